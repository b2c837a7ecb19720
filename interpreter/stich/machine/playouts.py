"""Many deals played by themselves: what ``engine.chance`` or ``engine.thumb`` chooses, deal after deal.

Place in the pipeline: over all other parts of ``machine``.  It must not know who asks, nor how many matches there are.

The numbers that choose are those of ``rng.SplitMix``, one stream for a match; what is added up stands in ``tally``, a
list that the match does not own (see ``TallyAt``).
"""

from __future__ import annotations

from stich.machine.layout import Head
from stich.machine.layout_talk import ChoiceAt, StateAt
from stich.machine.limits import Stage
from stich.machine.numbers import (
    CardSet,
    Flag,
    Int,
    Ints,
    Unsigned,
    count,
    high,
    kernel,
    low,
    lowest,
    many,
    mixed,
    nth,
    one,
    remainder_of_words,
    stepped,
)
from stich.machine.play import act, reckon_options
from stich.machine.registers import Board
from stich.machine.sets import none, side_of, with_copies
from stich.machine.talk import choice_of, state_now
from stich.machine.tricks import takers

KINDS = 4  # of calls, those that are none among them


@kernel
def play_out(s: Board, thumb: Flag) -> None:
    """Play the match to its end, or until it cannot go on: by chance, or by a rule of thumb."""
    while not s.over and not s.fault:
        if not s.known:
            reckon_options(s)
        act(s, by_thumb(s) if thumb else by_chance(s))


@kernel
def below(s: Board, number: Int) -> Int:
    """The next number below another, each equally likely."""
    s.policy = stepped(s.policy)
    value: Unsigned = mixed(s.policy)
    if low(value, number) < number:
        while low(value, number) < remainder_of_words(number):
            s.policy = stepped(s.policy)
            value = mixed(s.policy)
    return high(value, number)


@kernel
def by_chance(s: Board) -> Int:
    """Any legal action, each equally likely; in an auction first what kind of call it is."""
    if s.simple:
        return nth(s.legal, below(s, count(s.legal)))
    if s.stage == Stage.DIALOGUE and s.code[state_now(s) + StateAt.AUCTION]:
        return _callby_chance(s)
    return s.options[below(s, s.opts)]


@kernel
def _callby_chance(s: Board) -> Int:
    """A call, or what is said beside: first of which kind, in the order in which they are first met."""
    state: Int = state_now(s)
    size: Ints = many(4)
    order: Ints = many(4)
    kinds: Int = 0
    for i in range(KINDS):
        size[i] = 0
    for i in range(s.opts):
        kind: Int = s.code[choice_of(s, state, s.options[i]) + ChoiceAt.CALL]
        if size[kind] == 0:
            order[kinds] = kind
            kinds += 1
        size[kind] += 1
    chosen: Int = order[below(s, kinds)] if kinds > 1 else order[0]
    left: Int = below(s, size[chosen]) if kinds > 1 else below(s, s.opts)
    for i in range(s.opts):
        if s.code[choice_of(s, state, s.options[i]) + ChoiceAt.CALL] == chosen:
            if left == 0:
                return s.options[i]
            left -= 1
    return s.options[0]


# --- by a rule of thumb: what ``engine.thumb`` does -------------------------------------------------------------------


@kernel
def by_thumb(s: Board) -> Int:
    """Of the cards that may be led the strongest, in reply the cheapest; anything but a card by chance."""
    cards: CardSet = cards_to_play(s)
    if not cards:
        return by_chance(s)
    if s.in_play == 0:
        return _first_to_lead(s, cards)
    if side_of(s, s.holder_seat) != side_of(s, s.to_act):
        taking: CardSet = with_copies(s, takers(s, s.hands[s.to_act])) & cards
        if taking:
            return _cheapest(s, taking)
    return _cheapest(s, cards)


@kernel
def cards_to_play(s: Board) -> CardSet:
    """The cards among the options, to be played face up."""
    if s.simple:
        return s.legal
    found: CardSet = none()
    if s.stage == Stage.TRICK:
        for i in range(s.opts):
            if s.options[i] < s.code[Head.CARDS]:
                found |= one(s.options[i])
    return found


@kernel
def _first_to_lead(s: Board, cards: CardSet) -> Int:
    """The strongest card, or the weakest where others may have to pass."""
    lead: Int = s.code[Head.BLOCK_LEAD]
    found: Int = -1
    best: Int = 0
    while cards:
        card: Int = lowest(cards)
        cards &= cards - 1
        value: Int = -s.nums[lead + card] if s.code[Head.PASSES] else s.nums[lead + card]
        if found < 0 or value > best:
            found = card
            best = value
    return found


@kernel
def _cheapest(s: Board, cards: CardSet) -> Int:
    """The weakest card, of equals the one that counts least."""
    p = s.code
    found: Int = -1
    best: Int = 0
    counts: Int = 0
    while cards:
        card: Int = lowest(cards)
        cards &= cards - 1
        value: Int = s.nums[p[Head.BLOCK_WHOLE] + card]
        points: Int = 0
        for kind in range(p[Head.KINDS]):
            points += s.nums[p[Head.BLOCK_POINTS] + kind * p[Head.CARDS] + card]
        if found < 0 or value < best or (value == best and points < counts):
            found = card
            best = value
            counts = points
    return found
