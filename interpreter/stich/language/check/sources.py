"""Checks of what a spec says of its sources: works cited and not listed, rules without evidence, gaps unnamed.

Place in the pipeline: part of ``check``, after ``read``; must not know what a rule says.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.model.game import GameModel
from stich.language.read.draft import entries, items, key_span, mapping, scalar, text
from stich.language.text.diagnostics import Diagnostic, did_you_mean, error, listed, quoted, suggest, warning
from stich.language.text.nodes import Listing, Mapping, Node, Scalar

# Sections that speak of rules; those of the second kind may lean on the evidence of another.
SECTIONS = (
    "deck",
    "seats",
    "deal",
    "powers",
    "play",
    "contracts",
    "dialogues",
    "deal ends",
    "card points",
    "score",
    "match",
)


LEANING = {"plain": "powers", "resolve": "powers", "ties": "powers"}


def check_sources(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """The faults of what is said of the sources."""
    yield from _gaps(game, tree)
    yield from _texts(game, tree)
    yield from _works(game, tree)
    yield from _sources(game, tree)


def _gaps(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    if game.status == "incomplete" and not game.gaps:
        yield error("missing-gaps", "an incomplete spec does not say what is missing", key_span(tree, "status"),
                    help="list under `gaps` what the sources leave open")  # fmt: skip


def _texts(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """A faithful spec without a text that it could be faithful to."""
    if game.status == "faithful" and all(work.customary for work in game.works):
        yield warning("faithful-to-no-text", "a faithful spec names no text with its rules", key_span(tree, "status"),
                      help="add the work under `sources`, or say `status: customary`")  # fmt: skip


def _works(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Citations of works that the spec does not list."""
    known = [work.key for work in game.works]
    for name in _cited(tree):
        if name.text not in known:
            yield error("unknown-source", f"no source is called {quoted(name.text)}", name.span,
                        help=did_you_mean(suggest(name.text, known)) or "add it under `sources`",
                        notes=[f"sources: {', '.join(known)}"] if known else [])  # fmt: skip


def _cited(tree: Mapping) -> Iterator[Scalar]:
    for entry in entries(mapping(tree.get("evidence"), tree.span)):
        yield from _work_of(entry.value)
    waiting: list[Node] = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Mapping):
            if "source" in node.entries:
                yield from _work_of(node.entries["source"].value)
            waiting += [entry.value for entry in node.entries.values()]
        elif isinstance(node, Listing):
            waiting += node.items


def _work_of(node: Node) -> Iterator[Scalar]:
    work = scalar(node.get("work")) if isinstance(node, Mapping) else None
    if work is not None:
        yield work


def _sources(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Sections of rules of which it is not said where they stand."""
    bare: list[Scalar] = []
    for section in (*SECTIONS, *LEANING):
        entry = tree.entries.get(section)
        supported = section in game.evidence or LEANING.get(section) in game.evidence
        if entry is not None and not supported and not _vouched(entry.value):
            bare.append(entry.key)
    if bare:
        first = min(bare, key=lambda key: key.span.start)
        names = listed((key.text for key in bare), "and")
        them = "them" if bare[1:] else names
        yield warning("no-source", f"it is not said where the rules of {names} stand", first.span,
                      help=f"add {them} under `evidence`, with a work or a conjecture")  # fmt: skip


def _vouched(node: Node) -> bool:
    """Whether something in a section gives a source or owns to a conjecture."""
    if isinstance(node, Mapping):
        return any(text(node.get(key)) or node.get(key) for key in ("source", "conjecture")) or any(
            _vouched(entry.value) for entry in node.entries.values()
        )
    return any(map(_vouched, items(node))) if isinstance(node, Listing) else False
