"""Specs for a range of players, held to the same with each number of them: they end, replay, and are told."""

from __future__ import annotations

import re

import pytest

from stich.engine.standing import standing_of
from stich.engine.state import State
from stich.examples.run import run
from stich.match.game import Game
from stich.match.record import Recorder, replay, text_of
from stich.messages.book import LANGUAGES
from stich.players.match import Seated, play_out
from stich.players.registry import make_player
from stich.rng import Random, stream
from stich.rules import plainly
from stich.rules.weigh import weigh
from stich.sheet.as_text import draw
from stich.sheet.sheet import make_sheet
from tests.specs_under_test import PLAYED, path_of, playable

RANGE, PARENT = re.compile(r"players: \d+ to \d+"), re.compile(r"^extends: (\S+)$", re.M)


def says_a_range(name: str) -> bool:
    """Whether a spec or one that it extends does; to ask each game would be to read all of them beforehand."""
    text = path_of(name).read_text("utf-8")
    parent = PARENT.search(text)
    return bool(RANGE.search(text) or (parent and says_a_range(parent[1])))


RANGED = [name for name in PLAYED if says_a_range(name) and playable(name).model.seats.counts]
NUMBERS = [(name, number) for name in RANGED for number in playable(name).model.seats.counts]


def matches(game: Game, bot: str, seeds: int = 3) -> list[State]:
    """Some matches, each with its record verified."""
    found = []
    for seed in range(seeds):
        state = game.start(seed, deals=6, log=True)
        recorder = Recorder(game, state, seed, [bot] * game.plan.players)
        for _ in play_out(state, Seated([make_player(bot) for _ in range(game.plan.players)], seed)):
            pass
        assert [again for again, _ in replay(game, map(text_of, recorder.lines()))][-1].totals == state.totals
        found.append(state)
    return found


def test_some_specs_are_for_a_range() -> None:
    assert {"agram", "singing"} <= set(RANGED)
    assert [name for name in PLAYED if playable(name).model.seats.counts] == RANGED


@pytest.mark.parametrize("bot", ["random", "thumb"])
@pytest.mark.parametrize(("name", "number"), NUMBERS)
def test_so_many_play_to_the_end_and_replay(name: str, number: int, bot: str) -> None:
    game = playable(name, number)
    assert game.plan.players == number
    assert all(state.over for state in matches(game, bot))


@pytest.mark.parametrize(("name", "number"), NUMBERS)
def test_both_executors_agree_on_when_the_match_ends(name: str, number: int) -> None:
    game = playable(name, number)
    ends = game.model.match.ends
    for seed in range(3):
        state, random = game.start(seed, log=True), Random(stream(seed, 9))
        while not state.over:
            assert plainly.is_so(ends, standing_of(state), plainly.Asked(None)) == (
                weigh(game.plan.match_ends, state) == 1
            )
            state.play(random.choice(state.legal_actions()))


@pytest.mark.parametrize(("name", "number"), NUMBERS)
def test_its_examples_hold_and_its_sheets_are_told(name: str, number: int) -> None:
    game = playable(name, number)
    assert [result.text for result in run(game) if not result.ok] == []
    for language in LANGUAGES:
        assert draw(make_sheet(game.model, language))
