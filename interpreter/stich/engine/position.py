"""A match with what it is played with: the plan, the packs, what has been done, and its log.

Place in the pipeline: between the bare ``table`` and the parts of the engine that change it.  It can be copied and set
back; it must not know the rules of play.

What belongs to past deals is kept in chains, which copies share: however long the match is, a copy and a step back
cost what the deal under way costs.
"""

from __future__ import annotations

from itertools import chain
from operator import attrgetter
from typing import NamedTuple, Self

from stich.cards import Seat
from stich.engine.actions import Action
from stich.engine.chain import Link, in_order
from stich.engine.events import Awarded, Event
from stich.engine.packs import Packs
from stich.engine.plan import Plan
from stich.engine.table import Table


class Checkpoint(NamedTuple):
    """The match before a deal: how many events it had, who deals, whether the deal is a new one (else the last was
    thrown in), and what carries over from deal to deal."""

    logged: int
    dealer: Seat
    new: bool
    deal_number: int
    deals_done: int
    fruitless: int
    stake: int
    totals: tuple[tuple[int, ...], ...]
    pools: tuple[int, ...]
    awards: tuple[Awarded, ...]
    last_points: tuple[int, ...]
    past_points: tuple[list[int], ...]


class PastDeal(NamedTuple):
    """A deal that is over and in which something was done: the match before it, and what was done."""

    begun: Checkpoint
    done: tuple[Action, ...]


class Position(Table):
    """A table, its plan, and the way that led here."""

    __slots__ = ("begun", "deals_limit", "done", "happened", "legal", "logged", "packs", "past", "plan", "told")

    plan: Plan
    packs: Packs
    deals_limit: int | None  # the match lasts so many deals, whatever the score; None: as the spec says
    legal: tuple[Action, ...] | None  # what may be done now, once it has been asked
    begun: Checkpoint  # the match before the deal under way
    done: list[Action]  # what has been done in the deal under way
    past: Link[PastDeal] | None  # the deals before in which anything was done, since the past was given up last
    happened: list[Event] | None  # what has happened in the deal under way, for the record; None: nobody asks
    logged: int  # how many events there were before
    told: Link[list[Event]] | None  # those of them that have not been given up, deal by deal

    @property
    def history(self) -> list[Action]:
        """What has been done, since the past was given up last."""
        return [*chain.from_iterable(deal.done for deal in in_order(self.past)), *self.done]

    @property
    def log(self) -> list[Event] | None:
        """What has happened since then, and has not been taken by a recorder; None: nobody asks."""
        if self.happened is None:
            return None
        deals = [*in_order(self.told), self.happened]
        return list(chain.from_iterable(deals))

    @property
    def event_count(self) -> int:
        """How many events the match has had so far, if anybody asks for them."""
        return self.logged + len(self.happened or ())

    def events_after(self, number: int) -> list[Event]:
        """What has happened after so many events of the match; nothing if nobody asks.

        Raises:
            RuntimeError: some of that has been given up.
        """
        first, deals, told = self.logged, [self.happened or []], self.told
        while first > number:
            if told is None:
                raise RuntimeError("the past was given up before it was recorded")
            deals.append(told.last)
            first, told = first - len(told.last), told.before
        return list(chain.from_iterable(reversed(deals)))[number - first :]

    def copy(self) -> Self:
        """An independent position that stands where this one does; its past can still be undone."""
        other = type(self).__new__(type(self))
        other.stand_as(self)
        return other

    def stand_as(self, other: Position) -> None:
        """Stand where another position does, with its past.  Nothing changeable is shared afterwards."""
        for name, value in zip(_SHARED, _shared_by(other), strict=True):
            setattr(self, name, value)
        for name in _COPIED:
            setattr(self, name, getattr(other, name).copy())
        for name in _COPIED_TWICE:
            setattr(self, name, [item[:] for item in getattr(other, name)])
        self.happened = None if other.happened is None else other.happened[:]

    def checkpoint(self, dealer: Seat, new: bool) -> None:
        """Remember that ``dealer`` is about to deal, so that undoing need not start at the first card of the match.
        Whatever lasts for one deal follows from this by dealing again."""
        if self.done:
            self.past, self.done = Link(self.past, PastDeal(self.begun, tuple(self.done))), []
        if self.happened:
            self.logged += len(self.happened)
            self.told, self.happened = Link(self.told, self.happened), []
        self.begun = Checkpoint(
            self.logged,
            dealer,
            new,
            self.deal_number,
            self.deals_done,
            self.fruitless,
            self.stake,
            tuple(map(tuple, self.totals)),
            tuple(self.pools),
            tuple(self.awards),
            tuple(self.last_points),
            tuple(self.past_points),
        )

    def step_back(self) -> tuple[Action, ...]:
        """Stand as before the last deal in which anything was done; what was done in it.

        Raises:
            IndexError: nothing has been done yet, or not since the past was given up.
        """
        done = tuple(self.done)
        if not done:
            if self.past is None:
                raise IndexError("nothing has been done that could be taken back")
            (self.begun, done), self.past = self.past.last, self.past.before
        self.done = []
        self._unlog(self.begun.logged)
        self.carry_over(self.begun)
        return done

    def carry_over(self, point: Checkpoint) -> None:
        """Let what carries over into a deal be as it was then."""
        self.deal_number, self.deals_done, self.fruitless = point.deal_number, point.deals_done, point.fruitless
        self.stake, self.totals, self.pools = point.stake, list(map(list, point.totals)), list(point.pools)
        self.awards, self.last_points = list(point.awards), list(point.last_points)
        self.past_points = list(point.past_points)
        self.over, self.winner, self.legal = False, None, None

    def _unlog(self, logged: int) -> None:
        """Let the match have had no more events than before some deal."""
        while self.told is not None and self.logged > logged:
            self.logged, self.told = self.logged - len(self.told.last), self.told.before
        self.logged = logged
        if self.happened is not None:
            self.happened = []

    def forget(self) -> None:
        """Give up the past before this deal: it can no longer be undone, and what happened in it leaves the log.

        Whoever plays very many deals does this now and then, when the log has been read; nothing else changes.
        """
        self.past = None
        self.forget_log()

    def forget_log(self) -> None:
        """Let what happened before this deal leave the log, but not what can be undone."""
        self.told = None

    def watch(self, log: bool = True) -> None:
        """Log what happens from now on, and nothing of what has; or nothing at all."""
        self.told, self.happened = None, [] if log else None

    def note(self, event: Event) -> None:
        """Log an event, if anybody asks for them.  Of what happens often the event is not even made if nobody does."""
        if self.happened is not None:
            self.happened.append(event)


_DECLARED = {name: str(kind) for name, kind in (Table.__annotations__ | Position.__annotations__).items()}
_LISTS = [name for name, kind in _DECLARED.items() if kind.startswith(("list[", "dict[")) and "None" not in kind]
_COPIED_TWICE = [name for name in _LISTS if _DECLARED[name].startswith("list[list[")]
_COPIED = [name for name in _LISTS if name not in _COPIED_TWICE]
_SHARED = [name for name in _DECLARED if name not in _LISTS]
_shared_by = attrgetter(*_SHARED)
