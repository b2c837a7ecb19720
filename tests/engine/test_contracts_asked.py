"""What the `when` of a contract may ask: what a choice of the dialogue may, of who would bid it."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.engine.state import State
from stich.match.game import Game
from stich.sheet.as_text import draw
from stich.sheet.sheet import make_sheet
from stich.voice.table import table
from tests.small_spec import CONJECTURE, checked

SPEC = (
    "format: 1\ngame: asked\ntitle: {en: Asked}\n"
    + CONJECTURE
    + """\
deck: {suits: french, ranks: A K Q J}
seats: {players: 3, sides: each}
counters: helps
deal:
  - deal: {cards: 5}
  - dialogue: bidding
contracts:
  - {name: low, bid: 7, binds: {trump: [none, S, H, D, C]}ROW}
  - {name: high, bid: 9, when: WHEN}
dialogues:
  bidding:
    opens: step
    call:
      auction: {bids: contracts, binds: {declarer: bidder}, nobody: ends deal, then: over}
      say:
        aid: {when: helps are 0, gains: {helps: 1}, then: call}
    over: {by: bidder, say: {begin: {}}}
powers: {trumps: {cards: trump}}
play: {leader: forehand, legal: [any]}
deal ends: every card is played
score: [{name: tricks, points: tricks}]
match: {ends: after deal 1, winner: most points}
"""
)


def game(folder: Path, when: str, row: str = "") -> Game:
    model, faults = checked(folder, SPEC.replace("WHEN", when).replace("ROW", row), "asked")
    assert model is not None, [str(each) for each in faults if each.is_error]
    return Game(model)


def called(game: Game, *words: str, seed: int = 1) -> State:
    state = game.start(seed, log=True)
    for word in words:
        state.play(game.parse_action(word))
    return state


def may(state: State) -> set[str]:
    return {state.plan.actions.name(action) for action in state.legal_actions()}


@pytest.mark.parametrize(
    ("when", "said", "open"),
    [
        ("seat has no helps", [], True),
        ("seat has no helps", ["aid"], True),
        ("seat has no helps", ["aid", "low S", "pass"], False),
        ("bid of bidder is 7", [], False),
        ("bid of bidder is 7", ["low S"], True),
        ("not contract is named", [], True),
        ("not contract is named", ["low S"], False),
        ("bid of seat is 9", [], True),  # as of every bid: the one that he would make
        ("seat is forehand", [], True),
        ("seat is forehand", ["pass"], False),
    ],
)
def test_a_contract_may_ask_what_a_choice_may(tmp_path: Path, when: str, said: list[str], open: bool) -> None:
    assert ("high" in may(called(game(tmp_path, when), *said))) is open


@pytest.mark.parametrize("seed", range(12))
def test_a_contract_asks_what_its_bidder_holds(tmp_path: Path, seed: int) -> None:
    state = called(game(tmp_path, "seat holds A", ", when: seat holds K of its suit"), seed=seed)
    held = state.plan.game.deck.names(state.hands[state.to_act])
    assert ("high" in may(state)) is (any(name[1] == "A" for name in held))
    low = {f"low {suit}" for suit in "SHDC" if f"{suit}K" in held}
    assert {word for word in may(state) if word.startswith("low")} == low


CALLS = """\
    over:
      by: bidder
      say:
        call: {when: seat holds K of its suit and not seat holds (its rank but its suit), binds: {called: LIST}}
        begin: {}
"""


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("cards", ["[HA, SA]", "[HA, SA, CQ]"])
def test_each_card_that_may_be_named_knows_its_suit_and_its_rank(tmp_path: Path, cards: str, seed: int) -> None:
    said = CALLS.replace("LIST", cards)
    text = SPEC.replace("    over: {by: bidder, say: {begin: {}}}\n", said).replace("WHEN", "seat is forehand")
    model, faults = checked(tmp_path, text.replace("ROW", ""), "asked")
    assert model is not None, [str(each) for each in faults if each.is_error]
    state = called(Game(model), "high", "pass", "pass", seed=seed)
    held = set(model.deck.names(state.hands[state.to_act]))
    others = {card: {f"{suit}{card[1]}" for suit in "SHDC" if suit != card[0]} for card in cards[1:-1].split(", ")}
    open_now = {card for card, alike in others.items() if f"{card[0]}K" in held and not held & alike}
    assert may(state) == {"begin", *(f"call {card}" for card in open_now)}


def test_a_sheet_tells_what_each_suit_asks(tmp_path: Path) -> None:
    told = draw(make_sheet(game(tmp_path, "seat holds A", ", when: seat holds K of its suit").model))
    assert "the player holds ♠K" in told and "the player holds ♥K" in told, told


def test_a_table_tells_that_nothing_is_trump(tmp_path: Path) -> None:
    asked = game(tmp_path, "seat is forehand")
    assert not any("trump" in line for line in table(called(asked).view(0)))
    for said in (["low none"], ["low none", "pass", "pass", "begin"], ["high", "pass", "pass", "begin"]):
        assert ("  trump: none" in table(called(asked, *said).view(0))) is (said != ["high"])
