"""``str(state)``: the table drawn in a few lines, for whoever works on a match in Python."""

from __future__ import annotations

import pytest

from tests.specs_under_test import PLAYED, Bots, playable

KARNIFFEL = """\
karniffel: deal 1, trick 1, chosen H B, transfer
  seat 0 of side 0: AU L7 L6 H7 B8
  seat 1 of side 1: AK A10 A6 B10 B6
  seat 2 of side 0: AO A9 A7 HU H6   (dealer)
> seat 3 of side 1: LO L10 L9 L8 H10
  turned up: BD H9
  stock: AD BK B7 HO HK LD A8 HD LK LU BO B9 BU H8
  tricks 0–0, points 0–0, stake 1"""


def test_a_state_draws_its_table() -> None:
    assert str(playable("karniffel").start(3)) == KARNIFFEL


def test_a_card_that_is_played_stands_beside_its_seat() -> None:
    state = playable("elfern").start(1)
    card = state.legal_actions()[0]
    seat = state.to_act
    state.play(card)
    lines = str(state).splitlines()
    assert lines[1 + seat].endswith(f"plays {state.plan.game.deck.card_name(card)})")
    assert lines[1 + state.to_act].startswith("> ")


@pytest.mark.parametrize("name", PLAYED)
def test_every_hand_and_the_one_to_act_can_be_seen_until_the_end(name: str) -> None:
    state = playable(name).start(2, deals=2)
    for _ in Bots(2, playable(name).plan.players).play_out(state):
        lines = str(state).splitlines()
        assert [line[0] for line in lines[1 : 1 + state.plan.players]].index(">") == state.to_act
        for seat, hand in enumerate(state.hands):
            assert f": {' '.join(state.plan.game.deck.names(hand)) or '–'}" in lines[1 + seat]
    assert ("a draw" if state.winner is None else f"side {state.winner} has won") in str(state).splitlines()[0]
    assert ">" not in {line[0] for line in str(state).splitlines()}


def test_who_sits_out_who_passes_and_what_is_bid_is_said() -> None:
    assert "sits out" in str(playable("elfern-3p").start(1))
    state, drawn = playable("braus").start(1), ""
    for _ in Bots(1, playable("braus").plan.players).play_out(state):
        drawn += str(state)
        if "plays nothing" in drawn:
            break
    assert "plays nothing" in drawn
    state, drawn = playable("oh-hell").start(1), ""
    for _ in Bots(1, playable("oh-hell").plan.players).play_out(state):
        if "bids 0" in (drawn := str(state)):
            break
    assert "bids 0" in drawn
