"""How large the language is: keys of a spec, words of the phrases, kinds of terms, now or at a commit.

Run by hand, never a test: ``python -m tests.house.keys``, or with commits, ``python -m tests.house.keys HEAD~50 HEAD``.
It reads the schema, the grammar and the source of the terms as text, so that it can read those of any commit.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SCHEMA = "schema/spec.schema.json"
PHRASES = "interpreter/stich/language/conditions/"
KINDS = {
    "cards": ("Cards",),
    "whom": ("Whom", "Who"),
    "numbers": ("Number", "Amount"),
    "facts": ("Fact", "Atom"),
    "counts": ("Measure",),
    "seats": ("Role",),
}
"""The kinds of terms: the class, enumeration or union that lists them, the newest name first."""


def main(commits: list[str]) -> None:
    """Print the figures of each commit, or of the working tree."""
    for commit in commits or [""]:
        found = figures(at_commit(commit) if commit else of_this_tree)
        print(f"{commit or 'now'}: " + ", ".join(f"{name} {number}" for name, number in found.items()))


def figures(read: Callable[[str], str]) -> dict[str, int]:
    """What there is of everything; ``read`` gives the text of a file, or none where there is no such file."""
    places = list(keys_of(json.loads(read(SCHEMA))))
    terms = declared("\n".join(read(f"{PHRASES}{name}.py") for name in ("kinds", "measures", "terms")))
    kinds = {name: len(set(members(terms, names))) for name, names in KINDS.items()}
    return {
        "keys": len(set(places)),
        "places": len(places),
        "keywords": len(keywords(read(f"{PHRASES}conditions.lark"))),
    } | kinds


def of_this_tree(path: str) -> str:
    """A file as it is now."""
    found = ROOT / path
    return found.read_text("utf-8") if found.exists() else ""


def at_commit(commit: str) -> Callable[[str], str]:
    """Reads the files of a commit."""

    def read(path: str) -> str:
        shown = subprocess.run(["git", "show", f"{commit}:{path}"], cwd=ROOT, capture_output=True, check=False)
        return shown.stdout.decode("utf-8")

    return read


# --- keys and words ---------------------------------------------------------------------------------------------------


def keys_of(schema: Any) -> Iterator[str]:
    """Each key in each place; what only says which keys clash (``dependentSchemas``) is no place."""
    parts = schema if isinstance(schema, list) else []
    if isinstance(schema, dict):
        properties = schema.get("properties")
        yield from properties if isinstance(properties, dict) else ()
        parts = [part for name, part in schema.items() if name != "dependentSchemas"]
    for part in parts:
        yield from keys_of(part)


def keywords(grammar: str) -> set[str]:
    """The words that the grammar has in quotes, or that a terminal of several words is made of."""
    rules = "\n".join(line.split("//")[0] for line in grammar.splitlines())
    quoted = re.findall(r'"([a-z ]+)"', rules)
    terminals = re.findall(r"^_[A-Z_]+[.0-9]*: /(.*?)(?:\(\?!|/$)", rules, re.M)
    return {word for said in quoted for word in said.split()} | {
        word for said in terminals for word in re.findall(r"[a-z]+", said.replace("\\s", " "))
    }


# --- kinds of terms ---------------------------------------------------------------------------------------------------


def declared(source: str) -> dict[str, list[str]]:
    """Each class, enumeration and union by its name: an enumeration has its members, a union what it joins."""
    found: dict[str, list[str]] = {}
    for node in ast.parse(re.sub(r"^from __future__.*$", "", source, flags=re.M)).body:
        if isinstance(node, ast.ClassDef):
            enum = any(isinstance(base, ast.Name) and base.id == "Enum" for base in node.bases)
            assigned = (each.targets[0] for each in node.body if isinstance(each, ast.Assign)) if enum else ()
            found[node.name] = [f"{node.name}.{each.id}" for each in assigned if isinstance(each, ast.Name)]
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            found[node.target.id] = [each.id for each in ast.walk(node.value) if isinstance(each, ast.Name)]
    return found


def members(terms: dict[str, list[str]], names: tuple[str, ...]) -> Iterator[str]:
    """What the first of these names that there is comes to."""
    name = next((each for each in names if each in terms), None)
    if name is not None and not terms[name]:
        yield name
    for part in terms.get(name or "", []):
        yield from members(terms, (part,)) if part in terms else (part,)


if __name__ == "__main__":
    main(sys.argv[1:])
