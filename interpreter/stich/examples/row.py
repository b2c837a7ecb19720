"""Examples of what a row brings that is a step of the deal, scored before the first lead.

Place in the pipeline: a kind of example, below ``run``; the engine reckons the row, on positions of ``positions``.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from stich.engine.events import Awarded
from stich.engine.placed import Placed
from stich.examples import given as read
from stich.examples import reckoned
from stich.examples.given import Given, Unreadable
from stich.examples.outcomes import Outcome, Shown, known_answers, match_winner, same_in_both
from stich.examples.positions import (
    FILLINGS,
    Filling,
    bound_so_far,
    empty_table,
    fill_heaps,
    filled_hands,
    lay_out,
    lying,
    set_counts,
)
from stich.language.model.deal import ReckonRow
from stich.language.model.game import GameModel
from stich.language.model.score import Row
from stich.match.game import Game

ROW = "row"
WON = "match won by"


def step_rows(model: GameModel) -> Iterator[tuple[int, Row]]:
    """The rows that are steps of the deal, each with the index of its step."""
    for index, step in enumerate(model.steps):
        if isinstance(step, ReckonRow):
            yield from ((index, row) for row in step.tier.rows)


def row(game: Game, given: Given, expect: Given) -> Outcome:
    """An example of what such a row brings: points, what is counted, the match."""
    read.known_keys(game.model, given, ROW, "hands", "deal", *read.TABLE, *read.counted(game.model))
    known_answers(expect, "points", WON, *reckoned.names(game.model))
    step = _step(game.model, str(given[ROW]))
    wanted = {key: reckoned.wanted(value) for key, value in expect.items()}
    if "points" in expect:
        with read.of_the_answer():
            wanted["points"] = " ".join(map(str, read.by_side(game.model, "points", expect["points"])))
    found = [_reckoned(game, given, step, filling) for filling in FILLINGS]
    got, why = same_in_both(
        [_words(_answers(game, state, gained, expect)) for state, gained in found],
        given, game.model, "hands", "dealer",
    )  # fmt: skip
    shown = frozenset(Shown(ROW, award.name, "is given") for _, gained in found for award in gained)
    if any(state.over for state, _ in found):
        shown |= {Shown(ROW, str(given[ROW]), "is given")}
    return Outcome(_words(wanted), got, got == _words(wanted), why, shown=shown)


def _words(answers: dict[str, str]) -> str:
    return "; ".join(f"{key} {answers[key]}" for key in sorted(answers))


def _step(model: GameModel, name: str) -> int:
    """The step of which a row has this name."""
    named = {row.name.key: index for index, row in step_rows(model)}
    if name not in named:
        raise Unreadable(f"no row of the deal is called `{name}`; there are {', '.join(named) or 'none'}")
    return named[name]


def _reckoned(game: Game, given: Given, step: int, filling: Filling) -> tuple[Placed, list[Awarded]]:
    """The deal just after the step, in which nothing else has been scored, and what that gave."""
    state = empty_table(game, given, filling)
    state.bind_all(bound_so_far(game, given))
    set_counts(state, given)
    there = lying(game.model, given)
    hands = filled_hands(state, given, list(chain(*there)), filling, step)
    rest = filling.rest(game.model, chain(*there, *hands.values()))
    lay_out(state, hands, filling, fill_heaps(state, given, there, rest, game.model.steps[:step]))
    return state, state.reckon_step(step)


def _answers(game: Game, state: Placed, gained: list[Awarded], expect: Given) -> dict[str, str]:
    answers = reckoned.defined(state, expect) | reckoned.in_the_deal(state, expect)
    answers |= reckoned.in_the_match(state, game.model, expect)
    if "points" in expect:
        by_side = (sum(each.points for each in gained if each.side == side) for side in range(len(state.sides)))
        answers["points"] = " ".join(map(str, by_side))
    return answers | ({WON: match_winner(state)} if WON in expect else {})
