"""Where everything stands in the part of a game's program that is about what is said: dialogues, auctions, effects.

Place in the pipeline: the bottom of ``machine``, beside ``layout``, of which it goes on; ``program`` writes records
with these columns, ``talk`` and ``auctions`` read them.  (L) is a list, (P) a phrase, (S) a ``SeatAt``.
"""

from __future__ import annotations

from enum import IntEnum, auto


class DialogueAt(IntEnum):
    """A dialogue: under which condition it opens (P; 0: always), and (L) of ``StateAt``."""

    WHEN = 0
    STATES = auto()


class StateAt(IntEnum):
    """A state of a dialogue: who speaks (S), whether all do in turn, an ``AuctionAt`` (0: none), whether something may
    be said that is no call, (L) of ``ChoiceAt``, (L) of the
    same by their actions, from that to pass on."""

    BY = 0
    IN_TURN = auto()
    AUCTION = auto()
    BESIDE = auto()
    CHOICES = auto()
    BY_ACTION = auto()


class AuctionAt(IntEnum):
    """An auction: whether seats bid in pairs, how often each may call (0: as often as it goes on), whether the elder
    holds, whether who passed may bid again, who must bid (S; 0: nobody), the highest bid there is, whether contracts
    are bid; then, for its end without a bid and with one, (L) of ``EffectAt`` and the state that comes (−1: none)."""

    PAIRS = 0
    ROUNDS = auto()
    ELDER_HOLDS = auto()
    FREE = auto()
    MUST = auto()
    TOP = auto()
    CONTRACTS = auto()
    NOBODY = auto()
    NOBODY_THEN = auto()
    WON = auto()
    WON_THEN = auto()


class CallKind(IntEnum):
    """What a choice is in an auction: no call, a bid, the highest bid said again, a pass."""

    NONE = 0
    BID = 1
    HOLD = 2
    PASS = 3


class Replaces(IntEnum):
    """When a contract takes the place of the one that holds: never, if the choice closes an auction, always."""

    NEVER = 0
    CLOSING = 1
    ALWAYS = 2


class ChoiceAt(IntEnum):
    """A choice: its action, when it may be said (P), its ``CallKind`` and the height of the call; whether it bids, the
    number, whether that is bound by the hand, the height of the contract (−1: none); (L) of ``SwapAt`` that must be
    possible; the stake (P; 0: it stays), a row if it concedes (0: not so), ``Replaces``, the bindings that it binds as
    a set, (L) of ``EffectAt``, the state that comes (−1: none)."""

    ACTION = 0
    WHEN = auto()
    CALL = auto()
    HEIGHT = auto()
    BIDS = auto()
    NUMBER = auto()
    WITHIN_HAND = auto()
    CONTRACT = auto()
    SWAPS = auto()
    STAKE = auto()
    CONCEDES = auto()
    REPLACES = auto()
    BINDS = auto()
    EFFECTS = auto()
    THEN = auto()


class SwapAt(IntEnum):
    """A card of the hand is put in the place of another: the pile as it is kept, the cards of which one is given (P),
    whether anything asks what was held."""

    PILE = 0
    GIVES = auto()
    ASKED = auto()


class EffectAt(IntEnum):
    """An effect: its kind, and what its kind says.

    BIND: a ``BindAt``.  RECKON: a row.  GO_TO: phase.  SWAP: a ``SwapAt``.  BID: the number.  SIT_OUT: (S).  END_DEAL:
    whether it is thrown in.
    """

    KIND = 0
    OPERAND = auto()


class EffectKind(IntEnum):
    """Kinds of effects."""

    BIND = 0
    RECKON = 1
    GO_TO = 2
    SWAP = 3
    BID = 4
    SIT_OUT = 5
    BEGIN_PLAY = 6
    END_DEAL = 7
    WIN_MATCH = 8
