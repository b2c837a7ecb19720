"""The bots that can be seated: ``stich players``.

Place in the pipeline: part of ``cli``, over the registry of players; imports no package that brings one.
"""

from __future__ import annotations

from collections.abc import Iterator

import click

from stich.cli import options
from stich.cli.wording import put, put_json
from stich.players.registry import GROUP, PLAYERS, brought

HEADINGS = {"name": "name", "does": "what it does", "budget": "what --budget means to it"}


@click.command("players")
@options.formats("text", "json")
def command(form: str) -> int:
    """List the bots that can be seated: our own, and those that installed packages bring."""
    rows = list(_rows())
    if form == "json":
        put_json(rows)
    else:
        put(*_table([HEADINGS, *rows]))
    return 0


def _rows() -> Iterator[dict[str, str]]:
    """The bots as data; one that cannot be seated says why."""
    for name, known in sorted(PLAYERS.items()):
        yield {"name": name, "does": known.does, "budget": known.budget}
    for name, package, fault in brought():
        does = f"brought by the package {package} ({GROUP})"
        yield {"name": name, "does": does, "budget": ""} | ({"fault": fault} if fault else {})


def _table(rows: list[dict[str, str]]) -> Iterator[str]:
    widths = [max(len(row[key]) for row in rows) for key in ("name", "does")]
    for row in rows:
        budget = f"error: {row['fault']}" if "fault" in row else row["budget"] or "nothing"
        yield f"{row['name']:{widths[0]}}  {row['does']:{widths[1]}}  {budget}"
