"""What an action is worth to who has to decide, found by playing on in worlds that he cannot tell apart.

Place in the pipeline: part of ``machine``, over ``worlds`` and ``playouts``.  Either each action is tried in the same
worlds and the deal played to its end (``weigh_options``), or a tree of what was tried grows with each world
(``grow``): information-set Monte Carlo tree search, with one observer.  It must not know a game, nor why it is asked.

A tree is a list of numbers: nodes of one width, of which the first is the root.
"""

from __future__ import annotations

from enum import IntEnum, auto

from stich.machine.boards import keep_board, stand_as, take_board
from stich.machine.layout import Head
from stich.machine.layout_talk import CallKind, ChoiceAt
from stich.machine.limits import Ended, Most, Stage
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
from stich.machine.play import act, may_concede, reckon_options
from stich.machine.playouts import below, by_chance, by_thumb
from stich.machine.registers import Board
from stich.machine.score import points_of_deal
from stich.machine.sets import side_of
from stich.machine.talk import choice_of, may_end_deal, state_now
from stich.machine.worlds import find_world


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


ALL = 8  # options of what is said or exchanged, no more than these are all tried in a playout
FEW = 4  # of more so many are
WON = 1000  # points that it is worth to win the match at once, by what is declared or gained
DEEP = 400  # decisions from the root on that are kept in mind
DROPPED = -1  # in the place of ``OPEN``: the action is not tried any more
WIDE = 4
"""So many children any node may have; with each visit the square root of so many more."""
UNIT = 1 << 20  # what the whole span of what can come of a deal is, where actions are compared
CURIOUS = 370_000_000  # how much rather what was seldom tried is tried again


# --- what comes of a deal ---------------------------------------------------------------------------------------------


@kernel
def play_deal_out(s: Board, spare: Board, chance: Int, tries: Int) -> None:
    """Play the deal, which nothing follows, to its end: cards by the rule of thumb, and so often in a hundred by
    chance.  What is said or exchanged is what does best of a few things in so many ``tries``; without any nobody says
    more than he must.  Whoever can end the deal with a gain does."""
    while not s.over and not s.fault:
        if not s.known:
            reckon_options(s)
        claimed: Int = _claim(s)
        if not s.known:
            reckon_options(s)
        if claimed >= 0:
            act(s, claimed)
        elif tries and (s.stage == Stage.DIALOGUE or s.stage == Stage.TRANSFER):
            act(s, _best_of_few(s, spare, chance, tries))
        elif s.stage == Stage.DIALOGUE:
            act(s, _quietly(s))
        elif below(s, 100) < chance:
            act(s, by_chance(s))
        else:
            act(s, by_thumb(s))


@kernel
def _claim(s: Board) -> Int:
    """What may be said that ends the deal and brings the side to act more than others; −1: nothing."""
    if s.simple:
        return -1
    worth: Ints = many(Most.SEATS)
    side: Int = side_of(s, s.to_act)
    for i in range(s.opts):
        action: Int = s.options[i]
        if s.code[Head.PASS] < action and action < s.code[Head.CONCEDE] and may_end_deal(s, action):
            keep_board(s, 0)
            act(s, action)
            tell_worth(s, worth)
            gained: Flag = s.over and worth[side] > 0
            take_board(s, 0)
            if gained:
                return action
    return -1


@kernel
def _best_of_few(s: Board, spare: Board, chance: Int, tries: Int) -> Int:
    """The option that does best for the side to act, if nobody says more afterwards than he must; of equals the first.
    Of many there are tried the first two, for among what is said to pass and to bid least come first, and some others.
    Each has the same chances: where nothing hangs on it, none is better by luck."""
    size: Int = s.opts
    side: Int = side_of(s, s.to_act)
    best: Int = 0
    chosen: Int = s.options[0]
    worth: Ints = many(Most.SEATS)
    few: Int = FEW if size > ALL else size
    if size == 1:
        return chosen
    s.policy = stepped(s.policy)
    chances: Unsigned = mixed(s.policy)
    for i in range(few):
        action: Int = s.options[i if size == few or i < 2 else 2 + below(s, size - 2)]
        value: Int = 0
        for number in range(tries):
            stand_as(spare, s)
            spare.policy = chances + number
            act(spare, action)
            play_deal_out(spare, spare, chance, 0)
            tell_worth(spare, worth)
            value += worth[side]
        if i == 0 or value > best:
            best = value
            chosen = action
    return chosen


@kernel
def _quietly(s: Board) -> Int:
    """Something that changes nothing by being said, as to pass, and asks nobody anything if that can be; if there is
    none, anything."""
    most: Int = 0
    alike: Int = 0
    for i in range(s.opts):
        quiet: Int = _quiet(s, s.options[i])
        if quiet > most:
            most = quiet
            alike = 0
        alike += quiet == most
    if most == 0:
        return by_chance(s)
    left: Int = below(s, alike)
    for i in range(s.opts):
        if _quiet(s, s.options[i]) == most:
            if left == 0:
                return s.options[i]
            left -= 1
    return s.options[0]


@kernel
def _quiet(s: Board, action: Int) -> Int:
    """0 where something is bid, raised, bound, paid or given up by saying this; 1 where more is said then, else 2."""
    p = s.code
    choice: Int = choice_of(s, state_now(s), action)
    call: Int = p[choice + ChoiceAt.CALL]
    if choice == 0 or (call != CallKind.NONE and call != CallKind.PASS):
        return 0
    if p[choice + ChoiceAt.STAKE] or p[choice + ChoiceAt.CONCEDES] or p[p[choice + ChoiceAt.EFFECTS]]:
        return 0
    return 1 if p[choice + ChoiceAt.THEN] >= 0 else 2


@kernel
def tell_worth(s: Board, worth: Ints) -> None:
    """What a deal that is over has brought to each side: its points less the mean of the others', times the number of
    those.  Who has won the match by it has ``WON`` points more."""
    sides: Int = s.code[Head.SIDES]
    whole: Int = 0
    for side in range(sides):
        worth[side] = 0 if s.fault else points_of_deal(s, side)
        if s.code[Head.FEWEST] and s.code[Head.WINNING_TOTAL] == 0:
            worth[side] = -worth[side]
        if s.ended == Ended.MATCH_WON and s.winner == side:
            worth[side] += WON
        whole += worth[side]
    for side in range(sides):
        worth[side] = sides * worth[side] - whole


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
    worlds: Int, chance: Int, tries: Int, tree: Ints,
) -> None:  # fmt: skip
    """Try each action in so many worlds, with the same chances in each; the tree has the actions as children of its
    root."""
    for _ in range(worlds):
        if find_world(s, seen, begun, pack, free, may, done, size):
            s.policy = stepped(s.policy)
            chances: Unsigned = mixed(s.policy)
            for i in range(list_options(s)):
                node: Int = _child(tree, TreeAt.FIRST, s.options[i], s.code[Head.SIDES])
                if node and tree[node + NodeAt.OPEN] != DROPPED:
                    stand_as(other, s)
                    other.policy = chances
                    _try(other, spare, s.options[i], node, chance, tries, tree)


@kernel
def _try(s: Board, spare: Board, action: Int, node: Int, chance: Int, tries: Int, tree: Ints) -> None:
    worth: Ints = many(Most.SEATS)
    act(s, action)
    play_deal_out(s, spare, chance, tries)
    tell_worth(s, worth)
    _add_worth(tree, node, s.code[Head.SIDES], worth)
    _add_worth(tree, TreeAt.FIRST, s.code[Head.SIDES], worth)


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
    rounds: Int, chance: Int, tries: Int, tree: Ints,
) -> None:  # fmt: skip
    """Let the tree grow by so many rounds, each in a world of its own."""
    for _ in range(rounds):
        if find_world(s, seen, begun, pack, free, may, done, size):
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
