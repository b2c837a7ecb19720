"""Patterns are held against whole texts: ``$`` lets a line end through, and ``match`` looks at a beginning alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.command import ROOT

PACKAGE = ROOT / "interpreter" / "stich"
LOOSE = re.compile(r"(\bre|\b[A-Z_]+|\))\.(match|search)\(|\$\"\)")
LOOKING = {
    "authoring/format.py": "finds the line that is written for an editor",
    "cli/play.py": "a person plays a `match`",
    "compare/forms.py": "finds a section, and a key in it",
    "cli/output.py": "finds a stream by its name",
    "cli/terminal.py": "finds where a line may be broken",
    "match/pbn.py": "finds tags and words in a text",
    "match/lines.py": "finds half a character in a line",
    "language/conditions/syntax.py": "finds a number below nought where a phrase breaks off",
    "language/text/nodes.py": "finds what a text may not hold",
}
"""What looks for something in a text, and may."""


def is_loose(text: str) -> bool:
    """Whether some pattern in a text of the program need not fit a whole text."""
    return LOOSE.search(text) is not None


def test_what_holds_a_text_against_a_pattern_says_fullmatch() -> None:
    files = {path.relative_to(PACKAGE).as_posix(): path for path in Path(PACKAGE).rglob("*.py")}
    assert {name for name, path in files.items() if is_loose(path.read_text("utf-8"))} == LOOKING.keys()


@pytest.mark.parametrize("text", ["re.match(p, x)", "NAME.search(x)", "re.compile(p).match(x)", 're.compile("^a$")'])
def test_a_loose_pattern_is_found(text: str) -> None:
    assert is_loose(text)
    assert not is_loose("NAME.fullmatch(x)")
