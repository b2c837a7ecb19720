"""`stich bench`: what it prints, not how fast anything is."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stich.cli import bench
from stich.match import core
from tests.command import stich, within

QUICK = ("--seconds", "0.001")
FIGURES = ("readable_decisions", "deals", "deals_on_all_cores")


def measured(*args: str, **options: Any) -> dict[str, Any]:
    """What is printed as JSON, by a process of its own."""
    done = stich("bench", *args, *QUICK, "--format", "json", **options)
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_a_row_for_each_spec() -> None:
    done = stich("bench", "karnoeffel", "specs/elfern.yaml", *QUICK)

    first, _, _, heads, *rows = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (0, "")
    assert first.startswith("Stich ") and " core" in first
    assert heads.split()[:4] == ["spec", "machine", "on", "it"]
    assert [row.split()[0] for row in rows] == ["karnoeffel", "elfern"]


def test_as_data_with_what_it_was_measured_on() -> None:
    told = measured("karnoeffel", env={"STICH_MACHINE": "plain"})

    assert all(told[key] for key in ("stich", "python", "processor", "cores"))
    (row,) = told["specs"]
    assert (row["name"], row["machine"], row["reason"]) == ("karnoeffel", "plain", None)
    assert all(row[figure] > 0 for figure in ("decisions", *FIGURES))


def test_without_a_machine_it_says_why_and_measures_the_rest() -> None:
    (row,) = measured("elfern", env={"STICH_MACHINE": "off"})["specs"]

    assert (row["machine"], row["reason"], row["decisions"]) == (None, "STICH_MACHINE is off", None)
    assert all(row[figure] > 0 for figure in FIGURES)
    assert "–" in stich("bench", "elfern", *QUICK, env={"STICH_MACHINE": "off"}).stdout


@pytest.mark.parametrize(("args", "names"), [((), ["elfern"]), (("--all",), ["elfern", "put"])])
def test_some_of_the_library_or_all(args: tuple[str, ...], names: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "library_names", lambda: ["elfern", "put"])
    monkeypatch.setattr(bench, "_cores", lambda: 1)

    told = json.loads(within("bench", *args, *QUICK, "--format", "json").stdout)

    assert [row["name"] for row in told["specs"]] == names


@pytest.mark.parametrize(
    ("choice", "compiled", "there", "cards", "said"),
    [
        ("off", (1, 2), True, 52, "STICH_MACHINE is off"),
        ("compiled", None, False, 52, "it is not compiled"),
        ("compiled", None, True, 52, "it was compiled from another source"),
        ("compiled", (1, 2), True, 129, "the pack has more than 128 cards"),
        ("compiled", (1, 2), True, 128, ""),
        ("plain", None, False, 52, ""),
    ],
)
def test_why_there_is_no_machine(
    choice: str, compiled: object, there: bool, cards: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(core.CHOICE, choice)
    monkeypatch.setattr(core, "compiled", lambda: compiled)
    monkeypatch.setattr(core, "_imported", lambda: (1, 2) if there else None)

    assert core.why_none(cards) == said
