"""The end of a deal and of a match: awards, the pool, the slate, who deals next.

Place in the pipeline: part of the engine, working on a ``position.Position``.
"""

from __future__ import annotations

from stich.cards import NO_SEAT, Seat, Side
from stich.engine.events import Awarded, DealEnd, Marked, MatchEnd
from stich.engine.position import Position
from stich.engine.seats import seat_of
from stich.engine.table import Stage

MARKS_AT_MOST = 1000  # changes on the slate after one deal; a bound for specs whose marks would go on for ever


def end_deal(s: Position) -> Seat | None:
    """Score the deal that has ended or was given up; who deals next, or None: the match is over."""
    if s.conceded is not None:
        return close_deal(s, _conceded(s))
    for counter, grows in s.plan.growing:
        s.counters[counter] = [n + grows(s, side) for side, n in enumerate(s.counters[counter])]
    return close_deal(s, awarded(s))


def close_deal(s: Position, awards: list[Awarded]) -> Seat | None:
    """Settle a deal that gave these awards: the pool, the slate, the next stake; who deals next, or None."""
    won = any(award.points > 0 for award in awards) or bool(s.plan.game.match.pool.stake and awards)
    awards = awards + _settle_pool(s, awards, won)
    points = _by_side(s, awards)
    s.last_points = points
    marks = add_points(s, points)
    s.deals_done += 1
    if len(s.history) > s.checkpoints[-1].done:
        s.fruitless = 0
    if s.log is not None:
        s.log.append(DealEnd(s.deal_number, s.side_tricks[:], awards, points, _copied(s), s.conceded, marks))
    if _match_over(s):
        _end_match(s)
        return None
    return _next_dealer(s, won)


def _by_side(s: Position, awards: list[Awarded]) -> list[int]:
    return [sum(award.points for award in awards if award.side == side) for side in range(len(s.sides))]


def _copied(s: Position) -> list[list[int]]:
    return [counter[:] for counter in s.counters]


def awarded(s: Position) -> list[Awarded]:
    """The awards of the deal: of each tier, for each side (or for each of its seats), the first that holds."""
    given: list[Awarded] = []
    for i, tier in enumerate(s.plan.tiers):
        by_seat = i in s.plan.seat_tiers
        for side, seats in enumerate(s.sides):
            for seat in seats if by_seat else seats[:1]:
                award = next((award for award in tier if award.when(s, seat, side)), None)
                if award is not None:
                    points = award.seat_points(s, seat) if by_seat else award.points(s, side)
                    given.append(Awarded(award.name, side, points))
    return _paid_by_losers(s, given)


def _conceded(s: Position) -> list[Awarded]:
    others = [side for side in _playing(s) if side != s.conceded]
    return _paid_by_losers(s, [Awarded("conceded", side, s.conceded_for) for side in others])


def _paid_by_losers(s: Position, awards: list[Awarded]) -> list[Awarded]:
    """Where losers pay, every other side at play loses what one wins."""
    if not s.plan.game.match.losers_pay:
        return awards
    paid = [Awarded(name, other, -n) for name, side, n in awards for other in _playing(s) if other != side]
    return awards + paid


def _playing(s: Position) -> list[Side]:
    return sorted({s.side_of[seat] for seat in s.active})


def _settle_pool(s: Position, awards: list[Awarded], won: bool) -> list[Awarded]:
    """Every side at play puts in what is due, for the deal and after a draw; a winner takes what lies in the pool."""
    pool = s.plan.game.match.pool
    if not pool.ante and not pool.stake:
        return []
    name, sides = pool.name.key, _playing(s)
    paid = pool.stake * (not s.pool) + pool.ante * (not won)
    s.pool += paid * len(sides)
    settled = [Awarded(name, side, -paid) for side in sides if paid]
    if won and s.pool:
        points = _by_side(s, awards)
        winner = awards[0].side if pool.stake else points.index(max(points))
        settled.append(Awarded(name, winner, s.pool))
        s.pool = 0
    return settled


def add_points(s: Position, points: list[int]) -> list[Marked]:
    """Write a deal's points on the slate and make the marks that follow; which marks were made, for which side."""
    if s.plan.remembers:
        s.past_points = [*s.past_points, points[:]][-s.plan.remembers :]
    for i, (counter, total) in enumerate(zip(s.plan.game.match.counters, s.counters, strict=True)):
        if counter.last:
            s.counters[i] = [sum(each) for each in zip(*s.past_points[-counter.last :], strict=True)]
        elif counter.points:
            for side, n in enumerate(points):
                total[side] += n
    made: list[Marked] = []
    while len(made) < MARKS_AT_MOST and (mark := _mark(s)):
        made.append(mark)
    return made


def _mark(s: Position) -> Marked | None:
    """Make the first mark that holds for some side."""
    for planned in s.plan.marks:
        for side, seats in enumerate(s.sides):
            if planned.when(s, seats[0], side):
                mark = planned.mark
                getting = [each for each in range(len(s.sides)) if (each != side) == mark.to_others]
                for counter, number in mark.adds:
                    for each in getting:
                        s.counters[counter][each] += number
                for counter, number in mark.takes:
                    s.counters[counter][side] -= number
                for counter in mark.clears:
                    s.counters[counter] = [0] * len(s.sides)
                return Marked(mark.name.key, side)
    return None


def _match_over(s: Position) -> bool:
    if s.deals_limit is not None:
        return s.deals_done >= s.deals_limit
    return s.plan.match_ends(s, s.dealer, 0)


def _end_match(s: Position) -> None:
    values = s.plan.match_winner(s)
    best = min(values) if s.plan.game.match.fewest else max(values)
    s.winner = values.index(best) if values.count(best) == 1 else None
    s.over, s.stage, s.to_act, s.legal = True, Stage.OVER, NO_SEAT, ()
    s.note(MatchEnd(s.counters[0][:], s.winner))


def _next_dealer(s: Position, won: bool) -> Seat:
    """Who deals next; the stake of that deal is set as well."""
    match = s.plan.game.match
    s.stake = match.stake if won else match.stake_after_draw
    return seat_of(s, match.next_dealer if won else match.next_dealer_after_draw or match.next_dealer)
