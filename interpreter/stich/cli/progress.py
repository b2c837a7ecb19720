"""How far a long piece of work has come, on the error stream of a terminal, once it has lasted a second.

Place in the pipeline: part of ``cli``; knows numbers and the clock.
"""

from __future__ import annotations

import sys
import time

EVERY = 1.0  # seconds
WIDTH = 30  # of a bar


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


class ProgressBar:
    """The same as a bar that is drawn again in its line, with how long the rest may take; gone when it is left."""

    def __init__(self, what: str, done: int, of: int) -> None:
        self.what, self.of = what, of
        self._begun_at, self._begun = done, time.monotonic()
        self._next, self._drawn = self._begun + EVERY, False

    def __call__(self, done: int) -> None:
        """Draw how far the work has come, if it is time."""
        now = time.monotonic()
        if now < self._next or done <= self._begun_at or not sys.stderr.isatty():
            return
        self._next, self._drawn = now + EVERY, True
        filled = "#" * (WIDTH * done // max(1, self.of))
        left = (self.of - done) * (now - self._begun) / (done - self._begun_at)
        told = f"[{filled:{WIDTH}}] {done:,} of {self.of:,} {self.what}, {_span(left)} left"
        print(f"\r{told}\x1b[K", end="", file=sys.stderr, flush=True)

    def __enter__(self) -> ProgressBar:
        return self

    def __exit__(self, *_: object) -> None:
        if self._drawn:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def _span(seconds: float) -> str:
    """A span of time in one word.

    >>> _span(42), _span(3700)
    ('42 s', '62 min')
    """
    return (
        f"{seconds:.0f} s"
        if seconds < 120
        else f"{seconds / 60:.0f} min"
        if seconds < 7200
        else f"{seconds / 3600:.1f} h"
    )
