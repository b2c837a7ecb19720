"""The page of guarantees: every promise names tests, and all of them are there."""

from __future__ import annotations

import ast
import re

import pytest

from tests.command import ROOT

PAGE = (ROOT / "docs" / "guarantees.md").read_text("utf-8")
ROWS = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| promise")]
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def declared_in(path: str) -> set[str]:
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


@pytest.mark.parametrize("row", ROWS, ids=[row[2:50] for row in ROWS])
def test_a_promise_names_tests_that_are_there(row: str) -> None:
    named = NAMED.findall(row.split("|")[2])
    assert named
    assert [f"{path}::{test}" for path, test in named if test not in declared_in(path)] == []


def test_the_page_speaks_of_text_output_play_views_seeds_and_records() -> None:
    assert re.findall(r"^## (\w+)", PAGE, re.M)[:6] == ["Text", "Output", "Play", "Views", "Seeds", "Records"]


BOUNDS = {
    "specs that extend one another | 8": ("stich.language.text.extends", "MAX_CHAIN", 8),
    "1,000,000 bytes": ("stich.language.text.files", "MAX_BYTES", 1_000_000),
    "50,000 entries": ("stich.language.text.nodes", "MAX_NODES", 50_000),
    "40 levels": ("stich.language.text.nodes", "MAX_DEPTH", 40),
    "3,000 entries": ("stich.language.read.game", "MAX_SIZE", 3_000),
    "100,000 letters": ("stich.language.read.game", "MAX_LETTERS", 100_000),
    "2,000 characters, 20 brackets": ("stich.language.conditions.syntax", "MAX_LENGTH", 2_000),
    "numbers of 6 digits": ("stich.language.conditions.syntax", "MAX_DIGITS", 6),
    "200 cards; 20; 2,000": ("stich.language.read.dialogues", "MAX_CHOICES", 2_000),
    "all phrases of a spec 100,000 steps": ("stich.language.check.work", "MAX_STEPS", 100_000),
    "the stake of a deal | 1,000,000,000": ("stich.language.conditions.measures", "MOST", 1_000_000_000),
    "marks on the slate after one deal | 1,000": ("stich.engine.score", "MARKS_AT_MOST", 1_000),
    "that are no cards played | 10,000": ("stich.engine.state", "DECISIONS_AT_MOST", 10_000),
    "deals in a row that nobody can act in | 1,000": ("stich.engine.deal", "FRUITLESS_AT_MOST", 1_000),
    "1,000,000 rows": ("stich.rules.tables", "ROWS_AT_MOST", 1_000_000),
    "20,000,000, reckoned": ("stich.examples.run", "WORK_AT_MOST", 20_000_000),
    "256 MB": ("stich.cli.record", "RECORD_AT_MOST", 256_000_000),
    "or of PBN | 64 MB": ("stich.cli.record", "TEXT_AT_MOST", 64_000_000),
    "0 to 2⁶⁴ − 1": ("stich.rng", "MASK", 2**64 - 1),
    "20,000 bytes": ("stich.cli.trick_batch", "LINE_AT_MOST", 20_000),
    "1,000 files and 50 MB": ("stich.language.cache.folder", "MAX_FILES", 1_000),
    "typed at the table | 2,000": ("stich.cli.console", "LINE_AT_MOST", 2_000),
    "for one answer | 10,000 bytes": ("stich.players.program", "LINE_AT_MOST", 10_000),
    "10,000 bytes; 1,000,000": ("stich.players.program", "ERRORS_AT_MOST", 1_000_000),
    "the last 200 are kept": ("stich.players.program", "LAST_WORDS", 200),
    "not asked again in a match | 3": ("stich.players.guest", "STRIKES", 3),
    "10 seconds for an answer": ("stich.players.asked", "USUAL", 10.0),
    "30 seconds more": ("stich.players.asked", "TO_START", 30.0),
}


IN_SCHEMAS = ("a list or mapping", "a number in a spec", "a name")  # `schema/` bounds them
TABLE = (ROOT / "SECURITY.md").read_text("utf-8").partition("## Bounds")[2].partition("\n## ")[0]
BOUNDED = [line for line in TABLE.splitlines() if re.match(r"\| (?!what|---)", line)]


@pytest.mark.parametrize("row", BOUNDED, ids=[row[2:50] for row in BOUNDED])
def test_every_bound_that_is_written_is_held_to_the_code_or_stands_in_a_schema(row: str) -> None:
    assert any(words in row for words in BOUNDS) != row.startswith(tuple(f"| {what}" for what in IN_SCHEMAS))


@pytest.mark.parametrize("words", BOUNDS)
def test_the_bounds_that_are_written_are_those_of_the_code(words: str) -> None:
    module, name, value = BOUNDS[words]
    assert words in (ROOT / "SECURITY.md").read_text("utf-8")
    assert getattr(__import__(module, fromlist=[name]), name) == value
