"""Worlds: a deal as it may lie where a seat sees only a part of it, led to where that seat has to decide.

Place in the pipeline: part of ``machine``, over ``play``.  What a seat knows comes as numbers: a pack with which
everything that it saw would have come about, which of its cards may be others, and what has been done.  It must not
know who asks, nor how the numbers were found.
"""

from __future__ import annotations

from stich.machine.carried import load_carried
from stich.machine.layout import Head
from stich.machine.limits import Fault, Most, Stage
from stich.machine.numbers import Flag, Int, Ints, Masks, count, kernel, many, one
from stich.machine.play import act, begin_again, is_option, reckon_options
from stich.machine.playouts import below
from stich.machine.registers import Board
from stich.machine.tricks import once

SEAT, ACTION, HIDDEN, WIDTH = 0, 1, 2, 3
"""The columns of what has been done: by whom, what, and whether the seat did not see it."""
TRIES = 4  # how often cards are laid anew before a world is given up
NEAR, CHANGED = 8, 3  # how often a few of them are then, and how many pairs


@kernel
def find_world(s: Board, seen: Board, begun: Ints, pack: Ints, free: Ints, may: Masks, done: Ints, size: Int) -> Flag:
    """Lay the cards that a seat does not know as they may lie as well, and do again what has been done; whether that
    could be and the seat sees what it saw: ``seen`` is a match in which all came about.  ``begun`` is what carried over
    into the deal, after its size, ``free`` are the places of the pack that may hold another card, after their number;
    ``may`` tells for each place of the pack which cards it may hold.  Where little else could be, few cards change
    places, and at last none."""
    other: Ints = many(Most.CARDS)
    for _ in range(TRIES):
        laid: Flag = _lay_anew(s, pack, free, may, other) and lead_with(s, seen.to_act, begun, done, size, other)
        if laid and looks_like(s, seen):
            return True
    for _ in range(NEAR):
        _lay_near(s, pack, free, may, other)
        if lead_with(s, seen.to_act, begun, done, size, other) and looks_like(s, seen):
            return True
    return lead_as_seen(s, seen.to_act, begun, pack, done, size)


@kernel
def lead_as_seen(s: Board, me: Int, begun: Ints, pack: Ints, done: Ints, size: Int) -> Flag:
    """Do again what has been done with the pack as it is; whether that could be."""
    other: Ints = many(Most.CARDS)
    for i in range(s.code[Head.CARDS]):
        s.laid[i] = pack[i]
    tell_what_lies(s, pack, other)
    return lead_with(s, me, begun, done, size, other)


@kernel
def looks_like(s: Board, seen: Board) -> Flag:
    """Whether a match looks to the seat to act as another does, as far as anything could be otherwise."""
    p = s.code
    if s.stage != seen.stage or s.step != seen.step or s.phase != seen.phase or s.stake != seen.stake:
        return False
    if s.trick_number != seen.trick_number or s.leader != seen.leader or s.in_play != seen.in_play:
        return False
    if s.dialogue != seen.dialogue or s.dialogue_state != seen.dialogue_state or s.bidder != seen.bidder:
        return False
    if s.melds != seen.melds or s.active != seen.active:
        return False
    for i in range(p[p[Head.NAMES]]):
        if s.bound[i] != seen.bound[i]:
            return False
    for i in range(p[Head.PILES]):
        if s.size[i] != seen.size[i]:
            return False
    for seat in range(p[Head.PLAYERS]):
        if count(s.hands[seat]) != count(seen.hands[seat]):
            return False
    for i in range(s.melds):
        if s.meld_seat[i] != seen.meld_seat[i] or s.meld_kind[i] != seen.meld_kind[i]:
            return False
    if once(s, s.hands[s.to_act]) != once(s, seen.hands[s.to_act]):
        return False
    return option_count(s) == option_count(seen)


@kernel
def _lay_anew(s: Board, pack: Ints, free: Ints, may: Masks, other: Ints) -> Flag:
    """Lay out a pack in which the free cards have changed places; ``other`` tells which card lies for which."""
    n: Int = s.code[Head.CARDS]
    frees: Int = free[0]
    swapped: Int
    for i in range(n):
        s.laid[i] = pack[i]
    for i in range(frees):
        at: Int = free[1 + below(s, i + 1)]
        swapped = s.laid[at]
        s.laid[at] = s.laid[free[1 + i]]
        s.laid[free[1 + i]] = swapped
    for i in range(frees):
        if not may[free[1 + i]] & one(s.laid[free[1 + i]]) and not _mend(s, free, may, free[1 + i]):
            return False
    tell_what_lies(s, pack, other)
    return True


@kernel
def tell_what_lies(s: Board, pack: Ints, other: Ints) -> None:
    """Write down for each card which lies in its place in the pack that is laid out."""
    for i in range(s.code[Head.CARDS]):
        other[pack[i]] = s.laid[i]


@kernel
def _lay_near(s: Board, pack: Ints, free: Ints, may: Masks, other: Ints) -> None:
    """Lay out a pack in which a few of the free cards have changed places."""
    n: Int = s.code[Head.CARDS]
    frees: Int = free[0]
    for i in range(n):
        s.laid[i] = pack[i]
    for _ in range(CHANGED if frees else 0):
        at: Int = free[1 + below(s, frees)]
        to: Int = free[1 + below(s, frees)]
        if may[at] & one(s.laid[to]) and may[to] & one(s.laid[at]):
            card: Int = s.laid[at]
            s.laid[at] = s.laid[to]
            s.laid[to] = card
    tell_what_lies(s, pack, other)


@kernel
def _mend(s: Board, free: Ints, may: Masks, place: Int) -> Flag:
    """A place holds a card that it may not hold: let it change with one that both may hold."""
    frees: Int = free[0]
    first: Int = below(s, frees)
    for i in range(frees):
        at: Int = free[1 + (first + i) % frees]
        if may[place] & one(s.laid[at]) and may[at] & one(s.laid[place]):
            card: Int = s.laid[at]
            s.laid[at] = s.laid[place]
            s.laid[place] = card
            return True
    return False


@kernel
def begin_deal(s: Board, begun: Ints) -> Flag:
    """Deal the pack that is laid out, in a deal that nothing follows; whether it can be dealt."""
    for i in range(begun[0]):
        s.saved[i] = begun[1 + i]
    load_carried(s)
    s.fault = 0
    s.known = False
    s.depth = 0
    s.alone = 1
    s.laid_deal = s.deal_number + 1
    begin_again(s, s.saved[0], s.saved[1])
    return not s.fault


@kernel
def lead_with(s: Board, me: Int, begun: Ints, done: Ints, size: Int, other: Ints) -> Flag:
    """Deal the pack that is laid out, and do what has been done; whether it can be done and the seat is to act then."""
    if not begin_deal(s, begun):
        return False
    at: Int = 0
    while at >= 0 and at < size and not s.over:
        at = do_next(s, me, done, at, other)
    while at >= 0 and not s.over and not s.fault and s.to_act != me and _is_unseen(s):
        _do_unseen(s)
    return at >= 0 and s.to_act == me and not s.over and not s.fault


@kernel
def option_count(s: Board) -> Int:
    """How many things the seat to act may do, but for giving the deal up."""
    if not s.known:
        reckon_options(s)
    return count(s.legal) if s.simple else s.opts


@kernel
def do_next(s: Board, me: Int, done: Ints, at: Int, other: Ints) -> Int:
    """Do what has been done next, with the cards that lie for others; where the one after it stands, −1: it cannot be.
    Who decided something that nobody saw may have had nothing to decide here, and another have had something."""
    seat: Int = done[at + SEAT]
    action: Int = done[at + ACTION]
    hidden: Flag = done[at + HIDDEN] != 0
    if hidden:
        action = _with(s, action, other)
    if s.to_act == seat and is_option(s, action):
        act(s, action)
        at += WIDTH
    elif s.to_act != me and _is_unseen(s):
        if hidden and s.to_act == seat:
            at += WIDTH
        _do_unseen(s)
    elif hidden:
        at += WIDTH
    else:
        return -1
    return -1 if s.fault else at


@kernel
def _with(s: Board, action: Int, other: Ints) -> Int:
    """The same done with the card that lies in place of another."""
    n: Int = s.code[Head.CARDS]
    return action - action % n + other[action % n] if action < s.code[Head.PASS] else action


@kernel
def _is_unseen(s: Board) -> Flag:
    """Whether nobody else sees what is decided now."""
    return s.stage == Stage.TRANSFER or s.stage == Stage.MELD


@kernel
def _do_unseen(s: Board) -> None:
    """Somebody decides what nobody else sees: not to do anything, if he may."""
    if is_option(s, s.code[Head.PASS]):
        act(s, s.code[Head.PASS])
    elif s.opts:
        act(s, s.options[below(s, s.opts)])
    else:
        s.fault = Fault.UNPLAYABLE
