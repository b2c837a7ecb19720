"""The part of the model that comes before the first lead: the steps of a deal, transfers of cards among them.

Place in the pipeline: above the terms of ``conditions``; must not know what a dialogue says.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from stich.language.conditions.kinds import Heap, Pile, Place
from stich.language.conditions.terms import Always, Cards, Condition, One, SeatRef
from stich.language.model.bindings import Bind
from stich.language.model.names import Citation, Names
from stich.language.model.score import Tier
from stich.language.text.source import Span


@dataclass(frozen=True, slots=True)
class Cut:
    """``by`` looks at the ``looks`` bottom cards of the pack; those in ``lays_out`` go face up to EXPOSED."""

    by: SeatRef
    looks: int = 0
    lays_out: Cards | None = None
    span: Span | None = field(default=None, compare=False)
    when: Condition = Always()


@dataclass(frozen=True, slots=True)
class DealCards:
    """Deal ``packets`` (sizes, one round each) from forehand on to seats ``first`` to ``last`` (places in the round of
    dealing, from 0, ``last`` excluded), face up or down.  Where the size of the hands changes from deal to deal,
    ``by_deal`` has the packets of each deal in turn, and ``packets`` those of the largest.  ``turned_to``: the first
    card of this seat is the one that lies turned up, and so many cards less leave the stock."""

    packets: tuple[int, ...]
    face_up: int = 0  # how many of the first cards of each seat in this step lie face up
    first: int = 0
    last: int = 99
    by_deal: tuple[tuple[int, ...], ...] = ()
    turned_to: SeatRef | None = None
    span: Span | None = field(default=None, compare=False)
    when: Condition = Always()

    def reaches(self, seats: int) -> int:
        """How many of so many seats it deals to."""
        return max(0, min(self.last, seats) - self.first)

    def dealt(self, seats: int) -> int:
        """How many cards of the stock it deals to so many seats in all."""
        return sum(self.packets) * self.reaches(seats) - (self.turned_to is not None)


@dataclass(frozen=True, slots=True)
class DealHeap:
    """Deal ``cards`` cards from the stock to a heap, face down.  Where that changes from deal to deal, ``by_deal`` has
    the number of each deal in turn, and ``cards`` the largest."""

    heap: Heap
    cards: int
    by_deal: tuple[int, ...] = ()
    span: Span | None = field(default=None, compare=False)
    when: Condition = Always()


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Turn cards from the stock until ``suits`` suits have appeared; bind them.

    Of several cards of one suit the highest by ``keep`` (groups from high to low) stays face up, the others go back
    under the stock.  ``redeal_after`` cards of one suit, or an empty stock, throw the deal in.  ``under_stock``: the
    turned card lies under the stock and is drawn last; ``on_stock``: it lies on the stock and is drawn first.
    """

    binding: int
    suits: int
    keep: tuple[Cards, ...] = ()
    redeal_after: int = 0
    redeal_when_empty: bool = False
    under_stock: bool = False
    span: Span | None = field(default=None, compare=False)
    on_stock: bool = False
    when: Condition = Always()


@dataclass(frozen=True, slots=True)
class BindFaceUp:
    """Bind the suit of the lowest (or highest) face-up card of the players; a tie goes to the first (or last) dealt."""

    binding: int
    highest: bool = False
    last_dealt: bool = False
    span: Span | None = field(default=None, compare=False)
    when: Condition = Always()


@dataclass(frozen=True, slots=True)
class BindLastDealt:
    """Bind the suit of the last card dealt, which is shown and stays in its hand."""

    binding: int
    span: Span | None = field(default=None, compare=False)
    when: Condition = Always()


@dataclass(frozen=True, slots=True)
class BindNow:
    """A name gets a value: one as written, or a seat; where nobody is meant it has none.  ``more`` is what a contract
    that is bound so binds itself."""

    bind: Bind
    more: tuple[Bind, ...] = ()
    span: Span | None = field(default=None, compare=False)
    when: Condition = Always()


@dataclass(frozen=True, slots=True)
class Leave:
    """A seat plays no card in the deal; where nobody is meant all play."""

    seat: SeatRef
    span: Span | None = field(default=None, compare=False)
    when: Condition = Always()


@dataclass(frozen=True, slots=True)
class LayOpen:
    """While ``when`` holds, the hands of ``cards_of`` lie open from then on, or all see what lies in ``heap`` now.
    ``after`` so many tricks a hand is laid open, if ``when`` holds then; 0: at the step."""

    cards_of: One | None
    heap: Pile | None
    when: Condition = Always()
    after: int = 0
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Give:
    """Cards that entitle to a transfer, while ``when`` holds: weighed as the transfer begins, and of a portion
    again after each card, over the cards that are not chosen yet."""

    cards: Cards
    when: Condition


ALL = -1  # of a ``Portion``: as many as there are


@dataclass(frozen=True, slots=True)
class Portion:
    """How many cards: ``least`` to ``most``; ``ALL`` for ``most`` is as many as there are, less ``but`` (and then
    neither more nor fewer)."""

    least: int = 1
    most: int = 1
    but: int = 0


class Taking(Enum):
    """How many cards a transfer lets a seat take."""

    AS_GIVEN = auto()  # as many as it gives
    ALL = auto()  # all that are there
    NUMBER = auto()  # ``Transfer.takes_number``


@dataclass(frozen=True, slots=True)
class Transfer:
    """Cards change places before the play: each seat from ``first`` on (or ``who`` alone), while ``when`` holds of it,
    gives cards of ``gives`` to ``to`` and takes cards of ``takes`` from ``source``.

    Without a ``portion`` it is an exchange of one card for one: ``takes`` may speak of the card given (``its suit``),
    the card given is left in the place of the card taken, and a seat goes on until it passes or nothing is left to
    take.  With one, a seat chooses so many cards to give; those that it takes are the first of the place that
    ``takes`` names.

    ``must``: it may not pass.  ``at_once``: everybody chooses before any card changes hands.  ``shown``: the cards
    given are shown to all.  ``takes_first``: a seat takes before it gives.  ``turns_next``: in an exchange the card
    given is laid aside, and the next card of the stock is turned up in the place of the one taken.
    """

    name: Names
    first: SeatRef
    gives: tuple[Give, ...]
    takes: Cards
    source: Pile
    who: SeatRef | None = None
    when: Condition = Always()
    portion: Portion | None = None
    to: Pile | SeatRef = Place.ASIDE
    taking: Taking = Taking.AS_GIVEN
    takes_number: int = 0
    must: bool = False
    at_once: bool = False
    shown: bool = False
    takes_first: bool = False
    turns_next: bool = False
    citation: Citation = Citation()
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Speak:
    """Hold the dialogue with this index now."""

    dialogue: int
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Again:
    """As long as the stock holds a card, go back to step ``to``; the steps between take cards from the stock."""

    to: int
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class ReckonRow:
    """Something is scored before the first lead: the row, for whom it is weighed.

    ``wins_match``: the side of the first for whom it holds wins the match at once.
    """

    tier: Tier
    wins_match: bool = False
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class ShowMelds:
    """The melds with this index are shown now."""

    melds: int
    span: Span | None = field(default=None, compare=False)


Step = (
    Cut
    | DealCards
    | DealHeap
    | TurnUp
    | BindFaceUp
    | BindLastDealt
    | BindNow
    | Leave
    | LayOpen
    | Transfer
    | Speak
    | Again
    | ReckonRow
    | ShowMelds
)


def when_of(step: Step) -> Condition:
    """While what a step is carried out; else it is left out.  Transfers, dialogues, rows and what is laid open weigh
    theirs for themselves, some for each whom it concerns."""
    match step:
        case Cut() | DealCards() | DealHeap() | TurnUp() | BindFaceUp() | BindLastDealt() | BindNow() | Leave():
            return step.when
        case LayOpen() | Transfer() | Speak() | Again() | ReckonRow() | ShowMelds():
            return Always()
