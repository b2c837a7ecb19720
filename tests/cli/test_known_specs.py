"""``stich list`` and ``stich validate`` say of what they know from an earlier run what they said of it then."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from stich.cli import library, validate
from tests.cli.test_cli import LIBRARIES, imported
from tests.command import within
from tests.language.check.test_mistakes import SMALL, base, made
from tests.language.test_known_games import never_read
from tests.specs_under_test import TRIALS, path_of

FORMS = ("text", "concise", "json", "github")


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder for what is kept."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("STICH_CACHE", str(folder))
    return folder


def said(*args: str) -> tuple[int, str, str]:
    """The status of a command, and what it prints."""
    done = within(*args)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.usefixtures("checked_once")
def test_the_list_is_the_same_though_no_spec_is_read(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    forms = [("list",), ("list", "--format", "json")]
    cold = [said(*form) for form in forms]
    with monkeypatch.context() as patched:
        patched.setattr(library, "examine", never_read)
        assert [said(*form) for form in forms] == cold
    files = sorted(kept.iterdir())
    for file in random.Random(1).sample(files, 5):
        file.write_bytes(file.read_bytes()[:-1])
    assert [said(*form) for form in forms] == cold
    monkeypatch.setenv("STICH_CACHE", "off")
    assert [said(*form) for form in forms] == cold


@pytest.mark.usefixtures("checked_once")
def test_verdicts_are_the_same_though_no_spec_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """With all their warnings, in every form."""
    specs = [str(path_of(name)) for name in (*TRIALS, "karniffel", "skat")]
    cold = {form: said("validate", "--format", form, *specs) for form in FORMS}
    assert "warning[" in cold["text"][1]
    with monkeypatch.context() as patched:
        patched.setattr(validate, "examine", never_read)
        assert {form: said("validate", "--format", form, *specs) for form in FORMS} == cold
    monkeypatch.setenv("STICH_CACHE", "off")
    assert {form: said("validate", "--format", form, *specs) for form in FORMS} == cold


def test_a_number_of_players_and_examples_left_out_are_questions_of_their_own() -> None:
    spec = next(str(path_of(name)) for name in TRIALS if "players: 2 to" in path_of(name).read_text("utf-8"))
    ways = [[], ["--no-examples"], ["--players", "3"], ["--players", "3", "--no-examples"]]
    cold = [said("validate", spec, *way) for way in ways]
    assert [said("validate", spec, *way) for way in ways] == cold
    assert len({out for _, out, _ in cold}) > 1


def test_every_mistake_is_told_the_same_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept_of = 0
    for name, old, new in made():
        path = tmp_path / f"{name}.yaml"
        path.write_text((SMALL if name == "small" else base(name)).replace(old, new, 1), "utf-8")
        args = ("validate", "--no-examples", str(path))
        monkeypatch.setenv("STICH_CACHE", "off")
        told = said(*args)
        monkeypatch.setenv("STICH_CACHE", str(tmp_path / "cache"))
        assert [said(*args) for _ in range(2)] == [told, told], (name, old, new)
        kept_of += told[0] == 0
    assert kept_of > 15  # those that are only doubtful


def test_an_example_that_fails_is_told_again(tmp_path: Path, kept: Path) -> None:
    path = tmp_path / "karniffel.yaml"
    text = path_of("karniffel").read_text("utf-8")
    path.write_text(text.replace("expect: {winner:", "expect: {winner: B6} #", 1), "utf-8")
    cold = said("validate", str(path))
    assert cold[0] == 1 and "1 of 38 examples fails" in cold[1]
    assert said("validate", str(path)) == cold and not kept.exists()
    path.write_text(text, "utf-8")
    assert said("validate", str(path))[0] == 0


@pytest.mark.usefixtures("checked_once")
def test_what_is_known_needs_nothing_that_reads_or_plays() -> None:
    said("validate", "karniffel")
    said("list")
    for args in (["validate", "karniffel"], ["list"]):
        names = imported(*args)
        assert not LIBRARIES & names
        ours = {name.removeprefix("stich.") for name in names if name.startswith("stich.")}
        assert not [
            name for name in ours if name.startswith(("engine.", "rules.", "language.model.", "language.read."))
        ]
