"""The library as a table: ``stich list``.

Place in the pipeline: part of ``cli``; reads every spec of the library and shows its headers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import click

from stich.cli import options
from stich.cli.wording import put, put_json
from stich.language.load import check
from stich.language.model.game import GameModel
from stich.language.text.diagnostics import Diagnostic
from stich.language.text.library import library_names
from stich.printable import printable

Headers = dict[str, Any]

COLUMNS = {"name": 0, "title": 24, "players": 0, "deck": 0, "status": 0, "reading": 60, "source": 60}
"""What the table shows, and how wide a column may grow (0: as wide as it needs)."""


@click.command("list")
@options.formats("text", "json")
def command(form: str) -> int:
    """Show the library: game, players, deck, reading, source."""
    return show_library(form)


def show_library(form: str) -> int:
    """Print the library."""
    checked = {name: check(name) for name in library_names()}
    games = {name: game for name, (game, _) in checked.items() if game is not None}
    rows = [_row(games[name], games) if name in games else _faulty(name, checked[name][1]) for name in checked]
    if form == "json":
        put_json(rows)
    else:
        put(*_table(rows))
    return 0


def _row(game: GameModel, games: Mapping[str, GameModel]) -> Headers:
    """A spec's headers as data."""
    return {
        "name": game.name,
        "title": game.titles.title(),
        "titles": game.titles.titles,
        "reading": game.reading,
        "extends": game.extends or None,
        "players": game.seats.told if game.seats.counts else game.seats.players,
        "deck": len(game.deck),
        "status": game.status,
        "source": _source(game, games.get(game.extends)),
    }


def _faulty(name: str, faults: Iterable[Diagnostic]) -> Headers:
    """A spec that cannot be used, with its first fault in place of a reading."""
    return {"name": name, "status": "faulty", "reading": str(next(fault for fault in faults if fault.is_error))}


def _source(game: GameModel, parent: GameModel | None) -> str:
    """The first work that the spec adds to those of the spec it extends, or the first of all; with its year."""
    inherited = {work.key for work in parent.works} if parent else set()
    works = [work for work in game.works if work.key not in inherited] or game.works
    if not works:
        return ""
    return f"{works[0].work}, {works[0].year}" if works[0].year not in works[0].work else works[0].work


def _table(rows: list[Headers]) -> list[str]:
    cells = [[_cut(printable(str(row.get(column) or "")), limit) for column, limit in COLUMNS.items()] for row in rows]
    table = [list(COLUMNS), *cells]
    widths = [max(len(line[i]) for line in table) for i in range(len(COLUMNS))]
    return ["  ".join(f"{cell:<{width}}" for cell, width in zip(line, widths, strict=True)).rstrip() for line in table]


def _cut(text: str, limit: int) -> str:
    return text if not limit or len(text) <= limit else text[: limit - 1] + "…"
