"""The score as the game writes it down: rungs of a ladder, strokes in fives, banners, and numbers for the rest.

Place in the pipeline: part of ``table``; takes a ``View``.  What a total is drawn by hangs on its word on the slate,
which is a word of the language of specs and no game's name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from stich.cards import Side
from stich.engine.view import View
from stich.language.model.match import Total
from stich.voice.words import TableWords

DRAWN_AT_MOST = 40  # signs; of more the number alone is written


@dataclass(frozen=True, slots=True)
class Column:
    """What a side has of a total: the number, and how it is drawn on the slate, in signs and in plain letters; empty
    where the game writes a number."""

    side: Side
    number: int
    signs: str = ""
    letters: str = ""


@dataclass(frozen=True, slots=True)
class SlateRow:
    """A total of the match, or a pool: what it is called, and what each side has, the own first."""

    name: str
    columns: tuple[Column, ...]
    chalked: bool = False


def accounts(words: TableWords, view: View) -> list[SlateRow]:
    """All totals of the match, the points first."""
    found = []
    for i, (total, by_side) in enumerate(zip(words.game.match.totals, view.totals, strict=True)):
        name = words.book.title(total.name) if i else words.say("voice-total")
        drawn = [_column(total, side, number) for side, number in enumerate(by_side)]
        found.append(SlateRow(name, tuple(words.own_first(drawn)), any(column.signs for column in drawn)))
    return found


def numbers(each: Iterable[int]) -> str:
    """Numbers side by side."""
    found = list(each)
    return (" / " if min(found, default=0) < 0 else "–").join(str(number).replace("-", "−") for number in found)


def _column(total: Total, side: Side, number: int) -> Column:
    draw = DRAWN.get(total.name.key)
    if draw is None or not 0 < number <= DRAWN_AT_MOST:
        return Column(side, number)
    signs, letters = draw(number)
    return Column(side, number, signs, letters)


def _rungs(number: int) -> tuple[str, str]:
    """A ladder that lies on its side."""
    return "═" + "╫═" * number, "=" + "#=" * number


def strokes(number: int) -> tuple[str, str]:
    """Strokes in fives, each fifth across the four before."""
    fives, rest = divmod(number, 5)
    return " ".join([*["┼┼┼┼"] * fives, *["│" * rest] * bool(rest)]), " ".join(
        [*["||||/"] * fives, *["|" * rest] * bool(rest)]
    )


def _signs(sign: str, letter: str) -> Callable[[int], tuple[str, str]]:
    return lambda number: (" ".join([sign] * number), " ".join([letter] * number))


DRAWN: dict[str, Callable[[int], tuple[str, str]]] = {
    "rungs": _rungs,
    "strokes": strokes,
    "banners": _signs("⚑", "P"),
    "blobs": _signs("●", "o"),
    "bags": strokes,
    "recent": strokes,
}
