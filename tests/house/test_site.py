"""The documentation is built as a site, strictly, and the site asks nothing of anybody else's host.

Marked ``builds``: it needs what `pip install -e '.[docs,pdf]'` brings, and some seconds.
"""

from __future__ import annotations

import os
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.command import ran
from tests.house.pages import GUIDE, ROOT

pytestmark = pytest.mark.builds

LOADING = {"src", "srcset", "data", "poster"}
LINKED = {"stylesheet", "preconnect", "dns-prefetch", "preload", "icon", "manifest"}
STYLES = re.compile(r"url\(\s*['\"]?(?:https?:)?//|@import\s+['\"]?(?:https?:)?//")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built into a folder of its own."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", "mkdocs.yml", "--site-dir"]
    env = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = ran([*command, str(folder)], cwd=ROOT, env=env, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "WARNING" not in done.stdout + done.stderr
    return folder


class Loaded(HTMLParser):
    """What a page makes a browser load from another host."""

    def __init__(self) -> None:
        super().__init__()
        self.foreign: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note each attribute that loads something."""
        said = {name: value or "" for name, value in attrs}
        loading = [said[name] for name in LOADING & said.keys()]
        if tag == "link" and LINKED & set(said.get("rel", "").split()):
            loading.append(said.get("href", ""))
        self.foreign += [target for target in loading if re.match(r"(https?:)?//", target)]
        if STYLES.search(said.get("style", "")):
            self.foreign.append(said["style"])


def test_every_page_is_there(site: Path) -> None:
    assert [page for page in GUIDE if not (site / f"{page}.html").exists()] == []
    assert (site / "repository" / "specs" / "index.html").exists()


def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > len(GUIDE)
    for page in pages:
        loaded = Loaded()
        loaded.feed(page.read_text("utf-8"))
        assert loaded.foreign == [], page
    assert [str(style) for style in site.rglob("*.css") if STYLES.search(style.read_text("utf-8"))] == []


def test_the_api_is_told(site: Path) -> None:
    text = (site / "reference" / "python.html").read_text("utf-8")
    assert all(
        f'id="stich.{name}"' in text for name in ("load_game", "Game.start", "State.play", "View.hand", "playouts")
    )


def test_the_cheat_sheet_is_one_page_of_paper(site: Path) -> None:
    count = "import sys, weasyprint; print(len(weasyprint.HTML(sys.argv[1]).render().pages))"
    page = str(site / "reference" / "cheat-sheet.html")
    assert ran([sys.executable, "-c", count, page], text=True).stdout.strip() == "1"
