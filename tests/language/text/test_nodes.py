"""YAML text to nodes: kinds of values, spans, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from stich.language.text import files, nodes
from stich.language.text.library import data_path, find_spec, is_library_name, library_names
from stich.language.text.nodes import Entry, Listing, Mapping, Node, Scalar, at, inside, parse, plain_data
from stich.language.text.source import Source


def read(text: str) -> Node:
    node, faults = parse(Source("t.yaml", text))
    assert node is not None and not faults, faults
    return node


def scalar(text: str, *path: str | int) -> Scalar:
    node = at(read(text), path)
    assert isinstance(node, Scalar)
    return node


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("true", True), ("False", False), ("null", None), ("~", None), ("", None),
        ("10", 10), ("-3", -3), ("007", 7),
        ("off", "off"), ("no", "no"), ("on", "on"), ("y", "y"), ("12:30", "12:30"), ("1_000", "1_000"),
        ("1.5", "1.5"), ("0x10", "0x10"), ("2020-01-01", "2020-01-01"), ("'10'", "10"), ('"true"', "true"),
        ("K O U 10 9", "K O U 10 9"), ("٣", "٣"),
    ],
)  # fmt: skip
def test_scalars_are_what_they_look_like(written: str, value: object) -> None:
    """Only true, false, null and decimal integers are anything but text."""
    got = scalar(f"key: {written}", "key").value
    assert got == value and type(got) is type(value)


def test_plain_data_mirrors_the_text() -> None:
    assert plain_data(read("a: [1, {b: c}]\nd: 'e'")) == {"a": [1, {"b": "c"}], "d": "e"}


def test_spans_cover_exactly_the_words() -> None:
    text = "# über\na:\n  - b c   # note\n  - 'd'\ne: {f: g}\nh: >-\n  folded\n  text\n\ni: j\n"
    root = read(text)
    paths: list[tuple[str | int, ...]] = [("a", 0), ("a", 1), ("e",), ("h",), ("a",)]
    assert [at(root, path).span.text for path in paths] == [
        "b c", "'d'", "{f: g}", ">-\n  folded\n  text", "- b c   # note\n  - 'd'",
    ]  # fmt: skip
    assert root.span.text == text[text.index("a:") :].rstrip()


def test_spans_count_characters_not_bytes() -> None:
    node = scalar("ключ: 'Карнёффель 🂡'\nb: c", "b")
    assert node.span.text == "c" and node.span.place == "t.yaml:2:4"


@pytest.mark.parametrize("written", ["beats when led", "'beats when led'", '"beats when led"'])
def test_a_part_of_a_scalar_has_an_exact_span(written: str) -> None:
    assert inside(scalar(f"clause: {written}", "clause"), 6, 10).text == "when"


@pytest.mark.parametrize("written", ["'it''s when'", '"a \\u0062 when"', ">-\n  a\n  b", "a\n  b"])
def test_a_part_of_an_escaped_or_folded_scalar_is_the_whole(written: str) -> None:
    node = scalar(f"clause: {written}", "clause")
    assert inside(node, 1, 2) == node.span


def test_plain_means_unquoted_and_on_one_line() -> None:
    assert scalar("a: b c", "a").plain
    assert not any(scalar(f"a: {text}", "a").plain for text in ("'b'", "b\n  c", "|\n  b"))


def test_at_stops_where_the_path_leads_nowhere() -> None:
    root = read("a: [b]")
    assert at(root, ["a", 5]) is at(root, ["a"]) and at(root, ["x", "y"]) is root


def test_a_duplicate_key_is_reported_at_both_places_and_the_first_counts() -> None:
    node, faults = parse(Source("t.yaml", "a: 1\nb: 2\na: 3"))
    assert [f.code for f in faults] == ["duplicate-key"]
    assert [label.span.place for label in faults[0].labels] == ["t.yaml:3:1", "t.yaml:1:1"]
    assert plain_data(node) == {"a": 1, "b": 2} if node else False


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("a: &x 1", "alias", "1:4"),
        ("a: 1\nb: *x", "alias", "2:4"),
        ("a: !!int 4", "tag", "1:4"),
        ("a: !x {b: c}", "tag", "1:4"),
        ("a: !!python/object/apply:os.system [x]", "tag", "1:4"),
        ("<<: {a: b}", "merge-key", "1:1"),
        ("? [a]\n: b", "key-not-a-word", "1:3"),
        ("?\n: b", "key-not-a-word", "1:2"),
        ("a: 1234567890", "number-too-large", "1:4"),
        ("a: b\n---\nc: d", "several-documents", "2:1"),
        ("", "empty-file", "1:1"),
        ("# only a comment\n", "empty-file", "1:1"),
    ],
)  # fmt: skip
def test_what_a_spec_does_not_use_is_refused_with_its_place(text: str, code: str, place: str) -> None:
    node, faults = parse(Source("t.yaml", text))
    assert node is None
    assert (faults[0].code, faults[0].span.place) == (code, f"t.yaml:{place}")


SYNTAX = [
    ("a: b: c", "1:5", "a second `: `"),
    ("a: [1, 2\nb: 3", "2:2", "a list is opened"),
    ("a: {x: 1\nb: 2", "2:2", "a mapping is opened"),
    ('a: "foo\nb: 1', "1:4", "a quote is opened"),
    ("a:\n  b: 1\n c: 2", "3:2", "does not fit"),
    ("a:\n\tb: 1", "2:1", "a tab"),
    ("a: @x", "1:4", "no text can begin"),
    ('a: "\\q"', "1:", "a backslash escape"),
    ("a: - b", "1:4", "a list item cannot begin"),
    ("- a\nb: 1", "2:1", "does not fit"),
    ("a: ]", "1:4", "a value is expected"),
    ("key: 'it's'", "1:10", "does not fit"),
    ("{a: 1} b", "1:8", "after the end"),
    ("%YAML 9.0\n---\na: 1", "1:1", "this version"),
    ("a: !foo!x 1", "1:4", "the tag"),
]


@pytest.mark.parametrize("loader", ["CSafeLoader", "SafeLoader"])
@pytest.mark.parametrize(("text", "place", "words"), SYNTAX)
def test_malformed_yaml_is_explained_in_plain_words(
    text: str, place: str, words: str, loader: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "LOADER", getattr(yaml, loader, yaml.SafeLoader))
    node, faults = parse(Source("t.yaml", text))
    assert node is None and [f.code for f in faults] == ["yaml-syntax"]
    assert words in faults[0].message and faults[0].span.place.startswith(f"t.yaml:{place}")


def same(one: Node, other: Node) -> bool:
    match one, other:
        case Scalar(), Scalar():
            return one == other
        case Listing(), Listing():
            return one.span == other.span and all(map(same, one.items, other.items))
        case Mapping(), Mapping():
            pairs = list(zip(one.entries.values(), other.entries.values(), strict=True))
            return one.span == other.span and all(a.key == b.key and same(a.value, b.value) for a, b in pairs)
    return False


@pytest.mark.parametrize("name", library_names())
def test_both_parsers_read_the_library_alike(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fast parser and the one in Python give the same nodes with the same spans."""
    source = Source(name, (data_path("specs") / f"{name}.yaml").read_text(encoding="utf-8"))
    fast, _ = parse(source)
    monkeypatch.setattr(nodes, "LOADER", yaml.SafeLoader)
    slow, _ = parse(source)
    assert fast is not None and slow is not None and same(fast, slow)


def test_the_library_is_found_by_name() -> None:
    name = library_names()[0]
    assert find_spec(name) == data_path("specs") / f"{name}.yaml" and find_spec("no-such") is None
    assert is_library_name(name)
    assert not any(map(is_library_name, ("a/b", "a.yaml", "./a", "a\\b")))


def test_get_gives_the_value_or_nothing() -> None:
    root = read("a: b")
    assert isinstance(root, Mapping) and isinstance(root.entries["a"], Entry)
    assert root.get("a") is root.entries["a"].value and root.get("b") is None


def test_the_file_of_a_spec_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(b"\xef\xbb\xbfa: \xc3\xb6\r\nb: c\r\n")
    source, faults = files.read_source(path)
    assert source is not None and not faults
    assert plain_data(read(source.text)) == {"a": "ö", "b": "c"}
