"""The sections `powers` and `ties`, read."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.cards import cards_in
from stich.language.conditions import terms as t
from stich.language.load import load_model
from stich.language.model.deal import DealCards
from stich.language.model.powers import TieRule
from tests.small_spec import small

# --- the library ------------------------------------------------------------------------------------------------------


def test_two_chosen_suits_and_five_old_ones() -> None:
    game = load_model("knueffeln")

    assert [(b.name.key, b.count) for b in game.bindings] == [("chosen", 2)]
    assert [p.name.key for p in game.powers][:3] == ["seven", "old", "ace"]
    assert [game.deck.names(cards_in(group.cards)) for group in game.powers[1].cards if isinstance(group, t.Fixed)] == [
        ["H2"], ["C4"], ["S8"], ["H9"], ["D9"]
    ]  # fmt: skip
    assert game.powers[0].dead and not game.powers[1].dead
    assert game.ties.rule is TieRule.FIRST and game.ties.stated
    assert game.cards_dealt == 9
    assert [s.packets for s in game.steps if isinstance(s, DealCards)] == [(3, 3, 3)]


# --- defaults ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "rule", "suits"),
    [
        ("first played", TieRule.FIRST, ()),
        ("last played", TieRule.LAST, ()),
        ("nobody", TieRule.NOBODY, ()),
        ("C > S > H > D", TieRule.SUITS, (3, 0, 1, 2)),
    ],
)
def test_ties_are_stated(tmp_path: Path, said: str, rule: TieRule, suits: tuple[int, ...]) -> None:
    ties = small(tmp_path, ("play:\n", f"ties: {said}\nplay:\n")).ties

    assert (ties.rule, ties.suits, ties.stated) == (rule, suits, True)
