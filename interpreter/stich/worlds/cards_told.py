"""The cards that an event tells of, and how those of two events differ.

Place in the pipeline: part of ``worlds``, over the engine's events as a seat saw them.  It must not know what becomes
of the answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from stich.cards import NO_CARD, Card
from stich.engine import events
from stich.engine.events import Event


def groups_of(event: Event) -> Iterator[list[Card]]:
    """The cards of an event, group by group: those of one group may stand in any order."""
    match event:
        case events.Deal():
            yield from event.hands
            yield from ([card] for card in event.stock)
            yield from ([card] for card, _ in event.face_up)
            yield from event.heaps
        case events.LotDrawn() | events.LaidOpen() | events.HeapTaken() | events.Melded():
            yield list(event.cards)
        case events.PackCut():
            yield event.exposed
        case events.ThrownIn():
            yield from ([card] for card in event.face_up)
        case events.NameBound():
            yield from ([card] for card in event.face_up)
        case events.Transferred():
            yield event.gives
            yield event.takes
        case events.CardPlayed() | events.CardsDrawn():
            yield [event.card]
        case events.TrickEnd():
            yield from ([card] for card in event.cards)


def cards_of(event: Event) -> Iterator[Card]:
    """The cards that an event names."""
    return (card for group in groups_of(event) for card in group if card != NO_CARD)


def differences(wanted: Event, found: Event) -> list[tuple[Card, Card]]:
    """Which cards an event should tell of, and which it tells of instead."""
    pairs: list[tuple[Card, Card]] = []
    for ones, others in zip(groups_of(wanted), groups_of(found), strict=False):
        pairs += pairs_of(ones, others)
    return pairs


def pairs_of(wanted: Iterable[Card], found: Iterable[Card]) -> list[tuple[Card, Card]]:
    """The cards that are wanted and not found, each with one that is found and not wanted."""
    ones, others = Counter(wanted), Counter(found)
    missing, instead = (ones - others).elements(), (others - ones).elements()
    return [(one, other) for one, other in zip(missing, instead, strict=False) if NO_CARD not in (one, other)]
