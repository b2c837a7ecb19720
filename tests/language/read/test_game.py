"""A spec as a whole: it is read without a fault, with its works, its digest, and the defaults filled in."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Role
from stich.language.load import check, load_model
from stich.language.model.match import Lot
from stich.language.model.names import Citation, english
from stich.language.model.powers import TieRule
from stich.language.text.diagnostics import SpecError
from stich.language.text.library import library_names
from tests.small_spec import base, small

# --- the library ------------------------------------------------------------------------------------------------------


BY_THE_RULES = {("doppelkopf", "nothing-to-say"), ("schafkopf", "nothing-to-say")}
"""Doubts about what the rules of a game settle, and no check can see: who has made a reservation has a solo or a
marriage to name, and only who can call a sow bids a called game.  That something is always legal is a law of random
matches."""


@pytest.mark.parametrize("name", library_names())
def test_every_spec_of_the_library_loads_without_a_fault(name: str) -> None:
    game, faults = check(name)

    assert [str(fault) for fault in faults if (name, fault.code) not in BY_THE_RULES] == []
    assert game is not None and game.name == name


def test_evidence_and_works_are_kept() -> None:
    game = load_model("karnoeffel")

    assert game.evidence["deck"] == Citation("zone", "2")
    assert [work.key for work in game.works][:2] == ["zone", "paradise"]
    assert game.examples[0].kind == "trick"
    assert {e.kind for e in game.examples} >= {"trick", "set-up", "legal"}


def test_a_reading_has_a_digest_of_its_own() -> None:
    assert load_model("karnoeffel").sha256 != load_model("karnoeffel-2p").sha256
    assert load_model("karnoeffel").sha256 == load_model("karnoeffel").sha256


# --- defaults ---------------------------------------------------------------------------------------------------------


def test_defaults_are_filled_in(tmp_path: Path) -> None:
    game = small(tmp_path)

    assert game.seats.clockwise and game.seats.sides == ((0, 2), (1, 3))
    assert game.play.leader == t.SeatRef(Role.FOREHAND)
    assert game.match.first_dealer == t.SeatRef(Role.LOT)
    assert game.match.next_dealer == game.match.next_dealer_after_draw == t.SeatRef(Role.FOREHAND)
    assert (game.match.stake, game.match.stake_after_draw, game.match.lot) == (1, 1, Lot.ANY)
    assert game.ties.rule is TieRule.FIRST and not game.ties.stated
    assert not game.play.final and game.play.face_down == -1 and game.play.concede_when is None
    assert game.suit_names[1].key == "hearts" and set(game.deck.groups) == {"red", "black"}


def test_a_comment_of_an_example_is_its_conjecture(tmp_path: Path) -> None:
    example = "examples:\n  - {name: x, comment: no source, given: {trick: SA}, expect: {winner: SA}}\n"
    game = small(tmp_path, ("  winner: most points\n", "  winner: most points\n" + example))

    assert game.examples[0].citation == Citation(conjecture=english("no source"))


# --- faults -----------------------------------------------------------------------------------------------------------


def test_load_model_raises_with_every_diagnostic(tmp_path: Path) -> None:
    path = tmp_path / "karnoeffel.yaml"
    path.write_text(base("karnoeffel").replace("lead devil", "lead devill"), "utf-8")

    with pytest.raises(SpecError, match="unknown-name"):
        load_model(path)
