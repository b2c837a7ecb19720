"""The specs of the library that the tests are run on: every file under ``specs/``."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from interpreter.engine.game import PlayableGame, load_game
from interpreter.engine.packs import BOTS
from interpreter.engine.rng import Random, stream
from interpreter.engine.state import State

TESTS = Path(__file__).parent
SPECS = TESTS.parent / "specs"
NAMES = sorted(path.stem for path in SPECS.glob("*.yaml"))


@cache
def playable(name: str) -> GameUnderTest:
    """The game, loaded once."""
    return load_game(SPECS / f"{name}.yaml")


GameUnderTest = PlayableGame


class Bots:
    """Random players, each drawing from its own stream."""

    def __init__(self, seed: int, players: int) -> None:
        self.streams = [Random(stream(seed, BOTS, seat)) for seat in range(players)]

    def act(self, state: State) -> int:
        """Let the seat to act do something; what it did."""
        action = self.streams[state.to_act].choice(state.legal_actions())
        state.play(action)
        return action

    def play_out(self, state: State, most: int = 100_000) -> Iterator[int]:
        """Play to the end of the match."""
        for _ in range(most):
            if state.over:
                return
            yield self.act(state)
        raise AssertionError("the match does not end")
