"""Specimens of every kind of term, made from the dataclasses alone, and a deal in which each can be asked.

A kind that is new has its specimens at once: one for each member of the enums that it carries, with plain parts.  What
must fit the game (a binding of a rank, a measure that is somebody's) is put right by :func:`fitting`.
"""

from __future__ import annotations

import enum
import typing
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from itertools import product
from typing import Any, get_args

from stich.cards import mask_of
from stich.engine.effects import bind
from stich.engine.state import State
from stich.language.conditions import kinds
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Circle, Group, Quantifier, Role
from stich.language.conditions.measures import MEASURES, Kept, Measure
from stich.language.conditions.walks import Term
from stich.language.model.deal import DealCards
from stich.language.model.dialogues import Bid, Choice
from stich.language.model.game import DefinedCondition, DefinedNumber, Definitions
from stich.language.model.names import Names
from stich.match.game import Game
from tests.sheet.a_game import CARD, CLOSER, CONTRACT, KINGS, PAIRS, RANK, TRUMP
from tests.specs_under_test import Bots

APART = (enum.Enum, kinds.Askable)  # what can be asked is held in ``test_every_measure``
ENUMS = [Measure, *(kind for kind in vars(kinds).values() if isinstance(kind, enum.EnumMeta) and kind not in APART)]
"""The closed lists of the language."""

CARDS, NUMBERS, CONDITIONS = get_args(t.Cards), get_args(t.Number), get_args(t.Condition)
ONES, SPOTS, VALUES = get_args(t.One), get_args(t.Spot), get_args(t.Value)
TERMS: tuple[type, ...] = get_args(Term)

UNASKED = {Role.WINNER, Role.LOSER, Role.LOT}
"""Roles that only the choice of the next dealer knows."""

SEAT_OF_ONE = t.CardsOf(kinds.Holding.HAND, t.SeatRef(Role.FOREHAND))
TRICKS_OF_SIDE = t.Count(Measure.TRICKS, of=Circle.SIDE)
MANY = [t.Many(quantifier, group, than) for quantifier in Quantifier for group in Group for than in (None, Circle.SIDE)]
MANY += [t.Many(quantifier, Group.SEATS, party=t.Party(0)) for quantifier in Quantifier]
PLAIN: dict[Any, list[Any]] = {
    t.Cards: [KINGS, t.Bound(TRUMP)],
    t.One: [Circle.SIDE],
    t.Number: [TRICKS_OF_SIDE],
    t.Condition: [t.HoldsTrick(Circle.SIDE), t.Named(TRUMP)],
    t.Spot: [SEAT_OF_ONE],
    t.Value: [t.Literal((1,))],
    t.SeatRef: [t.SeatRef(Role.DEALER)],
    t.Party: [t.Party(0)],
    t.Many: MANY,
    bool: [False, True],
}
"""What stands for a part of a type."""

ALL_PLAYED = t.Now(kinds.Moment.ALL_PLAYED)

BY_NAME: dict[str, dict[Any, Any]] = {
    "left": {t.Number: t.Constant(-7), t.One: Circle.THIS},
    "multiple": {t.Number: t.Constant(5)},
    "values": {tuple[int, ...]: (1, 2)},
    "cards": {int: KINGS.cards},
    "number": {int: 1, t.Number: t.Constant(-17)},
    "binding": {int: TRUMP},
    "cycle": {int: 2},
    "by": {int: 3},
    "rank": {int: 3},
    "place": {kinds.Pile: [*kinds.Place, kinds.Heap(0)]},
}
"""What stands for a part of this name."""


def specimens(kind: type) -> list[Any]:
    """All of a kind that its enums tell apart, each with plain parts."""
    if issubclass(kind, enum.Enum):
        return list(kind)
    types = typing.get_type_hints(kind)
    names = [each.name for each in fields(kind) if each.name != "span"]
    made = [dict(zip(names, values, strict=True)) for values in product(*(parts(name, types[name]) for name in names))]
    return list(dict.fromkeys(one for given in made for one in fitting(kind(**given))))


def parts(name: str, wanted: Any) -> list[Any]:
    """What may stand in a field of this name and type."""
    own = BY_NAME.get(name, {})
    if wanted in own:
        return own[wanted] if isinstance(own[wanted], list) else [own[wanted]]
    for plain, values in PLAIN.items():
        if wanted in (plain, plain | None):
            return values if wanted == plain else [None, *values]
    if typing.get_origin(wanted) is tuple:
        inner = [parts(name, each) for each in get_args(wanted) if each is not ...]
        return [tuple(inner[0] if len(inner) == 1 else (values[0] for values in inner))]
    if isinstance(wanted, enum.EnumMeta):
        return list(wanted)
    assert wanted is int, f"nothing stands for {name}: {wanted}"
    return [0]


def fitting(one: Any) -> Iterator[Any]:
    """The same so that it fits the game; nothing where nobody can say it."""
    match one:
        case t.NextRank():
            yield replace(one, binding=RANK)
        case t.Party():
            yield from map(t.Party, range(len(PAIRS.seats.parties)))
        case t.Bound():
            yield from (replace(one, binding=binding) for binding in (TRUMP, RANK, CARD))
        case t.SeatRef(role):
            if one.cards is None or role is Role.HOLDER:
                yield from (replace(one, binding=CLOSER if role is Role.BOUND else -1, offset=offset,
                                    cards=KINGS if role is Role.HOLDER else None) for offset in (0, -1, 2))  # fmt: skip
        case t.Count(measure) | t.Whole(measure) if measure not in MEASURES:
            return  # test_every_measure.py says so
        case t.Count(measure):
            if (one.of is None) == (MEASURES[measure].kept is Kept.BY_NOBODY):
                yield replace(one, index=0 if MEASURES[measure].indexed else -1)
        case t.Whole(measure):
            if MEASURES[measure].whole:
                yield replace(one, index=0 if MEASURES[measure].indexed else -1)
        case t.Compared():
            yield from (replace(one, left=t.Constant(number)) for number in (-7, 1))
        case t.Quantified():
            tricks = t.Count(Measure.TRICKS, of=t.Member())
            yield replace(one, part=t.HoldsTrick(t.Member()))
            yield replace(one, part=t.Compared(tricks, kinds.Compare.AT_LEAST, t.Constant(1)))
        case t.BindingIs():
            yield from (t.BindingIs(TRUMP, each) for each in every(*VALUES) if getattr(each, "binding", 0) == TRUMP)
        case _:
            yield one


@cache
def every(*kinds_of: type) -> tuple[Any, ...]:
    """The specimens of several kinds."""
    return tuple(one for kind in kinds_of for one in specimens(kind))


# --- a deal in which each can be asked --------------------------------------------------------------------------------

SEATS_IN_QUESTION = (frozenset[int](), frozenset({1}), frozenset({0, 2}), frozenset({3}))


@cache
def a_game() -> Game:
    """A game for four with one of everything that a phrase can name, which passes over nothing in play."""
    (phase,), (raising,) = PAIRS.play.phases, PAIRS.dialogues
    early = replace(phase, until=t.Compared(t.Count(Measure.TRICK), kinds.Compare.MORE, t.Constant(3)))
    bid = Choice(Names("three"), t.Always(), effects=(Bid(3),))
    made = t.And((t.HoldsTrick(Circle.THIS), t.Compared(TRICKS_OF_SIDE, kinds.Compare.AT_LEAST, t.Constant(1))))
    model = replace(
        PAIRS,
        steps=(DealCards((7,)),),
        play=replace(PAIRS.play, phases=(early, replace(phase, name=Names("late"))), ends=ALL_PLAYED),
        cards_dealt=7,
        dialogues=(replace(raising, states=(replace(raising.states[0], choices=(bid,)),)),),
        definitions=Definitions((DefinedNumber(Names("value"), t.Divided(TRICKS_OF_SIDE, 2)),),
                                (DefinedCondition(Names("made"), made),)),
    )  # fmt: skip
    return Game(model, fast=False)


@cache
def positions() -> tuple[State, ...]:
    """How such a deal stands: before the first lead, within tricks and between them, when every card is played."""
    state = a_game().start(5, deals=1)
    state.counters[0][:] = [2, 0, -1, 3]
    state.totals[0][:], state.totals[1][:], state.pools[:] = [40, -7], [1, 5], [12]
    state.bids[:] = [3, -1, 0, 2]
    state.turned, state.aside = [state.stock.pop()], [state.stock.pop()]
    state.exposed, state.its_suit = [state.stock.pop()], 2
    state.heaps[0].append(state.stock.pop())
    state.known_lying = [mask_of(state.heaps[0])] * 4
    for binding, value in ((TRUMP, (1,)), (RANK, (0,)), (CARD, (state.turned[0],)), (CLOSER, (2,)), (CONTRACT, (1,))):
        bind(state, binding, value, [])
    found = [_changed(state, 0)]
    for at, _ in enumerate(Bots(5, 4).play_out(state)):
        if at in (1, 2, 4, 9, 15, 22, 26):
            found.append(_changed(state, at))
    return (*found, state)


def _changed(state: State, at: int) -> State:
    """The same, but for what a whole match changes."""
    other = state.copy()
    other.stake, other.deal_in_match, other.pools = 3 + at, 1 + at % 2, [12 - at]
    if at > 20:
        other.stock = []
        bind(other, TRUMP, (), [])
        bind(other, CONTRACT, (0,), [])
    return other
