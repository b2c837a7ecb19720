"""Chance: the pack of a deal, shuffled, and what a lot is drawn with, bit for bit as in ``rng`` and ``engine.packs``.

Place in the pipeline: part of ``machine``, over its registers.  It must not know what is done with the cards.
"""

from __future__ import annotations

from stich.machine.layout import Head
from stich.machine.numbers import (
    CardSet,
    Int,
    Unsigned,
    eight_of,
    high,
    kernel,
    low,
    lowest,
    mixed,
    nth_alone,
    one,
    remainder_of_words,
    stepped,
    stream_of,
    upto,
)
from stich.machine.registers import Board

LOTS = 1


@kernel
def shuffle(s: Board) -> None:
    """Lay the pack of the deal into the stock: with ``n`` cards left, the one at place ``below(n)`` comes next.  Cards
    at which nobody will ever look are not drawn: what stands for them in the stock means nothing."""
    p = s.code
    if s.laid_deal == s.deal_number:
        _lay(s)
        return
    block: Int = s.deal_number >> 3
    if block != s.pack_block:
        eight_of(s.pack_words, s.packs, block)
        s.pack_block = block
    state: Unsigned = s.pack_words[s.deal_number & 7]
    left: CardSet = upto(p[Head.CARDS])
    number: Int = p[Head.CARDS]
    at: Int = 0
    last: Int = number - p[Head.DRAWN]
    while number > 1 and number > last:
        state = stepped(state)
        value: Unsigned = mixed(state)
        if low(value, number) < number:  # once in 2^59 draws a number is drawn again
            while low(value, number) < remainder_of_words(number):
                state = stepped(state)
                value = mixed(state)
        card: CardSet = nth_alone(left, high(value, number))
        left &= ~card
        s.pile[at] = lowest(card)
        at += 1
        number -= 1
    if number > last:
        s.pile[at] = lowest(left)
    s.size[0] = p[Head.CARDS]
    if p[Head.COPIES] > 1:
        _number_copies(s)


@kernel
def _lay(s: Board) -> None:
    """The pack is one that was laid out for this deal."""
    for i in range(s.code[Head.CARDS]):
        s.pile[i] = s.laid[i]
    s.size[0] = s.code[Head.CARDS]
    if s.code[Head.COPIES] > 1:
        _number_copies(s)


@kernel
def _number_copies(s: Board) -> None:
    """Which copy a card is hangs on the order alone: the first that is met is the first copy."""
    copies: Int = s.code[Head.COPIES]
    met: CardSet = one(0) & ~one(0)
    for i in range(s.size[0]):
        card: Int = s.pile[i]
        card -= card % copies
        while met & one(card):
            card += 1
        met |= one(card)
        s.pile[i] = card


# --- lots -------------------------------------------------------------------------------------------------------------


@kernel
def begin_lot(s: Board, number: Int) -> None:
    """The lot before the deal with this number is about to be drawn."""
    s.lot_stream = stream_of(s.seed, LOTS, number)
    s.lot_block = 0
    s.lot_left = 0


@kernel
def _next(s: Board) -> Unsigned:
    if s.lot_left == 0:
        eight_of(s.lot_words, s.lot_stream, s.lot_block)
        s.lot_block += 1
        s.lot_left = 8
    s.lot_left -= 1
    return s.lot_words[7 - s.lot_left]


@kernel
def draw_below(s: Board, number: Int) -> Int:
    """A number below another, each equally likely."""
    value: Unsigned = _next(s)
    if low(value, number) < number:
        while low(value, number) < remainder_of_words(number):
            value = _next(s)
    return high(value, number)
