"""A state on the machine and one of the readable engine behave alike, whatever is asked of them or done to them."""

from __future__ import annotations

import copy
import gc
import pickle
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import numpy as np
import pytest

from stich.engine.packs import Seeded
from stich.engine.state import State
from stich.language.conditions import terms as t
from stich.language.model.deal import ReckonRow
from stich.language.model.names import Names
from stich.language.model.score import Row, Tier
from stich.machine.limits import Fault
from stich.match.core import CHOICE, compiled
from stich.match.game import Game, load_game
from stich.match.state import Frame, OnMachine, start_on
from tests.machine.agreement import MACHINES, machined
from tests.specs_under_test import PLAYED, Bots, path_of, playable

DEALS = 2
KIND = MACHINES[-1]
NO_ACTIONS: tuple[Any, ...] = ("SA", 1.0, None, [0], np.array([1, 2]), -1, -(2**70), 2**70, 10**30, 10**6)
SIDES: tuple[Any, ...] = (0, 1, -1, 99, 2**70, np.int64(0), True, "0", 1.5, None)
ASKED = ("over", "winner", "to_act", "totals", "last_points", "history", "plan", "trick_number", "hands", "bound",
         "deal_number", "stage", "pools", "stake", "side_tricks", "log")  # fmt: skip


def begun(game: Game, seed: int, deals: int | None = DEALS, kind: str = KIND) -> tuple[State, State]:
    """The same match on the readable engine and on the machine."""
    _, machine, home = machined(game, kind)
    quick = start_on(machine, home, Frame(game.plan, Seeded(seed), deals))
    assert quick is not None
    return State(game.plan, Seeded(seed), deals), cast(State, quick)


def outcome(does: Callable[[], object]) -> object:
    """What comes of it, or what is raised, in words."""
    try:
        return does()
    except Exception as error:
        return type(error), str(error)


def told(state: State) -> list[object]:
    """All that can be asked of a state, in few words."""
    asked: list[object] = [copy.deepcopy(getattr(state, name)) for name in ASKED if name != "plan"]
    views = [state.view(seat) for seat in range(state.plan.players)]
    giving_up = [state.may_concede(side) for side in range(len(state.sides))]
    return [*asked, state.legal_actions(), views, [view.key for view in views], giving_up, state.returns(), str(state)]


def assert_alike(one: State, other: State) -> None:
    assert told(one) == told(other)


def choices(state: State, seed: int) -> Bots:
    return Bots(seed, state.plan.players, give_up_once_in=25)


@pytest.mark.parametrize("name", PLAYED)
def test_they_tell_the_same(name: str) -> None:
    slow, quick = begun(playable(name), 5)
    assert_alike(slow, quick)
    for count, action in enumerate(choices(slow, 5).play_out(slow)):
        if count % 7 == 0:
            assert_alike(slow, quick)
        assert quick.legal_actions() == slow.legal_actions()
        quick.play(action)
        assert (quick.to_act, quick.over) == (quick.readably().to_act, quick.readably().over)  # type: ignore[attr-defined]
    assert_alike(slow, quick)


@pytest.mark.parametrize("name", PLAYED)
def test_they_are_undone_alike_and_played_again(name: str) -> None:
    slow, quick = begun(playable(name), 6)
    for action in choices(slow, 6).play_out(slow):
        quick.play(action)
    history, done, chance = slow.history, [], random.Random(name)
    assert quick.history == history
    while quick.history:
        done.append(quick.undo())
        assert slow.undo() == done[-1]
        assert quick.legal_actions() == slow.legal_actions()
        if chance.random() < 0.03:
            assert_alike(slow, quick)
        if chance.random() < 0.1:
            for state in (slow, quick):
                state.play(done[-1])
            done.pop()
    assert outcome(quick.undo) == outcome(slow.undo)
    assert_alike(slow, quick)
    for action in history:
        quick.play(action)
    assert quick.history == history
    assert quick.over


@pytest.mark.parametrize("name", PLAYED)
def test_copies_go_their_own_ways(name: str) -> None:
    slow, quick = begun(playable(name), 7, deals=1)
    copies = list[tuple[State, State, list[object]]]()
    for count, action in enumerate(choices(slow, 7).play_out(slow)):
        if count % 9 == 0:
            made = copy.deepcopy(quick) if count % 2 else copy.copy(quick)
            copies.append((slow.copy(), made, told(slow)))
        quick.play(action)
    for one, other, before in copies:
        assert told(other) == before
        for _ in range(5):
            if not one.over:
                action = one.legal_actions()[-1]
                one.play(action)
                other.play(action)
        assert_alike(one, other)


@pytest.mark.parametrize("name", ["knueffeln", "skat", "loo", "singing"])
def test_it_is_a_state_and_comes_back_from_a_pickle_as_one(name: str) -> None:
    slow, quick = begun(playable(name), 5, deals=6)
    for count, action in enumerate(choices(slow, 5).play_out(slow)):
        quick.play(action)
        if count == 45:
            break
    slow.play(action)
    again = pickle.loads(pickle.dumps(quick))
    assert isinstance(quick, State) and isinstance(again, State)
    for one, other in ((slow, quick), (quick, again)):
        keys = [[state.view(seat).key for seat in range(state.plan.players)] for state in (one, other)]
        assert (keys[0], one.history, str(one)) == (keys[1], other.history, str(other))
    while again.history:
        again.undo()
    assert quick.history == slow.history


@pytest.mark.parametrize("name", PLAYED)
def test_what_may_not_be_done_is_refused_in_the_same_words(name: str) -> None:
    slow, quick = begun(playable(name), 8, deals=1)
    concede = slow.plan.actions.concede
    for count, action in enumerate(choices(slow, 8).play_out(slow)):
        if count % 6 == 0:
            legal = slow.legal_actions()
            some = range(count % 5, concede + 5, 5)
            numbers = [each for each in some if each not in legal and not slow.may_concede(each - concede)]
            for tried in (*NO_ACTIONS, *numbers, *map(np.int64, numbers[:3])):
                assert outcome(lambda tried=tried: quick.play(tried)) == outcome(lambda tried=tried: slow.play(tried))
            for side in SIDES:
                said = [outcome(lambda state=state, side=side: state.may_concede(side)) for state in (slow, quick)]
                assert said[0] == said[1]
                if said[0] is not True:
                    said = [outcome(lambda state=state, side=side: state.concede(side)) for state in (slow, quick)]
                    assert said[0] == said[1]
            for seat in (-1, 99, 2**70, "0", None, np.int64(0)):
                said = [outcome(lambda state=state, seat=seat: state.view(seat)) for state in (slow, quick)]
                assert said[0] == said[1]
            assert quick.history == slow.history
            assert quick.legal_actions() == legal
        quick.play(np.int16(action) if count % 3 else action)
    assert_alike(slow, quick)
    assert all(type(each) is int for each in quick.history)
    assert outcome(lambda: quick.play(0)) == outcome(lambda: slow.play(0))


@pytest.mark.parametrize("name", PLAYED)
def test_what_is_forgotten_cannot_be_undone(name: str) -> None:
    slow, quick = begun(playable(name), 9)
    for count, action in enumerate(choices(slow, 9).play_out(slow)):
        if count % 40 == 39:
            slow.forget()
            quick.forget()
        quick.play(action)
    assert quick.history == slow.history
    while slow.history:
        assert quick.undo() == slow.undo()
    assert outcome(quick.undo) == outcome(slow.undo)
    assert_alike(slow, quick)


@pytest.mark.parametrize("name", ["skat", "bourre", "karnoeffel", "double-pack", "tute"])
@pytest.mark.parametrize("at", [0, 3, 17, 60])
@pytest.mark.parametrize("asked", ["legal_actions", "play", "may_concede"])
def test_where_the_machine_has_no_room_the_readable_engine_goes_on(name: str, at: int, asked: str) -> None:
    slow, quick = begun(playable(name), 13, deals=3)
    for count, action in enumerate(choices(slow, 13).play_out(slow)):
        if count == at:
            cast(Any, quick).write("fault", [Fault.ROOM])
            if asked == "legal_actions":
                assert quick.legal_actions() == slow.legal_actions()
            elif asked == "may_concede":
                assert quick.may_concede(0) == slow.may_concede(0)
        elif count == at + 1:
            assert cast(Any, quick).readable is not None
            assert_alike(slow, quick)
            assert_alike(slow.copy(), quick.copy())
        quick.play(action)
    assert quick.history == slow.history
    while slow.history:
        assert quick.undo() == slow.undo()
    assert_alike(slow, quick)


@pytest.mark.parametrize("players", [3, 5])
def test_a_game_for_a_range_of_players(players: int) -> None:
    slow, quick = begun(load_game(path_of("bourre"), players=players), 11, deals=3)
    assert slow.plan.players == players
    for action in choices(slow, 11).play_out(slow):
        quick.play(action)
    assert_alike(slow, quick)


@pytest.mark.parametrize("deals", [1, 2, None])
def test_a_match_lasts_as_many_deals_as_it_should(deals: int | None) -> None:
    slow, quick = begun(playable("karnoeffel"), 12, deals)
    for action in choices(slow, 12).play_out(slow):
        quick.play(action)
    assert quick.over
    assert_alike(slow, quick)


@pytest.mark.parametrize(
    ("choice", "on_machine"), [("off", False), ("plain", True), ("compiled", compiled() is not None)]
)
def test_the_environment_chooses_who_plays(choice: str, on_machine: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CHOICE, choice)
    game = Game(playable("whist").model)
    assert isinstance(game.start(1), OnMachine) == on_machine
    assert not isinstance(game.start(1, log=True), OnMachine)
    assert not isinstance(Game(game.model, fast=False).start(1), OnMachine)


def test_tables_are_given_back_whoever_collects_them() -> None:
    """A home that goes with other things that hold one another."""
    for _ in range(3):
        around: dict[str, Any] = {"game": Game(playable("whist").model)}
        around["home"], around["itself"] = machined(around["game"], KIND), around
        del around
        assert gc.collect()


def test_a_match_can_end_before_anything_is_done_in_a_deal() -> None:
    """Something is scored as the second deal begins, with which the match is over at once."""
    model = playable("jass").model
    gift = Row(Names("gift"), when=t.InDeal(2, 1000), points=t.Constant(100_000))
    game = Game(replace(model, steps=(ReckonRow(Tier((gift,))), *model.steps)))
    slow, quick = begun(game, 3, deals=None)
    for action in choices(slow, 3).play_out(slow):
        assert not quick.over
        quick.play(action)
    assert quick.over and quick.deal_number == 2
    assert_alike(slow, quick)
    quick.undo(), slow.undo()
    assert not quick.over
    assert_alike(slow, quick)
