"""Every phrase of a spec is among those that the checks go through."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from stich.language.check.said import phrases_of, rows_of
from stich.language.conditions.terms import Compared, ConditionDefined, NumberDefined, Reckoned, Same, Within
from stich.language.conditions.walks import within
from stich.language.load import load_model
from stich.language.model.score import Row
from stich.language.text.library import library_names

FACTS = Compared | Same | Within | Reckoned | NumberDefined | ConditionDefined


def inside(part: Any) -> Iterator[Any]:
    """A part of a game and everything that it holds."""
    yield part
    if isinstance(part, tuple | list):
        for each in part:
            yield from inside(each)
    elif is_dataclass(part):
        for field in fields(part):
            if not field.name.endswith("span"):
                yield from inside(getattr(part, field.name))


@pytest.mark.parametrize("name", library_names())
def test_no_phrase_and_no_row_is_left_out(name: str) -> None:
    game = load_model(name)
    held = {part for part in inside(game) if isinstance(part, FACTS)}

    assert held <= {part for phrase in phrases_of(game) for part in within(phrase)}
    assert {id(part) for part in inside(game) if isinstance(part, Row)} == {id(row) for row in rows_of(game)}
