"""Steps of the deal that are carried out while something holds, and left out else."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.engine.events import CardsDrawn, Deal, NameBound
from stich.engine.standing import standing_of
from stich.engine.state import State
from stich.language.text.diagnostics import Diagnostic
from stich.match.game import Game
from tests.small_spec import CONJECTURE, checked

LONG_OR_SHORT = (
    "format: 1\ngame: long-or-short\ntitle: {en: Long or short}\n"
    + CONJECTURE
    + """\
deck: {suits: french, ranks: A K Q J 10 9}
seats: {players: 3, sides: each}
deal:
  - deal: {cards: 2}
  - dialogue: naming
  - deal: {cards: 3, when: long}
  - turn up: {bind: trump, until: 1 suit, when: long}
  - deal: {cards: 1}
dialogues:
  naming:
    opens: step
    name:
      by: forehand
      say:
        long: {binds: {long: yes}}
        short: {}
powers:
  trumps: {cards: trump}
play: {leader: forehand, legal: [any]}
deal ends: every card is played
score:
  - {name: tricks, points: tricks, when: long or side was dealt 1 of A}
match: {ends: after deal 6, winner: most points}
"""
)


def read(folder: Path, *changes: tuple[str, str]) -> tuple[Game | None, list[Diagnostic]]:
    text = LONG_OR_SHORT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    model, faults = checked(folder, text, "long-or-short")
    return (None if model is None else Game(model)), faults


def started(folder: Path, said: str) -> State:
    game, faults = read(folder)
    assert game is not None and not faults, faults
    state = game.start(3, deals=1, log=True)
    state.play(next(action for action in state.legal_actions() if state.plan.actions.name(action) == said))
    return state


@pytest.mark.parametrize(("said", "cards", "turned"), [("long", 6, 1), ("short", 3, 0)])
def test_a_step_is_carried_out_only_while_its_condition_holds(
    tmp_path: Path, said: str, cards: int, turned: int
) -> None:
    state = started(tmp_path, said)
    assert list(map(len, state.hands)) == [cards] * 3
    assert len(state.turned) == turned
    assert [event for event in state.log or () if isinstance(event, NameBound) and event.face_up] != [] or not turned


@pytest.mark.parametrize("said", ["long", "short"])
def test_what_is_dealt_after_it_is_told_card_by_card(tmp_path: Path, said: str) -> None:
    state = started(tmp_path, said)
    (deal,) = (event for event in state.log or () if isinstance(event, Deal))
    assert list(map(len, deal.hands)) == [2] * 3
    told = [set(hand) for hand in deal.hands]
    for event in state.log or ():
        if isinstance(event, CardsDrawn):
            told[event.seat].add(event.card)
    assert told == [set(hand) for hand in state.hands]


def test_both_executors_know_what_was_dealt(tmp_path: Path) -> None:
    state = started(tmp_path, "long")
    assert standing_of(state).dealt == tuple(frozenset(hand) for hand in state.hands)


def test_a_deal_goes_to_its_end_either_way(tmp_path: Path) -> None:
    for said, tricks in (("long", 6), ("short", 3)):
        state = started(tmp_path, said)
        while not state.over:
            state.play(state.legal_actions()[0])
        assert state.deals_done == 1 and len(state.totals[0]) == 3
        assert said == "short" or sum(state.totals[0]) == tricks


FAULTS = [
    ("{cards: 3, when: long}", "{cards: 3, to: first 2, when: long}", "unequal-deal"),
    ("{cards: 3, when: long}", "{cards: 7, when: long}", "deck-too-small"),
    ("when: long}\n  - turn", "when: longg}\n  - turn", "unknown-name"),
    ("when: long}\n  - turn", "when: side has 1 trick}\n  - turn", "of-whom"),
    ("when: long}\n  - turn", "when: dealer has 1 trick}\n  - turn", "not-known-here"),
]


@pytest.mark.parametrize(("old", "new", "code"), FAULTS)
def test_what_cannot_be_proved_is_refused(tmp_path: Path, old: str, new: str, code: str) -> None:
    assert code in [fault.code for fault in read(tmp_path, (old, new))[1]]


def test_some_cards_are_dealt_whatever_holds(tmp_path: Path) -> None:
    changes = [("{cards: 2}", "{cards: 2, when: in deal 1 of every 2}"), ("{cards: 1}", "{cards: 1, when: not long}")]
    assert [fault.code for fault in read(tmp_path, *changes)[1]] == ["unequal-deal"]
