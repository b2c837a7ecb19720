"""The part of the model that is the table: seats, sides, directors.

Place in the pipeline: above the terms of ``conditions``; knows nothing of cards.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from stich.cards import Seat
from stich.language.conditions.terms import Holders, PartyPart, SeatRef, TheOthers
from stich.language.model.names import Names
from stich.language.text.source import Span


@dataclass(frozen=True, slots=True)
class NamedParty:
    """Several seats of a deal under one name, whatever their sides: those of its ``parts`` together."""

    name: Names
    parts: tuple[PartyPart, ...]
    span: Span | None = field(default=None, compare=False)

    @property
    def names_holders(self) -> bool:
        """Whether it hangs on who held a card when the first one was led."""
        return any(isinstance(part, Holders) for part in self.parts)

    @property
    def is_the_others(self) -> bool:
        """Whether it is of those who are in no other party."""
        return any(isinstance(part, TheOthers) for part in self.parts)


@dataclass(frozen=True, slots=True)
class Seats:
    """The table.  Seats are numbered from 0 in playing order.

    ``playing`` of ``players`` seats take part in a deal, the dealer's deal starting after those that sit out;
    ``sits_out`` names the seat that does not play (``None``: all play).  ``sides[i]`` lists the seats of side ``i``.
    ``directors[i]`` directs side ``i`` (``NO_SEAT``: none).
    """

    players: int
    clockwise: bool
    sides: tuple[tuple[Seat, ...], ...]
    sits_out: SeatRef | None = None
    show_hands: bool = False
    talk: str = "none"
    directors: tuple[Seat, ...] = ()
    director_sees: bool = False
    director_orders: bool = False
    counts: tuple[int, ...] = ()  # where the spec is for a range of players: each number of them; this is one
    usual: int = 0  # of those
    parties: tuple[NamedParty, ...] = ()

    @property
    def playing(self) -> int:
        """How many seats play in a deal."""
        return self.players - (self.sits_out is not None)

    @property
    def alone(self) -> bool:
        """Whether everybody plays for himself."""
        return all(len(side) == 1 for side in self.sides)

    @property
    def told(self) -> str:
        """For how many players the spec is, in words."""
        least, most = self.spread
        return f"{most}" if least == most else f"{least} to {most}"

    @property
    def spread(self) -> tuple[int, int]:
        """The least and the greatest number of players that the spec is for."""
        return (self.counts[0], self.counts[-1]) if self.counts else (self.players, self.players)

    @property
    def held_parties(self) -> tuple[int, ...]:
        """The parties that hang on who held which card at the first lead, those of the others among them: they are
        secret until the cards are played."""
        named = any(party.names_holders for party in self.parties)
        return tuple(i for i, each in enumerate(self.parties) if each.names_holders or (named and each.is_the_others))
