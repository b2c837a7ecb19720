"""What a deal that is over is worth to a team, and what it can still come to be worth.

Place in the pipeline: part of ``machine``, over ``score``; ``solve`` asks.  It must not know how a deal is searched.

Where a score hangs on nothing but what ``keys.key_of_tricks`` holds, what it comes to is noted by that key, and the
deal is scored once.
"""

from __future__ import annotations

from stich.machine.boards import keep_board, take_board
from stich.machine.keys import joined, key_of_tricks, with_number
from stich.machine.layout import Asks, Head
from stich.machine.layout_search import FAR_BITS, MATCH_BITS, WORTHS, EntryAt, SearchAt
from stich.machine.limits import Ended, Stage
from stich.machine.numbers import Flag, Int, Ints, Unsigned, count, kernel, word_of
from stich.machine.play import act
from stich.machine.registers import Board
from stich.machine.score import end_deal, points_of_deal
from stich.machine.sets import first_of, side_set


@kernel
def far() -> Int:
    """``layout_search.FAR``, which is no number that C would take for one of its own."""
    return 1 << FAR_BITS


@kernel
def worth_of_deal(s: Board, depth: Int, rest: Unsigned) -> Int:
    """What the deal is worth that has ended and was not scored yet."""
    if s.ended == Ended.THROWN_IN:
        return _weighed(s)
    if s.code[Head.ASKS] & Asks.OTHER_SCORE:
        return _scored(s, depth)
    key: Unsigned = joined(key_of_tricks(s, rest), 1)
    at: Int = _worth_at(s, key)
    if s.seen[at] != key:
        found: Int = _scored(s, depth)
        if s.fault:
            return found
        return _noted(s, key, found)
    return s.bounds[_bounds_of(s, at)]


@kernel
def worth_of_giving_up(s: Board, action: Int, depth: Int, rest: Unsigned) -> Int:
    """What it is worth to give the deal up now; ``far``: that has to be tried."""
    if s.code[Head.ASKS] & Asks.OTHER_SCORE or s.stage != Stage.TRICK or s.tricks + 1 != s.trick_number:
        return far()
    key: Unsigned = with_number(joined(key_of_tricks(s, rest), 5), action)
    at: Int = _worth_at(s, key)
    if s.seen[at] == key:
        return s.bounds[_bounds_of(s, at)]
    keep_board(s, depth)
    act(s, action)
    found: Int = _noted(s, key, _scored(s, depth + 1)) if s.conceded >= 0 and s.over else far()
    take_board(s, depth)
    return found


@kernel
def _worth_at(s: Board, key: Unsigned) -> Int:
    """Where in ``seen`` the key of such a deal stands, if it does."""
    return s.search[SearchAt.ROOM] + (key & word_of(WORTHS - 1))


@kernel
def _bounds_of(s: Board, at: Int) -> Int:
    """And where in ``bounds`` what it is worth."""
    room: Int = s.search[SearchAt.ROOM]
    return room * EntryAt.SIZE + at - room


@kernel
def _noted(s: Board, key: Unsigned, found: Int) -> Int:
    """Note a number by a key; the number."""
    at: Int = _worth_at(s, key)
    s.seen[at] = key
    s.bounds[_bounds_of(s, at)] = found
    return found


@kernel
def _scored(s: Board, depth: Int) -> Int:
    """Score the deal, and let the board be as it was."""
    keep_board(s, depth)
    s.alone = 1
    s.over = False
    end_deal(s)
    found: Int = _weighed(s)
    s.alone = 2
    take_board(s, depth)
    return found


@kernel
def _weighed(s: Board) -> Int:
    """What the points are worth to the team."""
    m: Ints = s.search
    found: Int = 0
    for side in range(s.code[Head.SIDES]):
        found += m[SearchAt.WEIGHTS + side] * points_of_deal(s, side)
    if s.ended == Ended.MATCH_WON:
        sign: Int = 1 if m[SearchAt.WEIGHTS + s.winner] > 0 else -1
        found += sign * (1 << MATCH_BITS)
    return found


# --- what it can still come to ----------------------------------------------------------------------------------------


@kernel
def least_and_most(s: Board, alpha: Int, beta: Int, depth: Int, rest: Unsigned) -> Int:
    """A bound that settles the matter, before any card is led, by how many tricks are left; ``FAR``: it does not.

    It is looked into only where two sides share out all tricks, and nothing else counts: then every way in which they
    can share them is scored.
    """
    if not _only_tricks_count(s):
        return far()
    key: Unsigned = joined(key_of_tricks(s, rest), 2)
    at: Int = _worth_at(s, key)
    other: Int = _worth_at(s, joined(key, 3))
    if s.seen[at] != key or s.seen[other] != joined(key, 3):
        _find_bounds(s, depth, rest, key)
        if s.seen[at] != key:
            return far()
    least: Int = s.bounds[_bounds_of(s, at)]
    most: Int = s.bounds[_bounds_of(s, other)]
    if least >= beta or least == most:
        return least
    if most <= alpha:
        return most
    return far()


@kernel
def _only_tricks_count(s: Board) -> Flag:
    p = s.code
    if p[Head.ASKS] & Asks.MORE_SCORE or s.stage != Stage.TRICK or p[Head.SIDES] != 2 or s.uneven:
        return False
    if p[Head.NOBODY] or p[Head.PASSES] or p[Head.LONE] or p[Head.CONCEDE_WHEN] or p[Head.BEFORE_LEADS]:
        return False
    if p[Head.FACE_DOWN_TALK] >= 0 or p[Head.TALKS_AFTER] or p[Head.MELDS_AFTER] or p[Head.AT_ONCE]:
        return False
    if p[p[Head.LEAD_BONUSES]] or p[p[Head.PLAY_BONUSES]] or p[p[Head.TRICK_BONUSES]]:
        return False
    return not (s.to_draw and s.size[0])


@kernel
def _find_bounds(s: Board, depth: Int, rest: Unsigned, key: Unsigned) -> None:
    """Note the least and the most that the deal can still come to be worth."""
    left: Int = count(s.hands[s.to_act])
    least: Int = far()
    most: Int = -far()
    for a in range(left + 1):
        for b in range(left - a + 1):
            if a + b == left or s.code[Head.ENDS] or s.code[Head.TRICKS_TO_END] > 0:
                found: Int = _with_tricks(s, depth, rest, a, b)
                if found < least:
                    least = found
                if found > most:
                    most = found
    if not s.fault:
        _noted(s, key, least)
        _noted(s, joined(key, 3), most)


@kernel
def _with_tricks(s: Board, depth: Int, rest: Unsigned, a: Int, b: Int) -> Int:
    """What the deal would be worth if the two sides won so many tricks more."""
    mine: Int = s.side_tricks[0] + a
    theirs: Int = s.side_tricks[1] + b
    key: Unsigned = joined(with_number(rest, mine * 1024 + theirs), 4)
    at: Int = _worth_at(s, key)
    if s.seen[at] == key:
        return s.bounds[_bounds_of(s, at)]
    keep_board(s, depth)
    s.tricks_won[first_of(side_set(s, 0))] += a
    s.tricks_won[first_of(side_set(s, 1))] += b
    s.side_tricks[0] = mine
    s.side_tricks[1] = theirs
    s.alone = 1
    end_deal(s)
    found: Int = _weighed(s)
    s.alone = 2
    take_board(s, depth)
    return _noted(s, key, found)
