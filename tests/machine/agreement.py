"""The readable engine and the machine in the same match, held against one another decision by decision.

    python -m tests.machine.agreement [--plain] DEALS SEEDS [NAMES]

plays random matches of so many deals (0: as the spec says) with so many seeds, of these specs or of all, and tells what
differs.
"""

from __future__ import annotations

import random
import sys
from importlib import import_module
from typing import Any, NamedTuple

from stich.engine.errors import IllegalPlayError, UnplayableError
from stich.engine.packs import Seeded
from stich.engine.state import State
from stich.machine.limits import Fault, Most
from stich.match.core import chosen, compiled
from stich.match.game import Game
from stich.match.load import PlacedOnMachine, differences, machine_at, placed_on
from stich.program.game import write_program
from stich.program.writer import NoRoomError
from tests.specs_under_test import PLAYED, playable

PLAIN = "plain"
COMPILED = "compiled"
MACHINES = [COMPILED if compiled() and chosen() != "plain" else PLAIN]
"""What the laws hold to the engine: the compiled machine where there is one; the same as plain Python in a step of its
own of the CI, and with ``STICH_MACHINE=plain``."""
"""The machines that are here.  A compiled one is wanted wherever there is a compiler: ``.ci/run`` sees to that."""

GIVE_UP, REFUSED, SET_UP = 0.03, 0.1, 0.05  # of decisions: how often this is tried


class DifferError(AssertionError):
    """The engine and the machine are not of one mind."""


class Machined(NamedTuple):
    """A game, a module of the machine, and the home of the game's tables there."""

    game: Game
    machine: Any
    home: Any

    def begun(self, seed: int, deals: int) -> PlacedOnMachine:
        """A match on the machine that begins."""
        core = placed_on(self.machine)()
        core.begin(self.home, seed, deals)
        return core


def module_of(kind: str, cards: int) -> Any:
    """The machine of a kind that has room for a pack of so many cards."""
    found = compiled() if kind == COMPILED else None
    return import_module("stich.machine.plain") if found is None else found[cards > Most.NARROW]


def machined(game: Game, kind: str) -> Machined:
    """A game on a machine.

    Raises:
        NoRoomError: there is no room for it.
    """
    program = write_program(game.plan)
    machine = module_of(kind, game.plan.n)
    return Machined(game, machine, machine.Tables(program))


def play_along(on: Machined, seed: int, deals: int, *, most: int = 100_000, often: float = 1.0) -> int:
    """A random match on both; how many decisions were taken.  In so many of the positions the registers are compared.

    Raises:
        DifferError: they differ.
    """
    chance = random.Random(f"{seed} of {on.game.name}")
    try:
        state = State(on.game.plan, Seeded(seed), deals or None)
    except UnplayableError as error:
        _check_fault(on.begun(seed, deals), error)
        return 0
    core = on.begun(seed, deals)
    done = 0
    while not core.fault and done < most:
        _compare(core, state, registers=state.over or chance.random() < often)
        if state.over:
            return done
        if chance.random() < SET_UP:
            core = machine_at(state, on.machine, on.home)
        if chance.random() < REFUSED:
            _refuse(core, state, chance)
        if not state.legal_actions() and not state.over:
            return done  # whoever is to act has no way on: a fault of the spec that both meet
        done += 1
        if not _decide(core, state, chance):
            return done
    if core.fault == Fault.UNPLAYABLE:
        raise DifferError(f"the machine cannot go on, and the engine does: {_place(state)}")
    return done


def _decide(core: PlacedOnMachine, state: State, chance: random.Random) -> bool:
    """Take a decision; whether the match goes on."""
    legal, concede = state.legal_actions(), state.plan.actions.concede
    action = chance.choice(legal)
    gives_up = [side for side in range(len(state.sides)) if state.may_concede(side)]
    if gives_up and chance.random() < GIVE_UP:
        action = concede + chance.choice(gives_up)
    where = _place(state)
    try:
        state.play(action)
    except UnplayableError as error:
        core.play(action)
        _check_fault(core, error)
        return False
    core.play(action)
    if core.fault == Fault.UNPLAYABLE:
        raise DifferError(f"{where}: after {action} the machine cannot go on, and the engine does")
    return not core.fault


def _check_fault(core: PlacedOnMachine, error: UnplayableError) -> None:
    if not core.fault:
        raise DifferError(f"the machine goes on where the engine says: {error}")


def _compare(core: PlacedOnMachine, state: State, *, registers: bool) -> None:
    """Hold a position against the other."""
    legal, options = state.legal_actions(), core.options()
    sides = range(len(state.sides))
    giving_up, allowed = [*map(state.may_concede, sides)], [*map(core.allows_to_concede, sides)]
    if core.fault == Fault.ROOM:
        return
    if (core.fault, core.over, core.number("to_act")) != (0, state.over, state.to_act):
        raise DifferError(f"{_place(state)}: fault {core.fault}, over {core.over}, to act {core.number('to_act')}")
    if legal != options or giving_up != allowed:
        names = state.plan.actions.name
        both = [*map(names, legal)], [*map(names, options)], giving_up, allowed
        raise DifferError(f"{_place(state)}: may be done {both}")
    found = differences(core, state) if registers else []
    if found:
        raise DifferError(f"{_place(state)}: {', '.join(found)} differ")


def _refuse(core: PlacedOnMachine, state: State, chance: random.Random) -> None:
    """Try something that may not be done."""
    tried, concede = chance.randrange(-2, state.plan.actions.concede + len(state.sides) + 2), state.plan.actions.concede
    if tried in state.legal_actions() or state.may_concede(tried - concede):
        return
    for each in (state, core):
        try:
            each.play(tried)
        except (IllegalPlayError, ValueError):
            continue
        raise DifferError(f"{_place(state)}: {tried} is done")


def _place(state: State) -> str:
    return f"{state.plan.game.name}, deal {state.deal_number}, trick {state.trick_number}, {state.stage!r}"


def play_many(game: Game, kind: str, deals: int, seeds: range, **how: float) -> int:
    """Matches with several seeds; how many decisions were taken, 0 where the machine has no room for the game."""
    try:
        on = machined(game, kind)
    except NoRoomError:
        return 0
    return sum(play_along(on, seed, deals, **how) for seed in seeds)


def main(words: list[str]) -> int:
    """Play as the words say; how many games differ."""
    plain = "--plain" in words
    deals, seeds, *names = [word for word in words if word != "--plain"]
    decisions, bad = 0, 0
    for name in names or PLAYED:
        try:
            done = play_many(playable(name), PLAIN if plain else COMPILED, int(deals), range(int(seeds)))
        except DifferError as error:
            print(f"{name}: {error}")
            bad += 1
        else:
            decisions += done
            if not done:
                print(f"{name}: no room")
    print(f"{decisions:,} decisions in which they agree; {bad} games in which they do not")
    return bad


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
