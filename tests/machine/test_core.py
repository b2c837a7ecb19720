"""Which machine plays: the compiled one if it is of this very source, another if ``STICH_MACHINE`` says so."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from stich.cli.main import MACHINES
from stich.engine.state import State
from stich.errors import StichError
from stich.machine import plain, processor, source
from stich.machine.build import MACHINES as BUILT
from stich.machine.build import NEWER
from stich.machine.limits import Most
from stich.match import core
from stich.match.game import load_game
from tests.command import within

NAMES = [f"stich.{name}" for name in BUILT]


@pytest.fixture(autouse=True)
def asked_anew() -> Iterator[None]:
    """What is known of the machine is asked anew, before a test and after it."""
    core.compiled.cache_clear()
    yield
    core.compiled.cache_clear()


def put_there(monkeypatch: pytest.MonkeyPatch, *fingerprints: str | None) -> list[ModuleType | None]:
    """Let the two compiled modules be of such sources, or be missing; for processors like this one there are none."""
    modules = []
    for name in NAMES:
        monkeypatch.setitem(sys.modules, f"{name}{NEWER}", None)
    for name, fingerprint in zip(NAMES, fingerprints, strict=True):
        module = ModuleType(name) if fingerprint is not None else None
        if module is not None:
            module.__dict__["FINGERPRINT"] = fingerprint
        monkeypatch.setitem(sys.modules, name, module)
        modules.append(module)
    return modules


def test_a_pack_is_played_by_the_machine_that_has_room_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(core.CHOICE, raising=False)
    narrow, wide = put_there(monkeypatch, source.fingerprint(), source.fingerprint())
    assert [core.machine_for(cards) for cards in (1, 64, 65, 128, 129)] == [narrow, narrow, wide, wide, None]
    assert (core.which(), Most.NARROW, Most.CARDS) == ("compiled", 64, 128)


@pytest.mark.parametrize(
    ("of", "word"),
    [((None, None), "none"), (("of this", None), "none"), (("old", "old"), "stale"), (("of this", "old"), "stale")],
)
def test_a_machine_of_another_source_is_not_used(
    monkeypatch: pytest.MonkeyPatch, of: tuple[str | None, ...], word: str
) -> None:
    monkeypatch.delenv(core.CHOICE, raising=False)
    put_there(monkeypatch, *(source.fingerprint() if each == "of this" else each for each in of))
    assert (core.machine_for(36), core.which()) == (None, word)
    assert type(load_game("whist").start(1)) is State


def test_the_environment_chooses_another(monkeypatch: pytest.MonkeyPatch) -> None:
    put_there(monkeypatch, source.fingerprint(), source.fingerprint())
    monkeypatch.setenv(core.CHOICE, "plain")
    assert (core.machine_for(36), core.which()) == (plain, "plain")
    assert isinstance(load_game("whist").start(1), plain.Core)
    monkeypatch.setenv(core.CHOICE, "off")
    assert (core.machine_for(36), core.which()) == (None, "off")
    assert type(load_game("whist").start(1)) is State


@pytest.mark.parametrize("word", MACHINES)
def test_the_command_tells_which_it_is(monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    monkeypatch.setattr(core, "which", lambda: word)
    version, machine = within("--version").stdout.splitlines()
    assert version.startswith("stich ") and machine == f"machine: {MACHINES[word]}"


# --- the fingerprint --------------------------------------------------------------------------------------------------


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files that a compiled machine hangs on, copied elsewhere; the fingerprint is now of the copies."""
    package = source.MACHINE.parent
    for path in source.files():
        place = tmp_path / path.relative_to(package)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)
    monkeypatch.setattr(source, "MACHINE", tmp_path / source.MACHINE.name)
    return source.files()


def test_the_fingerprint_does_not_hang_on_the_place(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    before, files = source.fingerprint(), source.files()
    copies = request.getfixturevalue("copied")
    assert all(path.is_relative_to(tmp_path) for path in copies) and len(copies) == len(files)
    assert source.fingerprint() == before


def test_the_fingerprint_changes_with_every_file(copied: list[Path]) -> None:
    before = source.fingerprint()
    assert {path.suffix for path in copied} == {".py", ".pyx"} and len(copied) > 25
    for path in copied:
        text = path.read_bytes()
        path.write_bytes(text.replace(b"e", b"a", 1))
        assert source.fingerprint() != before, path
        path.write_bytes(text)
    assert source.fingerprint() == before


def test_the_fingerprint_changes_with_a_new_file(copied: list[Path]) -> None:
    before = source.fingerprint()
    (copied[-1].parent / "new.py").write_bytes(b"")
    (source.MACHINE / "new.py").write_bytes(b"")
    assert source.fingerprint() != before


def test_a_machine_for_newer_processors_is_used_by_them_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(core.CHOICE, raising=False)
    narrow, _ = put_there(monkeypatch, source.fingerprint(), source.fingerprint())
    newer = []
    for name in NAMES:
        module = ModuleType(f"{name}{NEWER}")
        module.__dict__["FINGERPRINT"] = source.fingerprint()
        monkeypatch.setitem(sys.modules, f"{name}{NEWER}", module)
        newer.append(module)
    monkeypatch.setattr(core, "is_newer", lambda: True)
    assert core.machine_for(36) is newer[0]
    assert core.kind_of(newer[0]) == "narrow"
    core.compiled.cache_clear()
    monkeypatch.setattr(core, "is_newer", lambda: False)
    assert core.machine_for(36) is narrow


@pytest.mark.parametrize(
    ("machine", "told", "newer"),
    [
        ("x86_64", "processor : 0\nflags\t\t: fpu " + " ".join(sorted(processor.NEWER)) + " sse2\n", True),
        ("x86_64", "processor : 0\nflags\t\t: fpu sse2 popcnt\n", False),
        ("x86_64", "", False),
        ("aarch64", "flags\t\t: " + " ".join(sorted(processor.NEWER)), False),
    ],
)
def test_what_the_processor_can_do_is_told_by_the_system(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, machine: str, told: str, newer: bool
) -> None:
    file = tmp_path / "cpuinfo"
    file.write_text(told)
    monkeypatch.setattr(processor, "CPUINFO", file)
    monkeypatch.setattr(processor.platform, "machine", lambda: machine)
    assert processor.is_newer.__wrapped__() is newer
    file.unlink()
    assert processor.is_newer.__wrapped__() is False


def test_a_machine_that_there_is_not_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(core.CHOICE, "quick")
    with pytest.raises(StichError, match="STICH_MACHINE is `quick`; it can be compiled, plain, off"):
        load_game("whist").start(1)
    done = within("run", "whist", "--seed", "1", "--deals", "1", "--quiet")
    assert (done.returncode, done.stdout) == (2, "") and "error: STICH_MACHINE is `quick`" in done.stderr
    monkeypatch.setenv(core.CHOICE, "")
    assert core.chosen() == "compiled"
