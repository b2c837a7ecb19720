"""Melds as records.

Place in the pipeline: part of ``program``, over ``writer``.
"""

from __future__ import annotations

from collections.abc import Sequence

from stich.cards import NO_SUIT, CardSet, cards_in
from stich.engine.finding import PlannedMelds
from stich.language.model.melds import Counting, Equal, MeldCards, MeldForm, MeldRun, MeldSet
from stich.machine.layout_cards import FormKind
from stich.machine.melds import APART_BITS, NO_ACTION
from stich.program.writer import ProgramWriter

KINDS = 64  # of one group
GROUPS = 64
HEIGHTS = 256  # ranks in an order


def write_melds(w: ProgramWriter) -> int:
    """The list of all melds."""
    w.at_most(len(w.plan.melds), GROUPS, "groups of melds")
    return w.listing([_group(w, planned) for planned in w.plan.melds])


def _group(w: ProgramWriter, planned: PlannedMelds) -> int:
    melds = planned.melds
    w.at_most(len(melds.kinds), KINDS, "kinds of melds")
    w.at_most(len(melds.better), APART_BITS, "sets that tell melds apart")
    w.at_most(len(melds.order), HEIGHTS, "ranks in an order of melds")
    families = list(dict.fromkeys(kind.family for kind in melds.kinds))
    kinds = [_kind(w, planned, kind, families.index(melds.kinds[kind].family)) for kind in range(len(melds.kinds))]
    return w.record(
        w.when(planned.when),
        w.listing(kinds),
        int(melds.counting is Counting.BEST_SIDE),
        int(melds.equal is Equal.NOBODY),
        w.listing([w.number_of_set(cards) for cards in melds.better]),
        int(melds.each_one),
        int(melds.best_first),
    )


def _kind(w: ProgramWriter, planned: PlannedMelds, kind: int, family: int) -> int:
    meant = planned.melds.kinds[kind]
    form, *more = _form(w, planned, meant.form)
    parts = _parts(planned, meant.form)
    actions = [planned.actions.get((kind, part), NO_ACTION) for part in parts] if planned.melds.chosen else []
    row = w.row(planned.rows[kind])
    return w.record(row, form, meant.copies, family, len(parts), w.listing(actions), *more)


def _parts(planned: PlannedMelds, form: MeldForm) -> list[int]:
    """Which of its kind a meld is that stands at each place, as ``MeldChoice`` has it."""
    match form:
        case MeldRun():
            return [next(cards_in(suit[rank]), NO_ACTION) for suit in planned.copies for rank in planned.melds.order]
        case MeldSet(ranks=ranks):
            return list(ranks)
        case MeldCards():
            return list(range(len(planned.copies))) if form.each_suit else [NO_SUIT]


def _form(w: ProgramWriter, planned: PlannedMelds, form: MeldForm) -> tuple[int, int, int, int, int]:
    """What a form says, as ``MeldKindAt`` has it."""
    order, copies = planned.melds.order, planned.copies
    match form:
        case MeldRun(least, most):
            sets = _fixed(w, [suit[rank] for suit in copies for rank in order])
            return FormKind.RUN, least, most, len(order), sets
        case MeldSet(size, ranks, any_suits):
            w.at_most(len(ranks), HEIGHTS, "ranks of a meld")
            sets = _fixed(w, [suit[rank] for rank in ranks for suit in copies])
            return FormKind.SET_OF_ANY if any_suits else FormKind.SET, size, 0, len(copies), sets
        case MeldCards(cards):
            kind = FormKind.CARDS_OF_SUIT if form.each_suit else FormKind.CARDS
            return kind, 0, 0, 0, w.number_of_set(cards)


def _fixed(w: ProgramWriter, sets: Sequence[CardSet]) -> int:
    """The numbers of sets that never change, as a list."""
    w.fixed += dict.fromkeys(each for each in sets if each not in w.fixed)
    return w.listing([w.fixed.index(each) for each in sets])
