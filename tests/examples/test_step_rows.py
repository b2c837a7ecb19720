"""Examples of rows that are steps of the deal; names that an example leaves out, told all at once."""

from __future__ import annotations

import pytest

from stich.examples.run import check, witness
from stich.language.model.game import Example
from stich.match.game import Game
from tests.specs_under_test import playable


def answer(game: Game, given: dict[str, object], expect: dict[str, object]) -> str:
    result = check(game, Example("x", "row", given, expect))
    return result.got or result.message


@pytest.mark.parametrize(
    ("game", "given", "expect", "got"),
    [
        ("brus", {"dealer": 1, "turned up": "CJ"}, {"points": "0 0"}, "points 0 1"),
        ("brus", {"dealer": 1, "turned up": "C6"}, {"points": "0 0"}, "points 0 0"),
        ("tute", {"hands": {0: "OR CR ER BR"}}, {"match won by": 1}, "match won by 0"),
        ("tute", {"hands": {0: "OR CR ER BA"}}, {"match won by": 1}, "match won by none"),
        ("ombre", {"ombre": 2, "pool": 4}, {"points": "0 0 0", "pool": 0}, "points -1 -1 0; pool 6"),
    ],
)
def test_a_row_of_the_deal_is_reckoned_as_in_the_play(
    game: str, given: dict[str, object], expect: dict[str, object], got: str
) -> None:
    rows = {"brus": "beiðsli", "tute": "tute in hand", "ombre": "passes"}
    assert answer(playable(game), {"row": rows[game], **given}, expect) == got


def test_a_row_that_is_none_is_named() -> None:
    said = answer(playable("brus"), {"row": "win"}, {"points": "0 0"})
    assert "no row of the deal is called `win`; there are beiðsli" in said


@pytest.mark.parametrize("game", ["brus", "tute", "ombre"])
def test_each_row_of_the_deal_is_shown(game: str) -> None:
    assert not [each for each in witness(playable(game)) if each.what == "row"]
    assert [each.name for each in witness(playable(game), []) if each.what == "row"]


def test_all_names_that_are_missing_are_told_at_once() -> None:
    result = check(playable("watten"), Example("x", "trick", {"trick": "H9 HO"}, {"winner": "HO"}))
    assert "what `trump` and `striker` are" in result.message or "what `striker` and `trump` are" in result.message
    assert result.help.count("`") == 4
