"""Runs the programs of phrases: what ``rules.weigh`` and ``rules.operations`` do, over the machine's registers.

Place in the pipeline: part of ``machine``, over ``sets``.  It must not know terms nor words.

A phrase stands in the program as the place after its last word, then its words.  Numbers and sets of seats are worked
out on one stack, sets of cards on another, beside which it is kept of which of them nothing is known.
"""

from __future__ import annotations

from stich.language.conditions.kinds import Group, Moment, Quantifier, Role
from stich.language.conditions.measures import Measure
from stich.machine.counts import all_points, nobodys, reckoned, rounded, summed, total_of, worth
from stich.machine.fused import Fused
from stich.machine.layout import Head, ValueAt, ValueKind
from stich.machine.limits import NOTHING, Fault, Most
from stich.machine.numbers import CardSet, Flag, Int, Ints, Masks, count, kernel, lowest, many, one, quotient
from stich.machine.registers import Board
from stich.machine.sets import (
    NO_SEAT,
    NO_SUIT,
    ahead,
    all_played,
    all_tricks,
    every_card,
    held_by,
    lying_in,
    moved,
    none,
    program_set,
    set_of,
    side_set,
    suit_led,
    who,
    whole_side,
    with_copies,
)
from stich.rules.op import Op


@kernel
def meets(s: Board, when: Int, the: Int) -> Flag:
    """Whether a condition holds, with ``the`` in question; where it stands nowhere it always does."""
    return when == 0 or weigh(s, when, the) == 1


@kernel
def weigh(s: Board, phrase: Int, the: Int) -> Int:
    """What a phrase comes to, ``the`` being the seats in question: a number or ``NOTHING``, 1 or 0, a set of seats."""
    s.stamp += 1
    return _run(s, phrase + 1, s.code[phrase], the)


@kernel
def weigh_cards(s: Board, phrase: Int, the: Int) -> CardSet:
    """The cards that a phrase means."""
    weigh(s, phrase, the)
    return s.result


@kernel
def _run(s: Board, at: Int, end: Int, the: Int) -> Int:
    p = s.code
    stack: Ints = many(64)
    cards: Masks = many(64)
    unknown: Ints = many(64)
    top: Int = -1
    sets: Int = -1
    op: Int
    seats: Int
    a: Int
    found: CardSet
    while at < end:
        op = p[at]
        at += 1
        if op == Op.CONSTANT:
            top += 1
            stack[top] = p[at]
            at += 1
        elif op == Op.REGISTER:
            top += 1
            stack[top] = nobodys(s, p[at], p[at + 1])
            at += 2
        elif op == Op.SUM:
            stack[top] = summed(s, stack[top], p[at], p[at + 1])
            at += 2
        elif op == Op.TOTAL:
            stack[top] = total_of(s, stack[top], p[at + 1])
            at += 2
        elif op == Op.WHOLE:
            top += 1
            stack[top] = all_tricks(s) if p[at] == Measure.TRICKS.value else all_points(s, p[at + 1])
            at += 2
        elif op == Op.PLUS or op == Op.MINUS or op == Op.TIMES or op == Op.OVER or op == Op.GREATER or op == Op.LESSER:
            top -= 1
            stack[top] = reckoned(op, stack[top], stack[top + 1])
        elif op == Op.DIVIDE:
            if stack[top] != NOTHING:
                stack[top] = quotient(stack[top], p[at])
            at += 1
        elif op == Op.ROUND:
            top -= 1
            stack[top] = rounded(stack[top], stack[top + 1], p[at])
            at += 1
        elif op == Op.IN_QUESTION:
            top += 1
            stack[top] = the
        elif op == Op.MEMBER:
            top += 1
            stack[top] = s.members[s.depth - 1 - p[at]]
            at += 1
        elif op == Op.ALL_SEATS:
            top += 1
            stack[top] = p[Head.EVERYONE]
        elif op == Op.WHO:
            top += 1
            stack[top] = _who(s, p[at])
            at += 1
        elif op == Op.BOUND_SEATS:
            top += 1
            stack[top] = s.bound[p[at]]
            at += 1
        elif op == Op.HOLDERS:
            top += 1
            stack[top] = _holders(s, cards[sets], unknown[sets])
            sets -= 1
        elif op == Op.PARTNER:
            stack[top] = whole_side(s, stack[top]) & ~stack[top]
        elif op == Op.MOVED:
            stack[top] = _all_moved(s, stack[top], p[at])
            at += 1
        elif op == Op.SIDE:
            stack[top] = whole_side(s, stack[top])
        elif op == Op.OTHERS:
            stack[top] = p[Head.EVERYONE] & ~stack[top] if stack[top] else 0
        elif op == Op.REST:
            stack[top] = p[Head.EVERYONE] & ~stack[top]
        elif op == Op.PARTY:
            top += 1
            stack[top] = s.parties[p[at]]
            at += 1
        elif op == Op.SET:
            sets += 1
            cards[sets] = program_set(s, p[at])
            unknown[sets] = 0
            at += 1
        elif op == Op.LYING:
            sets += 1
            cards[sets] = lying_in(s, p[at])
            unknown[sets] = 0
            at += 1
        elif op == Op.HELD:
            sets += 1
            seats = stack[top]
            top -= 1
            found = none()
            a = 0
            while seats >> a:
                if seats >> a & 1:
                    found |= held_by(s, p[at], a)
                a += 1
            cards[sets] = found
            unknown[sets] = seats == 0
            at += 1
        elif op == Op.MEET:
            sets -= 1
            unknown[sets] |= unknown[sets + 1]
            cards[sets] = none() if unknown[sets] else cards[sets] & cards[sets + 1]
        elif op == Op.JOIN:  # of seats as well as of cards: one that asks for parties joins seats
            if sets > 0:
                sets -= 1
                cards[sets] |= cards[sets + 1]
                unknown[sets] = 0
            else:
                top -= 1
                stack[top] |= stack[top + 1]
        elif op == Op.OUTSIDE:
            cards[sets] = every_card(s) & ~cards[sets]
            unknown[sets] = 0
        elif op == Op.HIGHEST:
            sets -= 1
            cards[sets] = _highest(s, cards[sets] & cards[sets + 1])
            unknown[sets] = 0
        elif op == Op.SIZE:
            top += 1
            stack[top] = NOTHING if unknown[sets] else count(cards[sets])
            sets -= 1
        elif op == Op.WORTH:
            top += 1
            stack[top] = NOTHING if unknown[sets] else worth(s, cards[sets], p[at])
            sets -= 1
            at += 1
        elif op == Op.IN_A_ROW:
            sets -= 1
            top += 1
            stack[top] = NOTHING if unknown[sets + 1] else _in_a_row(s, cards[sets], cards[sets + 1], p[at])
            sets -= 1
            at += 1
        elif op == Op.AT_LEAST:
            top -= 1
            stack[top] = stack[top] >= stack[top + 1] and stack[top + 1] != NOTHING
        elif op == Op.AT_MOST:
            top -= 1
            stack[top] = stack[top] <= stack[top + 1] and stack[top] != NOTHING
        elif op == Op.EXACTLY:
            top -= 1
            stack[top] = stack[top] == stack[top + 1] and stack[top] != NOTHING
        elif op == Op.MORE:
            top -= 1
            stack[top] = stack[top] > stack[top + 1] and stack[top + 1] != NOTHING
        elif op == Op.FEWER:
            top -= 1
            stack[top] = stack[top] < stack[top + 1] and stack[top] != NOTHING
        elif op == Op.NOT:
            stack[top] = 1 - stack[top]
        elif op == Op.SAME:
            top -= 1
            stack[top] = stack[top] == stack[top + 1] and stack[top] != 0
        elif op == Op.WITHIN:
            top -= 1
            stack[top] = stack[top] != 0 and (stack[top] & ~stack[top + 1]) == 0
        elif op == Op.NAMED:
            top += 1
            stack[top] = s.bound[p[at]] != 0
            at += 1
        elif op == Op.IS:
            top += 1
            stack[top] = _is(s, p[at], p[at + 1])
            at += 2
        elif op == Op.NOW:
            top += 1
            stack[top] = _now(s, p[at])
            at += 1
        elif op == Op.IN_DEAL:
            top += 1
            stack[top] = (s.deal_in_match - p[at]) % p[at + 1] == 0
            at += 2
        elif op == Op.WAS_LED:
            top += 1
            stack[top] = s.in_play > 0 and (cards[sets] & one(s.trick[0])) != 0
            sets -= 1
        elif op == Op.RUN:
            stack[top] = _run_of_tricks(s, stack[top], cards[sets], p[at], p[at + 1])
            sets -= 1
            at += 2
        elif op == Op.HOLDS_TRICK:
            stack[top] = s.in_play > 0 and stack[top] >> s.holder_seat & 1
        elif op == Op.PLAYS:
            stack[top] = stack[top] != 0 and (stack[top] & ~s.playing) == 0
        elif op == Fused.OWN_SIDE:
            top += 1
            stack[top] = whole_side(s, the)
        elif op == Fused.SUM_OF_THE:
            top += 1
            stack[top] = summed(s, the, p[at], p[at + 1])
            at += 2
        elif op == Fused.SUM_OF_SIDE:
            top += 1
            stack[top] = summed(s, whole_side(s, the), p[at], p[at + 1])
            at += 2
        elif op == Fused.SIZE_LYING:
            top += 1
            stack[top] = count(program_set(s, p[at]) & lying_in(s, p[at + 1]))
            at += 2
        elif op == Fused.AT_LEAST_NUMBER:
            stack[top] = stack[top] >= p[at]
            at += 1
        elif op == Fused.AT_MOST_NUMBER:
            stack[top] = stack[top] <= p[at] and stack[top] != NOTHING
            at += 1
        elif op == Fused.EXACTLY_NUMBER:
            stack[top] = stack[top] == p[at]
            at += 1
        elif op == Fused.MORE_NUMBER:
            stack[top] = stack[top] > p[at]
            at += 1
        elif op == Fused.FEWER_NUMBER:
            stack[top] = stack[top] < p[at] and stack[top] != NOTHING
            at += 1
        elif op == Op.JUMP:
            at = p[at]
        elif op == Op.JUMP_UNLESS:
            at = at + 1 if stack[top] == 1 else p[at]
            top -= 1
        elif op == Op.KEEP_NO or op == Op.KEEP_YES:
            if stack[top] == (op == Op.KEEP_YES):
                at = p[at]
            else:
                at += 1
                top -= 1
        elif op == Op.CALL:
            stack[top] = _called(s, p[at], stack[top])
            at += 1
        elif op == Op.LOOP:
            stack[top] = _loop(s, at, stack[top], the)
            at = p[at + 2]
    if sets >= 0:
        s.result = cards[0]
    return stack[0] if top >= 0 else 0


@kernel
def _called(s: Board, definition: Int, the: Int) -> Int:
    """What a definition comes to, reckoned once in one weighing as long as there is room to keep it."""
    p = s.code
    at: Int = (definition * 31 + the * 7) % Most.KEPT
    if s.kept_stamp[at] == s.stamp and s.kept_key[at] == definition and s.kept_the[at] == the:
        return s.kept_value[at]
    phrase: Int = p[p[Head.DEFINITIONS] + 1 + definition]
    found: Int = _run(s, phrase + 1, p[phrase], the)
    s.kept_stamp[at] = s.stamp
    s.kept_key[at] = definition
    s.kept_the[at] = the
    s.kept_value[at] = found
    return found


@kernel
def _loop(s: Board, at: Int, left_out: Int, the: Int) -> Int:
    """Whether some, each or none of a group meet what stands behind; of sides the one that somebody left out sits on is
    left out."""
    p = s.code
    ends_with: Int = p[at] != Quantifier.EACH.value
    answer: Int = p[at] != Quantifier.SOME.value
    of_sides: Flag = p[at + 1] == Group.SIDES.value
    number: Int = p[Head.SIDES] if of_sides else p[Head.PLAYERS]
    if s.depth >= Most.MEMBERS:
        s.fault = Fault.ROOM
        return 0
    for i in range(number):
        member: Int = side_set(s, i) if of_sides else 1 << i
        if member & s.playing and not member & left_out:
            s.members[s.depth] = member
            s.depth += 1
            found: Int = _run(s, at + 3, p[at + 2], the)
            s.depth -= 1
            if found == ends_with:
                return 1 - answer
    return answer


# --- seats ------------------------------------------------------------------------------------------------------------


@kernel
def _who(s: Board, role: Int) -> Int:
    if role == Role.TAKER.value:
        return set_of(s.winners[s.tricks - 1] - 1 if s.tricks else NO_SEAT)
    if role == Role.AHEAD.value:
        return set_of(ahead(s))
    return set_of(who(s, role))


@kernel
def _holders(s: Board, wanted: CardSet, unknown: Int) -> Int:
    found: Int = 0
    if unknown:
        return s.playing  # as a mask that holds every bit would find them
    for seat in range(s.code[Head.PLAYERS]):
        if s.playing >> seat & 1 and s.hands[seat] & wanted:
            found |= 1 << seat
    return found


@kernel
def _all_moved(s: Board, seats: Int, far: Int) -> Int:
    found: Int = 0
    seat: Int = 0
    while seats >> seat:
        if seats >> seat & 1:
            found |= 1 << moved(s, seat, far)
        seat += 1
    return found


# --- cards ------------------------------------------------------------------------------------------------------------


@kernel
def _highest(s: Board, cards: CardSet) -> CardSet:
    """The cards that none of the others stands above by the ladder, with their copies."""
    stands: Int = s.code[Head.BLOCK_STANDS]
    best: Int = -1
    left: CardSet = cards
    found: CardSet = none()
    while left:
        card: Int = lowest(left)
        left &= left - 1
        place: Int = s.nums[stands + card]
        if best < 0 or place < best:
            best = place
            found = none()
        if place == best:
            found |= one(card)
    return with_copies(s, found)


@kernel
def _in_a_row(s: Board, wanted: CardSet, lying: CardSet, missing: Int) -> Int:
    """How many from the strongest on lie there (or do not); of equal copies those that lie there come first."""
    found: Int = 0
    n: Int = s.code[Head.CARDS]
    copies: Int = s.code[Head.COPIES]
    order: Int = s.code[Head.BLOCK_ORDER]
    at: Int = 0
    while at < n:
        group: CardSet = none()
        for i in range(copies):
            group |= one(s.nums[order + at + i])
        at += copies
        group &= wanted
        if group and missing:
            if group & lying:
                return found
            found += count(group)
        elif group:
            found += count(group & lying)
            if group & ~lying:
                return found
    return found


# --- conditions -------------------------------------------------------------------------------------------------------


@kernel
def _is(s: Board, binding: Int, value: Int) -> Int:
    p = s.code
    row: Int = p[p[Head.VALUES] + 1 + value]
    kind: Int = p[row + ValueAt.KIND]
    operand: Int = p[row + ValueAt.OPERAND]
    held: Int = s.bound[binding]
    if held == 0:
        return 0
    as_set: Int = p[p[Head.NAMES] + 1 + binding]
    if kind == ValueKind.VALUES and not as_set:
        for i in range(p[operand]):
            if p[operand + 1 + i] == held:
                return 1
        return 0
    if kind == ValueKind.BOUND and not as_set:
        return held == s.bound[operand]
    meant: Int = 0
    if kind == ValueKind.VALUES:
        meant = p[row + ValueAt.SET]
    elif kind == ValueKind.BOUND:
        meant = s.bound[operand]
    elif kind == ValueKind.COLOUR:
        for suit in range(p[p[Head.COLOURS]]):
            if s.bound[operand] >> suit & 1:
                meant |= p[p[Head.COLOURS] + 1 + suit]
    else:
        suit_meant: Int = s.its_suit if kind == ValueKind.ITS_SUIT else suit_led(s)
        meant = 0 if suit_meant == NO_SUIT else 1 << suit_meant
    return (held & ~meant) == 0


@kernel
def _now(s: Board, moment: Int) -> Int:
    if moment == Moment.BEFORE_FIRST_LEAD.value:
        return s.trick_number == 1 and s.in_play == 0
    if moment == Moment.STOCK_EMPTY.value:
        return s.size[0] == 0
    return all_played(s)


@kernel
def _run_of_tricks(s: Board, seats: Int, cards: CardSet, last: Int, number: Int) -> Int:
    """Whether the first (or last) so many tricks that somebody won were all won by these seats, with such a card."""
    any_card: Flag = cards == every_card(s)
    found: Int = 0
    at: Int
    for i in range(s.tricks):
        at = s.tricks - 1 - i if last else i
        if found < number and s.winners[at]:
            if not seats >> (s.winners[at] - 1) & 1:
                return 0
            if not any_card and (s.won_with[at] >= s.code[Head.CARDS] or not cards & one(s.won_with[at])):
                return 0
            found += 1
    return found == number
