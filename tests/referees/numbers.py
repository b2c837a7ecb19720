"""What OpenSpiel calls cards and actions, where several of its games agree."""

from __future__ import annotations

from collections.abc import Sequence

from stich.engine.state import State
from stich.engine.table import Stage

SUITS = "CDHS"


def number_of_card(name: str, ranks: Sequence[str]) -> int:
    """The number of a card, the ranks of its pack going from low to high."""
    return ranks.index(name[1:]) * len(SUITS) + SUITS.index(name[0])


def number_of_action(state: State, cards: list[int], action: int) -> int:
    """The number of an action: a card, or after the cards a bid."""
    if state.stage == Stage.DIALOGUE:
        return len(cards) + int(state.plan.actions.name(action).removeprefix("bid "))
    return cards[action]
