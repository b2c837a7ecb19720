"""Very many deals played by chance, and what comes of them added up.

Place in the pipeline: the top of ``match``; whoever asks how often something happens begins here.

The deals are played in matches of at most ``DEALS_A_MATCH``, whatever the score.  The first match has the seed that is
given, each that follows the next number; one that ends sooner is followed by others of its own, so that no match hangs
on another, and threads or processes can share them out: what comes of them is the same.  A match draws what is played
from its own stream, with the generator of the shuffle: ``played`` is the same, one action at a time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import SupportsIndex, TypeAlias

from stich.engine.chance import by_chance
from stich.engine.packs import BOTS, Seeded, checked, checked_seed
from stich.engine.state import State
from stich.engine.tally import Tally
from stich.engine.thumb import by_thumb
from stich.language.model.game import GameModel
from stich.match.game import Game
from stich.rng import MASK, SplitMix, stream

Task: TypeAlias = tuple[int, int, bool]
"""A seed, how many deals, and whether they are played by a rule of thumb."""

DEALS_A_MATCH = 1_000
DEALS_AT_MOST = 10**12
JOBS_AT_MOST = 1_024
SHARE_AT_MOST = 64  # matches that are played before what came of them is added up
FURTHER = 3
"""What the streams are drawn for from which matches have their seeds that follow on one which has ended too soon."""

POLICIES = ("random", "thumb")
"""By chance (``engine.chance``), or cards by a rule of thumb and the rest by chance (``engine.thumb``)."""


@dataclass(frozen=True, slots=True)
class Playouts:
    """What came of so many ``deals``, those thrown in not counted: for each seat the ``points`` of its side in all, in
    how many deals its side scored more than any other (``best``), how many ``tricks`` it won; how many ``decisions``
    were taken, and for each row of the score, by its name, how often it was carried out."""

    deals: int
    points: tuple[int, ...]
    best: tuple[int, ...]
    tricks: tuple[int, ...]
    decisions: int
    thrown_in: int
    rows: dict[str, int]


def playouts(
    game: Game,
    deals: SupportsIndex,
    seed: SupportsIndex = 0,
    policy: str = "random",
    *,
    threads: SupportsIndex = 1,
    processes: SupportsIndex = 1,
) -> Playouts:
    """Play so many deals by chance.  On the machine this needs no interpreter lock: ``threads`` share the work out;
    without one only ``processes`` do.  The result is the same for a seed, whoever plays.

    Raises:
        ValueError: a number is out of range, or there is no such policy.
        UnplayableError: a deal cannot go on as its spec says.

    >>> from stich.language.text.library import library_names
    >>> from stich.match.game import load_game
    >>> found = playouts(load_game(library_names()[0]), deals=20, seed=1426)
    >>> found.deals, len(found.points) == len(found.tricks)
    (20, True)
    """
    number = checked("the number of deals", deals, 1, DEALS_AT_MOST)
    first = checked_seed(seed)
    workers = checked("the number of threads", threads, 1, JOBS_AT_MOST)
    others = checked("the number of processes", processes, 1, JOBS_AT_MOST)
    if policy not in POLICIES:
        raise ValueError(f"there is no policy `{policy}`; there is {', '.join(POLICIES)}")
    return _told(game, _shared_out(game, number, first, policy == "thumb", workers, others))


def played(game: Game, seed: int, deals: int, thumb: bool = False) -> Tally:
    """The deals of one match, played one action at a time by the readable engine."""
    tally, random = Tally(), SplitMix(stream(seed, BOTS))
    state = State(game.plan, Seeded(seed), deals, tally=tally)
    while not state.over:
        legal = state.legal_actions()
        state.play(by_thumb(state, legal, random) if thumb else by_chance(state, legal, random))
    return tally


# --- shared out -------------------------------------------------------------------------------------------------------


def _shared_out(game: Game, deals: int, seed: int, thumb: bool, threads: int, processes: int) -> Tally:
    tasks = ((seed + i & MASK, size, thumb) for i, size in enumerate(_sizes(deals)))
    jobs = max(threads, processes)
    size = max(1, min(SHARE_AT_MOST, deals // DEALS_A_MATCH // (8 * jobs)))  # so that none waits long for another
    if processes > 1:
        with ProcessPoolExecutor(processes, initializer=_bring, initargs=(game.model,)) as pool:
            return _added(_in_rounds(pool, _several_brought, tasks, size, jobs))
    if threads > 1:
        with ThreadPoolExecutor(threads) as pool:
            return _added(_in_rounds(pool, partial(_several, game), tasks, size, jobs))
    return _added(_match(game, *each) for each in tasks)


def _sizes(deals: int) -> Iterator[int]:
    """How many deals each match has."""
    while deals:
        size = min(deals, DEALS_A_MATCH)
        deals -= size
        yield size


def _in_rounds(
    pool: Executor, several: Callable[[list[Task]], Tally], tasks: Iterator[Task], size: int, jobs: int
) -> Iterator[Tally]:
    """Some matches a job, and never more jobs at a time than fill a round, however many matches there are."""
    while shares := [share for _ in range(8 * jobs) if (share := list(islice(tasks, size)))]:
        yield from pool.map(several, shares)


def _several(game: Game, tasks: list[Task]) -> Tally:
    return _added(_match(game, *each) for each in tasks)


def _added(tallies: Iterator[Tally]) -> Tally:
    whole = Tally()
    for tally in tallies:
        whole.add(tally)
    return whole


_brought: list[Game] = []  # in a process of its own: the game that it plays


def _bring(model: GameModel) -> None:
    _brought[:] = [Game(model)]


def _several_brought(tasks: list[Task]) -> Tally:
    return _several(_brought[0], tasks)


# --- one match --------------------------------------------------------------------------------------------------------


def _match(game: Game, seed: int, deals: int, thumb: bool) -> Tally:
    """So many deals: of one match, and of those that follow on it where it ends too soon."""
    whole, further = Tally(), 0
    while whole.deals < deals:
        whole.add(_one(game, seed if not further else stream(seed, FURTHER, further), deals - whole.deals, thumb))
        further += 1
    return whole


def _one(game: Game, seed: int, deals: int, thumb: bool) -> Tally:
    found = on_machine(game, seed, deals, thumb)
    return played(game, seed, deals, thumb) if found is None else found


def on_machine(game: Game, seed: int, deals: int, thumb: bool = False) -> Tally | None:
    """The same as ``played`` on the machine; ``None`` where there is none, or it cannot go on, so that the readable
    engine may tell why."""
    found = game.with_strengths if thumb else game.on_machine
    if found is None:
        return None
    machine, home = found
    sides, seats, rows = len(game.plan.sides), game.plan.players, home.source.rows
    size = 3 + 2 * sides + seats + len(rows)
    numbers, fault = machine.play_deals(home, seed, stream(seed, BOTS), deals, size, thumb)
    if fault:
        return None
    told = iter(numbers)
    return Tally(
        deals=next(told),
        thrown_in=next(told),
        decisions=next(told),
        points=Counter(dict(zip(range(sides), told, strict=False))),
        best=Counter(dict(zip(range(sides), told, strict=False))),
        tricks=Counter(dict(zip(range(seats), told, strict=False))),
        rows=_by_name(zip(rows, told, strict=True)),
    )


def _by_name(pairs: Iterable[tuple[str, int]]) -> Counter[str]:
    """How often rows were carried out, those of one name together."""
    found = Counter[str]()
    for name, often in pairs:
        found[name] += often
    return found


def _told(game: Game, tally: Tally) -> Playouts:
    side_of, seats = game.plan.side_of, range(game.plan.players)
    return Playouts(
        deals=tally.deals,
        points=tuple(tally.points[side] for side in side_of),
        best=tuple(tally.best[side] for side in side_of),
        tricks=tuple(tally.tricks[seat] for seat in seats),
        decisions=tally.decisions,
        thrown_in=tally.thrown_in,
        rows={name: often for name, often in sorted(tally.rows.items()) if often},
    )
