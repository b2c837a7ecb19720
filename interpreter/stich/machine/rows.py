"""Rows: what one gets, pays and counts, reckoned on the table as it is and then carried out; what ``engine.rows`` does.

Place in the pipeline: part of ``machine``, over ``weigh``.

What is due is written one after the other into ``due``: a row, for whom, then for each of its payments the amount and
the others that it comes from or goes to (their number, then each), then the number of each of its changes.
"""

from __future__ import annotations

from stich.language.conditions.kinds import Group
from stich.language.conditions.measures import Measure
from stich.machine.counts import clamped
from stich.machine.layout import AccountKind, ChangeAt, Head, PaymentAt, RowAt, TierAt, WhomAt
from stich.machine.limits import NOTHING, Fault, Most
from stich.machine.numbers import CardSet, Flag, Int, Ints, kernel, many, one, quotient
from stich.machine.registers import Board
from stich.machine.sets import NO_CARD, first_of, side_of, side_set
from stich.machine.tally import tally_row
from stich.machine.weigh import meets, weigh, weigh_cards


@kernel
def write(s: Board, number: Int) -> None:
    """Write a number of what is due."""
    if s.due_end >= Most.DUES:
        s.fault = Fault.ROOM
        return
    s.due[s.due_end] = number
    s.due_end += 1


@kernel
def whom_count(s: Board, whom: Int) -> Int:
    """Among how many those who are meant are to be looked for."""
    group: Int = s.code[whom + WhomAt.GROUP]
    if group == 0:
        return 1
    return s.code[Head.SIDES] if group == Group.SIDES.value else s.code[Head.PLAYERS]


@kernel
def whom_seats(s: Board, whom: Int, the: Int) -> Int:
    """The seats that are left out, or (of no group) meant."""
    phrase: Int = s.code[whom + WhomAt.PHRASE]
    return weigh(s, phrase, the) if phrase else 0


@kernel
def whom_member(s: Board, whom: Int, seats: Int, at: Int) -> Int:
    """The seats of one who is meant, 0 if he is not, or does not play."""
    group: Int = s.code[whom + WhomAt.GROUP]
    if group == 0:
        return seats if seats & s.playing else 0
    if group == Group.SIDES.value:
        side: Int = side_set(s, at)
        return side if side & s.playing and not side & seats else 0
    return 1 << at if s.playing >> at & 1 and not seats >> at & 1 else 0


@kernel
def begin_dues(s: Board) -> None:
    """Nothing is due yet."""
    s.due_end = 0


@kernel
def reckon(s: Board, tiers: Int) -> None:
    """What is due by lists of rows, in the order written: of each, for each member, the first that holds."""
    begin_dues(s)
    for i in range(s.code[tiers]):
        reckon_tier(s, s.code[tiers + 1 + i])


@kernel
def reckon_tier(s: Board, tier: Int) -> None:
    """The same of one of them, behind what is due already."""
    p = s.code
    whom: Int = p[tier + TierAt.WHOM]
    seats: Int = whom_seats(s, whom, 0)
    number: Int = whom_count(s, whom)
    left: Ints = many(20)
    for i in range(number):
        left[i] = whom_member(s, whom, seats, i)
    rows: Int = p[tier + TierAt.ROWS]
    for r in range(p[rows]):
        row: Int = p[rows + 1 + r]
        for j in range(number):
            if left[j] and meets(s, p[row + RowAt.WHEN], left[j]):
                write_due(s, row, left[j])
                left[j] = 0


@kernel
def write_due(s: Board, row: Int, one_of: Int) -> None:
    """What a row that holds for one comes to."""
    p = s.code
    write(s, row)
    write(s, one_of)
    payments: Int = p[row + RowAt.PAYMENTS]
    for i in range(p[payments]):
        payment: Int = p[payments + 1 + i]
        amount: Int = weigh(s, p[payment + PaymentAt.AMOUNT], one_of)
        kind: Int = p[payment + PaymentAt.ACCOUNT]
        if amount != NOTHING and kind != AccountKind.NOBODY and amount < 0:
            amount = 0  # below nought nothing is moved between two
        write(s, amount)
        _write_others(s, kind, p[payment + PaymentAt.OPERAND], one_of)
    changes: Int = p[row + RowAt.CHANGES]
    for i in range(p[changes]):
        write(s, weigh(s, p[p[changes + 1 + i] + ChangeAt.NUMBER], one_of))


@kernel
def _write_others(s: Board, kind: Int, operand: Int, one_of: Int) -> None:
    start: Int = s.due_end
    write(s, 0)
    if kind == AccountKind.WHO_PLAYED:
        wanted: CardSet = weigh_cards(s, operand, one_of)
        seat: Int = s.leader
        for i in range(s.in_play):
            if s.trick[i] != NO_CARD and wanted & one(s.trick[i]):
                write(s, 1 << seat)
            seat = s.next_seat[seat]
    elif kind == AccountKind.WHOM:
        seats: Int = whom_seats(s, operand, one_of)
        for i in range(whom_count(s, operand)):
            member: Int = whom_member(s, operand, seats, i)
            if member:
                write(s, member)
    if not s.fault:
        s.due[start] = s.due_end - start - 1


@kernel
def _after_due(s: Board, at: Int) -> Int:
    """Where the next thing that is due begins."""
    p = s.code
    row: Int = s.due[at]
    at += 2
    for _ in range(p[p[row + RowAt.PAYMENTS]]):
        at += 2 + s.due[at + 1]
    return at + p[p[row + RowAt.CHANGES]]


@kernel
def decides(s: Board) -> Flag:
    """Whether something is due by which the deal is not drawn."""
    p = s.code
    at: Int = 0
    while at < s.due_end and not s.fault:
        row: Int = s.due[at]
        if p[row + RowAt.DECIDES]:
            place: Int = at + 2
            for _ in range(p[p[row + RowAt.PAYMENTS]]):
                if s.due[place] != NOTHING:
                    return True
                place += 2 + s.due[place + 1]
            for i in range(p[p[row + RowAt.CHANGES]]):
                if s.due[place + i] != NOTHING:
                    return True
        at = _after_due(s, at)
    return False


@kernel
def carry_out(s: Board) -> None:
    """Let what is due be got, paid and counted, row by row."""
    p = s.code
    at: Int = 0
    while at < s.due_end and not s.fault:
        row: Int = s.due[at]
        start: Int = at
        until: Int = at
        while until < s.due_end and s.due[until] == row:
            until = _after_due(s, until)
        if p[row + RowAt.DRAINS]:
            _share_out(s, start, until)
        while at < until:
            _carry_out_one(s, at)
            at = _after_due(s, at)
        clears: Int = p[row + RowAt.CLEARS]
        sides: Int = p[Head.SIDES]
        for i in range(p[clears]):
            for side in range(sides):
                s.totals[p[clears + 1 + i] * sides + side] = 0


@kernel
def _claims(s: Board, start: Int, until: Int) -> Int:
    """How much the members of a row claim of a pool together."""
    p = s.code
    whole: Int = 0
    at: Int = start
    payments: Int = p[s.due[start] + RowAt.PAYMENTS]
    while at < until:
        place: Int = at + 2
        for i in range(p[payments]):
            if _drains(s, p[payments + 1 + i]) and s.due[place] != NOTHING:
                whole += s.due[place]
            place += 2 + s.due[place + 1]
        at = _after_due(s, at)
    return whole


@kernel
def _share_out(s: Board, start: Int, until: Int) -> None:
    """Of a pool in which less lies than the members of a row claim, each gets his share."""
    p = s.code
    claims: Int = _claims(s, start, until)
    at: Int = start
    payments: Int = p[s.due[start] + RowAt.PAYMENTS]
    while at < until:
        place: Int = at + 2
        for i in range(p[payments]):
            pool: Int = p[p[payments + 1 + i] + PaymentAt.OPERAND]
            if _drains(s, p[payments + 1 + i]) and s.due[place] != NOTHING and claims > s.pools[pool]:
                s.due[place] = quotient(s.due[place] * s.pools[pool], claims)
            place += 2 + s.due[place + 1]
        at = _after_due(s, at)


@kernel
def _drains(s: Board, payment: Int) -> Flag:
    p = s.code
    return p[payment + PaymentAt.ACCOUNT] == AccountKind.POOL and p[payment + PaymentAt.SIGN] > 0


@kernel
def _carry_out_one(s: Board, at: Int) -> None:
    p = s.code
    row: Int = s.due[at]
    one_of: Int = s.due[at + 1]
    place: Int = at + 2
    payments: Int = p[row + RowAt.PAYMENTS]
    tally_row(s, p[row + RowAt.NUMBER])
    for i in range(p[payments]):
        if s.due[place] != NOTHING:
            _pay(s, p[payments + 1 + i], one_of, place)
        place += 2 + s.due[place + 1]
    changes: Int = p[row + RowAt.CHANGES]
    for i in range(p[changes]):
        if s.due[place + i] != NOTHING:
            _change(s, p[changes + 1 + i], one_of, s.due[place + i])


@kernel
def _pay(s: Board, payment: Int, one_of: Int, place: Int) -> None:
    """Let one get or pay something."""
    p = s.code
    kind: Int = p[payment + PaymentAt.ACCOUNT]
    sign: Int = p[payment + PaymentAt.SIGN]
    amount: Int = s.due[place]
    if kind == AccountKind.NOBODY:
        book(s, one_of, sign * amount)
        return
    if amount == 0:
        return
    if kind == AccountKind.POOL:
        pool: Int = p[payment + PaymentAt.OPERAND]
        book(s, one_of, sign * amount)
        s.pools[pool] = clamped(s.pools[pool] - sign * amount)
        return
    others: Int = s.due[place + 1]
    book(s, one_of, sign * amount * others)
    for i in range(others):
        book(s, s.due[place + 2 + i], -sign * amount)


@kernel
def book(s: Board, one_of: Int, points: Int) -> None:
    """Write points down for the side of a seat; what is paid when the match is over enters no total."""
    p = s.code
    side: Int = side_of(s, first_of(one_of))
    s.given[side] += points
    if s.over:
        return
    scored: Int = p[Head.SCORED]
    for i in range(p[scored]):
        at: Int = p[scored + 1 + i] * p[Head.SIDES] + side
        s.totals[at] = clamped(s.totals[at] + points)


@kernel
def _change(s: Board, change: Int, one_of: Int, number: Int) -> None:
    """Change a count of one."""
    p = s.code
    seat: Int = first_of(one_of & s.playing if one_of & s.playing else one_of)
    measure: Int = p[change + ChangeAt.MEASURE]
    index: Int = p[change + ChangeAt.INDEX]
    doing: Int = p[change + ChangeAt.DOING]
    at: Int
    if measure == Measure.TOTAL.value:
        at = index * p[Head.SIDES] + side_of(s, seat)
        s.totals[at] = _changed(s.totals[at], doing, number)
        return
    at = index * p[Head.PLAYERS] + seat
    if measure == Measure.POINTS.value:
        s.card_points[at] = _changed(s.card_points[at], doing, number)
    else:
        s.counters[at] = _changed(s.counters[at], doing, number)


@kernel
def _changed(before: Int, doing: Int, number: Int) -> Int:
    if doing == 0:
        return clamped(before + number)
    if doing == 1:
        return clamped(before - number)
    return number
