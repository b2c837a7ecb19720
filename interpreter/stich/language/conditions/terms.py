"""The typed trees of the condition language, with every name resolved to a number.

Place in the pipeline: made by ``read`` from the parse of ``conditions``; read by ``rules`` (the compiler and the
slow reference).  Nothing here evaluates anything, and no node holds a string that is looked up later: suits, ranks,
powers, bindings and kinds of card points are indices into the lists of a ``GameModel``.

Each node keeps the ``span`` of the words it came from, so that an explanation can cite file, line and column.
Spans take no part in equality.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TypeAlias

from stich.cards import NO_SUIT, CardSet, Rank, Suit
from stich.language.conditions.kinds import Place
from stich.language.text.source import Span


def _span() -> Span | None:
    return field(default=None, compare=False, repr=False, kw_only=True)


# --- sets of cards ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fixed:
    """A set that never changes: named cards, ranks, suits or groups of suits."""

    cards: CardSet
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Bound:
    """The cards of the suits, of the ranks, or the very cards that a binding holds in this deal."""

    binding: int
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Colour:
    """The cards of the suits that share a group of the pack with the suit that a binding holds, that suit included."""

    binding: int
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class NextRank:
    """The cards of the rank next above the one that a binding holds; above the highest comes the lowest."""

    binding: int
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class OfPower:
    """The cards that belong to a power, in force or not."""

    power: int
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class PlainCards:
    """In a clause's targets: cards that count as plain or dead now.  Elsewhere: cards that no power names."""

    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Ranked:
    """Cards of ``rank`` and those below it (or above it, when ``higher``) in the pack's order, in any suit."""

    rank: Rank
    higher: bool
    span: Span | None = _span()


class Suited(Enum):
    """What a card's suit is compared with."""

    LED = auto()  # the suit of the card led to this trick
    ITS = auto()  # the suit of the card in question: the one given in a transfer, the one chosen in a dialogue


@dataclass(frozen=True, slots=True)
class SameSuit:
    """Cards of the suit led, or of the suit of the card in question."""

    suited: Suited
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Beating:
    """Cards that would take the trick from its holder if they were played now."""

    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Lying:
    """The cards that lie in a place outside the hands: turned up, laid out at the cut, …."""

    place: Place
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class AllOf:
    """Cards in every one of the parts; with no part, every card."""

    parts: tuple[Cards, ...]
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Cards in at least one of the parts; with no part, none."""

    parts: tuple[Cards, ...]
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class NotIn:
    """Cards outside ``part``."""

    part: Cards
    span: Span | None = _span()


Cards: TypeAlias = (
    Fixed
    | Bound
    | Colour
    | NextRank
    | OfPower
    | PlainCards
    | Ranked
    | SameSuit
    | Beating
    | Lying
    | AllOf
    | AnyOf
    | NotIn
)


@dataclass(frozen=True, slots=True)
class SuitRef:
    """One suit: a suit of the pack, or the one that a binding holds (``binding`` not −1)."""

    suit: Suit = NO_SUIT
    binding: int = -1
    span: Span | None = _span()


# --- subjects and counts ---------------------------------------------------------------------------------------------


class Who(Enum):
    """Whom a count or a hand is asked of.

    SIDE, OTHER and SEAT are relative to the side (or seat) in question: the one an award is weighed for, the one to
    play, the one that speaks.  ANY, EACH and NO range over all sides.
    """

    SIDE = auto()
    OTHER = auto()
    ANY = auto()
    EACH = auto()
    NO = auto()
    SEAT = auto()
    DEALER = auto()
    FOREHAND = auto()
    LEADER = auto()
    ANY_HAND = auto()
    NO_HAND = auto()
    BOUND = auto()  # the seat that a binding holds, and its side


@dataclass(frozen=True, slots=True)
class Subject:
    """Whom a fact is about; ``binding`` matters only with ``Who.BOUND``."""

    who: Who
    binding: int = -1


class Compare(Enum):
    """How a count is compared with a number."""

    AT_LEAST = auto()
    AT_MOST = auto()
    EXACTLY = auto()


class Measure(Enum):
    """What is counted.  POINTS and COUNTER carry an index: card points of a kind, a match counter."""

    TRICKS = auto()
    FIRST_TRICKS = auto()  # tricks won without a break from the first trick of the deal on
    LAST_TRICKS = auto()  # tricks won without a break up to the last one
    POINTS = auto()  # card points (honours, …) among the cards won: index into Game.card_points
    COUNTER = auto()  # a running total of the match: index into Match.counters
    HAND_CARDS = auto()  # cards still in the hand (of a seat)
    BIDS = auto()  # the number that a seat has bid; of a side, those of its seats together
    PHASE_TRICKS = auto()  # tricks won in a phase of the play: index into Play.phases


@dataclass(frozen=True, slots=True)
class Count:
    """What is counted: ``kind`` and, where the kind needs one, an index."""

    kind: Measure
    index: int = -1


# --- conditions ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Always:
    """True (``value``) or false whatever happens."""

    value: bool = True
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Led:
    """The card in question was led to the trick."""

    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class TrickHas:
    """At least one card of the set lies in the trick (the card in question included)."""

    cards: Cards
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class TrickNumber:
    """The number of the trick being played, counted from 1 in each deal."""

    compare: Compare
    number: int
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class DealNumber:
    """The deal is the ``number``-th of every ``cycle`` deals of the match, counted from 1."""

    number: int
    cycle: int
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class WasPlayed:
    """A card of the set was played to an earlier trick of this deal."""

    cards: Cards
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class StockEmpty:
    """No card is left to draw."""

    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class BeforeFirstLead:
    """No card of this deal has been played yet."""

    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class HandsEmpty:
    """Every card is played: no hand holds a card and none is left to draw."""

    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Has:
    """The subject's count compares so with ``number``."""

    subject: Subject
    compare: Compare
    number: int
    count: Count
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class HasEvery:
    """The subject has all of what is counted (all tricks of the deal, all card points of the pack)."""

    subject: Subject
    count: Count
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class HasMore:
    """The subject has more of what is counted than every member of ``than`` (fewer, when ``fewer``)."""

    subject: Subject
    count: Count
    than: Subject
    fewer: bool = False
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Holds:
    """At least ``number`` cards of the set are in the subject's hand(s)."""

    subject: Subject
    cards: Cards
    number: int = 1
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Lies:
    """At least one card of the set lies in a place outside the hands."""

    cards: Cards
    place: Place
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class WasLed:
    """The card led to this trick is of the set."""

    cards: Cards
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Dealt:
    """At least ``number`` cards of the set were dealt to the subject, whatever has become of them since; or, if
    ``held``, were in its hand(s) when the first card was led."""

    subject: Subject
    cards: Cards
    number: int = 1
    held: bool = False
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class LastWith:
    """The subject won the last ``number`` tricks played, each with a card of the set."""

    subject: Subject
    number: int
    cards: Cards
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class FirstToMost:
    """The subject has most of the tricks, or shares that number with others and had it before them."""

    subject: Subject
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class MakesBid:
    """The subject has as many tricks as it has bid, or more (not one more, when ``exactly``)."""

    subject: Subject
    exactly: bool = False
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class BidsAddUp:
    """With the bid in question every seat has bid, and all bids together are as many as the seat holds cards."""

    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class AfterDeal:
    """So many deals of the match are played, or more."""

    number: int
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class StakeIs:
    """The value of the deal as it stands compares so with ``number``."""

    compare: Compare
    number: int
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Named:
    """A binding has a value in this deal."""

    binding: int
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class BindingIs:
    """A binding has a value, and every card that it stands for is one of ``cards``."""

    binding: int
    cards: Cards
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class SeatIs:
    """The subject is this seat; not so while either is unknown."""

    subject: Subject
    seat: SeatRef
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class OfSide:
    """The subject, a seat, sits on that side; not so while the seat is unknown."""

    subject: Subject
    side: Subject
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class And:
    """Every part holds."""

    parts: tuple[Condition, ...]
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Or:
    """At least one part holds."""

    parts: tuple[Condition, ...]
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Not:
    """``part`` does not hold."""

    part: Condition
    span: Span | None = _span()


Counting: TypeAlias = Has | HasEvery | HasMore
Naming: TypeAlias = Named | BindingIs | SeatIs | OfSide
OfSubject: TypeAlias = Counting | Holds | Dealt | LastWith | FirstToMost | MakesBid | SeatIs | OfSide
OfTable: TypeAlias = (
    TrickHas
    | TrickNumber
    | DealNumber
    | WasPlayed
    | StockEmpty
    | BeforeFirstLead
    | HandsEmpty
    | BidsAddUp
    | AfterDeal
    | StakeIs
)
"""Facts of the table, of no seat or side."""

OfCards: TypeAlias = TrickHas | WasPlayed | Holds | WasLed | Lies | Dealt | LastWith | BindingIs
"""Facts that ask for a set of cards."""

Atom: TypeAlias = OfSubject | OfTable | Named | BindingIs | Lies | WasLed
"""Facts that the state of the deal tells, and that ``Led`` is not: it is asked of one card of the trick."""

Condition: TypeAlias = Always | Led | Atom | And | Or | Not


# --- what a power beats ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Clause:
    """When a power is in force, and what it then takes.

    ``lower``: takes powers in force further down the ladder and lower cards of its own row; ``plain``: takes all plain
    and dead cards; ``targets``: takes these cards as well, whatever their strength.  ``beats`` alone sets both flags.
    ``yields``: cards that take the trick from it, whatever they are.
    """

    when: Condition
    lower: bool = True
    plain: bool = True
    targets: Cards | None = None
    yields: Cards | None = None
    span: Span | None = _span()


# --- guards, seats, amounts ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Guard:
    """Cards that may not be led (or, when ``play``, played at all) while ``when`` holds."""

    cards: Cards
    when: Condition
    play: bool = False
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Exemption:
    """Cards that may always be played and need never be, while ``when`` holds: the ladder of legality does not see
    them in the hand."""

    cards: Cards
    when: Condition
    span: Span | None = _span()


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
    BOUND = auto()  # held by a binding
    GIVER = auto()  # in a transfer: who gives
    HOLDER = auto()  # whose hand holds a card of ``SeatRef.cards``


@dataclass(frozen=True, slots=True)
class SeatRef:
    """A seat: a role, moved ``offset`` places in playing order (−1 is the seat before)."""

    role: Role
    offset: int = 0
    binding: int = -1
    cards: Cards | None = None
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Amount:
    """``constant`` + ``stakes`` × stake + ``each`` × (the side's ``count`` beyond ``over``, never below 0); beyond what
    it has bid, when ``over_bid``."""

    constant: int = 0
    stakes: int = 0
    each: int = 0
    count: Count | None = None
    over: int = 0
    over_bid: bool = False
    span: Span | None = _span()
