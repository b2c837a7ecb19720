"""What a terminal is shown: lines that fit it, colours where it has them; what goes into a pipe is left whole."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pexpect
import pytest

from stich.cli.terminal import wide, wrapped
from tests.command import COMMAND, ROOT, ran

ENV = {**os.environ, "PYTHONPATH": str(ROOT / "interpreter"), "PYTHONIOENCODING": "utf-8", "TERM": "xterm"}
ENV = {name: value for name, value in ENV.items() if name not in ("NO_COLOR", "COLUMNS")}
STYLE = re.compile(r"\x1b\[[0-9;]*m")
RED, BOLD_RED, BOLD_YELLOW = "\x1b[31m", "\x1b[1;31m", "\x1b[1;33m"

DOUBTFUL = "schafkopf"  # is right, with a warning
TRICK = ["trick", "knueffeln", "SJ", "SK", "H4", "S2", "--bind", "chosen=H,C"]
FAULTY = "format: 1\ngame: faulty\nextends: hearts\nplyers: 4  # " + "much is said here " * 12 + "\n"
SHOWN = {
    "trick": TRICK,
    "diff": ["diff", "karnoeffel", "karnoeffel-parlett", "--tricks", "100"],
    "run": ["run", "knueffeln", "--seed", "1924", "--deals", "2"],
    "validate": ["validate", "FAULTY"],
    "sheet fault": ["sheet", "FAULTY"],
    "lint": ["lint", "elfern", "--deals", "2"],
    "explain": ["explain", "unknown-name"],
    "explain all": ["explain"],
    "unknown": ["run", "karnifel"],
    "wrong": ["run", "elfern", "--seed", "-1"],
}


@pytest.fixture
def faulty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A spec with a fault, by a path that does not fill a line."""
    path = tmp_path / "faulty.yaml"
    path.write_text(FAULTY, "utf-8")
    monkeypatch.chdir(tmp_path)
    return path.name


def at_a_terminal(args: list[str], width: int, **env: str) -> str:
    """All that a command shows at a terminal so wide, with its colours."""
    child = pexpect.spawn(
        sys.executable, ["-m", "stich", *args], cwd=os.getcwd(), env={**ENV, **env}, encoding="utf-8", timeout=60,
        dimensions=(50, width), echo=False,
    )  # fmt: skip
    child.expect(pexpect.EOF)
    child.close()
    text = str(child.before).replace("\r\n", "\n")
    assert "Traceback" not in text
    return text


def piped(args: list[str], **env: str) -> str:
    done = ran([*COMMAND, *args], env={**ENV, **env}, cwd=os.getcwd())
    return str((done.stdout + done.stderr).decode("utf-8"))


def words(text: str) -> list[str]:
    """The words of a text, whatever lines they stand in, without colours and frames."""
    return re.sub(r"(?m)^ *\d* *\| ?|[\^-]{2,}", " ", STYLE.sub("", text)).split()


@pytest.mark.parametrize("name", SHOWN)
@pytest.mark.parametrize("width", [60, 100])
def test_lines_fit_the_terminal(name: str, width: int, faulty: str) -> None:
    args = [faulty if word == "FAULTY" else word for word in SHOWN[name]]
    shown = STYLE.sub("", at_a_terminal(args, width))
    too_long = [line for line in shown.splitlines() if wide(line) > width]
    assert [line for line in too_long if " " in line.strip()] == []
    if not {"FAULTY", "lint"} & {*SHOWN[name]}:  # a line of a spec is cut, not broken; how far it is is told besides
        assert words(shown) == words(piped(args))


def test_what_is_piped_is_not_broken() -> None:
    lines = piped(TRICK).splitlines()
    assert max(map(len, lines)) > 100
    assert lines == at_a_terminal(TRICK, 400, NO_COLOR="1").splitlines()


def test_columns_may_be_said() -> None:
    shown = at_a_terminal(TRICK, 200, COLUMNS="50", NO_COLOR="1")
    assert max(map(len, shown.splitlines())) <= 50


def test_red_suits_are_red() -> None:
    shown = at_a_terminal(TRICK, 200)
    assert f"{RED}H4\x1b[0m does not take from SK" in shown
    assert not re.search(r"\x1b\[[0-9;]+m(SK|S2|SJ)", shown)
    assert f"chosen: {RED}hearts\x1b[0m" in at_a_terminal(SHOWN["run"], 200)


def test_faults_are_red_and_doubts_yellow(faulty: str) -> None:
    assert at_a_terminal(["validate", faulty], 200).startswith(f"{BOLD_RED}error[unknown-key]")
    assert at_a_terminal(["run", "karnifel"], 200).startswith(f"{BOLD_RED}error\x1b[0m: the library")
    assert at_a_terminal(["run", "elfern", "--seed", "x"], 200).startswith(f"{BOLD_RED}error\x1b[0m: invalid value")
    assert f"{BOLD_YELLOW}warning[nothing-to-say]" in at_a_terminal(["validate", DOUBTFUL], 200)


@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
@pytest.mark.parametrize("name", ["trick", "validate", "unknown", "run"])
def test_whoever_wants_no_colours_has_none(name: str, env: dict[str, str], faulty: str) -> None:
    args = [faulty if word == "FAULTY" else word for word in SHOWN[name]]
    assert "\x1b" not in at_a_terminal(args, 80, **env)
    assert "\x1b" in at_a_terminal(args, 80)


@pytest.mark.parametrize("name", SHOWN)
def test_no_colours_go_into_a_pipe(name: str, faulty: str) -> None:
    assert "\x1b" not in piped([faulty if word == "FAULTY" else word for word in SHOWN[name]])


def test_programs_are_told_in_whole_lines_at_a_terminal_too(faulty: str) -> None:
    for form in ("json", "github", "concise"):
        args = ["validate", faulty, "--format", form]
        assert at_a_terminal(args, 40).splitlines()[:1] == piped(args).splitlines()[:1]


@pytest.mark.parametrize(
    ("line", "width", "parts"),
    [
        ("one two three", None, ["one two three"]),
        ("one two three", 9, ["one two", "  three"]),
        ("    one two three", 12, ["    one two", "    three"]),
        ("  a  one two three", 15, ["  a  one two", "     three"]),
        ("12. one two three", 15, ["12. one two", "    three"]),
        ("one averyverylongword two", 10, ["one", "  averyverylongword", "  two"]),
        ("王王 王王", 5, ["王王", " 王王"]),
        ("", 5, [""]),
    ],
)
def test_a_line_is_broken_between_words(line: str, width: int | None, parts: list[str]) -> None:
    assert wrapped(line, width) == parts
