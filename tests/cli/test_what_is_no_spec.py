"""A folder, another file, a name that is the library's and a file's: each is told for what it is."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.command import within
from tests.specs_under_test import path_of


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a spec, a folder of specs and a file that is none."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "games").mkdir()
    (tmp_path / "README.md").write_text("# My games\n\n* one: two\n", "utf-8")
    shutil.copy(path_of("agram"), tmp_path / "mine.yaml")
    shutil.copy(path_of("agram"), tmp_path / "agram.yaml")
    return tmp_path


TOLD = [  # what is validated, the exit status, what is said, what is not
    ("games", 2, "`games` cannot be read: it is a folder; name the specs in it, as in `games/*.yaml`", "library"),
    ("games/", 2, "it is a folder; name the specs in it, as in `games/*.yaml`", "library"),
    ("README.md", 2, "`README.md` is a file that is not called like a spec; a spec is called `NAME.yaml`", "library"),
    ("./README.md", 1, "a spec is called `NAME.yaml`; is this the right file?", "library"),
    ("mine", 2, "the library has no spec `mine`; there is a file `mine.yaml` here: say `./mine.yaml`", "did you mean"),
    ("./mine.yaml", 0, "mine.yaml: 1 warning", "of the library"),
    ("agram", 0, "checking `agram` of the library, and not the file here; for that say `./agram.yaml`", "fault in"),
]


@pytest.mark.parametrize(("spec", "status", "told", "not_told"), TOLD, ids=[row[0] for row in TOLD])
def test_it_is_told_for_what_it_is(spec: str, status: int, told: str, not_told: str) -> None:
    done = within("validate", "--format", "concise", "--no-examples", spec)
    said = done.stdout + done.stderr
    assert done.returncode == status, said
    assert told in said
    assert not_told not in said
