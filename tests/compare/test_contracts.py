"""Contracts compared: told apart by what one of them is called, and by the names of their columns."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.compare.forms import Forms
from stich.compare.rules import Comparing
from stich.language.load import load_model
from tests.specs_under_test import path_of

DEEDS = path_of("deeds").read_text("utf-8")


def differences(folder: Path, old: str, new: str) -> set[tuple[str, str, str, str]]:
    assert old in DEEDS
    other = folder / "deeds.yaml"
    other.write_text(DEEDS.replace(old, new, 1), "utf-8")
    found = Comparing(Forms(load_model(path_of("deeds"))), Forms(load_model(other))).all()
    return {(each.section, each.what, each.a, each.b) for each in found}


SHORT = "short, binds", "trump: none, best: none", "trump: none"


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("price: 12, risk: 3", "risk: 3, price: 12", []),
        ("price: 12, risk: 3", "price: 11, risk: 3", [("contracts", "short, price", "12", "11")]),
        ("binds: {trump: none, best: none}", "binds: {trump: none}", [("contracts", *SHORT)]),
    ],
)
def test_what_differs_is_told(tmp_path: Path, old: str, new: str, found: list[tuple[str, str, str, str]]) -> None:
    told = differences(tmp_path, old, new)
    assert set(found) <= told and bool(told) == bool(found)
