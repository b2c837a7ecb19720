"""The readable engine and the machine play every spec alike: what may be done, what it leads to, every register."""

from __future__ import annotations

import pytest

from stich.machine.limits import Fault
from stich.machine.registers import Board
from stich.match.game import Game
from stich.match.load import FOLLOWING, differences, machine_at, registers_of
from tests.machine.agreement import COMPILED, MACHINES, PLAIN, machined, play_along
from tests.specs_under_test import PLAYED, playable

DEALS = {PLAIN: 1, COMPILED: 3}
SEEDS = {PLAIN: 1, COMPILED: 3}
OFTEN = {PLAIN: 0.3, COMPILED: 1.0}  # of the positions, how many are compared register by register

on_every_machine = pytest.mark.parametrize("kind", MACHINES)


@on_every_machine
@pytest.mark.parametrize("name", PLAYED)
def test_random_matches_agree(name: str, kind: str) -> None:
    on = machined(playable(name), kind)
    assert sum(play_along(on, seed, DEALS[kind], often=OFTEN[kind]) for seed in range(SEEDS[kind]))


@pytest.mark.parametrize("name", PLAYED)
def test_what_the_engine_may_pass_over_the_machine_keeps(name: str) -> None:
    """The engine that passes over nothing has every register that the machine has."""
    kind = MACHINES[-1]
    on, slow = machined(playable(name), kind), Game(playable(name).model, fast=False)
    state = slow.start(7, deals=1)
    core = on.begun(7, 1)
    while not state.over:
        assert differences(core, state) == []
        action = state.legal_actions()[len(core.actions) % len(state.legal_actions())]
        state.play(action)
        core.play(action)
    assert differences(core, state) == []


@on_every_machine
def test_a_difference_is_told_by_its_registers(kind: str) -> None:
    on = machined(playable("skat"), kind)
    state = on.game.start(1, log=True)
    for _ in range(20):
        state.play(state.legal_actions()[0])
    core = machine_at(state, on.machine, on.home)
    assert differences(core, state) == []
    assert core.fault == Fault.NONE
    state.hands[0].pop()
    state.stake += 1
    state.stock.append(3)
    assert differences(core, state) == ["hands", "pile", "size", "stake"]


def test_every_register_is_compared_or_follows_from_others() -> None:
    registers = list(Board.__annotations__)
    lasting = set(registers[: registers.index("edge")])
    state = playable("skat").start(1, log=True)
    assert state.bidding is not None
    assert (registers_of(state).keys() - {"saved", "save_size"}) | FOLLOWING == lasting
    assert not registers_of(state).keys() & FOLLOWING


@on_every_machine
def test_what_is_written_into_registers_can_be_read(kind: str) -> None:
    on = machined(playable("whist"), kind)
    core = on.begun(1, 1)
    before = core.number("to_act"), core.numbers("hands", 4)
    core.write("to_act", [(before[0] + 1) % 4])
    core.write("hands", before[1][::-1])
    core.settle()
    assert (core.number("to_act"), core.numbers("hands", 4)) == ((before[0] + 1) % 4, before[1][::-1])
    assert set(core.options()) <= {card for card in range(52) if before[1][3 - core.number("to_act")] >> card & 1}
