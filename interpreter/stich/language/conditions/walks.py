"""Walks through the terms: what lies within a set of cards, and within a condition.

Place in the pipeline: beside ``terms``.  Whoever looks for terms of some kind goes by these, so that a new kind that
holds others has one place to be entered in.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.conditions.terms import (
    AllOf,
    Always,
    And,
    AnyOf,
    Atom,
    Beating,
    Bound,
    Cards,
    Colour,
    Condition,
    Fixed,
    Led,
    Lying,
    NextRank,
    Not,
    NotIn,
    OfPower,
    Or,
    PlainCards,
    Ranked,
    SameSuit,
)


def parts_of(expr: Cards) -> Iterator[Cards]:
    """The expression and everything within it."""
    yield expr
    match expr:
        case AllOf(parts) | AnyOf(parts):
            for part in parts:
                yield from parts_of(part)
        case NotIn(part):
            yield from parts_of(part)
        case Fixed() | Bound() | Colour() | NextRank() | OfPower() | PlainCards() | Ranked() | SameSuit():
            return
        case Beating() | Lying():
            return


def atoms_in(condition: Condition) -> Iterator[Atom]:
    """The atoms of a condition, in the order written."""
    match condition:
        case Always() | Led():
            return
        case And(parts) | Or(parts):
            for part in parts:
                yield from atoms_in(part)
        case Not(part):
            yield from atoms_in(part)
        case _ if isinstance(condition, Atom):
            yield condition
