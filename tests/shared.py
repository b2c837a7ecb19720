"""What the processes of one run of the tests share: a folder that is there as long as the run.

The bytecode of the package, which each of the many processes that tests start would compile for itself where Python is
told to keep none; and the games of specs as they were read (the program's own cache), where a test asks how a game
plays and not how its spec is read.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

FOLDER = "STICH_TESTS_FOLDER"
CACHE = "STICH_CACHE"


@contextmanager
def folder() -> Iterator[None]:
    """The folder, which this process makes unless it is a worker and finds that of the process that started it."""
    if FOLDER in os.environ:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="stich-tests-", ignore_cleanup_errors=True) as made:
        os.environ[FOLDER] = made
        try:
            yield
        finally:
            del os.environ[FOLDER]


def keep_bytecode() -> None:
    """Let the processes that are started from now on share their bytecode."""
    if FOLDER in os.environ and sys.dont_write_bytecode:
        os.environ["PYTHONDONTWRITEBYTECODE"] = ""
        os.environ["PYTHONPYCACHEPREFIX"] = str(Path(os.environ[FOLDER], "bytecode"))


def known_games() -> dict[str, str]:
    """The environment in which games that were read before are known; nothing in a test that has a cache of its own, or
    outside of a run."""
    own = os.environ.get(CACHE) != "off" or FOLDER not in os.environ
    return {} if own else {CACHE: str(Path(os.environ[FOLDER], "games"))}


@contextmanager
def knowing_games() -> Iterator[None]:
    """The same for this process, as long as it lasts."""
    before, known = os.environ.get(CACHE, ""), known_games()
    os.environ.update(known)
    try:
        yield
    finally:
        if known:
            os.environ[CACHE] = before
