"""Euchre against OpenSpiel's: the same deal, the same words and the same cards.

At every step the seat to act and what it may do are compared, at the end the points.  ``REFEREE_DEALS=2000`` compares
so many deals.  The referee gives the makers −2 where the others get 2; the spec gives the others 2.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from stich.engine.state import State
from stich.engine.table import Stage
from stich.rng import Random, stream
from tests.referees.numbers import number_of_card, word_of_euchre
from tests.specs_under_test import playable

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

DEALS = int(os.environ.get("REFEREE_DEALS", "100"))
RANKS = ["9", "10", "J", "Q", "K", "A"]


class Table:
    """One deal on both tables.  The referee's players are the seats."""

    def __init__(self, state: State, referee: Any) -> None:
        self.state, self.names = state, state.plan.game.deck.cards
        self.there = referee.new_initial_state()
        self.there.apply_action(state.dealer)
        hands = [[number_of_card(self.names[card], RANKS) for card in hand] for hand in state.hands]
        for i in range(20):
            self.there.apply_action(hands[self._gets(i)].pop())
        turned = self.names[state.turned[0]]
        self.there.apply_action(number_of_card(turned, RANKS))
        self.offered = turned[0]

    def _gets(self, i: int) -> int:
        """The player that the referee gives the next card to."""
        return (self.state.dealer + i) % 4

    def action_there(self, action: int) -> int:
        """The referee's number for an action."""
        actions = self.state.plan.actions
        if self.state.stage == Stage.DIALOGUE:
            return word_of_euchre(actions.name(action), self.offered)
        card = action - (actions.give if self.state.stage == Stage.TRANSFER else 0)
        return number_of_card(self.names[card], RANKS)

    def compare(self) -> None:
        """Hold the seat to act and what it may do against the referee's."""
        assert self.there.current_player() == self.state.to_act, "who is to act"
        assert sorted(map(self.action_there, self.state.legal_actions())) == sorted(self.there.legal_actions())

    def play(self, action: int) -> None:
        """Do the same on both tables."""
        self.there.apply_action(self.action_there(action))
        self.state.play(action)


def test_euchre_is_the_referees() -> None:
    game, referee = playable("euchre"), pyspiel.load_game("euchre(stick_the_dealer=false)")
    for seed in range(DEALS):
        state, random = game.start(seed, deals=1, log=True), Random(stream(seed, 9))
        table = Table(state, referee)
        while not state.over:
            table.compare()
            table.play(random.choice(state.legal_actions()))
        assert table.there.is_terminal()
        points = state.last_points
        assert [points[side] - points[1 - side] for side in state.side_of] == table.there.returns()
