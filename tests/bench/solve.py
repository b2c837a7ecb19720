"""Claim: the solver takes under 5 ms for Karnöffel's deals, and under 20 ms for Knüffeln's last five tricks.

    python -m tests.bench.solve [--deals 200]

Run by hand, never a test.  These are medians in time of the processor, of what one team is worth, from a position about
to be led to which chance has played; ``python -m tests.solve.double_dummy`` gives the ratio to a double-dummy solver.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

from stich import load_game
from stich.engine.table import Stage
from stich.solve.solver import DealSolver
from stich.solve.teams import teams
from tests.bench.measured import machine, on_one_core

CASES = (("karnoeffel", 5, 5.0), ("knueffeln", 5, 20.0))


def times(name: str, cards: int, number: int) -> list[float]:
    """How many milliseconds each of some deals takes."""
    game, chance, found = load_game(name), random.Random(1), list[float]()
    solver, seed = DealSolver(game), 0
    while len(found) < number:
        seed += 1
        state = game.start(seed, deals=1, log=True)
        while not state.over and not (
            state.stage == Stage.TRICK and not state.trick and max(map(len, state.hands)) <= cards
        ):
            state.play(chance.choice(state.legal_actions()))
        if not state.over:
            team = teams(state)[0]
            begun = time.process_time()
            solver.worth(state, team)
            found.append(1000 * (time.process_time() - begun))
    return found


def main() -> None:
    """Print the medians."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=200)
    deals = parser.parse_args().deals
    on_one_core()
    print(machine())
    for name, cards, claimed in CASES:
        median = statistics.median(times(name, cards, deals))
        verdict = "" if median < claimed else "  MISSED"
        print(f"{name}, {cards} cards a hand: {median:.2f} ms at the median   claimed: under {claimed:g}{verdict}")


if __name__ == "__main__":
    main()
