"""What the phrases of a game ask of what has been played: whoever searches a deal needs to know no more of it.

Place in the pipeline: part of ``program``, under ``writer``.  It must not know where a phrase stands.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from stich.language.conditions.kinds import Group, Holding, Place, Role, pile_number
from stich.language.conditions.measures import Measure
from stich.language.conditions.terms import AllOf
from stich.machine.layout import Asks
from stich.program.phrases import Instruction, instructions
from stich.rules.op import Op
from stich.rules.program import Code, Programs


class AskedPhrase(NamedTuple):
    """A phrase, whether a deal is scored by it, and whether whole sides are in question."""

    code: Code
    scores: bool
    of_sides: bool


_OF_PLAY = {Op.HOLDERS, Op.NOW, Op.WAS_LED, Op.HOLDS_TRICK, Op.HIGHEST, Op.IN_A_ROW}
"""Operations that ask how the table stands, so that what a score with them comes to hangs on more than is counted."""

_PLACES_OF_PLAY = {pile_number(place) for place in (Place.TRICK, Place.PLAYED)}

_MOVING = {Measure.HAND_CARDS, Measure.TRICK}
"""Measures that every card or trick changes."""

_ROLES_OF_PLAY = {Role.LEADER, Role.GIVER, Role.TAKER, Role.AHEAD}


def asks_of(asked: Iterable[AskedPhrase], programs: Programs) -> int:
    """The bits of ``Asks`` of some phrases and of all that they call."""
    found = 0
    for each in asked:
        found |= _asks(each, programs)
    return found


def first_asked(asked: Iterable[AskedPhrase], programs: Programs) -> int:
    """Of how many tricks from the first on it is asked who won them."""
    codes = (*(each.code for each in asked), *programs.definitions)
    runs = (word.operands for code in codes for word in instructions(code) if word.op == Op.RUN)
    return max((number for last, number in runs if not last), default=0)


def _asks(asked: AskedPhrase, programs: Programs) -> int:
    found, whole, loops, before = 0, False, list[Instruction](), None
    for word in instructions(asked.code):
        op = Op(word.op)
        found |= _one(op, word.operands, whole, asked.scores)
        loops = [loop for loop in loops if word.at < loop.operands[2]]
        if op is Op.LOOP:
            loops.append(word)
        if op is Op.CALL:
            found |= _asks(AskedPhrase(programs.definitions[word.operands[0]], asked.scores, whole), programs)
        if op is Op.RUN and not (before is not None and before.op == Op.SET and _is_any(programs, before.operands[0])):
            found |= Asks.WON_WITH
        before = word
        whole = _is_whole(op, word.operands, whole, asked.of_sides, loops)
    return found


def _is_any(programs: Programs, number: int) -> bool:
    """Whether a set is that of every card."""
    return programs.sets[number] == AllOf(())


def _is_whole(op: Op, operands: tuple[int, ...], whole: bool, of_sides: bool, loops: list[Instruction]) -> bool:
    """Whether the seats that an operation leaves are whole sides."""
    match op:
        case Op.SIDE | Op.ALL_SEATS:
            return True
        case Op.IN_QUESTION:
            return of_sides
        case Op.MEMBER:
            return loops[-1 - operands[0]].operands[1] == Group.SIDES.value
        case Op.OTHERS | Op.REST:
            return whole
        case _:
            return False


def _one(op: Op, operands: tuple[int, ...], whole: bool, scores: bool) -> int:
    """What one operation asks."""
    found = _of_tricks(op, operands, whole)
    if scores:
        if op is Op.RUN or found & (Asks.SEAT_TRICKS | Asks.PHASE_TRICKS | Asks.TAKEN | Asks.WINNERS):
            found |= Asks.MORE_SCORE
        found |= _of_score(op, operands)
    return found


def _of_tricks(op: Op, operands: tuple[int, ...], whole: bool) -> int:
    match op:
        case Op.SUM if operands[0] == Measure.TRICKS.value:
            return 0 if whole else Asks.SEAT_TRICKS
        case Op.SUM if operands[0] == Measure.PHASE_TRICKS.value:
            return Asks.PHASE_TRICKS
        case Op.HELD if operands[0] == Holding.TAKEN.value:
            return Asks.TAKEN
        case Op.RUN if operands[0]:
            return Asks.WINNERS
        case Op.WHO if Role(operands[0]) in (Role.TAKER, Role.AHEAD):
            return Asks.WINNERS
        case Op.HIGHEST | Op.IN_A_ROW:
            return Asks.ORDER
        case _:
            return 0


def _of_score(op: Op, operands: tuple[int, ...]) -> int:
    """What an operation of the score asks beside that."""
    more, other = Asks.MORE_SCORE, Asks.MORE_SCORE | Asks.OTHER_SCORE
    if op in _OF_PLAY or (op is Op.WHO and Role(operands[0]) in _ROLES_OF_PLAY):
        return other
    if (op is Op.HELD and operands[0] == Holding.HAND.value) or (op is Op.LYING and operands[0] in _PLACES_OF_PLAY):
        return other
    if op in (Op.SUM, Op.REGISTER):
        measure = Measure(operands[0])
        if measure in (Measure.POINTS, Measure.PHASE_TRICKS):
            return more
        if measure in _MOVING:
            return other
    return 0
