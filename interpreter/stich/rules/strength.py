"""How strong a card is, counted from the tables: how many cards it takes from, and how many take from it.

Place in the pipeline: over ``tables``; bots and playouts weigh cards by it.  It must not know hands or seats.
"""

from __future__ import annotations

from dataclasses import dataclass

from stich.cards import Card, cards_in
from stich.language.model.bindings import Values
from stich.rules.tables import BoundRules, Rules


@dataclass(frozen=True, slots=True)
class Strengths:
    """Per card: ``lead``, how many cards of the pack cannot take from it when it is led; ``reply``, from how many led
    cards it takes."""

    lead: tuple[int, ...]
    reply: tuple[int, ...]

    def whole(self, card: Card) -> int:
        """A card's worth in a hand, whatever it will be used for."""
        return self.lead[card] + self.reply[card]


def strengths(rules: Rules, bound: Values, settled: int) -> Strengths:
    """The strength of every card under these bindings, where so much is settled before a card is led."""
    return strengths_under(rules.under(bound), settled)


def strengths_under(beating: BoundRules, settled: int) -> Strengths:
    """The same under some tables."""
    n = beating.rules.n
    lead, reply = [0] * n, [0] * n
    for led in range(n):
        suit = beating.suit[led]
        takers = beating.takes(settled | beating.shows[suit][led], suit)[led]
        lead[led] = n - takers.bit_count()
        for card in cards_in(takers):
            reply[card] += 1
    return Strengths(tuple(lead), tuple(reply))
