"""Copies of a board, by which moves are taken back.

Place in the pipeline: part of ``machine``, over its registers.  The compiled machine has it in a form of its own
(``home.pyx``), for only there a board is a piece of memory.  It must not know what is searched for.
"""

from __future__ import annotations

from stich.machine.numbers import Flag, Int
from stich.machine.registers import Board


def keep_board(s: Board, depth: Int) -> None:
    """Keep a copy of the board for this depth."""
    s.boards[depth].copy_from(s, "home", "edge")


def take_board(s: Board, depth: Int) -> None:
    """Let the board be as it was kept."""
    s.copy_from(s.boards[depth], "home", "edge")
    s.known = False


def interrupted() -> Flag:
    """Whether somebody interrupts; Python itself raises where it runs."""
    return False
