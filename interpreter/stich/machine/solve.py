"""What a deal is worth when every card lies open and all play their best: alpha-beta over the moves of the machine.

Place in the pipeline: part of ``machine``, over ``play``, ``moves`` and ``worth``.  It must not know who asks, nor what
the two teams are: ``SearchAt.TEAM`` plays for the most, all others together for the least.

A move is done on the board and taken back.  Of a card that brings nothing but itself, or the end of a trick, only what
it changes is put back; whatever else is done is done over a copy of the board (``boards``).  What has been found of a
position between tricks is noted by its key, as bounds, and stays of use under other windows.
"""

from __future__ import annotations

from stich.machine.boards import interrupted, keep_board, take_board
from stich.machine.counts import worth
from stich.machine.keys import joined, key_of_play, key_of_rest
from stich.machine.layout import Head, PhaseAt
from stich.machine.layout_search import EntryAt, SearchAt, WhyStopped
from stich.machine.limits import Stage
from stich.machine.moves import gather_moves, note_luck
from stich.machine.numbers import CardSet, Flag, Int, Ints, Unsigned, count, kernel, many, word_of
from stich.machine.play import act
from stich.machine.registers import Board
from stich.machine.sets import side_of
from stich.machine.tables import find_table
from stich.machine.worth import far, least_and_most, worth_of_deal, worth_of_giving_up

ASK_EVERY = 500_000


@kernel
def solved(s: Board) -> Int:
    """What the deal is worth from here on to the team; the board is left as it was.

    The memory of a search must have been lent to the board (``search``, ``seen``, ``bounds``, ``apart``, ``boards``),
    its head telling for whom and how far; ``SearchAt.STOPPED`` tells whether the search was given up, and then the
    number means nothing.
    """
    return solved_within(s, -1, -far(), far())


@kernel
def solved_within(s: Board, action: Int, least: Int, most: Int) -> Int:
    """The same after one thing has been done (−1: nothing is), where it is of interest only from one bound to another:
    for what lies outside another number outside may be told."""
    m: Ints = s.search
    m[SearchAt.STOPPED] = WhyStopped.NOT
    m[SearchAt.TOP] = SearchAt.MOVES
    keep_board(s, 0)
    alone: Int = s.alone
    s.alone = 2
    if action >= 0:
        act(s, action)
    rest: Unsigned = start_of_rest(s)
    found: Int = worth_of_deal(s, 1, rest) if s.over else _closing_in(s, least, most, rest)
    s.alone = alone
    s.over = False
    s.fault = 0
    take_board(s, 0)
    return found


@kernel
def _closing_in(s: Board, least: Int, most: Int, rest: Unsigned) -> Int:
    """Ask again and again whether it is worth so much, or less, until nothing is left between: near what was found at
    first, then in ever longer strides, and in the middle where that is not soon enough."""
    m: Ints = s.search
    asked: Int = 0
    stride: Int = 0
    above: Int = 0 if least < 0 <= most else most if most < 0 else least + 1
    while True:
        found: Int = search(s, above - 1, above, 1, rest)
        if m[SearchAt.STOPPED] != WhyStopped.NOT:
            return 0
        if found < above:
            most = found
        else:
            least = found
        if least >= most:
            return found
        asked += 1
        stride = 0 if asked < 3 else 2 * stride + 1
        above = most - stride if found < above else least + 1 + stride
        if (asked > 4 and least > -far() and most < far()) or not least < above <= most:
            above = least + (most - least + 1) // 2


@kernel
def search(s: Board, alpha: Int, beta: Int, depth: Int, rest: Unsigned) -> Int:
    """What the position is worth to the team, if it lies between two bounds; else a bound itself."""
    m: Ints = s.search
    if s.over:
        return worth_of_deal(s, depth, rest)
    if _gives_up(s, depth):
        return 0
    between: Flag = s.stage != Stage.TRICK or s.in_play == 0
    at: Int = -1
    key: Unsigned = 0
    move: Int = -1
    if between:
        key = key_of_play(s, rest)
        at = _entry(s, key)
        if at >= 0:
            if s.bounds[at + EntryAt.LEAST] >= beta or s.bounds[at + EntryAt.LEAST] == s.bounds[at + EntryAt.MOST]:
                return s.bounds[at + EntryAt.LEAST]
            if s.bounds[at + EntryAt.MOST] <= alpha:
                return s.bounds[at + EntryAt.MOST]
            move = s.bounds[at + EntryAt.MOVE]
        else:
            found: Int = least_and_most(s, alpha, beta, depth, rest)
            if found != far():
                return found
    base: Int = m[SearchAt.TOP]
    number: Int = gather_moves(s, move)
    best: Int = _best_of(s, alpha, beta, depth, rest, base, number)
    if between and m[SearchAt.STOPPED] == WhyStopped.NOT:
        _note(s, key, best, alpha, beta, m[base])
    m[SearchAt.TOP] = base
    return best


@kernel
def _gives_up(s: Board, depth: Int) -> Flag:
    """Whether the search goes no further: where it is told to stop, or nothing can be done."""
    m: Ints = s.search
    m[SearchAt.NODES] += 1
    if s.fault:
        m[SearchAt.STOPPED] = WhyStopped.FAULT
    elif m[SearchAt.NODES] > m[SearchAt.NODES_MOST]:
        m[SearchAt.STOPPED] = WhyStopped.NODES
    elif depth >= m[SearchAt.DEEPEST]:
        m[SearchAt.STOPPED] = WhyStopped.DEPTH
    elif m[SearchAt.NODES] > m[SearchAt.ASK]:
        m[SearchAt.ASK] += ASK_EVERY
        if interrupted():
            m[SearchAt.STOPPED] = WhyStopped.INTERRUPTED
    return m[SearchAt.STOPPED] != WhyStopped.NOT


@kernel
def _best_of(s: Board, alpha: Int, beta: Int, depth: Int, rest: Unsigned, base: Int, number: Int) -> Int:
    """Try moves until one settles the matter; the best is then the first of them that is noted."""
    m: Ints = s.search
    seat: Int = s.to_act
    most: Flag = (m[SearchAt.TEAM] >> seat & 1) != 0
    sign: Int = 1 if most else -1
    best: Int = -sign * far()
    for i in range(number):
        action: Int = m[base + 2 * i]
        found: Int = _tried(s, action, alpha, beta, depth, rest)
        if m[SearchAt.STOPPED] != WhyStopped.NOT:
            return 0
        if (found > best) if most else (found < best):
            best = found
            m[base + 2 * i] = m[base]
            m[base] = action
            if most and best > alpha:
                alpha = best
            if not most and best < beta:
                beta = best
            if alpha >= beta:
                note_luck(s, most, action, number - i)
                return best
    if number == 0:
        m[SearchAt.STOPPED] = WhyStopped.FAULT
    return best


# --- what is known of positions ---------------------------------------------------------------------------------------


@kernel
def _entry(s: Board, key: Unsigned) -> Int:
    """Where in ``bounds`` it stands what is known of a position, −1 if nothing is."""
    room: Int = s.search[SearchAt.ROOM]
    at: Int = key & word_of(room - 2)
    if s.seen[at] == key:
        return at * EntryAt.SIZE
    if s.seen[at + 1] == key:
        return (at + 1) * EntryAt.SIZE
    return -1


@kernel
def _note(s: Board, key: Unsigned, best: Int, alpha: Int, beta: Int, move: Int) -> None:
    """Note what has been found of a position: of two places the one of the same, else that of less consequence."""
    at: Int = _entry(s, key)
    if at < 0:
        first: Int = key & word_of(s.search[SearchAt.ROOM] - 2)
        left: Int = count(s.hands[s.to_act]) + 32 * (s.search[SearchAt.GENERATION] & 0xFFFF)
        if s.bounds[first * EntryAt.SIZE + EntryAt.LEFT] > left:
            first += 1
        s.seen[first] = key
        at = first * EntryAt.SIZE
        s.bounds[at + EntryAt.LEAST] = -far()
        s.bounds[at + EntryAt.MOST] = far()
        s.bounds[at + EntryAt.LEFT] = left
    if best > alpha and best > s.bounds[at + EntryAt.LEAST]:
        s.bounds[at + EntryAt.LEAST] = best
    if best < beta and best < s.bounds[at + EntryAt.MOST]:
        s.bounds[at + EntryAt.MOST] = best
    s.bounds[at + EntryAt.MOVE] = move


# --- moves ------------------------------------------------------------------------------------------------------------


@kernel
def _tried(s: Board, action: Int, alpha: Int, beta: Int, depth: Int, rest: Unsigned) -> Int:
    """What it is worth to do something now."""
    p = s.code
    if s.stage == Stage.TRICK and action < p[Head.CARDS] and not p[Head.PASSES] and _brings_nothing(s):
        if s.in_play + 1 < s.in_trick:
            return _tried_card(s, action, alpha, beta, depth, rest)
        if _ends_plainly(s):
            return _tried_last_card(s, action, alpha, beta, depth, rest)
    found: Int = far()
    if action >= p[Head.CONCEDE]:
        found = worth_of_giving_up(s, action, depth, rest)
        if found != far():
            return found
    keep_board(s, depth)
    act(s, action)
    found = search(s, alpha, beta, depth + 1, start_of_rest(s))
    take_board(s, depth)
    return found


@kernel
def start_of_rest(s: Board) -> Unsigned:
    """The key of all that stays the same from here on while cards are played; searches that share a memory differ in
    it, for what is worth much to one may be worth little to another."""
    return key_of_rest(s, joined(1, word_of(s.search[SearchAt.GENERATION])))


@kernel
def _brings_nothing(s: Board) -> Flag:
    """Whether no card can bring a bonus now, or be a trick by itself."""
    p = s.code
    if s.in_play == 0:
        return p[p[Head.LEAD_BONUSES]] + p[Head.LONE] == 0
    return p[p[Head.PLAY_BONUSES]] == 0


@kernel
def _ends_plainly(s: Board) -> Flag:
    """Whether nothing follows on the end of a trick but the next lead, or the end of the deal."""
    p = s.code
    phase: Int = p[p[Head.PHASES] + 1 + s.phase]
    if p[p[Head.TRICK_BONUSES]] or p[Head.TALKS_AFTER] or p[Head.MELDS_AFTER] or p[Head.AT_ONCE]:
        return False
    return p[phase + PhaseAt.UNTIL] == 0 and (p[phase + PhaseAt.DRAW] == 0 or s.size[0] == 0)


@kernel
def _tried_card(s: Board, action: Int, alpha: Int, beta: Int, depth: Int, rest: Unsigned) -> Int:
    """What it is worth to play a card by which the trick is not yet full."""
    seat: Int = s.to_act
    hand: CardSet = s.hands[seat]
    lying: CardSet = s.lying
    holder: Int = s.holder
    holder_seat: Int = s.holder_seat
    tied: Flag = s.tied
    act(s, action)
    found: Int = search(s, alpha, beta, depth + 1, rest)
    s.hands[seat] = hand
    s.lying = lying
    s.holder = holder
    s.holder_seat = holder_seat
    s.tied = tied
    s.in_play -= 1
    s.decisions -= 1
    s.to_act = seat
    s.known = False
    return found


@kernel
def _tried_last_card(s: Board, action: Int, alpha: Int, beta: Int, depth: Int, rest: Unsigned) -> Int:
    """What it is worth to play the last card of a trick."""
    trick: Ints = many(20)
    seat: Int = s.to_act
    hand: CardSet = s.hands[seat]
    lying: CardSet = s.lying
    holder: Int = s.holder
    holder_seat: Int = s.holder_seat
    tied: Flag = s.tied
    in_play: Int = s.in_play
    leader: Int = s.leader
    settled: Int = s.settled
    played: CardSet = s.played
    for i in range(in_play):
        trick[i] = s.trick[i]
    act(s, action)
    found: Int = search(s, alpha, beta, depth + 1, rest)
    _take_back_trick(s, s.played & ~played)
    for i in range(in_play):
        s.trick[i] = trick[i]
    s.hands[seat] = hand
    s.lying = lying
    s.holder = holder
    s.holder_seat = holder_seat
    s.tied = tied
    s.in_play = in_play
    s.leader = leader
    s.played = played
    s.decisions -= 1
    s.to_act = seat
    s.over = False
    s.known = False
    if s.settled != settled or s.code[s.code[Head.STATE_ATOMS]]:
        s.settled = settled
        find_table(s, settled, 0)
    return found


@kernel
def _take_back_trick(s: Board, cards: CardSet) -> None:
    """Let the last trick not have been won."""
    p = s.code
    players: Int = p[Head.PLAYERS]
    s.tricks -= 1
    s.trick_number -= 1
    winner: Int = s.winners[s.tricks] - 1
    if winner < 0:
        return
    s.tricks_won[winner] -= 1
    s.side_tricks[side_of(s, winner)] -= 1
    s.phase_tricks[s.phase * players + winner] -= 1
    s.taken[winner] &= ~cards
    for kind in range(p[Head.KINDS]):
        s.card_points[kind * players + winner] -= worth(s, cards, kind)
