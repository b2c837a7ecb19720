"""Hearts against OpenSpiel: the same cards, passes and choices, compared at every step.

``REFEREE_DEALS=2000 pytest tests/referees/test_hearts.py`` plays that many deals; the suite plays fewer.
"""

from __future__ import annotations

import os

import pytest

from stich.cards import Card
from stich.engine.packs import Laid
from stich.engine.state import State
from stich.engine.table import Stage
from stich.rng import Random, shuffled, stream
from tests.specs_under_test import playable

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

DEALS = int(os.environ.get("REFEREE_DEALS", "100"))
DIRECTIONS = {1: 1, 2: 3, 3: 2, 0: 0}  # number of the deal, of every four → how many seats on the cards are passed
REFEREE = pyspiel.load_game("hearts")


def test_openspiel_plays_hearts_as_the_spec_does() -> None:
    game = playable("hearts")
    for match in range((DEALS + 3) // 4):
        packs = [_pack(match, number) for number in range(4)]
        state = game.start(match, deals=4, packs=Laid(packs, match), log=True)
        random = Random(stream(match, 99))
        for pack in packs:
            _one_deal(state, pack, random)
        assert state.over


def _pack(match: int, number: int) -> list[Card]:
    return shuffled(range(52), stream(match, 98, number))


def _one_deal(state: State, pack: list[Card], random: Random) -> None:
    """One deal in both programs; seats are counted from forehand on in the other."""
    number, first, before = state.deal_number, state.forehand, state.totals[0][:]
    referee = REFEREE.new_initial_state()
    referee.apply_action(DIRECTIONS[number % 4])
    actions = _actions(state, referee)
    for card in pack:
        referee.apply_action(actions[card])
    while state.deal_number == number and not state.over:
        seat = (state.to_act - first) % 4
        assert referee.current_player() == seat, f"{number}: {referee}"
        action = random.choice(state.legal_actions())
        card = action - state.plan.actions.give if state.stage == Stage.TRANSFER else action
        if state.stage != Stage.TRANSFER:
            assert sorted(map(actions.__getitem__, state.legal_actions())) == sorted(referee.legal_actions())
        referee.apply_action(actions[card])
        state.play(action)
    assert referee.is_terminal()
    gained = [after - n for after, n in zip(state.totals[0], before, strict=True)]
    assert [26 - gained[(seat + first) % 4] for seat in range(4)] == referee.returns()


def _actions(state: State, referee: object) -> dict[Card, int]:
    """Our card to the other's number for it: it writes `TC` for C10."""
    names = {referee.action_to_string(n): n for n in range(52)}  # type: ignore[attr-defined]
    written = ((name[0], name[1:].replace("10", "T")) for name in state.plan.game.deck.cards)
    return {card: names[rank + suit] for card, (suit, rank) in enumerate(written)}
