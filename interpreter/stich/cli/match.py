"""What the commands that play a match share: what was asked for, who plays, how long, and how it ended.

Place in the pipeline: part of ``cli``, below ``run``, ``play`` and ``replay``; must not know what is told of a match.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import click

from stich.cli import options
from stich.cli.completion import words_of
from stich.cli.errors import UsageError
from stich.cli.options import Command
from stich.cli.output import Reads, nothing
from stich.cli.record import read_text
from stich.engine.posed import Posed
from stich.engine.state import State
from stich.language.text.diagnostics import quoted
from stich.language.text.home import Folders
from stich.match.deals import read_deals
from stich.match.game import Game, load_game
from stich.players.base import Player
from stich.players.registry import PLAYERS, PlayerError, make_player, spread

UNDECIDED_AT_MOST = 10_000  # deals of a match that is to last until somebody wins
USUAL_BOT = "greedy"
FRESH_SEEDS = 1 << 53  # too many to be tried out by who knows his own hand, and exact in every reader of JSON


def bots(what: str) -> Callable[[Command], Command]:
    """``--players``, which names them all in its help."""
    said = (
        f"{what}, of {', '.join(sorted(PLAYERS))}; a short list is repeated.  Of a spec for a range of players: so many"
        " as are named, or N of them."
    )
    return click.option(
        "--players", default=USUAL_BOT, metavar="N|A,B,...", help=said, shell_complete=words_of(PLAYERS)
    )


def seated(spec: str, players: str, trusted: Folders, others: int = 0) -> tuple[Game, list[str]]:
    """The game for as many as are wanted, with the names of the bots: a number is that many seats; where the spec is
    for a range, so are two names or more, and ``others`` who sit there beside the bots.

    Raises:
        SpecError: the spec has faults.
        ValueError: it is not for so many players.
    """
    names, number = options.names(players), options.many(players.strip())
    if number is not None:
        return load_game(spec, trusted=trusted, players=number), [USUAL_BOT]
    game, wanted = load_game(spec, trusted=trusted), len(names) + others
    if len(names) > 1 and game.model.seats.counts and wanted != game.plan.players:
        game = load_game(spec, trusted=trusted, players=wanted)
    return game, names


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for: the chance, the length, who plays, what is to be written and told."""

    seed: int | None
    deals: int | None
    players: Sequence[str]
    record: str | None = None
    force: bool = False
    reads: Reads = nothing
    legal: bool = False
    form: str = "text"
    quiet: bool = False
    language: str = "en"
    deal: str | None = None  # the file that sets the cards


def begin(game: Game, wish: Wish, seed: int, log: bool) -> State:
    """A match about to begin, with the cards that were asked for.

    Raises:
        PosedError: the spec deals otherwise.
        UsageError: the file is too large, or no text.
    """
    if wish.deal is None:
        return game.start(seed, deals=wish.deals, log=log)
    laid = read_deals(game.model, read_text(wish.deal), wish.deal)
    return game.start(seed, deals=wish.deals or max(laid), packs=Posed(laid, seed), log=log)


def seat_bots(players: Sequence[str], seats: int) -> tuple[list[str], list[Player]]:
    """A bot for each seat, with the names of all.

    Raises:
        UsageError: a name is unknown, or there are more than seats.
    """
    try:
        names = spread(players, seats)
        return names, [make_player(name) for name in names]
    except PlayerError as fault:
        raise UsageError(str(fault)) from None


def whoever_played(names: Sequence[str]) -> list[str]:
    """Those who played in a record, where all of them are bots.

    Raises:
        UsageError: somebody else did.
    """
    for seat, name in enumerate(names):
        if name not in PLAYERS:
            raise UsageError(f"at seat {seat} sat {quoted(name)}, which is no bot; say who plays on with --players")
    return list(names)


def choose_seed(seed: int | None, form: str = "text") -> int:
    """The seed asked for, or a fresh one, which is said so that the match can be had again."""
    if seed is not None:
        return seed
    fresh = secrets.randbelow(FRESH_SEEDS)
    print(f"seed: {fresh}", file=sys.stderr if form == "json" else sys.stdout)
    return fresh


def check_length(state: State) -> None:
    """Let a match go on.

    Raises:
        UsageError: it is to last until somebody wins, and after very many deals nobody has.
    """
    if state.deals_limit is None and state.deals_done > UNDECIDED_AT_MOST:
        raise UsageError(f"nobody has won the match after {UNDECIDED_AT_MOST} deals; say how many with --deals")


def summary(state: State, language: str, seed: int | None = None) -> str:
    """How a match ended, in one line."""
    from stich.voice.transcript import who_wins
    from stich.voice.words import table_words

    game = state.plan.game
    words = table_words(game, language)
    head = [words.book.title(game.titles), *([] if seed is None else [words.say("voice-seed", seed=seed)])]
    totals = zip(game.match.totals, state.totals, strict=True)
    slate = [f"{words.book.title(total.name)} {words.score(values)}" for total, values in totals]
    told = [words.book.count("deal", state.deals_done), who_wins(words, state.winner), *slate]
    return words.say("colon", name=", ".join(head), text=", ".join(told))
