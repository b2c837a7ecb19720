"""Random playouts of every spec in the library, in one table: deals and actions a second, and actions a deal.

    python -m tests.bench.every_spec [--seconds 1.0]

Run by hand, never a test.  The last column is each game's speed in actions beside the median of all, so that an outlier
shows whatever the machine.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Iterator

from stich import load_game
from stich.language.text.library import library_names


def playout(name: str, seconds: float) -> tuple[float, float]:
    """Deals and actions a second of one spec, after its tables have been built."""
    game, number = load_game(name), random.Random(1).random
    for deals in (20, None):  # the first round builds tables
        deals_done = actions_done = 0
        start = time.process_time()
        while (deals and deals_done < deals) or (deals is None and time.process_time() - start < seconds):
            state = game.start(deals_done, deals=10)
            while not state.over:
                actions = state.legal_actions()
                state.play(actions[int(number() * len(actions))])
            deals_done += 10
            actions_done += len(state.history)
        spent = time.process_time() - start
    return deals_done / spent, actions_done / spent


def rows(seconds: float) -> Iterator[tuple[str, float, float]]:
    """Name, deals a second, actions a second of each spec."""
    for name in library_names():
        deals, actions = playout(name, seconds)
        yield name, deals, actions


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Random playouts of every spec.")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds a spec")
    table = list(rows(parser.parse_args().seconds))
    median = statistics.median(actions for _, _, actions in table)
    print(f"{'spec':24} {'deals/s':>9} {'actions/s':>10} {'a deal':>7} {'of median':>9}")
    for name, deals, actions in table:
        print(f"{name:24} {deals:9.0f} {actions:10.0f} {actions / deals:7.1f} {actions / median:9.2f}")


if __name__ == "__main__":
    main()
