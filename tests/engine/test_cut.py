"""The cut: whoever looks at more cards than the stock holds sees all of them, and no others."""

from __future__ import annotations

from dataclasses import replace

from stich.language.model.deal import Cut, DealCards
from stich.match.game import Game
from tests.specs_under_test import playable


def test_a_look_at_more_cards_than_are_left_is_one_at_all_of_them() -> None:
    model = playable("knueffeln").model
    cut = next(step for step in model.steps if isinstance(step, Cut))
    deals = [step for step in model.steps if isinstance(step, DealCards)]
    game = Game(replace(model, steps=(*deals, replace(cut, looks=20))))
    state = game.start(7, deals=1)
    left = {*state.stock, *state.exposed}
    assert 0 < len(left) < 20
    assert {card for _, card in state.looked_at} | {*state.exposed} == left
