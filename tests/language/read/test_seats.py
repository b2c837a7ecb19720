"""The section `seats`, read: who sits with whom."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.small_spec import small


@pytest.mark.parametrize(
    ("seats", "sides"),
    [
        ("players: 4, sides: each", ((0,), (1,), (2,), (3,))),
        ("players: 4, sides: alternating", ((0, 2), (1, 3))),
        ("players: 6, sides: opposite", ((0, 3), (1, 4), (2, 5))),
        ("players: 6, sides: alternating", ((0, 2, 4), (1, 3, 5))),
        ("players: 3", ((0,), (1,), (2,))),
        ("players: 4, sides: [[0, 1], [2, 3]]", ((0, 1), (2, 3))),
        ("players: 4, playing: 3, sits out: dealer", ((0,), (1,), (2,), (3,))),
    ],
)
def test_sides_are_seats(tmp_path: Path, seats: str, sides: tuple[tuple[int, ...], ...]) -> None:
    lines = re.sub(r", (?=sides|playing|sits)", "\n  ", seats)
    game = small(tmp_path, ("  players: 4", f"  {lines}"))

    assert game.seats.sides == sides
