"""A match with what it is played with: the plan, the packs, what has been done, and its log.

Place in the pipeline: between the bare ``table`` and the parts of the engine that change it.  It can be copied and set
back; it must not know the rules of play.

What belongs to past deals is kept in chains, which copies share: however long the match is, a copy and a step back
cost what the deal under way costs.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from operator import attrgetter
from typing import NamedTuple, Self

from stich.cards import Seat
from stich.engine.actions import Action
from stich.engine.chain import Link, in_order
from stich.engine.events import Aside, Awarded, Event
from stich.engine.packs import Packs
from stich.engine.plan import Plan
from stich.engine.seen import SeenSoFar, go_on
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
    past_points: tuple[Sequence[int], ...]


class PastDeal(NamedTuple):
    """A deal that is over and in which something was done: the match before it, and what was done."""

    begun: Checkpoint
    done: tuple[Action, ...]


class DealNoted(NamedTuple):
    """What happened in a deal that is over: its events, what came between them, and how many of the first of them
    nobody had asked for yet."""

    events: list[Event]
    asides: list[tuple[int, Aside]]
    skipped: int

    @property
    def logged(self) -> list[Event]:
        """The events that were asked for."""
        return self.events[self.skipped :]


class Position(Table):
    """A table, its plan, and the way that led here.

    What happens in the deal under way is noted if anybody asks for it: a record, which asks for the whole match from
    some moment on, or a seat, which asks for the deal under way."""

    __slots__ = (
        "asides", "begun", "begun_as_seen", "deals_limit", "done", "happened", "legal", "logged", "packs", "past",
        "plan", "recorded", "seen", "skipped", "told", "whole",
    )  # fmt: skip

    plan: Plan
    packs: Packs
    deals_limit: int | None  # the match lasts so many deals, whatever the score; None: as the spec says
    legal: tuple[Action, ...] | None  # what may be done now, once it has been asked
    begun: Checkpoint  # the match before the deal under way
    done: list[Action]  # what has been done in the deal under way
    past: Link[PastDeal] | None  # the deals before in which anything was done, since the past was given up last
    happened: list[Event] | None  # what has happened in the deal under way; None: nobody asks
    asides: list[tuple[int, Aside]]  # what came between these, before which number of them
    whole: bool  # whether that is all that has happened in the deal
    seen: list[SeenSoFar]  # for each seat what it has seen of it, so far as it was asked for; none: nobody asked
    begun_as_seen: Checkpoint | None  # the match before this deal as all know it, once it has been asked for
    recorded: bool  # whether a record is asked for
    skipped: int  # how many of the first of these events the record does not ask for
    logged: int  # how many events there were before
    told: Link[DealNoted] | None  # those of them that have not been given up, deal by deal

    @property
    def history(self) -> list[Action]:
        """What has been done, since the past was given up last."""
        return [*chain.from_iterable(deal.done for deal in in_order(self.past)), *self.done]

    @property
    def log(self) -> list[Event] | None:
        """What has happened since then, and has not been taken by a recorder; None: nobody asks."""
        if not self.recorded:
            return None
        deals = [*(deal.logged for deal in in_order(self.told)), self.logged_now]
        return list(chain.from_iterable(deals))

    @property
    def logged_now(self) -> list[Event]:
        """What has happened in the deal under way, as far as a record asks for it."""
        return self.happened[self.skipped :] if self.recorded and self.happened else []

    @property
    def event_count(self) -> int:
        """How many events the match has had so far, if anybody asks for them."""
        return self.logged + len(self.logged_now)

    def events_after(self, number: int) -> list[Event]:
        """What has happened after so many events of the match; nothing if nobody asks.

        Raises:
            RuntimeError: some of that has been given up.
        """
        first, deals, told = self.logged, [self.logged_now], self.told
        while first > number:
            if told is None:
                raise RuntimeError("the past was given up before it was recorded")
            deals.append(told.last.logged)
            first, told = first - len(told.last.logged), told.before
        return list(chain.from_iterable(reversed(deals)))[number - first :]

    def deals_noted(self, number: int) -> list[DealNoted]:
        """What has been noted deal by deal, from the deal on before which there were so many events.

        Raises:
            RuntimeError: some of that has been given up.
        """
        now = DealNoted(self.happened or [], self.asides, self.skipped)
        first, deals, told = self.logged, [now], self.told
        while first > number:
            if told is None:
                raise RuntimeError("the past was given up before it was told")
            deals.append(told.last)
            first, told = first - len(told.last.logged), told.before
        return deals[::-1]

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
            if self.recorded and len(self.happened) > self.skipped:
                self.logged += len(self.happened) - self.skipped
                self.told = Link(self.told, DealNoted(self.happened, self.asides, self.skipped))
            self.happened = []
        self._nothing_yet()
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
        self.past_points = list(map(list, point.past_points))
        self.over, self.winner, self.legal = False, None, None

    def _unlog(self, logged: int) -> None:
        """Let the match have had no more events than before some deal."""
        while self.told is not None and self.logged > logged:
            self.logged, self.told = self.logged - len(self.told.last.logged), self.told.before
        self.logged = logged
        if self.happened is not None:
            self.happened = []
        self._nothing_yet()

    def _nothing_yet(self) -> None:
        """A deal begins, and nothing has happened in it."""
        self.asides, self.seen, self.begun_as_seen = [], [], None
        self.whole, self.skipped = self.happened is not None, 0

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
        self.told, self.recorded = None, log
        if log and self.whole and self.happened:
            self.skipped = len(self.happened)
            return
        self.happened, self.asides = [] if log else None, []
        self.seen, self.whole, self.skipped, self.begun_as_seen = [], False, 0, None

    def attend(self) -> None:
        """Note what happens from the next deal on, for the seats; no record is asked for."""
        self.told, self.happened, self.recorded = None, [], False

    def note(self, event: Event) -> None:
        """Log an event, if anybody asks for them.  Of what happens often the event is not even made if nobody does."""
        if self.happened is not None:
            self.happened.append(event)

    def note_aside(self, aside: Aside) -> None:
        """Note what no record tells, if anybody asks for what happens."""
        if self.happened is not None:
            self.asides.append((len(self.happened), aside))

    def seen_by(self, seat: Seat) -> tuple[Event, ...]:
        """What a seat has seen of the deal under way, so far as it was noted."""
        if self.happened is None:
            return ()
        if not self.seen:
            self.seen = [SeenSoFar()] * self.plan.players
        now = self.seen[seat] = go_on(self.plan, seat, self.seen[seat], self.happened, self.asides)
        return now.events

    def public_beginning(self) -> Checkpoint:
        """What all knew of the match before the deal under way: enough to begin that deal again."""
        if self.begun_as_seen is None:
            begun, given = self.begun, [0] * len(self.sides)
            for _, side, points in begun.awards:
                given[side] += points
            awards = tuple(Awarded("", side, points) for side, points in enumerate(given) if points)
            past = tuple(map(tuple, begun.past_points))
            self.begun_as_seen = begun._replace(logged=0, awards=awards, past_points=past)
        return self.begun_as_seen


_DECLARED = {name: str(kind) for name, kind in (Table.__annotations__ | Position.__annotations__).items()}
_LISTS = [name for name, kind in _DECLARED.items() if kind.startswith(("list[", "dict[")) and "None" not in kind]
_COPIED_TWICE = [name for name in _LISTS if _DECLARED[name].startswith("list[list[")]
_COPIED = [name for name in _LISTS if name not in _COPIED_TWICE]
_SHARED = [name for name in _DECLARED if name not in _LISTS]
_shared_by = attrgetter(*_SHARED)
