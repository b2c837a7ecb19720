"""Claim: ``stich.playouts`` takes time in proportion to the deals, and no more memory for ten million than for few.

    python -m tests.bench.very_many [--spec karnoeffel] [--deals 1000 10000 100000 1000000 10000000]

Run by hand, never a test.  Each number of deals is played in a process of its own, on one core; printed are the seconds
that the playouts alone took, the deals a second beside those of a hundred thousand deals (or of the number next below),
and the most memory that the process ever held, beside that of the fewest deals.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

from tests.bench.measured import machine, on_one_core
from tests.specs_under_test import SPECS

NUMBERS = [10**power for power in range(3, 8)]
SETTLED = 100_000  # deals, after which the first call's own work no longer shows

PLAYOUT = """\
import resource, sys, time
from stich import load_game, playouts

game, deals = load_game(sys.argv[1]), int(sys.argv[2])
playouts(game, 10)
start = time.process_time()
playouts(game, deals, 1)
print(time.process_time() - start, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def played(spec: str, deals: int) -> tuple[float, int]:
    """The seconds that so many deals take, and the most kibibytes that the process ever held (macOS: bytes)."""
    environment = {**os.environ, "PYTHONPATH": str(SPECS.parent / "interpreter")}
    args = [sys.executable, "-c", PLAYOUT, spec, str(deals)]
    done = subprocess.run(args, env=environment, stdout=subprocess.PIPE, check=True, text=True)
    seconds, memory = done.stdout.split()
    return float(seconds), int(memory)


def main() -> None:
    """Print a row for each number of deals."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--spec", default="karnoeffel")
    parser.add_argument("--deals", type=int, nargs="+", default=NUMBERS)
    options = parser.parse_args()
    on_one_core()
    found = {deals: played(options.spec, deals) for deals in sorted(options.deals)}
    settled = max((deals for deals in found if deals <= SETTLED), default=min(found))
    speed, least = settled / found[settled][0], found[min(found)][1]
    print(machine())
    print(f"{'deals':>12} {'seconds':>9} {'deals a second':>20} {'most memory':>20}")
    for deals, (seconds, memory) in found.items():
        rate = deals / seconds
        print(f"{deals:12,} {seconds:9.3f} {rate:12,.0f} ({rate / speed:5.2f}) {memory:12,} ({memory / least:5.2f})")


if __name__ == "__main__":
    main()
