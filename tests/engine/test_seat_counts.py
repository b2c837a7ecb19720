"""Counts of a single seat are its own, not those of its side."""

from __future__ import annotations

from pathlib import Path

import pytest
from stich.engine.facts import fact
from stich.engine.seat_counts import seat_count

from stich.engine.events import Awarded
from stich.engine.game import load_game
from stich.engine.placed import Placed
from stich.engine.score import awarded
from stich.examples.run import check
from stich.language.conditions.phrases import condition
from stich.language.conditions.scope import Scope
from stich.language.conditions.terms import Count, Measure
from stich.language.conditions.words import Where
from stich.language.model.game import Example
from stich.language.read.deck import vocabulary
from stich.language.text.nodes import Scalar
from stich.language.text.source import Source, Span
from tests.specs_under_test import SPECS, playable


def asked(text: str, seat: int, winners: list[int]) -> bool:
    """Whether a condition holds for a seat of four (sides opposite) after these seats have won tricks."""
    game = playable("karniffel")
    words = vocabulary(game.model.deck, game.model.suit_names)
    source = Source("test", text)
    scalar = Scalar(text, text, Span(source, 0, len(text)), True)
    faults: list[object] = []
    term = condition(scalar, Scope(words, Where.GUARD, faults.append))
    assert not faults
    state = Placed(game.start(1))
    state.deal_from(3)
    state.win([state.side_of[winner] for winner in winners])
    state.name_winners(winners)
    return fact(term)(state, seat, state.side_of[seat])


@pytest.mark.parametrize(
    ("text", "seat", "winners", "holds"),
    [
        ("seat has 1 trick", 0, [2], False),
        ("seat has 1 trick", 2, [2], True),
        ("side has 1 trick", 0, [2], True),
        ("seat has no tricks", 0, [2], True),
        ("seat has exactly 2 tricks", 1, [1, 3, 1], True),
        ("dealer has 1 trick", 0, [1], False),
        ("dealer has 1 trick", 0, [3], True),
        ("seat has the first 2 tricks", 1, [1, 1, 3], True),
        ("seat has the first 2 tricks", 1, [1, 3, 1], False),
        ("seat has more tricks than other side", 0, [0, 0, 1, 3], True),
        ("side has more tricks than other side", 0, [0, 0, 1, 3], False),
        ("seat has more tricks than dealer", 1, [1, 3], False),
        ("seat has fewer tricks than dealer", 1, [3], True),
    ],
)
def test_a_seat_counts_its_own_tricks(text: str, seat: int, winners: list[int], holds: bool) -> None:
    assert asked(text, seat, winners) is holds


@pytest.mark.parametrize(
    ("began", "phase", "won"),
    [([0], 0, 2), ([0], 1, 0), ([0, 3], 0, 1), ([0, 3], 1, 1), ([0, 1, 3], 1, 0), ([0, 1, 1], 2, 1)],
    ids=["the first", "not begun", "over", "begun", "begun and over", "straight after one without tricks"],
)
def test_a_seat_counts_its_own_tricks_of_a_phase(began: list[int], phase: int, won: int) -> None:
    state = playable("karniffel").start(1)
    state.winners, state.phase_began = [0, 1, 3, 0], began
    assert seat_count(Count(Measure.PHASE_TRICKS, phase))(state, 0) == won


@pytest.mark.parametrize(
    ("when", "given"),
    [("seat is of side", [2, 2, 2, 2]), ("dealer is of side", [1, 0, 1, 0])],
)
def test_an_award_that_asks_a_seat_for_its_side_is_weighed_for_every_seat(
    tmp_path: Path, when: str, given: list[int]
) -> None:
    path = tmp_path / "reading.yaml"
    score = f"score: [{{name: bonus, points: 1, when: {when}}}]"
    path.write_text(f"format: 1\ngame: reading\nextends: {SPECS / 'karniffel'}.yaml\n{score}\n", encoding="utf-8")
    state = Placed(load_game(path).start(1))
    for dealer, points in enumerate(given):
        state.set_dealer(dealer)
        assert [award for award in awarded(state) if award.side == 0] == [Awarded("bonus", 0, 1)] * points


def test_an_example_may_say_which_tricks_are_the_own_ones() -> None:
    game = playable("karniffel")
    given = {"chosen": "H L", "tricks": "2 1", "own tricks": 3, "hand": "HK"}
    result = check(game, Example("too many own tricks", "legal", given, {"legal": "HK"}))
    assert not result.ok
    assert "the side has won 2" in result.message
