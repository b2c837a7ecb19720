"""A tournament shared out among processes, each with its own players; the same comes of it, whoever plays.

Place in the pipeline: over ``tournament``; knows processes and tasks, must not know what is kept of a deal.

A worker leaves Ctrl-C to whoever began it.  When that one leaves, however it does, the worker lets its players go and
ends.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Any

from stich.arena.deals import Duplicate, Roster
from stich.arena.tournament import Bout, Tournament
from stich.errors import StichError, WorkerError
from stich.language.model.game import GameModel
from stich.match.game import Game
from stich.players.guest import Say, once

JOBS_AT_MOST = 256
PATIENCE = 5.0  # seconds for a worker to end when it is told to


def played(
    tournament: Tournament, game: Game, tasks: Iterable[Bout], jobs: int = 1, say: Say | None = None
) -> Generator[tuple[Bout, Duplicate], None, None]:
    """Play some duplicate deals of a tournament, by so many processes; each is given back when it is done, in whatever
    order.  What guests do wrong is told to ``say``, once of each kind.

    Raises:
        PlayerError: there is no such player.
        IllegalPlayError: a player chose what the rules forbid.
        UnplayableError: a deal cannot go on as its spec says.
        WorkerError: the same in a process of several, or one has ended unasked.
    """
    if jobs > 1:
        yield from _shared_out(tournament, game, iter(tasks), jobs, once(say))
        return
    with Roster(tournament.budget, once(say)) as roster:
        for task in tasks:
            yield task, tournament.play(game, task, roster)


# --- whoever began it -------------------------------------------------------------------------------------------------


def _shared_out(
    tournament: Tournament, game: Game, tasks: Iterator[Bout], jobs: int, say: Say
) -> Iterator[tuple[Bout, Duplicate]]:
    with _workers(tournament, game, jobs) as lines:
        busy = {line for line in lines if _given(line, tasks)}
        while busy:
            for ready in wait(list(busy)):
                line = next(each for each in busy if each is ready)
                found = _answer(line, say)
                if found is None:
                    continue
                if not _given(line, tasks):
                    busy.discard(line)
                yield found


def _given(line: Connection, tasks: Iterator[Bout]) -> bool:
    """Give a worker the next task, if one is left."""
    task = next(tasks, None)
    if task is not None:
        line.send(task)
    return task is not None


def _answer(line: Connection, say: Say) -> tuple[Bout, Duplicate] | None:
    """What a worker answers; ``None`` where it only has something to say."""
    try:
        answer = line.recv()
    except (EOFError, OSError):
        raise WorkerError("a process that plays has ended unasked; was there memory enough?") from None
    if isinstance(answer, str):
        say(answer)
        return None
    if isinstance(answer, BaseException):
        raise answer
    found: tuple[Bout, Duplicate] = answer
    return found


@contextmanager
def _workers(tournament: Tournament, game: Game, jobs: int) -> Iterator[list[Connection]]:
    """So many workers, each at the other end of a line; they are gone when this is left."""
    context, lines, workers = get_context("spawn"), [], []
    try:
        for _ in range(jobs):
            line, other = context.Pipe()
            worker = context.Process(target=_work, args=(other, tournament, game.model), daemon=True)
            worker.start()
            other.close()
            lines.append(line)
            workers.append(worker)
        yield lines
    finally:
        for line in lines:
            line.close()
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join(PATIENCE)
            if worker.is_alive():
                worker.kill()
                worker.join()


# --- a worker ---------------------------------------------------------------------------------------------------------


def _work(line: Connection, tournament: Tournament, model: GameModel) -> None:
    """Play what is asked, until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with Roster(tournament.budget, line.send) as roster:

        def leave(_number: int, _frame: FrameType | None) -> None:
            roster.close()
            os._exit(0)

        signal.signal(signal.SIGTERM, leave)
        with suppress(EOFError, OSError):
            game = Game(model)
            while True:
                line.send(_done(tournament, game, line.recv(), roster))


def _done(tournament: Tournament, game: Game, task: Bout, roster: Roster) -> Any:
    """What came of a task, or the fault in words: not every one can be sent."""
    try:
        return task, tournament.play(game, task, roster)
    except StichError as fault:
        return WorkerError(str(fault))
    except Exception as fault:
        return RuntimeError(f"{type(fault).__name__}: {fault}")
