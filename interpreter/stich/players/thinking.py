"""Players that think: they play on in worlds that they cannot tell apart, and do what came out best.

Place in the pipeline: two of the players, over ``worlds``; they must not know games.  What a deal is worth is what the
spec's own scoring says at its end, for the machine plays each to its end.
"""

from __future__ import annotations

from stich.engine.actions import Action
from stich.engine.view import View
from stich.players.base import Weighed
from stich.players.budget import Budget
from stich.players.thumb import ThumbPlayer
from stich.rng import MASK, Random
from stich.worlds.witness import Witness, find_witness
from stich.worlds.worlds import Worlds, worlds_of

NODES_AT_MOST = 100_000
AT_A_TIME = 256  # rounds between two looks at the clock


class ThinkingPlayer:
    """What both have in common: the worlds, and the choice of the best."""

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or self.usual
        self._witness: Witness | None = None
        self._plain = ThumbPlayer()

    usual = Budget(playouts=1)

    def choose(self, view: View, rng: Random) -> Action:
        """The action that promises most; of equals the first."""
        if len(view.legal) == 1 and not view.concede:
            return view.legal[0]
        weighed = self.weigh(view, rng)
        if not weighed:
            return self._plain.choose(view, rng)
        return max(weighed, key=self._merit).action

    def _merit(self, weighed: Weighed) -> float:
        return weighed.worth

    def weigh(self, view: View, rng: Random) -> list[Weighed]:
        """What each action is worth: how many points more than the others the deal should bring the seat's side.
        Nothing where no world was found."""
        self._witness = find_witness(view, rng, self._witness)
        if self._witness is None:
            return []
        worlds = worlds_of(view, self._witness, rng.next() & MASK, self._room())
        if worlds is None:
            return []
        self._think(view, worlds)
        sides = len(view.plan.sides)
        return [Weighed(action, worth / tried / sides, tried) for action, tried, worth in worlds.told(view.side)]

    def _room(self) -> int:
        return NODES_AT_MOST

    def _think(self, view: View, worlds: Worlds) -> None:
        raise NotImplementedError
