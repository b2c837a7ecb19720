"""Klaberjass against a judge: the two rounds of bidding, the exchange of the seven, sequences, bella, what may be
played, and what each deal brings.  ``python -m tests.referees.test_klaberjass 20000`` plays so many deals.
"""

from __future__ import annotations

import sys
from collections.abc import Generator
from itertools import pairwise

import pytest

from stich.engine.events import DealEnd
from stich.rng import Random, stream
from tests.referees.table import Course, Dealt, Turn, dealt, follow
from tests.specs_under_test import playable

NATURAL, PLAIN, TRUMPS = ["7", "8", "9", "10", "J", "Q", "K", "A"], "7 8 9 J Q K 10 A", "7 8 Q K 10 A 9 J"
COUNTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}
Bid = Generator[Turn, str, tuple[str, int] | None]


def deal(cards: Dealt) -> Course:
    """A deal; what it brings to each of the two."""
    dealer = cards.dealer
    elder, offered = 1 - dealer, cards.turned[0][0]
    made = yield from bidding(elder, offered)
    if made is None:
        return [0, 0]
    trump, maker = made
    hands = [set(hand) for hand in cards.hands]
    for i in range(6):
        hands[elder if i % 2 == 0 else dealer].add(cards.stock[i])
    if trump == offered:
        yield from exchange(elder, hands, trump, cards.turned[0])
    got = sequences([sorted(hand) for hand in hands], trump)
    tricks = yield from play(elder, hands, trump)
    got = [a + b for a, b in zip(got, tricks, strict=True)]
    other = 1 - maker
    if got[maker] > got[other]:
        return got
    points = [0, 0]
    points[other] = sum(got) if got[other] > got[maker] else got[other]
    return points


def bidding(elder: int, offered: str) -> Bid:
    """What is trump, and who makes it; nothing if the cards are thrown in."""
    others = {f"make {suit}" for suit in "SHDC" if suit != offered}
    for seat in (elder, 1 - elder):
        word = yield seat, {"accept", "pass", "schmeiss"}
        if word == "accept":
            return offered, seat
        if word == "schmeiss":
            answer = yield 1 - seat, {"throw in", "play it"}
            return (offered, 1 - seat) if answer == "play it" else None
    for seat in (elder, 1 - elder):
        word = yield seat, others | {"schmeiss", "pass" if seat == elder else "give up"}
        if word == "schmeiss":
            answer = yield 1 - seat, {"throw in", "name it"}
            if answer == "throw in":
                return None
            word = yield seat, others
        if word in others:
            return word[-1], seat
    return None


def exchange(elder: int, hands: list[set[str]], trump: str, turned: str) -> Generator[Turn, str, None]:
    """Whoever holds the seven of trumps may take the card that was turned."""
    for seat in (elder, 1 - elder):
        if f"{trump}7" in hands[seat]:
            word = yield seat, {f"give {trump}7", "pass"}
            if word != "pass":
                hands[seat] = hands[seat] - {f"{trump}7"} | {turned}


def runs(hand: list[str]) -> list[list[str]]:
    """All sequences of three or more cards, as long as they are."""
    found: list[list[str]] = []
    for suit in "SHDC":
        held = [suit + rank for rank in NATURAL if suit + rank in hand]
        run = held[:1]
        for before, card in pairwise(held):
            if NATURAL.index(card[1:]) > NATURAL.index(before[1:]) + 1:
                found, run = [*found, run], []
            run = [*run, card]
        found.append(run)
    return [run for run in found if len(run) > 2]


def sequences(hands: list[list[str]], trump: str) -> list[int]:
    """What each has for sequences: he who has the best one, for all of his; nobody if none is better."""

    def worth(run: list[str]) -> tuple[bool, int, int, bool]:
        return len(run) > 3, len(run), NATURAL.index(run[-1][1:]), run[0][0] == trump

    both = [runs(hand) for hand in hands]
    best = [max(map(worth, found), default=None) for found in both]
    points = [sum(50 if len(run) > 3 else 20 for run in found) for found in both]
    if best[0] is None or best[1] is None:
        return points
    return [0, 0] if best[0] == best[1] else [points[0], 0] if best[0] > best[1] else [0, points[1]]


def strength(card: str, trump: str) -> int:
    order = TRUMPS if card[0] == trump else PLAIN
    return order.split().index(card[1:])


def takes(card: str, led: str, trump: str) -> bool:
    """Whether a card takes the one that was led."""
    if card[0] == led[0]:
        return strength(card, trump) > strength(led, trump)
    return card[0] == trump


def follows(hand: set[str], led: str, trump: str) -> set[str]:
    """Suit, and over a trump if one can; else a trump; else anything."""
    suit = {card for card in hand if card[0] == led[0]}
    higher = {card for card in suit if led[0] == trump and takes(card, led, trump)}
    return higher or suit or {card for card in hand if card[0] == trump} or hand


def counts(card: str, trump: str) -> int:
    among_trumps = {"J": 20, "9": 14} if card[0] == trump else {}
    return (COUNTS | among_trumps).get(card[1:], 0)


def play(leader: int, hands: list[set[str]], trump: str) -> Generator[Turn, str, list[int]]:
    """Nine tricks; what each has for cards, bella and the last trick."""
    got, pair = [0, 0], {f"{trump}K", f"{trump}Q"}
    bella = [pair <= hand for hand in hands]
    while hands[leader]:
        other = 1 - leader
        led = yield leader, set(hands[leader])
        hands[leader].remove(led)
        card = yield other, follows(hands[other], led, trump)
        hands[other].remove(card)
        for seat, played in ((leader, led), (other, card)):
            if bella[seat] and played in pair and not pair & hands[seat]:
                got[seat] += 20
        leader = other if takes(card, led, trump) else leader
        got[leader] += counts(led, trump) + counts(card, trump)
    got[leader] += 10
    return got


def hold_match(seed: int) -> int:
    """Play a match on both tables; how many deals it had, those that were thrown in among them."""
    state, random = playable("klaberjass").start(seed, log=True), Random(stream(seed, 9))
    deals, totals = 0, [0, 0]
    while not state.over:
        brought = follow(state, deal(dealt(state)), random)
        deals, totals = deals + 1, [a + b for a, b in zip(totals, brought, strict=True)]
        assert state.totals[0] == totals
        assert state.over == (max(totals) >= 500)
    last = next(event for event in reversed(state.log or []) if isinstance(event, DealEnd))
    assert last.totals[0] == totals
    return deals


@pytest.mark.parametrize("seed", range(12))
def test_klaberjass_is_the_judges(seed: int) -> None:
    assert hold_match(seed) > 2


def test_the_judge_finds_sequences() -> None:
    held = ["HA", "HK", "HQ", "H10", "S7", "S8", "S9", "S10", "D9"]
    assert runs(held) == [["S7", "S8", "S9", "S10"], ["HQ", "HK", "HA"]]
    assert sequences([["HQ", "HK", "HA"], ["S7", "S8", "S9", "S10"]], "D") == [0, 50]
    assert sequences([["HQ", "HK", "HA"], ["DQ", "DK", "DA"]], "D") == [0, 20]
    assert sequences([["HQ", "HK", "HA"], ["DQ", "DK", "DA"]], "S") == [0, 0]


def main(deals: int) -> None:
    """Hold so many deals."""
    done = seed = 0
    while done < deals:
        done += hold_match(seed)
        seed += 1
    print(f"{done} deals in {seed} matches")


if __name__ == "__main__":
    main(int(sys.argv[1]))
