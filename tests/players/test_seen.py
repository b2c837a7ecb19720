"""What can be told of a phrase from what is known: from a view, or from what is said of a trick."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.cli.trick_verdict import make_question
from stich.language.check.said import phrases_of, says_of
from stich.language.conditions import terms as t
from stich.language.conditions.walks import is_in_question, within
from stich.language.model.game import GameModel
from stich.match.game import Game
from stich.players.seen import Seen
from stich.players.strength import settled_in
from tests.small_spec import small
from tests.specs_under_test import PLAYED, Bots, playable


def conditions_of_nobody(model: GameModel) -> list[t.Condition]:
    """Every condition of a game that can be asked with nobody in question, each once."""
    says = says_of(model)
    asked = (each for each in phrases_of(model) if isinstance(each, t.Fact | t.And | t.Or | t.Not))
    return [
        each
        for each in dict.fromkeys(asked)
        if not any(is_in_question(part) or isinstance(part, t.Led) for part in within(each, says))
    ]


@pytest.mark.parametrize("name", PLAYED)
def test_what_a_view_tells_is_so(name: str) -> None:
    game = playable(name)
    codes = list(map(game.rules.programs.condition, conditions_of_nobody(game.model)))
    state = game.start(5, deals=2)
    for _ in Bots(5, game.plan.players).play_out(state):
        for seat in range(game.plan.players):
            seen = Seen(state.view(seat))
            assert all(seen.tells(code) in (None, state.meets(code)) for code in codes)


CLAUSES = [
    ("in trick 1", True, True),
    ("before the first lead", True, True),
    ("a side has 1 trick", False, False),
    ("trump is H", True, True),
    ("players are 4", True, True),
    ("dealer has more tricks than forehand", False, None),
    ("dealer has 5 cards", True, None),
    ("stake is 1", True, None),
    ("stock is empty", False, None),
    ("number of S played is 0", True, True),
    ("side of dealer held SA", None, None),
    ("HA lies aside", None, None),
]
"""A condition of a clause; whether it holds in trick 1 as a view tells it, and as `stich trick` knows it."""


def with_clause(folder: Path, clause: str) -> Game:
    return Game(small(folder, ("trump J > trump}", f"trump J > trump, clause: beats when {clause}}}")))


@pytest.mark.parametrize(("clause", "seen", "said"), CLAUSES)
def test_what_is_taken_for_settled(tmp_path: Path, clause: str, seen: bool | None, said: bool | None) -> None:
    game = with_clause(tmp_path, clause)
    (code,) = game.plan.state_atoms
    state = next(state for state in map(game.start, range(99)) if state.bound == ((1,),))
    view = state.view(state.to_act)
    assert Seen(view).tells(code) is seen
    assert settled_in(view) == (1 if seen else 0)
    question = make_question(game.plan, ["S7", "H7"], {"trump": ["H"]}, 1, None)
    assert list(question.facts.values()) == ([] if said is None else [said])


def test_an_unknown_fact_counts_as_false(tmp_path: Path) -> None:
    game = with_clause(tmp_path, "not stake is 1")
    assert make_question(game.plan, ["S7", "H7"], {"trump": ["H"]}, 2, None).facts == {}


@pytest.mark.parametrize(
    ("guard", "number", "barred"),
    [
        ("may not lead S in trick 1", 1, ["S7"]),
        ("may not lead S in trick 1", 2, []),
        ("may not lead S or H", 2, ["S7"]),
        ("may not play S or H", 2, ["S7", "H7"]),
        ("may not lead S when trump is H", 2, ["S7"]),
        ("may not lead S when not trump is H", 2, []),
        ("may not lead S when seat holds no H", 2, []),
        ("may not lead S when stake is 1", 2, []),
        ("must lead highest of S in hand", 2, []),
    ],
)
def test_what_may_not_be_led_is_known_as_far_as_it_is_certain(
    tmp_path: Path, guard: str, number: int, barred: list[str]
) -> None:
    game = Game(small(tmp_path, ("legal: [same suit, any]", f"legal: [same suit, any]\n  guards: [{guard}]")))
    question = make_question(game.plan, ["S7", "H7"], {"trump": ["H"]}, number, None)
    assert [game.model.deck.card_name(card) for card, _ in question.barred] == barred
