"""A spec for a range of players: three have five cards each, more have three."""

from __future__ import annotations

from pathlib import Path

from tests.small_spec import CONJECTURE

RANGED = (
    """\
format: 1
game: ranged
title: {en: Ranged}
"""
    + "".join(line for line in CONJECTURE.splitlines(keepends=True) if "dialogues" not in line and "points" not in line)
    + """\
deck:
  suits: french
  ranks: A K Q J 10 9 8 7
seats:
  players: 3 to 7
  usual: 5
  sides: each
deal:
  - deal: {cards: {players are 3: 5, otherwise: 3}}
  - turn up: {bind: trump, until: 1 suit}
powers:
  trumps: {cards: trump}
play:
  legal: [same suit, any]
deal ends: when every card is played
score:
  - {name: three of five, points: 1, when: players are 3 and side has 3 tricks}
  - {name: a trick, points: 1, when: players are at least 4 and side has 1 trick}
match:
  ends: when a side has 7 points
  winner: most points
examples:
  - name: of five each who has a trick gets a point
    comment: the rows
    given: {trump: H, winners: 0 1 1}
    expect: {points: 1 1 0 0 0}
  - name: of three each needs three tricks
    comment: the rows
    given: {players: 3, trump: H, winners: 0 0 1 0 1}
    expect: {points: 1 0 0}
"""
)


def ranged(tmp_path: Path, *edits: tuple[str, str]) -> Path:
    """The spec as a file, with some words changed."""
    text = RANGED
    for old, new in edits:
        assert old in text
        text = text.replace(old, new)
    path = tmp_path / "ranged.yaml"
    path.write_text(text, "utf-8")
    return path
