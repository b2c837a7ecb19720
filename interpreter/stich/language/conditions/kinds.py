"""The closed lists of the language: what a binding can hold, where cards can lie, who can be meant, what is counted.

Place in the pipeline: below ``terms``, shared by phrases, the model, ``rules`` and the engine; must not know phrases.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias


class BindingKind(Enum):
    """What a binding holds; the value says it to an author."""

    SUITS = "a suit"
    RANK = "a rank"
    CARD = "a card"
    SEAT = "a seat"
    CONTRACT = "a contract"
    FLAG = "a flag"

    @property
    def names_cards(self) -> bool:
        """Whether such a name stands for cards."""
        return self in (BindingKind.SUITS, BindingKind.RANK, BindingKind.CARD)


class Place(Enum):
    """Where cards lie outside the hands."""

    STOCK = auto()  # or talon
    TURNED = auto()  # turned up
    EXPOSED = auto()  # laid out at the cut
    ASIDE = auto()
    TRICK = auto()  # in the trick that is being played
    PLAYED = auto()  # played to earlier tricks of the deal


@dataclass(frozen=True, slots=True)
class Heap:
    """A heap that the spec names: index into GameModel.heaps."""

    index: int


Pile: TypeAlias = Place | Heap

PLACES = {place.value: place for place in Place}
HEAPS_FROM = 16


def pile_number(pile: Pile) -> int:
    """A pile as a number: heaps come after the places, which are fewer than so many."""
    return HEAPS_FROM + pile.index if isinstance(pile, Heap) else pile.value


def numbered_pile(number: int) -> Pile:
    """The pile of a number."""
    return PLACES[number] if number < HEAPS_FROM else Heap(number - HEAPS_FROM)


class Suited(Enum):
    """What a card's suit is compared with."""

    LED = auto()  # the suit of the card led to this trick
    ITS = auto()  # the suit of the card in question: the one given in a transfer, the one chosen in a dialogue


class Holding(Enum):
    """How cards are somebody's."""

    HAND = auto()  # in his hand now
    DEALT = auto()  # dealt to him, whatever has become of them since
    HELD = auto()  # in his hand when the first card was led, or in a heap that is his
    TAKEN = auto()  # in the tricks that he has won, or in a heap that is his


class Role(Enum):
    """A seat by what it does in the deal or the match."""

    DEALER = auto()
    FOREHAND = auto()  # the first seat after the dealer that plays in this deal
    LEADER = auto()  # who is to lead, or led, the trick
    WINNER = auto()  # after a deal: the seat of the side that won it (the first after the dealer if it has several)
    LOSER = auto()
    OPPONENT = auto()  # in a dialogue: who answers for the other side
    SPEAKER = auto()  # in a dialogue: who spoke last
    DIRECTOR = auto()  # the director of the side in question
    LOT = auto()  # drawn by lot
    BOUND = auto()  # held by a binding: as a rule one seat, of a title all that have it
    GIVER = auto()  # in a transfer: who gives
    HOLDER = auto()  # whose hand holds a card of ``SeatRef.cards``
    SEAT = auto()  # the seat in question
    TAKER = auto()  # who took the last trick; nobody before, or if it was nobody's
    AHEAD = auto()  # who has most tricks; of several with as many who had them first
    BIDDER = auto()  # who made or held the highest bid of the auction; nobody before


class Circle(Enum):
    """Seats seen from the one in question, which is a seat or a side."""

    THIS = auto()  # the one in question itself
    SIDE = auto()  # its side
    OTHER_SIDE = auto()  # the other of two sides
    OTHERS = auto()  # all seats that are not of its side, together
    ALL = auto()  # all seats together


class Quantifier(Enum):
    """How many of several must meet a condition."""

    SOME = auto()
    EACH = auto()
    NO = auto()


class Group(Enum):
    """Several who are asked one by one: those that play in this deal; between deals all of the table."""

    SIDES = auto()
    SEATS = auto()


class Compare(Enum):
    """How a number is compared with another."""

    AT_LEAST = auto()
    AT_MOST = auto()
    EXACTLY = auto()
    MORE = auto()
    FEWER = auto()


class Operation(Enum):
    """What two numbers come to."""

    PLUS = auto()
    MINUS = auto()
    TIMES = auto()
    OVER = auto()  # the first less the second, never below 0
    AT_LEAST = auto()  # the greater
    AT_MOST = auto()  # the lesser


class Rounding(Enum):
    """To which multiple a number is rounded."""

    NEAREST = auto()  # halves go up
    UP = auto()
    DOWN = auto()


class Moment(Enum):
    """Where a deal stands."""

    BEFORE_FIRST_LEAD = auto()  # no card of this deal has been played yet
    STOCK_EMPTY = auto()  # no card is left to draw
    ALL_PLAYED = auto()  # no hand holds a card and none is left to draw


class Askable(Enum):
    """What can be asked; the value says it to an author."""

    NAMED = "what has been named"
    DEAL = "the number of the deal"
    PLAYERS = "how many play"
    SEATS = "seats and sides"
    STAKE = "the stake"
    TOTALS = "running totals and pools"
    HANDS = "what the hands hold"
    DEALT = "what was dealt"
    LYING = "what lies turned up, laid out, aside, in the stock or in a heap"
    COUNTERS = "counts of the deal"
    BIDS = "what was bid"
    BEFORE_LEAD = "whether a card has been led"
    NUMBER = "the number of the trick"
    TRICKS = "tricks, card points, and what was held, taken or played"
    PLAYED = "whether every card is played"
    TRICK = "the cards of the trick"
    LEAD = "the card led and the holder of the trick"
    LED = "whether the card was led"
