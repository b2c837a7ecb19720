"""``stich replay``: a record told step by step, as a page, and as PBN."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

from stich.match.record import Recorder
from stich.messages.known import LANGUAGES
from stich.voice.minutes import minutes
from tests.command import within
from tests.records import record
from tests.specs_under_test import PLAYED, finished, playable


@pytest.fixture(autouse=True)
def where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files are named from where they lie, a record among them."""
    monkeypatch.chdir(tmp_path)
    Path("r.jsonl").write_text("\n".join(record()) + "\n", "utf-8")


# --- as a page --------------------------------------------------------------------------------------------------------


def cells(row: str) -> list[str]:
    return re.split(r"(?<!\\) \| ", row.removeprefix("| ").removesuffix(" |"))


OFTEN = [pytest.param(name, marks=() if i % 4 == 0 else pytest.mark.long) for i, name in enumerate(PLAYED)]


@pytest.mark.parametrize("name", OFTEN)
def test_a_page_of_any_game_tells_every_trick_and_who_took_it(name: str) -> None:
    """In each language in turn; the tables are whole, and what the transcript says stands there too."""
    game, state = playable(name), finished(name, 4, 1, give_up_once_in=40)
    lines = list(Recorder(game, state, 4, ["a|b"] * game.plan.players).lines())
    page = list(minutes(game, lines, LANGUAGES[PLAYED.index(name) % len(LANGUAGES)]))
    won = [line for line in lines if line["event"] == "trick"]
    rows = [cells(row) for row in page if re.match(r"\| \d+ \|", row)]
    marked = [[seat for seat, cell in enumerate(row[1:-1]) if cell.startswith("**")] for row in rows]
    finished_rows = [row for row in marked if row]
    assert finished_rows == [[line["winner"]] for line in won if line["winner"] is not None]
    assert {len(row) for row in rows} <= {game.plan.players + 2}
    assert page[0].startswith("# ") and sum(line.startswith("## ") for line in page) >= 1
    assert sum("a\\|b" in line for line in page) == game.plan.players
    assert not any(not a and not b for a, b in pairwise(page))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_printed_and_written(language: str) -> None:
    told = within("replay", "r.jsonl", "--format", "markdown", "--language", language)
    assert told.returncode == 0 and told.stdout.count("\n| --- |") == 1 + 2 * 2
    wrote = within("replay", "r.jsonl", "--format", "markdown", "--language", language, "--output", "p.md")
    assert (wrote.returncode, wrote.stdout) == (0, "")
    assert Path("p.md").read_text("utf-8") == told.stdout
    again = within("replay", "r.jsonl", "--format", "markdown", "--output", "p.md")
    assert again.returncode == 2 and "is there already" in again.stderr
    own = within("replay", "r.jsonl", "--format", "markdown", "--output", "r.jsonl", "--force")
    assert own.returncode == 2 and "is read by this command" in own.stderr


def test_a_page_says_where_the_record_stops() -> None:
    Path("r.jsonl").write_text("\n".join(record()[:12]) + '\n{"event": "pl', "utf-8")
    told = within("replay", "r.jsonl", "--format", "markdown")
    assert told.returncode == 0 and "*The record stops here, before the match is over.*" in told.stdout
    assert within("replay", "r.jsonl").returncode == 1


@pytest.mark.parametrize("form", [["--format", "markdown"], ["--format", "pbn"], ["--step"]])
def test_nothing_is_told_of_a_record_that_does_not_hold(form: list[str]) -> None:
    lines = [*record()[:9], record()[9].replace('"winner": ', '"winner": 7'), *record()[10:]]
    bad = next(i for i, line in enumerate(lines) if '"event": "trick"' in line)
    lines[bad] = lines[bad].replace('"number": 1', '"number": 2')
    Path("r.jsonl").write_text("\n".join(lines), "utf-8")
    done = within("replay", "r.jsonl", *form)
    assert done.returncode == 1 and done.stdout.startswith("r.jsonl:") and done.stdout.count("\n") == 1


# --- step by step -----------------------------------------------------------------------------------------------------


def stepped(text: str, *more: str) -> list[str]:
    done = within("replay", "r.jsonl", "--step", *more, input=text)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_a_record_is_told_step_by_step() -> None:
    told = stepped("\n" * 400)
    whole = within("replay", "r.jsonl", "--step", input="\n" * 400).stdout
    for line in record():
        data = json.loads(line)
        if data["event"] == "play":
            assert f"player {data['seat'] + 1}: {data['card']}" in whole
    assert told[0].startswith("Enter: on; b: back;") and told[1].startswith("Karniffel")
    assert "this is where the record ends" in whole


def test_it_goes_back_and_to_a_deal() -> None:
    there = stepped("d 2\nq\n")
    assert any("Deal 2" in line for line in there) and not any("Deal 1" in line for line in there)
    assert stepped("2\nq\n") == there
    back = stepped("2\n1\nb\nq\n")
    assert sum("Deal 1" in line for line in back) == 1
    assert any("this is where the record begins" in line for line in stepped("b\nq\n"))
    assert any("there is no deal 99 in this record" in line for line in stepped("99\nq\n"))
    assert sum(line.endswith("q: stop") for line in stepped("what?\nq\n")) == 2


def test_it_stops_where_the_input_ends() -> None:
    assert stepped("")[-1] == "> "
    assert "Eingabe: weiter" in stepped("", "--language", "de")[0]


def test_a_record_that_is_not_over_can_be_stepped_through() -> None:
    Path("r.jsonl").write_text("\n".join(record()[:12]), "utf-8")
    assert any("this is where the record ends" in line for line in stepped("\n" * 40))


# --- PBN --------------------------------------------------------------------------------------------------------------


def whist(spec: str = "whist", deals: int = 2) -> list[str]:
    """The lines of PBN of a match."""
    run = ("run", spec, "--seed", "3", "--deals", str(deals), "--players", "random,thumb", "--quiet", "--force")
    assert within(*run, "--record", "w.jsonl").returncode == 0
    done = within("replay", "w.jsonl", "--format", "pbn")
    assert done.returncode == 0
    return done.stdout.splitlines()


@pytest.mark.parametrize("spec", ["whist", "whist-no-trump", "hearts"])
def test_a_match_with_the_pack_and_the_table_of_bridge_is_written_as_pbn_and_verified(spec: str) -> None:
    lines = whist(spec)
    assert lines[:2] == ["% PBN 2.1", "% EXPORT"]
    Path("w.pbn").write_text("\n".join(lines), "utf-8")
    done = within("replay", "w.pbn", "--spec", spec)
    assert (done.returncode, done.stdout) == (0, "w.pbn: 2 boards: 2 hold (26 tricks)\n")
    data = json.loads(within("replay", "w.pbn", "--spec", spec, "--format", "json").stdout)
    assert (data["ok"], data["hold"], data["tricks"]) == (True, 2, 26)


CALLED = """\
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Declarer "E"]
[Contract "3D"]
[Result "9"]
[Score "EW 110"]
[Auction "N"]
Pass 1D Pass 3D AP

"""


def test_what_the_tags_of_a_board_say_is_held_against_one_another() -> None:
    wrong = CALLED.replace('"1"', '"2"').replace('"EW 110"', '"EW 140"')
    Path("a.pbn").write_text(CALLED + wrong, "utf-8")
    done = within("replay", "a.pbn", "--spec", "whist")
    says = "the score is 140 for EW, and 3D by E, 9 tricks, not vulnerable give 110"
    assert done.returncode == 1 and done.stdout.splitlines() == [
        f"a.pbn:17: board 2: {says}",
        "a.pbn: 2 boards: 0 hold (0 tricks); in 1 the auction gives the contract; "
        "in 1 contract and result give the score; 1 left out (no cards); 1 do not hold",
    ]
    found = json.loads(within("replay", "a.pbn", "--spec", "whist", "--format", "json").stdout)
    assert (found["auction"], found["score"]) == (1, 1)
    assert found["faults"] == [{"line": 17, "board": "2", "message": says}]


def test_the_cards_of_pbn_can_be_played_again() -> None:
    Path("w.pbn").write_text("\n".join(whist("whist-no-trump", 1)), "utf-8")
    assert within("run", "hearts", "--seed", "9", "--deal", "w.pbn", "--quiet", "--record", "h.jsonl").returncode == 0
    deals = [[json.loads(x) for x in Path(name).read_text("utf-8").splitlines()] for name in ("w.jsonl", "h.jsonl")]
    first, second = (next(line["hands"] for line in lines if line["event"] == "deal") for lines in deals)
    assert list(map(sorted, first)) == list(map(sorted, second))


@pytest.mark.parametrize("spec", ["skat", "elfern", "ombre"])
def test_no_other_game_is(spec: str) -> None:
    assert within("run", spec, "--seed", "3", "--deals", "1", "--quiet", "--record", "o.jsonl").returncode == 0
    done = within("replay", "o.jsonl", "--format", "pbn", "--output", "o.pbn")
    assert done.returncode == 1 and "PBN knows one" in done.stdout and not Path("o.pbn").exists()


def test_what_does_not_hold_is_told_with_board_and_line() -> None:
    lines = whist()
    first = next(i for i, line in enumerate(lines) if line.startswith("[Play")) + 1
    for change, says in (
        (lambda row: " ".join([row.split()[1], row.split()[0], *row.split()[2:]]), "hold"),  # another column
        (lambda row: row.replace(row.split()[1], lines[first + 1].split()[1]), "board 1: trick"),
    ):
        Path("w.pbn").write_text("\n".join([*lines[:first], change(lines[first]), *lines[first + 1 :]]), "utf-8")
        assert says in within("replay", "w.pbn", "--spec", "whist").stdout
    result = next(i for i, line in enumerate(lines) if line.startswith("[Tricks"))
    Path("w.pbn").write_text("\n".join([*lines[:result], '[Tricks "NS 13 EW 0"]', *lines[result + 1 :]]), "utf-8")
    done = within("replay", "w.pbn", "--spec", "whist")
    assert done.returncode == 1 and "w.pbn:4: board 1: NS has 13 tricks by the result" in done.stdout


@pytest.mark.parametrize(
    ("name", "text", "status", "says"),
    [
        ("a.pbn", "", 1, "a.pbn:1: no board of PBN is here"),
        ("a.pbn", "\x00\x01", 2, "`a.pbn` is no text"),
        ("a.pbn", "words", 1, "a.pbn:1: no board of PBN is here"),
        ("a.pbn", '[Event "x', 1, "a.pbn:1: not a tag"),
        ("a.pbn", '[Event "x"]\n{ never closed', 1, "a.pbn:2: a comment has no end"),
        ("a.pbn", '[Deal "N:AK - -"]', 1, "a.pbn:1: the deal is not written as in"),
        ("any", '% PBN 2.1\n[Event ""]', 0, "any: 1 board: 0 hold (0 tricks); 1 left out (no cards)"),
    ],
)
def test_what_is_no_board_is_told(name: str, text: str, status: int, says: str) -> None:
    Path(name).write_text(text, "utf-8")
    done = within("replay", name, "--spec", "whist")
    assert done.returncode == status and says in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("replay w.pbn", "`w.pbn` is PBN, which names no rules; name them with --spec"),
        ("replay w.pbn --spec skat", "PBN knows one pack, of 52 French cards"),
        ("replay w.pbn --spec whist --step", "a file of PBN is verified; it cannot be told so"),
        ("replay w.pbn --spec whist --format markdown", "a file of PBN is verified"),
        ("replay r.jsonl --step --format json", "leave out --format and `-`"),
        ("replay - --step", "leave out --format and `-`"),
        ("replay r.jsonl --output x", "--output goes with --format markdown or pbn"),
    ],
)
def test_what_does_not_go_together_is_told(line: str, says: str) -> None:
    Path("w.pbn").write_text('[Event "x"]\n', "utf-8")
    done = within(*line.split())
    assert (done.returncode, done.stdout) == (2, "") and says in done.stderr
