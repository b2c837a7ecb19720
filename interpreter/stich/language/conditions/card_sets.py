"""Sets of cards as masks: what a card expression of the language names under given bindings.

Place in the pipeline: above ``terms``, below the model; used by ``check`` and by the tables of ``rules``.  It must not
know which powers are in force, nor how a trick is won; the slow ``reference`` does not use it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from stich.cards import NO_SUIT, CardSet, Deck, Suit
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import BindingKind, Suited
from stich.language.conditions.walks import parts_of


@dataclass(frozen=True, slots=True)
class Pack:
    """The masks of a pack: every card, the cards of each suit, of each rank, and of the colour of each suit (its
    group, the first if it is in several); and for each card all its copies."""

    every: CardSet
    suits: tuple[CardSet, ...]
    ranks: tuple[CardSet, ...]
    colours: tuple[CardSet, ...]
    same: tuple[CardSet, ...]

    def of_suit(self, suit: Suit) -> CardSet:
        """The cards of a suit; none for ``NO_SUIT``."""
        return 0 if suit == NO_SUIT else self.suits[suit]


def pack_of(deck: Deck) -> Pack:
    """The masks of a deck."""
    suits = tuple(deck.suit_mask(s) for s in range(len(deck.suits)))
    groups = (next((g for g in deck.groups.values() if s in g), (s,)) for s in range(len(suits)))
    return Pack(
        every=deck.all,
        suits=suits,
        ranks=tuple(deck.rank_mask(r) for r in range(len(deck.ranks))),
        colours=tuple(union(suits[s] for s in group) for group in groups),
        same=tuple(map(deck.same, range(len(deck)))),
    )


@dataclass(frozen=True, slots=True)
class Sight:
    """All that a card expression may depend on: the cards that each binding and each power holds, which cards are
    plain, which would beat the holder, and the two suits in question.  ``follow``: per suit the cards that count as it
    in following (none: those that bear it)."""

    pack: Pack
    bindings: tuple[CardSet, ...]
    powers: tuple[CardSet, ...]
    plain: CardSet
    suit_led: Suit = NO_SUIT
    its_suit: Suit = NO_SUIT
    beating: CardSet = 0
    follow: tuple[CardSet, ...] = ()

    def same_suit(self, suited: Suited) -> CardSet:
        """The cards that follow the suit led, or those that bear the suit of the card in question."""
        if suited is Suited.ITS:
            return self.pack.of_suit(self.its_suit)
        return 0 if self.suit_led == NO_SUIT else (self.follow or self.pack.suits)[self.suit_led]


def evaluate(expr: t.Cards, sight: Sight) -> CardSet:
    """The cards that ``expr`` names, as seen with ``sight``.

    Raises:
        ValueError: that depends on where cards lie (``rules.program`` reckons it).
    """
    match expr:
        case t.Fixed(cards):
            return cards & sight.pack.every
        case t.Bound(binding):
            return sight.bindings[binding]
        case t.Colour(binding):
            held = sight.bindings[binding]
            return union(c for c, s in zip(sight.pack.colours, sight.pack.suits, strict=True) if s & held)
        case t.NextRank(binding):
            ranks, held = sight.pack.ranks, sight.bindings[binding]
            return union(ranks[r - 1] for r, mask in enumerate(ranks) if mask & held)
        case t.OfPower(power):
            return sight.powers[power]
        case t.PlainCards():
            return sight.plain
        case t.Ranked(rank, higher):
            return union(sight.pack.ranks[: rank + 1] if higher else sight.pack.ranks[rank:])
        case t.SameSuit(suited):
            return sight.same_suit(suited)
        case t.Beating():
            return sight.beating
        case t.Highest():
            raise ValueError("which cards are highest depends on where cards lie, and is for a program to reckon")
        case t.AllOf(parts):
            return intersection((evaluate(part, sight) for part in parts), sight.pack.every)
        case t.AnyOf(parts):
            return union(evaluate(part, sight) for part in parts)
        case t.NotIn(part):
            return sight.pack.every & ~evaluate(part, sight)


def place_cards(
    pack: Pack, bindings: tuple[CardSet, ...], ladder: Sequence[tuple[t.Cards, ...]]
) -> tuple[Sight, tuple[tuple[CardSet, ...], ...]]:
    """What is seen once every card has its power, and per power the cards of each of its groups: a card belongs to the
    first power of the ladder that names it, and there to the first group."""
    # While a card looks for its power it belongs to none: a power's own set sees empty powers.
    nowhere = Sight(pack, bindings, (0,) * len(ladder), pack.every)
    rest, placed = pack.every, list[tuple[CardSet, ...]]()
    for row in ladder:
        groups = list[CardSet]()
        for group in row:
            groups.append(evaluate(group, nowhere) & rest)
            rest &= ~groups[-1]
        placed.append(tuple(groups))
    return replace(nowhere, powers=tuple(map(union, placed)), plain=rest), tuple(placed)


def union(masks: Iterable[CardSet]) -> CardSet:
    """The cards in at least one of the sets.

    >>> union([1, 4])
    5
    """
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


def intersection(masks: Iterable[CardSet], every: CardSet) -> CardSet:
    """The cards of ``every`` that are in each of the sets.

    >>> intersection([3, 6], 7)
    2
    """
    for mask in masks:
        every &= mask
    return every


def bound_cards(pack: Pack, kind: BindingKind, value: tuple[int, ...]) -> CardSet:
    """The cards that a binding stands for: none while it is unbound, and none for what is no card."""
    match kind:
        case BindingKind.SUITS:
            return union(pack.suits[suit] for suit in value)
        case BindingKind.RANK:
            return union(pack.ranks[rank] for rank in value)
        case BindingKind.CARD:
            return union(pack.same[card] for card in value)
        case BindingKind.SEAT | BindingKind.CONTRACT | BindingKind.FLAG:
            return 0


def beats_in_part(expr: t.Cards) -> bool:
    """Whether a set holds cards that beat the holder and others that need not, as in ``same suit beating or trump``."""
    mixed = (part for part in parts_of(expr) if isinstance(part, t.AnyOf | t.NotIn))  # others ask the same of all cards
    return any(isinstance(each, t.Beating) for part in mixed for each in parts_of(part))


def depends_on_led(expr: t.Cards | None) -> bool:
    """Whether the set is another one when another suit is led."""
    return expr is not None and any(part == t.SameSuit(Suited.LED) for part in parts_of(expr))
