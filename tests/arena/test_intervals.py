"""Intervals: Wilson's of shares against values from tables, the normal one of means."""

from __future__ import annotations

from math import inf

import pytest

from stich.arena.intervals import mean, opposite, share


@pytest.mark.parametrize(
    ("successes", "of", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe (1998), table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0000),
    ],
)
def test_of_shares(successes: int, of: int, low: float, high: float) -> None:
    found = share(successes, of)
    assert found is not None
    assert (round(found.low, 4), round(found.high, 4)) == (low, high) and found.found == successes / of
    other = share(of - successes, of)
    assert other == pytest.approx(opposite(found))


def test_half_successes_lie_between() -> None:
    below, half, above = (share(number, 10) for number in (4, 4.5, 5))
    assert below is not None and half is not None and above is not None
    assert below.low < half.low < above.low and below.high < half.high < above.high


def test_of_means() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert found is not None
    assert found == pytest.approx((2.5, 2.5 - 1.959964 * 1.290994 / 2, 2.5 + 1.959964 * 1.290994 / 2), abs=1e-6)


def test_of_little_and_of_nothing() -> None:
    assert share(0, 0) is None and mean([]) is None
    assert mean([3.0]) == (3.0, -inf, inf)
