"""Players that think: they play on in worlds that they cannot tell apart, and do what comes out best.

Place in the pipeline: two of the players, over ``worlds``; they must not know games.  What a deal is worth is what the
spec's own scoring says at its end, for the machine plays each to its end.
"""

from __future__ import annotations

from time import perf_counter

from stich.engine.actions import Action
from stich.engine.plan import Plan
from stich.engine.table import Stage
from stich.engine.view import View
from stich.match.core import which
from stich.players.base import Weighed
from stich.players.budget import Budget
from stich.players.thumb import ThumbPlayer
from stich.rng import Random
from stich.solve.teams import Team, team_of
from stich.worlds.witness import Patience, Reconstruction, find_witness
from stich.worlds.worlds import ManyWorlds, memory_for, worlds_of

NODES_AT_MOST = 200_000
AT_A_TIME = 64  # rounds between two looks at the clock
FEW_WORLDS = 8  # fewer tell too little


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
        self._gains = self._tried = 0  # what the rule of thumb brings in the game, in how many worlds

    def choose(self, view: View, rng: Random) -> Action:
        """The action that promises most; by a rule of thumb where no world is found, which is looked for no longer than
        for half the time that there is, or else as often as ``worlds.witness`` has it."""
        if len(view.legal) == 1:
            return view.legal[0]
        weighed = self.weigh(view, rng)
        return weighed[0].action if weighed else self._by_thumb.choose(view, rng)

    def weigh(self, view: View, rng: Random) -> list[Weighed]:
        """What each action is worth, the best first; nothing where no world is found."""
        end = perf_counter() + (self.budget.seconds or 0)
        bound = Patience(seconds=None if self.budget.seconds is None else self.budget.seconds / 2)
        witness = find_witness(view, rng, self._witness, bound)
        if witness is None:
            return []
        self._witness = witness
        worlds = worlds_of(view, witness, rng.next(), self._room())
        if worlds is None:
            return []
        self._try_thumb(worlds)
        self._think(view, worlds, end)
        others = max(1, len(view.plan.sides) - 1)
        told = [each for each in worlds.told(view.side) if each[1]]
        found = [Weighed(action, worth / tried / others, tried) for action, tried, worth in told]
        ends = _that_end_the_deal(view)
        return sorted(found, key=lambda each: (*self._merit(each), each.action in ends), reverse=True)

    def _room(self) -> int:
        """How many nodes the tree may have."""
        raise NotImplementedError

    def _think(self, view: View, worlds: ManyWorlds, end: float) -> None:
        """Spend the budget; if it is one of time, until then."""
        raise NotImplementedError

    def _try_thumb(self, worlds: ManyWorlds) -> None:
        """See once more what the rule of thumb brings, in two deals a world: for an eighth of the budget at most."""
        number = FEW_WORLDS if self.budget.playouts is None else min(FEW_WORLDS, self.budget.playouts // 16)
        self._gains += worlds.thumb_gains(number)
        self._tried += number

    def _thumb(self) -> int:
        """Whether the rule of thumb for cards does better than chance in the game (1), worse (−1), or neither for
        sure."""
        if self._gains > 0:
            return int(self._gains**2 > self._tried)
        return -int(self._gains**2 > 2 * self._tried)

    def _chance(self) -> int:
        """Of a hundred cards in a playout, how many are left to chance: all, where the rule of thumb does worse."""
        return 100 if self._thumb() < 0 else self.chance

    def _try_each(self, view: View, worlds: ManyWorlds, end: float) -> None:
        """Try each action in the same worlds, in rounds of as many playouts, or of as much time until the end; after
        each round those below the middle are dropped, until there are two or three, of which the best is taken."""
        options = len(view.legal) + (view.plan.concede is not None)
        rounds = max(1, options.bit_length() - 1)
        beside = view.stage == Stage.TRICK and view.legal[-1] > view.plan.actions.pass_
        chance = self.chance_beside if beside else self._chance()
        for number in reversed(range(rounds)):
            if self.budget.playouts is not None:
                worlds.weigh(max(1, self.budget.playouts // rounds // options), chance, self.tries)
            else:
                self._weigh_for(worlds, (end - perf_counter()) / (number + 1), chance)
            if number:
                options = max(1, worlds.drop(view.side))

    def _weigh_for(self, worlds: ManyWorlds, seconds: float, chance: int) -> None:
        """Try each action once, and go on for so long."""
        end = perf_counter() + seconds
        worlds.weigh(1, chance, self.tries)
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
    its own next step.  The budget is how many deals are played out, beside those by which the rule of thumb is tried,
    or the time."""

    unless_said = Budget(playouts=160)

    def _room(self) -> int:
        return 2048

    def _think(self, view: View, worlds: ManyWorlds, end: float) -> None:
        self._try_each(view, worlds, end)


class SearchPlayer(ThinkingPlayer):
    """Thinks of what others have done: of many worlds those count more in which they did what they would rather have
    done.  What may be done is tried in these.  Near the end of a deal, where two teams have nothing but cards left to
    play, it is solved in each, all cards laid open; where two seats play a tree grows of what each may do (information
    set Monte Carlo tree search); else each action is tried as ``GreedyPlayer`` does, for with more seats, or where much
    may be said, a tree is too wide to grow deep.  The budget is how many deals are played out so, beside half as many
    at most by which worlds are weighed, or the time."""

    unless_said = Budget(playouts=2000)
    pool = 1500  # worlds at most
    weighed = 1  # playouts of each thing that another may have said
    card_odds, talk_odds = 160, 512  # how odd it is to do otherwise (``machine.beliefs``)
    largest = 8  # cards in a hand, from which on it is tried whether the deal can be solved
    deals = 250  # that are solved at most
    positions = 3000  # of a deal, before it is given up

    def __init__(self, budget: Budget | None = None) -> None:
        super().__init__(budget)
        self._memory: tuple[Plan, object] | None = None

    def _room(self) -> int:
        return max(2048, min(NODES_AT_MOST, self.budget.playouts or NODES_AT_MOST))

    def _think(self, view: View, worlds: ManyWorlds, end: float) -> None:
        if self._solve(view, worlds, self._gather(worlds), end):
            return
        if len(view.plan.side_of) > 2 or view.stage in (Stage.DIALOGUE, Stage.TRANSFER):
            self._try_each(view, worlds, end)
        elif self.budget.playouts is not None:
            worlds.grow(self.budget.playouts, self._chance(), self.tries)
        else:
            worlds.grow(AT_A_TIME, self._chance(), self.tries)
            while perf_counter() < end:
                worlds.grow(AT_A_TIME, self._chance(), self.tries)

    def _gather(self, worlds: ManyWorlds) -> int:
        """Gather worlds, for a quarter of the time or half as many as deals may be played out; how many there are."""
        start = perf_counter()
        odds = self.card_odds if self._thumb() > 0 else 0, self.talk_odds
        if self.budget.seconds is None:
            wanted = most = (self.budget.playouts or 0) // 2
        else:
            worlds.gather(FEW_WORLDS, NODES_AT_MOST, self.weighed, *odds)
            each = (perf_counter() - start) / FEW_WORLDS
            wanted, most = int(self.budget.seconds / 4 / each) if each else self.pool, NODES_AT_MOST
        if wanted < FEW_WORLDS:  # so few tell too little, and without a pool each is another
            wanted = 0
        return worlds.gather(min(self.pool, wanted), most, self.weighed, *odds)

    def _solve(self, view: View, worlds: ManyWorlds, number: int, end: float) -> bool:
        """Solve the deal in so many worlds, or until time is up; whether that could be done in enough of them."""
        team = team_for(view)
        if not number or team is None or max(view.hand_sizes) > self.largest or not worlds.only_cards():
            return False
        memory = self._memory_for(view)
        if memory is None:
            return False
        worlds.lend(memory, team.mask, team.weights)
        number = min(number, self.deals)
        solved = tried = 0
        while tried < number and (self.budget.playouts is not None or perf_counter() < end):
            solved += worlds.solve(1, self.positions)
            tried += 1
            if tried == FEW_WORLDS and solved * 2 < tried:
                return False
        return solved >= FEW_WORLDS

    def _memory_for(self, view: View) -> object:
        if self._memory is None or self._memory[0] is not view.plan:
            self._memory = view.plan, memory_for(view)
        return self._memory[1]


def team_for(view: View) -> Team | None:
    """The side, or the party, of who has to decide, where there are two; ``None``: there are more, or it is not known
    who is of which."""
    plan = view.plan
    playing = {plan.side_of[seat] for seat in view.active}
    if len(playing) == 2:
        return team_of(plan, [view.side], playing)
    parties = [{plan.side_of[seat] for seat in party.seats} for party in view.parties if party.seats]
    if len(parties) == 2 and all(party.all for party in view.parties) and sum(map(len, parties)) == len(playing):
        return next((team_of(plan, own, playing) for own in parties if view.side in own), None)
    return None
