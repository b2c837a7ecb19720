r"""Text from outside made harmless: for a line on a terminal or in a log, and for JSON.

Place in the pipeline: the bottom, beside ``cards`` and ``source``; imports none of ours.  Knows characters; must not
know streams, YAML or games.
"""

from __future__ import annotations

import json
import re
from typing import Any

# Characters that count as printable although nothing of them is seen: joiners, fillers, most variation selectors.
# Written as code points, so that no editor hides them here; the two selectors of text and picture signs are let be.
_RANGES = ((0x34F, 0x34F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800), (0x3164, 0x3164),
           (0xFE00, 0xFE0D), (0xFFA0, 0xFFA0), (0xE0100, 0xE01EF))  # fmt: skip
INVISIBLE = frozenset(chr(number) for first, last in _RANGES for number in range(first, last + 1))

# What no file may hold, not even in prose: controls, marks of direction, halves and remains of characters, and a lone
# carriage return.  Fewer than do not show: joiners, blanks of their own width and private signs are let be.
BARRED = re.compile(
    r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff"
    r"\ud800-\udfff\ufff0-\uffff\U000e0000-\U000e007f]|\r(?!\n)"
)

# What the log of a workflow obeys: `::` at the beginning of a line, `##[` and `##word[` anywhere in it.
BEGINS_COMMAND = re.compile(r"\A( *):(?=:)")
HOLDS_COMMAND = re.compile(r"##(?=\w*\[)")


def is_seen(char: str) -> bool:
    """Whether a character shows or is a space: no control, no mark of direction, nothing unassigned or invisible."""
    return char.isprintable() and char not in INVISIBLE


def printable(text: str) -> str:
    r"""The text with everything that a terminal might obey, hide or reorder written as an escape.

    >>> print(printable("a\x1b[31m"))
    a\x1b[31m
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(char if is_seen(char) else _escaped(char) for char in text)


def _escaped(char: str) -> str:
    number = ord(char)
    if char in "\t\r\n":
        return {"\t": "\\t", "\r": "\\r", "\n": "\\n"}[char]
    return f"\\x{number:02x}" if number < 0x100 else f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"


def tame(line: str) -> str:
    r"""The line with nothing in it that the log of a workflow would obey.

    >>> print(tame("::error::x"), tame("a ##[group]"))
    \x3a:error::x a #\x23[group]
    """
    return BEGINS_COMMAND.sub(r"\1\\x3a", tame_inside(line))


def tame_inside(line: str) -> str:
    """The same for a line of which the beginning is our own."""
    return HOLDS_COMMAND.sub(r"#\\x23", line)


# --- JSON -------------------------------------------------------------------------------------------------------------


def json_text(data: Any, encoding: str = "utf-8", indent: int | None = None) -> str:
    r"""The data as JSON in characters that show and that the encoding has; the others as escapes.

    >>> print(json_text({"title": "Karn\xf6ffel\x1b\u202e"}), json_text("\xf6", "ascii"))
    {"title": "Karnöffel\u001b\u202e"} "\u00f6"
    """
    return harmless_json(json.dumps(data, ensure_ascii=False, indent=indent, allow_nan=False), encoding)


def harmless_json(text: str, encoding: str = "utf-8") -> str:
    """A text that is JSON already, with escapes for what does not show and for what the encoding lacks."""
    if text.isascii() and "\x7f" not in text:
        return text
    return text.translate({ord(char): _json_escape(char) for char in set(text) if not _stays(char, encoding)})


def _stays(char: str, encoding: str) -> bool:
    return char == "\n" or (is_seen(char) and (char.isascii() or _has(encoding, char)))


def _has(encoding: str, char: str) -> bool:
    """Whether an encoding gives the character back as it was."""
    try:
        return char.encode(encoding).decode(encoding) == char
    except (UnicodeError, LookupError):
        return False


def _json_escape(char: str) -> str:
    """A character as JSON escapes it: beyond the first plane as a pair."""
    return json.dumps(char)[1:-1] if char != "\x7f" else "\\u007f"
