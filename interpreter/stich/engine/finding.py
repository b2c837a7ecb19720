"""Which melds a hand holds, and which of two is the better.

Place in the pipeline: part of the engine, below ``plan``, which keeps the melds of a game as planned here.  It sees
cards alone: it must not know whose they are, nor when melds are shown.

Copies of a card are cards of one suit and one rank; whichever lie first in the hand serve first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple, TypeAlias

from stich.cards import NO_SUIT, CardSet, Deck, cards_in, mask_of
from stich.engine.rows import PlannedRow
from stich.engine.table import When
from stich.language.model.melds import MeldCards, MeldRun, Melds, MeldSet
from stich.rules.tables import BoundRules

Better: TypeAlias = tuple[int, ...]
"""How good a meld is; of two the better has the smaller one."""


class Found(NamedTuple):
    """A meld: its kind, which of that kind (as ``MeldChoice`` has it), its cards."""

    kind: int
    part: int
    cards: CardSet


@dataclass(frozen=True, slots=True)
class PlannedMelds:
    """Melds that are shown together; ``copies`` are the cards of each suit and rank,
    ``actions`` what is done by choosing one of a kind."""

    melds: Melds
    when: When
    rows: tuple[PlannedRow, ...]
    copies: tuple[tuple[CardSet, ...], ...]
    actions: dict[tuple[int, int], int]


def cards_by_place(deck: Deck) -> tuple[tuple[CardSet, ...], ...]:
    """The cards of each suit and each rank."""
    ranks = range(len(deck.ranks))
    return tuple(tuple(deck.suit_mask(s) & deck.rank_mask(r) for r in ranks) for s in range(len(deck.suits)))


# --- in a hand --------------------------------------------------------------------------------------------------------


def melds_in(planned: PlannedMelds, beat: BoundRules, hand: CardSet, kinds: Iterable[int]) -> Iterator[Found]:
    """All melds of a hand, the better kinds first; in one family a card serves once."""
    left: dict[int, CardSet] = {}
    for kind in kinds:
        family = planned.melds.kinds[kind].family
        cards = left.get(family, hand)
        while (found := next(of_kind(planned, beat, kind, cards), None)) is not None:
            yield found
            cards &= ~found.cards
        left[family] = cards


def of_kind(planned: PlannedMelds, beat: BoundRules, kind: int, cards: CardSet) -> Iterator[Found]:
    """The melds of one kind among some cards, each by itself."""
    form, copies = planned.melds.kinds[kind].form, planned.melds.kinds[kind].copies
    match form:
        case MeldRun():
            yield from _runs(planned, kind, form, copies, cards)
        case MeldSet(size, ranks, any_suits):
            for rank in ranks:
                held = [suit[rank] & cards for suit in planned.copies]
                some = [_some(each, copies) for each in held if _some(each, copies)]
                found = _some(_union(held), size) if any_suits else _union(some[:size]) if len(some) >= size else 0
                if found:
                    yield Found(kind, rank, found)
        case MeldCards():
            for suit in range(len(planned.copies)) if form.each_suit else (NO_SUIT,):
                wanted = {beat.rules.game.deck.same(card) for card in cards_in(beat.known(form.cards, NO_SUIT, suit))}
                there = [_some(each & cards, copies) for each in wanted]
                if there and all(there):
                    yield Found(kind, suit, _union(there))


def _runs(planned: PlannedMelds, kind: int, form: MeldRun, copies: int, cards: CardSet) -> Iterator[Found]:
    """The longest stretches of each suit that are as long as the kind wants."""
    for suit in planned.copies:
        places = [(rank, _some(suit[rank] & cards, copies)) for rank in planned.melds.order]
        for unbroken, stretch in groupby(places, lambda place: place[1] != 0):
            found = list(stretch)
            if unbroken and form.least <= len(found) <= form.most:
                highest = suit[found[0][0]]
                yield Found(kind, next(cards_in(highest)), _union(some for _, some in found))


def _some(cards: CardSet, number: int) -> CardSet:
    """The first so many of some cards; none if there are fewer."""
    found = list(cards_in(cards))
    return mask_of(found[:number]) if len(found) >= number else 0


def _union(masks: Iterable[CardSet]) -> CardSet:
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


# --- which is better --------------------------------------------------------------------------------------------------


def goodness(planned: PlannedMelds, beat: BoundRules, found: Found) -> Better:
    """How good a meld is: by its kind, its length, its height, and by what tells equal ones apart."""
    apart = (found.cards & ~beat.known(cards, NO_SUIT, NO_SUIT) != 0 for cards in planned.melds.better)
    return (found.kind, -found.cards.bit_count(), _height(planned, beat.rules.game.deck, found), *map(int, apart))


def _height(planned: PlannedMelds, deck: Deck, found: Found) -> int:
    match planned.melds.kinds[found.kind].form:
        case MeldRun():
            return planned.melds.order.index(deck.rank_of[found.part])
        case MeldSet(ranks=ranks):
            return ranks.index(found.part)
        case MeldCards():
            return 0


def best_of(planned: PlannedMelds, beat: BoundRules, found: Sequence[Found]) -> Found:
    """The best of some melds, the first of equals."""
    return min(found, key=lambda each: goodness(planned, beat, each))
