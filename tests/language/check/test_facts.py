"""Conditions that a game never meets, or always; the ranges that tell it; and work without end."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.language.check.ranges import Ranges, most_tricks
from stich.language.conditions.measures import MOST
from tests.small_spec import SMALL, checked, small

WIN = "{name: win, points: 1, when: side has 3 tricks}"


def codes(folder: Path, when: str, *edits: tuple[str, str]) -> list[str]:
    text = SMALL
    for old, new in (*edits, (WIN, f"{{name: win, points: 1, when: '{when}'}}")):
        assert old in text
        text = text.replace(old, new, 1)
    return [fault.code for fault in checked(folder, text)[1]]


@pytest.mark.parametrize(
    ("when", "faults"),
    [
        ("side has 6 tricks", ["never-holds"]),
        ("a side has more than 5 tricks", ["never-holds"]),
        ("not side has 6 tricks", ["never-holds"]),
        ("side has the first 6 tricks", ["never-holds"]),
        ("side has the first 5 tricks", []),
        ("side has at most 5 tricks", ["always-holds"]),
        ("side has at most 4 tricks", []),
        ("side has 85 eyes", ["never-holds"]),
        ("side has 84 eyes", []),
        ("players are 5", ["never-holds"]),
        ("players are at most 4", ["always-holds"]),
        ("players are exactly 4", []),
        ("side took 5 of K", ["never-holds"]),
        ("side took 4 of K", []),
        ("stake is at least 1000", []),
        ("points are at least 1000", []),
        ("tricks are more than (tricks of all sides together plus 5)", ["never-holds"]),
        ("tricks are at most (10 minus players)", ["always-holds"]),
        ("after trick 6", ["never-holds"]),
        ("after trick 5", []),
    ],
)
def test_a_comparison_that_the_game_decides_is_told(tmp_path: Path, when: str, faults: list[str]) -> None:
    assert codes(tmp_path, when) == faults


def test_card_points_that_a_row_gains_have_no_bound(tmp_path: Path) -> None:
    bonus = "bonuses: [{name: last, on: trick, gains: {eyes: 10}}]\nplay:\n"

    assert codes(tmp_path, "side has 94 eyes", ("play:\n", bonus)) == []


def test_of_a_name_that_may_be_nobody_s_nothing_always_holds(tmp_path: Path) -> None:
    bonus = "bonuses: [{name: nine, on: lead, with: trump 9, binds: {holder9: seat}}]\nplay:\n"

    assert codes(tmp_path, "tricks of holder9 are at most 5", ("play:\n", bonus)) == []
    assert codes(tmp_path, "tricks of holder9 are at least 6", ("play:\n", bonus)) == ["never-holds"]
    assert codes(tmp_path, "tricks of dealer are at most 5", ("play:\n", bonus)) == ["always-holds"]


@pytest.mark.parametrize(
    ("number", "between"),
    [
        ("7", (7, 7)),
        ("tricks minus 3", (-3, 2)),
        ("tricks over 3", (0, 2)),
        ("minus 2 for each trick", (-10, 0)),
        ("tricks times tricks of other side", (0, 25)),
        ("eyes divided by 10", (0, 8)),
        ("eyes rounded up to a multiple of 10", (0, 93)),
        ("eyes rounded down to a multiple of 10", (-9, 84)),
        ("stake, at most 6, at least 2", (2, 6)),
        ("999999 times 999999 times tricks", (0, MOST)),
        ("{side has 3 tricks: 4, otherwise: minus 1}", (-1, 4)),
        ("number of (K or A) taken by side", (0, 8)),
    ],
)
def test_numbers_have_ranges(tmp_path: Path, number: str, between: tuple[int, int]) -> None:
    said = number if number[0] == "{" else f"'{number}'"
    text = SMALL.replace("points: 1, when", f"points: {said}, when")
    game, faults = checked(tmp_path, text)
    assert game is not None and faults == []
    points = game.score[0].rows[0].points
    assert points is not None

    assert Ranges(game).of(points) == between


def test_a_deal_has_the_tricks_of_a_hand_and_of_what_is_drawn(tmp_path: Path) -> None:
    assert most_tricks(small(tmp_path)) == 5
    draws = (
        "  phases: [{name: draw, legal: [any], draw: 1, until: stock is empty}, {name: end, legal: [same suit, any]}]\n"
    )
    assert (
        most_tricks(
            small(tmp_path, ("  legal: [same suit, any]\n", draws), ("1 suit}", "1 suit, then: under the stock}"))
        )
        == 8
    )


# --- work without end -------------------------------------------------------------------------------------------------


def test_definitions_that_multiply_are_refused(tmp_path: Path) -> None:
    said = (f"    n{i}: {' plus '.join([f'n{i + 1}'] * 6)}\n" for i in range(8))
    numbers = "".join(said) + "    n8: stake\n"
    text = SMALL.replace("play:\n", f"define:\n  numbers:\n{numbers}play:\n", 1)
    _, faults = checked(tmp_path, text.replace("points: 1, when", "points: n0, when"))

    assert [fault.code for fault in faults] == ["too-complex"]
