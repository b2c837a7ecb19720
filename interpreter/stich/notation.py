"""What actions are called: one notation for records, for examples and for what a person types.

Place in the pipeline: above ``cards``, below the checks and the engine, which must agree on it.  Knows the names of
cards and choices; must not know when anything may be done.
"""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import normalize

from stich.cards import normalise

PASS, CONCEDE, GIVE, TAKE, FACE_DOWN, HOLD = "pass", "concede", "give", "take", "face down", "hold"
CARD_AT_MOST, CHOICE_AT_MOST = 60, 100  # characters, so that a line of a record has room for all
AT_THE_TABLE = frozenset({"h", "help", "q", "quit", "?", "say"})
"""What a person types to be answered, to talk or to leave, and so no single word of a game."""


def action_names(cards: Sequence[str], words: Sequence[str], sides: int) -> list[str]:
    """The name of every action of a game, in the order of their numbers; ``words`` are what dialogues say but for
    ``pass``."""
    return [
        *cards,
        *(f"{card} {FACE_DOWN}" for card in cards),
        *(f"{GIVE} {card}" for card in cards),
        *(f"{TAKE} {card}" for card in cards),
        PASS,
        *words,
        *(f"{CONCEDE} {side}" for side in range(sides)),
    ]


ORDINALS = ("first", "second", "third", "fourth")


def name_in_row(names: Sequence[str], at: int) -> str:
    """What a card of a row is called there: where its equal lies there too, with its place among them.

    >>> name_in_row(["H9", "HK", "HK"], 0), name_in_row(["H9", "HK", "HK"], 2)
    ('H9', 'second HK')
    """
    name = names[at]
    return name if names.count(name) == 1 else f"{ORDINALS[names[:at].count(name)]} {name}"


def folded(text: str) -> str:
    """A name as it reads in whatever way it is typed: any case, any blanks, suits as letters or symbols.

    >>> folded(" Give  ♥9")
    'give h9'
    """
    return " ".join(map(normalise, normalize("NFC", text).split())).casefold()
