"""The section of a sheet about what the names mean that a spec defines.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Section, Writer


def definitions(p: ConditionWords) -> tuple[Section, ...]:
    """What is meant by a name that stands for a number or a condition."""
    w = Writer(p)
    w.bullets(_defined(p))
    return w.section("head-definitions")


def _defined(p: ConditionWords) -> Iterator[str]:
    known = p.game.definitions
    for number in known.numbers:
        yield p.book.say("colon", name=p.defined(number.name), text=p.amount(number.number))
    for condition in known.conditions:
        yield p.book.say("definition", name=p.defined(condition.name), text=p.condition(condition.condition))
