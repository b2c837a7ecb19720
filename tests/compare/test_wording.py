"""A change of wording alone is no difference of rules."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from stich.compare.forms import Forms
from stich.compare.rules import Comparing
from stich.language.load import load_model
from tests.language.read.test_in_languages import EDITS
from tests.small_spec import small

CHANGES = {
    "a title": "title: {de: Klein}",
    "names": "names: {trump: {de: Farbe}, win: {ru: победа}}",
    "a text": "about: something else",
    "a note": "evidence: {deck: {note: something else}}",
    "a choice in words": "dialogues: {talk: {ask: {title: {fr: question}, say: {more: {says: something else}}}}}",
    "a row in words": "score: [{name: win, title: {de: x}, says: other words, points: whole, when: side has 3 tricks}]",
    "a guard in words": "play: {guards: [{guard: may not lead J, says: something else}, may not lead Q]}",
    "a definition in words": "define: {says: {whole: something else}}",
}  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_said_in_other_words_is_the_same_rule(tmp_path: Path, change: str) -> None:
    base = small(tmp_path, *EDITS)
    path = tmp_path / "child.yaml"
    path.write_text(f"format: 1\ngame: child\nextends: small.yaml\n{CHANGES[change]}\n", "utf-8")
    child = load_model(path)
    assert child != replace(base, name=child.name, extends=child.extends, sha256=child.sha256)
    assert Comparing(Forms(base), Forms(child)).all() == []
