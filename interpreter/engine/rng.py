"""Portable random numbers: SplitMix64 and an unbiased Fisher–Yates shuffle.

Place in the pipeline: beside the engine, which takes its cards from here; bots draw from streams of their own.
It knows numbers only.

A stream is a 64-bit number.  Its i-th value (from 1) is ``mix(stream + i × GAMMA)``, where ``mix`` is Steele, Lea and
Flood's finaliser (``Fast splittable pseudorandom number generators``, OOPSLA 2014).  Streams are derived from a seed by
:func:`stream`.  Every executor draws in the same order, so a deal is a function of the spec and the seed alone.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from struct import unpack
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


# Sixty-four-bit values for a whole shuffle at once: each value has a lane of 128 bits in one long integer, wide enough
# for a product of two 64-bit numbers, so one multiplication of long integers does them all.
_LANES: dict[int, tuple[int, int, int, int, int]] = {}


def _lanes(count: int) -> tuple[int, int, int, int, int]:
    if count not in _LANES:
        ones = sum(1 << 128 * i for i in range(count))
        steps = sum(((i + 1) * GAMMA & MASK) << 128 * i for i in range(count))
        low34, low37, low33 = (ones * ((1 << bits) - 1) for bits in (34, 37, 33))
        _LANES[count] = ones, steps, low34, low37, low33
    return _LANES[count]


def values(state: int, count: int) -> tuple[int, ...]:
    """The next ``count`` 64-bit numbers of a stream, the same as :meth:`Random.next` gives one by one.

    >>> r = Random(7); list(values(7, 3)) == [r.next(), r.next(), r.next()]
    True
    """
    ones, steps, low34, low37, low33 = _lanes(count)
    low64 = ones * MASK
    z = (ones * state + steps) & low64
    z = ((z ^ (z >> 30 & low34)) * _M1) & low64
    z = ((z ^ (z >> 27 & low37)) * _M2) & low64
    z ^= z >> 31 & low33
    return unpack(f"<{2 * count}Q", z.to_bytes(16 * count, "little"))[::2]


def shuffle(items: MutableSequence[T], state: int) -> None:
    """Shuffle in place (Durstenfeld's Fisher–Yates, from the last place down), every order equally likely.

    For i from the last place to 1: swap place i with place ``below(i + 1)``.
    """
    count = len(items) - 1
    if count < 1:
        return
    place = count
    for x in values(state, count):
        m = x * (place + 1)
        if m & MASK <= place:  # one draw in 2^58: the slow road decides exactly, from the start
            _shuffle_slowly(items, state, place)
            return
        chosen = m >> 64
        items[place], items[chosen] = items[chosen], items[place]
        place -= 1


def _shuffle_slowly(items: MutableSequence[T], state: int, place: int) -> None:
    """Go on with a shuffle from ``place`` down, with rejected draws drawn again."""
    random = Random(state + (len(items) - 1 - place) * GAMMA)
    while place:
        chosen = random.below(place + 1)
        items[place], items[chosen] = items[chosen], items[place]
        place -= 1
