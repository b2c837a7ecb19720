"""The resolved game: everything a spec says, with names turned to numbers and every default filled in.

Place in the pipeline: the end of the front half.  ``resolve`` makes a ``Game``; ``rules`` reads it.  After this no YAML
is seen and no string is looked up: strings that remain here are only printed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from stich.cards import Deck, Rank, Seat
from stich.language.conditions.terms import Always, Amount, Cards, Clause, Condition, Exemption, Guard, SeatRef, SuitRef
from stich.language.model.names import Citation as Citation
from stich.language.model.names import Names as Names
from stich.language.model.score import Award as Award
from stich.language.model.score import Bonus as Bonus
from stich.language.model.score import CardPoints as CardPoints
from stich.language.model.score import Counter as Counter
from stich.language.model.score import Lot as Lot
from stich.language.model.score import Mark as Mark
from stich.language.model.score import Match as Match
from stich.language.model.score import Pool as Pool
from stich.language.model.score import Tier as Tier
from stich.language.model.score import Title as Title
from stich.language.text.source import Span


class BindingKind(Enum):
    """What a binding holds."""

    SUITS = auto()
    RANK = auto()
    CARD = auto()
    SEAT = auto()


@dataclass(frozen=True, slots=True)
class Binding:
    """A name that a deal fixes: ``count`` suits, a rank, a card or a seat.

    The value is a tuple of ints (suits ascending; ``(rank,)``; ``(card,)``; ``(seat,)``), empty until bound.
    """

    name: Names
    kind: BindingKind
    count: int = 1


@dataclass(frozen=True, slots=True)
class Power:
    """A row of the ladder, strongest first.  ``cards`` holds the groups of the row from high to low; within a group
    cards stand by rank, equal ranks are equal.  Out of force its cards are dead if ``dead``, else plain.
    ``suit``: the suit that its cards count as, in following and as plain cards, instead of the printed one."""

    name: Names
    cards: tuple[Cards, ...]
    clause: Clause
    dead: bool = False
    citation: Citation = Citation()
    span: Span | None = field(default=None, compare=False)
    suit: SuitRef | None = None


@dataclass(frozen=True, slots=True)
class Plain:
    """How plain cards rank within their suit, high to low: ``orders`` gives (cards it holds for, order of ranks), the
    first that fits; a suit in none ranks as the pack does.  ``next_only``: a card takes only the next one below it."""

    orders: tuple[tuple[Cards, tuple[Rank, ...]], ...] = ()
    next_only: bool = False


class TieRule(Enum):
    """Which of two cards of one strength keeps the trick."""

    FIRST = auto()
    LAST = auto()
    SUITS = auto()
    NOBODY = auto()


@dataclass(frozen=True, slots=True)
class Ties:
    """The tie rule, with the order of suits (high to low) for ``SUITS``; ``stated`` is false for the default."""

    rule: TieRule = TieRule.FIRST
    suits: tuple[int, ...] = ()
    stated: bool = False


@dataclass(frozen=True, slots=True)
class Seats:
    """The table.  Seats are numbered from 0 in playing order.

    ``playing`` of ``players`` seats take part in a deal, the dealer's deal starting after those that sit out;
    ``sits_out`` names the seat that does not play (``None``: all play).  ``sides[i]`` lists the seats of side ``i``.
    ``directors[i]`` directs side ``i`` (``NO_SEAT``: none).
    """

    players: int
    clockwise: bool
    sides: tuple[tuple[Seat, ...], ...]
    sits_out: SeatRef | None = None
    show_hands: bool = False
    talk: str = "none"
    directors: tuple[Seat, ...] = ()
    director_sees: bool = False
    director_orders: bool = False


NO_SEAT: Seat = -1


class Place(Enum):
    """Where cards lie outside the hands: the stock (or talon), turned up, laid out at the cut, set aside."""

    STOCK = auto()
    TURNED = auto()
    EXPOSED = auto()
    ASIDE = auto()


# --- the steps of a deal before the first lead ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cut:
    """``by`` looks at the ``looks`` bottom cards of the pack; those in ``lays_out`` go face up to EXPOSED."""

    by: SeatRef
    looks: int = 0
    lays_out: Cards | None = None
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class DealCards:
    """Deal ``packets`` (sizes, one round each) from forehand on to seats ``first`` to ``last`` (places in the round of
    dealing, from 0, ``last`` excluded), face up or down.  Where the size of the hands changes from deal to deal,
    ``by_deal`` has the packets of each deal in turn, and ``packets`` those of the largest."""

    packets: tuple[int, ...]
    face_up: int = 0  # how many of the first cards of each seat in this step lie face up
    first: int = 0
    last: int = 99
    by_deal: tuple[tuple[int, ...], ...] = ()
    span: Span | None = field(default=None, compare=False)


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


@dataclass(frozen=True, slots=True)
class BindFaceUp:
    """Bind the suit of the lowest (or highest) face-up card of the players; a tie goes to the first (or last) dealt."""

    binding: int
    highest: bool = False
    last_dealt: bool = False
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class BindLastDealt:
    """Bind the suit of the last card dealt, which is shown and stays in its hand."""

    binding: int
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Give:
    """Cards that entitle to a transfer, while ``when`` holds (weighed once, as the transfer begins)."""

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
    take.  With one, a seat chooses so many cards to give (``strongest``: it gives its strongest, without a choice);
    those that it takes are the first of the place that ``takes`` names.

    ``must``: it may not pass.  ``at_once``: everybody chooses before any card changes hands.  ``shown``: the cards
    given are shown to all.  ``takes_first``: a seat takes before it gives.  ``turns_next``: in an exchange the card
    given is laid aside, and the next card of the stock is turned up in the place of the one taken.
    """

    name: Names
    first: SeatRef
    gives: tuple[Give, ...]
    takes: Cards
    source: Place
    who: SeatRef | None = None
    when: Condition = Always()
    portion: Portion | None = None
    to: Place | SeatRef = Place.ASIDE
    taking: Taking = Taking.AS_GIVEN
    takes_number: int = 0
    strongest: bool = False
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


Step = Cut | DealCards | TurnUp | BindFaceUp | BindLastDealt | Transfer | Speak | Again


# --- dialogues --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Bind:
    """A binding gets a value: this one, that of ``binding`` (−1: not so), or the ``seat`` that is meant."""

    name: int
    value: tuple[int, ...] = ()
    binding: int = -1
    seat: SeatRef | None = None


@dataclass(frozen=True, slots=True)
class Gain:
    """Card points of a kind are added for the side of the speaker."""

    tally: int
    amount: Amount


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
    """The speaker bids a number of tricks, if ``within_hand`` no more than the cards that he holds."""

    number: int
    within_hand: bool = False


Effect = Bind | Gain | GoTo | Swap | SitOut | EndDeal | Bid | BeginPlay


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that may be said, while ``when`` holds.  Effects, in this order:

    ``stake`` is the new value of the deal; ``concedes``: the speaker's side gives the deal up and the other side scores
    that much; then ``effects`` in their order; then the dialogue goes on in state ``then`` (−1: it is over).
    """

    name: Names
    when: Condition
    stake: Amount | None = None
    concedes: Amount | None = None
    effects: tuple[Effect, ...] = ()
    then: int = -1
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class DialogueState:
    """Who speaks, and what he may say; ``in_turn``: every seat that plays does so once, from ``by`` on."""

    name: str
    by: SeatRef
    choices: tuple[Choice, ...]
    in_turn: bool = False


class Opens(Enum):
    """What opens a dialogue: a step of the deal, a card led face down, the seat on lead before it leads, the seat whose
    turn it is before it plays, or a bonus that is gained.

    Of a dialogue on lead or on turn the choices of state 0 are offered beside the cards; whoever makes one opens it,
    and when it is over the turn goes on where it was.
    """

    STEP = auto()
    FACE_DOWN_LEAD = auto()
    LEAD = auto()
    TURN = auto()
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


# --- play -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Draw:
    """After a trick each seat draws ``cards`` from the stock, the winner first, then on in playing order.  ``open``:
    the top card of the stock lies face up."""

    cards: int
    open: bool = False


@dataclass(frozen=True, slots=True)
class Rung:
    """A rung of the ladder of legality: a hand that holds a card of ``holding`` may play those of ``plays``; without
    it just the cards held."""

    holding: Cards
    plays: Cards | None = None


@dataclass(frozen=True, slots=True)
class Phase:
    """A stretch of the play with its own rules, until ``until`` holds at the end of a trick (and its draws).

    ``legal`` is the ladder of legality for followers: the first rung that the hand meets says what may be played.
    """

    name: Names
    legal: tuple[Rung, ...]
    until: Condition
    draw: Draw | None = None
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Play:
    """The play of the tricks.  ``final``: powers are settled on the finished trick.  ``exempt``: cards that the
    ladder of legality does not bind.

    ``concede_when``: while it holds a side may give the deal up (by its director, if it has one); the other side then
    scores ``concede``.

    ``passes``: who may play none of his cards passes (ladder and guards are strict); a lead goes on to the next seat
    that can lead, and the deal ends when none can.  ``lone``: cards that are a trick by themselves when they are led.
    """

    leader: SeatRef
    phases: tuple[Phase, ...]
    guards: tuple[Guard, ...] = ()
    final: bool = False
    face_down: int = -1  # the dialogue that a face-down lead opens; −1: cards are always led face up
    concede_when: Condition | None = None
    concede: Amount = Amount()
    passes: bool = False
    lone: Cards | None = None
    ends: Condition | None = None
    ends_span: Span | None = field(default=None, compare=False)
    exempt: tuple[Exemption, ...] = ()


# --- examples ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Example:
    """A worked case: ``given`` and ``expect`` as written (words, checked against the case schema)."""

    name: str
    kind: str
    given: dict[str, object]
    expect: dict[str, object]
    citation: Citation = Citation()
    span: Span | None = field(default=None, compare=False)
    given_span: Span | None = field(default=None, compare=False)
    expect_span: Span | None = field(default=None, compare=False)


# --- the whole --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Work:
    """A source: what it is, and what may be said of it."""

    key: str
    work: str
    year: str = ""
    note: str = ""
    url: str = ""


@dataclass(frozen=True, slots=True)
class Game:
    """A game, or a reading of one, as the rest of the program knows it."""

    name: str
    titles: Names
    reading: str
    extends: str
    status: str  # faithful, conjecture or incomplete
    gaps: tuple[str, ...]
    about: str
    works: tuple[Work, ...]
    evidence: dict[str, Citation]  # section of the spec → where its facts stand
    deck: Deck
    suit_names: tuple[Names, ...]
    rank_names: tuple[Names, ...]
    seats: Seats
    bindings: tuple[Binding, ...]
    steps: tuple[Step, ...]
    powers: tuple[Power, ...]
    plain: Plain
    ties: Ties
    dialogues: tuple[Dialogue, ...]
    play: Play
    tallies: tuple[CardPoints, ...]
    score: tuple[Tier, ...]
    match: Match
    examples: tuple[Example, ...]
    bonuses: tuple[Bonus, ...] = ()
    sha256: str = ""
    cards_dealt: int = 0  # how many cards each playing seat holds at the first lead
    span: Span | None = field(default=None, compare=False)


def left_open(game: Game) -> set[str]:
    """The bindings that a dialogue fixes, which may be left unnamed: ``none`` is a value of theirs."""
    choices = (choice for dialogue in game.dialogues for state in dialogue.states for choice in state.choices)
    named = {effect.name for choice in choices for effect in choice.effects if isinstance(effect, Bind)}
    return {game.bindings[i].name.key for i in named}
