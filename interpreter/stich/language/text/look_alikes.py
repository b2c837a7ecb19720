"""Names as they are seen: what does not show, loose accents, and two names that look the same.

Place in the pipeline: beside ``schema``, once the tree of a spec is whole.  Knows characters, and which texts of a
spec are prose, in which anything may stand; must not know what a name is the name of.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from itertools import islice

from stich.language.text.diagnostics import Diagnostic, Fix, Label, error, quoted
from stich.language.text.nodes import Listing, Mapping, Node, Scalar, inside
from stich.language.text.schema import TEXTS, is_language, is_text
from stich.language.text.source import Span
from stich.printable import is_seen

MAX_FAULTS = 20

# Texts for readers; they are printed with escapes where they must be.
PROSE_SECTIONS = frozenset({"extends", "title", "reading", "family", "status", "gaps", "about", "evidence"})
PROSE_LINES = TEXTS
SOURCE = frozenset({"work", "section", "quote"})
SELECTORS = "\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}"

# Letters of other scripts that cannot be told from Latin ones by eye.  Wide and narrow forms are folded before.
LIKE_LATIN = str.maketrans(
    "АВЕЅІЈКМНОРСТУХҮаеѕіјорсухһԁԛԝ" "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧνορ",
    "ABESIJKMHOPCTYXYaesijopcyxhdqw" "ABEZHIKMNOPTYXvop",
)  # fmt: skip


def odd_names(spec: Mapping) -> list[Diagnostic]:
    """What is wrong, to the eye, with the names and phrases of a spec."""
    return list(islice(_odd_spec(spec), MAX_FAULTS))


def _odd_spec(spec: Mapping) -> Iterator[Diagnostic]:
    for section, entry in spec.entries.items():
        if section in ("sources", "names") and isinstance(entry.value, Mapping):
            yield from _odd_keys(entry.value)
        elif section == "examples" and isinstance(entry.value, Listing):
            for item in entry.value.items:
                yield from _odd(_without_claim(item))
        elif section not in PROSE_SECTIONS:
            yield from _odd(entry.value, section == "game")


def _without_claim(example: Node) -> Node:
    """An example without its name, which is a sentence."""
    if not isinstance(example, Mapping):
        return example
    return Mapping({key: entry for key, entry in example.entries.items() if key != "name"}, example.span)


def _odd(node: Node, is_name: bool = False) -> Iterator[Diagnostic]:
    match node:
        case Scalar():
            yield from _odd_text(node, is_name)
        case Listing():
            for item in node.items:
                yield from _odd(item)
        case Mapping():
            yield from _odd_keys(node)
            for key, entry in node.entries.items():
                if not _is_prose(key, entry.value):
                    yield from _odd(entry.value, key == "name")


def _is_prose(key: str, value: Node) -> bool:
    """Whether an entry is for readers; what an author named himself may be called like one, and has other keys."""
    if isinstance(value, Mapping):
        return (
            (key == "title" and all(map(is_language, value.entries)))
            or (key == "source" and value.entries.keys() <= SOURCE)
            or key == "names"
            or is_text(key, value)
        )
    return isinstance(value, Scalar) and key in PROSE_LINES


def _odd_keys(mapping: Mapping) -> Iterator[Diagnostic]:
    keys = [entry.key for entry in mapping.entries.values()]
    for key in keys:
        yield from _odd_text(key, is_name=True)
    yield from alike([(key.text, key.span) for key in keys if unicodedata.is_normalized("NFC", key.text)])


# --- characters -------------------------------------------------------------------------------------------------------


def _odd_text(scalar: Scalar, is_name: bool = False) -> Iterator[Diagnostic]:
    """The first character that does not show, else accents that are not part of their letters."""
    text = scalar.text
    if text.isascii() and text.isprintable():
        return
    for place, char in enumerate(text):
        if not _may_stand(char, is_name):
            what = f"the character U+{ord(char):04X}, which cannot be seen"
            yield error("control-character", f"{quoted(text)} holds {what}", inside(scalar, place, place + 1), "here",
                        help="delete it")  # fmt: skip
            return
    composed = unicodedata.normalize("NFC", text)
    if composed != text:
        fix = Fix(scalar.span, composed) if scalar.plain else None
        message = f"{quoted(text)} is written with accents apart from their letters"
        yield error("look-alike", message, scalar.span, "it looks like another name",
                    help="write each letter with its accent as one character", fix=fix)  # fmt: skip


def _may_stand(char: str, is_name: bool) -> bool:
    if char == " " or (not is_name and (char in "\n\t" or unicodedata.category(char) == "Zs")):
        return True
    return is_seen(char) and char not in SELECTORS


# --- two names --------------------------------------------------------------------------------------------------------


def alike(names: Iterable[tuple[str, Span]]) -> Iterator[Diagnostic]:
    """Names of one kind that are not the same but look it."""
    seen: dict[str, tuple[str, Span]] = {}
    for name, span in names:
        first, place = seen.setdefault(look(name), (name, span))
        if first != name:
            yield error("look-alike", f"{quoted(name)} looks like another name", span, "letters of another script",
                        more=[Label(place, "the name it looks like")],
                        help="write both with the letters of one script, or rename one of them")  # fmt: skip


def look(name: str) -> str:
    """What a name looks like: two names of one look cannot be told apart."""
    return name if name.isascii() else unicodedata.normalize("NFKC", name).translate(LIKE_LATIN)
