"""A tournament: every two of some players at the same duplicate deals.

Place in the pipeline: over ``deals``; knows which deals are to be played and in which order, must not know by which
process, or what is made of what comes of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from stich.arena.deals import Duplicate, Roster, play_duplicate
from stich.match.game import Game
from stich.players.base import PlayerError
from stich.players.budget import Budget
from stich.rng import stream

DUPLICATES = 4
"""What the streams are drawn for from which duplicate deals have their seeds."""

Bout = tuple[int, int, int]
"""Two players, by their places in the list, and the number of the deal, from 0."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is played: by whom, how many duplicate deals of every two, with which chance; whole ``matches`` instead of
    deals, if so wished."""

    players: tuple[str, ...]
    deals: int
    seed: int = 0
    budget: Budget | None = None
    matches: bool = False

    def __post_init__(self) -> None:
        if len(self.players) < 2:
            raise PlayerError("a tournament takes two players or more")
        if twice := [name for i, name in enumerate(self.players) if name in self.players[:i]]:
            raise PlayerError(f"`{twice[0]}` is named twice; a player meets others, not itself")

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """Every two of the players."""
        return list(combinations(range(len(self.players)), 2))

    def tasks(self) -> Iterator[Bout]:
        """Every duplicate deal, each deal for all pairs before the next: a tournament that is stopped has about as many
        of each pair."""
        return ((a, b, deal) for deal in range(self.deals) for a, b in self.pairs)

    def play(self, game: Game, task: Bout, roster: Roster) -> Duplicate:
        """Play one duplicate deal."""
        a, b, deal = task
        seed = stream(self.seed, DUPLICATES, deal)
        return play_duplicate(game, self.players[a], self.players[b], seed, roster, matches=self.matches)
