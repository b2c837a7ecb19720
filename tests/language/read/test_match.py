"""The section `match`, read: the slate, stakes, dealers, pools, and the rows between the deals."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Circle, Role
from stich.language.conditions.measures import Measure
from stich.language.load import load_model
from stich.language.model.match import Total
from stich.language.model.names import Names
from stich.language.model.score import Change, Doing, FromPool
from tests.small_spec import SMALL, checked, small

END = "  winner: most points\n"


# --- the library ------------------------------------------------------------------------------------------------------


def test_a_slate_has_points_first() -> None:
    match = load_model("knueffeln").match

    assert [(total.name.key, total.points) for total in match.totals] == [
        ("points", True), ("rungs", True), ("blobs", False)
    ]  # fmt: skip
    assert match.winner == 2 and match.fewest
    mark = match.marks[0].rows[0]
    assert mark.changes[0].measure is Measure.TOTAL and mark.changes[0].index == 2 and mark.clears == (1,)


# --- defaults ---------------------------------------------------------------------------------------------------------


def test_stakes_and_dealers_can_be_stated(tmp_path: Path) -> None:
    more = """\
  stake: {start: 2, after a draw: 3}
  lot: lowest card
  next dealer: {after a win: same dealer, after a draw: by lot}
"""
    match = small(tmp_path, (END, END + more)).match

    assert (match.stake, match.stake_after_draw) == (2, 3)
    assert match.next_dealer == t.SeatRef(Role.DEALER) and match.next_dealer_after_draw == t.SeatRef(Role.LOT)


def test_a_total_grows_by_points_by_a_number_or_by_rows_alone(tmp_path: Path) -> None:
    slate = (
        "  slate: {b: points, c: points of the last 3 deals, d: marks, e: [tricks over 2, {side has 5 tricks: 1}]}\n"
    )
    points, *totals = small(tmp_path, (END, END + slate)).match.totals

    assert points == Total(Names("points"), points=True)
    assert [(total.points, total.last) for total in totals] == [(True, 0), (True, 3), (False, 0), (False, 0)]
    assert [total.grows is not None for total in totals] == [False, False, False, True]


def test_pools_have_a_start_and_a_title(tmp_path: Path) -> None:
    match = small(tmp_path, (END, END + "  pools: {pool: 7, pot: {start: 3, title: {en: Pot}}, kitty: {}}\n")).match

    assert [(pool.name.title(), pool.start) for pool in match.pools] == [("pool", 7), ("Pot", 3), ("kitty", 0)]


def test_rows_stand_between_the_deals(tmp_path: Path) -> None:
    rows = """\
  pools: {pool: 0}
  slate: {rungs: points, payment: marks}
  before each deal:
    - {name: ante, pays: 1, to: pool, when: pool is 0}
  marks:
    - for: each seat
      first of:
        - {name: banner, when: points are at least 4, loses: {rungs: 4}, points: 1}
        - {name: clean, when: points are at most minus 4, clears: rungs points}
  at the end:
    - {name: difference, gains: {payment: points minus points of other side}}
"""
    match = small(tmp_path, (END, END + rows)).match

    assert match.before_each[0].rows[0].to == FromPool(0)
    (mark,) = match.marks
    assert mark.whom is not None and [row.name.key for row in mark.rows] == ["banner", "clean"]
    assert mark.rows[0].changes == (Change(Doing.LOSES, Measure.TOTAL, 1, t.Constant(4)),)
    assert mark.rows[1].clears == (1, 0)
    (gained,) = match.at_the_end[0].rows[0].changes
    assert isinstance(gained.number, t.Reckoned)
    assert gained.number.right == t.Count(Measure.TOTAL, 0, Circle.OTHER_SIDE)


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ("  slate: {tricks: marks}\n", "reserved-name"),
        ("  slate: {eyes: marks}\n", "duplicate-name"),
        ("  slate: {b: trickz over 2}\n", "unknown-name"),
        ("  pools: {points: 0}\n", "reserved-name"),
        ("  marks: [{name: a, when: points are 3, gains: {eyes: 1}}]\n", "not-known-here"),
        ("  marks: [{name: a, when: side has 3 tricks, gains: {points: 1}}]\n", "not-known-here"),
        ("  at the end: [{name: a, when: trump is named, points: 1}]\n", "not-known-here"),
        ("  before each deal: [{name: a, given up: true, points: 1}]\n", "keys-clash"),
    ],
)
def test_a_slip_in_the_match_is_told_once(tmp_path: Path, more: str, code: str) -> None:
    _, faults = checked(tmp_path, SMALL.replace(END, END + more))

    assert [fault.code for fault in faults] == [code], "\n".join(map(str, faults))
