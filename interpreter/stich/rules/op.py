"""The operations of which the programs of phrases are made.

Place in the pipeline: the bottom of ``rules``; whoever writes a program and whoever runs one have them from here.
"""

from __future__ import annotations

from enum import IntEnum, auto


class Op(IntEnum):
    """An operation: what it pops, its operands, what it pushes."""

    # numbers
    CONSTANT = 0  # n → n
    REGISTER = auto()  # measure, index → what a table has of it, of nobody
    SUM = auto()  # seats; measure, index → the sum over the seats
    TOTAL = auto()  # seats; measure, index → the sum over their sides
    WHOLE = auto()  # measure, index → all there is of it in a deal
    PLUS = auto()  # a, b → number
    MINUS = auto()
    TIMES = auto()
    OVER = auto()
    GREATER = auto()
    LESSER = auto()
    DIVIDE = auto()  # a; by → number
    ROUND = auto()  # a, multiple; rounding → number
    # seats
    IN_QUESTION = auto()  # → seats
    MEMBER = auto()  # depth → seats
    ALL_SEATS = auto()  # → seats
    WHO = auto()  # role → seats
    BOUND_SEATS = auto()  # binding → seats
    HOLDERS = auto()  # cards → seats
    PARTNER = auto()  # seats → seats
    MOVED = auto()  # seats; how far → seats
    SIDE = auto()  # seats → the side that holds all of them, or nobody
    OTHERS = auto()  # seats → all seats but these, nobody for nobody
    REST = auto()  # seats → all seats but these, all for nobody
    PARTY = auto()  # party → its seats
    # cards
    SET = auto()  # set → cards
    LYING = auto()  # pile (its number) → cards
    HELD = auto()  # seats; holding → cards
    MEET = auto()  # a, b → cards
    JOIN = auto()
    OUTSIDE = auto()  # cards → cards
    HIGHEST = auto()  # cards, cards that lie there → the strongest of those in both
    SIZE = auto()  # cards → number
    WORTH = auto()  # cards; kind → number
    IN_A_ROW = auto()  # cards, cards that lie there; missing → number
    # conditions
    AT_LEAST = auto()  # a, b → yes or no
    AT_MOST = auto()
    EXACTLY = auto()
    MORE = auto()
    FEWER = auto()
    NOT = auto()  # a → yes or no
    SAME = auto()  # seats, seats → yes or no
    WITHIN = auto()
    NAMED = auto()  # binding → yes or no
    IS = auto()  # binding, value → yes or no
    NOW = auto()  # moment → yes or no
    IN_DEAL = auto()  # number, cycle → yes or no
    WAS_LED = auto()  # cards → yes or no
    RUN = auto()  # seats, cards; last, number → yes or no
    HOLDS_TRICK = auto()  # seats → yes or no
    PLAYS = auto()  # seats → yes or no
    # the order of work; a place is counted from the beginning of the program
    JUMP = auto()  # place
    JUMP_UNLESS = auto()  # a; place
    KEEP_NO = auto()  # place: with no on top it goes there and keeps it, else it drops it
    KEEP_YES = auto()
    CALL = auto()  # seats in question; definition → what it comes to
    LOOP = auto()  # seats left out; quantifier, group, place after the body → yes or no


_ONE = (
    Op.CONSTANT, Op.DIVIDE, Op.ROUND, Op.MEMBER, Op.WHO, Op.BOUND_SEATS, Op.MOVED, Op.PARTY, Op.SET, Op.LYING,
    Op.HELD, Op.WORTH, Op.IN_A_ROW, Op.NAMED, Op.NOW, Op.JUMP, Op.JUMP_UNLESS, Op.KEEP_NO, Op.KEEP_YES, Op.CALL,
)  # fmt: skip
_TWO = (Op.REGISTER, Op.SUM, Op.TOTAL, Op.WHOLE, Op.IS, Op.IN_DEAL, Op.RUN)
OPERANDS: dict[Op, int] = dict.fromkeys(Op, 0) | dict.fromkeys(_ONE, 1) | dict.fromkeys(_TWO, 2) | {Op.LOOP: 3}
"""How many operands stand behind each operation."""
