"""What is said of a trick that is judged: which card holds it after each one, and why, as data.

Place in the pipeline: below ``reference``, which finds it; ``whynot``, ``compare`` and ``voice`` read it.  It must not
know how a trick is judged.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from stich.cards import Card
from stich.language.conditions import terms as t
from stich.language.text.source import Span

NO_POWER = -1


class CardStanding(Enum):
    """What a card counts as at this moment."""

    IN_FORCE = auto()
    PLAIN = auto()
    DEAD = auto()


class Cause(Enum):
    """Why a card takes the trick from its holder, or does not: ``it`` is the card, ``the holder`` that from which."""

    LED = auto()  # it was led
    DEAD = auto()  # it is dead
    YIELDED = auto()  # the holder's clause yields to it
    TARGET = auto()  # its clause names the holder
    TAKES_PLAIN = auto()  # its power takes every card that has none in force
    OUT_OF_REACH = auto()  # its power does not take such a card
    BELOW = auto()  # the holder's power stands above its own
    LOWER = auto()  # it is the lower card of the power of both
    TAKES_NOTHING_LOWER = auto()  # its power takes no power below
    ABOVE = auto()  # its power stands above the holder's
    HIGHER = auto()  # it is the higher card of the power of both
    UNTOUCHED = auto()  # it is plain, and the holder's power in force
    FIRST_OF_A_SUIT = auto()  # it is the first card that belongs to a suit
    OTHER_SUIT = auto()
    RANKS_LOWER = auto()
    NOT_NEXT = auto()  # it is not the next higher card of its suit
    RANKS_HIGHER = auto()
    EQUAL_FIRST = auto()  # of equal cards the first stands
    EQUAL_NOBODY = auto()  # of equal cards neither has the trick
    EQUAL_LAST = auto()  # of equal cards the last takes
    EQUAL_NOTHING_LOWER = auto()  # they are equal, and its power takes nothing lower
    EQUAL_SUIT_BEFORE = auto()  # of equal cards its suit goes before
    EQUAL_SUIT_AFTER = auto()


@dataclass(frozen=True, slots=True)
class Stood:
    """Why a card counts as it does.  A card in no power may be named by one that is not there (``absent``, −1: it is
    not); of one out of force the narrowest part of the condition that decides, whether that part holds, and the cards
    in the trick that it is about."""

    absent: int = -1
    part: t.Condition | None = None
    holds: bool = False
    seen: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Judged:
    """One card of a trick, and what became of it.

    ``standing_why`` says in a sentence whether its power is in force and, if not, which condition failed, with the
    words of the spec; ``why`` whether it takes the trick from ``holder`` and the reason.  ``span`` is the clause or the
    words of it that decided, ``standing_span`` the condition that did.  ``stood`` and ``cause`` say the same as data;
    ``against`` is the power of the holder, as long as it is in force.
    """

    card: Card
    power: int
    standing: CardStanding
    standing_why: str
    holder: Card
    takes: bool
    tied: bool
    why: str
    span: Span | None = None
    standing_span: Span | None = None
    cause: Cause = Cause.LED
    against: int = NO_POWER
    stood: Stood = Stood()


@dataclass(frozen=True, slots=True)
class Verdict:
    """Which card of the trick wins, counted from 0 (``None``: nobody's), and the steps that led there."""

    winner: int | None
    steps: tuple[Judged, ...]
