"""A match with what it is played with: the plan, the packs, its history and its log.

Place in the pipeline: between the bare ``table`` and the parts of the engine that change it.  It can be copied and set
back; it must not know the rules of play.
"""

from __future__ import annotations

from typing import NamedTuple, Self

from stich.cards import Seat
from stich.engine.actions import Action
from stich.engine.events import Awarded, Event
from stich.engine.packs import Packs
from stich.engine.plan import Plan
from stich.engine.table import Table


class Checkpoint(NamedTuple):
    """The match before a deal: actions done, events logged, who deals, whether the deal is a new one (else the last was
    thrown in), and what carries over from deal to deal."""

    done: int
    logged: int
    dealer: Seat
    new: bool
    deal_number: int
    deals_done: int
    fruitless: int
    stake: int
    totals: list[list[int]]
    pools: list[int]
    awards: list[Awarded]
    last_points: list[int]
    past_points: list[list[int]]


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
            value = getattr(other, name)
            if type(value) is list:
                value = [item[:] if type(item) is list else item for item in value]
            elif type(value) is dict:
                value = dict(value)
            setattr(self, name, value)
        self.history = other.history[:]
        self.log = other.log[:] if other.log is not None else None
        self.checkpoints, self.forgotten = other.checkpoints[:], other.forgotten

    def checkpoint(self, dealer: Seat, new: bool) -> None:
        """Remember that ``dealer`` is about to deal, so that undoing need not start at the first card of the match.
        Whatever lasts for one deal follows from this by dealing again."""
        self.checkpoints.append(
            Checkpoint(
                len(self.history),
                len(self.log) if self.log is not None else 0,
                dealer,
                new,
                self.deal_number,
                self.deals_done,
                self.fruitless,
                self.stake,
                [total[:] for total in self.totals],
                self.pools[:],
                self.awards[:],
                self.last_points[:],
                self.past_points[:],
            )
        )

    def back_to(self, point: Checkpoint) -> None:
        """Stand as before a deal; the history is cut to what had been done then, the log to what had happened."""
        del self.history[point.done :]
        if self.log is not None:
            del self.log[point.logged :]
        self.deal_number, self.deals_done, self.fruitless = point.deal_number, point.deals_done, point.fruitless
        self.stake, self.totals, self.pools = point.stake, [total[:] for total in point.totals], point.pools[:]
        self.awards, self.last_points, self.past_points = point.awards[:], point.last_points[:], point.past_points[:]
        self.over, self.winner, self.legal = False, None, None

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


_COPIED = (*Table.__slots__, "deals_limit", "legal", "packs", "plan")
