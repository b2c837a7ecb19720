"""The one generic trick interpreter: what may be done, and doing it; what ``engine.state`` does.

Place in the pipeline: the top of ``machine``'s rules, over all its other parts.
"""

from __future__ import annotations

from stich.machine.bonuses import on_card, on_trick
from stich.machine.counts import seat_points
from stich.machine.deal import advance, check_hands, start_deal, throw_in
from stich.machine.effects import enter_phase, see_match
from stich.machine.heaps import draw
from stich.machine.layout import Head, PhaseAt
from stich.machine.limits import Ended, Fault, Most, Stage
from stich.machine.melds import after_trick, choose_meld, meld_options, melded_cards, option_melds
from stich.machine.numbers import CardSet, Flag, Int, kernel, one
from stich.machine.registers import Board
from stich.machine.score import end_deal
from stich.machine.seats import seat_of
from stich.machine.sets import NO_CARD, NO_SEAT, begin_round, copy_in, none, side_of, side_set
from stich.machine.talk import begin_dialogue, give_up, hold_dialogue, option_openings, say, say_on_turn, talk_options
from stich.machine.transfers import choose_transfer, transfer_options
from stich.machine.tricks import follow, leads, once, option, option_each, replies, settle, settle_trick
from stich.machine.weigh import meets, weigh

# --- what may be done -------------------------------------------------------------------------------------------------


@kernel
def reckon_options(s: Board) -> None:
    """What the seat to act may do: the cards of ``legal`` if ``simple``, else ``options``, in ascending order."""
    p = s.code
    s.known = True
    s.simple = False
    s.opts = 0
    if s.stage == Stage.TRICK:
        cards: CardSet = replies(s) if s.in_play else leads(s)
        if p[Head.COPIES] > 1:
            cards = once(s, cards)
        down: Flag = s.in_play == 0 and p[Head.FACE_DOWN_TALK] >= 0 and _may_lead_face_down(s)
        if cards and not (down or p[Head.BEFORE_LEADS]):
            s.simple = True
            s.legal = cards
            return
        option_each(s, 0, cards)
        if down:
            option_each(s, p[Head.FACE_DOWN], cards)
        if s.in_play and not cards:
            option(s, p[Head.PASS])
        if p[Head.BEFORE_LEADS]:
            option_openings(s)
            option_melds(s)
    elif s.stage == Stage.DIALOGUE:
        talk_options(s)
    elif s.stage == Stage.TRANSFER:
        transfer_options(s)
    elif s.stage == Stage.MELD:
        meld_options(s)


@kernel
def _may_lead_face_down(s: Board) -> Flag:
    p = s.code
    dialogue: Int = p[p[Head.DIALOGUES] + 1 + p[Head.FACE_DOWN_TALK]]
    return meets(s, p[dialogue], 1 << s.to_act)


@kernel
def is_option(s: Board, action: Int) -> Flag:
    """Whether the seat to act may do this."""
    if not s.known:
        reckon_options(s)
    if s.simple and action < s.code[Head.CARDS]:
        return action >= 0 and (s.legal & one(action)) != none()
    for i in range(s.opts):
        if s.options[i] == action:
            return True
    return may_concede(s, action - s.code[Head.CONCEDE])


@kernel
def may_concede(s: Board, side: Int) -> Flag:
    """Whether a side may give the deal up now."""
    p = s.code
    if p[Head.CONCEDE_WHEN] == 0 or p[Head.CONCESSION] == 0 or s.over or side < 0 or side >= p[Head.SIDES]:
        return False
    return weigh(s, p[Head.CONCEDE_WHEN], side_set(s, side)) == 1


# --- doing it ---------------------------------------------------------------------------------------------------------


@kernel
def begin_match(s: Board) -> None:
    """Everything up to the first decision."""
    p = s.code
    for i in range(p[p[Head.START_POOLS]]):
        s.pools[i] = p[p[Head.START_POOLS] + 1 + i]
    s.stake = p[Head.STAKE]
    s.winner = -1
    s.active = p[Head.EVERYONE]
    s.playing = p[Head.EVERYONE]
    s.in_trick = p[Head.PLAYERS]
    for seat in range(p[Head.PLAYERS]):
        s.next_seat[seat] = (seat + 1) % p[Head.PLAYERS]
    start_deal(s, seat_of(s, p[Head.FIRST_DEALER], 0), 1)
    go_on(s)


@kernel
def begin_again(s: Board, dealer: Int, new: Int) -> None:
    """The deal from its first card on, everything that carries over being as it was then."""
    s.over = False
    s.winner = -1
    start_deal(s, dealer, new)
    go_on(s)


@kernel
def act(s: Board, action: Int) -> None:
    """Do what the seat to act has chosen, which is one of its options."""
    p = s.code
    s.known = False
    s.decisions += 1
    if s.stage != Stage.TRICK or action >= p[Head.CARDS]:
        _other(s, action)
        return
    seat: Int = s.to_act
    card: Int = action
    if p[Head.COPIES] > 1:
        card = _in_hand(s, action)
    s.hands[seat] &= ~one(card)
    bonuses: Int
    if s.in_play == 0:
        s.holder = card
        s.holder_seat = seat
        bonuses = p[p[Head.LEAD_BONUSES]] + p[Head.LONE]
    else:
        follow(s, card, seat)
        bonuses = p[p[Head.PLAY_BONUSES]]
    s.trick[s.in_play] = card
    s.in_play += 1
    s.lying |= one(card)
    if bonuses:
        _special_card(s, card, seat)
    elif s.in_play == s.in_trick:
        _end_trick(s)
    else:
        s.to_act = s.next_seat[seat]


@kernel
def _in_hand(s: Board, action: Int) -> Int:
    """The card of the hand that is played: of equal copies one that the seat has shown in a meld, for it has served,
    else the first that it holds."""
    card: Int = action % s.code[Head.CARDS]
    hand: CardSet = s.hands[s.to_act]
    shown: Int = copy_in(s, card, hand & melded_cards(s, s.to_act))
    return copy_in(s, card, hand) if shown == NO_CARD else shown


@kernel
def _special_card(s: Board, card: Int, seat: Int) -> None:
    """A card has been played in a game in which that can bring a bonus, which may let a seat speak again, or be a
    trick by itself; all that follows is done."""
    p = s.code
    s.to_act = s.next_seat[seat]
    s.opened = -1
    if p[p[Head.LEAD_BONUSES]]:
        on_card(s, seat, card)
    if _is_full(s) and s.in_play < s.in_trick and not p[Head.PASSES]:
        s.uneven = True  # the leader now holds a card less than the others
    if s.opened >= 0 and not s.ended:
        turn: Int = s.to_act
        if begin_dialogue(s, s.opened, s.opener):
            s.turn = turn
    go_on(s)


@kernel
def _is_full(s: Board) -> Flag:
    """Whether the trick is complete; some cards are a trick by themselves when they are led."""
    if s.in_play == s.in_trick:
        return True
    if not s.code[Head.LONE] or s.in_play == 0 or s.trick[0] == NO_CARD:
        return False
    return (s.masks[s.code[Head.BLOCK_LONE]] & one(s.trick[0])) != none()


@kernel
def _other(s: Board, action: Int) -> None:
    """Anything but a card played face up: of those a deal has no end by itself."""
    p = s.code
    if s.decisions > Most.DECISIONS:
        s.fault = Fault.UNPLAYABLE
        return
    if action >= p[Head.CONCEDE]:
        if p[Head.CONCESSION]:
            give_up(s, action - p[Head.CONCEDE], p[Head.CONCESSION])
    elif s.stage == Stage.TRICK and action == p[Head.PASS]:
        _pass(s)
    elif s.stage == Stage.TRICK and action < p[Head.GIVE]:
        _lead_face_down(s, _in_hand(s, action))
    elif s.stage == Stage.TRANSFER:
        choose_transfer(s, action)
    elif s.stage == Stage.DIALOGUE:
        say(s, action)
    elif s.stage == Stage.MELD or (s.stage == Stage.TRICK and _is_meld(s, action)):
        _meld(s, action)
    else:
        say_on_turn(s, action)
    go_on(s)


@kernel
def _is_meld(s: Board, action: Int) -> Flag:
    return action >= s.code[Head.FIRST_MELD] and action < s.code[Head.CONCEDE]


@kernel
def _pass(s: Board) -> None:
    """The seat to act plays no card to the trick."""
    s.trick[s.in_play] = NO_CARD
    s.in_play += 1
    if s.in_play == s.in_trick:
        _end_trick(s)
    else:
        s.to_act = s.next_seat[s.to_act]


@kernel
def _lead_face_down(s: Board, card: Int) -> None:
    seat: Int = s.to_act
    s.hands[seat] &= ~one(card)
    s.trick[0] = card
    s.in_play = 1
    s.lying = one(card)
    s.holder = card
    s.holder_seat = seat
    s.speaker = seat
    hold_dialogue(s, s.code[Head.FACE_DOWN_TALK], seat)


@kernel
def _meld(s: Board, action: Int) -> None:
    """A meld is shown, or no more of them; after a trick the play goes on when none is left."""
    after: Flag = s.stage == Stage.MELD
    seat: Int = s.to_act
    if not choose_meld(s, action) and after and not s.ended:
        _leave_trick(s, seat, seat, True)


# --- tricks -----------------------------------------------------------------------------------------------------------


@kernel
def _begin_trick(s: Board, leader: Int) -> None:
    """Let ``leader`` lead.  Clauses that depend on more than the trick's cards are settled here."""
    if s.code[Head.PASSES]:
        leader = _who_can_lead(s, leader)
        if leader == NO_SEAT:
            _end_deal(s)
            return
    s.leader = leader
    s.to_act = leader
    settle(s)


@kernel
def _who_can_lead(s: Board, first: Int) -> Int:
    """The first seat from ``first`` on that has a card to lead, ``NO_SEAT`` if none has."""
    before: Int = s.leader
    seat: Int = begin_round(s, first)
    for _ in range(s.in_trick):
        s.leader = seat  # a guard may ask for the leader
        s.to_act = seat
        if leads(s):
            return seat
        seat = s.next_seat[seat]
    s.leader = before
    return NO_SEAT


@kernel
def _end_trick(s: Board) -> None:
    p = s.code
    players: Int = p[Head.PLAYERS]
    if p[Head.FINAL]:
        settle_trick(s)
    winner: Int = s.holder_seat
    led_next: Int = s.holder_seat
    if s.tied:
        s.tied = False
        winner = NO_SEAT
        led_next = s.leader
    s.winners[s.tricks] = winner + 1
    s.won_with[s.tricks] = s.holder % p[Head.CARDS]
    s.tricks += 1
    if winner >= 0:
        s.tricks_won[winner] += 1
        s.side_tricks[side_of(s, winner)] += 1
        s.phase_tricks[s.phase * players + winner] += 1
        s.taken[winner] |= s.lying
        if p[Head.KINDS]:
            seat_points(s, winner, s.lying)
    s.opened = -1
    if winner >= 0 and p[p[Head.TRICK_BONUSES]]:
        on_trick(s, winner, s.holder % p[Head.CARDS])
    s.trick_number += 1
    s.played |= s.lying
    s.lying = none()
    s.in_play = 0
    see_match(s)
    if winner >= 0 and p[Head.TALKS_AFTER]:
        _gather_talks(s, winner)
        s.then_leads = led_next
        go_on(s)
    else:
        _leave_trick(s, winner, led_next, False)


@kernel
def _gather_talks(s: Board, winner: Int) -> None:
    """Who is to open which dialogue after a trick."""
    p = s.code
    s.talks = 0
    if s.opened >= 0:
        _note_talk(s, s.opener, s.opened)
    for i in range(p[p[Head.TRICK_TALKS]]):
        _note_talk(s, winner, p[p[Head.TRICK_TALKS] + 1 + i])


@kernel
def _note_talk(s: Board, opener: Int, dialogue: Int) -> None:
    if s.talks >= Most.TALKS:
        s.fault = Fault.ROOM
        return
    s.talk_seat[s.talks] = opener
    s.talk_dialogue[s.talks] = dialogue
    s.talks += 1


@kernel
def _talk(s: Board) -> None:
    """Open the next dialogue that follows on a trick; when all are over, the deal goes on."""
    while s.talks:
        opener: Int = s.talk_seat[0]
        dialogue: Int = s.talk_dialogue[0]
        s.talks -= 1
        for i in range(s.talks):
            s.talk_seat[i] = s.talk_seat[i + 1]
            s.talk_dialogue[i] = s.talk_dialogue[i + 1]
        if begin_dialogue(s, dialogue, opener):
            s.turn = s.then_leads
            return
        if s.fault:
            return
    led_next: Int = s.then_leads
    s.then_leads = NO_SEAT
    _leave_trick(s, s.winners[s.tricks - 1] - 1, led_next, False)


@kernel
def _leave_trick(s: Board, winner: Int, led_next: Int, melded: Flag) -> None:
    """Let melds be shown after a trick, unless they are, then cards be drawn and the next be led; or end the deal."""
    p = s.code
    if not s.ended:
        if p[Head.MELDS_AFTER] and not melded and after_trick(s, winner):
            return
        _after_trick(s, led_next)
    if _is_over(s, led_next):
        _end_deal(s)
        go_on(s)
    elif p[Head.PASSES] or p[p[Head.STATE_ATOMS]]:
        _begin_trick(s, led_next)
        go_on(s)
    else:
        s.leader = led_next
        s.to_act = led_next


@kernel
def _is_over(s: Board, led_next: Int) -> Flag:
    """Whether the deal is over before the next can lead: by the cards left, by what has been said or gained, or as the
    spec says."""
    p = s.code
    if not s.hands[led_next] and not p[Head.PASSES]:
        return True
    if s.side_tricks[side_of(s, led_next)] == p[Head.TRICKS_TO_END]:
        return True
    if s.uneven:
        for seat in range(p[Head.PLAYERS]):
            if s.active >> seat & 1 and not s.hands[seat]:
                return True
    return s.ended != Ended.NO or (p[Head.ENDS] != 0 and weigh(s, p[Head.ENDS], 0) == 1)


@kernel
def _after_trick(s: Board, led_next: Int) -> None:
    """Draws, and going over to the next phase."""
    p = s.code
    phases: Int = p[Head.PHASES]
    phase: Int = p[phases + 1 + s.phase]
    if p[phase + PhaseAt.DRAW] and s.size[0]:
        draw(s, led_next, p[phase + PhaseAt.DRAW])
    if p[phase + PhaseAt.UNTIL] and weigh(s, p[phase + PhaseAt.UNTIL], 0) == 1 and s.phase + 1 < p[phases]:
        enter_phase(s, s.phase + 1)


# --- the rest ---------------------------------------------------------------------------------------------------------


@kernel
def go_on(s: Board) -> None:
    """Do all that follows by itself, until a decision is to be taken, the match is over or nothing can go on."""
    while not s.over and not s.fault and _follows(s):
        pass


@kernel
def _follows(s: Board) -> Flag:
    """Do the next thing that follows by itself, if there is one."""
    p = s.code
    if s.ended == Ended.THROWN_IN:
        throw_in(s)
    elif s.conceded >= 0 or s.ended:
        _end_deal(s)
    elif s.stage == Stage.SETUP:
        return _set_up(s)
    elif s.stage == Stage.TRICK and s.then_leads != NO_SEAT:
        _talk(s)
    elif s.stage == Stage.TRICK and _is_full(s):
        _end_trick(s)  # its last card has been played, and something was said about it
    elif s.stage == Stage.TRICK and p[Head.PASSES] and p[Head.BEFORE_LEADS] and _said_all(s):
        _begin_trick(s, s.to_act)
    else:
        return False
    return True


@kernel
def _set_up(s: Board) -> Flag:
    """Carry out the steps of the deal and begin the first trick; whether anything follows by itself, for a step may
    wait for a decision, and another may end the match."""
    if not advance(s):
        return s.ended != Ended.NO
    check_hands(s)
    leader: Int = NO_SEAT
    if not s.fault:
        s.stage = Stage.TRICK
        leader = begin_round(s, seat_of(s, s.code[Head.LEADER], 0))
    if s.fault:
        return False
    if _is_over(s, leader):
        _end_deal(s)
    else:
        _begin_trick(s, leader)
    return True


@kernel
def _said_all(s: Board) -> Flag:
    """Whether the leader, by what he has said, has nothing to lead, and nothing more to say."""
    if s.in_play or leads(s):
        return False
    s.opts = 0
    option_openings(s)
    option_melds(s)
    return s.opts == 0


@kernel
def _end_deal(s: Board) -> None:
    """Score the deal, and lay the next pack on the table."""
    dealer: Int = end_deal(s)
    if dealer >= 0 and not s.fault:
        start_deal(s, dealer, 1)
