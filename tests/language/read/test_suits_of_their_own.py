"""Packs whose suits have ranks of their own: one order for all, the cards, the checks, and a fifth suit in play."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stich.cards import NO_SUIT, cards_in, make_deck, merged
from stich.engine.table import Stage
from stich.language.load import check
from stich.sheet.parts import Paragraph
from stich.sheet.sheet import make_sheet
from tests.small_spec import SMALL
from tests.specs_under_test import finished, playable

PLAIN = "A K Q J 10 9 8 7"


def deck_of(folder: Path, ranks: str) -> tuple[str, ...]:
    path = folder / "small.yaml"
    path.write_text(SMALL.replace(f"ranks: {PLAIN}", f"ranks: {ranks}").replace("cards: 5", "cards: 4"), "utf-8")
    game, faults = check(path)
    assert game is not None, faults
    return game.deck.cards


# --- one order --------------------------------------------------------------------------------------------------------


@given(st.permutations("abcdefgh"), st.lists(st.sets(st.integers(0, 7)), max_size=5))
def test_the_one_order_agrees_with_each(whole: list[str], parts: list[set[int]]) -> None:
    orders = [[whole[i] for i in sorted(part)] for part in parts]
    found = merged(orders)
    assert sorted(found) == sorted({rank for order in orders for rank in order})
    for order in orders:
        assert [rank for rank in found if rank in order] == order


def test_the_order_of_the_first_holds_where_the_others_say_nothing() -> None:
    assert merged([["K", "7"], ["XXI", "I"], ["K", "9", "7"]]) == ("K", "XXI", "I", "9", "7")


@pytest.mark.parametrize("orders", [["ab", "ba"], ["abc", "cd", "da"], ["aa"]])
def test_contrary_orders_have_none(orders: list[str]) -> None:
    with pytest.raises(ValueError, match="no order"):
        merged(orders)


# --- the pack ---------------------------------------------------------------------------------------------------------


def test_each_suit_has_its_own_ranks() -> None:
    deck = make_deck("SDT", {"S": ["K", "10"], "D": ["K", "A"], "T": ["II", "I"]}, ["TI"], ["Fool", "TK"])
    assert deck.cards == ("SK", "S10", "DK", "DA", "TII", "Fool", "TK")
    assert deck.names(cards_in(deck.suit_mask(2))) == ["TII", "TK"]
    assert deck.names(cards_in(deck.rank_mask(deck.ranks.index("K")))) == ["SK", "DK", "TK"]
    assert deck.suit_of[deck.parse_card("Fool")] == NO_SUIT


def test_one_list_for_all_suits_is_the_same_pack() -> None:
    ranks = PLAIN.split()
    assert make_deck("SHDC", dict.fromkeys("SHDC", ranks)) == make_deck("SHDC", ranks)


def test_a_spec_says_the_ranks_suit_by_suit(tmp_path: Path) -> None:
    regular = deck_of(tmp_path, PLAIN)
    assert deck_of(tmp_path, f"{{S H D C: {PLAIN}}}") == regular
    assert deck_of(tmp_path, f"{{clubs diamonds: {PLAIN}, S ♥: [{', '.join(PLAIN.split())}]}}") == regular
    short = deck_of(tmp_path, f"{{S H D: {PLAIN}, C: A J 10 7}}")
    assert [card for card in regular if card not in short] == ["CK", "CQ", "C9", "C8"]


@pytest.mark.parametrize(("ranks", "code"), [("{}", "wrong-value"), ("{S H D C: {a: b}}", "wrong-type")])
def test_what_is_no_list_of_ranks_is_refused(tmp_path: Path, ranks: str, code: str) -> None:
    path = tmp_path / "small.yaml"
    path.write_text(SMALL.replace(f"ranks: {PLAIN}", f"ranks: {ranks}"), "utf-8")
    assert [fault.code for fault in check(path)[1]] == [code]


def test_a_pack_of_many_suits_stays_within_bounds(tmp_path: Path) -> None:
    ranks = " ".join(f"r{i}" for i in range(500))
    path = tmp_path / "small.yaml"
    path.write_text(SMALL.replace(f"ranks: {PLAIN}", f"ranks: {{S H D C: {ranks}}}"), "utf-8")
    assert [fault.code for fault in check(path)[1]] == ["deck-too-large"]


# --- a fifth suit in play ---------------------------------------------------------------------------------------------


def test_a_sheet_lists_the_ranks_suit_by_suit() -> None:
    blocks = [block for section in make_sheet(playable("tarot-marolles").model).sections for block in section.blocks]
    texts = [block.text for block in blocks if isinstance(block, Paragraph)]
    assert any(text.startswith("Cups and coins: king (K), queen (Q)") and text.endswith("ace (A).") for text in texts)
    assert any(text.startswith("Trumps: XXI, XX,") for text in texts)
    assert not any(text.startswith("Missing") for text in texts)


def test_the_sheet_of_a_pack_of_one_order_is_as_before() -> None:
    blocks = [block for section in make_sheet(playable("trappola").model).sections for block in section.blocks]
    assert any(isinstance(block, Paragraph) and "In every suit" in block.text for block in blocks)


def test_the_fool_may_always_be_played_and_takes_nothing() -> None:
    game = playable("tarot-marolles")
    fool, led = game.model.deck.parse_card("Fool"), 0
    for seed in range(30):
        state = game.start(seed, deals=1, log=True)
        while not state.over:
            legal = state.legal_actions()
            if state.stage == Stage.TRICK and fool in state.hands[state.to_act]:
                assert fool in legal
            led += state.trick[:1] == [fool]
            state.play(legal[seed % len(legal)])
            assert fool not in state.won_with
    assert led > 3


def test_a_deal_gives_out_every_point_and_the_rest_is_paid_among_the_players() -> None:
    for seed in range(10):
        points = finished("tarot-marolles", seed, 1).last_points
        assert sum(points) == 21 + 48 + 4
