"""A record that stops, and the match that goes on from there.

Place in the pipeline: beside ``record``, by which it is verified as far as it goes.  Takes lines and gives a state and
what writes the next ones; must not know files, nor who plays.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from stich.engine.errors import RecordError
from stich.engine.state import State
from stich.match.game import Game
from stich.match.lines import BLANK, Line, parse_line
from stich.match.record import Ask, Recorder, replay


class Resumed(NamedTuple):
    """A match that stands where its record stops."""

    state: State
    recorder: Recorder  # gives the lines that are to follow those there are
    head: Line  # what the record says of the match: the seed, the players by seat, the sides
    lines: list[Line]  # those since the last deal that is over, the head apart
    torn: str  # the beginning of a line that was not written to its end, and is no part of the record
    talk: list[tuple[int, Line]]  # what was said at the table, after how many events; nothing, unless the past is kept


def resumed(
    game: Game, lines: Iterable[str], ask: Ask | None = None, *, keep_past: bool = True, legal: bool = False
) -> Resumed:
    """The match of a record that stops before its end, verified as far as it goes.

    The last line may be half written; then it is left out.  ``ask`` is asked before each decision, whatever it says:
    so a player whose decisions hang on chance, or on what he has seen, stands where he stood.  ``legal`` tells what the
    next lines say where the record does not show it; without ``keep_past`` no more can be undone than the deal under
    way.

    Raises:
        RecordError: a line does not hold, or nothing is left to be played.
    """
    source, head = WholeLines(lines), Line()
    since, written, said, talk = list[Line](), -1, legal, list[tuple[int, Line]]()
    for now, line in replay(game, source, keep_past, ask, whole=False):
        state, event = now, line["event"]
        written += event != "say"
        if event == "say" and keep_past:
            talk.append((written, line))
        if event == "match" and not head:
            head = line
            continue
        since.append(line)
        if event == "deal_end":
            since = [] if not state.over else since
        elif event == "play":
            said = "legal" in line
    if state.over and written == state.event_count:
        raise RecordError(source.number, "the match is over; nothing is left to be played")
    recorder = Recorder(game, state, head["seed"], head["players"], said, written)
    return Resumed(state, recorder, head, since, source.torn, talk)


class WholeLines:
    """The lines but for a last one that was not written to its end."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = lines
        self.number, self.torn = 0, ""

    def __iter__(self) -> Iterator[str]:
        held: str | None = None
        for line in self._lines:
            if held is not None:
                self.number += 1
                yield held
            held = line
        if held is None:
            return
        if self.number and is_torn(held):
            self.torn = held
        else:
            self.number += 1
            yield held


def is_torn(line: str) -> bool:
    """Whether a last line was not written to its end: a line ends with an end of line, an object with its brace."""
    if line.endswith("\n") or not line.strip(BLANK):
        return False
    try:
        parse_line(1, line)
    except RecordError:
        return True
    return False
