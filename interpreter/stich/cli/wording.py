"""Words and numbers as the commands print them.

Place in the pipeline: the bottom of ``cli``; must not know what is printed where.
"""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Any, TextIO

from stich.cli.terminal import BOLD, RED, columns, shows_colours, styled, wrapped
from stich.printable import json_text, printable, tame

if TYPE_CHECKING:
    from stich.cli.tint import Tint

FIXED_BLANK = "\u00a0"  # at which a page is not broken, as before a colon in French; a terminal is given a plain one


def put(*lines: str, file: TextIO | None = None, tint: Tint | None = None) -> None:
    """Print lines, each harmless to a terminal and to the log of a workflow, whatever a file put into it.

    An end of line inside one of them was put there by a file, and is written as an escape.  On a terminal they are
    broken to its width, and what ``tint`` colours is coloured; it is given nothing but what is harmless.
    """
    width = columns(file)
    for line in lines:
        for part in wrapped(tame(printable(line.replace(FIXED_BLANK, " "))), width):
            print(part if tint is None else tint(part), file=file)


def put_error(*lines: str) -> None:
    """Say on the error stream that something cannot be done, and why: a clause, and what belongs to it."""
    first, *rest = lines
    tint = (lambda line: re.sub(r"\Aerror(\[[a-z-]+\])?(?=:)", _reddened, line)) if shows_colours(sys.stderr) else None
    put(f"error: {first}", *rest, file=sys.stderr, tint=tint)


def _reddened(found: re.Match[str]) -> str:
    return styled(found[0], f"{BOLD};{RED}")


def put_json(data: Any, indent: int | None = 2) -> None:
    """Print data as JSON, valid whatever the encoding of the output is, and harmless to a terminal."""
    print(json_text(data, output_encoding(), indent))


def output_encoding() -> str:
    """The encoding of the standard output."""
    return getattr(sys.stdout, "encoding", None) or "utf-8"


def count(number: int, word: str) -> str:
    """A number with its word.

    >>> count(1, "card"), count(2, "card")
    ('1 card', '2 cards')
    """
    return f"{number} {word}" if number == 1 else f"{number} {word}s"
