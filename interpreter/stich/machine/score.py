"""The end of a deal and of a match: the score, the slate, its marks, who deals next; what ``engine.score`` does.

Place in the pipeline: part of ``machine``, over ``rows``.
"""

from __future__ import annotations

from stich.machine.counts import clamped
from stich.machine.layout import Head, RowAt
from stich.machine.limits import NOTHING, Ended, Most, Stage
from stich.machine.numbers import Flag, Int, kernel
from stich.machine.registers import Board
from stich.machine.rows import begin_dues, carry_out, decides, reckon, reckon_tier
from stich.machine.seats import seat_of
from stich.machine.sets import NO_SEAT, side_set
from stich.machine.tally import tally_deal
from stich.machine.weigh import meets, weigh


@kernel
def end_deal(s: Board) -> Int:
    """Score the deal that has ended or was given up; who deals next, or −1: the match is over, or the deal was played
    alone."""
    if s.alone == 2:
        s.over = True
        return -1
    if s.ended == Ended.MATCH_WON or s.ended == Ended.MATCH_OVER:
        if s.alone:
            _note_points(s)
            return -1
        _remember(s)
        s.deals_done += 1
        tally_deal(s)
        _forget_given(s)
        _end_match(s)
        return -1
    drawn: Flag = not _score(s)
    return _close_deal(s, drawn)


@kernel
def _score(s: Board) -> Flag:
    """Let the slate grow, and weigh the rows of the score; whether the deal was decided (else it is drawn)."""
    p = s.code
    if s.conceded >= 0:
        reckon(s, p[Head.GIVEN_UP])
    else:
        if p[p[Head.GROWING]]:
            _grow(s)
        reckon(s, p[Head.SCORE])
    decided: Flag = s.conceded >= 0 or decides(s)
    carry_out(s)
    return decided


@kernel
def _grow(s: Board) -> None:
    """Add to each total what grows with a deal, for each side that plays; all is reckoned before any is added."""
    p = s.code
    growing: Int = p[Head.GROWING]
    sides: Int = p[Head.SIDES]
    begin_dues(s)
    at: Int = 0
    for i in range(p[growing] // 2):
        for side in range(sides):
            s.due[at] = weigh(s, p[growing + 2 + 2 * i], side_set(s, side))
            at += 1
    at = 0
    for i in range(p[growing] // 2):
        for side in range(sides):
            total: Int = p[growing + 1 + 2 * i] * sides + side
            if s.due[at] != NOTHING and side_set(s, side) & s.playing:
                s.totals[total] = clamped(s.totals[total] + s.due[at])
            at += 1


@kernel
def _close_deal(s: Board, drawn: Flag) -> Int:
    """Make the marks of a deal that is scored, and see whether the match goes on; who deals next, or −1."""
    p = s.code
    sides: Int = p[Head.SIDES]
    s.playing = p[Head.EVERYONE]
    _remember(s)
    if p[p[Head.MARKS]]:
        _make_marks(s)
    _note_points(s)
    if s.alone:
        return -1
    if s.past_deals:
        for side in range(sides):
            s.past_points[(s.past_deals - 1) * sides + side] = s.given[side]
    s.deals_done += 1
    tally_deal(s)
    if s.decisions:
        s.fruitless = 0
    s.over = s.deals_done >= s.deals_limit if s.deals_limit else meets(s, p[Head.MATCH_ENDS], 0)
    _forget_given(s)
    if s.over:
        reckon(s, p[Head.AT_THE_END])
        carry_out(s)
        _end_match(s)
        return -1
    return _next_dealer(s, drawn)


@kernel
def _note_points(s: Board) -> None:
    """Write down what the deal scored, and stand still where nothing follows it."""
    for side in range(s.code[Head.SIDES]):
        s.last_points[side] = s.given[side]
    if s.alone:
        s.over = True


@kernel
def points_of_deal(s: Board, side: Int) -> Int:
    """What a deal that nothing follows has brought to a side; of one that is thrown in what was paid before."""
    return s.given[side] if s.ended == Ended.THROWN_IN else s.last_points[side]


@kernel
def _forget_given(s: Board) -> None:
    for side in range(s.code[Head.SIDES]):
        s.given[side] = 0


@kernel
def _remember(s: Board) -> None:
    """Keep the points of the deal for totals of the last deals, which are reckoned anew."""
    p = s.code
    sides: Int = p[Head.SIDES]
    most: Int = p[Head.REMEMBERS]
    if most == 0:
        return
    if s.past_deals == most:
        for i in range((most - 1) * sides):
            s.past_points[i] = s.past_points[i + sides]
        s.past_deals -= 1
    for side in range(sides):
        s.past_points[s.past_deals * sides + side] = s.given[side]
    s.past_deals += 1
    last: Int = p[Head.LAST_OF]
    for i in range(p[last]):
        if p[last + 1 + i]:
            first: Int = s.past_deals - p[last + 1 + i]
            for side in range(sides):
                whole: Int = 0
                for deal in range(first if first > 0 else 0, s.past_deals):
                    whole += s.past_points[deal * sides + side]
                s.totals[i * sides + side] = whole


@kernel
def _make_marks(s: Board) -> None:
    """Make mark after mark, always the first that holds for some, until none does."""
    p = s.code
    marks: Int = p[Head.MARKS]
    made: Int = 0
    while made < Most.MARKS:
        begin_dues(s)
        for i in range(p[marks]):
            if s.due_end == 0:
                reckon_tier(s, p[marks + 1 + i])
        if s.due_end == 0 or s.fault:
            return
        made += _dues(s)
        carry_out(s)


@kernel
def _dues(s: Board) -> Int:
    """How many rows are due: all of one tier, so each member counts one."""
    found: Int = 0
    at: Int = 0
    p = s.code
    while at < s.due_end:
        row: Int = s.due[at]
        at += 2
        for _ in range(p[p[row + RowAt.PAYMENTS]]):
            at += 2 + s.due[at + 1]
        at += p[p[row + RowAt.CHANGES]]
        found += 1
    return found


@kernel
def _end_match(s: Board) -> None:
    """Tell who has won, unless that is settled already."""
    if s.ended != Ended.MATCH_WON:
        s.winner = _ahead(s)
    s.over = True
    s.stage = Stage.OVER
    s.to_act = NO_SEAT
    _forget_given(s)


@kernel
def _ahead(s: Board) -> Int:
    """The side that is ahead of all others; −1: none is."""
    p = s.code
    sides: Int = p[Head.SIDES]
    at: Int = p[Head.WINNING_TOTAL] * sides
    best: Int = 0
    found: Int = -1
    for side in range(sides):
        value: Int = -s.totals[at + side] if p[Head.FEWEST] else s.totals[at + side]
        if side == 0 or value > best:
            best = value
            found = side
        elif value == best:
            found = -1
    return found


@kernel
def would_win(s: Board) -> Int:
    """Who would have won the match by a deal that nothing follows, by what all have then; −1: nobody, or it goes on."""
    sides: Int = s.code[Head.SIDES]
    if s.deals_limit or s.fault or s.ended == Ended.THROWN_IN:
        return -1
    if s.past_deals:
        for side in range(sides):
            s.past_points[(s.past_deals - 1) * sides + side] = s.last_points[side]
    s.deals_done += 1
    found: Int = _ahead(s) if meets(s, s.code[Head.MATCH_ENDS], 0) else -1
    s.deals_done -= 1
    return found


@kernel
def _next_dealer(s: Board, drawn: Flag) -> Int:
    """Who deals next; the stake of that deal is set as well."""
    p = s.code
    s.stake = p[Head.STAKE_AFTER_DRAW] if drawn else p[Head.STAKE]
    if drawn and p[Head.NEXT_DEALER_AFTER_DRAW]:
        return seat_of(s, p[Head.NEXT_DEALER_AFTER_DRAW], 0)
    return seat_of(s, p[Head.NEXT_DEALER], 0)
