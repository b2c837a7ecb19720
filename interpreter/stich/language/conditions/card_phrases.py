"""Descriptions of cards to terms: names, suits, ranks, and the places where cards lie.

Place in the pipeline: above the phrases of seats, below those of numbers and conditions.  Must not know keys of a
spec, or play.
"""

from __future__ import annotations

from abc import abstractmethod
from itertools import groupby
from typing import TYPE_CHECKING, TypeAlias

from stich.cards import normalise
from stich.language.conditions.folding import all_of, any_of, complement
from stich.language.conditions.kinds import Askable, BindingKind, Circle, Heap, Holding, Pile, Place, Suited
from stich.language.conditions.scope import subtrees
from stich.language.conditions.seat_phrases import SeatPhrase
from stich.language.conditions.speech import INSTEAD, MEANT
from stich.language.conditions.syntax import STARTS, is_said, keywords, words_alone
from stich.language.conditions.terms import (
    AllOf,
    Beating,
    Bound,
    Cards,
    CardsIn,
    CardsOf,
    Colour,
    Fixed,
    Highest,
    Literal,
    NextRank,
    OfPower,
    PlainCards,
    Ranked,
    SameSuit,
    Spot,
    Value,
)
from stich.language.conditions.words import Defined, DefinedSort, Kind, Meaning, Sort, Vocabulary, Where, countable
from stich.language.text.diagnostics import did_you_mean, quoted, series, suggest

if TYPE_CHECKING:
    from lark import Token, Tree

    Syntax: TypeAlias = Tree[Token]

LYING = {
    "in_trick": (Place.TRICK, Askable.TRICK),
    "in_stock": (Place.STOCK, Askable.LYING),
    "turned_up": (Place.TURNED, Askable.LYING),
    "laid_out": (Place.EXPOSED, Askable.LYING),
    "aside": (Place.ASIDE, Askable.LYING),
    "played": (Place.PLAYED, Askable.TRICKS),
}
"""Places of nobody: what must be known to ask for them."""

HELD = {
    "in_hand": (Holding.HAND, Askable.HANDS),
    "held_by": (Holding.HELD, Askable.TRICKS),
    "dealt_to": (Holding.DEALT, Askable.DEALT),
    "taken_by": (Holding.TAKEN, Askable.TRICKS),
}
"""Places of somebody."""

PLACED = frozenset({*LYING, *HELD, "in_heap"})
"""Whatever says where cards are."""

UNITED = frozenset({Kind.CARD, Kind.RANK, Kind.SUIT, Kind.POWER})
COMPARED = frozenset({"suit_led", "its_suit", "its_rank", "colour"})


class CardPhrase(SeatPhrase):
    """A phrase as far as it describes cards."""

    __slots__ = ()

    @abstractmethod
    def cards_defined(self, defined: Defined, at: Syntax) -> Cards:
        """The set of cards that the spec defines under a name."""

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
        return self.narrowed(subtrees(tree), tree)

    def narrowed(self, trees: list[Syntax], at: Syntax) -> Cards:
        """The cards that each of the pieces names; neighbours of a kind are one piece."""
        pieces = [(child, *self.piece(child)) for child in trees]
        parts: list[Cards] = []
        words: list[str] = []
        for kind, group in groupby(pieces, key=lambda piece: piece[2]):
            members = list(group)
            words.append(self.words(*(m[0] for m in members)))
            span = self.span(*(m[0] for m in members))
            terms = [m[1] for m in members]
            parts += [any_of(terms, span)] if kind in UNITED else terms
        result = all_of(parts, self.span(at) if at.data == "term" else self.span(*trees))  # a bracket ends no piece
        if len(parts) > 1 and isinstance(result, Fixed) and not result.cards and all(map(_not_empty, parts)):
            help = f"words side by side narrow each other; for cards of either kind: {quoted(' or '.join(words))}"
            self.fault("never-a-card", f"no card is all of {quoted(self.words(*trees))}", at, help=help)
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
            case _:
                return self.highest(tree), None

    def highest(self, tree: Syntax) -> Cards:
        self.needs(Sort.HIGHEST, tree)
        if not self.knows(Sort.HIGHEST):
            return Fixed(0, span=self.span(tree))
        piece, spot = subtrees(tree)
        return Highest(self.piece(piece)[0], self.spot(spot), span=self.span(tree))

    def its(self, tree: Syntax) -> Cards:
        """The suit or rank in question: of a choice that names one, or of the card given."""
        deck, scope = self.scope.words.deck, self.scope
        if tree.data == "its_suit" and scope.its_suit is not None:
            return Fixed(deck.suit_mask(scope.its_suit), span=self.span(tree))
        if tree.data == "its_rank" and scope.its_rank is not None:
            return Fixed(deck.rank_mask(scope.its_rank), span=self.span(tree))
        self.needs(Sort.ITS if tree.data == "its_suit" else Sort.ITS_RANK, tree)
        return SameSuit(Suited.ITS, span=self.span(tree))

    def named(self, tree: Syntax) -> tuple[Cards, Kind | None]:
        word, words = str(tree.children[0]), self.scope.words
        meanings, defined = words.meanings(word), words.defined.get(word)
        if not meanings and defined and defined.sort is DefinedSort.CARDS:
            return self.cards_defined(defined, tree), None
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
        if tree.data == "colour":
            return Colour(self.derived_from(tree, BindingKind.SUITS), span=self.span(tree))
        return NextRank(self.derived_from(tree, BindingKind.RANK), span=self.span(tree))

    def derived_from(self, tree: Syntax, kind: BindingKind) -> int:
        """The binding that a colour or the next rank is taken from."""
        name, words = subtrees(tree)[-1], self.scope.words
        word = str(name.children[0])
        known = words.bound(kind)
        if word not in known:
            self.misnamed(f"a name for {kind.value}", word, name, known)
            return -1
        if kind is BindingKind.SUITS and not words.deck.groups:
            self.fault("no-colour", "the suits of this deck have no colours", tree,
                       help="add `groups` to the deck, as in `groups: {red: H D, black: S C}`")  # fmt: skip
        return words.bindings[word]

    # --- where cards are

    def heap(self, token: Token) -> Pile:
        """The heap that a word names."""
        heaps = self.scope.words.heaps
        self.needs(Askable.LYING, token)
        if str(token) in ("trick", "tricks"):
            self.fault("condition-syntax", f"cards lie in no {quoted(str(token))}", token, help="say `taken by side`")
        elif str(token) not in heaps:
            self.misnamed("a heap", str(token), token, heaps)
        return Heap(heaps.get(str(token), 0))

    def spot(self, tree: Syntax) -> Spot:
        if tree.data == "in_heap":
            return CardsIn(self.heap(tree.children[0]))  # type: ignore[arg-type]
        if tree.data in LYING:
            place, asked = LYING[tree.data]
            self.needs(asked, tree)
            if place is Place.TRICK and self.scope.where is Where.CLAUSE:
                self.trick_itself(tree)
            return CardsIn(place)
        holding, asked = HELD[tree.data]
        self.needs(asked, tree, HELD_LATER if holding is Holding.HELD else "")
        owner = subtrees(tree)
        if owner:
            return CardsOf(holding, self.alone(owner[0]))
        self.asks_this(tree)
        return CardsOf(holding, Circle.THIS)

    def trick_itself(self, at: Syntax) -> None:
        """Report that a clause asks the trick in another way than it can."""
        self.fault("not-known-here", "a power's clause asks the trick only as `trick has`", at,
                   help="say `trick has K`, `trick has at least 2 of K`")  # fmt: skip

    # --- values of bindings

    def value(self, tree: Syntax, kind: BindingKind) -> Value:
        """What a binding of a kind is compared with: another, a suit, a rank, a card, the one in question."""
        if tree.data in COMPARED:
            return self.compared(tree, kind)
        word = str(tree.children[0])
        words, span = self.scope.words, self.span(tree)
        if words.bindings.get(word, -1) in (i for i, each in enumerate(words.kinds) if each is kind):
            return Bound(words.bindings[word], span=span)
        word, known = normalise(word), literals(kind, words)
        if word not in known:
            self.misnamed(kind.value, word, tree, [*words.bound(kind), *known])
        return Literal(known.get(word, ()), span=span)

    def compared(self, tree: Syntax, kind: BindingKind) -> Value:
        span = self.span(tree)
        wanted = BindingKind.RANK if tree.data == "its_rank" else BindingKind.SUITS
        if kind is not wanted:
            self.fault("wrong-sort", f"{quoted(self.words(tree))} is {wanted.value}; here {kind.value} is wanted", tree)
        match tree.data:
            case "colour":
                return Colour(self.derived_from(tree, BindingKind.SUITS), span=span)
            case "suit_led":
                self.needs(Sort.LED, tree)
                return SameSuit(Suited.LED, span=span)
            case its:
                said = self.scope.its_suit if its == "its_suit" else self.scope.its_rank
                if said is None:
                    self.needs(Sort.ITS if its == "its_suit" else Sort.ITS_RANK, tree)
                return SameSuit(Suited.ITS, span=span) if said is None else Literal((said,), span=span)

    # --- faults of names

    def unknown(self, tree: Syntax, word: str) -> None:
        words = self.scope.words
        if words.looks_like_card(word):
            self.fault("card-not-in-deck", f"the deck has no card {quoted(word)}", tree, "",
                       notes=[f"suits {' '.join(words.deck.suits)}, ranks {' '.join(words.deck.ranks)}"])  # fmt: skip
            return
        if word.isdecimal():
            counts = self.scope.where.known.facts and self.text.text.find(" of ") < 0
            self.fault("unknown-name", f"the deck has no rank {quoted(word)}", tree, "",
                       help=f"so many cards are said with `of`: `{word} of …`" if counts else "",
                       notes=[f"the ranks from high to low: {' '.join(words.deck.ranks)}"])  # fmt: skip
            return
        if word in words.bindings or word in words.defined or word in countable(words):
            self.misnamed("a card", word, tree, words.names())
            return
        near = suggest(word, words.names() if word.isupper() else [*words.names(), *words_alone()])
        near = [MEANT[word]] if word in MEANT else [name for name in near if self.reads(name, tree)]
        instead = near[0] if near else ""
        if instead in keywords() or word in keywords():
            code, message, label = "condition-syntax", f"unexpected word {quoted(word)}", "neither a keyword nor a name"
        else:
            code, label = "unknown-name", "not declared in this spec"
            message = f"no card, rank, suit, binding or power is called {quoted(word)}"
        help = did_you_mean(near) or INSTEAD.get(word, "")
        self.fault(code, message, tree, label, more=self.declared(near), help=help,
                   notes=self.usable(words.names()), instead=instead)  # fmt: skip

    def reads(self, word: str, at: Syntax) -> bool:
        """Whether a name, or a keyword in the place of the word at fault, would be in the language."""
        if word not in keywords():
            return True
        text = self.text.text
        said = text[: at.meta.start_pos] + word + text[at.meta.end_pos :]
        return any(is_said(said, start) for start in STARTS)

    def ambiguous(self, tree: Syntax, word: str, meanings: list[Meaning]) -> None:
        kinds = series((f"a {m.kind.value}" for m in meanings), "and")
        self.fault("ambiguous-name", f"{quoted(word)} is {kinds}", tree, more=self.declared([word]),
                   help="rename what the spec declares, or name the cards in another way")  # fmt: skip


HELD_LATER = "what somebody held is told at the first lead; say `holds`, or `in hand`"


def literals(kind: BindingKind, words: Vocabulary) -> dict[str, tuple[int, ...]]:
    """The values of a kind that can be written, by their words."""
    deck = words.deck
    match kind:
        case BindingKind.SUITS:
            return deck.groups | {name: (suit,) for name, suit in words.suits.items()}
        case BindingKind.RANK:
            return {name: (rank,) for rank, name in enumerate(deck.ranks)}
        case BindingKind.CARD:
            return {name: (card,) for name, card in deck.index.items()}
        case BindingKind.CONTRACT:
            return words.contracts
        case BindingKind.SEAT | BindingKind.FLAG:
            return {}


def _not_empty(part: Cards) -> bool:
    return not isinstance(part, Fixed) or bool(part.cards)
