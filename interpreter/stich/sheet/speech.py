"""What all phrases of a sheet share: the game, the book, and who is in question where they stand.

Place in the pipeline: over ``language.model`` and ``book``.  A phrase for cards may speak of seats, one for seats of
cards, one for a number of conditions: what is said further up is only promised here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Heap, Pile
from stich.language.conditions.words import Question
from stich.language.model.bindings import Values
from stich.language.model.game import GameModel
from stich.messages.book import Book, Said


@dataclass(frozen=True, slots=True)
class Speech(ABC):
    """Phrases of a game.  ``bound`` holds the values of those bindings that are fixed (others: ``()``); ``question``
    and ``this`` (``None``: the side, or the player) say who is in question, ``members`` over whom a condition goes;
    ``between`` is the word between cards, ``or`` as long as any of them is meant, not each."""

    game: GameModel
    book: Book
    bound: Values = ()
    question: Question = Question.SIDE
    this: t.One | None = None
    members: tuple[t.Many, ...] = ()
    between: str = "or"

    def pile(self, key: str, pile: Pile, how: str = "") -> tuple[str, dict[str, str]]:
        """The key of the book for a place, or for any heap, and the name that fills it."""
        if isinstance(pile, Heap):
            return f"{key}-heap{how}", {"heap": self.book.title(self.game.own_heaps[pile.index].name)}
        return f"{key}-{pile.name.lower()}{how}", {}

    @abstractmethod
    def cards(self, expr: t.Cards) -> str:
        """A set of cards as a phrase."""

    @abstractmethod
    def spot(self, spot: t.Spot) -> str:
        """Where cards lie."""

    @abstractmethod
    def number(self, term: t.Number) -> Said:
        """A number as a phrase."""

    @abstractmethod
    def condition(self, term: t.Condition, contrary: bool = False) -> Said:
        """A condition, or its contrary, as a clause."""
