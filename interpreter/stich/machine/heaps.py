"""Heaps and the stock while tricks are played: whose a heap is, and who draws; what ``engine.heaps`` does.

Place in the pipeline: part of ``machine``, over ``piles`` and ``weigh``; ``deal`` and ``play`` call it.
"""

from __future__ import annotations

from stich.machine.counts import seat_points
from stich.machine.layout import Head, OwnedAt, PhaseAt
from stich.machine.limits import Fault
from stich.machine.numbers import CardSet, Int, kernel, one
from stich.machine.piles import STOCK, TURNED, card_at, keep_only, put_under, take_first
from stich.machine.registers import Board
from stich.machine.sets import begin_round, cards_of_slot, every_card, first_of, in_hands, slot_of
from stich.machine.weigh import meets, weigh


@kernel
def settle_heaps(s: Board) -> None:
    """The first card is about to be led: the cards of a heap are among what its owner held, and has taken."""
    p = s.code
    owned: Int = p[Head.OWNED]
    for i in range(p[owned]):
        row: Int = p[owned + 1 + i]
        if meets(s, p[row + OwnedAt.WHEN], 0):
            seats: Int = weigh(s, p[row + OwnedAt.OWNER], 0)
            if seats > 0:
                seat: Int = _owner(s, seats)
                cards: CardSet = cards_of_slot(s, slot_of(p[row + OwnedAt.PILE]))
                s.heap_seats[p[row + OwnedAt.HEAP]] = seat
                s.held[seat] |= cards
                seat_points(s, seat, cards)


@kernel
def _owner(s: Board, seats: Int) -> Int:
    """The first of several, from forehand on; whoever plays comes before those who do not."""
    at: Int = begin_round(s, s.forehand)
    for _ in range(s.in_trick):
        if seats >> at & 1:
            return at
        at = s.next_seat[at]
    return first_of(seats)


# --- drawing ----------------------------------------------------------------------------------------------------------


@kernel
def draw(s: Board, winner: Int, cards: Int) -> None:
    """Let each seat draw from the stock, the winner of the trick first."""
    p = s.code
    if s.size[STOCK] < s.in_trick * cards and not p[Head.PASSES]:
        s.uneven = True
    seat: Int = winner
    drawn: Int = 0
    for _ in range(s.in_trick):
        for _j in range(cards):
            if drawn < s.size[STOCK]:
                if s.hands[seat] & one(card_at(s, STOCK, drawn)):
                    s.fault = Fault.ROOM  # it lay elsewhere as well, and comes into one hand twice
                s.hands[seat] |= one(card_at(s, STOCK, drawn))
                drawn += 1
        seat = s.next_seat[seat]
    take_first(s, STOCK, drawn)
    if p[Head.OPEN_STOCK] or (s.size[TURNED] and not s.size[STOCK]):
        _turn_next(s)


@kernel
def _turn_next(s: Board) -> None:
    """Cards that lay turned up and are drawn lie there no more; where the top card is seen, the next is turned."""
    p = s.code
    keep_only(s, TURNED, every_card(s) & ~in_hands(s))
    if p[p[p[Head.PHASES] + 1 + s.phase] + PhaseAt.OPEN]:
        s.size[TURNED] = 0
        if s.size[STOCK]:
            put_under(s, TURNED, card_at(s, STOCK, 0))
