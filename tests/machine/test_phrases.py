"""Every phrase of every spec comes to the same on the readable engine and on the machine, wherever a match stands."""

from __future__ import annotations

from random import Random

import pytest

from stich.engine.packs import Seeded
from stich.engine.state import State
from stich.machine import plain, weigh
from stich.match.game import Game
from stich.match.load import machine_at, placed_on
from stich.program.game import write_program
from stich.program.phrases import written
from stich.rules.program import Code
from stich.rules.weigh import weigh as weighed
from tests.fuzz.weighing import programs_of
from tests.specs_under_test import PLAYED, Bots, playable

EACH = 30  # phrases that are weighed in one position


def with_phrases(game: Game) -> tuple[plain.Tables, list[tuple[Code, int]]]:
    """A home in whose program every phrase of the game stands, and where it does."""
    codes = list(dict.fromkeys(code for _, code in programs_of(game)))
    program, found = write_program(game.plan), list[tuple[Code, int]]()
    for code in codes:
        start = len(program.code) + 1
        found.append((code, start - 1))
        words = written(code, start)
        program.code.extend([start + len(words), *words])
    return plain.Tables(program), found


@pytest.mark.parametrize("name", PLAYED)
def test_every_phrase_comes_to_the_same(name: str) -> None:
    game, chance = playable(name), Random(name)
    home, phrases = with_phrases(game)
    state = State(game.plan, Seeded(21), 2)
    like = placed_on(plain)()
    like.begin(home, 21, 2)
    for count, _ in enumerate(Bots(21, game.plan.players).play_out(state)):
        if count % 10:
            continue
        core = machine_at(state, plain, home, like)
        asked = [0, 1 << chance.randrange(game.plan.players), chance.choice(state.side_sets), game.plan.everyone]
        for code, place in chance.sample(phrases, min(EACH, len(phrases))):
            the = chance.choice(asked)
            assert weigh.weigh(core.s, place, the) == weighed(code, state, the)
        assert core.fault == 0
