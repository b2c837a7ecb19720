"""Spades against OpenSpiel: the same cards, bids and choices, compared at every step; each deal is a match of its own.

``REFEREE_DEALS=2000 pytest tests/referees/test_spades.py`` plays that many deals; the suite plays fewer.
OpenSpiel 2.0.2 lets nobody lead a spade who holds another suit, even after spades have been
played; our reading ``spades-openspiel`` says so, and is what is compared.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from stich.engine.state import State
from stich.engine.table import Stage
from stich.rng import Random, stream
from tests.referees.numbers import number_of_action
from tests.specs_under_test import playable

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

DEALS = int(os.environ.get("REFEREE_DEALS", "100"))


def test_openspiel_plays_spades_as_the_spec_does() -> None:
    game, referee = playable("spades-openspiel"), pyspiel.load_game("spades(num_tricks=13)")
    for deal in range(DEALS):
        random = Random(stream(deal, 99))
        one_deal(game.start(deal, deals=1), referee.new_initial_state(), random, highest=3 if deal % 2 else 13)


def one_deal(state: State, referee: Any, random: Random, highest: int) -> None:
    """One deal in both programs; the other counts seats from forehand on.  Nobody bids more than ``highest``."""
    first, cards = state.forehand, dealt(state, referee)
    while not state.over:
        assert referee.current_player() == (state.to_act - first) % 4, str(referee)
        theirs = {action: number_of_action(state, cards, action) for action in state.legal_actions()}
        assert sorted(theirs.values()) == sorted(referee.legal_actions()), str(referee)
        bidding = state.stage == Stage.DIALOGUE
        action = random.choice(tuple(a for a in theirs if not bidding or theirs[a] - len(cards) <= highest))
        referee.apply_action(theirs[action])
        state.play(action)
    assert referee.is_terminal()
    points = [state.totals[0][state.side_of[(seat + first) % 4]] for seat in range(4)]
    assert points == referee.returns(), str(referee)


def dealt(state: State, referee: Any) -> list[int]:
    """Deal our cards in the other program too; its number for each card (it writes `CT` for C10)."""
    names = {referee.action_to_string(-1, action): action for action in referee.legal_actions()}
    written = (name.replace("10", "T") for name in state.plan.game.deck.cards)
    cards = [names.get(f"Deal {name}", names.get(name, -1)) for name in written]
    seats = [(seat + state.forehand) % 4 for seat in range(4)]
    for card in (state.hands[seat][i] for i in range(13) for seat in seats):
        referee.apply_action(cards[card])
    return cards
