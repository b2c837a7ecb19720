"""One exit status for one kind of mistake, in every command where it can be made."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from stich.cli.main import STATUSES
from tests.command import COMMANDS, within

# How a command is called rightly: SPEC stands for a spec, FILE for a record, NEW for a file that is to be written.
CALLS = {
    "bench": ["SPEC", "--seconds", "0.001"],
    "diff": ["SPEC", "SPEC", "--tricks", "100"],
    "format": ["SPEC", "--check"],
    "lint": ["SPEC", "--deals", "1"],
    "new": ["mine", "--from", "SPEC", "--output", "NEW"],
    "play": ["SPEC", "--seed", "1", "--deals", "1", "--players", "thumb"],
    "solve": ["SPEC", "--seed", "1", "--cards", "2"],
    "record": ["FILE", "--seat", "0", "--spec", "SPEC"],
    "replay": ["FILE", "--spec", "SPEC"],
    "run": ["SPEC", "--seed", "1", "--deals", "1"],
    "sheet": ["SPEC"],
    "tournament": ["SPEC", "--players", "thumb,random", "--deals", "1", "--seed", "1"],
    "trick": ["SPEC", "H9", "H8"],
    "validate": ["SPEC", "--no-examples"],
    "explain": ["unknown-key"],
    "list": [],
    "players": [],
    "schema": [],
    "completion": ["zsh"],
}
ABOUT_SPECS = [command for command, words in CALLS.items() if "SPEC" in words]
RECORD = '{"event": "nonsense"}\n'
FAULTY = "format: 1\ngame: faulty\nextends: elfern\nplyers: 4\n"
TORN = "format: [1\n"  # no YAML, for the command that looks at nothing else
UNFIT = "format: 1\ngame: unfit\nextends: no-such-spec\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where each command is called: a folder with a sound record, and with specs that have faults."""
    monkeypatch.chdir(tmp_path)
    made = within("run", "elfern", "--seed", "1", "--deals", "1", "--quiet", "--record", "r.jsonl")
    assert made.returncode == 0
    for name, text in (("faulty.yaml", FAULTY), ("torn.yaml", TORN), ("unfit.yaml", UNFIT), ("bad.jsonl", RECORD)):
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "folder").mkdir()
    return tmp_path


def called(command: str, spec: str = "elfern", file: str = "r.jsonl", *more: str) -> tuple[int, str, str]:
    words = [{"SPEC": spec, "FILE": file, "NEW": "mine.yaml"}.get(word, word) for word in CALLS[command]]
    done = within(command, *words, *more, input="q\n")
    return done.returncode, done.stdout, done.stderr


def test_every_command_is_called() -> None:
    assert set(CALLS) == set(COMMANDS)


@pytest.mark.parametrize("command", CALLS)
def test_what_is_right_is_0(command: str) -> None:
    assert called(command)[0] == 0


@pytest.mark.parametrize("command", CALLS)
@pytest.mark.parametrize("words", [["--nonsense"], ["--format", "xml"]])
def test_an_unknown_option_or_value_is_2(command: str, words: list[str]) -> None:
    status, out, err = called(command, "elfern", "r.jsonl", *words)
    assert (status, out) == (2, "") and err.startswith("error: ")


@pytest.mark.parametrize("command", ABOUT_SPECS)
@pytest.mark.parametrize("spec", ["karnifel", "./karnifel.yaml", "missing/x.yaml", "folder", "./folder"])
def test_a_spec_that_is_not_there_is_2(command: str, spec: str) -> None:
    status, out, err = called(command, spec)
    assert (status, out) == (2, "")
    assert err.startswith("error: ") and "Usage" not in err
    assert len(err.splitlines()) == 1 + (command == "diff" and err.count("error: ") > 1)


FAULTS = [(c, spec) for c in ABOUT_SPECS for spec in ("faulty.yaml", "unfit.yaml", "torn.yaml")]


# `format` looks at the layout alone
@pytest.mark.parametrize(("command", "spec"), [row for row in FAULTS if row[0] != "format" or row[1] == "torn.yaml"])
def test_a_fault_in_a_spec_is_1(command: str, spec: str) -> None:
    """Also where it extends what is not there: it is there itself."""
    status, out, err = called(command, spec)
    assert status == 1
    assert "error[" in (out if command == "validate" else err)


def commands_with(of: type[click.Path]) -> Iterator[tuple[str, str]]:
    """The commands that take files that must be there, and how they are told which."""
    for name, command in COMMANDS.items():
        for each in command.params:
            if isinstance(each.type, of) and each.type.exists:
                yield name, "" if isinstance(each, click.Argument) else each.opts[0]


@pytest.mark.parametrize(("command", "option"), list(commands_with(click.Path)))
def test_a_missing_file_or_folder_is_2(command: str, option: str) -> None:
    status, out, err = called(
        command, "elfern", "r.jsonl" if option else "absent", *([option, "absent"] * bool(option))
    )
    assert (status, out) == (2, "") and "`absent` does not exist" in err


def test_a_fault_in_a_record_is_1() -> None:
    assert called("replay", "elfern", "bad.jsonl")[0] == 1


def test_the_worst_of_several_specs_counts() -> None:
    for command in ("validate", "format"):
        assert within(command, "elfern", "torn.yaml").returncode == 1
        assert within(command, "karnifel", "torn.yaml").returncode == 2
        assert within(command, "torn.yaml", "karnifel").returncode == 2


@pytest.mark.parametrize("form", ["concise", "json", "github"])
def test_a_spec_that_is_not_there_is_told_to_programs(form: str) -> None:
    done = within("validate", "karnifel", "--format", form)
    assert done.returncode == 2 and "unknown-spec" in done.stdout


def test_the_help_has_the_table() -> None:
    shown = " ".join(within("--help").stdout.split())
    assert " ".join(STATUSES.removeprefix("\b").split()) in shown
