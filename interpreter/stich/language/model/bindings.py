"""What a deal fixes: the suits, rank, card or seat behind a name of the spec.

Place in the pipeline: part of the model; knows names, nothing of how a binding gets its value.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from stich.language.conditions.kinds import BindingKind
from stich.language.conditions.terms import SeatRef
from stich.language.model.names import Names

BoundValue: TypeAlias = tuple[int, ...]
"""Suits ascending; ``(rank,)``; ``(card,)``; ``(seat,)``; empty until bound."""

Values: TypeAlias = tuple[BoundValue, ...]
"""A value for each binding of a game, in the order of the game."""


@dataclass(frozen=True, slots=True)
class Binding:
    """A name that a deal fixes: ``count`` suits, a rank, a card or a seat."""

    name: Names
    kind: BindingKind
    count: int = 1


@dataclass(frozen=True, slots=True)
class Bind:
    """A binding gets a value: this one (empty: none), that of ``binding`` (−1: not so), the ``seat`` that is meant, or
    ``its_suit``, that of the card in question (none of a card outside the suits)."""

    name: int
    value: tuple[int, ...] = ()
    binding: int = -1
    seat: SeatRef | None = None
    its_suit: bool = False

    @property
    def names_one(self) -> bool:
        """Whether the name is given something: not `none`."""
        return bool(self.value) or self.binding >= 0 or self.seat is not None or self.its_suit
