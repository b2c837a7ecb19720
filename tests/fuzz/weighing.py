"""Both executors on whatever game is played: each phrase and each score, weighed by its program and walked plainly.

The laws hold the two together over the shipped specs; here it is done on games that nobody would write.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

from stich.engine import score
from stich.engine.game import Game
from stich.engine.position import Position
from stich.engine.rng import Random
from stich.engine.standing import standing_of
from stich.engine.state import State
from stich.language.conditions import terms as t
from stich.language.conditions.measures import MOST
from stich.rules.plainly import Asked, count, is_so
from stich.rules.weigh import weigh
from tests.fuzz.common import WrongError
from tests.specs.test_phrases import Phrase, as_told, conditions_of, in_question, numbers_of
from tests.specs.test_scores import moved

MANY = 40  # phrases that are weighed of one position


def phrases_of(game: Game) -> list[Phrase]:
    """Every phrase of a game with its program."""
    programs = game.plan.rules.programs
    found: list[Phrase] = [(term, programs.condition(term)) for term in dict.fromkeys(conditions_of(game.model))]
    return [*found, *((term, programs.number(term)) for term in dict.fromkeys(numbers_of(game.model)))]


def weigh_both_ways(state: State, phrases: list[Phrase], rng: random.Random) -> int:
    """Hold both executors together on some phrases in a position; how many were weighed."""
    bounds(state)
    standing, weighed = standing_of(state), 0
    for seats in in_question(state, Random(rng.randrange(1 << 32))):
        for term, code in rng.sample(phrases, min(MANY, len(phrases))):
            walked = is_so if isinstance(term, t.Condition) else count
            expected = as_told(walked(term, standing, Asked(seats)))  # type: ignore[arg-type]
            got = weigh(code, state, sum(1 << seat for seat in seats))
            weighed += 1
            if got != expected:
                said = term.span.text if term.span else term
                raise WrongError(f"the executors disagree on {type(term).__name__}: {got}, {expected} of {said}")
    return weighed


def bounds(s: Position) -> None:
    """Hold every number that is kept against the bounds of the language."""
    kept = [*s.pools, s.stake, *(n for table in (s.totals, s.counters, s.card_points) for row in table for n in row)]
    if any(not -MOST <= number <= MOST for number in kept):
        raise WrongError("a number is out of bounds")


@contextmanager
def scored_both_ways() -> Iterator[None]:
    """While this lasts every deal is scored in both ways."""
    before = score.score

    def score_both(s: Position) -> bool:
        try:
            moved(s.copy(), s.plan.game.name)
        except AssertionError as error:
            raise WrongError(f"the scores disagree: {str(error)[:200]}") from None
        return before(s)

    score.score = score_both
    try:
        yield
    finally:
        score.score = before
