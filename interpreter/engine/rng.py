"""Portable random numbers: SplitMix64 and an unbiased Fisher–Yates shuffle.

Place in the pipeline: beside the engine, which takes its cards from here; bots draw from streams of their own.
It knows numbers only.

A stream is a 64-bit number.  Its i-th value (from 1) is ``mix(stream + i × GAMMA)``, where ``mix`` is Steele, Lea and
Flood's finaliser (``Fast splittable pseudorandom number generators``, OOPSLA 2014).  Streams are derived from a seed by
:func:`stream`.  Every executor draws in the same order, so a deal is a function of the spec and the seed alone.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence
from functools import cache
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15
_M1, _M2 = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


def mix(z: int) -> int:
    """Scramble a 64-bit number.

    >>> hex(mix(GAMMA))  # the first value of SplitMix64 seeded with 0
    '0xe220a8397b1dcdaf'
    """
    z = (z ^ (z >> 30)) * _M1 & MASK
    z = (z ^ (z >> 27)) * _M2 & MASK
    return z ^ (z >> 31)


def stream(seed: int, *parts: int) -> int:
    """The stream that belongs to a seed and to what it is for (a purpose, a deal's number, a seat)."""
    z = mix(seed & MASK)
    for part in parts:
        z = mix((z ^ mix((part + 1) * GAMMA & MASK)) & MASK)
    return z


class Random:
    """A stream being drawn from."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & MASK

    def next(self) -> int:
        """The next 64-bit number."""
        self.state = (self.state + GAMMA) & MASK
        return mix(self.state)

    def below(self, n: int) -> int:
        """A number from 0 to n−1, each equally likely (Lemire's multiplication with rejection)."""
        m = self.next() * n
        if m & MASK < n:
            limit = -n % (1 << 64) % n
            while m & MASK < limit:
                m = self.next() * n
        return m >> 64

    def choice(self, items: MutableSequence[T] | tuple[T, ...]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]


# Sixty-four-bit values for a whole shuffle at once: each has a lane of 128 bits in one long integer, wide enough for a
# product of two 64-bit numbers, so that one operation on long integers does all lanes.


class _Lanes:
    """Constants for ``count`` lanes; lane ``i`` of ``widths`` belongs to the draw below ``count + 1 − i``."""

    def __init__(self, count: int) -> None:
        self.ones = self._spread([1] * count)
        self.steps = self._spread([(i + 1) * GAMMA & MASK for i in range(count)])
        self.low64, self.low34, self.low37, self.low33 = (self.ones * ((1 << bits) - 1) for bits in (64, 34, 37, 33))
        below = [count + 1 - i for i in range(count)]
        self.widths = [
            (bit, self._spread([MASK * (n >> bit & 1) for n in below])) for bit in range((count + 1).bit_length())
        ]
        self.layout = Struct(f"<{2 * count}Q")
        self.size = 16 * count

    @staticmethod
    def _spread(values: list[int]) -> int:
        return sum(value << 128 * i for i, value in enumerate(values))


_lanes = cache(_Lanes)


def _values(state: int, lanes: _Lanes) -> int:
    """The next values of a stream, one a lane."""
    z = (lanes.ones * state + lanes.steps) & lanes.low64
    z = ((z ^ (z >> 30 & lanes.low34)) * _M1) & lanes.low64
    z = ((z ^ (z >> 27 & lanes.low37)) * _M2) & lanes.low64
    return z ^ (z >> 31 & lanes.low33)


def values(state: int, count: int) -> tuple[int, ...]:
    """The next ``count`` 64-bit numbers of a stream, the same as :meth:`Random.next` gives one by one.

    >>> r = Random(7); list(values(7, 3)) == [r.next(), r.next(), r.next()]
    True
    """
    lanes = _lanes(count)
    return lanes.layout.unpack(_values(state, lanes).to_bytes(lanes.size, "little"))[::2]


def shuffled(items: Iterable[T], state: int) -> list[T]:
    """The items in a random order, every order equally likely: Fisher and Yates's own method (1938).

    With ``n`` items left, strike out the one at place ``below(n)`` (from 0) and write it down, until one is left.
    """
    left = list(items)
    count = len(left) - 1
    if count < 1:
        return left
    lanes = _lanes(count)
    z, products = _values(state, lanes), 0
    for bit, wide in lanes.widths:  # each lane times the number it is to be below, one binary digit at a time
        products += (z & wide) << bit
    words = lanes.layout.unpack(products.to_bytes(lanes.size, "little"))
    if min(words[::2]) <= count:  # perhaps a rejection, once in 2^53 shuffles: drawn one by one instead
        return _shuffled_one_by_one(left, state)
    pop = left.pop
    return [pop(place) for place in words[1::2]] + left


def _shuffled_one_by_one(left: list[T], state: int) -> list[T]:
    """The same order, a number at a time."""
    random = Random(state)
    return [left.pop(random.below(len(left))) for _ in range(len(left) - 1)] + left
