"""What an action is worth to who has to decide, found by playing on in worlds that he cannot tell apart.

Place in the pipeline: part of ``machine``, over ``beliefs``, ``outcomes`` and ``solve``.  Either each action is tried
in the same worlds and the deal played to its end (``weigh_options``), or solved there (``solve_options``), or a tree of
what was tried grows with each world (``grow``): information-set Monte Carlo tree search, with one observer.  It must
not know a game, nor why it is asked.

A tree is a list of numbers: nodes of one width, of which the first is the root.
"""

from __future__ import annotations

from enum import IntEnum, auto

from stich.machine.beliefs import next_world
from stich.machine.boards import stand_as
from stich.machine.layout import Head
from stich.machine.layout_search import MATCH_BITS, SearchAt, WhyStopped
from stich.machine.limits import Most, Stage
from stich.machine.numbers import (
    CardSet,
    Flag,
    Int,
    Ints,
    Masks,
    Unsigned,
    kernel,
    length,
    lowest,
    many,
    mixed,
    quotient,
    root,
    stepped,
)
from stich.machine.outcomes import WON, play_deal_out, tell_worth
from stich.machine.play import act, may_concede, reckon_options
from stich.machine.playouts import below
from stich.machine.registers import Board
from stich.machine.sets import side_of
from stich.machine.solve import solved_within
from stich.machine.worth import far


class NodeAt(IntEnum):
    """A node: what was done to come there, its first child, its next sibling (0: none), how often it was there, how
    often it could have been chosen, and from there on what came of it for each side."""

    ACTION = 0
    CHILD = auto()
    NEXT = auto()
    VISITS = auto()
    OPEN = auto()
    WORTH = auto()


class TreeAt(IntEnum):
    """What stands before the nodes: how many there are, for how many there is room, and the least and the most that
    came of a deal."""

    NODES = 0
    ROOM = auto()
    LEAST = auto()
    MOST = auto()
    FIRST = auto()  # here the root stands


DEEP = 400  # decisions from the root on that are kept in mind
DROPPED = -1  # in the place of ``OPEN``: the action is not tried any more
WIDE = 4
"""So many children any node may have; with each visit the square root of so many more."""
UNIT = 1 << 20  # what the whole span of what can come of a deal is, where actions are compared
CURIOUS = 370_000_000  # how much rather what was seldom tried is tried again


# --- what may be done -------------------------------------------------------------------------------------------------


@kernel
def list_options(s: Board) -> Int:
    """Write down what the seat to act may do, to give the deal up among it, where ``options`` stands; how many."""
    if not s.known:
        reckon_options(s)
    if s.simple:
        cards: CardSet = s.legal
        s.opts = 0
        while cards:
            s.options[s.opts] = lowest(cards)
            s.opts += 1
            cards &= cards - 1
    size: Int = s.opts
    side: Int = side_of(s, s.to_act)
    directors: Int = s.code[Head.DIRECTORS]
    speaks: Flag = s.code[directors] == 0 or s.code[directors + 1 + side] == s.to_act
    if speaks and may_concede(s, side) and size < Most.OPTIONS:
        s.options[size] = s.code[Head.CONCEDE] + side
        size += 1
    return size


# --- each action in the same worlds -----------------------------------------------------------------------------------


@kernel
def weigh_options(
    s: Board, other: Board, spare: Board, seen: Board,
    begun: Ints, pack: Ints, free: Ints, may: Masks, done: Ints, size: Int,
    pool: Ints, first: Int, worlds: Int, chance: Int, tries: Int, tree: Ints,
) -> None:  # fmt: skip
    """Try each action in so many worlds, with the same chances in each; the tree has the actions as children of its
    root."""
    for i in range(worlds):
        if next_world(s, seen, begun, pack, free, may, done, size, pool, first + i):
            s.policy = stepped(s.policy)
            chances: Unsigned = mixed(s.policy)
            for k in range(list_options(s)):
                node: Int = _child(tree, TreeAt.FIRST, s.options[k], s.code[Head.SIDES])
                if node and tree[node + NodeAt.OPEN] != DROPPED:
                    stand_as(other, s)
                    other.policy = chances
                    _try(other, spare, s.options[k], node, chance, tries, tree)


@kernel
def _try(s: Board, spare: Board, action: Int, node: Int, chance: Int, tries: Int, tree: Ints) -> None:
    worth: Ints = many(Most.SEATS)
    act(s, action)
    play_deal_out(s, spare, chance, tries)
    tell_worth(s, worth)
    _add_worth(tree, node, s.code[Head.SIDES], worth)
    _add_worth(tree, TreeAt.FIRST, s.code[Head.SIDES], worth)


@kernel
def solve_options(
    s: Board, other: Board, seen: Board,
    begun: Ints, pack: Ints, free: Ints, may: Masks, done: Ints, size: Int,
    pool: Ints, first: Int, worlds: Int, nodes: Int, tree: Ints,
) -> Int:  # fmt: skip
    """Solve in so many worlds what comes of each action, every card laid open; in how many that was done.  Where it
    takes more than so many positions nothing is learnt of a world."""
    solved: Int = 0
    for i in range(worlds):
        if next_world(s, seen, begun, pack, free, may, done, size, pool, first + i):
            s.search[SearchAt.NODES_MOST] = nodes
            s.search[SearchAt.NODES] = 0
            solved += _solve_each(s, other, tree)
    return solved


@kernel
def _solve_each(s: Board, other: Board, tree: Ints) -> Flag:
    """Solve each action in the world at hand; ``other`` lends room for what may be done."""
    sides: Int = s.code[Head.SIDES]
    side: Int = side_of(s, s.to_act)
    size: Int = list_options(s)
    worth: Ints = many(Most.SEATS)
    found: Ints = many(Most.OPTIONS)
    for i in range(size):
        other.options[i] = s.options[i]
    for i in range(size):
        found[i] = _in_points(solved_within(s, other.options[i], -far(), far()))
        if s.search[SearchAt.STOPPED] != WhyStopped.NOT:
            return False
    for i in range(size):
        node: Int = _child(tree, TreeAt.FIRST, other.options[i], sides)
        for each in range(sides):
            worth[each] = found[i] if each == side else -found[i]
        if node:
            _add_worth(tree, node, sides, worth)
    return True


@kernel
def _in_points(found: Int) -> Int:
    """What a search has found, where to win the match at once is worth ``WON`` points."""
    if found > 1 << (MATCH_BITS - 1):
        return found - (1 << MATCH_BITS) + WON
    if found < -(1 << (MATCH_BITS - 1)):
        return found + (1 << MATCH_BITS) - WON
    return found


@kernel
def only_cards_are_left(s: Board) -> Flag:
    """Whether nothing but cards to be played is left to decide: where there is more to say, nobody who sees every card
    would stake anything on what others may hold."""
    p = s.code
    if s.stage != Stage.TRICK or p[Head.CONCEDE_WHEN] or p[Head.FACE_DOWN_TALK] >= 0:
        return False
    if p[Head.TALKS_AFTER] or p[Head.MELDS_AFTER]:
        return False
    return p[p[Head.TURN_TALKS]] == 0 and p[p[Head.LEAD_TALKS]] == 0


@kernel
def drop_worse(tree: Ints, side: Int) -> Int:
    """Of the actions that are tried still, drop those below the middle, of equals cards first; how many are left."""
    left: Int = 0
    node: Int = tree[TreeAt.FIRST + NodeAt.CHILD]
    while node:
        left += tree[node + NodeAt.OPEN] != DROPPED
        node = tree[node + NodeAt.NEXT]
    for _ in range(left // 2):
        worst: Int = 0
        node = tree[TreeAt.FIRST + NodeAt.CHILD]
        while node:
            if tree[node + NodeAt.OPEN] != DROPPED and (worst == 0 or not _is_worse(tree, worst, node, side)):
                worst = node
            node = tree[node + NodeAt.NEXT]
        tree[worst + NodeAt.OPEN] = DROPPED
    return left - left // 2


@kernel
def _is_worse(tree: Ints, node: Int, other: Int, side: Int) -> Flag:
    """Whether one action has done worse than another in the mean."""
    ours: Int = tree[node + NodeAt.WORTH + side] * tree[other + NodeAt.VISITS]
    return ours < tree[other + NodeAt.WORTH + side] * tree[node + NodeAt.VISITS]


@kernel
def _add_worth(tree: Ints, node: Int, sides: Int, worth: Ints) -> None:
    """So much came of it once more."""
    tree[node + NodeAt.VISITS] += 1
    for side in range(sides):
        tree[node + NodeAt.WORTH + side] += worth[side]
        if worth[side] < tree[TreeAt.LEAST]:
            tree[TreeAt.LEAST] = worth[side]
        if worth[side] > tree[TreeAt.MOST]:
            tree[TreeAt.MOST] = worth[side]


@kernel
def _known_child(tree: Ints, node: Int, action: Int) -> Int:
    """The child of a node by what is done; 0: there is none yet."""
    child: Int = tree[node + NodeAt.CHILD]
    while child and tree[child + NodeAt.ACTION] != action:
        child = tree[child + NodeAt.NEXT]
    return child


@kernel
def _child(tree: Ints, node: Int, action: Int, sides: Int) -> Int:
    """The same, made if there is none; 0: there is no room."""
    child: Int = _known_child(tree, node, action)
    if child:
        return child
    if tree[TreeAt.NODES] >= tree[TreeAt.ROOM]:
        return 0
    child = TreeAt.FIRST + tree[TreeAt.NODES] * (NodeAt.WORTH + sides)
    tree[TreeAt.NODES] += 1
    for i in range(NodeAt.WORTH + sides):
        tree[child + i] = 0
    tree[child + NodeAt.ACTION] = action
    tree[child + NodeAt.NEXT] = tree[node + NodeAt.CHILD]
    tree[node + NodeAt.CHILD] = child
    return child


# --- a tree -----------------------------------------------------------------------------------------------------------


@kernel
def grow(
    s: Board, spare: Board, seen: Board,
    begun: Ints, pack: Ints, free: Ints, may: Masks, done: Ints, size: Int,
    pool: Ints, first: Int, rounds: Int, chance: Int, tries: Int, tree: Ints,
) -> None:  # fmt: skip
    """Let the tree grow by so many rounds, each in a world of its own."""
    for i in range(rounds):
        if next_world(s, seen, begun, pack, free, may, done, size, pool, first + i):
            _round(s, spare, chance, tries, tree)


@kernel
def _round(s: Board, spare: Board, chance: Int, tries: Int, tree: Ints) -> None:
    """Go down the tree by what has done best so far, try something new, play on, and note what came of it."""
    path: Ints = many(DEEP)
    worth: Ints = many(Most.SEATS)
    deep: Int = 0
    node: Int = TreeAt.FIRST
    sides: Int = s.code[Head.SIDES]
    new: Flag = False
    path[0] = node
    while not new and deep < DEEP - 1 and not s.over and not s.fault:
        at: Int = _choose(s, list_options(s), node, tree)
        action: Int = s.options[at]
        child: Int = _known_child(tree, node, action)
        if child == 0:
            new = True
            child = _child(tree, node, action, sides)
        act(s, action)
        if child:
            node = child
            deep += 1
            path[deep] = node
    play_deal_out(s, spare, chance, tries)
    tell_worth(s, worth)
    for i in range(deep + 1):
        _add_worth(tree, path[i], sides, worth)


@kernel
def _choose(s: Board, size: Int, node: Int, tree: Ints) -> Int:
    """Which of the options is tried: one that was not yet, else the one that promises most to the side to act."""
    side: Int = side_of(s, s.to_act)
    untried: Int = 0
    for i in range(size):
        child: Int = _known_child(tree, node, s.options[i])
        if child:
            tree[child + NodeAt.OPEN] += 1
        else:
            untried += 1
    if untried and (untried == size or size - untried < WIDE + root(WIDE * tree[node + NodeAt.VISITS])):
        in_order: Flag = s.stage == Stage.DIALOGUE
        return _untried(s, size, node, 0 if in_order or untried == 1 else below(s, untried), tree)
    best: Int = 0
    chosen: Int = -1
    span: Int = tree[TreeAt.MOST] - tree[TreeAt.LEAST]
    for i in range(size):
        known: Int = _known_child(tree, node, s.options[i])
        if known:
            value: Int = _promise(tree, known, side, span if span > 0 else 1)
            if chosen < 0 or value > best:
                best = value
                chosen = i
    return chosen


@kernel
def _untried(s: Board, size: Int, node: Int, number: Int, tree: Ints) -> Int:
    """The option with this number among those that were not tried yet."""
    for i in range(size):
        if not _known_child(tree, node, s.options[i]):
            if number == 0:
                return i
            number -= 1
    return 0


@kernel
def _promise(tree: Ints, child: Int, side: Int, span: Int) -> Int:
    """How much a child promises: what came of it in the mean, and more the less often it was tried."""
    visits: Int = tree[child + NodeAt.VISITS]
    mean: Int = quotient(tree[child + NodeAt.WORTH + side] * UNIT, span * visits)
    open: Int = tree[child + NodeAt.OPEN]
    digits: Int = length(open) - 1
    logarithm: Int = digits * 1024 + ((open * 1024) >> digits) - 1024
    return mean + root(logarithm * CURIOUS // visits)


# --- reading it -------------------------------------------------------------------------------------------------------


@kernel
def begin_tree(tree: Ints, room: Int) -> None:
    """A tree of its root alone, with room for so many nodes."""
    tree[TreeAt.NODES] = 1
    tree[TreeAt.ROOM] = room


@kernel
def first_child(tree: Ints) -> Int:
    """The first child of the root; 0: none."""
    return tree[TreeAt.FIRST + NodeAt.CHILD]


@kernel
def told_of(tree: Ints, node: Int, side: Int, told: Ints) -> Int:
    """Write down what was done to come to a child of the root, how often, and what it was worth in all to a side; the
    next child, 0: none."""
    told[0] = tree[node + NodeAt.ACTION]
    told[1] = tree[node + NodeAt.VISITS]
    told[2] = tree[node + NodeAt.WORTH + side]
    return tree[node + NodeAt.NEXT]


@kernel
def tree_size(s: Board, room: Int) -> Int:
    """How many numbers a tree takes with room for so many nodes."""
    return TreeAt.FIRST + room * (NodeAt.WORTH + s.code[Head.SIDES])
