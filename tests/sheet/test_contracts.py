"""Contracts and flags in rule sheets: a table from low to high, and sentences of what is named."""

from __future__ import annotations

import pytest

from stich.language.conditions import terms as t
from stich.messages.book import LANGUAGES, book_of
from stich.sheet.conditions import ConditionWords
from stich.sheet.contracts import contracts
from stich.sheet.parts import Grid
from tests.specs_under_test import playable

DEEDS = playable("deeds").model
SOLO = tuple(i for i, contract in enumerate(DEEDS.contracts) if contract.name.key == "solo")
HANDSPIEL = [binding.name.key for binding in DEEDS.bindings].index("handspiel")


def words(language: str) -> ConditionWords:
    return ConditionWords(DEEDS, book_of(language))


def table(language: str) -> Grid:
    (section,) = contracts(words(language))
    return next(block for block in section.blocks if isinstance(block, Grid))


def test_a_row_of_the_spec_is_a_row_of_the_table() -> None:
    assert table("en").head == ("contract", "number", "names", "price", "risk")
    assert table("en").rows == (
        ("solo", "2 to 3", "trump is spades or none", "5", "−2"),
        ("short", "–", "trump is none; best is none", "12", "3"),
        ("solo", "6", "trump is spades, hearts, diamonds or clubs", "9", "0"),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_table(language: str) -> None:
    grid = table(language)
    assert len(grid.rows) == 3 and all(len(row) == len(grid.head) == 5 for row in grid.rows)


def test_a_title_is_that_of_all_contracts_of_the_name() -> None:
    assert [row[0] for row in table("de").rows] == ["Solo", "short", "Solo"]


@pytest.mark.parametrize(
    ("fact", "said"),
    [
        (t.BindingIs(DEEDS.contract, t.Literal(SOLO)), "contract is solo"),
        (t.BindingIs(DEEDS.contract, t.Literal(SOLO[:1])), "contract is solo 2 S"),
        (t.Not(t.Named(DEEDS.contract)), "contract has not been named"),
        (t.Named(HANDSPIEL), "“handspiel” holds"),
    ],
)
def test_what_is_asked_of_them(fact: t.Condition, said: str) -> None:
    assert words("en").condition(fact) == said
