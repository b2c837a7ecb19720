"""Whether of several conditions one always holds: contraries, or comparisons that leave no number out.

Place in the pipeline: part of ``check``.  Conditions are taken as sentences of facts: of a fact nothing is known but
that it holds or not, of a comparison also what numbers there are.  Must not know dialogues.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import TypeAlias

from stich.cards import CardSet
from stich.language.check.ranges import Ranges, compared
from stich.language.check.work import Effort
from stich.language.conditions.card_sets import union
from stich.language.conditions.kinds import Compare, Holding
from stich.language.conditions.terms import (
    Always,
    And,
    BindingIs,
    CardsOf,
    Compared,
    Condition,
    ConditionDefined,
    Constant,
    Fact,
    Fixed,
    Led,
    Literal,
    Not,
    Number,
    NumberOf,
    Or,
)
from stich.language.model.game import GameModel

MAX_STEPS_OF_CASES = 200_000

Hinge: TypeAlias = Condition | Number | tuple[Number, Number]
"""What the truth of a sentence hangs on: a fact, a number, or how one number stands to another."""

Case: TypeAlias = dict[Hinge, int | None]
"""What each of them is: 0 or 1, the number, how much it is above the other; nothing for *nothing*."""


def one_holds(game: GameModel, conditions: Sequence[Condition]) -> bool:
    """Whether at least one of the conditions holds, whatever the deal; ``False`` where that cannot be told."""
    if Always() in conditions or _every_card(game, conditions) or _not_both(conditions):
        return True
    sentences = _Sentences(Ranges(game))
    weighed, values = _simplest(sentences, Effort(game).steps, list(dict.fromkeys(conditions)))
    cases = (dict(zip(values, case, strict=True)) for case in product(*values.values()))
    return bool(values) and all(any(sentences.true(condition, case) for condition in weighed) for case in cases)


def _simplest(
    sentences: _Sentences, steps_of: Callable[[Condition], int], conditions: list[Condition]
) -> tuple[list[Condition], dict[Hinge, set[int | None]]]:
    """As many of the conditions as can be weighed in every case, the simplest first, and what they hang on: if one of
    these always holds, so does one of all."""
    weighed, steps, values = list[Condition](), 0, dict[Hinge, set[int | None]]()
    for condition in sorted(conditions, key=steps_of):
        steps += steps_of(condition)
        if steps > MAX_STEPS_OF_CASES:
            break
        more = {asked: set(possible) for asked, possible in values.items()}
        for asked, possible in sentences.asked(condition):
            more.setdefault(asked, set()).update(possible)
        if prod(map(len, more.values())) * steps > MAX_STEPS_OF_CASES:
            break
        weighed, values = [*weighed, condition], more
    return weighed, values


def _not_both(conditions: Sequence[Condition]) -> bool:
    """Whether two of them say that a name does not hold this, and not that: it cannot hold both."""
    barred = {each.part for each in conditions if isinstance(each, Not) and isinstance(each.part, BindingIs)}
    values = {(each.binding, each.value) for each in barred if isinstance(each.value, Literal)}
    return len(values) > len({binding for binding, _ in values})


def _every_card(game: GameModel, conditions: Iterable[Condition]) -> bool:
    """Whether each asks for a card in the hand, and together they ask for every card."""
    return union(map(_card_asked, conditions)) == game.deck.all


def _card_asked(condition: Condition) -> CardSet:
    """The cards of which a condition asks for one in the hand; none for another question."""
    if not isinstance(condition, Compared) or condition.compare is not Compare.AT_LEAST:
        return 0
    number = condition.left
    in_hand = isinstance(number, NumberOf) and [each.holding for each in number.spots if isinstance(each, CardsOf)]
    one = condition.right == Constant(1) and in_hand == [Holding.HAND]
    return number.cards.cards if one and isinstance(number, NumberOf) and isinstance(number.cards, Fixed) else 0


@dataclass(frozen=True, slots=True)
class _Sentences:
    """Conditions taken apart to what they hang on, and put together again."""

    ranges: Ranges

    def asked(self, condition: Condition) -> Iterator[tuple[Hinge, set[int | None]]]:
        """What a condition hangs on, each with all that it can be as far as this condition tells it apart."""
        match condition:
            case Always():
                return
            case And(parts) | Or(parts):
                for part in parts:
                    yield from self.asked(part)
            case Not(part):
                yield from self.asked(part)
            case ConditionDefined():
                yield from self.asked(self._said(condition))
            case Compared():
                yield self._compared(condition)
            case _ if isinstance(condition, Led | Fact):
                yield condition, {0, 1}

    def _compared(self, fact: Compared) -> tuple[Hinge, set[int | None]]:
        sure = self.ranges.sure(fact.left) and self.ranges.sure(fact.right)
        nothing: set[int | None] = set() if sure else {None}
        if not isinstance(fact.right, Constant):
            return (fact.left, fact.right), {-1, 0, 1} | nothing
        low, high = self.ranges.of(fact.left)
        number = fact.right.number
        near = {number - 1, number, number + 1, low, high}
        return fact.left, {value for value in near if low <= value <= high} | nothing

    def true(self, condition: Condition, case: Case) -> bool:
        """Whether a condition holds in a case."""
        match condition:
            case Always():
                return condition.value
            case And(parts):
                return all(self.true(part, case) for part in parts)
            case Or(parts):
                return any(self.true(part, case) for part in parts)
            case Not(part):
                return not self.true(part, case)
            case ConditionDefined():
                return self.true(self._said(condition), case)
            case Compared(left, compare, right):
                literal = isinstance(right, Constant)
                value = case[left if literal else (left, right)]
                other = right.number if isinstance(right, Constant) else 0
                return value is not None and compared(compare, (value, value), (other, other)) is True
            case _ if isinstance(condition, Led | Fact):
                return bool(case[condition])

    def _said(self, condition: ConditionDefined) -> Condition:
        return self.ranges.game.definitions.conditions[condition.index].condition
