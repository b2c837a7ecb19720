"""A person at a terminal: asked for a line at a time.

Place in the pipeline: part of ``cli``; knows streams, must not know games.
"""

from __future__ import annotations

import sys

from stich.cli.wording import put

LINE_AT_MOST = 2_000  # characters


class Quit(Exception):  # noqa: N818 (nothing is wrong: the person has left)
    """The person wants to stop, or the input has ended."""


def ask(prompt: str) -> str:
    """The next line, without blanks round it; it may be empty.

    Raises:
        Quit: the input ends.
    """
    print(prompt, end="", flush=True)
    line = sys.stdin.readline(LINE_AT_MOST) if sys.stdin is not None else ""
    if not line or len(line) == LINE_AT_MOST:
        put("")
        raise Quit
    return line.strip()
