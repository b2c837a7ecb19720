"""Definitions: what stands in their place, and what is said where a place does not know what they ask."""

from __future__ import annotations

from typing import Any

import pytest

from stich.language.conditions import phrases
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Circle, Group, Operation, Quantifier, Role, Suited
from stich.language.conditions.words import DefinedSort, Question, Where
from tests.language.conditions.reading import (
    BOTH,
    DECK,
    at_least,
    defining,
    good,
    read,
    scalar,
    told,
    tricks,
)

MANY = """
cards:
  tops: K or O
  mates: tops its suit
  strongest: chosen tops
numbers:
  value: base times stake
  base: {chosen is H: 2, otherwise: 1}
  own: tricks
  of-seat: tricks of seat
conditions:
  made: own is at least 3
  early: not led and in trick 1
  seen: trick has tops
"""


def test_a_defined_set_of_cards_stands_in_place_of_its_name() -> None:
    words = defining(MANY)
    assert good(phrases.cards, "tops", words=words) == BOTH
    assert good(phrases.cards, "any but tops", words=words) == t.Fixed(DECK.all & ~BOTH.cards)
    assert good(phrases.cards, "tops or 7", words=words) == t.Fixed(BOTH.cards | DECK.rank_mask(5))
    assert good(phrases.cards, "strongest", words=words) == t.AllOf((t.Bound(0), BOTH))
    assert good(phrases.cards, "tops", words=words).span.text == "tops"


def test_a_defined_set_speaks_of_the_suit_that_its_place_has_in_question() -> None:
    words = defining(MANY)
    assert good(phrases.cards, "mates", Where.GIVE, words) == t.AllOf((t.SameSuit(Suited.ITS), BOTH))
    mates = good(phrases.cards, "mates", Where.DIALOGUE, words, its_suit=2)
    assert mates == t.Fixed(BOTH.cards & DECK.suit_mask(2))
    assert good(phrases.cards, "mates", Where.DIALOGUE, words, its_suit=1) != mates


def test_a_defined_number_is_referred_to_and_may_be_asked_of_another() -> None:
    words = defining(MANY)
    assert good(phrases.number, scalar("value"), words=words) == t.NumberDefined(0)
    assert good(phrases.number, scalar("own of taker"), words=words) == t.NumberDefined(2, t.SeatRef(Role.TAKER))
    assert good(phrases.number, scalar("2 for each owns"), words=words) == t.Reckoned(
        Operation.TIMES, t.Constant(2), t.NumberDefined(2)
    )
    many = t.Many(Quantifier.SOME, Group.SIDES)
    assert good(phrases.condition, "a side has 3 own", words=words) == t.Quantified(
        many, at_least(t.NumberDefined(2, t.Member()), 3)
    )
    assert good(phrases.condition, "own is at least own of host", words=words)


def test_a_defined_condition_is_referred_to() -> None:
    assert good(phrases.condition, "made or seen", words=defining(MANY)) == t.Or(
        (t.ConditionDefined(0), t.ConditionDefined(2))
    )


def test_what_a_definition_says_is_kept_with_it() -> None:
    words = defining(MANY)
    good(phrases.condition, "made", Where.SCORE, words)
    assert at_least(t.NumberDefined(2), 3) in words.defined["made"].read_for.values()
    assert tricks(Circle.THIS) in words.defined["own"].read_for.values()
    assert not words.defined["value"].read_for


# --- what the place does not know -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "where", "scope", "code", "at"),
    [
        ("own is 3", Where.ENDS, {}, "of-whom", "tricks"),
        ("own is 3", Where.DIALOGUE, {}, "not-known-here", "tricks"),
        ("made", Where.DIALOGUE, {}, "not-known-here", "tricks"),
        ("early", Where.SCORE, {}, "not-known-here", "led"),
        ("seen", Where.SCORE, {}, "not-known-here", "trick has tops"),
        ("value is 3", Where.MATCH, {}, "not-known-here", "chosen"),
        ("of-seat is 3", Where.SCORE, {}, "of-whom", "seat"),
        ("a side has 3 of-seat", Where.ENDS, {}, "of-whom", "seat"),
        ("seat holds mates", Where.GUARD, {}, "not-known-here", "its suit"),
    ],
)
def test_a_definition_is_held_against_each_place_that_uses_it(
    text: str, where: Where, scope: dict[str, Any], code: str, at: str
) -> None:
    assert told(phrases.condition, text, where, defining(MANY), **scope) == [(code, at)]


@pytest.mark.parametrize(
    ("text", "where", "scope"),
    [
        ("own of taker is 3", Where.ENDS, {}),
        ("a side has 3 own", Where.ENDS, {}),
        ("a seat has 3 of-seat", Where.ENDS, {}),
        ("of-seat is 3", Where.SCORE, {"question": Question.SEAT}),
        ("of-seat of host is 3", Where.SCORE, {}),
        ("seen", Where.CLAUSE, {}),
        ("early", Where.CLAUSE, {}),
    ],
)
def test_of_whom_a_definition_is_asked_is_in_question_there(text: str, where: Where, scope: dict[str, Any]) -> None:
    assert good(phrases.condition, text, where, defining(MANY), **scope)


def test_a_fault_within_a_definition_shows_both_places_and_is_told_once_for_each_place() -> None:
    words = defining(MANY)
    _, faults = read(phrases.condition, "made or made", Where.DIALOGUE, words)

    assert len(faults) == 1
    assert [label.span.source.path for label in faults[0].labels] == ["defined.yaml", "defined.yaml", "a.yaml"]
    assert [label.text for label in faults[0].labels][1:] == ["asked here", "asked here"]
    assert len(told(phrases.condition, "made", Where.ENDS, words)) == 1
    assert told(phrases.condition, "made", Where.DIALOGUE, words) == []


def test_a_fault_of_the_definition_itself_is_told_once_and_for_no_place() -> None:
    words = defining("numbers: {value: trickz plus tricks}\nconditions: {made: value is 3}")
    _, faults = read(phrases.condition, "made", Where.DIALOGUE, words)

    assert [fault.code for fault in faults] == ["unknown-name"]
    assert [label.text for label in faults[0].labels][1:] == ["in the definition `value`"]
    assert told(phrases.condition, "made or value is 3", Where.SCORE, words) == []


def test_a_number_of_a_clause_cannot_ask_the_trick() -> None:
    words = defining("numbers: {kings: {trick has K: 1}, led-ones: {led: 1}}\nconditions: {two: kings is 2}")
    assert told(phrases.clause, "beats when two", Where.CLAUSE, words) == [("not-known-here", "trick has K")]
    assert told(phrases.clause, "beats when led-ones is 1", Where.CLAUSE, words) == [("not-known-here", "led")]


# --- circles and size -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("definitions", "text", "at"),
    [
        ("numbers: {p: p plus 1}", "p is 3", "p"),
        ("numbers: {p: q, q: r, r: p times 2}", "q is 3", "q"),
        ("conditions: {p: not q, q: p or led}", "p", "p"),
        ("numbers: {n: {c: 1}}\nconditions: {c: n is 3}", "c", "c"),
        ("cards: {k: K or l, l: k}", "seat holds k", "k"),
    ],
)
def test_a_definition_does_not_go_round(definitions: str, text: str, at: str) -> None:
    faults = told(phrases.condition, text, words=defining(definitions))
    assert [code for code, _ in faults] == ["cyclic-definition"]
    assert faults[0][1] == at


def test_a_circle_is_told_once_wherever_it_is_used() -> None:
    words = defining("numbers: {p: q, q: p}")
    assert len(told(phrases.condition, "p is 3 or q is 3", words=words)) == 1
    assert told(phrases.condition, "q is 3", Where.SCORE, words) == []


def chain(sort: str, n: int, first: str, further: str) -> str:
    rows = [f"  d0: {first}", *(f"  d{i}: {further.format(f'd{i - 1}')}" for i in range(1, n))]
    return "\n".join([f"{sort}:", *rows])


@pytest.mark.parametrize(
    ("definitions", "reader", "text"),
    [
        (chain("numbers", 40, "1", "{0} plus {0}"), phrases.number, "d39"),
        (chain("conditions", 40, "led", "{0} and {0}"), phrases.condition, "d39"),
        (chain("conditions", 15, "led", f"{'(' * 20}{{0}}{')' * 20}"), phrases.condition, "d14"),
        (chain("cards", 40, "chosen", "{0} K or {0} O but seven"), phrases.cards, "d39"),
    ],
    ids=["numbers", "conditions", "brackets", "cards"],
)
def test_definitions_of_definitions_are_bounded(definitions: str, reader: Any, text: str) -> None:
    said = scalar(text) if reader is phrases.number else text
    assert {code for code, _ in told(reader, said, words=defining(definitions))} == {"condition-too-large"}


def test_the_bound_does_not_depend_on_the_order_of_reading() -> None:
    words = defining(chain("numbers", 40, "1", "{0} plus {0}"))
    faults = [fault for i in range(40) for fault in told(phrases.number, scalar(f"d{i}"), words=words)]
    assert {code for code, _ in faults} == {"condition-too-large"}


def test_a_dozen_definitions_may_use_one_another() -> None:
    words = defining(chain("numbers", 12, "1", "{0} plus 1"))
    assert good(phrases.number, scalar("d11"), words=words) == t.NumberDefined(11)
    assert good(phrases.number, scalar("d11"), Where.SCORE, words) == t.NumberDefined(11)


# --- sorts ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reader", "text", "at"),
    [
        (phrases.cards, "made", "made"),
        (phrases.cards, "value K", "value"),
        (phrases.condition, "tops", "tops"),
        (phrases.condition, "value", "value"),
        (phrases.condition, "tops is 3", "tops"),
        (phrases.condition, "made holds K", "made"),
        (phrases.number, "made", "made"),
        (phrases.number, "tops of side", "tops"),
    ],
)
def test_a_definition_of_another_sort_is_told_as_what_it_is(reader: Any, text: str, at: str) -> None:
    said = scalar(text) if reader is phrases.number else text
    assert ("wrong-sort", at) in told(reader, said, words=defining(MANY))


def test_definitions_are_listed_by_sort() -> None:
    words = defining(MANY)
    assert [*words.defined_as(DefinedSort.NUMBER)] == ["value", "base", "own", "of-seat"]
