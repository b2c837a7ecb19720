"""Heaps in play: what a deal puts there, whom they belong to from the first lead on, what is laid open.

Place in the pipeline: part of the engine, working on a ``position.Position``; ``deal`` and ``transfers`` call it.  It
must not know what a heap is for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stich.cards import NO_SEAT, Card, Seat, cards_in, mask_of
from stich.engine import events
from stich.engine.plan import PlannedHeap, PlannedShow
from stich.engine.position import Position
from stich.engine.seats import in_turn
from stich.language.model.deal import DealHeap
from stich.rules.weigh import NOTHING, SeatSet, weigh


def dealt_to(step: DealHeap, deal: int) -> int:
    """How many cards a step deals to a heap in the deal with this number."""
    sizes = step.by_deal or (step.cards,)
    return sizes[(deal - 1) % len(sizes)]


# --- whose ------------------------------------------------------------------------------------------------------------


def settle(s: Position, owned: Iterable[PlannedHeap]) -> None:
    """The first card is about to be led: the cards of a heap are among what its owner held, and has taken."""
    for heap in owned:
        if s.meets(heap.when):
            seat = _owner(s, weigh(heap.belongs_to, s))
            if seat != NO_SEAT:
                _give(s, heap, seat)


def _owner(s: Position, seats: SeatSet) -> Seat:
    """The first of several, from forehand on; whoever plays comes before those who do not."""
    if seats in (0, NOTHING):
        return NO_SEAT
    return next((seat for seat in in_turn(s, s.forehand) if seats >> seat & 1), (seats & -seats).bit_length() - 1)


def _give(s: Position, heap: PlannedHeap, seat: Seat) -> None:
    cards = s.pile(heap.pile)
    s.heap_seats[heap.index] = seat
    if s.plan.asks_dealt:
        s.held[seat] |= mask_of(cards)
    for count, kind in zip(s.beat.point_counts, s.card_points, strict=True):
        kind[seat] += sum(map(count, cards))
    if s.happened is not None:
        s.happened.append(events.HeapTaken(seat, heap.pile, cards[:], s.known_lying[:]))


# --- who sees it ------------------------------------------------------------------------------------------------------


def put(s: Position, cards: Sequence[Card], seats: Iterable[Seat]) -> None:
    """Cards come to lie in a pile as these seats, and no others, know."""
    for seat in seats:
        s.known_lying[seat] |= mask_of(cards)


def taken_away(s: Position, cards: Sequence[Card]) -> None:
    """Cards lie in a pile no more: should they come back, nobody knows."""
    if any(s.known_lying):
        gone = ~mask_of(cards)
        s.known_lying = [known & gone for known in s.known_lying]


def lay_open(s: Position, show: PlannedShow) -> None:
    """Show hands, or a heap, to all, if now is the time."""
    if len(s.winners) != show.after or not s.meets(show.when):
        return
    if show.of is not None:
        for seat in cards_in(max(0, weigh(show.of, s))):
            s.open_hands |= 1 << seat
            s.note(events.LaidOpen(seat, None, s.hands[seat][:]))
    if show.heap is not None:
        cards = s.pile(show.heap)
        put(s, cards, range(s.plan.players))
        s.note(events.LaidOpen(NO_SEAT, show.heap, cards[:]))
