"""Schafkopf: games that others have scored, card by card (``schafkopf-games.yaml``)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from stich.engine.errors import IllegalPlayError
from stich.engine.packs import Laid, Seeded
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


# --- secrets ----------------------------------------------------------------------------------------------------------


def called(seed: int, rng: random.Random) -> Iterator[State]:
    """A called game, if somebody can call, card by card."""
    game = playable("schafkopf")
    state = game.start(seed, deals=1, log=True)
    while not state.over:
        legal = [game.action_name(action) for action in state.legal_actions()]
        quiet = [word for word in legal if word in ("call", "pass", "silent", "content")]
        say(state, "call" if "call" in legal else rng.choice(quiet or legal))
        if "throw in" in legal and "call" not in legal:
            return
        if not state.over and state.winners + state.trick:
            yield state


def sow_elsewhere(state: State, seat: int, rng: random.Random) -> State | None:
    """The same game, had another seat that ``seat`` does not see the sow that is called."""
    game = playable("schafkopf")
    names = [each.name.key for each in game.model.bindings]
    suit = state.bound[names.index("called")]
    sow = game.model.deck.parse_card("ALHB"[suit[0]] + "S") if suit else -1
    holders = [s for s in range(4) if s != seat and sow in state.hands[s]]
    others = [s for s in range(4) if s not in (seat, *holders, state.bound[names.index("declarer")][0])]
    if not holders or not others or not state.hands[another := rng.choice(others)]:
        return None
    pack = list(Seeded(state.packs.seed).pack(1, game.plan.deck))  # type: ignore[attr-defined]
    at, to = pack.index(sow), pack.index(rng.choice(state.hands[another]))
    pack[at], pack[to] = pack[to], pack[at]
    begun = game.start(state.packs.seed, packs=Laid([pack]), deals=1, log=True)  # type: ignore[attr-defined]
    try:
        for action in state.history:
            begun.play(action)
    except IllegalPlayError:
        return None
    return begun if begun.dealer == state.dealer else None


def test_nobody_is_shown_who_has_the_called_sow_before_she_falls() -> None:
    rng, compared, differed = random.Random(5), 0, 0
    for seed in range(150):
        for state in called(seed, rng):
            seat = rng.randrange(4)
            if (other := sow_elsewhere(state, seat, rng)) is not None:
                compared += 1
                differed += other.parties != state.parties
                assert other.view(seat) == state.view(seat)
    assert compared > 30 and differed > 30
