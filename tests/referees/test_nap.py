"""Nap against a judge: what may be bid, the first lead, following, and what is paid.  ``python -m
tests.referees.test_nap 20000`` plays so many deals.
"""

from __future__ import annotations

import sys
from collections.abc import Generator

import pytest

from stich.match.game import load_game
from stich.rng import Random, stream
from tests.referees.table import Course, Dealt, Turn, dealt, follow
from tests.specs_under_test import path_of

RANKS = [*map(str, range(2, 11)), *"JQKA"]
BIDS = ["two", "three", "misere", "four", "nap", "wellington", "bluecher"]
WANTED = {"two": 2, "three": 3, "four": 4, "nap": 5, "wellington": 5, "bluecher": 5}
WON = {"two": 2, "three": 3, "misere": 3, "four": 4, "nap": 10, "wellington": 20, "bluecher": 30}
LOST = {"two": 2, "three": 3, "misere": 6, "four": 4, "nap": 5, "wellington": 10, "bluecher": 15}


def deal(cards: Dealt) -> Course:
    """A deal; what each is paid."""
    players = len(cards.hands)
    order = [(cards.dealer + i) % players for i in range(1, players + 1)]
    bid, bidder = yield from bidding(order)
    if not bid:
        return [0] * players
    hands = [set(hand) for hand in cards.hands]
    word = yield bidder, {f"trump {card[0]}" for card in hands[bidder]}
    won = yield from tricks(players, hands, bidder, word[-1])
    made = not won if bid == "misere" else won >= WANTED[bid]
    paid = WON[bid] if made else -LOST[bid]
    return [paid * (players - 1) if seat == bidder else -paid for seat in range(players)]


def bidding(order: list[int]) -> Generator[Turn, str, tuple[str, int]]:
    """The highest bid, none if nobody bids, and whose it is; each calls once."""
    bid, bidder = "", -1
    for seat in order:
        higher = BIDS[BIDS.index(bid) + 1 :] if bid else BIDS
        over = {"wellington": "nap", "bluecher": "wellington"}
        may = {each for each in higher if over.get(each, bid) == bid}
        if bid != "bluecher":
            word = yield seat, may | {"pass"}
            bid, bidder = (bid, bidder) if word == "pass" else (word, seat)
    return bid, bidder


def tricks(players: int, hands: list[set[str]], leader: int, trump: str) -> Generator[Turn, str, int]:
    """Five tricks; how many he takes who leads the first."""
    declarer, won = leader, 0
    for number in range(5):
        led, best, holder = "", "", leader
        for seat in ((leader + i) % players for i in range(players)):
            hand = hands[seat]
            wanted = led[:1] or (trump if number == 0 else "")
            card = yield seat, {each for each in hand if each[0] == wanted} or set(hand)
            hand.remove(card)
            led = led or card
            if not best or takes(card, best, trump):
                best, holder = card, seat
        leader = holder
        won += leader == declarer
    return won


def takes(card: str, best: str, trump: str) -> bool:
    """Whether a card takes the trick from the best of those before it."""
    if card[0] == best[0]:
        return RANKS.index(card[1:]) > RANKS.index(best[1:])
    return card[0] == trump


def hold_match(players: int, seed: int) -> int:
    """Play a match on both tables; how many deals it had, those that were thrown in among them."""
    state, random = load_game(path_of("nap"), players=players).start(seed, log=True), Random(stream(seed, 9))
    deals, totals = 0, [0] * players
    while not state.over:
        brought = follow(state, deal(dealt(state)), random)
        deals, totals = deals + 1, [a + b for a, b in zip(totals, brought, strict=True)]
        assert state.totals[0] == totals
        assert sum(totals) == 0
    return deals


@pytest.mark.parametrize("players", range(2, 8))
def test_nap_is_the_judges(players: int) -> None:
    assert all(hold_match(players, seed) >= 20 for seed in range(3))


def main(deals: int) -> None:
    """Hold so many deals, with each number of players in turn."""
    done = seed = 0
    while done < deals:
        done += hold_match(2 + seed % 6, seed)
        seed += 1
    print(f"{done} deals in {seed} matches")


if __name__ == "__main__":
    main(int(sys.argv[1]))
