"""Diagnostics as data, the pages of their codes, and how they are drawn."""

from __future__ import annotations

import json
import re

import pytest

from stich.cli.report import as_data, full, report
from stich.language.text.diagnostics import (
    CODES,
    Fix,
    Label,
    SpecError,
    declare,
    did_you_mean,
    error,
    file_error,
    has_errors,
    listed,
    printable,
    quoted,
    suggest,
    warning,
)
from stich.language.text.source import Source, Span

TEXT = """\
format: 1
powers:
  devil:
    cards: chosen 7
    beat: when led
"""
SOURCE = Source("a.yaml", TEXT)


def span(words: str, source: Source = SOURCE) -> Span:
    start = source.text.index(words)
    return Span(source, start, start + len(words))


FAULT = error(
    "unknown-key", "a power has no key `beat`", span("beat"), "not a key",
    more=[Label(span("devil"), "in `devil`")], help="did you mean `clause`?",
    notes=["keys: cards, clause"], fix=Fix(span("beat"), "clause"),
)  # fmt: skip


def test_a_diagnostic_prints_as_one_line() -> None:
    assert str(FAULT) == "a.yaml:5:5: error[unknown-key]: a power has no key `beat`; did you mean `clause`?"


def test_a_spec_error_prints_a_line_for_each_diagnostic() -> None:
    assert str(SpecError([FAULT, FAULT])).splitlines() == [str(FAULT)] * 2
    assert SpecError([FAULT]).diagnostics == (FAULT,)


def test_only_errors_stop_the_run() -> None:
    mild = warning("unknown-key", "odd", span("beat"))
    assert has_errors([mild, FAULT]) and not has_errors([mild]) and "warning[" in str(mild)


def test_the_full_form() -> None:
    assert (
        full([FAULT])
        == """\
error[unknown-key]: a power has no key `beat`
 --> a.yaml:3:3
  |
3 |   devil:
  |   ----- in `devil`
4 |     cards: chosen 7
5 |     beat: when led
  |     ^^^^ not a key
  |
help: did you mean `clause`?
  |
5 -     beat: when led
5 +     clause: when led
note: keys: cards, clause

1 error in a.yaml
""".replace("a.yaml:3:3", "a.yaml:5:5")
    )


def test_lines_far_apart_are_joined_by_dots() -> None:
    fault = error("unknown-key", "m", span("beat"), more=[Label(span("format"), "here")])
    assert "  ...\n" in full([fault])


def test_labels_on_one_line_stand_below_one_another() -> None:
    fault = error("unknown-key", "m", span("7"), "second", more=[Label(span("cards"), "first")])
    lines = full([fault]).splitlines()
    assert lines[3:6] == ["4 |     cards: chosen 7", "  |     ----- first", "  |                   ^ second"]


def test_labels_in_another_file_get_a_frame_of_their_own() -> None:
    other = Source("b.yaml", "one\ntwo\n")
    drawn = full([error("unknown-key", "m", span("beat"), more=[Label(span("two", other), "there")])])
    assert " --> a.yaml:5:5" in drawn and " ::: b.yaml:2:1" in drawn


def test_carets_stand_below_wide_and_combining_letters() -> None:
    source = Source("a.yaml", "漢字: e\u0301x wrong\n")
    drawn = full([error("unknown-key", "m", span("wrong", source))]).splitlines()
    assert drawn[4] == "  | " + " " * len("0123: ex ") + "^^^^^"


def test_long_lines_are_cut_around_the_fault() -> None:
    source = Source("a.yaml", "x" * 5000 + " wrong " + "y" * 5000)
    drawn = full([error("unknown-key", "m", span("wrong", source))]).splitlines()
    assert max(map(len, drawn)) < 140
    assert drawn[3][drawn[4].index("^") :].startswith("wrong")


def test_a_span_of_several_lines_is_marked_in_its_first() -> None:
    drawn = full([error("unknown-key", "m", Span(SOURCE, TEXT.index("cards"), len(TEXT)), "x")])
    assert "  |     ^^^^^^^^^^^^^^^ x\n" in drawn


def test_a_file_without_text_has_no_frame() -> None:
    drawn = full([file_error("unreadable-file", "no such file", "a.yaml", help="look again")])
    assert drawn == "error[unreadable-file]: no such file\n --> a.yaml\nhelp: look again\n\n1 error in a.yaml\n"


def test_colours_only_when_asked() -> None:
    assert "\x1b[" not in full([FAULT]) and "\x1b[" in full([FAULT], color=True)
    assert re.sub(r"\x1b\[[\d;]*m", "", full([FAULT], color=True)) == full([FAULT])


def test_nothing_to_say_says_nothing() -> None:
    assert full([]) == "" and report([], "concise") == "" and report([], "github") == ""


def test_the_json_form_counts_characters_from_one() -> None:
    (data,) = json.loads(report([FAULT], "json"))
    assert data == json.loads(json.dumps(as_data(FAULT)))
    assert data["start"] == {"line": 5, "col": 5} and data["end"] == {"line": 5, "col": 9}
    assert data["path"] == "a.yaml" and data["labels"][1]["text"] == "in `devil`"
    assert data["fix"]["text"] == "clause"


def test_the_github_form_is_one_escaped_line() -> None:
    drawn = report([error("unknown-key", "50% of\nit", span("beat"), help="x")], "github")
    assert drawn == "::error file=a.yaml,line=5,col=5,endLine=5,endColumn=9,title=unknown-key::50%25 of%0Ait%0Ax"


def test_warnings_and_errors_are_counted_apart() -> None:
    drawn = full([FAULT, FAULT, warning("unknown-key", "odd", span("beat"))])
    assert drawn.endswith("2 errors and 1 warning in a.yaml\n")


# --- words ------------------------------------------------------------------------------------------------------------


def test_printable_leaves_no_sign_that_a_terminal_obeys() -> None:
    text = "".join(map(chr, [*range(0x20), *range(0x7F, 0xA1), 0x200B, 0x202E, 0x2028, 0xFEFF, 0xD800, 0xE0001]))
    assert printable(text).isprintable() and printable(printable(text)) == printable(text)
    assert printable("Karnöffel Карнёффель 漢字 ♥9") == "Karnöffel Карнёффель 漢字 ♥9"


def test_quoted_text_is_short_and_on_one_line() -> None:
    assert quoted("a\n  b") == "`a b`" and len(quoted("x" * 999)) < 70


def test_suggestions_only_when_close() -> None:
    assert suggest("karnofel", ["devil", "karnoeffel", "pope"]) == ["karnoeffel"]
    assert suggest("beat", ["beats", "cards"]) == ["beats"] and suggest("Unles", ["unless"]) == ["unless"]
    assert suggest("zebra", ["beats", "cards"]) == [] and suggest("x", []) == []
    assert len(suggest("aaaa1", [f"aaaa{i}" for i in range(2, 9)])) == 4


def test_lists_read_as_sentences() -> None:
    assert (listed([]), listed(["a"]), listed("ab", "and")) == ("", "`a`", "`a` and `b`")
    assert did_you_mean([]) == "" and did_you_mean("ab") == "did you mean `a` or `b`?"


# --- pages ------------------------------------------------------------------------------------------------------------


def test_every_page_is_whole() -> None:
    for code, page in CODES.items():
        assert page.code == code and re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", code)
        assert all([page.title, page.means, page.matters, page.mend])


def test_a_code_is_declared_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        declare("alias", "", "", "", "", "")
