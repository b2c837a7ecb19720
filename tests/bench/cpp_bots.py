"""Claim: whole deals by ``stich.playouts`` on one thread are at least eight times as fast as OpenSpiel's random bots.

    python -m tests.bench.cpp_bots [--deals 20000] [--rounds 5]

Run by hand, never a test.  Theirs is ``pyspiel.evaluate_bots`` with ``make_uniform_random_bot`` at each seat: one call
from Python plays one whole game, chance and decisions, in C++, and making its first state is one more; that is the
quickest loop over whole games which the package offers (its random simulation is a test that checks each step, its
rollouts begin only where somebody has to decide).  Ours is ``stich.playouts`` with the portable shuffle.  Deals a
second are compared; a game of OpenSpiel's is one deal, with as many decisions as one of ours: ``spades-openspiel`` is
its reading of Spades, and of Oh Hell a reading is made with its four players and hands of one to twelve cards.

Printed besides, and not claimed: the same against rollouts from the end of the deal on
(``RandomRolloutEvaluator``, all of them in one call), which deal no cards, so that ours then does more.
One core, rounds that take turns, the median of their ratios.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from stich import load_game, playouts
from stich.match.game import Game
from tests.bench.measured import ROUNDS, Claim, Run, on_one_core, ratio, speeds, told
from tests.specs_under_test import SPECS

PEERS = {
    "hearts": "hearts",
    "spades": "spades",
    "spades-openspiel": "spades",
    "oh-hell": "oh_hell(players=4)",
    "euchre": "euchre",
}
CLAIMED = 8.0
SHARE = 10  # they play a tenth of our deals, which takes about as long
OH_HELL = """\
format: 1
game: oh-hell-of-openspiel
extends: {spec}
deal:
  - deal: {{cards by deal: {sizes}, packets: 1}}
  - turn up: {{bind: trump, until: 1 suit}}
  - dialogue: bidding
"""


def our_game(name: str, folder: Path) -> Game:
    """The spec; of Oh Hell with every size of the hands that OpenSpiel deals, over and over."""
    if name != "oh-hell":
        return load_game(name)
    path = folder / "oh-hell-of-openspiel.yaml"
    sizes = list(range(1, 13))
    path.write_text(OH_HELL.format(spec=SPECS / "oh-hell.yaml", sizes=sizes), encoding="utf-8")
    return load_game(path)


def ours(game: Game, deals: int) -> Run:
    """Deals by ``playouts``."""

    def run(seed: int) -> float:
        return playouts(game, deals, seed).deals

    return run


def by_bots(game: Any, deals: int) -> Run:
    """Whole games between OpenSpiel's random bots."""
    import pyspiel

    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]

    def run(seed: int) -> float:
        for number in range(deals):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed * deals + number)
        return deals

    return run


def by_rollouts(game: Any, deals: int) -> Run:
    """As many rollouts of a deal whose cards are dealt: what a search spends on the first position that it looks at."""
    import pyspiel

    def run(seed: int) -> float:
        number, state = random.Random(seed).random, game.new_initial_state()
        while state.is_chance_node():
            actions = state.legal_actions()
            state.apply_action(actions[int(number() * len(actions))])
        rollouts = pyspiel.RandomRolloutEvaluator(deals, seed)
        pyspiel.MCTSBot(game, rollouts, 1.0, 1, 1000, False, seed, False).mcts_search(state)
        return deals

    return run


def contestants(deals: int, folder: Path) -> dict[str, Run]:
    """Who takes turns."""
    import pyspiel

    runs = {f"stich {name}": ours(our_game(name, folder), deals) for name in PEERS}
    for peer in dict.fromkeys(PEERS.values()):
        game = pyspiel.load_game(peer)
        runs[f"open_spiel bots {peer}"] = by_bots(game, max(1, deals // SHARE))
        if not peer.startswith("oh_hell"):  # there a rollout has as many cards as happen to be dealt
            runs[f"open_spiel rollouts {peer}"] = by_rollouts(game, max(1, deals // SHARE))
    return runs


def main() -> None:
    """Print deals a second of each contestant, and the ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    options = parser.parse_args()
    on_one_core()
    with tempfile.TemporaryDirectory() as folder:
        try:
            runs = contestants(options.deals, Path(folder))
        except ImportError:
            sys.exit("OpenSpiel is not installed: pip install open_spiel")
        found = speeds(runs, options.rounds)
    bots = {name: found[f"open_spiel bots {peer}"] for name, peer in PEERS.items()}
    claims = [Claim(f"{name} / bots", ratio(found[f"stich {name}"], bots[name]), CLAIMED) for name in PEERS]
    told("deals", found, claims)
    for name, peer in PEERS.items():
        if f"open_spiel rollouts {peer}" in found:
            beside = ratio(found[f"stich {name}"], found[f"open_spiel rollouts {peer}"])
            print(f"{f'{name} / rollouts that deal nothing':48} {beside:8.2f}   nothing is claimed")


if __name__ == "__main__":
    main()
