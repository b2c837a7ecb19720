"""Auctions: who may call what, who calls next, and when it is over; what ``engine.auctions`` does.

Place in the pipeline: part of ``machine``, over ``effects`` and ``seats``; ``talk`` asks here.  What a bid brings with
it are effects of its choice; here only its height counts.
"""

from __future__ import annotations

from stich.machine.counts import NO_BID
from stich.machine.effects import bind
from stich.machine.layout import ContractAt, Head
from stich.machine.layout_talk import AuctionAt, CallKind
from stich.machine.limits import Fault
from stich.machine.numbers import Flag, Int, kernel
from stich.machine.registers import Board
from stich.machine.seats import seat_of
from stich.machine.sets import NO_SEAT, begin_round


@kernel
def begin_auction(s: Board, auction: Int) -> None:
    """Open an auction: the seat to act calls first (in pairs the next one bids to it), and nothing is bid."""
    p = s.code
    if s.in_trick < 2:
        s.fault = Fault.UNPLAYABLE
        return
    first: Int = begin_round(s, s.to_act)
    must: Int = NO_SEAT
    if p[auction + AuctionAt.MUST]:
        must = seat_of(s, p[auction + AuctionAt.MUST], 0)
    if p[auction + AuctionAt.CONTRACTS] and height_of_contract(s) >= 0:
        take_back(s, 0)
        bind(s, p[Head.CONTRACT], 0)
    s.calling = s.in_trick
    for i in range(s.calling):
        s.order[i] = first
        s.calls[i] = 0
        first = s.next_seat[first]
    for name in range(p[p[Head.NAMES]]):
        s.before[name] = s.bound[name]
    for seat in range(p[Head.PLAYERS]):
        s.bids[seat] = NO_BID
    s.must = must
    s.out = 0
    s.passed = 0
    s.came = 2
    s.height = -1
    s.since = 0
    s.bidder = NO_SEAT
    s.to_act = s.order[1] if p[auction + AuctionAt.PAIRS] else s.order[0]


@kernel
def height_of_contract(s: Board) -> Int:
    """How high the contract is that holds; −1 without one."""
    p = s.code
    if p[Head.CONTRACT] < 0 or s.bound[p[Head.CONTRACT]] == 0:
        return -1
    return p[p[p[Head.CONTRACTS] + s.bound[p[Head.CONTRACT]]] + ContractAt.HEIGHT]


@kernel
def take_back(s: Board, but: Int) -> None:
    """Names that contracts bind, but for a set of them, are as they were before the auction.  Where no auction was
    held, what the contract that holds has bound is none again."""
    p = s.code
    own: Int = 0
    if s.calling:
        own = p[Head.WITH_CONTRACTS]
    elif p[Head.CONTRACT] >= 0 and s.bound[p[Head.CONTRACT]]:
        own = p[p[p[Head.CONTRACTS] + s.bound[p[Head.CONTRACT]]] + ContractAt.BINDS]
    own &= ~but
    for name in range(p[p[Head.NAMES]]):
        value: Int = s.before[name] if s.calling else 0
        if own >> name & 1 and s.bound[name] != value:
            bind(s, name, value)


# --- what may be called -----------------------------------------------------------------------------------------------


@kernel
def may_call(s: Board, auction: Int, call: Int, height: Int) -> Flag:
    """Whether the seat to act may call this, whatever conditions it has."""
    pairs: Int = s.code[auction + AuctionAt.PAIRS]
    answers: Flag = pairs != 0 and s.to_act != _junior(s)
    if call == CallKind.BID:
        return height > s.height and not answers
    if call == CallKind.HOLD:
        return answers if pairs else _is_elder(s, s.to_act)
    return not _is_forced(s)


@kernel
def _junior(s: Board) -> Int:
    """In pairs: who bids, the last that has come in."""
    return s.order[s.came - 1]


@kernel
def _calls_as(s: Board, seat: Int) -> Int:
    """The place of a seat among those that call, counted from 0."""
    at: Int = 0
    while at < s.calling and s.order[at] != seat:
        at += 1
    return at


@kernel
def _is_elder(s: Board, seat: Int) -> Flag:
    """Whether a seat goes before the bidder."""
    return s.bidder != NO_SEAT and _calls_as(s, seat) < _calls_as(s, s.bidder)


@kernel
def _is_forced(s: Board) -> Flag:
    """Whether the seat to act must bid, for all others have passed and nothing is bid."""
    if s.to_act != s.must or s.bidder != NO_SEAT:
        return False
    out: Int = 0
    for seat in range(s.code[Head.PLAYERS]):
        out += s.out >> seat & 1
    return out == s.calling - 1 or s.passed >= s.calling - 1


# --- how it goes on ---------------------------------------------------------------------------------------------------


@kernel
def auction_ends(s: Board, auction: Int, call: Int, height: Int, more: Int) -> Flag:
    """The seat to act has called, or said something beside; whether the auction is over.  Else the next one is to act.
    ``more``: there is something to say beside, for which it waits where no call is left but to pass."""
    p = s.code
    seat: Int = s.to_act
    at: Int = _calls_as(s, seat)
    if at == s.calling:
        s.fault = Fault.UNPLAYABLE
        return False
    s.calls[at] += 1
    s.passed = s.passed + 1 if call == CallKind.PASS else 0
    s.since |= 1 << seat
    if call == CallKind.PASS and not p[auction + AuctionAt.FREE]:
        s.out |= 1 << seat
    if call == CallKind.BID or call == CallKind.HOLD:
        _raise_bid(s, seat, call, height)
    if p[auction + AuctionAt.PAIRS]:
        return _next_pair(s, auction, call, more)
    return _next_in_turn(s, auction, at, more)


@kernel
def _raise_bid(s: Board, seat: Int, call: Int, height: Int) -> None:
    """The seat bids, or holds what is bid."""
    if call == CallKind.BID:
        s.height = height
    elif s.bidder != NO_SEAT:
        s.bids[seat] = s.bids[s.bidder]
    s.bidder = seat
    s.since = 0


@kernel
def _next_pair(s: Board, auction: Int, call: Int, more: Int) -> Flag:
    """Junior bids, elder answers; who passes is out, and to who stays the next one bids.  Who has said something
    beside still has to call."""
    if call == CallKind.NONE:
        return False
    if call == CallKind.BID:
        junior: Int = _junior(s)
        for i in range(s.came):
            if s.order[i] != junior and not s.out >> s.order[i] & 1:
                s.to_act = s.order[i]
                return False
        s.fault = Fault.UNPLAYABLE
        return False
    if call == CallKind.PASS:
        if s.came == s.calling:
            return True
        s.came += 1
    s.to_act = _junior(s)
    return s.height == s.code[auction + AuctionAt.TOP] and not more


@kernel
def _next_in_turn(s: Board, auction: Int, at: Int, more: Int) -> Flag:
    """Whether nobody is left who may call, or has reason to; else the next such seat is to act."""
    p = s.code
    following: Int = NO_SEAT
    may_hold: Flag = False
    for i in range(1, s.calling + 1):
        place: Int = (at + i) % s.calling
        if _may_still_call(s, auction, place):
            if following == NO_SEAT:
                following = s.order[place]
            if p[auction + AuctionAt.ELDER_HOLDS] and _is_elder(s, s.order[place]):
                may_hold = True
    if following == NO_SEAT or _have_passed(s, auction):
        return True
    if s.height == p[auction + AuctionAt.TOP] and not (may_hold or more):
        return True
    s.to_act = following
    return False


@kernel
def _may_still_call(s: Board, auction: Int, place: Int) -> Flag:
    rounds: Int = s.code[auction + AuctionAt.ROUNDS]
    return not s.out >> s.order[place] & 1 and (rounds == 0 or s.calls[place] < rounds)


@kernel
def _have_passed(s: Board, auction: Int) -> Flag:
    """Whether all but the bidder have passed for good or called since his bid; or one after another have passed, where
    who passed may bid again."""
    if s.code[auction + AuctionAt.FREE]:
        return s.passed >= s.calling - (s.bidder != NO_SEAT)
    settled: Int = s.out
    if s.bidder != NO_SEAT:
        settled |= s.since | 1 << s.bidder
    done: Int = 0
    for i in range(s.calling):
        done += settled >> s.order[i] & 1
    return done == s.calling
