"""The lines of a record as data: untrusted text goes in, plain objects of bounded size come out.

Place in the pipeline: below ``record``, which knows what the lines mean.  Knows JSON; must not know games.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, NoReturn

from stich.engine.errors import RecordError

Line = dict[str, Any]

LINE_AT_MOST = 1_000_000  # characters
BLANK_AT_MOST = 1_000  # lines in a whole record
DEPTH_AT_MOST = 8  # lists and objects in one another; what is recorded needs four
DIGITS_AT_MOST = 40  # of a number; a seed has at most twenty
SHOWN_AT_MOST = 200  # characters of a value in a message
TOO_DEEP = f"lists and objects stand more than {DEPTH_AT_MOST} deep in one another"
BLANK = " \t\r\n"  # what JSON takes for white space
SURROGATE = re.compile("[\ud800-\udfff]")


def numbered(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """The lines of a record that are not blank, with their numbers from 1.

    Raises:
        RecordError: very many are blank.
    """
    blank = 0
    for number, text in enumerate(lines, 1):
        line = text.removeprefix("\ufeff") if number == 1 else text
        if line.strip(BLANK):
            yield number, line
            continue
        blank += 1
        if blank > BLANK_AT_MOST:
            raise RecordError(number, f"more than {BLANK_AT_MOST:,} blank lines")


def parse_line(number: int, text: str) -> Line:
    """One line of a record.

    Raises:
        RecordError: it is no JSON object with an event, or JSON that programs read in different ways.
    """
    if len(text) > LINE_AT_MOST:
        raise RecordError(number, "too long for a line of a record")
    try:
        line = _DECODER.decode(text)
        _check(line)
    except _UnsoundError as fault:
        raise RecordError(number, str(fault)) from None
    except RecursionError:
        raise RecordError(number, TOO_DEEP) from None
    except ValueError:
        raise RecordError(number, "not a JSON object; the record may have been cut here") from None
    if not isinstance(line, dict) or not isinstance(line.get("event"), str):
        raise RecordError(number, 'not an event: an object with "event" was expected')
    return line


def shown(value: object) -> str:
    """A value as a message quotes it: shortened if long."""
    return short(repr(value))


def short(text: str) -> str:
    """A text for a message, shortened if long."""
    return text if len(text) <= SHOWN_AT_MOST else f"{text[:SHOWN_AT_MOST]} …"


class _UnsoundError(ValueError):
    """JSON that a record cannot hold."""


def _pairs(pairs: list[tuple[str, Any]]) -> Line:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise _UnsoundError(f"the key {shown(twice)} stands twice in one object")
    return found


def _whole(digits: str) -> int:
    if len(digits) > DIGITS_AT_MOST:
        raise _UnsoundError(f"a number of more than {DIGITS_AT_MOST} digits")
    return int(digits)


def _not_whole(text: str) -> NoReturn:
    raise _UnsoundError(f"{short(text)} is no whole number")


_DECODER = json.JSONDecoder(
    object_pairs_hook=_pairs, parse_int=_whole, parse_float=_not_whole, parse_constant=_not_whole
)


def _check(value: Any, depth: int = 0) -> None:
    """Check the depth of a value, and that its texts can be written."""
    if isinstance(value, str):
        if SURROGATE.search(value):
            raise _UnsoundError("a text holds half of a character")
    elif isinstance(value, (list, dict)):
        if depth == DEPTH_AT_MOST:
            raise _UnsoundError(TOO_DEEP)
        for part in (*value, *value.values()) if isinstance(value, dict) else value:
            _check(part, depth + 1)
