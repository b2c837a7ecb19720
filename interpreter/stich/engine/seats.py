"""Which seat a phrase means, and lots.

Place in the pipeline: part of the engine; reads a position (a lot is logged).
"""

from __future__ import annotations

from dataclasses import replace

from stich.cards import NO_SEAT, Card, Seat, mask_of
from stich.engine import events
from stich.engine.errors import UnplayableError
from stich.engine.position import Position
from stich.engine.rng import Random
from stich.language.conditions.terms import Role, SeatRef
from stich.language.model.match import Lot

DRAWS_AT_MOST = 10_000  # for one lot


def seat_of(s: Position, ref: SeatRef) -> Seat:
    """The seat that a phrase means now.  Of those that speak in turn, who sits out is passed over."""
    seat = _role(s, ref)
    if ref.role is Role.SPEAKER and ref.offset > 0:
        for _ in range(ref.offset):
            seat = s.next_seat[seat]
        return seat
    order = s.after[seat]
    return order[(ref.offset - 1) % len(order)] if ref.offset else seat


def seats_of(s: Position, ref: SeatRef) -> list[Seat]:
    """The seats that a phrase means now, where it may mean none or several: the holders of cards, a title's."""
    if ref.role is Role.HOLDER and ref.cards is not None:
        wanted = s.cards(ref.cards)
        found = [seat for seat in s.active if mask_of(s.hands[seat]) & wanted]
    elif ref.role is Role.BOUND:
        found = list(s.bound[ref.binding])
    else:
        return [seat_of(s, ref)]
    return [s.after[seat][(ref.offset - 1) % len(s.after[seat])] for seat in found] if ref.offset else found


def _role(s: Position, ref: SeatRef) -> Seat:
    match ref.role:
        case Role.DEALER:
            return s.dealer
        case Role.FOREHAND:
            return s.forehand
        case Role.LEADER:
            return s.leader
        case Role.OPPONENT:
            return opponent(s, ref)
        case Role.SPEAKER:
            return s.speaker
        case Role.DIRECTOR:
            return _director(s, ref)
        case Role.BOUND:
            return _bound(s, ref)
        case Role.GIVER:
            return s.to_act
        case Role.HOLDER:
            return next(iter(seats_of(s, replace(ref, offset=0))), s.forehand)
        case Role.LOT:
            return draw_lot(s)
        case Role.WINNER | Role.LOSER:
            return _by_result(s, ref.role is Role.WINNER)


def _director(s: Position, ref: SeatRef) -> Seat:
    """The seat that directs the last speaker's side."""
    director = next(iter(s.plan.game.seats.directors[s.side_of[s.speaker] :]), NO_SEAT)
    if director == NO_SEAT:
        raise UnplayableError(f"side {s.side_of[s.speaker]} has no director when one is asked for", ref.span)
    return director


def _bound(s: Position, ref: SeatRef) -> Seat:
    """The seat that a name stands for."""
    if not s.bound[ref.binding]:
        name = s.plan.game.bindings[ref.binding].name.key
        raise UnplayableError(f"no seat has been named `{name}` when it is asked for", ref.span)
    return s.bound[ref.binding][0]


def _by_result(s: Position, won: bool) -> Seat:
    """The first seat after the dealer whose side scored most (or not most) in the deal that ended; after a deal in
    which nobody scored more than another, the dealer."""
    best = max(s.last_points[s.side_of[seat]] for seat in s.active)
    for seat in s.after[s.dealer]:
        if seat in s.active and (s.last_points[s.side_of[seat]] == best) == won:
            return seat
    return s.dealer


def opponent(s: Position, ref: SeatRef) -> Seat:
    """Who answers the last speaker: who did so before, else the other side's director, else its next seat."""
    following = [seat for seat in s.after[s.speaker] if seat in s.active and s.side_of[seat] != s.side_of[s.speaker]]
    if not following:
        raise UnplayableError(f"nobody plays against seat {s.speaker} when an opponent is asked for", ref.span)
    other = s.side_of[following[0]]
    directors = s.plan.game.seats.directors
    if other in s.spoke:
        return s.spoke[other]
    if directors and directors[other] != NO_SEAT:
        return directors[other]
    return following[0]


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
