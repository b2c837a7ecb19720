"""Phrases as they stand in a game's program: operations that go together made one, jumps from its beginning.

Place in the pipeline: part of ``program``, under ``writer``.  It must not know what a phrase is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from stich.machine.fused import Fused
from stich.rules.op import OPERANDS, Op
from stich.rules.operations import MAKES
from stich.rules.program import Code

PLACES = {Op.JUMP: 0, Op.JUMP_UNLESS: 0, Op.KEEP_NO: 0, Op.KEEP_YES: 0, Op.LOOP: 2}
"""Which operand of an operation is a place in the phrase."""

PATTERNS: tuple[tuple[tuple[Op, ...], Fused], ...] = (
    ((Op.SET, Op.LYING, Op.MEET, Op.SIZE), Fused.SIZE_LYING),
    ((Op.IN_QUESTION, Op.SIDE, Op.SUM), Fused.SUM_OF_SIDE),
    ((Op.IN_QUESTION, Op.SUM), Fused.SUM_OF_THE),
    ((Op.IN_QUESTION, Op.SIDE), Fused.OWN_SIDE),
    ((Op.CONSTANT, Op.AT_LEAST), Fused.AT_LEAST_NUMBER),
    ((Op.CONSTANT, Op.AT_MOST), Fused.AT_MOST_NUMBER),
    ((Op.CONSTANT, Op.EXACTLY), Fused.EXACTLY_NUMBER),
    ((Op.CONSTANT, Op.MORE), Fused.MORE_NUMBER),
    ((Op.CONSTANT, Op.FEWER), Fused.FEWER_NUMBER),
)
"""What becomes one; of several the longest stands first."""


class Instruction(NamedTuple):
    """An operation with its operands, and where it stands in the phrase."""

    at: int
    op: int
    operands: tuple[int, ...]


def written(code: Code, start: int) -> list[int]:
    """The words of a phrase that begins at a place of the program."""
    words = list(_fused(list(instructions(code)), _landings(code)))
    places, at = dict[int, int](), start
    for word in words:
        places[word.at] = at
        at += 1 + len(word.operands)
    places[len(code)] = at
    found: list[int] = []
    for word in words:
        operands = list(word.operands)
        jump = PLACES.get(Op(word.op)) if word.op < min(Fused) else None
        if jump is not None:
            operands[jump] = places[operands[jump]]
        found += (word.op, *operands)
    return found


def instructions(code: Code) -> Iterator[Instruction]:
    """The operations of a phrase, one after the other."""
    at = 0
    while at < len(code):
        size = OPERANDS[Op(code[at])]
        yield Instruction(at, code[at], tuple(code[at + 1 : at + 1 + size]))
        at += 1 + size


def _landings(code: Code) -> set[int]:
    """The places that a jump leads to."""
    return {word.operands[PLACES[Op(word.op)]] for word in instructions(code) if word.op in PLACES}


def _fused(words: Sequence[Instruction], landings: set[int]) -> Iterator[Instruction]:
    """The same, those that go together made one; nothing is jumped into the midst of."""
    at = 0
    while at < len(words):
        for pattern, fused in PATTERNS:
            some = words[at : at + len(pattern)]
            if tuple(word.op for word in some) == pattern and not landings & {word.at for word in some[1:]}:
                yield Instruction(some[0].at, fused, tuple(n for word in some for n in word.operands))
                at += len(some)
                break
        else:
            yield words[at]
            at += 1


def asks_for(code: Code, pile: int) -> bool:
    """Whether a phrase asks what lies in a pile."""
    return any(word.op == Op.LYING and word.operands == (pile,) for word in instructions(code))


def deepest(code: Code) -> int:
    """How many values a phrase has at hand at most."""
    depth = most = 0
    landed: dict[int, int] = {}
    for word in instructions(code):
        depth, op = landed.get(word.at, depth), Op(word.op)
        if op in MAKES:
            depth += 1 - MAKES[op][0]
        elif op in (Op.JUMP, Op.JUMP_UNLESS, Op.KEEP_NO, Op.KEEP_YES):
            landed[word.operands[0]] = depth - (op is Op.JUMP_UNLESS)
            depth -= 1
        most = max(most, depth)
    return most
