"""People at a table, against bots or each other: ``stich play``.

Place in the pipeline: part of ``cli``.  The match is ``table``'s; this module seats those who play and chooses the face
that shows it: a whole screen (``play_full``), or a line at a time (``play_plain``).
"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

import click

from stich.cards import Seat
from stich.cli import options
from stich.cli.console import Quit
from stich.cli.errors import UsageError
from stich.cli.match import (
    WORTHY_BOT,
    Wish,
    bots,
    cards_for,
    choose_seed,
    guests,
    read_names,
    seat_bots,
    seated,
    whoever_played,
)
from stich.cli.output import files_of, nothing
from stich.cli.play_faces import Face, face_for
from stich.cli.play_saved import kept, saving
from stich.cli.record import game_for, record_file, stopped
from stich.cli.wording import put
from stich.language.text.diagnostics import quoted
from stich.language.text.home import Folders
from stich.match.game import Game
from stich.match.record import check_header
from stich.match.resume import Resumed
from stich.players.budget import Budget
from stich.players.registry import PLAYERS, make_player
from stich.table.desk import Desk
from stich.table.match import CardTable, Sitting
from stich.table.tape import Keeper

HUMAN = "human"
ADVISERS = ("search", WORTHY_BOT)  # the first of these that there is gives hints


@click.command("play")
@options.spec
@click.option("--seat", default="0", show_default=True, metavar="N[,M,...]", help="Your seat; or one for each of you.")
@click.option("--people", type=click.IntRange(1, 99), metavar="N", help="So many people, from seat 0 on.")
@bots("Bots at the other seats", WORTHY_BOT)
@options.fresh_seed
@options.match_deals
@options.deal
@options.budget
@options.record
@options.force
@options.resume
@click.option("--forced", is_flag=True, help="Play a card by itself where no other may be played.")
@click.option(
    "--pace", type=click.FloatRange(0, 10), default=0.4, show_default=True, metavar="SECONDS",
    help="How long what others do stands on the whole screen before the match goes on.",
)  # fmt: skip
@click.option("--no-talk", is_flag=True, help="Let bots say nothing, where players may talk.")
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
    deal: str | None,
    budget: Budget | None,
    record: str | None,
    force: bool,
    resume: str | None,
    forced: bool,
    pace: float,
    no_talk: bool,
    plain: bool,
    language: str,
    trusted: tuple[str, ...],
) -> int:
    """Play against bots, or several of you at one screen.

    At the table `h` lists what can be typed: hints, the last trick and why, the rules, taking back, and more.
    """
    manner = Manner(forced, plain, not no_talk, spec, pace)
    if resume is not None:
        options.check_resumed()
        names = read_names(players) if options.is_said("players") else []
        return go_on(
            resume,
            spec,
            trusted,
            Wish(None, None, names, None, False, nothing, language=language, budget=budget),
            manner,
        )
    seats = tuple(range(people)) if people is not None else _seats(seat)
    game, names = seated(spec, players, trusted, others=len(seats), usual=WORTHY_BOT)
    reads = files_of(spec, trusted)
    wish = Wish(seed, deals, names, record, force, reads, language=language, budget=budget, deal=deal)
    return play(game, seats, wish, manner)


def _seats(said: str) -> tuple[Seat, ...]:
    """The seats of people, as they are named."""
    found = []
    for word in options.names(said):
        number = options.many(word)
        if number is None or number in found:
            raise UsageError(f"--seat {quoted(said[:40])}: seats are numbers like 0 or 0,2, each once")
        found.append(number)
    return tuple(sorted(found))


@dataclass(frozen=True, slots=True)
class Manner:
    """How a match is to be shown and played."""

    forced: bool = False
    plain: bool = True
    bots_talk: bool = True
    spec: str = ""  # as it was named
    pace: float = 0


# --- a match ----------------------------------------------------------------------------------------------------------


def play(game: Game, people: Sequence[Seat], wish: Wish, manner: Manner = Manner()) -> int:
    """Play a match with people at these seats.

    Raises:
        UsageError: there is no such seat, or the bots cannot be seated.
    """
    sitting, seed = sit_down(game, people, wish), choose_seed(wish.seed)
    with record_file(wish.record, wish.force, wish.reads) as record:
        made = _Made(game, sitting, seed, wish, manner)
        return made.at(record, wish.record)


def go_on(path: str, spec: str, trusted: Folders, wish: Wish, manner: Manner) -> int:
    """Go on with a match whose record stops early.

    Raises:
        UsageError: nobody of it is a person, the bots cannot be seated, or the file cannot be written.
        RecordError: the record does not hold, or nothing is left to be played.
    """
    with stopped(path) as file:
        game = game_for(spec, file.head, trusted=trusted)
        seed, names = check_header(game, file.head)[0], file.head["players"]
        people = [seat for seat, name in enumerate(names) if name == HUMAN]
        if not people:
            raise UsageError(f"{quoted(path)}: only bots play in it; `stich run --resume` goes on with it")
        sitting = sit_down(
            game, people, wish, [] if wish.players else whoever_played([name for name in names if name != HUMAN])
        )
        found, record = file.resumed(game)
        if file.cut:
            put(f"{path}: line {file.cut} was half written, and is cut off", file=sys.stderr)
        made = _Made(game, sitting, seed, wish, manner)
        made.found = found
        return made.at(record, path)


class _Made:
    """What a table is made of."""

    def __init__(self, game: Game, sitting: Sitting, seed: int, wish: Wish, manner: Manner) -> None:
        self.game, self.sitting, self.seed, self.wish, self.manner = game, sitting, seed, wish, manner
        self.found: Resumed | None = None

    def at(self, record: Keeper, path: str | None) -> int:
        """Play at the table, in the face that the terminal can show; the exit status."""
        packs, deals = cards_for(self.game, self.wish, self.seed)
        table = CardTable(
            self.game,
            self.sitting,
            self.seed,
            deals=deals,
            packs=packs,
            language=self.wish.language,
            keeper=record,
            forced=self.manner.forced,
            bots_talk=self.manner.bots_talk,
            begun=self.found,
        )
        face = face_for(
            table,
            Desk(table, make_player(next(name for name in ADVISERS if name in PLAYERS), self.wish.budget)),
            saving(table),
            self.manner.plain,
            self.manner.pace,
        )
        with guests(list(self.sitting.bots.values())):
            return _played(face, table, path, self.manner.spec)


def _played(face: Face, table: CardTable, path: str | None, spec: str) -> int:
    """Play until the match is over or the people leave; whoever leaves is told how to go on."""
    try:
        face.play()
    except Quit:
        _leave(table, path, spec)
    except KeyboardInterrupt:
        _leave(table, path, spec)
        raise
    return 0


def _leave(table: CardTable, path: str | None, spec: str) -> None:
    """Tell those who leave where the match is kept, and how to go on with it."""
    path = path or kept(table)
    with suppress(OSError):  # whoever is hung up on hears nothing
        _say_farewell(table, path, spec)


def _say_farewell(table: CardTable, path: str | None, spec: str) -> None:
    words = table.words(table.people[0])
    if path is None:
        put(words.say("play-left"))
    else:
        put(
            words.say(
                "play-left-record", command=shlex.join(["stich", "play", spec or table.game.name, "--resume", path])
            )
        )


def sit_down(game: Game, people: Sequence[Seat], wish: Wish, begun: Sequence[str] = ()) -> Sitting:
    """Who sits where; ``begun`` are the names of the bots of a match that goes on, if no others are named.

    Raises:
        UsageError: there is no such seat, or the bots cannot be seated.
    """
    players = game.plan.players
    for seat in people:
        if seat >= players:
            raise UsageError(f"there is no seat {seat}; seats are 0 to {players - 1}")
    others = [seat for seat in range(players) if seat not in people]
    names, made = seat_bots(wish.players or whoever_played(begun), len(others), wish.budget) if others else ([], [])
    of_bots = dict(zip(others, names, strict=True))
    return Sitting(dict(zip(others, made, strict=True)), [of_bots.get(seat, HUMAN) for seat in range(players)])
