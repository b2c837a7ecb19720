"""Worlds: a seat that lays the hidden cards anew, so that all came about as it saw it, sees just what it saw."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest

from stich.cards import Seat
from stich.engine.actions import Action
from stich.engine.state import State
from stich.engine.table import Stage
from stich.engine.view import View
from stich.match.core import CHOICE
from stich.match.game import Game
from stich.players.budget import Budget
from stich.players.thinking import GreedyPlayer, team_for
from stich.rng import MASK, Random, stream
from stich.solve.solver import DealSolver
from stich.worlds.cards_told import tell_the_same
from stich.worlds.witness import Patience, Reconstruction, find_witness, world_with
from stich.worlds.worlds import memory_for, worlds_of
from tests.specs_under_test import PLAYED, Bots, playable

POSITIONS = 5  # looked at in each match
WORLDS = 3  # sought in each

QUICK = ("elfern", "karniffel", "karnoeffel", "skat", "sixty-six", "hearts", "watten", "spoil-five")
"""Those that are looked at every time; the others are by `pytest -m long`."""


def all_views(game: Game, seed: int) -> list[View]:
    """What seats see whose turn it is, all through a deal."""
    state = game.start(seed, deals=1)
    return [state.view(state.to_act) for _ in Bots(seed, len(state.hands)).play_out(state)]


def some_views(game: Game, seed: int) -> Iterator[View]:
    """What seats see whose turn it is, here and there in a deal."""
    found = all_views(game, seed)
    yield from found[:: max(1, len(found) // POSITIONS)]


def led(witness: Reconstruction, view: View) -> State:
    """The match with the cards as a witness has them."""
    state = world_with(view, Random(3), witness.pack)
    assert state is not None
    return state


def looks_the_same(world: State, view: View) -> bool:
    """Whether a seat sees in a world what it saw, but for the order of cards that lie together."""
    found = world.view(view.seat)
    events = zip(found.events, view.events, strict=True)
    return replace(found, events=view.events) == view and all(tell_the_same(*pair) for pair in events)


@pytest.mark.parametrize(
    "name", [name if name in QUICK else pytest.param(name, marks=pytest.mark.long) for name in PLAYED]
)
def test_a_world_that_a_seat_cannot_tell_apart_gives_it_its_view_again(name: str) -> None:
    game, rng = playable(name), Random(stream(13, len(name)))
    near: dict[Seat, Reconstruction | None] = {}
    tried = found = 0
    for view in some_views(game, 1450 + len(name)):
        witness = near[view.seat] = find_witness(view, rng, near.get(view.seat))
        assert witness is not None, "no way was found in which all came about"
        same = world_with(view, rng, witness.pack)
        assert same is None or looks_the_same(same, view)
        worlds = worlds_of(view, witness, rng.next() & MASK, room=8)
        assert worlds is not None, "the machine does not do what was done"
        packs = [tuple(worlds.laid(view.plan.n)) for _ in range(WORLDS) if worlds.find()]
        states = [world for pack in packs if (world := world_with(view, rng, pack)) is not None]
        assert all(looks_the_same(world, view) for world in states)
        tried, found = tried + WORLDS, found + len(states)
    assert found > tried / 2


def test_a_witness_is_sought_within_a_bound() -> None:
    view = list(some_views(playable("hearts"), 7))[3]
    assert find_witness(view, Random(1)) is not None
    assert find_witness(view, Random(1), bound=Patience(leads=1)) is None, (
        "the cards of a hand do not lie there by chance"
    )
    assert find_witness(view, Random(1), bound=Patience(seconds=0)) is None


def test_from_a_witness_of_the_same_deal_little_is_sought_anew_and_from_one_of_another_deal_all() -> None:
    first_seat = next(some_views(playable("hearts"), 7)).seat
    one, two, *_ = (view for view in all_views(playable("hearts"), 7) if view.seat == first_seat)
    *_, other = (view for view in all_views(playable("hearts"), 8) if view.seat == first_seat)
    near = find_witness(one, Random(1))
    assert near is not None and two.events[: len(near.told)] == near.told
    first, again, strange = Patience(), Patience(), Patience()
    for view, known, bound in ((two, None, first), (two, near, again), (other, near, strange)):
        found = find_witness(view, Random(2), known, bound)
        assert found is not None and looks_the_same(led(found, view), view)
    assert again.leads > first.leads


@pytest.mark.parametrize("name", ["karnoeffel", "elfern", "hearts", "jass", "spoil-five"])
def test_what_a_last_card_is_worth_is_what_it_brings(name: str) -> None:
    """Its own side's points less the mean of the others', as ``State.returns`` has it."""
    game = playable(name)
    for seed in range(3):
        state = game.start(seed, deals=1)
        for _ in Bots(seed, len(state.hands)).play_out(state):
            view = state.view(state.to_act)
        last = state.history[-1]  # which ends the deal, whatever the others hold
        weighed = {each.action: each.worth for each in GreedyPlayer(Budget(playouts=64)).weigh(view, Random(seed))}
        assert weighed[last] == pytest.approx(game.plan.returns(state.last_points)[view.seat])


@pytest.mark.parametrize("name", ["karnoeffel", "elfern", "truc", "sixty-six"])
def test_who_wins_the_match_by_a_deal_has_won_as_much_as_it_was_played_for(name: str) -> None:
    game = playable(name)
    state = game.start(3)
    for _ in Bots(3, len(state.hands)).play_out(state):
        view = state.view(state.to_act)
    last, winner = state.history[-1], state.winner
    assert winner is not None
    weighed = {each.action: each.worth for each in GreedyPlayer(Budget(playouts=64)).weigh(view, Random(1))}
    more = max(state.totals[state.plan.game.match.winner]) * (1 if view.side == winner else -1)
    assert weighed[last] == pytest.approx(game.plan.returns(state.last_points)[view.seat] + more)


def test_who_can_win_the_match_by_declaring_it_does() -> None:
    """Tute: four kings or four horses win the match, whatever has been scored."""
    state = next(found for found in map(_before_tute, range(2_000)) if found is not None)
    best, *_ = GreedyPlayer(Budget(playouts=64)).weigh(state.view(state.to_act), Random(1))
    assert state.plan.actions.name(best.action) == "tute" and best.worth > 500  # far more than a deal can bring


def _before_tute(seed: int) -> State | None:
    """A match in which ``tute`` may be declared, if this seed leads to one."""
    state = playable("tute").start(seed, deals=1)
    tute = state.plan.actions.says["tute"]
    for _ in Bots(seed, len(state.hands)).play_out(state):
        if tute in state.legal_actions():
            return state
    return None


@pytest.mark.parametrize("name", ["karnoeffel", "elfern", "hearts", "skat"])
def test_every_machine_thinks_alike(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view = list(some_views(playable(name), 7))[2]
    told = []
    for machine in ("compiled", "plain"):
        monkeypatch.setenv(CHOICE, machine)
        witness = find_witness(view, Random(1))
        assert witness is not None
        worlds = worlds_of(view, witness, 7, room=256)
        assert worlds is not None
        worlds.weigh(2, 50, 1)
        kept = worlds.gather(8, 64, 1, 192, 512)
        packs = [(worlds.weigh(1, 50, 1), tuple(worlds.laid(view.plan.n))) for _ in range(kept)]
        worlds.grow(12, 50, 1)
        told.append((worlds.told(view.side), packs, worlds.thumb_gains(4)))
    assert told[0] == told[1] and sum(often for _, often, _ in told[0][0]) >= 12


@pytest.mark.parametrize("name", ["whist", "euchre", "spades"])
def test_what_is_solved_in_worlds_is_what_each_of_them_is_worth_laid_open(name: str) -> None:
    game = playable(name)
    view = next(view for view in all_views(game, 3) if view.stage is Stage.TRICK and max(view.hand_sizes) == 3)
    witness, team = find_witness(view, Random(1)), team_for(view)
    assert witness is not None and team is not None
    worlds = worlds_of(view, witness, 7, room=256)
    assert worlds is not None and worlds.only_cards()
    kept = worlds.gather(3, 1, 0, 0, 0)
    worlds.lend(memory_for(view), team.mask, team.weights)
    expected: dict[Action, Fraction] = defaultdict(Fraction)
    for _ in range(kept):
        assert worlds.solve(1, 3000) == 1
        world = world_with(view, Random(1), worlds.laid(view.plan.n))
        assert world is not None
        solved = DealSolver(game).solve(world, team, every=True)
        for move in (*solved.best, *solved.others):
            expected[move.action] += move.worth
    told = worlds.told(view.side)
    assert {action: worth for action, _, worth in told} == expected
    assert {action: -worth for action, _, worth in worlds.told(1 - view.side)} == expected
    assert {often for _, often, _ in told} == {kept} == {3}
