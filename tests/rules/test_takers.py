"""Which cards would take a trick is judged by groups of cards that are alike; it is what playing each of them shows."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stich.cards import NO_CARD, NO_SUIT, mask_of
from stich.engine.state import State
from stich.match.game import Game
from stich.rng import MASK, Random
from tests.specs.test_laws import asking_more
from tests.specs_under_test import PLAYED, Bots, playable


def one_by_one(state: State) -> int:
    """The cards that take the trick, each of them laid down."""
    lying = [card for card in state.trick if card != NO_CARD]
    others = [card for card in range(state.n) if card not in lying]
    return mask_of(card for card in others if state.with_card(card)[0] == card + state.n)


def hold_to_each_card(game: Game, seed: int) -> int:
    """Play a match, holding the takers of each trick against every card; in how many tricks no suit was led first."""
    state, unled = game.start(seed, deals=2), 0
    for _ in Bots(seed, len(state.hands), give_up_once_in=60).play_out(state):
        if state.trick:
            lying = mask_of(card for card in state.trick if card != NO_CARD)
            assert state.takers() & ~lying == one_by_one(state)
            assert state.simple or not state.takers() & lying
            unled += not state.simple and state.beat.suit[state.trick[0]] == NO_SUIT
    return unled


@pytest.mark.parametrize("name", PLAYED)
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, MASK))
def test_the_takers_are_the_cards_that_take(name: str, seed: int) -> None:
    hold_to_each_card(playable(name), seed)


@pytest.mark.parametrize("name", PLAYED)
@settings(max_examples=2, deadline=None)
@given(seed=st.integers(0, MASK))
def test_they_are_where_powers_ask_more_than_those_of_the_library(name: str, seed: int) -> None:
    hold_to_each_card(Game(asking_more(playable(name).model, Random(seed))), seed)


def test_they_are_where_the_card_led_has_no_suit() -> None:
    assert sum(hold_to_each_card(playable("tarot-french"), seed) for seed in range(20))
