"""Nodes against a JSON Schema, with the faults in the words of the spec's author.

Place in the pipeline: after ``nodes``, before names are resolved.  Knows JSON Schema; must not know games, and what a
key means only as far as the schema describes it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any

from stich.language.text.diagnostics import Diagnostic, Fix, Label, did_you_mean, error, listed, quoted, suggest
from stich.language.text.library import data_path
from stich.language.text.nodes import Listing, Mapping, Node, Scalar, at, plain_data
from stich.language.text.source import Span
from stich.language.text.tags import mended

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator, ValidationError

MAX_ERRORS = 200
MAX_KEYS = 20

SCHEMAS = ("spec", "cases", "record")
TEXTS = frozenset({"reading", "about", "conjecture", "note", "comment", "says"})
"""Keys of texts."""
LANGUAGE = "a language"  # what the schema calls a tag of one

KINDS = {
    "string": "text",
    "integer": "a whole number",
    "boolean": "`true` or `false`",
    "array": "a list",
    "object": "a mapping (`key: value`)",
    "null": "nothing",
}
MEANT = {
    "talon": "stock", "deck": "stock", "pack": "stock", "turn-up": "turned up",
    "counterclockwise": "anticlockwise", "counter-clockwise": "anticlockwise",
}  # fmt: skip
"""Values that other tongues and books have, and what they are here."""
INSTEAD = {
    "losers pay": "say it in the row: `points: 1, from: each other side`",
    "pool": "say `pools: {pool: 0}`, and rows that pay: `pays: 1, to: pool`, `points: pool, from: pool`",
    "gets": "a row is weighed for him who gets it: `gains: {rungs: 1}`",
    "others get": "weigh the row for the others: `when: other side has …, gains: {rungs: 1}`",
    "holding": "ask for it: `when: seat holds K Q of its suit`",
    "taking": "ask for it: `when: trick has trump 9`",
    "strongest": "say it of the cards: `gives: highest of trump in hand`",
    "for": "`for` stands beside `first of`, and is for all its rows",
    "on": "what the play brings stands under `bonuses`",
    "wins match": "a bonus, a choice or a row of a step wins the match; else say when it `ends`, and `at once`",
    "wins": "say `points: 1`, of a pool `points: pool, from: pool`",
    "raises": "say `stake: stake plus 1`",
    "if": "say `when`",
    "unless": "say `when: not …`",
    "trump": "let the deal name it, `turn up: {bind: trump, until: 1 suit}`, and `powers` give it force: "
    "`trumps: {cards: trump}`",
    "players": "say `seats: {players: 4}`",
    "ante": "say it before each deal: `before each deal: [{name: ante, pays: 1, to: pool}]`",
}
"""Keys that one would look for, and how it is said."""
INSTEAD["trumps"] = INSTEAD["trump"]
LISTED = dict.fromkeys(("free", "anything", "everything", "all", "any card", "every card"), "any")
"""Texts that stand where a list is expected, and what the list has."""
TRUTH = {"yes": "true", "on": "true", "no": "false", "off": "false"}


@dataclass(frozen=True, slots=True)
class _Fault:
    """An error of the JSON Schema library, as far as it is used: ``rule`` is the keyword that failed with ``value``."""

    rule: str
    value: Any
    instance: Any
    schema: dict[str, Any]
    path: tuple[str | int, ...]
    schema_path: tuple[str | int, ...]
    message: str

    @classmethod
    def of(cls, fault: ValidationError) -> _Fault:
        schema: Any = fault.schema
        return cls(str(fault.validator), fault.validator_value, fault.instance, schema,
                   tuple(fault.absolute_path), tuple(fault.absolute_schema_path), fault.message)  # fmt: skip


def validate(node: Node, schema: str) -> list[Diagnostic]:
    """The faults of a tree held against ``spec``, ``cases`` or ``record``: one a cause, in the order of the text."""
    return _in_order(_diagnose(node, _faults(node, schema)))


def validate_keys(node: Node, schema: str) -> list[Diagnostic]:
    """Only the unknown keys of a tree that is not whole yet: a spec before it is merged with the one it extends."""
    return _in_order(_diagnose(node, [f for f in _faults(node, schema) if f.rule == "additionalProperties"]))


def _faults(node: Node, schema: str) -> list[_Fault]:
    return [_Fault.of(e) for e in islice(_validator(schema).iter_errors(plain_data(node)), MAX_ERRORS)]


@cache
def _validator(schema: str) -> Draft202012Validator:
    from jsonschema import Draft202012Validator  # slow to import, and not needed for `--help`
    from referencing import Registry, Resource

    registry: Any = Registry().with_resources([(n, Resource.from_contents(t)) for n, t in schema_texts().items()])
    return Draft202012Validator({"$ref": f"{schema}.schema.json"}, registry=registry)


@cache
def schema_texts() -> dict[str, dict[str, Any]]:
    """The schemas by the names of their files."""
    files = [f"{name}.schema.json" for name in SCHEMAS]
    return {name: json.loads((data_path("schema") / name).read_text(encoding="utf-8")) for name in files}


def is_language(word: str) -> bool:
    """Whether a word is the tag of a language."""
    said = schema_texts()["spec.schema.json"]["$defs"]["language"]
    return len(word) <= said["maxLength"] and re.fullmatch(said["pattern"], word) is not None


def is_text(key: str, value: Mapping) -> bool:
    """Whether what stands under a key is a text by language; what an author named himself has other keys."""
    return key in TEXTS and all(map(is_language, value.entries))


def _in_order(diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
    unique = {(d.span.source.path, d.span.start, d.code, d.message): d for d in diagnostics}
    return sorted(unique.values(), key=lambda d: d.span.start)


# --- one diagnostic a cause -------------------------------------------------------------------------------------------


def _diagnose(root: Node, faults: list[_Fault]) -> Iterator[Diagnostic]:
    keys: dict[tuple[str | int, ...], list[_Fault]] = {}
    clashes: set[tuple[str | int, ...]] = set()
    for fault in faults:
        if _says_nothing(root, fault):
            continue
        if fault.rule == "not" and fault.path:  # of several keys that exclude each other one pair is told
            if fault.path[:-1] in clashes:
                continue
            clashes.add(fault.path[:-1])
        if fault.rule in ("additionalProperties", "required"):
            keys.setdefault(fault.path, []).append(fault)
        else:
            yield _teller(fault)(_Place(root, fault), fault)
    for group in keys.values():
        yield from _key_faults(root, group)


def _says_nothing(root: Node, fault: _Fault) -> bool:
    """Whether a bad name is what a comma cut off, which is told as a key without a value."""
    node = at(root, fault.path)
    if "propertyNames" not in fault.schema_path or not isinstance(node, Mapping):
        return False
    entry = node.entries.get(str(fault.instance))
    empty = entry is not None and isinstance(entry.value, Scalar) and entry.value.value is None
    return empty and node.span.text.startswith("{") and entry is not None and entry.value.span.text == ""


def _teller(fault: _Fault) -> Callable[[_Place, _Fault], Diagnostic]:
    if "propertyNames" in fault.schema_path:
        return _bad_name
    return TELLERS.get(fault.rule, _wrong_value)


class _Place:
    """Where an error stands in the tree, and how to speak of it."""

    def __init__(self, root: Node, fault: _Fault) -> None:
        path = fault.path
        self.node = at(root, path)
        self.holder = at(root, path[:-1]) if path else None
        self.around = _around(path)
        self.key = _last_key(root, path)
        self.is_item = bool(path) and isinstance(path[-1], int)

    @property
    def name(self) -> str:
        """The value in question: its key between backticks, or the item of a list."""
        if self.key is None:
            return "this item" if self.is_item else "the file"
        return f"an item of {quoted(self.key.text)}" if self.is_item else quoted(self.key.text)

    @property
    def span(self) -> Span:
        """The value; its key where there is no value to see."""
        empty = self.node.span.start == self.node.span.end
        return self.key.span if empty and self.key is not None else self.node.span

    @property
    def head(self) -> Span:
        """A short stretch that stands for a mapping: its key, or its own first key."""
        if self.key is not None and not self.is_item:
            return self.key.span
        if isinstance(self.node, Mapping) and self.node.entries:
            return next(iter(self.node.entries.values())).key.span
        return self.node.span


def _around(path: tuple[str | int, ...]) -> str:
    """The key that tells what may stand beside names there: of a dialogue that of all dialogues."""
    if len(path) > 2 and path[-3] == "dialogues":
        return "dialogues"
    return str(path[-2]) if len(path) > 1 else ""


def _last_key(root: Node, path: tuple[str | int, ...]) -> Scalar | None:
    while path and isinstance(path[-1], int):
        path = path[:-1]
    holder = at(root, path[:-1]) if path else None
    entry = holder.entries.get(str(path[-1])) if isinstance(holder, Mapping) else None
    return entry.key if entry else None


# --- keys -------------------------------------------------------------------------------------------------------------


def _key_faults(root: Node, faults: list[_Fault]) -> Iterator[Diagnostic]:
    place = _Place(root, faults[0])
    missing = list(dict.fromkeys(_missing_key(f) for f in faults if f.rule == "required"))
    for fault in faults:
        if fault.rule == "additionalProperties" and isinstance(place.node, Mapping):
            for key in _unknown_keys(fault):
                yield _unknown_key(place, place.node, fault, key, missing)
    if missing:
        yield _lacking(place, faults, missing)


def _missing_key(fault: _Fault) -> str:
    """The key that a ``required`` error is about; the library says it only in its message."""
    return next(str(key) for key in fault.value if fault.message.startswith(repr(key)))


def _unknown_keys(fault: _Fault) -> list[str]:
    known = fault.schema.get("properties", {})
    return [key for key in fault.instance if key not in known][:MAX_KEYS]


def _unknown_key(place: _Place, node: Mapping, fault: _Fault, key: str, missing: list[str]) -> Diagnostic:
    """An unknown key; one close to a missing key accounts for both, and is struck from ``missing``."""
    title = fault.schema.get("title", "this mapping")
    known = list(fault.schema.get("properties", {}))
    here = node.entries[key].key.span.source  # what is inherited can be meant, what stands beside it cannot
    beside = {name for name, entry in node.entries.items() if entry.key.span.source is here}
    close = suggest(key, [name for name in known if name not in beside])
    scalar = node.entries[key].key
    if glued := None if close else _glued(scalar, known):
        missing[:] = [name for name in missing if name != glued[0]]
        return error(
            "unknown-key", f"{title} has no key {quoted(key)}", scalar.span, "key and value in one word",
            more=_enclosing(place), help=f"write {quoted(glued[1])}", fix=Fix(scalar.span, glued[1]),
        )  # fmt: skip
    notes = [] if close else [f"the keys of {title}: {', '.join(known)}"]
    wanted = next((name for name in close if name in missing), "")
    if wanted:
        missing.remove(wanted)
        close = [wanted]
        notes = [f"`{wanted}` is required here and is reported only once"]
    if close and close[0] in fault.schema.get("if", {}).get("required", ()):
        missing.clear()  # what is missing is so only without the key that was meant
    fix = Fix(scalar.span, close[0]) if len(close) == 1 and key not in INSTEAD else None
    help = INSTEAD.get(key) or did_you_mean(close) or _cut_by_a_comma(node, key)
    if len(missing) == 1 and quoted(missing[0])[:-1] in INSTEAD.get(key, ""):
        missing.clear()  # it is named already
    if not help and len(missing) == 1 == len(_unknown_keys(fault)):  # one mistake: a key in the place of another
        help = f"{quoted(missing.pop())} is missing here; write that, if it is meant"
    return error(
        "unknown-key", f"{title} has no key {quoted(key)}", scalar.span, "not a key of the language here",
        more=_enclosing(place), help=help, notes=notes, fix=fix,
    )  # fmt: skip


def _glued(key: Scalar, known: list[str]) -> tuple[str, str] | None:
    """A key that is written together with its value, or without its colon: the key, and both as they are written."""
    for name in known:
        rest = key.text.removeprefix(name)
        if key.plain and rest != key.text and rest[:1] in (":", " ") and rest.strip(": "):
            return name, f"{name}: {rest.lstrip(': ')}"
    return None


def _cut_by_a_comma(node: Mapping, key: str) -> str:
    """In a mapping on one line, a comma in unquoted text begins a new key, one that says nothing."""
    value = node.entries[key].value
    after = node.span.source.text[node.entries[key].key.span.end :].lstrip(" \"'")
    empty = isinstance(value, Scalar) and value.value is None and value.text == "" and not after.startswith(":")
    if empty:
        return "a comma ended the text before it; put that text in quotes"
    before = [entry for entry in node.entries.values() if entry.key.span.start < node.entries[key].key.span.start]
    last = before[-1].value if before else None
    prose = isinstance(last, Scalar) and last.plain and " " in last.text and _line(last) == _line(value)
    flowing = node.span.text.startswith("{")
    return "if the comma belongs to the text before it, put that text in quotes" if prose and flowing else ""


def _line(node: Node) -> int:
    return node.span.source.position(node.span.start)[0]


def _enclosing(place: _Place) -> list[Label]:
    return [Label(place.key.span, f"in {quoted(place.key.text)}")] if place.key is not None else []


def _lacking(place: _Place, faults: list[_Fault], missing: list[str]) -> Diagnostic:
    fault = next(f for f in faults if f.rule == "required")
    title = next((f.schema["title"] for f in faults if "title" in f.schema), "this mapping")
    about = {key: schema.get("description") for key, schema in fault.schema.get("properties", {}).items()}
    notes = [f"`{key}`: {about[key]}" for key in missing if about.get(key)]
    whole = len(missing) > 2 and title == "a spec" and isinstance(fault.instance, dict)
    whole = whole and "extends" not in fault.instance
    more = ", or name with `extends` the spec that states them" if whole else ""
    meant = _inherited_name(place)
    if misspelled := _misspelled_for(place, fault, missing):
        key, name = misspelled
        return error("missing-key", f"{title} lacks {quoted(name)}", key.span, "is this meant?",
                     help=did_you_mean([name]), fix=Fix(key.span, name))  # fmt: skip
    return error("missing-key", f"{title} lacks {listed(missing, 'and')}", place.head, "", notes=notes,
                 help=f"add {listed(missing, 'and')}{more}{meant}")  # fmt: skip


def _misspelled_for(place: _Place, fault: _Fault, missing: list[str]) -> tuple[Scalar, str] | None:
    """The key that is close to the one that is missing, where any name may stand beside the keys."""
    if not isinstance(place.node, Mapping) or len(missing) != 1 or place.key is None or place.key.text not in FREE:
        return None
    known = fault.schema.get("properties", {})
    others = [name for name in place.node.entries if name not in known]
    close = suggest(missing[0], others)
    return (place.node.entries[close[0]].key, missing[0]) if close else None


def _inherited_name(place: _Place) -> str:
    """The name in an extended spec that was meant, where one that is close stands beside this one."""
    holder, key = place.holder, place.key
    if not isinstance(holder, Mapping) or key is None or place.is_item:
        return ""
    others = [name for name, entry in holder.entries.items() if entry.key.span.source is not key.span.source]
    close = suggest(key.text, others)
    return f"; or {did_you_mean(close)}" if close else ""


# --- values -----------------------------------------------------------------------------------------------------------


def _wrong_type(place: _Place, fault: _Fault) -> Diagnostic:
    expected = _expected(fault)
    notes = _about(fault)
    if fault.instance is None:
        holder = place.holder
        cut = _cut_by_a_comma(holder, place.key.text) if place.key and isinstance(holder, Mapping) else ""
        return error("wrong-type", f"{place.name} has no value", place.span, "nothing stands here",
                     help=cut or f"write {expected}, a line below with more indentation, or delete it",
                     notes=notes)  # fmt: skip
    help, fix = _misspelled_key(place, fault) or _retyped(fault, place)
    return error("wrong-type", f"{place.name} must be {expected}", place.span, f"this is {_kind(place.node)}",
                 help=help, notes=notes, fix=fix)  # fmt: skip


def _misspelled_key(place: _Place, fault: _Fault) -> tuple[str, Fix | None] | None:
    """The key that was meant where any name may stand beside a few keys: in an example, in a dialogue."""
    known = "additionalProperties" not in fault.schema_path
    if place.key is None or place.is_item or place.around not in BESIDE_NAMES or known:
        return None
    close = suggest(place.key.text, BESIDE_NAMES[place.around])
    return (did_you_mean(close), Fix(place.key.span, close[0])) if close else None


FREE = ("given", "expect")
"""Where any name may stand beside the keys of the language."""
BESIDE_NAMES = {
    "given": ("held", "dealt", "hands", "slate", "bids", "face up", "turned up", "laid out"),
    "expect": ("slate", "may give", "may say", "thrown in", "exchanges"),
    "dialogues": ("title", "opens", "when", "source", "conjecture", "note"),
}
"""Keys that hold no number or text, by what they stand in."""


def _expected(fault: _Fault) -> str:
    kinds = fault.value
    return " or ".join(KINDS[kind] for kind in ([kinds] if isinstance(kinds, str) else kinds))


def _retyped(fault: _Fault, place: _Place) -> tuple[str, Fix | None]:
    value, expected, span = fault.instance, fault.value, place.span
    if expected == "array" and str(value) in LISTED:
        return f"say {quoted(f'[{LISTED[str(value)]}]')}", Fix(span, f"[{LISTED[str(value)]}]")
    if expected == "array" and _item_kind(fault) == "object":
        return "it is a list of mappings: begin each with `- `", None
    if expected == "array" and isinstance(place.node, Scalar) and place.node.plain:
        return f"put it in brackets: {quoted(f'[{place.node.text}]')}", Fix(span, f"[{place.node.text}]")
    if expected == "array":
        return "begin each item with `- `, or put the items in brackets: `[…, …]`", None
    if expected == "boolean" and str(value).lower() in TRUTH:
        meant = TRUTH[str(value).lower()]
        return f"write `{meant}`", Fix(span, meant)
    if expected == "boolean" and (close := suggest(str(value), ("true", "false"))):
        return did_you_mean(close), Fix(span, close[0])
    if expected == "object" and isinstance(place.node, Listing) and any(_single(item) for item in place.node.items):
        return "names are keys here, and no items: delete each `- `", None
    if expected == "object" and place.key is not None and place.key.text == _needed(fault):
        return "it belongs to the name above it: indent it more than that", None
    if expected == "object" and isinstance(place.node, Scalar) and place.node.plain and _needed(fault):
        whole = f"{{{_needed(fault)}: {place.node.text}}}"
        return f"say {quoted(whole)}", Fix(span, whole) if "," not in place.node.text else None
    if isinstance(value, bool) and "integer" in expected:
        return "", None
    if isinstance(value, bool | int) and "string" in expected:
        return "put it in quotes if it is text", None
    help, fix = _otherwise(place, expected)
    if not help and "string" in expected and isinstance(place.node, Listing):
        help = "write it as one text, without brackets"
    return help, fix


def _single(node: Node) -> bool:
    """Whether an item is a mapping of one key that holds a mapping."""
    return isinstance(node, Mapping) and [isinstance(e.value, Mapping) for e in node.entries.values()] == [True]


def _item_kind(fault: _Fault) -> object:
    """The one kind of value that the items of a list have."""
    items = fault.schema.get("items", {})
    name = str(items.get("$ref", "")).removeprefix("#/$defs/")
    return (_definitions().get(name, items) if name else items).get("type")


@cache
def _definitions() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for schema in schema_texts().values():
        found |= schema.get("$defs", {})
    return found


def _needed(fault: _Fault) -> str:
    """The one key that a mapping cannot do without."""
    needed = fault.schema.get("required", ())
    return str(needed[0]) if len(needed) == 1 else ""


SHAPES = {
    ("binds", "object"): "say the name and what it holds: `binds: {declarer: speaker}`",
    **{(key, "object"): f"say what is counted, and how much: `{key}: {{rungs: 1}}`"
       for key in ("gains", "loses", "sets")},
    ("leader", "text"): "where it hangs on something, let steps of the deal bind a name, each with its `when`: "
                        "`bind: {opener: declarer, when: trump is none}`; and say `leader: opener`",
    ("title", "object"): "say it by language: `title: {en: Hearts, de: Herzeln}`",
    ("when", "text"): "join conditions with `and` or `or`, in one text",
    ("cards", "integer or string or object"): "one number for each deal is `cards by deal: [10, 9, 8]`",
    ("row", "object"): "write a step `row` for each",
}  # fmt: skip
"""How the value of a key is written, by what was expected."""


def _otherwise(place: _Place, expected: str | list[str]) -> tuple[str, Fix | None]:
    """How it is written that what stands there was meant for."""
    key = place.key.text if place.key is not None and not place.is_item else ""
    counted = re.fullmatch(r"([0-9]+) (\w+)", place.node.text) if isinstance(place.node, Scalar) else None
    if counted and (key, expected) in SHAPES:
        return f"say {quoted(f'{{{counted[2]}: {counted[1]}}}')}", Fix(place.span, f"{{{counted[2]}: {counted[1]}}}")
    kinds = expected if isinstance(expected, str) else " or ".join(expected)
    return SHAPES.get((key, kinds)) or SHAPES.get((key, "text" if "string" in expected else kinds), ""), None


def _kind(node: Node) -> str:
    if isinstance(node, Listing):
        return "a list"
    if isinstance(node, Mapping):
        return "a mapping"
    if isinstance(node.value, bool):
        return f"the truth value `{node.text}`"
    return "a number" if isinstance(node.value, int) else "nothing" if node.value is None else "text"


def _about(fault: _Fault) -> list[str]:
    description = fault.schema.get("description")
    return [description] if description else []


def _said(node: Node) -> str:
    return quoted(node.text) if isinstance(node, Scalar) and node.text else _kind(node)


def _wrong_word(place: _Place, fault: _Fault) -> Diagnostic:
    words = [str(word) for word in fault.value]
    said = str(fault.instance)
    close = [MEANT[said]] if MEANT.get(said) in words else suggest(said, words)
    fix = Fix(place.span, close[0]) if len(close) == 1 else None
    return error("wrong-value", f"{place.name} cannot be {_said(place.node)}", place.span,
                 f"expected {listed(words)}", help=did_you_mean(close), notes=_about(fault), fix=fix)  # fmt: skip


def _wrong_constant(place: _Place, fault: _Fault) -> Diagnostic:
    wanted = json.dumps(fault.value)
    return error("wrong-value", f"{place.name} must be `{wanted}`", place.span, f"expected `{wanted}`",
                 notes=_about(fault))  # fmt: skip


def _wrong_value(place: _Place, fault: _Fault) -> Diagnostic:
    label = LIMITS.get(fault.rule, "").format(fault.value)
    return error("wrong-value", f"{place.name} cannot be {_said(place.node)}", place.span, label,
                 notes=_about(fault))  # fmt: skip


LIMITS = {
    "minimum": "at least {}",
    "maximum": "at most {}",
    "minLength": "it must not be empty",
    "maxLength": "at most {} letters",
}


def _too_few(place: _Place, fault: _Fault) -> Diagnostic:
    if not fault.instance:
        return error("wrong-value", f"{place.name} is empty", place.span, "nothing stands in it", notes=_about(fault))
    title = fault.schema.get("title", place.name)
    return error("wrong-value", f"{title} needs more than this", place.head, f"at least {fault.value}",
                 notes=_about(fault))  # fmt: skip


def _too_many(place: _Place, fault: _Fault) -> Diagnostic:
    items = place.node.items if isinstance(place.node, Listing) else ()
    span = items[fault.value].span if len(items) > fault.value else place.span
    return error("wrong-value", f"{place.name} has too many items", span, f"at most {fault.value}", notes=_about(fault))


def _too_many_keys(place: _Place, fault: _Fault) -> Diagnostic:
    title = fault.schema.get("title", place.name)
    keys = [entry.key for entry in place.node.entries.values()] if isinstance(place.node, Mapping) else []
    if fault.value > 1:
        return error("wrong-value", f"{place.name} has too many entries", keys[fault.value].span,
                     f"at most {fault.value}", notes=_about(fault))  # fmt: skip
    more = [Label(keys[0].span, "beside this one")]
    return error("keys-clash", f"{title} has one key only", keys[1].span, "a second key", more=more,
                 help="make each key an item of the list", notes=_about(fault))  # fmt: skip


def _excluded(place: _Place, fault: _Fault) -> Diagnostic:
    path = fault.schema_path
    other = str(path[path.index("dependentSchemas") + 1]) if "dependentSchemas" in path else ""
    span = place.key.span if place.key is not None else place.span
    message = f"{place.name} cannot stand beside {quoted(other)}" if other else f"{place.name} cannot stand here"
    return error("keys-clash", message, span, "one of the two is too many", help="delete one of them")


def _bad_name(place: _Place, fault: _Fault) -> Diagnostic:
    name = str(fault.instance)
    entry = place.node.entries.get(name) if isinstance(place.node, Mapping) else None
    span = entry.key.span if entry else place.span
    title = fault.schema.get("title", "a name")
    tag = mended(name, fault.value) if title == LANGUAGE and fault.rule == "pattern" else ""
    fix = Fix(span, tag) if tag else None
    return error("wrong-value", f"{quoted(name)} cannot be {title}", span, help=did_you_mean([tag] if tag else []),
                 notes=_about(fault), fix=fix)  # fmt: skip


TELLERS: dict[str, Callable[[_Place, _Fault], Diagnostic]] = {
    "type": _wrong_type,
    "enum": _wrong_word,
    "const": _wrong_constant,
    "minItems": _too_few,
    "minProperties": _too_few,
    "maxItems": _too_many,
    "maxProperties": _too_many_keys,
    "not": _excluded,
}
