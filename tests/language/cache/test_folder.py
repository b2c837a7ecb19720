"""The folder of what is kept: anything may be wrong with it, and then nothing is found and nothing is broken."""

from __future__ import annotations

import os
import random
import sys
import threading
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from stich.language.cache import folder as module
from stich.language.cache.folder import HEAD, MAX_BYTES, SUFFIX, CacheFolder, cache_folder

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="knows no owners and no links")
DATA = {"a": [1, None, "ö\ud800"], "b": {}}


def filled(tmp_path: Path) -> tuple[CacheFolder, Path]:
    """A folder with one thing in it, and the file."""
    kept = CacheFolder(tmp_path / "some" / "cache")
    kept.write("x", DATA)
    return kept, tmp_path / "some" / "cache" / f"x{SUFFIX}"


def whole(text: bytes) -> bytes:
    """A file that is in order, whatever it says."""
    return HEAD + sha256(text).hexdigest().encode() + b"\n" + text


def test_what_is_written_is_found(tmp_path: Path) -> None:
    kept, file = filled(tmp_path)
    assert kept.read("x") == DATA and kept.read("y") is None
    kept.write("x", 1)
    assert kept.read("x") == 1
    assert os.listdir(file.parent) == [file.name]


@POSIX
def test_it_is_the_user_s_alone(tmp_path: Path) -> None:
    _, file = filled(tmp_path)
    assert (file.stat().st_mode & 0o777, file.parent.stat().st_mode & 0o777) == (0o600, 0o700)


@pytest.mark.parametrize("said", ["", "off"])
def test_it_can_be_switched_off(said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("STICH_CACHE", said)
    monkeypatch.chdir(tmp_path)
    assert cache_folder().path is None
    cache_folder().write("x", 1)
    assert cache_folder().read("x") is None
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="has a place of its own")
def test_where_it_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("STICH_CACHE")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    assert cache_folder().path == tmp_path / ".cache" / "stich"
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    assert cache_folder().path == tmp_path / ".cache" / "stich"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "x"))
    assert cache_folder().path == tmp_path / "x" / "stich"
    monkeypatch.setenv("STICH_CACHE", str(tmp_path / "y"))
    assert cache_folder().path == tmp_path / "y"


@pytest.mark.parametrize(("system", "place"), [("win32", ("stich",)), ("darwin", ("Library", "Caches", "stich"))])
def test_where_it_lies_elsewhere(
    system: str, place: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    monkeypatch.setattr(sys, "platform", system)
    assert module._usual() == tmp_path.joinpath(*place)


def test_a_user_without_a_home_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os.path, "expanduser", str)  # as it was
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    assert module._usual() is None


@POSIX
def test_in_the_home_of_another_nothing_is_left(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert module._usual() is not None
    monkeypatch.setattr(os, "geteuid", lambda: 1 + os.getuid())
    assert module._usual() is None


# --- damaged ----------------------------------------------------------------------------------------------------------


def test_a_file_that_is_cut_off_anywhere_is_not_there(tmp_path: Path) -> None:
    kept, file = filled(tmp_path)
    data = file.read_bytes()
    for length in range(len(data)):
        file.write_bytes(data[:length])
        assert kept.read("x") is None, length
    file.write_bytes(data + b" ")
    assert kept.read("x") is None


def test_a_file_with_one_bit_turned_is_not_there(tmp_path: Path) -> None:
    kept, file = filled(tmp_path)
    data = file.read_bytes()
    for bit in range(8 * len(data)):
        turned = bytearray(data)
        turned[bit // 8] ^= 1 << bit % 8
        file.write_bytes(turned)
        assert kept.read("x") is None, bit
    kept.write("x", DATA)
    assert kept.read("x") == DATA


@pytest.mark.parametrize(
    "text",
    [b"", b"{", b"\xff", b"[" * 400_000, b'{"a":' * 100_000, b"1" * 5_000, b"cos\nsystem\n(S'touch pwned'\ntR.",
     b'"' + b"x" * MAX_BYTES + b'"', b"NaN2", b'"\\ud8"'],
)  # fmt: skip
def test_what_is_no_json_is_not_there_though_its_digest_is_right(text: bytes, tmp_path: Path) -> None:
    kept, file = filled(tmp_path)
    file.write_bytes(whole(text))
    assert kept.read("x") is None
    kept.write("x", DATA)
    assert kept.read("x") == DATA


def test_bytes_at_random_are_not_there(tmp_path: Path) -> None:
    kept, file = filled(tmp_path)
    rng = random.Random(1)
    for length in range(300):
        file.write_bytes(rng.randbytes(length))
        assert kept.read("x") is None


def test_what_is_too_large_is_not_kept(tmp_path: Path) -> None:
    kept, file = filled(tmp_path)
    kept.write("x", ["x" * MAX_BYTES])
    assert kept.read("x") == DATA
    assert os.listdir(file.parent) == [file.name]


# --- not ours ---------------------------------------------------------------------------------------------------------


def _link(file: Path) -> None:
    file.rename(file.with_name("elsewhere"))
    file.symlink_to("elsewhere")


def _linked_folder(file: Path) -> None:
    file.parent.rename(file.parent.with_name("elsewhere"))
    file.parent.symlink_to("elsewhere")


def _pipe(file: Path) -> None:
    file.unlink()
    os.mkfifo(file)


def _folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


@POSIX
@pytest.mark.parametrize(
    "make",
    [_link, _linked_folder, _pipe, _folder, lambda file: file.chmod(0o620), lambda file: file.chmod(0o602),
     lambda file: file.parent.chmod(0o770), lambda file: file.parent.chmod(0o707)],
)  # fmt: skip
def test_what_others_could_have_written_is_not_read(make: Callable[[Path], None], tmp_path: Path) -> None:
    kept, file = filled(tmp_path)
    make(file)
    assert kept.read("x") is None
    kept.write("x", 1)
    assert kept.read("x") in (None, 1)


@POSIX
def test_what_is_another_user_s_is_not_read_nor_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, file = filled(tmp_path)
    before = file.read_bytes()
    monkeypatch.setattr(os, "geteuid", lambda: 1 + os.getuid())
    assert kept.read("x") is None
    kept.write("x", 1)
    kept.write("y", 1)
    assert file.read_bytes() == before and len(os.listdir(file.parent)) == 1


@POSIX
def test_nothing_is_written_through_a_link(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "cache").symlink_to("elsewhere")
    CacheFolder(tmp_path / "cache").write("x", 1)
    assert list((tmp_path / "elsewhere").iterdir()) == []


def test_a_folder_that_cannot_be_made_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path / "file", tmp_path / "file" / "below", tmp_path / "a\0b", tmp_path / ("x" * 5_000)):
        kept = CacheFolder(path)
        kept.write("x", 1)
        assert kept.read("x") is None


@pytest.mark.parametrize("broken", ["replace", "open", "scandir", "makedirs"])
def test_a_disk_that_is_full_or_may_not_be_written_is_no_trouble(
    broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise OSError(28, "no space left on device")

    kept, file = filled(tmp_path)
    kept = CacheFolder(kept.path)
    monkeypatch.setattr(os, broken, refused)
    kept.write("x", 1)
    monkeypatch.undo()
    assert kept.read("x") == DATA
    assert os.listdir(file.parent) == [file.name]


# --- bounded, and used by several -------------------------------------------------------------------------------------


def test_it_never_holds_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_FILES", 20)
    monkeypatch.setattr(module, "BETWEEN", 4)
    mine = tmp_path / "mine.txt"
    mine.write_text("not of the cache")
    for i in range(100):
        CacheFolder(tmp_path).write(str(i), i)
        os.utime(tmp_path / f"{i}{SUFFIX}", (i, i))
    found = {int(path.stem) for path in tmp_path.glob(f"*{SUFFIX}")}
    assert 10 <= len(found) <= 21 and found == set(range(100 - len(found), 100))
    assert mine.exists()


def test_it_never_holds_many_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_WHOLE", 10_000)
    monkeypatch.setattr(module, "BETWEEN", 4)
    kept = CacheFolder(tmp_path)
    for i in range(50):
        kept.write(str(i), "x" * 1_000)
        assert sum(path.stat().st_size for path in tmp_path.iterdir()) <= 10_000 + 6 * 1_200


def test_who_reads_while_another_writes_finds_the_one_or_the_other(tmp_path: Path) -> None:
    first, second = {"a": "x" * 50_000}, {"b": "y" * 40_000}
    stop = threading.Event()

    def write(data: object) -> None:
        kept = CacheFolder(tmp_path)
        while not stop.is_set():
            kept.write("x", data)

    CacheFolder(tmp_path).write("x", first)
    threads = [threading.Thread(target=write, args=[data], daemon=True) for data in (first, second)]
    for thread in threads:
        thread.start()
    try:
        for _ in range(300):
            assert CacheFolder(tmp_path).read("x") in (first, second)
    finally:
        stop.set()
        for thread in threads:
            thread.join(10)
    assert [path.name for path in tmp_path.iterdir()] == [f"x{SUFFIX}"]
