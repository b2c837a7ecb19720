"""Counts of a single seat: its own tricks, cards and card points, not those of its side.

Place in the pipeline: beside ``facts``, which asks these where a condition speaks of a seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import TypeAlias

from stich.cards import Seat
from stich.engine.table import NO_BID, Table
from stich.language.conditions.terms import Count, Measure, Who

SeatCount: TypeAlias = Callable[[Table, Seat], int]

SINGLE = frozenset({Who.SEAT, Who.DEALER, Who.FOREHAND, Who.LEADER, Who.BOUND})
"""Subjects that are one seat, and have counts of their own."""


def seat_count(count: Count) -> SeatCount:
    """What is counted, as a function of a state and a seat.  Totals of the match are kept by side."""
    index = count.index
    match count.kind:
        case Measure.TRICKS:
            return lambda s, seat: s.winners.count(seat)
        case Measure.FIRST_TRICKS:
            return lambda s, seat: sum(1 for _ in takewhile(lambda winner: winner == seat, s.winners))
        case Measure.LAST_TRICKS:
            return lambda s, seat: sum(1 for _ in takewhile(lambda winner: winner == seat, s.winners[::-1]))
        case Measure.PHASE_TRICKS:
            return lambda s, seat: _phase_tricks(s, seat, index)
        case Measure.HAND_CARDS:
            return lambda s, seat: len(s.hands[seat])
        case Measure.POINTS:
            return lambda s, seat: _points(s, seat, index)
        case Measure.BIDS:
            return bid_of
        case Measure.COUNTER:
            return lambda s, seat: s.counters[index][s.side_of[seat]]


def bid_of(s: Table, seat: Seat) -> int:
    """What a seat has bid, or is about to bid; 0 before."""
    return s.its_bid if s.its_bid != NO_BID and seat == s.to_act else max(0, s.bids[seat])


def _phase_tricks(s: Table, seat: Seat, phase: int) -> int:
    began = [*s.phase_began, len(s.winners)]
    return s.winners[began[phase] : began[phase + 1]].count(seat) if phase < len(s.phase_began) else 0


def _points(s: Table, seat: Seat, index: int) -> int:
    """Card points of a kind that a seat has won itself; one that plays alone has all of its side's."""
    side = s.side_of[seat]
    if len(s.sides[side]) == 1:
        return s.card_points[index][side]
    values = s.beat.point_values[index]
    return sum(values[card] for card in _won(s, seat))


def _won(s: Table, seat: Seat) -> Iterator[int]:
    return (card for _, trick, winner in s.tricks if winner == seat for card in trick if card >= 0)
