"""Records in files: whatever the files are called, what is written there is verified there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.command import stich
from tests.specs_under_test import SPECS


def recorded(folder: Path, spec: str, to: str, *more: str) -> None:
    done = stich("run", "--seed", "3", "--deals", "1", "--quiet", "--record", to, *more, "--", spec, cwd=folder)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "name", ["karniffel.yaml", "two words.yaml", "-x.yaml", "<input>.yaml", "line\nend.yaml", "plain", "-"]
)
def test_a_spec_of_ones_own_may_have_any_file_name(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text((SPECS / "karniffel.yaml").read_text("utf-8") + "# mine\n", "utf-8")
    path = f"./{name}"
    recorded(tmp_path, path, "r.jsonl")
    done = stich("replay", "r.jsonl", cwd=tmp_path)
    assert done.returncode == 1
    assert "made for another text of the spec `karniffel` than the library's" in done.stdout
    assert "name the file with --spec" in done.stdout
    assert stich("replay", "r.jsonl", "--spec", path, cwd=tmp_path).returncode == 0


@pytest.mark.parametrize("name", ["-", "<input>", "two words", "line\nend", "-x", "karniffel"])
def test_a_record_may_have_any_file_name(tmp_path: Path, name: str) -> None:
    recorded(tmp_path, "karniffel", f"./{name}")
    done = stich("replay", f"./{name}", cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    assert (tmp_path / name).read_bytes().endswith(b"}\n")
