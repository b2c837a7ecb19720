"""The part of the model that is the table: seats, sides, directors.

Place in the pipeline: above the terms of ``conditions``; knows nothing of cards.
"""

from __future__ import annotations

from dataclasses import dataclass

from stich.cards import Seat
from stich.language.conditions.terms import SeatRef


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

    @property
    def playing(self) -> int:
        """How many seats play in a deal."""
        return self.players - (self.sits_out is not None)

    @property
    def spread(self) -> tuple[int, int]:
        """The least and the greatest number of players that the spec is for."""
        return (self.counts[0], self.counts[-1]) if self.counts else (self.players, self.players)
