"""Claim: played at random from Python, every game takes at least four times as many decisions a second as OpenSpiel.

    python -m tests.bench.playouts [--deals 3000] [--rounds 5]

Run by hand, never a test.  Ours is a match through ``legal_actions`` and ``play``; every decision counts, exchanges and
dialogues among them.  Theirs are OpenSpiel's ``hearts`` and ``euchre`` (C++ behind Python; ``pip install open_spiel``)
through ``legal_actions`` and ``apply_action``; chance nodes, by which it deals, are played, but not counted.  One core,
rounds that take turns, the median of their ratios.
"""

from __future__ import annotations

import argparse
import random
import sys

from stich import load_game
from tests.bench.measured import ROUNDS, Claim, Run, at_random, on_one_core, ratio, speeds, told

OURS = ("knueffeln", "elfern", "karnoeffel", "hearts", "spades", "skat")
THEIRS = ("hearts", "euchre")
CLAIMED = 4.0


def ours(name: str, deals: int) -> Run:
    """Deals of a spec."""
    game = load_game(name)
    return lambda seed: at_random(game.start(seed, deals=deals), seed)


def open_spiel(name: str, deals: int) -> Run:
    """So many games of OpenSpiel's."""
    import pyspiel

    game = pyspiel.load_game(name)

    def run(seed: int) -> int:
        number, decisions = random.Random(seed).random, 0
        for _ in range(deals):
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
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    options = parser.parse_args()
    on_one_core()
    runs = {f"stich {name}": ours(name, options.deals) for name in OURS}
    try:
        runs |= {f"open_spiel {name}": open_spiel(name, max(1, options.deals // 10)) for name in THEIRS}
    except ImportError:
        sys.exit("OpenSpiel is not installed: pip install open_spiel")
    found = speeds(runs, options.rounds)
    claims = [
        Claim(f"{name} / open_spiel {peer}", ratio(found[f"stich {name}"], found[f"open_spiel {peer}"]), CLAIMED)
        for name in OURS
        for peer in THEIRS
    ]
    told("decisions", found, claims)


if __name__ == "__main__":
    main()
