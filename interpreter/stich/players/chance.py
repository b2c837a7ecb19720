"""A player that takes whatever is legal, each action equally likely.

Place in the pipeline: one of the players; it looks at nothing but what is legal.
"""

from __future__ import annotations

from stich.engine.actions import Action
from stich.engine.rng import Random
from stich.engine.view import View


class RandomPlayer:
    """Chooses uniformly among ``view.legal``.  Giving a deal up is not listed there, so it never does."""

    def choose(self, view: View, rng: Random) -> Action:
        """Any legal action, each equally likely."""
        return rng.choice(view.legal)
