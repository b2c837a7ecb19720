"""Decisions that are not cards played: dialogues, transfers, conceding.

Place in the pipeline: part of the engine, working on a ``state.State``.
"""

from __future__ import annotations

from interpreter.cards import NO_CARD, NO_SUIT, Card, CardSet, Seat, Side, cards_in, mask_of
from interpreter.engine.actions import Action
from interpreter.engine.facts import Fact, Number
from interpreter.engine.plan import PlannedChoice, PlannedTransfer
from interpreter.engine.position import Position
from interpreter.engine.seats import in_turn, seat_of
from interpreter.engine.table import Stage


def legal(s: Position) -> tuple[Action, ...]:
    """What may be done in a transfer or a dialogue."""
    if s.stage == Stage.TRANSFER:
        return _transfer_actions(s)
    if s.stage == Stage.DIALOGUE:
        seat, side = s.to_act, s.side_of[s.to_act]
        return tuple(sorted([c.action for c in _choices(s) if c.when is None or c.when(s, seat, side)]))
    return ()


def act(s: Position, action: Action) -> None:
    """Carry out a legal action of a transfer or a dialogue.  When it is over the stage is SETUP, or TRICK after a
    dialogue about a card led face down."""
    if s.stage == Stage.TRANSFER:
        _transfer(s, action)
    else:
        _say(s, action)


# --- dialogues -------------------------------------------------------------------------------------------------------


def begin(s: Position, dialogue: int, opener: Seat) -> bool:
    """Open a dialogue; whether somebody has something to say."""
    s.speaker = opener
    if not s.plan.opens[dialogue](s, opener, s.side_of[opener]):
        return False
    s.dialogue = dialogue
    s.spoke = {s.side_of[opener]: opener} if s.stage == Stage.TRICK else {}
    s.stage = Stage.DIALOGUE
    _enter(s, 0)
    return True


def _enter(s: Position, state: int) -> None:
    s.talk_state = state
    s.to_act = seat_of(s, s.plan.game.dialogues[s.dialogue].states[state].by)


def _choices(s: Position) -> tuple[PlannedChoice, ...]:
    return s.plan.dialogues[s.dialogue][s.talk_state]


def _say(s: Position, action: Action) -> None:
    said = next(c for c in _choices(s) if c.action == action)
    seat = s.to_act
    s.speaker = seat
    s.spoke[s.side_of[seat]] = seat
    s.note("dialogue", seat, action)
    if said.concedes is not None:
        give_up(s, s.side_of[seat], said.concedes)
        return
    if said.stake is not None:
        s.stake = said.stake(s, s.side_of[seat])
    if said.choice.then >= 0:
        _enter(s, said.choice.then)
    else:
        _close(s)


def _close(s: Position) -> None:
    """The dialogue is over: the card led face down is turned, or the deal goes on."""
    s.dialogue = -1
    s.stage = Stage.TRICK if s.trick else Stage.SETUP
    if s.trick:
        s.face_down = False
        s.to_act = s.next_seat[s.leader]


def give_up(s: Position, side: Side, worth: Number) -> None:
    """A side gives the deal up; the other side is to score ``worth``."""
    s.conceded = side
    s.conceded_for = worth(s, side)


# --- transfers -------------------------------------------------------------------------------------------------------


def _planned(s: Position) -> PlannedTransfer:
    return s.plan.transfers[s.step - 1]


def open_transfer(s: Position) -> bool:
    """Settle who may exchange what; whether anybody may."""
    if not s.pile(_planned(s).step.place):
        return False
    s.rights = rights(s, _planned(s))
    s.stage = Stage.TRANSFER
    return _next_right(s)


def rights(s: Position, planned: PlannedTransfer) -> list[tuple[Seat, CardSet]]:
    """For each seat from the first on, the cards that entitle it, as the transfer begins."""
    held: dict[Seat, CardSet] = {}
    for card, whens in planned.tables(s.bound)[0]:
        for seat in s.active:
            if card in s.hands[seat] and _entitles(s, card, seat, whens):
                held[seat] = held.get(seat, 0) | 1 << card
    if not held:
        return []
    return [(seat, held[seat]) for seat in in_turn(s, seat_of(s, planned.step.first)) if seat in held]


def _entitles(s: Position, card: Card, seat: Seat, whens: tuple[Fact | None, ...]) -> bool:
    s.its_suit = s.rules.suit[card]
    entitles = any(when is None or when(s, seat, s.side_of[seat]) for when in whens)
    s.its_suit = NO_SUIT
    return entitles


def takeable(s: Position, planned: PlannedTransfer, given: Card) -> CardSet:
    """What a card may be exchanged for."""
    return planned.tables(s.bound)[1][given] & mask_of(s.pile(planned.step.place))


def _next_right(s: Position) -> bool:
    """Go to the next seat that can exchange something; whether there is one."""
    planned = _planned(s)
    while s.rights:
        seat, cards = s.rights[0]
        cards = mask_of([card for card in s.hands[seat] if cards >> card & 1 and takeable(s, planned, card)])
        if cards:
            s.rights[0] = seat, cards
            s.to_act = seat
            return True
        s.rights.pop(0)
    s.stage = Stage.SETUP
    return False


def _transfer_actions(s: Position) -> tuple[Action, ...]:
    actions = s.plan.actions
    if s.given != NO_CARD:
        return tuple(actions.take + card for card in cards_in(takeable(s, _planned(s), s.given)))
    return (*(actions.give + card for card in cards_in(s.rights[0][1])), actions.pass_)


def _transfer(s: Position, action: Action) -> None:
    actions = s.plan.actions
    if action == actions.pass_:
        s.note("pass", s.to_act)
        s.rights.pop(0)
    elif s.given == NO_CARD:
        s.given = action - actions.give
        choices = takeable(s, _planned(s), s.given)
        if choices & (choices - 1):
            return
        _exchange(s, choices.bit_length() - 1)
    else:
        _exchange(s, action - actions.take)
    _next_right(s)


def _exchange(s: Position, taken: Card) -> None:
    """Swap the given card for one that lies in the transfer's place."""
    step, given, seat = _planned(s).step, s.given, s.to_act
    place = s.pile(step.place)
    place[place.index(taken)] = given
    hand = s.hands[seat]
    hand[hand.index(given)] = taken
    hand.sort()
    s.given = NO_CARD
    s.note("transfer", seat, [given], [taken], step.place)
