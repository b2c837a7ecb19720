"""Portable Bridge Notation as other programs write it: whatever the form, the same boards are read."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from stich.match import pbn
from stich.match.board_claims import BoardContract, claims, score
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

NOT_CALLED = BOARD.replace('[Auction "N"]\nPass 1D =1= Pass 3D $3 AP\n', "")


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
    assert old in NOT_CALLED
    number, said = verdict(NOT_CALLED.replace(old, new))
    assert number == tricks and (says in said if says else said == "")


def test_trumps_that_a_spec_does_not_choose_are_left_out() -> None:
    assert verdict(BOARD, "whist-no-trump") == (0, "its trumps are D, and the spec chooses no one suit")
    assert verdict(NOT_CALLED.replace('"3D"', '"3NT"'), "whist-no-trump") == (2, "")


def test_cards_in_other_columns_are_taken_as_the_hands_have_them() -> None:
    (found,) = judged(playable("whist"), BOARD.replace("SK! SA SQ S3", "S3 SK! SA SQ"))
    assert (found.tricks, found.fault, found.astray) == (2, "", True)


def test_seats_lie_as_the_game_is_played() -> None:
    model = playable("whist").model
    assert [pbn.seat_at(model, side) for side in "NESW"] == [0, 1, 2, 3]


# --- what the tags say of one another ---------------------------------------------------------------------------------

CALLED = """
[Board "7"]
[Dealer "N"]
[Vulnerable "EW"]
[Scoring "IMP"]
[Declarer "E"]
[Contract "3D"]
[Result "9"]
[Score "EW 110"]
[Auction "N"]
Pass 1D =1= Pass 3D $3
AP
"""


def claimed(*changes: tuple[str, str]) -> tuple[list[str], list[tuple[int, str]]]:
    """What agrees in a board, and what does not, with its line."""
    text = CALLED
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (board,) = boards(text)
    found = list(claims(board))
    return [claim.agrees for claim in found if claim.agrees], [(c.line, c.fault) for c in found if c.fault]


AGREE = [
    ((), ["auction", "score"]),
    ((("AP", "Pass Pass Pass"),), ["auction", "score"]),
    ((("AP", "Pass Pass Pass *"),), ["auction", "score"]),
    ((("3D $3", "3d! $3"), ("Pass 1D", "P 1D!?")), ["auction", "score"]),
    ((('[Auction "N"]', '[Auction "W"]\n-'),), ["auction", "score"]),
    ((('"EW 110"', '"110"'),), ["auction", "score"]),
    ((('"EW 110"', '"NS -110"'),), ["auction", "score"]),
    ((('"EW 110"', '"EW 110 NS -110"'),), ["auction", "score"]),
    ((('"EW 110"', '""'),), ["auction"]),
    ((('"EW 110"', '"+2.4"'),), ["auction"]),
    ((('"EW 110"', '"EW 60"'), ('"IMP"', '"Rubber"')), ["auction"]),
    ((('"9"', '"?"'),), ["auction"]),
    ((('"EW"', '"?"'),), ["auction"]),
    ((("AP", "*"),), ["score"]),
    ((("AP", "+"),), ["score"]),
    ((("AP", ""),), ["score"]),
    ((("1D", "^I 1D"), ("3D $3", "1C")), ["score"]),
    ((("1D", "one"),), ["score"]),
    ((('"E"', '"^W"'), ('"EW 110"', '"EW 110"')), ["auction", "score"]),
    ((('"3D"', '"3Diamonds"'),), ["auction", "score"]),
    ((('"3D"', '"three"'),), []),
    ((('"3D"', '"Pass"'), ("Pass 1D =1= Pass 3D $3\nAP", "AP"), ('"EW 110"', '"0"')), ["auction"]),
    ((("Pass 3D $3", "X XX 2C Pass Pass 3D"),), ["auction", "score"]),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "agrees"), AGREE)
def test_what_the_tags_say_agrees(changes: tuple[tuple[str, str], ...], agrees: list[str]) -> None:
    assert claimed(*changes) == (agrees, [])


DISAGREE = [
    ((("Pass 3D", "Pass 4D"),), 7, "the contract is 3D by E, and the auction gives 4D by E"),
    ((("1D =1= Pass 3D $3", "Pass Pass 3D"),), 7, "the contract is 3D by E, and the auction gives 3D by W"),
    ((("AP", "X AP"),), 7, "the contract is 3D by E, and the auction gives 3DX by E"),
    ((("AP", "X Pass XX AP"),), 12, "the auction: XX by S, and nothing of this side is doubled"),
    ((("AP", "X XX AP"),), 7, "the contract is 3D by E, and the auction gives 3DXX by E"),
    ((("Pass 1D =1= Pass 3D $3\nAP", "AP"),), 7, "the contract is 3D by E, and all passed in the auction"),
    ((('"3D"', '"Pass"'),), 7, "the contract is Pass, and the auction gives 3D by E"),
    ((("Pass 3D", "1C 3D"),), 11, "the auction: 1C by S, which is no more than 1D"),
    ((("Pass 3D", "Pass 1D"),), 11, "the auction: 1D by W, which is no more than 1D"),
    ((("Pass 1D", "X 1D"),), 11, "the auction: X by N, and there is no bid of the other side to double"),
    ((("Pass 3D", "Pass X"),), 11, "the auction: X by W, and there is no bid of the other side to double"),
    ((("AP", "Pass Pass Pass 4D"),), 12, "the auction: 4D is called after its end"),
    ((('[Auction "N"]', '[Auction "E"]'),), 10, "the auction begins with E, and N has dealt"),
    ((('"EW 110"', '"EW 130"'),), 9, "the score is 130 for EW, and 3D by E, 9 tricks, vulnerable give 110"),
    ((('"EW 110"', '"NS 110"'),), 9, "the score is -110 for EW, and 3D by E, 9 tricks, vulnerable give 110"),
    ((('"9"', '"8"'),), 9, "the score is 110 for EW, and 3D by E, 8 tricks, vulnerable give -100"),
    ((('"3D"', '"Pass"'), ("Pass 1D =1= Pass 3D $3\nAP", "AP")), 9, "the score is -110, and all passed"),
]


@pytest.mark.parametrize(("changes", "line", "fault"), DISAGREE, ids=[row[2] for row in DISAGREE])
def test_what_the_tags_say_otherwise_is_told_with_its_line(
    changes: tuple[tuple[str, str], ...], line: int, fault: str
) -> None:
    assert claimed(*changes)[1] == [(line, fault)]


@pytest.mark.parametrize(
    ("contract", "tricks", "scores"),
    [
        ("1C", 7, (70, 70)),
        ("1N", 8, (120, 120)),
        ("2HX", 8, (470, 670)),
        ("2DX", 9, (280, 380)),
        ("1NXX", 8, (760, 1160)),
        ("3N", 9, (400, 600)),
        ("4S", 11, (450, 650)),
        ("5D", 11, (400, 600)),
        ("6H", 12, (980, 1430)),
        ("7N", 13, (1520, 2220)),
        ("7CXX", 13, (1960, 2660)),
        ("4S", 8, (-100, -200)),
        ("4SX", 9, (-100, -200)),
        ("4SX", 7, (-500, -800)),
        ("4SX", 6, (-800, -1100)),
        ("4SXX", 5, (-2200, -2800)),
        ("7NXX", 0, (-7000, -7600)),
    ],
)
def test_what_a_contract_scores(contract: str, tricks: int, scores: tuple[int, int]) -> None:
    made = BoardContract(int(contract[0]), contract[1], contract.count("X"), "N")
    assert (score(made, tricks, False), score(made, tricks, True)) == scores


def test_a_board_that_is_marked_as_irregular_is_not_played() -> None:
    assert verdict(BOARD.replace("SK! SA", "SK! ^R SA")) == (0, "its play is marked as irregular")


def test_a_claim_that_does_not_hold_stands_for_the_board() -> None:
    (found,) = judged(playable("whist"), BOARD.replace("3D $3 AP", "4D AP"))
    assert (found.fault, found.line) == ("the contract is 3D by E, and the auction gives 4D by E", 8)
    (held,) = judged(playable("whist"), BOARD)
    assert held.agrees == ("auction",)


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_broken_in_a_file_it_is_told_or_left_out(seed: int) -> None:
    chance, whist = random.Random(seed), playable("whist")
    for _ in range(100):
        text = list(BOARD + CALLED)
        for _ in range(chance.randint(1, 6)):
            at, piece = (
                chance.randrange(len(text)),
                chance.choice(["", "[", '"', "{", "\n", "^", "9", "\0", "N", "٣", "–"]),
            )
            text[at : at + chance.choice([0, 1, 1, 40])] = [piece]
        with suppress(pbn.PbnError):
            for found in judged(whist, "".join(text)):
                assert isinstance(found.fault, str) and found.tricks <= 13
