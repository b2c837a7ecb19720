"""Melds that every seat may show before its first card."""

from __future__ import annotations

from pathlib import Path

from stich.engine.events import Melded
from stich.engine.state import State
from stich.match.game import Game
from stich.match.record import Recorder, replay, text_of
from tests.small_spec import checked
from tests.specs_under_test import Bots

HANDFULS = """
format: 1
game: handfuls
title: {en: Handfuls}
deck: {suits: french, ranks: A K Q J 10 9 8 7}
seats: {players: 4}
deal: [{deal: {cards: 8, packets: 4}}]
play: {legal: [any]}
ties: first played
melds:
  handfuls:
    opens: on turn
    kinds:
      four: {set: 4, of: A K Q J 10 9 8 7, points: 4}
      three: {run: 3, points: 3}
deal ends: when every card is played
score: [{name: win, points: 1, when: side has 5 tricks}]
match: {ends: when a side has 1000 points, winner: most points}
"""


def begun(tmp_path: Path, seed: int) -> tuple[Game, State]:
    game, faults = checked(tmp_path, HANDFULS, "handfuls")
    assert game is not None, faults
    return (playable := Game(game)), playable.start(seed, deals=3, log=True)


def test_each_seat_shows_before_its_own_first_card_only(tmp_path: Path) -> None:
    shown = leading = replying = 0
    for seed in range(8):
        game, state = begun(tmp_path, seed)
        for _ in Bots(seed, 4).play_out(state):
            offered = [action for action in state.legal_actions() if action in game.plan.actions.melds]
            assert not offered or (state.trick_number == 1 and len(state.hands[state.to_act]) == 8)
            leading += bool(offered and not state.trick)
            replying += bool(offered and state.trick)
        shown += sum(isinstance(event, Melded) for event in state.log or ())
    assert shown and leading and replying > leading


def test_a_record_with_them_is_played_again(tmp_path: Path) -> None:
    game, state = begun(tmp_path, 3)
    recorder = Recorder(game, state, 3, ["random"] * 4)
    for _ in Bots(3, 4).play_out(state):
        pass
    lines = list(map(text_of, recorder.lines()))
    *_, (last, _) = replay(game, lines)
    assert last.over and last.totals == state.totals
