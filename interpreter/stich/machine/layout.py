"""Where everything stands in a game's program: the columns of its records.

Place in the pipeline: the bottom of ``machine``; ``program`` writes records with these columns, the machine reads them.
A program is one list of numbers.  ``Head`` stands at its beginning; a record is a stretch of numbers, named by where it
begins; so is a list, which begins with its length.  Nought is no place: there stands the empty list.
"""

from __future__ import annotations

from enum import IntEnum, auto


class Head(IntEnum):
    """What stands at the beginning of a program.  (L) is a list, (P) a phrase, (S) a ``SeatAt``; those of a block tell
    where in it something stands."""

    NO_LIST = 0
    CARDS = auto()  # in the pack
    PLAYERS = auto()
    SIDES = auto()
    EVERYONE = auto()
    SIDE_OF = auto()  # (L) by seat
    SIDE_SETS = auto()  # (L) by side
    DIRECTORS = auto()  # (L) by side, −1 for none
    SUITS = auto()  # how many suits a card can count as
    COPIES = auto()
    PILES = auto()
    RANK = auto()  # (L) by card
    SUIT = auto()  # (L) by card, as printed
    COLOURS = auto()  # (L) by suit, the suits of its colour as a set
    NAMES = auto()  # (L) by binding: 1, it holds suits or seats, which are a set; 2, those are seats; 0: another thing
    CONTRACT = auto()  # the binding that holds it, −1 for none
    CONTRACTS = auto()  # (L) of ``ContractAt``
    WITH_CONTRACTS = auto()  # the bindings that contracts bind, as a set
    DEFINITIONS = auto()  # (L) of phrases
    VALUES = auto()  # (L) of ``ValueAt``
    SETS = auto()  # (L) of the programs, by ``SetAt``: pairs
    PARTIES = auto()  # (L) of ``PartyAt``
    # actions
    FACE_DOWN = auto()
    GIVE = auto()
    TAKE = auto()
    PASS = auto()
    CONCEDE = auto()
    # a block: what holds under some values of the bindings
    BLOCK_SUIT = auto()  # numbers: by card, the suit that it counts as
    BLOCK_STANDS = auto()  # by card, where it stands by the ladder; 0 is the strongest
    BLOCK_ORDER = auto()  # the cards from the strongest on, copies side by side
    BLOCK_POINTS = auto()  # by kind, then card
    BLOCK_SHOWS = auto()  # by suit led (the last for none), then card: the bits of the situation that it brings
    BLOCK_LEAD = auto()  # by card, how strong it is to lead; nothing where no rule of thumb asks
    BLOCK_WHOLE = auto()  # by card, how strong it is in all
    BLOCK_KEEP = auto()  # by turned-up binding, then card: its place in the order by which turned cards stay
    BLOCK_SETS = auto()  # sets: those of the programs
    BLOCK_RUNGS = auto()  # by rung, then by suit led (the last for none): held, held anyway, played, played anyway
    BLOCK_GUARDS = auto()
    BLOCK_EXEMPT = auto()
    BLOCK_ATOMS = auto()  # by atom of the trick, then suit led
    BLOCK_LONE = auto()
    BLOCK_TRANSFERS = auto()  # of each transfer what ``TransferAt`` tells
    # powers
    ATOMS = auto()  # (L) of the trick: how many cards of its set make each true
    COUNTS_CARDS = auto()
    STATE_ATOMS = auto()  # (L) of phrases
    FINAL = auto()
    NOBODY = auto()
    LED_MATTERS = auto()
    ONE_TABLE = auto()  # whether one table tells of a whole trick who takes it from whom
    # play
    LEADER = auto()  # (S)
    PHASES = auto()  # (L) of ``PhaseAt``
    GUARDS = auto()  # (L) of ``GuardAt``
    PLAY_GUARDS = auto()
    EXEMPT = auto()  # (L) of ``GuardAt``
    PASSES = auto()
    LONE = auto()
    FACE_DOWN_TALK = auto()  # the dialogue that a card led face down opens, −1 for none
    CONCEDE_WHEN = auto()  # (P) 0: never
    CONCESSION = auto()  # a row, 0 for none
    ENDS = auto()  # (P)
    TRICKS_TO_END = auto()
    # bonuses
    LEAD_BONUSES = auto()  # (L) of ``BonusAt``: for a card led
    PLAY_BONUSES = auto()  # for a card that follows
    TRICK_BONUSES = auto()
    # the deal
    STEPS = auto()  # (L) of ``StepAt``
    SITS_OUT = auto()  # (S) 0: nobody
    TITLES = auto()  # (L) of pairs: a binding, a phrase
    OWNED = auto()  # (L) of ``OwnedAt``
    TO_DRAW = auto()
    OPEN_STOCK = auto()
    DRAWN = auto()  # how many cards of the pack are ever looked at: no more are drawn in the shuffle
    # points
    KINDS = auto()  # of card points
    COUNTERS = auto()
    SCORE = auto()  # (L) of ``TierAt``
    GIVEN_UP = auto()
    BEFORE_EACH = auto()
    MARKS = auto()
    AT_THE_END = auto()
    GROWING = auto()  # (L) of pairs: a total, a phrase
    SCORED = auto()  # (L) of totals
    TOTALS = auto()
    START_POOLS = auto()  # (L)
    REMEMBERS = auto()
    LAST_OF = auto()  # (L) by total
    MATCH_ENDS = auto()  # (P)
    AT_ONCE = auto()
    WINNING_TOTAL = auto()
    FEWEST = auto()
    STAKE = auto()
    STAKE_AFTER_DRAW = auto()
    FIRST_DEALER = auto()  # (S)
    NEXT_DEALER = auto()  # (S)
    NEXT_DEALER_AFTER_DRAW = auto()  # (S) 0: as after any other deal
    LOT_ANY = auto()
    # dialogues and melds
    DIALOGUES = auto()  # (L) of ``DialogueAt``
    TURN_TALKS = auto()  # (L) of dialogues
    LEAD_TALKS = auto()
    TRICK_TALKS = auto()
    MELDS = auto()  # (L) of ``MeldsAt``
    FIRST_MELDS = auto()  # (L) of their numbers
    LEAD_MELDS = auto()
    TURN_MELDS = auto()
    TRICK_MELDS = auto()
    FIRST_MELD = auto()  # the first action that shows one
    TALKS_AFTER = auto()  # whether a dialogue may follow on a trick
    MELDS_AFTER = auto()  # whether melds may
    BEFORE_LEADS = auto()  # whether something may be said or shown beside the cards
    ASKS = auto()  # what the phrases ask of the tricks that have been played (``Asks``)
    ASKS_FIRST = auto()  # who won so many tricks from the first on is asked, if not who won each (``Asks.WINNERS``)
    LAST = auto()


class SeatAt(IntEnum):
    """A seat that is meant: its role, how far it is moved, whether its partner is meant, and the phrase (0: none)."""

    ROLE = 0
    OFFSET = auto()
    PARTNER = auto()
    PHRASE = auto()


class ContractAt(IntEnum):
    """A contract: how high it is, the bindings that it binds as a set, and its columns."""

    HEIGHT = 0
    BINDS = auto()
    COLUMNS = auto()


class ValueAt(IntEnum):
    """What a name is compared with: of which kind it is; a binding, or (L) values, each one more than it is; the same
    values as a set of suits or seats."""

    KIND = 0
    OPERAND = auto()
    SET = auto()


class ValueKind(IntEnum):
    """Kinds of what a name is compared with."""

    VALUES = 0
    BOUND = 1
    COLOUR = 2
    SUIT_LED = 3
    ITS_SUIT = 4


class PartyAt(IntEnum):
    """A party: (L) of the phrases of its seats, (L) of sets whose holders are of it, whether the others are."""

    SEATS = 0
    HOLDERS = auto()
    OTHERS = auto()


class PhaseAt(IntEnum):
    """A phase: (L) of ``RungAt``, until when (P; 0: never), how many cards are drawn, whether the stock's top lies
    open, whether any card may be played in reply, whether the rungs alone bind the hand, each with a fixed set."""

    RUNGS = 0
    UNTIL = auto()
    DRAW = auto()
    OPEN = auto()
    FREE = auto()
    PLAIN = auto()


class RungAt(IntEnum):
    """A rung: its number among all, when it is one (P), whether what is held must beat, whether what is played is told
    by itself, and must beat."""

    NUMBER = 0
    WHEN = auto()
    BEATS = auto()
    PLAYS = auto()
    PLAYS_BEAT = auto()


class GuardAt(IntEnum):
    """A guard or an exemption: when it holds (P), its cards (P; 0: they stand in the block), does it bind replies."""

    WHEN = 0
    CARDS = auto()
    PLAY = auto()


class WhomAt(IntEnum):
    """Who is meant, each by himself: of which group (0: just these), and the phrase of who is left out, or is meant."""

    GROUP = 0
    PHRASE = auto()


class RowAt(IntEnum):
    """A row: when it holds (P), (L) of ``PaymentAt``, (L) of ``ChangeAt``, (L) of totals that it clears, whether a deal
    with it is decided, whether it takes from a pool, its number among all rows."""

    WHEN = 0
    PAYMENTS = auto()
    CHANGES = auto()
    CLEARS = auto()
    DECIDES = auto()
    DRAINS = auto()
    NUMBER = auto()


class PaymentAt(IntEnum):
    """So much (P) is got (1) or paid (−1), from or to an account: of which kind, and which."""

    AMOUNT = 0
    SIGN = auto()
    ACCOUNT = auto()
    OPERAND = auto()


class AccountKind(IntEnum):
    """Kinds of accounts: nobody, a pool, who played a card of a set (P), or a ``WhomAt``."""

    NOBODY = 0
    POOL = 1
    WHO_PLAYED = 2
    WHOM = 3


class ChangeAt(IntEnum):
    """A count is changed by a number (P): gains 0, loses 1, becomes 2; of a measure, with its index."""

    NUMBER = 0
    DOING = auto()
    MEASURE = auto()
    INDEX = auto()


class TierAt(IntEnum):
    """Rows of which, for each who is meant, the first that holds is carried out: a ``WhomAt`` and (L) of rows."""

    WHOM = 0
    ROWS = auto()


class BonusAt(IntEnum):
    """A bonus: its cards (P), its row, its ``WhomAt`` (0: the seat of the event), (L) of ``BindAt``, the dialogue that
    it opens (−1: none), whether it wins the match."""

    CARDS = 0
    ROW = auto()
    WHOM = auto()
    BINDS = auto()
    DIALOGUE = auto()
    WINS = auto()


class BindAt(IntEnum):
    """A name gets a value: which name, the value as it is kept, that of which binding (−1: not so), of which seat (S;
    0: none), whether the suit in question."""

    NAME = 0
    VALUE = auto()
    BINDING = auto()
    SEAT = auto()
    ITS_SUIT = auto()


class StepKind(IntEnum):
    """Kinds of steps."""

    CUT = 0
    DEAL = 1
    DEAL_HEAP = 2
    TURN_UP = 3
    BIND_FACE_UP = 4
    BIND_LAST_DEALT = 5
    BIND_NOW = 6
    LEAVE = 7
    LAY_OPEN = 8
    TRANSFER = 9
    SPEAK = 10
    AGAIN = 11
    RECKON = 12
    SHOW_MELDS = 13


class StepAt(IntEnum):
    """A step: its kind, when it is done (P), and what its kind says.

    CUT: (S) by whom, how many are looked at, the set laid out (in ``fixed``).  DEAL: (L) of (L) of packets by deal,
    first, last, how many lie face up, (S) who gets the card turned up.  DEAL_HEAP: the pile, (L) of sizes by deal.
    TURN_UP: binding, suits, which order keeps (−1: none), redeal after, redeal when empty, under, on the stock.
    BIND_FACE_UP: binding, highest, last dealt.  BIND_LAST_DEALT: binding.  BIND_NOW: (L) of ``BindAt``, whether a
    contract is bound, and what may stay as a set.  LEAVE: (S).  TRANSFER: a ``TransferAt``.  SPEAK: dialogue.  AGAIN:
    to which step.  RECKON: tier, wins match.  SHOW_MELDS: which.
    """

    KIND = 0
    WHEN = auto()
    A = auto()
    B = auto()
    C = auto()
    D = auto()
    E = auto()
    F = auto()
    G = auto()


class OwnedAt(IntEnum):
    """A heap that belongs to somebody: its number among all, its pile, (P) to whom, (P) when."""

    HEAP = 0
    PILE = auto()
    OWNER = auto()
    WHEN = auto()


class Asks(IntEnum):
    """What some phrase of the game asks of what has been played in the deal, each a bit; those that end with ``SCORE``
    tell it of the phrases by which a deal is scored alone."""

    SEAT_TRICKS = 1  # the tricks of a seat, and not only those of its side
    PHASE_TRICKS = 2
    TAKEN = 4  # which cards a seat has taken
    WINNERS = 8  # who won which trick
    WON_WITH = 128  # and with what card
    ORDER = 16  # how strong cards are among those that lie somewhere
    OTHER_SCORE = 32  # anything beside tricks, card points, the cards taken and who won which trick
    MORE_SCORE = 64  # anything beside the tricks of a side


class TallyAt(IntEnum):
    """What is added up of many deals: deals, those thrown in, decisions; then for each side its points and how often it
    scored most alone, for each seat its tricks, and for each row how often it was carried out."""

    DEALS = 0
    THROWN_IN = auto()
    DECISIONS = auto()
    REST = auto()
