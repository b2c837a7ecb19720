"""Slips in a spec never make the program stumble: a few of those that ``tests.bench.mutants`` makes by the thousand."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from stich.language.load import check
from tests.bench.mutants import SLIPS, judge, mutate
from tests.specs_under_test import NAMES, SPECS


@pytest.mark.parametrize("seed", range(12))
def test_a_slip_is_judged(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    mutant = mutate(rng.choice(NAMES), rng, list(SLIPS))
    assert judge(mutant, tmp_path).how in ("refused", "example fails", "warned", "valid"), str(mutant)


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("euchre", "{bind: offered,", "{bind: ooffered,"),
        ("hearts", "count: 3", "count: 0 3 to"),
        ("hearts", "count: 3", f"count: 1 to {'9' * 5000}"),
        ("hearts", "count: 3", "count: all but three"),
    ],
)
def test_slips_that_once_made_it_stumble_are_refused(name: str, old: str, new: str, tmp_path: Path) -> None:
    text = (SPECS / f"{name}.yaml").read_text("utf-8")
    assert old in text
    path = tmp_path / f"{name}.yaml"
    path.write_text(text.replace(old, new), "utf-8")
    game, faults = check(path)
    assert game is None and any(fault.is_error for fault in faults)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("extends: karnoeffel\nexampls: []\n", "did you mean `examples`?"),
        ("extends: karnoeffel\nseast: {players: 4}\n", "did you mean `seats`?"),
        ("extends: karnoeffel\nmatch: {dealer next: forehand}\n", "did you mean `next dealer`?"),
        ("reading: of what\n", "name with `extends` the spec that states them"),
    ],
)
def test_what_is_inherited_and_words_in_another_order_are_proposed(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(f"format: 1\ngame: mine\n{text}", "utf-8")
    assert any(said in fault.help for fault in check(path)[1])
