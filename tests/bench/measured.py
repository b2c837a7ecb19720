"""What the benches share: one core, rounds that take turns, medians, a table with what is claimed.

Place in the pipeline: under every bench that compares; knows nothing of games but the two calls of a playout.

Machines differ and are never idle, so no bench quotes seconds: contestants take turns round after round in one process
on one core, and what is claimed is the median of the ratios of each round.
"""

from __future__ import annotations

import os
import random
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from stich.match.core import machine_for

ROUNDS = 5

Run = Callable[[int], float]
"""Do some work for a round, whose number is its seed; how much there was: decisions, deals."""


class Playable(Protocol):
    """What is played from Python: a state of ours, or a yardstick behind the same calls."""

    over: bool

    def legal_actions(self) -> Sequence[int]: ...
    def play(self, action: int, /) -> object: ...


def on_one_core() -> None:
    """Stay on one core from now on, the last of those there are; where the system lets one."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def machine() -> str:
    """In a line, what plays, and how much else is going on."""
    plays = machine_for(52)
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"
    name = plays.__name__.split(".")[-1] if plays else "none, the readable engine plays"
    return f"machine: {name}; cores: {os.cpu_count()}; load: {load}"


def at_random(state: Any, seed: int) -> int:
    """Play at random to the end; how many decisions it took."""
    number, decisions = random.Random(seed).random, 0
    while not state.over:
        actions = state.legal_actions()
        state.play(actions[int(number() * len(actions))])
        decisions += 1
    return decisions


def speeds(runs: Mapping[str, Run], rounds: int = ROUNDS) -> dict[str, list[float]]:
    """How much each does in a second of the processor, round by round; one round before them warms up."""
    found: dict[str, list[float]] = {name: [] for name in runs}
    for round_ in range(rounds + 1):
        for name, run in runs.items():
            start = time.process_time()
            done = run(round_)
            if round_:
                found[name].append(done / (time.process_time() - start))
    return found


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """The median of the ratios of each round."""
    return statistics.median(a / b for a, b in zip(ours, theirs, strict=True))


@dataclass(frozen=True)
class Claim:
    """A ratio, and the least that it is said to be."""

    what: str
    ratio: float
    aim: float

    def __str__(self) -> str:
        verdict = "" if self.ratio >= self.aim else "  MISSED"
        return f"{self.what:48} {self.ratio:8.2f}   claimed: {self.aim:g} or more{verdict}"


def told(unit: str, found: Mapping[str, Sequence[float]], claims: Sequence[Claim]) -> None:
    """Print medians, then the ratios."""
    print(machine())
    for name, values in found.items():
        print(f"{name:48} {statistics.median(values):12,.0f} {unit} a second")
    for claim in claims:
        print(claim)
