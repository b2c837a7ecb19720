"""A sheet on paper, in A4 and A5: nothing is lost at an edge, no word is broken but at its hyphens.

Printing takes WeasyPrint, which is no test tool: `.ci/run` asks for these by `-m printed`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stich.messages.book import LANGUAGES
from stich.sheet import as_html
from stich.sheet.as_pdf import PAPERS, draw
from stich.sheet.sheet import make_sheet
from tests.command import within
from tests.specs_under_test import NAMES, playable

pytestmark = pytest.mark.printed


def pages(name: str, language: str, paper: str) -> list[Any]:
    from weasyprint import CSS, HTML

    text = as_html.draw(make_sheet(playable(name).model, language))
    size = CSS(string=f"@page {{ size: {paper} }}")
    return list(HTML(string=text).render(stylesheets=[size]).pages)


def runs(page: Any) -> Iterator[Any]:
    """The pieces of text on a page, with their places."""
    yield from (box for box in page._page_box.descendants() if getattr(box, "text", ""))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["knueffeln", "doppelkopf", "tarot-french"])
def test_nothing_is_lost_at_an_edge_and_no_word_is_broken(name: str, language: str, paper: str) -> None:
    printed = pages(name, language, paper)
    for page in printed:
        for box in runs(page):
            assert box.position_x >= 0 and box.position_x + box.width <= page.width, box.text
            assert box.position_y >= 0 and box.position_y + box.height <= page.height, box.text
    words = {word for page in printed for box in runs(page) for word in box.text.split()}
    whole = as_html.draw(make_sheet(playable(name).model, language))
    shown = {word for cell in whole.split("<body>")[1].replace("<", " <").split() for word in [cell]}
    broken = {word for word in words if len(word) > 3 and word.isalpha() and not any(word in each for each in shown)}
    assert broken == set()
    assert all(any(word in one for one in words) for word in shown if word.isalpha() and len(word) > 3)


@pytest.mark.parametrize("name", NAMES[::8])
def test_a_sheet_can_be_printed(name: str) -> None:
    assert draw(make_sheet(playable(name).model)).startswith(b"%PDF-")


def test_the_command_prints_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "sheet.pdf"
    said = within("sheet", "hearts", "--format", "pdf", "--paper", "A5", "--output", str(file))
    assert said.returncode == 0 and file.read_bytes().startswith(b"%PDF-")
    again = within("sheet", "hearts", "--format", "pdf", "--output", str(file))
    assert again.returncode == 2 and "is there already" in again.stderr
