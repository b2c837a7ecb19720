"""Specs that once crashed, hung or ate memory, or passed and could not be played: each in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.command import ROOT

HOSTILE = sorted((Path(__file__).parent / "hostile").glob("*.yaml"))
SECONDS, MEMORY = 20, 1 << 30


BOUNDED = f"""
import resource, runpy
resource.setrlimit(resource.RLIMIT_AS, ({MEMORY}, {MEMORY}))
runpy.run_module("interpreter.faces.cli", run_name="__main__")
"""


def status(*args: str) -> int:
    """The exit status of the command, which must come in time and be no crash."""
    command = [sys.executable, "-c", BOUNDED, *args]
    done = subprocess.run(command, capture_output=True, cwd=ROOT, timeout=SECONDS, check=False)
    said = (done.stdout + done.stderr).decode("utf-8", "replace")
    assert "Traceback" not in said, said[-2000:]
    assert "internal-error" not in said, said[-2000:]
    assert done.returncode in (0, 1), (done.returncode, said[-2000:])
    return done.returncode


@pytest.mark.skipif(sys.platform != "linux", reason="memory cannot be bounded")
@pytest.mark.parametrize("path", HOSTILE, ids=lambda path: path.stem)
def test_a_hostile_spec_is_refused_or_plays(path: Path) -> None:
    if status("validate", str(path)) == 0:
        for players in ("greedy", "random"):
            assert status("run", str(path), "--deals", "1", "--seed", "1", "--players", players, "--quiet") in (0, 1)
