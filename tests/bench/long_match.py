"""Claim: to copy, take back or look at a match costs after ten thousand deals what it costs after one.

    python -m tests.bench.long_match [--spec knueffeln] [--deals 1 100 10000] [--log]

Run by hand, never a test.  Printed are the microseconds of a copy, an undo (with the action done again) and a view in
the middle of a deal that follows, and how they compare with those of the first row; and the bytes that the match and
the caches of its game keep, by deal.  First on the machine, then, as without a compiler, on the readable engine.  With
``--log`` the match is recorded as it goes, which only the readable engine does.
"""

from __future__ import annotations

import argparse
import os
import random
import time
import tracemalloc
from collections.abc import Callable

from stich import load_game
from stich.engine.state import State
from stich.match.core import CHOICE, machine_for
from stich.match.record import Recorder
from tests.bench.measured import on_one_core


def after(name: str, deals: int, log: bool) -> tuple[State, float]:
    """A match in the middle of a deal, so many being done; and how many bytes it has come to keep for each."""
    game, number = load_game(name), random.Random(1).random
    state = game.start(1, deals=deals + 50, log=log)
    recorder = Recorder(game, state, 1, ["random"] * game.plan.players) if log else None
    tracemalloc.start()
    begun, _ = tracemalloc.get_traced_memory()
    while not state.over and (state.deals_done < deals or len(state.tricks) < 3):
        actions = state.legal_actions()
        state.play(actions[int(number() * len(actions))])
        for _ in recorder.lines() if recorder else ():
            pass
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return state, (kept - begun) / deals


def micros(what: Callable[[], object], times: int = 200, rounds: int = 20) -> float:
    """The least microseconds that it took."""
    least = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        for _ in range(times):
            what()
        least = min(least, (time.process_time() - start) / times)
    return least * 1e6


def measured(state: State) -> dict[str, float]:
    """Microseconds of each."""
    return {
        "copy": micros(state.copy),
        "undo": micros(lambda: state.play(state.undo())),
        "view": micros(lambda: state.view(state.to_act)),
    }


def table(spec: str, numbers: list[int], log: bool) -> None:
    """Print a row for each number of deals."""
    first: dict[str, float] = {}
    print(f"{'deals':>8} {'copy':>16} {'undo':>16} {'view':>16} {'bytes a deal':>13}")
    for deals in numbers:
        state, kept = after(spec, deals, log)
        took = measured(state)
        first = first or took
        cells = " ".join(f"{took[what]:8.1f} ({took[what] / first[what]:5.2f})" for what in took)
        print(f"{deals:8} {cells} {kept:13.0f}")


def main() -> None:
    """Print a table for the machine, if there is one, and one for the readable engine."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--spec", default="knueffeln")
    parser.add_argument("--deals", type=int, nargs="+", default=[1, 100, 10_000])
    parser.add_argument("--log", action="store_true", help="record the match as it goes")
    options = parser.parse_args()
    on_one_core()
    if machine_for(0) is not None and not options.log:
        print("on the machine")
        table(options.spec, options.deals, options.log)
    os.environ[CHOICE] = "off"
    print("on the readable engine")
    table(options.spec, options.deals, options.log)


if __name__ == "__main__":
    main()
