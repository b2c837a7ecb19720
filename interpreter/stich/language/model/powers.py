"""The part of the model that says what cards can do: powers, plain order, ties.

Place in the pipeline: above the terms of ``conditions``; must not know how a trick is walked.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from stich.cards import Rank
from stich.language.conditions.terms import Cards, Clause, SuitRef
from stich.language.model.names import Citation, Names
from stich.language.text.source import Span


@dataclass(frozen=True, slots=True)
class Power:
    """A row of the ladder, strongest first.  ``cards`` holds the groups of the row from high to low; within a group
    cards stand by rank, equal ranks are equal.  Out of force its cards are dead if ``dead``, else plain.
    ``suit``: the suit that its cards count as, in following and as plain cards, instead of the printed one."""

    name: Names
    cards: tuple[Cards, ...]
    clause: Clause
    dead: bool = False
    citation: Citation = Citation()
    span: Span | None = field(default=None, compare=False)
    suit: SuitRef | None = None


@dataclass(frozen=True, slots=True)
class PlainOrder:
    """How plain cards rank within their suit, high to low: ``orders`` gives (cards it holds for, order of ranks), the
    first that fits; a suit in none ranks as the pack does.  ``next_only``: a card takes only the next one below it."""

    orders: tuple[tuple[Cards, tuple[Rank, ...]], ...] = ()
    next_only: bool = False


class TieRule(Enum):
    """Which of two cards of one strength keeps the trick."""

    FIRST = auto()
    LAST = auto()
    SUITS = auto()
    NOBODY = auto()


@dataclass(frozen=True, slots=True)
class Ties:
    """The tie rule, with the order of suits (high to low) for ``SUITS``; ``stated`` is false for the default."""

    rule: TieRule = TieRule.FIRST
    suits: tuple[int, ...] = ()
    stated: bool = False
