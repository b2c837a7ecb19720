"""Examples and single tricks in which equal cards lie."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stich.compare.meeting import Meeting
from stich.compare.tricks import compare_tricks
from stich.examples.run import check
from stich.language.model.game import Example
from stich.match.game import Game
from tests.command import within
from tests.small_spec import small

EDITS = (
    ("  ranks: A K Q J 10 9 8 7\n", "  ranks: A K Q J 10 9 8 7\n  copies: 2\n"),
    ("match:\n", "ties: last played\nmatch:\n"),
)


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return Game(small(tmp_path, *EDITS))


def answer(game: Game, kind: str, given: dict[str, Any], expect: dict[str, Any]) -> str:
    result = check(game, Example("a", kind, {"trump": "H", **given}, expect))
    return "" if result.ok else result.text


@pytest.mark.parametrize(
    ("trick", "winner"),
    [("HJ HJ", "second HJ"), ("HJ HA HJ H7", "second HJ"), ("SA SA", "second SA"), ("SA SA HK HK", "second HK"),
     ("SA HJ SA", "HJ")],
)  # fmt: skip
def test_of_two_equal_cards_it_is_said_which_wins(game: Game, trick: str, winner: str) -> None:
    assert not answer(game, "trick", {"trick": trick}, {"winner": winner})
    other = winner.replace("second", "first")
    assert other == winner or f"winner {winner}" in answer(game, "trick", {"trick": trick}, {"winner": other})


@pytest.mark.parametrize(
    ("trick", "winner", "fault"),
    [
        ("SA SA", "SA", "the trick has 2 cards `SA`"),
        ("SA SA", "third SA", "not a card of the trick"),
        ("SA HK", "second SA", "not a card of the trick"),
        ("SA SA SA", "second SA", "given more than 2 times"),
    ],
)
def test_an_example_with_equal_cards_that_cannot_be_read(game: Game, trick: str, winner: str, fault: str) -> None:
    assert fault in answer(game, "trick", {"trick": trick}, {"winner": winner})


def test_equal_cards_are_legal_by_one_name(game: Game) -> None:
    given = {"trick": "SK", "hand": "SA SA C9 C9"}
    assert not answer(game, "legal", given, {"legal": "SA"})
    assert not answer(game, "legal", given, {"legal": "SA SA"})
    assert not answer(game, "legal", {"trick": "SA SA", "hand": "C9 C9 H7"}, {"legal": "C9 H7"})


def test_games_are_compared_on_tricks_with_equal_cards_each_once(tmp_path: Path, game: Game) -> None:
    first = small(tmp_path, EDITS[0], (EDITS[1][0], "ties: first played\nmatch:\n"))
    meeting = Meeting(game.model, first)
    study = compare_tricks(meeting, 10_000)
    assert study.shares[2].total == 4 * 32 * 32
    assert study.shares[2].found == 4 * 32
    assert [kind.witness.cards[0] for kind in study.kinds] == [kind.witness.cards[1] for kind in study.kinds]
    assert {kind.witness.told[0].winner for kind in study.kinds} == {f"second {study.kinds[0].witness.cards[0]}"}


def test_a_trick_with_equal_cards_is_told(tmp_path: Path) -> None:
    small(tmp_path, *EDITS)
    text = tmp_path / "small.yaml"
    said = within("trick", str(text), "HJ", "HJ", "--bind", "trump=H").stdout
    assert "they are equal, and the last played takes" in said
    assert said.endswith("second HJ takes the trick, no eyes\n")
    asked = ("--bind", "trump=H", "--why", "HJ", "--format", "json")
    why = json.loads(within("trick", str(text), "HJ", "HJ", *asked).stdout)["why"]
    assert (why["card"], why["fate"], why["by"]) == ("HJ", "taken", "HJ")
    refused = within("trick", str(text), "HJ", "HJ", "HJ", "--bind", "trump=H")
    assert (refused.returncode, "HJ stands more than 2 times" in refused.stderr) == (2, True)
