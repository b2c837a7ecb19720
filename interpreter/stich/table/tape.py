"""The record of a match as it grows, and what each of the people has been told of it; both can be taken back.

Place in the pipeline: part of ``table``, over the lines of ``match.record`` and the transcripts of ``voice``.  What
people say binds nobody, so it stands in the record and not in the state.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from stich.cards import Seat
from stich.engine.events import TableTalk
from stich.engine.state import State
from stich.match.game import Game
from stich.match.record import Line, header, line_of
from stich.match.resume import Resumed
from stich.voice.table import parties
from stich.voice.transcript import Transcript


class Keeper(Protocol):
    """Where a record is kept while it grows."""

    def write(self, lines: Iterable[Line]) -> None:
        """Add lines."""

    def take_back(self, number: int) -> None:
        """Take back so many lines, the last ones."""


class Unkept:
    """A record that is kept nowhere."""

    def write(self, lines: Iterable[Line]) -> None:
        """Add lines."""

    def take_back(self, number: int) -> None:
        """Take back so many lines, the last ones."""


class Tape:
    """The lines of a match and, for each of the people, the story told of them."""

    def __init__(
        self,
        game: Game,
        state: State,
        seed: int,
        names: Sequence[str],
        people: Sequence[Seat],
        language: str,
        keeper: Keeper,
        begun: Resumed | None = None,
    ) -> None:
        self.game, self.state, self.people, self.language = game, state, people, language
        self.lines: list[Line] = []
        self.stories: dict[Seat, list[str]] = {}
        self._events, self._keeper = 0, keeper
        self._begin_telling()
        if begun is None:
            self.add([header(game, seed, names, state.deals_limit, state.packs)])
        else:
            self._tell([begun.head, *begun.lines])
            self.add(list(begun.recorder.lines()))
            self._events = state.event_count
        self.catch_up()

    def _begin_telling(self) -> None:
        self._tellers = {seat: Transcript(self.game, seat, self.language) for seat in self.people}
        self.stories = {seat: [] for seat in self.people}
        self._known: dict[Seat, tuple[int, tuple[str, ...]]] = {}

    def add(self, lines: Sequence[Line]) -> None:
        """Write down and tell lines."""
        self._keeper.write(lines)
        self._tell(lines)

    def _tell(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.lines.append(line)
            self._tell_line(line)

    def _tell_line(self, line: Line) -> None:
        for seat, teller in self._tellers.items():
            self.stories[seat] += teller.tell(line)

    def catch_up(self) -> None:
        """Write down and tell what has happened in the state since the last call."""
        self.add(list(self._new_lines()))
        for seat in self.people:
            self.stories[seat] += self._new_of_parties(seat)

    def _new_lines(self) -> Iterator[Line]:
        while events := self.state.events_after(self._events):
            for event in events:
                self._events += 1
                yield line_of(self.game.plan, event)

    def _new_of_parties(self, seat: Seat) -> list[str]:
        """Who is of which party, where a person has come to know more of it."""
        if not self.game.model.seats.parties:
            return []
        deal, told = self._known.get(seat, (0, ()))
        known = () if self.state.over else tuple(parties(self.state.view(seat), self.language))
        self._known[seat] = self.state.deal_number, known
        return [line for line in known if deal != self.state.deal_number or line not in told]

    def say(self, seat: Seat, text: str) -> None:
        """Write down and tell what is said at the table."""
        self.add([line_of(self.game.plan, TableTalk(seat, text))])

    @property
    def mark(self) -> tuple[int, int]:
        """How far it has come: lines, and events of the state."""
        return len(self.lines), self._events

    def wind_back(self, mark: tuple[int, int]) -> None:
        """Stand as at a mark: what came after it was never told."""
        kept, self._events = self.lines[: mark[0]], mark[1]
        self._keeper.take_back(len(self.lines) - mark[0])
        self.lines = []
        self._begin_telling()
        self._tell(kept)
        for seat in self.people:
            self._new_of_parties(seat)
