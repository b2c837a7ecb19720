"""Records in files: whatever the files are called, what is written there is verified there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.command import stich, within
from tests.specs_under_test import SPECS


@pytest.fixture(autouse=True)
def where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files are named from where they lie."""
    monkeypatch.chdir(tmp_path)


def recorded(spec: str, to: str) -> None:
    done = within("run", "--seed", "3", "--deals", "1", "--quiet", "--record", to, "--", spec)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "name", ["karniffel.yaml", "two words.yaml", "-x.yaml", "<input>.yaml", "line\nend.yaml", "plain", "-"]
)
def test_a_spec_of_ones_own_may_have_any_file_name(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text((SPECS / "karniffel.yaml").read_text("utf-8") + "# mine\n", "utf-8")
    path = f"./{name}"
    recorded(path, "r.jsonl")
    done = within("replay", "r.jsonl")
    assert done.returncode == 1
    assert "made for another text of the spec `karniffel` than the library's" in done.stdout
    assert "name the file with --spec" in done.stdout
    assert within("replay", "r.jsonl", "--spec", path).returncode == 0


@pytest.mark.parametrize("name", ["-", "<input>", "two words", "line\nend", "-x", "karniffel"])
def test_a_record_may_have_any_file_name(tmp_path: Path, name: str) -> None:
    recorded("karniffel", f"./{name}")
    done = within("replay", f"./{name}")
    assert done.returncode == 0, done.stdout
    assert (tmp_path / name).read_bytes().endswith(b"}\n")


def test_so_it_is_where_names_come_from_the_shell(tmp_path: Path) -> None:
    name = "two\nlines <input> é"
    args = ["run", "--seed", "3", "--deals", "1", "--quiet", "--record", f"./{name}", "--", "karniffel"]
    assert stich(*args, cwd=tmp_path).returncode == 0
    done = stich("replay", f"./{name}", cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    assert (tmp_path / name).read_bytes().endswith(b"}\n")
