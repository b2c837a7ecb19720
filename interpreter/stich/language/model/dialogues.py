"""The part of the model that is said: dialogues, their choices, and what a choice does.

Place in the pipeline: above the terms of ``conditions``; must not know when a dialogue is held.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum, auto

from stich.language.conditions.kinds import Place
from stich.language.conditions.terms import Cards, Condition, Number, SeatRef
from stich.language.model.bindings import Bind
from stich.language.model.names import NO_TEXT, Citation, Names, Text
from stich.language.model.play import Concession
from stich.language.model.score import Row
from stich.language.text.source import Span


@dataclass(frozen=True, slots=True)
class Reckon:
    """The speaker gets, pays and counts what the row says (which is named after the choice)."""

    row: Row


@dataclass(frozen=True, slots=True)
class GoTo:
    """The play goes over to a phase."""

    phase: int


@dataclass(frozen=True, slots=True)
class Swap:
    """The speaker puts the one card of ``gives`` that he holds in the place of the card that lies in ``place``."""

    gives: Cards
    place: Place


@dataclass(frozen=True, slots=True)
class SitOut:
    """A seat plays no card for the rest of the deal."""

    seat: SeatRef


@dataclass(frozen=True, slots=True)
class BeginPlay:
    """The steps of the deal that are still to come are left out, and the first card is led."""


@dataclass(frozen=True, slots=True)
class EndDeal:
    """The deal is over and is scored as it stands; or, if ``thrown_in``, it counts for nothing and is dealt again."""

    thrown_in: bool = False


@dataclass(frozen=True, slots=True)
class Bid:
    """The speaker bids a number, if ``within_hand`` no more than the cards that he holds; with a contract of that
    ``height`` (−1: with none), which is not below the one that holds."""

    number: int
    within_hand: bool = False
    height: int = -1


@dataclass(frozen=True, slots=True)
class WinMatch:
    """The speaker's side wins the match, which is over at once."""


Effect = Bind | Reckon | GoTo | Swap | SitOut | EndDeal | Bid | BeginPlay | WinMatch


class Calling(Enum):
    """What is called in an auction."""

    BID = auto()  # above the highest bid so far
    HOLD = auto()  # the highest bid so far, said again by who goes before the bidder
    PASS = auto()


@dataclass(frozen=True, slots=True)
class Call:
    """What a choice is in the auction in which it is made; ``height`` is the place of a bid, counted from 0, the lowest
    first."""

    calling: Calling
    height: int = -1


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that may be said, while ``when`` holds.  Effects, in this order:

    ``stake`` is the new value of the deal; ``concedes``: the speaker's side gives the deal up for that much; then
    ``effects`` in their order; then the dialogue goes on in state ``then`` (−1: it is over).  A ``call`` goes on with
    the auction.
    """

    name: Names
    when: Condition
    stake: Number | None = None
    concedes: Concession | None = None
    effects: tuple[Effect, ...] = ()
    then: int = -1
    call: Call | None = None
    says: Text = NO_TEXT
    span: Span | None = field(default=None, compare=False)

    @property
    def binds(self) -> frozenset[int]:
        """The bindings that it fixes."""
        return frozenset(effect.name for effect in self.effects if isinstance(effect, Bind))

    @property
    def ends_deal(self) -> bool:
        """Whether the deal is over with it."""
        return self.concedes is not None or any(isinstance(effect, EndDeal | WinMatch) for effect in self.effects)


@dataclass(frozen=True, slots=True)
class Auction:
    """Who calls when, and what then.

    The seats call in turn, or ``pairs`` of them: the second bids to the first until one passes, and the next to who
    stays.  ``rounds``: how often each may (0: as often as it goes on).  ``elder_holds``: who sits nearer after the
    first than the bidder may hold.  ``free``: who passed may bid again.  ``must`` may not pass if all others have and
    nothing is bid.  ``nobody`` and ``won`` are what comes, as of a choice, when it is over without a bid and with one.
    """

    nobody: Choice
    won: Choice
    pairs: bool = False
    rounds: int = 0
    elder_holds: bool = False
    free: bool = False
    must: SeatRef | None = None

    @property
    def endings(self) -> tuple[Choice, ...]:
        """What comes when it is over."""
        return self.nobody, self.won


@dataclass(frozen=True, slots=True)
class DialogueState:
    """Who speaks, and what he may say; ``in_turn``: every seat that plays does so once, from ``by`` on.  In an
    ``auction`` ``by`` calls first; the choices are its calls, and what may be said beside them."""

    name: str
    by: SeatRef
    choices: tuple[Choice, ...]
    in_turn: bool = False
    auction: Auction | None = None
    titles: Names = field(default=Names(""))

    @property
    def beside(self) -> tuple[Choice, ...]:
        """What may be said that is no call of an auction."""
        return tuple(choice for choice in self.choices if choice.call is None)

    @property
    def endings(self) -> tuple[Choice, ...]:
        """What comes of an auction when it is over."""
        return () if self.auction is None else self.auction.endings

    @property
    def ways(self) -> tuple[Choice, ...]:
        """Whatever leads out of it, each with what it brings."""
        return (*self.beside, *self.endings)


class Opens(Enum):
    """What opens a dialogue: a step of the deal, a card led face down, the seat on lead before it leads, the seat whose
    turn it is before it plays, a trick that is won (the seat that took it opens it, before anybody draws), or a bonus
    that is gained.

    Of a dialogue on lead or on turn the choices of state 0 are offered beside the cards; whoever makes one opens it,
    and when it is over the turn goes on where it was.
    """

    STEP = auto()
    FACE_DOWN_LEAD = auto()
    LEAD = auto()
    TURN = auto()
    AFTER_TRICK = auto()
    BONUS = auto()


@dataclass(frozen=True, slots=True)
class Dialogue:
    """A small state machine of offers and answers; it begins in state 0, while ``when`` holds."""

    name: Names
    opens: Opens
    when: Condition
    states: tuple[DialogueState, ...]
    citation: Citation = Citation()
    span: Span | None = field(default=None, compare=False)

    @property
    def beside_cards(self) -> bool:
        """Whether a seat opens it on its turn, by a choice that it has beside its cards."""
        return self.opens in (Opens.LEAD, Opens.TURN)

    @property
    def choices(self) -> Iterator[Choice]:
        """Everything that may be said in any state."""
        return (choice for state in self.states for choice in state.choices)

    @property
    def endings(self) -> Iterator[Choice]:
        """What comes of its auctions when they are over."""
        return (ending for state in self.states for ending in state.endings)
