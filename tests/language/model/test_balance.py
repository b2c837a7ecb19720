"""What transfers together do to the hands: proved of any seat that a name may hold, and seen in play."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from stich.language.load import check
from stich.match.game import Game

WIDOW = """format: 1
game: widow
title: {{en: Widow}}
deck: {{suits: french, ranks: A 10 K Q J 9}}
seats: {{players: 3, sides: each}}
heaps: {{widow: {{}}}}
deal:
  - deal: {{cards: 7}}
  - deal: {{cards: 3, to: widow}}
  - dialogue: bidding
  - transfer: {{name: one, who: declarer, from: widow, taken: all, take first: true, gives: any, {one}}}
  - transfer: {{name: two, who: declarer, gives: any, {two}}}
dialogues:
  bidding: {{opens: step, ask: {{by: forehand, say: {{play: {{binds: {{declarer: speaker}}}}}}}}}}
play: {{legal: [same suit, any]}}
deal ends: when every card is played
score: [{{name: tricks, points: tricks}}]
match: {{ends: after deal 2, winner: most points}}
"""
TO_LEFT, TO_RIGHT = "count: 1, must: true, to: seat after declarer", "count: 1, must: true, to: seat before declarer"


@pytest.mark.parametrize(
    ("one", "two", "uneven"),
    [
        (TO_LEFT, TO_RIGHT, []),
        (TO_LEFT.replace("declarer", "giver"), TO_RIGHT, []),
        (TO_RIGHT, TO_LEFT, []),
        (TO_LEFT, TO_LEFT, ["one", "two"]),
        (TO_LEFT, TO_RIGHT.replace("count: 1", "count: 2"), ["one", "two"]),
        (TO_LEFT, TO_RIGHT.replace("must: true", "must: false"), ["one", "two"]),
        (TO_LEFT, TO_RIGHT.replace("count: 1", "count: 0 to 1"), ["one", "two"]),
        (TO_LEFT, TO_RIGHT + ", when: seat has 2 cards", ["one", "two"]),
        (TO_LEFT, TO_RIGHT.replace("declarer", "dealer"), ["one", "two"]),
        ("count: 3, must: true, to: widow", TO_RIGHT, ["two"]),
        ("count: 2, must: true, to: aside", "count: 1, must: true, to: aside", []),
    ],
)
def test_hands_are_even_again_when_all_is_given(tmp_path: Path, one: str, two: str, uneven: list[str]) -> None:
    path = tmp_path / "widow.yaml"
    path.write_text(WIDOW.format(one=one, two=two), encoding="utf-8")
    model, faults = check(path)
    told = [fault.message.split("`")[1] for fault in faults if fault.code == "unequal-transfer"]
    assert told == uneven
    assert [fault.code for fault in faults if fault.is_error] == ["unequal-transfer"] * len(uneven)
    if model is None or uneven:
        return
    assert set(tricks_of(Game(model))) == {model.cards_dealt}


def tricks_of(game: Game) -> Iterator[int]:
    """How many tricks each of some deals has that are played at random."""
    for seed in range(3):
        random, state = Random(seed), game.start(seed)
        while not state.over:
            tricks, deals = len(state.winners), state.deals_done
            state.play(random.choice(state.legal_actions()))
            if state.over or state.deals_done > deals:
                yield tricks + 1
