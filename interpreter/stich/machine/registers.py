"""The registers of a match as the machine keeps it: numbers and sets of cards, nothing else.

Place in the pipeline: over ``numbers`` and ``limits``; every other part of ``machine`` works on them.  It must not know
what a rule does with them.  They have the names of ``engine.table``, and mean what stands there; where a list of the
engine is a set or a number here, the comment says how.

Where the machine is compiled ``Board`` is a plain structure, copied byte by byte up to ``edge``: what stands behind
that line is only of use within one step.
"""

from __future__ import annotations

from typing import Any, Self

from stich.machine.limits import Most
from stich.machine.numbers import Bytes, CardSet, Flag, Int, Ints, Masks, Unsigned, Unsigneds, many


class Struct:
    """Registers side by side, all of them nought or none at the start."""

    def __init__(self) -> None:
        for name, kind in type(self).__annotations__.items():
            size = vars(type(self)).get(name)
            if size is not None:
                setattr(self, name, size[:])
            else:
                setattr(self, name, 0 if kind in ("Int", "Flag", "Unsigned", "CardSet") else None)

    def copy_from(self, other: Self, first: str, last: str) -> None:
        """Take over the registers from one to another, the last left out."""
        names = list(type(self).__annotations__)
        for name in names[names.index(first) : names.index(last)]:
            value = getattr(other, name)
            setattr(self, name, value[:] if name in vars(type(self)) else value)


class Board(Struct):
    """A match as it stands."""

    # the game, and the tables under what is bound now
    home: Any
    code: Ints  # the program of the game
    fixed: Masks  # sets of cards that never change
    nums: Ints  # the block of what is bound now, its numbers
    masks: Masks  # and its sets of cards
    block: Any  # the block itself, where the machine is compiled
    table_block: Any  # to which of them the table belongs that lies open, and of which situation it is
    table_situation: Int
    table_led: Int
    takes: Masks  # who takes from whom in the situation of the trick: for each holder, led or not; then the equals
    # chance
    seed: Unsigned
    packs: Unsigned  # the stream that packs are shuffled from
    pack_block: Int  # which eight numbers of it are at hand
    pack_words: Unsigneds = many(8)
    deals_limit: Int  # 0: the match lasts as the spec says
    policy: Unsigned  # the state of the generator by which a match is played by chance
    tally: Ints  # what is added up; none: nothing is
    # the match
    over: Flag
    winner: Int  # −1: none
    dealer: Int
    new: Flag  # the deal before was not thrown in
    # what carries over from deal to deal
    deal_number: Int
    deals_done: Int
    fruitless: Int
    stake: Int
    totals: Ints = many(Most.TOTALS)  # by total, then side
    pools: Ints = many(Most.POOLS)
    given: Ints = many(Most.SEATS)  # by side: the points given since the last deal was scored
    last_points: Ints = many(Most.SEATS)
    past_points: Ints = many(Most.PAST)  # by deal, the latest last, then side
    past_deals: Int
    # one deal
    deal_in_match: Int
    stake_before: Int  # as the deal began
    forehand: Int
    playing: Int
    active: Int  # the same, also between deals
    in_trick: Int
    next_seat: Ints = many(Most.SEATS)
    decisions: Int
    stage: Int
    ended: Int
    conceded: Int  # −1: nobody
    step: Int
    bound: Ints = many(Most.NAMES)  # suits and seats as a set; else the value and one more; 0: none
    hands: Masks = many(Most.SEATS)
    size: Ints = many(Most.PILES)  # of each pile; the stock is the first
    pile: Bytes = many(Most.PILED)  # the cards of each pile in their order
    uneven: Flag
    to_draw: Flag
    face_up: Bytes = many(Most.CARDS)
    face_ups: Int
    last_dealt: Int
    heap_seats: Ints = many(Most.PILES)
    dealt: Masks = many(Most.SEATS)
    held: Masks = many(Most.SEATS)
    taken: Masks = many(Most.SEATS)  # in tricks won
    played: CardSet  # to earlier tricks
    parties: Ints = many(Most.PARTIES)
    settled: Int
    phase: Int
    free: Flag
    winners: Bytes = many(Most.TRICKS)  # the seat and one more; 0: nobody
    won_with: Bytes = many(Most.TRICKS)
    tricks: Int
    tricks_won: Ints = many(Most.SEATS)
    side_tricks: Ints = many(Most.SEATS)
    phase_tricks: Ints = many(Most.PHASES)
    card_points: Ints = many(Most.POINTS)
    counters: Ints = many(Most.COUNTERS)
    melds: Int
    meld_seat: Bytes = many(Most.MELDS)
    meld_group: Bytes = many(Most.MELDS)
    meld_kind: Bytes = many(Most.MELDS)
    meld_trick: Bytes = many(Most.MELDS)
    meld_cards: Masks = many(Most.MELDS)
    # one trick
    trick_number: Int
    leader: Int
    to_act: Int
    trick: Ints = many(Most.SEATS)
    in_play: Int  # cards of the trick, passes among them
    lying: CardSet  # the cards of the trick
    holder: Int  # and the size of the pack more if it was not led
    holder_seat: Int
    tied: Flag
    # a dialogue
    dialogue: Int
    dialogue_state: Int
    speaker: Int
    turn: Int
    talk_seat: Ints = many(Most.TALKS)
    talk_dialogue: Ints = many(Most.TALKS)
    talks: Int
    then_leads: Int
    spoke: Ints = many(Most.SEATS)  # by side: the seat and one more
    waiting: Ints = many(Most.SEATS)
    waits: Int
    bids: Ints = many(Most.SEATS)
    its_bid: Int
    # the last auction
    calling: Int  # how many call in it; 0: there has been none
    order: Ints = many(Most.SEATS)
    out: Int
    calls: Ints = many(Most.SEATS)
    before: Ints = many(Most.NAMES)
    must: Int
    passed: Int
    came: Int
    height: Int
    since: Int
    bidder: Int
    # a transfer
    right_seat: Ints = many(Most.SEATS)
    right_cards: Masks = many(Most.SEATS)
    right: Int  # the first that is left
    rights: Int  # how many there were
    given_card: Int
    its_suit: Int
    chosen: Bytes = many(Most.CARDS)
    choosing: Int  # how many are chosen
    back_giver: Ints = many(Most.SEATS)
    back_to: Ints = many(Most.SEATS)  # a seat, or SEATS and the pile
    back_from: Ints = many(Most.SEATS)
    back_until: Ints = many(Most.SEATS)
    back_cards: Bytes = many(Most.CARDS)
    backs: Int
    # behind this line nothing outlasts a step
    edge: Int
    saved: Ints = many(Most.SAVED)  # what carried over into the deal that began last, as `carried` writes it
    save_size: Int
    fault: Int
    simple: Flag  # the options are the cards of `legal`, to be played
    legal: CardSet
    options: Ints = many(Most.OPTIONS)
    opts: Int
    known: Flag  # whether `simple`, `legal` and `options` tell what may be done now
    result: CardSet  # what a phrase for cards has come to
    members: Ints = many(Most.MEMBERS)
    depth: Int
    kept_key: Ints = many(Most.KEPT)
    kept_the: Ints = many(Most.KEPT)
    kept_value: Ints = many(Most.KEPT)
    kept_stamp: Ints = many(Most.KEPT)
    stamp: Int
    lot_stream: Unsigned
    lot_block: Int
    lot_left: Int
    lot_words: Unsigneds = many(8)
    due: Ints = many(Most.DUES)  # rows that are due, as `rows` writes them
    due_end: Int
    opened: Int  # by a bonus: the dialogue, −1 for none
    opener: Int
    laid_deal: Int  # the deal for which a pack is laid out instead of a shuffled one; 0: none
    laid: Bytes = many(Most.CARDS)
    # while a deal is solved
    alone: Int  # a deal that nothing follows: 1, it is scored when it ends; 2, not even that
    search: Ints  # as ``SearchAt`` tells
    seen: Unsigneds  # the keys of positions that have been searched, and of deals that have been scored
    bounds: Ints  # what is known of those
    apart: Masks  # of each two cards those that tell them apart
    boards: Any  # copies of this board, by depth
