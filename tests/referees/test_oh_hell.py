"""Oh Hell against OpenSpiel, three to seven players: the same cards, bids and choices, compared at every step.

``REFEREE_DEALS=2000 pytest tests/referees/test_oh_hell.py`` plays that many deals for each number of players; the
suite plays fewer.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from stich.engine.state import State
from stich.match.game import Game, load_game
from stich.rng import Random, stream
from tests.referees.numbers import number_of_action
from tests.specs_under_test import SPECS

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

DEALS = int(os.environ.get("REFEREE_DEALS", "20"))
READING = """\
format: 1
game: {name}
extends: {spec}
seats: {{players: {players}}}
deal:
  - deal: {{cards by deal: {sizes}, packets: 1}}
  - turn up: {{bind: trump, until: 1 suit}}
  - dialogue: bidding
"""


def for_players(players: int, folder: Path) -> Game:
    """The game for so many, with every size of the hands that leaves a card to turn."""
    path = folder / f"oh-hell-for-{players}.yaml"
    sizes = list(range(1, 51 // players + 1))
    text = READING.format(name=path.stem, spec=SPECS / "oh-hell.yaml", players=players, sizes=sizes)
    path.write_text(text, encoding="utf-8")
    return load_game(path)


@pytest.mark.parametrize("players", range(3, 8))
def test_openspiel_plays_oh_hell_as_the_spec_does(players: int, tmp_path: Path) -> None:
    game, referee = for_players(players, tmp_path), pyspiel.load_game(f"oh_hell(players={players})")
    state, random = game.start(players, deals=DEALS), Random(stream(players, 99))
    for _ in range(DEALS):
        one_deal(state, referee.new_initial_state(), random)
    assert state.over


def one_deal(state: State, referee: Any, random: Random) -> None:
    """One deal in both programs."""
    number, before, cards = state.deal_number, state.totals[0][:], dealt(state, referee)
    while state.deal_number == number and not state.over:
        assert referee.current_player() == state.to_act, f"{number}: {referee}"
        theirs = {action: number_of_action(state, cards, action) for action in state.legal_actions()}
        assert sorted(theirs.values()) == sorted(referee.legal_actions()), f"{number}: {referee}"
        action = random.choice(state.legal_actions())
        referee.apply_action(theirs[action])
        state.play(action)
    assert referee.is_terminal()
    assert [after - n for after, n in zip(state.totals[0], before, strict=True)] == referee.returns()


def dealt(state: State, referee: Any) -> list[int]:
    """Deal our cards in the other program too; its number for each card (it writes `CT` for C10)."""
    size = len(state.hands[0])
    referee.apply_action(size)
    referee.apply_action(state.dealer)
    names = {referee.action_to_string(-1, action): action for action in referee.legal_actions()}
    cards = [names[name.replace("10", "T")] for name in state.plan.game.deck.cards]
    for card in (*(hand[i] for i in range(size) for hand in state.hands), state.turned[0]):
        referee.apply_action(cards[card])
    return cards
