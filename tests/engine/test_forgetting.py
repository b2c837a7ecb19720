"""Long runs: a match that gives up its past is the same match, and keeps no more than one deal."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.cli.match import Wish
from stich.cli.run import run
from stich.engine.state import State
from stich.match.record import Recorder, replay
from stich.players.match import Seated
from tests.specs_under_test import PLAYED, Bots, playable


def sizes(state: State) -> int:
    return len(state.log or ()) + len(state.history)


@pytest.mark.parametrize("name", PLAYED)
def test_a_match_without_its_past_is_the_same_match(name: str) -> None:
    game, seed = playable(name), 11
    whole, brief = (game.start(seed, deals=3, log=True) for _ in range(2))
    kept, dropped = (Recorder(game, state, seed, ["x"] * game.plan.players) for state in (whole, brief))
    lines, again = list(kept.lines()), list(dropped.lines())
    bots = Bots(seed, game.plan.players, give_up_once_in=30)
    for action in bots.play_out(whole):
        assert brief.legal_actions() == whole.legal_actions()
        brief.play(action)
        again += dropped.lines()
        brief.forget()
        assert brief.past is None and brief.told is None
    lines += kept.lines()
    assert again == lines
    assert (brief.over, brief.winner, brief.returns()) == (whole.over, whole.winner, whole.returns())
    assert len(brief.history) < len(whole.history)


@pytest.mark.parametrize("name", PLAYED)
def test_what_is_left_of_the_past_can_be_undone(name: str) -> None:
    """Undoing goes back to the start of the running deal, then no further; what is played again is the same."""
    game = playable(name)
    state, whole = (game.start(12, deals=3, log=True) for _ in range(2))
    for i, action in enumerate(Bots(12, game.plan.players, give_up_once_in=30).play_out(state)):
        whole.play(action)
        if i % 7 == 3:
            later = state.copy()
            later.play(action)
            later.forget()
            done = later.history[:]
            for last in reversed(done):
                assert later.undo() == last
            with pytest.raises(IndexError):
                later.undo()
            for each in done:
                later.play(each)
            assert later.hands == whole.hands
            assert later.counters == whole.counters
            assert later.legal_actions() == whole.legal_actions()
            assert later.log == whole.events_after(whole.event_count - len(later.log or ()))


def test_the_past_is_not_given_up_before_it_is_recorded() -> None:
    game = playable("karniffel")
    state = game.start(5, deals=3, log=True)
    recorder = Recorder(game, state, 5, ["x"] * 4)
    for _ in Bots(5, 4).play_out(state):
        pass
    state.forget()
    with pytest.raises(RuntimeError, match="before it was recorded"):
        list(recorder.lines())


def test_a_long_run_keeps_one_deal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    most, states = [], set[State]()
    choose = Seated.choose

    def watched(self: Seated, state: State, seat: int) -> int:
        most.append(sizes(state))
        return choose(self, state, seat)

    monkeypatch.setattr(Seated, "choose", watched)
    path = tmp_path / "r.jsonl"
    for form, quiet in (("text", True), ("json", False), ("text", False)):
        most.clear()
        assert run(playable("karniffel"), Wish(3, 50, ["random"], str(path), form=form, quiet=quiet, force=True)) == 0
        assert len(most) > 500
        assert max(most) < 120
    states = {state for state, _ in replay(playable("karniffel"), path.read_text("utf-8").splitlines(), False)}
    assert [sizes(state) < 120 for state in states] == [True]
    for state, _ in replay(playable("karniffel"), path.read_text("utf-8").splitlines(), keep_past=False):
        assert sizes(state) < 120
