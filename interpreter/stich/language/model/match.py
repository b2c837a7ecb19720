"""The part of the model that goes from deal to deal: running totals, the slate, the pool, who deals.

Place in the pipeline: above the terms of ``conditions``; must not know what a deal scores.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from stich.language.conditions.terms import Amount, Condition, Count, Role, SeatRef
from stich.language.model.names import Citation, Names
from stich.language.text.source import Span


@dataclass(frozen=True, slots=True)
class Counter:
    """A running total of the match, one number a side.  Each deal's points are added if ``points``; with ``last``
    only those of so many deals, the last ones, count.  ``grows`` is added at the end of each deal, before it is
    scored."""

    name: Names
    points: bool = False
    last: int = 0
    grows: Amount | None = None


@dataclass(frozen=True, slots=True)
class Title:
    """The seats of every side for which ``when`` holds as a deal begins are what the binding holds in that deal."""

    binding: int
    when: Condition
    names: Names
    citation: Citation = Citation()
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Mark:
    """A change on the slate after a deal, made for each side in turn while ``when`` holds (at most once a pass, until
    none holds): ``adds`` (counter, how many) to the side in question, or to every other side if ``to_others``; then
    ``takes`` (counter, how many) from the side in question; then counters in ``clears`` go to nought for all."""

    name: Names
    when: Condition
    adds: tuple[tuple[int, int], ...] = ()
    to_others: bool = False
    takes: tuple[tuple[int, int], ...] = ()
    clears: tuple[int, ...] = ()
    citation: Citation = Citation()
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Pool:
    """Chips in the middle: every side pays ``stake`` for a deal that finds the pool empty, and ``ante`` after a deal
    that nobody wins; the next winner takes them all.  Where there is a ``stake`` whoever gets an award wins, though it
    be worth nothing.  Both 0: the game has no pool."""

    name: Names
    ante: int = 0
    stake: int = 0


class Lot(Enum):
    """How a dealer is drawn by lot: any seat alike, or each draws a card and the lowest deals (equal ranks draw
    again)."""

    ANY = auto()
    LOWEST_CARD = auto()


@dataclass(frozen=True, slots=True)
class Match:
    """From deal to deal.  ``counters[0]`` is ``points``, the sum of what the deals scored.

    ``stake_after_draw``: the stake with which the deal after a drawn one begins (it does not pile up).
    ``winner_count`` decides the match: the most of it wins, or the fewest if ``fewest``.
    """

    counters: tuple[Counter, ...]
    marks: tuple[Mark, ...]
    ends: Condition
    winner_count: Count
    fewest: bool = False
    lot: Lot = Lot.ANY
    first_dealer: SeatRef = SeatRef(Role.LOT)
    next_dealer: SeatRef = SeatRef(Role.FOREHAND)
    next_dealer_after_draw: SeatRef | None = None
    stake: int = 1
    stake_after_draw: int = 1
    losers_pay: bool = False
    pool: Pool = Pool(Names("pool"))
    titles: tuple[Title, ...] = ()
