"""What a card could be exchanged for, as far as a seat can see.

Place in the pipeline: beside the players, which weigh exchanges; the faces name them.  Works from a ``View`` alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.cards import Card, CardSet, mask_of
from interpreter.engine.plan import PlannedTransfer
from interpreter.engine.view import View
from interpreter.rules.cardsets import union
from interpreter.spec.model import Place


def offers(view: View) -> dict[Card, CardSet]:
    """For each card that the seat may give now, the cards in sight that it may take for it.

    A view does not say which of a deal's exchanges is under way; it is the first that fits everything that may be given.
    """
    actions = view.plan.actions
    given = [action - actions.give for action in view.legal if actions.give <= action < actions.take]
    for planned in _fitting(view, mask_of(given)):
        found = {card: takeable(view, planned, card) for card in given}
        if all(found.values()):
            return found
    return dict.fromkeys(given, 0)


def _fitting(view: View, given: CardSet) -> Iterator[PlannedTransfer]:
    beating = view.plan.rules.beating(view.bound)
    for planned in view.plan.transfers.values():
        if not given & ~union(beating.cards(cards, lying=_lying(view)) for cards, _ in planned.gives):
            yield planned


def takeable(view: View, planned: PlannedTransfer, given: Card) -> CardSet:
    """The cards in sight that one exchange lets a seat take for ``given``."""
    lying = _lying(view)
    wanted = view.plan.rules.beating(view.bound).cards(
        planned.step.takes, its_suit=view.plan.rules.suit[given], lying=lying
    )
    return wanted & lying.get(planned.step.place, 0)


def _lying(view: View) -> dict[Place, CardSet]:
    return {Place.TURNED: mask_of(view.turned), Place.EXPOSED: mask_of(view.exposed)}
