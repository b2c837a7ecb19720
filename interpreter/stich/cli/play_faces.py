"""Which face a table has: a whole screen where there is one and Textual is installed, else a line at a time.

Place in the pipeline: part of ``cli``, between ``play`` and the faces.
"""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from typing import Protocol

from stich.cli.play_plain import PlainTable
from stich.cli.play_saved import Save
from stich.cli.terminal import is_terminal
from stich.cli.tint import tint
from stich.cli.wording import put
from stich.table.desk import Desk
from stich.table.match import CardTable


class Face(Protocol):
    """Shows a table and lets people play at it."""

    def play(self) -> None:
        """Play until the match is over.

        Raises:
            Quit: the people leave.
        """


def face_for(table: CardTable, desk: Desk, save: Save, plain: bool, pace: float = 0) -> Face:
    """The face that the terminal can show."""
    if not plain and _is_screen():
        if find_spec("textual") is not None:
            from stich.cli.play_full import FullTable

            return FullTable(table, desk, save, pace)
        put(table.words(table.people[0]).say("play-plain", command="pip install 'stich[table]'"))
    elif not plain and is_terminal(sys.stdin) and is_terminal(sys.stdout):
        put(table.words(table.people[0]).say("play-plain-dumb"))
    return PlainTable(table, desk, save, tint(table.game.model))


def _is_screen() -> bool:
    """Whether a whole screen can be drawn: a terminal that can place its cursor, typed at and looked at."""
    dumb = os.environ.get("TERM", "") in ("dumb", "")
    return not dumb and is_terminal(sys.stdin) and is_terminal(sys.stdout)
