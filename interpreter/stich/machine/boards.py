"""One match standing where another does.

Place in the pipeline: part of ``machine``, over its registers.  The compiled machine copies bytes instead
(``worlds.pyx``).  It must not know what the registers mean.
"""

from __future__ import annotations

from stich.machine.registers import Board


def stand_as(s: Board, other: Board) -> None:
    """Let a match stand where another does, at the same game."""
    s.copy_from(other, "home", "edge")
    s.known = False
    s.fault = 0
    s.depth = 0
