"""Players that think, in every game: they play a deal legally, and seldom go by the rule of thumb."""

from __future__ import annotations

from collections import Counter

import pytest

from stich.engine.view import View
from stich.players.base import Weighed
from stich.players.budget import Budget
from stich.players.match import Seated, play_out
from stich.players.thinking import GreedyPlayer, SearchPlayer
from stich.rng import Random
from tests.specs_under_test import PLAYED, playable

SHARE = 0.85  # of the decisions of a deal that are weighed in worlds; where fewest are it is 38 of 44


def _noting(kind: type[GreedyPlayer | SearchPlayer], playouts: int, told: Counter[bool]) -> GreedyPlayer | SearchPlayer:
    """A player that notes whether it has weighed what it might do."""

    class Noting(kind):  # type: ignore[misc, valid-type]
        def weigh(self, view: View, rng: Random) -> list[Weighed]:
            weighed: list[Weighed] = super().weigh(view, rng)
            told[bool(weighed)] += 1
            return weighed

    return Noting(Budget(playouts=playouts))


@pytest.mark.long
@pytest.mark.parametrize("name", PLAYED)
def test_a_player_that_thinks_plays_every_game_and_finds_worlds(name: str) -> None:
    game, told = playable(name), Counter[bool]()
    state = game.start(3, deals=1)
    kinds = [
        _noting(*((SearchPlayer, 16) if seat % 2 else (GreedyPlayer, 8)), told) for seat in range(game.plan.players)
    ]
    for _ in play_out(state, Seated(kinds, 3)):
        pass
    assert state.over
    assert told[True] >= SHARE * told.total(), f"{told[True]} of {told.total()} decisions were weighed"
