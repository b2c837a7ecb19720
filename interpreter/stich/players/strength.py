"""How strong a card is, counted from the tables: how many cards it takes from, and how many take from it.

Place in the pipeline: beside the players; reads ``rules`` and a ``View``, must not know games.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from stich.cards import NO_CARD, NO_SEAT, Card, Seat, cards_in
from stich.engine.view import View
from stich.language.conditions import terms as t
from stich.language.model.bindings import Values
from stich.rules.tables import Rules, compares, winner


@dataclass(frozen=True, slots=True)
class Strengths:
    """Per card: ``lead``, how many cards of the pack cannot take from it when it is led; ``reply``, from how many led
    cards it takes."""

    lead: tuple[int, ...]
    reply: tuple[int, ...]

    def whole(self, card: Card) -> int:
        """A card's worth in a hand, whatever it will be used for."""
        return self.lead[card] + self.reply[card]


def facts_of(view: View) -> Callable[[t.Condition], bool]:
    """What a seat knows of the conditions in the clauses, apart from the trick's own cards; what it cannot tell from
    its view it takes as false."""

    def ask(atom: t.Condition) -> bool:
        match atom:
            case t.TrickNumber(compare, number):
                return compares(view.trick_number, compare, number)
            case t.StockEmpty():
                return not view.stock_size
            case _:
                return False

    return ask


def strengths(rules: Rules, bound: Values, state_bits: int) -> Strengths:
    """The strength of every card under these bindings; ``state_bits`` as ``rules.state_bits`` gives them."""
    beating = rules.under(bound)
    lead, reply = [0] * rules.n, [0] * rules.n
    for led in range(rules.n):
        suit = beating.suit[led]
        takers = beating.takes(state_bits | beating.trick_bits(1 << led, suit), suit)[led]
        lead[led] = rules.n - takers.bit_count()
        for card in cards_in(takers):
            reply[card] += 1
    return Strengths(tuple(lead), tuple(reply))


def would_take(view: View, card: Card) -> bool:
    """Whether ``card``, played now, would hold the trick as it then lies."""
    if view.plan.simple:
        return bool(view.takers >> card & 1)
    played = tuple(each for each in view.trick if each != NO_CARD)
    return _winner(view, (*played, card)) == len(played)


def holding_seat(view: View) -> Seat:
    """Who would take the trick if it ended now, ``NO_SEAT`` for nobody.  The trick must have been led, face up."""
    if view.plan.simple:
        return view.holder_seat
    order = [view.leader, *(seat for seat in view.plan.after[view.leader] if seat in view.active)]
    played = [(seat, card) for seat, card in zip(order, view.trick, strict=False) if card != NO_CARD]
    won = _winner(view, tuple(card for _, card in played))
    return NO_SEAT if won is None else played[won][0]


def _winner(view: View, trick: tuple[Card, ...]) -> int | None:
    return winner(view.plan.rules, view.bound, trick, view.trick_number, facts_of(view))
