"""Portable Bridge Notation as other programs write it: whatever the form, the same boards are read."""

from __future__ import annotations

import pytest

from stich.match import pbn
from stich.match.bridge import judged
from tests.specs_under_test import playable

DEAL = "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3"
BOARD = f"""
% PBN 2.1
[Event "of our own"]
[Board "1"]
[Dealer "N"]
[Deal "{DEAL}"]
[Declarer "E"]
[Contract "3D"]
[Result "?"]
[Auction "N"]
Pass 1D =1= Pass 3D $3 AP
[Play "S"]
CA CK CT C4
SK! SA SQ S3 =2= ; a note
*
"""


def boards(text: str) -> list[pbn.PbnBoard]:
    return list(pbn.read(text))


def test_a_board_has_tags_and_sections() -> None:
    (board,) = boards(BOARD)
    assert (board.get("Board"), board.get("Result"), board.get("Room"), board.line) == ("1", "", "", 3)
    hands = pbn.hands_of(board)
    assert hands["S"] == ["SK", "S5", "HT", "H8", "H3", "DK", "DQ", "D9", "CA", "C7", "C6", "C5", "C2"]
    assert pbn.deal_text(hands) == DEAL and pbn.deal_text(hands, "W").startswith("W:AT942.")
    play = pbn.play_of(board)
    assert play is not None and play.leader == "S" and play.lines == [13, 14]
    assert play.tricks[0] == {"S": "CA", "W": "CK", "N": "CT", "E": "C4"}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("\n", "\r\n"),
        ('[Event "of our own"]', '[ Event   "of our own" ]'),
        ('[Event "of our own"]', '[Event"of our own"]{ in one\nor two lines }'),
        ('[Event "of our own"]', '[Event "of our own \\"club\\""]\n% an escaped line [Board "9"]'),
        ('[Event "of our own"]', '[Event "of our own "club""]'),
        ("[Dealer", "; [Board \"9\"]\n[Dealer"),
        ("CA CK CT C4", "CA CK\nCT    C4"),
        ("CA CK CT C4", "ca ck c10 c4"),
        ("[Play", "\n[Play"),
        ("*\n", "- - - -\n*\n"),
        ("*\n", ""),
    ],
)  # fmt: skip
def test_whatever_the_form_the_same_is_read(old: str, new: str) -> None:
    assert old in BOARD
    (board,) = boards(BOARD.replace(old, new))
    play = pbn.play_of(board)
    assert pbn.deal_text(pbn.hands_of(board)) == DEAL
    assert play is not None and [trick for trick in play.tricks if trick] == EXPECTED


EXPECTED = [{"S": "CA", "W": "CK", "N": "CT", "E": "C4"}, {"S": "SK", "W": "SA", "N": "SQ", "E": "S3"}]


def test_a_board_takes_values_from_the_one_before() -> None:
    text = BOARD + '\n[Event "#"]\n[Board "2"]\n[Deal "#"]\n\n[Event "##league"]\n[Board "3"]\n'
    first, second, third = boards(text)
    assert second.get("Event") == "of our own" and second.get("Deal") == first.get("Deal")
    assert (third.get("Event"), third.get("Board")) == ("league", "3")


def test_a_second_table_of_a_board_has_its_cards() -> None:
    first, second = boards(
        BOARD + '\n[West "somebody"]\n[Contract "3NT"]\n[Declarer "E"]\n[Play "S"]\nCA CK CT C4\n*\n'
    )
    assert second.get("Deal") == first.get("Deal") and second.get("Contract") == "3NT"


def verdict(text: str, spec: str = "whist") -> tuple[int, str]:
    (found,) = judged(playable(spec), text)
    return found.tricks, found.fault or found.left_out


@pytest.mark.parametrize(
    ("old", "new", "tricks", "says"),
    [
        ("", "", 2, ""),
        ('"3D"', '"3NTX"', 2, ""),
        ('"3D"', '"Pass"', 0, "what is trumps is not said"),
        ("CA CK CT C4", "CA CK CT CQ", 2, ""),
        ("CA CK CT C4", "CA S2 CT C4", 0, "trick 1: illegal play: S2 by seat 3: must play same suit"),
        ("SK! SA SQ S3", "SK! SA SQ C4", 1, "trick 2: illegal play: C4"),
        ('[Result "?"]', '[Result "13"]', 2, "EW has 13 tricks by the result, 1 of 2 by the rules"),
        ('[Result "?"]', '[Result "EW 12 NS 1"]', 2, ""),
        ('[Declarer "E"]', '[Declarer "W"]', 0, "S leads, and W has declared; the one on his left leads"),
        ('[Play "S"]', '[Play "X"]', 0, "the play does not say who leads"),
        ("CA CK CT C4", "CA CX CT C4", 0, "`CX` is no card of a play"),
        ("T98 873", "T9 873", 0, "not every hand has its thirteen cards"),
        ("T98 873", "T99 873", 0, "the card C9 is none, or stands twice in the deal"),
        (f'"{DEAL}"', '"N:- - - -"', 0, "not every hand has its thirteen cards"),
        (f'"{DEAL}"', '"X:- - -"', 0, "the deal is not written as in"),
    ],
)
def test_a_play_is_held_against_the_rules(old: str, new: str, tricks: int, says: str) -> None:
    assert old in BOARD
    number, said = verdict(BOARD.replace(old, new))
    assert number == tricks and (says in said if says else said == "")


def test_trumps_that_a_spec_does_not_choose_are_left_out() -> None:
    assert verdict(BOARD, "whist-no-trump") == (0, "its trumps are D, and the spec chooses no one suit")
    assert verdict(BOARD.replace('"3D"', '"3NT"'), "whist-no-trump") == (2, "")


def test_cards_in_other_columns_are_taken_as_the_hands_have_them() -> None:
    (found,) = judged(playable("whist"), BOARD.replace("SK! SA SQ S3", "S3 SK! SA SQ"))
    assert (found.tricks, found.fault, found.astray) == (2, "", True)


def test_seats_lie_as_the_game_is_played() -> None:
    model = playable("whist").model
    assert [pbn.seat_at(model, side) for side in "NESW"] == [0, 1, 2, 3]
