"""A rule sheet as plain text for a terminal.

Place in the pipeline: over ``sheet``; knows widths, must not know rules.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence

from stich.language.text.diagnostics import printable
from stich.sheet.parts import Block, Bullets, Grid, Paragraph, Sheet

WIDTH = 96
LEAST = 6


def draw(sheet: Sheet) -> str:
    """The sheet as lines of at most ``WIDTH`` columns."""
    title = " ".join(sheet.title.split())
    lines = [title, "=" * min(width(title), WIDTH)]
    if sheet.subtitle:
        lines += wrap(sheet.subtitle, WIDTH)
    for block in sheet.about:
        lines += ["", *_block(block)]
    for section in sheet.sections:
        lines += ["", "", section.heading, "-" * width(section.heading)]
        for i, block in enumerate(section.blocks):
            lines += [*([""] if i else []), *_block(block)]
    return "\n".join(printable(line.rstrip()) for line in lines) + "\n"


def _block(block: Block) -> Iterator[str]:
    match block:
        case Paragraph(text):
            yield from wrap(text, WIDTH)
        case Bullets(items, numbered, _):
            for number, item in enumerate(items, 1):
                mark = f"{number}. " if numbered else "- "
                first, *rest = wrap(item, WIDTH - len(mark)) or [""]
                yield mark + first
                yield from (" " * len(mark) + line for line in rest)
        case Grid(head, rows):
            yield from _table(head, rows)


# --- tables -----------------------------------------------------------------------------------------------------------


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    cells = [head, *rows] if head else list(rows)
    widths = _widths(cells)
    for number, row in enumerate(cells):
        yield from _row(row, widths)
        if head and number == 0:
            yield "  ".join("-" * w for w in widths)


def _widths(cells: Sequence[Sequence[str]]) -> list[int]:
    """The widths of the columns: what they need, and where that is too much, the widest give way."""
    widths = [
        min(WIDTH, max(width(line) for cell in column for line in cell.split("\n")))
        for column in zip(*cells, strict=True)
    ]
    room = WIDTH - 2 * (len(widths) - 1)
    while sum(widths) > room and max(widths) > LEAST:
        widths[widths.index(max(widths))] -= 1
    return widths


def _row(row: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    columns = [_lines(cell, w) or [""] for cell, w in zip(row, widths, strict=True)]
    for i in range(max(map(len, columns))):
        parts = [column[i] if i < len(column) else "" for column in columns]
        yield "  ".join(part + " " * (w - width(part)) for part, w in zip(parts, widths, strict=True))


def _lines(cell: str, room: int) -> list[str]:
    """A cell, each of its lines by itself."""
    return [line for part in cell.split("\n") for line in wrap(part, room)]


def wrap(text: str, room: int) -> list[str]:
    """The text in lines of at most ``room`` columns; a word that is longer is cut.

    >>> wrap("a bc def", 4)
    ['a bc', 'def']
    """
    lines: list[str] = []
    for word in text.split():
        pieces = [word[i : i + room] for i in range(0, len(word), room)] if width(word) > room else [word]
        for piece in pieces:
            if lines and width(lines[-1]) + 1 + width(piece) <= room:
                lines[-1] += f" {piece}"
            else:
                lines.append(piece)
    return lines


def width(text: str) -> int:
    """How many columns a terminal gives the text."""
    if text.isascii():
        return len(text)
    return sum(_column(char) for char in text)


def _column(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
