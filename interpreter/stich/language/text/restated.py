"""What a reading says of its sources: evidence that it gives anew, and rules that it changes without any.

Place in the pipeline: beside ``extends``, which lays a reading over its parent; a tree goes in and comes out with what
still holds of the parent's evidence.  Knows which keys speak of sources; must not know what a rule says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from stich.language.text.diagnostics import Diagnostic, quoted, warning
from stich.language.text.nodes import Entry, Listing, Mapping, Node, Scalar, plain_data

HEADERS = frozenset(
    {"format", "game", "title", "reading", "extends", "family", "yardstick", "status", "gaps", "about", "sources",
     "evidence", "names", "examples"}
)  # fmt: skip
"""Sections that hold no rules."""
EVIDENCE = "evidence"
LEANING = {"plain": "powers", "resolve": "powers", "ties": "powers"}
"""Sections that may lean on the evidence of another."""
OWNING = ("source", "conjecture", "comment")
CITING = (*OWNING, "note")
SAID_OF_SOURCES = {
    "source": frozenset({"work", "section", "quote"}),
    "evidence": frozenset({"work", "section", "quote", "conjecture", "note"}),
}
FOR_READERS = frozenset({"title", "says"})
LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]+)*")


@dataclass(slots=True)
class Restated:
    """A reading over its parent, which is called ``parent``: the sections that it changes without evidence
    (``changed``) and with it (``vouched``), and what is told of that."""

    parent: str
    changed: list[str] = field(default_factory=list)
    vouched: list[str] = field(default_factory=list)
    told: list[Diagnostic] = field(default_factory=list)

    def lay(self, before: Mapping, reading: Mapping, merged: Mapping) -> Mapping:
        """The merged tree without what the parent (``before``) said of its sources, as far as the reading says itself
        where its rules stand."""
        sections = dict(merged.entries)
        evidence = _mapping(merged.get(EVIDENCE), merged)
        mine = _mapping(reading.get(EVIDENCE), reading)
        said = {**evidence.entries, **{name: _own(entry) for name, entry in mine.entries.items() if _says(entry.value)}}
        for name, entry in reading.entries.items():
            if name in HEADERS:
                continue
            vouched = any(_says(mine.get(each)) for each in (name, LEANING.get(name, name)))
            found = _Change(before.get(name), entry, vouched or _owns(entry.value))
            if not found.is_change:
                continue
            if found.vouched:
                self.vouched.append(name)
                if not _says(mine.get(name)):
                    said.pop(name, None)  # the parent's is of another rule
            elif _supported(before, name) and (name not in mine.entries or name in evidence.entries):
                self._unsaid(name, found)
            if name in sections:
                kept = _without_stale(sections[name].value, before.get(name), entry.value, vouched=found.vouched)
                sections[name] = Entry(sections[name].key, kept)
        if EVIDENCE in sections:
            sections[EVIDENCE] = Entry(sections[EVIDENCE].key, Mapping(said, evidence.span))
        return Mapping(sections, merged.span)

    def _unsaid(self, section: str, found: _Change) -> None:
        """Tell of a section that is changed, and of single rules in it that are."""
        if found.bare:
            self.told.append(warning(
                "changed-without-source",
                f"{quoted(section)} is changed, and its evidence is that of {quoted(self.parent)}",
                found.entry.key.span, "a section changed here, of which nobody is named who says so",
                help=f"say so under `evidence`: `{section}: {{work: …}}`, or own to it: `{section}: {{conjecture: …}}`",
            ))  # fmt: skip
        for key in found.cited:
            self.told.append(warning(
                "changed-without-source",
                f"{quoted(key.text)} is changed, and what it says of its source is said of {quoted(self.parent)}",
                key.span, "a rule changed here, of which nobody is named who says so",
                help="give it a `source` or a `conjecture` of its own",
            ))  # fmt: skip
        if found.bare or found.cited:
            self.changed.append(section)


class _Change:
    """What a reading changes in a section without saying there who says so: ``bare`` rules, which lean on the evidence
    of the section, and ``cited`` ones, which have a citation that the parent gave them."""

    def __init__(self, before: Node | None, entry: Entry, vouched: bool) -> None:
        self.entry, self.vouched = entry, vouched
        self.is_change = _differs(before, entry.value)
        self.bare: list[Scalar] = []
        self.cited: list[Scalar] = []
        self._look(before, entry, None)

    def _look(self, before: Node | None, entry: Entry, cited: Scalar | None) -> None:
        """Note what is changed under a key; ``cited`` is the key of the nearest rule that has the parent's citation."""
        said = entry.value
        if not _differs(before, said) or _owns(said):
            return
        if isinstance(before, Mapping) and isinstance(said, Mapping):
            nearest = entry.key if any(key in before.entries for key in CITING) else cited
            for name, each in said.entries.items():
                if not _is_prose(name, each.value):
                    self._look(before.get(name), each, nearest)
        elif not _all_vouched(before, said):
            found = self.bare if cited is None else self.cited
            key = entry.key if cited is None else cited
            if key not in found:
                found.append(key)


def _without_stale(merged: Node, before: Node | None, said: Node, *, vouched: bool) -> Node:
    """A merged section without the citations of changed rules that the parent gave, where others are given."""
    if not (isinstance(merged, Mapping) and isinstance(before, Mapping) and isinstance(said, Mapping)):
        return merged
    own = vouched or _owns(said)
    entries = dict(merged.entries)
    for name, entry in merged.entries.items():
        if name in said.entries and not _is_prose(name, entry.value):
            below = _without_stale(entry.value, before.get(name), said.entries[name].value, vouched=own)
            entries[name] = Entry(entry.key, below)
    if own and _differs(before, said):
        for name in CITING:
            if name not in said.entries and name in entries and _is_prose(name, entries[name].value):
                del entries[name]
    return Mapping(entries, merged.span)


# --- what is said of sources, and what is not -------------------------------------------------------------------------


def _mapping(node: Node | None, of: Mapping) -> Mapping:
    return node if isinstance(node, Mapping) else Mapping({}, of.span)


def _own(entry: Entry) -> Entry:
    """The evidence of a section as a reading gives it, without what it takes out of the parent's."""
    value = entry.value
    if isinstance(value, Mapping):
        said = {name: each for name, each in value.entries.items() if not _is_nothing(each.value)}
        value = Mapping(said, value.span)
    return Entry(entry.key, value)


def _says(node: Node | None) -> bool:
    """Whether evidence says anything, and does not only take something out."""
    return isinstance(node, Mapping) and not all(_is_nothing(entry.value) for entry in node.entries.values())


def _is_nothing(node: Node) -> bool:
    return isinstance(node, Scalar) and node.value is None


def _owns(node: Node) -> bool:
    """Whether a rule says itself where it stands, or that it is conjecture."""
    if not isinstance(node, Mapping):
        return False
    said = ((name, node.get(name)) for name in OWNING)
    return any(value is not None and not _is_nothing(value) and _is_prose(name, value) for name, value in said)


def _vouched(node: Node) -> bool:
    """Whether something in a rule gives a source or owns to a conjecture."""
    if isinstance(node, Mapping):
        return _owns(node) or any(_vouched(entry.value) for entry in node.entries.values())
    return isinstance(node, Listing) and any(map(_vouched, node.items))


def _all_vouched(before: Node | None, said: Node) -> bool:
    """Whether a value that takes the place of another gives sources itself: of a list each new item."""
    if not isinstance(said, Listing):
        return _vouched(said)
    known = [_rules(item) for item in before.items] if isinstance(before, Listing) else []
    new = [item for item in said.items if _rules(item) not in known]
    return bool(new) and all(map(_vouched, new))


def _supported(spec: Mapping, section: str) -> bool:
    """Whether a spec says anywhere where the rules of a section stand."""
    evidence = _mapping(spec.get(EVIDENCE), spec)
    node = spec.get(section)
    named = any(_says(evidence.get(each)) for each in (section, LEANING.get(section, section)))
    return named or (node is not None and _vouched(node))


def _differs(before: Node | None, said: Node) -> bool:
    """Whether a reading changes a rule: what is for readers, and what is said of sources, is none."""
    if before is None:
        return not _is_nothing(said)
    if isinstance(before, Mapping) and isinstance(said, Mapping):
        rules = ((name, entry.value) for name, entry in said.entries.items() if not _is_prose(name, entry.value))
        return any(_differs(before.get(name), value) for name, value in rules)
    return bool(_rules(before) != _rules(said))


def _rules(node: Node) -> object:
    """The plain data of a node without what is for readers."""
    if isinstance(node, Mapping):
        return {name: _rules(each.value) for name, each in _rule_entries(node)}
    return [_rules(item) for item in node.items] if isinstance(node, Listing) else plain_data(node)


def _rule_entries(node: Mapping) -> Iterator[tuple[str, Entry]]:
    return ((name, entry) for name, entry in node.entries.items() if not _is_prose(name, entry.value))


def _is_prose(key: str, value: Node) -> bool:
    """Whether an entry is for readers; what an author named himself may be called like one, and has other keys."""
    if key in SAID_OF_SOURCES and isinstance(value, Mapping):
        return value.entries.keys() <= SAID_OF_SOURCES[key]
    if isinstance(value, Mapping):
        return key == "names" or (key in FOR_READERS and all(map(LANGUAGE.fullmatch, value.entries)))
    return isinstance(value, Scalar) and (key in CITING or key in FOR_READERS)
