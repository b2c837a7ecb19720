"""Walks through the terms: what lies within a set of cards, a number or a condition.

Place in the pipeline: beside ``terms``.  Whoever looks for terms of some kind goes by these, so that a new kind has one
place to be entered in: :func:`parts`.  Must not know any phrase, nor the model: who wants to see into definitions says
how (``says``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from stich.language.conditions.kinds import Circle, Role
from stich.language.conditions.measures import Measure
from stich.language.conditions.terms import (
    AllOf,
    Always,
    And,
    AnyOf,
    Beating,
    BindingIs,
    Bound,
    Cards,
    CardsIn,
    CardsOf,
    Cases,
    Colour,
    Compared,
    Condition,
    ConditionDefined,
    Constant,
    Count,
    Divided,
    Fact,
    Fixed,
    Highest,
    HoldsTrick,
    InARow,
    InDeal,
    Led,
    Literal,
    Many,
    Member,
    Named,
    NextRank,
    Not,
    NotIn,
    Now,
    Number,
    NumberDefined,
    NumberOf,
    OfPower,
    Or,
    Party,
    PlainCards,
    Plays,
    Quantified,
    Ranked,
    Reckoned,
    Rounded,
    Run,
    Same,
    SameSuit,
    SeatRef,
    SideOf,
    Spot,
    Value,
    WasLed,
    Whole,
    Whom,
    Within,
    Worth,
)

Term: TypeAlias = Cards | Value | Spot | Whom | Number | Condition
"""Anything that a phrase is made of."""

Reference: TypeAlias = NumberDefined | ConditionDefined

Says: TypeAlias = Callable[[Reference], Number | Condition]
"""What a definition says."""


def parts(term: Term) -> tuple[Term, ...]:
    """What a term is made of at once, in the order written."""
    match term:
        case AllOf() | AnyOf() | NotIn() | Highest():
            return _parts_of_cards(term)
        case CardsOf() | SeatRef() | SideOf() | Many():
            return _parts_of_whom(term)
        case Count() | NumberOf() | Worth() | InARow() | Reckoned() | Divided() | Rounded() | Cases() | NumberDefined():
            return _parts_of_number(term)
        case And() | Or() | Not() | Compared() | WasLed() | Run() | Quantified():
            return _parts_of_condition(term)
        case Same(left, right) | Within(left, right):
            return left, right
        case BindingIs(value=value):
            return (value,)
        case HoldsTrick(of) | Plays(of):
            return (of,)
        case Fixed() | Bound() | Colour() | NextRank() | OfPower() | PlainCards() | Ranked() | SameSuit() | Beating():
            return ()
        case Literal() | CardsIn() | Circle() | Member() | Party() | Constant() | Whole():
            return ()
        case Always() | Led() | Now() | InDeal() | Named() | ConditionDefined():
            return ()


def _parts_of_cards(term: AllOf | AnyOf | NotIn | Highest) -> tuple[Term, ...]:
    match term:
        case AllOf(parts) | AnyOf(parts):
            return parts
        case NotIn(part):
            return (part,)
        case Highest(cards, spot):
            return cards, spot


def _parts_of_whom(term: CardsOf | SeatRef | SideOf | Many) -> tuple[Term, ...]:
    match term:
        case CardsOf(of=of):
            return (of,)
        case SeatRef(cards=cards):
            return () if cards is None else (cards,)
        case SideOf(seat):
            return (seat,)
        case Many(than=than, party=party):
            return tuple(each for each in (than, party) if each is not None)


def _parts_of_number(
    term: Count | NumberOf | Worth | InARow | Reckoned | Divided | Rounded | Cases | NumberDefined,
) -> tuple[Term, ...]:
    match term:
        case Count(of=of):
            return () if of is None else (of,)
        case NumberDefined(of=of):
            return (of,)
        case NumberOf(cards, spots):
            return cards, *spots
        case Worth(spot=spot):
            return (spot,)
        case InARow(cards, spot):
            return cards, spot
        case Reckoned(left=left, right=right):
            return left, right
        case Divided(number):
            return (number,)
        case Rounded(number, multiple=multiple):
            return number, multiple
        case Cases(cases, otherwise):
            return *(part for case in cases for part in case), otherwise


def _parts_of_condition(term: And | Or | Not | Compared | WasLed | Run | Quantified) -> tuple[Term, ...]:
    match term:
        case And(parts) | Or(parts):
            return parts
        case Not(part):
            return (part,)
        case Compared(left, right=right):
            return left, right
        case WasLed(cards):
            return (cards,)
        case Run(of, cards=cards):
            return (of,) if cards is None else (of, cards)
        case Quantified(many, part):
            return many, part


# --- walks ------------------------------------------------------------------------------------------------------------


def within(term: Term, says: Says | None = None) -> Iterator[Term]:
    """The term and everything within it, in the order written; with ``says`` each definition that it uses, too, once
    and where it is used first."""
    seen: set[tuple[type, int]] = set()
    left: list[Term] = [term]
    while left:
        each = left.pop()
        yield each
        left += reversed(parts(each))
        if says and isinstance(each, NumberDefined | ConditionDefined) and (type(each), each.index) not in seen:
            seen.add((type(each), each.index))
            left.append(says(each))


def asks(term: Term, *wanted: object, says: Says | None = None) -> bool:
    """Whether a term or something within it is one of these: a term, or anything of a type.

    >>> asks(Not(Count(Measure.TRICKS, of=Circle.SIDE)), Circle.SIDE)
    True
    """
    types = tuple(each for each in wanted if isinstance(each, type))
    return any(isinstance(part, types) or part in wanted for part in within(term, says))


def parts_of(expr: Cards) -> Iterator[Cards]:
    """A set of cards and every set within it."""
    yield expr
    match expr:
        case AllOf(parts) | AnyOf(parts):
            for part in parts:
                yield from parts_of(part)
        case NotIn(part) | Highest(part):
            yield from parts_of(part)
        case Fixed() | Bound() | Colour() | NextRank() | OfPower() | PlainCards() | Ranked() | SameSuit() | Beating():
            return


def conjuncts(condition: Condition) -> Iterator[Condition]:
    """What must hold together: the parts joined by ``and``, or the condition itself."""
    if isinstance(condition, And):
        for part in condition.parts:
            yield from conjuncts(part)
    else:
        yield condition


# --- what a phrase asks -----------------------------------------------------------------------------------------------


def is_in_question(part: Term) -> bool:
    """Whether a part of a phrase is whoever is in question, or is found from there."""
    if isinstance(part, SeatRef):
        return part.role is Role.SEAT
    return isinstance(part, Circle) and part is not Circle.ALL


def facts_in(term: Term, says: Says | None = None) -> Iterator[Fact]:
    """The facts that a term asks, those within a ``Quantified`` too, in the order written."""
    return (part for part in within(term, says) if isinstance(part, Fact))


def counts_in(term: Term, says: Says | None = None) -> Iterator[Count]:
    """Everything that it counts."""
    return (part for part in within(term, says) if isinstance(part, Count))


def measures_in(term: Term, says: Says | None = None) -> frozenset[tuple[Measure, int]]:
    """What it counts: measures, with the index of each."""
    whole = (part for part in within(term, says) if isinstance(part, Count | Whole))
    return frozenset((part.measure, part.index) for part in whole)


def bindings_in(term: Term, says: Says | None = None) -> frozenset[int]:
    """The bindings that it depends on."""
    holders = Bound, Colour, NextRank, Named, BindingIs, SeatRef
    found = (part.binding for part in within(term, says) if isinstance(part, holders))
    return frozenset(binding for binding in found if binding >= 0)


def powers_in(term: Term, says: Says | None = None) -> frozenset[int]:
    """The powers that it names."""
    return frozenset(part.power for part in within(term, says) if isinstance(part, OfPower))


def cards_asked_in(term: Term, says: Says | None = None) -> Iterator[Cards]:
    """The sets of cards that it asks for, each as a whole."""
    for part in within(term, says):
        if isinstance(part, NumberOf | InARow | WasLed | Highest | Run | SeatRef) and part.cards is not None:
            yield part.cards
