"""A rule sheet as Markdown.

Place in the pipeline: over ``sheet``; knows Markdown, must not know rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from stich.language.text.diagnostics import printable
from stich.sheet.parts import Block, Bullets, Grid, Paragraph, Sheet, Tone

SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~&])")

SMALL = (Tone.CONJECTURE, Tone.SOURCE, Tone.NOTE)


def draw(sheet: Sheet) -> str:
    """The sheet as a page of Markdown."""
    parts = [f"# {plain(sheet.title)}"]
    if sheet.subtitle:
        parts.append(f"*{plain(sheet.subtitle)}*")
    parts += [_block(block) for block in sheet.about]
    for section in sheet.sections:
        parts.append(f"## {plain(section.heading)}")
        parts += [_block(block) for block in section.blocks]
    return "\n\n".join(part for part in parts if part) + "\n"


def plain(text: str) -> str:
    r"""The text with nothing in it that Markdown would read as its own.

    >>> print(plain("a*b <i>"))
    a\*b \<i\>
    """
    flat = printable(" ".join(text.split()))
    marked = SPECIAL.sub(r"\\\1", flat)
    return re.sub(r"^([-+]|\d+[.)])(?=\s|$)", lambda m: m[0][:-1] + "\\" + m[0][-1], marked)


def _block(block: Block) -> str:
    match block:
        case Paragraph(text, tone):
            return f"*{plain(text)}*" if tone in SMALL else plain(text)
        case Bullets(items, numbered, _):
            marks = (f"{i}. " if numbered else "- " for i in range(1, len(items) + 1))
            return "\n".join(mark + plain(item) for mark, item in zip(marks, items, strict=True))
        case Grid(head, rows):
            return "\n".join(_table(head or ("",) * len(rows[0]), rows))


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield _row(head)
    yield _row(["---"] * len(head), raw=True)
    yield from map(_row, rows)


def _row(cells: Sequence[str], raw: bool = False) -> str:
    return f"| {' | '.join(cell if raw else _cell(cell) for cell in cells)} |"


def _cell(cell: str) -> str:
    """A cell, each of its lines by itself."""
    return "<br>".join(map(plain, cell.split("\n")))
