"""The columns of records about cards that change places before the play, and about melds.

Place in the pipeline: the bottom of ``machine``, beside ``layout``, whose signs it uses: (L) is a list, (P) a phrase,
(S) a ``SeatAt``.
"""

from __future__ import annotations

from enum import IntEnum, auto

ALL_CARDS = -1
"""As many cards as there are."""


class TakeKind(IntEnum):
    """How many cards a transfer lets a seat take: as many as it gives, all, or so many."""

    AS_GIVEN = 0
    ALL = 1
    NUMBER = 2


class TransferAt(IntEnum):
    """A transfer.

    When a seat has a part in it (P), who is the first (S), who alone has one (S; 0: everybody); (L) of the conditions
    (P) under which its fixed sets entitle, (L) of ``GiveAt``, whether any entitles under a condition; where its sets
    begin in that part of a block: the fixed ones, what may be taken, and of an exchange what each card may be exchanged
    for; from which pile cards are taken.  ``EXCHANGE``: one card for one, and then whether the next is turned up.  Of a
    portion: how many cards at least and at most (``ALL_CARDS``: all but so many), the pile that they go to (0: none) or
    the seat (S), how many are taken and how many must lie there, and what stands in ``language.model.deal``.
    """

    WHEN = 0
    FIRST = auto()
    WHO = auto()
    FIXED = auto()
    CHANGING = auto()
    CONDITIONAL = auto()
    SETS = auto()
    SOURCE = auto()
    EXCHANGE = auto()
    TURNS_NEXT = auto()
    LEAST = auto()
    MOST = auto()
    BUT = auto()
    TO_PILE = auto()
    TO_SEAT = auto()
    TAKING = auto()
    NUMBER = auto()
    WANTED = auto()
    MUST = auto()
    AT_ONCE = auto()
    TAKES_FIRST = auto()


class GiveAt(IntEnum):
    """Cards (P) that entitle, depending on where cards lie, and when (P)."""

    CARDS = 0
    WHEN = auto()


class MeldsAt(IntEnum):
    """Melds that are shown together: when (P), (L) of ``MeldKindAt``, whether only those of the best side count, and
    nobody's of equal ones; (L) of the sets that tell equal ones apart; whether one is shown at a time, and of the best
    kind first."""

    WHEN = 0
    KINDS = auto()
    BEST_SIDE = auto()
    NOBODY = auto()
    BETTER = auto()
    EACH_ONE = auto()
    BEST_FIRST = auto()


class MeldKindAt(IntEnum):
    """A kind of meld: its row, its form, how often each card of it is there, its family, at how many places one may
    stand, (L) of what is done to show the one at each (empty where none is chosen), and what its form says.

    RUN: at least and at most how long, how many ranks in a suit, (L) of the sets of each suit and rank; its places are
    these.  SET and SET_OF_ANY: how many cards, 0, how many suits, (L) of the sets of each rank and suit; its places are
    the ranks.  CARDS and CARDS_OF_SUIT: 0, 0, 0, the number of the set; its places are one, or the suits.
    """

    ROW = 0
    FORM = auto()
    COPIES = auto()
    FAMILY = auto()
    PLACES = auto()
    ACTIONS = auto()
    SIZE = auto()
    LONGEST = auto()
    WIDTH = auto()
    SETS = auto()


class FormKind(IntEnum):
    """Forms of melds."""

    RUN = 0
    SET = 1
    SET_OF_ANY = 2
    CARDS = 3
    CARDS_OF_SUIT = 4
