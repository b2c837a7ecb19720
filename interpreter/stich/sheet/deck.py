"""The section of a sheet about the pack: the cards, their letters and their order.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``.
"""

from __future__ import annotations

from collections.abc import Iterable

from stich.cards import NO_SUIT
from stich.language.conditions import terms as t
from stich.language.model.asked import speaks_of
from stich.language.model.names import Names
from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Section, Writer


def pack(p: ConditionWords) -> tuple[Section, ...]:
    """The cards, their letters and their order."""
    w, deck = Writer(p), p.game.deck
    w.line(pack_size(p))
    if deck.copies > 1:
        w.line(w.say("pack-copies", number=deck.copies))
    lettered = (w.say("pack-suit", suit=p.suit(i), letter=letter) for i, letter in enumerate(deck.suits))
    w.line(w.say("pack-suits", suits=p.book.listed(lettered)))
    there = {(deck.suit_of[c], deck.rank_of[c]) for c in range(len(deck))}
    missing = [f"{s}{r}" for i, s in enumerate(deck.suits) for j, r in enumerate(deck.ranks) if (i, j) not in there]
    alike = len(missing) < len(deck.ranks)
    if alike:
        w.line(
            w.say("pack-order-else" if p.game.plain.orders else "pack-order", ranks=_order(p, range(len(deck.ranks))))
        )
    else:
        _ranks_by_suit(w, p)
    if len(deck):
        w.line(w.say("pack-write", example=_written(p)))
    if missing and alike:
        w.line(w.say("pack-missing", cards=" ".join(missing)))
    apart = [name for name, card in deck.index.items() if deck.suit_of[card] == NO_SUIT]
    if apart:
        w.line(w.say("pack-apart", cards=" ".join(apart)))
    for name, suits in deck.groups.items() if speaks_of(p.game, t.Colour) else ():
        known = p.book.title(Names(name), "group")
        w.line(w.say("pack-groups", name=known, suits=p.book.listed(map(p.suit, suits))))
    w.cite("deck")
    return w.section("head-pack")


def pack_size(p: ConditionWords) -> str:
    """How many cards, and suits."""
    deck = p.game.deck
    return p.book.say("pack-size", cards=p.book.count("card", len(deck)), suits=len(deck.suits))


def _ranks_by_suit(w: Writer, p: ConditionWords) -> None:
    """The ranks of each suit, where suits have ranks of their own; in their order, unless plain cards have another."""
    deck = p.game.deck
    suits: dict[tuple[int, ...], list[int]] = {}
    for suit in range(len(deck.suits)):
        own = {deck.rank_of[card] for card in range(len(deck)) if deck.suit_of[card] == suit}
        suits.setdefault(tuple(sorted(own)), []).append(suit)
    above = ", " if p.game.plain.orders else " > "
    for ranks, those in suits.items():
        w.line(w.say("pack-ranks_of", suits=p.book.listed(map(p.suit, those)), ranks=_order(p, ranks, above)))


def _order(p: ConditionWords, ranks: Iterable[int], above: str = " > ") -> str:
    return above.join(_rank(p, rank) for rank in ranks)


def _written(p: ConditionWords) -> str:
    """The first card of the pack in letters, as printed, and in words."""
    deck = p.game.deck
    words = [deck.cards[0], p.card(0)]
    if deck.suit_of[0] != NO_SUIT:
        words.append(f"{p.suit(deck.suit_of[0])}, {p.rank(deck.rank_of[0])}")
    return " = ".join(dict.fromkeys(words))


def _rank(p: ConditionWords, rank: int) -> str:
    letter, title = p.game.deck.ranks[rank], p.rank(rank)
    return letter if title == letter else f"{title} ({letter})"
