"""Marks must come to rest."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.small_spec import SMALL, checked

END = "  winner: most points\n"
MATCH = """\
  pools: {pool: 0}
  slate: {rungs: points, blobs: marks}
define:
  conditions: {full: side has 4 rungs}
"""


@pytest.mark.parametrize(
    ("mark", "faults"),
    [
        ("when: side has 4 rungs, loses: {rungs: 4}", []),
        ("when: side has 4 rungs, clears: rungs", []),
        ("when: full, loses: {rungs: 4}", []),
        ("when: full, points: minus 4", []),
        ("when: full, pays: 4, to: each other side", []),
        ("when: pool is at least 10, points: pool, from: pool", []),
        ("when: full, gains: {blobs: 1}", ["mark-never-stops"]),
        ("when: in deal 1 of every 2, gains: {blobs: 1}", ["mark-never-stops"]),
        ("gains: {blobs: 1}", ["mark-never-stops"]),
        ("when: full, sets: {rungs: 0}", []),
    ],
)
def test_a_mark_must_change_what_it_asks_about(tmp_path: Path, mark: str, faults: list[str]) -> None:
    text = SMALL.replace("points: 1, when: side", "points: 1, when: full and side")
    _, found = checked(tmp_path, text.replace(END, f"{END}  marks: [{{name: m, {mark}}}]\n{MATCH}"))

    assert [fault.code for fault in found] == faults
