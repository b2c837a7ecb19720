"""Claim: Knüffeln and Elfern are played from Python at least two and a half times as fast as when written in Python.

    python -m tests.bench.by_hand [--deals 3000] [--rounds 5]

Run by hand, never a test.  Both sides are driven at random through the same ``legal_actions`` and ``play``; decisions
a second are compared.  The games written by hand (``handwritten.py``) can neither be taken back nor recorded nor looked
at, and leave out what is rare.  One core, rounds that take turns, the median of their ratios.
"""

from __future__ import annotations

import argparse

from tests.bench import handwritten
from tests.bench.measured import ROUNDS, Claim, Run, at_random, on_one_core, ratio, speeds, told
from tests.bench.playouts import ours

YARDSTICKS = {"knueffeln": handwritten.Knueffeln, "elfern": handwritten.Elfern}
CLAIMED = 2.5


def by_hand(game: type[handwritten.Knueffeln] | type[handwritten.Elfern], deals: int) -> Run:
    """Deals of the game written by hand."""
    return lambda seed: at_random(game(deals, seed), seed)


def main() -> None:
    """Print decisions a second of each contestant, and the ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--deals", type=int, default=3000)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    options = parser.parse_args()
    on_one_core()
    runs = {f"stich {name}": ours(name, options.deals) for name in YARDSTICKS}
    runs |= {f"by hand {name}": by_hand(game, options.deals) for name, game in YARDSTICKS.items()}
    found = speeds(runs, options.rounds)
    claims = [
        Claim(f"{name} / by hand", ratio(found[f"stich {name}"], found[f"by hand {name}"]), CLAIMED)
        for name in YARDSTICKS
    ]
    told("decisions", found, claims)


if __name__ == "__main__":
    main()
