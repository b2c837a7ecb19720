"""The front door: a path or a name goes in, a game or its faults come out.

Place in the pipeline: the end of the front half; the only module that anything else needs to read a spec.
YAML, JSON Schema and Lark are imported only when a spec is read, and not where a game is known from an earlier run.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from stich.language.cache.answers import Answers
from stich.language.cache.entries import CacheEntry
from stich.language.text import codes  # noqa: F401  (its import declares the codes)
from stich.language.text.diagnostics import Diagnostic, SpecError, has_errors, printable, quoted
from stich.language.text.home import Folders, folders_in
from stich.language.text.places import named

if TYPE_CHECKING:
    from stich.language.model.game import GameModel
    from stich.language.text.extends import Chain
    from stich.language.text.nodes import Mapping
    from stich.language.text.source import Source

SYNTAX = frozenset({"condition-syntax", "condition-too-large"})
TOP_LEVEL_NAMES = ("deck",)
OF_NAMES = frozenset({"unknown-name", "wrong-sort", "not-bound-yet"})
WORD = re.compile(r"[\w'’-]+")
MAX_CHANGED = 4


def load_model(path_or_name: str | os.PathLike[str], *, trusted: Folders = (), players: int | None = None) -> GameModel:
    """The game that a spec describes; a name without a slash or suffix is looked up in the library.

    A spec may extend those of the library and the files beside or below it; others only in the folders ``trusted``.
    Where it is for a range of ``players`` it is read for so many, for the usual number unless said.
    A game without errors is kept for the next run, which gives an equal one.

    Raises:
        SpecError: the spec has errors; the exception holds every diagnostic, warnings too.
        ValueError: it is not for so many players.
    """
    trusted = folders_in(trusted)
    entry = CacheEntry.of("game", path_or_name, trusted, players)
    if (known := _games().found(entry)) is not None:
        return known
    game, diagnostics, chain = examine(path_or_name, trusted=trusted, players=players, every=False)
    if game is None:
        raise SpecError(diagnostics)
    _games().keep(entry, game, chain.sources, chain.words)
    return game


@cache
def _games() -> Answers[GameModel]:
    from stich.language.model.game import GameModel

    return Answers(GameModel)


def check(
    path_or_name: str | os.PathLike[str], *, trusted: Folders = (), players: int | None = None, every: bool = True
) -> tuple[GameModel | None, list[Diagnostic]]:
    """The game that a spec describes, ``None`` if it has an error, and every diagnostic in the order of the text.

    A spec for a range of players is read for so many ``players``, and (``every``) checked for each other number.

    Raises:
        ValueError: it is not for so many players.
    """
    game, diagnostics, _ = examine(path_or_name, trusted=trusted, players=players, every=every)
    return game, diagnostics


def examine(
    path_or_name: str | os.PathLike[str], *, trusted: Folders = (), players: int | None = None, every: bool = True
) -> tuple[GameModel | None, list[Diagnostic], Chain]:
    """The same, with the texts that were read.

    Raises:
        ValueError: it is not for so many players.
    """
    from stich.language.check.game import check_game
    from stich.language.check.names import check_file_name
    from stich.language.check.range import check_range
    from stich.language.read.game import read_game
    from stich.language.read.players import number_of_players
    from stich.language.text.extends import load_chain

    chain = load_chain(path_or_name, trusted)
    if chain.tree is None:
        return None, chain.diagnostics, chain
    reading = chain.sources[0]
    number = number_of_players(chain.tree, players)
    game, faults = read_game(chain.tree, chain.sources, number)
    if has_errors(chain.diagnostics):
        faults = [*chain.diagnostics, *_independent(faults, chain.diagnostics, chain.tree)]
        return None, _inherited(faults, chain.tree, reading), chain
    if game is not None:
        faults = check_range(game, chain.tree, [*faults, *check_game(game, chain.tree)], every=every)
        game, faults = replace(game, changed=chain.changed), [*faults, *chain.unsaid]
    faults += check_file_name(chain.tree, Path(chain.sources[0].path))
    diagnostics = _in_order([*chain.diagnostics, *faults], [source.path for source in chain.sources])
    return (None if has_errors(diagnostics) else game), _inherited(diagnostics, chain.tree, reading), chain


def _in_reading(reading: Source, changed: Iterable[str] = ()) -> str:
    """The note of a fault that stands in an extended spec: which reading meets it, and what that one states."""
    said = list(changed)
    names = ", ".join(said[:MAX_CHANGED]) + (", …" if len(said) > MAX_CHANGED else "")
    path = printable(named(reading.path))
    return f"in the reading `{path}`, which extends it" + (f" and states {names}" if names else "")


def _inherited(faults: Iterable[Diagnostic], tree: Mapping, reading: Source) -> list[Diagnostic]:
    """The faults; those in an extended spec say in which reading, and what it states itself and in which line."""
    from stich.language.text.restated import HEADERS

    keys = [entry.key for name, entry in tree.entries.items() if name not in HEADERS]
    mine = [key for key in keys if key.span.source is reading]
    stated = [f"{quoted(key.text)} (line {reading.position(key.span.start)[0]})" for key in mine]
    note = _in_reading(reading, stated)
    return [f if f.span.source is reading else replace(f, notes=(*f.notes, note)) for f in faults]


def _independent(faults: Iterable[Diagnostic], shape: list[Diagnostic], tree: Mapping) -> list[Diagnostic]:
    """The faults of phrases that cannot follow from a faulty shape of the spec.

    Words are out of order by themselves.  A name can be unknown because a misspelled key hides its declaration, so
    names are complained of only where every fault of shape lies inside a section that declares none.
    """
    if any(not _inside_section(fault, tree) for fault in shape if fault.is_error):
        return [fault for fault in faults if fault.code in SYNTAX]
    hidden = _words_about(shape, tree)
    return [f for f in faults if f.is_error and not _same_place(f, shape) and not _hidden(f, hidden)]


def _hidden(fault: Diagnostic, words: set[str]) -> bool:
    """Whether a name is unknown because what declares it is faulty."""
    return fault.code in OF_NAMES and fault.span.text in words


def _words_about(shape: list[Diagnostic], tree: Mapping) -> set[str]:
    """The words of the entries that are faulty in their shape, any of which may be meant to declare a name."""
    from stich.language.text.nodes import entries_below

    places = [fault.span for fault in shape]
    faulty = [entry for entry in entries_below(tree) if {entry.key.span, entry.value.span} & {*places}]
    texts = (e.key.span.source.text[e.key.span.start : e.value.span.end] for e in faulty)
    return {word for text in texts for word in WORD.findall(text)}


def _inside_section(fault: Diagnostic, tree: Mapping) -> bool:
    spans = [entry.value.span for key, entry in tree.entries.items() if key not in TOP_LEVEL_NAMES]
    at = fault.span
    return any(s.source is at.source and s.start <= at.start and at.end <= s.end for s in spans)


def _same_place(fault: Diagnostic, others: Iterable[Diagnostic]) -> bool:
    at, gap = fault.span, len(": ")  # a key is at the place of its value
    return any(
        o.span.source is at.source and o.span.start <= at.end + gap and at.start <= o.span.end + gap for o in others
    )


def _in_order(diagnostics: list[Diagnostic], paths: list[str]) -> list[Diagnostic]:
    """The diagnostics once each, by file of the chain and place."""
    unique = list({(d.code, d.message, d.span.source.path, d.span.start): d for d in diagnostics}.values())
    order = {path: i for i, path in enumerate(paths)}
    return sorted(unique, key=lambda d: (order.get(d.span.source.path, len(order)), d.span.start))
