"""The players that a command can seat, by name.

Place in the pipeline: above the players, below the commands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stich.errors import StichError
from stich.language.text.diagnostics import did_you_mean, listed, quoted, suggest
from stich.players.base import Player
from stich.players.chance import RandomPlayer
from stich.players.greedy import GreedyPlayer

PLAYERS: dict[str, Callable[[], Player]] = {"greedy": GreedyPlayer, "random": RandomPlayer}


class PlayerError(StichError, ValueError):
    """Players that cannot be seated: an unknown name, or more of them than seats."""


def make_player(name: str) -> Player:
    """A new player of this name.

    Raises:
        PlayerError: no player has the name.
    """
    if name not in PLAYERS:
        help = did_you_mean(suggest(name, PLAYERS)) or f"there are {listed(sorted(PLAYERS), 'and')}"
        raise PlayerError(f"no player is called {quoted(name)}; {help}")
    return PLAYERS[name]()


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
