"""What a number comes to in terms of one count, and between what bounds a condition keeps that count.

Place in the pipeline: part of ``check``, on ``ranges``; the check of dialogues stands on it.  Must not know dialogues.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from stich.language.check.ranges import Measured, Ranges
from stich.language.conditions.kinds import Circle, Compare, Operation, Role
from stich.language.conditions.measures import MOST, Range
from stich.language.conditions.terms import (
    Always,
    And,
    Cases,
    Compared,
    Condition,
    ConditionDefined,
    Constant,
    Count,
    Divided,
    Fact,
    InARow,
    Led,
    Member,
    Not,
    Number,
    NumberDefined,
    NumberOf,
    One,
    Or,
    Party,
    Reckoned,
    Rounded,
    SeatRef,
    SideOf,
    Whole,
    Worth,
)


@dataclass(frozen=True, slots=True)
class Linear:
    """So many times the count, and something between ``low`` and ``high`` that does not depend on it."""

    times: int
    low: int
    high: int


@dataclass
class Lines:
    """Numbers and conditions of a game in terms of one count: of nobody, or of the one in question."""

    ranges: Ranges
    measured: Measured
    _defined: dict[int, Linear] = field(default_factory=dict)

    def of(self, number: Number) -> Linear:
        """A number in terms of the count."""
        match number:
            case Count(measure, index, of) if (measure, index) == self.measured and self._own(of):
                return Linear(1, 0, 0)
            case NumberDefined(index, of) if self._own(of):
                return self._of_definition(index)
            case Reckoned(Operation.PLUS, left, right):
                return _sum(self.of(left), self.of(right), 1)
            case Reckoned(Operation.MINUS, left, right):
                return _sum(self.of(left), self.of(right), -1)
            case Reckoned(Operation.TIMES, Constant(times), right) if times >= 0:
                return _times(self.of(right), times)
            case Reckoned(Operation.TIMES, left, Constant(times)) if times >= 0:
                return _times(self.of(left), times)
            case Constant() | Count() | NumberDefined() | Reckoned():
                return Linear(0, *self.ranges.of(number))
            case Whole() | NumberOf() | Worth() | InARow() | Divided() | Rounded() | Cases():
                return Linear(0, *self.ranges.of(number))

    def _of_definition(self, index: int) -> Linear:
        if index not in self._defined:
            self._defined[index] = self.of(self.ranges.game.definitions.numbers[index].number)
        return self._defined[index]

    def kept(self, condition: Condition) -> Range:
        """Between what bounds the count lies while the condition holds."""
        low, high = -MOST, MOST
        for fact in facts(self.ranges, condition):
            if isinstance(fact, Compared):
                least, most = self._bounds(fact)
                low, high = max(low, least), min(high, most)
        return low, high

    def _bounds(self, fact: Compared) -> Range:
        left, right = self.of(fact.left), self.of(fact.right)
        times, low, high = left.times - right.times, right.low - left.high, right.high - left.low
        if times < 1:
            return -MOST, MOST
        match fact.compare:
            case Compare.AT_LEAST:
                return -(-low // times), MOST
            case Compare.MORE:
                return low // times + 1, MOST
            case Compare.AT_MOST:
                return -MOST, high // times
            case Compare.FEWER:
                return -MOST, -(-high // times) - 1
            case Compare.EXACTLY:
                return -(-low // times), high // times

    def _own(self, one: One | None) -> bool:
        """Whether a count of it is that of the one in question."""
        match one:
            case None | Circle.THIS:
                return True
            case Circle.SIDE:
                return self.ranges.game.seats.alone
            case SeatRef():
                return is_speaker(one)
            case Circle.OTHER_SIDE | Circle.OTHERS | Circle.ALL | SideOf() | Party() | Member():
                return False


def is_speaker(one: One) -> bool:
    """Whether somebody is the one in question himself, as he is named in a dialogue."""
    if not isinstance(one, SeatRef):
        return one is Circle.THIS
    return one.role in (Role.SEAT, Role.SPEAKER) and not one.offset and not one.partner


def _sum(left: Linear, right: Linear, sign: int) -> Linear:
    ends = sorted((sign * right.low, sign * right.high))
    return Linear(left.times + sign * right.times, left.low + ends[0], left.high + ends[1])


def _times(part: Linear, times: int) -> Linear:
    return Linear(part.times * times, part.low * times, part.high * times)


# --- what must hold together ------------------------------------------------------------------------------------------

CONTRARY = {
    Compare.AT_LEAST: Compare.FEWER,
    Compare.FEWER: Compare.AT_LEAST,
    Compare.AT_MOST: Compare.MORE,
    Compare.MORE: Compare.AT_MOST,
}


def facts(ranges: Ranges, condition: Condition) -> Iterator[Condition]:
    """Whatever must hold with a condition, seen through ``and``, ``not`` and definitions."""
    waiting, seen = [(condition, True)], set[tuple[int, bool]]()
    while waiting:
        part, holds = waiting.pop()
        match part:
            case And(parts) if holds:
                waiting += [(each, True) for each in reversed(parts)]
            case Or(parts) if not holds:
                waiting += [(each, False) for each in reversed(parts)]
            case Not(inner):
                waiting.append((inner, not holds))
            case ConditionDefined(index):
                if (index, holds) not in seen:
                    seen.add((index, holds))
                    waiting.append((ranges.game.definitions.conditions[index].condition, holds))
            case _ if isinstance(part, Always | Led | Fact | And | Or):
                yield part if holds else _contrary(ranges, part)


def _contrary(ranges: Ranges, condition: Condition) -> Condition:
    """The contrary of a fact.  A comparison with *nothing* has none of its own."""
    if not isinstance(condition, Compared) or condition.compare not in CONTRARY:
        return Not(condition, span=condition.span)
    sure = ranges.sure(condition.left) and ranges.sure(condition.right)
    return replace(condition, compare=CONTRARY[condition.compare]) if sure else Not(condition, span=condition.span)
