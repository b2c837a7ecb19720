"""Which worlds are likely: what others have done tells of what they hold.

Place in the pipeline: part of ``machine``, over ``worlds`` and ``outcomes``.  Worlds are found first, and of them those
are kept more often in which others did what they would rather have done.  It must not know who asks.

A pool is a list of numbers (``PoolAt``).  Without worlds in it any world is taken as it is found.
"""

from __future__ import annotations

from enum import IntEnum, auto

from stich.machine.boards import stand_as
from stich.machine.layout import Head
from stich.machine.limits import Most, Stage
from stich.machine.numbers import (
    CardSet,
    Flag,
    Int,
    Ints,
    Masks,
    Unsigned,
    count,
    kernel,
    many,
    mixed,
    nth,
    quotient,
    stepped,
)
from stich.machine.outcomes import one_of_few, tell_worth, value_of
from stich.machine.play import act, is_option, reckon_options
from stich.machine.playouts import below, by_chance, by_thumb, cards_to_play
from stich.machine.registers import Board
from stich.machine.sets import side_of
from stich.machine.worlds import (
    ACTION,
    HIDDEN,
    SEAT,
    begin_deal,
    do_next,
    find_world,
    lead_with,
    looks_like,
    option_count,
    tell_what_lies,
)


class PoolAt(IntEnum):
    """What stands in a pool: how many worlds are kept, behind how many that were found, how many deals were played out
    to weigh them, and the pack of each."""

    KEPT = 0
    FOUND = auto()
    SPENT = auto()
    PACKS = auto()


HALF = 256  # so much odder is half as likely
SURE = 1 << 20  # the weight of a world in which nothing was odd
ASKED = 4  # things that somebody may have said instead
CHANCE = 50  # of a hundred cards that are played on then, how many are left to chance


@kernel
def pool_size(s: Board, wanted: Int) -> Int:
    """How many numbers a pool takes for so many worlds."""
    return PoolAt.PACKS + 2 * wanted * s.code[Head.CARDS]


@kernel
def gather_worlds(
    s: Board, spare: Board, seen: Board,
    begun: Ints, pack: Ints, free: Ints, may: Masks, done: Ints, size: Int,
    wanted: Int, most: Int, tries: Int, card_odds: Int, talk_odds: Int, pool: Ints, weights: Ints,
) -> None:  # fmt: skip
    """Fill the pool with so many worlds, the likely ones more often; with fewer, once so many deals as are to be at
    ``most`` were played out to weigh them."""
    n: Int = s.code[Head.CARDS]
    found: Int = 0
    whole: Int = 0
    pool[PoolAt.KEPT] = 0
    pool[PoolAt.FOUND] = wanted
    pool[PoolAt.SPENT] = 0
    for _ in range(wanted):
        if pool[PoolAt.SPENT] < most and find_world(s, seen, begun, pack, free, may, done, size):
            for i in range(n):
                pool[PoolAt.PACKS + found * n + i] = s.laid[i]
            odd: Int = _oddness(s, spare, seen.to_act, begun, pack, done, size, tries, card_odds, talk_odds, pool)
            if odd >= 0:
                weights[found] = _weight_of(odd)
                whole += weights[found]
                found += 1
    _draw_again(s, wanted, found, whole, pool, weights)


@kernel
def _weight_of(odd: Int) -> Int:
    """How likely what is so odd is."""
    if odd >= 20 * HALF:
        return 1
    return (SURE - odd % HALF * (SURE // (2 * HALF))) >> (odd // HALF)


@kernel
def _draw_again(s: Board, wanted: Int, found: Int, whole: Int, pool: Ints, weights: Ints) -> None:
    """Behind the worlds that were found, lay those that are kept: each so often as its weight says."""
    n: Int = s.code[Head.CARDS]
    kept: Int = 0
    sum_: Int = 0
    at: Int = below(s, whole) if whole > 0 else 0
    for i in range(found):
        sum_ += weights[i] * found
        while kept < found and at < sum_:
            for k in range(n):
                pool[PoolAt.PACKS + (wanted + kept) * n + k] = pool[PoolAt.PACKS + i * n + k]
            kept += 1
            at += whole
    pool[PoolAt.KEPT] = kept


@kernel
def next_world(
    s: Board, seen: Board,
    begun: Ints, pack: Ints, free: Ints, may: Masks, done: Ints, size: Int, pool: Ints, number: Int,
) -> Flag:  # fmt: skip
    """Lead to the world of the pool with this number, going round; without a pool to any."""
    n: Int = s.code[Head.CARDS]
    other: Ints = many(Most.CARDS)
    if pool[PoolAt.KEPT] == 0:
        return find_world(s, seen, begun, pack, free, may, done, size)
    base: Int = PoolAt.PACKS + (pool[PoolAt.FOUND] + number % pool[PoolAt.KEPT]) * n
    for i in range(n):
        s.laid[i] = pool[base + i]
    tell_what_lies(s, pack, other)
    return lead_with(s, seen.to_act, begun, done, size, other) and looks_like(s, seen)


@kernel
def thumb_gains(
    s: Board, other: Board, seen: Board,
    begun: Ints, pack: Ints, free: Ints, may: Masks, done: Ints, size: Int, pool: Ints, worlds: Int,
) -> Int:  # fmt: skip
    """In how many more of so many worlds the side to act does better than by chance if it goes by the rule of thumb
    from now on, all others by chance, than it does worse: whether the rule is of any use in the game."""
    gains: Int = 0
    policy: Unsigned = s.policy  # what is drawn here is of no account for what is drawn later
    for i in range(worlds):
        if next_world(s, seen, begun, pack, free, may, done, size, pool, i):
            by_rule: Int = _by_thumb_or_chance(s, other, True)
            by_luck: Int = _by_thumb_or_chance(s, other, False)
            gains += (by_rule > by_luck) - (by_rule < by_luck)
    s.policy = policy
    return gains


@kernel
def _by_thumb_or_chance(s: Board, other: Board, thumb: Flag) -> Int:
    """What comes of the deal for the side to act, if it goes by the rule of thumb, or by chance as all others do."""
    side: Int = side_of(s, s.to_act)
    worth: Ints = many(Most.SEATS)
    stand_as(other, s)
    while not other.over and not other.fault:
        if not other.known:
            reckon_options(other)
        act(other, by_thumb(other) if thumb and side_of(other, other.to_act) == side else _any_card(other))
    s.policy = other.policy
    tell_worth(other, worth)
    return worth[side]


@kernel
def _any_card(s: Board) -> Int:
    """Any card that may be played, each equally likely, whatever might be said instead; without any what chance has."""
    cards: CardSet = cards_to_play(s)
    return nth(cards, below(s, count(cards))) if cards else by_chance(s)


@kernel
def _oddness(
    s: Board, spare: Board, me: Int, begun: Ints, pack: Ints, done: Ints, size: Int,
    tries: Int, card_odds: Int, talk_odds: Int, pool: Ints,
) -> Int:  # fmt: skip
    """How odd it was of the others to do what they did, with the pack that is laid out; −1: it could not be."""
    other: Ints = many(Most.CARDS)
    tell_what_lies(s, pack, other)
    if not begin_deal(s, begun):
        return -1
    odd: Int = 0
    at: Int = 0
    while at >= 0 and at < size and not s.over:
        if s.to_act != me and s.to_act == done[at + SEAT] and done[at + HIDDEN] == 0:
            odd += _odd_to_do(s, spare, done[at + ACTION], tries, card_odds, talk_odds, pool)
        at = do_next(s, me, done, at, other)
    return odd if at >= 0 else -1


@kernel
def _odd_to_do(
    s: Board, spare: Board, action: Int, tries: Int, card_odds: Int, talk_odds: Int, pool: Ints
) -> Int:  # fmt: skip
    """How odd it is of the seat to act to do this: to play another card than by the rule of thumb, or to say what would
    not have done best."""
    if not is_option(s, action) or option_count(s) < 2:
        return 0
    if s.stage == Stage.DIALOGUE:
        return _odd_to_say(s, spare, action, tries, talk_odds, pool) if tries else 0
    if s.stage == Stage.TRICK and action < s.code[Head.CARDS] and by_thumb(s) != action:
        return card_odds
    return 0


@kernel
def _odd_to_say(s: Board, spare: Board, action: Int, tries: Int, odds: Int, pool: Ints) -> Int:
    """How odd it is to say this: by how much something else would have done better."""
    s.policy = stepped(s.policy)
    chances: Unsigned = mixed(s.policy)
    said: Int = value_of(s, spare, action, tries, CHANCE, chances)
    best: Int = said
    least: Int = said
    few: Int = ASKED if s.opts > ASKED else s.opts
    pool[PoolAt.SPENT] += (few + 1) * tries
    for i in range(few):
        other: Int = one_of_few(s, i, few)
        if other != action:
            value: Int = value_of(s, spare, other, tries, CHANCE, chances)
            best = value if value > best else best
            least = value if value < least else least
    return quotient(odds * (best - said), best - least) if best > said else 0
