"""Where the cards of each deal come from: a seed, or packs laid out by hand.

Place in the pipeline: the engine takes packs from here; nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, Protocol, SupportsIndex

from stich.cards import NO_SEAT, Card, Deck, Seat
from stich.rng import MASK, Random, eight, shuffled, stream

PACKS, LOTS, BOTS = 0, 1, 2
"""What streams are drawn for: the packs of the deals, lots, and the bots of each seat."""
FILLS = 3
"""And for the cards that nobody has set in a deal of which some are set."""


def checked_seed(seed: SupportsIndex) -> int:
    """A seed as a number from 0 to 2**64 − 1: anything else would be another seed's cards under a second name.

    Raises:
        ValueError: it is none.
    """
    return checked("a seed", seed, 0, MASK)


def checked(what: str, number: SupportsIndex, least: int, most: int) -> int:
    """A number within its bounds, whatever kind of whole number it is; a truth value is none.

    Raises:
        ValueError: it is no whole number, or out of bounds.
    """
    try:
        value = -1 if isinstance(number, bool) else index(number)
    except TypeError:
        value = -1
    if not least <= value <= most:
        raise ValueError(f"{what} is a whole number from {least:,} to {most:,}")
    return value


class Packs(Protocol):
    """The chance in a match.  Both calls depend on their arguments alone, so a state can be replayed."""

    def pack(self, number: int, cards: Sequence[Card]) -> list[Card]:
        """The pack for the deal with this number (from 1), the first card to be dealt first."""

    def lot(self, number: int) -> Random:
        """The random numbers for the lot drawn before the deal with this number."""


class Seeded:
    """Packs shuffled from a seed: the pack of deal ``k`` with the ``k``-th number (from 0) of the stream ``(seed, 0)``,
    which no other deal tells; its lot is drawn from the stream ``(seed, 1, k)``."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._packs = stream(seed, PACKS)

    def pack(self, number: int, cards: Sequence[Card]) -> list[Card]:
        """The pack of a deal, shuffled."""
        return shuffled(cards, eight(self._packs, number >> 3)[number & 7])

    def lot(self, number: int) -> Random:
        """The random numbers of a lot."""
        return Random(stream(self.seed, LOTS, number))


class Arranging(Seeded):
    """Packs that hang on who deals, and to whom."""

    def dealer(self, _number: int) -> Seat:
        """Who deals the deal with this number, if it is not for the rules to say; else ``NO_SEAT``."""
        return NO_SEAT

    def arrange(self, at: Any) -> list[Card]:
        """The pack of the deal that the position ``at`` is about to begin, whose stock is the shuffled pack."""
        raise NotImplementedError


class Laid(Seeded):
    """The given packs first, one a deal, then packs from the seed.  Cards may be whole numbers of any kind.

    Raises:
        TypeError: a card is none.
    """

    def __init__(self, packs: Sequence[Sequence[SupportsIndex]], seed: int = 0) -> None:
        super().__init__(seed)
        self._laid = [[index(card) for card in pack] for pack in packs]

    def check(self, deck: Deck) -> None:
        """Check that every pack holds each card of a game once, and of copies as many as there are.

        Raises:
            ValueError: one does not.
        """
        for number, pack in enumerate(self._laid, 1):
            known = all(0 <= card < len(deck) for card in pack)
            if not known or sorted(deck.numbered(pack)) != list(range(len(deck))):
                often = "once" if deck.copies == 1 else f"{deck.copies} times"
                raise ValueError(f"the pack laid out for deal {number} does not hold each card of the game {often}")

    def pack(self, number: int, cards: Sequence[Card]) -> list[Card]:
        """The pack laid out for this deal, or a shuffled one when there is none."""
        return list(self._laid[number - 1]) if number <= len(self._laid) else super().pack(number, cards)
