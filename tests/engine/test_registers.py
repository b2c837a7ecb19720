"""What a table keeps for the programs: counts of each seat, whatever way they were put there."""

from __future__ import annotations

import pytest

from stich.cards import Card
from stich.engine.events import CardPlayed
from stich.engine.placed import Placed
from stich.engine.standing import standing_of
from stich.language.conditions.kinds import Holding, Moment, Role
from tests.specs_under_test import Bots, playable


@pytest.mark.parametrize(
    ("began", "phase", "won"),
    [([0], 0, 2), ([0], 1, 0), ([0, 3], 0, 1), ([0, 3], 1, 1), ([0, 1, 1], 2, 1)],
    ids=["the first", "not begun", "over", "begun", "straight after one without tricks"],
)
def test_a_seat_counts_its_own_tricks_of_a_phase(began: list[int], phase: int, won: int) -> None:
    state = Placed(playable("german-whist").start(1))
    state.phase_tricks = [[0, 0] for _ in range(3)]
    state.name_winners([0, 1, 1, 0][: began[-1]])
    state.phase_began = began
    state.name_winners([0, 1, 1, 0])
    assert state.phase_tricks[phase][0] == won
    assert (state.tricks_won, state.side_tricks) == ([2, 2], [2, 2])


def test_tricks_of_a_side_are_shared_out_among_its_seats() -> None:
    state = Placed(playable("whist").start(1))
    state.win([0, 1, 0])
    state.share_tricks(2, 1)
    assert (state.tricks_won[::2], state.side_tricks) == ([1, 1], [2, 1])


def test_card_points_of_a_side_are_those_of_its_first_seat() -> None:
    state = Placed(playable("briscola-4p").start(1))
    state.set_card_points(0, [3, 4])
    assert state.card_points == [[3, 4, 0, 0]]
    state.share_card_points(0, [1, 2, 3, 4])
    assert state.plan.by_side(state.card_points[0]) == [4, 6]


def test_a_bid_in_question_is_the_speaker_s() -> None:
    state = playable("oh-hell").start(3)
    speaker = state.to_act
    assert state.bids_made == [0, 0, 0, 0]
    state.its_bid = 4
    assert [bid for seat, bid in enumerate(state.bids_made) if seat != speaker] == [0, 0, 0]
    assert state.bids_made[speaker] == 4


def test_what_was_held_is_what_was_in_the_hand_at_the_first_lead() -> None:
    for seed in range(6):
        state, hands = playable("sixty-six").start(seed, deals=2, log=True), list[frozenset[Card]]()
        for action in Bots(seed, 2).play_out(state):
            if state.stands_at(Moment.BEFORE_FIRST_LEAD) and not state.stage and action < state.n:
                hands = [frozenset(hand) for hand in state.hands]
            if any(isinstance(event, CardPlayed) for event in (state.log or [])[-1:]):
                assert list(standing_of(state).held) == hands


def test_all_tricks_of_a_deal_are_known_before_its_end() -> None:
    for name, tricks in (("whist", 13), ("german-whist", 26), ("karniffel", 5)):
        state = playable(name).start(2, deals=1)
        for _ in Bots(2, state.plan.players).play_out(state):
            assert state.all_tricks() == tricks, (name, state.trick_number, state.trick)


def test_a_table_tells_who_has_a_role() -> None:
    state = playable("whist").start(4)
    assert state.who(Role.DEALER) == state.dealer
    assert state.who(Role.FOREHAND) == state.who(Role.LEADER) == state.after[state.dealer][0]
    assert state.who(Role.OPPONENT) == state.who(Role.LOT) == -1
    assert state.held_by(Holding.TAKEN, 0) == 0
