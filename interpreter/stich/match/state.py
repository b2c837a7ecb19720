"""A match on the machine, behind the same calls as the readable engine's ``State``.

Place in the pipeline: over ``machine`` and ``engine``; ``game`` makes such a state where there is a machine.

The machine knows cards, seats and points and nothing else.  Whatever else is asked (views, what is wrong with an
action, any attribute of the readable state) is asked of a *shadow*: the readable engine, led through the same actions
of the deal under way.  Where the machine has no room, or a deal cannot go on, that engine takes over for good.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from operator import index
from typing import TYPE_CHECKING, Any, NamedTuple, Self, SupportsIndex, TypeAlias

from stich.cards import Seat, Side
from stich.engine.actions import Action
from stich.engine.chain import Link, chained
from stich.engine.events import Awarded
from stich.engine.packs import Seeded
from stich.engine.plan import Plan
from stich.engine.position import Checkpoint, PastDeal
from stich.engine.state import State
from stich.engine.view import View
from stich.machine.plain import numbers_in

if TYPE_CHECKING:
    from stich.machine.plain import Core
else:
    Core = object


class Frame(NamedTuple):
    """What a match is played with; copies share it."""

    plan: Plan
    packs: Seeded
    deals_limit: int | None


Past: TypeAlias = "tuple[Past, bytes, bytes] | None"
"""The deals that are over: those before the last, what carried over into it, and what was done in it."""


class Shadow(NamedTuple):
    """The readable state, and how far it has been led: the deals before, and the actions since."""

    state: State
    past: Past
    done: int


class OnMachine(Core):
    """What a state on the machine has beside what the machine does itself."""

    __slots__ = ()

    frame: Frame
    past: Past
    readable: State | None
    shadow: Shadow | None

    # --- what the machine does not do -----------------------------------------------------------------------------

    def leave_machine(self) -> None:
        """The machine cannot go on with the last action: the readable engine takes over, with the whole past."""
        *before, last = self.actions
        readable = self._go_on_readably(before)
        readable.play(last)
        self.over = readable.over

    def options_readably(self) -> tuple[Action, ...]:
        """What may be done, where the machine has no room to tell: the readable engine takes over."""
        return self._go_on_readably(self.actions).legal_actions()

    def _go_on_readably(self, actions: Sequence[Action]) -> State:
        """Let the readable engine take over when so much has been done in the deal under way."""
        self.readable = readable = self._whole(actions)
        self.shadow, self.past, self.over = None, None, readable.over
        return readable

    def _whole(self, actions: Sequence[Action]) -> State:
        """The readable state with the whole past, when so much has been done in the deal under way."""
        plan = self.frame.plan
        past = chained(PastDeal(checkpoint_of(plan, begun), tuple(done)) for begun, done in _deals(self.past))
        readable = self._readable_deal(past)
        for action in actions:
            readable.play(action)
        return readable

    def play_readably(self, action: SupportsIndex) -> None:
        """Do something that is no plain number, or refuse it as the readable engine does."""
        if self.readable is not None:
            self.readable.play(action)
            self.over = self.readable.over
            return
        try:
            number = index(action)
        except TypeError:
            number = -1
        if number in self.legal_actions() or self._concedes(number):
            self.play(int(number))
            return
        self.readably().copy().play(action)
        raise AssertionError("the engine does what the machine refuses")

    def _concedes(self, action: int) -> bool:
        side = action - self.frame.plan.actions.concede
        return 0 <= side < len(self.frame.plan.sides) and self.may_concede(side)

    # --- what a user asks -----------------------------------------------------------------------------------------

    @property
    def history(self) -> list[Action]:
        """What has been done, since the past was given up last."""
        if self.readable is not None:
            return self.readable.history
        return [*(action for _, done in _deals(self.past) for action in done), *self.actions]

    def undo(self) -> Action:
        """Take back the last action and return it.

        Raises:
            IndexError: nothing has been done yet, or not since the past was given up (see :meth:`forget`).
        """
        if self.readable is not None:
            action = self.readable.undo()
            self.over = self.readable.over
            return action
        begun, actions = self.carried, self.actions
        if not actions:
            if self.past is None:
                raise IndexError("nothing has been done that could be taken back")
            self.past, begun, done = self.past
            actions = numbers_in(done)
        *kept, last = actions
        self.shadow = None
        self.begin_again(begun, kept)
        if self.fault:
            self._go_on_readably(kept)
        return int(last)

    def forget(self) -> None:
        """Give up the past before this deal: it can no longer be undone."""
        self.past = self.shadow = None
        if self.readable is not None:
            self.readable.forget()

    def copy(self) -> Self:
        """An independent match that stands where this one does; its past can still be undone."""
        other = type(self).__new__(type(self))
        other.stand_as(self)
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as the readable state that stands where this one does: the machine's tables stay at home."""
        return _itself, (self._whole(self.actions) if self.readable is None else self.readable,)

    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[object, ...]:
        return self.__reduce__()

    def returns(self) -> list[float]:
        """For each seat: the points of its side less the mean of the other sides' (0 for every seat at the start);
        the other way round where the fewest points win."""
        return self.frame.plan.returns(self.totals[0])

    def view(self, seat: SupportsIndex) -> View:
        """All that ``seat`` may know.

        Raises:
            IndexError: there is no such seat.
        """
        return self.readably().view(seat)

    def may_concede(self, side: SupportsIndex) -> bool:
        """Whether a side may give the deal up now."""
        if self.readable is not None:
            return self.readable.may_concede(side)
        number = index(side)
        allowed = 0 <= number < len(self.frame.plan.sides) and self.allows_to_concede(number)
        return self._go_on_readably(self.actions).may_concede(number) if self.fault else allowed

    def concede(self, side: SupportsIndex) -> None:
        """Give the deal up for a side.

        Raises:
            IllegalPlayError: the spec does not allow it now.
        """
        if self.readable is None and hasattr(side, "__index__") and self.may_concede(side):
            self.play(self.frame.plan.actions.concede + index(side))
        else:
            self.readably().concede(side)
            self.over = self.readably().over

    def __str__(self) -> str:
        return str(self.readably())

    # --- registers --------------------------------------------------------------------------------------------------

    @property
    def plan(self) -> Plan:
        """The game, ready to be played."""
        return self.frame.plan

    @property
    def to_act(self) -> Seat:
        """Whose turn it is."""
        return self.number("to_act") if self.readable is None else self.readable.to_act

    @property
    def winner(self) -> Side | None:
        """The side that has won the match."""
        if self.readable is not None:
            return self.readable.winner
        won = self.number("winner")
        return None if won < 0 else won

    @property
    def totals(self) -> list[list[int]]:
        """For each total of the match, one number a side."""
        if self.readable is not None:
            return self.readable.totals
        sides, kinds = len(self.frame.plan.sides), len(self.frame.plan.game.match.totals)
        numbers = self.numbers("totals", sides * kinds)
        return [numbers[sides * i : sides * (i + 1)] for i in range(kinds)]

    @property
    def last_points(self) -> list[int]:
        """What the last deal scored for each side."""
        if self.readable is not None:
            return self.readable.last_points
        return self.numbers("last_points", len(self.frame.plan.sides))

    # --- the readable engine ----------------------------------------------------------------------------------------

    def readably(self) -> State:
        """The readable state that stands where this one does; it is to be read, not played."""
        if self.readable is not None:
            return self.readable
        shadow = self.shadow
        if shadow is None or not any(shadow.past is past for past in self._two_pasts()):
            shadow = Shadow(self._readable_deal(), self.past, 0)
        for action in self._since(shadow):
            shadow.state.play(action)
        self.shadow = Shadow(shadow.state, self.past, len(self.actions))
        return shadow.state

    def _two_pasts(self) -> tuple[Past, ...]:
        return (self.past,) if self.past is None else (self.past, self.past[0])

    def _since(self, shadow: Shadow) -> Iterator[Action]:
        """What has been done since the shadow was led."""
        if shadow.past is not self.past and self.past is not None:
            yield from numbers_in(self.past[2])[shadow.done :]
            yield from self.actions
        else:
            yield from self.actions[shadow.done :]

    def _readable_deal(self, past: Link[PastDeal] | None = None) -> State:
        """The readable engine at the beginning of the deal under way."""
        plan, packs, deals_limit = self.frame
        return State.resumed(plan, packs, deals_limit, checkpoint_of(plan, self.carried), past, attend=True)


def _itself(state: State) -> State:
    return state


def _deals(past: Past) -> list[tuple[bytes, list[Action]]]:
    """The deals that are over, the first one first: what carried over into each, and what was done."""
    deals = []
    while past is not None:
        past, begun, done = past
        deals.append((begun, numbers_in(done)))
    return deals[::-1]


def checkpoint_of(plan: Plan, begun: bytes) -> Checkpoint:
    """What carried over into a deal, from what the machine has written down of it (``machine.carried``)."""
    saved = numbers_in(begun)
    dealer, new, deal_number, deals_done, fruitless, stake, past_deals = saved[:7]
    numbers, sides = iter(saved[7:]), len(plan.sides)

    def some(size: int) -> list[int]:
        return [next(numbers) for _ in range(size)]

    totals = tuple(tuple(some(sides)) for _ in plan.game.match.totals)
    pools = tuple(some(len(plan.game.match.pools)))
    given, last = some(sides), tuple(some(sides))
    past = tuple(some(sides) for _ in range(past_deals))
    awards = tuple(Awarded("", side, points) for side, points in enumerate(given) if points)
    return Checkpoint(
        0, dealer, bool(new), deal_number, deals_done, fruitless, stake, totals, pools, awards, last, past
    )


@cache
def class_on(machine: Any) -> type[OnMachine]:
    """The class of the states on a machine.  Whatever else a readable state has, one of these has from its shadow: by a
    property each, for a class that looks names up by itself is slower to call.  Whoever asks whether it is a ``State``
    is told so, for it does whatever one does."""
    own = {"__slots__": ("over",), "__doc__": OnMachine.__doc__, "__class__": property(lambda self: State)}
    known = {*dir(OnMachine), *dir(machine.Core), "over"}
    others = {name: _of_shadow(name) for name in dir(State) if not name.startswith("_") and name not in known}
    return type("MachineState", (OnMachine, machine.Core), own | others)


def _of_shadow(name: str) -> property:
    return property(lambda self: getattr(self.readably(), name), doc=getattr(getattr(State, name), "__doc__", None))


def start_on(machine: Any, home: Any, frame: Frame) -> OnMachine | None:
    """A match about to begin on a machine; ``None`` if it cannot begin there."""
    state = class_on(machine)()
    state.frame = frame
    state.begin(home, frame.packs.seed, frame.deals_limit or 0)
    return None if state.fault else state
