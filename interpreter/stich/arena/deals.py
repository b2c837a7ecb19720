"""Duplicate deals: two players at the same cards, in each other's places.

Place in the pipeline: over the players; must not know how many deals are played, or what is told of them.

A duplicate deal is played once for each of ``patterns``: the same cards, the same lots, other players at the sides.
The chance of the bots is drawn anew for each of these games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from time import perf_counter

from stich.arena.seating import Pattern, patterns
from stich.engine.actions import Action
from stich.engine.errors import UnplayableError
from stich.engine.packs import BOTS, Seeded
from stich.engine.state import State
from stich.engine.view import View
from stich.match.game import Game
from stich.players.base import Guest, Player, seed_for_guest
from stich.players.budget import Budget
from stich.players.guest import Say
from stich.players.match import Seated, play_out
from stich.players.registry import make_player
from stich.rng import Random, stream

DEALS_A_MATCH = 10_000  # after which nobody will win it any more

Entrant = str | Callable[[Budget | None], Player]
"""A player by its name, or what makes one."""


@dataclass(frozen=True, slots=True)
class Duplicate:
    """What came of one duplicate deal of two players: how much more the first has than the second (``margin``), in so
    many ``games``; what each of them decided where there was a choice, in how many seconds; how often it broke the
    rules of the house, by kind."""

    margin: float
    games: int
    decisions: tuple[int, int]
    seconds: tuple[float, float]
    fouls: tuple[dict[str, int], dict[str, int]] = ({}, {})


def duplicate(
    game: Game, a: Entrant, b: Entrant, seeds: Iterable[int], budget: Budget | None = None, *, matches: bool = False
) -> Iterator[Duplicate]:
    """Play one duplicate deal for each seed, or with ``matches`` whole matches.

    Raises:
        PlayerError: there is no such player.
        IllegalPlayError: a player chose what the rules forbid.
        UnplayableError: a deal cannot go on as its spec says.

    >>> from stich.language.text.library import library_names
    >>> from stich.match.game import load_game
    >>> found = list(duplicate(load_game(library_names()[0]), "random", "random", range(3)))
    >>> len(found), found[0].games % 2
    (3, 0)
    """
    with Roster(budget) as roster:
        for seed in seeds:
            yield play_duplicate(game, a, b, seed, roster, matches=matches)


class Roster:
    """The players of one process.  Each game has new ones, but for guests, which are asked to stay: they are programs
    of their own, and starting one may take long."""

    def __init__(self, budget: Budget | None = None, say: Say | None = None) -> None:
        self.budget, self._say = budget, say
        self._guests: dict[tuple[Entrant, int], Player] = {}

    def __enter__(self) -> Roster:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def player(self, entrant: Entrant, number: int) -> Player:
        """A player for the next game; ``number`` tells several of one name apart."""
        if (entrant, number) in self._guests:
            return self._guests[entrant, number]
        made = make_player(entrant, self.budget, self._say) if isinstance(entrant, str) else entrant(self.budget)
        if isinstance(made, Guest):
            self._guests[entrant, number] = made
        return made

    def close(self) -> None:
        """Let the guests go."""
        for guest in self._guests.values():
            if isinstance(guest, Guest):
                guest.close()
        self._guests.clear()


def play_duplicate(game: Game, a: Entrant, b: Entrant, seed: int, roster: Roster, *, matches: bool) -> Duplicate:
    """Play the games of one duplicate deal."""
    sides = len(game.plan.sides)
    both, margin, games = (_Kept(a), _Kept(b)), 0, patterns(sides)
    for number, pattern in enumerate(games):
        state = State(game.plan, Seeded(seed), None if matches else 1)
        chance = stream(seed, BOTS, number)
        players = _seat(state, pattern, both, roster, chance)
        for _ in play_out(state, Seated(players, chance)):
            _check_length(state)
            state.forget()
        margin += _margin(state, pattern, matches)
        for player in players:
            player.close_account()
    return Duplicate(
        margin=margin / sides,
        games=len(games),
        decisions=(both[0].decisions, both[1].decisions),
        seconds=(both[0].seconds, both[1].seconds),
        fouls=(dict(both[0].fouls), dict(both[1].fouls)),
    )


def _seat(state: State, pattern: Pattern, both: tuple[_Kept, _Kept], roster: Roster, chance: int) -> list[_Watched]:
    """A player for each seat."""
    taken = Counter[Entrant]()
    seated = []
    for seat, side in enumerate(state.plan.side_of):
        kept = both[pattern[side]]
        player = roster.player(kept.entrant, taken[kept.entrant])
        taken[kept.entrant] += 1
        if isinstance(player, Guest):
            player.begin(seed_for_guest(chance, seat), seat)
        seated.append(_Watched(player, kept))
    return seated


def _margin(state: State, pattern: Pattern, matches: bool) -> int:
    """What the sides of the first player have more than those of the second: points, or of whole matches those won.  So
    many times as there are sides, so that it is whole.

    As in ``State.returns`` a side has what it has more than the mean: it is of no account how much all have together,
    which would tell only where one player has more sides than the other.
    """
    sides = len(pattern)
    if matches:
        return 0 if state.winner is None else sides * (1 - 2 * pattern[state.winner])
    match = state.plan.game.match
    worth = -1 if match.fewest and match.winner == 0 else 1
    points, whole = state.totals[0], sum(state.totals[0])
    return worth * sum((sides * own - whole) * (1 - 2 * player) for own, player in zip(points, pattern, strict=True))


def _check_length(state: State) -> None:
    if state.deals_limit is None and state.deals_done > DEALS_A_MATCH:
        raise UnplayableError(f"nobody has won the match after {DEALS_A_MATCH:,} deals")


# --- what a player does -----------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Kept:
    """What is kept of one player in a duplicate deal."""

    entrant: Entrant
    decisions: int = 0
    seconds: float = 0.0
    fouls: Counter[str] = field(default_factory=Counter)


class _Watched:
    """A player at its seat in one game, with a clock beside it."""

    def __init__(self, player: Player, kept: _Kept) -> None:
        self.player, self._kept = player, kept
        self._before = Counter(player.fouls) if isinstance(player, Guest) else Counter[str]()

    def choose(self, view: View, rng: Random) -> Action:
        """What the player chooses."""
        start = perf_counter()
        action = self.player.choose(view, rng)
        if len(view.legal) > 1:
            self._kept.seconds += perf_counter() - start
            self._kept.decisions += 1
        return action

    def close_account(self) -> None:
        """Add what a guest has done wrong in this game."""
        if isinstance(self.player, Guest):
            self._kept.fouls += Counter(self.player.fouls) - self._before
