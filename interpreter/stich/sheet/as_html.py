"""A rule sheet as one HTML file that needs nothing else, for the screen and for paper.

Place in the pipeline: over ``sheet``; knows HTML, must not know rules.  Every text of a spec is escaped;
the page holds no script, no address and no picture.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from stich.language.text.diagnostics import printable
from stich.sheet.parts import Block, Bullets, Grid, Paragraph, Section, Sheet

STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 Georgia, "Times New Roman", serif; color: #1d1a16; background: #fffdf8;
       max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; border-bottom: 1px solid #b9ae9c; padding-bottom: .15rem; }
.subtitle { font-style: italic; margin: 0 0 1rem; }
.caption { margin: .75rem 0 .25rem; font-weight: bold; }
.source, .conjecture { font-size: .85rem; color: #5a5145; margin: .35rem 0; }
.conjecture { border-left: 3px solid #b5651d; padding-left: .6rem; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0; font-size: .92rem; }
th, td { text-align: left; vertical-align: top; padding: .25rem .6rem .25rem 0; border-bottom: 1px solid #ddd4c4;
         overflow-wrap: anywhere; }
th { font-weight: bold; border-bottom: 2px solid #8a7d68; overflow-wrap: normal; }
li { margin: .2rem 0; }
@media (max-width: 34rem) { table { font-size: .8rem; } th, td { padding-right: .35rem; } }
@page { size: A4; margin: 16mm 18mm; }
@media print {
  body { font-size: 10.5pt; line-height: 1.35; max-width: none; margin: 0; padding: 0; background: none; }
  h2 { margin-top: 1.1rem; break-after: avoid; }
  .caption { break-after: avoid; }
  tr, li { break-inside: avoid; }
  thead { display: table-header-group; }
  p { orphans: 3; widows: 3; }
}
"""


def draw(sheet: Sheet) -> str:
    """The sheet as a page."""
    return "\n".join(_page(sheet)) + "\n"


def plain(text: str) -> str:
    """The text, harmless in a page."""
    return escape(printable(" ".join(text.split())), quote=True)


def _page(sheet: Sheet) -> Iterator[str]:
    yield "<!DOCTYPE html>"
    yield f'<html lang="{plain(sheet.language)}">'
    yield '<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{plain(sheet.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<header>"
    yield f"<h1>{plain(sheet.title)}</h1>"
    if sheet.subtitle:
        yield f'<p class="subtitle">{plain(sheet.subtitle)}</p>'
    yield from (_block(block) for block in sheet.about)
    yield "</header>\n<main>"
    for section in sheet.sections:
        yield from _section(section)
    yield "</main>\n</body>\n</html>"


def _section(section: Section) -> Iterator[str]:
    yield f"<section>\n<h2>{plain(section.heading)}</h2>"
    yield from (_block(block) for block in section.blocks)
    yield "</section>"


def _block(block: Block) -> str:
    match block:
        case Paragraph(text, tone):
            return f'<p class="{tone.name.lower()}">{plain(text)}</p>'
        case Bullets(items, numbered):
            tag = "ol" if numbered else "ul"
            return f"<{tag}>\n" + "".join(f"<li>{plain(item)}</li>\n" for item in items) + f"</{tag}>"
        case Grid(head, rows):
            heading = f"<thead>{_row(head, 'th')}</thead>\n" if head else ""
            body = "\n".join(_row(row, "td") for row in rows)
            return f"<table>\n{heading}<tbody>\n{body}\n</tbody>\n</table>"


def _row(cells: Sequence[str], tag: str) -> str:
    scope = ' scope="col"' if tag == "th" else ""
    return f"<tr>{''.join(f'<{tag}{scope}>{plain(cell)}</{tag}>' for cell in cells)}</tr>"
