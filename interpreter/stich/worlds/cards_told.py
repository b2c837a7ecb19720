"""The cards that an event tells of, and how those of two events differ.

Place in the pipeline: part of ``worlds``, over the engine's events as a seat saw them.  It must not know what becomes
of the answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Any

from stich.cards import NO_CARD, NO_SEAT, Card, Seat
from stich.engine import events
from stich.engine.events import Event

SETS = {
    events.LotDrawn: ("cards",), events.PackCut: ("exposed", "looked_at"), events.LaidOpen: ("cards",),
    events.HeapTaken: ("cards",), events.Melded: ("cards",), events.Transferred: ("gives", "takes"),
}  # fmt: skip
"""By the type of an event, its lists of cards of which the order tells nothing."""
ROWS = {events.NameBound: ("face_up",), events.ThrownIn: ("face_up",), events.TrickEnd: ("cards",)}
"""Those of which each card has its place."""
SINGLE = (events.CardPlayed, events.CardsDrawn)


def groups_of(event: Event) -> Iterator[Sequence[Card]]:
    """The cards of an event, group by group: those of one group may stand in any order."""
    kind = type(event)
    if isinstance(event, events.Deal):
        yield from ([card] for card, _ in event.face_up)
        yield from event.hands
        yield from ([card] for card in event.stock)
        yield from event.heaps
    elif isinstance(event, SINGLE):
        yield [event.card]
    for name in SETS.get(kind, ()):
        yield list(getattr(event, name))
    for name in ROWS.get(kind, ()):
        yield from ([card] for card in getattr(event, name))


def cards_of(event: Event) -> Iterator[Card]:
    """The cards that an event names."""
    return (card for group in groups_of(event) for card in group if card != NO_CARD)


def tell_the_same(one: Event, other: Event) -> bool:
    """Whether two events are the same but for the order of cards that lie together."""
    return one == other or (type(one) is type(other) and _in_order(one) == _in_order(other))


def _in_order(event: Event) -> Any:
    if isinstance(event, events.Deal):
        return event._replace(hands=list(map(sorted, event.hands)), heaps=list(map(sorted, event.heaps)))
    ordered = {name: sorted(getattr(event, name)) for name in SETS.get(type(event), ())}
    return event._replace(**ordered)  # type: ignore[arg-type]


def first_differences(wanted: Sequence[Event], found: Sequence[Event]) -> list[tuple[Card, Card]]:
    """Of events of which the first ones differ: which cards it should tell of, and which it tells of instead; of cards
    that are drawn one after the other in any order."""
    first, other = wanted[0], found[0]
    if type(first) is not type(other):
        return []
    if isinstance(first, events.CardsDrawn) and seat_of(first) == seat_of(other):
        return pairs_of(_drawn(wanted, first.seat), _drawn(found, first.seat))
    pairs: list[tuple[Card, Card]] = []
    for ones, others in zip(groups_of(first), groups_of(other), strict=False):
        pairs += pairs_of(ones, others)
    return pairs


def _drawn(told: Iterable[Event], seat: Seat) -> list[Card]:
    """The cards that a seat draws one after the other."""
    drawn = takewhile(lambda event: isinstance(event, events.CardsDrawn) and event.seat == seat, told)
    return [card for event in drawn for card in cards_of(event)]


def seat_of(event: Event) -> Seat:
    """Of which seat an event tells, ``NO_SEAT`` if of none."""
    seat = getattr(event, "seat", NO_SEAT)
    return seat if isinstance(seat, int) else NO_SEAT


def pairs_of(wanted: Iterable[Card], found: Iterable[Card]) -> list[tuple[Card, Card]]:
    """The cards that are wanted and not found, each with one that is found and not wanted."""
    ones, others = Counter(wanted), Counter(found)
    missing, instead = (ones - others).elements(), (others - ones).elements()
    return [(one, other) for one, other in zip(missing, instead, strict=False) if NO_CARD not in (one, other)]
