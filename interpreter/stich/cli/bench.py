"""How fast specs are played here: ``stich bench``.

Place in the pipeline: part of ``cli``, over the engine and the machine.  It measures, and must not know what is fast.
"""

from __future__ import annotations

import os
import platform
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from math import isnan
from random import Random
from typing import Any

import click

from stich.cli import options
from stich.cli.errors import UsageError
from stich.cli.wording import count, put, put_json
from stich.engine.packs import Seeded
from stich.engine.state import State
from stich.language.text.home import Folders
from stich.language.text.library import library_names
from stich.match.core import kind_of, which, why_none
from stich.match.game import Game, load_game
from stich.match.playouts import playouts

EACH = 16  # of the library, where no spec is named
SHORTEST, LONGEST = 0.001, 60.0  # seconds a figure
GROWTH_AT_MOST = 8  # from one try to the next
DEALS_AT_MOST = 1_000_000  # in one go

Clock = Callable[[], float]


@click.command("bench")
@options.spec_argument("specs", nargs=-1, metavar="[SPEC]...")
@click.option("--all", "everything", is_flag=True, help="Measure every spec of the library.")
@click.option("--seconds", type=click.FloatRange(SHORTEST, LONGEST), default=0.5, show_default=True, metavar="N",
              help="How long to measure for each figure.")  # fmt: skip
@options.trust
@options.formats("text", "json")
def command(specs: tuple[str, ...], everything: bool, seconds: float, trusted: tuple[str, ...], form: str) -> int:
    """Measure how fast specs are played on this machine; without SPEC, some of the library.

    Decisions a second are those of play at random through the Python interface, by the compiled machine and by the
    readable engine, in time of the processor; deals a second are those of whole deals at random (`stich.playouts`), on
    one thread and on as many as there are cores, by the clock.  Only ratios of one run are worth quoting.
    """
    if isnan(seconds):
        raise UsageError("--seconds is no number")
    if specs and everything:
        raise UsageError("with --all no spec is named")
    names = library_names() if everything else specs or library_names()[::EACH]
    return bench(names, seconds, form, trusted)


@dataclass(frozen=True, slots=True)
class Speeds:
    """One spec: which ``machine`` plays it, and if none, why; decisions a second on it and on the readable engine,
    whole deals a second on one thread and on as many as there are cores."""

    name: str
    machine: str | None
    reason: str | None
    decisions: float | None
    readable_decisions: float
    deals: float
    deals_on_all_cores: float


def bench(names: Sequence[str], seconds: float, form: str, trusted: Folders = ()) -> int:
    """Measure some specs, and print a table.

    Raises:
        SpecError: a spec has faults.
        UnplayableError: a deal cannot go on as its spec says.
    """
    games = [load_game(name, trusted=trusted) for name in names]
    if form == "json":
        put_json({**_here(), "specs": [asdict(measure(game, seconds)) for game in games]})
        return 0
    width = max(len(game.name) for game in games)
    put(*_headings(width))
    for game in games:
        put(_row(measure(game, seconds), width))
        sys.stdout.flush()
    return 0


def measure(game: Game, seconds: float) -> Speeds:
    """How fast a game is played."""
    found, cores = game.on_machine, _cores()
    threads, processes = (cores, 1) if found else (1, cores)  # without a machine threads wait for one another

    def begin(seed: int, deals: int) -> State:
        return State(game.plan, Seeded(seed), deals)

    def on_all(deals: int) -> int:
        return playouts(game, deals, threads=threads, processes=processes).deals

    return Speeds(
        name=game.name,
        machine=kind_of(found[0]) if found else None,
        reason=None if found else why_none(game.plan.n) or "it has no room for what the spec asks",
        decisions=_rate(_decisions(lambda seed, deals: game.start(seed, deals=deals)), seconds) if found else None,
        readable_decisions=_rate(_decisions(begin), seconds),
        deals=_rate(lambda deals: playouts(game, deals).deals, seconds, time.perf_counter),
        deals_on_all_cores=_rate(on_all, seconds, time.perf_counter),
    )


# --- measuring --------------------------------------------------------------------------------------------------------


def _rate(work: Callable[[int], int], seconds: float, clock: Clock = time.process_time) -> float:
    """What is done in a second of work: so much of it that it takes long enough, less before that, to warm up."""
    deals = 1
    while True:
        start = clock()
        done = work(deals)
        spent = clock() - start
        if spent >= seconds or (deals == DEALS_AT_MOST and spent > 0):
            return done / spent
        wanted = GROWTH_AT_MOST if spent * GROWTH_AT_MOST < seconds else 1 + seconds / spent
        deals = min(DEALS_AT_MOST, int(deals * wanted) + 1)


def _decisions(begin: Callable[[int, int], State]) -> Callable[[int], int]:
    """Play so many deals at random, whatever ends a match; how many decisions they took."""

    def work(deals: int) -> int:
        number, decisions, left, seed = Random(1).random, 0, deals, 0
        while left > 0:
            state = begin(seed, left)
            while not state.over:
                actions = state.legal_actions()
                state.play(actions[int(number() * len(actions))])
                decisions += 1
            left, seed = left - max(1, state.deals_done), seed + 1
        return decisions

    return work


# --- telling ----------------------------------------------------------------------------------------------------------


def _here() -> dict[str, Any]:
    """What the figures were measured with."""
    return {
        "stich": version("stich"),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "processor": _processor(),
        "cores": _cores(),
        "machine": which(),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
    }


def _cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _processor() -> str:
    """The name of the processor, as far as the system tells."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8", errors="replace") as told:
            names = [line.partition(":")[2].strip() for line in told if line.startswith("model name")]
    except OSError:
        names = []
    return names[0] if names else platform.processor() or platform.machine() or "unknown"


def _headings(width: int) -> Iterator[str]:
    here = _here()
    load = "" if here["load"] is None else f", load {here['load']}"
    cores = count(here["cores"], "core")
    yield f"Stich {here['stich']}, {here['python']}, machine {here['machine']}; {here['processor']}, {cores}{load}"
    yield ""
    yield f"{'':{width}}  {'':8}  {'decisions a second':^31}  {'deals a second':>19}"
    heads = f"{'machine':8}  {'on it':>12} {'readable':>10} {'ratio':>7}"
    yield f"{'spec':{width}}  {heads}  {'one thread':>12} {'all cores':>12}"


def _row(found: Speeds, width: int) -> str:
    on_it, ratio = "–", "–"
    if found.decisions is not None:
        on_it, ratio = f"{found.decisions:,.0f}", f"{found.decisions / found.readable_decisions:.1f}"
    figures = f"{found.machine or 'none':8}  {on_it:>12} {found.readable_decisions:10,.0f} {ratio:>7}"
    deals = f"{found.deals:12,.0f} {found.deals_on_all_cores:12,.0f}"
    return f"{found.name:{width}}  {figures}  {deals}{f'  ({found.reason})' if found.reason else ''}"
