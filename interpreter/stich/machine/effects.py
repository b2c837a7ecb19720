"""What is done to the deal as a whole: names bound, phases entered, seats that sit out, matches won; with the parties.

Place in the pipeline: part of ``machine``, over ``rows`` and ``seats``; what ``engine.effects`` and ``engine.parties``
do.
"""

from __future__ import annotations

from stich.language.conditions.kinds import Holding
from stich.machine.layout import BindAt, Head, PartyAt, PhaseAt
from stich.machine.limits import Ended, Fault
from stich.machine.numbers import Flag, Int, kernel
from stich.machine.registers import Board
from stich.machine.rows import carry_out
from stich.machine.seats import seat_of
from stich.machine.sets import NO_SUIT, held_by, program_set_for, side_of
from stich.machine.tables import find_block, find_table
from stich.machine.weigh import weigh


@kernel
def see_match(s: Board) -> None:
    """Somebody has gained: where the match ends at once, it may be over."""
    if s.code[Head.AT_ONCE] and not s.ended and s.deals_limit == 0 and weigh(s, s.code[Head.MATCH_ENDS], 0) == 1:
        s.ended = Ended.MATCH_OVER


@kernel
def gain(s: Board) -> None:
    """Let what is due be got, paid and counted."""
    carry_out(s)
    see_match(s)


@kernel
def win_match(s: Board, seat: Int) -> None:
    """The side of a seat wins the match, whatever the score."""
    s.ended = Ended.MATCH_WON
    s.winner = side_of(s, seat)


@kernel
def bind(s: Board, name: Int, value: Int) -> None:
    """Fix a binding for this deal."""
    s.bound[name] = value
    find_block(s)
    gather(s)
    find_table(s, s.settled, 0)


@kernel
def bind_name(s: Board, row: Int, the: Int) -> None:
    """Fix a binding as a ``BindAt`` says, with ``the`` in question."""
    p = s.code
    value: Int = p[row + BindAt.VALUE]
    if p[row + BindAt.BINDING] >= 0:
        value = s.bound[p[row + BindAt.BINDING]]
    if p[row + BindAt.ITS_SUIT] and s.its_suit != NO_SUIT:
        value = 1 << s.its_suit
    if p[row + BindAt.SEAT]:
        value = 1 << seat_of(s, p[row + BindAt.SEAT], the)
    bind(s, p[row + BindAt.NAME], value)


@kernel
def enter_phase(s: Board, phase: Int) -> None:
    """Go over to a phase of the play."""
    s.phase = phase
    s.free = s.code[s.code[s.code[Head.PHASES] + 1 + phase] + PhaseAt.FREE] != 0


@kernel
def sit_out(s: Board, out: Int) -> None:
    """A seat plays no part in the rest of the deal."""
    players: Int = s.code[Head.PLAYERS]
    if s.active == 1 << out:
        s.fault = Fault.UNPLAYABLE
        return
    s.active &= ~(1 << out)
    s.playing &= ~(1 << out)
    s.in_trick = 0
    for seat in range(players):
        s.in_trick += s.active >> seat & 1
        after: Int = (seat + 1) % players
        while not s.active >> after & 1:
            after = (after + 1) % players
        s.next_seat[seat] = after
    gather(s)


# --- parties ----------------------------------------------------------------------------------------------------------


@kernel
def gather(s: Board) -> None:
    """Tell who is of which party now: the seats named, and who held a card when the first one was led; last of all the
    others, who are in no other party."""
    p = s.code
    parties: Int = p[Head.PARTIES]
    taken: Int = 0
    if p[parties] == 0:
        return
    for i in range(p[parties]):
        s.parties[i] = _together(s, p[parties + 1 + i])
        taken |= s.parties[i]
    for i in range(p[parties]):
        if taken and p[p[parties + 1 + i] + PartyAt.OTHERS]:
            s.parties[i] |= s.playing & ~taken


@kernel
def _together(s: Board, party: Int) -> Int:
    p = s.code
    found: Int = 0
    seats: Int = p[party + PartyAt.SEATS]
    for i in range(p[seats]):
        found |= weigh(s, p[seats + 1 + i], 0)
    holders: Int = p[party + PartyAt.HOLDERS]
    for i in range(p[holders]):
        for seat in range(p[Head.PLAYERS]):
            holds: Flag = (held_by(s, Holding.HELD.value, seat) & program_set_for(s, p[holders + 1 + i], NO_SUIT)) != 0
            if s.playing >> seat & 1 and holds:
                found |= 1 << seat
    return found
