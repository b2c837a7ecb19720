"""Runs the programs of phrases over what a table keeps: the one executor of the calculus in play.

Place in the pipeline: over ``operations``.  It must not know terms, words, nor what an operation does; the slow
``plainly`` shares nothing with it.

A program is made ready once, so that no word is read and nothing is stacked while it runs.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import NamedTuple

from stich.cards import cards_in
from stich.kept import keep
from stich.language.conditions.kinds import Group, Quantifier
from stich.rules.op import Op
from stich.rules.operations import MAKES, PAIRS, Around, Ready
from stich.rules.operations import NOTHING as NOTHING
from stich.rules.operations import Registers as Registers
from stich.rules.operations import SeatSet as SeatSet
from stich.rules.program import Code

READY_AT_MOST = 20_000
NO_OP = -1
SIDES = Group.SIDES.value
_READY: dict[Code, Ready] = {}
_INNER: dict[Code, Ready] = {}
_ALONE = Around((), {})  # of programs that ask for no definition: nothing is ever kept in it


def weigh(code: Code, table: Registers, the: SeatSet = 0) -> int:
    """What a program comes to, ``the`` being the seats in question: a number or ``NOTHING``, 1 or 0 for a condition, a
    mask of seats or cards for a set."""
    ready = _READY.get(code)
    if ready is None:
        ready = _ready(code)
    return ready(table, the, _ALONE)


def holds(code: Code, table: Registers, the: SeatSet = 0) -> bool:
    """The same for a condition."""
    return weigh(code, table, the) == 1


# --- made ready -------------------------------------------------------------------------------------------------------


def _ready(code: Code) -> Ready:
    """A whole program as a function."""
    inner = _inner(code)
    if Op.CALL not in code:  # an operand may be the same number: then it does no harm
        return keep(_READY, READY_AT_MOST, code, inner)
    return keep(_READY, READY_AT_MOST, code, lambda table, the, around: inner(table, the, Around((), {})))


def _inner(code: Code) -> Ready:
    """The same within a weighing."""
    return _INNER.get(code) or keep(_INNER, READY_AT_MOST, code, _made_ready(code, 0, len(code)))


class _Before(NamedTuple):
    """What stands before the end of a stretch: by which operation, and with which parts."""

    op: int
    parts: tuple[Ready, ...]


def _made_ready(code: Code, start: int, end: int) -> Ready:
    """The words from one place up to another, which leave one value, as a function."""
    values: list[Ready] = []
    before: dict[int, list[_Before]] = {}
    at, last = start, NO_OP
    while True:
        for op, stretch in groupby(reversed(before.pop(at, [])), key=lambda each: each.op):
            values.append(_ORDERS[op]([each.parts for each in stretch][::-1], values.pop()))
            last = NO_OP
        if at == end:
            return values.pop()
        op, at = code[at], at + 1
        if op in (Op.KEEP_NO, Op.KEEP_YES):
            before.setdefault(code[at], []).append(_Before(op, (values.pop(),)))
            at += 1
        elif op == Op.JUMP_UNLESS:  # of a case: its condition stands before it, its number and a jump behind
            place = code[at]
            case = values.pop(), _made_ready(code, at + 1, place - 2)
            before.setdefault(code[place - 1], []).append(_Before(op, case))
            at = place
        elif op == Op.LOOP:
            quantifier, group, place = code[at : at + 3]
            values.append(_loop(values.pop(), quantifier, group, _made_ready(code, at + 3, place)))
            at = place
        elif op == Op.CALL:
            values.append(_call(values.pop(), code[at]))
            at += 1
        elif (last, op) in PAIRS:
            values.pop()
            PAIRS[last, op](values, code[at - 2])
        else:
            pops, operands, makes = MAKES[op]
            parts, values[len(values) - pops :] = values[len(values) - pops :], []
            values.append(makes(*parts, *code[at : at + operands]))
            at += operands
        last = op


def _unless(answer: int) -> Callable[[list[tuple[Ready, ...]], Ready], Ready]:
    """The last part, unless one before it gives this answer."""

    def order(parts: list[tuple[Ready, ...]], last: Ready) -> Ready:
        earlier = [part for (part,) in parts]

        def does(table: Registers, the: SeatSet, around: Around) -> int:
            for part in earlier:
                if part(table, the, around) == answer:
                    return answer
            return last(table, the, around)

        return does

    return order


def _cases(cases: list[tuple[Ready, ...]], otherwise: Ready) -> Ready:
    def does(table: Registers, the: SeatSet, around: Around) -> int:
        for condition, number in cases:
            if condition(table, the, around) == 1:
                return number(table, the, around)
        return otherwise(table, the, around)

    return does


_ORDERS = {Op.KEEP_NO: _unless(0), Op.KEEP_YES: _unless(1), Op.JUMP_UNLESS: _cases}


def _loop(left_out: Ready, quantifier: int, group: int, body: Ready) -> Ready:
    ends_with, answer = int(quantifier != Quantifier.EACH.value), int(quantifier != Quantifier.SOME.value)

    def does(table: Registers, the: SeatSet, around: Around) -> int:
        for member in _members(table, group, left_out(table, the, around)):
            if body(table, the, Around((*around.members, member), around.kept)) == ends_with:
                return 1 - answer
        return answer

    return does


def _members(table: Registers, group: int, left_out: SeatSet) -> list[SeatSet]:
    """Those of a group who play, but for who is left out: of sides the one that somebody left out sits on."""
    playing = table.playing
    if group == SIDES:
        return [side for side in table.side_sets if side & playing and not side & left_out]
    return [1 << seat for seat in cards_in(playing & ~left_out)]


def _call(the: Ready, definition: int) -> Ready:
    def does(table: Registers, asked: SeatSet, around: Around) -> int:
        key = definition, the(table, asked, around)
        found = around.kept.get(key)
        if found is None:
            code = table.programs.definitions[definition]
            found = around.kept[key] = _inner(code)(table, key[1], Around((), around.kept))
        return found

    return does
