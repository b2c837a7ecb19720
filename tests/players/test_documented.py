"""The page on writing a bot: its programs, commands and package are tried as they stand there."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import tomllib
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

import pytest

from stich.players import program
from stich.players.base import seed_for_guest
from stich.players.guest import STRIKES
from tests.command import within
from tests.house.pages import DOCS, ROOT, Block, chosen
from tests.players.test_wire import lines, schema

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no program is seated there")

PAGE = "how-to/write-a-bot"
TEXT = (DOCS / f"{PAGE}.md").read_text("utf-8")
COMMANDS = [
    line for block in chosen(lambda b: b.page == PAGE and b.kind == "sh") for line in block.text.split("\n") if line
]


def files() -> list[Block]:
    return chosen(lambda b: b.page == PAGE and b.marked("file:") is not None)


@pytest.fixture(autouse=True)
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where we are, a reader has saved what is shown; the package is there as if it were installed."""
    for block in files():
        (tmp_path / (block.marked("file:") or "")).write_text(block.text, "utf-8")
    project = tomllib.loads((tmp_path / "pyproject.toml").read_text("utf-8"))["project"]
    home = tmp_path / "my_bots.dist-info"
    home.mkdir()
    (home / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", "utf-8"
    )
    points = project["entry-points"]["stich.players"].items()
    (home / "entry_points.txt").write_text(
        "[stich.players]\n" + "".join(f"{name} = {what}\n" for name, what in points), "utf-8"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)


@pytest.mark.parametrize("command", [line for line in COMMANDS if "tournament" not in line])
def test_a_command_of_the_page_does_what_it_says(command: str) -> None:
    name, *arguments = shlex.split(command)
    done = within(*arguments)
    assert name == "stich" and done.returncode == 0 and done.stdout
    fails = "exit 3" in command
    assert ("forfeited" in done.stderr) is fails and (fails or not done.stderr)
    if arguments == ["players"]:
        assert re.search(r"^eager +brought by the package my-bots", done.stdout, re.M)


@pytest.mark.long
@pytest.mark.parametrize("command", [line for line in COMMANDS if "tournament" in line])
def test_a_tournament_of_the_page_is_played_without_a_forfeit(command: str) -> None:
    done = within(*shlex.split(command)[1:])
    assert (done.returncode, done.stderr) == (0, "")
    forfeited = [line.split()[-1] for line in done.stdout.split("forfeited")[1].splitlines() if line.strip()]
    assert forfeited == ["–", "–"]


@pytest.mark.builds
def test_the_package_of_the_page_can_be_installed(tmp_path: Path) -> None:
    project, target = tmp_path / "project", tmp_path / "target"
    project.mkdir()
    for block in files():
        (project / (block.marked("file:") or "")).write_text(block.text, "utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps"]
    subprocess.run([*pip, "--target", str(target), str(project)], check=True, timeout=300)
    (entry,) = (each for there in distributions(path=[str(target)]) for each in there.entry_points)
    assert (entry.group, entry.name, entry.value) == ("stich.players", "eager", "my_bots:Eager")
    assert (target / "my_bots.py").exists()


def test_the_lines_of_the_page_are_lines_of_the_protocol() -> None:
    (block,) = chosen(lambda b: b.page == PAGE and b.kind == "text" and b.text.startswith("→"))
    told = [line[2:] for line in block.text.splitlines()]
    assert [re.match(r'\{"event": "(\w+)"', line)[1] for line in told[:3]] == ["hello", "match", "decide"]  # type: ignore[index]
    match: Any = json.loads(told[1])
    assert lines().is_valid(match) and lines().is_valid(json.loads(told[3]))
    assert max(seed_for_guest(seed, 0) for seed in range(9)) < 1 << 53
    for line, part in ((told[0], "hello"), (told[2], "decide")):
        assert set(re.findall(r'"(\w+)": ', line)) <= _keys(part)


def _keys(part: str) -> set[str]:
    parts = schema("bot")["$defs"]
    return set(parts[part]["properties"]) | set(parts["view"]["properties"])


def test_the_bounds_and_kinds_of_the_page_are_those_of_the_code() -> None:
    assert f"{program.LINE_AT_MOST:,} bytes" in TEXT and f"{program.ERRORS_AT_MOST:,} bytes" in TEXT
    assert STRIKES == 3 and "after three in a row" in TEXT
    code = "".join(
        (ROOT / "interpreter/stich/players" / f"{name}.py").read_text("utf-8") for name in ("program", "asked", "guest")
    )
    kinds = set(re.findall(r'FoulError\("([\w ]+)"', code)) | {"ended", "closed", "not asked"}
    table = TEXT.split("| kind |")[1].split("\n\n")[0]
    told = {kind for row in table.splitlines()[2:] for kind in re.findall(r"`([\w ]+)`", row.split("|")[1])}
    assert told == kinds
