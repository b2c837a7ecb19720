"""What comes before the first lead: the pack, and the steps of a deal; what ``engine.deal`` and ``engine.heaps`` do.

Place in the pipeline: part of ``machine``, over ``effects``.  Steps that need a decision open a dialogue or a transfer
and wait.
"""

from __future__ import annotations

from stich.machine.auctions import take_back
from stich.machine.carried import save_carried
from stich.machine.chance import shuffle
from stich.machine.counts import NO_BID
from stich.machine.effects import bind, bind_name, gain, gather, sit_out, win_match
from stich.machine.heaps import settle_heaps
from stich.machine.layout import BindAt, Head, PhaseAt, StepAt, StepKind
from stich.machine.limits import Fault, Most, Stage
from stich.machine.melds import show_melds
from stich.machine.numbers import CardSet, Int, Ints, count, kernel, many, one
from stich.machine.piles import (
    EXPOSED,
    STOCK,
    TURNED,
    card_at,
    keep_only,
    put_at,
    put_under,
    take_first,
)
from stich.machine.registers import Board
from stich.machine.rows import begin_dues, carry_out, reckon, reckon_tier
from stich.machine.seats import seat_of, seats_of
from stich.machine.sets import (
    NO_CARD,
    NO_SEAT,
    NO_SUIT,
    begin_round,
    cards_of_slot,
    every_card,
    first_of,
    in_hands,
    none,
    side_set,
    slot_of,
)
from stich.machine.tables import block_for, find_block, find_table
from stich.machine.talk import begin_dialogue
from stich.machine.tally import tally_throw_in
from stich.machine.transfers import begin_transfer
from stich.machine.weigh import meets


@kernel
def clear(s: Board) -> None:
    """Empty the table: everything that lasts for one deal."""
    p = s.code
    _clear_seats(s)
    _clear_counts(s)
    _clear_talk(s)
    s.stage = Stage.SETUP
    s.ended = 0
    s.conceded = -1
    s.step = 0
    s.decisions = 0
    s.phase = 0
    s.free = p[p[p[Head.PHASES] + 1] + PhaseAt.FREE] != 0
    s.to_draw = p[Head.TO_DRAW] != 0
    s.uneven = False
    s.settled = 0
    find_block(s)
    find_table(s, 0, 0)
    s.trick_number = 1
    s.in_play = 0
    s.lying = none()
    s.holder = NO_CARD
    s.holder_seat = NO_SEAT
    s.tied = False
    s.leader = NO_SEAT
    s.to_act = NO_SEAT


@kernel
def _clear_seats(s: Board) -> None:
    """No cards in hands, in piles or taken; nothing is named."""
    p = s.code
    for seat in range(p[Head.PLAYERS]):
        s.hands[seat] = none()
        s.dealt[seat] = none()
        s.held[seat] = none()
        s.taken[seat] = none()
    for i in range(p[Head.PILES]):
        s.size[i] = 0
        s.heap_seats[i] = NO_SEAT
    for i in range(p[p[Head.NAMES]]):
        s.bound[i] = 0
    for i in range(p[p[Head.PARTIES]]):
        s.parties[i] = 0
    s.played = none()
    s.face_ups = 0
    s.last_dealt = NO_CARD


@kernel
def _clear_counts(s: Board) -> None:
    """Nothing is won or counted."""
    p = s.code
    players: Int = p[Head.PLAYERS]
    for seat in range(players):
        s.tricks_won[seat] = 0
    for side in range(p[Head.SIDES]):
        s.side_tricks[side] = 0
    for i in range(p[p[Head.PHASES]] * players):
        s.phase_tricks[i] = 0
    for i in range(p[Head.KINDS] * players):
        s.card_points[i] = 0
    for i in range(p[Head.COUNTERS] * players):
        s.counters[i] = 0
    s.tricks = 0
    s.melds = 0


@kernel
def _clear_talk(s: Board) -> None:
    """Nothing is said, bid or exchanged."""
    p = s.code
    for seat in range(p[Head.PLAYERS]):
        s.bids[seat] = NO_BID
    for side in range(p[Head.SIDES]):
        s.spoke[side] = 0
    s.speaker = NO_SEAT
    s.dialogue = -1
    s.dialogue_state = 0
    s.turn = NO_SEAT
    s.talks = 0
    s.then_leads = NO_SEAT
    s.waits = 0
    s.its_bid = NO_BID
    s.calling = 0
    s.bidder = NO_SEAT
    s.right = 0
    s.rights = 0
    s.given_card = NO_CARD
    s.its_suit = NO_SUIT
    s.choosing = 0
    s.backs = 0


@kernel
def start_deal(s: Board, dealer: Int, new: Int) -> None:
    """Shuffle the next pack for ``dealer``; nothing is dealt yet.  ``new``: the deal before was not thrown in."""
    p = s.code
    players: Int = p[Head.PLAYERS]
    s.dealer = dealer
    s.new = new != 0
    save_carried(s)
    s.deal_number += 1
    s.deal_in_match = s.deals_done + 1
    s.fruitless += 1
    s.stake_before = s.stake
    if s.fruitless > Most.FRUITLESS:
        s.fault = Fault.UNPLAYABLE
        return
    clear(s)
    s.playing = p[Head.EVERYONE]
    s.active = p[Head.EVERYONE]
    s.in_trick = players
    for seat in range(players):
        s.next_seat[seat] = seat + 1 if seat + 1 < players else 0
    s.forehand = s.next_seat[dealer]
    s.leader = s.forehand
    shuffle(s)
    gather(s)
    if new and p[p[Head.BEFORE_EACH]]:
        reckon(s, p[Head.BEFORE_EACH])
        carry_out(s)
    titles: Int = p[Head.TITLES]
    for i in range(p[titles] // 2):
        holding: Int = 0
        for side in range(p[Head.SIDES]):
            if meets(s, p[titles + 2 + 2 * i], side_set(s, side)):
                holding |= side_set(s, side)
        if holding:
            bind(s, p[titles + 1 + 2 * i], holding)
    if p[Head.SITS_OUT]:
        sit_out(s, seat_of(s, p[Head.SITS_OUT], 0))
        s.forehand = s.next_seat[s.dealer]
        s.leader = s.forehand
        gather(s)


@kernel
def throw_in(s: Board) -> None:
    """The deal counts for nothing, though what was paid stays paid; the same dealer deals again."""
    if s.alone:
        s.over = True
        return
    s.stake = s.stake_before
    tally_throw_in(s)
    start_deal(s, s.dealer, 0)


@kernel
def advance(s: Board) -> bool:
    """Carry out the steps of the deal; whether all are done and the first trick can be led."""
    p = s.code
    steps: Int = p[Head.STEPS]
    while s.step < p[steps]:
        row: Int = p[steps + 1 + s.step]
        s.step += 1
        if meets(s, p[row + StepAt.WHEN], 0) and not _do(s, row):
            return False
        if s.fault:
            return False
    for seat in range(p[Head.PLAYERS]):
        s.held[seat] = s.hands[seat]
    gather(s)
    if p[p[Head.OWNED]]:
        settle_heaps(s)
        gather(s)
    return True


@kernel
def check_hands(s: Board) -> None:
    """Check that the first trick can be played: every seat holds as many cards as the others, and some."""
    size: Int = -1
    for seat in range(s.code[Head.PLAYERS]):
        if s.active >> seat & 1:
            if (size >= 0 and count(s.hands[seat]) != size) or not s.hands[seat]:
                s.fault = Fault.UNPLAYABLE
            size = count(s.hands[seat])


@kernel
def _do(s: Board, row: Int) -> bool:
    """Carry out one step; whether the deal goes on at once."""
    p = s.code
    kind: Int = p[row + StepAt.KIND]
    if kind == StepKind.CUT:
        _cut(s, row)
    elif kind == StepKind.DEAL:
        _deal(s, row)
    elif kind == StepKind.DEAL_HEAP:
        _deal_to_heap(s, row)
    elif kind == StepKind.TURN_UP:
        _turn_up(s, row)
    elif kind == StepKind.BIND_FACE_UP:
        bind(s, p[row + StepAt.A], _face_up_suit(s, row))
    elif kind == StepKind.BIND_LAST_DEALT:
        _show_last_dealt(s, row)
    elif kind == StepKind.BIND_NOW:
        _bind_now(s, row)
    elif kind == StepKind.LEAVE:
        _leave(s, row)
    elif kind == StepKind.TRANSFER:
        return not begin_transfer(s)
    elif kind == StepKind.SPEAK:
        return not begin_dialogue(s, p[row + StepAt.A], s.forehand)
    elif kind == StepKind.AGAIN:
        _go_back(s, row)
    elif kind == StepKind.RECKON:
        return _reckon(s, row)
    elif kind == StepKind.SHOW_MELDS:
        show_melds(s, p[row + StepAt.A], 0)
        return s.ended == 0
    return True


@kernel
def _reckon(s: Board, row: Int) -> bool:
    """Score something before the first lead; whether the match goes on."""
    begin_dues(s)
    reckon_tier(s, s.code[row + StepAt.A])
    winner: Int = s.due[1] if s.due_end else 0
    gain(s)
    if winner and s.code[row + StepAt.B]:
        win_match(s, first_of(winner & s.playing))
    return s.ended == 0


# --- the steps --------------------------------------------------------------------------------------------------------


@kernel
def _cut(s: Board, row: Int) -> None:
    """The cutter looks at the bottom cards; those that the spec names are laid out, face up and out of the pack."""
    p = s.code
    seat_of(s, p[row + StepAt.A], 0)
    looks: Int = p[row + StepAt.B]
    wanted: CardSet = s.fixed[p[row + StepAt.C]]
    s.size[EXPOSED] = 0
    first: Int = s.size[STOCK] - looks if looks else s.size[STOCK]
    for i in range(first if first > 0 else 0, s.size[STOCK]):
        if wanted & one(card_at(s, STOCK, i)):
            put_under(s, EXPOSED, card_at(s, STOCK, i))
    keep_only(s, STOCK, every_card(s) & ~cards_of_slot(s, EXPOSED))


@kernel
def _packets(s: Board, row: Int) -> Int:
    """How many cards each place in the round gets in this deal, packet by packet."""
    sizes: Int = s.code[row + StepAt.A]
    return s.code[sizes + 1 + (s.deal_in_match - 1) % s.code[sizes]]


@kernel
def _deal(s: Board, row: Int) -> None:
    p = s.code
    packets: Int = _packets(s, row)
    first: Int = p[row + StepAt.B]
    places: Int = p[row + StepAt.C] - first
    size: Int = 0
    for i in range(p[packets]):
        size += p[packets + 1 + i]
    turned: CardSet = none()
    if p[row + StepAt.E]:
        turned = _put_first(s, row, packets)
        if s.fault:
            return
    dealing: Int = size * places
    if dealing > s.size[STOCK] or places > s.in_trick - first:
        s.fault = Fault.UNPLAYABLE
        return
    if dealing == 0:
        s.fault = Fault.ROOM
        return
    s.last_dealt = card_at(s, STOCK, dealing - 1)
    seat: Int = begin_round(s, s.forehand)
    for _ in range(first):
        seat = s.next_seat[seat]
    if s.face_ups + p[row + StepAt.D] * places > Most.CARDS:
        s.fault = Fault.ROOM
        return
    for place in range(places):
        found: CardSet = none()
        at: Int = 0
        for i in range(p[packets]):
            packet: Int = p[packets + 1 + i]
            for j in range(packet):
                found |= one(s.pile[at + place * packet + j])
            at += packet * places
        s.dealt[seat] |= found & ~turned
        s.hands[seat] |= found
        seat = s.next_seat[seat]
    for i in range(p[row + StepAt.D]):
        for place in range(places):
            s.face_up[s.face_ups] = s.pile[_place_of(s, packets, places, place, i)]
            s.face_ups += 1
    take_first(s, STOCK, dealing)
    if s.size[TURNED]:  # one that lay in the stock may have been dealt
        keep_only(s, TURNED, every_card(s) & ~in_hands(s))


@kernel
def _place_of(s: Board, packets: Int, places: Int, place: Int, number: Int) -> Int:
    """Where in the stock the card lies that a place in the round gets as its so-manyth, counted from 0."""
    at: Int = 0
    for i in range(s.code[packets]):
        packet: Int = s.code[packets + 1 + i]
        if number < packet:
            return at + place * packet + number
        number -= packet
        at += packet * places
    return at


@kernel
def _put_first(s: Board, row: Int, packets: Int) -> CardSet:
    """Lay the turned-up card where it will be the first that a seat gets; it is all that lies turned up."""
    p = s.code
    seat: Int = seat_of(s, p[row + StepAt.E], 0)
    turned: CardSet = cards_of_slot(s, TURNED)
    if s.fault or not s.active >> seat & 1:
        s.fault = Fault.UNPLAYABLE
        return turned
    place: Int = 0
    at: Int = begin_round(s, s.forehand)
    while at != seat:
        at = s.next_seat[at]
        place += 1
    first: Int = p[row + StepAt.B]
    places: Int = p[row + StepAt.C] - first
    if place >= places:
        s.fault = Fault.UNPLAYABLE
        return turned
    lies: Int = _place_of(s, packets, places, place, 0)
    lies = s.size[STOCK] if lies > s.size[STOCK] else lies
    for i in range(s.size[TURNED]):
        put_at(s, STOCK, lies + i, card_at(s, TURNED, i))
    s.size[TURNED] = 0
    return turned


@kernel
def _deal_to_heap(s: Board, row: Int) -> None:
    p = s.code
    sizes: Int = p[row + StepAt.B]
    number: Int = p[sizes + 1 + (s.deal_in_match - 1) % p[sizes]]
    if number > s.size[STOCK]:
        s.fault = Fault.UNPLAYABLE
        return
    for i in range(number):
        put_under(s, slot_of(p[row + StepAt.A]), card_at(s, STOCK, i))
    take_first(s, STOCK, number)


@kernel
def _bind_now(s: Board, row: Int) -> None:
    """Names get their values; none, where nobody is meant."""
    p = s.code
    if p[row + StepAt.B]:
        take_back(s, p[row + StepAt.C])
    names: Int = p[row + StepAt.A]
    for i in range(p[names]):
        name: Int = p[names + 1 + i]
        if p[name + BindAt.SEAT]:
            seats: Int = seats_of(s, p[name + BindAt.SEAT], 0)
            bind(s, p[name + BindAt.NAME], seats & -seats)
        else:
            bind_name(s, name, 0)


@kernel
def _leave(s: Board, row: Int) -> None:
    """A seat plays no part in the deal; where nobody is meant all play on."""
    seats: Int = seats_of(s, s.code[row + StepAt.A], 0)
    if seats and s.active >> first_of(seats) & 1:
        sit_out(s, first_of(seats))


@kernel
def _go_back(s: Board, row: Int) -> None:
    """As long as cards are left, the steps before are done again: they take some, if anybody has one to give."""
    if s.size[STOCK] == 0:
        return
    for seat in range(s.code[Head.PLAYERS]):
        if s.active >> seat & 1 and s.hands[seat]:
            s.step = s.code[row + StepAt.A]
            return
    s.fault = Fault.UNPLAYABLE


@kernel
def _printed_suit(s: Board, card: Int) -> Int:
    return s.code[s.code[Head.SUIT] + 1 + card]


@kernel
def _face_up_suit(s: Board, row: Int) -> Int:
    """The suit of the lowest (or highest) face-up card, as a set; of equals that of the first (or last) dealt."""
    p = s.code
    found: Int = NO_CARD
    best: Int = 0
    for i in range(s.face_ups):
        card: Int = s.face_up[i]
        if _printed_suit(s, card) != NO_SUIT:
            rank: Int = p[p[Head.RANK] + 1 + card]
            if p[row + StepAt.B]:
                rank = -rank
            if found == NO_CARD or rank > best or (rank == best and p[row + StepAt.C]):
                found = card
                best = rank
    return 0 if found == NO_CARD else 1 << _printed_suit(s, found)


@kernel
def _show_last_dealt(s: Board, row: Int) -> None:
    """The last card dealt is shown and makes its suit the chosen one; it stays in its hand."""
    for seat in range(s.code[Head.PLAYERS]):
        if s.last_dealt != NO_CARD and s.hands[seat] & one(s.last_dealt):
            if s.face_ups >= Most.CARDS:
                s.fault = Fault.ROOM
                return
            s.face_up[s.face_ups] = s.last_dealt
            s.face_ups += 1
            suit: Int = _printed_suit(s, s.last_dealt)
            bind(s, s.code[row + StepAt.A], 0 if suit == NO_SUIT else 1 << suit)
            return
    s.fault = Fault.UNPLAYABLE


# --- cards turned up --------------------------------------------------------------------------------------------------


@kernel
def _turn_up(s: Board, row: Int) -> None:
    """Turn cards until enough suits have appeared and bind them, or throw the deal in."""
    p = s.code
    wanted: Int = p[row + StepAt.B]
    redeal_after: Int = p[row + StepAt.D]
    suits: Int = 0
    number: Int = 0
    turned: Int = 0
    enough: Int = 0
    order: Ints = many(64)  # the suits as they have appeared
    while turned < s.size[STOCK] and not enough:
        suit: Int = _printed_suit(s, card_at(s, STOCK, turned))
        turned += 1
        if suit != NO_SUIT and not suits >> suit & 1:
            suits |= 1 << suit
            order[number] = suit
            number += 1
        if number == wanted:
            enough = 1
        elif turned == redeal_after and number <= 1:
            break
    if not enough:
        if not p[row + StepAt.E] and turned != redeal_after:
            s.fault = Fault.UNPLAYABLE
            return
        throw_in(s)
        return
    kept: Ints = many(64)
    for i in range(number):
        kept[i] = _highest_turned(s, row, order[i], suits, turned)
    _lay_back(s, row, turned, kept, number)
    s.size[TURNED] = 0
    for i in range(number):
        put_under(s, TURNED, kept[i])
    bind(s, p[row + StepAt.A], suits)


@kernel
def _highest_turned(s: Board, row: Int, suit: Int, suits: Int, turned: Int) -> Int:
    """Which of several turned cards of one suit stays, under the suits that they choose."""
    p = s.code
    keeps: Int = p[row + StepAt.C]
    found: Int = NO_CARD
    best: Int = 0
    if keeps >= 0:
        block_for(s, p[row + StepAt.A], suits)
    for i in range(turned):
        card: Int = card_at(s, STOCK, i)
        if _printed_suit(s, card) == suit:
            place: Int = s.nums[p[Head.BLOCK_KEEP] + keeps * p[Head.CARDS] + card] if keeps >= 0 else i
            if found == NO_CARD or place < best:
                found = card
                best = place
    if keeps >= 0:
        find_block(s)
    return found


@kernel
def _lay_back(s: Board, row: Int, turned: Int, kept: Ints, number: Int) -> None:
    """The stock when cards have been turned from its front: those that do not stay face up are under it, and so may
    those that stay, or on top."""
    p = s.code
    back: Ints = many(128)
    backs: Int = 0
    for i in range(turned):
        stays: Int = 0
        for j in range(number):
            stays |= kept[j] == card_at(s, STOCK, i)
        if not stays:
            back[backs] = card_at(s, STOCK, i)
            backs += 1
    take_first(s, STOCK, turned)
    for i in range(backs):
        put_under(s, STOCK, back[i])
    for j in range(number):
        if p[row + StepAt.F]:
            put_under(s, STOCK, kept[j])
        if p[row + StepAt.G]:
            put_at(s, STOCK, j, kept[j])
