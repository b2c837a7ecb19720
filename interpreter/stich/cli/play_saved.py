"""A match that is left is not lost: its record so far, written to a file that is named or in the user's own folder.

Place in the pipeline: part of ``cli``, beside ``play``.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from stich.cli.errors import UsageError
from stich.cli.output import written
from stich.cli.terminal import is_terminal
from stich.match.record import text_of
from stich.table.match import CardTable

Save = Callable[[str], str]
"""Writes the record to a file of this name; says so, or why not."""


def saving(table: CardTable) -> Save:
    """What writes the record so far to a file."""

    def save(path: str) -> str:
        path = path or f"{table.game.name}-{table.seed}.jsonl"
        try:
            _write(table, path)
        except (UsageError, OSError) as fault:
            return str(fault)
        return table.words(table.people[0]).say("play-saved", file=path)

    return save


def kept(table: CardTable) -> str | None:
    """Where a match is kept that was left before its end at a terminal; ``None``: it is not."""
    if table.over or not table.begun or not is_terminal(sys.stdin):
        return None
    folder = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "stich"
    path = str(folder / f"{table.game.name}-{table.seed}.jsonl")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _write(table, path, force=True)
    except (UsageError, OSError, RuntimeError):
        return None
    return path


def _write(table: CardTable, path: str, force: bool = False) -> None:
    with written(path, force=force) as file:
        file.writelines(f"{text_of(line)}\n" for line in table.lines)
