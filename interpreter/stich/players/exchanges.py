"""What a card could be exchanged for, as far as a seat can see.

Place in the pipeline: beside the players, which weigh exchanges; the commands name them.  Works from a ``View`` alone.
"""

from __future__ import annotations

from stich.cards import NO_CARD, Card, CardSet, mask_of
from stich.engine.plan import PlannedTransfer
from stich.engine.view import View
from stich.language.conditions.kinds import Heap, Place
from stich.players.seen import Seen, UnknownHereError
from stich.rules.weigh import weigh


def offers(view: View) -> dict[Card, CardSet]:
    """For each card that the seat may give now, the cards in sight that it may take for just this card."""
    actions, planned = view.plan.actions, view.plan.transfers.get(view.transfer)
    given = [action - actions.give for action in view.legal if actions.give <= action < actions.take]
    if planned is None or planned.step.portion is not None:
        return dict.fromkeys(given, 0)
    return {card: takeable(view, planned, card) for card in given}


def counts_for_giver(view: View, planned: PlannedTransfer) -> bool:
    """Whether what the seat gives will count for it, as far as it can tell: it comes to a heap of its own."""
    owned = next((heap for heap in view.plan.owned if heap.pile == planned.step.to), None)
    try:
        return owned is not None and weigh(owned.belongs_to, Seen(view)) == 1 << view.seat
    except UnknownHereError:
        return False


def takeable(view: View, planned: PlannedTransfer, given: Card) -> CardSet:
    """The cards in sight that one exchange lets a seat take for ``given``."""
    match planned.step.source:
        case Heap(index):
            lying = tuple(card for card in view.heaps[index] if card != NO_CARD)
        case Place.TURNED:
            lying = view.turned
        case Place.EXPOSED:
            lying = view.exposed
        case Place.STOCK | Place.ASIDE | Place.TRICK | Place.PLAYED:
            lying = ()
    return planned.tables(view.bound)[1][given] & mask_of(lying)
