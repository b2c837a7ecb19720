"""The tables under what is bound now: found if they have been built before, else built by Python.

Place in the pipeline: part of ``machine``, over its registers.  It is the one part that the compiled machine has in a
form of its own (``home.pyx``), for only Python can build tables.  It must not know what stands in them.
"""

from __future__ import annotations

from stich.machine.numbers import Int
from stich.machine.registers import Board


def find_block(s: Board) -> None:
    """Lay open the block of what is bound now."""
    s.nums, s.masks = s.home.block(tuple(s.bound[: s.home.names]))


def find_table(s: Board, situation: Int, led: Int) -> None:
    """Lay open who takes from whom in a situation when a suit is led."""
    s.takes = s.home.table(tuple(s.bound[: s.home.names]), situation, led)


def block_for(s: Board, binding: Int, value: Int) -> None:
    """Lay open the block that there would be if a name had this value; ``find_block`` goes back."""
    bound = s.bound[: s.home.names]
    bound[binding] = value
    s.nums, s.masks = s.home.block(tuple(bound))
