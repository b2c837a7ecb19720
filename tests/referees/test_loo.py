"""Loo against a judge: who may stand, take the miss, throw up or defend the pool, what may be led and played, and where
every counter is, over whole matches.  ``python -m tests.referees.test_loo 20000`` plays so many deals.
"""

from __future__ import annotations

import sys
from collections.abc import Generator

import pytest

from stich.engine.events import DealEnd, MatchEnd
from stich.match.game import load_game
from stich.rng import Random, stream
from tests.referees.table import Course, Dealt, Turn, dealt, follow
from tests.specs_under_test import path_of

RANKS = [*map(str, range(2, 11)), *"JQKA"]


def height(card: str) -> int:
    return RANKS.index(card[1:])


class House:
    """A table at which Loo is played, and its pool."""

    def __init__(self, players: int, unlimited: bool) -> None:
        self.players, self.unlimited, self.pool = players, unlimited, 0

    def deal(self, cards: Dealt) -> Course:
        """A deal, from the stakes to the loos."""
        points = self._stakes(cards.dealer)
        hands, trump = [*cards.hands], cards.turned[0][0]
        standing, misser, defender = yield from self._standing(cards.dealer)
        if misser is not None:
            hands[misser] = cards.heaps[0]
        if len(standing) == 1:
            points[standing[0]] += self.pool
            self.pool = 0
            return points
        tricks = yield from self._tricks(standing, [set(hand) for hand in hands], trump, cards.turned[0])
        stake = self.pool
        for seat in standing:
            if seat == defender:
                continue
            won = tricks.count(seat) * stake // 3
            lost = 0 if seat in tricks else stake if self.unlimited else 6
            points[seat] += won - lost
            self.pool += lost - won
        return points

    def _stakes(self, dealer: int) -> list[int]:
        paying = {dealer} if self.pool else set(range(self.players))
        self.pool += 3 * len(paying)
        return [-3 if seat in paying else 0 for seat in range(self.players)]

    def _standing(self, dealer: int) -> Generator[Turn, str, tuple[list[int], int | None, int | None]]:
        standing: list[int] = []
        misser = defender = None
        for seat in ((dealer + i) % self.players for i in range(1, self.players + 1)):
            words = {"stand"}
            if seat != dealer or standing:
                words |= {"take the miss"} if misser is None else set()
                alone = seat == dealer and len(standing) == 1 and misser is None
                words |= {"defend the pool"} if alone else {"pass"}
            word = yield seat, words
            if word != "pass":
                standing.append(seat)
            if word in ("take the miss", "defend the pool"):
                misser = seat
            if word == "defend the pool":
                defender = seat
        return standing, misser, defender

    def _tricks(
        self, standing: list[int], hands: list[set[str]], trump: str, turned: str
    ) -> Generator[Turn, str, list[int]]:
        """Three tricks; who took them."""
        winners: list[int] = []
        leader = standing[0]
        for number in range(3):
            at = standing.index(leader)
            led, best, holder = "", "", leader
            for seat in standing[at:] + standing[:at]:
                hand = hands[seat]
                may = follows(hand, led, best, trump) if best else leads(hand, trump, turned, number)
                card = yield seat, may
                hand.remove(card)
                led = led or card[0]
                if not best or takes(card, best, trump):
                    best, holder = card, seat
            winners.append(holder)
            leader = holder
        return winners


def takes(card: str, best: str, trump: str) -> bool:
    """Whether a card takes the trick from the best of those before it."""
    return height(card) > height(best) if card[0] == best[0] else card[0] == trump


def leads(hand: set[str], trump: str, turned: str, number: int) -> set[str]:
    """What may be led to a trick, the first being number 0."""
    trumps = sorted((card for card in hand if card[0] == trump), key=height)
    top = trump + ("K" if turned == trump + "A" else "A")
    if top in trumps and number == 0:
        return {top}
    if len(trumps) > 1 or (trumps and number):
        return {trumps[-1]}
    return hand


def follows(hand: set[str], led: str, best: str, trump: str) -> set[str]:
    """What may be played to a trick: of the suit led, or trumps that take it; what takes it goes first."""
    suit = {card for card in hand if card[0] == led}
    heads = {card for card in suit or hand if takes(card, best, trump)}
    return heads or suit or hand


def hold_match(name: str, players: int, seed: int) -> int:
    """Play a match on both tables; how many deals it had."""
    state = load_game(path_of(name), players=players).start(seed, log=True)
    house, random = House(players, name == "loo-unlimited"), Random(stream(seed, 9))
    deals, totals = 0, [0] * players
    while not state.over:
        brought = follow(state, house.deal(dealt(state)), random)
        deals, totals = deals + 1, [a + b for a, b in zip(totals, brought, strict=True)]
        told = next(event for event in reversed(state.log or []) if isinstance(event, DealEnd))
        assert (told.totals[0], told.pools) == (totals, [house.pool])
        assert sum(totals) == -house.pool, "what was paid and not won lies in the pool"
    end = (state.log or [])[-1]
    assert isinstance(end, MatchEnd)
    share = house.pool // players
    assert [award.points for award in end.awards] == [share] * players if share else not end.awards
    assert state.pools == [house.pool - share * players]
    return deals


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("name", ["loo", "loo-unlimited"])
def test_loo_is_the_judges(name: str, players: int) -> None:
    assert all(hold_match(name, players, seed) > 7 for seed in range(3))


def main(deals: int) -> None:
    """Hold so many deals of both games, with each number of players in turn."""
    done = seed = 0
    while done < deals:
        done += hold_match(("loo", "loo-unlimited")[seed % 2], 3 + seed // 2 % 6, seed)
        seed += 1
    print(f"{done} deals in {seed} matches")


if __name__ == "__main__":
    main(int(sys.argv[1]))
