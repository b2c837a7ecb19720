"""People at a table, against bots or each other: ``stich play``.

Place in the pipeline: part of ``cli``.  The match is ``table``'s; this module seats those who play and chooses the face
that shows it: a whole screen (``play_full``), or a line at a time (``play_plain``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import click

from stich.cards import Seat
from stich.cli import options
from stich.cli.console import Quit
from stich.cli.errors import UsageError
from stich.cli.match import USUAL_BOT, Wish, bots, choose_seed, seat_bots, seated
from stich.cli.output import files_of, written
from stich.cli.play_plain import PlainTable, Save
from stich.cli.record import record_file
from stich.cli.tint import tint
from stich.cli.wording import put
from stich.match.game import Game
from stich.match.record import text_of
from stich.players.budget import Budget
from stich.players.registry import make_player
from stich.table.desk import Desk
from stich.table.match import CardTable, Sitting

HUMAN = "human"


@click.command("play")
@options.spec
@click.option("--seat", default="0", show_default=True, metavar="N[,M,...]", help="Your seat; or one for each of you.")
@click.option("--people", type=click.IntRange(1, 99), metavar="N", help="So many people, from seat 0 on.")
@bots("Bots at the other seats")
@options.fresh_seed
@options.match_deals
@options.budget
@options.record
@options.force
@click.option("--forced", is_flag=True, help="Play a card by itself where no other may be played.")
@click.option("--plain", is_flag=True, help="A line at a time, not a whole screen.")
@options.language
@options.trust
def command(
    spec: str,
    seat: str,
    people: int | None,
    players: str,
    seed: int | None,
    deals: int | None,
    budget: Budget | None,
    record: str | None,
    force: bool,
    forced: bool,
    plain: bool,
    language: str,
    trusted: tuple[str, ...],
) -> int:
    """Play against bots, or several of you at one screen.

    At the table `h` lists what can be typed: hints, the last trick and why, the rules, taking back, and more.
    """
    seats = tuple(range(people)) if people is not None else _seats(seat)
    game, names = seated(spec, players, trusted, others=len(seats))
    wish = Wish(seed, deals, names, record, force, files_of(spec, trusted), language=language, budget=budget)
    return play(game, seats, wish, Manner(forced, plain))


def _seats(said: str) -> tuple[Seat, ...]:
    """The seats of people, as they are named."""
    found = []
    for word in options.names(said):
        number = options.many(word)
        if number is None or number in found:
            raise UsageError(f"--seat {said[:40]!r}: seats are numbers like 0 or 0,2, each once")
        found.append(number)
    return tuple(sorted(found))


@dataclass(frozen=True, slots=True)
class Manner:
    """How a match is to be shown and played."""

    forced: bool = False
    plain: bool = True


def play(game: Game, people: Sequence[Seat], wish: Wish, manner: Manner = Manner()) -> int:
    """Play a match with people at these seats.

    Raises:
        UsageError: there is no such seat, or the bots cannot be seated.
    """
    sitting, seed = sit_down(game, people, wish), choose_seed(wish.seed)
    with record_file(wish.record, wish.force, wish.reads) as record:
        table = CardTable(
            game, sitting, seed, deals=wish.deals, language=wish.language, keeper=record, forced=manner.forced
        )
        words = table.words(table.people[0])
        try:
            PlainTable(table, Desk(table, make_player(USUAL_BOT)), _saving(table), tint(game.model)).play()
        except Quit:
            put(words.say("play-left-record" if wish.record else "play-left"))
    return 0


def sit_down(game: Game, people: Sequence[Seat], wish: Wish) -> Sitting:
    """Who sits where.

    Raises:
        UsageError: there is no such seat, or the bots cannot be seated.
    """
    players = game.plan.players
    for seat in people:
        if seat >= players:
            raise UsageError(f"there is no seat {seat}; seats are 0 to {players - 1}")
    others = [seat for seat in range(players) if seat not in people]
    names, bots = seat_bots(wish.players, len(others), wish.budget) if others else ([], [])
    of_bots = dict(zip(others, names, strict=True))
    return Sitting(dict(zip(others, bots, strict=True)), [of_bots.get(seat, HUMAN) for seat in range(players)])


def _saving(table: CardTable) -> Save:
    """What writes the record so far to a file."""

    def save(path: str) -> str:
        words = table.words(table.people[0])
        path = path or f"{table.game.name}-{table.seed}.jsonl"
        try:
            with written(path, force=False) as file:
                file.writelines(f"{text_of(line)}\n" for line in table.lines)
        except UsageError as fault:
            return str(fault)
        return words.say("play-saved", file=path)

    return save
