"""How many cards a step deals: a number, a number that depends on how many play, or one number for each deal; and
whether a step is carried out at all, where that depends on how many play.

Place in the pipeline: part of ``read``.  As a spec is read for one number of players, what depends on it is settled
here, and is a plain number from then on.  Must not know what else is counted in a game.
"""

from __future__ import annotations

from dataclasses import replace

from stich.language.conditions import phrases
from stich.language.conditions.kinds import Compare, Operation, Rounding
from stich.language.conditions.measures import MOST
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
    Not,
    Number,
    NumberDefined,
    NumberOf,
    Or,
    Reckoned,
    Rounded,
    Whole,
    Worth,
)
from stich.language.conditions.words import DefinedSort, Where
from stich.language.read.draft import Draft, EnoughFaults, items, number
from stich.language.read.numbers import read_number
from stich.language.read.players import players_said
from stich.language.text.diagnostics import error
from stich.language.text.nodes import Mapping, Node, Scalar

MAX_DEALT = 200


def sizes(draft: Draft, node: Mapping) -> list[int]:
    """How many cards a step deals, to a seat: one number, or one for each deal in turn."""
    if by_deal := items(node.get("cards by deal")):
        return [min(number(item, 1), MAX_DEALT) for item in by_deal]
    return [_size(draft, node.get("cards"))]


def settled_when(draft: Draft, said: Scalar | None) -> bool | None:
    """Whether a step is carried out, where that hangs on nothing but which number of a range play; None where it hangs
    on more, or there is no range."""
    if said is None or len(players_said(draft.tree).counts) == 1:
        return None
    tried = replace(draft, faults=[], errors=0)  # what a definition says may hang on more, too
    try:
        holds = _holds(phrases.condition(said, tried.scope(Where.CARDS_DEALT)), tried)
    except EnoughFaults:
        return None
    return None if tried.faults else holds


def _size(draft: Draft, node: Node | None) -> int:
    if node is None or (isinstance(node, Scalar) and isinstance(node.value, int)):
        return min(number(node, 1), MAX_DEALT)
    told = draft.errors
    read = read_number(node, draft.scope(Where.CARDS_DEALT))
    if read is None or draft.errors > told:
        return 1
    size = settled(read, draft)
    if 1 <= size <= MAX_DEALT:
        return size
    message = f"{size} cards cannot be dealt to a seat"
    draft.report(error("cards-do-not-fit", message, node.span, f"where {draft.playing} play"))
    return 1


# --- numbers that ask for nothing but the players -----------------------------------------------------------------


def settled(said: Number, draft: Draft) -> int:
    """What a number is where as many play as the spec is read for."""
    return max(-MOST, min(MOST, _settled(said, draft)))


def _settled(said: Number, draft: Draft) -> int:
    match said:
        case Constant(value):
            return value
        case Divided(part, by):
            return settled(part, draft) // by
        case Rounded(part, rounding, multiple):
            return _rounded(settled(part, draft), rounding, settled(multiple, draft))
        case Reckoned(operation, left, right):
            return _reckoned(operation, settled(left, draft), settled(right, draft))
        case Cases(cases, otherwise):
            return settled(next((part for when, part in cases if _holds(when, draft)), otherwise), draft)
        case NumberDefined(index):
            found = read_number(_says(draft, DefinedSort.NUMBER, index), draft.scope(Where.CARDS_DEALT))
            return 0 if found is None else settled(found, draft)
        case Count() | Whole() | NumberOf() | Worth() | InARow():  # the number of players: no other count is known here
            return draft.playing


def _rounded(value: int, rounding: Rounding, step: int) -> int:
    if step < 1:
        return value
    over = {Rounding.DOWN: 0, Rounding.UP: step - 1, Rounding.NEAREST: step // 2}[rounding]
    return (value + over) // step * step


def _reckoned(operation: Operation, left: int, right: int) -> int:
    match operation:
        case Operation.PLUS:
            return left + right
        case Operation.MINUS:
            return left - right
        case Operation.OVER:
            return max(0, left - right)
        case Operation.TIMES:
            return left * right
        case Operation.AT_LEAST:
            return max(left, right)
        case Operation.AT_MOST:
            return min(left, right)


def _holds(condition: Condition, draft: Draft) -> bool:
    match condition:
        case And(parts):
            return all(_holds(part, draft) for part in parts)
        case Or(parts):
            return any(_holds(part, draft) for part in parts)
        case Not(part):
            return not _holds(part, draft)
        case Compared(left, compare, right):
            return _compare(compare, settled(left, draft), settled(right, draft))
        case ConditionDefined(index):
            says = _says(draft, DefinedSort.CONDITION, index)
            return isinstance(says, Scalar) and _holds(phrases.condition(says, draft.scope(Where.CARDS_DEALT)), draft)
        case _ if isinstance(condition, Always | Led | Fact):  # no fact of these is known here
            return isinstance(condition, Always)


def _says(draft: Draft, sort: DefinedSort, index: int) -> Node:
    """What a definition says; that none goes round in a circle was seen as it was read."""
    return next(each.says for each in draft.words.defined_as(sort).values() if each.index == index)


def _compare(compare: Compare, left: int, right: int) -> bool:
    match compare:
        case Compare.AT_LEAST:
            return left >= right
        case Compare.MORE:
            return left > right
        case Compare.AT_MOST:
            return left <= right
        case Compare.FEWER:
            return left < right
        case Compare.EXACTLY:
            return left == right
