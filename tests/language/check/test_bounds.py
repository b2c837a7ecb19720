"""Specs without bounds, and mutilated ones: faults that are told soon, never a traceback."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path

import pytest

from stich.language.text.diagnostics import CODES, has_errors
from tests.language.check.mistakes import POWERS
from tests.small_spec import SMALL, base, checked


@pytest.mark.parametrize(
    ("old", "new", "codes"),
    [
        ("ranks: A K", "ranks: " + "x " * 400_000 + "A K", {"too-many-rules"}),
        ("ranks: A K", "ranks: " + " ".join(f"r{i}" for i in range(100_000)), {"too-many-rules"}),
        ("ranks: A K", "ranks: " + " ".join(f"r{i}" for i in range(2_000)), {"deck-too-large"}),
        ("players: 4", "players: 999999999", {"wrong-value", "deck-too-small"}),
        ("cards: 5", "cards: 999999999", {"wrong-value", "deck-too-small"}),
        (
            POWERS,
            "".join(f"  p{i}: {{cards: trump X{i}}}\n" for i in range(1_000)),
            {"too-many-rules", "unknown-name", "wrong-value"},
        ),
        (POWERS, "".join(f"  p{i}: {{cards: trump X{i}}}\n" for i in range(10_000)), {"too-many-rules", "wrong-value"}),
        (POWERS, POWERS + f"  q: {{cards: '{'trump or ' * 200}nothing'}}\n", {"condition-syntax"}),
    ],
    ids=[
        "same rank",
        "many ranks",
        "too many ranks",
        "many seats",
        "many cards",
        "a thousand powers",
        "ten thousand",
        "long phrase",
    ],
)
def test_nothing_enormous_takes_long(tmp_path: Path, old: str, new: str, codes: set[str]) -> None:
    assert old in SMALL
    begun = time.process_time()
    _, faults = checked(tmp_path, SMALL.replace(old, new, 1))

    assert faults and {fault.code for fault in faults} <= codes
    assert len(faults) <= 101  # one of the schema's among them
    assert time.process_time() - begun < 120  # a bound against hanging, not a measure of speed


JUNK = ["", "~", "0", "-1", "99999999", "true", "[]", "{}", "[[1], {a: b}]", "K", "when", "((", "first 2", "first x",
        "beats", "chosen K", "'*'", "many words in a row", "{title: 3}", "none"]  # fmt: skip


@pytest.mark.parametrize("name", ["knueffeln", "karniffel", "karnoeffel", "elfern"])
def test_no_mutilated_spec_ends_in_a_traceback(tmp_path: Path, name: str) -> None:
    chance = random.Random(name)
    lines = base(name).split("\nexamples:")[0].split("\n")
    for _ in range(40):
        broken = list(lines)
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(4, len(broken))
            broken[at] = _mutilated(broken[at], chance)
        game, faults = checked(tmp_path, "\n".join(broken), name)
        assert (game is None) == has_errors(faults)
        assert all(fault.code in CODES for fault in faults)


def _mutilated(line: str, chance: random.Random) -> str:
    words = re.split(r"([ :,{}\[\]]+)", line)
    at = chance.randrange(len(words))
    return "".join([*words[:at], chance.choice([*JUNK, *words]), *words[at + 1 :]])
