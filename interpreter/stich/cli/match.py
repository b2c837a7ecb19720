"""What the commands that play a match share: what was asked for, who plays, how long, and how it ended.

Place in the pipeline: part of ``cli``, below ``run``, ``play`` and ``replay``; must not know what is told of a match.
"""

from __future__ import annotations

import secrets
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import NoReturn, Protocol

import click

from stich.cli import options
from stich.cli.completion import words_of
from stich.cli.errors import UsageError
from stich.cli.options import Command
from stich.cli.output import Reads, nothing
from stich.cli.record import read_text
from stich.cli.wording import count, put
from stich.engine.posed import Posed
from stich.engine.state import State
from stich.language.text.diagnostics import quoted
from stich.language.text.home import Folders
from stich.match.deals import read_deals
from stich.match.game import Game, load_game
from stich.match.record import PLAYER_AT_MOST
from stich.players.base import Guest, Player, PlayerError
from stich.players.budget import Budget
from stich.players.guest import HouseClosesError, once
from stich.players.registry import PLAYERS, make_player, names_in, spread
from stich.printable import printable

UNDECIDED_AT_MOST = 10_000  # deals of a match that is to last until somebody wins
QUICK_BOT, WORTHY_BOT = "thumb", "greedy"
"""Who sits where nobody is named: in a match of bots one that needs no time; against people one that thinks."""
RUNS_PROGRAMS = "exec"  # the bot whose name holds a command
FRESH_SEEDS = 1 << 53  # too many to be tried out by who knows his own hand, and exact in every reader of JSON


def bots(what: str, usual: str = QUICK_BOT) -> Callable[[Command], Command]:
    """``--players``, which names them all in its help."""
    said = (
        f"{what}, of {', '.join(sorted(PLAYERS))}; a short list is repeated.  A name may carry a budget (greedy:50ms)."
        "  Of a spec for a range of players: so many as are named, or N of them.  `stich players` lists more."
    )
    return click.option("--players", default=usual, metavar="N|A,B,...", help=said, shell_complete=words_of(PLAYERS))


def seated(
    spec: str, players: str, trusted: Folders, others: int = 0, usual: str = QUICK_BOT
) -> tuple[Game, list[str]]:
    """The game for as many as are wanted, with the names of the bots: a number is that many seats; where the spec is
    for a range, so are two names or more, and ``others`` who sit there beside the bots.

    Raises:
        SpecError: the spec has faults.
        UsageError: these are no names.
        ValueError: it is not for so many players.
    """
    names, number = read_names(players), options.many(players.strip())
    if number is not None:
        return load_game(spec, trusted=trusted, players=number), [usual]
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
    budget: Budget | None = None
    deal: str | None = None  # the file that sets the cards


def begin(game: Game, wish: Wish, seed: int, log: bool) -> State:
    """A match about to begin, with the cards that were asked for.

    Raises:
        PosedError: the spec deals otherwise.
        UsageError: the file is too large, or no text.
    """
    packs, deals = cards_for(game, wish, seed)
    return game.start(seed, deals=deals, packs=packs, log=log)


def cards_for(game: Game, wish: Wish, seed: int) -> tuple[Posed | None, int | None]:
    """The cards that were asked for, if any were, and to how many deals the match is limited.

    Raises:
        PosedError: the file sets no deals of this game.
        UsageError: it is too large, or no text.
    """
    if wish.deal is None:
        return None, wish.deals
    laid = read_deals(game.model, read_text(wish.deal), wish.deal)
    return Posed(laid, seed), wish.deals or max(laid)


def read_names(players: str) -> list[str]:
    """The names in ``--players``.

    Raises:
        UsageError: a quotation mark is not closed.
    """
    try:
        return names_in(players)
    except PlayerError as fault:
        raise UsageError(str(fault)) from None


def seat_bots(players: Sequence[str], seats: int, budget: Budget | None = None) -> tuple[list[str], list[Player]]:
    """A bot for each seat, with the names of all as a record has them.  Guests among them are to be let go: see
    ``guests``.

    Raises:
        UsageError: a name is unknown or carries no budget, or there are more than seats.
    """
    try:
        names = spread(players, seats)
        say = once(warn)
        bots = [make_player(name, budget, say) for name in names]
    except PlayerError as fault:
        raise UsageError(str(fault)) from None
    return [printable(name)[:PLAYER_AT_MOST] for name in names], bots


class _Warnings:
    """Says on the error stream what goes wrong, and goes on; while a whole screen stands, as soon as it is gone."""

    def __init__(self) -> None:
        self._notice: Callable[[str], None] | None = None
        self._held: list[str] = []

    def __call__(self, text: str) -> None:
        """Say it."""
        if self._notice is None:
            put(f"warning: {text}", file=sys.stderr)
        else:
            self._held.append(text)
            self._notice(text)

    @contextmanager
    def on_screen(self, notice: Callable[[str], None]) -> Iterator[None]:
        """While a whole screen stands, whatever is said is shown there by ``notice``."""
        self._notice = notice
        try:
            yield
        finally:
            self._notice, held, self._held = None, self._held, []
            for text in held:
                self(text)


warn = _Warnings()
"""What every command warns by."""


@contextmanager
def guests(players: Sequence[Player] = ()) -> Iterator[None]:
    """Whatever ends the work, no program that plays outlasts it; what guests did wrong is summed up at the end."""
    stops = [signal.SIGTERM] if sys.platform == "win32" else [signal.SIGTERM, signal.SIGHUP]
    before = [(number, signal.signal(number, _leave)) for number in stops]
    mine = [player for player in players if isinstance(player, Guest)]
    try:
        yield
    finally:
        for player in mine:
            player.close()
        for number, handler in before:
            signal.signal(number, handler)
        _sum_up(mine)


def _leave(number: int, _frame: FrameType | None) -> NoReturn:
    raise HouseClosesError(128 + number)


def _sum_up(players: Sequence[Guest]) -> None:
    fouls: dict[str, Counter[str]] = {}
    for player in players:
        fouls.setdefault(player.name, Counter()).update(player.fouls)
    for name, kinds in fouls.items():
        if kinds:
            told = ", ".join(f"{often:,} {kind}" for kind, often in sorted(kinds.items()))
            warn(f"the bot {quoted(name)} forfeited {count(kinds.total(), 'decision')}: {told}")


def whoever_played(names: Sequence[str]) -> list[str]:
    """Those who played in a record, where all of them are bots of ours.  A record is a stranger's text: it has no
    program started, and no package imported, by a name that it holds.

    Raises:
        UsageError: somebody else played.
    """
    for name in names:
        known = name.partition(":")[0]
        if known not in PLAYERS or known == RUNS_PROGRAMS:
            raise UsageError(f"{quoted(name)} played, which is no bot of ours; say who plays on with --players")
    return list(names)


def choose_seed(seed: int | None, form: str = "text") -> int:
    """The seed asked for, or a fresh one, which is said so that the match can be had again."""
    if seed is not None:
        return seed
    fresh = secrets.randbelow(FRESH_SEEDS)
    print(f"seed: {fresh}", file=sys.stderr if form == "json" else sys.stdout)
    return fresh


class Lasting(Protocol):
    """A match that goes on."""

    @property
    def deals_limit(self) -> int | None:
        """To how many deals it is limited."""

    @property
    def deals_done(self) -> int:
        """How many deals have been scored."""


def check_length(state: Lasting) -> None:
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
