"""The tables of the library: its specs, historical games and yardsticks, and which of them use which parts."""

from __future__ import annotations

from functools import cache

from stich.language.model.game import GameModel
from stich.language.text.library import library_names
from tests.house.constructs import some_of, used_in
from tests.specs_under_test import examined


def rows(heads: list[str], lines: list[list[str]]) -> str:
    """A table in Markdown."""
    cells = [heads, ["---"] * len(heads), *lines]
    return "\n".join(f"| {' | '.join(line)} |".replace("|  |", "| |") for line in cells)


@cache
def games() -> dict[str, GameModel]:
    """The specs of the library."""
    return {name: game for name in library_names() if (game := examined(name)[0]) is not None}


def spec_table(*, yardsticks: bool) -> str:
    """Those specs that are kept as yardsticks, or the others: each with its reading, its family, its status and the
    works that it adds to those of the spec it extends."""
    works = {name: {w.key: w.work for w in game.works} for name, game in games().items()}
    lines = []
    for name, game in games().items():
        if game.yardstick != yardsticks:
            continue
        inherited = works.get(game.extends, {})
        own = [work for key, work in works[name].items() if key not in inherited]
        source = "; ".join(own) or f"as `{game.extends}`"
        size = str(len(game.deck))
        lines.append(
            [f"[`{name}`]({name}.yaml)", str(game.reading), game.family, game.seats.told, size, game.status, source]
        )
    return rows(["spec", "reading", "family", "players", "cards", "status", "sources"], lines)


def construct_table() -> str:
    """Which parts of the language serve which games."""
    return rows(
        ["the spec says", "games"], [[part, some_of(names)] for part, names in used_in(list(games().values())).items()]
    )
