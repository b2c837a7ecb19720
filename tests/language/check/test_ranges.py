"""Intervals hold whatever numbers there are: arithmetic of random terms, and of numbers in terms of a count."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stich.language.check.linear import Lines
from stich.language.check.ranges import Ranges, compared
from stich.language.conditions.kinds import Circle, Compare, Operation, Rounding
from stich.language.conditions.measures import MOST, Measure
from stich.language.conditions.terms import Compared, Constant, Count, Divided, Number, Reckoned, Rounded
from stich.language.model.game import GameModel
from tests.small_spec import small

TRICKS = Count(Measure.TRICKS, of=Circle.THIS)
ALIKE = settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def larger(parts: st.SearchStrategy[Number]) -> st.SearchStrategy[Number]:
    return st.one_of(
        st.builds(Reckoned, st.sampled_from(Operation), parts, parts),
        st.builds(Divided, parts, st.integers(1, 7)),
        st.builds(Rounded, parts, st.sampled_from(Rounding), parts),
    )


LEAVES = st.one_of(st.builds(Constant, st.integers(-50, 50)), st.just(TRICKS))
NUMBERS = st.recursive(LEAVES, larger, max_leaves=8)


def kept(number: int) -> int:
    return max(-MOST, min(MOST, number))


def reckon(number: Number, tricks: int) -> int:
    """What a number is when the one in question has so many tricks."""
    match number:
        case Constant(value):
            return value
        case Count():
            return tricks
        case Divided(part, by):
            return reckon(part, tricks) // by
        case Rounded(part, rounding, multiple):
            return kept(rounded(reckon(part, tricks), rounding, reckon(multiple, tricks)))
        case Reckoned(operation, left, right):
            return kept(joined(operation, reckon(left, tricks), reckon(right, tricks)))
    raise AssertionError(number)


def joined(operation: Operation, left: int, right: int) -> int:
    return {
        Operation.PLUS: left + right,
        Operation.MINUS: left - right,
        Operation.TIMES: left * right,
        Operation.OVER: max(0, left - right),
        Operation.AT_LEAST: max(left, right),
        Operation.AT_MOST: min(left, right),
    }[operation]


def rounded(number: int, rounding: Rounding, multiple: int) -> int:
    if multiple < 1:
        return number
    below = number // multiple * multiple
    above = below + multiple * (below < number)
    near = above if 2 * (number - below) >= multiple and below < number else below
    return {Rounding.DOWN: below, Rounding.UP: above, Rounding.NEAREST: near}[rounding]


@pytest.fixture
def game(tmp_path: Path) -> GameModel:
    return small(tmp_path)


@ALIKE
@given(NUMBERS, st.integers(0, 5))
def test_no_number_leaves_its_range(game: GameModel, number: Number, tricks: int) -> None:
    low, high = Ranges(game).of(number)

    assert low <= reckon(number, tricks) <= high


@ALIKE
@given(NUMBERS, st.integers(0, 5))
def test_what_a_number_is_in_terms_of_a_count_holds(game: GameModel, number: Number, tricks: int) -> None:
    line = Lines(Ranges(game), (Measure.TRICKS, -1)).of(number)

    assert line.times * tricks + line.low <= reckon(number, tricks) <= line.times * tricks + line.high


@ALIKE
@given(NUMBERS, st.sampled_from(Compare), NUMBERS, st.integers(0, 5))
def test_a_comparison_keeps_a_count_within_its_bounds(
    game: GameModel, left: Number, compare: Compare, right: Number, tricks: int
) -> None:
    ranges, fact = Ranges(game), Compared(left, compare, right)
    low, high = Lines(ranges, (Measure.TRICKS, -1)).kept(fact)
    one, other = reckon(left, tricks), reckon(right, tricks)
    holds = compared(compare, (one, one), (other, other))

    assert ranges.told(fact) in (None, holds)
    assert not holds or low <= tricks <= high
