"""The pages of the documentation, in their order, and what stands in them: code blocks with their marks, phrases.

What the marks mean is told in ``test_docs.py``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from stich.language.text.nodes import Scalar, parse
from stich.language.text.source import Source
from tests.specs_under_test import SPECS

ROOT = SPECS.parent
DOCS = ROOT / "docs"
README, LIBRARY = ROOT / "README.md", ROOT / "specs" / "README.md"
BLOCK = re.compile(
    r"(?:^ *<!-- (?P<mark>[^\n]*?) -->\n\s*)?^(?P<indent> *)```(?P<kind>[^\n]*)\n(?P<text>.*?)^ *```$", re.M | re.S
)
PHRASES = re.compile(r"<!-- phrases: (?P<start>\w+) in (?P<places>[A-Z_ ]+) -->\n(?P<table>(?:\|.*\n)+)")


def named_in(nav: Any) -> Iterator[str]:
    """The files that the navigation of the site names, in order."""
    if isinstance(nav, str):
        yield nav
    else:
        for part in nav.values() if isinstance(nav, dict) else nav:
            yield from named_in(part)


NAV = list(named_in(yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))["nav"]))
GUIDE = {name.removesuffix(".md"): DOCS / name for name in NAV if not name.startswith("repository/")}
"""The pages of the site by their names, in its order."""

PAGES = GUIDE | {"readme": README, "library": LIBRARY}
WORDS = GUIDE["reference/words"]


@dataclass(frozen=True)
class Block:
    """A code block of a page: what it is, the mark before it, its text, where it begins."""

    page: str
    line: int
    kind: str
    mark: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}-{self.line}"

    def marked(self, word: str) -> str | None:
        """What a mark of this word says, ``None`` where the block has another mark or none."""
        return self.mark.removeprefix(word).strip() if self.mark.startswith(word) else None

    @property
    def is_spec(self) -> bool:
        """Whether the block is a whole spec."""
        marks = ("fragment of", "file:", "part of")
        return self.kind == "yaml" and all(self.marked(word) is None for word in marks)

    @property
    def shown_before(self) -> list[Block]:
        """The blocks that a reader has seen by then: of the guide all pages further up, of another page its own."""
        pages = list(GUIDE) if self.page in GUIDE else [self.page]
        earlier = set(pages[: pages.index(self.page)])
        return [b for b in blocks() if b.page in earlier or (b.page == self.page and b.line < self.line)]


@cache
def blocks() -> list[Block]:
    """Every code block of every page, in order."""
    found = []
    for page, path in PAGES.items():
        text = path.read_text("utf-8")
        for match in BLOCK.finditer(text):
            line = text.count("\n", 0, match.start("kind")) + 1
            body = re.sub(rf"^{match['indent']}", "", match["text"], flags=re.M)
            found.append(Block(page, line, match["kind"], match["mark"] or "", body))
    return found


def chosen(wanted: Callable[[Block], object]) -> list[Block]:
    """The blocks for which ``wanted`` holds."""
    return [block for block in blocks() if wanted(block)]


def write_before(folder: Path, block: Block) -> None:
    """Write the specs and files that are shown before a block; a later one of the same name replaces it."""
    for other in block.shown_before:
        name = other.marked("file:") or (f"{name_of(other.text)}.yaml" if other.is_spec else None)
        if name:
            (folder / name).write_text(other.text, "utf-8")


def name_of(spec: str) -> str:
    """The name of a spec."""
    found = re.search(r"^game: (\S+)$", spec, re.M)
    assert found, "a whole spec has a line `game: …`"
    return found[1]


def fragment_of(base: str, path: str, text: str) -> str:
    """A spec that lays a fragment over another, under the keys of ``path``."""
    for key in reversed([k.strip() for k in path.split("/") if k.strip()]):
        text = f"{key}:\n" + re.sub(r"^(?=.)", "  ", text, flags=re.M)
    return f"format: 1\ngame: fragment\nextends: {base}\n{text}"


def phrase_tables() -> Iterator[tuple[str, tuple[str, ...], str]]:
    """Each phrase of the reference of words, with how it is read and in which places."""
    for match in PHRASES.finditer(WORDS.read_text("utf-8")):
        for row in match["table"].splitlines()[2:]:
            first = row.split("|")[1]
            for phrase in re.findall(r"`([^`]+)`", first):
                yield match["start"], tuple(match["places"].split()), phrase


def scalar(text: str) -> Scalar:
    """A phrase as it is read from a spec."""
    node, _ = parse(Source("phrase", f"x: {json.dumps(text, ensure_ascii=False)}"))
    found = node.get("x") if node is not None and hasattr(node, "get") else None
    assert isinstance(found, Scalar)
    return found


def code_of(text: str) -> list[str]:
    """What stands in a page between backticks, outside blocks."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"^ *```.*?^ *```$", "", text, flags=re.M | re.S))
