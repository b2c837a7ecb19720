"""Deals laid open: who plays against whom, what is best, and a line in which all play their best."""

from __future__ import annotations

import random
import signal
from fractions import Fraction
from pathlib import Path

import pytest

from stich import load_game
from stich.engine.state import State
from stich.engine.table import Stage
from stich.errors import UnsolvedError
from stich.machine.layout_search import MATCH
from stich.match.core import which
from stich.match.game import Game
from stich.solve.solver import DealSolver, is_match
from stich.solve.teams import team_of, teams
from tests.specs_under_test import playable

TRICKS_ALONE = Path(__file__).with_name("tricks-alone.yaml")


def ending(game: Game, seed: int, cards: int, *, in_trick: int = 0) -> State:
    """A position in a random match in which nobody holds more than so many cards, with so many in the trick."""
    state, chance = game.start(seed, log=True), random.Random(seed)
    while not (state.stage == Stage.TRICK and len(state.trick) == in_trick and 0 < max(map(len, state.hands)) <= cards):
        state.play(chance.choice(state.legal_actions()))
        if state.over:
            state = game.start(chance.getrandbits(60), log=True)
    return state


def end_of(state: State, line: tuple[int, ...]) -> State:
    """The state after a line, which must end the deal with its last action and not before."""
    after = state.copy()
    for i, action in enumerate(line):
        assert (after.deal_number, after.over) == (state.deal_number, False), i
        after.play(action)
    assert after.over or after.deal_number != state.deal_number
    return after


@pytest.mark.parametrize("name", ["karnoeffel", "knueffeln", "whist", "elfern", "watten", "sixty-six", "skat", "put"])
def test_the_line_scores_what_the_deal_is_said_to_be_worth(name: str) -> None:
    game = playable(name)
    solver = DealSolver(game, memory=1)
    for seed in range(4):
        state = ending(game, seed, 3)
        solved = solver.solve(state, every=True)
        points = end_of(state, solved.line).last_points
        worth = sum(weight * number for weight, number in zip(solved.team.weights, points, strict=True))
        assert solved.team.worth(worth) == solved.worth


def test_what_is_best_and_what_is_not_are_all_that_may_be_done() -> None:
    game = playable("karniffel")
    state = ending(game, 2, 4, in_trick=1)
    solved = DealSolver(game).solve(state, every=True)
    assert sorted(move.action for move in (*solved.best, *solved.others)) == sorted(state.legal_actions())
    assert all(move.worth == solved.worth for move in solved.best)
    assert all(move.worth < solved.worth for move in solved.others)
    after = state.copy()
    for move in (*solved.best, *solved.others):
        after.play(move.action)
        assert DealSolver(game).worth(after, solved.team) == move.worth
        after.undo()


def test_it_stays_best_until_the_end() -> None:
    game = playable("knueffeln")
    state, solver = ending(game, 1, 4), DealSolver(game)
    solved = solver.solve(state)
    for action in solved.line[:-1]:
        state.play(action)
        assert solver.worth(state, solved.team) == solved.worth


# --- teams ------------------------------------------------------------------------------------------------------------


def test_two_sides_have_what_the_other_has_not() -> None:
    state = playable("whist").start(1)
    both = teams(state)
    assert [team.seats for team in both] == [(0, 2), (1, 3)]
    assert [(team.weights, team.one) for team in both] == [((1, -1), 1), ((-1, 1), 1)]


def test_each_for_himself_stands_against_the_mean_of_the_others() -> None:
    state = playable("hearts").start(1)
    assert [team.seats for team in teams(state)] == [(0,), (1,), (2,), (3,)]
    team = teams(state)[1]
    points = [3, 5, 0, 1]
    assert team.worth(sum(w * n for w, n in zip(team.weights, points, strict=True))) == Fraction(-11, 3)
    assert state.plan.returns(points)[1] == pytest.approx(-11 / 3)  # of Hearts the fewest win


def test_parties_that_are_settled_play_together() -> None:
    game = playable("doppelkopf")
    state = ending(game, 5, 2)
    both = teams(state)
    assert len(both) == 2 and sorted(seat for team in both for seat in team.seats) == [0, 1, 2, 3]
    solver = DealSolver(game)
    assert sum(solver.worth(state, team) for team in both) == 0


def test_a_match_that_is_won_outright_is_worth_more_than_any_points() -> None:
    team = team_of(playable("jass").plan, [0], [0, 1])
    assert is_match(team.worth(MATCH - 10**9)) and not is_match(Fraction(2 * 10**9))


# --- what cannot be solved --------------------------------------------------------------------------------------------


def test_a_deal_that_is_too_large_is_refused() -> None:
    game = playable("whist")
    state = game.start(1, log=True)
    with pytest.raises(UnsolvedError, match=r"too large to be solved: it is not known after 1,000 positions"):
        DealSolver(game, nodes=1000).solve(state)


def test_a_match_that_is_over_is_refused() -> None:
    game = playable("karnoeffel")
    state = game.start(1, deals=1, log=True)
    while not state.over:
        state.play(state.legal_actions()[0])
    with pytest.raises(UnsolvedError, match="the match is over"):
        DealSolver(game).solve(state)


def test_a_match_without_a_machine_is_solved_as_python(monkeypatch: pytest.MonkeyPatch) -> None:
    game = playable("karnoeffel")
    state = ending(game, 4, 2)
    quick = DealSolver(game).solve(state, every=True)
    monkeypatch.setenv("STICH_MACHINE", "off")
    slow = DealSolver(load_game("karnoeffel")).solve(state, every=True)
    assert (slow.worth, slow.best, slow.others) == (quick.worth, quick.best, quick.others)


# --- bridge -----------------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_whist_without_trumps_agrees_with_a_double_dummy_solver() -> None:
    pytest.importorskip("endplay")
    from tests.solve.double_dummy import SPEC, agree, deals

    game = load_game(SPEC)
    solver = DealSolver(game)
    assert all(agree(state, solver) for state in deals(game, 200, 1))


@pytest.mark.skipif(which() != "compiled", reason="tables are built inside of the compiled machine")
def test_ctrl_c_is_not_lost_while_a_table_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can be told just then: the machine stops at the next moment when somebody can."""
    game = load_game("whist")
    state, solver = ending(game, 1, 4), DealSolver(game)
    assert game.on_machine is not None
    source, stopped = game.on_machine[1].source, list[int]()

    def table(*args: object) -> object:
        if not stopped:
            stopped.append(1)
            signal.raise_signal(signal.SIGINT)
        return build(*args)

    build = source.table
    monkeypatch.setattr(type(source), "table", lambda _, *args: table(*args))
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # what is started beside a shell ignores it
    try:
        with pytest.raises(KeyboardInterrupt):
            solver.solve(state)
    finally:
        signal.signal(signal.SIGINT, before)
    assert stopped
    monkeypatch.undo()
    assert solver.solve(state).worth == DealSolver(playable("whist")).solve(state).worth
