"""A rule sheet as a PDF, in A4 or A5: the page of ``as_html``, printed.

Place in the pipeline: over ``as_html``; needs WeasyPrint (the extra ``stich[pdf]``), and loads it only here.  It must
not know rules.  Nothing is fetched: the page refers to nothing, and whatever it asked for would be refused.
"""

from __future__ import annotations

from typing import NoReturn

from stich.sheet import as_html
from stich.sheet.parts import Sheet

PAPERS = ("A4", "A5")


class NoPrinterError(Exception):
    """WeasyPrint, or a library of the system that it needs, is not there."""


def draw(sheet: Sheet, paper: str = "A4") -> bytes:
    """The sheet as the bytes of a PDF.

    Raises:
        NoPrinterError: there is nothing to print with.
    """
    try:
        from weasyprint import CSS, HTML
    except (ImportError, OSError) as fault:
        raise NoPrinterError(str(fault).split("\n")[0]) from None
    size = CSS(string=f"@page {{ size: {paper} }}")
    printed: bytes = HTML(string=as_html.draw(sheet), url_fetcher=_refused).write_pdf(stylesheets=[size])
    return printed


def _refused(url: str, *_: object) -> NoReturn:
    raise ValueError(f"a sheet refers to nothing: {url}")
