"""Transfers: cards that change places before the play; what ``engine.transfers`` does.

Place in the pipeline: part of ``machine``, over ``seats`` and ``tricks``.  One card for one is exchanged as long as a
seat likes; a portion of a hand is chosen card by card and then goes at once.
"""

from __future__ import annotations

from stich.machine.layout import Head, StepAt
from stich.machine.layout_cards import ALL_CARDS, GiveAt, TakeKind, TransferAt
from stich.machine.limits import Fault, Most, Stage
from stich.machine.numbers import CardSet, Flag, Int, count, kernel, lowest, one
from stich.machine.piles import ASIDE, STOCK, TURNED, card_at, keep_only, place_in, put_under, set_at, take_first
from stich.machine.registers import Board
from stich.machine.seats import seat_of, seats_of
from stich.machine.sets import (
    NO_CARD,
    NO_SUIT,
    begin_round,
    cards_of_slot,
    copies_of,
    copy_in,
    every_card,
    none,
    slot_of,
)
from stich.machine.tricks import once, option, option_each
from stich.machine.weigh import meets, weigh_cards


@kernel
def begin_transfer(s: Board) -> Flag:
    """Settle who may give what; whether anybody has a decision to take."""
    row: Int = _transfer_now(s)
    exchange: Int = s.code[row + TransferAt.EXCHANGE]
    if exchange and s.size[_source(s, row)] == 0:
        return False
    _gather_rights(s, row)
    if s.fault:
        return False
    s.stage = Stage.TRANSFER
    return _next_right(s, row) if exchange else _next_giver(s, row)


@kernel
def transfer_options(s: Board) -> None:
    """What may be done in the transfer under way."""
    p = s.code
    row: Int = _transfer_now(s)
    if not p[row + TransferAt.EXCHANGE]:
        _portion_options(s, row)
    elif s.given_card != NO_CARD:
        option_each(s, p[Head.TAKE], once(s, _takeable(s, row, s.given_card)))
    else:
        option_each(s, p[Head.GIVE], once(s, s.right_cards[s.right]))
        option(s, p[Head.PASS])


@kernel
def choose_transfer(s: Board, action: Int) -> None:
    """Do one of them.  When the transfer is over the stage is SETUP."""
    p = s.code
    row: Int = _transfer_now(s)
    if not p[row + TransferAt.EXCHANGE]:
        _choose_portion(s, row, action)
        return
    if action == p[Head.PASS]:
        s.right += 1
    elif s.given_card == NO_CARD:
        s.given_card = copy_in(s, action - p[Head.GIVE], s.right_cards[s.right] & s.hands[s.to_act])
        choices: CardSet = _takeable(s, row, s.given_card)
        first: Int = lowest(choices)
        if (choices & ~copies_of(s, first)) != none():
            return
        _exchange(s, row, first)
    else:
        _exchange(s, row, copy_in(s, action - p[Head.TAKE], _takeable(s, row, s.given_card)))
    _next_right(s, row)


@kernel
def _transfer_now(s: Board) -> Int:
    """The transfer under way."""
    return s.code[s.code[s.code[Head.STEPS] + s.step] + StepAt.A]


@kernel
def _source(s: Board, row: Int) -> Int:
    """The pile that cards are taken from."""
    return slot_of(s.code[row + TransferAt.SOURCE])


# --- who may give what ------------------------------------------------------------------------------------------------


@kernel
def _gather_rights(s: Board, row: Int) -> None:
    """The seats that have a part in a transfer, in turn; of an exchange those that hold a card for it, with these."""
    p = s.code
    s.right = 0
    s.rights = 0
    first: Int = seat_of(s, p[row + TransferAt.FIRST], 0)
    if s.fault:
        return
    who_gives: Int = seats_of(s, p[row + TransferAt.WHO], 0) if p[row + TransferAt.WHO] else s.active
    seat: Int = begin_round(s, first)
    for _ in range(s.in_trick):
        if who_gives >> seat & 1:
            _add_right(s, row, seat)
        seat = s.next_seat[seat]


@kernel
def _add_right(s: Board, row: Int, seat: Int) -> None:
    p = s.code
    cards: CardSet = none()
    if p[row + TransferAt.EXCHANGE]:
        if meets(s, p[row + TransferAt.WHEN], 1 << seat):
            cards = _givable(s, row, seat)
        if not cards:
            return
    s.right_seat[s.rights] = seat
    s.right_cards[s.rights] = cards
    s.rights += 1


@kernel
def _givable(s: Board, row: Int, seat: Int) -> CardSet:
    """The cards of a hand that may be given."""
    p = s.code
    found: CardSet = none()
    at: Int = p[Head.BLOCK_TRANSFERS] + p[row + TransferAt.SETS]
    fixed: Int = p[row + TransferAt.FIXED]
    for i in range(p[fixed]):
        found |= _entitling(s, p[fixed + 1 + i], s.masks[at + i] & s.hands[seat] & ~found, seat)
    changing: Int = p[row + TransferAt.CHANGING]
    for i in range(p[changing]):
        give: Int = p[changing + 1 + i]
        meant: CardSet = weigh_cards(s, p[give + GiveAt.CARDS], 1 << seat)
        found |= _entitling(s, p[give + GiveAt.WHEN], meant & s.hands[seat] & ~found, seat)
    return found


@kernel
def _entitling(s: Board, when: Int, cards: CardSet, seat: Int) -> CardSet:
    """The cards of some that entitle a seat under a condition, which may ask for the suit of each."""
    if when == 0:
        return cards
    p = s.code
    found: CardSet = none()
    while cards:
        card: Int = lowest(cards)
        cards &= cards - 1
        s.its_suit = p[p[Head.SUIT] + 1 + card]
        if meets(s, when, 1 << seat):
            found |= one(card)
        s.its_suit = NO_SUIT
    return found


# --- one card for one -------------------------------------------------------------------------------------------------


@kernel
def _takeable(s: Board, row: Int, given: Int) -> CardSet:
    """What a card may be exchanged for."""
    p = s.code
    at: Int = p[Head.BLOCK_TRANSFERS] + p[row + TransferAt.SETS] + p[p[row + TransferAt.FIXED]] + 1
    return s.masks[at + given] & cards_of_slot(s, _source(s, row))


@kernel
def _next_right(s: Board, row: Int) -> Flag:
    """Go to the next seat that can exchange something; whether there is one."""
    while s.right < s.rights and not s.fault:
        seat: Int = s.right_seat[s.right]
        left: CardSet = s.right_cards[s.right] & s.hands[seat]
        cards: CardSet = none()
        while left:
            card: Int = lowest(left)
            left &= left - 1
            if _takeable(s, row, card):
                cards |= one(card)
        if cards:
            s.right_cards[s.right] = cards
            s.to_act = seat
            return True
        s.right += 1
    s.stage = Stage.SETUP
    return False


@kernel
def _exchange(s: Board, row: Int, taken: Int) -> None:
    """Swap the given card for one that lies in the transfer's place."""
    slot: Int = _source(s, row)
    place: Int = place_in(s, slot, taken)
    given: Int = s.given_card
    if not s.code[row + TransferAt.TURNS_NEXT]:
        set_at(s, slot, place, given)
    else:
        if s.size[STOCK]:
            set_at(s, slot, place, card_at(s, STOCK, 0))
            take_first(s, STOCK, 1)
        else:
            keep_only(s, slot, every_card(s) & ~one(taken))
        _lay_down(s, ASIDE, given)
    s.hands[s.to_act] &= ~one(given)
    _take_up(s, s.to_act, one(taken))
    s.given_card = NO_CARD


@kernel
def _lay_down(s: Board, slot: Int, card: Int) -> None:
    """A card comes to lie last in a pile, which holds each card once."""
    if s.size[slot] >= s.code[Head.CARDS]:
        s.fault = Fault.ROOM
        return
    put_under(s, slot, card)


@kernel
def _take_up(s: Board, seat: Int, cards: CardSet) -> None:
    """Cards come into a hand, which holds each card once."""
    if s.hands[seat] & cards:
        s.fault = Fault.ROOM
    s.hands[seat] |= cards


# --- a portion of a hand ----------------------------------------------------------------------------------------------


@kernel
def _next_giver(s: Board, row: Int) -> Flag:
    """Go to the next seat that has something to decide; whether there is one."""
    while s.right < s.rights and not s.fault:
        s.to_act = s.right_seat[s.right]
        if _may_begin(s, row, s.to_act) and _begin_giving(s, row, s.to_act):
            return True
        s.right += 1
    _hand_over(s)
    s.stage = Stage.SETUP
    return False


@kernel
def _begin_giving(s: Board, row: Int, seat: Int) -> Flag:
    """A seat takes what it takes first, and what it must give is chosen; whether it has something to decide."""
    p = s.code
    if p[row + TransferAt.TAKES_FIRST]:
        _take(s, row, seat, 0)
    s.right_cards[s.right] = _givable(s, row, seat)
    most: Int = _most_given(s, row, s.right_cards[s.right])
    if most:
        if p[row + TransferAt.MUST]:
            _choose_forced(s, row)
        if _may_choose(s, row):
            return True
    if most or p[row + TransferAt.MUST]:
        _finish_giving(s, row)
    return False


@kernel
def _may_begin(s: Board, row: Int, seat: Int) -> Flag:
    """Whether a seat may take part: its condition holds, and what it is to take is there."""
    if not meets(s, s.code[row + TransferAt.WHEN], 1 << seat):
        return False
    return _on_offer(s, row) >= s.code[row + TransferAt.WANTED]


@kernel
def _wanted(s: Board, row: Int) -> CardSet:
    """The cards that a seat may take, whatever it gives."""
    p = s.code
    return s.masks[p[Head.BLOCK_TRANSFERS] + p[row + TransferAt.SETS] + p[p[row + TransferAt.FIXED]]]


@kernel
def _on_offer(s: Board, row: Int) -> Int:
    """How many cards could be taken."""
    return count(_wanted(s, row) & cards_of_slot(s, _source(s, row)))


@kernel
def _most_given(s: Board, row: Int, cards: CardSet) -> Int:
    """How many of some cards the seat gives at most."""
    p = s.code
    held: Int = count(cards)
    most: Int = p[row + TransferAt.MOST]
    if most == ALL_CARDS:
        most = held - p[row + TransferAt.BUT] if held > p[row + TransferAt.BUT] else 0
    if p[row + TransferAt.TAKING] == TakeKind.AS_GIVEN and _on_offer(s, row) < most:
        most = _on_offer(s, row)
    return most if most < held else held


@kernel
def _least_given(s: Board, row: Int, most: Int) -> Int:
    """How many cards the seat gives at least, where it gives so many at most."""
    p = s.code
    if p[row + TransferAt.MOST] == ALL_CARDS or p[row + TransferAt.LEAST] > most:
        return most
    return p[row + TransferAt.LEAST]


@kernel
def _chosen_cards(s: Board) -> CardSet:
    """What the seat to act has chosen to give."""
    found: CardSet = none()
    for i in range(s.choosing):
        found |= one(s.chosen[i])
    return found


@kernel
def _givable_now(s: Board, row: Int) -> CardSet:
    """The cards of the hand that the seat to act may give, those chosen among them.  Conditions are weighed over the
    cards that are not chosen yet."""
    if not s.code[row + TransferAt.CONDITIONAL] or s.choosing == 0:
        return s.right_cards[s.right]
    chosen: CardSet = _chosen_cards(s)
    hand: CardSet = s.hands[s.to_act]
    s.hands[s.to_act] = hand & ~chosen
    cards: CardSet = _givable(s, row, s.to_act)
    s.hands[s.to_act] = hand
    return cards | chosen


@kernel
def _choose_all(s: Board, cards: CardSet) -> None:
    """Just these cards are chosen, in their order."""
    s.choosing = 0
    while cards:
        s.chosen[s.choosing] = lowest(cards)
        s.choosing += 1
        cards &= cards - 1


@kernel
def _choose_forced(s: Board, row: Int) -> None:
    """What a seat must give in any case is chosen."""
    while True:
        cards: CardSet = _givable_now(s, row)
        held: Int = count(cards)
        if _least_given(s, row, _most_given(s, row, cards)) != held or s.choosing == held:
            return
        _choose_all(s, cards)


@kernel
def _may_choose(s: Board, row: Int) -> Flag:
    """Whether a card more could be chosen."""
    return s.choosing < _most_given(s, row, _givable_now(s, row))


@kernel
def _portion_options(s: Board, row: Int) -> None:
    """A card more may be chosen, or no more; where all of them go the first stands for the rest."""
    p = s.code
    cards: CardSet = _givable_now(s, row)
    most: Int = _most_given(s, row, cards)
    least: Int = _least_given(s, row, most)
    left: CardSet = cards & ~_chosen_cards(s)
    if left and least == count(cards):
        left = one(lowest(left))
    if s.choosing < most:
        option_each(s, p[Head.GIVE], once(s, left))
    if _may_pass(s, row, least):
        option(s, p[Head.PASS])


@kernel
def _may_pass(s: Board, row: Int, least: Int) -> Flag:
    """Whether the seat to act, which gives so many cards at least, may choose no more of them."""
    if s.choosing:
        return s.choosing >= least
    return least == 0 or s.code[row + TransferAt.MUST] == 0


@kernel
def _choose_portion(s: Board, row: Int, action: Int) -> None:
    """A card more is chosen, or no more are; a seat that has chosen all it may has done."""
    p = s.code
    if action != p[Head.PASS]:
        _choose_card(s, row, action - p[Head.GIVE])
        if _may_choose(s, row):
            return
        _finish_giving(s, row)
    elif s.choosing:
        _finish_giving(s, row)
    s.right += 1
    _next_giver(s, row)


@kernel
def _choose_card(s: Board, row: Int, card: Int) -> None:
    p = s.code
    cards: CardSet = _givable_now(s, row)
    if _least_given(s, row, _most_given(s, row, cards)) == count(cards):
        _choose_all(s, cards)
    else:
        s.chosen[s.choosing] = copy_in(s, card, cards & ~_chosen_cards(s))
        s.choosing += 1
    if p[row + TransferAt.MUST] and p[row + TransferAt.CONDITIONAL]:
        _choose_forced(s, row)


@kernel
def _finish_giving(s: Board, row: Int) -> None:
    """The seat has chosen: its cards go, or wait for those of the others, and what it takes comes."""
    p = s.code
    given: Int = s.choosing
    s.choosing = 0
    pile: Int = p[row + TransferAt.TO_PILE]
    to: Int = Most.SEATS + slot_of(pile) if pile else seat_of(s, p[row + TransferAt.TO_SEAT], 0)
    if s.fault:
        return
    if p[row + TransferAt.AT_ONCE]:
        _hold_back(s, to, given)
        return
    for i in range(given):
        _give_card(s, s.to_act, to, s.chosen[i])
    if not p[row + TransferAt.TAKES_FIRST]:
        _take(s, row, s.to_act, given)


@kernel
def _hold_back(s: Board, to: Int, given: Int) -> None:
    """The first so many cards chosen wait for those of the others."""
    start: Int = s.back_until[s.backs - 1] if s.backs else 0
    for i in range(given):
        s.back_cards[start + i] = s.chosen[i]
    s.back_giver[s.backs] = s.to_act
    s.back_to[s.backs] = to
    s.back_from[s.backs] = start
    s.back_until[s.backs] = start + given
    s.backs += 1


@kernel
def _hand_over(s: Board) -> None:
    """Everybody has chosen: all the cards change hands."""
    for i in range(s.backs):
        for j in range(s.back_from[i], s.back_until[i]):
            _give_card(s, s.back_giver[i], s.back_to[i], s.back_cards[j])
    s.backs = 0


@kernel
def _give_card(s: Board, seat: Int, to: Int, card: Int) -> None:
    """A card goes from a hand to a seat, or to a pile."""
    s.hands[seat] &= ~one(card)
    if to >= Most.SEATS:
        _lay_down(s, to - Most.SEATS, card)
    else:
        _take_up(s, to, one(card))


@kernel
def _take(s: Board, row: Int, seat: Int, given: Int) -> None:
    """Let a seat take what it may, having given so many cards: those that lie first.  One that lay under the stock as
    well lies turned up no more."""
    p = s.code
    taking: Int = p[row + TransferAt.TAKING]
    left: Int = p[row + TransferAt.NUMBER]
    if taking != TakeKind.NUMBER:
        left = given if taking == TakeKind.AS_GIVEN else p[Head.CARDS]
    slot: Int = _source(s, row)
    wanted: CardSet = _wanted(s, row)
    taken: CardSet = none()
    for i in range(s.size[slot]):
        if left > 0 and (wanted & one(card_at(s, slot, i))) != none():
            taken |= one(card_at(s, slot, i))
            left -= 1
    if taken:
        keep_only(s, slot, every_card(s) & ~taken)
        keep_only(s, TURNED, every_card(s) & ~taken)
        _take_up(s, seat, taken)
