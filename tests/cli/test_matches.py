"""``stich run`` and ``stich replay``: matches told, recorded and verified."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from stich.match.record import Recorder
from stich.voice.transcript import Transcript
from tests.command import stich, within
from tests.specs_under_test import NAMES, SPECS, finished, playable


def test_the_same_seed_gives_the_same_transcript() -> None:
    first, second = (run("run", "knueffeln", "--seed", "7", "--deals", "2") for run in (stich, within))
    assert first.returncode == 0
    assert first.stdout == second.stdout
    assert "Deal 2, dealer: player" in first.stdout


def test_a_transcript_marks_the_winner_and_ends_with_the_result() -> None:
    lines = stich("run", "karniffel", "--seed", "7", "--deals", "1").stdout.splitlines()
    tricks = [line for line in lines if line.strip()[:2] in ("1.", "2.", "3.", "4.", "5.")]
    assert 3 <= len(tricks) <= 5
    assert all(line.count("*") == 1 for line in tricks)
    assert any("chosen: " in line and "face up" in line for line in lines)
    assert re.fullmatch(r"Players (1 and 3|2 and 4) win, points \d+–\d+", lines[-1])


def test_a_fresh_seed_is_printed_and_gives_the_match_again() -> None:
    done = stich("run", "karniffel", "--deals", "1")
    head, rest = done.stdout.split("\n", 1)
    word, seed = head.split()
    assert word == "seed:"
    assert stich("run", "karniffel", "--deals", "1", "--seed", seed).stdout == rest


def test_quiet_tells_only_the_end() -> None:
    done = stich("run", "karniffel", "--seed", "7", "--quiet")
    assert done.stdout.startswith("Karniffel, seed 7: ")
    assert done.stdout.count("\n") == 1


@pytest.mark.parametrize("deals", [["--deals", "2"], []])
def test_what_run_prints_as_data_replays(deals: list[str]) -> None:
    done = stich("run", "elfern", "--seed", "5", "--players", "random,thumb", "--format", "json", "--legal", *deals)
    head = json.loads(done.stdout.splitlines()[0])
    assert head["players"] == ["random", "thumb"]
    assert any("legal" in json.loads(line) for line in done.stdout.splitlines())
    replayed = within("replay", "-", input=done.stdout)
    assert replayed.returncode == 0, replayed.stdout
    assert "the record holds" in replayed.stdout


def test_a_record_is_written_and_verified(tmp_path: Path) -> None:
    path = str(tmp_path / "match.jsonl")
    told = stich("run", "karniffel", "--seed", "9", "--record", path)
    assert told.stdout.splitlines()[-1].startswith("Players ")
    done = within("replay", path, "--format", "json")
    assert done.returncode == 0
    data = json.loads(done.stdout)
    assert data["ok"]
    assert data["totals"][data["winner"]] == 7


def record(tmp_path: Path) -> list[str]:
    """The lines of a true record."""
    path = tmp_path / "match.jsonl"
    assert within("run", "karniffel", "--seed", "9", "--deals", "2", "--record", str(path), "--quiet").returncode == 0
    return path.read_text(encoding="utf-8").splitlines()


def test_a_record_is_refused_at_its_first_wrong_line(tmp_path: Path) -> None:
    lines = record(tmp_path)
    wrong = next(i for i, line in enumerate(lines) if '"event": "trick"' in line)
    event = json.loads(lines[wrong])
    event["winner"] = (event["winner"] + 1) % 4
    done = within("replay", "-", input="\n".join([*lines[:wrong], json.dumps(event), *lines[wrong + 1 :]]))
    assert done.returncode == 1
    assert done.stdout.startswith(f"<input>:{wrong + 1}: winner: ")
    data = json.loads(within("replay", "-", "--format", "json", input="\n".join(lines[:5])).stdout)
    assert (data["ok"], data["line"]) == (False, 6)


def test_a_record_of_an_unknown_spec_is_refused_but_not_opened(tmp_path: Path) -> None:
    lines = record(tmp_path)
    for name in ("karnifel", "/etc/passwd", "../specs/karniffel", "./karniffel.yaml", "\x1b[31m"):
        head = json.dumps({**json.loads(lines[0]), "spec": name})
        done = within("replay", "-", input="\n".join([head, *lines[1:]]))
        assert done.returncode == 1
        assert "<input>:1: the library has no spec " in done.stdout
        assert "\x1b" not in done.stdout


def test_a_record_can_be_held_against_another_spec(tmp_path: Path) -> None:
    lines = "\n".join(record(tmp_path))
    assert within("replay", "-", "--spec", str(SPECS / "karniffel.yaml"), input=lines).returncode == 0
    other = within("replay", "-", "--spec", "elfern", input=lines)
    assert other.returncode == 1
    assert "a record of 'karniffel', not of elfern" in other.stdout


@pytest.mark.parametrize("junk", [b"", b"\n\n", b"\xff\xfe\x00", b"{}", b"[]", b'{"event": "deal"}', b"[" * 10_000])
def test_junk_is_no_record(junk: bytes) -> None:
    done = within("replay", "-", input=junk)
    assert done.returncode == 1
    assert done.stdout.startswith("<input>:1: ")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs an endless file")
def test_an_endless_line_is_refused_without_reading_it_all() -> None:
    done = stich("replay", "/dev/zero")
    assert (done.returncode, done.stdout) == (1, "/dev/zero:1: too long for a line of a record\n")


@pytest.mark.parametrize("name", NAMES)
def test_every_event_of_every_spec_has_words(name: str) -> None:
    game = playable(name)
    state = finished(name, 4, 3, give_up_once_in=40)
    for seat in (None, 0):
        teller = Transcript(game, seat)
        lines = Recorder(game, state, 4, ["random"] * game.plan.players).lines()
        told = [words for line in lines for words in teller.tell(line)]
        assert told[0].endswith("seed 4")
        assert re.search(r", points [−\d][−\d–/ ]*$", told[-1])


def test_a_seat_is_told_nothing_that_it_may_not_know() -> None:
    game = playable("elfern")
    teller = Transcript(game, seat=1)
    deal = {"event": "deal", "number": 1, "dealer": 0, "hands": [[None], ["HK"]], "stock": [None], "face_up": []}
    trick = {"event": "trick", "number": 1, "leader": 1, "cards": [], "winner": 1}
    draw = {"event": "draw", "seat": 0, "card": None}
    down = {"event": "play", "seat": 0, "card": None, "face_down": True}
    told = [words.strip() for line in (deal, trick, draw, down) for words in teller.tell(line)]
    assert told[-2:] == ["drawn: player 1 a card", "player 1: a card led face down"]


def test_of_cards_dealt_after_the_bidding_a_seat_is_told_its_own() -> None:
    teller = Transcript(playable("belote"), seat=1)
    deal = {"event": "deal", "number": 1, "dealer": 0, "hands": [[]] * 4, "stock": [], "face_up": []}
    draws = [{"event": "draw", "seat": seat, "card": "HK" if seat == 1 else None} for seat in range(4)]
    lines = [deal, *draws, {"event": "pass", "seat": 2}]
    told = [words.strip() for line in lines for words in teller.tell(line)]
    assert told[-2:] == ["drawn: you HK", "player 3: pass"]


def told_end(name: str, *awards: tuple[str, int, int], **more: object) -> list[str]:
    """The words for the end of a deal with these awards: name, side, points."""
    given = [dict(zip(("name", "side", "points"), award, strict=True)) for award in awards]
    line = {"event": "deal_end", "number": 1, "tricks": [3, 2], "awards": given, "points": [0, 0], "totals": [4, 1]}
    return list(Transcript(playable(name)).tell({**line, "conceded": None, **more}))


def test_who_gets_who_pays_and_what_lies_in_a_pool_is_told() -> None:
    assert told_end("elfern", ("single", 1, 1)) == ["  single: player 2, 1 point", "  tricks 3–2, total 4–1"]
    assert told_end("hearts", ("faults", 0, 4), ("faults", 1, 9))[:2] == [
        "  faults: player 1, 4 points", "  faults: player 2, 9 points"
    ]  # fmt: skip
    assert told_end("elfern-pot", ("single", 0, 1), ("single", 1, -1))[0] == "  single: player 1 +1, player 2 −1"
    *paid, slate = told_end("elfern-pot", ("Ständer", 0, -1), ("pot", 1, 7), pools={"pot": 0})
    assert paid == ["  Ständer: player 1 −1 to pot", "  pot: player 2 +7 from pot"]
    assert slate == "  tricks 3–2, total 4–1, pot 0"


def test_what_is_gained_beside_the_cards_is_told() -> None:
    teller = Transcript(playable("elfern"))
    for event in ("bonus", "gain"):
        gained = {"event": event, "seat": 1, "name": "pair", "of": "honours", "points": 20}
        assert list(teller.tell(gained)) == ["  player 2: pair, 20 honours"]
        assert list(teller.tell({**gained, "points": 0})) == ["  player 2: pair"]
