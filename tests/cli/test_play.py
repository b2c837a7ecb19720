"""``stich play``: a person at the table of every spec, and at a real terminal."""

from __future__ import annotations

import io
import json
import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest

from stich.cli import play, play_plain
from stich.cli.console import Quit
from stich.cli.match import Wish
from stich.engine.state import State
from stich.engine.table import Stage
from stich.match.record import replay
from stich.messages.book import book_of
from stich.players.thumb import ThumbPlayer
from stich.table.desk import Desk
from stich.table.match import Sitting
from tests.command import stich, within
from tests.specs_under_test import NAMES, SPECS, path_of, playable
from tests.table.at_table import Slow, first, table_of, typed

PROMPT = re.compile(r"([^\r\n>]+)> $")


@pytest.fixture
def sit_down() -> Iterator[Callable[..., pexpect.spawn]]:
    """Starts the command in a pseudo-terminal; whatever still runs at the end is stopped."""
    started: list[pexpect.spawn] = []

    def start(*args: str) -> pexpect.spawn:
        child = pexpect.spawn(
            sys.executable,
            ["-m", "stich", "play", "--plain", *args],
            cwd=str(SPECS.parent),
            env={**os.environ, "PYTHONPATH": str(SPECS.parent / "interpreter"), "NO_COLOR": "1", "COLUMNS": "900"},
            encoding="utf-8",
            timeout=60,
            dimensions=(60, 300),
            echo=False,
        )
        child.delaybeforesend = None
        started.append(child)
        return child

    yield start
    for child in started:
        child.close(force=True)


def status(child: pexpect.spawn) -> int | None:
    """How the command ended; it must have shown no traceback."""
    child.expect(pexpect.EOF)
    assert "Traceback" not in child.before
    child.close()
    return None if child.exitstatus is None else int(child.exitstatus)


def shown(language: str, key: str, **blanks: str) -> str:
    """A message as it may stand on the screen, with something else in each blank."""
    marks = {name: chr(0xE000 + i) for i, name in enumerate(blanks)}
    text = re.escape(book_of(language).say(key, **marks))
    for name, mark in marks.items():
        text = text.replace(mark, blanks[name])
    return text


def answer(text: str, prompt: str, language: str = "en") -> str:
    """Something that can be done, read off what is shown before a prompt; nothing, where it may be left alone."""
    say = book_of(language).say
    if prompt not in [say(f"prompt-{what}") for what in ("card", "exchange", "answer", "meld")]:
        return ""
    swap = shown(language, "voice-exchanged", given=r"\S+", taken=r"\S+?")

    def found(key: str, **blanks: str) -> list[str]:
        each = re.findall(shown(language, key, **blanks), text, re.IGNORECASE)
        return [one if isinstance(one, str) else one[0] for one in each]

    exchanges = found("voice-may_exchange", offers=rf"({swap})(?:,.*|)")
    gives = found("voice-give_these", cards=r"(\S+)")
    says = []
    if prompt == say("prompt-answer"):
        blanks = {"name": r"[^:\r\n]+", "choices": r"([^\r\n]+)"}
        offer = [*found("voice-offer", **blanks), *found("offer-only", **blanks)][-1]
        says = [re.split(rf" \(|, | {say('or')} ", offer)[0]]
    plays = found("voice-may_play", cards=r"(\S+)")
    hand = found("voice-hand-own", cards=r"(\S+)")
    return str([*exchanges, *gives, *says, *plays, *hand][0])


def play_to_the_end(child: pexpect.spawn, language: str = "en") -> list[str]:
    """Play with the first thing that is offered, leaving partners alone; the prompts met."""
    met = []
    while child.expect([PROMPT, pexpect.EOF]) == 0:
        met.append(child.match.group(1))
        child.sendline(answer(child.before, met[-1], language))
    return met


class Person(io.TextIOBase):
    """Types the first thing that is offered in what has been shown since the last prompt, leaving partners alone."""

    def __init__(self) -> None:
        self.shown, self.met = io.StringIO(), list[str]()

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        text = self.shown.getvalue()
        self.shown.seek(0)
        self.shown.truncate()
        prompt = PROMPT.search(text)
        assert prompt, text
        self.met.append(prompt[1])
        return answer(text, prompt[1]) + "\n"


@pytest.mark.parametrize("name", NAMES)
def test_a_person_can_play_every_spec(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    person, path, game = Person(), tmp_path / "record.jsonl", playable(name)
    monkeypatch.setattr("sys.stdin", person)
    monkeypatch.setattr("sys.stdout", person.shown)
    assert play.play(game, (0,), Wish(8, 1, ["thumb"], str(path))) == 0
    assert person.met
    lines = path.read_text(encoding="utf-8").splitlines()
    *_, (last, _) = replay(game, lines)
    assert last.over
    assert json.loads(lines[0])["players"] == ["human", *["thumb"] * (game.plan.players - 1)]


@pytest.mark.parametrize(
    ("name", "language"),
    [("ecarte", "en"), ("hearts", "en"), ("karniffel", "en"), ("ombre", "en"),
     ("hearts", "de"), ("karniffel", "de"), ("hearts", "ru"), ("karniffel", "ru")],
)  # fmt: skip
def test_a_person_can_play_at_a_terminal(
    sit_down: Callable[..., pexpect.spawn], name: str, language: str, tmp_path: Path
) -> None:
    path = tmp_path / "record.jsonl"
    child = sit_down(name, "--seed", "8", "--deals", "1", "--record", str(path), "--language", language)
    met = play_to_the_end(child, language)
    ending = {"en": r"(w|W)ins?, points ", "de": r"gewinn(t|en|st), Punkte ", "ru": r"[Вв]ыигр.*, счёт "}
    assert re.search(ending[language], child.before.splitlines()[-1])
    child.close()
    assert child.exitstatus == 0
    assert met
    assert within("replay", str(path)).returncode == 0
    head = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    assert head["players"] == ["human", *["greedy"] * (playable(name).plan.players - 1)]


def seed_where(name: str, fits: Callable[[State], bool]) -> str:
    """A seed with which the match begins with a decision that fits."""
    return next(str(seed) for seed in range(1000) if fits(playable(name).start(seed)))


def test_what_cannot_be_done_is_explained_and_asked_again(sit_down: Callable[..., pexpect.spawn]) -> None:
    seed = seed_where("knueffeln", lambda state: state.to_act == 1 and state.stage == Stage.TRICK)
    state = playable("knueffeln").start(int(seed))
    missing = next(card for card in range(48) if card not in state.hands[1])
    child = sit_down("knueffeln", "--seed", seed, "--seat", "1")
    child.expect("card> ")
    child.sendline("xyzzy")
    child.expect("`xyzzy` is not understood")
    child.expect("card> ")
    child.sendline(playable("knueffeln").action_name(missing))
    child.expect(f"{playable('knueffeln').action_name(missing)} is not in your hand")
    child.expect("card> ")
    child.sendline(playable("knueffeln").action_name(state.hands[1][0]) + " face down")
    child.expect("a card may not be led face down now")
    child.expect("card> ")
    child.sendline("concede")
    child.expect("the deal may not be given up now")
    child.expect("card> ")
    child.sendline("q")
    child.close()


def test_only_the_director_of_a_side_gives_a_deal_up(sit_down: Callable[..., pexpect.spawn]) -> None:
    seed = seed_where("knueffeln", lambda state: state.to_act == 2 and state.stage == Stage.TRICK)
    child = sit_down("knueffeln", "--seed", seed, "--seat", "2")
    child.expect("card> ")
    child.sendline("concede")
    child.expect("only the director of your side, your partner, may give the deal up")
    child.sendline("q")
    assert status(child) == 0


def test_a_guard_is_explained_with_its_place(sit_down: Callable[..., pexpect.spawn]) -> None:
    def barred(state: State) -> list[int]:
        return [card for card in state.hands[0] if state.to_act == 0 and card not in state.legal_actions()]

    seed = seed_where("karnoeffel", lambda state: bool(barred(state)))
    child = sit_down("karnoeffel", "--seed", seed)
    child.expect("You may play: .*card> ")
    child.sendline(playable("karnoeffel").action_name(barred(playable("karnoeffel").start(int(seed)))[0]).lower())
    child.expect(r"the Devil may not be led to the first trick; you may play: [A-Z0-9 ]+  \[karnoeffel.yaml:\d+\]")
    child.sendline("q")
    assert status(child) == 0


def test_the_sheet_and_the_help_can_be_asked_for(sit_down: Callable[..., pexpect.spawn]) -> None:
    def acorns_and_hearts(state: State) -> bool:
        return "".join(state.plan.game.deck.suits[suit] for suit in sorted(state.bound[0])) == "AH"

    child = sit_down("karniffel", "--seed", seed_where("karniffel", acorns_and_hearts), "--seat", "1")
    child.expect(PROMPT)
    child.sendline("?")
    child.expect(r"1\. .*: A7 H7   in force: when it is led; takes: all lower powers and all plain cards")
    child.expect("a chosen seven may not be led to the first trick")
    child.sendline("h")
    child.expect("the powers under the suits now chosen")
    child.sendline("q")
    child.expect("You leave the table")
    assert status(child) == 0


def test_a_director_sees_and_orders_his_partner(sit_down: Callable[..., pexpect.spawn], tmp_path: Path) -> None:
    path = tmp_path / "record.jsonl"
    seed = seed_where("karniffel", lambda state: state.to_act == 3 and state.stage == Stage.TRICK)
    hands = playable("karniffel").start(int(seed)).hands
    mine, others = (playable("karniffel").action_name(hands[seat][0]) for seat in (0, 1))
    child = sit_down("karniffel", "--seed", seed, "--deals", "1", "--record", str(path))
    child.expect("concede, or Enter to play on> ")
    child.sendline(mine)
    child.expect("it is not your turn")
    child.sendline("")
    child.expect("card> ")
    child.sendline(mine.lower())
    child.expect(r"hand of your partner: ([^\r\n]+)\r\n(.*\r\n)*card for your partner, or Enter to leave it> ")
    cards = child.match.group(1).split()
    child.sendline(others)
    child.expect(f"{others} is not in the hand of your partner")
    child.sendline(cards[-1])
    child.expect(rf"1\. .*your partner {cards[-1]}")
    play_to_the_end(child)
    assert within("replay", str(path)).returncode == 0
    plays = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if '"play"' in line]
    assert next(play["card"] for play in plays if play["seat"] == 2) == cards[-1]


def test_a_partner_whose_hand_is_hidden_follows_an_order_if_he_can(sit_down: Callable[..., pexpect.spawn]) -> None:
    child = sit_down("knueffeln", "--seed", "12", "--deals", "1")
    while child.expect([PROMPT, "hand of your partner"]) == 0:
        if child.match.group(1) == "card for your partner, or Enter to leave it":
            break
        child.sendline(answer(child.before, child.match.group(1)))
    mine = re.findall(r"your hand: (\S+)", child.before)[-1]
    child.sendline(mine)  # what I hold he cannot hold
    child.expect("your partner cannot do that, and plays as seems best")
    child.sendline("q")
    assert status(child) == 0


def test_talk_is_recorded_and_binds_nobody(tmp_path: Path) -> None:
    path, spec = tmp_path / "record.jsonl", tmp_path / "talk.yaml"
    spec.write_text("format: 1\ngame: talk\nextends: karniffel\nseats: {partners: {talk: free}}\n", "utf-8")
    args = ["--seed", "7", "--deals", "1", "--record", str(path)]
    done = stich("play", str(spec), *args, input="say go\x1b on\nconcede\nyes\n")
    assert done.returncode == 0
    assert "you: “go\\x1b on”" in done.stdout
    assert {"event": "say", "seat": 0, "text": "go\x1b on"} in map(json.loads, path.read_text().splitlines())
    assert within("replay", str(path), "--spec", str(spec)).returncode == 0


def test_talk_needs_a_game_that_allows_it() -> None:
    done = within("play", "elfern", "--seed", "7", input="say hello\n")
    assert "this game does not allow talk" in done.stdout


@pytest.mark.parametrize("input", ["", "q\n", "quit\n", "h\nq", "x" * 10_000])
def test_leaving_is_quiet(input: str) -> None:
    done = within("play", "knueffeln", "--seed", "1", input=input)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("You leave the table.\n")


def test_nothing_hidden_is_shown(sit_down: Callable[..., pexpect.spawn]) -> None:
    child = sit_down("elfern", "--seed", "4", "--deals", "1")
    child.expect("card> ")
    state = playable("elfern").start(4, deals=1)
    shown = set(re.split(r"[\s,*]+", child.before))
    own, other = (set(playable("elfern").model.deck.names(hand)) for hand in state.hands)
    assert own <= shown
    played = {playable("elfern").model.deck.cards[card] for card in range(32)} & shown - own
    assert len(played & other) <= 1, "at most the card that the other seat led"
    child.sendline("q")
    assert status(child) == 0


def test_who_is_of_a_secret_party_is_told_when_it_is_known() -> None:
    spec = str(path_of("secret-partners"))
    done = within("play", spec, "--seed", "3", "--deals", "1", input="\n".join(["?"] * 2 + ["q"]))
    state = playable("secret-partners").start(3, deals=1)
    re, kontra = state.view(0).parties
    assert not re.all and not kontra.all
    told = f"  {'re' if re.seats else 'kontra'}: you, and whoever else\n"
    assert told in done.stdout
    assert "player 2, and" not in done.stdout


# --- at the table -----------------------------------------------------------------------------------------------------


def test_what_is_taken_back_leaves_the_record_too(tmp_path: Path) -> None:
    path = tmp_path / "record.jsonl"
    first = ["play", "karnoeffel", "--seed", "5", "--record", str(path), "--no-talk"]
    assert within(*first, input="L10\nundo\nHK\nq\n").returncode == 0
    lines = list(map(json.loads, path.read_text("utf-8").splitlines()))
    assert [line["card"] for line in lines if line["event"] == "play" and line["seat"] == 0] == ["HK"]
    again = within("play", "karnoeffel", "--resume", str(path), "--no-talk", input="undo\nL10\nq\n")
    assert "taken back" in again.stdout
    plays = [json.loads(line) for line in path.read_text("utf-8").splitlines() if '"play"' in line]
    assert [play["card"] for play in plays if play["seat"] == 0] == ["L10"]
    assert "the record stops before the match is over" in within("replay", str(path)).stdout


def test_a_match_is_saved_and_never_over_another_file(tmp_path: Path) -> None:
    path = tmp_path / "saved.jsonl"
    done = within("play", "karnoeffel", "--seed", "5", input=f"L10\nsave {path}\nsave {path}\nq\n")
    assert f"the match so far is written to {path}" in done.stdout
    assert "is there already; it is left as it is" in done.stdout
    assert '"trick"' in path.read_text("utf-8")
    assert "last trick, no. 1" in within("play", "karnoeffel", "--resume", str(path), input="last\nq\n").stdout


def test_only_a_person_goes_on_with_a_match_of_people(tmp_path: Path) -> None:
    path = tmp_path / "bots.jsonl"
    within("run", "karnoeffel", "--seed", "5", "--deals", "1", "--record", str(path))
    path.write_text("".join(path.read_text("utf-8").splitlines(True)[:9]), "utf-8")
    done = within("play", "karnoeffel", "--resume", str(path))
    assert done.returncode == 2 and "only bots play in it" in done.stderr


def test_several_people_sit_down_one_after_the_other() -> None:
    done = within("play", "karniffel", "--seed", "11", "--seat", "0,1", input="\n" * 3 + "h\nq\n")
    first, covered, second = done.stdout.partition("player 2 alone before the screen: press Enter> ")
    assert covered and "you (human)" in first
    assert "hand of your partner" not in second.split("card>")[0].split("hand:")[-1]
    assert done.returncode == 0


@pytest.mark.parametrize(
    ("typed", "told"),
    [("why", "no trick has been played yet"), ("undo", "nothing of yours"), ("hint", "a bot would do this: "),
     ("rules", "At a glance"), ("score", "total: you and your partner 0, players 2 and 4 0"),
     ("forced", "forced cards are played by themselves"), ("save missing/x", "cannot be written"),
     ("talk", "1. I hold this: Karnöffel"), ("table", "your hand: ")],
)  # fmt: skip
def test_what_is_asked_beside_the_play_is_answered(typed: str, told: str) -> None:
    done = within("play", "karnoeffel", "--seed", "5", input=f"{typed}\nq\n")
    assert told in done.stdout.partition("card> ")[2]


@pytest.mark.long
@pytest.mark.parametrize("name", ["knueffeln", "karniffel", "karnoeffel", "elfern"])
def test_a_whole_match_is_played_line_by_line(
    sit_down: Callable[..., pexpect.spawn], name: str, tmp_path: Path
) -> None:
    path = tmp_path / "record.jsonl"
    child = sit_down(name, "--seed", "3", "--record", str(path))
    play_to_the_end(child)
    assert re.search(r"([Yy]ou|partner) win, |\d wins?, ", child.before.splitlines()[-1])
    assert status_at_end(child) == 0
    assert within("replay", str(path)).returncode == 0


def status_at_end(child: pexpect.spawn) -> int | None:
    child.close()
    return None if child.exitstatus is None else int(child.exitstatus)


def test_a_line_says_who_thinks_for_long(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """At a terminal; what is piped has no such line."""
    monkeypatch.setattr(play_plain, "SLOW", 0.05)
    for at_terminal in (True, False):
        monkeypatch.setattr(play_plain, "is_terminal", lambda _, there=at_terminal: there)
        monkeypatch.setattr("sys.stdin", io.StringIO("\n"))
        table = table_of("elfern", 5)
        table.sitting = Sitting({seat: Slow(0.3) for seat in table.sitting.bots}, table.sitting.names)
        typed(table, first(table))
        with pytest.raises(Quit):
            play_plain.PlainTable(table, Desk(table, ThumbPlayer()), str, None).play()
        assert ("  player 2 is thinking …" in capsys.readouterr().out.splitlines()) == at_terminal
