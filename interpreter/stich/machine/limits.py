"""How much the machine has room for; a game that needs more is played by the readable engine.

Place in the pipeline: the bottom of ``machine``, beside ``numbers``; read by its registers and by ``program``, which
refuses what does not fit.
"""

from __future__ import annotations

from enum import IntEnum


class Most(IntEnum):
    """Capacities, each of a list of registers."""

    SEATS = 20
    CARDS = 128  # of a pack, in the wide machine; the narrow one has room for NARROW
    NARROW = 64
    PILED = 2048  # cards in all piles, of which each has room for the whole pack
    PILES = 20
    TOTALS = 128  # one for each total and side
    PAST = 160  # points of past deals, one for each deal and side
    POOLS = 16
    SAVED = 400  # numbers that carry over from deal to deal
    NAMES = 48  # bindings
    PHASES = 100  # tricks won, one for each phase and seat
    POINTS = 100  # card points, one for each kind and seat
    COUNTERS = 200  # one for each counter and seat
    PARTIES = 16
    MELDS = 64  # shown in one deal
    TRICKS = 256  # of one deal
    TALKS = 16  # dialogues after one trick
    OPTIONS = 1024  # actions to choose from
    STACK = 64  # values that a phrase works with at a time
    MEMBERS = 16  # loops in one another
    KEPT = 256  # what definitions have come to
    DUES = 2048  # numbers that say which rows are due
    DECISIONS = 10_000  # in one deal
    FRUITLESS = 1000  # deals in a row
    MARKS = 1000  # on the slate after one deal
    DRAWS = 10_000  # for one lot


class Stage(IntEnum):
    """What kind of decision is awaited."""

    TRICK = 0
    TRANSFER = 1
    DIALOGUE = 2
    OVER = 3
    SETUP = 4  # never seen from outside
    MELD = 5  # who has taken a trick may show melds


class Ended(IntEnum):
    """Whether something said or gained ends the deal, and how."""

    NO = 0
    YES = 1
    THROWN_IN = 2
    MATCH_WON = 3  # by whom the winner is
    MATCH_OVER = 4  # the totals tell who has won


class Fault(IntEnum):
    """Why the machine cannot go on: the readable engine tells what is wrong, or goes on where only room was lacking."""

    NONE = 0
    UNPLAYABLE = 1
    ROOM = 2


NOTHING = -(2**31)
"""What a count of nobody comes to, and all that is reckoned with it."""
