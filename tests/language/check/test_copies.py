"""What a spec says of a pack with copies, and what is wrong with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.language.conditions import terms as t
from tests.small_spec import SMALL, checked, small

TIES = ("match:\n", "ties: first played\nmatch:\n")
DOUBLE = ("  ranks: A K Q J 10 9 8 7\n", "  ranks: A K Q J 10 9 8 7\n  copies: 2\n")


def codes(tmp_path: Path, *edits: tuple[str, str]) -> list[tuple[str, str]]:
    text = SMALL
    for old, new in edits:
        assert old in text
        text = text.replace(old, new)
    return [(fault.code, fault.span.text if fault.span else "") for fault in checked(tmp_path, text)[1]]


def test_a_doubled_pack_has_every_card_twice(tmp_path: Path) -> None:
    game = small(tmp_path, DOUBLE, TIES)
    assert len(game.deck) == 64
    assert game.deck.cards[:4] == ("SA", "SA", "SK", "SK")


def test_the_name_of_a_card_means_all_its_copies(tmp_path: Path) -> None:
    when = ("when: side has 3 tricks}", "when: number of SA held by side is 2}")
    (row,) = small(tmp_path, DOUBLE, TIES, when).awards
    assert isinstance(row.when, t.Compared)
    assert isinstance(row.when.left, t.NumberOf)
    assert row.when.left.cards == t.Fixed(0b11)


@pytest.mark.parametrize("rule", ["first played", "last played", "nobody", "S > H > D > C"])
def test_ties_must_be_said(tmp_path: Path, rule: str) -> None:
    assert codes(tmp_path, DOUBLE) == [("tie-without-rule", "copies")]
    assert codes(tmp_path, DOUBLE, ("match:\n", f"ties: {rule}\nmatch:\n")) == []


@pytest.mark.parametrize(
    ("copies", "code"),
    [("1", []), ("4", []), ("0", ["wrong-value"]), ("5", ["wrong-value"]), ("two", ["wrong-type"])],
)
def test_there_are_one_to_four_copies(tmp_path: Path, copies: str, code: list[str]) -> None:
    found = codes(tmp_path, (DOUBLE[0], DOUBLE[1].replace("2", copies)), TIES)
    assert [each for each, _ in found] == code


def test_the_whole_pack_has_no_more_cards_than_any(tmp_path: Path) -> None:
    ranks = " ".join(f"r{i}" for i in range(13))
    many = (DOUBLE[0], f"  ranks: {ranks}\n  copies: 4\n")
    assert codes(tmp_path, many, TIES) == [("deck-too-large", "ranks")]


def test_more_cards_than_there_are_never_lie_together(tmp_path: Path) -> None:
    asked = ("when: side has 3 tricks}", "when: number of SA held by side is 3}")
    assert [code for code, _ in codes(tmp_path, DOUBLE, TIES, asked)] == ["never-holds"]
