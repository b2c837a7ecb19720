"""The bridge to OpenSpiel's engine: both tables are the same at every step, and notice when they are not.

``REFEREE_DEALS=2000`` compares so many deals of each game.
"""

from __future__ import annotations

import os
from dataclasses import replace

import pytest

from stich.engine.table import Stage
from stich.players.budget import Budget
from stich.players.registry import make_player
from stich.rng import Random, stream

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from tests.arena.openspiel import Clock, Ours, Theirs, as_if_first, duplicates
from tests.arena.openspiel_bridge import BEST, PAIRS, ApartError, Pair, Tables, dealt

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


# --- the match --------------------------------------------------------------------------------------------------------


class Lowest:
    """Draws no lots."""

    def choose(self, tables: Tables, _seed: int) -> int:
        return int(min(tables.there.legal_actions()))


@pytest.mark.parametrize("name", PAIRS)
def test_who_draws_no_lots_is_level_with_itself(name: str) -> None:
    clocks = Clock(), Clock()
    assert list(duplicates(PAIRS[name], (Lowest(), Lowest()), clocks, 3, 6)) == [0.0] * 6
    assert clocks[0].decisions == clocks[1].decisions > 6


@pytest.mark.parametrize("name", PAIRS)
def test_both_bots_play(name: str) -> None:
    clocks = Clock(), Clock()
    (margin,) = duplicates(PAIRS[name], (_search(), Theirs(explores=2.0, simulations=20)), clocks, 1, 1)
    assert abs(margin) <= 2 * BEST
    assert all(clock.decisions and clock.seconds for clock in clocks)


def test_ours_does_the_same_with_the_same_seed() -> None:
    """Theirs does not: it goes through tables whose order hangs on where they lie in memory."""
    found = [[*duplicates(PAIRS["euchre"], (_search(), Lowest()), (Clock(), Clock()), seed, 3)] for seed in (1, 1, 2)]
    assert found[0] == found[1] != found[2]


def _search() -> Ours:
    return Ours([make_player("search", Budget(playouts=8)) for _ in range(4)])


def test_theirs_takes_as_long_as_the_other_has_taken() -> None:
    clocks = Clock(), Clock()
    theirs = Theirs(explores=2.0, like=Clock(decisions=10, seconds=0.05))
    list(duplicates(PAIRS["euchre"], (Lowest(), theirs), clocks, 1, 1))
    assert clocks[1].each >= 0.005


def test_who_passes_knows_the_same_as_if_he_were_the_first() -> None:
    """And may do the same; whoever plays, or has nothing to pass, is asked as he sits."""
    asked = turned = 0
    for seed in range(DEALS):
        tables = Tables(PAIRS["hearts"], dealt(PAIRS["hearts"], Random(stream(seed, 41))))
        chance = Random(stream(seed, 42))
        while not tables.over:
            state, seat = as_if_first(tables.there), tables.seat
            first = seat if state is tables.there else 0
            assert state.current_player() == first and state.legal_actions() == tables.there.legal_actions()
            assert state.information_state_string(first) == tables.there.information_state_string(seat)
            asked, turned = asked + 1, turned + (state is not tables.there)
            legal = tables.here.legal_actions()
            tables.play(legal[chance.below(len(legal))])
    assert 0 < turned < asked / 4
