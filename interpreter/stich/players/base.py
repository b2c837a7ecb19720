"""What a player is, and the stream of chance that belongs to its seat.

Place in the pipeline: after the engine; the commands seat players here.  A player sees a ``View``, never a ``State``,
and must not know which game it plays beyond what the view's tables say.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from stich.cards import Seat
from stich.engine.actions import Action
from stich.engine.packs import BOTS
from stich.engine.view import View
from stich.errors import StichError
from stich.rng import Random, stream

GUESTS = 5
"""What the streams are drawn for that guests are given."""


class PlayerError(StichError, ValueError):
    """Players that cannot be seated: an unknown name, a budget that is none, more of them than seats."""


class Player(Protocol):
    """Whoever decides for a seat."""

    def choose(self, view: View, rng: Random) -> Action:
        """One of ``view.legal``, which is never empty here, or to give the deal up for the seat's side, where the spec
        allows it now.  Chance comes from ``rng`` alone."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a player thinks of an action: how many points of the deal its seat may expect of it, less those that the
    others may expect (``worth``), and in how many playouts it was ``tried``."""

    action: Action
    worth: float
    tried: int


@runtime_checkable
class Adviser(Protocol):
    """A player that can say what it thinks of each action, as for a hint."""

    def weigh(self, view: View, rng: Random) -> list[Weighed]:
        """What may be done, the best first; no action that it has not looked at is left out."""


@runtime_checkable
class Guest(Protocol):
    """A player that others have written, and that is no more trusted than a spec: whatever it does wrong is counted by
    kind (``fouls``), and the match goes on without it."""

    name: str
    fouls: Counter[str]

    def begin(self, seed: int, seat: Seat) -> None:
        """A match begins; nothing of an earlier one is to matter.  ``seed`` is for whatever it draws by lot."""

    def close(self) -> None:
        """It is not asked again."""


def seed_for_guest(seed: int, seat: Seat) -> int:
    """What a guest at a seat may draw its lots from: it leads to no card, nor to what others draw, and every reader of
    JSON knows it exactly."""
    return stream(seed, GUESTS, seat) >> 11


def stream_of(seed: int, seat: Seat) -> Random:
    """The chance of the player at a seat; what it draws never changes the cards."""
    return Random(stream(seed, BOTS, seat))
