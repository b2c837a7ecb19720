"""Whist against OpenSpiel's contract bridge: one bid for the trump suit, three passes, then both play the same cards.

At every step the legal cards are compared, after every trick who leads, at the end the tricks (through the score of the
contract).  ``REFEREE_DEALS=2000`` compares so many deals of each spec.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from stich.engine.state import State
from stich.rng import Random, stream
from tests.referees.numbers import SUITS, number_of_card
from tests.specs_under_test import playable

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

DEALS = int(os.environ.get("REFEREE_DEALS", "50"))
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
PASS, FIRST_BID, NO_TRUMP = 52, 55, 4
TRICK_POINTS = (20, 20, 30, 30, 30)


class Table:
    """One deal on both tables.  The referee's player 0 is the dealer, who bids; the seat after him leads."""

    def __init__(self, state: State, referee: Any, cards: tuple[str, ...], strain: int) -> None:
        self.state, self.dealer = state, state.dealer
        self.there = referee.new_initial_state()
        self.numbers = [number_of_card(card, RANKS) for card in cards]
        self.here = {number: card for card, number in enumerate(self.numbers)}
        hands = [[self.numbers[c] for c in state.hands[self.seat_of(player)]] for player in range(4)]
        while self.there.is_chance_node():
            player = next(p for p in self._in_dealing_order() if hands[p])
            self.there.apply_action(hands[player].pop())
        for call in (FIRST_BID + strain, PASS, PASS, PASS):
            self.there.apply_action(call)

    def _in_dealing_order(self) -> list[int]:
        """The referee's players from the one who gets the next card on."""
        dealt = len(self.there.history())
        return [(dealt + i) % 4 for i in range(4)]

    def seat_of(self, player: int) -> int:
        """The seat of a player of the referee's."""
        return (self.dealer + player) % 4

    def compare(self) -> None:
        """Hold the seat to act and its legal cards against the referee's."""
        legal = sorted(self.here[action] for action in self.there.legal_actions())
        assert list(self.state.legal_actions()) == legal
        player = (self.state.to_act - self.dealer) % 4
        assert self.there.current_player() == (0 if player == 2 else player), "who is to play"

    def play(self, card: int) -> None:
        """Play a card on both tables."""
        self.state.play(card)
        self.there.apply_action(self.numbers[card])


GAME = 5  # points that win it


def contract_score(strain: int, tricks: int) -> int:
    """What a contract for seven tricks, neither doubled nor vulnerable, brings its side."""
    if tricks < 7:
        return -50 * (7 - tricks)
    worth = TRICK_POINTS[strain]
    return (tricks - 6) * worth + (10 if strain == NO_TRUMP else 0) + 50


@pytest.mark.parametrize("name", ["whist", "whist-no-trump"])
def test_whist_is_bridge_after_one_bid(name: str) -> None:
    game, referee = playable(name), pyspiel.load_game("bridge(use_double_dummy_result=false)")
    names = game.model.deck.cards
    for seed in range(DEALS):
        state = game.start(seed, deals=1, log=True)
        strain = SUITS.index(game.model.deck.suits[state.bound[0][0]]) if state.bound else NO_TRUMP
        hands, dealer = [hand[:] for hand in state.hands], state.dealer
        table, random = Table(state, referee, names, strain), Random(stream(seed, 9))
        while not state.over:
            table.compare()
            table.play(random.choice(state.legal_actions()))
        assert table.there.is_terminal()
        won = [state.side_of[seat] for _, _, seat in state.tricks].count(state.side_of[dealer])
        assert contract_score(strain, won) == table.there.returns()[0]
        assert state.last_points == expected_points(state, hands, won, dealer)


def expected_points(state: State, hands: list[list[int]], won: int, dealer: int) -> list[int]:
    """The points of the first deal at Whist, counted by hand: tricks over six, and, unless these are enough for the
    game, honours in the hands as dealt."""
    ours = state.side_of[dealer]
    tricks = [won if side == ours else 13 - won for side in (0, 1)]
    points = [max(0, n - 6) for n in tricks]
    for side in (0, 1) if state.bound and max(points) < GAME else ():
        suit, deck = state.bound[0][0], state.plan.game.deck
        held = [c for seat in state.sides[side] for c in hands[seat] if deck.suit_of[c] == suit]
        points[side] += {4: 4, 3: 2}.get(sum(deck.ranks[deck.rank_of[c]] in "AKQJ" for c in held), 0)
    return points
