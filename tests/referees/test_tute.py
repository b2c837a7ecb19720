"""Tute against a judge: the exchange of the seven and the two, songs, tutes, the play with and without a stock, and
what each deal brings.  ``python -m tests.referees.test_tute 20000`` plays so many deals.
"""

from __future__ import annotations

import sys
from collections.abc import Generator
from dataclasses import dataclass, field

import pytest

from stich.engine.events import Deal
from stich.engine.state import State
from stich.rng import Random, stream
from tests.referees.table import Course, Dealt, Turn, dealt, follow
from tests.specs_under_test import playable

RANKS, COUNTS = "2 4 5 6 7 S N R 3 A", {"A": 11, "3": 10, "R": 4, "N": 3, "S": 2}
Said = Generator[Turn, str, None]


def height(card: str) -> int:
    return RANKS.split().index(card[1:])


def tute(hand: set[str]) -> bool:
    """Whether a hand holds all kings, or all horses."""
    return any(all(suit + rank in hand for suit in "OCEB") for rank in "RN")


@dataclass
class Table:
    """Two hands, the stock with the turned card under it, and what each has counted."""

    hands: list[set[str]]
    stock: list[str]
    turned: str
    got: list[int] = field(default_factory=lambda: [0, 0])
    sung: set[str] = field(default_factory=set)
    winner: int | None = None  # who has told a tute

    @property
    def trump(self) -> str:
        return self.turned[0]

    def deal(self, leader: int) -> Course:
        """The deal, from elder hand's lead on."""
        for seat in (leader, 1 - leader):
            if tute(self.hands[seat]):
                self.winner = seat
                return self.got
        while self.hands[leader]:
            other = 1 - leader
            led = yield leader, set(self.hands[leader])
            self.hands[leader].remove(led)
            card = yield other, self.follows(self.hands[other], led)
            self.hands[other].remove(card)
            leader = other if self.takes(card, led) else leader
            self.got[leader] += sum(COUNTS.get(each[1:], 0) for each in (led, card))
            yield from self.exchange(leader)
            yield from self.tell(leader)
            if self.winner is not None:
                return self.got
            if self.stock:
                yield from self.sing(leader)
            self.draw(leader)
        self.got[leader] += 10
        return self.got

    def takes(self, card: str, led: str) -> bool:
        return height(card) > height(led) if card[0] == led[0] else card[0] == self.trump

    def follows(self, hand: set[str], led: str) -> set[str]:
        """With a stock anything; without, a higher card of the suit, or one of it, or a trump, or anything."""
        if self.stock:
            return set(hand)
        suit = {card for card in hand if card[0] == led[0]}
        trumps = {card for card in hand if card[0] == self.trump}
        return {card for card in suit if height(card) > height(led)} or suit or trumps or set(hand)

    def exchange(self, seat: int) -> Said:
        """The seven for what counts, the two for what does not, as long as the card lies there."""
        for rank, name, wanted in (("7", "seven", "A3RNS"), ("2", "two", "7654")):
            mine = self.trump + rank
            if self.stock and mine in self.hands[seat] and self.turned[1:] in wanted:
                word = yield seat, {f"change the {name}", f"keep the {name}"}
                if word == f"change the {name}":
                    self.hands[seat] = self.hands[seat] - {mine} | {self.turned}
                    self.turned = self.stock[-1] = mine

    def tell(self, seat: int) -> Said:
        if tute(self.hands[seat]):
            word = yield seat, {"tute", "be silent"}
            self.winner = seat if word == "tute" else None

    def sing(self, seat: int) -> Said:
        """One song, the forty before a twenty."""
        pairs = {suit for suit in "OCEB" if {suit + "R", suit + "N"} <= self.hands[seat]} - self.sung
        if self.trump in pairs:
            words = {"forty": self.trump}
        else:
            words = {f"twenty {suit}": suit for suit in pairs}
        if words:
            word = yield seat, {*words, "pass"}
            if word != "pass":
                self.sung.add(words[word])
                self.got[seat] += 40 if word == "forty" else 20

    def draw(self, seat: int) -> None:
        for each in (seat, 1 - seat):
            if self.stock:
                self.hands[each].add(self.stock.pop(0))


def table_of(cards: Dealt) -> Table:
    """The judge's table as the cards are dealt."""
    turned = cards.turned[0]
    return Table([set(hand) for hand in cards.hands], [*cards.stock, turned][:28], turned)


def hold_match(seed: int) -> int:
    """Play a match on both tables; how many deals it had."""
    state, random = playable("tute").start(seed, log=True), Random(stream(seed, 9))
    deals, totals = 0, [0, 0]
    while not state.over:
        table = table_of(dealt(state))
        brought = follow(state, table.deal(1 - state.dealer), random)
        deals += 1
        if table.winner is not None:
            assert state.over and state.winner == table.winner
            return deals
        totals = [a + b for a, b in zip(totals, brought, strict=True)]
        assert state.totals[0] == totals
        assert state.over == (max(totals) > 100 or in_hand(state))
    return deals


def in_hand(state: State) -> bool:
    """Whether the match has ended because the cards dealt last were a tute."""
    cards = [event for event in state.log or [] if isinstance(event, Deal)][-1].hands
    names = state.plan.game.deck.names
    return any(tute(set(names(hand))) for hand in cards)


@pytest.mark.parametrize("seed", range(20))
def test_tute_is_the_judges(seed: int) -> None:
    assert hold_match(seed) > 0


def main(deals: int) -> None:
    """Hold so many deals."""
    done = seed = 0
    while done < deals:
        done += hold_match(seed)
        seed += 1
    print(f"{done} deals in {seed} matches")


if __name__ == "__main__":
    main(int(sys.argv[1]))
