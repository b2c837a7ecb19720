"""What the solver says of a small deal is what every way of playing it comes to."""

from __future__ import annotations

import pytest

from stich.machine.layout_search import WhyStopped
from tests.machine.agreement import COMPILED, MACHINES, PLAIN, machined
from tests.machine.open_hands import DEEPEST, ROOM, disagreements, small_deals, weights_for
from tests.specs_under_test import PLAYED, playable

DEALS = {PLAIN: 1, COMPILED: 3}
on_every_machine = pytest.mark.parametrize("kind", MACHINES)


@on_every_machine
@pytest.mark.parametrize("name", PLAYED)
def test_small_deals_are_worth_what_playing_them_out_comes_to(name: str, kind: str) -> None:
    found, done = disagreements(name, kind, DEALS[kind])
    assert (found, done) == ([], DEALS[kind])


@on_every_machine
def test_a_search_leaves_the_match_as_it_was_and_is_given_up_after_so_many_positions(kind: str) -> None:
    on = machined(playable("karniffel"), kind)
    solver = on.machine.Solver(ROOM, DEEPEST)
    core, value, seat = next(small_deals(on, 3))
    solver.set_up(*weights_for(on.game, seat), False)
    before = core.options(), core.numbers("hands", on.game.plan.players)
    assert solver.value(core, 3)[1:] == (4, WhyStopped.NODES)
    assert solver.value(core, 1_000_000)[::2] == (value, WhyStopped.NOT)
    assert (core.options(), core.numbers("hands", on.game.plan.players)) == before
    assert (core.fault, core.over) == (0, False)


@on_every_machine
def test_a_memory_too_small_for_all_forgets_and_is_right(kind: str) -> None:
    on = machined(playable("whist-no-trump"), kind)
    solver = on.machine.Solver(4, DEEPEST)
    for (core, value, seat), _ in zip(small_deals(on, 5), range(DEALS[kind]), strict=False):
        solver.set_up(*weights_for(on.game, seat), True)
        assert solver.value(core, 1_000_000)[::2] == (value, WhyStopped.NOT)


@on_every_machine
def test_bounds_settle_what_lies_outside(kind: str) -> None:
    """Asked whether it is worth at least so much, the search says a number on the right side."""
    on = machined(playable("karnoeffel"), kind)
    solver = on.machine.Solver(ROOM, DEEPEST)
    for (core, value, seat), _ in zip(small_deals(on, 7), range(DEALS[kind]), strict=False):
        solver.set_up(*weights_for(on.game, seat), False)
        for bound in range(value - 2, value + 3):
            found, _, stopped = solver.value(core, 1_000_000, -1, bound - 1, bound)
            assert (found >= bound, stopped) == (value >= bound, WhyStopped.NOT)
