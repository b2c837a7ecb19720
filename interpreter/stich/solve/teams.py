"""Who plays against whom when a deal is laid open, and what the points of each side are worth to a team.

Place in the pipeline: the bottom of ``solve``, over the engine's plan.  It must not know how a deal is searched.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import gcd

from stich.cards import Seat, Side, cards_in
from stich.engine.plan import Plan
from stich.engine.position import Position
from stich.engine.table import Stage


@dataclass(frozen=True, slots=True)
class Team:
    """Sides that play together against all ``others``.

    What a deal is worth to them is what they score on the average less what the others do; the other way round where
    the fewest points win.  ``weights`` has that for every point of each side, in so many parts of ``one``.
    """

    sides: tuple[Side, ...]
    others: tuple[Side, ...]
    seats: tuple[Seat, ...]
    weights: tuple[int, ...]
    one: int

    @property
    def mask(self) -> int:
        """The seats as a set."""
        return sum(1 << seat for seat in self.seats)

    def worth(self, number: int) -> Fraction:
        """What a search has found, in points."""
        return Fraction(number, self.one)


def team_of(plan: Plan, sides: Iterable[Side], playing: Iterable[Side]) -> Team:
    """Some sides against the others that play."""
    own = tuple(sorted(set(sides)))
    others = tuple(side for side in sorted(set(playing)) if side not in own)
    fewest = plan.game.match.fewest and plan.game.match.winner == 0
    mine, theirs = max(1, len(others)), len(own)
    common = gcd(mine, theirs) * (-1 if fewest else 1)
    weights = [0] * len(plan.sides)
    for side in own:
        weights[side] = mine // common
    for side in others:
        weights[side] = -theirs // common
    seats = tuple(seat for side in own for seat in plan.sides[side])
    return Team(own, others, seats, tuple(weights), mine * theirs // abs(common))


def teams(position: Position) -> list[Team]:
    """The teams of a deal: its two sides; the two parties, once it is settled who is of which; else each side by itself
    against all others together."""
    plan = position.plan
    playing = [side for side, seats in enumerate(plan.side_sets) if seats & position.playing]
    if len(playing) > 2:
        parties = _two_parties(position, playing)
        if parties is not None:
            return [team_of(plan, party, playing) for party in parties]
    return [team_of(plan, [side], playing) for side in playing]


def _two_parties(position: Position, playing: Sequence[Side]) -> list[set[Side]] | None:
    """The sides of two parties of which every side that plays is in just one, while tricks are played."""
    if position.stage is not Stage.TRICK:
        return None
    side_of = position.plan.side_of
    parties = [{side_of[seat] for seat in cards_in(seats)} for seats in position.parties if seats]
    if len(parties) != 2 or parties[0] & parties[1] or parties[0] | parties[1] != set(playing):
        return None
    return parties
