"""The command ``stich``, run as a process or, where that shows as much, in this one."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

from interpreter.faces import cli
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


def within(*args: str, input: str | bytes = "") -> subprocess.CompletedProcess[str]:
    """The same in this process, which is quicker: for the many ways to be wrong."""
    data = input.encode() if isinstance(input, str) else input
    said = io.BytesIO(), io.BytesIO()
    streams = sys.stdin, sys.stdout, sys.stderr
    sys.stdin = io.TextIOWrapper(io.BytesIO(data), encoding="utf-8")
    sys.stdout, sys.stderr = out, err = [io.TextIOWrapper(each, encoding="utf-8", write_through=True) for each in said]
    try:
        status = cli.main(args)
        texts = [each.getvalue().decode("utf-8", "replace") for each in said]
    finally:
        sys.stdin, sys.stdout, sys.stderr = streams
        out.detach()
        err.detach()
    assert not any("Traceback" in text for text in texts), texts
    return subprocess.CompletedProcess(args, status, *texts)
