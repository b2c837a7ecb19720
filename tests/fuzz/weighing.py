"""Both executors on whatever game is played: each phrase and each score, weighed by its program and walked plainly.

The laws hold the two together over the shipped specs; here it is done on games that nobody would write.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from stich.engine import score
from stich.engine.position import Position
from stich.engine.standing import standing_of
from stich.engine.state import State
from stich.engine.table import Stage
from stich.language.check.ranges import Ranges
from stich.language.check.said import phrases_of, says_of
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Role
from stich.language.conditions.measures import MOST, Measure
from stich.language.conditions.walks import asks, within
from stich.language.model.deal import Again, DealCards, Transfer
from stich.language.model.score import Doing
from stich.match.game import Game
from stich.rules.plainly import Asked, count, is_so
from stich.rules.program import Code, Programs
from stich.rules.weigh import NOTHING, weigh
from tests.fuzz.common import WrongError
from tests.slow_score import Ledger, scored

Phrase = tuple[t.Number | t.Condition, Code]

MANY = 40  # phrases that are weighed of one position


def programs_of(game: Game) -> list[Phrase]:
    """Every phrase of a game with its program, but for those that ask a single card whether it was led."""
    programs, says = game.plan.rules.programs, says_of(game.model)
    asked = [term for term in dict.fromkeys(phrases_of(game.model)) if not asks(term, t.Led, says=says)]
    return [(each, _code(programs, each)) for each in asked]


def _code(programs: Programs, term: t.Number | t.Condition) -> Code:
    return programs.condition(term) if isinstance(term, t.Condition) else programs.number(term)


def _in_question(state: State, rng: random.Random) -> list[frozenset[int]]:
    """A seat, a side, and nobody."""
    seat, side = rng.randrange(len(state.hands)), rng.choice(state.sides)
    return [frozenset({seat}), frozenset(side), frozenset()]


def weigh_both_ways(state: State, phrases: list[Phrase], rng: random.Random) -> int:
    """Hold both executors together on some phrases in a position; how many were weighed."""
    bounds(state)
    standing, weighed = standing_of(state if _is_told(state) else _unlogged(state)), 0
    for seats in _in_question(state, rng):
        for term, code in rng.sample(phrases, min(MANY, len(phrases))):
            walked = is_so if isinstance(term, t.Condition) else count
            said = walked(term, standing, Asked(seats))  # type: ignore[arg-type]
            expected = NOTHING if said is None else int(said)
            got = weigh(code, state, sum(1 << seat for seat in seats))
            weighed += 1
            if got != expected:
                words = term.span.text if term.span else term
                raise WrongError(f"the executors disagree on {type(term).__name__}: {got}, {expected} of {words}")
    return weighed


class Bounded(NamedTuple):
    """A number or a comparison within some phrase, its program, and between what it is said to lie."""

    term: t.Number | t.Compared
    code: Code
    least: int
    most: int

    def may_ask(self, seats: frozenset[int]) -> bool:
        """Whether these can be in question: who asks of a seat is never asked of a side of several."""
        return len(seats) == 1 or not any(isinstance(p, t.SeatRef) and p.role is Role.SEAT for p in within(self.term))


def bounded_of(game: Game) -> list[Bounded]:
    """What the checks say of the numbers and comparisons of a game, as far as these are not asked of each of some."""
    programs, ranges, says = game.plan.rules.programs, Ranges(game.model), says_of(game.model)
    found: dict[t.Number | t.Compared, Bounded] = {}
    for phrase in phrases_of(game.model):
        for part in within(phrase):
            if not isinstance(part, t.Number | t.Compared) or asks(part, t.Member, t.Led, says=says):
                continue
            if isinstance(part, t.Compared):
                told = ranges.told(part)
                found[part] = Bounded(part, programs.condition(part), told is True, told is not False)
            else:
                found[part] = Bounded(part, programs.number(part), *ranges.of(part))
    return list(found.values())


def hold_to_bounds(state: State, bounded: list[Bounded], rng: random.Random) -> None:
    """Hold some of these against what the checks say."""
    if state.stage != Stage.TRICK:  # what hands hold meanwhile is asked nowhere
        return
    for seats in _in_question(state, rng)[:2]:
        for each in rng.sample(bounded, min(MANY, len(bounded))):
            if not each.may_ask(seats):
                continue
            got = weigh(each.code, state, sum(1 << seat for seat in seats))
            if got != NOTHING and not each.least <= got <= each.most:
                said = each.term.span.text if each.term.span else each.term
                raise WrongError(f"{got} is not between {each.least} and {each.most}: {said}")


def _is_told(s: Position) -> bool:
    """Whether all that is dealt is told as the deal begins: not what comes after an exchange."""
    kinds = [type(step) for step in s.plan.game.steps]
    later = next((at for at, kind in enumerate(kinds) if kind in (Transfer, Again)), len(kinds))
    return DealCards not in kinds[later:]


def _unlogged(state: State) -> State:
    """The same, of which only is known what is kept."""
    copy = state.copy()
    copy.watch(False)
    return copy


def bounds(s: Position) -> None:
    """Hold every number that is kept against the bounds of the language."""
    kept = [*s.pools, s.stake, *(n for table in (s.totals, s.counters, s.card_points) for row in table for n in row)]
    if any(not -MOST <= number <= MOST for number in kept):
        raise WrongError("a number is out of bounds")


def _slowly(s: Position) -> Ledger | None:
    """What the score of a deal moves, over the plain reference."""
    slow = s.copy()
    if not _is_told(s):
        slow.watch(False)
    if s.conceded is None:
        score._grow(slow)
    ledger = scored(s.plan.game, standing_of(slow), given_up=s.conceded is not None)
    for i, total in enumerate(s.plan.game.match.totals):
        if total.points:
            ledger.totals[i] = [kept + n for kept, n in zip(ledger.totals[i], ledger.points, strict=True)]
    for _, side, points in s.awards:  # given before: bonuses, choices
        ledger.points[side] += points
    return ledger


def _hold_together(s: Position, expected: Ledger) -> None:
    points = [0] * len(s.sides)
    for _, side, n in s.awards:
        points[side] += n
    told = [i for i in range(len(s.totals)) if i not in _overwritten(s)]
    totals, wanted_totals = ([table[i] for i in told] for table in (s.totals, expected.totals))
    for what, got, wanted in (("points", points, expected.points), ("pools", s.pools, expected.pools),
                              ("totals", totals, wanted_totals)):  # fmt: skip
        if _clamped(got) != _clamped(wanted):
            raise WrongError(f"the {what} disagree: {got} {wanted}")


def _overwritten(s: Position) -> set[int]:
    """Totals that a row of the score sets or clears, of which the slow reckoning does not know the order."""
    rows = [row for tier in s.plan.game.score for row in tier.rows]
    sets = (each for row in rows for each in row.changes if each.doing is Doing.SETS and each.measure is Measure.TOTAL)
    return {each.index for each in sets} | {total for row in rows for total in row.clears}


def _clamped(numbers: object) -> object:
    return [_clamped(each) for each in numbers] if isinstance(numbers, list) else max(-MOST, min(MOST, numbers))  # type: ignore[type-var]


@contextmanager
def scored_both_ways() -> Iterator[None]:
    """While this lasts every deal is scored in both ways."""
    before = score.score

    def score_both(s: Position) -> bool:
        expected = _slowly(s)
        decided = before(s)
        if expected is not None:
            _hold_together(s, expected)
        return decided

    score.score = score_both
    try:
        yield
    finally:
        score.score = before
