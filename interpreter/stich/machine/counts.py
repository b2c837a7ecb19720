"""What is counted: the registers that measures name, and how numbers are reckoned with.

Place in the pipeline: part of ``machine``, over ``sets``; phrases count with it.  It must not know phrases.
"""

from __future__ import annotations

from stich.language.conditions.kinds import Rounding
from stich.language.conditions.measures import MOST, Measure
from stich.machine.layout import ContractAt, Head
from stich.machine.limits import NOTHING
from stich.machine.numbers import CardSet, Int, count, kernel, lowest, quotient
from stich.machine.registers import Board
from stich.machine.sets import side_number, side_set
from stich.rules.op import Op

NO_BID = -1


@kernel
def clamped(number: Int) -> Int:
    """A number within the bounds of all numbers of the language."""
    return MOST if number > MOST else -MOST if number < -MOST else number


@kernel
def nobodys(s: Board, measure: Int, index: Int) -> Int:
    """What is counted of nobody."""
    if measure == Measure.POOL.value:
        return s.pools[index]
    if measure == Measure.COLUMN.value:
        return _column(s, index)
    if measure == Measure.STAKE.value:
        return s.stake
    if measure == Measure.PLAYERS.value:
        return s.in_trick
    if measure == Measure.TRICK.value:
        return s.trick_number
    return s.deal_in_match


@kernel
def _column(s: Board, index: Int) -> Int:
    """A column of the contract that is bound, nothing while none is."""
    p = s.code
    if p[Head.CONTRACT] < 0 or s.bound[p[Head.CONTRACT]] == 0:
        return NOTHING
    row: Int = p[p[Head.CONTRACTS] + s.bound[p[Head.CONTRACT]]]
    return p[p[row + ContractAt.COLUMNS] + 1 + index]


@kernel
def of_seat(s: Board, seat: Int, measure: Int, index: Int) -> Int:
    """What is counted of a seat."""
    players: Int = s.code[Head.PLAYERS]
    if measure == Measure.TRICKS.value:
        return s.tricks_won[seat]
    if measure == Measure.PHASE_TRICKS.value:
        return s.phase_tricks[index * players + seat]
    if measure == Measure.HAND_CARDS.value:
        return count(s.hands[seat])
    if measure == Measure.BIDS.value:
        if s.its_bid != NO_BID and seat == s.to_act:
            return s.its_bid
        return s.bids[seat] if s.bids[seat] > 0 else 0
    if measure == Measure.POINTS.value:
        return s.card_points[index * players + seat]
    return s.counters[index * players + seat]


@kernel
def summed(s: Board, seats: Int, measure: Int, index: Int) -> Int:
    """The sum over some seats; nothing of nobody."""
    if seats == 0:
        return NOTHING
    whole: Int = 0
    seat: Int = 0
    while seats >> seat:
        if seats >> seat & 1:
            whole += of_seat(s, seat, measure, index)
        seat += 1
    return clamped(whole)


@kernel
def total_of(s: Board, seats: Int, index: Int) -> Int:
    """A running total of the side that holds all of some seats, else of all their sides together."""
    sides: Int = s.code[Head.SIDES]
    if seats == 0:
        return NOTHING
    side: Int = side_number(s, seats)
    if side >= 0:
        return s.totals[index * sides + side]
    whole: Int = 0
    for i in range(sides):
        if seats & side_set(s, i):
            whole += s.totals[index * sides + i]
    return clamped(whole)


@kernel
def all_points(s: Board, kind: Int) -> Int:
    """The card points of the pack."""
    whole: Int = 0
    n: Int = s.code[Head.CARDS]
    at: Int = s.code[Head.BLOCK_POINTS] + kind * n
    for card in range(n):
        whole += s.nums[at + card]
    return whole


@kernel
def worth(s: Board, cards: CardSet, kind: Int) -> Int:
    """The card points of some cards."""
    whole: Int = 0
    at: Int = s.code[Head.BLOCK_POINTS] + kind * s.code[Head.CARDS]
    while cards:
        whole += s.nums[at + lowest(cards)]
        cards &= cards - 1
    return whole


@kernel
def reckoned(op: Int, left: Int, right: Int) -> Int:
    """What two numbers come to."""
    if left == NOTHING or right == NOTHING:
        return NOTHING
    if op == Op.PLUS:
        return clamped(left + right)
    if op == Op.MINUS:
        return clamped(left - right)
    if op == Op.TIMES:
        return clamped(left * right)
    if op == Op.OVER:
        return left - right if left > right else 0
    if op == Op.GREATER:
        return left if left > right else right
    return left if left < right else right


@kernel
def rounded(number: Int, multiple: Int, rounding: Int) -> Int:
    """A number, rounded to a multiple."""
    if number == NOTHING or multiple == NOTHING:
        return NOTHING
    if multiple < 1:
        return number
    if rounding == Rounding.NEAREST.value:
        number += multiple // 2
    elif rounding == Rounding.UP.value:
        number += multiple - 1
    return clamped(quotient(number, multiple) * multiple)


@kernel
def seat_points(s: Board, seat: Int, cards: CardSet) -> None:
    """A seat has won these cards: it has their points of each kind."""
    players: Int = s.code[Head.PLAYERS]
    for kind in range(s.code[Head.KINDS]):
        s.card_points[kind * players + seat] += worth(s, cards, kind)
