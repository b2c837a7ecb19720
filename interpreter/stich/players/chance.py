"""A player that takes whatever is legal, by chance.

Place in the pipeline: one of the players; it looks at nothing but what is legal, and at what an auction calls it.
"""

from __future__ import annotations

from stich.engine.actions import Action
from stich.engine.chance import by_chance
from stich.engine.view import View
from stich.players.budget import Budget
from stich.rng import Random


class RandomPlayer:
    """Chooses among ``view.legal`` as ``by_chance`` does.  Giving a deal up is not listed there, so it never does."""

    def __init__(self, _budget: Budget | None = None) -> None:
        """Whatever the budget: nothing is thought about."""

    def choose(self, view: View, rng: Random) -> Action:
        """Any legal action."""
        return by_chance(view, view.legal, rng)
