"""What comes of a deal that is played on by itself.

Place in the pipeline: part of ``machine``, over ``playouts``; ``search`` and ``beliefs`` ask.  It must not know a game,
nor why it is asked.
"""

from __future__ import annotations

from stich.machine.boards import keep_board, stand_as, take_board
from stich.machine.layout import Head
from stich.machine.layout_talk import CallKind, ChoiceAt
from stich.machine.limits import Ended, Most, Stage
from stich.machine.numbers import Flag, Int, Ints, Unsigned, kernel, many, mixed, stepped
from stich.machine.play import act, reckon_options
from stich.machine.playouts import below, by_chance, by_thumb
from stich.machine.registers import Board
from stich.machine.score import points_of_deal, would_win
from stich.machine.sets import side_of
from stich.machine.talk import choice_of, may_end_deal, state_now

ALL = 8  # options of what is said or exchanged, no more than these are all tried in a playout
FEW = 4  # of more so many are
WON = 1000  # points that it is worth to win the match at once, by what is declared or gained


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
            act(s, best_of_few(s, spare, chance, tries))
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
def best_of_few(s: Board, spare: Board, chance: Int, tries: Int) -> Int:
    """The option that does best for the side to act, if nobody says more afterwards than he must; of equals the first.
    Of many a few are tried (``one_of_few``).  Each has the same chances: where nothing hangs on it, none is better by
    luck."""
    size: Int = s.opts
    best: Int = 0
    chosen: Int = s.options[0]
    few: Int = FEW if size > ALL else size
    if size == 1:
        return chosen
    s.policy = stepped(s.policy)
    chances: Unsigned = mixed(s.policy)
    for i in range(few):
        action: Int = one_of_few(s, i, few)
        value: Int = value_of(s, spare, action, tries, chance, chances)
        if i == 0 or value > best:
            best = value
            chosen = action
    return chosen


@kernel
def one_of_few(s: Board, number: Int, few: Int) -> Int:
    """Of so few options as are tried the one with this number: the first two, for among what is said to pass and to bid
    least come first, and some others."""
    return s.options[number if s.opts == few or number < 2 else 2 + below(s, s.opts - 2)]


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
    those.  Who has won the match by declaring something has ``WON`` points more; who has won it by what all have now,
    as many as it has been played for."""
    sides: Int = s.code[Head.SIDES]
    whole: Int = 0
    ahead: Int = would_win(s)
    for side in range(sides):
        worth[side] = 0 if s.fault else points_of_deal(s, side)
        if s.code[Head.FEWEST] and s.code[Head.WINNING_TOTAL] == 0:
            worth[side] = -worth[side]
        if s.ended == Ended.MATCH_WON and s.winner == side:
            worth[side] += WON
        elif side == ahead:
            worth[side] += _played_for(s)
        whole += worth[side]
    for side in range(sides):
        worth[side] = sides * worth[side] - whole


@kernel
def _played_for(s: Board) -> Int:
    """The most that any side has, or has still to lose."""
    sides: Int = s.code[Head.SIDES]
    most: Int = 0
    for i in range(sides):
        total: Int = s.totals[s.code[Head.WINNING_TOTAL] * sides + i]
        most = total if total > most else -total if -total > most else most
    return most


@kernel
def value_of(s: Board, spare: Board, action: Int, tries: Int, chance: Int, chances: Unsigned) -> Int:
    """What comes of an action for the side to act, in so many tries, if nobody says more afterwards than he must; with
    the same ``chances`` another action is tried alike."""
    side: Int = side_of(s, s.to_act)
    worth: Ints = many(Most.SEATS)
    value: Int = 0
    for number in range(tries):
        stand_as(spare, s)
        spare.policy = chances + number
        act(spare, action)
        play_deal_out(spare, spare, chance, 0)
        tell_worth(spare, worth)
        value += worth[side]
    return value
