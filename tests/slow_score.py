"""The rows of a deal reckoned slowly, over the plain reference: what each side, pool and count comes to.

It shares nothing with the engine's own reckoning but the model and ``rules.plainly``; laws hold the two together.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from stich.cards import Seat, Side
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Circle, Group
from stich.language.conditions.measures import Measure
from stich.language.model.game import GameModel
from stich.language.model.score import Account, Doing, FromPool, Row, Tier, WhoPlayed
from stich.rules.plainly import Asked, Standing, count, is_so, seats

Seats = frozenset[Seat]


@dataclass(slots=True)
class Ledger:
    """What rows have moved: points by side, the pools, the totals, and the awards in order."""

    points: list[int]
    pools: list[int]
    totals: list[list[int]]
    awards: list[tuple[str, Side, int]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Due:
    """A row that holds for somebody, with its numbers as they are on the table before anything moves."""

    row: Row
    whom: Seats
    points: int | None
    pays: int | None
    changes: tuple[tuple[Doing, Measure, int, int | None], ...]
    payers: tuple[Seats, ...]
    paid: tuple[Seats, ...]


def sides_at_play(standing: Standing) -> list[Seats]:
    """The seats of each side of which one plays."""
    return [frozenset(side) for side in standing.game.seats.sides if frozenset(side) & standing.playing]


def weighed_for(tier: Tier, standing: Standing) -> list[Seats]:
    """Those whom a tier is weighed for."""
    return sides_at_play(standing) if tier.whom is None else several(tier.whom, standing, Asked(frozenset()))


def several(whom: t.Whom, standing: Standing, asked: Asked) -> list[Seats]:
    """Each of those whom a phrase means, by himself."""
    if not isinstance(whom, t.Many):
        one = seats(whom, standing, asked)
        return [one] if one & standing.playing else []
    but: Seats = frozenset() if whom.than is None else seats(whom.than, standing, asked)
    if whom.party is not None:
        but = standing.seats - seats(whom.party, standing, asked)
    if whom.group is Group.SIDES:
        return [side for side in sides_at_play(standing) if not side & but]
    return [frozenset({seat}) for seat in sorted(standing.playing - but)]


def due(tiers: Iterable[Tier], standing: Standing, given_up: bool) -> list[Due]:
    """All rows that hold, in the order written."""
    found = []
    for tier in tiers:
        first: list[tuple[int, Due]] = []
        for whom in weighed_for(tier, standing):
            asked = Asked(whom)
            rows = (i for i, r in enumerate(tier.rows) if r.given_up == given_up and is_so(r.when, standing, asked))
            at = next(rows, -1)
            if at >= 0:
                first.append((at, _due(tier.rows[at], whom, standing)))
        found += [each for _, each in sorted(first, key=lambda pair: pair[0])]
    return found


def _due(row: Row, whom: Seats, standing: Standing) -> Due:
    asked = Asked(whom)
    return Due(
        row,
        whom,
        None if row.points is None else count(row.points, standing, asked),
        None if row.pays is None else count(row.pays, standing, asked),
        tuple((c.doing, c.measure, c.index, count(c.number, standing, asked)) for c in row.changes),
        _others(row.source, whom, standing),
        _others(row.to, whom, standing),
    )


def _others(account: Account | None, whom: Seats, standing: Standing) -> tuple[Seats, ...]:
    if account is None or isinstance(account, FromPool):
        return ()
    if isinstance(account, WhoPlayed):
        raise NotImplementedError("who played a card is asked of a trick")
    own = seats(Circle.SIDE, standing, Asked(whom))
    return tuple(other for other in several(account, standing, Asked(whom)) if not other & own)


def scored(game: GameModel, standing: Standing, given_up: bool = False) -> Ledger:
    """What the score of a deal moves."""
    ledger = Ledger([0] * len(game.seats.sides), list(standing.pools), [list(total) for total in standing.totals])
    rows = due(game.score, standing, given_up)
    for i, each in enumerate(rows):
        first = i == 0 or rows[i - 1].row is not each.row
        if first and isinstance(each.row.source, FromPool):
            together = [other for other in rows if other.row is each.row]
            _from_pool(game, ledger, together, each.row.source.pool)
            for other in together:
                _carry_out(game, ledger, replace(other, points=None))
        elif not isinstance(each.row.source, FromPool):
            _carry_out(game, ledger, each)
    return ledger


def _side(game: GameModel, whom: Seats) -> Side:
    return next(i for i, side in enumerate(game.seats.sides) if whom & frozenset(side))


def _book(game: GameModel, ledger: Ledger, name: str, whom: Seats, points: int) -> None:
    side = _side(game, whom)
    ledger.points[side] += points
    ledger.awards.append((name, side, points))


def _from_pool(game: GameModel, ledger: Ledger, rows: list[Due], pool: int) -> None:
    claims = [max(0, row.points or 0) for row in rows]
    lying = ledger.pools[pool]
    shares = claims if sum(claims) <= lying else [claim * lying // sum(claims) for claim in claims]
    for row, share in zip(rows, shares, strict=True):
        if share:  # nothing moves where nothing lies
            _book(game, ledger, row.row.name.key, row.whom, share)
            ledger.pools[pool] -= share


def _carry_out(game: GameModel, ledger: Ledger, each: Due) -> None:
    name, row = each.row.name.key, each.row
    if each.points is not None and row.source is None:
        _book(game, ledger, name, each.whom, each.points)
    elif each.points is not None and each.points > 0 and each.payers:
        _book(game, ledger, name, each.whom, each.points * len(each.payers))
        for payer in each.payers:
            _book(game, ledger, name, payer, -each.points)
    if each.pays is not None and row.to is None:
        _book(game, ledger, name, each.whom, -each.pays)
    elif each.pays is not None and each.pays > 0 and isinstance(row.to, FromPool):
        _book(game, ledger, name, each.whom, -each.pays)
        ledger.pools[row.to.pool] += each.pays
    elif each.pays is not None and each.pays > 0 and each.paid:
        _book(game, ledger, name, each.whom, -each.pays * len(each.paid))
        for paid in each.paid:
            _book(game, ledger, name, paid, each.pays)
    for doing, measure, index, number in each.changes:
        if measure is Measure.TOTAL and number is not None:
            total, side = ledger.totals[index], _side(game, each.whom)
            match doing:
                case Doing.GAINS:
                    total[side] += number
                case Doing.LOSES:
                    total[side] -= number
                case Doing.SETS:
                    total[side] = number
