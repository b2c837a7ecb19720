"""``stich validate --watch``: specs checked again whenever one of their files is saved.

Place in the pipeline: part of ``cli``, over ``validate``.  It looks at the times of the files and needs nothing from
the system.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from stich.cli.wording import count

INTERVAL = 0.4  # seconds between two looks

Times = dict[str, tuple[int, int] | None]


def watch(
    specs: Sequence[str],
    check: Callable[[], int],
    interval: float = INTERVAL,
    rounds: int = 0,
    trusted: Sequence[str] = (),
) -> int:
    """Check now, and again after each change, until Ctrl-C (or so many ``rounds``, if not 0); the last status."""
    status, done = 0, 0
    try:
        while True:
            before = times(specs, trusted)
            status = check()
            sys.stdout.flush()
            done += 1
            if done == rounds:
                return status
            print(f"watching {count(len(before), 'file')}; Ctrl-C ends", file=sys.stderr, flush=True)
            while times(before) == before:
                time.sleep(interval)
            print(file=sys.stderr)
    except KeyboardInterrupt:
        return status


def times(files: Sequence[str] | Times, trusted: Sequence[str] = ()) -> Times:
    """When each file was last written, and its size; of specs, with all that they extend."""
    return {path: _time(path) for path in (files if isinstance(files, dict) else _files(files, trusted))}


def _time(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return None
    return found.st_mtime_ns, found.st_size


def _files(specs: Sequence[str], trusted: Sequence[str]) -> list[str]:
    from stich.language.text.extends import load_chain
    from stich.language.text.home import locate
    from stich.language.text.library import library_names

    found: dict[str, None] = {}
    for spec in specs or library_names():
        own = locate(spec)
        chain = [source.path for source in load_chain(spec, trusted).sources]
        found.update(dict.fromkeys([*([str(own)] if own else []), *chain]))
    return [str(Path(path)) for path in found]
