"""Claim: ``stich.playouts`` does at least 0.6 times as many deals a second as C written by hand for that one game.

    python -m tests.bench.tight [--deals 50000] [--rounds 5] [--compiler gcc] [--flags="-O3 -march=native"]

Run by hand, never a test.  The yardsticks are Karnöffel, Elfern and Whist in ``tight.c``, compiled here for this very
processor; ``--flags=-O3`` compiles them for any of its family, as the machine is compiled for a wheel.  They have the
same rules, the same portable shuffle, the same choices by chance.  That they play the same game is checked first:
deals, decisions, points, tricks and who scored most must be equal, number for number.  They do nothing that their own
game does not need: of a pack they draw only the cards that are ever seen, and there is no position to look at, copy or
take back.  One core, rounds that take turns, the median of their ratios.
"""

from __future__ import annotations

import argparse
import ctypes
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from stich import load_game, playouts
from stich.match.game import Game
from stich.match.playouts import DEALS_A_MATCH
from tests.bench.measured import ROUNDS, Claim, Run, on_one_core, ratio, speeds, told

GAMES = ("karnoeffel", "elfern", "whist")
SOURCE = Path(__file__).with_name("tight.c")
FLAGS = "-O3 -march=native"
CLAIMED = 0.6
SHARE = 3  # they play three times as many deals, which takes about as long

Sums = tuple[int, int, tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""Deals, decisions; by seat the points and how often its side scored most of all; tricks by seat."""


class Tally(ctypes.Structure):
    """What the yardsticks add up."""

    _fields_ = (
        ("deals", ctypes.c_int64),
        ("decisions", ctypes.c_int64),
        ("points", ctypes.c_int64 * 4),
        ("best", ctypes.c_int64 * 4),
        ("tricks", ctypes.c_int64 * 4),
    )


Tight = Callable[[int, int], Tally]


def compiled(name: str, library: ctypes.CDLL) -> Tight:
    """A yardstick, which plays so many deals from a seed on, in matches as ``playouts`` does."""
    one = getattr(library, name)

    def play(deals: int, seed: int) -> Tally:
        tally = Tally()
        while deals:
            size = min(deals, DEALS_A_MATCH)
            one(ctypes.c_uint64(seed), ctypes.c_int64(size), ctypes.byref(tally))
            deals, seed = deals - size, seed + 1
        return tally

    return play


def built(compiler: str, flags: str, folder: Path) -> ctypes.CDLL:
    """The yardsticks, compiled into a folder."""
    made = folder / "tight.so"
    subprocess.run([compiler, *flags.split(), "-shared", "-fPIC", "-o", str(made), str(SOURCE)], check=True)
    return ctypes.CDLL(str(made))


def check_same(game: Game, tight: Tight) -> None:
    """Leave unless both play the same deals."""
    deals, seed = 10_000, 20_261_130
    ours, theirs = playouts(game, deals, seed), tight(deals, seed)
    sides = game.plan.side_of
    one: Sums = (ours.deals, ours.decisions, ours.points, ours.best, ours.tricks)
    points, best = (tuple(each[side] for side in sides) for each in (theirs.points, theirs.best))
    other: Sums = (theirs.deals, theirs.decisions, points, best, tuple(theirs.tricks[: len(sides)]))
    if one != other:
        sys.exit(f"{game.name}: they do not play the same game: {one}, {other}")
    print(f"{game.name}: {deals:,} deals come out the same, points {' '.join(map(str, one[2]))}")


def ours(game: Game, deals: int) -> Run:
    """Deals by ``playouts``."""

    def run(seed: int) -> float:
        return playouts(game, deals, seed).deals

    return run


def by_hand(tight: Tight, deals: int) -> Run:
    """Deals by the yardstick."""

    def run(seed: int) -> float:
        return int(tight(deals, seed).deals)

    return run


def main() -> None:
    """Print deals a second of each contestant, and the ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--deals", type=int, default=50_000)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--compiler", default="gcc")
    parser.add_argument("--flags", default=FLAGS)
    options = parser.parse_args()
    on_one_core()
    runs: dict[str, Run] = {}
    with tempfile.TemporaryDirectory() as folder:
        library = built(options.compiler, options.flags, Path(folder))
        for name in GAMES:
            game, tight = load_game(name), compiled(name, library)
            check_same(game, tight)
            runs[f"stich {name}"] = ours(game, options.deals)
            runs[f"by hand {name}"] = by_hand(tight, SHARE * options.deals)
        found = speeds(runs, options.rounds)
    ratios = {name: ratio(found[f"stich {name}"], found[f"by hand {name}"]) for name in GAMES}
    claims = [Claim(f"{name} / by hand", ratios[name], CLAIMED) for name in GAMES]
    told("deals", found, claims)


if __name__ == "__main__":
    main()
