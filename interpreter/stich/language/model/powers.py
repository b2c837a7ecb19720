"""The part of the model that says what cards can do: powers, plain order, ties.

Place in the pipeline: above the terms of ``conditions``; must not know how a trick is walked.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from stich.cards import Rank
from stich.language.conditions.terms import Always, Cards, Clause, Condition, SuitRef
from stich.language.model.names import Citation, Names
from stich.language.text.source import Span


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


@dataclass(frozen=True, slots=True)
class Power:
    """A row of the ladder, strongest first.  ``cards`` holds the groups of the row from high to low; within a group
    cards stand by rank, equal ranks are equal.  Out of force its cards are dead if ``dead``, else plain.
    ``suit``: the suit that its cards count as, in following and as plain cards, instead of the printed one: none at
    all, or one of their own with all such powers, while a binding that it names has no value.  ``when``: while this
    does not hold of the set-up the power is not there, and its cards fall to what stands below.  ``ties``: which of two
    of its equal cards keeps the trick, if not as everywhere."""

    name: Names
    cards: tuple[Cards, ...]
    clause: Clause
    dead: bool = False
    citation: Citation = Citation()
    span: Span | None = field(default=None, compare=False)
    suit: SuitRef | None = None
    when: Condition = Always()
    ties: Ties | None = None


@dataclass(frozen=True, slots=True)
class OrderOfRanks:
    """The ranks from high to low, for these cards, while ``when`` holds of the set-up."""

    cards: Cards
    ranks: tuple[Rank, ...]
    when: Condition = Always()


@dataclass(frozen=True, slots=True)
class PlainOrder:
    """How plain cards rank within their suit: of ``orders`` the first that fits; a suit in none ranks as the pack does.
    ``next_only``: a card takes only the next one below it."""

    orders: tuple[OrderOfRanks, ...] = ()
    next_only: bool = False
