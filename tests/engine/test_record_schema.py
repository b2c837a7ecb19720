"""The schema of records: it fits what is written, and nothing else."""

from __future__ import annotations

import json
from functools import cache
from typing import get_args

import pytest
from jsonschema import Draft202012Validator

from stich.engine.events import Event
from stich.language.text.library import data_path
from stich.match.deals import KEYS
from stich.match.game import DEALS_AT_MOST
from stich.match.record import Recorder
from tests.records import changed, record, refused
from tests.specs_under_test import PLAYED, finished, playable


@cache
def schema() -> Draft202012Validator:
    return Draft202012Validator(json.loads((data_path("schema") / "record.schema.json").read_text("utf-8")))


def shape_of(line: dict[str, object]) -> str:
    """The event and the keys of a line, with what kinds of values stand there."""
    return str(line["event"]) + repr({key: type(value) for key, value in line.items()})


@pytest.mark.parametrize("name", PLAYED)
def test_the_schema_knows_true_lines_and_no_others(name: str) -> None:
    """One line of each shape: that every line is as the schema says, ``test_record.py`` holds."""
    for line in {shape_of(line): line for line in map(json.loads, record(name, legal=True))}.values():
        assert schema().is_valid(line)
        for key in line:
            assert not schema().is_valid({k: v for k, v in line.items() if k != key} | {"x": 1})
            assert not schema().is_valid(line | {key: {"x": [1.5]}})


@pytest.mark.parametrize(
    "values",
    [{"seed": 5 + 2**64}, {"seed": -1}, {"seed": True}, {"seed": 1.5}, {"players": "xxxx"},
     {"players": ["x", "x", "x", 7]}, {"players": ["a\nb"] * 4}, {"players": ["x" * 201] * 4}, {"players": []},
     {"format": 2}, {"deals": 0},
     {"deals": DEALS_AT_MOST + 1}, {"more": 1}, {"sha256": ""}, {"sha256": 7}, {"spec": ""},
     {"sides": [[-1]]}],
)  # fmt: skip
def test_the_schema_and_replay_refuse_the_same_heads(values: dict[str, object]) -> None:
    assert refused(changed(record(), 1, **values)).line == 1
    assert not schema().is_valid(json.loads(record()[0]) | values)


def test_the_schema_names_the_kinds_of_events_that_are_logged() -> None:
    logged = {event._field_defaults["kind"] for event in get_args(Event)}
    assert len(logged) == len(get_args(Event))
    assert logged | {"match", "mark"} == set(schema().schema["$defs"])


def test_the_schema_has_no_key_that_is_never_written() -> None:
    written: dict[str, set[str]] = {
        "say": {"event", "seat", "text"},
        "thrown_in": {"event", "number", "face_up"},
        "gain": {"event", "name", "seat", "of", "points"},
    }
    for name in PLAYED:
        state = finished(name, 1, 3, give_up_once_in=40)
        for line in Recorder(playable(name), state, 1, ["x"] * playable(name).plan.players, legal=True).lines():
            written.setdefault(line["event"], set()).update(line)
    described = {event: set(each["properties"]) for event, each in schema().schema["$defs"].items()}
    laid = schema().schema["$defs"]["match"]["properties"]["laid"]["additionalProperties"]["properties"]
    assert set(laid) == set(KEYS)  # of cards that are set: tests/specs/test_set_deals.py
    written["match"].add("laid")
    described.pop("mark")  # an event of which other tools may know; ours are in `deal_end`
    assert described == written
