"""Which seat a phrase means, and lots.

Place in the pipeline: part of the engine; reads a position (a lot is logged).
"""

from __future__ import annotations

from stich.cards import NO_SEAT, Card, Seat, cards_in
from stich.engine import events
from stich.engine.errors import UnplayableError
from stich.engine.position import Position
from stich.language.conditions.kinds import Role
from stich.language.conditions.terms import SeatRef
from stich.language.model.match import Lot
from stich.rng import Random
from stich.rules.operations import SeatSet, moved
from stich.rules.weigh import weigh

DRAWS_AT_MOST = 10_000  # for one lot


def seat_of(s: Position, ref: SeatRef, the: SeatSet = 0) -> Seat:
    """The seat that a phrase means now, ``the`` being in question; where nobody holds a card, forehand stands for its
    holder.

    Raises:
        UnplayableError: nobody is meant.
    """
    seat = s.who(ref.role)
    if ref.role is Role.LOT:
        seat = draw_lot(s)
    elif ref.role in (Role.WINNER, Role.LOSER):
        seat = _by_result(s, ref.role is Role.WINNER)
    if seat != NO_SEAT and not ref.partner:
        return _moved(s, seat, ref.offset)
    found = seats_of(s, ref, the)
    if not found and ref.role is Role.HOLDER:
        return _moved(s, s.forehand, ref.offset)
    if not found:
        raise UnplayableError(_nobody(s, ref), ref.span)
    return found[0]


def _moved(s: Position, seat: Seat, far: int) -> Seat:
    return moved(s, seat, far) if far else seat


def seats_of(s: Position, ref: SeatRef, the: SeatSet = 0) -> list[Seat]:
    """The seats that a phrase means now, where it may mean none or several: the holders of cards, a title's."""
    return list(cards_in(weigh(s.plan.seats(ref), s, the)))


def _nobody(s: Position, ref: SeatRef) -> str:
    """Why nobody is meant."""
    if ref.role is Role.BOUND:
        return f"no seat has been named `{s.plan.game.bindings[ref.binding].name.key}` when it is asked for"
    if ref.role is Role.OPPONENT:
        return f"nobody plays against seat {s.speaker} when an opponent is asked for"
    if ref.role is Role.DIRECTOR:
        return f"side {s.side_of[s.speaker]} has no director when one is asked for"
    return f"no seat is {ref.role.name.lower()} when one is asked for"


def _by_result(s: Position, won: bool) -> Seat:
    """The first seat after the dealer whose side scored most (or not most) in the deal that ended; where all scored
    alike all have won, and for a loser the dealer stands."""
    best = max(s.last_points[s.side_of[seat]] for seat in s.active)
    for seat in s.after[s.dealer]:
        if seat in s.active and (s.last_points[s.side_of[seat]] == best) == won:
            return seat
    return s.dealer


def in_turn(s: Position, first: Seat) -> list[Seat]:
    """The seats that play in this deal, from ``first`` on (or the next, if that one sits out)."""
    if s.in_trick == len(s.after):
        return [first, *s.after[first][:-1]]
    order = [first if first in s.active else s.next_seat[first]]
    while len(order) < len(s.active):
        order.append(s.next_seat[order[-1]])
    return order


def draw_lot(s: Position) -> Seat:
    """Draw a dealer by lot: any seat alike, or the one that draws the lowest card (equal ranks draw again)."""
    random, draws = s.packs.lot(s.deal_number + 1), 0
    seats = range(s.plan.players)
    cards: list[Card] = []
    lowest: list[Seat] = [random.below(s.plan.players)] if s.plan.game.match.lot is Lot.ANY else []
    while len(lowest) != 1:
        draws += 1
        if draws > DRAWS_AT_MOST or s.plan.n < len(seats):
            raise UnplayableError("the lot for the dealer is never decided")
        cards = _draw_cards(random, s.plan.n, len(seats))
        ranks = [s.rules.rank[card] for card in cards]
        lowest = [seat for seat in seats if ranks[seat] == max(ranks)]
    s.note(events.LotDrawn(cards, lowest[0]))
    return lowest[0]


def _draw_cards(random: Random, n: int, count: int) -> list[Card]:
    """So many different cards of a pack of ``n``, drawn one after the other."""
    pack = list(range(n))
    return [pack.pop(random.below(len(pack))) for _ in range(count)]
