"""How long a command takes from start to end, cold and warm, as a multiple of a Python that does nothing.

    python -m tests.bench.startup [--rounds 5]

Run by hand, never a test: machines differ, so only the ratios are worth quoting.  Whole processes are timed, with
their output thrown away, in turn with ``python -c pass``; the median of the rounds is printed.  Cold: nothing is known
of any spec; warm: all of it is known from an earlier run.  The bytecode of the package and of the specs' readers is
written before, in a folder of its own, as an installation does.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.specs_under_test import SPECS

STICH = ("-m", "stich")
COMMANDS: dict[str, tuple[str, ...]] = {
    "python -c pass": ("-c", "pass"),
    "stich --help": (*STICH, "--help"),
    "stich list": (*STICH, "list"),
    "stich validate knueffeln": (*STICH, "validate", "knueffeln"),
    "stich validate specs/*.yaml": (*STICH, "validate", *sorted(map(str, SPECS.glob("*.yaml")))),
    "stich run knueffeln --seed 1 --quiet": (*STICH, "run", "knueffeln", "--seed", "1", "--quiet"),
}
YARDSTICK = "python -c pass"


def seconds(args: Sequence[str], environment: Mapping[str, str]) -> float:
    """How long a process takes."""
    start = time.perf_counter()
    subprocess.run([sys.executable, *args], env=environment, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def measured(rounds: int, folder: Path) -> dict[str, tuple[float, float]]:
    """Of each command the median of the cold rounds and of the warm ones, interleaved with the others."""
    known = {
        **os.environ, "PYTHONPATH": str(SPECS.parent / "interpreter"), "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": str(folder / "bytecode"), "STICH_CACHE": str(folder / "cache"),
    }  # fmt: skip
    for args in COMMANDS.values():
        seconds(args, known)
    cold: dict[str, list[float]] = {name: [] for name in COMMANDS}
    warm: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for round_ in range(rounds):
        for i, (name, args) in enumerate(COMMANDS.items()):
            cold[name].append(seconds(args, {**known, "STICH_CACHE": str(folder / f"cache-{round_}-{i}")}))
            warm[name].append(seconds(args, known))
    return {name: (statistics.median(cold[name]), statistics.median(warm[name])) for name in COMMANDS}


def main() -> None:
    """Print the times and the ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=5)
    with tempfile.TemporaryDirectory() as folder:
        found = measured(parser.parse_args().rounds, Path(folder))
    nothing = found[YARDSTICK][1]
    print(f"{'':36}  {'cold':>8} {'':>6}  {'warm':>8}")
    for name, (cold, warm) in found.items():
        print(f"{name:36}  {cold:6.3f} s {cold / nothing:5.0f}×  {warm:6.3f} s {warm / nothing:5.0f}×")


if __name__ == "__main__":
    main()
