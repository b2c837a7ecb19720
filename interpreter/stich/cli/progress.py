"""How far a long piece of work has come, on the error stream of a terminal, once it has lasted a second.

Place in the pipeline: part of ``cli``; knows numbers and the clock.
"""

from __future__ import annotations

import sys
import time

EVERY = 1.0  # seconds


class Progress:
    """Called with how much is done of how much; says so now and then."""

    def __init__(self, what: str) -> None:
        self.what = what
        self._next = time.monotonic() + EVERY

    def __call__(self, done: int, of: int) -> None:
        """Say how far the work has come, if it is time."""
        now = time.monotonic()
        if done and now >= self._next and sys.stderr.isatty():
            self._next = now + EVERY
            print(f"… {done:,} of {of:,} {self.what}", file=sys.stderr, flush=True)
