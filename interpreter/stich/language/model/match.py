"""The part of the model that goes from deal to deal: running totals, the slate, pools, who deals.

Place in the pipeline: above the terms of ``conditions``; must not know what a deal scores.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from stich.language.conditions.kinds import Role
from stich.language.conditions.terms import Condition, Number, SeatRef
from stich.language.model.names import Citation, Names
from stich.language.model.score import Tier
from stich.language.text.source import Span


@dataclass(frozen=True, slots=True)
class Total:
    """A running total of the match, one number a side.  Each deal's points are added if ``points``; with ``last``
    only those of so many deals, the last ones, count.  ``grows`` is added at the end of each deal, before it is
    scored, reckoned for each side."""

    name: Names
    points: bool = False
    last: int = 0
    grows: Number | None = None


@dataclass(frozen=True, slots=True)
class Title:
    """The seats of every side for which ``when`` holds as a deal begins are what the binding holds in that deal."""

    binding: int
    when: Condition
    names: Names
    citation: Citation = Citation()
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Pool:
    """Chips in the middle, ``start`` of them as the match begins."""

    name: Names
    start: int = 0


class Lot(Enum):
    """How a dealer is drawn by lot: any seat alike, or each draws a card and the lowest deals (equal ranks draw
    again)."""

    ANY = auto()
    LOWEST_CARD = auto()


@dataclass(frozen=True, slots=True)
class Match:
    """From deal to deal.  ``totals[0]`` is ``points``, the sum of what the deals scored.

    ``before_each`` is reckoned before the cards of a deal are dealt (not again after a throw-in), ``marks`` after it is
    scored: for all they are weighed for on the table as it is, then from the first mark again, until none holds;
    ``at_the_end`` once, when the match has ended and before its winner is told: what is given and paid then is settled
    between the players and enters no total.

    ``at_once``: ``ends`` is weighed also within a deal, whenever somebody gains and after each trick; where it holds
    the match is over, and nothing more is reckoned.
    ``stake_after_draw``: the stake with which the deal after a drawn one begins (it does not pile up).
    ``winner`` decides the match (index into ``totals``): the most of it wins, or the fewest if ``fewest``.
    """

    totals: tuple[Total, ...]
    ends: Condition
    winner: int = 0
    fewest: bool = False
    pools: tuple[Pool, ...] = ()
    before_each: tuple[Tier, ...] = ()
    marks: tuple[Tier, ...] = ()
    at_the_end: tuple[Tier, ...] = ()
    lot: Lot = Lot.ANY
    first_dealer: SeatRef = SeatRef(Role.LOT)
    next_dealer: SeatRef = SeatRef(Role.FOREHAND)
    next_dealer_after_draw: SeatRef | None = None
    stake: int = 1
    stake_after_draw: int = 1
    titles: tuple[Title, ...] = ()
    at_once: bool = False
