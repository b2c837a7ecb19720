"""What mutations are made of: the shipped specs as plain data, and every value, key and word that stands in them.

Each value has a *kind*: the key that it stands under, or ``key[]`` for an item of a list and ``key/*`` for what has a
name of its own (a power, a choice).  Values of one kind can take each other's place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from stich.language.text.extends import load_chain
from stich.language.text.nodes import plain_data
from tests.specs_under_test import NAMES, SPECS

Data = Any
Container = dict[str, Any] | list[Any]

PROSE = frozenset(
    {"title", "about", "sources", "evidence", "gaps", "reading", "source", "conjecture", "note", "comment", "quote",
     "status", "names", "work", "section", "says"}
)  # fmt: skip
NAMED = frozenset({"powers", "dialogues", "say", "card points", "slate", "titles", "groups", "names", "pools", "binds"})
NUMBERS = frozenset({"points", "pays", "concedes"})
"""Keys of a number, which may be a list of numbers or a table of cases: all of one kind."""
OF_ONE_KIND = {
    "number": "number", "gains": "number", "loses": "number", "sets": "number", "define numbers": "number",
    "define conditions": "when", "define cards": "with",
}  # fmt: skip
"""What stands under the keys of something of a kind, where these are names, cases or places of a list."""
STATE_KEYS = frozenset({"title", "opens", "when", "source", "conjecture", "note"})
WORD = re.compile(r"[^\s,()]+|[(),]")
BOOL = "tag:yaml.org,2002:bool"


@dataclass(frozen=True)
class Site:
    """A place in a spec: what holds it, under which key, and of which kind its value is."""

    holder: Any
    key: Any
    kind: str

    @property
    def value(self) -> Data:
        """What stands there."""
        return self.holder[self.key]


def sites(data: Data, kind: str = "") -> Iterator[Site]:
    """Every place below ``data``, prose left out."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in pairs:
        if key in PROSE:
            continue
        site = Site(data, key, kind_below(kind, key))
        yield site
        yield from sites(value, site.kind)


def kind_below(kind: str, key: str | int) -> str:
    """The kind of what stands under a key of something of a kind."""
    if kind in OF_ONE_KIND:
        return OF_ONE_KIND[kind]
    if key in NUMBERS and kind not in ("given", "expect", "slate"):
        return "number"
    if kind == "define":
        return f"define {key}"
    if isinstance(key, int):
        return f"{kind}[]"
    if kind in NAMED:
        return f"{kind}/*"
    if kind == "dialogues/*" and key not in STATE_KEYS:
        return "state"
    return str(key)


PLAIN_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Loader(PLAIN_LOADER):  # type: ignore[misc]
    """To which `yes` and `on` are words, as to the language."""


RESOLVERS = yaml.SafeLoader.yaml_implicit_resolvers
Loader.yaml_implicit_resolvers = {at: [each for each in found if each[0] != BOOL] for at, found in RESOLVERS.items()}
Loader.add_implicit_resolver(BOOL, re.compile("(?:true|false)$"), list("tf"))


def loaded(text: str) -> Data:
    """The text of a spec as data."""
    return yaml.load(text, Loader)


@cache
def specs() -> dict[str, Data]:
    """Each shipped spec as it stands, and each that extends another written out whole as well, by a name."""
    found: dict[str, Data] = {}
    for name in NAMES:
        path = SPECS / f"{name}.yaml"
        found[name] = loaded(path.read_text("utf-8"))
        if "extends" in found[name]:
            tree = load_chain(path).tree
            assert tree is not None
            whole = found[f"{name}, whole"] = {k: v for k, v in plain_data(tree).items() if k != "extends"}
            if isinstance(whole["seats"]["players"], int):
                whole["seats"].pop("usual", None)  # of the range of the spec that it extends
    return found


@cache
def hostile() -> dict[str, Data]:
    """The specs that were once hostile, but for those that are so by their size."""
    folder = Path(__file__).parent / "hostile"
    return {
        path.stem: loaded(path.read_text("utf-8"))
        for path in sorted(folder.glob("*.yaml"))
        if path.stat().st_size < 4000
    }


def spec(name: str) -> Data:
    """A copy of a spec, to be changed."""
    return deepcopy(specs()[name])


@cache
def values() -> dict[str, list[Data]]:
    """For each kind the values that stand somewhere, each once."""
    return {kind: list(found.values()) for kind, found in _collected()[0].items()}


@cache
def fields() -> dict[str, dict[str, list[Data]]]:
    """For each kind of mapping its keys, each with the values that stand under it somewhere."""
    found = _collected()[1]
    return {kind: {key: list(values.values()) for key, values in keys.items()} for kind, keys in found.items()}


@cache
def phrases() -> dict[str, list[str]]:
    """For each kind the texts that stand somewhere."""
    texts = {kind: [each for each in found if isinstance(each, str)] for kind, found in values().items()}
    return {kind: found for kind, found in texts.items() if found and not kind.startswith(("given", "expect"))}


@cache
def words() -> list[str]:
    """Every word of every phrase."""
    found = {word: None for texts in phrases().values() for text in texts for word in WORD.findall(text)}
    return list(found)


@cache
def keys() -> list[str]:
    """Every key."""
    return list({site.key: None for data in specs().values() for site in sites(data) if isinstance(site.key, str)})


@cache
def _collected() -> tuple[dict[str, dict[str, Data]], dict[str, dict[str, dict[str, Data]]]]:
    by_kind: dict[str, dict[str, Data]] = {}
    by_field: dict[str, dict[str, dict[str, Data]]] = {}
    for data in specs().values():
        parents = {id(data): "spec"}
        for site in sites(data):
            parents[id(site.value)] = site.kind
            by_kind.setdefault(site.kind, {}).setdefault(repr(site.value), site.value)
            if isinstance(site.holder, dict):
                fields = by_field.setdefault(parents[id(site.holder)], {})
                fields.setdefault(str(site.key), {}).setdefault(repr(site.value), site.value)
    return by_kind, by_field
