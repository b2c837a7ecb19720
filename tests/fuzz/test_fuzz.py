"""Short runs of the attacks, always the same ones; the long runs are made by hand (see the package)."""

from __future__ import annotations

import pytest

from tests.fuzz.common import attack, distinct

SHORT = {"specs": 75, "machine": 25, "examples": 30, "records": 60, "views": 90, "texts": 120}  # cases
WORKING = {
    "specs": {"loads": 30, "passes validate": 20, "deals played": 100},
    "machine": {"played": 20},
    "examples": {"examples": 3000},
    "records": {"true records": 60, "altered records": 1200},
    "views": {"pairs swapped": 1000, "pairs laid": 5000, "pairs asked": 30},
    "texts": {"refused": 80, "loads": 5},
}
"""What a run must have come to at least: an attack that misses finds nothing, too."""


@pytest.mark.parametrize("name", SHORT)
def test_an_attack_hits_and_finds_nothing(name: str) -> None:
    total = attack(name, SHORT[name], "suite")
    found = [f"{fault.title} {fault.about}\n{fault.text[:2000]}" for fault, _ in distinct(total.faults)]
    assert not found, "\n\n".join(found)
    assert total.figures["cases"] == SHORT[name]
    assert {figure: total.figures[figure] for figure, n in WORKING[name].items() if total.figures[figure] < n} == {}


@pytest.mark.parametrize("name", ["specs", "views"])
def test_an_attack_is_the_same_every_time(name: str) -> None:
    first, again = attack(name, 3, "same"), attack(name, 3, "same", chunk=2)
    assert first.figures == again.figures
    assert first.faults == again.faults
