"""What follows a contract without anybody deciding: steps that bind names, and seats that sit out."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.engine.events import SitsOut
from stich.engine.state import State
from stich.match.game import Game
from stich.match.record import Recorder, replay, text_of
from stich.messages.book import LANGUAGES
from stich.players.match import Seated, play_out
from stich.players.registry import make_player
from stich.sheet.as_text import draw
from stich.sheet.sheet import make_sheet
from tests.small_spec import CONJECTURE, checked

SPEC = (
    "format: 1\ngame: after\ntitle: {en: After}\n"
    + CONJECTURE
    + """\
deck: {suits: french, ranks: A K Q J}
seats: {players: 4, sides: opposite}
deal:
  - deal: {cards: 4}
  - dialogue: bidding
STEPScontracts:
  - {name: low, bid: 7, binds: {trump: [S, H, none]}}
  - {name: high, bid: 9, binds: {open: yes}}
dialogues:
  bidding:
    opens: step
    call:
      auction: {bids: contracts, binds: {declarer: bidder}, nobody: none-bid, then: over}
    over:
      by: bidder
      say:
        begin: {}
        alone: {binds: {alone: yes}}
    none-bid: {by: dealer, say: {begin: {}}}
powers: {trumps: {cards: trump}}
play: {leader: LEADER, legal: [any]}
deal ends: every card is played
score: [{name: tricks, points: tricks}]
match: {ends: after deal 1, winner: most points}
"""
)
OPENER = """\
  - bind: {opener: declarer, when: open}
  - bind: {opener: forehand, when: not open}
"""


def game(folder: Path, steps: str, leader: str = "forehand") -> Game:
    model, faults = checked(folder, SPEC.replace("STEPS", steps).replace("LEADER", leader), "after")
    assert model is not None, [str(each) for each in faults if each.is_error]
    return Game(model)


def called(game: Game, *words: str) -> State:
    seed = next(seed for seed in range(1000) if game.start(seed).forehand == 0)
    state = game.start(seed, log=True)
    for word in words:
        state.play(game.parse_action(word))
    return state


def bound(state: State) -> dict[str, str]:
    names = [(b.name.key, value) for b, value in zip(state.plan.game.bindings, state.bound, strict=True)]
    return {name: " ".join(map(str, value)) for name, value in names}


def test_several_steps_bind_the_same_name_and_the_first_leader_hangs_on_the_contract(tmp_path: Path) -> None:
    opened = game(tmp_path, OPENER, "opener")
    assert called(opened, "pass", "high", "begin").to_act == 1
    assert called(opened, "pass", "low S", "pass", "pass", "begin").to_act == 0


def test_a_step_binds_what_an_auction_has_bound(tmp_path: Path) -> None:
    steps = "  - bind: {trump: H, when: open}\n  - bind: {declarer: dealer, when: not contract is named}\n"
    asked = game(tmp_path, steps)
    assert bound(called(asked, "pass", "high", "begin"))["trump"] == "1"
    assert bound(called(asked, "pass", "low none", "pass", "pass", "begin"))["trump"] == ""
    assert bound(called(asked, "pass", "pass", "pass", "pass", "begin"))["declarer"] == "3"


def test_a_step_binds_none_a_flag_and_a_contract(tmp_path: Path) -> None:
    steps = "  - bind: {contract: high, when: not contract is named}\n  - bind: {trump: none, late: yes, when: open}\n"
    asked = game(tmp_path, steps)
    passed = bound(called(asked, "pass", "pass", "pass", "pass", "begin"))
    assert (passed["contract"], passed["open"], passed["late"]) == ("3", "1", "1")
    low = bound(called(asked, "pass", "low S", "pass", "pass", "begin"))
    assert (low["contract"], low["trump"], low["late"]) == ("0", "0", "")


def test_a_contract_that_a_step_binds_takes_the_place_of_the_one_bid(tmp_path: Path) -> None:
    asked = game(tmp_path, "  - bind: {contract: high, when: bidder is dealer}\n")
    state = bound(called(asked, "pass", "pass", "pass", "low S", "begin"))
    assert (state["contract"], state["trump"], state["open"]) == ("3", "", "1")


@pytest.mark.parametrize(
    ("leader", "code"),
    [("forehand when open", "condition-syntax"), ("{open: declarer, otherwise: forehand}", "wrong-type")],
)
def test_a_leader_that_hangs_on_something_is_told_how_to_be_said(tmp_path: Path, leader: str, code: str) -> None:
    _, faults = checked(tmp_path, SPEC.replace("STEPS", "").replace("LEADER", leader), "after")
    assert [(fault.code, "bind: {opener" in fault.help) for fault in faults if fault.is_error] == [(code, True)]


def test_a_seat_sits_out_without_anybody_saying_so(tmp_path: Path) -> None:
    asked = game(tmp_path, "  - sit out: {seat: partner of declarer, when: alone}\n")
    alone = called(asked, "pass", "high", "alone")
    assert (alone.active, alone.to_act) == ((0, 1, 2), 0)
    assert called(asked, "pass", "high", "begin").active == (0, 1, 2, 3)
    assert called(asked, "pass", "pass", "pass", "pass", "begin").active == (0, 1, 2, 3)
    while not alone.over:
        alone.play(alone.legal_actions()[0])
    assert [event.seat for event in alone.log or () if isinstance(event, SitsOut)] == [3]
    for language in LANGUAGES:
        assert draw(make_sheet(asked.model, language))


@pytest.mark.parametrize("seed", range(5))
def test_a_match_with_it_is_played_by_bots_and_replays(tmp_path: Path, seed: int) -> None:
    steps = OPENER + "  - sit out: {seat: partner of declarer, when: alone}\n"
    asked = game(tmp_path, steps, "opener")
    state, seated = asked.start(seed, log=True), Seated([make_player("random") for _ in range(4)], seed)
    *_, over = play_out(state, seated)
    lines = [text_of(line) for line in Recorder(asked, over, seed, ["random"] * 4).lines()]
    *_, last = replay(asked, lines)
    assert last is not None


def test_nobody_leaves_before_the_cards_are_dealt(tmp_path: Path) -> None:
    steps = "  - sit out: {seat: dealer}\n  - deal: {cards: 0}\n".replace("0", "1")
    text = SPEC.replace("cards: 4", "cards: 3").replace("STEPS", steps).replace("LEADER", "forehand")
    assert "wrong-dialogue" in [fault.code for fault in checked(tmp_path, text, "after")[1]]


@pytest.mark.parametrize(
    ("steps", "code"),
    [
        ("  - bind: {contract: highest}\n", "wrong-value"),
        ("  - bind: {contract: low}\n", "wrong-value"),
        ("  - bind: {trump: nobody}\n", "unknown-name"),
        ("  - bind: {trump: [S, H]}\n", "wrong-type"),
    ],
)
def test_what_a_step_cannot_bind(tmp_path: Path, steps: str, code: str) -> None:
    _, faults = checked(tmp_path, SPEC.replace("STEPS", steps).replace("LEADER", "forehand"), "after")
    assert code in [fault.code for fault in faults if fault.is_error], faults
