"""The command ``stich``, run as a process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.specs_under_test import SPECS

ROOT = SPECS.parent
COMMAND = [sys.executable, "-m", "interpreter.faces.cli"]


def stich(
    *args: str, input: str | bytes = "", cwd: Path = ROOT, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the command.  Whatever it says, it never shows a traceback."""
    data = input.encode() if isinstance(input, str) else input
    path = {"PYTHONPATH": str(ROOT), **(env or {})}
    done = subprocess.run(
        [*COMMAND, *args], input=data, capture_output=True, cwd=cwd, env={**os.environ, **path}, timeout=60, check=False
    )
    texts = [done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")]
    assert not any("Traceback" in text for text in texts), texts
    return subprocess.CompletedProcess(done.args, done.returncode, *texts)
