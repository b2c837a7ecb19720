"""What carries over from deal to deal, written down before each: so a deal can be begun again.

Place in the pipeline: part of ``machine``, over its registers.
"""

from __future__ import annotations

from stich.machine.layout import Head
from stich.machine.numbers import Int, kernel
from stich.machine.registers import Board


@kernel
def save_carried(s: Board) -> None:
    """Write down what carries over into the deal that is about to begin, and who deals it."""
    p = s.code
    sides: Int = p[Head.SIDES]
    s.saved[0] = s.dealer
    s.saved[1] = s.new
    s.saved[2] = s.deal_number
    s.saved[3] = s.deals_done
    s.saved[4] = s.fruitless
    s.saved[5] = s.stake
    s.saved[6] = s.past_deals
    at: Int = 7
    for i in range(p[Head.TOTALS] * sides):
        s.saved[at + i] = s.totals[i]
    at += p[Head.TOTALS] * sides
    for i in range(pool_count(s)):
        s.saved[at + i] = s.pools[i]
    at += pool_count(s)
    for i in range(sides):
        s.saved[at + i] = s.given[i]
        s.saved[at + sides + i] = s.last_points[i]
    at += 2 * sides
    for i in range(s.past_deals * sides):
        s.saved[at + i] = s.past_points[i]
    s.save_size = at + s.past_deals * sides


@kernel
def load_carried(s: Board) -> None:
    """Stand as before the deal that ``saved`` tells of."""
    p = s.code
    sides: Int = p[Head.SIDES]
    s.deal_number = s.saved[2]
    s.deals_done = s.saved[3]
    s.fruitless = s.saved[4]
    s.stake = s.saved[5]
    s.past_deals = s.saved[6]
    at: Int = 7
    for i in range(p[Head.TOTALS] * sides):
        s.totals[i] = s.saved[at + i]
    at += p[Head.TOTALS] * sides
    for i in range(pool_count(s)):
        s.pools[i] = s.saved[at + i]
    at += pool_count(s)
    for i in range(sides):
        s.given[i] = s.saved[at + i]
        s.last_points[i] = s.saved[at + sides + i]
    at += 2 * sides
    for i in range(s.past_deals * sides):
        s.past_points[i] = s.saved[at + i]


@kernel
def pool_count(s: Board) -> Int:
    """How many pools there are."""
    return s.code[s.code[Head.START_POOLS]]
