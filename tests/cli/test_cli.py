"""The command ``stich`` as a process: what it prints, and how it ends."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from stich.cli import library, main
from stich.language import load
from stich.language.text.diagnostics import CODES, file_error
from stich.language.text.extends import Chain
from stich.language.text.library import data_path
from tests.command import COMMAND, COMMANDS, ran, stich, within
from tests.specs_under_test import NAMES, SPECS


def faulty(tmp_path: Path, old: str = "players: 4", new: str = "plyers: 4") -> str:
    """The path of a copy of a spec with one fault in it."""
    text = (SPECS / "karniffel.yaml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "karniffel.yaml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(path)


# --- starting and ending ----------------------------------------------------------------------------------------------


LIBRARIES = {"yaml", "lark", "jsonschema"}
FOR_TESTS = {"hypothesis", "pytest", "_pytest", "pexpect", "pyspiel", "numpy"}


def imported(*args: str) -> set[str]:
    """What a command has imported when it ends: the modules of this package, and the other packages."""
    code = "import sys; from stich.cli.main import main; main(sys.argv[1:]); print(); print(*sys.modules)"
    done = ran([sys.executable, "-c", code, *args], text=True)
    assert done.returncode == 0, done.stderr
    names = done.stdout.splitlines()[-1].split()
    return {name if name.startswith("stich") else name.split(".")[0] for name in names}


def test_help_imports_nothing_that_it_does_not_need() -> None:
    names = imported("--help")
    ours = {name for name in names if name.startswith("stich")}
    assert ours == {"stich", "stich.cli", "stich.cli.main"}
    assert not (LIBRARIES | FOR_TESTS) & names


def test_to_validate_a_spec_imports_only_what_reads_it_and_runs_its_examples() -> None:
    names = imported("validate", "karniffel")
    assert names >= LIBRARIES
    assert not FOR_TESTS & names
    assert not [name for name in names if name.startswith("stich.players")]
    ours = {name.removeprefix("stich.") for name in names}
    assert {name for name in ours if name.startswith("cli.")} == {
        "cli.absent", "cli.main", "cli.options", "cli.report", "cli.terminal", "cli.validate", "cli.wording"
    }  # fmt: skip
    assert "engine.state" in ours
    assert not [name for name in ours if name.startswith(("compare", "lint", "sheet", "authoring"))]


@pytest.mark.parametrize("args", [["validate", "karniffel", "--no-examples"], ["explain", "unknown-key"]])
def test_what_judges_and_plays_nothing_imports_no_players_and_no_states(args: list[str]) -> None:
    names = imported(*args)
    assert not [name for name in names if name.startswith("stich.players")]
    assert not {"stich.engine.state", *FOR_TESTS} & names


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_of_commands_says_what_each_says_itself(name: str) -> None:
    """The list is printed without importing any."""
    said = " ".join((COMMANDS[name].help or "").split("\n\n")[0].split())
    assert said.startswith(main.COMMANDS[name][1])
    assert COMMANDS[name].name == name


def test_the_package_names_load_only_when_asked_for() -> None:
    code = "import sys, stich as i; print(*sys.modules); i.load_game; print('stich.engine' in sys.modules)"
    done = ran([sys.executable, "-c", code], text=True)
    assert done.returncode == 0, done.stderr
    before, after = done.stdout.splitlines()
    assert "stich.engine" not in before
    assert after == "True"


def test_every_public_name_of_the_package_is_there() -> None:
    import stich as surface

    assert all(getattr(surface, name) is not None for name in surface.__all__)
    assert set(surface.__all__) <= set(dir(surface))
    with pytest.raises(AttributeError):
        surface.nothing  # noqa: B018


def test_a_reader_that_leaves_early_is_no_trouble() -> None:
    script = f'"{sys.executable}" -m stich run karniffel --seed 1 --deals 300 | head -n 1'
    done = ran(["sh", "-c", script], text=True)
    assert done.stdout == "Karniffel (karniffel), seed 1\n"
    assert done.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_said_in_a_line() -> None:
    with open("/dev/full", "w") as full:
        done = ran([*COMMAND, "explain"], stdout=full, text=True)
    assert (done.returncode, done.stderr) == (1, "error: no space left on device\n")


def test_a_fault_of_the_program_is_reported_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(form: str, *_: object) -> int:
        raise RuntimeError(f"no such thing: \x1b {form}")

    monkeypatch.setattr(library, "show_library", broken)
    assert main.main(["list"]) == 70
    said = capsys.readouterr().err
    assert said.startswith("internal-error: RuntimeError: no such thing: \\x1b text at library.py:")
    assert "Traceback" not in said


def test_an_interruption_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(form: str, *_: object) -> int:
        raise KeyboardInterrupt(form)

    monkeypatch.setattr(library, "show_library", interrupted)
    assert main.main(["list"]) == 130
    assert capsys.readouterr().err == ""


def test_a_terminal_without_the_letters_of_a_title_gets_escapes() -> None:
    done = stich("run", "karnoeffel", "--seed", "1", "--deals", "1", env={"PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0
    assert done.stdout.startswith("Karn\\xf6ffel (karnoeffel), seed 1\n")


# --- list -------------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("checked_once")
def test_list_shows_every_spec() -> None:
    lines = within("list").stdout.splitlines()
    assert lines[0].split() == ["name", "players", "deck", "status", "reading"]
    assert [line.split()[0] for line in lines[1:]] == NAMES


@pytest.mark.usefixtures("checked_once")
@pytest.mark.parametrize("width", [72, 80, 120, 400])
def test_list_is_no_wider_than_the_terminal(monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    lines = within("list").stdout.splitlines()
    assert max(map(len, lines)) <= width
    assert ("source" in lines[0].split()) == (width == 400)


def of_the_list(*args: str) -> set[str]:
    return {row["name"] for row in json.loads(within("list", *args, "--format", "json").stdout)}


def numbers(row: dict[str, Any]) -> range:
    """Of how many players a row of the list tells."""
    least, _, most = str(row["players"]).partition(" to ")
    return range(int(least), int(most or least) + 1)


@pytest.mark.usefixtures("checked_once")
def test_list_leaves_out_what_is_not_asked_for() -> None:
    rows = json.loads(within("list", "--format", "json").stdout)
    for players in range(2, 12):
        assert of_the_list("--players", str(players)) == {row["name"] for row in rows if players in numbers(row)}
    assert {"agram", "whist"} & of_the_list("--players", "5") == {"agram"}
    for status in {row["status"] for row in rows}:
        assert of_the_list("--status", status) == {row["name"] for row in rows if row["status"] == status}
    assert {"karniffel-6p", "watten"} < of_the_list("--family", "KARNÖFFEL") < {row["name"] for row in rows}
    assert of_the_list("--family", "whist", "--status", "conjecture") == {"whist-no-trump"}


@pytest.mark.usefixtures("checked_once")
def test_a_family_that_there_is_not_is_told() -> None:
    done = within("list", "--family", "karnoffel")
    assert (done.returncode, done.stdout) == (2, "")
    assert "did you mean `karnöffel`" in done.stderr


def test_the_list_asks_for_every_status_that_there_is() -> None:
    schema = json.loads((data_path("schema") / "spec.schema.json").read_text("utf-8"))
    assert list(library.STATUSES) == schema["properties"]["status"]["enum"]


@pytest.mark.usefixtures("checked_once")
def test_list_as_data() -> None:
    rows = {row["name"]: row for row in json.loads(within("list", "--format", "json").stdout)}
    assert list(rows) == NAMES
    assert rows["karniffel"]["players"] == 4
    assert rows["karniffel"]["deck"] == 36
    assert rows["karniffel-6p"]["extends"] == "karniffel"
    assert "Wieland" in rows["karniffel"]["source"]
    assert (rows["karniffel"]["family"], rows["karniffel"]["yardstick"]) == ("karnöffel", False)
    assert rows["skat-ramsch"]["yardstick"] is True, "a reading has it of what it extends"
    assert "Pierer" in rows["elfern-pierer"]["source"], "a reading names its own source"


def test_a_faulty_spec_of_the_library_is_listed_as_such(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fault = file_error("unreadable-file", "it is gone", "specs/gone.yaml")
    known, unread = load.examine, Chain(None, (), [])
    monkeypatch.setattr(library, "library_names", lambda: ["gone", "elfern"])
    monkeypatch.setattr(library, "examine", lambda name: (None, [fault], unread) if name == "gone" else known(name))
    assert main.main(["list"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert rows[1].split()[:2] == ["gone", "faulty"]
    assert "it is gone" in rows[1]
    assert rows[2].startswith("elfern ")


# --- validate ---------------------------------------------------------------------------------------------------------


DOUBTS = {f"warning[nothing-to-say]: in `{state}` every choice has a condition" for state in ("ask", "name")}


@pytest.mark.usefixtures("checked_once")
def test_the_whole_library_is_valid_and_its_examples_hold() -> None:
    done = within("validate")
    assert done.returncode == 0, done.stdout
    lines = done.stdout.splitlines()
    told = [line for line in lines if line.startswith("specs/")]
    assert len(told) == len(NAMES) and all(line.endswith(" examples hold") for line in told)
    # where all that may be said hangs on something no check sees that one of it can always be said
    assert {line for line in lines if "[" in line.split(" ")[0]} <= DOUBTS


def test_a_fault_is_drawn_with_its_place(tmp_path: Path) -> None:
    done = stich("validate", faulty(tmp_path), "elfern")
    assert done.returncode == 1
    assert "error[unknown-key]" in done.stdout
    assert "^^^^^^" in done.stdout
    assert "karniffel.yaml: 1 fault\n" in done.stdout
    assert "elfern.yaml: no faults, " in done.stdout


def test_a_failing_example_is_a_fault(tmp_path: Path) -> None:
    path = faulty(tmp_path, "expect: {winner: B7}", "expect: {winner: L8}")
    done = within("validate", path)
    assert done.returncode == 1
    assert "error[failing-example]: the example “a led chosen seven takes the trick” does not hold" in done.stdout
    assert "expected winner L8, got winner B7" in done.stdout
    assert "1 of 38 examples fails" in done.stdout
    assert within("validate", path, "--no-examples").returncode == 0


def test_faults_as_data(tmp_path: Path) -> None:
    done = within("validate", faulty(tmp_path), "elfern", "--format", "json")
    assert done.returncode == 1
    (fault,) = json.loads(done.stdout)
    assert fault["code"] == "unknown-key"
    assert fault["start"]["line"] == fault["end"]["line"]


def test_faults_as_annotations(tmp_path: Path) -> None:
    done = within("validate", faulty(tmp_path), "--format", "github")
    assert done.stdout.startswith("::error file=")


@pytest.mark.parametrize("junk", [b"\x00\xff\xfe" * 100, b"[" * 5000, b"a: &x [*x]", b"", b"game: \x1b[31m"])
def test_junk_is_a_fault_like_any_other(tmp_path: Path, junk: bytes) -> None:
    path = tmp_path / "junk.yaml"
    path.write_bytes(junk)
    done = within("validate", str(path))
    assert done.returncode == 1
    assert "\x1b" not in done.stdout


# --- explain ----------------------------------------------------------------------------------------------------------


def test_explain_shows_the_page_of_a_code() -> None:
    done = within("explain", "unknown-key")
    assert done.returncode == 0
    assert done.stdout.startswith("unknown-key: ")
    assert CODES["unknown-key"].mend in done.stdout


def test_explain_without_a_code_lists_them_all() -> None:
    listed = {line.split()[0] for line in within("explain").stdout.splitlines()}
    assert set(CODES) | {"failing-example", "internal-error"} <= listed
    data = json.loads(within("explain", "--format", "json").stdout)
    assert {page["code"] for page in data} == listed
