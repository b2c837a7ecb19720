"""Cards of one hand that come to the same: of those only one need be tried.

Place in the pipeline: part of ``machine``, over ``tricks``.  It must not know how a deal is searched.

Two cards are alike if every table, set and number of the game treats them alike among the cards that are left.  Of each
two it is worked out once which other cards would tell them apart, and kept in ``apart``; a pair that is never alike is
told apart by every card.
"""

from __future__ import annotations

from stich.machine.keys import with_number
from stich.machine.layout import Asks, Head
from stich.machine.layout_search import SearchAt
from stich.machine.numbers import CardSet, Flag, Int, Ints, Unsigned, kernel, lowest, one
from stich.machine.piles import STOCK
from stich.machine.registers import Board
from stich.machine.sets import cards_of_slot, every_card, none
from stich.machine.tables import find_table

TABLES_AT_MOST = 128


@kernel
def tell_apart(s: Board) -> None:
    """Work out which cards tell others apart under what is bound now, where that can be told and is not known yet."""
    p = s.code
    m: Ints = s.search
    key: Unsigned = 1
    for i in range(p[p[Head.NAMES]]):
        key = with_number(key, s.bound[i])
    number: Int = (key >> 2) + 1
    if m[SearchAt.ALIKE] == 0 or m[SearchAt.ALIKE_KEY] == number:
        return
    m[SearchAt.ALIKE_KEY] = number
    m[SearchAt.TOLD] = _can_be_told(s)
    if m[SearchAt.TOLD]:
        _compare_numbers(s)
        _compare_tables(s)


@kernel
def _situations(s: Board) -> Int:
    """How many situations there can be in a trick."""
    bits: Int = s.code[s.code[Head.ATOMS]] + s.code[s.code[Head.STATE_ATOMS]]
    return 1 << bits if bits < 16 else TABLES_AT_MOST + 1


@kernel
def _can_be_told(s: Board) -> Flag:
    """Whether cards can be alike in this game: not where the order of all that lie is asked, where cards have copies,
    are melded, or change hands by what is said."""
    p = s.code
    if p[Head.COPIES] > 1 or p[Head.ASKS] & Asks.ORDER or p[p[Head.MELDS]] or p[Head.BEFORE_LEADS]:
        return False
    if p[Head.TALKS_AFTER]:
        return False
    return _situations(s) * (p[Head.SUITS] if p[Head.LED_MATTERS] else 1) <= TABLES_AT_MOST


@kernel
def _compare_numbers(s: Board) -> None:
    """Tell apart for good the cards that differ by themselves: their suits, points, and the sets that they are in."""
    p = s.code
    n: Int = p[Head.CARDS]
    for a in range(n):
        for b in range(n):
            s.apart[a * n + b] = none() if _same_numbers(s, a, b) and _same_sets(s, a, b) else every_card(s)


@kernel
def _same_numbers(s: Board, a: Int, b: Int) -> Flag:
    p = s.code
    n: Int = p[Head.CARDS]
    if p[p[Head.SUIT] + 1 + a] != p[p[Head.SUIT] + 1 + b]:
        return False
    if s.nums[p[Head.BLOCK_SUIT] + a] != s.nums[p[Head.BLOCK_SUIT] + b]:
        return False
    for kind in range(p[Head.KINDS]):
        if s.nums[p[Head.BLOCK_POINTS] + kind * n + a] != s.nums[p[Head.BLOCK_POINTS] + kind * n + b]:
            return False
    if p[p[Head.ATOMS]]:
        for led in range(p[Head.SUITS] + 1):
            if s.nums[p[Head.BLOCK_SHOWS] + led * n + a] != s.nums[p[Head.BLOCK_SHOWS] + led * n + b]:
                return False
    return True


@kernel
def _same_sets(s: Board, a: Int, b: Int) -> Flag:
    """Whether the same sets of the block hold both cards."""
    for i in range(s.code[Head.BLOCK_TRANSFERS]):
        cards: CardSet = s.masks[i]
        if ((cards & one(a)) != none()) != ((cards & one(b)) != none()):
            return False
    return True


@kernel
def _compare_tables(s: Board) -> None:
    """Note which cards take from one of two and not from the other, or are taken by one and not by the other."""
    p = s.code
    for situation in range(_situations(s)):
        for led in range(p[Head.SUITS] if p[Head.LED_MATTERS] else 1):
            find_table(s, situation, led)
            if s.fault:
                return
            _compare_in_table(s)
    find_table(s, s.settled, 0)


@kernel
def _compare_in_table(s: Board) -> None:
    n: Int = s.code[Head.CARDS]
    whole: CardSet = every_card(s)
    entries: Int = 4 * n if s.code[Head.NOBODY] else 2 * n
    for a in range(n):
        for b in range(a):
            if s.apart[a * n + b] != whole:
                found: CardSet = s.apart[a * n + b]
                at: Int = 0
                while at < entries:
                    found |= s.takes[at + a] ^ s.takes[at + b]
                    at += n
                for entry in range(entries):
                    taken: CardSet = s.takes[entry]
                    if ((taken & one(a)) != none()) != ((taken & one(b)) != none()):
                        found |= one(entry % n)
                found &= ~(one(a) | one(b))
                s.apart[a * n + b] = found
                s.apart[b * n + a] = found


@kernel
def left_to_play(s: Board) -> CardSet:
    """The cards that can still meet in a trick, or lie in this one."""
    found: CardSet = s.lying
    for seat in range(s.code[Head.PLAYERS]):
        found |= s.hands[seat]
    return found | cards_of_slot(s, STOCK) if s.to_draw and s.size[STOCK] else found


@kernel
def one_of_each(s: Board, cards: CardSet) -> CardSet:
    """Of the cards of a hand one of each that are alike."""
    if not (s.search[SearchAt.ALIKE] and s.search[SearchAt.TOLD]):
        return cards
    left: CardSet = left_to_play(s)
    n: Int = s.code[Head.CARDS]
    found: CardSet = none()
    while cards:
        card: Int = lowest(cards)
        cards &= cards - 1
        found |= one(card)
        others: CardSet = cards
        while others:
            other: Int = lowest(others)
            others &= others - 1
            if not s.apart[card * n + other] & left:
                cards &= ~one(other)
    return found
