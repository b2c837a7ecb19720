"""What has been named in a deal, and by whom: facts about bindings, made into functions of a state.

Place in the pipeline: below ``facts``, which asks it for its own kind of condition.  It must not know dialogues.
"""

from __future__ import annotations

from stich.cards import NO_SEAT, Seat, Side
from stich.engine.table import Fact, Table
from stich.language.conditions import terms as t
from stich.language.conditions.card_sets import bound_cards
from stich.language.conditions.terms import Role, Subject, Who


def naming_fact(condition: t.Naming) -> Fact:
    """The condition as a function of a state, the seat in question and its side."""
    match condition:
        case t.Named(binding):
            return lambda s, seat, side: bool(s.bound[binding])
        case t.BindingIs(binding, cards):
            return lambda s, seat, side: _is_among(s, binding, cards)
        case t.SeatIs(subject, wanted):
            return lambda s, seat, side: NO_SEAT != _who(s, subject, seat) == _meant(s, wanted)
        case t.OfSide(subject, of):
            return lambda s, seat, side: _sits_with(s, _who(s, subject, seat), of, side)


def _is_among(s: Table, binding: int, cards: t.Cards) -> bool:
    kind, value = s.rules.game.bindings[binding].kind, s.bound[binding]
    return bool(value) and not bound_cards(s.rules.pack, kind, value) & ~s.cards(cards, s.its_suit)


def _who(s: Table, subject: Subject, seat: Seat) -> Seat:
    """The seat that a subject means; none while a binding has no value."""
    match subject.who:
        case Who.DEALER:
            return s.dealer
        case Who.FOREHAND:
            return s.forehand
        case Who.LEADER:
            return s.leader
        case Who.BOUND:
            return s.bound[subject.binding][0] if s.bound[subject.binding] else NO_SEAT
        case Who.SEAT | Who.SIDE | Who.OTHER | Who.ANY | Who.EACH | Who.NO | Who.ANY_HAND | Who.NO_HAND:
            return seat


_SUBJECTS = {Role.DEALER: Who.DEALER, Role.FOREHAND: Who.FOREHAND, Role.LEADER: Who.LEADER, Role.BOUND: Who.BOUND}


def _meant(s: Table, ref: t.SeatRef) -> Seat:
    """The seat that a phrase means, as far as it is one that a table knows."""
    seat = s.speaker if ref.role is Role.SPEAKER else _who(s, Subject(_SUBJECTS[ref.role], ref.binding), NO_SEAT)
    return s.after[seat][(ref.offset - 1) % len(s.hands)] if ref.offset and seat != NO_SEAT else seat


def _sits_with(s: Table, seat: Seat, of: Subject, side: Side) -> bool:
    """Whether a seat sits on the side in question, on another, or on that of a seat."""
    if seat == NO_SEAT:
        return False
    if of.who is Who.SIDE:
        return s.side_of[seat] == side
    if of.who is Who.OTHER:
        return s.side_of[seat] != side
    other = _who(s, of, NO_SEAT)
    return other != NO_SEAT and s.side_of[seat] == s.side_of[other]
