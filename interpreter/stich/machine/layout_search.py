"""Where everything stands in the memory of a search: a list of numbers that is lent to a match while it is solved.

Place in the pipeline: the bottom of ``machine``, beside ``layout``; whoever lends the memory writes its head.
"""

from __future__ import annotations

from enum import IntEnum


class SearchAt(IntEnum):
    """What stands in the list.  Behind ``WEIGHTS`` by side what a point is worth; behind ``LUCK`` by team, then card,
    how often it has cut a search short; behind ``MOVES`` room for the moves of all positions on the way, each with how
    soon it is to be tried."""

    NODES = 0  # positions met
    NODES_MOST = 1
    STOPPED = 2  # why the search was given up (``WhyStopped``)
    TEAM = 3  # the seats for whom the deal is to be worth most
    GENERATION = 4  # of the searches that shared the memory which this is: what others have noted is not believed
    ROOM = 5  # for how many positions, a power of two
    DEEPEST = 6  # for how many copies of the board
    TOP = 7  # where the next move is noted
    ALIKE = 8  # whether of cards that are alike one is tried, or each
    ALIKE_KEY = 9  # under which bindings it has been worked out which are
    TOLD = 10  # and whether that could be told
    ASK = 11  # how many positions more until it is asked whether somebody interrupts
    WEIGHTS = 16
    LUCK = 48
    MOVES = 512
    SIZE = 65536


class WhyStopped(IntEnum):
    """Why a search was given up."""

    NOT = 0
    NODES = 1  # it met too many positions
    DEPTH = 2  # the deal goes on for too long, or too much can be done at a time
    FAULT = 3  # a deal cannot go on
    INTERRUPTED = 4


class EntryAt(IntEnum):
    """What is noted of a position: what it is worth at least and at most, the best move, how many cards are left."""

    LEAST = 0
    MOST = 1
    MOVE = 2
    LEFT = 3
    SIZE = 4


WORTHS = 4096
"""For how many deals that are over it is noted what they are worth."""

FAR_BITS = 60
FAR = 1 << FAR_BITS
"""More than any deal is worth."""

MATCH_BITS = 40
MATCH = 1 << MATCH_BITS
"""What it is worth to win the match by what was declared or gained, whatever the score: more than any points."""
