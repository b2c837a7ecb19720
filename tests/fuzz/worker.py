"""A process that does some cases of a harness, with its memory bounded; each outcome is a line of JSON.

python -m tests.fuzz.worker HARNESS SEED FIRST COUNT
python -m tests.fuzz.worker HARNESS shrink < FAULT
"""

from __future__ import annotations

import json
import resource
import sys
import traceback
from dataclasses import asdict
from importlib import import_module
from pathlib import Path

from tests.fuzz.common import MEMORY, Fault, Outcome, shrunk


def main(name: str, seed: str, *numbers: str) -> None:
    """Do what the arguments say."""
    module = import_module(f"tests.fuzz.{name}")
    _bound_memory()
    if seed == "shrink":
        json.dump(asdict(shrunk(module, Fault(**json.load(sys.stdin)))), sys.stdout)
        return
    first, count = map(int, numbers)
    for index in range(first, first + count):
        try:
            outcome: Outcome = module.case(seed, index)
        except Exception:
            print(json.dumps({"broken": f"case {seed}-{index}: {traceback.format_exc()[-3000:]}"}), flush=True)
            return
        outcome.figures["cases"] += 1
        faults = [asdict(fault) | {"about": {"case": f"{seed}-{index}", **fault.about}} for fault in outcome.faults]
        print(json.dumps({"figures": outcome.figures, "faults": faults}), flush=True)


def _bound_memory() -> None:
    """Let this process take so much more memory than it has now; what needs more is a ``MemoryError``."""
    statm = Path("/proc/self/statm")
    has = int(statm.read_text().split()[0]) * resource.getpagesize() if statm.exists() else MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (has + MEMORY, has + MEMORY))


if __name__ == "__main__":
    main(*sys.argv[1:])
