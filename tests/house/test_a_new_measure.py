"""A measure is added in its three files and the books, on a copy of the package, and all of the language knows it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.command import ROOT
from tests.house.test_every_measure import HOME


def says(what: str, noun: str) -> str:
    """What is added to a book."""
    one, *more = noun.split("|")
    forms = "".join(f"\n       {'*' if form == more[-1] else ' '}[{name}] {form}" for name, form in forms_of(one, more))
    return f"\nmeasure-losses-what = {what}\nmeasure-losses-noun = {{ $count ->{forms}\n    }}\n"


def forms_of(one: str, more: list[str]) -> list[tuple[str, str]]:
    names = ["other"] if len(more) == 1 else ["few", "many"]
    return [("one", one), *zip(names, more, strict=True)]


ADDED = {
    "language/conditions/measures.py": """
MEASURES[Measure.LOSSES] = MeasureRow(
    ("losses", "loss"), Askable.TRICKS, Kept.BY_SEAT, "losses", range=lambda e, i: (0, e.tricks * e.players)
)
""",
    "engine/table.py": """
Table.losses = property(lambda table: [len(table.winners) - won for won in table.tricks_won])
""",
    "rules/plainly.py": """
_measured_before = _measured


def _measured(measure, index, of, standing):
    if measure is not Measure.LOSSES:
        return _measured_before(measure, index, of, standing)
    lost = [trick for seat in of for trick in standing.tricks if trick.winner != seat]
    return len(lost) if of else None
""",
    "messages/en.ftl": says("lost tricks", "loss|losses"),
    "messages/de.ftl": says("Verluste", "Verlust|Verluste"),
    "messages/ru.ftl": says("потери", "потеря|потери|потерь"),
}
"""How often a seat has not taken a trick."""

MEMBER = "\n    LOSSES = auto()\n\n\nclass Kept(Enum)"  # it cannot be added at the end of the file


def test_a_measure_that_is_added_in_these_files_is_read_weighed_walked_and_told(tmp_path: Path) -> None:
    assert {file for file in ADDED if not file.startswith("messages/")} == HOME
    package = tmp_path / "interpreter" / "stich"
    shutil.copytree(ROOT / "interpreter" / "stich", package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "schema", tmp_path / "schema")
    (tmp_path / "specs").mkdir()
    for file, text in ADDED.items():
        path = package / file
        path.write_text(path.read_text("utf-8").replace("\n\n\nclass Kept(Enum)", MEMBER) + text, "utf-8")
    paths = os.pathsep.join([str(tmp_path / "interpreter"), str(ROOT)])
    command = [sys.executable, "-m", "tests.house.losses", str(tmp_path)]
    env = os.environ | {"PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, encoding="utf-8", timeout=60)
    assert done.returncode == 0, done.stderr
