"""The record of a match as it grows, and what each of the people has been told of it; both can be taken back.

Place in the pipeline: part of ``table``, over the lines of ``match.record`` and the transcripts of ``voice``.  What
people say binds nobody, so it stands in the record and not in the state.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, Protocol

from stich.cards import Seat
from stich.engine.events import TableTalk
from stich.engine.seen import SeenSoFar
from stich.engine.state import State
from stich.match.game import Game
from stich.match.record import Line, header, line_of
from stich.match.resume import Resumed
from stich.match.seen_record import SeenLines
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


class Mark(NamedTuple):
    """How far a match has come: the lines of its record and the events of its state; for each of the people the lines
    that he has been told, and what he has seen."""

    lines: int
    events: int
    told: dict[Seat, int]
    seen: dict[Seat, tuple[int, SeenSoFar]]


class Tape:
    """The lines of a match and, for each of the people, the story told of what he has seen."""

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
        self._keeper, self._events = keeper, 0
        self._seen = {seat: SeenLines(game, state, seat) for seat in people}
        self._told: dict[Seat, list[Line]] = {seat: [] for seat in people}
        self._begin_telling()
        if begun is None:
            self._begin(header(game, seed, names, state.deals_limit, state.packs))
        else:
            self._go_on(begun)

    def _begin(self, head: Line) -> None:
        self.add([head])
        for seat in self.people:
            self._tell(seat, [head])
        self.catch_up()

    def _go_on(self, begun: Resumed) -> None:
        """Tell the deal under way of a match that has begun before."""
        for seat in self.people:
            self._tell(seat, [begun.head, *_since_last_deal(list(self._seen[seat].lines()))])
        self.lines = [begun.head, *begun.lines]
        self.add(list(begun.recorder.lines()))
        self._events = self.state.event_count
        self._tell_parties()

    def _begin_telling(self) -> None:
        self._tellers = {seat: Transcript(self.game, seat, self.language) for seat in self.people}
        self.stories: dict[Seat, list[str]] = {seat: [] for seat in self.people}
        self._known: dict[Seat, tuple[int, tuple[str, ...]]] = {}

    def keep_in(self, keeper: Keeper) -> None:
        """From now on keep the record there, where all lines that there are stand already."""
        self._keeper = keeper

    @property
    def keeper(self) -> Keeper:
        """Where the record is kept."""
        return self._keeper

    def said(self) -> Iterator[tuple[int, Line]]:
        """What was said at the table since the first of these lines but the head, after how many events of them."""
        events = 0
        for line in self.lines[1:]:
            if line["event"] == "say":
                yield events, line
            else:
                events += 1

    def repeat(self, line: Line) -> None:
        """Write down and tell again what was said."""
        side = self.game.plan.sides[self.game.plan.side_of[line["seat"]]]
        self._say(line, None if self.game.model.seats.talk == "free" else side)

    def _say(self, line: Line, hear: Sequence[Seat] | None) -> None:
        self.add([line])
        for person in self.people:
            if hear is None or person in hear:
                self._tell(person, [line])

    def add(self, lines: Sequence[Line]) -> None:
        """Write down lines of the record."""
        self._keeper.write(lines)
        self.lines += lines

    def _tell(self, seat: Seat, lines: Iterable[Line]) -> None:
        for line in lines:
            self._told[seat].append(line)
            self.stories[seat] += self._tellers[seat].tell(line)

    def catch_up(self) -> None:
        """Write down what has happened in the state since the last call, and tell each what he has seen of it."""
        for seat in self.people:
            self._tell(seat, self._seen[seat].lines())
        self.add(list(self._new_lines()))
        self._tell_parties()

    def _new_lines(self) -> Iterator[Line]:
        while events := self.state.events_after(self._events):
            for event in events:
                self._events += 1
                yield line_of(self.game.plan, event)

    def _tell_parties(self) -> None:
        for seat in self.people:
            self.stories[seat] += self._new_of_parties(seat)

    def _new_of_parties(self, seat: Seat) -> list[str]:
        """Who is of which party, where a person has come to know more of it."""
        if not self.game.model.seats.parties:
            return []
        deal, told = self._known.get(seat, (0, ()))
        known = () if self.state.over else tuple(parties(self.state.view(seat), self.language))
        self._known[seat] = self.state.deal_number, known
        return [line for line in known if deal != self.state.deal_number or line not in told]

    def say(self, seat: Seat, text: str, hear: Sequence[Seat] | None = None) -> None:
        """Write down what is said at the table, and tell it those who ``hear`` it, or all."""
        self._say(line_of(self.game.plan, TableTalk(seat, text)), hear)

    @property
    def mark(self) -> Mark:
        """How far it has come."""
        told = {seat: len(lines) for seat, lines in self._told.items()}
        return Mark(len(self.lines), self._events, told, {seat: seen.mark for seat, seen in self._seen.items()})

    def wind_back(self, mark: Mark) -> None:
        """Stand as at a mark, when the state stands there again: what came after it was never told."""
        self._keeper.take_back(len(self.lines) - mark.lines)
        del self.lines[mark.lines :]
        self._events = mark.events
        told, self._told = self._told, {seat: [] for seat in self.people}
        self._begin_telling()
        for seat in self.people:
            self._seen[seat].wind_back(mark.seen[seat])
            self._tell(seat, told[seat][: mark.told[seat]])
            self._new_of_parties(seat)


def _since_last_deal(lines: list[Line]) -> list[Line]:
    """Those lines that come after the last deal that is over."""
    ended = max((i for i, line in enumerate(lines) if line["event"] == "deal_end"), default=-1)
    return lines[ended + 1 :]
