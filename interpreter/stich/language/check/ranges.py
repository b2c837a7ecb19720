"""How far the numbers of a game can go, and what follows for its conditions, by intervals through the arithmetic.

Place in the pipeline: part of ``check``.  What it says of a number is a bound that no deal exceeds; that a number comes
so far it never says.  Must not know how anything is reckoned in play.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import product
from typing import TypeAlias

from stich.cards import Card
from stich.language.check.said import rows_of
from stich.language.conditions.kinds import Circle, Compare, Operation, Role, Rounding
from stich.language.conditions.measures import MEASURES, MOST, Extent, Measure, Range
from stich.language.conditions.terms import (
    Always,
    Cards,
    CardsOf,
    Cases,
    Compared,
    Constant,
    Count,
    Divided,
    Fixed,
    InARow,
    Member,
    Number,
    NumberDefined,
    NumberOf,
    One,
    Party,
    Reckoned,
    Rounded,
    SeatRef,
    SideOf,
    Spot,
    Whole,
    Worth,
)
from stich.language.model.deal import DealCards, Leave
from stich.language.model.dialogues import Bid, SitOut
from stich.language.model.game import GameModel
from stich.language.model.score import CardPoints, PointTable

Measured: TypeAlias = tuple[Measure, int]
"""A measure, with the index of its kind."""

EVERYTHING: Range = (-MOST, MOST)
ALWAYS_THERE = frozenset({Role.DEALER, Role.FOREHAND, Role.SEAT, Role.SPEAKER})


@dataclass
class Ranges:
    """The ranges of the numbers of one game."""

    game: GameModel
    _defined: dict[int, Range] = field(default_factory=dict)
    _sure: dict[int, bool] = field(default_factory=dict)

    # --- the game

    @cached_property
    def extent(self) -> Extent:
        """How far the counts of the game can go."""
        game = self.game
        bids = (effect.number for choice in game.choices for effect in choice.effects if isinstance(effect, Bid))
        return Extent(
            tricks=most_tricks(game),
            hand=len(game.deck),
            players=game.seats.playing,
            most_bid=max(bids, default=0),
            points=tuple(map(self._points_of, range(len(game.card_points)))),
            columns=tuple(_around([(n, n) for n in column]) for column in _columns(game)),
        )

    @cached_property
    def worths(self) -> tuple[Range, ...]:
        """The card points of the pack, by kind."""
        return tuple(_worth_of_pack(self.game, kind) for kind in self.game.card_points)

    def _points_of(self, kind: int) -> Range:
        changes = (change for row in rows_of(self.game) for change in row.changes)
        gained = any(change.measure is Measure.POINTS and change.index == kind for change in changes)
        return EVERYTHING if gained else self.worths[kind]

    # --- numbers

    def of(self, number: Number) -> Range:
        """Between what bounds a number lies, where it is not *nothing*."""
        match number:
            case Constant(value):
                return value, value
            case Count(measure, index, of):
                return self._of_count(measure, index, of)
            case Whole(measure, index):
                return self._of_count(measure, index, Circle.ALL)
            case NumberOf(cards) | InARow(cards):
                return 0, self._size(cards)
            case Worth(kind):
                return self.worths[kind]
            case Reckoned(operation, left, right):
                return _reckoned(operation, self.of(left), self.of(right))
            case Divided(part, by):
                low, high = self.of(part)
                return low // by, high // by
            case Rounded(part, rounding, multiple):
                return _rounded(self.of(part), rounding, self.of(multiple))
            case Cases(cases, otherwise):
                return _around([self.of(otherwise), *(self.of(part) for _, part in cases)])
            case NumberDefined(index):
                return self._of_definition(index)

    def _of_definition(self, index: int) -> Range:
        if index not in self._defined:
            self._defined[index] = self.of(self.game.definitions.numbers[index].number)
        return self._defined[index]

    def _of_count(self, measure: Measure, index: int, of: One | None) -> Range:
        extent = self.extent if of is None else replace(self.extent, players=self._seats(of))
        return MEASURES[measure].range(extent, index)

    def _size(self, cards: Cards) -> int:
        return cards.cards.bit_count() if isinstance(cards, Fixed) else len(self.game.deck)

    def _seats(self, one: One) -> int:
        """How many seats are meant at most."""
        match one:
            case SeatRef(role=Role.BOUND):
                return self.game.seats.players
            case SeatRef():
                return 1
            case Circle.THIS | Circle.SIDE | Circle.OTHER_SIDE | SideOf() | Member():
                return max(map(len, self.game.seats.sides))
            case Circle.OTHERS | Circle.ALL | Party():
                return self.game.seats.players

    def sure(self, number: Number) -> bool:
        """Whether a number is never *nothing*: it asks for no count of somebody who may be nobody."""
        match number:
            case Constant() | Whole():
                return True
            case Count(measure=Measure.COLUMN):
                return False  # while no contract is bound
            case Count(of=of):
                return of is None or _somebody(of)
            case NumberOf(spots=spots):
                return all(map(_lies, spots))
            case InARow(spot=spot) | Worth(spot=spot):
                return _lies(spot)
            case Reckoned(left=left, right=right) | Rounded(number=left, multiple=right):
                return self.sure(left) and self.sure(right)
            case Divided(part):
                return self.sure(part)
            case Cases(cases, otherwise):
                return self.sure(otherwise) and all(self.sure(part) for _, part in cases)
            case NumberDefined(index, of):
                return _somebody(of) and self._sure_defined(index)

    def _sure_defined(self, index: int) -> bool:
        if index not in self._sure:
            self._sure[index] = self.sure(self.game.definitions.numbers[index].number)
        return self._sure[index]

    # --- conditions

    def told(self, fact: Compared) -> bool | None:
        """Whether a comparison holds always, or never, as far as the ranges tell."""
        holds = compared(fact.compare, self.of(fact.left), self.of(fact.right))
        return holds if not holds or (self.sure(fact.left) and self.sure(fact.right)) else None


def _lies(spot: Spot) -> bool:
    return not isinstance(spot, CardsOf) or _somebody(spot.of)


def _somebody(one: One) -> bool:
    """Whether somebody is meant for sure."""
    match one:
        case SeatRef():
            return one.role in ALWAYS_THERE
        case SideOf(seat):
            return seat.role in ALWAYS_THERE
        case Party():
            return False
        case Circle() | Member():
            return True


# --- arithmetic -------------------------------------------------------------------------------------------------------


def compared(compare: Compare, left: Range, right: Range) -> bool | None:
    """Whether numbers of these ranges always compare so, or never; nothing where both can be."""
    (least, most), (low, high) = left, right
    match compare:
        case Compare.AT_LEAST:
            return True if least >= high else False if most < low else None
        case Compare.MORE:
            return True if least > high else False if most <= low else None
        case Compare.AT_MOST:
            return True if most <= low else False if least > high else None
        case Compare.FEWER:
            return True if most < low else False if least >= high else None
        case Compare.EXACTLY:
            return True if least == most == low == high else False if most < low or high < least else None


def _reckoned(operation: Operation, left: Range, right: Range) -> Range:
    (least, most), (low, high) = left, right
    match operation:
        case Operation.PLUS:
            return _kept(least + low, most + high)
        case Operation.MINUS:
            return _kept(least - high, most - low)
        case Operation.OVER:
            return _kept(max(0, least - high), max(0, most - low))
        case Operation.TIMES:
            products = [a * b for a, b in product(left, right)]
            return _kept(min(products), max(products))
        case Operation.AT_LEAST:
            return max(least, low), max(most, high)
        case Operation.AT_MOST:
            return min(least, low), min(most, high)


def _rounded(number: Range, rounding: Rounding, multiple: Range) -> Range:
    """Rounding moves a number by less than the greatest multiple."""
    (low, high), most = number, max(0, multiple[1] - 1)
    return _kept(
        low if rounding is Rounding.UP else low - most,
        high if rounding is Rounding.DOWN else high + most,
    )


def _kept(low: int, high: int) -> Range:
    """Both kept within the numbers of the language."""
    return max(-MOST, min(MOST, low)), max(-MOST, min(MOST, high))


def _around(ranges: Iterable[Range]) -> Range:
    lows, highs = zip(*ranges, strict=True)
    return min(lows), max(highs)


def _columns(game: GameModel) -> list[tuple[int, ...]]:
    """The numbers of each column of the contracts."""
    return list(zip(*(contract.columns for contract in game.contracts), strict=True))


# --- the pack and the tricks ------------------------------------------------------------------------------------------


def most_tricks(game: GameModel) -> int:
    """How many tricks a deal has at most."""
    if game.play.passes or game.play.lone is not None:
        return len(game.deck)  # a trick may be of one card
    stock = max(0, len(game.deck) - least_dealt(game) * game.seats.playing)
    drawing = any(phase.draw for phase in game.play.phases)
    out = any(isinstance(effect, SitOut) for choice in game.choices for effect in choice.effects)
    out = out or any(isinstance(step, Leave) for step in game.steps)
    return game.cards_dealt + (-(-stock // (1 if out else game.seats.playing)) if drawing else 0)


def least_dealt(game: GameModel) -> int:
    """How many cards a seat is dealt at least: steps that may be left out deal none."""
    left_out = (step for step in game.steps if isinstance(step, DealCards) and step.when != Always())
    return game.cards_dealt - sum(sum(step.packets) for step in left_out)


def _worth_of_pack(game: GameModel, kind: CardPoints) -> Range:
    found = [(0, 0)]
    for table in kind.tables:
        values = [_values(table, card) for card in range(len(game.deck))]
        found.append((sum(min(each) for each in values), sum(max(each) for each in values)))
    return _around(found)


def _values(table: PointTable, card: Card) -> list[int]:
    """Whatever a card may count, with 0; fewer than all cards may lie where they are counted."""
    found = [0]
    for cards, value in table.values:
        if not isinstance(cards, Fixed):
            found.append(value)
        elif cards.cards >> card & 1:
            return [*found, value]
    return found
