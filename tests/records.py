"""A true record, changed line by line, and the error with which it is then refused."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache

import pytest

from stich.engine.errors import RecordError
from stich.match.record import Recorder, replay, text_of
from tests.specs_under_test import finished, playable

SEED, DEALS = 5, 2


@cache
def record(name: str = "karniffel", legal: bool = False) -> tuple[str, ...]:
    """A record of two deals."""
    game, state = playable(name), finished(name, SEED, DEALS)
    return tuple(text_of(line) for line in Recorder(game, state, SEED, ["x"] * game.plan.players, legal).lines())


def refused(lines: Iterable[str], name: str = "karniffel") -> RecordError:
    """The error with which a record is refused; the lines before it were accepted."""
    accepted = 0
    with pytest.raises(RecordError) as caught:
        for _ in replay(playable(name), lines):
            accepted += 1
    assert accepted == caught.value.line - 1
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    return caught.value


def changed(lines: Sequence[str], at: int, /, **values: object) -> list[str]:
    """The record with other values in one line (numbered from 1)."""
    line = json.loads(lines[at - 1]) | values
    return [*lines[: at - 1], text_of(line), *lines[at:]]


def number_of(lines: Sequence[str], event: str, which: int = 0) -> int:
    """The number of a line with this event."""
    return [i for i, line in enumerate(lines, 1) if json.loads(line)["event"] == event][which]
