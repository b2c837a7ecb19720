"""Descriptions of cards in the words of a language: from the typed terms of a spec to phrases.

Place in the pipeline: over ``speech``; ``whom`` builds on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from stich.cards import SYMBOLS, Card, CardSet, cards_in, mask_of
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import BindingKind, Suited
from stich.language.conditions.walks import within
from stich.sheet.speech import Speech

FRENCH = {letter: symbol for symbol, letter in SYMBOLS.items()}
SIGNED = frozenset({"spades", "hearts", "diamonds", "clubs"})

FEW = 4
"""So many cards are told one by one, with a word between the last two."""


@dataclass(frozen=True, slots=True)
class Description:
    """A phrase for cards in parts: nouns, of which the first leads, and what follows them (``of the suit led``)."""

    heads: tuple[str, ...] = ()
    after: tuple[str, ...] = ()

    def __add__(self, other: Description) -> Description:
        return Description(self.heads + other.heads, self.after + other.after)


@dataclass(frozen=True, slots=True)
class CardWords(Speech):
    """Phrases for the cards of a game."""

    # --- single things ------------------------------------------------------------------------------------------------

    def card(self, card: Card) -> str:
        """A card as it is printed: with the sign of its suit where the pack is French."""
        name, suit = self.game.deck.card_name(card), self.game.deck.suit_of[card]
        titles = {names.title() for names in self.game.suit_names}
        signed = suit >= 0 and name[0] in FRENCH and titles >= SIGNED
        return FRENCH[name[0]] + name[1:] if signed else name

    def some(self, cards: Iterable[Card]) -> str:
        """Cards in the order given."""
        return " ".join(map(self.card, cards))

    def any_of(self, cards: Iterable[Card]) -> str:
        """A few cards as a list; many in the order given."""
        these = list(cards)
        return self.book.listed(map(self.card, these), self.between) if len(these) <= FEW else self.some(these)

    def suit(self, suit: int) -> str:
        """A suit by its title."""
        return self.book.title(self.game.suit_names[suit])

    def rank(self, rank: int) -> str:
        """A rank by its title, else as it is written."""
        return self.book.title(self.game.rank_names[rank], "rank")

    def power(self, power: int) -> str:
        """A power by its title."""
        return self.book.title(self.game.powers[power].name)

    def binding(self, binding: int) -> str:
        """A binding by its title."""
        return self.book.title(self.game.bindings[binding].name, "binding")

    def value(self, binding: int) -> tuple[int, ...]:
        """The value of a binding, empty where it is open."""
        return self.bound[binding] if binding < len(self.bound) else ()

    def values(self, binding: int, value: Iterable[int], word: str = "and") -> str:
        """The value of a binding in words."""
        kind = self.game.bindings[binding].kind
        if kind is BindingKind.CONTRACT:
            return self.book.listed(self._contracts(list(value)), word)
        if kind is BindingKind.FLAG:
            return self.book.say("value-yes")
        kinds = {BindingKind.SUITS: self.suit, BindingKind.RANK: self.rank, BindingKind.CARD: self.card}
        return self.book.listed(map(kinds.get(kind, str), value), word)

    def contract(self, row: int) -> str:
        """A contract by its title, with what tells it from others of its name."""
        contract = self.game.contracts[row]
        return self.book.title(contract.name) + contract.key.removeprefix(contract.name.key)

    def _contracts(self, rows: Sequence[int]) -> list[str]:
        """Contracts, all of one name by that alone."""
        titles: list[str] = []
        for row in rows:
            name = self.game.contracts[row].name
            alike = {i for i, other in enumerate(self.game.contracts) if other.name.key == name.key}
            titles.append(self.book.title(name) if alike <= set(rows) else self.contract(row))
        return list(dict.fromkeys(titles))

    # --- descriptions -------------------------------------------------------------------------------------------------

    def cards(self, expr: t.Cards) -> str:
        """A set of cards as a phrase."""
        return self.phrase(self.describe(expr))

    def groups(self, groups: Sequence[t.Cards]) -> str:
        """Groups of cards, from high to low."""
        return " > ".join(map(self.cards, groups))

    def phrase(self, parts: Description) -> str:
        """The parts of a description as one phrase."""
        first = parts.heads[0] if parts.heads else self.book.say("cards-bare")
        also = [head if head.startswith("(") else self.book.say("cards-also", cards=head) for head in parts.heads[1:]]
        return " ".join([first, *parts.after, *also]).replace(" ,", ",")

    def describe(self, expr: t.Cards) -> Description:
        """The parts of the phrase for a set of cards."""
        say = self.book.say
        match expr:
            case t.Fixed(cards):
                return self._fixed(cards)
            case t.Bound(binding):
                return self._bound(binding)
            case t.Colour(binding):
                return Description(after=(say("of-colour", name=self.binding(binding)),))
            case t.NextRank(binding):
                return Description(after=(say("of-next_rank", name=self.binding(binding)),))
            case t.OfPower(power):
                return Description((self.power(power),))
            case t.PlainCards():
                return Description((say("cards-plain"),))
            case t.Ranked(rank, higher):
                return Description((say("cards-higher" if higher else "cards-lower", rank=self.rank(rank)),))
            case t.SameSuit(suited):
                key = "cards-suit_led" if suited is Suited.LED else "cards-its_suit"
                return Description(after=(say(key),))
            case t.Beating():
                return Description(after=(say("cards-beating"),))
            case t.Highest(cards, spot):
                key = "cards-highest" if cards == t.AllOf(()) else "cards-highest_of"
                return Description((say(key, cards=self.cards(cards), spot=self.spot(spot)),))
            case t.AllOf(parts):
                return self._all(parts)
            case t.AnyOf(parts):
                return Description((self.book.listed(map(self.cards, parts), self.between),))
            case t.NotIn(part):
                words, inner = self.cards(part), any(isinstance(each, t.NotIn) for each in within(part))
                return Description(after=(say("cards-except", cards=f"({words})" if inner else words),))

    def _all(self, parts: Sequence[t.Cards]) -> Description:
        if not parts:
            return Description((self.book.say("cards-any"),))
        plain = any(isinstance(part, t.PlainCards) for part in parts)
        whole = Description()
        for part in parts:
            if not isinstance(part, t.PlainCards):
                whole += self.describe(part)
        heads = (self.book.say("cards-as_plain"),) if plain and whole.heads else ()
        if plain and not heads:
            heads = (self.book.say("cards-plain"),)
        return Description(whole.heads + heads, whole.after)

    def _bound(self, binding: int) -> Description:
        known, value = self.game.bindings[binding], self.value(binding)
        if value:
            return self._bound_to(known.kind, value)
        say, name = self.book.say, self.binding(binding)
        if known.kind is BindingKind.SUITS:
            number = "1" if known.count == 1 else "n"
            key = self.book.first_of(f"of-{known.name.key}-{number}", "of-suit")
            return Description(after=(say(key, name=name),))
        if known.kind is BindingKind.RANK:
            return Description(after=(say("of-rank", name=name),))
        return Description((say("of-card", name=name),))

    def _bound_to(self, kind: BindingKind, value: tuple[int, ...]) -> Description:
        match kind:
            case BindingKind.SUITS:
                return Description(after=(self._of_suits(value),))
            case BindingKind.RANK:
                return Description((self.book.listed(map(self.rank, value), self.between),))
            case BindingKind.CARD:
                return Description((self.any_of(value),))
            case BindingKind.SEAT | BindingKind.CONTRACT | BindingKind.FLAG:
                raise NotImplementedError("it stands for no cards")

    def _of_suits(self, suits: Iterable[int]) -> str:
        return self.book.say("cards-of_suits", suits=self.book.listed(map(self.suit, suits), self.between))

    # --- sets that never change ---------------------------------------------------------------------------------------

    def _fixed(self, mask: CardSet) -> Description:
        deck = self.game.deck
        mask = deck.once(mask & deck.all)
        if mask in (0, deck.once(deck.all)):
            return Description((self.book.say("cards-any" if mask else "cards-no"),))
        if mask.bit_count() == 1:
            return Description((self.some(cards_in(mask)),))
        ranks = sorted({deck.rank_of[c] for c in cards_in(mask)} - {-1})
        suits = sorted({deck.suit_of[c] for c in cards_in(mask)} - {-1})
        if mask == self._block(suits, range(len(deck.ranks))):
            return Description(after=(self._of_suits(suits),))
        if mask == self._block(range(len(deck.suits)), ranks):
            return Description((self.book.listed(map(self.rank, ranks), self.between),))
        if len(ranks) > 1 and mask.bit_count() > 3 and mask == self._block(suits, ranks):
            return Description((self.book.listed(map(self.rank, ranks), self.between),), (self._of_suits(suits),))
        return self._irregular(mask, ranks)

    def _irregular(self, mask: CardSet, ranks: list[int]) -> Description:
        """A set that is no block of suits and ranks: as a block with few cards missing or more, else card by card."""
        deck = self.game.deck
        if mask.bit_count() * 2 > len(deck) // deck.copies:
            others = self.phrase(self._fixed(deck.once(deck.all) & ~mask))
            return Description((self.book.say("cards-all_but", cards=others),))
        missing = self._block(range(len(deck.suits)), ranks) & ~mask
        if missing.bit_count() <= 2 < mask.bit_count() and not any(deck.suit_of[c] < 0 for c in cards_in(mask)):
            but = self.book.say("cards-except", cards=self.some(cards_in(missing)))
            return Description((self.book.listed(map(self.rank, ranks), self.between),), (but,))
        of_suits = [deck.once(deck.suit_mask(s)) for s in range(len(deck.suits))]
        whole = [s for s, cards in enumerate(of_suits) if cards and not cards & ~mask]
        rest = mask & ~self._block(whole, range(len(deck.ranks)))
        if whole and rest:
            all_of_suits = self.phrase(Description(after=(self._of_suits(whole),)))
            return Description((self.book.listed([all_of_suits, self.any_of(cards_in(rest))], self.between),))
        return Description((self.any_of(cards_in(mask)),))

    def _block(self, suits: Iterable[int], ranks: Iterable[int]) -> CardSet:
        """The cards of the pack that have one of the suits and one of the ranks, of copies the first."""
        deck, these, those = self.game.deck, set(suits), set(ranks)
        first = range(0, len(deck), deck.copies)
        return mask_of(c for c in first if deck.suit_of[c] in these and deck.rank_of[c] in those)
