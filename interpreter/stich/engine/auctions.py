"""Auctions: who may call what, who calls next, and when it is over.

Place in the pipeline: part of the engine, working on a ``position.Position``; ``dialogues`` calls it, of which an
auction is a state.  What a bid brings with it are effects of its choice; here only its height counts.
"""

from __future__ import annotations

from collections.abc import Container

from stich.cards import NO_SEAT, Seat
from stich.engine import effects
from stich.engine.errors import UnplayableError
from stich.engine.position import Position
from stich.engine.seats import in_turn, seat_of
from stich.engine.table import NO_BID, Bidding
from stich.language.model.dialogues import Auction, Call, Calling


def begin(s: Position, auction: Auction) -> None:
    """Open an auction: the seat to act calls first (in pairs the next one bids to it), and nothing is bid."""
    order = tuple(in_turn(s, s.to_act))
    if len(order) < 2:
        raise UnplayableError("an auction is held, and only one seat plays", s.plan.game.dialogues[s.dialogue].span)
    must = NO_SEAT if auction.must is None else seat_of(s, auction.must)
    if height_of_contract(s) >= 0 and _bids_contracts(s):
        take_back(s, frozenset())
        effects.bind(s, s.plan.contract, (), [])
    s.bidding, s.bidder = Bidding(order, 0, (0,) * len(order), s.bound, must), NO_SEAT
    s.bids = [NO_BID] * len(s.bids)
    s.to_act = order[auction.pairs]


def _bids_contracts(s: Position) -> bool:
    choices = s.plan.dialogues[s.dialogue][s.dialogue_state]
    return any(choice.call is not None and s.plan.contract in choice.choice.binds for choice in choices)


def bidding_of(s: Position) -> Bidding:
    """The auction under way."""
    if s.bidding is None:
        raise TypeError("no auction is held")
    return s.bidding


def height_of_contract(s: Position) -> int:
    """How high the contract is that holds; −1 without one."""
    row = s.bound[s.plan.contract] if s.plan.contract >= 0 else ()
    return s.plan.game.contracts[row[0]].height if row else -1


def take_back(s: Position, but: Container[int]) -> None:
    """Names that contracts bind, but for some, are as they were before the auction: a bid goes above another with all
    that this one bound.  Where no auction was held, what the contract that holds has bound is none again."""
    row = s.bound[s.plan.contract] if s.plan.contract >= 0 else ()
    own = {bind.name for number in row for bind in s.plan.game.contracts[number].binds}
    for name in sorted(own if s.bidding is None else s.plan.with_contracts):
        value = () if s.bidding is None else s.bidding.before[name]
        if name not in but and s.bound[name] != value:
            effects.bind(s, name, value, [])


# --- what may be called -----------------------------------------------------------------------------------------------


def may(s: Position, auction: Auction, call: Call) -> bool:
    """Whether the seat to act may call this, whatever conditions it has."""
    bidding, seat = bidding_of(s), s.to_act
    answers = auction.pairs and seat != _junior(bidding)
    match call.calling:
        case Calling.BID:
            return call.height > bidding.height and not answers
        case Calling.HOLD:
            return answers if auction.pairs else _is_elder(s, bidding, seat)
        case Calling.PASS:
            return not _is_forced(s, bidding, seat)


def _junior(bidding: Bidding) -> Seat:
    """In pairs: who bids, the last that has come in."""
    return bidding.order[bidding.came - 1]


def _is_elder(s: Position, bidding: Bidding, seat: Seat) -> bool:
    """Whether a seat goes before the bidder."""
    order = bidding.order
    return s.bidder != NO_SEAT and order.index(seat) < order.index(s.bidder)


def _is_forced(s: Position, bidding: Bidding, seat: Seat) -> bool:
    """Whether a seat must bid, for all others have passed and nothing is bid."""
    if seat != bidding.must or s.bidder != NO_SEAT:
        return False
    others = len(bidding.order) - 1
    return bidding.out.bit_count() == others or bidding.passed >= others


# --- how it goes on ---------------------------------------------------------------------------------------------------


def go_on(s: Position, auction: Auction, call: Call | None, *, more: bool) -> bool:
    """The seat to act has called, or (``None``) said something beside; whether the auction is over.  Else the next one
    is to act.  ``more``: whether there is something to say beside, for which it waits where no call is left but to
    pass."""
    before, seat = bidding_of(s), s.to_act
    at = before.order.index(seat)
    calls = tuple(n + (i == at) for i, n in enumerate(before.calls))
    passes = call is not None and call.calling is Calling.PASS
    out = before.out | 1 << seat if passes and not auction.free else before.out
    passed, since = before.passed + 1 if passes else 0, before.since | 1 << seat
    s.bidding = before._replace(calls=calls, out=out, passed=passed, since=since)
    if call is not None and not passes:
        _raise(s, seat, call)
    return _next_pair(s, call, more) if auction.pairs else _next_in_turn(s, auction, seat, more)


def _raise(s: Position, seat: Seat, call: Call) -> None:
    """The seat bids, or holds what is bid."""
    if call.calling is Calling.HOLD:
        s.bids[seat] = s.bids[s.bidder]
    else:
        s.bidding = bidding_of(s)._replace(height=call.height)
    s.bidder, s.bidding = seat, bidding_of(s)._replace(since=0)


def _next_pair(s: Position, call: Call | None, more: bool) -> bool:
    """Junior bids, elder answers; who passes is out, and to who stays the next one bids.  Who has said something
    beside still has to call."""
    bidding = bidding_of(s)
    if call is None:
        return False
    match call.calling:
        case Calling.BID:
            junior = _junior(bidding)
            came = bidding.order[: bidding.came]
            s.to_act = next(seat for seat in came if seat != junior and not bidding.out >> seat & 1)
            return False
        case Calling.PASS:
            if bidding.came == len(bidding.order):
                return True
            s.bidding = bidding._replace(came=bidding.came + 1)
        case Calling.HOLD:
            pass
    s.to_act = _junior(bidding_of(s))
    return _is_at_the_top(s, bidding_of(s)) and not more


def _next_in_turn(s: Position, auction: Auction, seat: Seat, more: bool) -> bool:
    bidding = bidding_of(s)
    at = bidding.order.index(seat) + 1
    following = (*bidding.order[at:], *bidding.order[:at])
    callers = [each for each in following if _may_still_call(auction, bidding, each)]
    if not callers or _have_passed(s, auction, bidding):
        return True
    may_hold = auction.elder_holds and any(_is_elder(s, bidding, each) for each in callers)
    if _is_at_the_top(s, bidding) and not (may_hold or more):
        return True
    s.to_act = callers[0]
    return False


def _may_still_call(auction: Auction, bidding: Bidding, seat: Seat) -> bool:
    spoken = bidding.calls[bidding.order.index(seat)]
    return not bidding.out >> seat & 1 and not 0 < auction.rounds <= spoken


def _have_passed(s: Position, auction: Auction, bidding: Bidding) -> bool:
    """Whether all but the bidder have passed for good or called since his bid; or one after another have passed, where
    who passed may bid again."""
    if auction.free:
        return bidding.passed >= len(bidding.order) - (s.bidder != NO_SEAT)
    settled = bidding.out if s.bidder == NO_SEAT else bidding.out | bidding.since | 1 << s.bidder
    return all(settled >> seat & 1 for seat in bidding.order)


def _is_at_the_top(s: Position, bidding: Bidding) -> bool:
    """Whether no higher bid is left."""
    choices = s.plan.dialogues[s.dialogue][s.dialogue_state]
    heights = [choice.call.height for choice in choices if choice.call is not None]
    return bidding.height == max(heights)
