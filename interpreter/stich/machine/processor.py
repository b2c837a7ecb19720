"""What the processor at hand can do: a machine compiled for more than every processor has is used only where it runs.

Place in the pipeline: beside the machine; asked when it is built and when it is loaded.  It imports none of ours.
"""

from __future__ import annotations

import os
import platform
from functools import cache
from pathlib import Path

PORTABLE = "STICH_PORTABLE"
"""Set, it asks for a machine that runs on every processor, as one that is given away must."""

NEWER = frozenset({"avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe", "popcnt"})
"""What Linux calls the abilities of the level x86-64-v3, as most processors since 2015 have them: counting the cards of
a set, or finding the fifth of them, is one instruction each."""

NEWER_FLAGS = ("-march=x86-64-v3",)
CPUINFO = Path("/proc/cpuinfo")


@cache
def is_newer() -> bool:
    """Whether this processor is known to have all of it."""
    if platform.machine() not in ("x86_64", "AMD64"):
        return False
    try:
        with CPUINFO.open(encoding="ascii", errors="replace") as file:
            told = file.read(16_384)
    except OSError:
        return False
    line = next((line for line in told.splitlines() if line.startswith("flags")), "")
    return set(line.split()) >= NEWER


def wanted() -> bool:
    """Whether a machine is to be compiled for processors like this one, and not for all."""
    return is_newer() and not os.environ.get(PORTABLE)
