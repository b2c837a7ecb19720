"""Deals laid open and solved: ``stich solve``.

RecordPlace in the pipeline: part of ``cli``, over ``solve_positions``, which lays deals open, and ``solve_told``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import NamedTuple

import click

from stich.cli import options
from stich.cli.errors import UsageError
from stich.cli.match import bots, choose_seed, seated
from stich.cli.progress import Progress
from stich.cli.record import read_text
from stich.cli.solve_positions import Opened, RecordPlace, ToBePlayed, deals_of, dealt, laid, place, recorded
from stich.cli.solve_told import SolveWish, Telling
from stich.cli.wording import put
from stich.errors import UnsolvedError
from stich.match.deals import read_deals
from stich.match.game import Game
from stich.solve.solver import MEMORY, NODES, DealSolver

DEALS_AT_MOST = 100_000
CARDS_AT_MOST = 64
NODES_AT_MOST = 10**12
MEMORY_AT_MOST = 4096  # megabytes


class Problems(NamedTuple):
    """The deals that are to be solved, one after the other, and how many there may be."""

    game: Game
    many: int
    deals: Iterator[Opened]


@click.command("solve")
@options.spec_argument("spec", required=False)
@options.fresh_seed
@click.option("--deal", type=options.READABLE_FILE, metavar="FILE",
              help="Solve the deals of a file, which sets their cards: YAML, a record or PBN.")  # fmt: skip
@click.option("--record", type=options.READABLE_FILE, metavar="FILE",
              help="Solve the deals of a record as they were played; SPEC may be left out.")  # fmt: skip
@click.option("--at", callback=place, metavar="LINE|DEAL.TRICK",
              help="Where in the record: before what that line says, or before that trick of a deal.")  # fmt: skip
@click.option("--deals", type=click.IntRange(1, DEALS_AT_MOST), default=1, metavar="N",
              help="Solve the first deals of so many matches, whose seeds follow on one another.")  # fmt: skip
@click.option("--cards", type=click.IntRange(1, CARDS_AT_MOST), metavar="N",
              help="Let bots or the record play until somebody leads and nobody holds more than N cards.")  # fmt: skip
@bots("Who plays until then")
@click.option("--seat", type=click.IntRange(0, 99), metavar="N",
              help="Solve for the side of this seat alone.")  # fmt: skip
@click.option("--every", is_flag=True, help="Tell what each move is worth, and not only the best.")
@click.option("--line", is_flag=True, help="Tell a line in which all play their best, to the end of the deal.")
@click.option("--losses", is_flag=True, help="Tell what each decision of the record gave away, from there to the end.")
@click.option("--nodes", type=click.IntRange(1, NODES_AT_MOST), default=NODES, show_default=True, metavar="N",
              help="Give up a deal after so many positions.")  # fmt: skip
@click.option("--memory", type=click.IntRange(1, MEMORY_AT_MOST), default=MEMORY, show_default=True, metavar="MB",
              help="How much memory what has been found may take.")  # fmt: skip
@options.language
@options.trust
@options.formats("text", "json")
def command(
    spec: str | None,
    seed: int | None,
    deal: str | None,
    record: str | None,
    at: RecordPlace | None,
    deals: int,
    cards: int | None,
    players: str,
    seat: int | None,
    every: bool,
    line: bool,
    losses: bool,
    nodes: int,
    memory: int,
    language: str,
    trusted: tuple[str, ...],
    form: str,
) -> int:
    """Say what a deal is worth with every card laid open, if all play their best, and what is best now.

    What it is worth to a side are its points less those of the others.  Where more than two play each for themselves,
    it is what a player can be sure of against all others together.  A deal that is too large is refused; --cards solves
    the end of one.  With --record it is solved as it was played, and --losses tells what was given away.
    """
    _check_source(spec, record)
    if record is not None:
        played = recorded(record, spec, trusted)
        _check_seat(played.game, seat)
        problems = Problems(played.game, 1 if at else len(played.deals), deals_of(played, at, cards))
    else:
        assert spec is not None
        game, names = seated(spec, players, trusted)
        _check_seat(game, seat)
        problems = _posed(game, deal, seed, deals, form, ToBePlayed(names, cards))
    solver = DealSolver(problems.game, nodes=nodes, memory=memory)
    return solve(problems, Telling(problems.game, solver, SolveWish(seat, every, line, losses, form, language)))


def _check_seat(game: Game, seat: int | None) -> None:
    if seat is not None and seat >= game.plan.players:
        raise UsageError(f"there is no seat {seat}; seats are 0 to {game.plan.players - 1}")


def _check_source(spec: str | None, record: str | None) -> None:
    """Check that what was said goes together.

    Raises:
        UsageError: something is said of a record where there is none, or the other way round.
    """
    of_record, of_deals = ("at", "losses"), ("seed", "deal", "deals", "players")
    if record is None:
        if said := [name for name in of_record if options.is_said(name)]:
            raise UsageError(f"--{said[0]} is of a record; name one with --record")
        if spec is None:
            raise UsageError("no SPEC is named; it may be left out where --record names a record")
        return
    if said := [name for name in of_deals if options.is_said(name)]:
        raise UsageError(f"--{said[0]} does not go with --record, which has its cards and who played them")
    if options.is_said("at") and options.is_said("cards"):
        raise UsageError("--at and --cards both say where in the record; leave one out")


def _posed(game: Game, file: str | None, seed: int | None, deals: int, form: str, wanted: ToBePlayed) -> Problems:
    """The deals of a file in their order; those of seeds without one."""
    if file is None:
        first = choose_seed(seed, form)
        return Problems(game, deals, (dealt(game, first + i & (1 << 64) - 1, wanted) for i in range(deals)))
    found, seed = read_deals(game.model, read_text(file), file), choose_seed(seed or 0, form)
    return Problems(game, len(found), (laid(game, number, found[number], seed, wanted) for number in sorted(found)))


def solve(problems: Problems, telling: Telling) -> int:
    """Solve some deals, and tell what they are worth.

    Raises:
        UnsolvedError: a deal is too large, or cannot go on.
        UsageError: the bots cannot be seated, or never come to so few cards.
    """
    progress, solved = Progress("deals"), 0
    try:
        for deal in problems.deals:
            try:
                telling.tell(deal)
            except UnsolvedError as fault:
                raise UnsolvedError(f"{deal.name}: {fault}" if problems.many > 1 else str(fault)) from None
            sys.stdout.flush()
            solved += 1
            progress(solved, problems.many)
    except KeyboardInterrupt:
        if problems.many > 1:
            put(f"stopped: {solved} of {problems.many} deals are solved", file=sys.stderr)
        raise
    return 0
