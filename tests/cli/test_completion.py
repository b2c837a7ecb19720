"""Shells complete commands, options, names of specs and codes; asked of a real bash as a person asks it."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pexpect
import pytest

from stich.cli.completion import ABOUT_SPECS, SHELLS
from stich.cli.main import COMMANDS
from stich.language.text.diagnostics import CODES
from tests.command import COMMAND, ROOT, ran, within
from tests.command import COMMANDS as FOUND
from tests.specs_under_test import NAMES

ENV = {**os.environ, "PYTHONPATH": str(ROOT / "interpreter")}


def completed(line: str, shell: str = "bash") -> list[str]:
    """What a shell is told may stand in the place of the last word of a line."""
    words = line.split(" ")
    told = {"COMP_WORDS": line, "COMP_CWORD": words[-1] if shell == "fish" else str(len(words) - 1)}
    done = ran([*COMMAND], env={**ENV, **told, "_STICH_COMPLETE": f"{shell}_complete"}, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return [item for item in done.stdout.splitlines() if item and not item.startswith("file,")]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("stich ", list(COMMANDS)),
        ("stich val", ["validate"]),
        ("stich --v", ["--version"]),
        ("stich run kn", [name for name in NAMES if name.startswith("kn")]),
        ("stich diff elfern elfern-p", [name for name in NAMES if name.startswith("elfern-p")]),
        ("stich validate elfern elfern-m", ["elfern-meyers"]),
        ("stich new mine --from aluet", ["aluette"]),
        ("stich replay r.jsonl --spec aluet", ["aluette"]),
        ("stich run elfern --players ", ["greedy", "random", "search", "thumb"]),
        ("stich run elfern --se", ["--seed"]),
        ("stich sheet elfern --format m", ["markdown"]),
        ("stich explain unknown-k", ["unknown-key"]),
        ("stich completion ", list(SHELLS)),
        ("stich nonsense x", []),
        ("stich run 'elfern-m", ["elfern-meyers"]),
    ],
)
def test_words_are_completed(line: str, words: list[str]) -> None:
    assert completed(line) == [f"plain,{word}" for word in words]


def test_every_code_is_completed() -> None:
    assert {item.removeprefix("plain,") for item in completed("stich explain ")} == {*CODES}


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_is_answered_and_has_a_script(shell: str) -> None:
    assert any("elfern-meyers" in item for item in completed("stich run elfern-m", shell))
    done = within("completion", shell)
    assert done.returncode == 0 and f"_STICH_COMPLETE={shell}_complete" in done.stdout


@pytest.mark.parametrize("asked", ["", "nonsense", "bash", "bash_nonsense", "tcsh_complete", "bash_complete"])
def test_whatever_a_shell_asks_nothing_is_said(asked: str) -> None:
    """Also without the words that it should give."""
    done = ran([*COMMAND, "run", "elfern"], env={**ENV, "_STICH_COMPLETE": asked}, text=True)
    assert "Traceback" not in done.stdout + done.stderr
    assert done.stderr == ""


def test_commands_that_begin_with_a_spec_are_those_that_are_answered_at_once() -> None:
    firsts = {name: [each for each in command.params if isinstance(each, click.Argument)][:1]
              for name, command in FOUND.items()}  # fmt: skip
    assert {name for name, first in firsts.items() if first and first[0].name in ("spec", "specs", "a")} == ABOUT_SPECS


def test_names_are_completed_without_importing_what_reads_or_plays() -> None:
    code = (
        "import sys; sys.argv = ['stich']; from stich.cli.main import main; main(); "
        "print(*[name for name in sys.modules if name.startswith('stich') or name in ('yaml', 'lark')])"
    )
    for line in ("stich run e", "stich e"):
        told = {"COMP_WORDS": line, "COMP_CWORD": str(line.count(" ")), "_STICH_COMPLETE": "bash_complete"}
        done = ran([sys.executable, "-c", code], env={**ENV, **told}, text=True)
        names = set(done.stdout.splitlines()[-1].split())
        assert "stich.cli.main" in names
        assert not [name for name in names if name.startswith(("stich.engine", "stich.cli.run", "yaml", "lark"))]


# --- a real shell -----------------------------------------------------------------------------------------------------


@pytest.fixture
def bash(tmp_path: Path) -> Iterator[pexpect.spawn]:
    """A shell with a person at it, and the completion of ``stich``."""
    found = shutil.which("bash")
    if found is None:
        pytest.skip("needs bash")
    command = tmp_path / "bin" / "stich"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m stich "$@"\n', "utf-8")
    command.chmod(0o755)
    (tmp_path / "a_spec_of_mine.yaml").write_text("", "utf-8")
    env = {**ENV, "PATH": f"{command.parent}:{os.environ['PATH']}", "PS1": "", "TERM": "dumb", "HISTFILE": ""}
    child = pexpect.spawn(found, ["--norc", "--noprofile", "-i"], cwd=str(tmp_path), env=env, encoding="utf-8",
                          timeout=60, dimensions=(50, 200), echo=True)  # fmt: skip
    child.sendline("PS1='READY> '; bind 'set enable-bracketed-paste off'")
    child.sendline('eval "$(stich completion bash)"; echo set | tr s b')
    child.expect("bet\r\n.*READY> ")
    yield child
    child.close(force=True)


@pytest.mark.parametrize(
    ("typed", "becomes"),
    [
        ("stich vali", "stich validate "),
        ("stich run knueffeln-b", "stich run knueffeln-bohmstedt "),
        ("stich explain unknown-k", "stich explain unknown-key "),
        ("stich trick elfern --bi", "stich trick elfern --bind "),
        ("stich lint a_spec", "stich lint a_spec_of_mine.yaml "),
    ],
)
def test_bash_completes(bash: pexpect.spawn, typed: str, becomes: str) -> None:
    bash.send(f"{typed}\t")
    bash.expect_exact(becomes)
    assert "Traceback" not in str(bash.before)
