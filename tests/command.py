"""The command ``stich``, run as a process or, where that shows as much, in this one.

Processes run in a group of their own.  Whatever happens they end within a bounded time, and their group with them.
"""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import click

from stich.cli import main
from tests.shared import known_games
from tests.specs_under_test import SPECS

ROOT = SPECS.parent


def _command(name: str) -> click.Command:
    found = main.stich.get_command(click.Context(main.stich), name)
    assert found is not None
    return found


COMMANDS = {name: _command(name) for name in main.COMMANDS}
COMMAND = [sys.executable, "-m", "stich"]
SECONDS = 60.0

# The command as a terminal starts it.  A background job of a shell script, and what it starts, ignores Ctrl-C instead.
INTERRUPTIBLE = [
    sys.executable,
    "-c",
    "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "from stich.cli.main import main; sys.exit(main())",
]


@contextmanager
def process(args: Sequence[str], seconds: float = SECONDS, **options: Any) -> Iterator[subprocess.Popen[Any]]:
    """A process that is killed at the end with all that it has started, and after so many seconds in any case."""
    child = subprocess.Popen(args, start_new_session=True, **options)
    alarm = threading.Timer(seconds, kill, [child])
    alarm.start()
    try:
        yield child
    finally:
        alarm.cancel()
        kill(child)
        child.wait(10)
        for stream in (child.stdin, child.stdout, child.stderr):
            if stream is not None:
                with suppress(BrokenPipeError):
                    stream.close()


def kill(child: subprocess.Popen[Any]) -> None:
    """End a process and its group at once."""
    with suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":
            child.kill()
        else:
            os.killpg(child.pid, signal.SIGKILL)


def ran(args: Sequence[str], input: Any = None, **options: Any) -> subprocess.CompletedProcess[Any]:
    """A process run to its end, with what it wrote."""
    streams = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "cwd": ROOT}
    with process(args, **{**streams, **options}) as child:
        out, err = child.communicate(input, timeout=SECONDS)
        return subprocess.CompletedProcess(args, child.returncode, out, err)


def stich(
    *args: str, input: str | bytes = "", cwd: Path = ROOT, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the command; what it has read before, it knows.  Whatever it says, it never shows a traceback."""
    data = input.encode() if isinstance(input, str) else input
    path = {"PYTHONPATH": str(ROOT / "interpreter"), **known_games(), **(env or {})}
    done = ran([*COMMAND, *args], data, cwd=cwd, env={**os.environ, **path})
    texts = [done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")]
    assert not any("Traceback" in text for text in texts), texts
    return subprocess.CompletedProcess(done.args, done.returncode, *texts)


def within(*args: str, input: str | bytes = "", encoding: str = "utf-8") -> subprocess.CompletedProcess[str]:
    """The same in this process, which is quicker: for the many ways to be wrong."""
    data = input.encode() if isinstance(input, str) else input
    said = io.BytesIO(), io.BytesIO()
    streams = sys.stdin, sys.stdout, sys.stderr
    sys.stdin = io.TextIOWrapper(io.BytesIO(data), encoding="utf-8")
    sys.stdout, sys.stderr = out, err = [io.TextIOWrapper(each, encoding=encoding, write_through=True) for each in said]
    try:
        status = main.main(args)
        texts = [each.getvalue().decode(encoding, "replace") for each in said]
    finally:
        sys.stdin, sys.stdout, sys.stderr = streams
        out.detach()
        err.detach()
    assert not any("Traceback" in text for text in texts), texts
    return subprocess.CompletedProcess(args, status, *texts)
