"""The part of the model that reckons: card points, rows that give, pay and count, bonuses.

Place in the pipeline: above the terms of ``conditions``; must not know what is made of the points in a match.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TypeAlias

from stich.language.conditions.measures import Measure
from stich.language.conditions.terms import Always, Cards, Condition, Number, Whom
from stich.language.model.bindings import Bind
from stich.language.model.names import NO_TEXT, Citation, Names, Text
from stich.language.text.source import Span


@dataclass(frozen=True, slots=True)
class PointTable:
    """What cards count while ``when`` holds of the set-up: each by the first entry that names it, under the bindings of
    the deal."""

    values: tuple[tuple[Cards, int], ...]
    when: Condition = Always()


@dataclass(frozen=True, slots=True)
class CardPoints:
    """A kind of card points (``honours``): what each card counts to the side that wins it.  Of ``tables`` the first
    counts that holds of the set-up; where none does, no card counts."""

    name: Names
    tables: tuple[PointTable, ...]


@dataclass(frozen=True, slots=True)
class FromPool:
    """A pool (index into Match.pools) that pays, or is paid."""

    pool: int


@dataclass(frozen=True, slots=True)
class WhoPlayed:
    """The seats that played a card of the set to the trick in question."""

    cards: Cards


Account: TypeAlias = FromPool | WhoPlayed | Whom
"""Whom points come from or go to, beside the one for whom a row is weighed: a pool, or each of several by himself."""


class Doing(Enum):
    """What a change does to a count."""

    GAINS = auto()
    LOSES = auto()
    SETS = auto()


@dataclass(frozen=True, slots=True)
class Change:
    """A count gains, loses or becomes ``number``: card points or a counter of the seat (of a side: of its first seat
    in play), a total of the side.  ``measure`` is POINTS, COUNTER or TOTAL, with its index."""

    doing: Doing
    measure: Measure
    index: int
    number: Number


@dataclass(frozen=True, slots=True)
class Row:
    """What one gets, pays and counts while ``when`` holds.  ``points``: he gets so many, from nobody, from a pool or
    from each of ``source``; ``pays``: he pays so many, to nobody, to a pool or to each of ``to``.  With ``source`` or
    ``to`` an amount below nought moves nothing.  ``clears``: totals (index into Match.totals) that go to nought for
    all.  ``given_up``: it is weighed only when the deal was given up (else only when it was not)."""

    name: Names
    when: Condition = Always()
    points: Number | None = None
    source: Account | None = None
    pays: Number | None = None
    to: Account | None = None
    changes: tuple[Change, ...] = ()
    clears: tuple[int, ...] = ()
    given_up: bool = False
    citation: Citation = Citation()
    says: Text = NO_TEXT
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Tier:
    """Rows of which, for each one they are weighed for (``whom``; ``None``: as the place says), the first that holds
    is carried out."""

    rows: tuple[Row, ...]
    whom: Whom | None = None


class Occasion(Enum):
    """What brings a bonus; the seat in question is who led or played the card, or took the trick."""

    LEAD = auto()  # a card is led: it lies in the trick and is in no hand
    PLAY = auto()  # a card is played, led or not
    TRICK = auto()  # a trick is won: it is counted, and nobody has drawn


@dataclass(frozen=True, slots=True)
class Bonus:
    """A row for an event of the play: a card of ``cards`` is led, is played, or wins the trick.

    ``whom``: whom it is weighed for instead of the seat of the event.  ``binds``: names that get a value;
    ``dialogue``: it is then opened by the seat that gains it (−1: none); ``wins_match``: that side wins the match at
    once.
    """

    event: Occasion
    cards: Cards
    row: Row
    whom: Whom | None = None
    binds: tuple[Bind, ...] = ()
    dialogue: int = -1
    wins_match: bool = False
