"""Phrases of a game to flat integer programs: the executable form of the calculus.

Place in the pipeline: over ``GameModel``, part of ``compile``; ``weigh`` runs what it makes.  It must not know what a
table holds, nor how a trick is won.

A program is a row of ints: an operation, its operands, the next operation.  It works on a stack of ints: numbers, yes
(1) and no (0), sets of seats and sets of cards, both as masks.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Circle, Compare, Holding, Operation, Role, pile_number
from stich.language.conditions.measures import MEASURES, Kept, Measure
from stich.language.conditions.walks import asks, parts_of
from stich.language.model.game import GameModel
from stich.rules.op import Op

Code: TypeAlias = tuple[int, ...]


@dataclass(slots=True)
class Programs:
    """The programs of a game, as its phrases ask for them, with what they share: ``sets`` of cards, ``values`` that
    names are compared with, and ``definitions``, the numbers before the conditions."""

    game: GameModel
    sets: list[t.Cards] = field(default_factory=list)
    values: list[t.Value] = field(default_factory=list)
    definitions: tuple[Code, ...] = ()
    asked: set[Measure | Holding] = field(default_factory=set)  # so that nothing is kept that no phrase asks for

    def __post_init__(self) -> None:
        defined = self.game.definitions
        numbers = (_Writer(self).number(each.number) for each in defined.numbers)
        conditions = (self._defined(each.condition) for each in defined.conditions)
        self.definitions = (*map(tuple, numbers), *conditions)

    def _defined(self, condition: t.Condition) -> Code:
        """The program of a condition that is defined; one that asks a single card is only asked by clauses, in which
        it is written out."""
        return self.condition(t.Always(False) if asks(condition, t.Led) else condition)

    def condition(self, term: t.Condition) -> Code:
        """The program of a condition: yes or no."""
        return tuple(_Writer(self).condition(term))

    def number(self, term: t.Number) -> Code:
        """The program of a number."""
        return tuple(_Writer(self).number(term))

    def whom(self, one: t.One) -> Code:
        """The program of whom a phrase means: a set of seats."""
        return tuple(_Writer(self).one(one))

    def left_out(self, many: t.Many) -> Code:
        """The program of the seats that are not among several; empty where all are."""
        return () if many.than is None and many.party is None else tuple(_Writer(self).left_out(many))

    def cards(self, expr: t.Cards) -> Code:
        """The program of a set of cards that depends on where cards lie."""
        return tuple(_Writer(self).cards(expr))


def hangs_on_spots(expr: t.Cards) -> bool:
    """Whether a set of cards depends on where cards lie, so that a program must reckon it."""
    return any(isinstance(part, t.Highest) for part in parts_of(expr))


@dataclass(slots=True)
class _Writer:
    """One program in the making."""

    programs: Programs
    code: list[int] = field(default_factory=list)

    # --- numbers

    def number(self, term: t.Number) -> list[int]:
        match term:
            case t.Constant(number):
                self.code += (Op.CONSTANT, number)
            case t.Count(measure, index, of):
                self._count(term)
            case t.Whole(measure, index):
                self.programs.asked.add(measure)
                self.code += (Op.WHOLE, measure.value, index)
            case t.NumberOf(cards, spots):
                self.cards(cards)
                for spot in spots:
                    self._spot(spot)
                    self.code.append(Op.MEET)
                self.code.append(Op.SIZE)
            case t.Worth(kind, spot):
                self._spot(spot)
                self.code += (Op.WORTH, kind)
            case t.InARow(cards, spot, missing):
                self.cards(cards)
                self._spot(spot)
                self.code += (Op.IN_A_ROW, int(missing))
            case t.NumberDefined(index, of):
                self.one(of)
                self.code += (Op.CALL, index)
            case t.Reckoned() | t.Divided() | t.Rounded() | t.Cases():
                self._reckoned(term)
        return self.code

    def _count(self, term: t.Count) -> None:
        self.programs.asked.add(term.measure)
        kept = MEASURES[term.measure].kept
        if kept is Kept.BY_NOBODY or term.of is None:
            self.code += (Op.REGISTER, term.measure.value, term.index)
            return
        self.one(term.of)
        self.code += (Op.SUM if kept is Kept.BY_SEAT else Op.TOTAL, term.measure.value, term.index)

    def _reckoned(self, term: t.Reckoned | t.Divided | t.Rounded | t.Cases) -> None:
        match term:
            case t.Reckoned(operation, left, right):
                self.number(left)
                self.number(right)
                self.code.append(_OPERATIONS[operation])
            case t.Divided(number, by):
                self.number(number)
                self.code += (Op.DIVIDE, by)
            case t.Rounded(number, rounding, multiple):
                self.number(number)
                self.number(multiple)
                self.code += (Op.ROUND, rounding.value)
            case t.Cases(cases, otherwise):
                self._cases(cases, otherwise)

    def _cases(self, cases: tuple[tuple[t.Condition, t.Number], ...], otherwise: t.Number) -> None:
        ends: list[int] = []
        for condition, number in cases:
            self.condition(condition)
            next_case = self._jump(Op.JUMP_UNLESS)
            self.number(number)
            ends.append(self._jump(Op.JUMP))
            self._land(next_case)
        self.number(otherwise)
        self._land(*ends)

    def _jump(self, op: Op) -> int:
        """A jump whose place is still open: where that is to be written."""
        self.code += (op, 0)
        return len(self.code) - 1

    def _land(self, *jumps: int) -> None:
        for at in jumps:
            self.code[at] = len(self.code)

    # --- seats

    def one(self, one: t.One) -> list[int]:
        match one:
            case t.Member(depth):
                self.code += (Op.MEMBER, depth)
            case t.SideOf(seat):
                self._seat(seat)
                self.code.append(Op.SIDE)
            case t.SeatRef():
                self._seat(one)
            case t.Party(index):
                self.code += (Op.PARTY, index)
            case Circle():
                self.code += _CIRCLES[one]
        return self.code

    def _seat(self, seat: t.SeatRef) -> None:
        match seat.role:
            case Role.SEAT:
                self.code.append(Op.IN_QUESTION)
            case Role.BOUND:
                self.code += (Op.BOUND_SEATS, seat.binding)
            case Role.HOLDER:
                self.cards(seat.cards if seat.cards is not None else t.Fixed(0))
                self.code.append(Op.HOLDERS)
            case Role.WINNER | Role.LOSER | Role.LOT:  # known only to who chooses the next dealer
                raise ValueError(f"{seat.role.name} is no seat that a condition knows")
            case (
                Role.DEALER
                | Role.FOREHAND
                | Role.LEADER
                | Role.OPPONENT
                | Role.SPEAKER
                | Role.DIRECTOR
                | Role.GIVER
                | Role.TAKER
                | Role.AHEAD
                | Role.BIDDER
            ):
                self.code += (Op.WHO, seat.role.value)
        if seat.partner:
            self.code.append(Op.PARTNER)
        if seat.offset:
            self.code += (Op.MOVED, seat.offset)

    # --- cards

    def cards(self, expr: t.Cards) -> list[int]:
        if not hangs_on_spots(expr):
            self.code += (Op.SET, self._numbered(self.programs.sets, expr))
            return self.code
        match expr:
            case t.Highest(cards, spot):
                self.cards(cards)
                self._spot(spot)
                self.code.append(Op.HIGHEST)
            case t.AllOf(parts):
                self._joined(parts, Op.MEET)
            case t.AnyOf(parts):
                self._joined(parts, Op.JOIN)
            case t.NotIn(part):
                self.cards(part)
                self.code.append(Op.OUTSIDE)
            case _ if isinstance(expr, t.CardLeaf):
                self.code += (Op.SET, self._numbered(self.programs.sets, expr))
        return self.code

    def _joined(self, parts: tuple[t.Cards, ...], op: Op) -> None:
        for i, part in enumerate(parts):
            self.cards(part)
            if i:
                self.code.append(op)

    @staticmethod
    def _numbered(known: list[t.Cards] | list[t.Value], term: t.Cards | t.Value) -> int:
        """The number of a set or value among those known; it is entered if it is new."""
        if term not in known:
            known.append(term)  # type: ignore[arg-type]
        return known.index(term)  # type: ignore[arg-type]

    def _spot(self, spot: t.Spot) -> None:
        match spot:
            case t.CardsIn(pile):
                self.code += (Op.LYING, pile_number(pile))
            case t.CardsOf(holding, of):
                self.programs.asked.add(holding)
                self.one(of)
                self.code += (Op.HELD, holding.value)

    # --- conditions

    def condition(self, term: t.Condition) -> list[int]:
        match term:
            case t.Always(value):
                self.code += (Op.CONSTANT, int(value))
            case t.Not(part):
                self.condition(part)
                self.code.append(Op.NOT)
            case t.And(parts):
                self._all_or_any(parts, Op.KEEP_NO, 1)
            case t.Or(parts):
                self._all_or_any(parts, Op.KEEP_YES, 0)
            case t.Led():
                raise ValueError("whether a card was led is asked of a trick, not of a deal")
            case _ if isinstance(term, t.Fact):
                self._fact(term)
        return self.code

    def _all_or_any(self, parts: tuple[t.Condition, ...], op: Op, empty: int) -> None:
        if not parts:
            self.code += (Op.CONSTANT, empty)
            return
        ends: list[int] = []
        for part in parts[:-1]:
            self.condition(part)
            ends.append(self._jump(op))
        self.condition(parts[-1])
        self._land(*ends)

    def _fact(self, term: t.Fact) -> None:
        match term:
            case t.Compared(left, compare, right):
                self.number(left)
                self.number(right)
                self.code.append(_COMPARES[compare])
            case t.Quantified(many, part):
                self._loop(many, part)
            case t.Same(left, right):
                self.one(left)
                self.one(right)
                self.code.append(Op.SAME)
            case t.Within(left, right):
                self.one(left)
                self.one(right)
                self.code.append(Op.WITHIN)
            case t.Now(moment):
                self.code += (Op.NOW, moment.value)
            case t.InDeal(number, cycle):
                self.code += (Op.IN_DEAL, number, cycle)
            case t.Named(binding):
                self.code += (Op.NAMED, binding)
            case t.BindingIs(binding, value):
                self.code += (Op.IS, binding, self._numbered(self.programs.values, value))
            case t.ConditionDefined(index):
                self.code += (Op.IN_QUESTION, Op.CALL, len(self.programs.game.definitions.numbers) + index)
            case t.WasLed() | t.Run() | t.HoldsTrick() | t.Plays():
                self._of_tricks(term)

    def _of_tricks(self, term: t.WasLed | t.Run | t.HoldsTrick | t.Plays) -> None:
        match term:
            case t.WasLed(cards):
                self.cards(cards)
                self.code.append(Op.WAS_LED)
            case t.Run(of, last, number, cards):
                self.one(of)
                self.cards(t.AllOf(()) if cards is None else cards)
                self.code += (Op.RUN, int(last), number)
            case t.HoldsTrick(of):
                self.one(of)
                self.code.append(Op.HOLDS_TRICK)
            case t.Plays(of):
                self.one(of)
                self.code.append(Op.PLAYS)

    def left_out(self, many: t.Many) -> list[int]:
        """The seats that are not among several: those of ``than``, or all that are not of the party."""
        if many.party is not None:
            self.one(many.party)
            self.code.append(Op.REST)
        elif many.than is not None:
            self.one(many.than)
        else:
            self.code += (Op.CONSTANT, 0)
        return self.code

    def _loop(self, many: t.Many, part: t.Condition) -> None:
        self.left_out(many)
        self.code += (Op.LOOP, many.quantifier.value, many.group.value, 0)
        end = len(self.code) - 1
        self.condition(part)
        self._land(end)


_OPERATIONS = {
    Operation.PLUS: Op.PLUS,
    Operation.MINUS: Op.MINUS,
    Operation.TIMES: Op.TIMES,
    Operation.OVER: Op.OVER,
    Operation.AT_LEAST: Op.GREATER,
    Operation.AT_MOST: Op.LESSER,
}
_COMPARES = {
    Compare.AT_LEAST: Op.AT_LEAST,
    Compare.AT_MOST: Op.AT_MOST,
    Compare.EXACTLY: Op.EXACTLY,
    Compare.MORE: Op.MORE,
    Compare.FEWER: Op.FEWER,
}
_CIRCLES = {
    Circle.THIS: (Op.IN_QUESTION,),
    Circle.SIDE: (Op.IN_QUESTION, Op.SIDE),
    Circle.OTHER_SIDE: (Op.IN_QUESTION, Op.SIDE, Op.OTHERS),
    Circle.OTHERS: (Op.IN_QUESTION, Op.SIDE, Op.OTHERS),
    Circle.ALL: (Op.ALL_SEATS,),
}
