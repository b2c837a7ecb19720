"""How sure a share or a mean is: intervals that hold the true one in 95 of 100 samples.

Place in the pipeline: the bottom of ``arena``; knows numbers, must not know what is counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

NORMAL_95 = 1.959963984540054  # standard deviations to each side


class Estimate(NamedTuple):
    """What was found, and between what the truth is likely to lie."""

    found: float
    low: float
    high: float


def share(successes: float, of: int) -> Estimate | None:
    """A share by Wilson's interval (1927), which is right also near 0 and 1; ``None`` of nothing.

    Half successes are allowed: what counts half varies less than what counts whole or not, so that the interval is
    rather too wide.

    >>> [round(number, 3) for number in share(85, 100)]
    [0.85, 0.767, 0.907]
    """
    if not of:
        return None
    p, z = successes / of, NORMAL_95
    middle = (p + z * z / (2 * of)) / (1 + z * z / of)
    reach = z / (1 + z * z / of) * sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    return Estimate(p, min(p, max(0.0, middle - reach)), max(p, min(1.0, middle + reach)))


def mean(values: Sequence[float]) -> Estimate | None:
    """A mean with the interval of the normal approximation; ``None`` of nothing.  Of one value nothing is known of how
    much it varies."""
    if not values:
        return None
    found = fmean(values)
    reach = NORMAL_95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Estimate(found, found - reach, found + reach)


def opposite(found: Estimate) -> Estimate:
    """The share of whatever was not a success."""
    return Estimate(1 - found.found, 1 - found.high, 1 - found.low)
