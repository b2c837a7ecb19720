"""The players that a command can seat, by name: our own, and those that installed packages bring.

Place in the pipeline: above the players, below the commands.  What a package brings is imported only when its name is
asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.metadata import EntryPoint, entry_points

from stich.language.text.diagnostics import did_you_mean, listed, quoted, suggest
from stich.players.base import Player, PlayerError
from stich.players.budget import Budget
from stich.players.chance import RandomPlayer
from stich.players.guest import GuestPlayer, HouseClosesError, OfPackage, Say, fault_told
from stich.players.thinking import GreedyPlayer, SearchPlayer
from stich.players.thumb import ThumbPlayer

GROUP = "stich.players"
"""The group of entry points in which a package names the bots that it brings."""

PROGRAM = "exec"
"""What stands before the command of a program: ``exec:COMMAND``."""

INSTEAD = "thumb"
"""Who decides where a guest fails."""


@dataclass(frozen=True, slots=True)
class OwnBot:
    """A player of ours: how it is made, what it does, and what a budget means to it (empty: nothing)."""

    make: Callable[[Budget | None], Player]
    does: str
    budget: str = ""


PLAYERS = {
    "greedy": OwnBot(
        GreedyPlayer,
        "plays each deal out with each thing that it might do, as the hidden cards may lie, and does what brings most",
        "deals that it plays out before each decision, or the time for them",
    ),
    "random": OwnBot(RandomPlayer, "takes whatever is legal, by chance"),
    "search": OwnBot(
        SearchPlayer,
        "searches a tree of what may come, in one possible lie of the hidden cards after the other",
        "deals that it plays out before each decision, or the time for them",
    ),
    "thumb": OwnBot(ThumbPlayer, "takes tricks cheaply, throws away what is weak, leads what is strong"),
}


def make_player(name: str, budget: Budget | None = None, say: Say | None = None) -> Player:
    """A new player of this name.  The name may carry a budget of its own, as in ``greedy:50ms``; ``budget`` is for
    one that carries none.  What a guest does wrong is told to ``say``, once of each kind.

    Raises:
        PlayerError: no player has the name, it is no budget, or what a package brings under that name is no player.
    """
    known, colon, own = name.partition(":")
    if known == PROGRAM:
        from stich.players.asked import AskedProgram  # processes are imported where one is named

        return GuestPlayer(name, AskedProgram(own, budget), PLAYERS[INSTEAD].make(None), say)
    if colon:
        budget = Budget.parse(own)
    if known in PLAYERS:
        return PLAYERS[known].make(budget)
    return GuestPlayer(name, OfPackage(partial(_brought, known, budget)), PLAYERS[INSTEAD].make(None), say)


def names_in(text: str) -> list[str]:
    """The names in a list like ``greedy, random``.  A comma inside quotation marks or behind a backslash belongs to the
    command of a program, which keeps the marks.

    >>> names_in("greedy, exec:python3 bot.py 'a,b'")
    ['greedy', "exec:python3 bot.py 'a,b'"]

    Raises:
        PlayerError: a quotation mark is not closed.
    """
    found, quote, bare = [""], "", True
    for sign in text:
        if sign == "," and not quote and bare:
            found.append("")
            continue
        if not bare:
            bare = True
        elif sign == "\\" and quote != "'":
            bare = False
        elif quote:
            quote = "" if sign == quote else quote
        elif sign in "'\"":
            quote = sign
        found[-1] += sign
    if quote:
        raise PlayerError(f"a quotation mark is not closed in {quoted(text)}")
    return [name.strip() for name in found]


def spread(names: Sequence[str], seats: int) -> list[str]:
    """A name for each seat; a short list is repeated round the table.

    >>> spread(["random", "greedy"], 3)
    ['random', 'greedy', 'random']

    Raises:
        PlayerError: there are no names, or more than seats.
    """
    if not names:
        raise PlayerError("no player is named")
    if len(names) > seats:
        raise PlayerError(f"{len(names)} players are named for {seats} seat{'s' if seats > 1 else ''}")
    return [names[seat % len(names)] for seat in range(seats)]


# --- brought by packages ----------------------------------------------------------------------------------------------


def brought() -> Iterator[tuple[str, str, str]]:
    """The players that packages bring, none imported: the name of each, of its package, and why it cannot be seated
    (empty: it may be)."""
    found = sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _package(entry)))
    for entry in found:
        yield entry.name, _package(entry), _clash(entry, found)


def _clash(entry: EntryPoint, found: Sequence[EntryPoint]) -> str:
    """Why a player cannot be seated whatever it is: somebody else has the name."""
    if entry.name in PLAYERS:
        return f"{quoted(entry.name)} is a player of our own"
    others = sorted({_package(each) for each in found if each.name == entry.name and each.value != entry.value})
    return f"{quoted(entry.name)} is brought by {listed(sorted({*others, _package(entry)}), 'and')}" if others else ""


def _brought(name: str, budget: Budget | None) -> Player:
    """A player that a package brings."""
    found = list(entry_points(group=GROUP))
    entry = next((each for each in found if each.name == name), None)
    if entry is None:
        names = sorted({*PLAYERS, *(each.name for each in found)})  # and `exec:COMMAND`, which nobody means by chance
        raise PlayerError(
            f"no player is called {quoted(name)}; {did_you_mean(suggest(name, names)) or f'there are {_all(names)}'}"
        )
    if clash := _clash(entry, found):
        raise PlayerError(f"{clash}; only one of them can be seated: uninstall the other")
    try:
        player = entry.load()(budget)
    except HouseClosesError:
        raise
    except (Exception, SystemExit) as fault:  # a stranger's code: whatever it does is told
        raise PlayerError(f"{_whose(entry)} cannot be made: {fault_told(fault)}") from fault
    if not callable(getattr(player, "choose", None)):
        raise PlayerError(f"{_whose(entry)} is no player: {quoted(entry.value)} gives what has no method `choose`")
    made: Player = player
    return made


def _all(names: Sequence[str]) -> str:
    return listed(names, "and")


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else "an unknown package"


def _whose(entry: EntryPoint) -> str:
    return f"the player {quoted(entry.name)} of the package {quoted(_package(entry))}"
