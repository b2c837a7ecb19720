"""How strong a card is, counted from the tables: how many cards it takes from, and how many take from it.

Place in the pipeline: beside the players; reads ``rules`` and a ``View``, must not know games.
"""

from __future__ import annotations

from dataclasses import dataclass

from stich.cards import NO_SEAT, Card, Seat, cards_in
from stich.engine.view import View
from stich.language.model.bindings import Values
from stich.players.seen import Seen
from stich.rules.tables import Rules
from stich.rules.walk import walk


@dataclass(frozen=True, slots=True)
class Strengths:
    """Per card: ``lead``, how many cards of the pack cannot take from it when it is led; ``reply``, from how many led
    cards it takes."""

    lead: tuple[int, ...]
    reply: tuple[int, ...]

    def whole(self, card: Card) -> int:
        """A card's worth in a hand, whatever it will be used for."""
        return self.lead[card] + self.reply[card]


def settled_in(view: View) -> int:
    """The situation as far as a seat knows it, apart from the trick's own cards; what it cannot tell from its view it
    takes as false."""
    rules, plan = view.plan.rules, view.plan
    if not rules.state_atoms:
        return 0
    seen = Seen(view)
    told = {fact: bool(seen.tells(code)) for fact, code in zip(rules.state_atoms, plan.state_atoms, strict=True)}
    return rules.state_bits(told.__getitem__)


def strengths(rules: Rules, bound: Values, settled: int) -> Strengths:
    """The strength of every card under these bindings, where so much is settled before a card is led."""
    beating = rules.under(bound)
    lead, reply = [0] * rules.n, [0] * rules.n
    for led in range(rules.n):
        suit = beating.suit[led]
        takers = beating.takes(settled | beating.shows[suit][led], suit)[led]
        lead[led] = rules.n - takers.bit_count()
        for card in cards_in(takers):
            reply[card] += 1
    return Strengths(tuple(lead), tuple(reply))


def holding_seat(view: View) -> Seat:
    """Who would take the trick if it ended now, ``NO_SEAT`` for nobody.  The trick must have been led, face up."""
    if not (view.plan.final or view.plan.nobody):
        return view.holder_seat
    order = [view.leader, *(seat for seat in view.plan.after[view.leader] if seat in view.active)]
    _, place, nobodys = walk(view.plan.rules.under(view.bound), settled_in(view), view.trick)
    return NO_SEAT if nobodys else order[place]
