"""Whatever is handed to a state as an action, a seat or a side: a number in another dress, or none at all."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from stich.engine.errors import IllegalPlayError
from stich.engine.packs import Laid, Seeded
from stich.engine.table import Stage
from stich.match.record import line_of
from tests.specs.test_laws import snapshot
from tests.specs_under_test import PLAYED, Bots, playable


class Dressed:
    """Stands for a number and is none: equal to nothing, not even to itself."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return False

    def __hash__(self) -> int:
        return 0


DRESSES = (np.int64, np.uint16, np.array, Dressed)
NO_ACTIONS: tuple[Any, ...] = (
    "SA",
    "0",
    1.0,
    None,
    [0],
    (0,),
    b"\0",
    np.float64(1),
    np.array([1, 2]),
    object(),
    {},
    1j,
)


@pytest.mark.parametrize("name", PLAYED)
def test_a_number_in_another_dress_does_what_the_number_does(name: str) -> None:
    game = playable(name)
    plain, dressed = (game.start(5, deals=1, log=True) for _ in range(2))
    for count, action in enumerate(Bots(5, len(plain.hands), give_up_once_in=30).play_out(plain)):
        dressed.play(DRESSES[count % len(DRESSES)](action))
        assert all(type(each) is int for each in dressed.history)
    assert plain.history == dressed.history
    lines = [[line_of(game.plan, event) for event in state.log or ()] for state in (plain, dressed)]
    assert lines[0] == lines[1]
    while dressed.history:
        dressed.undo()


@pytest.mark.parametrize("name", PLAYED)
def test_what_is_no_action_changes_nothing(name: str) -> None:
    state = playable(name).start(5, deals=1, log=True)
    for count, _ in enumerate(Bots(5, len(state.hands)).play_out(state)):
        if count % 9 == 0:
            before, legal = snapshot(state), state.legal_actions()
            strangers = [number for number in (-1, -(2**70), 2**70, 10**5000, 10**6) if number not in legal]
            for stranger in (*NO_ACTIONS, *strangers, *map(Dressed, strangers)):
                with pytest.raises(IllegalPlayError, match="there is no action"):
                    state.play(stranger)
            for side in (*NO_ACTIONS, -1, 99, Dressed(99), 10**5000):
                with pytest.raises(IllegalPlayError):
                    state.concede(side)
            assert snapshot(state) == before


def test_a_seat_in_another_dress_and_a_seat_that_is_not_there() -> None:
    state = playable("knueffeln").start(5)
    assert state.view(np.int64(2)) == state.view(Dressed(2)) == state.view(2)
    assert type(state.view(np.int64(2)).seat) is int
    for seat in (-1, 4, 10**30):
        with pytest.raises(IndexError, match="there is no seat"):
            state.view(seat)


@pytest.mark.parametrize("action", [-1, -10, 10**6, 2**70])
def test_no_words_are_made_up_for_what_is_no_action(action: int) -> None:
    with pytest.raises(IndexError):
        playable("hearts").action_name(action)


@pytest.mark.parametrize("dress", DRESSES)
def test_a_pack_in_another_dress_is_the_same_pack(dress: Any) -> None:
    game = playable("knueffeln")
    pack = Seeded(9).pack(1, game.plan.deck)
    plain, dressed = (game.start(packs=Laid([each], 9), deals=1) for each in (pack, [dress(card) for card in pack]))
    assert plain.hands == dressed.hands
    assert {type(card) for hand in dressed.hands for card in hand} == {int}


@pytest.mark.parametrize("spoil", [lambda p: p[:-1], lambda p: [*p[:-1], p[0]], lambda p: [*p, 99], lambda p: []])
def test_a_pack_that_is_not_the_game_s_begins_no_match(spoil: Any) -> None:
    game = playable("knueffeln")
    pack = list(game.plan.deck)
    for packs in ([spoil(pack)], [pack, spoil(pack)]):
        with pytest.raises(ValueError, match=f"laid out for deal {len(packs)} "):
            game.start(packs=Laid(packs))
    with pytest.raises(TypeError):
        Laid([["SA"]])  # type: ignore[list-item]


def test_a_card_that_may_be_led_may_not_be_led_face_down_before_two_tricks_are_won() -> None:
    state = playable("knueffeln").start(3)
    while state.stage != Stage.TRICK:
        state.play(state.legal_actions()[-1])
    card = state.legal_actions()[0]
    with pytest.raises(IllegalPlayError, match="a card may not be led face down now"):
        state.play(card + state.n)
    state.play(card)
    held = state.legal_actions()[0]
    with pytest.raises(IllegalPlayError, match="a card may not be led face down now"):
        state.play(held + state.n)
