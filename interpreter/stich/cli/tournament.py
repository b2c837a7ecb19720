"""Bots against bots at the same cards: ``stich tournament``.

Place in the pipeline: part of ``cli``, over ``arena``; must not know how its tables are drawn.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from stat import S_ISREG
from typing import IO

import click

from stich.arena.deals import Duplicate
from stich.arena.log import LINE_AT_MOST, ResumeError, deal_line, head_line, read, seed_of
from stich.arena.tournament import Bout, Tournament
from stich.arena.workers import JOBS_AT_MOST, played
from stich.cli import options
from stich.cli.absent import FAULT, USAGE
from stich.cli.errors import UsageError
from stich.cli.match import choose_seed, guests, read_names, warn
from stich.cli.output import Growing
from stich.cli.progress import ProgressBar
from stich.cli.tournament_table import TournamentPlayed, show
from stich.cli.wording import put, put_error
from stich.errors import StichError
from stich.language.text.diagnostics import quoted
from stich.match.game import Game, load_game
from stich.players.base import PlayerError
from stich.players.budget import Budget
from stich.players.registry import make_player

LOG_AT_MOST = 1_000_000_000  # bytes


@click.command("tournament")
@options.spec
@click.option("--players", required=True, metavar="A,B,...", help="Who plays against whom: every two of these.")
@click.option("--deals", type=click.IntRange(1, 1_000_000), default=100, show_default=True, metavar="N",
              help="So many duplicate deals of every two.")  # fmt: skip
@click.option("--duplicate", is_flag=True, help="Each deal again with the seats exchanged; this is always so.")
@click.option("--matches", is_flag=True, help="Play whole matches instead of single deals.")
@click.option(
    "--seats", type=click.IntRange(2, 20), metavar="N", help="Of a spec for a range of players, take so many."
)
@options.fresh_seed
@options.budget
@click.option("--jobs", type=click.IntRange(1, JOBS_AT_MOST), default=1, show_default=True, metavar="N",
              help="Share the work out among so many processes.")  # fmt: skip
@click.option("--resume", type=click.Path(dir_okay=False), metavar="FILE",
              help="Keep what is played in this file, and go on from what it holds.")  # fmt: skip
@options.trust
@options.formats("text", "json", "markdown")
def command(
    spec: str,
    players: str,
    deals: int,
    duplicate: bool,
    matches: bool,
    seats: int | None,
    seed: int | None,
    budget: Budget | None,
    jobs: int,
    resume: str | None,
    trusted: tuple[str, ...],
    form: str,
) -> int:
    """Let bots play each other at the same cards: every two, each deal again with the seats exchanged.

    A duplicate deal is won by who has more points in all of its games.  Of a seed the same comes, however many jobs
    there are, if no bot's budget is a time.  Ctrl-C prints what has been played.
    """
    del duplicate
    game = load_game(spec, trusted=trusted, players=seats)
    names = tuple(read_names(players))
    _check_players(names, budget)
    if seed is None and resume is not None:
        seed = _seed_in(resume)
    return run(game, _tournament(names, deals, choose_seed(seed, "json"), budget, matches), jobs, resume, form)


def _tournament(names: tuple[str, ...], deals: int, seed: int, budget: Budget | None, matches: bool) -> Tournament:
    try:
        return Tournament(names, deals, seed, budget, matches)
    except PlayerError as fault:
        raise UsageError(str(fault)) from None


def _check_players(names: tuple[str, ...], budget: Budget | None) -> None:
    """Make each of the players once.

    Raises:
        UsageError: one cannot be made.
    """
    try:
        for name in names:
            make_player(name, budget)
    except PlayerError as fault:
        raise UsageError(str(fault)) from None


def run(game: Game, tournament: Tournament, jobs: int, resume: str | None, form: str) -> int:
    """Play a tournament, or what is left of it, and print what came of it; also when it is stopped, or cannot go on."""
    found: dict[Bout, Duplicate] = {}
    try:
        with _log(resume, tournament, game, found) as log:
            _play(game, tournament, jobs, found, log)
    except ResumeError as fault:
        put_error(f"{resume}:{fault.line}: {fault.message}")
        return USAGE if fault.line == 1 else FAULT
    except KeyboardInterrupt:
        show(TournamentPlayed(game, tournament, found), form)
        if resume is not None:
            put(f"{resume} keeps what is played; the same command goes on with it", file=sys.stderr)
        raise
    except (StichError, OSError):
        if found:
            show(TournamentPlayed(game, tournament, found), form)
        raise
    show(TournamentPlayed(game, tournament, found), form)
    return 0


def _play(game: Game, tournament: Tournament, jobs: int, found: dict[Bout, Duplicate], log: Growing | None) -> None:
    """Play what has not been played, and keep it."""
    left = [task for task in tournament.tasks() if task not in found]
    going = played(tournament, game, left, min(jobs, max(1, len(left))), warn)
    with ProgressBar("duplicate deals", len(found), len(found) + len(left)) as bar, closing(going), guests():
        for task, deal in going:
            found[task] = deal
            if log is not None:
                log.write(deal_line(task, deal).removesuffix("\n"))
            bar(len(found))


# --- what is kept -----------------------------------------------------------------------------------------------------


@contextmanager
def _log(
    path: str | None, tournament: Tournament, game: Game, found: dict[Bout, Duplicate]
) -> Iterator[Growing | None]:
    """The file to which is added what is played; what it holds already is ``found``.

    Raises:
        ResumeError: it holds something else than what is kept of this tournament.
        UsageError: it cannot be read or written.
    """
    if path is None:
        yield None
        return
    try:
        there = os.path.exists(path)
        if there and not S_ISREG(os.stat(path).st_mode):
            raise UsageError(f"{quoted(path)} is no file that could go on; a device forgets what was written")
        file = open(path, "r+b" if there else "x+b")  # noqa: SIM115  (closed below)
    except (OSError, ValueError) as fault:
        raise UsageError(f"{quoted(path)} cannot be written: {_reason(fault)}") from None
    with file:
        whole = _whole_lines(file)
        deals = dict(read(whole, tournament, game))
        found.update((task, deal) for task, deal in deals.items() if task[2] < tournament.deals)
        end = sum(len(line.encode()) for line in whole)
        file.truncate(end)
        os.lseek(file.fileno(), end, os.SEEK_SET)
        log = Growing(path, file)
        if not whole:
            log.write(head_line(tournament, game).removesuffix("\n"))
        yield log


def _seed_in(path: str) -> int | None:
    """The seed with which a tournament was begun that is kept in a file; ``None`` if none is there.

    Raises:
        UsageError: the file cannot be read.
    """
    try:
        with open(path, "rb") as file:
            return seed_of(file.readline(LINE_AT_MOST).decode("ascii", "replace"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as fault:
        raise UsageError(f"{quoted(path)} cannot be read: {_reason(fault)}") from None


def _whole_lines(file: IO[bytes]) -> list[str]:
    """The lines of a file, but for one that was cut off.

    Raises:
        ResumeError: it is too large, or no text.
    """
    data = file.read(LOG_AT_MOST + 1)
    if len(data) > LOG_AT_MOST:
        raise ResumeError(1, f"larger than {LOG_AT_MOST // 1_000_000} megabytes")
    try:
        return [line for line in data.decode("ascii").splitlines(keepends=True) if line.endswith("\n")]
    except UnicodeDecodeError:
        raise ResumeError(1, "no tournament was kept here") from None


def _reason(fault: OSError | ValueError) -> str:
    return (getattr(fault, "strerror", None) or str(fault)).lower()
