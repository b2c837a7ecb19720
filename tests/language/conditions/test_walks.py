"""Walks: everything within a term, whatever kind it is, in the order written."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_args

import pytest

from stich.language.conditions import terms as t
from stich.language.conditions import walks
from stich.language.conditions.kinds import (
    Circle,
    Compare,
    Group,
    Holding,
    Operation,
    Place,
    Quantifier,
    Role,
    Rounding,
    Suited,
)
from stich.language.conditions.measures import Measure
from tests.language.conditions.reading import KINGS, TRICK, at_least, count, lying, tricks

ASKED = t.AnyOf((t.Bound(0), t.NotIn(t.OfPower(1))))
LED, SEVENS = t.Led(), at_least(lying(ASKED, TRICK), 1)
AHEAD = t.Compared(tricks(), Compare.MORE, tricks(Circle.OTHER_SIDE))
EITHER = t.Or((LED, t.Not(t.And((LED, AHEAD)))))
NESTED = t.And((t.And((SEVENS, LED)), EITHER))
HOSTS = t.SeatRef(Role.BOUND, binding=7)

DEFINED = {
    t.NumberDefined: (t.Reckoned(Operation.PLUS, count(Measure.TOTAL, index=2), t.NumberDefined(1)), t.Constant(5)),
    t.ConditionDefined: (t.Named(4), t.And((t.ConditionDefined(0), at_least(t.NumberDefined(0), 3)))),
}


def says(reference: walks.Reference) -> Any:
    return DEFINED[type(reference)][reference.index]


def test_a_walk_comes_to_everything_in_the_order_written() -> None:
    found = list(walks.within(NESTED))
    assert found[:3] == [NESTED, NESTED.parts[0], SEVENS]
    kinds = (t.Led, t.OfPower, t.Bound, Circle, t.Constant, t.CardsIn)
    leaves = [part for part in found if isinstance(part, kinds)]
    assert leaves == [t.Bound(0), t.OfPower(1), TRICK, t.Constant(1), LED, LED, LED, Circle.SIDE, Circle.OTHER_SIDE]


# --- one of each kind -------------------------------------------------------------------------------------------------

KINDS: set[Any] = {
    kind
    for union in (t.Cards, t.Value, t.Spot, t.Whom, t.Number, t.Condition)
    for kind in get_args(union)
}  # fmt: skip

EXAMPLES: dict[str, Any] = {
    "cards": KINGS,
    "parts": (LED, AHEAD),
    "part": LED,
    "spot": TRICK,
    "spots": (TRICK, t.CardsOf(Holding.HAND, HOSTS)),
    "of": HOSTS,
    "seat": HOSTS,
    "than": Circle.THIS,
    "party": t.Party(0),
    "left": count(Measure.STAKE, None),
    "right": t.Constant(2),
    "number": t.Constant(3),
    "multiple": t.Constant(4),
    "cases": ((LED, t.Constant(5)),),
    "otherwise": t.Constant(6),
    "many": t.Many(Quantifier.SOME, Group.SIDES),
    "value": t.Bound(3),
    "index": 0, "binding": 1, "power": 1, "kind": 0, "rank": 0, "higher": True, "by": 2, "cycle": 4, "depth": 0,
    "offset": 1, "partner": False, "missing": True, "last": True, "values": (1,),
    "measure": Measure.TRICKS, "compare": Compare.MORE, "operation": Operation.PLUS, "rounding": Rounding.UP,
    "quantifier": Quantifier.NO, "group": Group.SEATS, "suited": Suited.LED, "holding": Holding.HELD,
    "place": Place.STOCK, "role": Role.HOLDER, "moment": None,
}  # fmt: skip

SPECIAL: dict[tuple[Any, str], Any] = {
    (t.Fixed, "cards"): 1,
    (t.AllOf, "parts"): (KINGS, t.Bound(0)),
    (t.AnyOf, "parts"): (KINGS, t.Bound(0)),
    (t.NotIn, "part"): KINGS,
    (t.Constant, "number"): 1,
    (t.Run, "number"): 1,
    (t.InDeal, "number"): 1,
    (t.Always, "value"): True,
    (t.Same, "left"): HOSTS,
    (t.Same, "right"): Circle.SIDE,
    (t.Within, "left"): HOSTS,
    (t.Within, "right"): Circle.SIDE,
}


def made(kind: Any) -> Any:
    """A term of a kind with something in every field."""
    if kind is Circle:
        return Circle.THIS
    names = [field.name for field in fields(kind) if field.name != "span"]
    return kind(**{name: SPECIAL.get((kind, name), EXAMPLES[name]) for name in names})


def terms_in(value: Any) -> list[Any]:
    """What lies within a value as it stands, whatever its fields are called."""
    if isinstance(value, tuple):
        return [part for each in value for part in terms_in(each)]
    return [value] if type(value) in KINDS else []


@pytest.mark.parametrize("kind", sorted(KINDS, key=str), ids=lambda kind: kind.__name__)
def test_a_walk_knows_every_field_of_every_kind_that_holds_a_term(kind: Any) -> None:
    term = made(kind)
    named = [] if kind is Circle else [field.name for field in fields(term) if field.name != "span"]
    held = [part for name in named for part in terms_in(getattr(term, name))]
    assert list(walks.parts(term)) == held
    assert next(walks.within(term)) == term


# --- questions --------------------------------------------------------------------------------------------------------


def test_the_sets_of_a_set_are_the_parts_that_are_cards() -> None:
    highest = t.Highest(
        t.AllOf((t.Bound(0), KINGS)), t.CardsOf(Holding.HAND, t.SeatRef(Role.HOLDER, cards=t.OfPower(3)))
    )
    assert list(walks.parts_of(highest)) == [highest, highest.cards, t.Bound(0), KINGS]


def test_only_what_and_joins_must_hold_together() -> None:
    assert list(walks.conjuncts(NESTED)) == [SEVENS, LED, EITHER]
    assert list(walks.conjuncts(LED)) == [LED]


@pytest.mark.parametrize(
    ("wanted", "asked"),
    [
        ((Circle.SIDE,), True),
        ((Circle.ALL,), False),
        ((TRICK,), True),
        ((t.CardsIn,), True),
        ((t.Run, t.WasLed), False),
        ((t.OfPower(1),), True),
        ((t.OfPower(0), t.Led), True),
    ],
)
def test_it_is_told_whether_a_phrase_asks_something(wanted: tuple[object, ...], asked: bool) -> None:
    assert walks.asks(NESTED, *wanted) is asked


def test_what_a_phrase_counts_and_depends_on_is_told() -> None:
    phrase = t.And((SEVENS, AHEAD, t.Same(HOSTS, t.SeatRef(Role.DEALER)), t.BindingIs(2, t.Colour(3)),
                    t.Compared(tricks(), Compare.AT_LEAST, t.Whole(Measure.POINTS, 1))))  # fmt: skip
    assert walks.measures_in(phrase) == {(Measure.TRICKS, -1), (Measure.POINTS, 1)}
    assert walks.bindings_in(phrase) == {0, 2, 3, 7}
    assert walks.powers_in(phrase) == {1}
    assert [count.of for count in walks.counts_in(phrase)] == [Circle.SIDE, Circle.OTHER_SIDE, Circle.SIDE]


def test_the_cards_that_a_phrase_asks_for_are_told_as_wholes() -> None:
    run = t.Run(Circle.SIDE, True, 1, KINGS)
    row = t.InARow(t.OfPower(2), t.CardsOf(Holding.HELD, t.SeatRef(Role.HOLDER, cards=t.Bound(5))))
    phrase = t.And((SEVENS, run, t.WasLed(t.Bound(1)), at_least(row, 2), t.Run(Circle.SIDE, False, 1)))
    assert list(walks.cards_asked_in(phrase)) == [ASKED, KINGS, t.Bound(1), t.OfPower(2), t.Bound(5)]


def test_facts_are_found_within_numbers_too() -> None:
    number = t.Cases(((t.Not(LED), t.Constant(1)), (t.Named(2), t.Cases(((AHEAD, t.Constant(1)),), t.Constant(0)))),
                     t.Constant(2))  # fmt: skip
    assert list(walks.facts_in(number)) == [t.Named(2), AHEAD]


def test_definitions_are_walked_once_and_only_if_asked() -> None:
    phrase = t.Or((t.ConditionDefined(1), t.ConditionDefined(1), at_least(t.NumberDefined(0), 2)))
    assert walks.bindings_in(phrase) == frozenset()
    assert walks.bindings_in(phrase, says) == {4}
    assert walks.measures_in(phrase, says) == {(Measure.TOTAL, 2)}
    assert sum(part == t.Constant(5) for part in walks.within(phrase, says)) == 1
    assert walks.asks(phrase, t.Named, says=says) and not walks.asks(phrase, t.Named)
