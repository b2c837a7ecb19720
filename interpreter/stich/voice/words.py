"""What is said at a table: its players as they sit, its cards as they are typed, its things by their titles.

Place in the pipeline: the bottom of ``voice``, over the phrases of ``sheet``.  It must not know what is being told.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from stich.cards import NO_SEAT, Card, Seat, Side, cards_in
from stich.language.conditions.kinds import BindingKind
from stich.language.model.game import GameModel
from stich.language.model.names import Names
from stich.messages.book import FORMS, Said, book_of, digits
from stich.sheet.conditions import ConditionWords

Numbers = TypeVar("Numbers")

NOTHING = "–"
"""What stands where there is no card."""


@dataclass(frozen=True, slots=True)
class TableWords(ConditionWords):
    """The phrases of a sheet as they are said at a table.  ``reader``: the seat that is spoken to, ``NO_SEAT`` where it
    is told from outside."""

    reader: Seat = NO_SEAT

    def say(self, key: str, /, **words: object) -> str:
        """A phrase of the language."""
        return self.book.say(key, **words)

    # --- players ------------------------------------------------------------------------------------------------------

    def who(self, seat: Seat) -> Said:
        """A player: you, your partner, or by his number, from 1."""
        if seat == self.reader:
            return self.book.phrase("voice-you")
        if seat in self.own_side and len(self.own_side) == 2:
            return self.book.phrase("voice-partner")
        return self.book.phrase("voice-player", number=seat + 1)

    @property
    def own_side(self) -> tuple[Seat, ...]:
        """Those on the side of who is spoken to."""
        sides = self.game.seats.sides if self.reader != NO_SEAT else ()
        return next((tuple(side) for side in sides if self.reader in side), ())

    def all_of(self, seats: Iterable[Seat]) -> Said:
        """Several players: you first, those who are called by a number together."""
        these = sorted(seats, key=lambda seat: seat != self.reader)
        named = [self.who(seat) for seat in these if self._is_called(seat)]
        others = [seat for seat in these if not self._is_called(seat)]
        if len(others) == 1:
            named.append(self.who(others[0]))
        elif others:
            numbers = self.book.listed(str(seat + 1) for seat in others)
            named.append(self.book.phrase("voice-players", numbers=numbers))
        if len(named) == 1 and len(these) == 1:
            return named[0]
        forms = {form: self.book.listed(name.form(form) for name in named) for form in FORMS}
        return Said(self.book.listed(named) if named else self.say("voice-nobody"), forms, plural=True)

    def _is_called(self, seat: Seat) -> bool:
        """Whether a player has a name of his own: you and your partner."""
        return seat == self.reader or (seat in self.own_side and len(self.own_side) == 2)

    def side(self, side: Side) -> Said:
        """Those on a side."""
        return self.all_of(self.game.seats.sides[side])

    def where(self, seat: Seat) -> str:
        """Where a player sits, seen from who is spoken to; nothing where that needs no telling."""
        players = self.game.seats.players
        away = (seat - self.reader) % players
        if self.reader == NO_SEAT or not away or players == 2:
            return ""
        next_on = {1: "left", players - 1: "right"} if self.game.seats.clockwise else {1: "right", players - 1: "left"}
        side = next_on.get(away, "opposite" if 2 * away == players else "")
        return self.say(f"voice-{side}") if side else ""

    def own_first(self, by_side: Sequence[Numbers]) -> list[Numbers]:
        """What the sides have in the order in which it is told: the own first, then on in the order of play."""
        own = next((i for i, side in enumerate(self.game.seats.sides) if self.reader in side), 0)
        return [*by_side[own:], *by_side[:own]]

    def score(self, by_side: Sequence[int]) -> str:
        """What each side has: ``3–1``, or with a number below nought ``3 / −1``."""
        each = self.own_first(by_side)
        return (" / " if any(number < 0 for number in each) else "–").join(map(digits, each))

    # --- cards --------------------------------------------------------------------------------------------------------

    def card(self, card: Card) -> str:
        """A card as it is typed."""
        return self.game.deck.card_name(card)

    def hand(self, cards: Iterable[Card]) -> str:
        """Cards in the order of the pack."""
        return " ".join(self.game.deck.names(sorted(cards))) or NOTHING

    def mask(self, mask: int, order: Sequence[int] | None = None) -> str:
        """The cards of a set, equal copies once; ``order`` gives each card's place, strongest 0."""
        cards = cards_in(self.game.deck.once(mask))
        return " ".join(self.game.deck.names(sorted(cards, key=lambda c: (order[c] if order else 0, c)))) or NOTHING

    def nth(self, cards: Sequence[Card], at: int) -> str:
        """A card of a row; where its equal lies there too, with its place among them."""
        names = self.game.deck.names(cards)
        if names.count(names[at]) == 1:
            return names[at]
        number = names[:at].count(names[at]) + 1
        return self.say(self.book.first_of(f"voice-nth-{number}", "voice-nth"), card=names[at], number=number)

    # --- things -------------------------------------------------------------------------------------------------------

    def values(self, binding: int, value: Iterable[int], word: str = "and") -> str:
        """The value of a binding in words."""
        if self.game.bindings[binding].kind is BindingKind.SEAT:
            return self.book.listed(map(self.who, value), word)
        return ConditionWords.values(self, binding, value, word)

    def holds(self, binding: int, value: Sequence[int]) -> str:
        """What a name stands for: ``chosen: hearts and bells``."""
        said = self.values(binding, value) if value else self.say("value-none")
        return self.say("colon", name=self.binding(binding), text=said)

    def so_many_of(self, names: Names, number: int) -> str:
        """A number with what it is counted in."""
        return self.book.counted(names, number) if number >= 0 else f"{digits(number)} {self.book.title(names)}"


def table_words(game: GameModel, language: str = "en", reader: Seat = NO_SEAT) -> TableWords:
    """The words of a table, for who sits at ``reader``.

    Raises:
        KeyError: the language is not known.
    """
    book = book_of(language, alone=game.seats.alone)
    return TableWords(game, book, reader=reader)


def capital(text: str) -> str:
    """A text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
