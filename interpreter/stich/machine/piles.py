"""Piles of cards in their order: the stock, what lies turned up, laid out or aside, and heaps.

Place in the pipeline: part of ``machine``, over its registers.  It must not know why a card is moved.
"""

from __future__ import annotations

from stich.machine.layout import Head
from stich.machine.numbers import CardSet, Int, kernel, one
from stich.machine.registers import Board

STOCK = 0
TURNED = 1
EXPOSED = 2
ASIDE = 3


@kernel
def put_under(s: Board, slot: Int, card: Int) -> None:
    """A card comes to lie last in a pile."""
    s.pile[slot * s.code[Head.CARDS] + s.size[slot]] = card
    s.size[slot] += 1


@kernel
def put_at(s: Board, slot: Int, place: Int, card: Int) -> None:
    """A card comes to lie at a place of a pile, counted from 0, before the one that lies there."""
    start: Int = slot * s.code[Head.CARDS]
    at: Int = s.size[slot]
    while at > place:
        s.pile[start + at] = s.pile[start + at - 1]
        at -= 1
    s.pile[start + place] = card
    s.size[slot] += 1


@kernel
def take_first(s: Board, slot: Int, number: Int) -> None:
    """The first so many cards of a pile lie there no more."""
    start: Int = slot * s.code[Head.CARDS]
    left: Int = s.size[slot] - number
    for i in range(left):
        s.pile[start + i] = s.pile[start + number + i]
    s.size[slot] = left


@kernel
def keep_only(s: Board, slot: Int, cards: CardSet) -> None:
    """The cards of a pile that are not among some lie there no more."""
    start: Int = slot * s.code[Head.CARDS]
    kept: Int = 0
    for i in range(s.size[slot]):
        if cards & one(s.pile[start + i]):
            s.pile[start + kept] = s.pile[start + i]
            kept += 1
    s.size[slot] = kept


@kernel
def place_in(s: Board, slot: Int, card: Int) -> Int:
    """Where in a pile a card lies, −1 if it does not."""
    start: Int = slot * s.code[Head.CARDS]
    for i in range(s.size[slot]):
        if s.pile[start + i] == card:
            return i
    return -1


@kernel
def card_at(s: Board, slot: Int, place: Int) -> Int:
    """The card at a place of a pile."""
    return s.pile[slot * s.code[Head.CARDS] + place]


@kernel
def set_at(s: Board, slot: Int, place: Int, card: Int) -> None:
    """Another card lies at a place of a pile."""
    s.pile[slot * s.code[Head.CARDS] + place] = card
