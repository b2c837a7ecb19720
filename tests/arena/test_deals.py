"""Duplicate deals: the same cards, other players; and what is counted of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from stich.arena.deals import Duplicate, Roster, duplicate
from stich.arena.intervals import share
from stich.arena.seating import patterns
from stich.engine.actions import Action
from stich.engine.packs import BOTS
from stich.engine.view import View
from stich.players.base import Player
from stich.players.budget import Budget
from stich.players.match import Seated, play_out
from stich.players.registry import make_player
from stich.rng import Random, stream
from tests.specs_under_test import playable

# Two sides, two sides of two, three seats and four and five each for itself, the fewest points win.
GAMES = ["elfern", "karniffel", "skat", "hearts", "loo"]


class Last:
    """Draws no lots."""

    def choose(self, view: View, _rng: Random) -> Action:
        return view.legal[-1]


def last(_budget: Budget | None) -> Player:
    return Last()


@pytest.mark.parametrize("name", GAMES)
def test_who_draws_no_lots_is_level_with_itself(name: str) -> None:
    """Whatever the cards: what it has in one place, the other has in the same place."""
    game = playable(name)
    for found in duplicate(game, last, last, range(4)):
        assert found.margin == 0 and found.games == len(patterns(len(game.plan.sides)))


@pytest.mark.parametrize("name", GAMES)
def test_the_margin_is_what_the_states_return(name: str) -> None:
    game, seed = playable(name), 7
    (found,) = duplicate(game, "random", last, [seed])
    sides, margin = game.plan.sides, 0.0
    for number, pattern in enumerate(patterns(len(sides))):
        state = game.start(seed, deals=1)
        players = [last(None) if pattern[side] else make_player("random") for side in game.plan.side_of]
        for _ in play_out(state, Seated(players, stream(seed, BOTS, number))):
            pass
        returns = [state.returns()[seats[0]] for seats in sides]
        margin += sum(-n if player else n for n, player in zip(returns, pattern, strict=True))
    assert found.margin == pytest.approx(margin * (len(sides) - 1) / len(sides))


@pytest.mark.parametrize("name", ["karniffel", "euchre"])
def test_chance_is_level_with_chance(name: str) -> None:
    """The seeds are fixed: of all such tests one in twenty fails of a program without fault."""
    found = list(duplicate(playable(name), "random", "random", range(120)))
    won, lost = sum(each.margin > 0 for each in found), sum(each.margin < 0 for each in found)
    rate = share(won, won + lost)
    assert rate is not None and rate.low < 0.5 < rate.high
    assert won + lost > 30, "the chance of the two is not the same"


def test_who_plays_better_wins() -> None:
    found = list(duplicate(playable("karnoeffel"), "thumb", "random", range(60)))
    assert sum(each.margin > 0 for each in found) > 3 * sum(each.margin < 0 for each in found)
    again = list(duplicate(playable("karnoeffel"), "random", "thumb", range(60)))
    assert sum(each.margin < 0 for each in again) > 3 * sum(each.margin > 0 for each in again)


def test_of_a_match_the_winner_counts() -> None:
    (found,) = duplicate(playable("elfern"), "thumb", last, [3], matches=True)
    assert found.margin in (-2, 0, 2)
    (deal,) = duplicate(playable("elfern"), "thumb", last, [3])
    assert sum(found.decisions) > sum(deal.decisions), "a match lasts longer"


def test_the_same_seed_brings_the_same() -> None:
    def without_time(found: Duplicate) -> tuple[object, ...]:
        return found.margin, found.games, found.decisions, found.fouls

    one, other = (list(map(without_time, duplicate(playable("skat"), "thumb", "random", [5, 6]))) for _ in "ab")
    assert one == other and one[0] != one[1]


class Visitor(Last):
    """A guest that counts what is done with it."""

    name = "visitor"

    def __init__(self, made: list[Visitor]) -> None:
        self.fouls, self.begun, self.closed = Counter[str](), list[tuple[int, int]](), 0
        made.append(self)

    def begin(self, seed: int, seat: int) -> None:
        self.begun.append((seed, seat))

    def choose(self, view: View, _rng: Random) -> Action:
        self.fouls["too late"] += len(view.legal) > 1
        return view.legal[0]

    def close(self) -> None:
        self.closed += 1


def test_guests_stay_and_are_let_go() -> None:
    made: list[Visitor] = []

    def visitor(_budget: Budget | None) -> Player:
        return Visitor(made)

    found = list(duplicate(playable("karniffel"), visitor, "random", range(3)))
    assert len(made) == 2, "one for each seat of a side"
    assert [len(each.begun) for each in made] == [6, 6] and all(each.closed == 1 for each in made)
    assert {seat for each in made for _, seat in each.begun} == {0, 1, 2, 3}
    assert len({seed for each in made for seed, _ in each.begun}) == 12
    assert [each.fouls for each in found] == [({"too late": each.decisions[0]}, {}) for each in found]


def test_a_player_is_given_the_budget() -> None:
    given: list[Budget | None] = []

    def make(budget: Budget | None) -> Player:
        given.append(budget)
        return Last()

    makes: list[Callable[[Budget | None], Player]] = [make, last]
    list(duplicate(playable("elfern"), *makes, [1], Budget(playouts=9)))
    assert given == [Budget(playouts=9)] * 2
    with Roster() as roster:
        assert roster.player(last, 0) is not roster.player(last, 0), "no player knows of an earlier game"
