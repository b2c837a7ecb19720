"""A hand as it is held: sorted by power under the suits now chosen, each card with its name in the game, whether it may
be played and, if not, why.

Place in the pipeline: part of ``table``; takes a ``View`` and the reasons of the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from stich.cards import NO_CARD, Card
from stich.engine.actions import Action
from stich.engine.errors import Barred
from stich.engine.table import Stage
from stich.engine.view import View
from stich.language.text.places import cited
from stich.rules.tables import BoundRules
from stich.voice.ladder import clause_of
from stich.voice.refusals import refusal
from stich.voice.words import TableWords

OWN_NAMES = 5  # cards of a power, at most, that are called by its title; of more the title is no card's name

Reasons = Callable[[Action], Barred | None]
"""What stands against an action."""


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card as it is drawn: as it is typed (``name``), its suit by the key of the spec and its rank, and what it is
    called in the game under the suits now chosen, if anything.  ``power``: its place among the powers, −1 for none."""

    card: Card
    name: str
    suit: str
    rank: str
    title: str
    power: int


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of a hand: what may be done with it now (it is ``legal`` if anything may), or why nothing may; of one in a
    power what that ``does``."""

    face: CardFace
    actions: tuple[Action, ...] = ()
    reason: str = ""
    does: str = ""

    @property
    def legal(self) -> bool:
        """Whether it may be played, given or taken."""
        return bool(self.actions)


def face(words: TableWords, view: View, card: Card) -> CardFace:
    """A card as it is drawn under the suits now chosen."""
    return face_under(words, view.plan.rules.under(view.bound), card)


def face_under(words: TableWords, beating: BoundRules, card: Card) -> CardFace:
    """A card as it is drawn under some suits."""
    game = words.game
    deck, power = game.deck, beating.power_of[card]
    suit = deck.suit_of[card]
    key = game.suit_names[suit].key if 0 <= suit < len(game.suit_names) else ""
    return CardFace(card, deck.card_name(card), key, _rank(words, card), _title(words, beating, power), power)


def _rank(words: TableWords, card: Card) -> str:
    deck = words.game.deck
    name, suit = deck.card_name(card), deck.suit_of[card]
    letter = deck.suits[suit] if 0 <= suit < len(deck.suits) else ""
    return name.removeprefix(letter) or name


def _title(words: TableWords, beating: BoundRules, power: int) -> str:
    """What the cards of a power are called: by its title, where that can be the name of a card."""
    if power < 0:
        return ""
    members = words.game.deck.once(beating.members[power]).bit_count()
    return words.power(power) if members <= OWN_NAMES else ""


def by_power(view: View, cards: Iterable[Card]) -> list[Card]:
    """Cards in the order in which they are held: powers from the strongest down, then plain cards by suit."""
    beating, suit_of = view.plan.rules.under(view.bound), view.plan.rules.suit

    def place(card: Card) -> tuple[int, int, int, int]:
        power = beating.power_of[card]
        if power >= 0:
            return (0, power, beating.strength[card], card)
        return (1, suit_of[card], beating.plain_place[card], card)

    return sorted(cards, key=place)


def hand(
    words: TableWords, view: View, cards: Sequence[Card], legal: Sequence[Action], barred: Reasons
) -> list[HandCard]:
    """A hand, with what may be done with each card."""
    legal_now = set(legal)
    return [_held(words, view, card, legal_now, barred) for card in by_power(view, cards)]


def _held(words: TableWords, view: View, card: Card, legal: set[Action], barred: Reasons) -> HandCard:
    actions, first = view.plan.actions, view.plan.game.deck.first(card)
    kinds = (0, actions.face_down, actions.give)
    may = tuple(kind + first for kind in kinds if kind + first in legal)
    shown = face(words, view, card)
    does = _does(words, shown.power)
    if may or not legal or view.stage != Stage.TRICK:
        return HandCard(shown, may, does=does)
    found = barred(first)
    return HandCard(shown, (), "" if found is None else reason(words, view, found), does)


def _does(words: TableWords, power: int) -> str:
    if power < 0:
        return ""
    return words.say("colon", name=words.power(power), text=clause_of(words, words.game.powers[power]))


def reason(words: TableWords, view: View, barred: Barred) -> str:
    """Why something cannot be done, and where the rule stands."""
    place = f"  [{cited(barred.span)}]" if barred.span else ""
    return f"{refusal(words, view.plan, barred, view.bound)}{place}"


def hidden() -> CardFace:
    """A card that is not seen."""
    return CardFace(NO_CARD, "", "", "", "", -1)


def under(words: TableWords, view: View) -> TableWords:
    """The words under the suits now chosen."""
    return replace(words, bound=view.bound)
