"""The nodes of a spec, each with what the schema says of its place.

Place in the pipeline: beside ``schema``; for those who look for a sort of thing wherever it stands in a spec, as for
every text or every title.  Knows JSON Schema as far as ours uses it; must not know what a key means.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from stich.language.text.nodes import Listing, Mapping, Node
from stich.language.text.schema import schema_texts

SPEC = "spec.schema.json"
_Place = tuple[str, dict[str, Any], str]  # the file, what it says, and under which name it is defined there


@dataclass(frozen=True, slots=True)
class Located:
    """A node with the keys that lead to it; ``sort`` is what the schema calls such a node (``power``, ``text``), empty
    where it has no word for it, and ``keys`` are those that it may have."""

    path: tuple[str | int, ...]
    node: Node
    sort: str
    keys: frozenset[str]

    @property
    def told(self) -> str:
        """The path in words: ``play.guards[0]``."""
        steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in self.path)
        return "".join(steps).removeprefix(".")

    @property
    def key(self) -> str:
        """The key under which it stands; empty in a list."""
        last = self.path[-1] if self.path else ""
        return "" if isinstance(last, int) else last


def spots(tree: Node) -> Iterator[Located]:
    """Every node of a spec that the schema knows, in the order of the text, what holds others before them."""
    waiting: list[tuple[tuple[str | int, ...], Node, _Place]] = [((), tree, (SPEC, schema_texts()[SPEC], ""))]
    while waiting:
        path, node, (file, said, sort) = waiting.pop()
        yield Located(path, node, sort, frozenset(said.get("properties", ())))
        waiting += [
            ((*path, step), part, _resolved(file, inner))
            for step, part, inner in reversed(list(_parts(node, said)))
            if isinstance(inner, dict)
        ]


def _parts(node: Node, said: dict[str, Any]) -> Iterator[tuple[str | int, Node, object]]:
    """The parts of a node, each with what is said of it."""
    if isinstance(node, Mapping):
        known = said.get("properties", {})
        for key, entry in node.entries.items():
            yield key, entry.value, known.get(key, said.get("additionalProperties"))
    elif isinstance(node, Listing):
        yield from ((i, item, said.get("items")) for i, item in enumerate(node.items))


def _resolved(file: str, said: dict[str, Any]) -> _Place:
    """What a reference leads to."""
    sort = ""
    while "$ref" in said:
        other, _, name = str(said["$ref"]).partition("#/$defs/")
        file, sort = other or file, name
        said = schema_texts()[file]["$defs"][name]
    return file, said, sort
