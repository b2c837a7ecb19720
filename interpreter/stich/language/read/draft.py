"""A game in the making: the tree, the words declared so far, the faults found, and safe ways to read nodes.

Place in the pipeline: the ground on which the ``read`` modules stand.  Reading never fails: where the schema has
found a fault, a harmless value takes the place of the faulty one.  Must not know what any key means for play.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import islice

from stich.cards import Deck
from stich.language.conditions.scope import Scope
from stich.language.conditions.words import Question, Vocabulary, Where
from stich.language.model.contracts import Contract
from stich.language.model.names import ENGLISH, Citation, Names, Text
from stich.language.text.diagnostics import Diagnostic, Label, did_you_mean, error, listed, quoted, suggest
from stich.language.text.nodes import Entry, Listing, Mapping, Node, Scalar, inside
from stich.language.text.source import Span

MAX_FAULTS = 100
MAX_WORDS = 1_000


class EnoughFaults(Exception):  # noqa: N818  (it ends the search, and is no error)
    """So many faults are found that looking on is of no use."""


@dataclass(slots=True)
class Draft:
    """What resolving shares: ``tree`` is read, ``words`` and ``faults`` grow."""

    tree: Mapping
    deck: Deck
    words: Vocabulary
    faults: list[Diagnostic] = field(default_factory=list)
    dialogues: dict[str, int] = field(default_factory=dict)
    contracts: tuple[Contract, ...] = ()  # once they are read
    choices: int = 0  # in the dialogues so far
    errors: int = 0  # reported so far
    players: int = 0  # for how many the spec is read; 0: for the usual number
    playing: int = 0  # so many of them in a deal
    asked: set[str] = field(default_factory=set)  # keys of what may have a title
    largest_hand: int = 0  # that the steps of dealing read so far give a seat

    def section(self, key: str) -> Mapping:
        """A section of the spec that is a mapping; empty without it."""
        return mapping(self.tree.get(key), self.tree.span)

    def scope(self, where: Where, *context: Label, question: Question | None = None) -> Scope:
        """The scope of a phrase that stands there; ``question`` is who is in question, if not whom the place says."""
        return Scope(self.words, where, self.report, context, question=question)

    def called(self, key: str, node: Node | None = None) -> Names:
        """What a thing is called: its key, with the titles that stand in its mapping under ``title``, and in the
        languages in which it has none there those that stand for the key under ``names`` of the spec."""
        self.asked.add(key)
        own = titles(node.get("title")) if isinstance(node, Mapping) else {}
        return Names(key, own | {tag: said for tag, said in self._named(key).items() if tag not in own})

    def _named(self, key: str) -> dict[str, str]:
        return titles(self.section("names").get(key))

    def report(self, diagnostic: Diagnostic) -> None:
        """Keep a fault.

        Raises:
            EnoughFaults: it is the last that is kept.
        """
        self.faults.append(diagnostic)
        self.errors += diagnostic.is_error
        if self.errors >= MAX_FAULTS:
            raise EnoughFaults

    def unknown(self, what: str, name: Scalar, known: Iterable[str]) -> None:
        """Report a name that is in none of the ``known`` ones."""
        names = list(known)
        there = "is" if len(names) == 1 else "are"
        notes = [f"there {there} {listed(names, 'and')}"] if names else [f"this spec declares no {what}"]
        help = did_you_mean(suggest(name.text, names))
        message = f"no {what} is called {quoted(name.text)}"
        self.report(error("unknown-name", message, name.span, help=help, notes=notes))


def silent(scope: Scope) -> Scope:
    """The scope of a phrase that stands for several, and whose faults are reported once."""
    return replace(scope, report=_ignore)


def _ignore(_: Diagnostic) -> None:
    pass


# --- nodes ------------------------------------------------------------------------------------------------------------


def mapping(node: Node | None, span: Span) -> Mapping:
    """The node if it is a mapping, else an empty one."""
    return node if isinstance(node, Mapping) else Mapping({}, span)


def entries(node: Mapping, *without: str) -> list[Entry]:
    """The entries of a mapping, but for some keys."""
    return [entry for key, entry in node.entries.items() if key not in without]


def items(node: Node | None) -> tuple[Node, ...]:
    """The items of a list; a single value is a list of one."""
    if isinstance(node, Listing):
        return node.items
    return () if node is None else (node,)


def scalar(node: Node | None) -> Scalar | None:
    """The node if it is a word or number."""
    return node if isinstance(node, Scalar) and node.text else None


def text(node: Node | None, default: str = "") -> str:
    """The text of a scalar."""
    return node.text if isinstance(node, Scalar) else default


def number(node: Node | None, default: int = 0) -> int:
    """The number that a scalar holds."""
    value = node.value if isinstance(node, Scalar) else None
    return value if isinstance(value, int) and not isinstance(value, bool) else default


def flag(node: Node | None) -> bool:
    """Whether a scalar says `true`."""
    return isinstance(node, Scalar) and node.value is True


def split(node: Node | None) -> list[Scalar]:
    """The words of a text or of a list of words, each with its place; at most a thousand."""
    scalars = (item for item in items(node) if isinstance(item, Scalar))
    return list(islice((word for item in scalars for word in _words(item)), MAX_WORDS))


def _words(item: Scalar) -> Iterator[Scalar]:
    for word in re.finditer(r"[^\s,]+", item.text):
        yield Scalar(word.group(), word.group(), inside(item, *word.span()), item.plain)


def titles(node: Node | None) -> dict[str, str]:
    """Titles by language."""
    return {key: text(entry.value) for key, entry in node.entries.items()} if isinstance(node, Mapping) else {}


def prose(node: Node | None) -> Text:
    """A text by language; what is one text alone is English."""
    if isinstance(node, Mapping):
        said = [(tag, text(entry.value).strip()) for tag, entry in node.entries.items()]
    else:
        said = [(ENGLISH, text(node).strip())]
    return Text(tuple((tag, words) for tag, words in said if words))


def citation(node: Node | None) -> Citation:
    """Where an item says it stands in the sources."""
    if not isinstance(node, Mapping):
        return Citation()
    source = mapping(node.get("source"), node.span)
    return Citation(
        text(source.get("work")), text(source.get("section")), text(source.get("quote")),
        prose(node.get("conjecture") or node.get("comment")), prose(node.get("note")),
    )  # fmt: skip


def name_span(node: Mapping) -> Span:
    """Where a mapping says its name, the whole mapping if it has none."""
    name = node.get("name")
    return name.span if name else node.span


def key_span(node: Mapping, key: str) -> Span:
    """Where a key stands, the whole mapping without it."""
    entry = node.entries.get(key)
    return entry.key.span if entry else node.span
