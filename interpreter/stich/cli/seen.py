"""What one seat saw of a match that is recorded: ``stich record``.

Place in the pipeline: part of ``cli``, over ``match.seen_record``; the whole record is read and held against its spec
as ``replay`` does it, and is untrusted text.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import click

from stich.cards import Seat
from stich.cli import options
from stich.cli.errors import UsageError
from stich.cli.output import written
from stich.cli.record import opened, record_lines
from stich.cli.replay import played_again
from stich.cli.wording import put, put_json
from stich.engine.errors import RecordError
from stich.language.text.home import Folders
from stich.match.game import Game
from stich.match.record import Line, text_of
from stich.match.seen_record import SeenLines, seat_header


@click.command("record")
@click.argument("file", type=options.READABLE)
@click.option("--seat", type=click.IntRange(0, 99), required=True, metavar="N", help="The seat, counted from 0.")
@click.option("--output", type=click.Path(dir_okay=False), metavar="FILE", help="Write the lines into a file.")
@options.force
@click.option("--legal", is_flag=True, help="Let the record say what else the seat could have played.")
@options.spec_option("--spec", help="The spec, where it is not the one of that name in the library.")
@options.trust
def command(
    file: str, seat: Seat, output: str | None, force: bool, legal: bool, spec: str | None, trusted: tuple[str, ...]
) -> int:
    """Write what one seat saw of a recorded match, as JSON Lines with hidden cards null; `-` reads the input."""
    try:
        with opened(file) as source:
            lines = seen_lines(record_lines(source), seat, spec, trusted, legal)
            if output is None:
                for line in lines:
                    put_json(line, indent=None)
            else:
                with written(output, force, lambda: (file,)) as target:
                    target.writelines(text_of(line) + "\n" for line in lines)
    except RecordError as fault:
        message, *rest = str(fault).removeprefix(f"line {fault.line}: ").split("\n")
        put(f"{'<input>' if file == '-' else file}:{fault.line}: {message}", *rest, file=sys.stderr)
        return 1
    return 0


def seen_lines(
    lines: Iterator[str], seat: Seat, spec: str | None = None, trusted: Folders = (), legal: bool = False
) -> Iterator[Line]:
    """What one seat saw of a whole record, line by line.

    Raises:
        RecordError: at the first line that the spec does not reproduce.
        UsageError: there is no such seat.
    """
    game, match = played_again(lines, spec, trusted)
    seen = None
    for state, line in match:
        if seen is None:
            if seat >= game.plan.players:
                raise UsageError(f"there is no seat {seat}; seats are 0 to {game.plan.players - 1}")
            yield seat_header(game, seat, line["players"], line.get("deals"))
            seen = SeenLines(game, state, seat, legal)
        yield from seen.lines()
        if line["event"] == "say" and (game.model.seats.talk == "free" or _are_partners(game, seat, line["seat"])):
            yield line


def _are_partners(game: Game, one: Seat, other: Seat) -> bool:
    """Whether a sign of one is seen by the other."""
    return game.plan.side_of[one] == game.plan.side_of[other]
