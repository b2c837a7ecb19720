"""A rule sheet as one HTML file that needs nothing else, for the screen, the telephone and paper.

Place in the pipeline: over ``sheet``; knows HTML, must not know rules.  Every text of a spec is escaped; the page holds
no script, no address and no picture.  How it looks stands in ``sheet.css``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from importlib.resources import files

from stich.language.text.diagnostics import printable
from stich.sheet.parts import Block, Bullets, Grid, Paragraph, Section, Sheet, Tone

RED = re.compile(r"[♥♦](?:\d+|[A-Z](?![a-z]))?")
"""A red suit, with the rank behind it."""

RIGHT_TO_LEFT = frozenset({"ar", "fa", "he", "ur", "yi"})


@cache
def style() -> str:
    """The rules of style that stand in the head of each page."""
    return (files(__package__) / "sheet.css").read_text("utf-8")


def draw(sheet: Sheet) -> str:
    """The sheet as a page."""
    return "\n".join(_page(sheet)) + "\n"


def plain(text: str) -> str:
    """The text, harmless in a page."""
    return escape(printable(" ".join(text.split())), quote=True)


def marked(text: str) -> str:
    """The text, harmless in a page, with red suits in red and each of its lines by itself."""
    return "<br>".join(RED.sub(r'<span class="red">\g<0></span>', plain(line)) for line in text.split("\n"))


def _page(sheet: Sheet) -> Iterator[str]:
    yield "<!DOCTYPE html>"
    direction = ' dir="rtl"' if sheet.language.split("-")[0] in RIGHT_TO_LEFT else ""
    yield f'<html lang="{plain(sheet.language)}"{direction}>'
    yield '<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{plain(sheet.title)}</title>\n<style>\n{style()}</style>\n</head>\n<body>\n<header>"
    yield f"<h1>{plain(sheet.title)}</h1>"
    if sheet.subtitle:
        yield f'<p class="subtitle">{marked(sheet.subtitle)}</p>'
    yield from (_block(block) for block in sheet.about)
    yield "</header>\n<main>"
    for section in sheet.sections:
        yield from _section(section)
    yield "</main>\n</body>\n</html>"


def _section(section: Section) -> Iterator[str]:
    yield f"<section>\n<h2>{marked(section.heading)}</h2>"
    yield from (_block(block) for block in section.blocks)
    yield "</section>"


def _block(block: Block) -> str:
    match block:
        case Paragraph(text, tone):
            return f"<p{_class(tone)}>{marked(text)}</p>"
        case Bullets(items, numbered, tone):
            tag = "ol" if numbered else "ul"
            return f"<{tag}{_class(tone)}>\n" + "".join(f"<li>{marked(item)}</li>\n" for item in items) + f"</{tag}>"
        case Grid(head, rows):
            heading = f"<thead><tr>{''.join(map(_heading, head))}</tr></thead>\n" if head else ""
            body = "\n".join(_row(head, row) for row in rows)
            kind = "" if head else ' class="glance"'
            return f"<table{kind}>\n{heading}<tbody>\n{body}\n</tbody>\n</table>"


def _class(tone: Tone) -> str:
    return "" if tone is Tone.RULE else f' class="{tone.name.lower()}"'


def _heading(cell: str) -> str:
    return f'<th scope="col">{marked(cell)}</th>'


def _row(head: Sequence[str], cells: Sequence[str]) -> str:
    """A row; each cell knows its heading, under which it stands by itself where there is no room for a table."""
    if not head:
        first, *rest = cells
        told = f'<th scope="row">{marked(first)}</th>' + "".join(f"<td>{marked(cell)}</td>" for cell in rest)
    else:
        pairs = zip(head, cells, strict=True)
        told = "".join(f'<td data-label="{plain(label)}">{marked(cell)}</td>' for label, cell in pairs)
    return f"<tr>{told}</tr>"
