"""Descriptions of cards to terms: the part of ``phrases`` that reads names, suits, ranks and places.

Place in the pipeline: below ``phrases``, which adds conditions and the rest.  Here stands what every phrase needs: its
scope, its places in the text, its faults.  Must not know keys of a spec, or play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, TypeAlias

from stich.cards import CardSet
from stich.language.conditions.folding import all_of, any_of, complement
from stich.language.conditions.kinds import BindingKind, Place
from stich.language.conditions.syntax import keywords
from stich.language.conditions.terms import (
    AllOf,
    Beating,
    Bound,
    Cards,
    Colour,
    Fixed,
    Lying,
    NextRank,
    OfPower,
    PlainCards,
    Ranked,
    SameSuit,
    Suited,
)
from stich.language.conditions.words import Askable, Kind, Meaning, Sort, Vocabulary, Where
from stich.language.text.diagnostics import Diagnostic, Fix, Label, did_you_mean, error, quoted, series, suggest
from stich.language.text.nodes import Scalar, inside
from stich.language.text.source import Span

if TYPE_CHECKING:
    from lark import Token, Tree

    Syntax: TypeAlias = Tree[Token]

NONE_LISTED = 14


@dataclass(frozen=True, slots=True)
class Scope:
    """Where a phrase stands: the words it may use, the place, where faults go, and labels for its surroundings.

    ``its_suit`` and ``its_rank`` are the cards of the suit or rank that a choice would name.
    """

    words: Vocabulary
    where: Where
    report: Callable[[Diagnostic], None]
    context: tuple[Label, ...] = ()
    its_suit: CardSet | None = None
    its_rank: CardSet | None = None


LYING = {"turned_up": Place.TURNED, "laid_out": Place.EXPOSED}

UNITED = frozenset({Kind.CARD, Kind.RANK, Kind.SUIT, Kind.POWER})


@dataclass(slots=True)
class CardPhrase:
    """A phrase on its way from syntax to terms, as far as it describes cards."""

    text: Scalar
    scope: Scope

    # --- places and faults

    def span(self, *trees: Syntax | Token) -> Span:
        return inside(self.text, min(map(_start, trees)), max(map(_end, trees)))

    def words(self, *trees: Syntax | Token) -> str:
        return self.text.text[min(map(_start, trees)) : max(map(_end, trees))]

    def fault(
        self, code: str, message: str, at: Syntax | Token, label: str = "", *, more: Iterable[Label] = (),
        help: str = "", notes: Iterable[str] = (), instead: str = "",
    ) -> None:  # fmt: skip
        span = self.span(at)
        fix = Fix(span, instead) if instead and span != self.text.span else None
        context = (*more, *self.scope.context)
        self.scope.report(error(code, message, span, label, more=context, help=help, notes=notes, fix=fix))

    def needs(self, what: Askable | Sort, at: Syntax) -> None:
        """Report that the place does not know ``what``, if so."""
        known = self.scope.where.known
        if what in known.facts or what in known.sorts:
            return
        asked, kinds = (known.facts, "no condition") if isinstance(what, Askable) else (known.sorts, "only fixed cards")
        able = [other for other in type(what) if other in asked]
        knows = series((other.value for other in able), "and") or kinds
        self.fault(
            "not-known-here", f"{quoted(self.words(at))} cannot be asked in {known.title}", at,
            f"this speaks of {what.value}", help=f"{known.title} knows {knows}",
            notes=[f"running totals: {', '.join(self.scope.words.counters)}"] if Askable.TOTALS in able else [],
        )  # fmt: skip

    # --- sets of cards

    def order(self, tree: Syntax) -> tuple[Cards, ...]:
        return tuple(map(self.cards, subtrees(tree)))

    def cards(self, tree: Syntax) -> Cards:
        return any_of([self.joined(part) for part in subtrees(tree)], self.span(tree))

    def joined(self, tree: Syntax) -> Cards:
        first, *others = map(self.term, subtrees(tree))
        deck = self.scope.words.deck
        return all_of([first, *(complement(o, deck) for o in others)], self.span(tree)) if others else first

    def term(self, tree: Syntax) -> Cards:
        pieces = [(child, *self.piece(child)) for child in subtrees(tree)]
        parts: list[Cards] = []
        for kind, group in groupby(pieces, key=lambda piece: piece[2]):
            members = list(group)
            span = self.span(*(m[0] for m in members))
            terms = [m[1] for m in members]
            parts += [any_of(terms, span)] if kind in UNITED else terms
        result = all_of(parts, self.span(tree))
        if len(parts) > 1 and isinstance(result, Fixed) and not result.cards and all(map(_not_empty, parts)):
            self.fault("never-a-card", f"no card is all of {quoted(self.words(tree))}", tree,
                       help="words side by side narrow each other; join alternatives with `or`")  # fmt: skip
        return result

    def piece(self, tree: Syntax) -> tuple[Cards, Kind | None]:
        span = self.span(tree)
        match tree.data:
            case "name":
                return self.named(tree)
            case "or_lower" | "or_higher":
                return self.ranked(tree), None
            case "cards":
                return self.cards(tree), None
            case "any_card":
                return AllOf((), span=span), None
            case "plain":
                self.needs(Sort.PLAIN, tree)
                return PlainCards(span=span), None
            case "suit_led":
                self.needs(Sort.LED, tree)
                return SameSuit(Suited.LED, span=span), None
            case "its_suit" | "its_rank":
                return self.its(tree), None
            case "colour" | "one_above":
                return self.derived(tree), None
            case "beating":
                self.needs(Sort.BEATING, tree)
                return Beating(span=span), None
            case place:
                self.needs(Sort.LYING, tree)
                return Lying(LYING[place], span=span), None

    def its(self, tree: Syntax) -> Cards:
        """The suit or rank in question: of a choice that names one, or of the card given."""
        by_suit = tree.data == "its_suit"
        said = self.scope.its_suit if by_suit else self.scope.its_rank
        if said is not None:
            return Fixed(said, span=self.span(tree))
        self.needs(Sort.ITS if by_suit else Sort.ITS_RANK, tree)
        return SameSuit(Suited.ITS, span=self.span(tree))

    def named(self, tree: Syntax) -> tuple[Cards, Kind | None]:
        word = str(tree.children[0])
        meanings = self.scope.words.meanings(word)
        if len(meanings) != 1:
            self.ambiguous(tree, word, meanings) if meanings else self.unknown(tree, word)
            return Fixed(0, span=self.span(tree)), None
        return self.meant(meanings[0], tree)

    def meant(self, meaning: Meaning, tree: Syntax) -> tuple[Cards, Kind]:
        span = self.span(tree)
        match meaning.kind:
            case Kind.BINDING:
                self.needs(Sort.BOUND, tree)
                return Bound(meaning.index, span=span), meaning.kind
            case Kind.POWER:
                self.needs(Sort.POWER, tree)
                return OfPower(meaning.index, span=span), meaning.kind
            case Kind.GROUP:
                return Fixed(meaning.cards, span=span), Kind.SUIT
            case Kind.CARD | Kind.RANK | Kind.SUIT:
                return Fixed(meaning.cards, span=span), meaning.kind

    def ranked(self, tree: Syntax) -> Cards:
        name = subtrees(tree)[0]
        word = str(name.children[0])
        ranks = self.scope.words.deck.ranks
        if word in ranks:
            return Ranked(ranks.index(word), tree.data == "or_higher", span=self.span(tree))
        message = f"{quoted(word)} is no rank of the deck"
        near = suggest(word, ranks)
        self.fault("unknown-name", message, name, "a rank is expected here", help=did_you_mean(near),
                   notes=[f"the ranks from high to low: {' '.join(ranks)}"])  # fmt: skip
        return Fixed(0, span=self.span(tree))

    def derived(self, tree: Syntax) -> Cards:
        """Cards that follow from what a binding holds: those of the suit's colour, or of the next rank."""
        self.needs(Sort.BOUND, tree)
        span, name, colour = self.span(tree), subtrees(tree)[-1], tree.data == "colour"
        words, word = self.scope.words, str(name.children[0])
        known = words.bound(BindingKind.SUITS if colour else BindingKind.RANK)
        if word not in known:
            what = "suit" if colour else "rank"
            self.fault("unknown-name", f"no {what} that a deal fixes is called {quoted(word)}", name,
                       more=self.declared([word]), help=did_you_mean(suggest(word, known)))  # fmt: skip
            return Fixed(0, span=span)
        if colour and not words.deck.groups:
            self.fault("no-colour", "the suits of this deck have no colours", tree,
                       help="add `groups` to the deck, as in `groups: {red: H D, black: S C}`")  # fmt: skip
        return (Colour if colour else NextRank)(words.bindings[word], span=span)

    # --- faults of names

    def unknown(self, tree: Syntax, word: str) -> None:
        words = self.scope.words
        if words.looks_like_card(word):
            self.fault("card-not-in-deck", f"the deck has no card {quoted(word)}", tree, "",
                       notes=[f"suits {' '.join(words.deck.suits)}, ranks {' '.join(words.deck.ranks)}"])  # fmt: skip
            return
        if word.isdecimal():
            self.fault("unknown-name", f"the deck has no rank {quoted(word)}", tree, "",
                       notes=[f"the ranks from high to low: {' '.join(words.deck.ranks)}"])  # fmt: skip
            return
        own = [*words.names(), *words.card_points, *words.counters]
        near = suggest(word, own if word.isupper() else [*own, *keywords()])  # cards are not keywords
        notes, instead = self.usable(words.names()), near[0] if near else ""
        if instead in keywords():
            code, message, label = "condition-syntax", f"unexpected word {quoted(word)}", "neither a keyword nor a name"
        else:
            code, label = "unknown-name", "not declared in this spec"
            message = f"no card, rank, suit, binding or power is called {quoted(word)}"
        self.fault(code, message, tree, label, more=self.declared(near), help=did_you_mean(near), notes=notes,
                   instead=instead)  # fmt: skip

    def ambiguous(self, tree: Syntax, word: str, meanings: list[Meaning]) -> None:
        kinds = series((f"a {m.kind.value}" for m in meanings), "and")
        self.fault("ambiguous-name", f"{quoted(word)} is {kinds}", tree, more=self.declared([word]),
                   help="rename what the spec declares, or name the cards in another way")  # fmt: skip

    def declared(self, names: list[str]) -> list[Label]:
        places = self.scope.words.declared
        return [Label(places[n], f"{quoted(n)} is declared here") for n in names if n in places]

    def usable(self, names: list[str]) -> list[str]:
        declared = [n for n in names if n in self.scope.words.declared]
        return [f"names declared here: {', '.join(declared[:NONE_LISTED])}"] if declared else []


def subtrees(tree: Syntax) -> list[Syntax]:
    return [child for child in tree.children if hasattr(child, "data")]  # type: ignore[misc]


def _start(tree: Syntax | Token) -> int:
    at = tree.meta.start_pos if hasattr(tree, "data") else tree.start_pos  # type: ignore[union-attr]
    return int(at or 0)


def _end(tree: Syntax | Token) -> int:
    at = tree.meta.end_pos if hasattr(tree, "data") else tree.end_pos  # type: ignore[union-attr]
    return int(at or 0)


def _not_empty(part: Cards) -> bool:
    return not isinstance(part, Fixed) or bool(part.cards)
