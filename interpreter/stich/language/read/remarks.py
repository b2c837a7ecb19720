"""Where single rules stand in the sources, and which of them are conjectures, if their parts of the model do not say.

Place in the pipeline: part of ``read``.  A power, a row, a transfer has its citation with it; whatever else may name
a source (a card turned up, a guard, the right to give up, a choice) is remembered here, by its section.
Must not know what a rule says.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.model.game import Remark
from stich.language.model.names import Names
from stich.language.read.draft import Draft, citation, entries, mapping, names
from stich.language.read.headers import speaks_for_itself
from stich.language.text.nodes import Listing, Mapping, Node

SECTIONS = ("deal", "play", "plain", "card points", "match")
KEPT = frozenset({"transfer", "row", "lay open", "marks", "before each deal", "at the end", "titles"})
"""Keys under which each part keeps its own citation."""
NAMELESS = Names("")


def read_remarks(draft: Draft) -> tuple[Remark, ...]:
    """What single rules say of their sources, in the order of the sections."""
    found = [remark for section in SECTIONS for remark in _of_section(draft, section)]
    return (*found, *_of_dialogues(draft))


def _of_section(draft: Draft, section: str) -> Iterator[Remark]:
    """Of the rules of a section; what it says of itself as a whole is its evidence, where it has no other."""
    node = draft.tree.get(section)
    if isinstance(node, Mapping) and speaks_for_itself(draft, section):
        return _inside(section, node)
    return _within(section, node)


def _within(section: str, node: Node | None) -> Iterator[Remark]:
    if isinstance(node, Listing):
        for item in node.items:
            yield from _within(section, item)
    elif isinstance(node, Mapping):
        yield from _said(section, node, NAMELESS)
        yield from _inside(section, node)


def _inside(section: str, node: Mapping) -> Iterator[Remark]:
    for entry in entries(node, *KEPT):
        yield from _within(section, entry.value)


def _said(section: str, node: Node, name: Names) -> Iterator[Remark]:
    said = citation(node)
    if said.work or said.conjecture:
        yield Remark(section, name, said)


def _of_dialogues(draft: Draft) -> Iterator[Remark]:
    """Of states and choices; a dialogue keeps its own."""
    for dialogue in entries(draft.section("dialogues")):
        for state in entries(mapping(dialogue.value, dialogue.key.span)):
            body = mapping(state.value, state.key.span)
            if body.get("say") is not None:
                yield from _said("dialogues", body, NAMELESS)
            for choice in entries(mapping(body.get("say"), state.key.span)):
                yield from _said("dialogues", choice.value, names(choice.key.text, choice.value))
