"""Every phrase of every spec, weighed by its program and walked by the slow reference: the same in random play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from stich.cards import Seat
from stich.engine.rng import MASK, Random
from stich.engine.standing import standing_of
from stich.engine.state import State
from stich.language.conditions import terms as t
from stich.language.model.deal import ReckonRow, Transfer
from stich.language.model.dialogues import Reckon
from stich.language.model.game import GameModel
from stich.language.model.score import Row, Tier
from stich.rules.plainly import Asked, count, is_so
from stich.rules.program import Code
from stich.rules.weigh import NOTHING, weigh
from tests.specs.test_laws import PHASES, every_spec, positions
from tests.specs_under_test import playable

Phrase = tuple[t.Condition | t.Number, Code]


def rows_of(game: GameModel) -> Iterator[Row]:
    """Every row of a game, wherever it stands."""
    match, choices = game.match, list(game.choices)
    tiers: list[Tier] = [*game.score, *match.before_each, *match.marks, *match.at_the_end]
    tiers += [step.tier for step in game.steps if isinstance(step, ReckonRow)]
    yield from (row for tier in tiers for row in tier.rows)
    yield from (bonus.row for bonus in game.bonuses)
    yield from (effect.row for choice in choices for effect in choice.effects if isinstance(effect, Reckon))


def conditions_of(game: GameModel) -> Iterator[t.Condition]:
    """Every condition of a game, but for those of the powers' clauses that ask what was led."""
    play = game.play
    yield from (guard.when for guard in play.guards)
    yield from (exemption.when for exemption in play.exempt)
    yield from (phase.until for phase in play.phases)
    yield from (play.ends, game.match.ends, *([play.concede_when] if play.concede_when is not None else []))
    yield from (dialogue.when for dialogue in game.dialogues)
    yield from (choice.when for choice in game.choices)
    for step in game.steps:
        if isinstance(step, Transfer):
            yield from (step.when, *(give.when for give in step.gives))
    yield from (title.when for title in game.match.titles)
    yield from (row.when for row in rows_of(game))
    yield from (each.condition for each in game.definitions.conditions)


def numbers_of(game: GameModel) -> Iterator[t.Number]:
    """Every number of a game."""
    for row in rows_of(game):
        yield from (number for number in (row.points, row.pays) if number is not None)
        yield from (change.number for change in row.changes)
    yield from (choice.stake for choice in game.choices if choice.stake is not None)
    yield from (choice.concedes.worth for choice in game.choices if choice.concedes is not None)
    yield from (total.grows for total in game.match.totals if total.grows is not None)
    yield from (each.number for each in game.definitions.numbers)


@cache
def phrases(name: str) -> tuple[Phrase, ...]:
    """Every phrase of a spec with its program."""
    game, programs = playable(name).model, playable(name).plan.rules.programs
    found: list[Phrase] = [(term, programs.condition(term)) for term in dict.fromkeys(conditions_of(game))]
    return (*found, *((term, programs.number(term)) for term in dict.fromkeys(numbers_of(game))))


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
