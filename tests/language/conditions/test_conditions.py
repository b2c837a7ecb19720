"""Conditions: how facts join, what a bare word after ``or`` goes on with, and the rules that are made of them."""

from __future__ import annotations

import pytest

from stich.language.conditions import phrases
from stich.language.conditions import terms as t
from stich.language.conditions.folding import without_each
from stich.language.conditions.kinds import Circle, Holding, Moment, Role, Suited
from stich.language.conditions.measures import Measure
from stich.language.conditions.words import Where
from tests.language.conditions.reading import (
    BOTH,
    DECK,
    KINGS,
    OBERS,
    TRICK,
    at_least,
    count,
    defining,
    exactly,
    good,
    held,
    lying,
    ranks,
    read,
    told,
    tricks,
)

SEAT = t.SeatRef(Role.SEAT)
HAS_KING, HAS_OBER = at_least(lying(KINGS, TRICK), 1), at_least(lying(OBERS, TRICK), 1)
EITHER = at_least(lying(BOTH, TRICK), 1)
FIRST = exactly(count(Measure.TRICK, None), 1)
MADE, WON = t.ConditionDefined(0), t.ConditionDefined(1)

DEFINED = defining("conditions: {made: in trick 1, won: made or stock is empty}")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("when not led", t.Not(t.Led())),
        ("not not led", t.Led()),
        ("not not not led", t.Not(t.Led())),
        ("led and trick has K", t.And((t.Led(), HAS_KING))),
        ("led or trick has K and in trick 1", t.Or((t.Led(), t.And((HAS_KING, FIRST))))),
        ("trick has K or led", t.Or((HAS_KING, t.Led()))),
        ("led unless trick has K", t.And((t.Led(), t.Not(HAS_KING)))),
        ("led or in trick 1 unless trick has K or O", t.And((t.Or((t.Led(), FIRST)), t.Not(EITHER)))),
        ("led unless not trick has K", t.And((t.Led(), HAS_KING))),
        ("led and (trick has K or in trick 1)", t.And((t.Led(), t.Or((HAS_KING, FIRST))))),
        ("not (led or in trick 1)", t.Not(t.Or((t.Led(), FIRST)))),
        ("((led))", t.Led()),
    ],
)
def test_facts_join(text: str, expected: t.Condition) -> None:
    assert good(phrases.condition, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("trick has K or O", EITHER),
        ("led and trick has K or O", t.And((t.Led(), EITHER))),
        ("not trick has K or O", t.Not(EITHER)),
        ("trick has K or O or led", t.Or((EITHER, t.Led()))),
        ("led or trick has K or O", t.Or((t.Led(), EITHER))),
        ("seat holds K or O", at_least(held(BOTH, SEAT), 1)),
        ("seat was dealt K or O", at_least(held(BOTH, SEAT, Holding.DEALT), 1)),
        ("seat held K or O", at_least(held(BOTH, SEAT, Holding.HELD), 1)),
        ("seat took K or O", at_least(held(BOTH, SEAT, Holding.TAKEN), 1)),
        ("trick has 2 of K or O", at_least(lying(BOTH, TRICK), 2)),
        ("trick has K or O or U", at_least(lying(ranks("K", "O", "U"), TRICK), 1)),
        ("trick has K or chosen O but seven",
         at_least(lying(t.AnyOf((KINGS, t.AllOf((t.Bound(0), t.NotIn(t.OfPower(0)), OBERS)))), TRICK), 1)),
    ],
)  # fmt: skip
def test_a_description_after_or_goes_on_with_the_fact_before(text: str, expected: t.Condition) -> None:
    assert good(phrases.condition, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("made", MADE),
        ("not made", t.Not(MADE)),
        ("made and won", t.And((MADE, WON))),
        ("led or made", t.Or((t.Led(), MADE))),
        ("made or won", t.Or((MADE, WON))),
        ("trick has K or made", t.Or((HAS_KING, MADE))),
        ("trick has K or O or made", t.Or((EITHER, MADE))),
        ("trick has K or made and led", t.Or((HAS_KING, t.And((MADE, t.Led()))))),
        ("made or won and led or in trick 1", t.Or((MADE, t.And((WON, t.Led())), FIRST))),
        ("led unless made", t.And((t.Led(), t.Not(MADE)))),
    ],
)
def test_a_defined_condition_stands_by_its_name(text: str, expected: t.Condition) -> None:
    assert good(phrases.condition, text, words=DEFINED) == expected


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("K", "condition-syntax", "K"),
        ("not K", "condition-syntax", "K"),
        ("led and K", "condition-syntax", "K"),
        ("led or K", "condition-syntax", "K"),
        ("made or K", "condition-syntax", "K"),
        ("led or chosen K", "condition-syntax", "chosen K"),
        ("trick has K or made or O", "condition-syntax", "O"),
        ("trick has K or O and led", "condition-syntax", "led"),
        ("trick has no K or O", "condition-syntax", "O"),
        ("wonn", "unknown-name", "wonn"),
        ("led or wonn", "unknown-name", "wonn"),
        ("chosen", "condition-syntax", "chosen"),
        ("host", "wrong-sort", "host"),
        ("stake", "wrong-sort", "stake"),
        ("trick has K or krad", "unknown-name", "krad"),
    ],
)
def test_a_bare_word_must_be_a_condition_or_go_on_with_one(text: str, code: str, at: str) -> None:
    assert told(phrases.condition, text, words=DEFINED) == [(code, at)]


def test_a_condition_with_a_slip_in_its_name_is_offered() -> None:
    _, faults = read(phrases.condition, "led or wonn", words=DEFINED)
    assert faults[0].help == "did you mean `won`?"
    assert [label.text for label in faults[0].labels[1:]] == ["`won` is declared here"]


# --- rules ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("beats", t.Clause(t.Always())),
        ("beats lower", t.Clause(t.Always())),
        ("beats when led", t.Clause(t.Led())),
        ("beats nothing when led", t.Clause(t.Led(), False, False)),
        ("beats lower powers and plain K or lower",
         t.Clause(t.Always(), True, False, t.AllOf((t.PlainCards(), t.Ranked(0, False))))),
        ("beats seven and old", t.Clause(t.Always(), False, False, t.AnyOf((t.OfPower(0), t.OfPower(1))))),
        ("beats unless trick has K, yields to O of the suit led",
         t.Clause(t.Not(HAS_KING), yields=t.AllOf((t.SameSuit(Suited.LED), OBERS)))),
        ("beats when led unless in trick 1", t.Clause(t.And((t.Led(), t.Not(FIRST))))),
        ("beats when trick has at least 2 of K", t.Clause(at_least(lying(KINGS, TRICK), 2))),
    ],
)  # fmt: skip
def test_a_clause_means_this(text: str, expected: t.Clause) -> None:
    assert good(phrases.clause, text, Where.CLAUSE) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("may not lead seven in trick 1", t.Guard(t.OfPower(0), FIRST)),
        ("may not play K", t.Guard(KINGS, t.Always(), True)),
        ("may lead seven only when side has 1 trick", t.Guard(t.OfPower(0), t.Not(at_least(tricks(), 1)))),
        ("may not lead K unless stock is empty", t.Guard(KINGS, t.Not(t.Now(Moment.STOCK_EMPTY)))),
        ("must play K in trick 1 when seat holds O",
         t.Guard(t.Fixed(DECK.all & ~KINGS.cards), t.And((FIRST, at_least(held(OBERS, SEAT), 1))), True)),
        ("must lead highest of chosen in hand",
         t.Guard(t.NotIn(t.Highest(t.Bound(0), t.CardsOf(Holding.HAND, Circle.THIS))), t.Always())),
    ],
)  # fmt: skip
def test_a_guard_means_this(text: str, expected: t.Guard) -> None:
    assert good(phrases.guard, text, Where.GUARD) == expected


def test_an_exemption_means_this() -> None:
    expected = t.Exemption(KINGS, t.Not(t.WasLed(KINGS)))
    assert good(phrases.exemption, "need not play K unless K was led", Where.EXEMPTION) == expected


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("beats nothing and K", "condition-syntax", "nothing and K"),
        ("beats when side has 3 tricks", "of-whom", "side"),
        ("beats when seat holds K", "of-whom", "seat"),
        ("beats when dealer holds the trick", "not-known-here", "dealer holds the trick"),
    ],
)
def test_faults_of_a_clause(text: str, code: str, at: str) -> None:
    assert told(phrases.clause, text, Where.CLAUSE) == [(code, at)]


# --- conditions taken apart -------------------------------------------------------------------------------------------


def test_each_part_of_a_joined_condition_can_be_left_out() -> None:
    stock = t.Now(Moment.STOCK_EMPTY)
    either = t.Or((stock, t.Not(t.Led())))
    left = list(without_each(t.Not(either)))
    assert left == [(stock, t.Not(t.Or(either.parts[1:]))), (either.parts[1], t.Not(t.Or((stock,))))]
    assert not list(without_each(stock)) and not list(without_each(t.And((stock,))))


def test_a_contrary_is_not_a_mirrored_comparison() -> None:
    """What is asked of nobody does not hold, and its contrary does: ``fewer`` would hold of neither."""
    contrary = good(phrases.condition, "not side has 3 tricks")
    assert contrary == t.Not(at_least(tricks(), 3))
