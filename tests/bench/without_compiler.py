"""Claim: without a compiler, play from Python is no slower than before there was a machine.

    python -m tests.bench.without_compiler [--before 9e4009d] [--deals 2000] [--rounds 5]

Run by hand, never a test; it needs the history of the project.  The tree of an earlier commit is laid into a temporary
folder; both trees play the same random deals through ``legal_actions`` and ``play``, each in processes of its own that
take turns on one core, ours with ``STICH_MACHINE=off``.  Decisions a second are compared, the median of the ratios of
each round.  Two runs of one tree differ by two or three hundredths, so that is no slower.
"""

from __future__ import annotations

import argparse
import io
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from tests.bench.measured import ROUNDS, Claim, on_one_core, ratio
from tests.specs_under_test import SPECS

BEFORE = "9e4009d"
GAMES = ("knueffeln", "elfern", "karnoeffel", "hearts", "spades", "skat", "whist", "euchre")
CLAIMED = 0.97  # two runs of one tree differ by so much
ROOT = SPECS.parent

PLAYOUT = """\
import gc, random, sys, time
from stich import load_game

for name in sys.argv[2:]:
    game, number, decisions = load_game(name), random.Random(1).random, 0
    for deals in (20, int(sys.argv[1])):  # the first deals build tables
        gc.collect()
        state, decisions, start = game.start(1, deals=deals), 0, time.process_time()
        while not state.over:
            actions = state.legal_actions()
            state.play(actions[int(number() * len(actions))])
            decisions += 1
    print(decisions / (time.process_time() - start))
"""


def laid_out(commit: str, folder: Path) -> Path:
    """The tree of a commit, in a folder."""
    found = subprocess.run(["git", "archive", commit, "interpreter", "specs", "schema"], cwd=ROOT, capture_output=True)
    if found.returncode:
        sys.exit(f"there is no commit {commit} here: {found.stderr.decode(errors='replace').strip()}")
    with tarfile.open(fileobj=io.BytesIO(found.stdout)) as tree:
        tree.extractall(folder, filter="data")
    return folder


def decisions_a_second(tree: Path, deals: int) -> list[float]:
    """Of each game, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "interpreter"), "STICH_MACHINE": "off"}
    args = [sys.executable, "-c", PLAYOUT, str(deals), *GAMES]
    said = subprocess.run(args, env=environment, cwd=tree, stdout=subprocess.PIPE, check=True, text=True).stdout
    return [float(line) for line in said.split()]


def main() -> None:
    """Print decisions a second before and now, and the ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--before", default=BEFORE, metavar="COMMIT")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    options = parser.parse_args()
    on_one_core()
    now, before = [], []
    with tempfile.TemporaryDirectory() as folder:
        tree = laid_out(options.before, Path(folder))
        for _ in range(options.rounds):
            now.append(decisions_a_second(ROOT, options.deals))
            before.append(decisions_a_second(tree, options.deals))
    ratios = []
    for name, ours, theirs in zip(GAMES, zip(*now, strict=True), zip(*before, strict=True), strict=True):
        ratios.append(ratio(ours, theirs))
        speeds = f"{statistics.median(ours):9,.0f} beside {statistics.median(theirs):9,.0f} decisions a second"
        print(f"{name:12} {speeds} {ratios[-1]:6.2f}")
    print(Claim("the median of these games", statistics.median(ratios), CLAIMED))


if __name__ == "__main__":
    main()
