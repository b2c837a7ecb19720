"""A wheel has the compiled machine in it, or it is pure Python and says so in one line.

Building takes its time: these tests are left out unless they are asked for, ``pytest -m builds``, as ``.ci/run`` does.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from stich.machine import build, processor
from tests.command import ROOT

PIP = [sys.executable, "-m", "pip", "wheel", "--verbose", "--no-deps", "--no-build-isolation", "--wheel-dir"]
NO_COMPILER = {**os.environ, "CC": "/bin/false"}


def built(folder: Path, environment: dict[str, str]) -> tuple[Path, list[str]]:
    """A wheel of this checkout, and what the build said of the machine."""
    done = subprocess.run([*PIP, folder, ROOT], capture_output=True, text=True, env=environment, check=True)
    (wheel,) = folder.glob("*.whl")
    said = (done.stdout + done.stderr).splitlines()
    assert not [line for line in said if "error" in line.lower()]
    return wheel, [line for line in said if "machine" in line]


def test_a_module_is_laid_in_the_place_of_another_as_a_new_file(tmp_path: Path) -> None:
    """Whoever has the old one loaded goes on with it."""
    into = tmp_path / "package"
    into.mkdir()
    (tmp_path / "some.so").write_bytes(b"new")
    (into / "some.so").write_bytes(b"old")
    with (into / "some.so").open("rb") as loaded:
        assert build._laid(tmp_path / "some.so", into) == into / "some.so"
        assert loaded.read() == b"old"
    assert [(path.name, path.read_bytes()) for path in into.iterdir()] == [("some.so", b"new")]


@pytest.mark.builds
def test_without_a_compiler_a_wheel_is_pure_and_says_so_in_one_line(tmp_path: Path) -> None:
    wheel, said = built(tmp_path, NO_COMPILER)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in ZipFile(wheel).namelist() if name.endswith((".so", ".pyd"))]
    (line,) = said
    assert line.strip().startswith("stich: no compiled machine (") and "slower" in line


@pytest.mark.builds
def test_a_pure_wheel_plays(tmp_path: Path) -> None:
    wheel, _ = built(tmp_path, NO_COMPILER)
    ZipFile(wheel).extractall(tmp_path / "unpacked")
    script = (
        "from stich.cli.main import main; main(['--version']); main(['run', 'knueffeln', '--seed', '3', '--quiet'])"
    )
    told = []
    for path in (tmp_path / "unpacked", ROOT / "interpreter"):
        where = {**os.environ, "PYTHONPATH": str(path)}
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=where, check=True)
        told.append(done.stdout.splitlines()[1:])
    pure, here = told
    assert pure[0].startswith("machine: none") and pure[1:] == here[1:] != []


@pytest.mark.builds
def test_with_a_compiler_it_has_both_machines_in_it(tmp_path: Path) -> None:
    """Of whatever warnings the compiler is told to make errors."""
    wheel, said = built(tmp_path, {**os.environ, "CFLAGS": "-Wall -Wextra -Werror"})
    names = [name for name in ZipFile(wheel).namelist() if name.endswith((".so", ".pyd"))]
    assert said == [] and not wheel.name.endswith("-none-any.whl")
    suffix = build.NEWER if processor.wanted() else ""
    assert sorted(name.partition(".")[0] for name in names) == [f"stich/{name}{suffix}" for name in build.MACHINES]


@pytest.mark.builds
def test_a_source_distribution_has_what_the_machine_is_made_of(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", tmp_path], cwd=ROOT, check=True)
    (path,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    here = [path.relative_to(ROOT).as_posix() for path in (ROOT / "interpreter/stich/machine").glob("*.py*")]
    assert {"interpreter/hatch_build.py", *here} <= names
    assert not [name for name in names if name.endswith((".so", ".pyd")) or "_machine_" in name]
