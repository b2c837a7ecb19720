"""What comes of a deal that is played on by itself.

Place in the pipeline: part of ``machine``, over ``playouts``; ``search`` and ``beliefs`` ask.  It must not know a game,
nor why it is asked.
"""

from __future__ import annotations

from stich.machine.boards import stand_as
from stich.machine.layout import Head
from stich.machine.limits import Ended, Most, Stage
from stich.machine.numbers import Int, Ints, kernel, many
from stich.machine.play import act, reckon_options
from stich.machine.playouts import below, by_chance, by_thumb
from stich.machine.registers import Board
from stich.machine.score import points_of_deal, would_win
from stich.machine.sets import side_of

FEW = 4  # options of what is said or exchanged that are tried in a playout
WON = 1000  # points that it is worth to win the match at once, by what is declared or gained


@kernel
def play_deal_out(s: Board, spare: Board, chance: Int, tries: Int) -> None:
    """Play the deal, which nothing follows, to its end: cards by the rule of thumb, and so often in a hundred by
    chance.  What is said or exchanged is what does best of a few things in so many ``tries`` by chance alone; without
    any it is left to chance, too."""
    while not s.over and not s.fault:
        if not s.known:
            reckon_options(s)
        if tries and (s.stage == Stage.DIALOGUE or s.stage == Stage.TRANSFER):
            act(s, best_of_few(s, spare, chance, tries))
        elif below(s, 100) < chance:
            act(s, by_chance(s))
        else:
            act(s, by_thumb(s))


@kernel
def best_of_few(s: Board, spare: Board, chance: Int, tries: Int) -> Int:
    """Of the first two options, for among what is said to pass and to bid least come first, and of some others the one
    after which chance does best for the side to act."""
    size: Int = s.opts
    best: Int = 0
    chosen: Int = s.options[0]
    few: Int = FEW if size > FEW else size
    if size == 1:
        return chosen
    for i in range(few):
        action: Int = s.options[i if size <= FEW or i < 2 else 2 + below(s, size - 2)]
        value: Int = value_of(s, spare, action, tries, chance)
        if i == 0 or value > best:
            best = value
            chosen = action
    return chosen


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
def value_of(s: Board, spare: Board, action: Int, tries: Int, chance: Int) -> Int:
    """What comes of an action for the side to act, in so many tries, if all goes on by chance."""
    side: Int = side_of(s, s.to_act)
    worth: Ints = many(Most.SEATS)
    value: Int = 0
    for _ in range(tries):
        stand_as(spare, s)
        act(spare, action)
        play_deal_out(spare, spare, chance, 0)
        s.policy = spare.policy
        tell_worth(spare, worth)
        value += worth[side]
    return value
