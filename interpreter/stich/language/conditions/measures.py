"""What can be counted: one row of one table for each measure.

Place in the pipeline: above ``terms``; read by ``phrases`` (its words, and whose it is), by ``rules`` (the register
that holds it) and by ``check`` (its range).  Whoever adds a measure adds its member and its row here, keeps its
register in ``engine.table``, counts it plainly in ``rules.plainly``, and says it in the books of ``sheet``.  It must
not know how a register is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from stich.language.conditions.kinds import Measure
from stich.language.conditions.words import Askable, Vocabulary

MOST = 10**9
"""No number of the language is greater, and none less than minus so much."""

Range: TypeAlias = tuple[int, int]


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
    Measure.STAKE: MeasureRow(("stake", "stakes"), Askable.STAKE, Kept.BY_NOBODY, "stake"),
    Measure.PLAYERS: MeasureRow(
        ("players", "player"), Askable.PLAYERS, Kept.BY_NOBODY, "players", range=lambda e, i: (1, e.players)
    ),
    Measure.TRICK: MeasureRow((), Askable.NUMBER, Kept.BY_NOBODY, "trick_number", range=lambda e, i: (1, e.tricks + 1)),
    Measure.DEAL: MeasureRow((), Askable.DEAL, Kept.BY_NOBODY, "deal_in_match"),
}


# --- the words for them -----------------------------------------------------------------------------------------------


def countable(words: Vocabulary) -> dict[str, tuple[Measure, int]]:
    """Everything that is counted in a spec, by its name: the measure and its index."""
    own = {word: (measure, -1) for measure, row in MEASURES.items() for word in row.words}
    tables = (
        (Measure.POINTS, words.card_points),
        (Measure.COUNTER, words.counters),
        (Measure.TOTAL, words.totals),
        (Measure.POOL, words.pools),
    )
    return own | {name: (measure, index) for measure, table in tables for name, index in table.items()}


def counted_names(words: Vocabulary) -> list[str]:
    """Everything that is counted in a spec, each by one name."""
    twice = {word for row in MEASURES.values() for word in row.words[1:]}
    return [name for name in countable(words) if name not in twice]


def in_number(word: str, names: Container[str]) -> str | None:
    """The name that a word is the singular or the plural of, if it is not that name itself; ``None`` without one.

    >>> in_number("honour", ["honours"]), in_number("strokes", ["stroke"]), in_number("bids", ["bid", "bids"])
    ('honours', 'stroke', 'bids')
    """
    return next((name for name in (word, word + "s", word.removesuffix("s")) if name in names), None)
