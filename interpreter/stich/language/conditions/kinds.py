"""What a binding can hold, and where cards can lie: kinds that phrases, the model and the engine share.

Place in the pipeline: below ``terms``; must not know any phrase.
"""

from __future__ import annotations

from enum import Enum, auto


class BindingKind(Enum):
    """What a binding holds."""

    SUITS = auto()
    RANK = auto()
    CARD = auto()
    SEAT = auto()


class Place(Enum):
    """Where cards lie outside the hands: the stock (or talon), turned up, laid out at the cut, set aside."""

    STOCK = auto()
    TURNED = auto()
    EXPOSED = auto()
    ASIDE = auto()
