"""Sets of seats and of cards, and who is who at the table.

Place in the pipeline: part of ``machine``, over its registers; phrases and all that is done at the table ask here.
"""

from __future__ import annotations

from stich.language.conditions.kinds import HEAPS_FROM, Holding, Place, Role
from stich.machine.layout import Head, OwnedAt
from stich.machine.numbers import CardSet, Int, count, kernel, lowest, one
from stich.machine.registers import Board

NO_SEAT = -1
NO_CARD = -1
NO_SUIT = -1


@kernel
def none() -> CardSet:
    """No card."""
    return one(0) & ~one(0)


@kernel
def every_card(s: Board) -> CardSet:
    """The whole pack."""
    n: Int = s.code[Head.CARDS]
    return one(n - 1) | (one(n - 1) - 1)


# --- seats ------------------------------------------------------------------------------------------------------------


@kernel
def side_of(s: Board, seat: Int) -> Int:
    """The side of a seat."""
    return s.code[s.code[Head.SIDE_OF] + 1 + seat]


@kernel
def side_set(s: Board, side: Int) -> Int:
    """The seats of a side."""
    return s.code[s.code[Head.SIDE_SETS] + 1 + side]


@kernel
def side_number(s: Board, seats: Int) -> Int:
    """The side that holds all of some seats, −1 for none."""
    if seats == 0:
        return -1
    side: Int = side_of(s, first_of(seats))
    return -1 if seats & ~side_set(s, side) else side


@kernel
def whole_side(s: Board, seats: Int) -> Int:
    """The seats of that side, nobody for none."""
    side: Int = side_number(s, seats)
    return 0 if side < 0 else side_set(s, side)


@kernel
def first_of(seats: Int) -> Int:
    """The first of some seats."""
    seat: Int = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


@kernel
def set_of(seat: Int) -> Int:
    """A seat as a set, nobody for ``NO_SEAT``."""
    return 0 if seat < 0 else 1 << seat


@kernel
def begin_round(s: Board, first: Int) -> Int:
    """Where a round begins: a seat, or the next if that one sits out."""
    return first if s.active >> first & 1 else s.next_seat[first]


@kernel
def moved(s: Board, seat: Int, far: Int) -> Int:
    """The seat so many places after a seat (before it, if ``far`` is below nought) among those that play."""
    players: Int = s.code[Head.PLAYERS]
    playing: Int = 0
    for i in range(players):
        playing += s.playing >> i & 1
    if far > 0 or s.playing >> seat & 1:  # who does not play is not the last of those in playing order
        far -= 1
    far = (far % playing + playing) % playing
    at: Int = seat
    while True:
        at = (at + 1) % players
        if s.playing >> at & 1:
            if far == 0:
                return at
            far -= 1


@kernel
def who(s: Board, role: Int) -> Int:
    """The seat that has a role now, ``NO_SEAT`` if none has."""
    if role == Role.DEALER.value:
        return s.dealer
    if role == Role.FOREHAND.value:
        return s.forehand
    if role == Role.LEADER.value:
        return s.leader
    if role == Role.SPEAKER.value:
        return s.speaker
    if role == Role.GIVER.value:
        return s.to_act
    if role == Role.BIDDER.value:
        return s.bidder
    if role == Role.OPPONENT.value:
        return _opponent(s)
    if role == Role.DIRECTOR.value:
        return NO_SEAT if s.speaker == NO_SEAT else _director(s, side_of(s, s.speaker))
    return NO_SEAT


@kernel
def _director(s: Board, side: Int) -> Int:
    at: Int = s.code[Head.DIRECTORS]
    return s.code[at + 1 + side] if side < s.code[at] else NO_SEAT


@kernel
def _opponent(s: Board) -> Int:
    """Who answers the last speaker: who did so before, else the other side's director, else its next seat."""
    if s.speaker == NO_SEAT:
        return NO_SEAT
    players: Int = s.code[Head.PLAYERS]
    own: Int = side_of(s, s.speaker)
    for i in range(1, players + 1):
        seat: Int = (s.speaker + i) % players
        side: Int = side_of(s, seat)
        if s.active >> seat & 1 and side != own:
            if s.spoke[side]:
                return s.spoke[side] - 1
            director: Int = _director(s, side)
            return seat if director == NO_SEAT else director
    return NO_SEAT


@kernel
def ahead(s: Board) -> Int:
    """Of those who won most tricks the one who had so many first; ``NO_SEAT`` if nobody won any."""
    found: Int = NO_SEAT
    most: Int = 0
    won: Int
    for i in range(s.tricks):
        if s.winners[i]:
            won = 0
            for j in range(i + 1):
                won += s.winners[j] == s.winners[i]
            if won > most:
                most = won
                found = s.winners[i] - 1
    return found


# --- cards ------------------------------------------------------------------------------------------------------------


@kernel
def copies_of(s: Board, card: Int) -> CardSet:
    """All copies of a card."""
    copies: Int = s.code[Head.COPIES]
    found: CardSet = one(card)
    if copies > 1:
        card -= card % copies
        for i in range(copies):
            found |= one(card + i)
    return found


@kernel
def with_copies(s: Board, cards: CardSet) -> CardSet:
    """The cards of a set with all their copies."""
    if s.code[Head.COPIES] == 1:
        return cards
    found: CardSet = cards
    while cards:
        found |= copies_of(s, lowest(cards))
        cards &= cards - 1
    return found


@kernel
def copy_in(s: Board, card: Int, cards: CardSet) -> Int:
    """Of equal copies the first that is in a set, ``NO_CARD`` if none is."""
    found: CardSet = copies_of(s, card) & cards
    return lowest(found) if found else NO_CARD


@kernel
def slot_of(pile: Int) -> Int:
    """The place of a pile among those that are kept, by its number."""
    return pile - HEAPS_FROM + 4 if pile >= HEAPS_FROM else pile - 1


@kernel
def lying_in(s: Board, pile: Int) -> CardSet:
    """The cards that lie in a pile, by its number."""
    if pile == Place.TRICK.value:
        return s.lying
    if pile == Place.PLAYED.value:
        return s.played
    return cards_of_slot(s, slot_of(pile))


@kernel
def cards_of_slot(s: Board, slot: Int) -> CardSet:
    """The cards of a pile."""
    found: CardSet = none()
    at: Int = slot * s.code[Head.CARDS]
    for i in range(s.size[slot]):
        found |= one(s.pile[at + i])
    return found


@kernel
def held_by(s: Board, holding: Int, seat: Int) -> CardSet:
    """The cards that are a seat's so."""
    if holding == Holding.HAND.value:
        return s.hands[seat]
    if holding == Holding.DEALT.value:
        return s.dealt[seat]
    if holding == Holding.HELD.value:
        return s.held[seat]
    return s.taken[seat] | in_own_heaps(s, seat)


@kernel
def in_hands(s: Board) -> CardSet:
    """The cards that somebody holds."""
    found: CardSet = none()
    for seat in range(s.code[Head.PLAYERS]):
        found |= s.hands[seat]
    return found


@kernel
def in_own_heaps(s: Board, seat: Int) -> CardSet:
    """The cards of the heaps that belong to a seat since the first lead."""
    found: CardSet = none()
    p = s.code
    owned: Int = p[Head.OWNED]
    for i in range(p[owned]):
        row: Int = p[owned + 1 + i]
        if s.heap_seats[p[row + OwnedAt.HEAP]] == seat:
            found |= cards_of_slot(s, slot_of(p[row + OwnedAt.PILE]))
    return found


@kernel
def suit_led(s: Board) -> Int:
    """The suit that was led: that of the first card of the trick that has one, ``NO_SUIT`` before there is one."""
    for i in range(s.in_play):
        if s.trick[i] != NO_CARD:
            suit: Int = s.nums[s.code[Head.BLOCK_SUIT] + s.trick[i]]
            if suit != NO_SUIT:
                return suit
    return NO_SUIT


@kernel
def program_set(s: Board, number: Int) -> CardSet:
    """The cards of a set of the programs, as it is now."""
    p = s.code
    at: Int = p[Head.SETS] + 1 + 2 * number
    if p[at + 1] == 0:
        return s.masks[p[at]]
    width: Int = p[Head.SUITS] + 1
    return s.masks[p[at] + (suit_led(s) + 1) * width + s.its_suit + 1]


@kernel
def program_set_for(s: Board, number: Int, its_suit: Int) -> CardSet:
    """The same where no suit is led, for the suit of a card in question."""
    p = s.code
    at: Int = p[Head.SETS] + 1 + 2 * number
    return s.masks[p[at] + (its_suit + 1 if p[at + 1] else 0)]


# --- how the deal stands ----------------------------------------------------------------------------------------------


@kernel
def all_tricks(s: Board) -> Int:
    """How many tricks the deal has when it is played to its end: those won and those that the cards left allow."""
    drawn: Int = s.size[0] // s.in_trick if s.to_draw else 0
    left: Int = 0
    for seat in range(s.code[Head.PLAYERS]):
        if s.active >> seat & 1 and count(s.hands[seat]) > left:
            left = count(s.hands[seat])
    if s.in_play and s.tricks < s.trick_number and s.leader >= 0 and count(s.hands[s.leader]) + 1 > left:
        left = count(s.hands[s.leader]) + 1
    return s.tricks + left + drawn


@kernel
def all_played(s: Board) -> bool:
    """Whether no hand holds a card and none is left to draw."""
    for seat in range(s.code[Head.PLAYERS]):
        if s.hands[seat]:
            return False
    return not (s.to_draw and s.size[0])
