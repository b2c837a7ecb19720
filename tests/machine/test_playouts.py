"""Playouts: what the machine adds up is what comes of the same deals played one action at a time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stich import UnplayableError, playouts
from stich.engine.chance import by_chance
from stich.engine.packs import BOTS
from stich.match.core import compiled
from stich.match.game import Game, load_game
from stich.match.playouts import DEALS_A_MATCH, FURTHER, on_machine, played
from stich.rng import MASK, SplitMix, stream
from tests.specs_under_test import PLAYED, path_of, playable

BY_THUMB = pytest.mark.parametrize("thumb", [False, True], ids=["random", "thumb"])


@BY_THUMB
@pytest.mark.parametrize("name", PLAYED)
def test_the_machine_adds_up_what_is_played_one_action_at_a_time(
    name: str, thumb: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the compiled machine where there is one, else on the same as plain Python."""
    if compiled() is None:
        monkeypatch.setenv("STICH_MACHINE", "plain")
    game, deals = Game(playable(name).model), 2 if compiled() is None else 8
    assert on_machine(game, 1426, deals, thumb) == played(game, 1426, deals, thumb)


@BY_THUMB
@pytest.mark.parametrize("name", ["karnoeffel", "skat", "doppelkopf", "tute", "auctions"])
def test_the_machine_as_plain_python_adds_up_the_same(name: str, thumb: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STICH_MACHINE", "plain")
    game = Game(playable(name).model)
    assert on_machine(game, 7, 3, thumb) == played(game, 7, 3, thumb)


@pytest.mark.parametrize("name", ["knueffeln", "elfern", "sixty-six", "loo"])
def test_points_are_those_of_matches_seen_from_outside(name: str) -> None:
    """A match of so many deals begins at the seed, and what is played is drawn from the stream of the bots."""
    game, deals = playable(name), 5
    state, random = game.start(99, deals=deals), SplitMix(stream(99, BOTS))
    points, done = [0] * game.plan.players, 0
    while not state.over:
        state.play(by_chance(state, state.legal_actions(), random))
        if state.deals_done != done:
            done += 1
            points = [whole + state.last_points[side] for whole, side in zip(points, game.plan.side_of, strict=True)]
    found = playouts(game, deals=deals, seed=99)
    assert (found.deals, list(found.points)) == (done, points)


def test_threads_and_processes_change_nothing() -> None:
    game = playable("karnoeffel")
    deals = 2 * DEALS_A_MATCH + 7 if game.on_machine else 40
    alone = playouts(game, deals=deals, seed=5)
    assert alone == playouts(game, deals=deals, seed=5, threads=3)
    assert alone == playouts(game, deals=deals, seed=5, processes=2)
    assert alone.deals == deals
    assert alone != playouts(game, deals=deals, seed=6)


def test_a_match_that_ends_too_soon_is_followed_by_others() -> None:
    """In Jass a side can win the whole match in one deal: the deals that are left are played in further matches."""
    game, deals = playable("jass"), 12
    first = played(game, 0, deals)
    second = played(game, stream(0, FURTHER, 1), deals - first.deals)
    found = playouts(game, deals=deals)
    assert first.deals < found.deals == deals == first.deals + second.deals
    assert found.decisions == first.decisions + second.decisions


def test_seeds_go_round() -> None:
    game = playable("karnoeffel")
    assert playouts(game, deals=20, seed=MASK).deals == 20


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"deals": 0}, "the number of deals is a whole number from 1"),
        ({"deals": -3}, "the number of deals"),
        ({"deals": 10**13}, "the number of deals"),
        ({"deals": True}, "the number of deals"),
        ({"deals": 1.5}, "the number of deals"),
        ({"deals": 1, "seed": -1}, "a seed is a whole number"),
        ({"deals": 1, "seed": 2**64}, "a seed is a whole number"),
        ({"deals": 1, "policy": "clever"}, "there is no policy `clever`; there is random, thumb"),
        ({"deals": 1, "threads": 0}, "the number of threads"),
        ({"deals": 1, "processes": 10**6}, "the number of processes"),
    ],
)
def test_wrong_use_is_refused(wrong: dict[str, object], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        playouts(playable("karnoeffel"), **wrong)  # type: ignore[arg-type]


def test_a_game_without_machine_is_played_readably(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STICH_MACHINE", "off")
    slow = Game(playable("karnoeffel").model)
    assert slow.on_machine is None
    assert playouts(slow, deals=9, seed=3) == playouts(playable("karnoeffel"), deals=9, seed=3)


def test_greedy_is_another_policy() -> None:
    """That it is, and that every trick is won by somebody; how strong it is nothing here can tell."""
    game = load_game(path_of("whist"))
    chance, thumb = (playouts(game, deals=60, seed=1, policy=policy) for policy in ("random", "thumb"))
    assert chance.tricks != thumb.tricks
    assert sum(thumb.tricks) == sum(chance.tricks) == 60 * 13


def test_what_cannot_go_on_is_told_as_the_engine_tells_it() -> None:
    """A deal that nobody can go on with is left to the readable engine, which says why."""
    broken = Game(replace(playable("karnoeffel").model, steps=()))  # no cards are dealt
    with pytest.raises(UnplayableError, match="the seats hold no cards") as slow:
        played(broken, 1, 3)
    with pytest.raises(UnplayableError) as found:
        playouts(broken, deals=3, seed=1)
    assert str(found.value) == str(slow.value)
