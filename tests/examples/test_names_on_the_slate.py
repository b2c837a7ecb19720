"""Examples of the slate may give names, which hold in each of their deals."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.examples.run import run
from stich.match.game import Game
from tests.small_spec import CONJECTURE, checked

SPEC = (
    "format: 1\ngame: lucky\ntitle: {en: Lucky}\n"
    + CONJECTURE
    + """\
deck: {suits: french, ranks: A K Q J}
seats: {players: 2, sides: each}
deal:
  - deal: {cards: 5}
  - bind: {lucky: forehand}
play: {legal: [same suit, any]}
deal ends: when every card is played
score: [{name: tricks, points: tricks}]
match:
  slate: {stars: marks, moons: marks}
  marks:
    - {name: luck, for: lucky, when: side has 1 star, loses: {stars: 1}, gains: {moons: 1}}
  ends: after deal 9
  winner: most points
examples:
  - name: a mark
    given: {slate: {stars: GIVEN}, deals: [0 0]MORE}
    expect: {slate: {stars: LEFT, moons: GOT}}
"""
)


@pytest.mark.parametrize(
    ("given", "more", "left", "got"),
    [
        ("3 3", ", lucky: 0", "0 3", "3 0"),
        ("3 3", ", lucky: 1", "3 0", "0 3"),
        ("3 3", ", lucky: none", "3 3", "0 0"),
        ("3 3", "", "3 3", "0 0"),
    ],
)
def test_a_mark_is_made_for_whom_the_example_names(tmp_path: Path, given: str, more: str, left: str, got: str) -> None:
    text = SPEC.replace("GIVEN", given).replace("MORE", more).replace("LEFT", left).replace("GOT", got)
    model, faults = checked(tmp_path, text, "lucky")
    assert model is not None, [str(each) for each in faults]
    assert [result.text for result in run(Game(model)) if not result.ok] == []
