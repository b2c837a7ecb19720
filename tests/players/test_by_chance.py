"""Play at random: in an auction the kinds of call are equally likely, else all that is legal."""

from __future__ import annotations

from collections import Counter

from stich.engine.chance import by_chance
from stich.rng import Random
from tests.specs_under_test import playable


def test_sixty_bids_do_not_drown_the_one_pass() -> None:
    state, random = playable("skat").start(3), Random(1)
    legal = state.legal_actions()
    assert len(legal) > 50
    done = Counter(by_chance(state, legal, random) for _ in range(1000))
    passed = done[state.plan.actions.parse("pass")]
    assert 400 < passed < 600
    assert len(done) > 40


def test_where_nothing_is_bid_all_is_as_likely() -> None:
    state = playable("elfern").start(3)
    legal = state.legal_actions()
    assert [by_chance(state, legal, Random(seed)) for seed in range(20)] == [
        Random(seed).choice(legal) for seed in range(20)
    ]
