"""A deal laid open: what it is worth to a team if all play their best, what is best now, and a best line.

Place in the pipeline: over ``match``, beside the players; whoever has a position and may see every card asks here.  The
search itself is the machine's (``machine.solve``).  It must not know words, nor a terminal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from importlib import import_module
from typing import Any

from stich.cards import Seat
from stich.engine.actions import Action
from stich.engine.position import Position
from stich.engine.state import State
from stich.errors import UnsolvedError
from stich.machine.layout_search import MATCH, WhyStopped
from stich.match.game import Game
from stich.match.load import PlacedOnMachine, machine_at
from stich.program.game import write_program
from stich.program.writer import NoRoomError
from stich.solve.teams import Team, teams

NODES = 200_000_000
"""How many positions are looked at before a deal is given up, unless said."""

MEMORY = 64
"""How much memory a search may have for what it has found, in megabytes, unless said."""

ALIKE_FROM = 6  # cards in a hand from which on it pays to work out which are alike
ENTRY = 40  # bytes for a position
PLAIN_ENTRIES = 1 << 16  # Python's numbers need more
DEEPEST, PLAIN_DEEPEST = 400, 200

Weighing = Callable[[int, int], None]
"""Is told how many moves are weighed of how many."""


@dataclass(frozen=True, slots=True)
class Move:
    """Something that may be done now, and what the deal is then worth."""

    action: Action
    worth: Fraction


@dataclass(frozen=True, slots=True)
class Solved:
    """What a deal is worth to a team if all play their best.  ``best``: what the seat to act may do without losing
    anything; ``others``: what else, if that was asked for; ``line``: one way in which all do their best to the end.
    ``positions``: how many were looked at."""

    team: Team
    worth: Fraction
    to_act: Seat
    best: tuple[Move, ...]
    others: tuple[Move, ...]
    line: tuple[Action, ...]
    positions: int


@dataclass(frozen=True, slots=True)
class Loss:
    """A decision that was taken, and what the deal was worth to its team: before it, if all play their best, and after
    it.  ``best``: what would have lost nothing, where it did."""

    seat: Seat
    action: Action
    worth: Fraction
    kept: Fraction
    best: tuple[Action, ...] = ()

    @property
    def lost(self) -> Fraction:
        """What the decision gave away."""
        return self.worth - self.kept


class DealSolver:
    """Solves deals of one game.  ``nodes``: how many positions it looks at before it gives a deal up; ``memory``: how
    many megabytes it may remember them in.

    Raises:
        UnsolvedError: the machine has no room for the game.
    """

    def __init__(self, game: Game, *, nodes: int = NODES, memory: int = MEMORY) -> None:
        self.game, self.nodes = game, nodes
        found = game.on_machine
        try:
            self._machine, self._home = found or _plainly(game)
        except NoRoomError as fault:
            raise UnsolvedError(f"{game.name} cannot be solved: {fault}") from None
        entries = 1 << max(10, (memory * 1_000_000 // ENTRY).bit_length() - 1)
        self._memory = (
            self._machine.Solver(entries, DEEPEST)
            if found is not None and hasattr(self._machine, "FINGERPRINT")
            else self._machine.Solver(min(entries, PLAIN_ENTRIES), PLAIN_DEEPEST)
        )
        self._like: PlacedOnMachine | None = None

    def worth(self, position: Position, team: Team) -> Fraction:
        """What the deal is worth to a team.

        Raises:
            UnsolvedError: it is too large, or cannot go on.
        """
        core = self._begin(position, team)
        return team.worth(self._ask(core, [self.nodes]))

    def solve(
        self, state: State, team: Team | None = None, *, every: bool = False, told: Weighing | None = None
    ) -> Solved:
        """The whole answer, for a team, or that of the seat to act; with ``every`` what each move is worth, and not
        only the best.

        Raises:
            UnsolvedError: the deal is over, too large, or cannot go on.
        """
        if state.over:
            raise UnsolvedError("the match is over; there is nothing to solve")
        team = team or next(team for team in teams(state) if state.to_act in team.seats)
        core, left = self._begin(state, team), [self.nodes]
        number = self._ask(core, left)
        best, others = list[Move](), list[Move]()
        actions = list(self._actions(core))
        for i, action in enumerate(actions):
            if told is not None:
                told(i, len(actions))
            if self._is_worth(core, action, number, team, left):
                best.append(Move(action, team.worth(number)))
            elif every:
                others.append(Move(action, team.worth(self._ask(core, left, action))))
        sign = 1 if state.to_act in team.seats else -1
        others.sort(key=lambda move: -sign * move.worth)
        line = (best[0].action, *self._line(_after(core, best[0].action), core, number, team, left))
        return Solved(team, team.worth(number), state.to_act, tuple(best), tuple(others), line, self.nodes - left[0])

    def judge(self, state: State, action: Action) -> Loss:
        """What a decision gives away that is taken now.  Who gives the deal up out of turn plays for his own team.

        Raises:
            UnsolvedError: the deal is too large, or cannot go on.
        """
        seat = self._whose(state, action)
        team = next(team for team in teams(state) if seat in team.seats)
        core, left = self._begin(state, team), [self.nodes]
        number = self._ask(core, left)
        if seat == state.to_act and self._is_worth(core, action, number, team, left):
            return Loss(seat, action, team.worth(number), team.worth(number))
        kept = min(number, self._ask(core, left, action))
        best = (each for each in self._actions(core) if seat == state.to_act)
        found = tuple(each for each in best if kept < number and self._is_worth(core, each, number, team, left))
        return Loss(seat, action, team.worth(number), team.worth(kept), found)

    def _whose(self, state: State, action: Action) -> Seat:
        """Who does it: the seat to act, or the first of a side that gives the deal up out of turn."""
        side = action - self.game.plan.actions.concede
        out_of_turn = side >= 0 and side != self.game.plan.side_of[state.to_act]
        return self.game.plan.sides[side][0] if out_of_turn else state.to_act

    # --- asking the machine -------------------------------------------------------------------------------------------

    def _begin(self, position: Position, team: Team) -> PlacedOnMachine:
        """The position on the machine, whose memory is cleared for a team."""
        core = machine_at(position, self._machine, self._home, self._like)
        self._like = self._like or core
        largest = max((len(hand) for hand in position.hands), default=0)
        self._memory.set_up(team.mask, team.weights, largest >= ALIKE_FROM)
        return core

    def _ask(self, core: PlacedOnMachine, left: list[int], action: Action = -1, *bounds: int) -> int:
        """What the machine says, of whose positions so many are left to be looked at."""
        found, nodes, stopped = self._memory.value(core, left[0], action, *bounds)
        left[0] -= nodes
        if stopped == WhyStopped.NOT:
            return int(found)
        raise UnsolvedError(_why(stopped, self.nodes))

    def _is_worth(self, core: PlacedOnMachine, action: Action, number: int, team: Team, left: list[int]) -> bool:
        """Whether by doing this nothing is lost."""
        if team.mask >> core.number("to_act") & 1:
            return self._ask(core, left, action, number - 1, number) >= number
        return self._ask(core, left, action, number, number + 1) <= number

    def _actions(self, core: PlacedOnMachine) -> Iterator[Action]:
        """What the seat to act may do; to give the deal up comes last."""
        yield from core.options()
        side = self.game.plan.side_of[core.number("to_act")]
        if core.allows_to_concede(side):
            yield self.game.plan.actions.concede + side

    def _line(
        self, core: PlacedOnMachine, begun: PlacedOnMachine, number: int, team: Team, left: list[int]
    ) -> Iterator[Action]:
        """What all do to the end of the deal without losing anything: always the first thing that does."""
        while not core.over and core.number("deal_number") == begun.number("deal_number"):
            found = next(each for each in self._actions(core) if self._is_worth(core, each, number, team, left))
            yield found
            core = _after(core, found)


def _plainly(game: Game) -> tuple[Any, Any]:
    """The machine as plain Python, and the home of the game's tables there."""
    machine = import_module("stich.machine.plain")
    return machine, machine.Tables(write_program(game.plan))


def _after(core: PlacedOnMachine, action: Action) -> PlacedOnMachine:
    found = type(core)()
    found.stand_as(core)
    found.play(action)
    return found


def _why(stopped: int, nodes: int) -> str:
    match stopped:
        case WhyStopped.NODES:
            return f"the deal is too large to be solved: it is not known after {nodes:,} positions"
        case WhyStopped.DEPTH:
            return "the deal is too large to be solved: it can go on for too long"
        case _:
            return "the deal cannot be solved: there are ways in which it cannot go on as the spec says"


def is_match(worth: Fraction) -> bool:
    """Whether that is worth a match which is won by what was declared or gained, and not by points."""
    return abs(worth) > MATCH >> 8
