"""The library as a table: ``stich list``.

Place in the pipeline: part of ``cli``; reads every spec of the library and shows its headers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from stich.cli import options
from stich.cli.wording import put, put_json
from stich.language.cache.answers import Answers
from stich.language.cache.entries import CacheEntry
from stich.language.load import examine
from stich.language.text.diagnostics import Diagnostic
from stich.language.text.library import library_names
from stich.printable import printable

if TYPE_CHECKING:
    from stich.language.model.game import GameModel

ShownRow = dict[str, Any]

COLUMNS = {"name": 0, "title": 24, "players": 0, "deck": 0, "status": 0, "reading": 60, "source": 60}
"""What the table shows, and how wide a column may grow (0: as wide as it needs)."""


@click.command("list")
@options.formats("text", "json")
def command(form: str) -> int:
    """Show the library: game, players, deck, reading, source."""
    return show_library(form)


def show_library(form: str) -> int:
    """Print the library."""
    found = {name: _headers(name) for name in library_names()}
    rows = [_row(each, found) if isinstance(each, Headers) else each for each in found.values()]
    if form == "json":
        put_json(rows)
    else:
        put(*_table(rows))
    return 0


@dataclass(frozen=True, slots=True)
class Headers:
    """What the table shows of a spec, and all its works: key, title, year."""

    name: str
    title: str
    titles: dict[str, str]
    reading: str
    extends: str
    players: int | str
    deck: int
    status: str
    works: tuple[tuple[str, str, str], ...]


HEADERS = Answers(Headers)


def _headers(name: str) -> Headers | ShownRow:
    """A spec's headers, which are known from then on; the row to show where something is wrong with it."""
    entry = CacheEntry.of("headers", name)
    if (known := HEADERS.found(entry)) is not None:
        return known
    game, faults, chain = examine(name)
    if game is None:
        return _faulty(name, faults)
    headers = _headers_of(game)
    HEADERS.keep(entry, headers, chain.sources, chain.words)
    return headers


def _headers_of(game: GameModel) -> Headers:
    return Headers(
        name=game.name,
        title=game.titles.title(),
        titles=game.titles.titles,
        reading=str(game.reading),
        extends=game.extends,
        players=game.seats.told if game.seats.counts else game.seats.players,
        deck=len(game.deck),
        status=game.status,
        works=tuple((work.key, work.work, work.year) for work in game.works),
    )


def _row(headers: Headers, others: Mapping[str, Headers | ShownRow]) -> ShownRow:
    """A spec's headers as data."""
    return {
        "name": headers.name,
        "title": headers.title,
        "titles": headers.titles,
        "reading": headers.reading,
        "extends": headers.extends or None,
        "players": headers.players,
        "deck": headers.deck,
        "status": headers.status,
        "source": _source(headers, others.get(headers.extends)),
    }


def _faulty(name: str, faults: Iterable[Diagnostic]) -> ShownRow:
    """A spec that cannot be used, with its first fault in place of a reading."""
    return {"name": name, "status": "faulty", "reading": str(next(fault for fault in faults if fault.is_error))}


def _source(headers: Headers, parent: Headers | ShownRow | None) -> str:
    """The first work that the spec adds to those of the spec it extends, or the first of all; with its year."""
    inherited = {key for key, _, _ in parent.works} if isinstance(parent, Headers) else set()
    works = [work for work in headers.works if work[0] not in inherited] or headers.works
    if not works:
        return ""
    _, work, year = works[0]
    return f"{work}, {year}" if year not in work else work


def _table(rows: list[ShownRow]) -> list[str]:
    cells = [[_cut(printable(str(row.get(column) or "")), limit) for column, limit in COLUMNS.items()] for row in rows]
    table = [list(COLUMNS), *cells]
    widths = [max(len(line[i]) for line in table) for i in range(len(COLUMNS))]
    return ["  ".join(f"{cell:<{width}}" for cell, width in zip(line, widths, strict=True)).rstrip() for line in table]


def _cut(text: str, limit: int) -> str:
    return text if not limit or len(text) <= limit else text[: limit - 1] + "…"
