"""What is added up of many deals, while they are played.

Place in the pipeline: part of ``machine``, over its registers.  It must not know how deals are chosen.
"""

from __future__ import annotations

from stich.machine.layout import Head, TallyAt
from stich.machine.numbers import Int, kernel, there
from stich.machine.registers import Board


@kernel
def tally_deal(s: Board) -> None:
    """Add up a deal that is over: its points, who scored most, the tricks won."""
    if not there(s.tally):
        return
    p = s.code
    sides: Int = p[Head.SIDES]
    at: Int = TallyAt.REST
    best: Int = s.given[0]
    alone: Int = 0
    for side in range(sides):
        s.tally[at + side] += s.given[side]
        if side == 0 or s.given[side] > best:
            best = s.given[side]
            alone = side
        elif s.given[side] == best:
            alone = -1
    if alone >= 0:
        s.tally[at + sides + alone] += 1
    at += 2 * sides
    for seat in range(p[Head.PLAYERS]):
        s.tally[at + seat] += s.tricks_won[seat]
    s.tally[TallyAt.DEALS] += 1
    s.tally[TallyAt.DECISIONS] += s.decisions


@kernel
def tally_throw_in(s: Board) -> None:
    """Add up a deal that is thrown in."""
    if there(s.tally):
        s.tally[TallyAt.THROWN_IN] += 1
        s.tally[TallyAt.DECISIONS] += s.decisions


@kernel
def tally_row(s: Board, number: Int) -> None:
    """Add up a row that is carried out."""
    if there(s.tally):
        s.tally[TallyAt.REST + 2 * s.code[Head.SIDES] + s.code[Head.PLAYERS] + number] += 1
