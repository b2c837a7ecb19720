"""Schafkopf: games that others have scored, card by card (``schafkopf-games.yaml``)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from stich.engine.packs import Laid
from stich.engine.state import State
from tests.specs_under_test import playable

GAMES: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parent / "schafkopf-games.yaml").read_text("utf-8"))


def begun(hands: list[str]) -> State:
    """The deal in which forehand and those after him hold these hands; the dealer is whom the lot makes it."""
    game = playable("schafkopf")
    held = [[game.model.deck.parse_card(name) for name in hand.split()] for hand in hands]
    pack = [card for packet in (0, 4) for hand in held for card in hand[packet : packet + 4]]
    return game.start(1, packs=Laid([pack]), deals=1, log=True)


def say(state: State, word: str) -> None:
    state.play(playable("schafkopf").parse_action(word))


def bid(state: State, kind: str, suit: str, by: int) -> None:
    """Seat ``by`` plays, all others pass."""
    for seat in range(4):
        say(state, kind if seat == by else "pass")
    say(state, f"{'call' if kind == 'call' else 'trump'} {suit}")


@pytest.mark.parametrize("scored", GAMES, ids=[each["game"] for each in GAMES])
def test_a_game_brings_what_others_have_reckoned(scored: dict[str, Any]) -> None:
    state = begun(scored["hands"])
    bid(state, *scored["contract"].split(), scored["by"])
    doubled = scored.get("doubled by", [])
    for seat in range(4):
        say(state, "kontra" if doubled[:1] == [seat] else "silent")
    for seat in range(4) if doubled else ():
        say(state, "re" if doubled[1:] == [seat] else "content")
    for trick in scored["tricks"]:
        for card in trick.split():
            say(state, card)
    from_forehand = [state.last_points[(state.forehand + seat) % 4] for seat in range(4)]
    assert from_forehand == scored["points"]
