"""``stich new``: whatever its parent and its files are called, what it writes is read back as it was meant."""

from __future__ import annotations

import os
import re
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st

from stich.authoring.new import name_fault, new_spec, scalar
from stich.language.load import check
from stich.language.model.game import GameModel
from stich.language.model.names import Names
from stich.language.text.extends import load_chain
from stich.language.text.nodes import Mapping, Scalar, parse, plain_data
from stich.language.text.source import Source
from stich.printable import printable
from tests.command import within
from tests.specs_under_test import NAMES, examined, playable

ODD = ["a\nb", "a: b", "a #b", "# a", "'", '"', "\\", "\t", "\x1b[31m", "\u2028", "\x85", "- a", "? a", "~", "null",
       "true", "1924", "+7", "...", "---", "{a}", "[a", "&a", "*a", "!a", "%a", "@a", "`a`", "a,b", ",", ":", "", " ",
       "a ", "\u202e", "\ufeff", "\U0001f600", "\U000e0041", "é", "x" * 3000, "x " * 3000, "\\x41", "a\\", "\r",
       "on", "<<", "=", "|", ">-", "\xa0", "♠ K", "::error::x", "##[error]", "%YAML 1.1"]  # fmt: skip
TEXTS = st.one_of(
    st.sampled_from(ODD),
    st.text(st.characters(exclude_categories=["Cs"])),
    st.text(alphabet="ab:#-'\"\\\n\t{}[],&*!|>%@`~?. \u2028\x1b1é"),
)


def data(text: str) -> object:
    node, faults = parse(Source("", text))
    assert node is not None and not faults, (text, faults)
    return plain_data(node)


@settings(max_examples=500)
@given(TEXTS)
@example("\x7f")
def test_a_text_is_read_back_wherever_it_is_written(text: str) -> None:
    written = scalar(text)
    assert printable(written) == written
    assert data(f"a: {written}\n") == {"a": text}
    assert data(f"a: {{b: {written}, c: [{written}, {written}]}}\n") == {"a": {"b": text, "c": [text, text]}}
    if len(text) < 100:
        assert list(data(f"{written}: {{{written}: 1}}\n")) == [text]  # type: ignore[call-overload]


@settings(max_examples=150)
@given(title=TEXTS, name=TEXTS, extends=TEXTS, claim=TEXTS, given_=TEXTS)
@pytest.mark.parametrize("spec", ["karnoeffel", "elfern"])
def test_whatever_its_parent_says_a_new_spec_is_whole(
    spec: str, title: str, name: str, extends: str, claim: str, given_: str
) -> None:
    parent = _odd(playable(spec).model, title, name, claim, given_)
    text = new_spec("mine", parent, extends)
    assert all(printable(line) == line for line in text.split("\n"))
    assert data(text) == {
        "format": 1, "game": "mine", "extends": extends,
        "reading": "to be described in a few words", "status": "conjecture",
    }  # fmt: skip
    told = _told(text)
    assert told["title"] == parent.titles.titles
    (dropped, shown) = told["examples"]
    assert dropped == {"name": claim, "drop": True}
    assert shown["given"]["trick"] == given_ and shown["given"]["more"] == {given_[:60] or "a": [given_, 1, True, None]}


def _odd(parent: GameModel, title: str, name: str, claim: str, given_: str) -> GameModel:
    """The game with other words; the rules stay."""
    shown = next(each for each in parent.examples if "winner" in each.expect)
    more = {given_[:60] or "a": [given_, 1, True, None]}  # a longer one cannot be a key
    odd = replace(shown, name=claim, given={"trick": given_, "more": more})
    return replace(parent, name=name, titles=Names("x", {"de": title, "en": name}), examples=(odd,))


def _told(text: str) -> dict[str, object]:
    """What the comments say, once their marks are taken away."""
    lines = [line.removeprefix("# ") for line in text.split("\n")]
    title = next(line for line in lines if line.startswith("title: "))
    at = lines.index("examples:")
    return {**data(title + "\n"), **data("\n".join(lines[at:]) + "\n")}  # type: ignore[dict-item]


FILES = st.one_of(st.sampled_from(ODD), TEXTS).map(lambda text: re.sub(r"[/\0]", "", text)[:40])


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(folder=FILES, file=FILES)
@example("a\nb", "::error::x")
@example("#", "a: b")
@example("é", "\\x41")
def test_whatever_its_files_are_called_a_new_spec_extends_its_parent(folder: str, file: str) -> None:
    assume(folder not in ("", ".", ".."))
    with tempfile.TemporaryDirectory() as top:
        below = Path(top) / folder
        try:
            below.mkdir()
            parent = below / f"{file}.yaml"
            parent.write_text("format: 1\ngame: x\nextends: elfern\n", "utf-8")
        except (OSError, ValueError):
            assume(False)
        said = within("new", "mine", "--from", str(parent), "--output", f"{top}/mine.yaml")
        assert said.returncode == 0, said.stderr
        sources = load_chain(Path(top) / "mine.yaml").sources
        assert os.path.samefile(sources[1].path, parent)
        assert [printable(line) for line in said.stdout.splitlines()] == said.stdout.splitlines()


@pytest.mark.parametrize("name", NAMES)
def test_a_new_reading_of_every_spec_is_that_spec(name: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(new_spec("mine", playable(name).model, name), "utf-8")
    game, faults = check(path)
    doubts = [fault.code for fault in faults if not fault.is_error]
    assert game is not None and doubts == [fault.code for fault in examined(name)[1]]
    assert game.powers == playable(name).model.powers and game.match == playable(name).model.match


def test_a_parent_whose_name_cannot_be_written_is_refused(tmp_path: Path) -> None:
    try:
        parent = Path(os.fsdecode(os.fsencode(tmp_path) + b"/a\xff.yaml"))
        parent.write_text("format: 1\ngame: a\nextends: elfern\n", "utf-8")
    except (OSError, ValueError):
        pytest.skip("this system has no such names")
    said = within("new", "mine", "--from", str(parent), "--output", str(tmp_path / "mine.yaml"))
    assert said.returncode == 2 and not (tmp_path / "mine.yaml").exists()


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_spec_that_is_printed_is_read_back_whatever_letters_the_stream_has(
    encoding: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("karnöffel-король.yaml").write_text("format: 1\ngame: karnöffel-король\nextends: elfern\n", "utf-8")
    said = within("new", "шут", "--from", "./karnöffel-король.yaml", "--output", "-", encoding=encoding)
    assert said.returncode == 0
    Path("шут.yaml").write_text(said.stdout, "utf-8")
    game, faults = check("шут.yaml")
    assert game is not None and not faults and game.name == "шут"


@given(st.text())
def test_what_can_be_the_name_of_a_spec_is_a_word_that_shows(name: str) -> None:
    if not name_fault(name):
        assert printable(name) == name and not re.search(r"\s", name)
        node, faults = parse(Source("", f"game: {name}\n"))
        assert not faults and isinstance(node, Mapping) and isinstance(node.entries["game"].value, Scalar)
        assert node.entries["game"].value.value == name
