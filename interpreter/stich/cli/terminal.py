"""What there is at the other end of a stream: how wide it is, whether it shows colours; lines broken to fit.

Place in the pipeline: the bottom of ``cli``; knows streams and characters, must not know what is told.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from typing import TextIO
from unicodedata import category, east_asian_width

NARROWEST = 24  # columns; on less nothing is broken
HANGING = 2  # columns by which the rest of a line stands further in than its beginning
COLUMN = re.compile(r"(?<=\S) {2,}(?=\S)|^ *\d+\. (?=\S)")  # what comes before the last column of a line

RED, YELLOW, BLUE, GREEN, BOLD = "31", "33", "34", "32", "1"
CHARACTERS = re.compile(r" *[^ ]+| +$")


def is_terminal(file: TextIO | None) -> bool:
    """Whether a person may be looking at the stream."""
    try:
        return file is not None and file.isatty()
    except ValueError:  # it is closed
        return False


def columns(file: TextIO | None = None) -> int | None:
    """How wide lines may be on a stream, the output if none is named; ``None`` where nobody looks, as in a pipe: what
    is searched and counted there is left in whole lines."""
    file = file or sys.stdout
    if not is_terminal(file):
        return None
    width = _told() or _measured(file)
    return width if width >= NARROWEST else None


def _told() -> int:
    """What ``COLUMNS`` says, 0 if nothing."""
    said = os.environ.get("COLUMNS", "")
    return int(said) if said.isascii() and said.isdecimal() and len(said) < 5 else 0


def _measured(file: TextIO) -> int:
    try:
        return os.get_terminal_size(file.fileno()).columns or shutil.get_terminal_size().columns
    except (OSError, ValueError):
        return shutil.get_terminal_size().columns


def shows_colours(file: TextIO | None = None) -> bool:
    """Whether a stream, the output if none is named, is a terminal that shows colours, and nobody has asked for none
    (``NO_COLOR``, ``TERM=dumb``)."""
    asked = not os.environ.get("NO_COLOR") and os.environ.get("TERM", "") not in ("dumb", "")
    return asked and is_terminal(file or sys.stdout)


def styled(text: str, style: str) -> str:
    """The text with the signs round it that make a terminal show it so."""
    return f"\x1b[{style}m{text}\x1b[0m" if text else ""


# --- breaking lines ---------------------------------------------------------------------------------------------------


def wrapped(line: str, width: int | None, hang: int | None = None) -> list[str]:
    """A line broken between words so that each part fits, as far as words do.

    What follows is set ``hang`` columns in: if nothing is said, under the last column of the line, or a little further
    in than it begins.

    >>> wrapped("1. H4  H4 does not take from SK: it is lower.", 30)
    ['1. H4  H4 does not take from', '       SK: it is lower.']
    """
    if width is None or wide(line) <= width:
        return [line]
    room, parts = width, [""]
    margin = " " * (_hanging(line, width) if hang is None else hang)
    for word in CHARACTERS.findall(line):
        if parts[-1].strip() and wide(parts[-1]) + wide(word) > room:
            parts.append(margin + word.lstrip(" "))
        else:
            parts[-1] += word
    return parts


def _hanging(line: str, width: int) -> int:
    """Where the rest of a line begins: under its last column, if that leaves room, else a little further in."""
    stops = [wide(line[: found.end()]) for found in COLUMN.finditer(line)]
    indent = len(line) - len(line.lstrip(" "))
    fitting = [stop for stop in stops if stop <= width // 3]
    return fitting[-1] if fitting else min(indent + HANGING, width // 3)


def wide(text: str) -> int:
    """How many columns of a terminal a text takes."""
    if text.isascii():
        return len(text)
    return sum(2 if east_asian_width(c) in "WF" else 0 if category(c) in ("Mn", "Me") else 1 for c in text)
