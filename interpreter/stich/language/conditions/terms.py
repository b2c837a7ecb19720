"""The typed trees of the condition language, with every name resolved to a number.

Place in the pipeline: made by ``read`` from the parse of ``conditions``; read by ``rules`` (the compiler and the
slow reference).  Nothing here evaluates anything, and no node holds a string that is looked up later: suits, ranks,
powers, bindings and kinds of card points are indices into the lists of a ``GameModel``.

Each node keeps the ``span`` of the words it came from, so that an explanation can cite file, line and column.
Spans take no part in equality.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from stich.cards import NO_SUIT, CardSet, Rank, Suit
from stich.language.conditions.kinds import (
    Circle,
    Compare,
    Group,
    Holding,
    Moment,
    Operation,
    Pile,
    Quantifier,
    Role,
    Rounding,
    Suited,
)
from stich.language.conditions.measures import Measure
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
class Highest:
    """The strongest of the cards that lie there, by the ladder and then by rank; all that are equally strong."""

    cards: Cards
    spot: Spot
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


CardLeaf: TypeAlias = Fixed | Bound | Colour | NextRank | OfPower | PlainCards | Ranked | SameSuit | Beating

Cards: TypeAlias = CardLeaf | Highest | AllOf | AnyOf | NotIn


@dataclass(frozen=True, slots=True)
class SuitRef:
    """One suit: a suit of the pack, or the one that a binding holds (``binding`` not −1)."""

    suit: Suit = NO_SUIT
    binding: int = -1
    span: Span | None = _span()


# --- where cards are -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardsOf:
    """The cards that somebody holds, was dealt, held at the first lead or has taken; of several seats together."""

    holding: Holding
    of: One


@dataclass(frozen=True, slots=True)
class CardsIn:
    """The cards that lie in a place of the table, or in a heap, of nobody."""

    place: Pile


Spot: TypeAlias = CardsOf | CardsIn


# --- whom ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatRef:
    """A seat: a role, its partner if ``partner`` (the other seat of a side of two), then moved ``offset`` places in
    playing order (−1 is the seat before)."""

    role: Role
    offset: int = 0
    binding: int = -1
    cards: Cards | None = None
    partner: bool = False
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class SideOf:
    """The seats of the side that a seat belongs to."""

    seat: SeatRef


@dataclass(frozen=True, slots=True)
class Member:
    """Whoever a :class:`Quantified` condition is weighed for at the moment; ``depth`` 0 is the innermost of them."""

    depth: int = 0


@dataclass(frozen=True, slots=True)
class Party:
    """The seats of a party (index into Seats.parties), whatever their sides."""

    index: int
    span: Span | None = _span()


One: TypeAlias = Circle | SeatRef | SideOf | Party | Member
"""A set of seats, perhaps none, that is asked as one."""


@dataclass(frozen=True, slots=True)
class Many:
    """Several, each asked by itself; without those of ``than``'s side (of ``SIDES``) or seats (of ``SEATS``).  Of
    ``party``: its seats alone."""

    quantifier: Quantifier
    group: Group
    than: One | None = None
    party: Party | None = None


Whom: TypeAlias = One | Many


@dataclass(frozen=True, slots=True)
class Holders:
    """Whoever held a card of the set when the first card of the deal was led."""

    cards: Cards
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class TheOthers:
    """Whoever plays and is in no other party; nobody while no other party has a seat."""

    span: Span | None = _span()


PartyPart: TypeAlias = SeatRef | Holders | TheOthers
"""What a party is made of."""


# --- numbers ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Constant:
    """A number as written."""

    number: int
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Count:
    """What is counted, and ``of`` whom: the sum over his seats.  ``None`` for a measure that is nobody's."""

    measure: Measure
    index: int = -1
    of: One | None = None
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Whole:
    """All there is in a deal of what is counted: its tricks (those left unplayed too), the card points of the pack."""

    measure: Measure
    index: int = -1
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class NumberOf:
    """How many cards of the set lie in every one of the spots; without any spot, how many the pack has."""

    cards: Cards
    spots: tuple[Spot, ...]
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Worth:
    """The card points of a kind (index into GameModel.card_points) of the cards that lie there."""

    kind: int
    spot: Spot
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class InARow:
    """How many of the set, from the strongest down without a gap, lie there; or, when ``missing``, do not."""

    cards: Cards
    spot: Spot
    missing: bool = False
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Reckoned:
    """Two numbers joined."""

    operation: Operation
    left: Number
    right: Number
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Divided:
    """A number divided by one of at least 1, rounded down."""

    number: Number
    by: int
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Rounded:
    """A number rounded to a multiple of another; below 1 that one leaves it as it is."""

    number: Number
    rounding: Rounding
    multiple: Number
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Cases:
    """The number of the first case that holds, else ``otherwise``."""

    cases: tuple[tuple[Condition, Number], ...]
    otherwise: Number
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class NumberDefined:
    """A number that the spec defines (index into GameModel.definitions.numbers), with ``of`` in question."""

    index: int
    of: One = Circle.THIS
    span: Span | None = _span()


Number: TypeAlias = (
    Constant | Count | Whole | NumberOf | Worth | InARow | Reckoned | Divided | Rounded | Cases | NumberDefined
)
"""A whole number, or *nothing*: where it asks for a count of nobody, or of a name that has no value."""


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
class Now:
    """The deal stands there."""

    moment: Moment
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Compared:
    """The left number compares so with the right one; not so while either is nothing."""

    left: Number
    compare: Compare
    right: Number
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class InDeal:
    """The deal is the ``number``-th of every ``cycle`` deals of the match, counted from 1; those thrown in do not
    count."""

    number: int
    cycle: int
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class WasLed:
    """The card led to this trick is of the set."""

    cards: Cards
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Run:
    """``of`` has won so many tricks without a break: from the first one of the deal on, or (``last``) up to the last
    one played, each of these with a card of ``cards`` if that is said.  A trick that nobody won breaks no run."""

    of: One
    last: bool
    number: int
    cards: Cards | None = None
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Quantified:
    """``part`` holds for some, for each, or for none of several; in it ``Member(0)`` is whoever it is weighed for.
    Over nobody *each* and *no* hold and *some* does not."""

    many: Many
    part: Condition
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Same:
    """Both are the same seats; not so while either is nobody."""

    left: One
    right: One
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Within:
    """Every seat of ``left`` is one of ``right``; not so while ``left`` is nobody."""

    left: One
    right: One
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Named:
    """A binding has a value in this deal."""

    binding: int
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Literal:
    """Suits, ranks or cards as written, by their numbers."""

    values: tuple[int, ...]
    span: Span | None = _span()


Value: TypeAlias = Literal | Bound | Colour | SameSuit
"""What a binding is compared with: values, not sets of cards, so that a suit without cards is only itself."""


@dataclass(frozen=True, slots=True)
class BindingIs:
    """A binding has a value, and each suit, rank or card that it holds is one of those that ``value`` names."""

    binding: int
    value: Value
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class HoldsTrick:
    """The card that holds the trick was played by one of the seats."""

    of: One
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Plays:
    """Every one of the seats, and there is one, takes part in this deal: none has sat out."""

    of: One
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class ConditionDefined:
    """A condition that the spec defines (index into GameModel.definitions.conditions)."""

    index: int
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


Fact: TypeAlias = (
    Now
    | Compared
    | InDeal
    | WasLed
    | Run
    | Quantified
    | Same
    | Within
    | Named
    | BindingIs
    | HoldsTrick
    | Plays
    | ConditionDefined
)
"""What the state of the deal tells, and ``Led`` is not: that is asked of one card of the trick."""

Condition: TypeAlias = Always | Led | Fact | And | Or | Not


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


# --- guards ----------------------------------------------------------------------------------------------------------


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
