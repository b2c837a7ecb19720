"""Red suits red: the cards and suits of a game in a line that is ready to be printed.

Place in the pipeline: part of ``cli``, beside ``wording``; knows a pack, must not know what a line says.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from stich.cli.terminal import RED, shows_colours, styled
from stich.language.model.game import GameModel

Tint = Callable[[str], str]

RED_SUITS = {"hearts", "diamonds", "bells"}
SIGNS = {"♥", "♦"}


def tint(game: GameModel) -> Tint | None:
    """What colours a line about this game, ``None`` where the output shows no colours."""
    if not shows_colours():
        return None
    words = _red_words(game)
    found = re.compile(rf"(?<!\w)(?:{'|'.join(sorted(map(re.escape, words), key=len, reverse=True))})(?!\w)")
    return lambda line: found.sub(lambda match: styled(match[0], RED), line)


def _red_words(game: GameModel) -> set[str]:
    """What is said of red cards: their names, and the titles of their suits."""
    deck, names = game.deck, game.suit_names
    red = {suit for suit, each in enumerate(names) if {each.key, each.titles.get("en")} & RED_SUITS}
    red.update(suit for suit in deck.groups.get("red", ()))
    cards = {name for name, suit in zip(deck.cards, deck.suit_of, strict=True) if suit in red}
    titles = {title for suit in red if suit < len(names) for title in (names[suit].key, *names[suit].titles.values())}
    return cards | titles | SIGNS
