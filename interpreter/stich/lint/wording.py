"""What a spec does not say in a language: things without a title, texts that are not translated.

Place in the pipeline: beside the other findings of ``lint``; reads ``GameModel`` for names, and the tree for texts.
What the sheet has a word of its own for, it asks of ``sheet.book``.  Must not know what a rule does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stich.language.model.called import Called, names_in
from stich.language.model.game import GameModel
from stich.language.model.names import ENGLISH, Names, nearest
from stich.language.text.diagnostics import Diagnostic, listed, quoted, warning
from stich.language.text.nodes import Listing, Mapping, Node, Scalar
from stich.language.text.source import Span
from stich.language.text.spots import Located, spots
from stich.messages.book import LANGUAGES, book_of

WANTED = ("en", "de", "ru")
BY_TITLE = frozenset(
    {"game", "heap", "transfer", "power", "phase", "contract", "dialogue", "state", "choice", "meld", "row", "pool",
     "title"}
)  # fmt: skip
"""Sorts of things that have a ``title`` of their own; of others it stands under ``names``."""
KINDS = {"binding": "binding", "row": "award", "group of suits": "group"}
"""Under which head the book has words of its own for a sort of thing."""
UNPRINTED = "examples"
CASES = ("examples", "names", "title")


def lacking(game: GameModel, tree: Mapping, languages: Sequence[str] = WANTED) -> list[Diagnostic]:
    """What has no title, and which texts are not there, in some of these languages; by the place in the text."""
    found = [*_titles(game, tree, languages), *_texts(tree, languages)]
    files = {path: i for i, path in enumerate(dict.fromkeys(each.span.source.path for each in found))}
    own = tree.span.source.path
    return sorted(found, key=lambda f: (f.span.source.path != own, files[f.span.source.path], f.span.start))


# --- titles -----------------------------------------------------------------------------------------------------------


def _titles(game: GameModel, tree: Mapping, languages: Sequence[str]) -> Iterator[Diagnostic]:
    places = _places(tree)
    told: set[tuple[str, str]] = set()
    for each in names_in(game):
        key = each.names.key
        alone = each.sort == "phase" and len(game.play.phases) == 1  # which no sheet calls by its name
        if alone or each.sort == "example" or (each.sort, key) in told:
            continue
        told.add((each.sort, key))
        lacks = [language for language in languages if not _has_title(each, language)]
        if lacks:
            own = each.span if each.sort not in ("state", "game") else None
            word = "suits" if each.sort == "suit" else key
            yield _no_title(each, lacks, own or places.get(word, tree.span))


def _has_title(called: Called, language: str) -> bool:
    """Whether a thing is called something there; keys are English words, but for that of the game, and of a suit."""
    if called.sort in ("game", "suit") and language == ENGLISH:
        return bool(called.names.own(language))
    return has_title(called.names, KINDS.get(called.sort, "name"), language)


def has_title(names: Names, kind: str, language: str) -> bool:
    """Whether a thing is called something in a language: by its spec, or by the sheet's own book of that language."""
    book = nearest(LANGUAGES, language)
    return book_of(book).has_title(names, kind) if book else bool(names.own(language))


def _no_title(called: Called, lacks: Sequence[str], span: Span) -> Diagnostic:
    key, titles = called.names.key, ", ".join(f"{language}: …" for language in lacks)
    if called.sort == "suit":
        help = f"add it under `names` of `deck`: `suits: {{{key}: {{{titles}}}}}`"
    elif called.sort in BY_TITLE:
        help = f"add it to its `title: {{{titles}}}`, or under `names`"
    else:
        help = f"add it under `names`: `{key}: {{{titles}}}`"
    message = f"the {called.sort} {quoted(key)} has no title in {listed(lacks, 'and')}"
    return warning("missing-title", message, span, help=help)


def _places(tree: Mapping) -> dict[str, Span]:
    """Where each word first stands by itself, as a key before as a value."""
    keys, words = dict[str, Span](), dict[str, Span]()
    waiting: list[Node] = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Mapping):
            for entry in node.entries.values():
                keys.setdefault(entry.key.text, entry.key.span)
            inner = [entry.value for key, entry in node.entries.items() if key not in CASES]
            waiting += reversed(inner)
        elif isinstance(node, Listing):
            waiting += reversed(node.items)
        elif isinstance(node, Scalar):
            words.setdefault(node.text, node.span)
    return words | keys


# --- texts ------------------------------------------------------------------------------------------------------------


def _texts(tree: Mapping, languages: Sequence[str]) -> Iterator[Diagnostic]:
    for spot in spots(tree):
        if spot.sort == "text" and spot.path[0] != UNPRINTED:
            said = list(spot.node.entries) if isinstance(spot.node, Mapping) else [ENGLISH]
            lacks = [language for language in languages if not nearest(said, language)]
            if lacks:
                yield _no_text(spot, lacks)


def _no_text(spot: Located, lacks: Sequence[str]) -> Diagnostic:
    message = f"{quoted(spot.told)} is not said in {listed(lacks, 'and')}"
    head = spot.node.span
    if isinstance(spot.node, Mapping) and spot.node.entries:
        head = next(iter(spot.node.entries.values())).key.span
    elif "\n" in head.text:
        head = Span(head.source, head.start, head.start + head.text.index("\n"))
    return warning("missing-text", message, head,
                   help=f"say it by language: `{spot.key or 'gaps'}: {{en: …, {lacks[0]}: …}}`")  # fmt: skip
