"""Dialogues after a trick: of who took it, before anybody draws; and those that a bonus on a trick opens."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from stich.engine.events import BonusGained, CardsDrawn, Spoken, TrickEnd
from stich.engine.state import State
from stich.engine.table import Stage
from stich.match.game import Game
from tests.engine.test_rows import chips
from tests.specs_under_test import playable

SCORE = "score: [{name: tricks, points: tricks}]"
SAYS = """\
dialogues:
  song:
    opens: after a trick
    when: seat holds S
    sing:
      by: taker
      say:
        sing: {gains: {calls: 1}}
        give up: {ends deal: true}
        be silent: {}
"""
BONUS = "bonuses: [{name: shown, on: trick, with: S, dialogue: talk}]"
TALK = """\
dialogues:
  talk:
    opens: on bonus
    say: {by: speaker, say: {boast: {points: 2}, nothing: {}}}
"""


def until_asked(game: Game, seed: int) -> State:
    state = game.start(seed, deals=1, log=True)
    while not state.over and state.stage != Stage.DIALOGUE:
        state.play(state.legal_actions()[0])
    return state


def test_who_took_the_trick_is_asked_and_then_leads(tmp_path: Path) -> None:
    game = chips(tmp_path, "\n".join([SAYS]), SCORE)
    asked = 0
    for seed in range(10):
        state = until_asked(game, seed)
        if state.over:
            continue
        taker = state.winners[-1]
        assert (state.to_act, state.trick, len(state.tricks)) == (taker, [], len(state.winners))
        assert [game.action_name(action) for action in state.legal_actions()] == ["sing", "give up", "be silent"]
        state.play(game.parse_action("sing"))
        assert (state.counters[0][taker], state.stage, state.to_act) == (1, Stage.TRICK, taker)
        asked += 1
    assert asked > 3


def test_what_is_said_may_end_the_deal_and_be_taken_back(tmp_path: Path) -> None:
    game = chips(tmp_path, SAYS, SCORE)
    state = next(each for each in (until_asked(game, seed) for seed in range(10)) if not each.over)
    before = state.copy()
    state.play(game.parse_action("give up"))
    assert state.over and sum(state.last_points) == len(before.tricks)
    state.undo()
    assert (state.stage, state.to_act, state.hands) == (Stage.DIALOGUE, before.to_act, before.hands)
    assert (state.talks, state.then_leads) == (before.talks, before.then_leads)


def test_a_bonus_on_a_trick_opens_a_dialogue(tmp_path: Path) -> None:
    game = chips(tmp_path, TALK, BONUS, SCORE)
    state = until_asked(game, 1)
    shown = [event for event in state.log or () if isinstance(event, BonusGained)]
    assert [event.seat for event in shown] == [state.to_act] == [state.winners[-1]]
    state.play(game.parse_action("boast"))
    assert (state.awards[-1].points, state.to_act, state.stage) == (2, state.winners[-1], Stage.TRICK)


def test_the_trick_counts_in_its_phase_before_anything_is_said(tmp_path: Path) -> None:
    phases = "phases: [{name: early, legal: [any], until: a side has 1 trick}, {name: late, legal: [any]}]"
    sing = ("sing: {gains", "sing: {when: speaker has 1 trick in early, gains")
    game = chips(tmp_path, SAYS, SCORE, replace=[("legal: [any]", phases), sing])
    state = next(each for each in (until_asked(game, seed) for seed in range(10)) if not each.over)
    assert len(state.tricks) == 1 and "sing" in map(game.action_name, state.legal_actions())


def test_it_is_said_before_anybody_draws() -> None:
    game = playable("singing")
    for seed in range(6):
        state = game.start(seed, log=True)
        while not state.over:
            state.play(state.legal_actions()[-1])
        log = state.log or []
        for before, event in pairwise(log):
            if isinstance(event, Spoken):
                assert not isinstance(before, CardsDrawn)
    assert any(isinstance(event, TrickEnd) for event in log)
