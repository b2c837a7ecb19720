"""What a person is told: marks with what they bring, names to be given, what can be typed, how far a deal has come."""

from __future__ import annotations

import re

from stich.match.record import Recorder
from stich.table.typed import Typed, help_lines
from stich.voice.table import table
from stich.voice.transcript import Transcript
from stich.voice.words import table_words
from tests.command import within
from tests.specs_under_test import Bots, playable


def told(name: str, seed: int, deals: int) -> str:
    game = playable(name)
    state = game.start(seed, deals=deals, log=True)
    recorder = Recorder(game, state, seed, ["random"] * game.plan.players)
    for _ in Bots(seed, game.plan.players).play_out(state):
        pass
    teller = Transcript(game)
    return "\n".join(words for line in recorder.lines() for words in teller.tell(line))


def test_a_mark_tells_what_it_gains_and_loses() -> None:
    said = told("elfern", 7, 30)
    assert re.search(r"banner: player [12], \+1 banners, −4 strokes", said)


def test_a_mark_tells_what_it_clears() -> None:
    assert "blobs, rungs go to nought for all" in told("knueffeln", 7, 12)


def test_every_name_that_must_be_given_is_told_at_once() -> None:
    said = within("trick", "watten", "H9", "HO").stderr
    assert "`trump` must be given" in said and "`striker` must be given" in said


def test_that_a_name_may_be_left_open_is_told() -> None:
    said = within("trick", "schafkopf", "H9", "HO").stderr
    assert "called=none" in said


def test_what_can_be_typed_is_what_the_game_has() -> None:
    plain, rich = ("\n".join(help_lines(Typed(table_words(playable(name).model)))) for name in ("whist", "karniffel"))
    assert "face down" not in plain and "concede" not in plain and "exchange" not in plain
    assert "concede" in rich and "exchange" in rich


def test_the_heading_says_what_is_bid_before_the_first_trick() -> None:
    state = playable("skat").start(3)
    assert next(line for line in table(state.view(state.to_act)) if line).startswith(
        f"Deal 1, {state.plan.game.dialogues[state.dialogue].name.title()}, "
    )
