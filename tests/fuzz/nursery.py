"""The command ``stich`` in a process of its own each time, of bounded memory and time, without waiting for its start.

A process loads the command once, as it is when it has checked and played one spec, and forks a child for each call: the
child is what a fresh process would be, but that it need not compile the grammar and import the package.

``python -m tests.fuzz.nursery`` reads calls, a line of JSON each, and answers each with a line.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import traceback
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from stich.cli.main import main
from tests.specs_under_test import SPECS

ROOT = SPECS.parent
HANGING = 180.0  # seconds of the clock after which a child is taken to hang, however busy the machine is
WARM = (("validate", "karniffel"), ("run", "karniffel", "--deals", "1", "--seed", "1", "--quiet"))


class Ran(NamedTuple):
    """What a command did: its exit status (``None``: stopped), seconds of its own time, peak memory, what it said."""

    status: int | None
    seconds: float
    peak: int
    said: str


def run(args: tuple[str, ...], memory: int, seconds: int) -> Ran:
    """Run ``stich`` in a process that may have so much memory, and work so long."""
    nursery = _nursery()
    assert nursery.stdin is not None and nursery.stdout is not None
    with tempfile.TemporaryDirectory() as folder:
        said = Path(folder) / "said"
        call = {"args": args, "memory": memory, "seconds": seconds, "said": str(said)}
        alarm = threading.Timer(HANGING, _end, [nursery])
        alarm.start()
        try:
            nursery.stdin.write(json.dumps(call) + "\n")
            nursery.stdin.flush()
            answer = nursery.stdout.readline()
        finally:
            alarm.cancel()
        text = said.read_bytes().decode("utf-8", "replace")
    if not answer:
        _nursery.cache_clear()
        return Ran(None, HANGING, 0, text)
    return Ran(**json.loads(answer), said=text)


@cache
def _nursery() -> subprocess.Popen[str]:
    """The process that forks, which ends when this one does."""
    command = [sys.executable, "-m", "tests.fuzz.nursery"]
    process = subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", start_new_session=True
    )
    atexit.register(_end, process)
    return process


def _end(process: subprocess.Popen[str]) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


# --- in the process that forks ----------------------------------------------------------------------------------------


def serve() -> None:
    """Answer calls until there are no more."""
    calls, answers = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")
    with open(os.devnull, "r+") as nowhere:
        os.dup2(nowhere.fileno(), 0)
        os.dup2(nowhere.fileno(), 1)
    for args in WARM:
        assert main(args) == 0
    gc.collect()
    gc.freeze()
    for line in calls:
        call = json.loads(line)
        child = os.fork()
        if not child:
            _do(call)
        _, ended, used = os.wait4(child, 0)
        status = os.waitstatus_to_exitcode(ended)
        answer = {
            "status": None if status == -signal.SIGXCPU else status,
            "seconds": used.ru_utime + used.ru_stime,
            "peak": used.ru_maxrss * 1024,
        }
        print(json.dumps(answer), file=answers, flush=True)


def _do(call: dict[str, Any]) -> None:
    """Be the command, and end as it does."""
    status = 1
    try:
        said = os.open(call["said"], os.O_WRONLY | os.O_CREAT)
        os.dup2(said, 1)
        os.dup2(said, 2)
        resource.setrlimit(resource.RLIMIT_AS, (call["memory"], call["memory"]))
        resource.setrlimit(resource.RLIMIT_CPU, (call["seconds"], call["seconds"] + 1))
        status = main(call["args"])
        sys.stdout.flush()
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(status)


if __name__ == "__main__":
    serve()
