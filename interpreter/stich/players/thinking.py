"""Players that think: they play on in worlds that they cannot tell apart, and do what comes out best.

Place in the pipeline: two of the players, over ``worlds``; they must not know games.  What a deal is worth is what the
spec's own scoring says at its end, for the machine plays each to its end.
"""

from __future__ import annotations

from time import perf_counter

from stich.engine.actions import Action
from stich.engine.table import Stage
from stich.engine.view import View
from stich.match.core import which
from stich.players.base import Weighed
from stich.players.budget import Budget
from stich.players.thumb import ThumbPlayer
from stich.rng import Random
from stich.worlds.witness import Reconstruction, find_witness
from stich.worlds.worlds import ManyWorlds, worlds_of

NODES_AT_MOST = 200_000
AT_A_TIME = 64  # rounds between two looks at the clock


class ThinkingPlayer:
    """What both have in common: the worlds, and the choice of the best."""

    unless_said = Budget(playouts=1)
    without_compiler = Budget(playouts=12)  # where the machine is run as Python, a hundred times as slowly
    chance = 50  # of a hundred cards in a playout, how many are left to chance
    chance_beside = 20  # and where something may be said beside cards: who closes or raises must go on to play well
    tries = 4  # of each of a few things that are said in a playout

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or (self.unless_said if which() == "compiled" else self.without_compiler)
        self._witness: Reconstruction | None = None
        self._by_thumb = ThumbPlayer()

    def choose(self, view: View, rng: Random) -> Action:
        """The action that promises most; by a rule of thumb where no world is found."""
        if len(view.legal) == 1:
            return view.legal[0]
        weighed = self.weigh(view, rng)
        return weighed[0].action if weighed else self._by_thumb.choose(view, rng)

    def weigh(self, view: View, rng: Random) -> list[Weighed]:
        """What each action is worth, the best first; nothing where no world is found."""
        self._witness = find_witness(view, rng, self._witness)
        if self._witness is None:
            return []
        worlds = worlds_of(view, self._witness, rng.next(), self._room())
        if worlds is None:
            return []
        self._think(view, worlds)
        others = max(1, len(view.plan.sides) - 1)
        told = [each for each in worlds.told(view.side) if each[1]]
        found = [Weighed(action, worth / tried / others, tried) for action, tried, worth in told]
        ends = _that_end_the_deal(view)
        return sorted(found, key=lambda each: (*self._merit(each), each.action in ends), reverse=True)

    def _room(self) -> int:
        """How many nodes the tree may have."""
        raise NotImplementedError

    def _think(self, view: View, worlds: ManyWorlds) -> None:
        """Spend the budget."""
        raise NotImplementedError

    def _try_each(self, view: View, worlds: ManyWorlds) -> None:
        """Try each action in the same worlds, in rounds of as many playouts; after each round those below the middle
        are dropped, until there are two or three, of which the best is taken."""
        options = len(view.legal) + (view.plan.concede is not None)
        rounds = max(1, options.bit_length() - 1)
        beside = view.stage == Stage.TRICK and view.legal[-1] > view.plan.actions.pass_
        chance = self.chance_beside if beside else self.chance
        for number in reversed(range(rounds)):
            if self.budget.playouts is not None:
                worlds.weigh(max(1, self.budget.playouts // rounds // options), chance, self.tries)
            else:
                self._weigh_for(worlds, (self.budget.seconds or 0) / rounds, chance)
            if number:
                options = max(1, worlds.drop(view.side))

    def _weigh_for(self, worlds: ManyWorlds, seconds: float, chance: int) -> None:
        end = perf_counter() + seconds
        while perf_counter() < end:
            worlds.weigh(1, chance, self.tries)

    def _merit(self, weighed: Weighed) -> tuple[float, float]:
        """By what the best is chosen."""
        return weighed.tried, weighed.worth


def _that_end_the_deal(view: View) -> set[Action]:
    """What ends the deal as it stands by being said: where it is as good as anything, why go on."""
    said = (each for states in view.plan.dialogues for state in states for each in state)
    return {each.action for each in said if each.choice.ends_deal and each.concedes is None}


class GreedyPlayer(ThinkingPlayer):
    """Tries each action in the same worlds, plays each deal out, and takes what brought most: it looks no further than
    its own next step.  The budget is how many deals are played out, or the time."""

    unless_said = Budget(playouts=160)

    def _room(self) -> int:
        return 2048

    def _think(self, view: View, worlds: ManyWorlds) -> None:
        self._try_each(view, worlds)


class SearchPlayer(ThinkingPlayer):
    """Information-set Monte Carlo tree search: looks as far as the budget goes, and lets every side do what did best
    for it so far.  What is said or exchanged is weighed as ``GreedyPlayer`` does, for what all may say to it would make
    the tree too wide to grow deep.  The budget is how many deals are played out, or the time."""

    unless_said = Budget(playouts=2000)

    def _room(self) -> int:
        return max(2048, min(NODES_AT_MOST, self.budget.playouts or NODES_AT_MOST))

    def _think(self, view: View, worlds: ManyWorlds) -> None:
        if view.stage in (Stage.DIALOGUE, Stage.TRANSFER):
            self._try_each(view, worlds)
        elif self.budget.playouts is not None:
            worlds.grow(self.budget.playouts, self.chance, self.tries)
        else:
            end = perf_counter() + (self.budget.seconds or 0)
            while perf_counter() < end:
                worlds.grow(AT_A_TIME, self.chance, self.tries)
