"""The cards that an event tells of, and how those of two events differ.

Place in the pipeline: part of ``worlds``, over the engine's events as a seat saw them.  It must not know what becomes
of the answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from stich.cards import NO_CARD, Card
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


def groups_of(event: Event) -> Iterator[list[Card]]:
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


def differences(wanted: Event, found: Event) -> list[tuple[Card, Card]]:
    """Which cards an event should tell of, and which it tells of instead."""
    if type(wanted) is not type(found):
        return []
    pairs: list[tuple[Card, Card]] = []
    for ones, others in zip(groups_of(wanted), groups_of(found), strict=False):
        pairs += pairs_of(ones, others)
    return pairs


def pairs_of(wanted: Iterable[Card], found: Iterable[Card]) -> list[tuple[Card, Card]]:
    """The cards that are wanted and not found, each with one that is found and not wanted."""
    ones, others = Counter(wanted), Counter(found)
    missing, instead = (ones - others).elements(), (others - ones).elements()
    return [(one, other) for one, other in zip(missing, instead, strict=False) if NO_CARD not in (one, other)]
