"""The library as a table: ``stich list``.

Place in the pipeline: part of ``cli``; reads every spec of the library and shows its headers.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from stich.cli import options
from stich.cli.wording import put, put_json
from stich.language.cache.answers import Answers
from stich.language.cache.entries import CacheEntry
from stich.language.load import examine
from stich.language.text.diagnostics import Diagnostic, did_you_mean, listed, quoted, suggest
from stich.language.text.library import library_names
from stich.printable import printable

if TYPE_CHECKING:
    from stich.language.model.game import GameModel

ShownRow = dict[str, Any]

SHORT = ("name", "players", "deck", "status")
"""The columns that are shown whole, on a screen of any width."""

WIDE = {"family": 12, "title": 24, "source": 40}
"""Those that are shown, so wide at most, where enough is left for the reading beside them."""

READING = (40, 60)  # how wide the reading is where there is room, at least and at most

UNKNOWN_WIDTH = 100  # of what is no terminal
GAP = 2
STATUSES = ("faithful", "customary", "conjecture", "incomplete")


@click.command("list")
@click.option("--players", type=click.IntRange(2, 20), metavar="N", help="Only what so many can play.")
@click.option("--status", type=click.Choice(STATUSES), help="Only what is attested so.")
@click.option("--family", metavar="F", help="Only games of this family, such as karnöffel.")
@options.formats("text", "json")
def command(players: int | None, status: str | None, family: str | None, form: str) -> int:
    """Show the library: game, players, deck, reading, source."""
    return show_library(form, players, status, family)


def show_library(form: str, players: int | None = None, status: str | None = None, family: str | None = None) -> int:
    """Print the library, or what of it has these players, this status and this family.

    Raises:
        UsageError: no spec is of the family.
    """
    found = {name: _headers(name) for name in library_names()}
    if family is not None:
        _check_family(family, {each.family for each in found.values() if isinstance(each, Headers) and each.family})
    asked = players is not None or status is not None or family is not None
    rows = [
        _row(each, found) if isinstance(each, Headers) else each
        for each in found.values()
        if not asked or (isinstance(each, Headers) and _fits(each, players, status, family))
    ]
    if form == "json":
        put_json(rows)
    else:
        put(*_table(rows, shutil.get_terminal_size((UNKNOWN_WIDTH, 24)).columns))
    return 0


def _check_family(family: str, families: set[str]) -> None:
    if family.casefold() not in map(str.casefold, families):
        from stich.cli.errors import UsageError  # it knows what reads and plays, which a list needs not

        help = did_you_mean(suggest(family, families)) or f"there are {listed(sorted(families), 'and')}"
        raise UsageError(f"no game is of the family {quoted(family)}; {help}")


def _fits(headers: Headers, players: int | None, status: str | None, family: str | None) -> bool:
    return (
        (players is None or players in headers.counts)
        and (status is None or headers.status == status)
        and (family is None or headers.family.casefold() == family.casefold())
    )


@dataclass(frozen=True, slots=True)
class Headers:
    """What the table shows of a spec, and all its works: key, title, year."""

    name: str
    title: str
    titles: dict[str, str]
    reading: str
    extends: str
    players: int | str
    counts: tuple[int, ...]
    deck: int
    family: str
    yardstick: bool
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
        counts=game.seats.counts or (game.seats.players,),
        deck=len(game.deck),
        family=game.family,
        yardstick=game.yardstick,
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
        "family": headers.family or None,
        "yardstick": headers.yardstick,
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


def _table(rows: list[ShownRow], width: int) -> list[str]:
    """The rows as a table that is no wider than so many columns, as far as what is never shortened lets it."""
    cells = [{key: printable(str(row.get(key) or "")) for key in (*SHORT, "reading", *WIDE)} for row in rows]
    longest = {key: max(map(len, (key, *(row[key] for row in cells)))) for key in (*SHORT, "reading", *WIDE)}
    widths = {key: longest[key] for key in SHORT}
    left = width - sum(widths.values()) - GAP * len(SHORT)
    beside = {}
    for key, most in WIDE.items():
        room = min(most, longest[key]) + GAP
        if left - room >= READING[0]:
            beside[key] = room - GAP
            left -= room
    widths |= {"reading": max(len("reading"), min(left, READING[1], longest["reading"]))} | beside
    shown = [dict(zip(widths, widths, strict=True)), *cells]
    return ["".join(f"{_cut(row, key, wide):<{wide + GAP}}" for key, wide in widths.items()).rstrip() for row in shown]


def _cut(row: Mapping[str, str], key: str, limit: int) -> str:
    """A cell, no longer than so; but a fault is told whole."""
    text = row[key]
    return text if len(text) <= limit or row["status"] == "faulty" else text[: limit - 1] + "…"
