"""A match with what it is played with: the plan, the packs, its history and its log.

Place in the pipeline: between the bare ``table`` and the parts of the engine that change it.  It can be copied and set
back; it must not know the rules of play.
"""

from __future__ import annotations

from typing import NamedTuple, Self

from stich.cards import Seat
from stich.engine.actions import Action
from stich.engine.events import Event
from stich.engine.packs import Packs
from stich.engine.plan import Plan
from stich.engine.table import Table


class Checkpoint(NamedTuple):
    """The match before a deal: actions done, events logged, who deals, whether the deal is a new one (else the last was
    thrown in), the stake, and what else carries over from deal to deal, in the order of ``_CARRIED``."""

    done: int
    logged: int
    dealer: Seat
    new: bool
    stake: int
    carried: tuple[object, ...]


_CARRIED = (
    "awards",
    "deal_number",
    "deals_done",
    "fruitless",
    "last_points",
    "past_points",
    "pools",
    "totals",
)  # fmt: skip


class Position(Table):
    """A table, its plan, and the way that led here."""

    __slots__ = ("checkpoints", "deals_limit", "forgotten", "history", "legal", "log", "packs", "plan")

    plan: Plan
    packs: Packs
    deals_limit: int | None  # the match lasts so many deals, whatever the score; None: as the spec says
    history: list[Action]  # what has been done, since the past was given up last
    log: list[Event] | None  # what has happened since then, for the record; None: nobody asks
    forgotten: int  # how many events have been given up
    legal: tuple[Action, ...] | None  # what may be done now, once it has been asked
    checkpoints: list[Checkpoint]  # one before each deal

    def copy(self) -> Self:
        """An independent position that stands where this one does; its past can still be undone."""
        other = type(self).__new__(type(self))
        other.stand_as(self)
        return other

    def stand_as(self, other: Position) -> None:
        """Stand where another position does, with its past.  Nothing changeable is shared afterwards."""
        for name in _COPIED:
            setattr(self, name, _copied(getattr(other, name)))
        self.history = other.history[:]
        self.log = other.log[:] if other.log is not None else None
        self.checkpoints, self.forgotten = other.checkpoints[:], other.forgotten

    def checkpoint(self, dealer: Seat, new: bool) -> None:
        """Remember that ``dealer`` is about to deal, so that undoing need not start at the first card of the match.
        Whatever lasts for one deal follows from this by dealing again."""
        logged = len(self.log) if self.log is not None else 0
        carried = tuple([_copied(getattr(self, name)) for name in _CARRIED])
        self.checkpoints.append(Checkpoint(len(self.history), logged, dealer, new, self.stake, carried))

    def back_to(self, point: Checkpoint) -> None:
        """Stand as before a deal; the history is cut to what had been done then, the log to what had happened."""
        del self.history[point.done :]
        if self.log is not None:
            del self.log[point.logged :]
        for name, value in zip(_CARRIED, point.carried, strict=True):
            setattr(self, name, _copied(value))
        self.stake, self.over, self.winner, self.legal = point.stake, False, None, None

    def forget(self) -> None:
        """Give up the past before this deal: it can no longer be undone, and what happened in it leaves the log.

        Whoever plays very many deals does this now and then, when the log has been read; nothing else changes.
        """
        if len(self.checkpoints) < 2:
            return
        point = self.checkpoints[-1]
        del self.history[: point.done]
        if self.log is not None:
            del self.log[: point.logged]
        self.forgotten += point.logged
        self.checkpoints = [point._replace(done=0, logged=0)]

    def note(self, event: Event) -> None:
        """Log an event, if anybody asks for them.  Of what happens often the event is not even made if nobody does."""
        if self.log is not None:
            self.log.append(event)


def _copied(value: object) -> object:
    """The same, with nothing changeable in common: lists of plain things or of such lists, and dictionaries."""
    if type(value) is list:
        return [item[:] if type(item) is list else item for item in value]
    return dict(value) if type(value) is dict else value


_COPIED = (*Table.__slots__, "deals_limit", "legal", "packs", "plan")
