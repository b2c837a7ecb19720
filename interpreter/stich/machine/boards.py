"""Copies of a board: one match standing where another does, and moves taken back.

Place in the pipeline: part of ``machine``, over its registers.  The compiled machine copies bytes instead
(``home.pyx``, ``worlds.pyx``), for only there a board is a piece of memory.  It must not know what is searched for.
"""

from __future__ import annotations

from typing import Any

from stich.machine.numbers import Flag, Int, stream_for
from stich.machine.registers import Board


def empty_board(home: Any, seed: int, deals: int) -> Board:
    """A board at a game of which these are the tables, before anything is dealt."""
    s = Board()
    s.home, s.code, s.fixed = home, home.source.code, home.source.fixed
    s.seed, s.packs, s.pack_block, s.deals_limit = seed, stream_for(seed, 0), -1, deals
    return s


def stand_as(s: Board, other: Board) -> None:
    """Let a match stand where another does, at the same game, and go on alike."""
    s.copy_from(other, "home", "edge")
    s.alone = other.alone
    s.known = False
    s.fault = 0
    s.depth = 0


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
