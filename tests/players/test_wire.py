"""What a program at the table is told, and may answer: as ``schema/bot.schema.json`` says, and no more than it saw."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from stich.language.text.library import data_path
from stich.match.lines import Line
from stich.match.seen_record import SeenLines
from stich.players.budget import Budget
from stich.players.wire import begins, decision, hello
from tests.specs_under_test import PLAYED, Bots, playable

FEW = PLAYED[::8]
SEED = 0x5EED_0DD5_EED5_0DD1  # no other number of a match is so large


@cache
def schema(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((data_path("schema") / f"{name}.schema.json").read_text("utf-8"))
    return found


@cache
def lines() -> Draft202012Validator:
    """What holds a line against the schema."""
    both = [(f"{name}.schema.json", Resource.from_contents(schema(name))) for name in ("bot", "seen")]
    registry: Registry[Any] = Registry().with_resources(both)
    return Draft202012Validator({"$ref": "bot.schema.json"}, registry=registry)


def read(line: Line) -> Any:
    """A line as a program reads it."""
    return json.loads(json.dumps(line))


def asked(name: str, deals: int = 1) -> Iterator[tuple[Any, list[Any]]]:
    """What a program is told at each decision of a match, whoever has it, and what the record of its seat says of the
    deal by then."""
    game = playable(name)
    state = game.start(SEED, deals=deals, log=True)
    records = [SeenLines(game, state, seat) for seat in range(len(state.hands))]
    seen: list[list[Any]] = [[] for _ in records]
    for _ in Bots(SEED, len(state.hands)).play_out(state):
        for record, deal in zip(records, seen, strict=True):
            for line in map(read, record.lines()):
                if line["event"] in ("deal_end", "thrown_in"):
                    deal.clear()
                elif line["event"] != "lot":
                    deal.append(line)
        view = state.view(state.to_act)
        if len(view.legal) > 1:
            yield read(decision(view)), seen[view.seat]


def shape_of(value: Any) -> str:
    """The keys of a value, and of what kind its parts are, each kind once."""
    if isinstance(value, dict):
        return str({key: shape_of(part) for key, part in value.items()})
    if isinstance(value, list):
        return str(sorted({shape_of(part) for part in value}))
    return type(value).__name__


def check_lines(name: str, deals: int = 1) -> list[Any]:
    """Hold one line of each shape against the schema, and the events of each shape once.  These lines."""
    shapes: dict[str, Any] = {}
    met: set[str] = set()
    for line, _ in asked(name, deals):
        events = {shape_of(event): event for event in line["view"]["events"]}
        new = [events[shape] for shape in events.keys() - met]
        met |= events.keys()
        line["view"]["events"] = []
        if new or shape_of(line) not in shapes:
            shapes[shape_of(line)] = line | {"view": line["view"] | {"events": new}}
    checked = [read(hello(playable(name).plan, Budget(seconds=0.2))), read(begins(5, 1)), *shapes.values()]
    for line in checked:
        assert [f"{fault.json_path}: {fault.message}" for fault in lines().iter_errors(line)] == []
    return checked


@pytest.mark.parametrize("name", FEW)
def test_what_a_program_is_told_is_as_the_schema_says(name: str) -> None:
    told = check_lines(name)
    assert any(line["event"] == "decide" for line in told) or not list(asked(name))
    for line in told:
        for key in line:
            assert not lines().is_valid({k: v for k, v in line.items() if k != key} | {"x": 1})
        assert not lines().is_valid(line | {"x": 1})
    assert "seed" not in told[-1] and str(SEED) not in json.dumps(told), "that of the cards is nobody's business"


@pytest.mark.long
def test_no_spec_says_what_the_schema_does_not_nor_the_schema_what_no_spec_says() -> None:
    """Every key that a part of the schema has is written, and with every kind of value, by some spec."""
    written: dict[tuple[str, ...], set[str]] = {}

    def walk(value: Any, part: Any, path: tuple[str, ...]) -> None:
        part = schema("bot")["$defs"]["view"] if part.get("$ref") == "#/$defs/view" else part
        if isinstance(value, dict):
            written.setdefault(path, set()).add("object")
            for key, each in value.items():
                known = part.get("properties", {})
                walk(each, known.get(key) or part["additionalProperties"], (*path, key if key in known else "*"))
        elif isinstance(value, list):
            written.setdefault(path, set()).add("array")
            for each in value:
                walk(each, part["items"], (*path, "[]"))
        else:
            kinds = {int: "integer", str: "string", bool: "boolean", float: "number", type(None): "null"}
            written.setdefault(path, set()).add(kinds[type(value)])

    for name in PLAYED:
        for line in check_lines(name, 2):
            if line["event"] == "decide":
                line["view"].pop("events")
                walk(line, schema("bot")["$defs"]["decide"], ())
    described = _described(schema("bot")["$defs"]["decide"], ())
    unseen = {".".join(path): missing for path, kinds in described if (missing := kinds - written.get(path, set()))}
    assert unseen == {"view.deals_limit": {"null"}}, "these matches have a limit"


def _described(part: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], set[str]]]:
    """The values that the schema describes, and of which kinds they may be."""
    part = schema("bot")["$defs"]["view"] if part.get("$ref") == "#/$defs/view" else part
    kinds = part.get("type", "string")
    yield path, {kinds} if isinstance(kinds, str) else set(kinds)
    for key, each in part.get("properties", {}).items():
        if key != "events":
            yield from _described(each, (*path, key))
    if isinstance(part.get("additionalProperties"), dict):
        yield from _described(part["additionalProperties"], (*path, "*"))
    if "items" in part:
        yield from _described(part["items"], (*path, "[]"))


@pytest.mark.parametrize("name", FEW)
def test_the_events_are_those_of_the_record_of_the_seat(name: str) -> None:
    for line, record in asked(name, 2):
        events = line["view"]["events"]
        assert events == record and any(event["event"] == "deal" for event in events)


def test_keys_stand_in_the_order_of_the_schema() -> None:
    """So ``sed`` may read a line: what is legal stands at its beginning."""
    line, _ = next(asked("hearts"))
    parts = schema("bot")["$defs"]
    assert list(line) == list(parts["decide"]["properties"]) and list(line["view"]) == list(parts["view"]["properties"])
    assert list(hello(playable("hearts").plan, None)) == list(parts["hello"]["properties"])
    assert json.dumps(line).startswith(f'{{"event": "decide", "legal": ["{line["legal"][0]}", ')


@pytest.mark.parametrize(
    ("answer", "sound"),
    [
        ({"action": "HA"}, True),
        ({"action": "HA", "because": ["I like it"]}, True),
        ({"action": ""}, False),
        ({"action": 7}, False),
        ({}, False),
        ("HA", False),
        (["HA"], False),
        ({"event": "answer", "action": "HA"}, False),
    ],
)
def test_the_schema_knows_an_answer(answer: object, sound: bool) -> None:
    assert lines().is_valid(answer) is sound
