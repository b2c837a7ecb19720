"""What may be said as records: dialogues, auctions, choices and their effects.

Place in the pipeline: part of ``program``, over ``writer``.
"""

from __future__ import annotations

from collections.abc import Iterable

from stich.engine.plan import PlannedChoice
from stich.engine.rows import PlannedCards, PlannedRow
from stich.language.conditions.kinds import Place, pile_number
from stich.language.conditions.terms import Cards
from stich.language.model.bindings import Bind
from stich.language.model.dialogues import (
    Auction,
    BeginPlay,
    Bid,
    Call,
    Calling,
    DialogueState,
    Effect,
    EndDeal,
    GoTo,
    Reckon,
    SitOut,
    Swap,
    WinMatch,
)
from stich.machine.layout_talk import CallKind, EffectKind, Replaces
from stich.machine.limits import Most
from stich.machine.sets import slot_of
from stich.program.writer import NoRoomError, ProgramWriter

CALLS = {Calling.BID: CallKind.BID, Calling.HOLD: CallKind.HOLD, Calling.PASS: CallKind.PASS}


def write_dialogues(w: ProgramWriter) -> int:
    """A list of ``DialogueAt``, in the order of the game.

    Raises:
        NoRoomError: an auction is held on a turn, or cards are exchanged with a pile that is none.
    """
    found = []
    for dialogue, opens, planned in zip(w.plan.game.dialogues, w.plan.opens, w.plan.dialogues, strict=True):
        if dialogue.beside_cards and dialogue.states[0].auction is not None:
            raise NoRoomError("an auction is opened beside the cards")
        states = [_state(w, state, choices) for state, choices in zip(dialogue.states, planned, strict=True)]
        found.append(w.record(w.when(opens), w.listing(states)))
    return w.listing(found)


def _state(w: ProgramWriter, state: DialogueState, choices: tuple[PlannedChoice, ...]) -> int:
    """A ``StateAt``."""
    w.at_most(len(choices), Most.OPTIONS, "choices")
    by, said = w.seat(state.by), [_choice(w, choice) for choice in choices]
    auction = 0 if state.auction is None else _auction(w, state.auction, choices)
    first, places = w.plan.actions.pass_, dict[int, int]()
    for choice, place in zip(choices, said, strict=True):
        places.setdefault(choice.action - first, place)
    by_action = w.listing([places.get(number, 0) for number in range(max(places, default=-1) + 1)])
    return w.record(by, int(state.in_turn), auction, int(bool(state.beside)), w.listing(said), by_action)


def _auction(w: ProgramWriter, auction: Auction, choices: tuple[PlannedChoice, ...]) -> int:
    """An ``AuctionAt``."""
    calls = [choice for choice in choices if choice.call is not None]
    contracts = any(w.plan.contract in choice.choice.binds for choice in calls)
    endings = [number for ending in auction.endings for number in (_effects(w, ending.effects), ending.then)]
    return w.record(
        int(auction.pairs),
        auction.rounds,
        int(auction.elder_holds),
        int(auction.free),
        w.seat(auction.must),
        max(_height(choice.call) for choice in calls),
        int(contracts),
        *endings,
    )


def _height(call: Call | None) -> int:
    return -1 if call is None else call.height


def _choice(w: ProgramWriter, planned: PlannedChoice) -> int:
    """A ``ChoiceAt``."""
    choice, call, bid = planned.choice, planned.call, planned.bid
    when, stake = w.when(planned.when), 0 if planned.stake is None else w.phrase(planned.stake)
    swaps = w.listing([_swap(w, place, gives) for place, gives in planned.swaps])
    concedes = 0 if planned.concedes is None else w.row(planned.concedes)
    effects = _effects(w, planned.effects)
    return w.record(
        planned.action,
        when,
        CallKind.NONE if call is None else CALLS[call.calling],
        _height(call),
        int(bid is not None),
        0 if bid is None else bid.number,
        int(bid is not None and bid.within_hand),
        -1 if bid is None else bid.height,
        swaps,
        stake,
        concedes,
        _replaces(w, planned),
        sum(1 << name for name in choice.binds),
        effects,
        choice.then,
    )


def _replaces(w: ProgramWriter, planned: PlannedChoice) -> Replaces:
    """When a contract takes the place of the one that holds."""
    if planned.bid is None:
        return Replaces.CLOSING if w.plan.contract in planned.choice.binds else Replaces.NEVER
    return Replaces.ALWAYS if planned.call is not None or planned.bid.height >= 0 else Replaces.NEVER


def _swap(w: ProgramWriter, place: Place, gives: Cards | PlannedCards) -> int:
    """A ``SwapAt``."""
    if place in (Place.TRICK, Place.PLAYED):
        raise NoRoomError("a card is exchanged for one that has been played")
    return w.record(slot_of(pile_number(place)), w.cards(gives), int(w.plan.asks_dealt))


def _effects(w: ProgramWriter, effects: Iterable[Effect | PlannedRow]) -> int:
    """A list of ``EffectAt``."""
    return w.listing([w.record(*_effect(w, effect)) for effect in effects])


def _effect(w: ProgramWriter, effect: Effect | PlannedRow) -> tuple[int, int]:
    match effect:
        case Bind():
            return EffectKind.BIND, w.bind(effect)
        case PlannedRow():
            return EffectKind.RECKON, w.row(effect)
        case GoTo(phase):
            return EffectKind.GO_TO, phase
        case Swap(gives, place):
            return EffectKind.SWAP, _swap(w, place, gives)
        case Bid(number):
            return EffectKind.BID, number
        case SitOut(seat):
            return EffectKind.SIT_OUT, w.seat(seat)
        case BeginPlay():
            return EffectKind.BEGIN_PLAY, 0
        case EndDeal(thrown_in):
            return EffectKind.END_DEAL, int(thrown_in)
        case WinMatch():
            return EffectKind.WIN_MATCH, 0
        case Reckon():
            raise NoRoomError("a row is reckoned at the end of an auction")
