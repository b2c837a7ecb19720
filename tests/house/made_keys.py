"""The reference of keys, made from the schemas: every part of a spec with its keys, and the keys in short."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, TypeAlias

from tests.house.made_library import rows
from tests.house.pages import ROOT

Schema: TypeAlias = dict[str, Any]

NAMED = {
    "name": "a name of one word",
    "label": "a name",
    "phrase": "a phrase",
    "number": "a number: a phrase, a list or a table",
    "words": "words",
    "title": "a text for each language",
    "text": "a text, or one for each language",
    "counts": "names to numbers",
    "binds": "names to values",
}
"""What the small definitions are called that have no keys of their own."""

KINDS = {"string": "a text", "boolean": "`true` or `false`", "array": "a list", "object": "a mapping", "null": "`~`"}


def schema(name: str) -> Schema:
    """A schema of the checker."""
    read: Schema = json.loads((ROOT / "schema" / f"{name}.schema.json").read_text("utf-8"))
    return read


def every_key() -> str:
    """Each part of a spec and its keys, from the schema."""
    spec = schema("spec")
    return parts_of(spec, {"a spec": spec})


def every_key_of_examples() -> str:
    """The keys of an example, from its schema."""
    return parts_of(schema("cases"), {})


def parts_of(root: Schema, first: dict[str, Schema]) -> str:
    """The parts of a schema that have keys, each under its name."""
    parts = first | {name: part for name, part in root["$defs"].items() if part.get("properties")}
    return "\n\n".join(f"## {heading_of(name, part, root)}\n\n{table(part, root)}" for name, part in parts.items())


def title_of(name: str, part: Schema) -> str:
    """What a part is called."""
    return str(part.get("title", name))


def heading_of(name: str, part: Schema, root: Schema) -> str:
    """Its heading, and what links to it go to: what it is called, told from others that are called the same."""
    title = title_of(name, part)
    alike = [
        other for other, each in root["$defs"].items() if each.get("properties") and title_of(other, each) == title
    ]
    return f"{title}: {name}" if alike[1:] and alike[0] != name else title


def table(part: Schema, root: Schema) -> str:
    """The keys of a part."""
    return rows(["key", "is", "says"], [[*cells] for cells in keys_of(part, root)])


def keys_of(part: Schema, root: Schema, depth: int = 0) -> Iterator[tuple[str, str, str]]:
    """Each key of a part, those of a part within it after an arrow: the key, what its value is, what it says."""
    needed = part.get("required", ())
    for key, said in part["properties"].items():
        mark = " **!**" if key in needed else ""
        yield f"{'→ ' * depth}`{key}`{mark}", value_of(said, root), told(said, root)
        if said.get("properties"):
            yield from keys_of(said, root, depth + 1)


def told(said: Schema, root: Schema) -> str:
    """What the schema says of a key, or of what it refers to."""
    text = said.get("description") or (referred(said, root) or {}).get("description", "")
    return str(text).replace("|", "\\|")


def referred(said: Schema, root: Schema) -> Schema | None:
    """The definition that a schema refers to, in its own file."""
    reference = said.get("$ref", "")
    found: Schema | None = root["$defs"].get(reference.rpartition("/")[2]) if reference.startswith("#") else None
    return found


def value_of(said: Schema, root: Schema) -> str:
    """What the value of a key is, in words."""
    if "$ref" in said:
        return value_of_reference(said, root)
    if "enum" in said:
        return ", ".join(f"`{json.dumps(each) if isinstance(each, bool) else each}`" for each in said["enum"])
    if "const" in said:
        return f"`{json.dumps(said['const']) if isinstance(said['const'], bool) else said['const']}`"
    kinds = said.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    if not kinds and ("anyOf" in said or "oneOf" in said):
        return " or ".join(dict.fromkeys(value_of(each, root) for each in said.get("anyOf") or said["oneOf"]))
    return " or ".join(dict.fromkeys(kind_of(kind, said, root) for kind in kinds)) or "a value"


def value_of_reference(said: Schema, root: Schema) -> str:
    """What a definition is called, with a link if its keys are shown on the page."""
    name = said["$ref"].rpartition("/")[2]
    if (part := referred(said, root)) is None:
        return "[an example](#an-example)"
    if part.get("properties"):
        heading = heading_of(name, part, root)
        return f"[{title_of(name, part)}](#{heading.lower().replace(':', '').replace(' ', '-')})"
    return NAMED.get(name) or value_of(part, root)


def kind_of(kind: str, said: Schema, root: Schema) -> str:
    """One kind of value."""
    if kind == "integer":
        least, most = said.get("minimum", 0), said.get("maximum", 10**6)
        return f"a number from {least:,} to {most:,}" if most - least < 10**5 else "a number"
    if kind == "array" and isinstance(said.get("items"), dict) and said["items"]:
        return f"a list, each {value_of(said['items'], root)}"
    if kind == "object" and isinstance(said.get("additionalProperties"), dict):
        return f"a mapping, each {value_of(said['additionalProperties'], root)}"
    return KINDS[kind]


def in_short() -> str:
    """The keys of each part, one line a part; parts of one name, such as rows in several places, are one."""
    spec = schema("spec")
    known: dict[str, dict[str, bool]] = {}
    for name, part in {"a spec": spec, **spec["$defs"]}.items():
        keys = known.setdefault(title_of(name, part), {})
        for key in part.get("properties", ()):
            if key not in REMARKS and name not in LEFT_OUT:
                keys[key] = keys.get(key, True) and key in part.get("required", ())
    lines = [
        [f"**{title}**", " · ".join(f"`{key}`{'!' if needed else ''}" for key, needed in keys.items())]
        for title, keys in known.items()
        if keys
    ]
    return rows(["part", "keys"], lines)


REMARKS = ("source", "conjecture", "note", "title", "says")
"""The keys that stand nearly everywhere."""

LEFT_OUT = ("evidence", "title")
"""What is told above the table."""
