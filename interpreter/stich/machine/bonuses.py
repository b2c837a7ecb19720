"""Bonuses: rows for events of the play; what ``engine.bonuses`` does.

Place in the pipeline: part of ``machine``, over ``effects``.
"""

from __future__ import annotations

from stich.machine.effects import bind_name, see_match, win_match
from stich.machine.layout import BonusAt, Head, RowAt
from stich.machine.limits import Fault
from stich.machine.numbers import Int, Ints, kernel, many, one
from stich.machine.registers import Board
from stich.machine.rows import begin_dues, carry_out, whom_count, whom_member, whom_seats, write_due
from stich.machine.sets import NO_SUIT, first_of
from stich.machine.weigh import meets, weigh_cards

HELD = 64


@kernel
def on_card(s: Board, seat: Int, card: Int) -> None:
    """Give the bonuses for a card that now lies in the trick; ``opened`` tells which dialogue that opens."""
    _give(s, s.code[Head.LEAD_BONUSES] if s.in_play == 1 else s.code[Head.PLAY_BONUSES], seat, card)


@kernel
def on_trick(s: Board, seat: Int, card: Int) -> None:
    """Give the bonuses for a trick that ``seat`` has won with ``card``; it is counted and still lies there."""
    _give(s, s.code[Head.TRICK_BONUSES], seat, card)


@kernel
def _give(s: Board, bonuses: Int, seat: Int, card: Int) -> None:
    """Give the bonuses that hold on the table as it is."""
    p = s.code
    held: Ints = many(64)
    ones: Ints = many(64)
    number: Int = 0
    s.its_suit = p[p[Head.SUIT] + 1 + card]
    begin_dues(s)
    for i in range(p[bonuses]):
        bonus: Int = p[bonuses + 1 + i]
        if weigh_cards(s, p[bonus + BonusAt.CARDS], 1 << seat) & one(card):
            whom: Int = p[bonus + BonusAt.WHOM]
            seats: Int = whom_seats(s, whom, 1 << seat) if whom else 0
            for j in range(whom_count(s, whom) if whom else 1):
                member: Int = whom_member(s, whom, seats, j) if whom else 1 << seat
                if member and meets(s, p[p[bonus + BonusAt.ROW] + RowAt.WHEN], member):
                    if number >= HELD:
                        s.fault = Fault.ROOM
                        return
                    write_due(s, p[bonus + BonusAt.ROW], member)
                    held[number] = bonus
                    ones[number] = member
                    number += 1
    carry_out(s)
    for i in range(number):
        _then(s, held[i], ones[i], seat)
    s.its_suit = NO_SUIT
    if number:
        see_match(s)


@kernel
def _then(s: Board, bonus: Int, one_of: Int, seat: Int) -> None:
    """What a bonus brings beside its row."""
    p = s.code
    gainer: Int = first_of(one_of & s.playing)
    binds: Int = p[bonus + BonusAt.BINDS]
    for i in range(p[binds]):
        bind_name(s, p[binds + 1 + i], 1 << seat)
    if p[bonus + BonusAt.DIALOGUE] >= 0:
        s.opened = p[bonus + BonusAt.DIALOGUE]
        s.opener = gainer
    if p[bonus + BonusAt.WINS] and not s.ended:
        win_match(s, gainer)
