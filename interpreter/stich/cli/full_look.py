"""How cards and lines look on a whole screen: suits in four colours with their signs, the legal brighter than the rest.

Place in the pipeline: part of ``cli``, beside ``play_full``; makes texts of Rich out of what ``table`` gives.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from rich.text import Text

from stich.language.model.game import GameModel
from stich.printable import printable
from stich.table.hand import CardFace, HandCard
from stich.table.picture import Lying, Picture
from stich.table.slate import SlateRow, numbers
from stich.voice.words import TableWords

SIGNS = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}
COLOURS = {
    "spades": "#dfe4ec", "hearts": "#ff6b6b", "diamonds": "#6cb6ff", "clubs": "#7bd88f",
    "acorns": "#d7a65f", "leaves": "#7bd88f", "bells": "#f7d774",
    "swords": "#6cb6ff", "cups": "#ff6b6b", "coins": "#f7d774", "batons": "#7bd88f",
}  # fmt: skip
PLAIN, GREY, CHALK = "#dfe4ec", "#8a8f98", "bold #f7d774"
GAPS = re.compile(r"(?<=\S) {2,}(?=\S)")  # columns of a line that is broken at a narrow place


class Look:
    """How a game looks.  Signs stand for the suits where every suit has one."""

    def __init__(self, game: GameModel) -> None:
        deck = game.deck
        self._keys = [name.key for name in game.suit_names]
        self._signs = all(key in SIGNS for key in self._keys)
        self._styles = {
            name: self._colour(self._keys[suit] if 0 <= suit < len(self._keys) else "")
            for name, suit in zip(deck.cards, deck.suit_of, strict=True)
        }
        known = sorted(map(re.escape, self._styles), key=len, reverse=True)
        self._cards = re.compile(rf"(?<!\w)(?:{'|'.join(known)})(?!\w)")

    def _colour(self, suit: str) -> str:
        return COLOURS.get(suit, PLAIN)

    def name(self, face: CardFace) -> str:
        """A card as it is drawn: the sign of its suit and its rank, or as it is typed."""
        return f"{SIGNS[face.suit]}{face.rank}" if self._signs and face.suit in SIGNS else face.name

    def line(self, text: str) -> Text:
        """A line with the cards in the colours of their suits."""
        line = Text(GAPS.sub("  ", printable(text)))
        for found in self._cards.finditer(line.plain):
            line.stylize(f"bold {self._styles[found[0]]}", found.start(), found.end())
        return line

    def held(self, card: HandCard, asked: bool) -> Text:
        """A card of a hand: in brackets what may be done with, the rest grey."""
        name, title = self.name(card.face), card.face.title
        label = f"{name} {title}" if title else name
        colour = self._colour(card.face.suit)
        if not asked:
            return Text(f" {label} ", style=colour)
        return Text(f"[{label}]", style=f"bold {colour}") if card.legal else Text(f" {label} ", style=f"dim {GREY}")

    def trick(self, lying: Iterable[Lying], holds: str = "") -> Iterator[Text]:
        """The cards of a trick, a line each: whose it is, what it is, and which holds it."""
        cards = list(lying)
        width = max((len(each.who) for each in cards), default=0)
        for each in cards:
            line = Text(f"{'▶' if each.holds else ' '} {each.who:<{width}}  ")
            if each.instead:
                yield line.append(each.instead, style=GREY)
                continue
            line.append(self.name(each.face), style=f"bold {self._colour(each.face.suit)}")
            if each.face.title:
                line.append(f" {each.face.title}", style="italic")
            if each.holds and holds:
                line.append(f"  ← {holds}", style=GREY)
            yield line


def slate_lines(words: TableWords, rows: Iterable[SlateRow]) -> Iterator[Text]:
    """The score as the game records it: the own side first, and drawn what the game draws."""
    for row in rows:
        yield Text(f"{row.name} ", style="bold").append(numbers(column.number for column in row.columns))
        for column in row.columns:
            if column.signs:
                yield Text(f"  {words.side(column.side)} ").append(column.signs, style=CHALK)


def chair_line(words: TableWords, seen: Picture) -> Text:
    """How many cards each at the table holds."""
    parts = [f"{chair.who} {chair.cards}" for chair in seen.chairs]
    return Text(words.say("colon", name=words.say("full-cards"), text=", ".join(parts)), style=GREY)
