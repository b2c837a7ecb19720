"""Conditions that hold whatever happens, or never.

Place in the pipeline: part of ``check``, on the ranges of numbers; must not know where a condition stands.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.check.ranges import EVERYTHING, Ranges, most_tricks
from stich.language.check.said import phrases_of
from stich.language.conditions.measures import Range
from stich.language.conditions.terms import Compared, Run
from stich.language.conditions.walks import within
from stich.language.model.game import GameModel
from stich.language.text.diagnostics import Diagnostic, quoted, warning
from stich.language.text.nodes import Mapping

MEND = "correct the number, or delete the condition"


def check_facts(game: GameModel, _: Mapping) -> Iterator[Diagnostic]:
    """Comparisons that the ranges of their numbers decide, and runs of more tricks than a deal has."""
    ranges, most = Ranges(game), most_tricks(game)
    for phrase in phrases_of(game):
        for part in within(phrase):
            if isinstance(part, Compared):
                yield from _decided(ranges, part)
            elif isinstance(part, Run) and part.number > most and part.span is not None:
                yield warning("never-holds", f"{quoted(part.span.text)} never holds", part.span,
                              f"a deal has at most {most} tricks", help=MEND)  # fmt: skip


def _decided(ranges: Ranges, fact: Compared) -> Iterator[Diagnostic]:
    told, span = ranges.told(fact), fact.span
    if told is None or span is None:
        return
    left, right = (_spoken(ranges.of(number)) for number in (fact.left, fact.right))
    label = f"{left} is compared with {right}"
    if told:
        yield warning("always-holds", f"{quoted(span.text)} always holds", span, label, help=MEND)
    else:
        yield warning("never-holds", f"{quoted(span.text)} never holds", span, label, help=MEND)


def _spoken(numbers: Range) -> str:
    low, high = numbers
    if low == high:
        return str(low)
    return "any number" if numbers == EVERYTHING else f"{low} to {high}"
