"""Texts at the bounds of the language, and beyond: each is answered in time and in little memory."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stich.language.text.library import data_path
from tests.fuzz.bombs import BOMBS, BYTES, SECONDS, run

ENDED = (0, 1)


@pytest.mark.parametrize("name", BOMBS)
def test_any_text_is_answered_within_bounds(tmp_path: Path, name: str) -> None:
    """Both bounds are set for the process, that on time for its own work: most take a second."""
    path = tmp_path / "bomb.yaml"
    path.write_text(json.dumps(BOMBS[name]()), encoding="utf-8")
    checked = run("validate", str(path), "--format", "concise")
    assert checked.status in ENDED, (checked.status, checked.said[-500:])
    assert checked.seconds < SECONDS and "Traceback" not in checked.said
    if checked.status == 0:
        played = run("run", str(path), "--deals", "1", "--seed", "1", "--quiet")
        assert played.status in ENDED, (played.status, played.said[-500:])


def test_the_bounds_are_those_of_the_promise() -> None:
    assert (SECONDS, BYTES) == (20, 1 << 30)


@pytest.mark.parametrize("name", ["spec", "cases"])
def test_every_list_mapping_and_number_of_a_spec_is_bounded(name: str) -> None:
    """What has no bound in the schema can be made as large as a file."""
    schema = json.loads((data_path("schema") / f"{name}.schema.json").read_text("utf-8"))
    waiting, unbounded = [("", schema)], []
    while waiting:
        path, part = waiting.pop()
        if isinstance(part, list):
            waiting += [(f"{path}[{i}]", each) for i, each in enumerate(part)]
            continue
        if not isinstance(part, dict):
            continue
        waiting += [(f"{path}/{key}", value) for key, value in part.items()]
        kinds = part.get("type", [])
        kinds = [kinds] if isinstance(kinds, str) else kinds if isinstance(kinds, list) else []
        if "array" in kinds and "maxItems" not in part:
            unbounded.append(path)
        if "object" in kinds and part.get("additionalProperties") is not False and "maxProperties" not in part:
            unbounded.append(path)
        if "integer" in kinds and not part.keys() >= {"minimum", "maximum"}:
            unbounded.append(path)
    assert unbounded == []
