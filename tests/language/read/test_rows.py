"""Rows, read: whom they are for, what moves and counts, and who has an account."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Circle, Group, Quantifier, Role
from stich.language.conditions.measures import Measure
from stich.language.model.score import Occasion, Row, Tier, WhoPlayed
from tests.small_spec import SMALL, checked, small

WIN = "{name: win, points: 1, when: side has 3 tricks}"
EACH_OTHER = t.Many(Quantifier.EACH, Group.SIDES, Circle.THIS)


def tier(folder: Path, row: str) -> Tier:
    (found,) = small(folder, (WIN, row)).score
    return found


def row(folder: Path, text: str) -> Row:
    (found,) = tier(folder, text).rows
    return found


def codes(folder: Path, *edits: tuple[str, str]) -> list[str]:
    text = SMALL
    for old, new in edits:
        assert old in text
        text = text.replace(old, new)
    return [fault.code for fault in checked(folder, text)[1]]


# --- whom -------------------------------------------------------------------------------------------------------------


def test_a_row_is_weighed_for_each_side_unless_it_says_for_whom(tmp_path: Path) -> None:
    assert tier(tmp_path, WIN).whom is None
    assert tier(tmp_path, "{name: a, for: dealer, points: 1}").whom == t.SeatRef(Role.DEALER)
    assert tier(tmp_path, "{name: a, for: each seat, points: 1}").whom == t.Many(Quantifier.EACH, Group.SEATS)
    assert tier(tmp_path, "{for: side of dealer, first of: [{name: a, points: 1}]}").whom == t.SideOf(
        t.SeatRef(Role.DEALER)
    )


@pytest.mark.parametrize(
    ("whom", "faults"), [("dealer", []), ("each seat", []), ("each side", ["of-whom"]), ("side of dealer", ["of-whom"])]
)
def test_who_is_in_question_follows_from_it(tmp_path: Path, whom: str, faults: list[str]) -> None:
    assert codes(tmp_path, (WIN, f"{{name: a, for: {whom}, points: 1, when: seat has 1 trick}}")) == faults


# --- what moves -------------------------------------------------------------------------------------------------------


def test_a_row_says_what_is_given_and_paid(tmp_path: Path) -> None:
    found = row(tmp_path, "{name: a, points: [1, {side has 5 tricks: 1}], from: each other side, pays: 2, to: dealer}")

    assert (found.source, found.pays, found.to) == (EACH_OTHER, t.Constant(2), t.SeatRef(Role.DEALER))
    assert isinstance(found.points, t.Reckoned) and isinstance(found.points.right, t.Cases)
    assert found.when == t.Always() and not found.given_up


def test_a_row_can_be_for_deals_that_were_given_up(tmp_path: Path) -> None:
    assert row(tmp_path, "{name: a, points: 1, given up: true}").given_up


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{name: a, from: each other side}", "keys-clash"),
        ("{name: a, points: 1, to: each other side}", "keys-clash"),
        ("{name: a, points: 1, from: the other sides together}", "several-accounts"),
        ("{name: a, points: 1, from: no side}", "several-accounts"),
        ("{name: a, for: all sides together, points: 1}", "several-accounts"),
        ("{name: a, for: a side, points: 1}", "several-accounts"),
        ("{name: a, for: side, points: 1}", "of-whom"),
        ("{name: a, points: 1, from: nobody}", "unknown-name"),
        ("{name: a, points: 1, from: each other}", "condition-syntax"),
        ("{name: a, points: 1, from: who played A}", "not-known-here"),
        ("{name: a, gains: {eyes: 1}}", "not-known-here"),
        ("{name: a, clears: eyes}", "unknown-name"),
        ("{name: a, points: {side has 3 tricks: 1}}", "no-otherwise"),
        ("{name: a, points: {side has 3 tricks: {stake is 1: 2}, otherwise: 1}}", "no-otherwise"),
        ("{name: a, when: side has 3 tricks}", "no-effect"),
        ("{name: a, losers pay: true, points: 1}", "unknown-key"),
        ("{name: a, first of: [{name: b, points: 1}]}", "wrong-value"),
        ("{first of: [{name: b, for: dealer, points: 1}]}", "unknown-key"),
    ],
)
def test_a_slip_in_a_row_is_told_once(tmp_path: Path, text: str, code: str) -> None:
    assert codes(tmp_path, (WIN, text)) == [code]


def test_a_title_has_no_account_for_several_sides_may_have_it(tmp_path: Path) -> None:
    titles = "  winner: most points\n  titles: {king: {when: side has 3 points}}\n"

    assert codes(tmp_path, (WIN, "{name: a, points: 1, for: king}"), ("  winner: most points\n", titles)) == [
        "several-accounts"
    ]


# --- bonuses ----------------------------------------------------------------------------------------------------------

BONUSES = """\
counters: meld
bonuses:
  - {name: nine, on: play, with: trump 9, gains: {meld: 1, eyes: 2, points: 3}, binds: {nine-holder: seat}}
  - {name: hunt, on: trick, for: each side, when: trick has trump 9, points: 1, from: who played A, wins match: true}
play:
"""


def test_a_bonus_is_a_row_for_an_event(tmp_path: Path) -> None:
    game = small(tmp_path, ("play:\n", BONUSES))
    nine, hunt = game.bonuses

    assert (nine.event, hunt.event, nine.whom) == (Occasion.PLAY, Occasion.TRICK, None)
    assert [change.measure for change in nine.row.changes] == [Measure.COUNTER, Measure.POINTS, Measure.TOTAL]
    assert [(game.bindings[bind.name].name.key, bind.seat) for bind in nine.binds] == [
        ("nine-holder", t.SeatRef(Role.SEAT))
    ]
    assert isinstance(hunt.row.source, WhoPlayed) and hunt.wins_match


@pytest.mark.parametrize(
    ("bonus", "code"),
    [
        ("{name: a, on: lead}", "no-effect"),
        ("{name: a, on: lead, points: 1, binds: {b: side}}", "wrong-value"),
        ("{name: a, on: lead, points: 1, binds: {trump: seat}}", "wrong-value"),
        ("{name: a, on: lead, holding: K, points: 1}", "unknown-key"),
        ("{name: a, on: fall, points: 1}", "wrong-value"),
    ],
)
def test_a_slip_in_a_bonus_is_told_once(tmp_path: Path, bonus: str, code: str) -> None:
    assert codes(tmp_path, ("play:\n", f"bonuses: [{bonus}]\nplay:\n")) == [code]
