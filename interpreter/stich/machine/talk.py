"""Dialogues, and what is done by saying something; what ``engine.dialogues`` and ``engine.effects`` do.

Place in the pipeline: part of ``machine``, over ``auctions`` and ``effects``.  That a deal or the match is to end is
only noted here; ``play`` ends it.
"""

from __future__ import annotations

from stich.language.conditions.measures import MOST
from stich.machine.auctions import auction_ends, begin_auction, height_of_contract, may_call, take_back
from stich.machine.counts import NO_BID
from stich.machine.effects import bind_name, enter_phase, gain, gather, sit_out, win_match
from stich.machine.layout import Head, RowAt
from stich.machine.layout_talk import (
    AuctionAt,
    CallKind,
    ChoiceAt,
    DialogueAt,
    EffectAt,
    EffectKind,
    Replaces,
    StateAt,
    SwapAt,
)
from stich.machine.limits import NOTHING, Ended, Fault, Stage
from stich.machine.numbers import CardSet, Flag, Int, count, kernel, lowest, one
from stich.machine.piles import STOCK, card_at, place_in, set_at
from stich.machine.registers import Board
from stich.machine.rows import begin_dues, carry_out, write, write_due
from stich.machine.seats import seat_of
from stich.machine.sets import NO_SEAT, begin_round, in_own_heaps, none, side_of, side_set
from stich.machine.tricks import option, sort_options
from stich.machine.weigh import meets, weigh, weigh_cards

# --- what may be said -------------------------------------------------------------------------------------------------


@kernel
def talk_options(s: Board) -> None:
    """What the seat to act may say in the dialogue under way, in ascending order."""
    p = s.code
    start: Int = s.opts
    state: Int = state_now(s)
    choices: Int = p[state + StateAt.CHOICES]
    for i in range(p[choices]):
        if _may_say(s, state, p[choices + 1 + i], s.to_act):
            option(s, p[p[choices + 1 + i] + ChoiceAt.ACTION])
    sort_options(s, start)


@kernel
def option_openings(s: Board) -> None:
    """What the seat whose turn it is may say instead of playing a card, and so open a dialogue; each once."""
    p = s.code
    start: Int = s.opts
    talks: Int = p[Head.TURN_TALKS] if s.in_play else p[Head.LEAD_TALKS]
    for i in range(p[talks]):
        if _may_open(s, p[talks + 1 + i]):
            state: Int = _state_of(s, p[talks + 1 + i], 0)
            choices: Int = p[state + StateAt.CHOICES]
            for j in range(p[choices]):
                if _may_say(s, state, p[choices + 1 + j], s.to_act):
                    option(s, p[p[choices + 1 + j] + ChoiceAt.ACTION])
    sort_options(s, start)


@kernel
def _may_open(s: Board, dialogue: Int) -> Flag:
    """Whether the seat to act may open a dialogue."""
    return meets(s, s.code[s.code[s.code[Head.DIALOGUES] + 1 + dialogue] + DialogueAt.WHEN], 1 << s.to_act)


@kernel
def _state_of(s: Board, dialogue: Int, state: Int) -> Int:
    """The record of a state of a dialogue."""
    p = s.code
    return p[p[p[p[Head.DIALOGUES] + 1 + dialogue] + DialogueAt.STATES] + 1 + state]


@kernel
def state_now(s: Board) -> Int:
    """The record of the state in which the dialogue is."""
    return _state_of(s, s.dialogue, s.dialogue_state)


@kernel
def _may_say(s: Board, state: Int, choice: Int, seat: Int) -> Flag:
    """Whether a seat may say this now."""
    p = s.code
    call: Int = p[choice + ChoiceAt.CALL]
    if call != CallKind.NONE and not may_call(s, p[state + StateAt.AUCTION], call, p[choice + ChoiceAt.HEIGHT]):
        return False
    holds: Flag
    if p[choice + ChoiceAt.BIDS]:
        holds = _may_bid(s, choice, seat)
    else:
        holds = meets(s, p[choice + ChoiceAt.WHEN], 1 << seat)
    swaps: Int = p[choice + ChoiceAt.SWAPS]
    for i in range(p[swaps]):
        if holds and not _can_swap(s, p[swaps + 1 + i], seat):
            holds = False
    return holds


@kernel
def _may_bid(s: Board, choice: Int, seat: Int) -> Flag:
    p = s.code
    number: Int = p[choice + ChoiceAt.NUMBER]
    height: Int = p[choice + ChoiceAt.CONTRACT]
    if p[choice + ChoiceAt.WITHIN_HAND] and number > count(s.hands[seat]):
        return False
    if height >= 0 and height < height_of_contract(s):
        return False
    s.its_bid = number
    holds: Flag = meets(s, p[choice + ChoiceAt.WHEN], 1 << seat)
    s.its_bid = NO_BID
    return holds


@kernel
def _can_swap(s: Board, swap: Int, seat: Int) -> Flag:
    """Whether a seat holds a card that it may put in the place of another that lies there."""
    p = s.code
    if s.size[p[swap + SwapAt.PILE]] == 0:
        return False
    return (s.hands[seat] & weigh_cards(s, p[swap + SwapAt.GIVES], 1 << seat)) != none()


# --- dialogues --------------------------------------------------------------------------------------------------------


@kernel
def begin_dialogue(s: Board, dialogue: Int, opener: Int) -> Flag:
    """Open a dialogue; whether somebody has something to say.  Before the first lead the dealer counts as the last to
    have spoken."""
    p = s.code
    s.speaker = s.dealer if s.stage == Stage.SETUP else opener
    if not meets(s, p[p[p[Head.DIALOGUES] + 1 + dialogue] + DialogueAt.WHEN], 1 << opener):
        return False
    hold_dialogue(s, dialogue, opener)
    return True


@kernel
def hold_dialogue(s: Board, dialogue: Int, opener: Int) -> None:
    """Open a dialogue of which it is known already that it may be opened."""
    s.dialogue = dialogue
    _forget_spoken(s)
    if s.stage == Stage.TRICK:
        s.spoke[side_of(s, opener)] = opener + 1
    s.stage = Stage.DIALOGUE
    _enter_state(s, 0)


@kernel
def _forget_spoken(s: Board) -> None:
    for side in range(s.code[Head.SIDES]):
        s.spoke[side] = 0


@kernel
def _enter_state(s: Board, number: Int) -> None:
    p = s.code
    s.dialogue_state = number
    state: Int = state_now(s)
    s.to_act = seat_of(s, p[state + StateAt.BY], 0)
    s.waits = 0
    if s.fault:
        return
    if p[state + StateAt.IN_TURN]:
        seat: Int = begin_round(s, s.to_act)
        s.waits = s.in_trick - 1
        for i in range(s.waits):
            seat = s.next_seat[seat]
            s.waiting[i] = seat
    if p[state + StateAt.AUCTION]:
        begin_auction(s, p[state + StateAt.AUCTION])
    _check_not_silent(s)


@kernel
def _check_not_silent(s: Board) -> None:
    """Check that the seat to act has something to say."""
    if s.fault:
        return
    p = s.code
    state: Int = state_now(s)
    choices: Int = p[state + StateAt.CHOICES]
    for i in range(p[choices]):
        if _may_say(s, state, p[choices + 1 + i], s.to_act):
            return
    s.fault = Fault.UNPLAYABLE


@kernel
def say_on_turn(s: Board, action: Int) -> None:
    """On its turn a seat says something instead of playing a card, and so opens a dialogue."""
    s.dialogue = _opened_by(s, action)
    if s.dialogue < 0:
        s.fault = Fault.UNPLAYABLE
        return
    s.dialogue_state = 0
    s.stage = Stage.DIALOGUE
    s.turn = s.to_act
    _forget_spoken(s)
    say(s, action)


@kernel
def _opened_by(s: Board, action: Int) -> Int:
    """The first dialogue that is opened by saying this, −1 for none."""
    p = s.code
    talks: Int = p[Head.TURN_TALKS] if s.in_play else p[Head.LEAD_TALKS]
    for i in range(p[talks]):
        if _may_open(s, p[talks + 1 + i]):
            state: Int = _state_of(s, p[talks + 1 + i], 0)
            choices: Int = p[state + StateAt.CHOICES]
            for j in range(p[choices]):
                choice: Int = p[choices + 1 + j]
                if p[choice + ChoiceAt.ACTION] == action and _may_say(s, state, choice, s.to_act):
                    return p[talks + 1 + i]
    return -1


@kernel
def choice_of(s: Board, state: Int, action: Int) -> Int:
    """The choice of a state that is this action, 0 for none."""
    p = s.code
    by_action: Int = p[state + StateAt.BY_ACTION]
    number: Int = action - p[Head.PASS]
    return p[by_action + 1 + number] if 0 <= number < p[by_action] else 0


@kernel
def say(s: Board, action: Int) -> None:
    """The seat to act says something in the dialogue under way.  When that is over the stage is SETUP, or TRICK after
    a dialogue about a card led face down or on a turn."""
    p = s.code
    state: Int = state_now(s)
    choice: Int = choice_of(s, state, action)
    if choice == 0:
        s.fault = Fault.UNPLAYABLE
        return
    seat: Int = s.to_act
    auction: Int = p[state + StateAt.AUCTION]
    call: Int = p[choice + ChoiceAt.CALL]
    then: Int = p[choice + ChoiceAt.THEN]
    closes: Flag = auction != 0 and call == CallKind.NONE and then != s.dialogue_state
    s.speaker = seat
    s.spoke[side_of(s, seat)] = seat + 1
    if closes and s.bidder != NO_SEAT:  # what is bound at its end is bound now
        _carry_out_effects(s, p[auction + AuctionAt.WON], s.bidder)
    _do_as_said(s, choice, seat, closes)
    if s.fault or s.ended or s.conceded >= 0:
        return
    if auction == 0 or closes:
        _speak_on(s, then)
    else:
        _call_on(s, state, call, p[choice + ChoiceAt.HEIGHT])


@kernel
def _do_as_said(s: Board, choice: Int, seat: Int, closes: Flag) -> None:
    """What a choice brings with it: the stake, giving up, a contract in the place of another, then its effects."""
    p = s.code
    if p[choice + ChoiceAt.STAKE] and not s.fault:
        _raise_stake(s, weigh(s, p[choice + ChoiceAt.STAKE], 1 << seat))
    if s.fault:
        return
    if p[choice + ChoiceAt.CONCEDES]:
        give_up(s, side_of(s, seat), p[choice + ChoiceAt.CONCEDES])
    replaces: Int = p[choice + ChoiceAt.REPLACES]
    if replaces == Replaces.ALWAYS or (replaces == Replaces.CLOSING and closes):
        take_back(s, p[choice + ChoiceAt.BINDS])
    _carry_out_effects(s, p[choice + ChoiceAt.EFFECTS], seat)


@kernel
def _raise_stake(s: Board, stake: Int) -> None:
    if stake >= MOST:
        s.fault = Fault.UNPLAYABLE
    elif stake != NOTHING:
        s.stake = stake


@kernel
def _call_on(s: Board, state: Int, call: Int, height: Int) -> None:
    """Let the next one call, or close the auction."""
    p = s.code
    auction: Int = p[state + StateAt.AUCTION]
    if not auction_ends(s, auction, call, height, p[state + StateAt.BESIDE]):
        _check_not_silent(s)
        return
    won: Flag = s.bidder != NO_SEAT
    _carry_out_effects(s, p[auction + AuctionAt.WON] if won else p[auction + AuctionAt.NOBODY], s.speaker)
    if not s.ended and not s.fault:
        _speak_on(s, p[auction + AuctionAt.WON_THEN] if won else p[auction + AuctionAt.NOBODY_THEN])


@kernel
def _speak_on(s: Board, then: Int) -> None:
    """Let the next one speak, in turn or in another state of the dialogue, or close it."""
    left: Int = 0
    for i in range(s.waits):
        if s.active >> s.waiting[i] & 1:
            s.waiting[left] = s.waiting[i]
            left += 1
    s.waits = left
    if left:
        s.to_act = s.waiting[0]
        s.waits = left - 1
        for i in range(s.waits):
            s.waiting[i] = s.waiting[i + 1]
        _check_not_silent(s)
    elif then >= 0:
        _enter_state(s, then)
    else:
        _close_dialogue(s)


@kernel
def _close_dialogue(s: Board) -> None:
    """The dialogue is over: the turn goes on, the card led face down is turned, or the deal goes on."""
    s.dialogue = -1
    if s.turn != NO_SEAT:
        s.stage = Stage.TRICK
        s.to_act = s.turn
        s.turn = NO_SEAT
        return
    s.stage = Stage.SETUP
    if s.in_play:
        s.stage = Stage.TRICK
        s.to_act = s.next_seat[s.leader]


@kernel
def give_up(s: Board, side: Int, row: Int) -> None:
    """A side gives the deal up: each other side that plays gets at once what that is worth."""
    begin_dues(s)
    write_due(s, row, side_set(s, side))
    size: Int = s.due_end
    others: Int = 0
    for i in range(s.code[Head.SIDES]):
        other: Int = side_set(s, i)
        if i != side and other & s.playing and not s.fault:
            if others:
                for j in range(size):
                    write(s, s.due[j])
            s.due[others * size + 1] = other
            others += 1
    if others == 0:
        begin_dues(s)
    if s.fault:
        return
    carry_out(s)
    s.conceded = side


@kernel
def may_end_deal(s: Board, action: Int) -> Flag:
    """Whether the deal is over as it stands when this is said, in the dialogue under way or on a turn, or the match is
    won by it."""
    if s.stage == Stage.DIALOGUE:
        return _ends_deal(s, choice_of(s, state_now(s), action))
    p = s.code
    ends: Flag = False
    talks: Int = p[Head.TURN_TALKS] if s.in_play else p[Head.LEAD_TALKS]
    for i in range(p[talks]):
        ends = ends or _ends_deal(s, choice_of(s, _state_of(s, p[talks + 1 + i], 0), action))
    return ends


@kernel
def _ends_deal(s: Board, choice: Int) -> Flag:
    p = s.code
    if choice == 0:
        return False
    effects: Int = p[choice + ChoiceAt.EFFECTS]
    for i in range(p[effects]):
        effect: Int = p[effects + 1 + i]
        kind: Int = p[effect + EffectAt.KIND]
        if kind == EffectKind.WIN_MATCH or (kind == EffectKind.END_DEAL and p[effect + EffectAt.OPERAND] == 0):
            return True
    return False


# --- what is done by it -----------------------------------------------------------------------------------------------


@kernel
def _carry_out_effects(s: Board, effects: Int, speaker: Int) -> None:
    """Do what a choice that a seat made brings with it, one after the other."""
    for i in range(s.code[effects]):
        if not s.fault:
            _carry_out_effect(s, s.code[effects + 1 + i], speaker)


@kernel
def _carry_out_effect(s: Board, effect: Int, speaker: Int) -> None:
    p = s.code
    kind: Int = p[effect + EffectAt.KIND]
    operand: Int = p[effect + EffectAt.OPERAND]
    if kind == EffectKind.BIND:
        bind_name(s, operand, 1 << speaker)
    elif kind == EffectKind.RECKON:
        if meets(s, p[operand + RowAt.WHEN], 1 << speaker):
            begin_dues(s)
            write_due(s, operand, 1 << speaker)
            gain(s)
    elif kind == EffectKind.GO_TO:
        enter_phase(s, operand)
    elif kind == EffectKind.SWAP:
        _swap_cards(s, operand, speaker)
    elif kind == EffectKind.BID:
        s.bids[speaker] = operand
    elif kind == EffectKind.SIT_OUT:
        out: Int = seat_of(s, operand, 0)
        if not s.fault:
            sit_out(s, out)
    elif kind == EffectKind.BEGIN_PLAY:
        s.step = p[p[Head.STEPS]]
    elif kind == EffectKind.END_DEAL:
        s.ended = Ended.THROWN_IN if operand else Ended.YES
    else:
        win_match(s, speaker)


@kernel
def _swap_cards(s: Board, swap: Int, seat: Int) -> None:
    """The lowest card that may be given takes the place of the last one of a pile, and in the stock if that lies turned
    up under it."""
    p = s.code
    slot: Int = p[swap + SwapAt.PILE]
    gives: CardSet = s.hands[seat] & weigh_cards(s, p[swap + SwapAt.GIVES], 1 << seat)
    if not gives or s.size[slot] == 0:
        s.fault = Fault.UNPLAYABLE
        return
    given: Int = lowest(gives)
    taken: Int = card_at(s, slot, s.size[slot] - 1)
    set_at(s, slot, s.size[slot] - 1, given)
    lies: Int = place_in(s, STOCK, taken)
    if lies >= 0:
        set_at(s, STOCK, lies, given)
    s.hands[seat] = (s.hands[seat] & ~one(given)) | one(taken)
    if p[swap + SwapAt.ASKED] and s.trick_number == 1 and s.in_play == 0:
        s.held[seat] = s.hands[seat] | in_own_heaps(s, seat)
        gather(s)
