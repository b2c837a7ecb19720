"""What OpenSpiel calls cards and actions, where several of its games agree."""

from __future__ import annotations

from collections.abc import Sequence

from stich.engine.state import State
from stich.engine.table import Stage

SUITS = "CDHS"

EUCHRE_PASS, EUCHRE_ALONE, EUCHRE_WITH_PARTNER = 24, 29, 30
EUCHRE_PASSING = {"pass", "turn down", "pass again", "give up"}


def number_of_card(name: str, ranks: Sequence[str]) -> int:
    """The number of a card, the ranks of its pack going from low to high."""
    return ranks.index(name[1:]) * len(SUITS) + SUITS.index(name[0])


def word_of_euchre(word: str, offered: str) -> int:
    """The number that its euchre has for something said, where this suit is offered."""
    if word in EUCHRE_PASSING:
        return EUCHRE_PASS
    if word in ("go alone", "with partner"):
        return EUCHRE_ALONE if word == "go alone" else EUCHRE_WITH_PARTNER
    suit = word.removeprefix("name ") if word.startswith("name ") else offered
    return EUCHRE_PASS + 1 + SUITS.index(suit)


def number_of_action(state: State, cards: list[int], action: int) -> int:
    """The number of an action: a card, or after the cards a bid."""
    if state.stage == Stage.DIALOGUE:
        return len(cards) + int(state.plan.actions.name(action).removeprefix("bid "))
    return cards[action]
