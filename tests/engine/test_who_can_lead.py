"""Where who can lead nothing is passed over, a guard that asks for the leader means the seat that would lead."""

from __future__ import annotations

import random
from dataclasses import replace

from stich.engine.table import Stage
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Compare, Role
from stich.language.conditions.measures import Measure
from stich.match.game import Game
from tests.specs_under_test import playable

HAS_A_TRICK = t.Compared(t.Count(Measure.TRICKS, of=t.SeatRef(Role.LEADER)), Compare.AT_LEAST, t.Constant(1))


def test_whoever_may_not_lead_is_passed_over() -> None:
    model = playable("braus").model
    assert model.play.passes
    guard = t.Guard(t.AllOf(()), HAS_A_TRICK)  # who has won a trick leads no more
    game = Game(replace(model, play=replace(model.play, guards=(guard,))))
    leads = 0
    for seed in range(30):
        state, chance = game.start(seed, deals=1), random.Random(seed)
        while not state.over:
            if state.stage == Stage.TRICK and not state.trick:
                assert state.tricks_won[state.leader] == 0 and state.leader == state.to_act
                assert any(action < game.plan.n for action in state.legal_actions())
                leads += state.trick_number > 1
            state.play(chance.choice(state.legal_actions()))
    assert leads > 20
