"""The bridge to OpenSpiel's engine: both tables are the same at every step, and notice when they are not.

``REFEREE_DEALS=2000`` compares so many deals of each game.
"""

from __future__ import annotations

import os
from dataclasses import replace

import pytest

from stich.engine.table import Stage
from stich.rng import Random, stream

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from tests.arena.openspiel_bridge import PAIRS, ApartError, Pair, Tables, dealt

DEALS = int(os.environ.get("REFEREE_DEALS", "40"))


@pytest.mark.parametrize("name", PAIRS)
def test_a_deal_of_theirs_is_the_same_here(name: str) -> None:
    """Chance decides; who is to act, what he may do and what is returned is compared at every step."""
    begun, returned = set[int](), set[float]()
    for seed in range(DEALS):
        tables = _at_random(PAIRS[name], Random(stream(seed, 41)))
        begun.add(tables.there.history()[0])
        returned.update(tables.there.returns())
    assert begun == {0, 1, 2, 3}, "each way to pass, each dealer"
    assert len(returned) > 5, "as many deals as are worth different"


@pytest.mark.parametrize(
    ("name", "there", "what"),
    [
        ("hearts", "hearts(must_break_hearts=false)", "what may be done"),
        ("hearts", "hearts(avoid_all_tricks_bonus=true)", "what is returned"),
        ("euchre", "euchre", "what may be done"),
        ("euchre", "euchre(stick_the_dealer=false,allow_lone_defender=true)", "what may be done"),
    ],
)
def test_other_rules_are_noticed(name: str, there: str, what: str) -> None:
    with pytest.raises(ApartError, match=what):
        for seed in range(DEALS):
            _at_random(replace(PAIRS[name], there=there), Random(stream(seed, 41)))


def _at_random(pair: Pair, chance: Random) -> Tables:
    """Play by chance to the end.  Whoever may pass mostly does, or it would seldom go round."""
    tables = Tables(pair, dealt(pair, chance))
    while not tables.over:
        legal = sorted(tables.here.legal_actions(), key=tables.action_there)
        passes = tables.here.stage is Stage.DIALOGUE and chance.below(4) > 0
        tables.play(legal[0 if passes else chance.below(len(legal))])
    return tables
