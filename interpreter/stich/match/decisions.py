"""A record as what was decided in it: every decision with the line and the trick in which it stands.

Place in the pipeline: over ``record`` and ``resume``, by which it is verified as far as it goes.  Must not know files,
nor what is made of a decision.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from stich.engine.actions import Action
from stich.engine.chain import Link
from stich.engine.packs import Packs
from stich.engine.position import PastDeal
from stich.engine.state import State
from stich.match.game import Game
from stich.match.lines import Line
from stich.match.record import replay
from stich.match.resume import WholeLines


@dataclass(slots=True)
class Decisions:
    """What was decided in a match, one thing after the other, as its record has it.

    ``before`` has for each line, from 1 on, how many decisions come before what it says, and last for the end of the
    record; ``begins`` the same for each trick, by the numbers of its deal and its own, trick 0 being all of a deal
    before its first lead.
    """

    game: Game
    head: Line = field(default_factory=dict)
    source: Packs | None = None
    actions: list[Action] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)  # of each decision
    in_tricks: list[int] = field(default_factory=list)  # of each the number of its trick
    before: list[int] = field(default_factory=lambda: [0])
    begins: dict[tuple[int, int], int] = field(default_factory=dict)

    def start(self) -> State:
        """The match before anything was decided, logged from its beginning."""
        return self.game.start(self.head["seed"], deals=self.head.get("deals"), packs=self.source, log=True)

    @property
    def last_line(self) -> int:
        """The number of the last line."""
        return len(self.before) - 2

    @property
    def deals(self) -> list[int]:
        """How many decisions come before each deal."""
        return sorted({at for (_, trick), at in self.begins.items() if not trick})


def decisions(game: Game, lines: Iterable[str]) -> Decisions:
    """What was decided in a match, of which the record may stop anywhere.

    Raises:
        RecordError: at the first line that the spec does not reproduce.
    """
    source, found, reader = WholeLines(lines), Decisions(game), _Reader()
    state = None
    for now, line in replay(game, source, whole=False):
        if state is None:
            found.head, found.source = line, now.packs
        state = now
        reader.take(found, source.number, line, state)
    found.before.append(len(found.lines))
    found.actions = [] if state is None else state.history
    return found


class _Reader:
    """Where in the match the record is, line by line."""

    def __init__(self) -> None:
        self.deal, self.number = 0, 0
        self._past: Link[PastDeal] | None = None
        self._in_past = 0

    def take(self, found: Decisions, number: int, line: Line, state: State) -> None:
        """The next line, and the state after it."""
        known = len(found.lines)
        found.before += [known] * (number + 1 - len(found.before))
        match line["event"]:
            case "deal":
                self.deal, self.number = line["number"], 0
                found.begins[self.deal, 0] = known
            case "play":
                self.number = self.number or 1
            case "trick":
                self.number = line["number"] + 1
            case "deal_end":
                state.forget_log()
            case _:
                pass
        if new := self._decided(state) - known:
            found.begins.setdefault((self.deal, self.number), known)
            found.lines += [number] * new
            found.in_tricks += [self.number] * new

    def _decided(self, state: State) -> int:
        """How many decisions have been taken so far."""
        link = state.past
        while link is not None and link is not self._past:
            self._in_past += len(link.last.done)
            link = link.before
        self._past = state.past
        return self._in_past + len(state.done)
