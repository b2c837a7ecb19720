"""How much a bot may think about a decision: a number of playouts, or a time.

Place in the pipeline: the bottom of the players; knows numbers and words, must not know who thinks, or how.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from stich.language.text.diagnostics import quoted
from stich.players.base import PlayerError

PLAYOUTS_AT_MOST = 1_000_000
SHORTEST, LONGEST = 0.001, 600.0  # seconds
UNITS = {"ms": 0.001, "s": 1.0, "min": 60.0}

FORM = re.compile(r"([0-9]{1,12}(?:\.[0-9]{1,6})?) ?(ms|s|min)|([0-9]{1,12})")
EXPECTED = "a number of playouts, like `1000`, or a time, like `200ms`, `0.5s` or `2min`"


@dataclass(frozen=True, slots=True)
class Budget:
    """What a bot may spend on one decision: so many ``playouts``, of which always the same comes, or so many
    ``seconds``, of which more comes on a faster machine.  One of the two is ``None``.

    >>> Budget.parse("200ms"), str(Budget.parse("0.5 s")), str(Budget(playouts=1000))
    (Budget(playouts=None, seconds=0.2), '500ms', '1000')
    """

    playouts: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if (self.playouts is None) == (self.seconds is None):
            raise PlayerError("a budget is a number of playouts or a time, one of the two")
        if self.playouts is not None and not 1 <= self.playouts <= PLAYOUTS_AT_MOST:
            raise PlayerError(f"a budget has from 1 to {PLAYOUTS_AT_MOST:,} playouts, not {self.playouts:,}")
        if self.seconds is not None and not SHORTEST <= self.seconds <= LONGEST:
            raise PlayerError(f"a budget lasts from 1 ms to 10 minutes, not {self.seconds:g} s")

    @staticmethod
    def parse(text: str) -> Budget:
        """The budget that words name.

        Raises:
            PlayerError: they name none, or one out of bounds.
        """
        found = FORM.fullmatch(text.strip())
        if found is None:
            raise PlayerError(f"{quoted(text)} is no budget: it is {EXPECTED}")
        number, unit, playouts = found.groups()
        return Budget(playouts=int(playouts)) if playouts else Budget(seconds=round(float(number) * UNITS[unit], 9))

    @property
    def is_repeatable(self) -> bool:
        """Whether the same is chosen again on any machine."""
        return self.playouts is not None

    def __str__(self) -> str:
        if self.seconds is None:
            return str(self.playouts)
        return f"{round(self.seconds * 1000, 6):.12g}ms"
