"""Every part of the model (of an award, a mark, a bonus, a step, a choice, …) is read from a spec, played and told.

A field that nobody reads decides nothing; one that the sheet passes over is a rule that a player never hears of.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from stich.language.model import bindings, deal, dialogues, heaps, match, melds, play, powers, score, seats
from stich.language.text.library import data_path
from tests.house.test_closed_sets import TREES
from tests.house.test_docs import keys_of

SCHEMA = json.loads((data_path("schema") / "spec.schema.json").read_text("utf-8"))

CLASSES = {
    name: kind
    for module in (bindings, deal, dialogues, heaps, match, melds, play, powers, score, seats)
    for name, kind in vars(module).items()
    if is_dataclass(kind) and isinstance(kind, type) and kind.__module__ == module.__name__
}
PARTS = [f"{name}.{each.name}" for name, kind in CLASSES.items() for each in fields(kind) if "span" not in each.name]
PLAYING = ("engine/", "rules/", "players/", "table/match")

NOT_PLAYED = {
    "Seats.counts": "a game is played by one of these; the commands choose it",
    "Seats.usual": "the same",
    "Play.guards_say": "the author's own words, for readers",
    "Ties.stated": "says where the rule comes from",
}
NOT_TOLD: dict[str, str] = {}


def fields_of(kind: str) -> list[str]:
    """The names of the fields of a part, in order; none of what is no part."""
    return [each.name for each in fields(CLASSES[kind])] if kind in CLASSES else []


def made(tree: ast.AST) -> Iterator[str]:
    """The fields that a module gives when it makes a part, or makes one anew with others."""
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        name = ast.unparse(call.func).rpartition(".")[2]
        given = [each.arg for each in call.keywords if each.arg]
        if name == "replace":
            yield from (f"{kind}.{field}" for kind in CLASSES for field in given)
        yield from (f"{name}.{field}" for field in [*fields_of(name)[: len(call.args)], *given])


def asked(tree: ast.AST) -> Iterator[str]:
    """The names of fields that a module asks for: of a part, by a pattern, or as a text."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.MatchClass):
            yield from (*node.kwd_attrs, *fields_of(ast.unparse(node.cls))[: len(node.patterns)])
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


MADE = {part for module, tree in TREES.items() if module.startswith("language/read/") for part in made(tree)}
PLAYED = {name for module, tree in TREES.items() if module.startswith(PLAYING) for name in asked(tree)}
TOLD = {name for module, tree in TREES.items() if module.startswith("sheet/") for name in asked(tree)}


@pytest.mark.parametrize("part", PARTS)
def test_every_part_is_read_from_a_spec(part: str) -> None:
    assert part in MADE, f"language/read never gives {part}"


@pytest.mark.parametrize("part", [part for part in PARTS if not part.endswith(".citation")])
def test_every_part_is_played(part: str) -> None:
    assert (part.partition(".")[2] in PLAYED) != (part in NOT_PLAYED), f"nothing in {PLAYING} asks for {part}"


@pytest.mark.parametrize("part", PARTS)
def test_every_part_is_told_in_the_sheet(part: str) -> None:
    assert (part.partition(".")[2] in TOLD) != (part in NOT_TOLD), f"the sheet does not tell {part}"


def test_a_row_in_a_list_of_rows_may_say_what_one_by_itself_may() -> None:
    tier, row = (SCHEMA["$defs"][name]["properties"].keys() for name in ("tier", "row"))
    assert tier - {"first of", "for"} == row


def keys_read() -> set[str]:
    """The keys that the program asks a part of a spec for by their names."""
    calls = (node for module, tree in TREES.items() if module.startswith("language/read/") for node in ast.walk(tree))
    gets = (call for call in calls if isinstance(call, ast.Call) and ast.unparse(call.func).endswith(".get"))
    keys = (call.args[0] for call in gets if call.args)
    return {key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}


def test_every_key_of_the_schema_is_read() -> None:
    told = {name for module, tree in TREES.items() if module.startswith("language/") for name in asked(tree)}
    assert sorted(set(keys_of(SCHEMA)) - told) == []


CASES = json.loads((data_path("schema") / "cases.schema.json").read_text("utf-8"))
"""Examples have a schema of their own."""


def test_every_key_that_is_read_may_be_written() -> None:
    assert len(keys_read()) > 100
    assert sorted(keys_read() - set(keys_of(SCHEMA)) - set(keys_of(CASES))) == []


def test_every_key_of_an_example_is_read() -> None:
    told = {
        name
        for module, tree in TREES.items()
        if module.startswith(("examples/", "language/read/"))
        for name in asked(tree)
    }
    assert sorted(set(keys_of(CASES)) - told - {"cases", "overview", "spec"}) == []  # those are of files of cases
