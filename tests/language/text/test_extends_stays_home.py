"""`extends` reaches the library, the spec's own folder and what is trusted; no other file is opened or shown."""

from __future__ import annotations

import builtins
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from stich import SpecError, load_game
from stich.cli.report import report
from stich.language.load import check, load_model
from stich.language.text import home as home_of_specs
from stich.language.text import library as library_module
from stich.language.text.diagnostics import Diagnostic
from stich.language.text.extends import MAX_NEIGHBOURS, load_chain
from tests.command import COMMANDS, within
from tests.specs_under_test import SPECS

SECRET = "password: hunter2\nsecret: [\n"
PARENT = "format: 1\ngame: {}\nextends: elfern\n"


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def child(folder: Path, extends: str, name: str = "child") -> Path:
    return write(folder / f"{name}.yaml", f"format: 1\ngame: {name}\nextends: {extends}\n")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with a spec, a folder in it, and secrets outside."""
    write(tmp_path / "secret.yaml", SECRET)
    write(tmp_path / "secret", SECRET)
    write(tmp_path / "elsewhere" / "secret.yaml", SECRET)
    write(tmp_path / "elsewhere" / "other.yaml", PARENT.format("other"))
    write(tmp_path / "home" / "beside.yaml", PARENT.format("beside"))
    write(tmp_path / "home" / "below" / "deep.yaml", PARENT.format("deep"))
    return tmp_path / "home"


@contextmanager
def nothing_opened_outside(*folders: Path) -> Iterator[None]:
    """No file outside of the folders is opened, listed or asked about; only links are followed."""
    inside = [os.path.realpath(folder) for folder in (*folders, SPECS, SPECS.parent)]

    def guarded(known: Any) -> Any:
        def call(path: Any, *args: Any, **more: Any) -> Any:
            if isinstance(path, str | os.PathLike):
                real = os.path.realpath(path)
                assert any(real == f or real.startswith(f + os.sep) for f in inside), f"{known.__name__} of {path}"
            return known(path, *args, **more)

        return call

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(builtins, "open", guarded(open))
        for name in ("open", "stat", "scandir", "listdir"):
            patch.setattr(os, name, guarded(getattr(os, name)))
        yield


def faults_of(path: Path, **more: Any) -> list[Diagnostic]:
    with nothing_opened_outside(path.parent):
        _, faults = check(path, **more)
    for form in ("text", "concise", "json", "github"):
        drawn = report(faults, form)
        assert "hunter2" not in drawn and "password" not in drawn
    return faults


# --- at home ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "extends",
    [
        "elfern",
        "beside",
        "beside.yaml",
        "./beside.yaml",
        "below/deep.yaml",
        "below/../beside.yaml",
        "../home/beside.yaml",
    ],
)
def test_the_library_and_files_beside_and_below_may_be_extended(home: Path, extends: str) -> None:
    game, faults = check(child(home, extends))
    assert game is not None and faults == []


def test_a_chain_may_come_back_up_to_the_folder_of_the_first_spec(home: Path) -> None:
    child(home / "below", "../beside.yaml", "middle")
    assert check(child(home, "below/middle.yaml"))[0] is not None
    assert codes(check(home / "below" / "middle.yaml")[1]) == ["extends-outside"]


def test_links_within_the_folder_may_be_extended(home: Path) -> None:
    (home / "link.yaml").symlink_to("below/deep.yaml")
    (home / "folder").symlink_to("below", target_is_directory=True)
    for extends in ("link", "link.yaml", "folder/deep.yaml"):
        assert check(child(home, extends))[0] is not None


def test_a_link_to_the_library_may_be_extended(home: Path) -> None:
    (home / "mine.yaml").symlink_to(SPECS / "elfern.yaml")
    assert check(child(home, "mine.yaml"))[0] is not None


def test_a_folder_that_is_itself_behind_a_link_is_a_home(home: Path, tmp_path: Path) -> None:
    (tmp_path / "shortcut").symlink_to(home, target_is_directory=True)
    child(home, "beside.yaml")
    assert check(tmp_path / "shortcut" / "child.yaml")[0] is not None


@pytest.mark.parametrize("name", ["karnoeffel-2p", "elfern-short"])
def test_specs_of_the_library_extend_one_another_by_name_and_by_path(name: str) -> None:
    for spec in (name, SPECS / f"{name}.yaml", os.path.relpath(SPECS / f"{name}.yaml")):
        assert check(spec)[0] is not None


def test_a_library_may_be_kept_behind_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As some installers do it: each file is a link into a store."""
    library, store = tmp_path / "library", tmp_path / "store"
    library.mkdir()
    for file in ("elfern", "reading"):
        text = (
            (SPECS / "elfern.yaml").read_text("utf-8") if file == "elfern" else child(store, "elfern.yaml").read_text()
        )
        write(store / f"{file}.yaml", text.replace("game: child", "game: reading"))
        (library / f"{file}.yaml").symlink_to(store / f"{file}.yaml")
    for module in (library_module, home_of_specs):
        monkeypatch.setattr(module, "data_path", lambda kind: library if kind == "specs" else SPECS.parent / kind)
    for spec in ("reading", library / "reading.yaml"):
        game, faults = check(spec)
        assert game is not None and faults == []


# --- outside ----------------------------------------------------------------------------------------------------------


def codes(faults: list[Diagnostic]) -> list[str]:
    return [fault.code for fault in faults]


OUTSIDE = [
    "../secret.yaml",
    "../missing.yaml",
    "../elsewhere/secret.yaml",
    "../elsewhere/other.yaml",
    "below/../../secret.yaml",
    "./../home/../secret.yaml",
    "../home2/x.yaml",
    "ROOT/secret.yaml",
    "ROOT/missing.yaml",
    "/etc/shadow.yaml",
    "/proc/self/root/ROOT/secret.yaml",
    "/proc/self/cwd/x.yaml",
    "/dev/fd/0.yaml",
    "../" * 50 + "etc/x.yml",
]


@pytest.mark.parametrize("extends", OUTSIDE)
def test_nothing_outside_is_extended(home: Path, tmp_path: Path, extends: str) -> None:
    (fault,) = faults_of(child(home, extends.replace("ROOT", str(tmp_path))))
    assert fault.code == "extends-outside" and fault.span.place.endswith("child.yaml:3:10")
    assert "--trust" in fault.help and "beside" in fault.help


def test_whether_a_file_outside_exists_is_not_told(home: Path) -> None:
    there, absent = (faults_of(child(home, f"../{name}.yaml"))[0] for name in ("secret", "absent"))
    assert report([there]).replace("secret", "absent").replace("^", "") == report([absent]).replace("^", "")


@pytest.mark.parametrize("extends", ["/etc/passwd", "../secret", "/dev/stdin", "/proc/self/environ", "/dev/zero", ".."])
def test_what_is_not_called_like_a_spec_is_not_followed(home: Path, extends: str) -> None:
    (fault,) = faults_of(child(home, extends))
    assert fault.code == "unknown-spec"


@pytest.mark.parametrize("named", ["link", "link.yaml", "folder/secret.yaml", "./folder/../link.yaml"])
@pytest.mark.parametrize("target", ["../secret.yaml", "../secret", "/etc/passwd", "/dev/zero", "../missing.yaml"])
def test_links_that_lead_outside_are_not_followed(home: Path, named: str, target: str) -> None:
    (home / "link.yaml").symlink_to(target)
    (home / "folder").symlink_to("../elsewhere", target_is_directory=True)
    (fault,) = faults_of(child(home, named))
    assert fault.code == "extends-outside"


def test_a_link_within_the_folder_to_what_is_no_spec_is_not_followed(home: Path) -> None:
    write(home / "notes.txt", SECRET)
    (home / "link.yaml").symlink_to("notes.txt")
    assert codes(faults_of(child(home, "link"))) == ["extends-outside"]


def test_a_spec_that_is_a_link_to_what_is_no_spec_is_not_read(home: Path) -> None:
    (home / "innocent.yaml").symlink_to("../secret")
    (fault,) = faults_of(home / "innocent.yaml")
    assert fault.code == "unreadable-file"
    said = within("format", str(home / "innocent.yaml"))
    assert said.returncode == 2 and "hunter2" not in said.stderr and "password" not in said.stderr


def test_a_spec_further_down_the_chain_cannot_leave_either(home: Path) -> None:
    child(home, "../secret.yaml", "middle")
    faults = faults_of(child(home, "middle.yaml"))
    assert codes(faults) == ["extends-outside"] and "middle.yaml" in faults[0].span.place


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_pipes_and_folders_do_not_hang(home: Path) -> None:
    os.mkfifo(home / "pipe.yaml")
    (home / "folder.yaml").mkdir()
    for extends in ("pipe.yaml", "folder.yaml"):
        assert codes(faults_of(child(home, extends))) == ["unreadable-file"]


@pytest.mark.parametrize("extends", ["a/" * 200_000 + "x.yaml", "../" * 200_000 + "x.yaml", "x" * 500_000])
def test_endless_paths_are_not_followed(home: Path, extends: str) -> None:
    assert codes(faults_of(child(home, extends))) == ["unknown-spec"]


def test_suggestions_are_of_the_own_folder_and_bounded(home: Path) -> None:
    faults = faults_of(child(home, "besides"))
    assert "`beside`" in faults[0].help
    faults = faults_of(child(home, "secrett"))
    assert "secret" not in faults[0].help
    for number in range(MAX_NEIGHBOURS + 10):
        (home / f"n{number}.yaml").touch()
    assert codes(faults_of(child(home, "nnnn"))) == ["unknown-spec"]


# --- trusted ----------------------------------------------------------------------------------------------------------


def test_a_trusted_folder_may_be_extended_from(home: Path, tmp_path: Path) -> None:
    spec, trusted = child(home, "../elsewhere/other.yaml"), tmp_path / "elsewhere"
    assert load_model(spec, trusted=[trusted]).name == "child"
    assert load_game(spec, trusted=[str(trusted)]).name == "child"
    assert load_chain(spec, [tmp_path / "nothing", trusted]).tree is not None
    with pytest.raises(SpecError):
        load_model(spec, trusted=[tmp_path / "else"])


def test_one_trusted_folder_in_place_of_a_list_is_no_list_of_letters(home: Path, tmp_path: Path) -> None:
    spec = child(home, "../elsewhere/other.yaml")
    assert check(spec, trusted=str(tmp_path / "elsewhere"))[0] is not None
    assert codes(check(spec, trusted=str(home))[1]) == ["extends-outside"]


def test_every_command_that_reads_a_spec_can_be_told(home: Path, tmp_path: Path) -> None:
    spec, record = str(child(home, "../elsewhere/other.yaml")), str(tmp_path / "record.jsonl")
    trust = ("--trust", str(tmp_path / "nothing"), "--trust", str(tmp_path / "elsewhere"))
    (tmp_path / "nothing").mkdir()
    asked = [
        ["validate", spec],
        ["trick", spec, "H9", "HK"],
        ["run", spec, "--seed", "1", "--deals", "1", "--record", record],
        ["replay", record, "--spec", spec],
        ["record", record, "--seat", "0", "--spec", spec],
        ["play", spec, "--deals", "1"],
        ["diff", spec, "elfern", "--tricks", "100"],
        ["lint", spec, "--deals", "1"],
        ["sheet", spec],
        ["bench", spec, "--seconds", "0.001"],
        ["solve", spec, "--seed", "1", "--cards", "4"],
        ["tournament", spec, "--players", "random,thumb", "--deals", "1", "--seed", "1"],
        ["new", "mine", "--from", spec, "--output", str(home / "mine.yaml")],
    ]
    trusting = {name for name, each in COMMANDS.items() if any("--trust" in one.opts for one in each.params)}
    assert {args[0] for args in asked} == trusting
    for args in asked:
        if args[0] not in ("replay", "record"):
            refused = within(*args)
            assert refused.returncode == 1 and "extends-outside" in refused.stdout + refused.stderr, args
        said = within(*args, *trust)
        assert said.returncode == 0, (args, said.stderr)


# --- new --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("output", [["--output", "-"], []])
def test_new_does_not_write_what_would_be_refused(
    home: Path, output: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(home)
    write(home / "spec.txt", PARENT.format("spec"))
    for parent in ("../elsewhere/other.yaml", "./spec.txt"):
        said = within("new", "mine", "--from", parent, *output)
        assert said.returncode == 2 and not (home / "mine.yaml").exists()
    said = within("new", "mine", "--from", "../elsewhere/other.yaml", "--trust", "../elsewhere", *output)
    assert said.returncode == 0
    assert output or check(home / "mine.yaml", trusted=["../elsewhere"])[0] is not None


def test_new_looks_at_what_the_parent_extends_too(home: Path, tmp_path: Path) -> None:
    child(tmp_path / "elsewhere", "other.yaml", "middle")
    (home / "middle").symlink_to("../elsewhere", target_is_directory=True)
    said = within("new", "mine", "--from", str(home / "middle" / "middle.yaml"), "--output", str(home / "mine.yaml"))
    assert said.returncode == 2 and "--trust" in said.stderr


def test_new_in_a_folder_behind_a_link_finds_its_parent(home: Path, tmp_path: Path) -> None:
    (tmp_path / "far" / "away").mkdir(parents=True)
    (home / "away").symlink_to(tmp_path / "far" / "away", target_is_directory=True)
    path = home / "away" / "mine.yaml"
    args = ("new", "mine", "--from", str(home / "beside.yaml"), "--output", str(path), "--trust", str(home))
    assert within(*args).returncode == 0
    assert check(path, trusted=[home])[0] is not None
