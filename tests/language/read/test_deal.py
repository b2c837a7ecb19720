"""The section `deal`, read: packets, pauses, cards turned up, transfers."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Place
from stich.language.load import load_model
from stich.language.model.deal import DealCards, Transfer, TurnUp
from tests.small_spec import small

# --- the library ------------------------------------------------------------------------------------------------------


def test_transfers_say_what_is_given_taken_and_where_it_lies() -> None:
    transfers = [s for s in load_model("knueffeln").steps if isinstance(s, Transfer)]

    assert [(s.name.key, s.source, len(s.gives)) for s in transfers] == [
        ("dog", Place.TURNED, 1), ("queen's right", Place.EXPOSED, 2)
    ]  # fmt: skip
    assert isinstance(transfers[1].gives[1].when, t.Holds)


# --- defaults ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "packets"), [("packets: 2", (2, 2, 1)), ("packets: [3, 2]", (3, 2)), ("face up: 1", (5,))]
)
def test_cards_come_in_packets(tmp_path: Path, said: str, packets: tuple[int, ...]) -> None:
    game = small(tmp_path, ("packets: 2", said))

    assert game.steps[0] == DealCards(packets, face_up=int("face" in said))


def test_dealing_can_pause(tmp_path: Path) -> None:
    paused = "  - deal: {cards: 1, to: first 2}\n  - deal: {cards: 1, to: the rest}\n  - deal: {cards: 4}\n"
    game = small(tmp_path, ("  - deal: {cards: 5, packets: 2}\n", paused))

    assert [(s.first, s.last) for s in game.steps if isinstance(s, DealCards)] == [(0, 2), (2, 99), (0, 99)]
    assert game.cards_dealt == 5


def test_the_turned_card_can_go_under_the_stock(tmp_path: Path) -> None:
    step = small(tmp_path, ("until: 1 suit", "until: 1 suit, then: under the stock")).steps[1]

    assert isinstance(step, TurnUp) and step.under_stock and step.suits == 1
