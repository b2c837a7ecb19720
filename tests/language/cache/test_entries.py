"""What is kept of a spec is good as long as nothing has changed that it hangs on, and no longer."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from stich.language.cache import entries, program
from stich.language.cache.entries import CacheEntry
from stich.language.text.diagnostics import has_errors
from stich.language.text.extends import load_chain
from stich.language.text.home import Folders

READING = "format: 1\ngame: {0}\nextends: {1}\nreading: another\nstatus: conjecture\n"


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder for what is kept."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("STICH_CACHE", str(folder))
    return folder


@pytest.fixture
def spec(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A spec that extends one below it, which extends one of the library; something is kept of it."""
    home = tmp_path / "home"
    (home / "below").mkdir(parents=True)
    (home / "below" / "base.yaml").write_text(READING.format("base", "karniffel"))
    (home / "mine.yaml").write_text(READING.format("mine", "below/base.yaml"))
    monkeypatch.chdir(home)
    keep(Path("mine.yaml"))
    assert answer(Path("mine.yaml")) == "known"
    return Path("mine.yaml")


def keep(spec: Path, trusted: Folders = (), *said: object) -> None:
    """Keep something that was found out of the texts of a spec."""
    chain, entry = load_chain(spec, trusted), CacheEntry.of("this", spec, trusted, *said)
    assert entry is not None and not has_errors(chain.diagnostics)
    entry.keep("known", chain.sources, chain.words)


def answer(spec: str | Path, trusted: Folders = (), *said: object, what: str = "this") -> object:
    """What is kept of a spec."""
    entry = CacheEntry.of(what, spec, trusted, *said)
    found = entry.found() if entry is not None else None
    return None if found is None else found[0]


def test_the_texts_come_with_it(spec: Path) -> None:
    entry = CacheEntry.of("this", spec)
    found = entry.found() if entry is not None else None
    assert found is not None
    _, sources = found
    assert [(each.path, each.text) for each in sources] == [(each.path, each.text) for each in load_chain(spec).sources]
    assert len(sources) == 3 and sources[1].path == os.path.join("below", "base.yaml")


def test_other_questions_have_other_answers(spec: Path) -> None:
    assert answer(spec, (), 3) is None and answer(spec, (), "3") is None and answer(spec, what="that") is None
    keep(spec, (), 3)
    assert answer(spec, (), 3) == "known" and answer(spec, (), "3") is None


def _touch(home: Path) -> None:
    os.utime(home / "mine.yaml", (1, 1))


def _mark(home: Path) -> None:
    path = home / "mine.yaml"
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())


def _copy(home: Path) -> None:
    path = home / "mine.yaml"
    data = path.read_bytes()
    path.unlink()
    path.write_bytes(data)


@pytest.mark.parametrize("change", [_touch, _mark, _copy])
def test_what_changes_no_text_changes_nothing(change: Callable[[Path], None], spec: Path) -> None:
    change(Path())
    assert answer(spec) == "known"


def _own(home: Path) -> None:
    path, text = home / "mine.yaml", (home / "mine.yaml").read_text()
    times = path.stat()
    path.write_text(text.replace("another", "anothre"))
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def _parent(home: Path) -> None:
    path = home / "below" / "base.yaml"
    path.write_text(path.read_text() + "# a remark\n")


def _other_parent(home: Path) -> None:
    path = home / "mine.yaml"
    path.write_text(path.read_text().replace("below/base.yaml", "./below/base.yaml"))


def _gone(home: Path) -> None:
    (home / "below" / "base.yaml").unlink()


def _no_text(home: Path) -> None:
    (home / "mine.yaml").write_bytes(b"\xff")


def _parent_is_a_link_out(home: Path) -> None:
    path = home / "below" / "base.yaml"
    path.rename(home.resolve().parent / "base.yaml")
    path.symlink_to(home.resolve().parent / "base.yaml")


def _is_a_link_to_another_kind(home: Path) -> None:
    (home / "mine.yaml").rename(home / "mine.txt")
    (home / "mine.yaml").symlink_to("mine.txt")


def _closes_a_circle(home: Path) -> None:
    (home / "below" / "base.yaml").write_text((home / "mine.yaml").read_text())
    (home / "below" / "below").symlink_to(home.resolve() / "below")


CHANGES = [_own, _parent, _other_parent, _gone, _no_text]
LINKS = [_parent_is_a_link_out, _is_a_link_to_another_kind, _closes_a_circle] if sys.platform != "win32" else []


@pytest.mark.parametrize("change", [*CHANGES, *LINKS])
def test_a_change_of_any_text_or_of_what_it_leads_to_is_noticed(change: Callable[[Path], None], spec: Path) -> None:
    change(Path())
    assert answer(spec) is None


@pytest.mark.usefixtures("spec")
def test_a_change_of_the_library_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A name that a spec of the library takes over leads somewhere else."""
    Path("near.yaml").write_text(READING.format("near", "base-of-mine"))
    Path("base-of-mine.yaml").write_text(READING.format("base-of-mine", "karniffel"))
    keep(Path("near.yaml"))
    assert answer(Path("near.yaml")) == "known"
    other = tmp_path / "base-of-mine.yaml"
    other.write_text(Path("base-of-mine.yaml").read_text())
    monkeypatch.setattr("stich.language.text.home.find_spec", lambda name: other if name == "base-of-mine" else None)
    assert answer(Path("near.yaml")) is None


def test_another_program_has_its_own_answers(spec: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entries, "program", lambda: "another")
    assert answer(spec) is None
    keep(spec)
    assert answer(spec) == "known"
    monkeypatch.setattr(entries, "program", lambda: "")  # one that does not know itself
    assert CacheEntry.of("this", spec) is None


def test_the_program_is_all_of_its_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "stich"
    (package / "inner").mkdir(parents=True)
    (package / "inner" / "some.py").write_text("one")
    (package / "rules.lark").write_text("two")
    monkeypatch.setattr(program, "PACKAGE", package)
    taken = program.program.__wrapped__
    met = {taken()}
    for name, text in (("inner/some.py", "ONE"), ("rules.lark", "TWO"), ("new.py", "")):
        (package / name).write_text(text)
        met.add(taken())
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    met.add(taken())
    monkeypatch.setattr(program, "OTHERS", ("yaml",))
    met.add(taken())
    monkeypatch.setattr(program, "data_path", lambda kind: tmp_path / "missing")
    assert len(met) == 6 and "" not in met and taken() == ""


def test_a_folder_that_is_trusted_no_more_is_not_extended(spec: Path, tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    (tmp_path / "far" / "base.yaml").write_text(READING.format("base", "karniffel"))
    spec.write_text(READING.format("mine", "../far/base.yaml"))
    far = tmp_path / "far"
    keep(spec, far)
    assert answer(spec, far) == "known" == answer(spec, [str(far)])
    assert answer(spec) is None


def test_the_same_words_elsewhere_are_another_spec(spec: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages name paths, so an answer is for the paths that they are given by."""
    assert answer(spec.resolve()) is None
    (tmp_path / "home").rename(tmp_path / "moved")
    monkeypatch.chdir(tmp_path / "moved")
    assert answer(Path("mine.yaml")) is None


def test_what_was_found_out_of_older_texts_is_not_kept(spec: Path) -> None:
    before = load_chain(spec)
    _own(Path())
    entry = CacheEntry.of("this", spec)
    assert entry is not None
    entry.keep("of old", before.sources, before.words)
    assert answer(spec) is None
    entry.keep("of half", before.sources, ())
    entry.keep("of nothing", (), ())
    assert answer(spec) is None


def test_an_answer_under_the_name_of_another_is_not_taken(spec: Path, kept: Path) -> None:
    keep(spec, (), "other")
    mine, other = CacheEntry.of("this", spec), CacheEntry.of("this", spec, (), "other")
    assert mine is not None and other is not None
    os.replace(kept / f"{other.name}.stich-cache", kept / f"{mine.name}.stich-cache")
    assert answer(spec) is None


@pytest.mark.parametrize("name", ["no-such-game", Path("missing.yaml"), Path("a\0b.yaml"), Path(), "x" * 5_000])
def test_of_what_is_no_spec_nothing_is_known(name: str | Path) -> None:
    assert answer(name) is None


@pytest.mark.parametrize(
    "texts", [None, [], {}, [[]], [[1, 2, 3]], [["mine.yaml", "", None]], "x", [None], [["mine.yaml", 0, {}]]]
)
def test_what_was_kept_in_another_shape_is_not_taken(texts: object, spec: Path) -> None:
    entry = CacheEntry.of("this", spec)
    assert entry is not None
    whole = entry.folder.read(entry.name)
    assert isinstance(whole, dict)
    entry.folder.write(entry.name, {**whole, "texts": texts})
    assert answer(spec) is None
    for other in (None, [], "x", {}, {**whole, "by": 1}, {**whole, "question": ["this"]}):
        entry.folder.write(entry.name, other)
        assert answer(spec) is None
    entry.folder.write(entry.name, whole)
    assert answer(spec) == "known"
