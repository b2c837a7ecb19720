"""What a deal fixes: the suits, rank, card or seat behind a name of the spec.

Place in the pipeline: part of the model; knows names, nothing of how a binding gets its value.
"""

from __future__ import annotations

from dataclasses import dataclass

from stich.language.conditions.kinds import BindingKind
from stich.language.model.names import Names


@dataclass(frozen=True, slots=True)
class Binding:
    """A name that a deal fixes: ``count`` suits, a rank, a card or a seat.

    The value is a tuple of ints (suits ascending; ``(rank,)``; ``(card,)``; ``(seat,)``), empty until bound.
    """

    name: Names
    kind: BindingKind
    count: int = 1
