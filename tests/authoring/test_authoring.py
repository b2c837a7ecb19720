"""An author's tools: ``stich new``, ``stich schema``, ``stich format``, ``stich validate --watch``."""

from __future__ import annotations

import json
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from stich.authoring.format import NotASpec, comments, format_text
from stich.authoring.new import name_fault, new_spec
from stich.cli import format as face
from stich.cli.watch import watch
from stich.language.load import check
from stich.language.model.game import GameModel
from stich.language.model.names import NO_TEXT, Names
from stich.language.text.nodes import parse, plain_data
from stich.language.text.source import Source
from tests.command import INTERRUPTIBLE, ROOT, process, within
from tests.specs_under_test import NAMES, SPECS, playable

ORDER = face.section_order()
SAMPLE = ("knueffeln", "karnoeffel", "elfern", "karniffel-6p", "whist")


def shipped(name: str) -> GameModel:
    return playable(name).model


def game_of(path: Path) -> GameModel:
    game, faults = check(path)
    assert game is not None, list(map(str, faults))
    return game


# --- new --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SAMPLE)
def test_a_new_reading_is_its_parent_at_first(name: str, tmp_path: Path) -> None:
    parent = shipped(name)
    path = tmp_path / "mine.yaml"
    path.write_text(new_spec("mine", parent, name), "utf-8")
    game, faults = check(path)
    assert game is not None and not faults, list(map(str, faults))
    assert unnamed(game) == unnamed(parent)


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_in_its_comments_are_those_of_its_parent(name: str, tmp_path: Path) -> None:
    parent = shipped(name)
    head, _, rest = new_spec("mine", parent, name).partition("takes a key out.\n")
    rules, tail, examples = rest.partition("\n# The examples")
    path = tmp_path / "mine.yaml"
    path.write_text(f"{head}\n{re.sub('^# ', '', rules, flags=re.M)}{tail}{examples}", "utf-8")
    assert unnamed(game_of(path)) == unnamed(parent)


def unnamed(game: GameModel) -> GameModel:
    """A game without what a new reading says of itself."""
    ties = replace(game.ties, stated=True)  # that a tie rule is stated changes no rule
    numbers, conditions = (
        tuple(replace(each, says=NO_TEXT) for each in named)
        for named in (game.definitions.numbers, game.definitions.conditions)
    )
    return replace(
        game,
        definitions=replace(game.definitions, numbers=numbers, conditions=conditions),
        play=replace(game.play, guards_say=()),  # nor does what an author says of it
        ties=ties,
        name="",
        extends="",
        reading=NO_TEXT,
        status="",
        gaps=(),
        about=NO_TEXT,
        titles=Names(""),
        remarks=(),
        changed={},
        sha256="",
    )


def test_the_file_is_written_once_and_never_over_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert within("new", "mine", "--from", "karnoeffel").returncode == 0
    before = (tmp_path / "mine.yaml").read_bytes()
    again = within("new", "mine", "--from", "elfern")
    assert again.returncode == 2 and "there already" in again.stderr
    assert (tmp_path / "mine.yaml").read_bytes() == before


def test_a_parent_may_be_a_file(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    assert (
        within("new", "first", "--from", "karnoeffel", "--output", str(tmp_path / "a" / "first.yaml")).returncode == 0
    )
    second, parent = tmp_path / "b" / "second.yaml", str(tmp_path / "a" / "first.yaml")
    refused = within("new", "second", "--from", parent, "--output", str(second))
    assert refused.returncode == 2 and "--trust" in refused.stderr and not second.exists()
    trust = ("--trust", str(tmp_path / "a"))
    assert within("new", "second", "--from", parent, "--output", str(second), *trust).returncode == 0
    assert "extends: ../a/first.yaml" in second.read_text("utf-8")
    assert within("validate", str(second)).returncode == 1
    assert within("validate", str(second), *trust).returncode == 0


@pytest.mark.parametrize(
    "name", ["", "-x", "a b", "a/b", "../x", "A", "true", "1", "x" * 61, "a_b", "x\x1b[31m", "karnoeffel"]
)
def test_a_name_that_cannot_be_one_is_refused(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said = within("new", "--from", "karnoeffel", "--", name)
    assert said.returncode == 2 and "\x1b" not in said.stderr
    assert list(tmp_path.iterdir()) == []
    assert name == "karnoeffel" or name_fault(name)


# --- schema -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["spec", "cases", "record", "seen", "bot"])
def test_the_schemas_are_printed(name: str) -> None:
    said = within("schema", name)
    assert said.returncode == 0 and json.loads(said.stdout)["$schema"].startswith("https://json-schema.org/")


# --- format -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_formatting_twice_is_formatting_once_and_nothing_is_lost(name: str, tmp_path: Path) -> None:
    text = (SPECS / f"{name}.yaml").read_text("utf-8")
    formatted = format_text(text, ORDER)
    assert not formatted.kept
    assert format_text(formatted.text, ORDER).text == formatted.text
    assert Counter(comments(formatted.text)) == Counter(comments(text))
    assert data(formatted.text) == data(text)
    if formatted.changed:
        path = tmp_path / f"{name}.yaml"
        path.write_text(formatted.text, "utf-8")
        assert replace(game_of(path), sha256="") == replace(shipped(name), sha256="")


def data(text: str) -> object:
    node, faults = parse(Source("", text))
    assert node is not None, faults
    return plain_data(node)


@pytest.mark.parametrize("name", SAMPLE)
@pytest.mark.parametrize("seed", range(3))
def test_a_text_in_disorder_is_put_in_order(name: str, seed: int) -> None:
    text = format_text((SPECS / f"{name}.yaml").read_text("utf-8"), ORDER).text
    messed = disorder(text, random.Random(seed))
    formatted = format_text(messed, ORDER)
    assert not formatted.kept
    assert Counter(comments(formatted.text)) == Counter(comments(messed))
    assert data(formatted.text) == data(text)
    assert format_text(formatted.text, ORDER).text == formatted.text
    keys = re.findall(r"^([a-z][a-z ]*):", formatted.text, re.M)
    assert keys == sorted(keys, key=ORDER.index)


def disorder(text: str, lot: random.Random) -> str:
    """Sections in any order with comments of their own, spaces at the ends of lines, empty lines too many."""
    head, *parts = re.split(r"^(?=[a-z])", text, flags=re.M)
    lot.shuffle(parts)
    lines: list[str] = []
    for part in parts:
        if lot.random() < 0.5:
            lines.append(f"# on {part.split(':')[0]}: a remark # {lot.random()}")
        folded = -1  # the column of the key of a folded text
        for line in part.rstrip("\n").split("\n"):
            column = len(line) - len(line.lstrip())
            folded = folded if 0 <= folded < column else column if line.endswith(">-") else -1
            lines.append(line + (" " * lot.choice((0, 0, 2)) if folded < 0 else ""))
        lines += [""] * lot.choice((0, 1, 3))
    return head + "\n".join(lines) + "\n" * lot.choice((1, 3))


BLOCKS = """\
# yaml-language-server: $schema=x
# the file

# on the powers
powers:     # strongest first
      a:
          cards: 7   # seven
          # between
          clause: "beats
            when led"
      # on b
      b:   {cards: 8,
            clause: beats}
deal:
- cut: {by: dealer}
-   deal:
        cards: 5
        # how many
    # after
about: >-   # folded
      two  
      # no comment
       lines

game: x
format: 1
note: |
    kept   

    as it is
"""  # noqa: W291


def test_blocks_are_indented_by_two_and_texts_in_them_stay() -> None:
    formatted = format_text(BLOCKS, ORDER)
    assert not formatted.kept and data(formatted.text) == data(BLOCKS)
    lines = formatted.text.split("\n")
    assert lines[:5] == [
        "# yaml-language-server: $schema=x",
        "# the file",
        "format: 1",
        "game: x",
        "about: >-   # folded",
    ]
    for line in ("  a:", "    cards: 7   # seven", "    # between", "  # on b", "  - cut: {by: dealer}"):
        assert line in lines
    assert lines[lines.index("powers:     # strongest first") - 1] == "# on the powers"


@pytest.mark.parametrize(
    "text",
    [
        "a: |+\n  x\n\n\n",
        "a:\n    b: |\n       x\n       # y\n    c: 1\n",
        "{format: 1, game: x}",
        "? a\n: b\n",
        "a: 'x\n\n\n  y'\n",
        "a: 1\r\nb: 2\r\n",
        "'game': x\n\"format\": 1\n",
    ],
)
def test_odd_texts_keep_their_meaning(text: str) -> None:
    formatted = format_text(text, ORDER)
    assert data(formatted.text) == data(text)
    assert format_text(formatted.text, ORDER).text == formatted.text


@pytest.mark.parametrize("text", ["", "a: [", "- 1", "a: 1\na: 2\n--- x", "&a b: *a", "\x00"])
def test_what_is_no_spec_is_not_formatted(text: str) -> None:
    with pytest.raises(NotASpec):
        format_text(text, ORDER)


def test_check_writes_nothing_and_says_what_would_change(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("game: mine   \nformat: 1\n", "utf-8")
    said = within("format", "--check", str(path))
    assert said.returncode == 1 and "would be" in said.stdout
    assert path.read_text("utf-8").startswith("game")
    assert within("format", str(path)).returncode == 0
    assert path.read_text("utf-8") == "format: 1\ngame: mine\n"
    assert within("format", "--check", str(path)).returncode == 0
    assert [p.name for p in tmp_path.iterdir()] == ["mine.yaml"]


def test_a_broken_file_is_told_and_the_others_are_formatted(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text("game: good\nformat: 1\n", "utf-8")
    bad.write_text("a: [\n", "utf-8")
    said = within("format", str(bad), str(good), "nosuchspec")
    assert said.returncode == 2 and "yaml-syntax" in said.stderr and "no spec `nosuchspec`" in said.stderr
    assert good.read_text("utf-8").startswith("format")


# --- watch ------------------------------------------------------------------------------------------------------------


def test_watching_checks_again_when_a_parent_is_saved(tmp_path: Path) -> None:
    parent, child = tmp_path / "parent.yaml", tmp_path / "child.yaml"
    parent.write_text("format: 1\ngame: parent\nextends: elfern\n", "utf-8")
    child.write_text("format: 1\ngame: child\nextends: parent\n", "utf-8")
    calls: list[int] = []

    def save() -> None:
        time.sleep(0.1)
        parent.write_text("format: 1\ngame: parent\nextends: elfern\nreading: saved\n", "utf-8")

    saving = threading.Thread(target=save)

    def look() -> int:
        """What is checked: after the first look, by which the times of the files are known, one of them is saved."""
        calls.append(len(calls))
        if len(calls) == 1:
            saving.start()
        return 1 - calls[-1]

    assert watch([str(child)], look, interval=0.05, rounds=2) == 0
    saving.join()
    assert calls == [0, 1]


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal as POSIX has it")
def test_ctrl_c_ends_the_watch_quietly(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("format: 1\ngame: mine\nextends: elfern\n", "utf-8")
    args = [*INTERRUPTIBLE, "validate", "--watch", "--no-examples", str(path)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with process(args, cwd=ROOT, text=True, **pipes) as child:
        assert child.stderr is not None and "Ctrl-C" in child.stderr.readline()
        child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=20)
    assert child.returncode == 0 and "no faults" in out and "Traceback" not in err
