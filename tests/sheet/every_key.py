"""Every key that a spec can have, where specs have it, and copies of a spec that differ in one key alone.

The keys are read off the schema: ``deal.packets`` is the key ``packets`` of the part that the schema calls ``deal``,
``match.stake.start`` one of an object within a part, ``ties`` one of a whole spec, and ``match.slate.*`` what stands
under a name that the author gives.  Beside this module ``every_key.yaml`` holds the changes that no rule makes.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from stich.language.load import check
from stich.language.model.game import GameModel
from stich.language.text.extends import load_chain
from stich.language.text.nodes import plain_data
from stich.messages.book import LANGUAGES, book_of
from stich.sheet.as_text import draw
from stich.sheet.sheet import make_sheet
from tests.command import ROOT
from tests.specs_under_test import PLAYED, path_of

Node = dict[str, Any]
"""A part of the schema."""
Steps = tuple[str | int, ...]
"""The way to a place in a spec."""

SCHEMA: Node = json.loads((ROOT / "schema/spec.schema.json").read_text("utf-8"))
DEFS: dict[str, Node] = SCHEMA["$defs"]
CHANGES = yaml.safe_load((Path(__file__).parent / "every_key.yaml").read_text("utf-8"))

VALUES = ("number", "counts", "binds", "source", "title", "evidence")
"""Parts of the schema that are one value each, though they have keys."""
ANY = "*"
"""In the place of a key: a name that the author gives."""
GONE = object()
"""In the place of a value: the key is left out."""
NEW = "said nowhere before"
REMARKS: dict[str, Any] = {"source": None, "conjecture": NEW, "note": NEW, "title": dict.fromkeys(LANGUAGES, NEW)}
"""What any part may say of itself beside its rule; a source names one of the works of the spec, as the evidence of a
section does."""
BESIDE = ("says", "title", "name", "title.*", "text.*", "says.*")
"""How the keys end of what is printed beside the author's own words, or is these."""


# --- the keys of the schema -------------------------------------------------------------------------------------------


@cache
def keys() -> tuple[str, ...]:
    """Every key that has a value of its own, once for each part that has it; what has keys itself is told by them."""
    return tuple(dict.fromkeys(key for name, part in [("", SCHEMA), *DEFS.items()] for key in _keys_in(part, name)))


def _keys_in(node: Node, name: str) -> Iterator[str]:
    for key, below in node.get("properties", {}).items():
        if not _has_keys(_resolved(below, "")[0]):
            yield _joined(name, key)
        if "$ref" not in below:
            yield from _keys_in(below, _joined(name, key))
    other = node.get("additionalProperties")
    if isinstance(other, dict) and not _has_keys(_resolved(other, "")[0]):
        yield _joined(name, ANY)
    for inner in (node.get("items"), other):
        if isinstance(inner, dict) and "$ref" not in inner:
            yield from _keys_in(inner, name)


def _has_keys(node: Node) -> bool:
    """Whether what stands there is told by keys of its own, or of its items."""
    kinds = node.get("type", "object")
    if any(node is DEFS[name] for name in VALUES) or (kinds != "object" and "object" in kinds):
        return False  # what may be a word or a number beside is a value
    other = node.get("additionalProperties")
    inner = [_resolved(each, "")[0] for each in (node.get("items"), other) if isinstance(each, dict)]
    return "properties" in node or isinstance(other, dict) or any("properties" in each for each in inner)


def _resolved(node: Node, name: str) -> tuple[Node, str]:
    """A part of the schema and what it is called: as that to which it refers, or by its path."""
    ref = node.get("$ref", "")
    if ref.startswith("#/$defs/"):
        name = ref.removeprefix("#/$defs/")
        return DEFS[name], name
    return node, name


def _joined(name: str, key: str) -> str:
    return f"{name}.{key}" if name else key


def members(node: Node) -> tuple[Any, ...]:
    """The values of a closed list; none where any may stand."""
    return tuple(node.get("enum", ()) or node.get("then", {}).get("enum", ()))


def closed_lists() -> list[tuple[str, tuple[Any, ...]]]:
    """The keys of which the values are a closed list, and these."""
    return [found for name, part in [("", SCHEMA), *DEFS.items()] for found in _lists_in(part, name)]


def _lists_in(node: Node, name: str) -> Iterator[tuple[str, tuple[Any, ...]]]:
    for key, below in node.get("properties", {}).items():
        if "$ref" not in below:
            if len(members(below)) > 1:
                yield _joined(name, key), members(below)
            yield from _lists_in(below, _joined(name, key))


# --- where a spec has them --------------------------------------------------------------------------------------------


class Part(NamedTuple):
    """A mapping of a spec, and which part of the schema it is."""

    name: str
    way: Steps
    data: dict[str, Any]
    node: Node


class Place(NamedTuple):
    """Where a spec has a key."""

    key: str
    way: Steps
    value: Any
    node: Node


def parts(data: Any, node: Node = SCHEMA, name: str = "", way: Steps = ()) -> Iterator[Part]:
    """Every mapping of a spec, the whole of it first."""
    if isinstance(data, list):
        inner, called = _resolved(node.get("items", {}), name)
        for at, item in enumerate(data):
            yield from parts(item, inner, called, (*way, at))
    elif isinstance(data, dict):
        yield Part(name, way, data, node)
        for key, value in data.items():
            place = _place(Part(name, way, data, node), key)
            if place is not None:
                known = key in node.get("properties", {})
                _, called = _resolved(_below(node, key), _joined(name, key) if known else name)
                yield from parts(value, place.node, called, place.way)


def places(part: Part) -> Iterator[Place]:
    """The keys of one mapping."""
    return (place for key in part.data if (place := _place(part, key)) is not None)


def _place(part: Part, key: str) -> Place | None:
    below = _below(part.node, key)
    if not isinstance(below, dict):
        return None
    known = _joined(part.name, key if key in part.node.get("properties", {}) else ANY)
    return Place(known, (*part.way, key), part.data[key], _resolved(below, "")[0])


def _below(node: Node, key: str) -> Any:
    return node.get("properties", {}).get(key, node.get("additionalProperties"))


@cache
def spec_data(name: str) -> Any:
    """A spec as plain data, with all that it takes over from others, and without its examples."""
    tree = load_chain(path_of(name)).tree
    assert tree is not None
    data = plain_data(tree)
    if isinstance(data["seats"]["players"], int):
        data["seats"].pop("usual", None)  # of a range that a reading has narrowed
    return {key: value for key, value in data.items() if key not in ("extends", "examples")}


@cache
def where() -> dict[str, list[tuple[str, Part]]]:
    """Each part of the schema as specs have it, those of few words first."""
    found: dict[str, list[tuple[str, Part]]] = {}
    for name in sorted(PLAYED, key=lambda name: len(json.dumps(spec_data(name)))):
        for part in parts(spec_data(name)):
            found.setdefault(part.name, []).append((name, part))
    return found


# --- copies that differ in one key ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Change:
    """A copy of a spec that differs in one key: what stands there (``GONE``: nothing).  ``having``: what both of them
    say that the spec does not."""

    spec: str
    way: Steps
    value: Any
    having: tuple[tuple[Steps, Any], ...] = ()

    def __str__(self) -> str:
        value = "left out" if self.value is GONE else json.dumps(self.value, ensure_ascii=False)
        return f"{self.spec}: {'/'.join(map(str, self.way))}: {value}"

    def before(self) -> Any:
        """The spec that the copy is compared with."""
        data = spec_data(self.spec)
        for way, value in self.having:
            data = _changed(data, way, value)
        return data

    def after(self) -> Any:
        """The copy."""
        return _changed(self.before(), self.way, self.value)


def _changed(data: Any, way: Steps, value: Any) -> Any:
    """A copy of a spec with another value in one place."""
    copy = deepcopy(data)
    *steps, last = way
    holder = copy
    for step in steps:
        holder = holder[_in(holder, step)]
    if value is GONE:
        del holder[_in(holder, last)]
    else:
        holder[_in(holder, last)] = value
    return copy


def _in(holder: Any, step: str | int) -> str | int:
    """A step as a list or a mapping wants it: a name may be a number."""
    return str(step) if isinstance(holder, dict) else step


def changes(key: str) -> Iterator[Change]:
    """Copies that differ in a key: those that are written down for it, else what its kind allows."""
    if key in CHANGES:
        yield from map(_written, CHANGES[key])
    elif is_remark(key):
        yield from _remarked(key)
    else:
        yield from _by_itself(key)


def copies_by_member(key: str, values: tuple[Any, ...]) -> Iterator[dict[Any, Any]]:
    """A copy for each value of a key that has a closed list: of the spec that is written down, then of all others."""
    for change in map(_written, CHANGES.get(key, ())):
        yield {value: replace(change, value=value).after() for value in values}
    name, _, last = key.rpartition(".")
    for spec, part in where().get(name, ()):
        if last in part.data:
            yield {value: Change(spec, (*part.way, last), value).after() for value in values}


def _written(each: dict[str, Any]) -> Change:
    having = tuple((_way(at), value) for at, value in each.get("having", {}).items())
    return Change(each["in"], _way(each["at"]), each.get("put", GONE), having)


def _way(text: str) -> Steps:
    return tuple(int(step) if step.isdecimal() else step for step in text.split("/"))


def is_remark(key: str) -> bool:
    """Whether a key says something beside a rule, which is then one of any: not the rule itself."""
    return key.rpartition(".")[2] in REMARKS or _of_section(key)


def _of_section(key: str) -> bool:
    name, _, section = key.partition(".")
    return name == "evidence" and section in SCHEMA["properties"]["evidence"]["properties"]


def _remarked(key: str) -> Iterator[Change]:
    """A remark, or another one, of such a part; of a section another than the one that it has."""
    name, _, remark = key.rpartition(".")
    for spec, part in where().get(name, ()):
        if _of_section(key) and remark not in part.data:
            continue
        for work in list(spec_data(spec).get("sources", ()))[:1]:
            value = REMARKS.get(remark) or {"work": work, "section": NEW}
            yield Change(spec, (*part.way, remark), value)


def _by_itself(key: str) -> Iterator[Change]:
    """A key left out, or with another value that its kind allows, in some specs that have it and tell of it in no words
    of their own: these are the author's, and stay as he has them."""
    seen = set()
    for spec, part in where().get(key.rpartition(".")[0], ()):
        for place in places(part):
            titled = key.endswith(".name") and "title" in part.data  # then the title is printed, not the name
            worded = titled or (not key.endswith(BESIDE) and _worded(spec_data(spec), place.way))
            if place.key == key and (spec, key) not in seen and not worded:
                seen.add((spec, key))
                gone = () if place.way[-1] in part.node.get("required", ()) else (GONE,)
                others = (*members(place.node), *gone, *_other(place))
                yield from (Change(spec, place.way, value) for value in others if value != place.value)


def _worded(data: Any, way: Steps) -> bool:
    """Whether what stands there is part of a rule that the author tells in words of his own (`says`)."""
    for at, step in enumerate(way):
        own = data.get("says") if isinstance(data, dict) else None
        if own is not None and (way[:at] != ("define",) or way[-1] in own):
            return True
        data = data[_in(data, step)]
    return False


def _other(place: Place) -> Iterator[Any]:
    value = place.value
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1)
    elif isinstance(value, str) and not members(place.node):
        yield re.sub(r"\d+", lambda number: str(int(number[0]) + 1), value, count=1)
        yield f"{value} too"
    elif isinstance(value, list):
        yield from (value[:-1], value[1:])


# --- reading and printing ---------------------------------------------------------------------------------------------


class Told(NamedTuple):
    """A game, and what each language prints of it beside its examples."""

    game: GameModel
    sheets: dict[str, str]


def told(data: Any, folder: Path) -> Told | None:
    """What plain data come to; nothing if they are no valid spec."""
    path = folder / f"{data.get('game', 'spec')}.yaml"
    path.write_text(json.dumps(data, ensure_ascii=False), "utf-8")
    game, _ = check(path, every=False)
    return None if game is None else Told(game, {language: _printed(game, language) for language in LANGUAGES})


def _printed(game: GameModel, language: str) -> str:
    sheet = make_sheet(game, language)
    examples = book_of(language).say("head-examples")
    return draw(replace(sheet, sections=tuple(each for each in sheet.sections if each.heading != examples)))


def same(one: GameModel, other: GameModel) -> bool:
    """Whether two specs say the same, whatever their words."""
    return one == replace(other, name=one.name, sha256=one.sha256, span=one.span)
