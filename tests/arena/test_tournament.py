"""Tournaments: which deals are played, what comes of them, and what is kept to go on with."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from stich.arena.deals import Duplicate, Roster
from stich.arena.log import TOLD, ResumeError, deal_line, head, head_line, read
from stich.arena.standings import pairs, records
from stich.arena.tournament import Bout, Tournament
from stich.arena.workers import played
from stich.errors import WorkerError
from stich.players.base import PlayerError
from stich.players.budget import Budget
from tests.specs_under_test import playable

OF_THREE = Tournament(("thumb", "random", "thumb:5"), deals=2, seed=4)


def found(margin: float, games: int = 2, fouls: dict[str, int] | None = None) -> Duplicate:
    return Duplicate(margin, games, (10, 20), (0.5, 0.25), (fouls or {}, {}))


def test_every_two_meet_at_each_deal_before_the_next() -> None:
    assert list(OF_THREE.tasks()) == [(0, 1, 0), (0, 2, 0), (1, 2, 0), (0, 1, 1), (0, 2, 1), (1, 2, 1)]


@pytest.mark.parametrize("names", [(), ("thumb",), ("thumb", "random", "thumb")])
def test_a_player_meets_others(names: tuple[str, ...]) -> None:
    with pytest.raises(PlayerError):
        Tournament(names, 1)


def test_what_comes_of_a_pair() -> None:
    game: dict[Bout, Duplicate] = {(0, 1, i): found(margin) for i, margin in enumerate((3.0, 1.0, 0.0, -1.0))}
    game[0, 2, 0] = found(-5.0, fouls={"too late": 2})
    first, second, third = pairs(OF_THREE, game)
    assert (first.won, first.drawn, first.lost, first.deals) == (2, 1, 1, 4)
    assert first.margin is not None and first.margin.found == pytest.approx(0.375)
    shares = {key: each and each.found for key, each in first.shares.items()}
    assert shares == {"won": 0.5, "drawn": 0.25, "lost": 0.25, "rate": 0.625, "decided": pytest.approx(2 / 3)}
    assert (second.won, second.lost) == (0, 1)
    assert third.deals == 0 and third.margin is None and set(third.shares.values()) == {None}
    thumb, random, last = records(OF_THREE, game)
    assert (thumb.decisions, thumb.seconds, thumb.fouls) == (50, 0.05, {"too late": 2})
    assert (random.decisions, last.decisions, last.seconds) == (80, 20, 0.0125)
    assert records(OF_THREE, {})[0].seconds is None


def without_time(each: Duplicate) -> tuple[object, ...]:
    return each.margin, each.games, each.decisions, each.fouls


def test_the_same_comes_of_it_whoever_plays() -> None:
    game, tasks = playable("karniffel"), list(OF_THREE.tasks())
    alone = dict(played(OF_THREE, game, tasks))
    shared = dict(played(OF_THREE, game, reversed(tasks), jobs=2))
    assert alone.keys() == shared.keys() == set(tasks)
    assert {task: without_time(alone[task]) for task in tasks} == {task: without_time(shared[task]) for task in tasks}
    assert alone[0, 1, 0] != alone[0, 1, 1], "not the same cards"


def test_a_fault_in_another_process_is_told() -> None:
    with pytest.raises(WorkerError, match="no player is called `nobody`"):
        list(played(Tournament(("thumb", "nobody"), 1), playable("elfern"), [(0, 1, 0)], jobs=2))


# --- what is kept -----------------------------------------------------------------------------------------------------

GAME = playable("karniffel")


@pytest.fixture(scope="module")
def lines() -> list[str]:
    with Roster() as roster:
        deals = [(task, OF_THREE.play(GAME, task, roster)) for task in OF_THREE.tasks()]
    return [head_line(OF_THREE, GAME), *(deal_line(*deal) for deal in deals)]


def test_what_is_kept_is_read_again(lines: list[str]) -> None:
    again = dict(read(lines, OF_THREE, GAME))
    assert list(again) == list(OF_THREE.tasks())
    assert [deal_line(*deal) for deal in again.items()] == lines[1:]


def test_a_line_that_was_cut_off_is_not_there(lines: list[str]) -> None:
    for cut in range(1, len(lines[-1])):
        assert len(list(read([*lines[:-1], lines[-1][:-cut]], OF_THREE, GAME))) == len(lines) - 2
    assert list(read([lines[0][:-1]], OF_THREE, GAME)) == []


def others() -> Iterator[tuple[str, object]]:
    """Of each key of the head something else."""
    for key, value in head(OF_THREE, GAME).items():
        yield key, not value if isinstance(value, bool) else value + 1 if isinstance(value, int) else f"{value}x"


@pytest.mark.parametrize(("key", "other"), list(others()))
def test_another_tournament_is_not_gone_on_with(lines: list[str], key: str, other: object) -> None:
    line = json.loads(lines[0]) | {key: other}
    with pytest.raises(ResumeError, match=TOLD[key]) as refused:
        list(read([json.dumps(line) + "\n", *lines[1:]], OF_THREE, GAME))
    assert refused.value.line == 1 and set(TOLD) == set(line)


def test_another_budget_is_another_tournament(lines: list[str]) -> None:
    with pytest.raises(ResumeError, match=r"with another budget: `None`, and not `'5'`"):
        list(read(lines, Tournament(OF_THREE.players, 2, 4, Budget(playouts=5)), GAME))


@pytest.mark.parametrize("text", ["", "[]", "5", "{", "{}", '{"event": "match"}', "x" * 20_000, "[" * 9_000])
def test_what_is_no_tournament_is_refused(lines: list[str], text: str) -> None:
    with pytest.raises(ResumeError) as refused:
        list(read([text + "\n", *lines[1:]], OF_THREE, GAME))
    assert refused.value.line == 1


WRONG: list[dict[str, object]] = [
    {"task": [0, 1]},
    {"task": [1, 0, 0]},
    {"task": [0, 1, -1]},
    {"task": [0, 9, 0]},
    {"task": "010"},
    {"margin": 1},
    {"margin": 1e300},
    {"margin": None},
    {"games": 0},
    {"games": 2.0},
    {"decisions": [1]},
    {"decisions": [1, -1]},
    {"seconds": [0.0, -1.0]},
    {"fouls": [{}, {"too late": 0}]},
    {"fouls": [{}, []]},
    {"more": 1},
]


@pytest.mark.parametrize("wrong", WRONG, ids=json.dumps)
def test_a_deal_that_could_not_be_is_refused(lines: list[str], wrong: dict[str, object]) -> None:
    line = json.loads(lines[2]) | wrong
    with pytest.raises(ResumeError, match="no duplicate deal of this tournament") as refused:
        list(read([*lines[:2], json.dumps(line) + "\n"], OF_THREE, GAME))
    assert refused.value.line == 3


@pytest.mark.parametrize("text", ["NaN", "Infinity", "1" * 5000])
def test_numbers_that_are_none_are_refused(lines: list[str], text: str) -> None:
    line = lines[2].replace('"games": 2', f'"games": {text}')
    with pytest.raises(ResumeError):
        list(read([*lines[:2], line], OF_THREE, GAME))
