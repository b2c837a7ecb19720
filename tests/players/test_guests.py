"""Programs at the table: what one is asked, and that none that hangs, ends or talks nonsense stops a match."""

from __future__ import annotations

import json
import os
import re
import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from stich.match.game import Game
from stich.players import asked, program
from stich.players.base import Guest, PlayerError
from stich.players.guest import STRIKES, GuestPlayer, LetGoError, once
from stich.players.match import Seated, play_out
from stich.players.registry import make_player, names_in
from stich.rng import Random
from tests.specs_under_test import playable

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no program is seated there")

FIRST = r"""sed -un 's/^{"event": "decide", "legal": \[\("[^"]*"\).*/{"action": \1}/p'"""


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nobody is waited for so long as at a real table, and nobody is left."""
    monkeypatch.setattr(asked, "TO_START", 1.0)
    monkeypatch.setattr(asked, "GRACE", 0.0)
    yield
    assert not program._RUNNING


def seat(command: str, said: list[str] | None = None) -> GuestPlayer:
    made = make_player(f"exec:{command}", say=None if said is None else said.append)
    assert isinstance(made, GuestPlayer) and isinstance(made, Guest)
    return made


def play(guest: GuestPlayer, game: Game, deals: int = 1) -> list[int]:
    """What is done in a match of so many deals between a guest and chance."""
    state = game.start(5, deals=deals)
    try:
        for _ in play_out(state, Seated([guest, *(make_player("random") for _ in state.hands[1:])], 5)):
            pass
    finally:
        guest.close()
    assert state.over
    return list(state.history)


def test_a_program_plays() -> None:
    guest = seat(FIRST)
    done = play(guest, playable("karniffel"), 2)
    assert not guest.fouls

    class First:
        def choose(self, view: object, _rng: Random) -> int:
            return view.legal[0]  # type: ignore[attr-defined,no-any-return]

    assert done == play(GuestPlayer("first", _Here(First()), make_player("thumb")), playable("karniffel"), 2)


class _Here:
    """Somebody who is asked in this process."""

    def __init__(self, player: object) -> None:
        self.player = player

    def begin(self, seed: int, seat: int) -> None: ...

    def ask(self, view: object, rng: Random) -> int:
        return self.player.choose(view, rng)  # type: ignore[attr-defined,no-any-return]

    def close(self) -> None: ...


# What a program does wrong, and of which kind that is.
WRONG = [
    ("no-such-program-anywhere", {"not started"}, "cannot be started: No such file or directory"),
    ("sh -c 'echo broken pack >&2; exit 3'", {"ended"}, "has ended with status 3; its last words: `broken pack`"),
    ("sh -c 'read x; kill -9 $$'", {"ended"}, "was ended by signal 9"),
    ("sh -c 'exec >&-; exec sleep 100'", {"closed"}, "has closed its output"),
    ("sh -c 'exec <&- 2>&-; exec sleep 100'", {"closed", "too late"}, ""),
    ("20ms:sleep 100", {"too late"}, "does not answer within 1.02 s"),
    ("cat", {"nonsense"}, 'answers `{"event": "hello", "protocol": 1'),
    ("sh -c 'read x; echo hi; exec cat >/dev/null'", {"nonsense"}, "answers `hi`, which is not"),
    ("sh -c 'read x; echo 5; exec cat >/dev/null'", {"nonsense"}, "answers `5`, which is not"),
    ("sh -c 'read x; printf \"\\\\377\\\\n\"; exec cat >/dev/null'", {"nonsense"}, "answers `�`, which is not"),
    ("sed -un 's/.*decide.*/{\"action\": 7}/p'", {"nonsense"}, 'answers `{"action": 7}`'),
    ("sed -un 's/.*decide.*/{\"action\": \"C99\\\\u001b[31m\"}/p'", {"unknown"}, r"chooses `C99\x1b[31m`, which is no"),
    ("sed -un 's/.*decide.*/{\"action\": \"concede\"}/p'", {"unknown", "illegal"}, "chooses `concede"),
    ("sed -un 's/.*decide.*/{\"action\": \"AU face down\"}/p'", {"illegal"}, "chooses `AU face down`, which"),
    ("sed -un 's/.*decide.*/{\"action\": \"AU face down\"}\\n?/p'", {"illegal", "unasked"}, "chooses"),
    ("yes", {"nonsense", "unasked"}, "`y"),  # it may have said more before it is asked, or not yet
    ("sh -c 'yes | tr -d \"\\\\n\"'", {"too long", "unasked"}, "y"),  # likewise
    ("sh -c 'yes >&2; exec cat'", {"floods"}, "writes more than 1,000,000 bytes on its error stream"),
    ("sh -c 'sleep 100 & exec sleep 100'", {"too late"}, "does not answer within"),
    ("python3 -c 'print(\"[\" * 9000)'", {"nonsense", "unasked"}, "`[[["),
    ("python3 -c 'print(\"9\" * 9000)'", {"nonsense", "unasked"}, "`999"),
]  # fmt: skip


@pytest.mark.parametrize(("command", "kinds", "told"), WRONG, ids=[row[0] for row in WRONG])
def test_a_program_that_fails_forfeits_its_decisions(
    command: str, kinds: set[str], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asked, "USUAL", 0.1)
    monkeypatch.setattr(asked, "TO_START", 1.0 if told else 0.05)
    said: list[str] = []
    guest = seat(command, said)
    play(guest, playable("karniffel"))
    assert guest.fouls.keys() - {"not asked"} <= kinds and guest.fouls
    assert guest.fouls["not asked"] and guest.fouls.total() - guest.fouls["not asked"] == STRIKES
    assert re.match(r"the bot `exec:.*` \(player 1, deal 1, trick 1\) ", said[0]) and told in said[0]
    assert said[0].endswith("; another bot decides in its place")
    assert said[-1].endswith(f"has failed {STRIKES} times in a row; it is not asked again")
    assert all(line.isprintable() and len(line) < 600 for line in said)
    assert len(said) <= 1 + len(kinds)
    asked_so_far = guest.fouls.total() - guest.fouls["not asked"]
    guest.begin(6, 0)
    play(guest, playable("karniffel"))
    assert guest.fouls.total() - guest.fouls["not asked"] == asked_so_far, "it has never answered"


def test_a_failure_now_and_then_is_forgiven() -> None:
    """Every third answer is none; the program goes on where it is in step."""
    first = r"""a=${line#*: [\"}; a=${a%%\"*}"""
    answer = r"""echo "{\"action\": \"$a\"}" """
    answers = f"case $line in *decide*) n=$((n+1)); {first}; test $((n%3)) = 0 && a=none; {answer};; esac"
    guest = seat(f"sh -c {shlex.quote(f'n=0; while read -r line; do {answers}; done')}")
    play(guest, playable("karniffel"), 4)
    assert guest.fouls.keys() == {"unknown"} and guest.fouls["unknown"] > STRIKES


def test_one_that_ends_now_and_then_is_started_again(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    text = f"""echo >> {shlex.quote(str(starts))}; {FIRST.replace("sed -un", "sed -u -n -e 7q -e")}"""
    guest = seat(f"sh -c {shlex.quote(text)}")
    play(guest, playable("karniffel"), 4)
    assert guest.fouls.keys() == {"ended"}
    assert 2 < len(starts.read_text()) in (guest.fouls["ended"], guest.fouls["ended"] + 1)


def test_what_it_has_started_ends_with_it(tmp_path: Path) -> None:
    numbers = tmp_path / "numbers"
    text = f"sleep 1000 & echo $! >> {numbers}; echo $$ >> {numbers}; {FIRST}"
    guest = seat(f"sh -c {shlex.quote(text)}")
    play(guest, playable("elfern"))
    assert not guest.fouls
    found = list(map(int, numbers.read_text().split()))
    assert len(found) == 2
    until = time.monotonic() + 5
    while any(map(runs, found)) and time.monotonic() < until:
        time.sleep(0.01)
    assert not any(map(runs, found))


def test_it_may_be_let_go_by_whoever_does_not_wait_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen that is left asks in another thread; its pipes may be held by what has escaped."""
    monkeypatch.setattr(asked, "USUAL", 60.0)
    guest, state = seat("sh -c '(setsid sleep 3 || sleep 3) & exec sleep 100'"), playable("elfern").start(5, deals=1)
    faults: list[BaseException] = []

    def ask() -> None:
        try:
            guest.choose(state.view(state.to_act), Random(1))
        except LetGoError as fault:
            faults.append(fault)

    thread = Thread(target=ask)
    thread.start()
    until = time.monotonic() + 30
    while vars(guest._asked)["_program"] is None and time.monotonic() < until:
        time.sleep(0.01)
    guest.close()
    thread.join(20)
    assert len(faults) == 1 and not guest.fouls and not thread.is_alive()


def runs(number: int) -> bool:
    """Whether a process runs that has not ended, whoever waits for it."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        if Path("/proc/self").exists():
            return False
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


# --- what it is told --------------------------------------------------------------------------------------------------


def test_it_is_told_the_game_once_and_each_match(tmp_path: Path) -> None:
    guest, notes = seat(f"sh -c {shlex.quote(f'tee {tmp_path}/heard | {FIRST}')}"), tmp_path / "heard"
    game = playable("karniffel")
    for seed in (5, 6):
        seated = Seated([guest, *(make_player("random") for _ in range(3))], seed)
        for _ in play_out(game.start(seed, deals=1), seated):
            pass
    guest.close()
    lines = [json.loads(line) for line in notes.read_text().splitlines()]
    kinds = [line["event"] for line in lines]
    assert kinds[:3] == ["hello", "match", "decide"] and kinds.count("hello") == 1 and kinds.count("match") == 2
    one, other = (line["seed"] for line in lines if line["event"] == "match")
    assert one != other and {one, other}.isdisjoint({5, 6}) and max(one, other) < 1 << 53, "not the seed of the cards"
    asks = [line for line in lines if line["event"] == "decide"]
    assert all(len(line["legal"]) > 1 for line in asks), "where there is no choice nobody is asked"


# --- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("thumb, random", ["thumb", "random"]),
        ("exec:a 'b, c',random", ["exec:a 'b, c'", "random"]),
        ('exec:a "b, \\"c,",random', ['exec:a "b, \\"c,"', "random"]),
        ("exec:a b\\,c,random", ["exec:a b\\,c", "random"]),
        ("exec:a 'b\\',random", ["exec:a 'b\\'", "random"]),
        ("", [""]),
        (",", ["", ""]),
    ],
)
def test_a_comma_in_a_command_is_quoted(text: str, names: list[str]) -> None:
    assert names_in(text) == names


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("exec:", "`exec:` stands before a command"),
        ("exec", "`exec:` stands before a command"),
        ("exec:5s:", "`exec:` stands before a command"),
        ("exec:a 'b", "`a 'b` is no command: no closing quotation"),
        ("exec:0s:a", "a budget lasts from 1 ms"),
    ],
)
def test_what_is_no_command_is_refused(name: str, why: str) -> None:
    with pytest.raises(PlayerError, match=why):
        make_player(name)


def test_a_command_may_have_a_budget_of_its_own() -> None:
    assert [asked.own_budget(text)[1] for text in ("5s:a b", "100:a", "a:b", "a")] == ["a b", "a", "a:b", "a"]


def test_nothing_is_said_twice() -> None:
    said: list[str] = []
    say = once(said.append)
    for text in ("a", "b", "a"):
        say(text)
    once(None)("nobody listens")
    assert said == ["a", "b"]
