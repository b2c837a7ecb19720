"""What comes of many deals, added up while they are played.

Place in the pipeline: the bottom of the engine, plain numbers; ``score``, ``deal`` and ``rows`` add to it where anybody
asks.  The machine adds up the same by itself (``machine.tally``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field


@dataclass(slots=True)
class Tally:
    """Deals, those thrown in, decisions; by side the points and how often it scored more than any other; by seat the
    tricks; by its name how often each row was carried out."""

    deals: int = 0
    thrown_in: int = 0
    decisions: int = 0
    points: Counter[int] = field(default_factory=Counter)
    best: Counter[int] = field(default_factory=Counter)
    tricks: Counter[int] = field(default_factory=Counter)
    rows: Counter[str] = field(default_factory=Counter)

    def add_deal(self, points: Sequence[int], tricks: Iterable[int], decisions: int) -> None:
        """A deal is over, in which the sides got so many points."""
        self.deals += 1
        self.decisions += decisions
        for side, number in enumerate(points):
            self.points[side] += number
        if points.count(max(points)) == 1:
            self.best[points.index(max(points))] += 1
        for seat, number in enumerate(tricks):
            self.tricks[seat] += number

    def add_thrown_in(self, decisions: int) -> None:
        """A deal counts for nothing."""
        self.thrown_in += 1
        self.decisions += decisions

    def add(self, other: Tally) -> None:
        """Add up what came of other deals."""
        self.deals += other.deals
        self.thrown_in += other.thrown_in
        self.decisions += other.decisions
        self.points.update(other.points)
        self.best.update(other.best)
        self.tricks.update(other.tricks)
        self.rows.update(other.rows)
