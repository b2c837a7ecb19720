"""One golden playthrough per spec: three deals by random players, every event and every legal action.

After a change that is meant, ``pytest --update tests/specs/test_playthroughs.py`` writes them anew; the difference
belongs in the review.  The digest of the spec is left out, so that a reworded comment changes nothing.
"""

from __future__ import annotations

import pytest

from stich.match.record import Recorder, text_of
from tests.specs_under_test import NAMES, TESTS, Bots, compare_with_golden, playable, strangers

SEED, DEALS = 7, 3


def playthrough(name: str) -> list[str]:
    """The record of the spec's playthrough."""
    game = playable(name)
    players = ["random"] * game.plan.players
    state = game.start(SEED, deals=DEALS, log=True)
    recorder = Recorder(game, state, SEED, players, legal=True)
    for _ in Bots(SEED, game.plan.players).play_out(state):
        pass
    return [text_of({key: value for key, value in line.items() if key != "sha256"}) for line in recorder.lines()]


@pytest.mark.parametrize("name", NAMES)
def test_a_spec_plays_as_it_did(name: str, update: bool) -> None:
    compare_with_golden(TESTS / "playthroughs" / f"{name}.jsonl", playthrough(name), update)


def test_no_playthrough_is_left_of_a_spec_that_is_gone() -> None:
    assert not strangers("playthroughs", ".jsonl")
