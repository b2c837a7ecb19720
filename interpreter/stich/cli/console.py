"""A person at a terminal: asked for a line at a time.

Place in the pipeline: part of ``cli``; knows streams, must not know games.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from stich.cli.wording import put

LINE_AT_MOST = 2_000  # characters


class Quit(Exception):  # noqa: N818 (nothing is wrong: the person has left)
    """The person wants to stop, or the input has ended."""


class Console:
    """Asks for lines.  ``asides`` are words that are answered at once (``?``, ``h``), after which it asks again."""

    def __init__(self, asides: dict[str, Callable[[], None]]) -> None:
        self.asides = asides

    def ask(self, prompt: str) -> str:
        """The next line that is no aside, without blanks round it; it may be empty.

        Raises:
            Quit: the person types ``q``, or the input ends.
        """
        while True:
            print(prompt, end="", flush=True)
            line = sys.stdin.readline(LINE_AT_MOST) if sys.stdin is not None else ""
            if not line or len(line) == LINE_AT_MOST:
                put("")
                raise Quit
            words = line.strip()
            if words.casefold() in ("q", "quit"):
                raise Quit
            aside = self.asides.get(words.casefold())
            if aside is None:
                return words
            aside()
