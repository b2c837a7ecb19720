"""What a difference of rules changes in play: the same cards and the same random choices under two games.

Place in the pipeline: over the engine, below ``compare``.  It must not know which rules differ.

Each deal stands alone.  One order of all cards is dealt in both games (each leaves out what its pack lacks), the lots
are the same, and every seat has one random order in which it would rather play its cards: in each game it plays the
first legal one.  What else there is to say or to give is drawn alike as long as the same is offered.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Sequence
from dataclasses import dataclass
from zlib import crc32

from stich.cards import Card, Seat
from stich.compare.meeting import OnProgress, Share, no_progress
from stich.engine.errors import UnplayableError
from stich.engine.packs import BOTS, LOTS, PACKS
from stich.engine.state import State
from stich.match.game import Game
from stich.rng import Random, mix, stream, values

PATIENCE = 3_000  # decisions in one deal, after which it is taken to have no end; the engine itself bears more
PACKS_A_DEAL = 60  # until one is not thrown in


@dataclass(frozen=True, slots=True)
class DealStudy:
    """Deals played under both games: in how many other cards were played
    (as long as both went on), in how many another side won, in how many
    the points were others; the mean points by side in each game; how many did not end in each."""

    deals: int
    parted: Share
    winners: Share
    points: Share
    means: tuple[tuple[float, ...], tuple[float, ...]]
    endless: tuple[int, int]
    seed: int


class SharedPacks:
    """One order of cards for games with different packs, by the names of the cards."""

    def __init__(self, seed: int, names: Sequence[str], game: Game, at_most: int = PACKS_A_DEAL) -> None:
        self.seed, self.names, self.at_most = seed, names, at_most
        self.deck, self.dealt = game.model.deck, 0

    def pack(self, number: int, cards: Sequence[Card]) -> list[Card]:
        """The pack of a deal.

        Raises:
            UnplayableError: too many packs have been thrown in.
        """
        self.dealt += 1
        if self.dealt > self.at_most:
            raise UnplayableError("every pack is thrown in")
        drawn = values(stream(self.seed, PACKS, number), len(self.names))
        order = [name for _, name in sorted(zip(drawn, self.names, strict=True))]
        index, copies = self.deck.index, self.deck.copies
        told = [(index[name], order[:at].count(name)) for at, name in enumerate(order) if name in index]
        return [card + number for card, number in told if number < copies and card in cards]

    def lot(self, number: int) -> Random:
        """The random numbers of a lot."""
        return Random(stream(self.seed, LOTS, number))


def compare_deals(a: Game, b: Game, deals: int, seed: int, progress: OnProgress = no_progress) -> DealStudy:
    """Play so many deals under both games.

    Raises:
        ValueError: the games have other seats or sides.
    """
    if a.model.seats.sides != b.model.seats.sides:
        raise ValueError("the games do not have the same seats and sides")
    names = tuple((Tally(a.model.deck.cards) | Tally(b.model.deck.cards)).elements())
    counts, endless, both = [0, 0, 0], [0, 0], 0
    sums = [[0] * len(a.plan.sides) for _ in (a, b)]
    for number in range(deals):
        progress(number, deals)
        played = [_played(game, names, stream(seed, number)) for game in (a, b)]
        if played[0] is None or played[1] is None:
            endless = [n + (each is None) for n, each in zip(endless, played, strict=True)]
            continue
        (way_a, points_a), (way_b, points_b) = played[0], played[1]
        both += 1
        parted = any(one != other for one, other in zip(way_a, way_b, strict=False))
        parts = (parted, _winner(points_a) != _winner(points_b), points_a != points_b)
        counts = [n + part for n, part in zip(counts, parts, strict=True)]
        sums = [[n + p for n, p in zip(*each, strict=True)] for each in zip(sums, (points_a, points_b), strict=True)]
    means = [tuple(total / both if both else 0.0 for total in each) for each in sums]
    shares = [Share(both, n, False) for n in counts]
    return DealStudy(deals, shares[0], shares[1], shares[2], (means[0], means[1]), (endless[0], endless[1]), seed)


Way = tuple[list[tuple[Seat, str]], list[int]]


def _played(game: Game, names: Sequence[str], seed: int) -> Way | None:
    """The cards played in one deal, by whom, and the points by side; ``None`` if the deal does not end."""
    places = {name: i for i, name in enumerate(names)}
    likings = [values(stream(seed, BOTS, seat), len(names)) for seat in range(game.plan.players)]
    ranks = [[liking[places[name]] for name in game.model.deck.cards] for liking in likings]
    way: list[tuple[Seat, str]] = []
    try:
        state = game.start(seed, deals=1, packs=SharedPacks(seed, names, game))
        for number in range(PATIENCE):
            if state.over:
                return way, state.last_points
            action = _choice(state, ranks, seed, number - len(way))
            if action < game.plan.n:
                way.append((state.to_act, game.model.deck.cards[action]))
            state.play(action)
    except UnplayableError:
        return None
    return None


def _choice(state: State, ranks: Sequence[Sequence[int]], seed: int, number: int) -> int:
    """What the seat to act does: the card that it likes best, or what chance has it say."""
    legal, n = state.legal_actions(), state.plan.n
    if len(legal) == 1:
        return legal[0]
    if legal[-1] < n:
        return max(legal, key=ranks[state.to_act].__getitem__)
    drawn = mix(seed + number)
    return max(legal, key=lambda action: mix(drawn ^ crc32(state.plan.actions.name(action).encode())))


def _winner(points: Sequence[int]) -> int:
    """The side with the most points, −1 if there is none."""
    best = max(points)
    return points.index(best) if list(points).count(best) == 1 else -1
