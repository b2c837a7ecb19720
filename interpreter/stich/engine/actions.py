"""Actions as integers, with names for people.

Place in the pipeline: the engine's lowest part.  It knows the deck and the words that may be said, nothing of play.

With ``n`` cards in the pack an action is one of

===================  ====================================================
``0 … n−1``          play this card
``n … 2n−1``         lead this card face down
``2n … 3n−1``        give this card (in a transfer)
``3n … 4n−1``        take this card (in a transfer)
``4n``               pass
``4n+1 …``           say a word of the spec's dialogues, or show a meld
``concede …``        give the deal up, for side 0, 1, …
===================  ====================================================

Equal copies of a card are one choice, which has the number of the first of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from stich.cards import NO_CARD, Card, CardSet, cards_in
from stich.language.model.game import GameModel
from stich.language.model.melds import meld_choices
from stich.notation import PASS, action_names, folded

Action: TypeAlias = int


class Actions:
    """The action space of one game: numbers to names and back.

    Names are looked up, never taken apart: a card or choice may be called anything that is no other action's name,
    which ``validate`` sees to.
    """

    __slots__ = (
        "_deck", "_exact", "_typed", "cards", "concede", "face_down", "give", "melds", "names", "pass_", "says", "take",
        "words",
    )  # fmt: skip

    def __init__(self, game: GameModel) -> None:
        n, self._deck = len(game.deck), game.deck
        self.face_down, self.give, self.take, self.pass_ = n, 2 * n, 3 * n, 4 * n
        choices, melds = (choice.name.key for choice in game.choices), tuple(meld_choices(game.deck, game.melds))
        words = (*choices, *(meld.words for meld in melds))
        self.words: tuple[str, ...] = tuple(dict.fromkeys(word for word in words if word != PASS))
        self.concede = self.pass_ + 1 + len(self.words)
        self.names = tuple(action_names(game.deck.cards, self.words, len(game.seats.sides)))
        self.cards = game.deck.index
        self.says = {word: self.pass_ + 1 + i for i, word in enumerate(self.words)} | {PASS: self.pass_}
        self.melds = {self.says[meld.words]: meld for meld in melds}
        self._exact = {self.names[action]: action for action in reversed(range(len(self.names)))}
        self._typed = _unambiguous(dict.fromkeys(self.names), self._exact)

    def name(self, action: Action) -> str:
        """The words for an action, the inverse of :meth:`parse`.

        Raises:
            IndexError: there is no such action.
        """
        if action < 0:  # which a list would count from its end
            raise IndexError(f"there is no action {action}")
        return self.names[action]

    def parse(self, text: str) -> Action:
        """The action that these words name: exactly, else but for the blanks, else in any case and with suits as
        symbols, where only one action reads so.

        Raises:
            KeyError: they name none.
        """
        for known, words in (self._exact, text), (self._exact, " ".join(text.split())), (self._typed, folded(text)):
            if words in known:
                return known[words]
        raise KeyError(text)

    def once(self, actions: Iterable[Action]) -> tuple[Action, ...]:
        """Actions in ascending order, those with equal copies of a card once."""
        if self._deck.copies == 1:
            return tuple(actions)
        first, pass_ = self._deck.first, self.pass_  # a deck's size is a multiple of its copies
        return tuple(dict.fromkeys(action if action >= pass_ else first(action) for action in actions))

    def copy_in(self, action: Action, cards: CardSet) -> Card:
        """The card of a set with which an action is done: of equal copies the first that is there;
        ``NO_CARD`` if none is."""
        if self._deck.copies == 1:
            card = action % self.face_down
            return card if cards >> card & 1 else NO_CARD
        return next(cards_in(cards & self._deck.same(action % self.face_down)), NO_CARD)


def _unambiguous(names: Iterable[str], numbers: Mapping[str, Action]) -> dict[str, Action]:
    """The actions by their folded names, without those that read like another."""
    found: dict[str, Action] = {}
    several: set[str] = set()
    for name in names:
        words, action = folded(name), numbers[name]
        if found.setdefault(words, action) != action:
            several.add(words)
    return {words: action for words, action in found.items() if words not in several}
