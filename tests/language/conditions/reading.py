"""A small spec's words, and phrases read with them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from stich.cards import make_deck
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import BindingKind, Circle, Compare, Holding, Place
from stich.language.conditions.measures import Measure
from stich.language.conditions.scope import Scope
from stich.language.conditions.words import Defined, DefinedSort, Vocabulary, Where
from stich.language.text.diagnostics import Diagnostic
from stich.language.text.nodes import Mapping, Node, Scalar, parse
from stich.language.text.source import Source, Span

DECK = make_deck("ALHB", ["K", "O", "U", *"98765432"], added=["Fool"], groups={"red": ("H", "B")})
CHOSEN, HOST, CALLED, SHOWN = range(4)

WORDS = Vocabulary(
    DECK,
    suits={"A": 0, "L": 1, "H": 2, "B": 3, "hearts": 2},
    bindings={"chosen": CHOSEN, "host": HOST, "called": CALLED, "shown": SHOWN},
    kinds=[BindingKind.SUITS, BindingKind.SEAT, BindingKind.RANK, BindingKind.CARD],
    powers={"seven": 0, "old": 1, "K2": 2},
    card_points={"honours": 0, "eye": 1},
    counters={"specials": 0},
    totals={"points": 0, "strokes": 1},
    pools={"pool": 0},
    phases={"draw": 0, "endplay": 1},
    bids=True,
    auction=True,
    of_side=(2, 2),
)
"""Two sides of two seats."""

Reader = Callable[[Any, Scope], Any]


def defining(definitions: str, **changed: Any) -> Vocabulary:
    """The words with these definitions, YAML as under ``define``."""
    words = replace(WORDS, defined={}, declared={}, **changed)
    tree, _ = parse(Source("defined.yaml", definitions))
    assert isinstance(tree, Mapping)
    for sort in DefinedSort:
        said = tree.get(sort.value)
        for i, (name, entry) in enumerate(said.entries.items() if isinstance(said, Mapping) else ()):
            words.defined[name] = Defined(sort, i, entry.value, entry.key)
            words.declared[name] = entry.key.span
    return words


def scalar(text: str) -> Scalar:
    return Scalar(text, text, Span(Source("a.yaml", text), 0, len(text)), True)


def yaml(text: str) -> Node:
    node, faults = parse(Source("a.yaml", text))
    assert node is not None and not faults
    return node


def read(
    reader: Reader, text: str | Node, where: Where = Where.DEFINITION, words: Vocabulary = WORDS, **scope: Any
) -> tuple[Any, list[Diagnostic]]:
    """The term of a phrase, and the faults found in it."""
    faults: list[Diagnostic] = []
    node = scalar(text) if isinstance(text, str) else text
    return reader(node, Scope(words, where, faults.append, **scope)), faults


def good(
    reader: Reader, text: str | Node, where: Where = Where.DEFINITION, words: Vocabulary = WORDS, **scope: Any
) -> Any:
    """The term of a phrase that has no fault."""
    term, faults = read(reader, text, where, words, **scope)
    assert [str(fault) for fault in faults] == []
    return term


def told(
    reader: Reader, text: str | Node, where: Where = Where.DEFINITION, words: Vocabulary = WORDS, **scope: Any
) -> list[tuple[str, str]]:
    """The code of each fault in a phrase, and the words it blames."""
    return [(fault.code, fault.span.text) for fault in read(reader, text, where, words, **scope)[1]]


# --- terms in few words -----------------------------------------------------------------------------------------------


def mask(*names: str) -> int:
    return sum(1 << DECK.parse_card(name) for name in names)


def of(suit: str, *ranks: str) -> int:
    return mask(*(suit + rank for rank in ranks))


def ranks(*names: str) -> t.Fixed:
    return t.Fixed(sum(DECK.rank_mask(DECK.ranks.index(name)) for name in names))


KINGS, OBERS, BOTH = ranks("K"), ranks("O"), ranks("K", "O")
TRICK, PLAYED = t.CardsIn(Place.TRICK), t.CardsIn(Place.PLAYED)


def count(measure: Measure, of: t.One | None = Circle.THIS, index: int = -1) -> t.Count:
    return t.Count(measure, index, of)


def tricks(of: t.One = Circle.SIDE) -> t.Count:
    return count(Measure.TRICKS, of)


def at_least(left: t.Number, number: int) -> t.Compared:
    return t.Compared(left, Compare.AT_LEAST, t.Constant(number))


def exactly(left: t.Number, number: int) -> t.Compared:
    return t.Compared(left, Compare.EXACTLY, t.Constant(number))


def lying(cards: t.Cards, *spots: t.Spot) -> t.NumberOf:
    return t.NumberOf(cards, spots)


def held(cards: t.Cards, of: t.One, holding: Holding = Holding.HAND) -> t.NumberOf:
    return t.NumberOf(cards, (t.CardsOf(holding, of),))
