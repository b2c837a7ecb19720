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
    BindingIs,
    Bound,
    Cards,
    Colour,
    Condition,
    Fixed,
    HasMore,
    Led,
    Lies,
    Lying,
    Named,
    NextRank,
    Not,
    NotIn,
    OfCards,
    OfPower,
    OfSide,
    OfSubject,
    OfTable,
    Or,
    PlainCards,
    Ranked,
    SameSuit,
    Subject,
    WasLed,
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


def conditions_in(condition: Condition) -> Iterator[Condition]:
    """The condition and everything within it, in the order written."""
    yield condition
    match condition:
        case And(parts) | Or(parts):
            for part in parts:
                yield from conditions_in(part)
        case Not(part):
            yield from conditions_in(part)
        case _ if isinstance(condition, Always | Led | Atom):
            return


def conjuncts(condition: Condition) -> Iterator[Condition]:
    """What must hold together: the parts joined by ``and``, or the condition itself."""
    if isinstance(condition, And):
        for part in condition.parts:
            yield from conjuncts(part)
    else:
        yield condition


def atoms_in(condition: Condition) -> Iterator[Atom]:
    """The atoms of a condition, in the order written."""
    return (part for part in conditions_in(condition) if isinstance(part, Atom))


def cards_asked_in(condition: Condition) -> Iterator[Cards]:
    """The sets of cards that a condition asks for."""
    return (atom.cards for atom in atoms_in(condition) if isinstance(atom, OfCards))


def subjects_in(condition: Condition) -> Iterator[Subject]:
    """Whom a condition speaks of."""
    for atom in atoms_in(condition):
        yield from _subjects(atom)


def _subjects(atom: Atom) -> tuple[Subject, ...]:
    match atom:
        case HasMore(subject, than=other) | OfSide(subject, other):
            return subject, other
        case _ if isinstance(atom, OfSubject):
            return (atom.subject,)
        case Named() | BindingIs() | Lies() | WasLed():
            return ()
        case _ if isinstance(atom, OfTable):
            return ()
