"""A pack in the making: which card lies at which place, which it may hold, and how cards change places.

Place in the pipeline: part of ``worlds``, under ``witness``, which says what must lie where.  Must not know what was
done with the cards.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import TypeAlias

from stich.cards import Card, CardSet, Deck, Seat, cards_in
from stich.rng import Random

PackPlace: TypeAlias = int
"""A place of the pack, from 0."""


class Laying:
    """A pack, with what each of its places may not hold (``barred``)."""

    __slots__ = ("_at", "_deck", "_rng", "barred", "pack")

    def __init__(self, deck: Deck, rng: Random, pack: Sequence[Card], barred: Sequence[CardSet] = ()) -> None:
        self._deck, self._rng = deck, rng
        self.barred = list(barred) or [0] * len(pack)
        self.lay(pack)

    def lay(self, pack: Sequence[Card]) -> None:
        """Lay the cards in this order."""
        self.pack = list(pack)
        self._at = [0] * len(self.pack)
        for spot, card in enumerate(self.pack):
            self._at[card] = spot

    def spots(self, cards: Iterable[Card]) -> list[PackPlace]:
        """Where cards lie."""
        return [self._at[card] for card in cards]

    def may_lie(self, card: Card, spot: PackPlace) -> bool:
        """Whether a place may hold a card."""
        return not self.barred[spot] >> card & 1

    def may_change(self, one: Card, other: Card) -> bool:
        """Whether each of two cards may lie where the other does."""
        return self.may_lie(one, self._at[other]) and self.may_lie(other, self._at[one])

    def swap(self, one: Card, other: Card) -> None:
        """Let two cards change places."""
        i, j = self._at[one], self._at[other]
        self.pack[i], self.pack[j] = other, one
        self._at[one], self._at[other] = j, i

    def bring(self, card: Card, spots: Sequence[PackPlace], free: Iterable[PackPlace]) -> bool:
        """Bring a card to one of some places; what lies there goes elsewhere, by way of free places at most.  Whether
        it has changed its place."""
        row = self._row(card, spots, free)
        for one, other in pairwise(row):
            self.swap(one, other)
        return len(row) > 1

    def _row(self, card: Card, spots: Sequence[PackPlace], free: Iterable[PackPlace]) -> list[Card]:
        """A card and others that follow on one another to where the next lies, the first to one of some places, the
        last to where the first lay: the shortest way that bars none; else any place will do for now."""
        start = self._at[card]
        others = [spot for spot in free if spot != start]
        came: dict[PackPlace, PackPlace] = {}
        queue = deque(spot for spot in self._in_any_order(spots) if self.may_lie(card, spot) and spot != start)
        came.update(dict.fromkeys(queue, start))
        while queue:
            spot = queue.popleft()
            moved = self.pack[spot]
            if self.may_lie(moved, start):
                return self._way(came, spot, start)
            for other in self._in_any_order(others):
                if other not in came and self.may_lie(moved, other):
                    came[other] = spot
                    queue.append(other)
        return [card, self.pack[self._rng.choice(list(spots))]] if spots else []

    def _way(self, came: Mapping[PackPlace, PackPlace], spot: PackPlace, start: PackPlace) -> list[Card]:
        way = [spot]
        while way[-1] != start:
            way.append(came[way[-1]])
        return [self.pack[each] for each in reversed(way)]

    def _in_any_order(self, spots: Sequence[PackPlace]) -> list[PackPlace]:
        first = self._rng.below(len(spots)) if spots else 0
        return [*spots[first:], *spots[:first]]

    # --- who must hold what -----------------------------------------------------------------------------------------

    def settle(
        self, needs: Mapping[Seat, Counter[Card]], held: Mapping[Seat, Sequence[PackPlace]], free: Collection[PackPlace]
    ) -> tuple[bool, set[PackPlace]]:
        """Let seats hold the cards that they need (of equal copies any): whether anything has changed its place, and
        the places that hold what is needed.  What lies at places that are not free stays."""
        settled, missing, changed = set[PackPlace](), list[tuple[Seat, Card]](), False
        for seat, cards in needs.items():
            settled |= self._satisfied(cards, held[seat], seat, missing)
        for seat, first in missing:
            room = [spot for spot in free if spot not in settled]
            copies = [self._at[copy] for copy in cards_in(self._deck.same(first))]
            among = [spot for spot in copies if spot in free and spot not in settled]
            spots = [spot for spot in held[seat] if spot in free and spot not in settled]
            if not among or not spots:
                continue
            card = self.pack[self._rng.choice(among)]
            if self._at[card] not in held[seat]:
                changed |= self.bring(card, spots, room)
            settled.add(self._at[card])
        return changed, settled

    def _satisfied(
        self, cards: Counter[Card], held: Sequence[PackPlace], seat: Seat, missing: list[tuple[Seat, Card]]
    ) -> set[PackPlace]:
        """The places of a hand that hold what is needed; what is missing is noted."""
        left, settled = cards.copy(), set[PackPlace]()
        for spot in held:
            first = self._deck.first(self.pack[spot])
            if left[first] > 0 and self.may_lie(self.pack[spot], spot):
                left[first] -= 1
                settled.add(spot)
        missing += [(seat, card) for card in left.elements()]
        return settled
