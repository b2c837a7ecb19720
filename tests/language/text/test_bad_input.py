"""Hostile and broken input: a diagnostic, soon, and never a traceback."""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from stich.cli.report import report
from stich.language.text import files, nodes
from stich.language.text.diagnostics import Diagnostic, printable
from stich.language.text.extends import load_chain
from stich.language.text.files import read_source
from stich.language.text.library import data_path, library_names
from stich.language.text.nodes import parse
from stich.language.text.schema import validate
from stich.language.text.source import Source

SOON = 120.0  # seconds; a bound against hanging, not a measure of speed


@contextmanager
def soon() -> Iterator[None]:
    begin = time.perf_counter()
    yield
    assert time.perf_counter() - begin < SOON


def codes(faults: list[Diagnostic]) -> list[str]:
    return [fault.code for fault in faults]


def faults_of(text: str) -> list[Diagnostic]:
    node, faults = parse(Source("t.yaml", text))
    return faults if node is None else [*faults, *validate(node, "spec")]


# --- files ------------------------------------------------------------------------------------------------------------


ODD_FILES = ["missing.yaml", ".", "/dev/zero", "/dev/null", "a\0b.yaml", "x" * 5000, "a.yaml/b.yaml"]


@pytest.mark.parametrize("name", ODD_FILES)
def test_what_is_no_ordinary_file_is_refused(name: str, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("a: b")
    with soon():
        source, faults = read_source(os.path.join(tmp_path, name))
    assert source is None and codes(faults) == ["unreadable-file"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_without_a_writer_does_not_hang(tmp_path: Path) -> None:
    path = tmp_path / "pipe.yaml"
    os.mkfifo(path)
    result: list[list[Diagnostic]] = []
    reader = threading.Thread(target=lambda: result.append(read_source(path)[1]), daemon=True)
    reader.start()
    reader.join(SOON)
    assert result and codes(result[0]) == ["unreadable-file"]


def test_a_symbolic_link_to_itself_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "loop.yaml"
    path.symlink_to(path)
    assert codes(read_source(path)[1]) == ["unreadable-file"]


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_wide_encodings_are_named(encoding: str, tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes("format: 1\n".encode(encoding))
    source, faults = read_source(path)
    assert source is None and codes(faults) == ["not-utf8"]
    assert encoding[:6].upper() in faults[0].message


def test_a_latin_1_byte_is_shown_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes("a: é\ntitle: Karn".encode() + b"\xf6ffel\n")
    _, faults = read_source(path)
    assert faults[0].span.place.endswith(":2:12") and "`ö`" in faults[0].help
    assert "^" in report(faults)


def test_a_large_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    with path.open("wb") as file:
        file.truncate(5_000_000_000)  # sparse
    with soon():
        assert codes(read_source(path)[1]) == ["too-large"]


# --- text -------------------------------------------------------------------------------------------------------------

BOMB = "k0: &a0 [x, x]\n" + "".join(f"k{i + 1}: &a{i + 1} [*a{i}, *a{i}]\n" for i in range(20))

HOSTILE: list[tuple[str, Callable[[], str], str]] = [
    ("megabytes", lambda: "a: " + "x" * 1_000_001, "too-large"),
    ("open brackets", lambda: "[" * 500_000, "too-deep"),
    ("open braces", lambda: "{a: " * 200_000, "too-deep"),
    ("deep blocks", lambda: "".join(" " * i + "a:\n" for i in range(1000)), "too-deep"),
    ("dashes", lambda: "- " * 300_000, "too-deep"),
    ("alias bomb", lambda: BOMB, "alias"),
    ("many entries", lambda: "[" + "a," * 400_000 + "]", "too-many-nodes"),
    ("many keys", lambda: "".join(f"k{i}: {{}}\n" for i in range(60_000)), "too-many-nodes"),
    ("many duplicates", lambda: "a: b\n" * 24_000, "duplicate-key"),
    ("long number", lambda: "a: " + "9" * 900_000, "number-too-large"),
    ("NUL", lambda: "a: \0", "control-character"),
    ("escape", lambda: "a: \x1b[31mred", "control-character"),
    ("direction mark", lambda: "a: \u202egnp.", "control-character"),
    ("lone carriage return", lambda: "a: b\rc: d", "control-character"),
    ("line separator", lambda: "a: b\u2028c: d", "control-character"),
    ("lone surrogate", lambda: "a: \ud800", "control-character"),
    ("one long line", lambda: "x" * 900_000 + ": [", "yaml-syntax"),
    ("question marks", lambda: "? " * 300_000, "too-deep"),
    ("quotes", lambda: "'" * 900_001, "yaml-syntax"),
    ("comment", lambda: "#" * 999_000, "empty-file"),
]


@pytest.mark.parametrize("loader", ["CSafeLoader", "SafeLoader"])
@pytest.mark.parametrize(("make", "code"), [row[1:] for row in HOSTILE], ids=[row[0] for row in HOSTILE])
def test_hostile_text_gets_its_diagnostic(
    make: Callable[[], str], code: str, loader: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "LOADER", getattr(yaml, loader, yaml.SafeLoader))
    text = make()
    with soon():
        _, faults = parse(Source("t.yaml", text))
        drawn = report(faults)
    assert faults[0].code == code
    assert len(faults) <= nodes.MAX_FAULTS and len(drawn) < 20_000


def test_thousands_of_unknown_keys_are_told_soon_and_briefly() -> None:
    deck = "".join(f"  suitz{i}: x\n" for i in range(20_000))
    with soon():
        faults = faults_of(f"format: 1\ngame: a\ndeck:\n{deck}")
    assert 0 < len(faults) < 50


def test_thousands_of_wrong_examples_are_told_soon_and_briefly() -> None:
    with soon():
        faults = faults_of("format: 1\ngame: a\nexamples:\n" + "- {nam: x, expekt: {}}\n" * 8_000)
    assert 0 < len(faults) <= 400


@settings(max_examples=150, deadline=None)
@given(st.text(alphabet="ab:-[]{}'\"|>&*!#?%@`,~ \n\t\\0é\u202e", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    """No text makes the reader raise, and every fault can be drawn in every form."""
    node, faults = parse(Source("t.yaml", text))
    assert node is not None or faults
    faults = faults if node is None else faults + validate(node, "spec")
    for form in ("text", "concise", "json", "github"):
        assert printable(report(faults, form).replace("\n", "")).isprintable()


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=60))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    source, faults = files._decode("t.yaml", data)
    assert source is not None or faults
    if source is not None:
        node, faults = parse(source)
        assert node is not None or faults


BASE = "format: 1\ngame: x\ndeck: {suits: french, ranks: A K}\nseats: {players: 2}\nplay: {legal: [any]}\n"
VALUES = ["~", "1", "true", "text", "[]", "[[]]", "{}", "{a: b}", "[{}]", "'\\e[0m'", '"\\e[0m\\0"']
KEYS = sorted(json.loads((data_path("schema") / "spec.schema.json").read_text("utf-8"))["properties"])


@pytest.mark.parametrize("key", KEYS)
def test_any_kind_of_value_under_any_key_is_told_in_words(key: str) -> None:
    """Every section with every kind of value: only words of the author, never a type of the program."""
    told = 0
    for value in VALUES:
        text = "".join(line + "\n" for line in BASE.splitlines() if not line.startswith(key)) + f"{key}: {value}\n"
        faults = faults_of(text)
        drawn = report(faults)
        assert "\x1b" not in drawn and "\0" not in drawn
        assert not any(word in drawn for word in ("NoneType", "dict", "$ref", "jsonschema", "Traceback"))
        told += bool(faults)
    assert told > len(VALUES) / 2


# --- what is printed --------------------------------------------------------------------------------------------------


def test_names_of_files_cannot_command_a_terminal(tmp_path: Path) -> None:
    path = tmp_path / "evil\x1b]0;owned\x07\n::error::.yaml"
    path.write_text("a: [\n")
    for spec in (path, tmp_path / "no\x1b[2Jsuch.yaml"):
        faults = load_chain(spec).diagnostics
        assert faults
        for form in ("text", "concise", "github", "json"):
            drawn = report(faults, form)
            assert "\x1b" not in drawn and "\x07" not in drawn and "\n::error::.yaml" not in drawn


def test_escapes_in_quoted_text_cannot_command_a_terminal() -> None:
    drawn = report(faults_of('format: 1\ngame: a\n"\\e[31m\\0\\u202E": b\n'))
    assert "\\x1b[31m\\x00\\u202e" in drawn and "\x1b" not in drawn


# --- extends ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("extends", "code"),
    [
        ("/dev/zero", "unknown-spec"),
        ("/etc/hostname", "unknown-spec"),
        ("../", "unknown-spec"),
        ("x" * 9000, "unknown-spec"),
        ('"a\\0b"', "unknown-spec"),
        ('"a\\0b.yaml"', "unreadable-file"),
        ("missing.yaml", "unreadable-file"),
        ("self.yaml", "extends-cycle"),
        ("self", "extends-cycle"),
        ("[a]", "wrong-type"),
        ("7", "wrong-type"),
    ],
)
def test_what_extends_may_not_name(extends: str, code: str, tmp_path: Path) -> None:
    path = tmp_path / "self.yaml"
    path.write_text(f"format: 1\ngame: self\nextends: {extends}\n")
    with soon():
        faults = load_chain(path).diagnostics
    assert codes(faults) == [code]
    assert faults[0].span.place.startswith(f"{path}:3:")


def test_unknown_names_of_specs_are_suggested() -> None:
    name = library_names()[0]
    faults = load_chain(name[:-1] + "z").diagnostics
    assert codes(faults) == ["unknown-spec"] and name in faults[0].help
