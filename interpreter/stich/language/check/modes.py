"""Checks of what hangs on the set-up: that it can be told before the first lead, stays as it is, and is there at times.

Place in the pipeline: part of ``check``.  Must not know what a power, an order or a table of card points does.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod

from stich.language.check.said import says_of
from stich.language.conditions.terms import Compared, Condition
from stich.language.conditions.walks import bindings_in, within
from stich.language.model.bindings import Values
from stich.language.model.dialogues import Opens
from stich.language.model.game import GameModel
from stich.language.model.set_up import holds_in, modes_of
from stich.language.model.values import possible_values
from stich.language.text.diagnostics import Diagnostic, Label, error, listed, quoted, warning
from stich.language.text.nodes import Mapping

MAX_VALUES = 5_000


def numbers_in_modes(game: GameModel, _: Mapping) -> Iterator[Diagnostic]:
    """Conditions of the set-up that compare numbers, which cannot be weighed there."""
    for when in modes_of(game):
        for part in within(when, says_of(game)):
            if isinstance(part, Compared) and when.span is not None:
                span = part.span or when.span
                yield error("not-known-here", f"{quoted(span.text)} cannot be asked in what hangs on the set-up", span,
                            "this compares numbers", more=[Label(when.span, "asked here")] if span != when.span else [],
                            help="ask for names: suits, ranks, cards, contracts, flags")  # fmt: skip


def check_modes(game: GameModel, _: Mapping) -> Iterator[Diagnostic]:
    """Names that change in play, and what is never or always there."""
    changing = _bound_in_play(game)
    for when in modes_of(game):
        if when.span is None:
            continue
        asked = bindings_in(when, says_of(game))
        if late := sorted(game.bindings[name].name.key for name in asked & changing):
            yield error("table-changes-in-play", f"{listed(late, 'and')} can change in play", when.span,
                        "what hangs on this is settled before the first lead",
                        help="let this ask a name of its own that nothing binds in play")  # fmt: skip
        yield from _decided(game, when, sorted(asked))


def _bound_in_play(game: GameModel) -> set[int]:
    """The bindings that can get a value after the first lead."""
    said = (choice for each in game.dialogues if each.opens is not Opens.STEP for choice in each.choices)
    found = {name for choice in said for name in choice.binds}
    found |= {bind.name for bonus in game.bonuses for bind in bonus.binds}
    if game.contract in found:
        found |= {bind.name for contract in game.contracts for bind in contract.binds}
    return found


def _decided(game: GameModel, when: Condition, asked: list[int]) -> Iterator[Diagnostic]:
    """Whether it holds never or always, where that can be told."""
    ranges = [list(possible_values(game, game.bindings[name])) for name in asked]
    if prod(map(len, ranges)) > MAX_VALUES or when.span is None:
        return
    answers = {holds_in(game, when, _bound(game, asked, values)) for values in product(*ranges)}
    if answers == {False}:
        label = "what hangs on it is never there"
        yield warning("never-there", f"{quoted(when.span.text)} never holds", when.span, label,
                      help="ask for a value that the name can have, or delete it")  # fmt: skip
    elif answers == {True}:
        yield warning("always-there", f"{quoted(when.span.text)} always holds", when.span, "nothing hangs on it",
                      help="delete this `when`")  # fmt: skip


def _bound(game: GameModel, asked: list[int], values: Values) -> Values:
    """Values for all bindings of which these alone are asked."""
    known = dict(zip(asked, values, strict=True))
    return tuple(known.get(name, ()) for name in range(len(game.bindings)))
