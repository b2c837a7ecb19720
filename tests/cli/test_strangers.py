"""Programs that fail at the table: whoever looks on is told who, what and where, and how often in the end."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from stich.cli.match import warn
from tests.cli.test_play_full import Screen
from tests.command import within

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no program is seated there")

CRASHES = "exec:sh -c 'echo no book >&2; exit 3'"
SHORT = "the bot `exec:sh -c 'echo no book >&2; exit 3'`"
FAULT = "has ended with status 3; its last words: `no book`; another bot decides in its place"


def test_a_match_of_bots_goes_on_and_says_who_failed_where() -> None:
    done = within("run", "elfern", "--seed", "5", "--deals", "1", "--players", f"{CRASHES},random")
    assert done.returncode == 0 and "win" in done.stdout
    first, second, last = done.stderr.splitlines()
    assert first == f"warning: {SHORT} (player 1, deal 1, trick 1) {FAULT}"
    assert second == f"warning: {SHORT} (player 1) has failed 3 times in a row; it is not asked again"
    assert last == f"warning: {SHORT} forfeited 16 decisions: 3 ended, 13 not asked"


def test_what_is_no_card_is_told_with_the_deal_in_which_it_was_chosen() -> None:
    sixth = r"""n=0; while read -r x; do case $x in *decide*) n=$((n+1)); a=${x#*: [\"}; a=${a%%\"*};"""
    answers = sixth + r""" test $n = 9 && a=C99; echo "{\"action\": \"$a\"}";; esac; done"""
    players = f"exec:sh -c '{answers}',random"
    done = within("run", "elfern", "--seed", "5", "--deals", "2", "--players", players)
    told = [line.partition("` (")[2] for line in done.stderr.splitlines() if "chooses" in line]
    assert told == [
        "player 1, deal 1, trick 9) chooses `C99`, which is no action of this game; another bot decides in its place"
    ]
    assert done.stderr.splitlines()[-1].endswith("forfeited 1 decision: 1 unknown")


def test_a_tournament_counts_what_was_forfeited() -> None:
    done = within("tournament", "elfern", "--seed", "5", "--deals", "2", "--players", f"{CRASHES},random")
    assert done.returncode == 0 and done.stderr.count("has ended with status 3") == 1
    row = next(line for line in done.stdout.splitlines() if line.startswith("exec:") and "not asked" in line)
    assert "3 ended, " in row


def test_a_person_plays_on() -> None:
    hand = "".join(f"{line}\n" for line in ("h",) * 3)
    done = within("play", "whist", "--seat", "3", "--seed", "5", "--deals", "1", "--players", CRASHES, input=hand)
    *told, last = done.stderr.splitlines()
    assert told[0] == f"warning: {SHORT} (player 1, deal 1, trick 1) {FAULT}" and len(told) == 2
    assert last == f"warning: {SHORT} forfeited 2 decisions: 2 ended", "the third had but one card to play"


def test_on_a_screen_it_is_shown_and_told_again_after_it(capsys: pytest.CaptureFixture[str]) -> None:
    shown: list[str] = []
    with warn.on_screen(shown.append):
        warn("a")
        warn("b")
    assert (shown, capsys.readouterr().err) == (["a", "b"], "warning: a\nwarning: b\n")
    warn("c")
    assert (shown, capsys.readouterr().err) == (["a", "b"], "warning: c\n")


@pytest.fixture
def screen(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Screen]:
    """A whole screen with such programs at the table."""
    options = ("whist", "--seat", "3", "--seed", "5", "--deals", "1", "--pace", "0", "--players", request.param)
    screen = Screen(*options, home=tmp_path)
    yield screen
    screen.child.close(force=True)


@pytest.mark.long
@pytest.mark.parametrize("screen", [CRASHES], indirect=True)
def test_a_whole_screen_shows_it_and_tells_it_again(screen: Screen) -> None:
    screen.until("has ended with status")
    screen.until("Your turn")
    screen.type("\x11")
    assert screen.status() == 0
    after = screen.raw[screen.raw.rindex("\x1b[?1049l") :]  # when the screen is gone
    after = " ".join(after.split())
    assert "(player 1, deal 1, trick 1) has ended" in after and after.endswith("forfeited 2 decisions: 2 ended")


@pytest.mark.long
@pytest.mark.parametrize("screen", ["exec:sleep 1000"], indirect=True)
@pytest.mark.parametrize(("key", "status"), [("\x03", 130), ("\x11", 0)])
def test_whoever_leaves_waits_for_no_program(screen: Screen, key: str, status: int) -> None:
    screen.until("Enter: play")
    screen.read(1)
    begun = time.monotonic()
    screen.type(key)
    assert screen.status() == status and time.monotonic() - begun < 15
    assert "forfeited" not in screen.raw, "it was let go"
