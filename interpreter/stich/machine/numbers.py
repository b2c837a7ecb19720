"""The numbers that the machine works with, and what can be done with their bits: as Python has them.

Place in the pipeline: the bottom of ``machine``.  ``prelude.pyx`` says the same in C, and takes the place of this
module where the machine is compiled; everything else of the machine is one source for both.  It must not know cards'
names, nor a rule.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, TypeAlias, TypeVar

from stich.cards import CardSet as CardSet
from stich.rng import GAMMA, MASK, eight, mix, stream

F = TypeVar("F", bound=Callable[..., Any])

Int: TypeAlias = int
"""A signed number of 64 bits."""
Flag: TypeAlias = bool
Unsigned: TypeAlias = int
"""An unsigned number of 64 bits."""
Ints: TypeAlias = list[int]
Unsigneds: TypeAlias = list[int]
Bytes: TypeAlias = list[int]
Masks: TypeAlias = list[CardSet]


def there(numbers: Ints | None) -> Flag:
    """Whether there is such a list at all."""
    return numbers is not None


def kernel(function: F) -> F:
    """A function of the machine: it works on numbers and registers alone, and needs no Python where it is compiled."""
    return function


def many(number: int) -> list[int]:
    """So many numbers, side by side."""
    return [0] * number


def one(card: Int) -> CardSet:
    """The set of one card."""
    return 1 << card


def count(cards: CardSet) -> Int:
    """How many cards there are in a set."""
    return cards.bit_count()


def lowest(cards: CardSet) -> Int:
    """The first card of a set that has some."""
    return (cards & -cards).bit_length() - 1


def nth(cards: CardSet, number: Int) -> Int:
    """The card of a set at this place, counted from 0."""
    for _ in range(number):
        cards &= cards - 1
    return lowest(cards)


def nth_alone(cards: CardSet, number: Int) -> CardSet:
    """The same, as a set of its own."""
    return 1 << nth(cards, number)


def upto(number: Int) -> CardSet:
    """The first so many cards of a pack."""
    return (1 << number) - 1


def high(value: Unsigned, number: Int) -> Int:
    """The upper half of a product of a word and a number of few bits."""
    return value * number >> 64


def low(value: Unsigned, number: Int) -> Unsigned:
    """The lower half of it."""
    return value * number & MASK


def first_word(cards: CardSet) -> Unsigned:
    """A set of cards as a word: its first 64 cards."""
    return cards & MASK


def second_word(cards: CardSet) -> Unsigned:
    """The rest of it."""
    return cards >> 64


def word_of(number: Int) -> Unsigned:
    """A number as a word, though it be below nought."""
    return number & MASK


def quotient(number: Int, by: Int) -> Int:
    """How often one number goes into another, rounded down."""
    return number // by


def root(number: Int) -> Int:
    """The square root of a number below 2^53, rounded down."""
    return int(sqrt(number))


def length(number: Int) -> Int:
    """How many binary digits a number has, which is above nought."""
    return number.bit_length()


def stepped(state: Unsigned) -> Unsigned:
    """The next state of the generator that shuffles."""
    return state + GAMMA & MASK


def mixed(state: Unsigned) -> Unsigned:
    """What such a state gives."""
    return mix(state)


def remainder_of_words(number: Int) -> Int:
    """What is left over when all words are shared out among so many."""
    return (1 << 64) % number


def stream_for(seed: Unsigned, purpose: Int) -> Unsigned:
    """The stream of a seed for a purpose."""
    return stream(seed, purpose)


def stream_of(seed: Unsigned, purpose: Int, number: Int) -> Unsigned:
    """The stream of a seed for one of several."""
    return stream(seed, purpose, number)


def eight_of(words: Unsigneds, stream: Unsigned, block: Int) -> None:
    """Write down eight numbers of a stream."""
    words[:] = eight(stream, block)
