"""The record of what one seat saw: the lines of a match as it was told of them, hidden cards null.

Place in the pipeline: beside ``record``, whose words it uses; what a seat sees is for ``engine.seen`` to tell.
``schema/seen.schema.json`` describes the lines.  Nobody can play such a record again: it does not hold the seed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stich.cards import Seat
from stich.engine.events import Event, PackCut
from stich.engine.plan import Plan
from stich.engine.seen import SeenSoFar, go_on
from stich.engine.state import State
from stich.match.game import Game
from stich.match.record import Line, header, line_of


def seat_header(game: Game, seat: Seat, players: Sequence[str], deals: int | None = None) -> Line:
    """The first line: that of the whole record, with the seat in place of the seed.

    Raises:
        ValueError: these are no names of the players.
    """
    line = header(game, 0, players, deals)
    return {"seat" if key == "seed" else key: seat if key == "seed" else value for key, value in line.items()}


def seen_line(plan: Plan, event: Event, seat: Seat, legal: bool = False) -> Line:
    """One event in words, as the seat has seen it; ``legal`` adds what else it could have played."""
    line = line_of(plan, event, legal and getattr(event, "seat", None) == seat)
    if isinstance(event, PackCut) and event.looked_at:
        line["looked_at"] = plan.game.deck.names(event.looked_at)
    return line


class SeenLines:
    """Turns what one seat has seen of a match into lines, as it goes; the head is not among them.  The state must have
    been started with ``log=True``, and whoever gives up its past asks for the lines before."""

    def __init__(self, game: Game, state: State, seat: Seat, legal: bool = False) -> None:
        self.game, self.state, self.seat, self.legal = game, state, seat, legal
        self._began = 0  # how many events there were before the deal that was under way
        self._seen = SeenSoFar()

    def lines(self) -> Iterator[Line]:
        """The lines that have come since the last call.

        Raises:
            RuntimeError: the state has given up events that were not told yet.
        """
        for event in self._new():
            yield seen_line(self.game.plan, event, self.seat, self.legal)

    def _new(self) -> list[Event]:
        found: list[Event] = []
        for deal in self.state.deals_noted(self._began):
            told = len(self._seen.events)
            before = self._seen if self._seen.looked <= len(deal.events) else SeenSoFar()  # something was taken back
            now = go_on(self.game.plan, self.seat, before, deal.events, deal.asides)
            found += now.events[told:]
            self._seen = SeenSoFar()
        self._began, self._seen = self.state.logged, now
        return found

    @property
    def mark(self) -> tuple[int, SeenSoFar]:
        """How far it has come."""
        return self._began, self._seen

    def wind_back(self, mark: tuple[int, SeenSoFar]) -> None:
        """Stand as at a mark, when the state stands there again."""
        self._began, self._seen = mark
