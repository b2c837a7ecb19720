"""Portable random numbers: streams that cannot be traced back to their seed, and an unbiased Fisher–Yates shuffle.

Place in the pipeline: the bottom; the engine takes its cards from here, bots draw from streams of their own.
It knows numbers only.

A *stream* is a 64-bit number.  :func:`stream` derives one from a match's seed and from what it is for by a keyed hash
(BLAKE2b, RFC 7693), so that whoever holds a stream learns nothing of the seed or of any other stream; neither does
whoever sees what :class:`Random` draws from it, for that is the same hash, counting.  A pack is shuffled by SplitMix64
(Steele, Lea and Flood, ``Fast splittable pseudorandom number generators``, OOPSLA 2014), started anew for each deal.
Every executor draws in the same order, so a deal is a function of the spec and the seed alone.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence
from functools import cache
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15
_M1, _M2 = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
_NAME = b"stich"  # these hashes are ours and no other program's
_WORD, _EIGHT = Struct("<Q"), Struct("<8Q")


def stream(seed: int, *parts: int) -> int:
    """The stream that belongs to a seed and to what it is for (a purpose, a deal's number, a seat)."""
    told = b"".join(_WORD.pack(part & MASK) for part in parts)
    return int.from_bytes(blake2b(told, digest_size=8, key=_WORD.pack(seed & MASK), person=_NAME).digest(), "little")


def eight(stream: int, block: int) -> tuple[int, ...]:
    """Eight numbers of a stream, those from the ``8 × block``-th on (from 0)."""
    return _EIGHT.unpack(blake2b(_WORD.pack(block), key=_WORD.pack(stream), person=_NAME).digest())


class Random:
    """A stream being drawn from."""

    __slots__ = ("_block", "_left", "_stream")

    def __init__(self, stream: int) -> None:
        self._stream = stream & MASK
        self._block, self._left = 0, list[int]()

    def next(self) -> int:
        """The next 64-bit number."""
        if not self._left:
            self._left = list(eight(self._stream, self._block)[::-1])
            self._block += 1
        return self._left.pop()

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


# --- shuffling --------------------------------------------------------------------------------------------------------


def mix(z: int) -> int:
    """Scramble a 64-bit number.

    >>> hex(mix(GAMMA))  # the first value of SplitMix64 seeded with 0
    '0xe220a8397b1dcdaf'
    """
    z = (z ^ (z >> 30)) * _M1 & MASK
    z = (z ^ (z >> 27)) * _M2 & MASK
    return z ^ (z >> 31)


class SplitMix(Random):
    """The generator of the shuffle: quick, and easily traced back, so that nobody is handed one.  Its i-th value
    (from 1) is ``mix(stream + i × GAMMA)``."""

    __slots__ = ()

    def next(self) -> int:
        """The next 64-bit number."""
        self._stream = (self._stream + GAMMA) & MASK
        return mix(self._stream)


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
    """The next ``count`` 64-bit numbers of a stream, the same as :meth:`SplitMix.next` gives one by one.

    >>> r = SplitMix(7); list(values(7, 3)) == [r.next(), r.next(), r.next()]
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
    random = SplitMix(state)
    return [left.pop(random.below(len(left))) for _ in range(len(left) - 1)] + left
