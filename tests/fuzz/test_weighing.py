"""Both executors on phrases in every place of a game, where each once said something else: what fuzzing has found."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from stich.match.game import Game
from tests.fuzz.playing import played
from tests.small_spec import SMALL, checked

ENDS = "deal ends: when every card is played"
WHEN = "when: side has 3 tricks"
RANKS = "ranks: A K Q J 10 9 8 7"
FOOLS = RANKS + "\n  add: " + " ".join(f"F{n}" for n in range(12))
TURN = "turn up: {bind: trump, until: 1 suit}"
PHASES = "  phases: [{name: early, legal: [any], until: after trick 2}, {name: late, legal: [any]}]\n"


@pytest.mark.parametrize(
    "edits",
    [
        [(ENDS, "deal ends: all sides together was dealt 18 of any or every card is played")],
        [(ENDS, "deal ends: a side has 2 tricks in late"), ("  legal: [same suit, any]\n", PHASES)],
        [(RANKS, FOOLS), (WHEN, "when: trump was played"), (TURN, TURN.replace("}", ", throw in when empty: true}"))],
        [(RANKS, FOOLS), (WHEN, "when: trump was played"), (TURN, "bind: {trump: suit of the last card dealt}")],
        [(WHEN, "when: top J in a row not held by side is 2")],
        [
            ("  best: {cards: trump J > trump}", "  best: {cards: trump, clause: beats when c1}"),
            ("play:\n", "define: {conditions: {c0: led and trick has K, c1: c0 or not c0}}\nplay:\n"),
        ],
    ],
)
def test_what_once_disagreed_agrees(tmp_path: Path, edits: list[tuple[str, str]]) -> None:
    text = SMALL
    for old, new in edits:
        assert old in text
        text = text.replace(old, new, 1)
    model, faults = checked(tmp_path, text)
    assert model is not None, faults
    game = Game(model)
    for seed in range(6):
        figures, fault = played(game, "random", random.Random(seed))
        assert fault is None, fault.title
        assert figures["deals played"]


def test_who_sits_out_leaves_no_trick_to_be_played(tmp_path: Path) -> None:
    """His cards stay in his hand; whoever has taken all tricks of the others has every trick."""
    talk = "dialogues:\n  leave: {opens: step, ask: {by: dealer, say: {leave: {sits out: dealer}}}}\nplay:\n"
    edits = [
        ("play:\n", talk),
        ("until: 1 suit}\n", "until: 1 suit}\n  - dialogue: leave\n"),
        ("points: 1, when: side has 3 tricks", "for: each seat, points: 1, when: seat has every trick"),
        (ENDS, "deal ends: after trick 1"),
    ]
    text = SMALL
    for old, new in edits:
        text = text.replace(old, new, 1)
    model, faults = checked(tmp_path, text)
    assert model is not None, faults
    state = Game(model).start(1, deals=1, log=True)  # a readable state, to be set up
    for seat in range(4):
        state.hands[seat] = state.hands[seat][:1]
    while not state.over:
        state.play(state.legal_actions()[0])
    assert sorted(state.last_points) == [0, 1]
