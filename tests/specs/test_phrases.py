"""Every phrase of every spec, weighed by its program and walked by the slow reference: the same in random play."""

from __future__ import annotations

from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from stich.cards import Seat
from stich.engine.standing import standing_of
from stich.engine.state import State
from stich.language.check.said import phrases_of
from stich.language.conditions import terms as t
from stich.language.conditions.walks import asks
from stich.rng import MASK, Random
from stich.rules.plainly import Asked, count, is_so
from stich.rules.program import Code
from stich.rules.weigh import NOTHING, weigh
from tests.specs.test_laws import PHASES, every_spec, positions
from tests.specs_under_test import playable

Phrase = tuple[t.Condition | t.Number, Code]


@cache
def phrases(name: str) -> tuple[Phrase, ...]:
    """Every phrase of a spec with its program, but for clauses that ask what was led."""
    programs = playable(name).plan.rules.programs
    asked = [term for term in dict.fromkeys(phrases_of(playable(name).model)) if not asks(term, t.Led)]
    write = (programs.condition if isinstance(term, t.Condition) else programs.number for term in asked)
    return tuple((term, program(term)) for term, program in zip(asked, write, strict=True))  # type: ignore[operator]


def in_question(state: State, random: Random) -> list[frozenset[Seat]]:
    """A seat, a side, and nobody."""
    seat, side = random.below(len(state.hands)), random.below(len(state.sides))
    return [frozenset({seat}), frozenset(state.sides[side]), frozenset()]


def as_told(answer: Any) -> int:
    """What the slow reference says, as a program says it."""
    return NOTHING if answer is None else int(answer)


@every_spec
@settings(max_examples=3, deadline=None, phases=PHASES)
@given(seed=st.integers(0, MASK))
def test_every_phrase_is_weighed_as_the_reference_walks_it(name: str, seed: int) -> None:
    random = Random(seed)
    for state, _ in positions(playable(name), seed):
        if random.below(4):
            continue
        standing = standing_of(state)
        for seats in in_question(state, random):
            for term, code in phrases(name):
                walked = is_so if isinstance(term, t.Condition) else count
                expected = as_told(walked(term, standing, Asked(seats)))  # type: ignore[arg-type]
                assert weigh(code, state, sum(1 << seat for seat in seats)) == expected, term
