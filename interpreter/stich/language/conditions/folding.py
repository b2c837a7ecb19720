"""Sets of cards and conditions joined, with what is fixed folded into one, and taken apart again.

Place in the pipeline: above ``terms``, used by ``phrases``, ``read`` and ``lint``.  Must not know words, YAML or play.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from stich.cards import Deck
from stich.language.conditions.card_sets import intersection, union
from stich.language.conditions.terms import (
    AllOf,
    Always,
    And,
    AnyOf,
    Cards,
    Condition,
    Fact,
    Fixed,
    Led,
    Not,
    NotIn,
    Or,
)
from stich.language.text.source import Span


def any_of(parts: list[Cards], span: Span) -> Cards:
    """The union of the parts, with all fixed ones made one."""
    fixed, rest = _apart(inner for part in parts for inner in (part.parts if isinstance(part, AnyOf) else (part,)))
    if fixed:
        rest.insert(0, Fixed(union(part.cards for part in fixed), span=_cover(fixed, span)))
    return rest[0] if len(rest) == 1 else AnyOf(tuple(rest), span=span)


def all_of(parts: list[Cards], span: Span) -> Cards:
    """The intersection of the parts, with all fixed ones made one."""
    fixed, rest = _apart(inner for part in parts for inner in (part.parts if isinstance(part, AllOf) else (part,)))
    if fixed:
        rest.append(Fixed(intersection((part.cards for part in fixed), fixed[0].cards), span=_cover(fixed, span)))
    return rest[0] if len(rest) == 1 else AllOf(tuple(rest), span=span)


def _apart(parts: Iterable[Cards]) -> tuple[list[Fixed], list[Cards]]:
    """The sets that are fixed, and the others."""
    flat = list(parts)
    return [p for p in flat if isinstance(p, Fixed)], [p for p in flat if not isinstance(p, Fixed)]


def complement(part: Cards, deck: Deck) -> Cards:
    """The cards of the deck outside a set."""
    return Fixed(deck.all & ~part.cards, span=part.span) if isinstance(part, Fixed) else NotIn(part, span=part.span)


def both(parts: list[Condition], span: Span) -> Condition:
    """Every part; true without any."""
    if not parts:
        return Always(span=span)
    return parts[0] if len(parts) == 1 else And(tuple(parts), span=span)


def negated(part: Condition) -> Condition:
    """The contrary of a condition."""
    return part.part if isinstance(part, Not) else Not(part, span=part.span)


def without_each(condition: Condition) -> Iterator[tuple[Condition, Condition]]:
    """The parts of a condition that is joined of several, and the condition without each."""
    match condition:
        case Not(part):
            yield from ((each, replace(condition, part=other)) for each, other in without_each(part))
        case And(parts) | Or(parts) if len(parts) > 1:
            for i, part in enumerate(parts):
                yield part, replace(condition, parts=parts[:i] + parts[i + 1 :])
        case _ if isinstance(condition, Always | Led | Fact | And | Or):
            return


def _cover(parts: list[Fixed], span: Span) -> Span:
    spans = [p.span for p in parts if p.span is not None]
    if not spans or not all(_inside(each, span) for each in spans):  # a part that is defined elsewhere
        return span
    return Span(span.source, min(s.start for s in spans), max(s.end for s in spans))


def _inside(part: Span, whole: Span) -> bool:
    return part.source is whole.source and whole.start <= part.start <= part.end <= whole.end
