"""Bourré against a judge: who stays, what is drawn, the duty to head the trick, the three trumps that must be led, and
where every chip is, over whole matches.  ``python -m tests.referees.test_bourre 20000`` plays so many deals.
"""

from __future__ import annotations

import sys
from collections.abc import Generator

import pytest

from stich.engine.events import DealEnd
from stich.match.game import load_game
from stich.rng import Random, stream
from tests.referees.table import Course, Dealt, Turn, dealt, follow
from tests.specs_under_test import path_of

RANKS = [*map(str, range(2, 11)), *"JQKA"]


def height(card: str) -> int:
    return RANKS.index(card[1:])


class House:
    """A table at which Bourré is played, its pot, and who need not pay into it."""

    def __init__(self, players: int) -> None:
        self.players, self.pot = players, 0
        self.free: set[int] = set()

    def deal(self, cards: Dealt) -> Course:
        """A deal, from the antes to what is bourré."""
        points = [0 if seat in self.free else -1 for seat in range(self.players)]
        self.pot -= sum(points)
        self.free = set()
        hands = [set(hand) for hand in cards.hands]
        trump = cards.face_up[0][0]
        order = [(cards.dealer + i) % self.players for i in range(1, self.players + 1)]
        staying = []
        for i, seat in enumerate(order):
            last_left = not staying and i == self.players - 1
            word = yield seat, {"play"} if last_left else {"play", "pass"}
            staying += [seat] * (word == "play")
        if len(staying) > 1:
            yield from self._draw(staying, hands, [*cards.stock])
            tricks = yield from self._tricks(staying, hands, trump)
        else:
            tricks = staying
        stake, best = self.pot, max(map(tricks.count, staying))
        first = [seat for seat in staying if tricks.count(seat) == best]
        if len(first) == 1:
            points[first[0]] += stake
            self.pot -= stake
        else:
            self.free |= {*first}
        for seat in {*staying} - {*tricks}:
            points[seat] -= stake
            self.pot += stake
            self.free.add(seat)
        return points

    def _draw(self, staying: list[int], hands: list[set[str]], stock: list[str]) -> Generator[Turn, str, None]:
        for seat in staying:
            given: set[str] = set()
            while len(given) < min(5, len(stock)):
                word = yield seat, {f"give {card}" for card in hands[seat] - given} | {"pass"}
                if word == "pass":
                    break
                given.add(word.removeprefix("give "))
            hands[seat] = hands[seat] - given | {*stock[: len(given)]}
            del stock[: len(given)]

    def _tricks(self, staying: list[int], hands: list[set[str]], trump: str) -> Generator[Turn, str, list[int]]:
        """Five tricks; who took them."""
        sure = [{trump + "A", trump + "K", trump + "Q"} <= hand for hand in hands]
        winners: list[int] = []
        leader = staying[0]
        for _ in range(5):
            at, led, best, holder = staying.index(leader), "", "", leader
            for seat in staying[at:] + staying[:at]:
                hand = hands[seat]
                trumps = {card for card in hand if card[0] == trump}
                if best:
                    may = follows(hand, trumps, led, best, trump)
                else:
                    may = {max(trumps, key=height)} if sure[seat] and trumps else set(hand)
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


def follows(hand: set[str], trumps: set[str], led: str, best: str, trump: str) -> set[str]:
    """What may be played: of the suit led, else a trump, and what takes the trick before what does not."""
    among = {card for card in hand if card[0] == led} or trumps
    return {card for card in among if takes(card, best, trump)} or among or set(hand)


def hold_match(players: int, seed: int) -> int:
    """Play a match on both tables; how many deals it had."""
    state = load_game(path_of("bourre"), players=players).start(seed, log=True)
    house, random = House(players), Random(stream(seed, 9))
    deals, totals = 0, [0] * players
    while not state.over:
        brought = follow(state, house.deal(dealt(state)), random)
        deals, totals = deals + 1, [a + b for a, b in zip(totals, brought, strict=True)]
        told = next(event for event in reversed(state.log or []) if isinstance(event, DealEnd))
        assert (told.totals[0], told.pools) == (totals, [house.pot])
        assert sum(totals) == -house.pot, "what was paid and not won lies in the pot"
    return deals


@pytest.mark.parametrize("players", range(2, 7))
def test_bourre_is_the_judges(players: int) -> None:
    assert [hold_match(players, seed) for seed in range(4)] == [10] * 4


def main(deals: int) -> None:
    """Hold so many deals, with each number of players in turn."""
    done = seed = 0
    while done < deals:
        done += hold_match(2 + seed % 5, seed)
        seed += 1
    print(f"{done} deals in {seed} matches")


if __name__ == "__main__":
    main(int(sys.argv[1]))
