"""What can be counted: one row of one table for each measure.

Place in the pipeline: below ``terms``; read by ``phrases`` (its words, and whose it is), by ``rules`` (the register
that holds it) and by ``check`` (its range).  Whoever adds a measure adds its member and its row here, keeps its
register in ``engine.table``, counts it plainly in ``rules.plainly``, and says it in the books of ``sheet``.  It must
not know how a register is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from stich.language.conditions.kinds import Askable

MOST = 10**9
"""No number of the language is greater, and none less than minus so much."""

Range: TypeAlias = tuple[int, int]


class Measure(Enum):
    """What is counted; ``measures`` has a row for each.  Some carry an index into a list of the game."""

    TRICKS = auto()
    PHASE_TRICKS = auto()  # won in a phase of the play: index into Play.phases
    HAND_CARDS = auto()  # cards still in the hand
    BIDS = auto()  # the number that a seat has bid; 0 before
    POINTS = auto()  # card points (honours, …) among the cards won: index into GameModel.card_points
    COUNTER = auto()  # a count of the deal: index into GameModel.counters
    TOTAL = auto()  # a running total of the match: index into Match.totals
    POOL = auto()  # what lies in a pool: index into Match.pools
    COLUMN = auto()  # a column of the contract that is bound: index into GameModel.columns
    STAKE = auto()  # what the deal is worth as it stands
    PLAYERS = auto()  # the seats that play in this deal
    TRICK = auto()  # the number of the trick being played, from 1
    DEAL = auto()  # the number of deals of the match with this one, from 1; those thrown in do not count


class Kept(Enum):
    """Whose a measure is."""

    BY_SEAT = auto()  # and summed over several
    BY_SIDE = auto()  # a seat has its side's
    BY_NOBODY = auto()


@dataclass(frozen=True, slots=True)
class Extent:
    """How far numbers can go in a game: what ranges are reckoned from."""

    tricks: int  # of a deal, at most
    hand: int  # the largest hand
    players: int
    most_bid: int
    points: tuple[Range, ...] = ()  # of each kind of card points, of all seats together
    columns: tuple[Range, ...] = ()  # of each column of the contracts


@dataclass(frozen=True, slots=True)
class MeasureRow:
    """A measure: the words for it in a spec (none: the spec names each of its kind), what is asked by it, whose it is,
    the register of a table that holds it (``indexed``: a list of them), between what bounds it lies, and the method of
    a table that tells how much of it there is in a deal (none: nobody knows)."""

    words: tuple[str, ...]
    asks: Askable
    kept: Kept
    register: str
    indexed: bool = False
    range: Callable[[Extent, int], Range] = lambda extent, index: (-MOST, MOST)
    whole: str = ""


MEASURES: dict[Measure, MeasureRow] = {
    Measure.TRICKS: MeasureRow(
        ("tricks", "trick"), Askable.TRICKS, Kept.BY_SEAT, "tricks_won", False, lambda e, i: (0, e.tricks), "all_tricks"
    ),
    Measure.PHASE_TRICKS: MeasureRow(
        (), Askable.TRICKS, Kept.BY_SEAT, "phase_tricks", True, lambda e, i: (0, e.tricks)
    ),
    Measure.HAND_CARDS: MeasureRow(
        ("cards", "card"), Askable.HANDS, Kept.BY_SEAT, "hand_sizes", range=lambda e, i: (0, e.hand * e.players)
    ),
    Measure.BIDS: MeasureRow(
        ("bids", "bid"), Askable.BIDS, Kept.BY_SEAT, "bids_made", range=lambda e, i: (0, e.most_bid * e.players)
    ),
    Measure.POINTS: MeasureRow(
        (), Askable.TRICKS, Kept.BY_SEAT, "card_points", True, lambda e, i: e.points[i], "all_points"
    ),
    Measure.COUNTER: MeasureRow((), Askable.COUNTERS, Kept.BY_SEAT, "counters", True),
    Measure.TOTAL: MeasureRow((), Askable.TOTALS, Kept.BY_SIDE, "totals", True),
    Measure.POOL: MeasureRow((), Askable.TOTALS, Kept.BY_NOBODY, "pools", True),
    Measure.COLUMN: MeasureRow((), Askable.NAMED, Kept.BY_NOBODY, "columns", True, lambda e, i: e.columns[i]),
    Measure.STAKE: MeasureRow(("stake", "stakes"), Askable.STAKE, Kept.BY_NOBODY, "stake"),
    Measure.PLAYERS: MeasureRow(
        ("players", "player"), Askable.PLAYERS, Kept.BY_NOBODY, "players", range=lambda e, i: (1, e.players)
    ),
    Measure.TRICK: MeasureRow((), Askable.NUMBER, Kept.BY_NOBODY, "trick_number", range=lambda e, i: (1, e.tricks + 1)),
    Measure.DEAL: MeasureRow((), Askable.DEAL, Kept.BY_NOBODY, "deal_in_match"),
}
