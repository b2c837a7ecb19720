"""The section ``heaps`` read, and the steps of a deal that are about heaps: cards dealt to one, what is laid open.

Place in the pipeline: part of ``read``, on the ground of ``draft``; ``read.deal`` stands on it.  Must not know
transfers.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.conditions.kinds import Circle, Heap, Pile, Place
from stich.language.conditions.phrases import condition, whom
from stich.language.conditions.scope import Scope
from stich.language.conditions.terms import Always, Many, One
from stich.language.conditions.words import Where
from stich.language.model.deal import DealHeap, LayOpen
from stich.language.model.heaps import OwnHeap
from stich.language.read.draft import Draft, citation, entries, key_span, mapping, scalar, text
from stich.language.read.rows import read_when
from stich.language.read.sizes import sizes
from stich.language.text.diagnostics import Fix, Label, did_you_mean, error, listed, quoted, suggest
from stich.language.text.nodes import Entry, Mapping, Scalar
from stich.language.text.schema import MEANT

ASIDE = "aside"
PLACES = {"turned up": Place.TURNED, "laid out": Place.EXPOSED, "stock": Place.STOCK, ASIDE: Place.ASIDE}
TAKEN_WORDS = frozenset({"all", "first", "hand", "played", "rest", "stock", "trick"})
"""Words that in a phrase, or as a receiver of cards, are something else."""


def declared_heaps(draft: Draft) -> Iterator[Scalar]:
    """The names of the heaps that are the spec's own."""
    for entry in entries(draft.section("heaps")):
        word = entry.key.text
        if word in TAKEN_WORDS or word in draft.words.phases:
            what = "a phase of the play" if word in draft.words.phases else "a place, or somebody who gets cards,"
            draft.report(error("heap-name-reserved", f"{what} is called {quoted(word)} already", entry.key.span,
                               "cannot be a heap", help="choose another name"))  # fmt: skip
        elif word != ASIDE:
            yield entry.key


def read_heaps(draft: Draft) -> tuple[OwnHeap, ...]:
    """The heaps in the order of their numbers; what is said of the cards set aside comes last."""
    known = draft.words.heaps
    heaps = [entry for entry in entries(draft.section("heaps")) if entry.key.text in known]
    aside = [entry for entry in entries(draft.section("heaps")) if entry.key.text == ASIDE]
    return (
        *(_heap(draft, entry, Heap(known[entry.key.text])) for entry in heaps),
        *(_heap(draft, entry, Place.ASIDE) for entry in aside),
    )


def _heap(draft: Draft, entry: Entry, pile: Pile) -> OwnHeap:
    node = mapping(entry.value, entry.key.span)
    owner, when = scalar(node.get("belongs to")), scalar(node.get("when"))
    scope = draft.scope(Where.HEAP_OWNER, Label(entry.key.span, f"of the heap {quoted(entry.key.text)}"))
    if when and not owner:
        draft.report(error("keys-clash", "`when` says nothing without `belongs to`", key_span(node, "when"),
                           help="add `belongs to`"))  # fmt: skip
    return OwnHeap(
        name=draft.called(entry.key.text, node),
        pile=pile,
        belongs_to=read_one(draft, owner, scope) if owner else None,
        when=condition(when, scope) if when else Always(),
        citation=citation(node),
        span=entry.key.span,
    )


def read_one(draft: Draft, phrase: Scalar, scope: Scope) -> One:
    """Seats that are meant as one."""
    found = whom(phrase, scope)
    if not isinstance(found, Many):
        return found
    draft.report(error("several-in-number", f"{quoted(phrase.text)} are several, each by himself", phrase.span,
                       more=scope.context, help="name a seat, a side or all of them together"))  # fmt: skip
    return Circle.ALL


def pile_named(draft: Draft, word: str) -> Pile | None:
    """The place or the heap that a word names."""
    said = " ".join(word.split())
    index = draft.words.heaps.get(said)
    return PLACES.get(said) if index is None else Heap(index)


def pile_meant(draft: Draft, word: str) -> list[str]:
    """The places and heaps that a word may have been meant for."""
    known = piles_known(draft)
    return [MEANT[word]] if MEANT.get(word) in known else suggest(word, known)


def piles_known(draft: Draft) -> list[str]:
    """The places and heaps that cards may be taken from or put on."""
    return [*PLACES, *draft.words.heaps]


# --- steps ------------------------------------------------------------------------------------------------------------


def deal_to_heap(draft: Draft, node: Mapping, entry: Entry) -> DealHeap:
    """A step that deals cards to a heap."""
    for key in ("packets", "face up"):
        if node.get(key) is not None:
            help = "add a step `lay open: {heap: …}`" if key == "face up" else f"delete {quoted(key)}"
            draft.report(error("keys-clash", f"{quoted(key)} is said of what seats are dealt, not of a heap",
                               key_span(node, key), help=help))  # fmt: skip
    dealt = sizes(draft, node)
    heap = _heap_dealt_to(draft, scalar(node.get("to")))
    by_deal = tuple(dealt) if len(dealt) > 1 else ()
    return DealHeap(heap, max(dealt), by_deal, entry.key.span, read_when(node, draft.scope(Where.DEAL_STEP)))


def _heap_dealt_to(draft: Draft, said: Scalar | None) -> Heap:
    known = draft.words.heaps
    if said is None or said.text in known:
        return _heap_named(draft, said)
    close = suggest(said.text, [*known, "all", "the rest", "first 2"])
    draft.report(error("unknown-name", f"`to` cannot be {quoted(said.text)}", said.span, help=did_you_mean(close),
                       fix=Fix(said.span, close[0]) if close else None,
                       notes=[f"cards are dealt to {listed(['all', 'first 2', 'the rest', *known])}"]))  # fmt: skip
    return Heap(0)


def _heap_named(draft: Draft, said: Scalar | None) -> Heap:
    known = draft.words.heaps
    if said is not None and said.text not in known:
        draft.unknown("heap", said, known)
    return Heap(known.get(said.text, 0) if said is not None else 0)


def lay_open(draft: Draft, node: Mapping, entry: Entry) -> LayOpen:
    """A step that shows a hand, or a heap, to all."""
    of, heap, when = scalar(node.get("cards of")), scalar(node.get("heap")), scalar(node.get("when"))
    scope = draft.scope(Where.LAID_OPEN, Label(entry.key.span, "laid open here"))
    if (of is None) == (heap is None):
        draft.report(error("lay-open-nobody", "it is not said what is laid open" if of is None else
                           "a hand and a heap are laid open by steps of their own", entry.key.span,
                           help="say `cards of: declarer`, or `heap:` and its name"))  # fmt: skip
    pile = None if heap is None else _opened(draft, heap)
    return LayOpen(
        cards_of=read_one(draft, of, scope) if of else None,
        heap=pile,
        when=condition(when, scope) if when else Always(),
        after=int(text(node.get("after")).removeprefix("trick ").strip() or 0) if node.get("after") else 0,
        span=entry.key.span,
    )


def _opened(draft: Draft, said: Scalar) -> Pile:
    return Place.ASIDE if said.text == ASIDE else _heap_named(draft, said)
