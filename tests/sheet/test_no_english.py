"""No sheet of a shipped spec is half English: but for quotations, in which somebody's own words stand, and references.

The list of words is that of the English messages: whatever of it is no word of the other language's messages too.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast, visitor

from stich.language.model.called import names_in
from stich.messages.book import LANGUAGES
from stich.sheet.parts import Bullets, Grid, Paragraph, Sheet, Tone
from stich.sheet.sheet import make_sheet
from tests.specs_under_test import NAMES, playable

OTHERS = ("de", "ru")
"""In which every shipped spec is complete."""

GERMAN_TOO = frozenset({"chip", "chips", "put"})
"""Words of our English that Germans have too: chips, and a game that is called Put."""

QUOTED = re.compile(r"[“„][^“”„]*[”“]|«[^«»]*»")
WORD = re.compile(r"[^\W\d_]{3,}")


class Texts(visitor.Visitor):
    """The words of messages."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words |= {word.casefold() for word in WORD.findall(node.value)}

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.words |= {word.casefold() for word in WORD.findall(node.value)}


@cache
def words_of(language: str) -> frozenset[str]:
    found = Texts()
    text = (files("stich.messages") / f"{language}.ftl").read_text("utf-8")
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message):
            found.visit(entry)
    return frozenset(found.words)


def told(sheet: Sheet) -> list[str]:
    """What a sheet tells in its own language: all but quotations and references."""
    found = [sheet.subtitle]
    for block in [*sheet.about, *(block for section in sheet.sections for block in section.blocks)]:
        match block:
            case Paragraph(text, tone) if tone is not Tone.SOURCE:
                found.append(text)
            case Bullets(items, _, tone) if tone is not Tone.SOURCE:
                found += items
            case Grid(head, rows):
                found += [*head, *(cell for row in rows for cell in row)]
            case _:
                pass
    found += [section.heading for section in sheet.sections]
    return [QUOTED.sub(" ", text) for text in found]


def test_the_list_is_a_list() -> None:
    assert {"trick", "holds", "player", "forehand"} <= words_of("en") - words_of("ru")
    assert set(OTHERS) < set(LANGUAGES)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_no_english_word_stands_in_a_sheet(name: str, language: str) -> None:
    model = playable(name).model
    own = {word.casefold() for each in names_in(model) for word in WORD.findall(each.names.own(language))}
    english = words_of("en") - words_of(language) - own - GERMAN_TOO
    sheet = make_sheet(model, language)
    found = {word for text in told(sheet) for word in WORD.findall(text) if word.casefold() in english}
    assert sorted(found) == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_of_a_spec_is_told_in_another_language(name: str, language: str) -> None:
    model = playable(name).model
    texts = [model.reading, model.about, *model.gaps]
    texts += [text for remark in model.remarks if remark.section != "examples"
              for text in (remark.citation.conjecture, remark.citation.note)]  # fmt: skip
    assert [str(text) for text in texts if text and text.language_of(language) != language] == []
