"""Cards as small integers: the deck, sets of cards, and their notation.

Place in the pipeline: the bottom.  Every other module may import this one; it imports none of ours.
It knows suits, ranks and names; it must not know powers, tricks or games.

A *card* is an int, its index in ``Deck.cards``.  A *card set* is an int used as a bit mask:
bit ``c`` is set when card ``c`` is in the set.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

Card: TypeAlias = int
CardSet: TypeAlias = int
Suit: TypeAlias = int
Rank: TypeAlias = int
Seat: TypeAlias = int
Side: TypeAlias = int

NO_CARD: Card = -1
NO_SUIT: Suit = -1
NO_RANK: Rank = -1
NO_SEAT: Seat = -1

SYMBOLS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


@dataclass(frozen=True, slots=True)
class Deck:
    """The pack of one game.

    ``suits`` and ``ranks`` are names; ranks run from high to low.  ``suit_of[c]`` and ``rank_of[c]``
    are indices into them, ``NO_SUIT`` and ``NO_RANK`` for a card that stands outside the suits (the Fool).

    There may be several ``copies`` of each card.  Copies have one name, which in ``index`` is the first of them, and
    stand side by side: which of them a card is is nobody's business, and means nothing to any rule.
    """

    suits: tuple[str, ...]
    ranks: tuple[str, ...]
    cards: tuple[str, ...]
    suit_of: tuple[Suit, ...]
    rank_of: tuple[Rank, ...]
    index: dict[str, Card] = field(repr=False, compare=False)
    groups: dict[str, tuple[Suit, ...]] = field(default_factory=dict, compare=False)
    copies: int = 1

    def __len__(self) -> int:
        return len(self.cards)

    @property
    def all(self) -> CardSet:
        """Every card of the pack, as a set."""
        return (1 << len(self.cards)) - 1

    def first(self, card: Card) -> Card:
        """The first copy of a card, which stands for all of them."""
        return card - card % self.copies

    def same(self, card: Card) -> CardSet:
        """All copies of a card."""
        return 1 << card if self.copies == 1 else ((1 << self.copies) - 1) << card - card % self.copies

    def with_copies(self, cards: CardSet) -> CardSet:
        """The cards of a set with all their copies."""
        if self.copies == 1:
            return cards
        found = 0
        for card in cards_in(cards):
            found |= self.same(card)
        return found

    def once(self, cards: CardSet) -> CardSet:
        """Of each card of a set, whatever copies of it are there, its first copy."""
        return cards if self.copies == 1 else mask_of(map(self.first, cards_in(cards)))

    def numbered(self, cards: Iterable[Card]) -> list[Card]:
        """Cards with their copies told apart by their order alone: the first that is met is the first copy, and so on.
        ``NO_CARD`` stays; a card that is met more often than there are copies is the last of them."""
        if self.copies == 1:
            return list(cards)
        due: dict[Card, Card] = {}  # the copy that is next, by the first of them
        found: list[Card] = []
        for card in cards:
            first = card - card % self.copies
            copy = due.get(first, first)
            due[first] = copy + (copy - first < self.copies - 1)
            found.append(NO_CARD if card == NO_CARD else copy)
        return found

    def suit_mask(self, suit: Suit) -> CardSet:
        """The cards of one suit."""
        return mask_of(c for c, s in enumerate(self.suit_of) if s == suit)

    def rank_mask(self, rank: Rank) -> CardSet:
        """The cards of one rank, in all suits."""
        return mask_of(c for c, r in enumerate(self.rank_of) if r == rank)

    def parse_card(self, text: str) -> Card:
        """The card that ``text`` names, as ``H9``, ``♥9`` or by a name of its own; of several copies the first.

        Raises:
            KeyError: the pack holds no such card.
        """
        return self.index[normalise(text)]

    def card_name(self, card: Card) -> str:
        """The notation of a card, the inverse of :meth:`parse_card`."""
        return self.cards[card]

    def names(self, cards: Iterable[Card]) -> list[str]:
        """The notation of each card, in the order given."""
        return [self.cards[c] for c in cards]


def make_deck(
    suits: Iterable[str],
    ranks: Iterable[str] | Mapping[str, Sequence[str]],
    removed: Iterable[str] = (),
    added: Iterable[str] = (),
    groups: dict[str, tuple[str, ...]] | None = None,
    copies: int = 1,
) -> Deck:
    """Build a pack: suits × ranks, less ``removed``, with ``added`` at the end, and of each card so many copies.

    ``ranks`` may be a mapping from each suit to its own; the ranks of the pack are then those of all suits together.
    An added name that is a suit letter followed by a rank joins that suit; any other stands outside the suits.

    Raises:
        ValueError: two suits have the same ranks in contrary orders.

    >>> make_deck("SH", ["K", "7"], removed=["H7"], added=["Fool"]).cards
    ('SK', 'S7', 'HK', 'Fool')
    >>> make_deck("ST", {"S": ["K", "7"], "T": ["II", "I"]}).cards
    ('SK', 'S7', 'TII', 'TI')
    >>> make_deck("S", ["K", "7"], copies=2).cards
    ('SK', 'SK', 'S7', 'S7')
    """
    suits, gone = tuple(suits), set(removed)
    own = ranks if isinstance(ranks, Mapping) else dict.fromkeys(suits, tuple(ranks))
    ranks = merged([own[suit] for suit in suits])
    rows: list[tuple[str, Suit, Rank]] = [
        (suit + rank, s, r)
        for s, suit in enumerate(suits)
        for r, rank in enumerate(ranks)
        if rank in own[suit] and suit + rank not in gone
    ]
    regular = {suit + rank: (s, r) for s, suit in enumerate(suits) for r, rank in enumerate(ranks)}
    rows += [(name, *regular.get(name, (NO_SUIT, NO_RANK))) for name in added]
    rows = [row for row in rows for _ in range(copies)]
    names = tuple(name for name, _, _ in rows)
    return Deck(
        suits=suits,
        ranks=ranks,
        cards=names,
        suit_of=tuple(s for _, s, _ in rows),
        rank_of=tuple(r for _, _, r in rows),
        index={name: c * copies for c, name in enumerate(names[::copies])},
        groups={name: tuple(suits.index(s) for s in members) for name, members in (groups or {}).items()},
        copies=copies,
    )


def merged(orders: Iterable[Sequence[str]]) -> tuple[str, ...]:
    """One order from high to low that agrees with each of ``orders``.

    Raises:
        ValueError: there is none.

    >>> merged([["K", "Q", "10", "9"], ["K", "Q", "9", "8"], ["II", "I"]])
    ('K', 'Q', '10', '9', '8', 'II', 'I')
    """
    left = [list(order) for order in orders if order]
    found: list[str] = []
    while left:
        lower = {rank for order in left for rank in order[1:]}
        first = next((order[0] for order in left if order[0] not in lower), None)
        if first is None:
            raise ValueError(f"no order of the ranks agrees with all: {left[0][0]} stands above and below another")
        found.append(first)
        rest = (order[1:] if order[0] == first else order for order in left)
        left = [order for order in rest if order]
    return tuple(found)


def normalise(text: str) -> str:
    """Card notation with suit symbols turned to letters: ``♥9`` is ``H9``."""
    return SYMBOLS[text[0]] + text[1:] if text[:1] in SYMBOLS else text


def played(trick: Iterable[Card]) -> CardSet:
    """The cards that lie in a trick; a seat that passed (``NO_CARD``) has put none there.

    >>> played([0, NO_CARD, 3])
    9
    """
    return mask_of(card for card in trick if card != NO_CARD)


def mask_of(cards: Iterable[Card]) -> CardSet:
    """The set of these cards.

    >>> mask_of([0, 3])
    9
    """
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_in(mask: CardSet) -> Iterator[Card]:
    """The cards of a set, in ascending order.

    >>> list(cards_in(9))
    [0, 3]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
