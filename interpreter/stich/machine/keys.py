"""Positions as numbers: two have the same, by all that is likely, only if the rest of the deal is the same for both.

Place in the pipeline: part of ``machine``, over its registers.  It must not know how a deal is searched.

A key has two parts: what changes with every card played (``key_of_play``) and all the rest (``key_of_rest``), which
stays the same as long as nothing but cards is played.  Whatever does not outlast a deal, or does not change within one,
is in neither; of the tricks that are over there is what the phrases of the game ask (``Asks``).
"""

from __future__ import annotations

from stich.machine.layout import Asks, Head
from stich.machine.limits import Stage
from stich.machine.numbers import CardSet, Int, Unsigned, first_word, kernel, mixed, second_word, stepped, word_of
from stich.machine.registers import Board


@kernel
def joined(key: Unsigned, number: Unsigned) -> Unsigned:
    """A key with one number more in it."""
    return mixed(stepped(key ^ number))


@kernel
def with_number(key: Unsigned, number: Int) -> Unsigned:
    """The same of a number that may be below nought."""
    return mixed(stepped(key ^ word_of(number)))


@kernel
def with_cards(s: Board, key: Unsigned, cards: CardSet) -> Unsigned:
    """A key with a set of cards in it."""
    key = joined(key, first_word(cards))
    return joined(key, second_word(cards)) if s.code[Head.CARDS] > 64 else key


# --- what changes with every card -------------------------------------------------------------------------------------


@kernel
def key_of_play(s: Board, rest: Unsigned) -> Unsigned:
    """The key of a position, of which the rest has this key already."""
    players: Int = s.code[Head.PLAYERS]
    key: Unsigned = with_number(key_of_tricks(s, rest), (s.to_act + 1) * 32 + s.leader + 1)
    for seat in range(players):
        key = with_cards(s, key, s.hands[seat])
    if s.in_play:
        key = with_number(key, s.settled * 32 + s.in_play)
        for i in range(s.in_play):
            key = with_number(key, s.trick[i])
        key = with_number(key, s.holder)
        key = with_number(key, (s.holder_seat + 1) * 2 + s.tied)
    return key


@kernel
def key_of_tricks(s: Board, rest: Unsigned) -> Unsigned:
    """The key of what is counted of the tricks that are over."""
    p = s.code
    asks: Int = p[Head.ASKS]
    players: Int = p[Head.PLAYERS]
    key: Unsigned = with_number(rest, s.tricks * 1024 + s.trick_number)
    if asks & Asks.SEAT_TRICKS:
        for seat in range(players):
            key = with_number(key, s.tricks_won[seat])
    else:
        for side in range(p[Head.SIDES]):
            key = with_number(key, s.side_tricks[side])
    if asks & Asks.PHASE_TRICKS:
        for i in range(p[p[Head.PHASES]] * players):
            key = with_number(key, s.phase_tricks[i])
    for i in range(p[Head.KINDS] * players):
        key = with_number(key, s.card_points[i])
    if asks & Asks.TAKEN:
        for seat in range(players):
            key = with_cards(s, key, s.taken[seat])
    last: Int = s.tricks
    if not asks & Asks.WINNERS and (p[Head.ASKS_FIRST] < last and not p[Head.NOBODY]):
        last = p[Head.ASKS_FIRST]
    if asks & Asks.WINNERS or p[Head.ASKS_FIRST]:
        for i in range(last):
            key = with_number(key, s.winners[i] * 256 + (s.won_with[i] if asks & Asks.WON_WITH else 0))
    return key


# --- the rest ---------------------------------------------------------------------------------------------------------


@kernel
def key_of_rest(s: Board, start: Unsigned) -> Unsigned:
    """The key of all that stays the same as long as nothing but cards is played."""
    key: Unsigned = with_number(start, s.stage * 16 + s.ended)
    key = _of_points(s, key)
    key = _of_seats(s, key)
    key = _of_piles(s, key)
    key = _of_melds(s, key)
    key = _of_talk(s, key)
    if s.calling:
        key = _of_auction(s, key)
    return _of_transfers(s, key)


@kernel
def _of_points(s: Board, key: Unsigned) -> Unsigned:
    p = s.code
    sides: Int = p[Head.SIDES]
    key = with_number(key, s.stake)
    key = with_number(key, s.conceded)
    key = with_number(key, s.winner)
    for i in range(p[Head.TOTALS] * sides):
        key = with_number(key, s.totals[i])
    for i in range(p[p[Head.START_POOLS]]):
        key = with_number(key, s.pools[i])
    for side in range(sides):
        key = with_number(key, s.given[side])
    for i in range(p[Head.COUNTERS] * p[Head.PLAYERS]):
        key = with_number(key, s.counters[i])
    return key


@kernel
def _of_seats(s: Board, key: Unsigned) -> Unsigned:
    """Who plays, what is named, and how far the deal has come."""
    p = s.code
    key = with_number(key, s.playing)
    key = with_number(key, s.active)
    key = with_number(key, s.step * 256 + s.phase)
    key = with_number(key, (s.forehand + 1) * 4 + s.uneven * 2 + s.to_draw)
    for i in range(p[p[Head.NAMES]]):
        key = with_number(key, s.bound[i])
    for i in range(p[p[Head.PARTIES]]):
        key = with_number(key, s.parties[i])
    for seat in range(p[Head.PLAYERS]):
        key = with_number(key, s.bids[seat])
        key = with_cards(s, key, s.dealt[seat])
        key = with_cards(s, key, s.held[seat])
    return key


@kernel
def _of_piles(s: Board, key: Unsigned) -> Unsigned:
    p = s.code
    n: Int = p[Head.CARDS]
    for i in range(p[Head.PILES]):
        key = with_number(key, s.size[i] * 32 + s.heap_seats[i] + 1)
        for j in range(s.size[i]):
            key = with_number(key, s.pile[i * n + j])
    key = with_number(key, s.face_ups * 256 + s.last_dealt + 1)
    for i in range(s.face_ups):
        key = with_number(key, s.face_up[i])
    return key


@kernel
def _of_melds(s: Board, key: Unsigned) -> Unsigned:
    key = with_number(key, s.melds)
    for i in range(s.melds):
        key = with_number(key, s.meld_seat[i] * 65536 + s.meld_group[i] * 256 + s.meld_kind[i])
        key = with_number(key, s.meld_trick[i])
        key = with_cards(s, key, s.meld_cards[i])
    return key


@kernel
def _of_talk(s: Board, key: Unsigned) -> Unsigned:
    """What is being said, and what is to be said after it."""
    key = with_number(key, s.speaker * 1024 + s.bidder)
    key = with_number(key, s.then_leads * 1024 + s.talks)
    for i in range(s.talks):
        key = with_number(key, s.talk_seat[i] * 1024 + s.talk_dialogue[i])
    for side in range(s.code[Head.SIDES]):
        key = with_number(key, s.spoke[side])
    if s.stage == Stage.DIALOGUE:
        key = with_number(key, s.dialogue * 1024 + s.dialogue_state)
        key = with_number(key, s.turn * 1024 + s.waits)
        for i in range(s.waits):
            key = with_number(key, s.waiting[i])
        key = with_number(key, s.its_bid)
    return key


@kernel
def _of_auction(s: Board, key: Unsigned) -> Unsigned:
    key = with_number(key, s.calling)
    for i in range(s.calling):
        key = with_number(key, s.order[i])
    for seat in range(s.code[Head.PLAYERS]):
        key = with_number(key, s.calls[seat])
    for i in range(s.code[s.code[Head.NAMES]]):
        key = with_number(key, s.before[i])
    key = with_number(key, s.out)
    key = with_number(key, s.must * 1024 + s.passed)
    key = with_number(key, s.came)
    key = with_number(key, s.height)
    return with_number(key, s.since)


@kernel
def _of_transfers(s: Board, key: Unsigned) -> Unsigned:
    for i in range(s.right, s.rights):
        key = with_number(key, s.right_seat[i])
        key = with_cards(s, key, s.right_cards[i])
    key = with_number(key, (s.given_card + 1) * 1024 + s.its_suit + 1)
    key = with_number(key, s.choosing * 1024 + s.backs)
    for i in range(s.choosing):
        key = with_number(key, s.chosen[i])
    for i in range(s.backs):
        key = with_number(key, s.back_giver[i] * 1024 + s.back_to[i])
        for j in range(s.back_from[i], s.back_until[i]):
            key = with_number(key, s.back_cards[j])
    return key
