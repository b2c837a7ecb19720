"""Specs that once crashed, hung or ate memory, or passed and could not be played: each in a process of its own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.fuzz.bombs import run

HOSTILE = sorted((Path(__file__).parent / "hostile").glob("*.yaml"))


def status(*args: str) -> int:
    """The exit status of the command, which must come in time, in little memory, and be no crash."""
    done = run(*args)
    assert "Traceback" not in done.said and "internal-error" not in done.said, done.said[-2000:]
    assert done.status in (0, 1), (done.status, done.said[-2000:])
    return done.status


@pytest.mark.skipif(sys.platform != "linux", reason="memory cannot be bounded")
@pytest.mark.parametrize("path", HOSTILE, ids=lambda path: path.stem)
def test_a_hostile_spec_is_refused_or_plays(path: Path) -> None:
    if status("validate", str(path)) == 0:
        for players in ("thumb", "random"):
            status("run", str(path), "--deals", "1", "--seed", "1", "--players", players, "--quiet")
