"""Long matches: what belongs to past deals is shared by copies, can be taken back to the first card, and is not kept
twice."""

from __future__ import annotations

import pickle
from copy import deepcopy
from itertools import islice

import pytest

from stich.engine.chain import chained, in_order
from stich.engine.packs import Seeded
from stich.engine.state import State
from stich.match.record import Recorder, text_of
from tests.specs.test_laws import snapshot
from tests.specs_under_test import PLAYED, Bots, playable

every_spec = pytest.mark.parametrize("name", PLAYED)


def played(name: str, deals: int, log: bool = False) -> State:
    """A match after so many deals, before its end."""
    state = playable(name).start(8, deals=deals + 50, log=log)
    for _ in Bots(8, len(state.hands)).play_out(state):
        if state.deals_done >= deals and len(state.done) > 2:
            break
    return state


@every_spec
def test_a_match_is_taken_back_to_the_first_card_and_its_copies_stay(name: str) -> None:
    state = playable(name).start(7, deals=5, log=True)
    copies, whole = [(state.copy(), snapshot(state))], list[int]()
    for action in Bots(7, len(state.hands), give_up_once_in=30).play_out(state):
        if len(whole) % 5 == 0:
            copies.append((state.copy(), snapshot(state)))
        whole.append(action)
    assert state.history == whole
    last, forward = snapshot(state), state.copy()
    at = {len(before["history"]): before for _, before in copies}
    while state.history:
        assert state.undo() == whole[len(state.history)]
        if before := at.get(len(state.history)):
            assert snapshot(state) == before
    with pytest.raises(IndexError, match="taken back"):
        state.undo()
    for copy, before in copies:  # what was done to the other has not changed them, and each can go its own way
        assert snapshot(copy) == before
        for action in whole[len(copy.history) :][:30]:
            copy.play(action)
    for action in whole:
        state.play(action)
    assert snapshot(state) == last == snapshot(forward)
    assert forward.log == state.log


@pytest.mark.parametrize("name", ["knueffeln", "doppelkopf", "tarot-french", "skat", "loo", "singing", "double-pack"])
def test_a_pickled_match_is_the_same_with_its_past(name: str) -> None:
    state = played(name, deals=3, log=True)
    for again in (pickle.loads(pickle.dumps(state)), deepcopy(state)):
        assert (again.history, again.log, again.begun) == (state.history, state.log, state.begun)
        for seat in range(len(state.hands)):
            assert again.view(seat).key == state.view(seat).key
        one, other = state.copy(), again
        while one.history:
            assert one.undo() == other.undo()
        assert (one.hands, one.log) == (other.hands, other.log)


def test_a_past_may_be_longer_than_calls_are_deep() -> None:
    state = played("styrivolt", deals=2500)
    again = pickle.loads(pickle.dumps(state))
    assert again.history == state.history
    assert again.undo() == state.undo()
    del state, again
    assert len(in_order(chained(range(200_000)))) == 200_000  # and is let go of at once


def test_copies_share_the_past_and_keep_no_more_than_the_deal_under_way() -> None:
    state = played("knueffeln", deals=40, log=True)
    copy = state.copy()
    assert copy.past is state.past and copy.told is state.told
    assert copy.done is not state.done and copy.happened is not state.happened
    assert len(in_order(state.past)) == 40
    while copy.past is state.past:
        copy.undo()
    assert len(in_order(copy.past)) == 39 and len(in_order(state.past)) == 40
    assert copy.undo() == state.history[len(copy.history)]


def test_a_recorder_that_is_asked_again_and_again_lets_past_deals_go() -> None:
    game = playable("karnoeffel")
    whole, state = (game.start(3, deals=6, log=True) for _ in range(2))
    recorder = Recorder(game, state, 3, ["x"] * 4)
    lines = list(map(text_of, recorder.lines()))
    for action in Bots(3, 4).play_out(whole):
        state.play(action)
        lines += map(text_of, recorder.lines())
        assert state.told is None
    written = [list(map(text_of, Recorder(game, whole, 3, ["x"] * 4).lines())) for _ in range(2)]
    assert written == [lines, lines]
    assert state.history == whole.history  # which it can still be taken back by
    log = whole.log or []
    assert log[len(log) - len(state.log or ()) :] == state.log
    while state.history:
        assert state.undo() == whole.undo()
        assert state.event_count == whole.event_count
    assert state.hands == whole.hands


def test_a_recorder_left_in_the_middle_goes_on_from_there() -> None:
    game = playable("karnoeffel")
    state = game.start(3, deals=3, log=True)
    recorder, lines = Recorder(game, state, 3, ["x"] * 4), list[str]()
    for at, _ in enumerate(Bots(3, 4).play_out(state)):
        if at % 40 == 0:
            lines += map(text_of, islice(recorder.lines(), 3))
    whole = state.copy()
    lines += map(text_of, recorder.lines())
    assert lines == list(map(text_of, Recorder(game, whole, 3, ["x"] * 4).lines()))


def test_a_match_that_is_seen_and_not_recorded_keeps_no_more_than_the_deal_under_way() -> None:
    state = State(playable("knueffeln").plan, Seeded(3), 30)
    for _ in Bots(3, 4).play_out(state):
        assert state.view(state.to_act).events
        assert state.told is None and state.log is None and state.event_count == 0
        assert len(state.happened or ()) < 100
    assert state.deals_done == 30
