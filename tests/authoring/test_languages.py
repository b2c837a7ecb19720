"""The layout of titles and texts by language."""

from __future__ import annotations

import pytest

from stich.authoring.format import format_text

HEAD = "format: 1\ngame: x\n"
LONG = " ".join(["word"] * 30)
CASES = {
    "a title stands on one line": ("title:\n  de: Eins\n  en: One, two\n", 'title: {de: Eins, en: "One, two"}\n'),
    "a text has a line for each language": ("about: {en: one, de: eins}\n", "about:\n  en: one\n  de: eins\n"),
    "a long one is folded": (
        f"about: {{en: {LONG}, de: eins}}\n",
        f"about:\n  en: >-\n    {' '.join(['word'] * 23)}\n    {' '.join(['word'] * 7)}\n  de: eins\n",
    ),
    "a text within braces stays there": (
        "evidence:\n  deck: {conjecture: {en: one, de: eins}}\n",
        "\nevidence:\n  deck: {conjecture: {en: one, de: eins}}\n",
    ),
    "a comment is not lost": ("title:\n  de: Eins  # the old name\n  en: One\n",) * 2,
}


@pytest.mark.parametrize("case", CASES)
def test_titles_and_texts_are_laid_out(case: str) -> None:
    before, after = CASES[case]
    done = format_text(HEAD + before, ["format", "game"])
    assert (done.text, done.kept) == (HEAD + after, "")
    assert not format_text(done.text, ["format", "game"]).changed
