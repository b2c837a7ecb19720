"""Random playouts from Python through ``legal_actions`` and ``play``, beside two yardsticks in the same run.

    python -m tests.bench.playouts [--deals 3000] [--rounds 5]

Run by hand, never a test: machines differ, so only the ratios are worth quoting.  The yardsticks are OpenSpiel's
``hearts`` and ``euchre`` (C++ behind Python; ``pip install open_spiel``, left out where it is missing) and the same two
games written by hand in Python (``handwritten.py``).  The rounds are interleaved and the median ratio is printed.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable

from stich import load_game
from stich.engine.state import State
from tests.bench import handwritten

Playout = Callable[[int, int], int]


def ours(name: str) -> Playout:
    """Deals of a spec; every decision counts, exchanges and dialogues among them."""
    game = load_game(name)

    def run(deals: int, seed: int) -> int:
        return decisions_of(game.start(seed, deals=deals), seed)

    return run


def by_hand(game: type[handwritten.Knueffeln] | type[handwritten.Elfern]) -> Playout:
    """Deals of the hand-written game."""

    def run(deals: int, seed: int) -> int:
        return decisions_of(game(deals, seed), seed)

    return run


def decisions_of(state: State | handwritten.Knueffeln | handwritten.Elfern, seed: int) -> int:
    """Play at random to the end; how many decisions it took."""
    number, decisions = random.Random(seed).random, 0
    while not state.over:
        actions = state.legal_actions()
        state.play(actions[int(number() * len(actions))])
        decisions += 1
    return decisions


def open_spiel(name: str) -> Playout | None:
    """Games of OpenSpiel's, or None where it is not installed.  Chance nodes are played, but not counted."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(name)

    def run(deals: int, seed: int) -> int:
        number, decisions = random.Random(seed).random, 0
        for _ in range(deals // 10):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                decisions += not state.is_chance_node()
                state.apply_action(actions[int(number() * len(actions))])
        return decisions

    return run


def main() -> None:
    """Print decisions a second of each contestant, and the ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--deals", type=int, default=3000)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    runs = {
        "stich knueffeln": ours("knueffeln"),
        "stich elfern": ours("elfern"),
        "by hand knueffeln": by_hand(handwritten.Knueffeln),
        "by hand elfern": by_hand(handwritten.Elfern),
        "open_spiel hearts": open_spiel("hearts"),
        "open_spiel euchre": open_spiel("euchre"),
    }
    speeds: dict[str, list[float]] = {name: [] for name, run in runs.items() if run}
    for seed in range(options.rounds + 1):  # the first round warms up
        for name, run in runs.items():
            if run is None:
                continue
            start = time.process_time()
            decisions = run(options.deals, seed)
            if seed:
                speeds[name].append(decisions / (time.process_time() - start))
    for name, values in speeds.items():
        print(f"{name:20} {statistics.median(values) / 1e6:6.3f} million decisions a second")
    for game in ("knueffeln", "elfern"):
        for peer in (f"by hand {game}", "open_spiel hearts", "open_spiel euchre"):
            if peer in speeds:
                ratios = [a / b for a, b in zip(speeds[f"stich {game}"], speeds[peer], strict=True)]
                print(f"stich {game} / {peer}: {statistics.median(ratios):.2f}")


if __name__ == "__main__":
    main()
