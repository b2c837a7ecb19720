"""Names: what the schemas let through, what does not show, and what looks like something else."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stich.authoring.new import NAME_AT_MOST
from stich.cli.report import report
from stich.language.load import check
from stich.language.text.extends import load_chain
from stich.language.text.library import data_path, library_names
from stich.language.text.look_alikes import LIKE_LATIN, SELECTORS, look, odd_names
from stich.language.text.schema import SCHEMAS
from stich.printable import BARRED, is_seen
from tests.specs_under_test import SPECS

TEXT = (SPECS / "karnoeffel.yaml").read_text("utf-8")


# --- the patterns of the schemas --------------------------------------------------------------------------------------


def patterns() -> Iterator[str]:
    for schema in SCHEMAS:
        data = json.loads((data_path("schema") / f"{schema}.schema.json").read_text("utf-8"))
        yield from found(data)


def found(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        yield from (value for key, value in data.items() if key == "pattern" and isinstance(value, str))
        yield from (key for key in data.get("patternProperties", ()))
        for value in data.values():
            yield from found(value)
    elif isinstance(data, list):
        for value in data:
            yield from found(value)


MATCHED = ["7", "12", "marks", "all", "first 3", "1 to 2", "0 to hand", "2 for each trick", "two words", "trick 1"]


@pytest.mark.parametrize("pattern", sorted(set(patterns())))
def test_no_pattern_lets_a_line_end_through(pattern: str) -> None:
    matched = [text for text in MATCHED if re.search(pattern, text)]
    assert matched, f"give an example of what {pattern} matches"
    for text in matched:
        for end in ("\n", "\r\n", "\n\n", "\r", "\u2028", "\x85"):
            assert not re.search(pattern, text + end) and not re.search(pattern, end + text)
    assert pattern.startswith("^") and pattern.endswith("$(?!\\n)"), "the same in every dialect of patterns"
    assert not re.search(r"\\[AZzdwb]|\(\?[P<aimsux]", pattern), "only what ECMA-262 has, too"


def test_there_are_patterns_to_look_at() -> None:
    assert len(set(patterns())) >= 7


# --- what does not show -----------------------------------------------------------------------------------------------

# They do show, around the digits after them, though Python does not count them as printable; `odd_names` refuses them.
AROUND_DIGITS = "\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2"
# The first plane: further no pattern reaches that is to mean the same in every dialect.  No halves of characters.
CHARACTERS = [char for char in map(chr, range(0x10000)) if unicodedata.category(char) not in ("Cn", "Cs")]


def pattern_of(schema: str, *path: str) -> re.Pattern[str]:
    data = json.loads((data_path("schema") / f"{schema}.schema.json").read_text("utf-8"))
    for key in path:
        data = data[key]
    return re.compile(data["pattern"])


def test_the_patterns_of_names_refuse_what_does_not_show() -> None:
    label, name = pattern_of("spec", "$defs", "label"), pattern_of("spec", "$defs", "name")
    let_through = {char for char in CHARACTERS if label.search(char)}
    shown = {char for char in CHARACTERS if is_seen(char) and not BARRED.match(char)} - {" ", *SELECTORS}
    assert let_through - {*AROUND_DIGITS} == shown
    assert let_through - {char for char in CHARACTERS if name.search(char)} == {*'.,:;>()[]{}"`#'}
    assert not any(pattern.search(f"a{char}b") for pattern in (label, name) for char in set(CHARACTERS) - let_through
                   if char != " ")  # fmt: skip


def test_a_new_spec_may_have_as_long_a_name_as_the_schema_lets_through() -> None:
    name = json.loads((data_path("schema") / "spec.schema.json").read_text("utf-8"))["$defs"]["name"]
    assert name["maxLength"] == NAME_AT_MOST


def test_the_pattern_of_players_refuses_only_what_does_not_show() -> None:
    player = pattern_of("record", "$defs", "match", "properties", "players", "items")
    assert not any(map(is_seen, (char for char in CHARACTERS if not player.search(char))))


def test_what_no_file_may_hold_does_not_show() -> None:
    held = {char for char in map(chr, range(0x110000)) if BARRED.match(char)}
    assert {char for char in held if is_seen(char)} == {"\N{OBJECT REPLACEMENT CHARACTER}", "\N{REPLACEMENT CHARACTER}"}


UNSEEN = ["\n", "\t", "\r", "\x00", "\x1b", "\x7f", "\x85", "\xad", "\u200b", "\u200d", "\u200e", "\u202e", "\u2028",
          "\u2066", "\u061c", "\ufeff", "\ufe0f", "\u034f", "\u3164", "\ue000", "\U000e0041", "\U0010ffff"]  # fmt: skip
PLACES = [
    ("  pope: {", '  "po{}pe": {{'),
    ("  pope: {", '  "pope{}": {{'),
    ("game: karnoeffel", 'game: "karnoeffel{}"'),
    ("{name: win,", '{{name: "win{}",'),
    ("{name: win,", '{{name: "{}win",'),
    ("ranks: K O U 10 9 8 7 6 5 4 3 2", 'ranks: "K O U 10 9 8 7 6 5 4 3 2{}x"'),
    ("  zone: {work", '  "zone{}": {{work'),
    ("bind: {chosen: suit", 'bind: {{"cho{}sen": suit'),
]


@pytest.mark.parametrize(
    ("old", "new", "char"),
    [
        pytest.param(old, new, char, id=f"{old}-{new}-U+{ord(char):04X}")
        for old, new in PLACES
        for char in UNSEEN
        if not (char in "\n\t" and "ranks" in new)  # blanks between words
    ],
)
def test_no_name_holds_what_does_not_show(old: str, new: str, char: str, tmp_path: Path) -> None:
    number = ord(char)
    written = f"\\x{number:02x}" if number < 256 else f"\\u{number:04x}" if number < 65536 else f"\\U{number:08x}"
    assert old in TEXT
    path = tmp_path / "karnoeffel.yaml"
    path.write_text(TEXT.replace(old, new.format(written), 1), "utf-8")
    game, faults = check(path)
    assert game is None
    assert {fault.code for fault in faults} & {"control-character", "wrong-value"}, report(faults)
    assert all(is_seen(each) or each == "\n" for each in report(faults))


@pytest.mark.parametrize("name", ["a b", "", "x" * 61, "a.b", "a,b"])
def test_a_power_has_a_name_of_one_word(name: str, tmp_path: Path) -> None:
    path = tmp_path / "karnoeffel.yaml"
    path.write_text(TEXT.replace("  pope: {", f'  "{name}": {{', 1), "utf-8")
    assert [fault.code for fault in check(path)[1]] == ["wrong-value"]


@pytest.mark.parametrize("name", ["", " win", "win ", "a  b", "x" * 101])
def test_an_award_has_a_name_on_one_line(name: str, tmp_path: Path) -> None:
    path = tmp_path / "karnoeffel.yaml"
    path.write_text(TEXT.replace("{name: win,", f'{{name: "{name}",', 1), "utf-8")
    assert "wrong-value" in [fault.code for fault in check(path)[1]]


@pytest.mark.parametrize("name", ["папа", "πάπας", "教皇", "بابا", "पोप", "påfve", "Ærkebiskop", "ß", "ångström"])
def test_letters_of_any_script_are_kept(name: str, tmp_path: Path) -> None:
    path = tmp_path / "karnoeffel.yaml"
    path.write_text(TEXT.replace("  pope: {", f"  {unicodedata.normalize('NFC', name)}: {{", 1), "utf-8")
    game, faults = check(path)
    assert game is not None, report(faults)


def test_texts_for_readers_may_hold_anything(tmp_path: Path) -> None:
    path = tmp_path / "karnoeffel.yaml"
    text = TEXT.replace("de: Papst", 'de: "P\\e\\u202E\\n"').replace("reading: ", 'reading: "\\e" #')
    path.write_text(text, "utf-8")
    game, faults = check(path)
    assert game is not None, report(faults)


# --- what looks the same ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "shown"),
    [
        ("  pope: {", "  dеvil: {", "dеvil"),  # a Cyrillic е
        ("  pope: {", "  ｄevil: {", "ｄevil"),  # a wide d
        ("  pope: {", '  "po\u0301pe": {', "po\u0301pe"),
        ("  pope: {", "  po\u0301pe: {", "po\u0301pe"),
        ("ranks: K O U", "ranks: K О O U", "O"),  # a Cyrillic and a Latin one
        ("bind: {chosen: suit", "bind: {dеvil: suit", "devil"),
        ("{name: win,", "{name: wi\u0301n,", "wi\u0301n"),
    ],
)
def test_two_names_that_look_the_same_are_refused(old: str, new: str, shown: str, tmp_path: Path) -> None:
    assert old in TEXT
    path = tmp_path / "karnoeffel.yaml"
    path.write_text(TEXT.replace(old, new, 1), "utf-8")
    faults = [fault for fault in check(path)[1] if fault.code == "look-alike"]
    assert faults and shown in {fault.span.text.strip('"') for fault in faults}


def test_a_reading_cannot_add_a_power_that_looks_like_its_parent_s(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("format: 1\ngame: mine\nextends: karnoeffel\npowers: {pоpe: {cards: chosen 8}}\n", "utf-8")
    (fault,) = check(path)[1]
    assert (fault.code, fault.span.source.path) == ("look-alike", str(path))


def test_letters_that_look_alike_are_of_other_scripts() -> None:
    for other, latin in LIKE_LATIN.items():
        assert chr(other) != latin and unicodedata.name(chr(other)).split()[0] in ("CYRILLIC", "GREEK")


@given(st.text())
def test_a_look_is_its_own_look(text: str) -> None:
    assert look(look(text)) == look(text)


@pytest.mark.parametrize("name", library_names())
def test_the_names_of_the_library_are_in_order(name: str) -> None:
    tree = load_chain(name).tree
    assert tree is not None and odd_names(tree) == []


def test_the_file_of_a_game_may_have_its_accents_apart(tmp_path: Path) -> None:
    name = unicodedata.normalize("NFC", "knüffeln-kö")
    path = tmp_path / f"{unicodedata.normalize('NFD', name)}.yaml"
    path.write_text(f"format: 1\ngame: {name}\nextends: elfern\n", "utf-8")
    assert check(path)[1] == []
