"""What a player is, and the stream of chance that belongs to its seat.

Place in the pipeline: after the engine; the commands seat players here.  A player sees a ``View``, never a ``State``,
and must not know which game it plays beyond what the view's tables say.
"""

from __future__ import annotations

from typing import Protocol

from stich.cards import Seat
from stich.engine.actions import Action
from stich.engine.packs import BOTS
from stich.engine.view import View
from stich.rng import Random, stream


class Player(Protocol):
    """Whoever decides for a seat."""

    def choose(self, view: View, rng: Random) -> Action:
        """One of ``view.legal``, which is never empty here.  Chance comes from ``rng`` alone."""


def stream_of(seed: int, seat: Seat) -> Random:
    """The chance of the player at a seat; what it draws never changes the cards."""
    return Random(stream(seed, BOTS, seat))
