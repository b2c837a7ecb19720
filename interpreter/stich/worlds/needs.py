"""What seats must hold now, as all tells that a seat saw from here on.

Place in the pipeline: part of ``worlds``, over the engine's events as a seat saw them.  It must not know how cards lie.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from stich.cards import NO_CARD, Card, Deck, Seat
from stich.engine import events
from stich.engine.events import Event


class Needs:
    """By seat the cards, each as the first of its copies, that it must hold: it plays, gives or shows them later, and
    has not got them meanwhile.  Of a seat that gets cards that nobody knows nothing is told from then on."""

    def __init__(self, deck: Deck) -> None:
        self._first = deck.first
        self.cards: defaultdict[Seat, Counter[Card]] = defaultdict(Counter)
        self._got: defaultdict[Seat, Counter[Card]] = defaultdict(Counter)
        self._closed: set[Seat] = set()

    def read(self, told: Iterable[Event]) -> None:
        """Read on, to the end of the deal."""
        come: list[tuple[Seat, Sequence[Card]]] = []  # when everybody has chosen
        for event in told:
            if not (isinstance(event, events.Transferred) and event.at_once):
                while come:
                    self._comes(*come.pop())
            if isinstance(event, events.CardPlayed):
                self._leaves(event.seat, [event.card])
            elif isinstance(event, events.Transferred):
                self._leaves(event.seat, event.gives)
                self._comes(event.seat, event.takes)
                if isinstance(event.to, int):
                    come.append((event.to, event.gives))
            elif isinstance(event, events.CardsDrawn):
                self._comes(event.seat, [event.card])
            elif isinstance(event, events.Melded) or (isinstance(event, events.LaidOpen) and event.heap is None):
                self._shows(event.seat, event.cards)
            elif isinstance(event, events.ThrownIn | events.Deal):
                return

    def _leaves(self, seat: Seat, cards: Sequence[Card]) -> None:
        for card in map(self._first, (card for card in cards if card != NO_CARD)):
            if self._got[seat][card]:
                self._got[seat][card] -= 1
            elif seat not in self._closed:
                self.cards[seat][card] += 1

    def _comes(self, seat: Seat, cards: Sequence[Card]) -> None:
        if NO_CARD in cards:
            self._closed.add(seat)
        self._got[seat].update(self._first(card) for card in cards if card != NO_CARD)

    def _shows(self, seat: Seat, cards: Sequence[Card]) -> None:
        if seat not in self._closed:
            self.cards[seat] |= Counter(map(self._first, cards)) - self._got[seat]
