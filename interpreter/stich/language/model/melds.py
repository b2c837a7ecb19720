"""The part of the model that is shown: melds, that is groups of cards in one hand which count for themselves.

Place in the pipeline: above the terms of ``conditions``; must not know how melds are found in a hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import NamedTuple, TypeAlias

from stich.cards import NO_CARD, NO_SUIT, Deck, Rank
from stich.language.conditions.kinds import Suited
from stich.language.conditions.terms import Always, Cards, Condition, SameSuit
from stich.language.conditions.walks import parts_of
from stich.language.model.names import Citation, Names
from stich.language.model.score import Row
from stich.language.text.source import Span


class Showing(Enum):
    """When melds are shown: at a step of the deal; when the first trick is complete, of the hands before it; by a seat
    on lead, beside its cards; by each seat before its first card, beside that; by who has won a trick, before anybody
    draws."""

    STEP = auto()
    FIRST_TRICK = auto()
    LEAD = auto()
    TURN = auto()
    AFTER_TRICK = auto()


class Counting(Enum):
    """Whose melds count: everybody's, or only those of the side that has the best one."""

    ALL = auto()
    BEST_SIDE = auto()


class Equal(Enum):
    """Which of two melds counts that are equal in all else: that of the elder hand, or that of nobody."""

    ELDER = auto()
    NOBODY = auto()


@dataclass(frozen=True, slots=True)
class MeldRun:
    """A longest stretch of one suit, ``least`` to ``most`` cards long."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class MeldSet:
    """``size`` cards of one rank, of different suits unless ``any_suits``; ``ranks`` from best to worst."""

    size: int
    ranks: tuple[Rank, ...]
    any_suits: bool = False


@dataclass(frozen=True, slots=True)
class MeldCards:
    """One of each of these cards; where they are of ``its suit``, once for each suit."""

    cards: Cards

    @property
    def each_suit(self) -> bool:
        """Whether there is one for each suit."""
        return any(part == SameSuit(Suited.ITS) for part in parts_of(self.cards))


MeldForm: TypeAlias = MeldRun | MeldSet | MeldCards


@dataclass(frozen=True, slots=True)
class MeldKind:
    """A kind of meld; ``row`` has its name, when it is one, and what it brings.  Every card of it is there ``copies``
    times.  Among the kinds of one ``family`` a card serves once, the better kind first."""

    row: Row
    form: MeldForm
    family: int
    copies: int = 1
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Melds:
    """Melds that are shown together; ``kinds`` from best to worst.

    Of two melds the better is that of the better kind; then the longer; then the run that is higher in ``order``, the
    set that is named first; then the one whose cards are all of the first of ``better`` that tells them apart; then
    ``equal`` decides.  ``when``: a seat may show some.  On lead and after a trick, ``each_one``: one at a time;
    ``best_first``: none as long as there is one of a better kind.
    """

    name: Names
    showing: Showing
    order: tuple[Rank, ...]
    kinds: tuple[MeldKind, ...]
    counting: Counting = Counting.ALL
    better: tuple[Cards, ...] = ()
    equal: Equal = Equal.ELDER
    when: Condition = Always()
    each_one: bool = False
    best_first: bool = False
    citation: Citation = Citation()
    span: Span | None = field(default=None, compare=False)

    @property
    def chosen(self) -> bool:
        """Whether each meld is a choice of the seat."""
        return self.showing in (Showing.LEAD, Showing.TURN, Showing.AFTER_TRICK)


class MeldChoice(NamedTuple):
    """A meld that can be chosen: index of the melds and of the kind, which of that kind (a suit, a rank, the highest
    card of a run; −1 where there is but one), and how it is said."""

    melds: int
    kind: int
    part: int
    words: str


def meld_choices(deck: Deck, melds: tuple[Melds, ...]) -> Iterator[MeldChoice]:
    """Every meld of a game that can be chosen."""
    for index, group in enumerate(melds):
        for at, kind in enumerate(group.kinds if group.chosen else ()):
            parts = dict(_parts(deck, group, kind.form))
            for part, name in parts.items():
                words = f"{kind.row.name.key} {name}" if len(parts) > 1 else kind.row.name.key
                yield MeldChoice(index, at, part, words)


def _parts(deck: Deck, group: Melds, form: MeldForm) -> Iterator[tuple[int, str]]:
    match form:
        case MeldRun(least):
            for suit in range(len(deck.suits)):
                for rank in group.order[: len(group.order) - least + 1]:
                    card = first_of(deck, suit, rank)
                    if card != NO_CARD:
                        yield card, deck.cards[card]
        case MeldSet(ranks=ranks):
            yield from ((rank, deck.ranks[rank]) for rank in ranks)
        case MeldCards():
            suits = enumerate(deck.suits) if form.each_suit else [(NO_SUIT, "")]
            yield from suits


def first_of(deck: Deck, suit: int, rank: Rank) -> int:
    """The first card of a suit and a rank, ``NO_CARD`` if the pack has none."""
    pairs = zip(deck.suit_of, deck.rank_of, strict=True)
    return next((card for card, pair in enumerate(pairs) if pair == (suit, rank)), NO_CARD)
