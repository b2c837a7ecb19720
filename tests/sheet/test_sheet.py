"""The rule sheet: everything that a spec says stands in it, in three languages and three forms."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from stich.language.load import check
from stich.language.model.dialogues import Opens
from stich.language.model.game import GameModel
from stich.language.model.names import Names, english
from stich.messages.book import LANGUAGES, book_of
from stich.sheet import as_html, as_markdown, as_text
from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Bullets, Grid, Paragraph, Sheet, conjectures, in_own_words
from stich.sheet.sheet import make_sheet
from tests.command import within
from tests.specs_under_test import PLAYED, SPECS, playable

FACES = (as_text, as_markdown, as_html)


def game(name: str) -> GameModel:
    return playable(name).model


@cache
def sheet_of(name: str, language: str) -> Sheet:
    return make_sheet(game(name), language)


def texts(sheet: Sheet) -> list[str]:
    """Every text of a sheet."""
    found = [sheet.title, sheet.subtitle]
    for block in [*sheet.about, *(block for section in sheet.sections for block in section.blocks)]:
        match block:
            case Paragraph(text):
                found.append(text)
            case Bullets(items):
                found += items
            case Grid(head, rows):
                found += [*head, *(cell for row in rows for cell in row)]
    return found


# --- the sheet --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PLAYED)
def test_every_spec_has_a_sheet_in_every_language_and_form(name: str) -> None:
    for language in LANGUAGES:
        sheet = sheet_of(name, language)
        said = texts(sheet)
        assert all(said[:1]) and not any("{" in text for text in said if "=" not in text)
        for face in FACES:
            assert face.draw(sheet)


@pytest.mark.parametrize("name", PLAYED)
def test_a_sheet_names_every_power_choice_award_and_source(name: str) -> None:
    spec = game(name)
    for language in LANGUAGES:
        book, whole = book_of(language), "\n".join(texts(sheet_of(name, language)))
        named: list[Names] = [power.name for power in spec.powers]
        named += [kind.name for kind in spec.card_points]
        lists = (*spec.score, *spec.match.before_each, *spec.match.marks, *spec.match.at_the_end)
        named += [row.name for tier in lists for row in tier.rows] + [bonus.row.name for bonus in spec.bonuses]
        named += [number.name for number in spec.definitions.numbers] + [pool.name for pool in spec.match.pools]
        named += [condition.name for condition in spec.definitions.conditions]
        for names in named:
            titles = [book.title(names, kind).casefold() for kind in ("name", "award")]
            assert any(title in whole.casefold() for title in titles), (names.key, language)
        for work in spec.works:
            assert work.work in whole


@pytest.mark.parametrize("name", PLAYED)
def test_a_sheet_tells_every_conjecture_source_and_note_of_its_spec(name: str) -> None:
    """Those of examples stand with the examples."""
    spec = game(name)
    for language in LANGUAGES:
        book, told = book_of(language), texts(sheet_of(name, language))
        whole = "\n".join(told)
        for remark in spec.remarks:
            if remark.section == "examples":
                continue
            citation = remark.citation
            for text in (citation.conjecture, citation.note):
                assert in_own_words(book, text).rstrip(".") in whole, (remark.path, language)
            for word in (citation.section, citation.quote):
                assert word in whole, remark.path
            assert not citation.work or f"[{citation.work}]" in whole, remark.path
        if spec.remarks and language == "en":
            numbers = {int(found) for text in told for found in re.findall(r"Conjecture: see no\. (\d+)", text)}
            assert numbers == set(range(1, len(conjectures(spec)) + 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_an_enum_or_a_word_of_the_schema_asks_for_has_words(language: str) -> None:
    """Nothing stands in for a sentence that was forgotten."""
    schema = json.loads((SPECS.parent / "schema" / "spec.schema.json").read_text("utf-8"))
    (talk,) = (said["enum"] for said in found(schema, "talk") if "enum" in said)
    wanted = [f"opens-{how.name.lower()}" for how in Opens] + [f"talk-{word}" for word in talk]
    assert len(wanted) > 5
    assert [key for key in wanted if key not in book_of(language)] == []


def found(node: object, key: str) -> Iterator[Any]:
    """Every value of a key, wherever it stands."""
    if isinstance(node, dict):
        yield from ([node[key]] if key in node else [])
        for value in node.values():
            yield from found(value, key)
    elif isinstance(node, list):
        for value in node:
            yield from found(value, key)


def test_the_table_of_powers_reads_as_in_a_book() -> None:
    section = next(s for s in make_sheet(game("karnoeffel")).sections if s.heading == "The powers")
    table = next(block for block in section.blocks if isinstance(block, Grid))
    assert table.head == ("No.", "Power", "Cards", "In force", "Takes", "Else")
    assert table.rows[1][:4] == ("2", "Devil", "7 of the chosen suit", "when it is led")
    assert table.rows[1][5] == "worthless"
    assert table.rows[4][3] == "when the trick has no King"
    reach = make_sheet(game("knueffeln"), "de")
    assert "niedrigere besondere Karten und König oder niedriger (gewöhnlich)" in texts(reach)


def test_with_a_choice_of_suits_the_table_names_every_card() -> None:
    spec = game("knueffeln")
    bound = ((1, 3),)
    sheet = make_sheet(spec, "en", bound)
    section = next(s for s in sheet.sections if s.heading.startswith("The powers with"))
    assert section.heading == "The powers with chosen = hearts and clubs"
    table, plain = (block for block in section.blocks if isinstance(block, Grid))
    shown = [
        card for row in (*table.rows, *plain.rows) for card in row[2 if row in table.rows else 1].split() if card != ">"
    ]
    assert sorted(shown) == sorted(ConditionWords(spec, book_of("en")).some(range(len(spec.deck))).split())
    assert [row[5] for row in table.rows][:3] == ["nothing", "♠8 ♥9 ♥2 ♣4", "all of no. 2"]


@pytest.mark.parametrize(
    ("name", "bound", "falls"),
    [
        ("karnoeffel", 3, ["nothing", "1", "1", "1, 3", "1, 3–4", "1, 3–5", "1, 3–6"]),
        ("karnoeffel-parlett", 3, ["nothing", "1", "1", "1, 3", "1, 3–4", "1, 3–5", "1, 3–6"]),
    ],
)
def test_a_led_power_falls_to_those_above_it_that_are_then_in_force(name: str, bound: int, falls: list[str]) -> None:
    sheet = make_sheet(game(name), "en", ((bound,),))
    section = next(s for s in sheet.sections if s.heading.startswith("The powers with"))
    table = next(block for block in section.blocks if isinstance(block, Grid))
    assert [row[5].removeprefix("all of no. ") for row in table.rows] == falls


def test_a_suit_that_is_named_stands_in_the_place_of_the_binding() -> None:
    spec = game("karnoeffel")
    power = spec.powers[1]
    assert ConditionWords(spec, book_of("en"), ((2,),)).groups(power.cards) == "7 of hearts"
    assert ConditionWords(spec, book_of("ru")).groups(power.cards) == "7 избранной масти"


# --- drawing ----------------------------------------------------------------------------------------------------------


class Page(HTMLParser):
    """What a page consists of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("name", PLAYED)
def test_a_page_is_whole_and_needs_nothing_else(name: str) -> None:
    text = as_html.draw(sheet_of(name, "ru"))
    page = Page(text)
    assert page.open == []
    allowed = "html head meta title style body header main section h1 h2 p ul ol li table thead tbody tr th td br span"
    assert set(page.tags) <= set(allowed.split())
    assert {name for name, _ in page.attributes} <= {
        "lang",
        "charset",
        "name",
        "content",
        "class",
        "scope",
        "data-label",
    }
    assert "url(" not in text and "@import" not in text


HOSTILE = "<script>alert(1)</script> **x** | [a](b) `c` \x1b[31m \u202e &amp;"


def hostile() -> Sheet:
    spec = game("karnoeffel")
    power = replace(spec.powers[0], name=replace(spec.powers[0].name, titles={"en": HOSTILE}))
    return make_sheet(
        replace(spec, about=english(HOSTILE), reading=english(HOSTILE), powers=(power, *spec.powers[1:])), "en"
    )


def test_a_hostile_text_does_nothing_to_a_page() -> None:
    text = as_html.draw(hostile())
    assert "<script" not in text and "\x1b" not in text and "\u202e" not in text
    assert "&lt;script&gt;alert(1)&lt;/script&gt; **x**" in text and Page(text).open == []


def test_a_hostile_text_does_nothing_to_markdown() -> None:
    text = as_markdown.draw(hostile())
    assert "<script" not in text.replace("\\<", "") and "\x1b" not in text
    rows = [line for line in text.split("\n") if re.match(r"\| [12] \|", line)]
    assert len({len(re.findall(r"(?<!\\)\|", row)) for row in rows}) == 1


@pytest.mark.parametrize("name", PLAYED)
def test_lines_of_text_are_not_too_long(name: str) -> None:
    lines = as_text.draw(sheet_of(name, "de")).split("\n")
    assert max(map(as_text.width, lines)) <= as_text.WIDTH


# --- the command ------------------------------------------------------------------------------------------------------


def test_the_command_prints_and_writes(tmp_path: Path) -> None:
    said = within("sheet", "karnoeffel", "--language", "ru", "--bind", "chosen=B")
    assert said.returncode == 0 and said.stdout.startswith("Карнёффель\n")
    file = tmp_path / "sheet.html"
    assert within("sheet", "karnoeffel", "--format", "html", "--output", str(file)).stdout == ""
    assert file.read_text("utf-8").startswith("<!DOCTYPE html>")


def test_a_spec_with_faults_has_no_sheet(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text("format: 1\ngame: x\n", "utf-8")
    assert check(path)[0] is None
    assert within("sheet", str(path)).returncode == 1


def test_a_seat_that_an_example_gives_is_told() -> None:
    assert "the declarer: player 1" in " ".join(texts(sheet_of("nap", "en")))


@pytest.mark.parametrize(("language", "words"), [("en", "all his cards"), ("de", "alle Karten"), ("ru", "все карты")])
def test_a_hand_that_is_given_whole_is_told_so(language: str, words: str) -> None:
    assert words in " ".join(texts(sheet_of("loo", language)))


def test_a_row_among_the_steps_that_wins_the_match_says_just_that() -> None:
    assert any(text.endswith("the player wins the match.") for text in texts(sheet_of("tute", "en")))
