"""The moves of a position in the order in which they are tried: what is likely to be best comes first.

Place in the pipeline: part of ``machine``, over ``play`` and ``alike``; ``solve`` tries them.  Nothing hangs on the
order but how long it takes.
"""

from __future__ import annotations

from stich.machine.alike import one_of_each
from stich.machine.layout import Head
from stich.machine.layout_search import SearchAt, WhyStopped
from stich.machine.limits import Most, Stage
from stich.machine.numbers import CardSet, Flag, Int, Ints, kernel, lowest, one
from stich.machine.play import may_concede, reckon_options
from stich.machine.registers import Board
from stich.machine.sets import none, side_of
from stich.machine.tricks import takers

KNOWN_BEST = 1 << 30
TAKES = 1 << 28


@kernel
def gather_moves(s: Board, best: Int) -> Int:
    """Note the moves of the position behind those that are noted already; how many there are."""
    m: Ints = s.search
    base: Int = m[SearchAt.TOP]
    if not s.known:
        reckon_options(s)
    if s.simple:
        _gather_cards(s, base, best)
    elif not s.fault:
        for i in range(s.opts):
            _note_move(s, base, s.options[i], best, 0)
    p = s.code
    if p[Head.CONCEDE_WHEN] and not s.fault:
        side: Int = side_of(s, s.to_act)
        if may_concede(s, side):
            _note_move(s, base, p[Head.CONCEDE] + side, best, -TAKES)
    return (m[SearchAt.TOP] - base) // 2


@kernel
def _gather_cards(s: Board, base: Int, best: Int) -> None:
    """The cards that may be played, of those that are alike one."""
    m: Ints = s.search
    left: CardSet = one_of_each(s, s.legal)
    team: Int = m[SearchAt.TEAM] >> s.to_act & 1
    wanted: CardSet = none()
    if left & (left - 1):
        wanted = _likely(s, left)
    while left:
        card: Int = lowest(left)
        left &= left - 1
        value: Int = m[SearchAt.LUCK + team * Most.CARDS + card]
        _note_move(s, base, card, best, value + TAKES if wanted & one(card) else value)


@kernel
def _likely(s: Board, cards: CardSet) -> CardSet:
    """In reply the cards that take the trick from the others, or of those that need not do so all."""
    m: Ints = s.search
    if s.in_play == 0 or s.code[Head.FINAL]:
        return none()
    own: Flag = (m[SearchAt.TEAM] >> s.holder_seat & 1) == (m[SearchAt.TEAM] >> s.to_act & 1)
    taking: CardSet = takers(s, cards)
    return cards & ~taking if own else taking


@kernel
def _note_move(s: Board, base: Int, action: Int, best: Int, value: Int) -> None:
    """Put a move among those of the position, behind all that are more likely."""
    m: Ints = s.search
    at: Int = m[SearchAt.TOP]
    if at + 2 > SearchAt.SIZE:
        m[SearchAt.STOPPED] = WhyStopped.DEPTH
        return
    if action == best:
        value = KNOWN_BEST
    m[SearchAt.TOP] = at + 2
    while at > base and m[at - 1] < value:
        m[at] = m[at - 2]
        m[at + 1] = m[at - 1]
        at -= 2
    m[at] = action
    m[at + 1] = value


@kernel
def note_luck(s: Board, most: Flag, action: Int, weight: Int) -> None:
    """A card has cut the search short: it is tried sooner elsewhere."""
    if s.stage == Stage.TRICK and 0 <= action < s.code[Head.CARDS]:
        s.search[SearchAt.LUCK + (Most.CARDS if most else 0) + action] += weight
