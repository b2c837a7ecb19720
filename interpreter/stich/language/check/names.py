"""Checks of names: two things of a kind that are called the same, or look it.

Place in the pipeline: part of ``check``, after ``read``; must not know what the things named do.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from unicodedata import normalize

from stich.language.model.deal import Transfer
from stich.language.model.game import GameModel
from stich.language.read.draft import scalar
from stich.language.text.diagnostics import Diagnostic, Label, error, quoted, warning
from stich.language.text.look_alikes import alike
from stich.language.text.nodes import Mapping
from stich.language.text.source import Span


def check_names(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Names that stand for two things."""
    yield from _names(game, tree)
    yield from _example_names(game, tree)


def _names(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    match = game.match
    transfers = [s for s in game.steps if isinstance(s, Transfer)]
    yield from _told_apart("transfers", [(t.name.key, t.span or tree.span) for t in transfers])
    yield from _told_apart("phases", [(p.name.key, p.span or tree.span) for p in game.play.phases])
    lists = (("rows", game.score), ("rows", match.before_each), ("marks", match.marks), ("rows", match.at_the_end))
    for what, tiers in lists:
        yield from _told_apart(what, [(r.name.key, r.span or tree.span) for tier in tiers for r in tier.rows])


def _told_apart(what: str, named: list[tuple[str, Span]]) -> Iterator[Diagnostic]:
    yield from (*_twice(what, named), *alike(named))


def _example_names(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    yield from _twice("examples", [(e.name, e.span or tree.span) for e in game.examples])


def _twice(what: str, named: list[tuple[str, Span]]) -> Iterator[Diagnostic]:
    first: dict[str, Span] = {}
    for name, span in named:
        if name in first and first[name] != span:
            yield error("duplicate-name", f"two {what} are called {quoted(name)}", span, "again here",
                        more=[Label(first[name], "first here")], help="rename one of them")  # fmt: skip
        first.setdefault(name, span)


def check_file_name(tree: Mapping, path: Path) -> list[Diagnostic]:
    """A spec is found by the name of its file, so both should agree."""
    name = scalar(tree.get("game"))
    if name is None or name.text == normalize("NFC", path.stem):  # some systems store names with accents apart
        return []
    return [warning("wrong-file-name", f"the game {quoted(name.text)} stands in the file {quoted(path.name)}",
                    name.span, "not the name of the file", help="rename one of them")]  # fmt: skip
