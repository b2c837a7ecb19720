"""Claim: two threads and two processes do at least 1.8 times as many deals a second as one.

    python -m tests.bench.together [--spec karnoeffel] [--deals 1000000] [--rounds 5]

Run by hand, never a test, on a machine with two cores that nobody else uses: the load is printed, and if it is more
than a few tenths before the first round the figures are worth nothing.  Deals a second by the clock are compared,
starting threads or processes included; the rounds take turns, the median of their ratios.  What comes of the deals must
be the same.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time

from stich import load_game, playouts
from stich.match.game import Game
from tests.bench.measured import ROUNDS, Claim, machine, ratio

WAYS = {"one": (1, 1), "two threads": (2, 1), "two processes": (1, 2)}
CLAIMED = 1.8


def rounds(game: Game, deals: int, number: int) -> dict[str, list[float]]:
    """Deals a second of each way, round by round."""
    found: dict[str, list[float]] = {way: [] for way in WAYS}
    for seed in range(number):
        sums = set()
        for way, (threads, processes) in WAYS.items():
            start = time.perf_counter()
            came = playouts(game, deals, seed, threads=threads, processes=processes)
            found[way].append(deals / (time.perf_counter() - start))
            sums.add((came.points, came.decisions))
        if len(sums) != 1:
            sys.exit(f"something else comes of the deals: {sums}")
    return found


def main() -> None:
    """Print deals a second of each way, and the ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--spec", default="karnoeffel")
    parser.add_argument("--deals", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    options = parser.parse_args()
    print(f"before: {machine()}")
    game = load_game(options.spec)
    playouts(game, 1000)
    found = rounds(game, options.deals, options.rounds)
    print(f"after:  {machine()}")
    for way, speeds in found.items():
        print(f"{way:48} {statistics.median(speeds):12,.0f} deals a second")
    for way in list(WAYS)[1:]:
        print(Claim(f"{way} / one", ratio(found[way], found["one"]), CLAIMED))


if __name__ == "__main__":
    main()
