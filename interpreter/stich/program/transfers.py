"""Transfers as records, and their sets of cards for a block.

Place in the pipeline: part of ``program``, over ``writer``.
"""

from __future__ import annotations

from stich.cards import CardSet
from stich.engine.plan import PlannedTransfer
from stich.language.conditions.kinds import Heap, Pile, Place, pile_number
from stich.language.model.deal import ALL, Portion, Taking
from stich.machine.layout_cards import ALL_CARDS, TakeKind
from stich.program.writer import NoRoomError, ProgramWriter
from stich.rules.tables import BoundRules

TAKES = {Taking.AS_GIVEN: TakeKind.AS_GIVEN, Taking.ALL: TakeKind.ALL, Taking.NUMBER: TakeKind.NUMBER}
KEPT = (Place.STOCK, Place.TURNED, Place.EXPOSED, Place.ASIDE)


def write_transfer(w: ProgramWriter, planned: PlannedTransfer, first: int) -> int:
    """A ``TransferAt``; its sets begin at ``first`` among those of all transfers."""
    step, portion = planned.step, planned.step.portion or Portion()
    fixed = w.listing([w.when(when) for _, when in planned.fixed])
    changing = w.listing([w.record(w.phrase(cards), w.when(when)) for cards, when in planned.changing])
    return w.record(
        w.when(planned.when),
        w.seat(step.first),
        w.seat(step.who),
        fixed,
        changing,
        int(planned.conditional),
        first,
        _pile(step.source),
        int(step.portion is None),
        int(step.turns_next),
        portion.least,
        ALL_CARDS if portion.most == ALL else portion.most,
        portion.but,
        _pile(step.to) if isinstance(step.to, Pile) else 0,
        0 if isinstance(step.to, Pile) else w.seat(step.to),
        TAKES[step.taking],
        step.takes_number,
        step.takes_number if step.taking is Taking.NUMBER else 1,
        int(step.must),
        int(step.at_once),
        int(step.takes_first),
    )


def transfer_sets(planned: PlannedTransfer, beat: BoundRules) -> list[CardSet]:
    """The sets of a transfer, as they stand in a block: of each of ``fixed``, of what is taken, and of an exchange what
    each card may be exchanged for."""
    takes, suits = planned.step.takes, planned.rules.suit if planned.step.portion is None else ()
    return [
        *(beat.cards(cards) for cards, _ in planned.fixed),
        beat.cards(takes),
        *(beat.cards(takes, its_suit=suit) for suit in suits),
    ]


def _pile(pile: Pile) -> int:
    """The number of a pile.

    Raises:
        NoRoomError: cards do not lie there in an order that is kept.
    """
    if not isinstance(pile, Heap) and pile not in KEPT:
        raise NoRoomError("cards of tricks change places")
    return pile_number(pile)
