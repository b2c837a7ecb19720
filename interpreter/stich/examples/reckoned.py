"""What an example expects of what a game counts and defines: definitions, card points, counters, totals, pools.

Place in the pipeline: a part of several kinds of example, over the programs of a state as it stands; it must not know
how the state came about.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stich.cards import cards_in
from stich.engine.events import DealEnd
from stich.engine.state import State
from stich.examples import given as read
from stich.examples.given import Given, Unreadable
from stich.language.conditions import terms as t
from stich.language.conditions.walks import Term, is_in_question, parts
from stich.language.model.game import GameModel
from stich.rules.weigh import NOTHING, SeatSet, weigh

POINTS = "points"  # of a deal; the running total of that name is asked for on the slate

DefinedTerms = Mapping[str, t.NumberDefined | t.ConditionDefined]


def defined_in(model: GameModel) -> DefinedTerms:
    """What a game defines, by name, each as it is asked of the one in question."""
    numbers = {each.name.key: t.NumberDefined(i) for i, each in enumerate(model.definitions.numbers)}
    conditions = {each.name.key: t.ConditionDefined(i) for i, each in enumerate(model.definitions.conditions)}
    return {**numbers, **conditions}


def names(model: GameModel) -> list[str]:
    """All that is counted and defined, by its name."""
    totals = (total.name.key for total in model.match.totals if total.name.key != POINTS)
    return [*defined_in(model), *read.counted(model), *read.party_names(model), *totals]


def wanted(value: object) -> str:
    """A value that is expected, in words."""
    return " ".join({"True": "yes", "False": "no"}.get(word, word) for word in read.words(value)) or "none"


# --- definitions -----------------------------------------------------------------------------------------------------


def defined(state: State, expect: Given) -> dict[str, str]:
    """What the definitions come to that an example expects, as the table stands.

    Raises:
        Unreadable: one is expected of as many as there are neither sides nor seats.
    """
    known = defined_in(state.plan.game)
    return {key: _weighed(state, key, known[key], value) for key, value in expect.items() if key in known}


def _weighed(state: State, key: str, term: t.NumberDefined | t.ConditionDefined, value: object) -> str:
    asked = _each(state, key, len(read.words(value)))
    if asked == [0] and _hangs_on_one(term, state.plan.game):
        each = "seat" if len(state.sides) == state.plan.players else "side"
        message = f"`{key}` is one thing for one {each} and another for another"
        raise Unreadable(message, f"say it for each {each}, in their order", expected=True)
    if isinstance(term, t.NumberDefined):
        found = [weigh(state.programs.number(term), state, the) for the in asked]
        return " ".join("nothing" if number == NOTHING else str(number) for number in found)
    code = state.programs.condition(term)
    return " ".join("yes" if weigh(code, state, the) == 1 else "no" for the in asked)


def _hangs_on_one(term: Term, model: GameModel) -> bool:
    """Whether a phrase comes to something else for another in question."""
    match term:
        case t.NumberDefined(index, of):
            return _hangs_on_one(model.definitions.numbers[index].number, model) and is_in_question(of)
        case t.ConditionDefined(index):
            return _hangs_on_one(model.definitions.conditions[index].condition, model)
        case _:
            return is_in_question(term) or any(_hangs_on_one(part, model) for part in parts(term))


def _each(state: State, key: str, values: int) -> Sequence[SeatSet]:
    """Whom so many values speak of: nobody, each side, or each seat."""
    if values == 1:
        return [0]
    if values == len(state.sides):
        return state.side_sets
    if values == state.plan.players:
        return [1 << seat for seat in range(values)]
    message = f"`{key}` has {values} values; there are {len(state.sides)} sides and {state.plan.players} seats"
    raise Unreadable(message, expected=True)


# --- counts ----------------------------------------------------------------------------------------------------------


def in_the_deal(state: State, expect: Given) -> dict[str, str]:
    """The card points and counters that an example expects, by side or by seat, as it does; the seats of parties."""
    model = state.plan.game
    kept = [*(kind.name.key for kind in model.card_points), *(counter.key for counter in model.counters)]
    by_seat = dict(zip(kept, [*state.card_points, *state.counters], strict=True))
    counts = {key: _joined(_shaped(state, by_seat[key], value)) for key, value in expect.items() if key in by_seat}
    parties = dict(zip(read.party_names(model), state.parties, strict=True))
    return counts | {key: _joined(list(cards_in(parties[key]))) or "none" for key in expect if key in parties}


def _shaped(state: State, by_seat: list[int], value: object) -> list[int]:
    """Numbers by seat, or by side where so many are expected."""
    return state.plan.by_side(by_seat) if len(read.words(value)) == len(state.sides) else by_seat


def in_the_match(state: State | DealEnd, model: GameModel, expect: Given) -> dict[str, str]:
    """The totals by side and the pools that an example expects, as they stand or as they stood when a deal ended."""
    totals = {total.name.key: by_side for total, by_side in zip(model.match.totals, state.totals, strict=True)}
    pools = {pool.name.key: [lying] for pool, lying in zip(model.match.pools, state.pools, strict=True)}
    found = {key: _joined(numbers) for key, numbers in {**totals, **pools}.items() if key != POINTS}
    return {key: found[key] for key in expect if key in found}


def _joined(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))
