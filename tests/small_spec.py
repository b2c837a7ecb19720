"""A small spec with everything that a game needs, to be changed in one place; and the shipped specs as texts."""

from __future__ import annotations

from pathlib import Path

from stich.language.load import check
from stich.language.model.game import GameModel
from stich.language.text.diagnostics import Diagnostic
from stich.language.text.library import data_path

# No source, and none asked for.
CONJECTURE = """\
status: conjecture
evidence:
  deck: {conjecture: a}
  seats: {conjecture: a}
  deal: {conjecture: a}
  powers: {conjecture: a}
  play: {conjecture: a}
  contracts: {conjecture: a}
  dialogues: {conjecture: a}
  deal ends: {conjecture: a}
  card points: {conjecture: a}
  score: {conjecture: a}
  match: {conjecture: a}
"""

SMALL = (
    """\
format: 1
game: small
title: {en: Small}
"""
    + CONJECTURE
    + """\
deck:
  suits: french
  ranks: A K Q J 10 9 8 7
seats:
  players: 4
deal:
  - deal: {cards: 5, packets: 2}
  - turn up: {bind: trump, until: 1 suit}
powers:
  best: {cards: trump J > trump}
play:
  legal: [same suit, any]
deal ends: when every card is played
card points:
  eyes: {A: 11, 10: 10}
score:
  - {name: win, points: 1, when: side has 3 tricks}
match:
  ends: when a side has 7 points
  winner: most points
"""
)


def base(name: str) -> str:
    return (data_path("specs") / f"{name}.yaml").read_text("utf-8")


def checked(tmp_path: Path, text: str, name: str = "small") -> tuple[GameModel | None, list[Diagnostic]]:
    path = tmp_path / f"{name}.yaml"
    path.write_text(text, "utf-8")
    return check(path)


def small(tmp_path: Path, *edits: tuple[str, str]) -> GameModel:
    text = SMALL
    for old, new in edits:
        assert old in text
        text = text.replace(old, new)
    game, faults = checked(tmp_path, text)
    assert [str(fault) for fault in faults] == []
    assert game is not None
    return game
