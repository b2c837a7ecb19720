"""An auction is held before the play, ends, and leaves nobody without a word; what is said of it must make sense."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.lint.lint import lint_game
from tests.language.check.mistakes import SPEAK, TURN
from tests.small_spec import SMALL, checked

HEAD = """\
dialogues:
  raise:
    opens: step
    call:
      auction: {bids: 18 20 22, nobody: throw in}
"""
MORE = """\
      say:
        more: {}
"""
BACK = """\
      say:
        ask: {when: bidder is of other side, then: answer}
    answer: {by: bidder, say: {back: {then: call}, over: {}}}
"""


def faults_of(folder: Path, old: str = "", new: str = "", more: str = "") -> list[tuple[str, str]]:
    auction = HEAD + more
    assert old in auction
    text = SMALL.replace(TURN, SPEAK).replace("deal ends: when", auction.replace(old, new) + "deal ends: when")
    _, faults = checked(folder, text)
    return [(fault.code, fault.message) for fault in faults]


def codes(folder: Path, old: str = "", new: str = "", more: str = "") -> list[str]:
    return [code for code, _ in faults_of(folder, old, new, more)]


BIDS, THROWN = "18 20 22", "nobody: throw in"


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("", "", []),
        (BIDS, "250 to 600 by 10", []),
        (BIDS, "18", []),
        (BIDS, "18 20 19", ["wrong-value"]),
        (BIDS, "18 18", ["wrong-value"]),
        (BIDS, "18 many", ["wrong-value"]),
        (BIDS, "20 to 10", ["wrong-value"]),
        (BIDS, "1 to 500", ["too-many-rules"]),
        (BIDS, "contracts", ["missing-key"]),
        (THROWN, "nobody: ends deal", []),
        (THROWN, "nobody: nowhere", ["unknown-name"]),
        (THROWN, "nobody: throw in, then: nowhere", ["unknown-name"]),
        (THROWN, "nobody: throw in, binds: {maker: bidder}", []),
        (THROWN, "nobody: throw in, turn: in pairs", []),
        (THROWN, "nobody: throw in, turn: in pairs, rounds: 1", ["keys-clash"]),
        (THROWN, "nobody: throw in, turn: in pairs, must: dealer", ["keys-clash"]),
        (THROWN, "nobody: throw in, must: dealer, first: seat after forehand", []),
        (THROWN, "nobody: throw in, rounds: 0", ["wrong-value"]),
        (", " + THROWN, "", ["missing-key"]),
        (THROWN, "nobody: call", ["endless-dialogue"]),
        (THROWN, "nobody: throw in, then: call", ["endless-dialogue"]),
        ("opens: step", "opens: on turn", None),
    ],
)  # fmt: skip
def test_what_is_said_of_an_auction(tmp_path: Path, old: str, new: str, found: list[str] | None) -> None:
    assert codes(tmp_path, old, new) == found or (found is None and "wrong-dialogue" in codes(tmp_path, old, new))


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("", "", []),
        ("more: {}", "more: {then: call}", ["endless-dialogue"]),
        ("more: {}", "more: {when: stake is at most 3, stake: stake plus 1, then: call}", []),
        ("more: {}", "more: {binds: {more-said: speaker}, when: not more-said is named, then: call}", []),
        ("more: {}", "more: {binds: {next: seat after speaker}, when: not next is named, then: call}", []),
        ("more: {}", "more: {binds: {next: bidder}, when: not next is named, then: call}", ["endless-dialogue"]),
        ("more: {}", "more: {binds: {said: speaker}, when: not said is seat, then: call}", ["endless-dialogue"]),
        ("more: {}", "more: {sits out: speaker}", []),
        ("more: {}", "20: {}", ["duplicate-name"]),
        ("more: {}", "pass: {}", ["duplicate-name"]),
    ],
)
def test_what_may_be_said_beside(tmp_path: Path, old: str, new: str, found: list[str]) -> None:
    assert codes(tmp_path, old, new, MORE) == found


RISING = "when: stake is at most 3, stake: stake plus 1, then: call"
BOUND = "contracts: [{name: low}, {name: high}]\n"


@pytest.mark.parametrize(
    ("said", "found"),
    [
        (f"{{binds: {{contract: high}}, {RISING}}}", ["wrong-dialogue"]),
        (f"{{bids: contracts, {RISING}}}", ["wrong-dialogue"]),
        (f"{{bids: 3, {RISING}}}", ["wrong-dialogue"]),
        (f"{{binds: {{open: yes}}, {RISING}}}", []),
        ("{binds: {contract: high, maker: speaker}}", []),
        ("{then: answer}", []),
    ],
)
def test_what_is_bid_beside_closes_the_auction(tmp_path: Path, said: str, found: list[str]) -> None:
    answer = "    answer: {by: speaker, say: {high: {bids: contracts}}}\n" if "answer" in said else ""
    auction = BOUND + (HEAD + MORE).replace(BIDS, "contracts").replace("more: {}", f"more: {said}") + answer
    text = SMALL.replace(TURN, SPEAK).replace("deal ends: when", auction + "deal ends: when")
    assert [fault.code for fault in checked(tmp_path, text)[1] if fault.is_error] == found


def test_a_seat_does_not_sit_out_of_an_auction_that_goes_on(tmp_path: Path) -> None:
    said = "more: {sits out: speaker, when: stake is at most 3, stake: stake plus 1, then: call}"
    assert codes(tmp_path, "more: {}", said, MORE) == ["wrong-dialogue"]


@pytest.mark.parametrize(
    ("new", "found"),
    [
        ("back: {then: call}", ["endless-dialogue"]),
        ("back: {when: stake is at most 5, stake: stake plus 1, then: call}", []),
    ],
)
def test_who_comes_back_to_an_auction_must_not_do_so_for_ever(tmp_path: Path, new: str, found: list[str]) -> None:
    assert codes(tmp_path, "back: {then: call}", new, BACK) == found


def test_the_bidder_is_known_where_there_is_an_auction(tmp_path: Path) -> None:
    text = SMALL.replace("when: side has 3 tricks", "when: bidder has 3 tricks")
    assert [fault.code for fault in checked(tmp_path, text)[1]] == ["nothing-bid"]


@pytest.mark.parametrize(
    ("new", "found"),
    [
        ("nobody: answer, then: answer", ["not-bound-yet"]),
        ("nobody: throw in, then: answer", []),
        ("nobody: answer, then: answer, must: dealer", []),
    ],
)
def test_nobody_is_asked_as_the_bidder_who_need_not_be_there(tmp_path: Path, new: str, found: list[str]) -> None:
    answer = "    answer: {by: bidder, say: {over: {}}}\n"
    assert codes(tmp_path, THROWN, new, answer) == found


CONTRACTS = "contracts: [{name: low}, {name: high}, {name: third, when: contract is WHICH}]\n"


@pytest.mark.parametrize(("which", "found"), [("high", []), ("third", ["third"]), ("low or contract is high", [])])
def test_a_contract_that_can_never_be_bid(tmp_path: Path, which: str, found: list[str]) -> None:
    auction = CONTRACTS.replace("WHICH", which) + HEAD.replace(BIDS, "contracts")
    text = SMALL.replace(TURN, SPEAK).replace("deal ends: when", auction + "deal ends: when")
    game, faults = checked(tmp_path, text)
    assert game is not None, [str(each) for each in faults]
    told = [each.message for each in lint_game(game, 5).findings if each.code == "bid-never-made"]
    assert told == [f"the contract `{name}` can never be bid" for name in found]


def test_who_must_bid_must_be_able_to(tmp_path: Path) -> None:
    bids = HEAD.replace(BIDS, "contracts").replace(THROWN, THROWN + ", must: dealer")
    for when, found in (("", []), (", when: trump is H", ["nothing-to-say"])):
        auction = f"contracts: [{{name: low{when}}}, {{name: high{when}}}]\n" + bids
        text = SMALL.replace(TURN, SPEAK).replace("deal ends: when", auction + "deal ends: when")
        assert [fault.code for fault in checked(tmp_path, text)[1]] == found


@pytest.mark.parametrize(("name", "found"), [("asked", []), ("open", ["endless-dialogue"])])
def test_what_a_higher_bid_takes_away_bounds_no_circle(tmp_path: Path, name: str, found: list[str]) -> None:
    rows = "contracts: [{name: low, binds: {open: yes}}, {name: high}]\n"
    said = f"ask: {{when: not {name} and bidder is of other side, binds: {{{name}: yes}}, then: answer}}"
    auction = rows + (HEAD + BACK).replace("18 20 22", "contracts")
    auction = auction.replace("ask: {when: bidder is of other side, then: answer}", said)
    text = SMALL.replace(TURN, SPEAK).replace("deal ends: when", auction + "deal ends: when")
    assert [fault.code for fault in checked(tmp_path, text)[1] if fault.is_error] == found
