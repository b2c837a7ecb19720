"""Who is of which party, and who knows it.

Place in the pipeline: part of the engine, over the bare ``table``; whatever changes a name, or lets the play begin,
gathers the parties anew.  It must not know what is asked of a party.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from stich.cards import NO_CARD, NO_SUIT, CardSet, Seat, cards_in, mask_of
from stich.engine.table import Table
from stich.language.conditions.kinds import Holding
from stich.language.conditions.terms import Holders, PartyPart, SeatRef, TheOthers
from stich.rules.weigh import SeatSet, weigh


def gather(s: Table) -> None:
    """Tell who is of which party now: the seats named, and who held a card when the first one was led; last of all the
    others, who are in no other party."""
    parties = s.rules.game.seats.parties
    if not parties:
        return
    told = s.parties_told
    s.parties = [told[i] if i in told else _together(s, party.parts) for i, party in enumerate(parties)]
    taken = _joined(s.parties)
    for index, party in enumerate(parties):
        if party.is_the_others and taken and index not in told:
            s.parties[index] |= s.playing & ~taken


def _together(s: Table, parts: tuple[PartyPart, ...]) -> SeatSet:
    return _joined([_seats(s, part) for part in parts])


def _joined(sets: list[SeatSet]) -> SeatSet:
    joined = 0
    for seats in sets:
        joined |= seats
    return joined


def _seats(s: Table, part: PartyPart) -> SeatSet:
    match part:
        case SeatRef():
            return weigh(s.programs.whom(part), s, 0)
        case Holders(cards):
            wanted = s.beat.known(cards, NO_SUIT, NO_SUIT)
            return mask_of(seat for seat in cards_in(s.playing) if s.held_by(Holding.HELD, seat) & wanted)
        case TheOthers():
            return 0


# --- who knows it -----------------------------------------------------------------------------------------------------


class PartySeen(NamedTuple):
    """A party as a seat knows it: the seats that are of it for sure, and whether these are all of them."""

    seats: tuple[Seat, ...]
    all: bool


class _Known(NamedTuple):
    seats: SeatSet
    all: bool


def seen_by(s: Table, seat: Seat, open_to_it: Iterable[Seat]) -> tuple[PartySeen, ...]:
    """The parties as a seat knows them, which sees the hands ``open_to_it``, the cards played and those that lie open.

    Who held a card that a party names is known when that card is seen, and all of them are when each such card is.
    A seat knows of itself whether it is of a party.
    """
    parties = s.rules.game.seats.parties
    if not parties:
        return ()
    hands = list(open_to_it)
    found = [_known(s, seat, hands, index, party.parts) for index, party in enumerate(parties)]
    if s.over or all(each.all for each in found):
        return tuple(PartySeen(tuple(cards_in(seats)), True) for seats in s.parties)
    some = any(each.seats for each in found) or mask_of(_cards_held(s)) == s.rules.pack.every
    knows_itself = not s.held_by(Holding.HELD, seat) & _unseen_in_heaps(s, seat)
    for index, party in enumerate(parties):
        if party.is_the_others:
            own = s.parties[index] & 1 << seat if some and knows_itself else 0
            found[index] = _Known(found[index].seats | own, False)
    return tuple(PartySeen(tuple(cards_in(seats)), whole) for seats, whole in found)


def _known(s: Table, seat: Seat, hands: list[Seat], index: int, parts: tuple[PartyPart, ...]) -> _Known:
    """What a seat knows of the seats that a party names, and of those who held its cards."""
    if index in s.parties_told:
        return _Known(s.parties_told[index], True)
    known, whole = 0, True
    for part in parts:
        if isinstance(part, Holders):
            wanted, shown = s.beat.known(part.cards, NO_SUIT, NO_SUIT), _shown(s, seat)
            held = {each: s.held_by(Holding.HELD, each) & wanted for each in cards_in(s.playing)}
            own = _joined([held.get(each, 0) for each in hands]) & ~_unseen_in_heaps(s, seat)
            known |= mask_of(each for each, cards in held.items() if cards & (shown | own))
            whole = whole and not wanted & ~(shown | own)
        else:
            known |= _seats(s, part)
    return _Known(known, whole)


def _unseen_in_heaps(s: Table, seat: Seat) -> CardSet:
    """The cards of heaps, or aside, of which a seat does not know that they lie there, though the heap be its own."""
    return mask_of(card for pile in (s.aside, *s.heaps) for card in pile) & ~s.known_lying[seat]


def _shown(s: Table, seat: Seat) -> CardSet:
    """The cards that a seat has seen played, that lie open, or of which it knows in which pile they lie."""
    hidden = s.face_down and seat != s.leader
    tricks = [*(cards for _, cards, _ in s.tricks), *(() if hidden else (s.trick,)), s.turned, s.exposed]
    return mask_of(card for cards in tricks for card in cards if card != NO_CARD) | s.known_lying[seat]


def _cards_held(s: Table) -> Iterable[int]:
    """The cards that were in some hand when the first one was led."""
    return (card for each in cards_in(s.playing) for card in cards_in(s.held_by(Holding.HELD, each)))
