"""The section `deal`, read: packets, pauses, cards turned up, transfers."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Place, Role
from stich.language.load import load_model
from stich.language.model.deal import DealCards, ReckonRow, Transfer, TurnUp
from tests.small_spec import small

# --- the library ------------------------------------------------------------------------------------------------------


def test_transfers_say_what_is_given_taken_and_where_it_lies() -> None:
    transfers = [s for s in load_model("knueffeln").steps if isinstance(s, Transfer)]

    assert [(s.name.key, s.source, len(s.gives)) for s in transfers] == [
        ("dog", Place.TURNED, 1), ("queen's right", Place.EXPOSED, 2)
    ]  # fmt: skip
    assert isinstance(transfers[1].gives[1].when, t.Quantified)


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


def test_the_number_of_cards_can_change_from_deal_to_deal(tmp_path: Path) -> None:
    game = small(tmp_path, ("cards: 5, packets: 2", "cards by deal: [5, 3], packets: 2"))

    assert game.steps[0] == DealCards((2, 2, 1), by_deal=((2, 2, 1), (2, 1)))


def test_a_row_can_stand_among_the_steps(tmp_path: Path) -> None:
    row = "  - row: {name: nine turned, for: dealer, when: trump 9 lies turned up, points: 1}\n"
    game = small(tmp_path, ("powers:\n", row + "powers:\n"))

    step = game.steps[-1]
    assert isinstance(step, ReckonRow) and step.tier.whom == t.SeatRef(Role.DEALER)
    assert [row.name.key for row in step.tier.rows] == ["nine turned"]


def test_the_strongest_cards_are_given_by_a_description(tmp_path: Path) -> None:
    transfer = "{name: best, who: dealer, gives: highest of any in hand, count: 1, must: true, to: stock, "
    step = f"  - transfer: {transfer}from: stock, taken: 1}}\n"
    game = small(tmp_path, ("powers:\n", step + "powers:\n"))

    given = game.steps[-1]
    assert isinstance(given, Transfer) and isinstance(given.gives[0].cards, t.Highest)


def test_the_turned_card_can_go_under_the_stock(tmp_path: Path) -> None:
    step = small(tmp_path, ("until: 1 suit", "until: 1 suit, then: under the stock")).steps[1]

    assert isinstance(step, TurnUp) and step.under_stock and step.suits == 1
