"""Claim: two threads and two processes do at least 1.8 times as many deals a second as one.

    python -m tests.bench.together [--spec karnoeffel] [--deals 3000000] [--rounds 5]

Run by hand, never a test, on a machine with two cores that nobody else uses: the load is printed, and if it is more
than a few tenths before the first round the figures are worth nothing.  Deals a second by the clock are compared,
starting threads or processes included; the rounds take turns, the median of their ratios.  What comes of the deals must
be the same.  Printed besides is the time of the processor that the same deals take, which says on a busy machine too
whether the two wait for one another, or have more to do than one alone.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time

from stich import load_game, playouts
from stich.match.game import Game
from tests.bench.measured import ROUNDS, Claim, machine, ratio

WAYS = {"one": (1, 1), "two threads": (2, 1), "two processes": (1, 2)}
CLAIMED = 1.8


def busy() -> float:
    """How long the processor has been busy with this process and those that it had, in seconds."""
    return sum(os.times()[:4])


def rounds(game: Game, deals: int, number: int) -> tuple[dict[str, list[float]], dict[str, list[float]]]:
    """Deals a second of each way by the clock, and by the time of the processor, round by round."""
    found: dict[str, list[float]] = {way: [] for way in WAYS}
    worked: dict[str, list[float]] = {way: [] for way in WAYS}
    for seed in range(number):
        sums = set()
        for way, (threads, processes) in WAYS.items():
            start, before = time.perf_counter(), busy()
            came = playouts(game, deals, seed, threads=threads, processes=processes)
            found[way].append(deals / (time.perf_counter() - start))
            worked[way].append(deals / (busy() - before))
            sums.add((came.points, came.decisions))
        if len(sums) != 1:
            sys.exit(f"something else comes of the deals: {sums}")
    return found, worked


def main() -> None:
    """Print deals a second of each way, and the ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--spec", default="karnoeffel")
    parser.add_argument("--deals", type=int, default=3_000_000)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    options = parser.parse_args()
    print(f"before: {machine()}")
    game = load_game(options.spec)
    playouts(game, 1000)
    found, worked = rounds(game, options.deals, options.rounds)
    print(f"after:  {machine()}")
    for way, speeds in found.items():
        print(f"{way:48} {statistics.median(speeds):12,.0f} deals a second")
    for way in list(WAYS)[1:]:
        print(Claim(f"{way} / one", ratio(found[way], found["one"]), CLAIMED))
    for way in list(WAYS)[1:]:
        beside = ratio(worked[way], worked["one"])
        print(f"{f'{way} / one, in time of the processor':48} {beside:8.2f}   nothing is claimed")


if __name__ == "__main__":
    main()
