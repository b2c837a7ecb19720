"""Duplicate seats: each player has each hand equally often, and as often beside itself."""

from __future__ import annotations

from collections import Counter

import pytest

from stich.arena.seating import exchanged, patterns

SIDES = range(2, 9)


@pytest.mark.parametrize("sides", SIDES)
def test_each_player_has_each_hand_equally_often(sides: int) -> None:
    found = patterns(sides)
    for side in range(sides):
        assert Counter(pattern[side] for pattern in found) == {0: len(found) // 2, 1: len(found) // 2}


@pytest.mark.parametrize("sides", SIDES)
def test_every_game_is_played_again_in_each_others_places(sides: int) -> None:
    found = patterns(sides)
    assert len(set(found)) == len(found) == (2 * sides if sides % 2 else 2)
    assert Counter(map(exchanged, found)) == Counter(found)


@pytest.mark.parametrize("sides", SIDES)
def test_each_player_is_as_often_its_own_neighbour(sides: int) -> None:
    beside = Counter((p[i], p[i - 1]) for p in patterns(sides) for i in range(sides))
    assert beside[0, 0] == beside[1, 1] and beside[0, 1] == beside[1, 0]


def test_of_three_all_six() -> None:
    assert set(patterns(3)) == {(a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1)} - {(0, 0, 0), (1, 1, 1)}
