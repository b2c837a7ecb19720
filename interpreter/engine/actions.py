"""Actions as integers, with names for people.

Place in the pipeline: the engine's lowest part.  It knows the deck and the words that may be said, nothing of play.

With ``n`` cards in the pack an action is one of

===================  ====================================================
``0 … n−1``          play this card
``n … 2n−1``         lead this card face down
``2n … 3n−1``        give this card (in a transfer)
``3n … 4n−1``        take this card (in a transfer)
``4n``               pass
``4n+1 …``           say a word of the spec's dialogues
``concede …``        give the deal up, for side 0, 1, …
===================  ====================================================
"""

from __future__ import annotations

from typing import TypeAlias

from interpreter.cards import Card, Deck, normalise
from interpreter.spec.model import Game

Action: TypeAlias = int

PASS = "pass"
CONCEDE = "concede"


class Actions:
    """The action space of one game: numbers to names and back."""

    __slots__ = ("concede", "deck", "face_down", "give", "pass_", "says", "take", "words")

    def __init__(self, game: Game) -> None:
        n = len(game.deck)
        self.deck: Deck = game.deck
        self.face_down, self.give, self.take, self.pass_ = n, 2 * n, 3 * n, 4 * n
        choices = (c.name.key for d in game.dialogues for s in d.states for c in s.choices)
        self.words: tuple[str, ...] = tuple(dict.fromkeys(choices))
        self.says = {word: self.pass_ + 1 + i for i, word in enumerate(self.words) if word != PASS} | {PASS: self.pass_}
        self.concede = self.pass_ + 1 + len(self.words)

    def name(self, action: Action) -> str:
        """The words for an action, the inverse of :meth:`parse`."""
        n, cards = self.face_down, self.deck.cards
        if action < n:
            return cards[action]
        if action < self.give:
            return f"{cards[action - n]} face down"
        if action < self.take:
            return f"give {cards[action - self.give]}"
        if action < self.pass_:
            return f"take {cards[action - self.take]}"
        if action == self.pass_:
            return PASS
        if action < self.concede:
            return self.words[action - self.pass_ - 1]
        return f"{CONCEDE} {action - self.concede}"

    def parse(self, text: str) -> Action:
        """The action that these words name.

        Raises:
            KeyError: they name none.
        """
        words = text.split()
        if " ".join(words) in self.says:
            return self.says[" ".join(words)]
        match words:
            case [card]:
                return self._card(card)
            case [card, "face", "down"]:
                return self.face_down + self._card(card)
            case ["give", card]:
                return self.give + self._card(card)
            case ["take", card]:
                return self.take + self._card(card)
            case ["concede", side] if side.isdecimal():
                return self.concede + int(side)
        raise KeyError(text)

    def _card(self, text: str) -> Card:
        text = normalise(text)
        index = self.deck.index
        return index[text] if text in index else index[text.upper()]
