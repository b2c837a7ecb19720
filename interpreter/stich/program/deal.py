"""The steps of a deal as records.

Place in the pipeline: part of ``program``, over ``writer``.
"""

from __future__ import annotations

from stich.engine.plan import Plan
from stich.language.conditions.kinds import Place, pile_number
from stich.language.model.deal import (
    Again,
    BindFaceUp,
    BindLastDealt,
    BindNow,
    Cut,
    DealCards,
    DealHeap,
    LayOpen,
    Leave,
    ReckonRow,
    ShowMelds,
    Speak,
    Step,
    Transfer,
    TurnUp,
)
from stich.machine.layout import StepKind
from stich.program.transfers import transfer_sets, write_transfer
from stich.program.writer import ProgramWriter


def write_steps(w: ProgramWriter) -> int:
    """The list of the steps."""
    steps = []
    for number, step in enumerate(w.plan.game.steps):
        kind, *more = _step(w, number, step)
        padded = [*more, *[0] * (7 - len(more))]
        steps.append(w.record(kind, w.when(w.plan.step_whens[number]), *padded))
    return w.listing(steps)


def cards_drawn(w: ProgramWriter) -> int:
    """How many cards of the pack are ever looked at: those that are dealt, where nothing else looks into the stock."""
    plan, steps = w.plan, w.plan.game.steps
    swaps = [place for states in plan.dialogues for state in states for choice in state for place, _ in choice.swaps]
    looks = any(map(_looks_into_stock, steps)) or w.asks_for(pile_number(Place.STOCK))
    if looks or swaps or plan.to_draw or plan.copied:
        return plan.n
    sizes = [_most_dealt(plan, step) for step in steps if isinstance(step, DealCards | DealHeap)]
    return min(plan.n, sum(sizes))


def _looks_into_stock(step: Step) -> bool:
    """Whether a step looks at cards of the stock that it does not deal."""
    match step:
        case Cut(looks=looks):
            return looks > 0
        case TurnUp() | Again():
            return True
        case Transfer(source=source, to=to):
            return Place.STOCK in (source, to) or step.turns_next
        case DealCards():
            return step.turned_to is not None
        case BindFaceUp() | BindLastDealt() | BindNow() | DealHeap() | LayOpen() | Leave():
            return False
        case ReckonRow() | ShowMelds() | Speak():
            return False


def _most_dealt(plan: Plan, step: DealCards | DealHeap) -> int:
    if isinstance(step, DealHeap):
        return max(step.by_deal or (step.cards,))
    return max(sum(packets) for packets in step.by_deal or (step.packets,)) * step.reaches(plan.game.seats.playing)


def kept_orders(w: ProgramWriter) -> list[TurnUp]:
    """The steps that turn cards up and have an order by which they stay."""
    return [step for step in w.plan.game.steps if isinstance(step, TurnUp) and step.keep]


def _step(w: ProgramWriter, number: int, step: Step) -> tuple[int, ...]:
    plan = w.plan
    match step:
        case Cut(by, looks):
            w.fixed.append(plan.cuts[number])
            return StepKind.CUT, w.seat(by), looks, len(w.fixed) - 1
        case DealCards(first=first):
            sizes = w.listing([w.listing(packets) for packets in step.by_deal or (step.packets,)])
            last = min(step.last, plan.game.seats.playing)
            return StepKind.DEAL, sizes, first, last, step.face_up, w.seat(step.turned_to)
        case DealHeap(heap):
            return StepKind.DEAL_HEAP, pile_number(heap), w.listing(step.by_deal or (step.cards,))
        case TurnUp(binding, suits):
            keep = kept_orders(w).index(step) if step.keep else -1
            redeal = step.redeal_after, int(step.redeal_when_empty)
            return StepKind.TURN_UP, binding, suits, keep, *redeal, int(step.under_stock), int(step.on_stock)
        case BindFaceUp(binding, highest, last_dealt):
            return StepKind.BIND_FACE_UP, binding, int(highest), int(last_dealt)
        case BindLastDealt(binding):
            return StepKind.BIND_LAST_DEALT, binding
        case BindNow(bind, more):
            names = w.listing([w.bind(each) for each in (bind, *more)])
            stays = sum(1 << each for each in {bind.name for bind in more})
            return StepKind.BIND_NOW, names, int(bind.name == plan.contract), stays
        case Leave(seat):
            return StepKind.LEAVE, w.seat(seat)
        case LayOpen():
            return (StepKind.LAY_OPEN,)
        case Transfer():
            planned = plan.transfers[number]
            before = [plan.transfers[each] for each in sorted(plan.transfers) if each < number]
            beat = plan.rules.under(plan.unbound)
            first = sum(len(transfer_sets(each, beat)) for each in before)
            return StepKind.TRANSFER, write_transfer(w, planned, first)
        case Speak(dialogue):
            return StepKind.SPEAK, dialogue
        case Again(to):
            return StepKind.AGAIN, to
        case ReckonRow(_, wins_match):
            return StepKind.RECKON, w.tier(plan.step_rows[number]), int(wins_match)
        case ShowMelds(melds):
            return StepKind.SHOW_MELDS, melds
