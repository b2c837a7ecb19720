"""Short runs of the attacks, always the same ones; the long runs are made by hand (see the package)."""

from __future__ import annotations

import pytest

from tests.fuzz.common import attack, distinct

SHORT = {"specs": 80, "examples": 30, "records": 60, "views": 90, "texts": 60}  # cases; some seconds each


@pytest.mark.parametrize("name", SHORT)
def test_an_attack_finds_nothing(name: str) -> None:
    total = attack(name, SHORT[name], "suite")
    found = [f"{times} × {fault.title} {fault.about}\n{fault.text[:2000]}" for fault, times in distinct(total.faults)]
    assert not found, "\n\n".join(found)
    assert total.figures["cases"] == SHORT[name]


def test_an_attack_is_the_same_every_time() -> None:
    first, again = attack("views", 4, "same"), attack("views", 4, "same", chunk=2)
    assert first.figures == again.figures
    assert first.faults == again.faults


def test_specs_are_attacked_where_they_load() -> None:
    figures = attack("specs", 40, "suite").figures
    assert figures["loads"] > 15
    assert figures["deals played"] > 40
