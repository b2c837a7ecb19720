"""``stich solve``: deals of a seed, of a file and of a record, told and as data; wrong input, and Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import sys
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest

from tests.command import INTERRUPTIBLE, ROOT, process, within
from tests.shared import known_games

PROBLEM = """\
dealer: 3
hands:
  0: B5 B3 LK
  1: [BU, H7]
"""
SEVERAL = """\
deals:
  - {hands: {0: B5}}
  - {hands: {0: BU}}
"""


@pytest.fixture(autouse=True)
def where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files are named from where they lie."""
    monkeypatch.chdir(tmp_path)


PLAYED = {"karnoeffel": "random", "sixty-six": "thumb", "truc": "random", "hearts": "random", "whist": "thumb"}


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with records of three deals, by games."""
    folder = tmp_path_factory.mktemp("records")
    for game, players in PLAYED.items():
        args = [game, "--seed", "7", "--deals", "3", "--players", players, "--quiet"]
        assert within("run", *args, "--record", str(folder / f"{game}.jsonl")).returncode == 0
    return folder


def solved(*args: str) -> list[str]:
    """What is told, line by line."""
    done = within("solve", *args)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout.splitlines()


def data(*args: str) -> list[dict[str, Any]]:
    """The same as data, an object a deal; how many positions were looked at hangs on what was solved before."""
    found = [json.loads(line) for line in solved(*args, "--format", "json")]
    assert all(each.pop("positions") > 0 for each in found)
    return found


def refused(*args: str) -> str:
    done = within("solve", *args)
    assert (done.returncode, done.stdout) in ((1, ""), (2, "")) and done.stderr.startswith("error: ")
    return f"{done.returncode} {done.stderr.removeprefix('error: ')}"


# --- what is told -----------------------------------------------------------------------------------------------------


def test_a_deal_is_told_with_what_it_is_worth_and_what_is_best() -> None:
    told = solved("karnoeffel", "--seed", "7")
    assert told[0] == "Karnöffel (karnoeffel), seed 7"
    assert told[3] == "Deal 1, dealer: player 1"
    assert told[-4:] == [
        "Points less those of the others, if all play their best",
        "  players 1 and 3: −1",
        "  players 2 and 4: +1",
        "Best for player 2: A5, LK, LO, L6, B3",
    ]


def test_the_same_as_data() -> None:
    (found,) = data("karnoeffel", "--seed", "7", "--every", "--line")
    assert found["worth"] == [{"seats": [0, 2], "points": -1}, {"seats": [1, 3], "points": 1}]
    assert (found["to_act"], found["best"]) == (1, ["A5", "LK", "LO", "L6", "B3"])
    assert [each["move"] for each in found["moves"]] == found["best"] and len(found["line"]) == 12
    assert [len(hand) for hand in found["hands"]] == [5] * 4


def test_a_line_is_told_to_the_end_of_the_deal() -> None:
    told = solved("karnoeffel", "--seed", "7", "--line")
    line = told[told.index("A line in which all play their best") + 1 :]
    assert line[0].startswith("   1.  player 2 A5 ") and line[-2:] == [
        "  win: players 2 and 4, 1 point",
        "  tricks 0–3, total 0–1",
    ]


def test_bots_play_until_nobody_holds_more_than_so_many_cards() -> None:
    told = solved("whist", "--seed", "4", "--cards", "3", "--players", "random,thumb", "--every")
    hands = [line.partition(": ")[2].split() for line in told if line.startswith("  hand of ")]
    assert [len(hand) for hand in hands] == [3] * 4
    tricks = [line for line in told if line[:5].strip().removesuffix(".").isdecimal() and line[:4].strip()]
    assert len(tricks) == 10
    best = next(line for line in told if line.startswith("Best for "))
    others = told[told.index(best) + 1 :]
    assert all(line.startswith("  ") and line[2] in "+−0" for line in others)
    named = {card for line in [best, *others] for card in line.partition(": ")[2].split(", ")}
    assert {*named} in ({*hand} for hand in hands)


def test_seeds_follow_on_one_another() -> None:
    both = data("karnoeffel", "--seed", "6", "--deals", "2")
    assert [found["seed"] for found in both] == [6, 7]
    assert both[1:] == data("karnoeffel", "--seed", "7")


def test_a_fresh_seed_is_said_and_gives_the_same_again() -> None:
    done = within("solve", "karnoeffel", "--format", "json")
    assert json.loads(done.stdout)["seed"] == int(done.stderr.removeprefix("seed: "))


def test_a_seat_is_solved_for_by_itself() -> None:
    (found,) = data("hearts", "--seed", "7", "--cards", "3", "--seat", "2")
    every = data("hearts", "--seed", "7", "--cards", "3")[0]["worth"]
    assert found["worth"] == every[2:3] and found["worth"][0]["seats"] == [2] and len(every) == 4


def test_who_plays_for_himself_is_sure_of_what_he_has_against_all() -> None:
    head = "Points less those of the others, which each can be sure of against all of them"
    assert head in solved("hearts", "--seed", "7", "--cards", "3")
    assert head not in solved("sixty-six", "--seed", "7", "--cards", "3")  # each for himself, and two alone


def test_a_file_sets_the_cards() -> None:
    Path("p.yaml").write_text(PROBLEM, "utf-8")
    (found,) = data("karnoeffel", "--deal", "p.yaml")
    assert {"B5", "B3", "LK"} <= {*found["hands"][0]} and {"BU", "H7"} <= {*found["hands"][1]}
    assert (found["seed"], found["deal"], found["to_act"]) == (0, 1, 0)
    Path("p.yaml").write_text(SEVERAL, "utf-8")
    both = data("karnoeffel", "--deal", "p.yaml", "--seed", "3")
    assert [(each["deal"], each["seed"]) for each in both] == [(1, 3), (2, 3)]
    assert "B5" in both[0]["hands"][0] and "BU" in both[1]["hands"][0]


def test_it_is_told_in_other_languages() -> None:
    assert "Am besten für Spieler 2: A5, LK, LO, L6, B3" in solved("karnoeffel", "--seed", "7", "--language", "de")


# --- records ----------------------------------------------------------------------------------------------------------


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_each_deal_of_a_record_is_solved_as_it_was_dealt(records: Path) -> None:
    path = records / "karnoeffel.jsonl"
    deals = [line for line in lines(path) if line["event"] == "deal"]
    found = data("--record", str(path))
    assert [each["deal"] for each in found] == [1, 2, 3]
    assert [[{*hand} for hand in each["hands"]] for each in found] == [[{*h} for h in d["hands"]] for d in deals]
    assert data("karnoeffel", "--record", str(path)) == found
    few = data("--record", str(path), "--cards", "3")
    assert all([len(hand) for hand in each["hands"]] == [3] * 4 for each in few)
    assert len(few) == sum((line["event"], line["number"]) == ("trick", 3) for line in lines(path) if "number" in line)


def test_a_place_in_a_record_is_a_line_or_a_trick(records: Path) -> None:
    path = records / "karnoeffel.jsonl"
    events = lines(path)
    at = [i for i, line in enumerate(events, 1) if line["event"] == "trick"]
    deal = next(i for i, line in enumerate(events, 1) if line["event"] == "deal" and line["number"] == 2)
    second = next(i for i in at if i > deal) + 1  # the first card of the second trick of the second deal
    by_line = data("--record", str(path), "--at", str(second))
    assert by_line == data("--record", str(path), "--at", "2.2")
    assert (by_line[0]["deal"], by_line[0]["to_act"]) == (2, events[second - 1]["seat"])
    assert events[second - 1]["card"] in by_line[0]["hands"][by_line[0]["to_act"]]
    in_trick = data("--record", str(path), "--at", str(second + 2))[0]
    assert sorted(map(len, in_trick["hands"])) == [3, 3, 4, 4]
    assert data("--record", str(path), "--at", "2.0") == data("--record", str(path), "--at", str(deal + 1))


@pytest.mark.parametrize("game", ["karnoeffel", "sixty-six", "truc"])
def test_what_was_given_away_is_what_the_deal_came_to_be_worth_less(game: str, records: Path) -> None:
    """Of two sides: what the deal was worth, less what the one gave away and more what the other did, is what came."""
    path = records / f"{game}.jsonl"
    ends = {line["number"]: line["points"] for line in lines(path) if line["event"] == "deal_end"}
    for found in data("--record", str(path), "--cards", "5", "--losses"):
        mine, worth = found["worth"][0]["seats"], Fraction(found["worth"][0]["points"])
        for each in found["played"]:
            lost = each["worth"]["points"] - each["kept"]["points"]
            assert lost >= 0 and bool(lost) == bool(each["better"])
            worth += lost * (-1 if each["seat"] in mine else 1)
        points = ends[found["deal"]]
        assert worth == points[0] - points[1]


def test_what_was_given_away_is_told_with_what_would_have_held_it(records: Path) -> None:
    path = str(records / "hearts.jsonl")
    told = solved("--record", path, "--at", "1.10", "--losses")
    found = data("--record", path, "--at", "1.10", "--losses")[0]["played"]
    lost = [each for each in found if each["better"]]
    title = told.index("As it was played")
    assert len(lost) > 1 and len(told) == title + len(lost) + 2
    for line, each in zip(told[title + 1 :], lost, strict=False):
        assert line.startswith(f"  trick {each['trick']}, player {each['seat'] + 1}: {each['move']} gives away ")
        assert line.endswith(f" points; better: {', '.join(each['better'])}")
    assert told[-1].startswith("  given away in all: player ")
    seats = data("--record", path, "--at", "1.10", "--losses", "--seat", "1")[0]["played"]
    assert seats == [each for each in found if each["seat"] == 1] and seats


def test_where_nothing_is_given_away_that_is_told(records: Path) -> None:
    told = solved("--record", str(records / "whist.jsonl"), "--at", "3.13", "--losses")
    assert told[-2:] == ["As it was played", "  nothing is given away"]


def test_the_deals_after_the_first_are_told_without_the_head(records: Path) -> None:
    told = solved("--record", str(records / "karnoeffel.jsonl"), "--line")
    assert [line[:6] for line in told if line.startswith("Deal ")] == ["Deal 1", "Deal 2", "Deal 3"]
    assert sum(line.startswith("Karnöffel (karnoeffel)") for line in told) == 1
    assert "" not in [a or b for a, b in pairwise(told)]


def test_a_record_that_stops_is_solved_as_far_as_it_goes(records: Path) -> None:
    whole = (records / "karnoeffel.jsonl").read_text("utf-8").splitlines(keepends=True)
    at = next(i for i, line in enumerate(whole) if '"deal", "number": 2' in line) + 4
    Path("r.jsonl").write_text("".join(whole[:at]) + whole[at][:20], "utf-8")
    both = data("--record", "r.jsonl", "--losses")
    assert [each["deal"] for each in both] == [1, 2] and [len(each["played"]) for each in both][1] == 2
    (here,) = data("--record", "r.jsonl", "--at", str(at + 1))
    assert sorted(map(len, here["hands"])) == [4, 4, 5, 5]


WRONG = [
    (["--at", "x"], "2 invalid value for `--at`: `x` is neither a line, as in 17, nor a deal and a trick, as in 2.4"),
    (["--at", "0"], "2 invalid value for `--at`: `0` is neither a line"),
    (["--at", "99999"], "2 --at 99999: the record has "),
    (["--at", "9.1"], "2 --at 9.1: no such deal is in the record"),
    (["--at", "1.99"], "2 --at 1.99: its last trick there is "),
    (["--at", "1.1", "--cards", "2"], "2 --at and --cards both say where in the record; leave one out"),
    (["--seed", "1"], "2 --seed does not go with --record"),
    (["--deals", "1"], "2 --deals does not go with --record"),
    (["--deal", "r.jsonl"], "2 --deal does not go with --record"),
    (["--players", "thumb"], "2 --players does not go with --record"),
    (["--seat", "7"], "2 there is no seat 7; seats are 0 to 3"),
    (["--nodes", "5"], "1 deal 1, line "),
    (["--spec-is", "whist"], "2 no such option `--spec-is`"),
]


@pytest.mark.parametrize(("more", "says"), WRONG, ids=[" ".join(row[0]) for row in WRONG])
def test_wrong_use_of_a_record_is_told(more: list[str], says: str, records: Path) -> None:
    Path("r.jsonl").write_bytes((records / "karnoeffel.jsonl").read_bytes())
    assert refused("--record", "r.jsonl", *more).startswith(says)


def test_what_is_said_of_a_record_needs_one() -> None:
    assert refused("whist", "--at", "3") == "2 --at is of a record; name one with --record\n"
    assert refused("whist", "--losses") == "2 --losses is of a record; name one with --record\n"
    assert refused() == "2 no SPEC is named; it may be left out where --record names a record\n"


def test_what_one_seat_saw_cannot_be_solved(records: Path) -> None:
    seen = within("record", str(records / "karnoeffel.jsonl"), "--seat", "1").stdout
    Path("seen.jsonl").write_text(seen, "utf-8")
    says = refused("--record", "seen.jsonl")
    assert says.startswith("1 seen.jsonl:1: this is what seat 1 saw, which leaves open what the others hold")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"", "r.jsonl:1: the record is empty"),
        (b"\xff\xfe\x00", "r.jsonl:1: not UTF-8 text"),
        (b"[]\n", "r.jsonl:1: not an event"),
        (b'{"event": "deal"}\n', "r.jsonl:1: a record begins with the match event"),
        (b'{"event": "match", "spec": "../x"}\n', "r.jsonl:1: the library has no spec `../x`"),
    ],
)
def test_what_is_no_record_is_refused_with_its_place(text: bytes, says: str) -> None:
    Path("r.jsonl").write_bytes(text)
    assert refused("--record", "r.jsonl").startswith(f"1 {says}")


def test_a_record_that_does_not_hold_is_refused_at_its_line(records: Path) -> None:
    whole = (records / "karnoeffel.jsonl").read_text("utf-8").splitlines(keepends=True)
    at = next(i for i, line in enumerate(whole) if '"trick"' in line)
    whole[at] = json.dumps({**json.loads(whole[at]), "winner": None}) + "\n"
    Path("r.jsonl").write_text("".join(whole), "utf-8")
    assert refused("--record", "r.jsonl", "--at", "1.1").startswith(f"1 r.jsonl:{at + 1}: winner: ")
    assert refused("whist", "--record", str(records / "karnoeffel.jsonl")).endswith("not of whist\n")


def test_a_match_that_is_over_has_nothing_to_solve(records: Path) -> None:
    path = records / "karnoeffel.jsonl"
    says = refused("--record", str(path), "--at", str(len(lines(path)) + 1))
    assert says == "1 the match is over; there is nothing to solve\n"


# --- what cannot be solved, and what is stopped -----------------------------------------------------------------------


def test_a_deal_that_is_too_large_is_named_where_there_are_several() -> None:
    alone = refused("whist", "--seed", "1", "--nodes", "500")
    assert alone == "1 the deal is too large to be solved: it is not known after 500 positions\n"
    assert refused("whist", "--seed", "1", "--nodes", "500", "--deals", "2").startswith(
        "1 seed 1: the deal is too large"
    )


def test_a_file_that_sets_no_deal_is_refused_with_its_place() -> None:
    assert refused("elfern", "--seed", "1", "--deal", "absent").startswith("2 invalid value for `--deal`")
    Path("p.yaml").write_text("hands: {0: ZZ}\n", "utf-8")
    assert refused("karnoeffel", "--deal", "p.yaml").startswith("1 p.yaml:1:12: the pack has no card `ZZ`")


ENV = {**os.environ, "PYTHONPATH": str(ROOT / "interpreter"), **known_games()}


# What lets a test know that the search has begun, whatever the machine is busy with.
SEARCHING = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from stich.solve.solver import DealSolver
solve = DealSolver.solve
DealSolver.solve = lambda *args, **more: (print("searching", file=sys.stderr, flush=True), solve(*args, **more))[1]
from stich.cli.main import main
sys.exit(main())
"""


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGINT")
def test_ctrl_c_leaves_what_was_found_so_far() -> None:
    args = ("solve", "karnoeffel", "--seed", "7", "--deals", "100000", "--format", "json")
    with process([*INTERRUPTIBLE, *args], stdout=PIPE, stderr=PIPE, env=ENV) as child:
        assert child.stdout is not None
        told = [child.stdout.readline() for _ in range(2)]
        child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=20)
    found = [json.loads(line)["seed"] for line in [*told, *out.splitlines()]]
    assert child.returncode == 130 and found == [*range(7, 7 + len(found))]
    # the last may have been told, and not yet counted
    assert err.decode() in [
        f"stopped: {number} of 100000 deals are solved\n" for number in (len(found) - 1, len(found))
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGINT")
def test_ctrl_c_ends_the_search_itself() -> None:
    """Of a deal that would take very long."""
    args = [sys.executable, "-c", SEARCHING, "solve", "whist", "--seed", "4"]
    with process(args, stdout=PIPE, stderr=PIPE, env=ENV) as child:
        assert child.stderr is not None and child.stderr.readline() == b"searching\n"
        child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=20)
    assert (child.returncode, out, err) == (130, b"", b"")
