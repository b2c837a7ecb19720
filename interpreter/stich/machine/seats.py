"""Which seat a phrase means, and lots: what ``engine.seats`` does.

Place in the pipeline: part of ``machine``, over ``weigh``.
"""

from __future__ import annotations

from stich.language.conditions.kinds import Role
from stich.machine.chance import begin_lot, draw_below
from stich.machine.layout import Head, SeatAt
from stich.machine.limits import Fault, Most
from stich.machine.numbers import CardSet, Int, Ints, kernel, many, nth, one, upto
from stich.machine.registers import Board
from stich.machine.sets import NO_SEAT, first_of, moved, side_of, who
from stich.machine.weigh import weigh


@kernel
def seat_of(s: Board, ref: Int, the: Int) -> Int:
    """The seat that is meant now; where nobody holds a card, forehand stands for its holder.  It is a fault if nobody
    is meant."""
    p = s.code
    role: Int = p[ref + SeatAt.ROLE]
    offset: Int = p[ref + SeatAt.OFFSET]
    seat: Int
    if role == Role.LOT.value:
        seat = _draw_lot(s)
    elif role == Role.WINNER.value or role == Role.LOSER.value:
        seat = _by_result(s, role == Role.WINNER.value)
    else:
        seat = who(s, role)
    if seat != NO_SEAT and not p[ref + SeatAt.PARTNER]:
        return moved(s, seat, offset) if offset else seat
    found: Int = weigh(s, p[ref + SeatAt.PHRASE], the) if p[ref + SeatAt.PHRASE] else 0
    if found:
        return first_of(found)
    if role == Role.HOLDER.value:
        return moved(s, s.forehand, offset) if offset else s.forehand
    s.fault = Fault.UNPLAYABLE
    return 0


@kernel
def seats_of(s: Board, ref: Int, the: Int) -> Int:
    """The seats that are meant now, where it may be none or several."""
    return weigh(s, s.code[ref + SeatAt.PHRASE], the)


@kernel
def _by_result(s: Board, won: Int) -> Int:
    """The first seat after the dealer whose side scored most (or not most) in the deal that ended; after a deal in
    which nobody scored more than another, the dealer."""
    players: Int = s.code[Head.PLAYERS]
    best: Int = 0
    met: Int = 0
    for seat in range(players):
        if s.active >> seat & 1 and (not met or s.last_points[side_of(s, seat)] > best):
            best = s.last_points[side_of(s, seat)]
            met = 1
    for i in range(1, players + 1):
        after: Int = (s.dealer + i) % players
        if s.active >> after & 1 and (s.last_points[side_of(s, after)] == best) == (won != 0):
            return after
    return s.dealer


@kernel
def _draw_lot(s: Board) -> Int:
    """A dealer by lot: any seat alike, or the one that draws the lowest card (equal ranks draw again)."""
    p = s.code
    players: Int = p[Head.PLAYERS]
    n: Int = p[Head.CARDS]
    begin_lot(s, s.deal_number + 1)
    if p[Head.LOT_ANY]:
        return draw_below(s, players)
    drawn: Ints = many(20)
    draws: Int = 0
    while True:
        draws += 1
        if draws > Most.DRAWS or n < players:
            s.fault = Fault.UNPLAYABLE
            return 0
        left: CardSet = upto(n)
        lowest_rank: Int = -2
        seat_found: Int = 0
        equal: Int = 0
        for seat in range(players):
            card: Int = nth(left, draw_below(s, n - seat))
            left &= ~one(card)
            drawn[seat] = p[p[Head.RANK] + 1 + card]
            if drawn[seat] > lowest_rank:
                lowest_rank = drawn[seat]
                seat_found = seat
                equal = 1
            elif drawn[seat] == lowest_rank:
                equal += 1
        if equal == 1:
            return seat_found
