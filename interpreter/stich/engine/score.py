"""The end of a deal and of a match: the score, the slate, its marks, who deals next.

Place in the pipeline: part of the engine, working on a ``position.Position``; ``rows`` knows how a row is reckoned.
"""

from __future__ import annotations

from stich.cards import NO_SEAT, Seat, cards_in
from stich.engine import rows
from stich.engine.events import DealEnd, Marked, MatchEnd
from stich.engine.position import Position
from stich.engine.rows import Booked, Due
from stich.engine.seats import seat_of
from stich.engine.table import Ended, Stage
from stich.rules.weigh import NOTHING, weigh

MARKS_AT_MOST = 1000  # on the slate after one deal; a bound for specs whose marks would go on for ever


def end_deal(s: Position) -> Seat | None:
    """Score the deal that has ended or was given up; who deals next, or None: the match is over."""
    if s.ended in (Ended.MATCH_WON, Ended.MATCH_OVER):
        _remember(s)
        s.deals_done += 1
        _add_up(s, _points(s))
        _note_end(s, [])
        _end_match(s)
        return None
    return close_deal(s, drawn=not score(s))


def score(s: Position) -> bool:
    """Let the slate grow, and weigh the rows of the score; whether the deal was decided (else it is drawn)."""
    due = due_rows(s)
    rows.carry_out(s, due)
    return s.conceded is not None or any(each.decides for each in due)


def due_rows(s: Position) -> list[Due]:
    """Let the slate grow; the rows of the score that are then due."""
    if s.conceded is not None:
        return rows.reckon(s, s.plan.given_up)
    if s.plan.growing:
        _grow(s)
    return rows.reckon(s, s.plan.score)


def _grow(s: Position) -> None:
    """Add to each total what grows with a deal, for each side that plays."""
    grown = [(total, i, weigh(grows, s, side)) for total, grows in s.plan.growing for i, side in enumerate(s.side_sets)]
    for total, side, number in grown:
        if number != NOTHING and s.side_sets[side] & s.playing:
            s.totals[total][side] = rows.clamped(s.totals[total][side] + number)


def close_deal(s: Position, drawn: bool) -> Seat | None:
    """Make the marks of a deal that is scored, and see whether the match goes on; who deals next, or None."""
    s.playing = s.everyone
    _remember(s)
    marks = _make_marks(s) if s.plan.marks else []
    s.last_points = _points(s)
    if s.past_points:
        s.past_points[-1] = s.last_points
    s.deals_done += 1
    _add_up(s, s.last_points)
    if s.done:
        s.fruitless = 0
    s.over = _match_over(s)
    _note_end(s, marks)
    if s.over:
        rows.carry_out(s, rows.reckon(s, s.plan.at_the_end))
        _end_match(s)
        return None
    return _next_dealer(s, drawn)


def _add_up(s: Position, points: list[int]) -> None:
    if s.tally is not None:
        s.tally.add_deal(points, s.tricks_won, len(s.done))


def _remember(s: Position) -> None:
    """Keep the points of the deal for totals of the last deals, which are reckoned anew."""
    if s.plan.remembers:
        s.past_points = [*s.past_points, _points(s)][-s.plan.remembers :]
        for i, total in enumerate(s.plan.game.match.totals):
            if total.last:
                s.totals[i] = [sum(each) for each in zip(*s.past_points[-total.last :], strict=True)]


def _points(s: Position) -> list[int]:
    """The points that have been given since the last deal was scored, by side."""
    given = [0] * len(s.sides)
    for _, side, n in s.awards:
        given[side] += n
    return given


def _make_marks(s: Position) -> list[Marked]:
    """Make mark after mark, always the first that holds for some, until none does; which were made, for which side."""
    made: list[Marked] = []
    while len(made) < MARKS_AT_MOST and (due := _first_mark(s)):
        booked: list[Booked] = []
        rows.carry_out(s, due, booked)
        made += [_marked(s, each, booked) for each in due]
    return made


def _marked(s: Position, mark: Due, booked: list[Booked]) -> Marked:
    """A mark as it is told, with what was booked for it."""
    gained = {each.of: each.number for each in booked if each.one == mark.one and each.planned is mark.planned}
    return Marked(mark.planned.name, s.side_of[rows.first(mark.one)], gained)


def _first_mark(s: Position) -> list[Due]:
    for tier in s.plan.marks:
        if due := rows.reckon(s, [tier]):
            return due
    return []


def _match_over(s: Position) -> bool:
    return s.meets(s.plan.match_ends) if s.deals_limit is None else s.deals_done >= s.deals_limit


def _note_end(s: Position, marks: list[Marked]) -> None:
    """Log that the deal has ended, and begin to gather what is given after it."""
    if s.happened is not None:
        totals = [total[:] for total in s.totals]
        won = s.side_tricks
        parties = [list(cards_in(seats)) for seats in s.parties]
        given, pools = _points(s), s.pools[:]
        s.happened.append(DealEnd(s.deal_number, won, s.awards, given, totals, pools, s.conceded, marks, parties))
    s.awards = []


def _end_match(s: Position) -> None:
    """Tell who has won, unless that is settled already."""
    match = s.plan.game.match
    if s.ended != Ended.MATCH_WON:
        values = s.totals[match.winner]
        best = min(values) if match.fewest else max(values)
        s.winner = values.index(best) if values.count(best) == 1 else None
    s.over, s.stage, s.to_act, s.legal = True, Stage.OVER, NO_SEAT, ()
    s.note(MatchEnd(s.totals[0][:], s.winner, s.awards, [total[:] for total in s.totals[1:]]))
    s.awards = []


def _next_dealer(s: Position, drawn: bool) -> Seat:
    """Who deals next; the stake of that deal is set as well."""
    match = s.plan.game.match
    s.stake = match.stake_after_draw if drawn else match.stake
    after_draw = match.next_dealer_after_draw if drawn else None
    return seat_of(s, after_draw or match.next_dealer)
