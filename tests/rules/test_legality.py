"""What may be played, what guards forbid, and what cards count."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stich.cards import NO_SUIT, cards_in, make_deck, mask_of
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Suited
from stich.language.model.score import PointTable
from stich.rules import tables
from stich.rules.compile import compile_rules
from stich.rules.tables import UNPLACED, Rules
from stich.rules.walk import winner
from tests.games_by_hand import (
    ALWAYS,
    ANY,
    CHOSEN,
    FRENCH_32,
    GAMES,
    RULES,
    SAME_SUIT,
    cards,
    chosen,
    chosen_suits,
    elfern,
    make_game,
    power,
    ranks,
    suits,
)


def test_an_order_of_groups_keeps_a_powers_own_order() -> None:
    deck = GAMES["knueffeln"].deck
    beating = RULES["knueffeln"].under(((),))
    order = beating.order_of((t.OfPower(1), ranks(deck, "A"), ranks(deck, "9 8")))
    found = sorted((c for c in range(len(deck)) if order[c] < UNPLACED), key=order.__getitem__)
    assert deck.names(found[:5]) == ["H2", "C4", "S8", "H9", "D9"]
    place = dict(zip(deck.cards, order, strict=True))
    assert place["H2"] == 0
    assert place["SA"] == place["HA"] == 5
    assert place["S9"] == place["C9"] < place["H8"]
    assert place["SK"] == UNPLACED


def playable(rules: Rules, hand: str, trick: str, bound: tables.Values = ()) -> list[str]:
    """What may be played to a trick by a hand."""
    deck, lying = rules.game.deck, cards(rules.game.deck, trick)
    beating, suit_led = rules.under(bound), rules.suit[lying[0]]
    holder = winner(rules, bound, lying)
    assert holder is not None
    row = beating.takes(0, suit_led)[lying[holder] + (rules.n if holder else 0)]
    return deck.names(cards_in(beating.playable(0, mask_of(cards(deck, hand)), suit_led, row)))


TRUMPS = (power("trump", CHOSEN),)

SUIT_THAT_BEATS = t.AllOf((SAME_SUIT, t.Beating()))


@pytest.mark.parametrize(
    ("hand", "trick", "expected"),
    [
        ("SA S7 HA", "S9", "SA"),
        ("S8 S7 HA", "S9", "S8 S7"),
        ("H7 D7 DA", "S9", "H7"),
        ("D7 DA", "S9", "DA D7"),
        ("SA S7", "S9 H7", "SA S7"),
    ],
)
def test_what_may_be_played_is_the_first_rung_that_the_hand_meets(hand: str, trick: str, expected: str) -> None:
    legal = (SUIT_THAT_BEATS, SAME_SUIT, t.OfPower(0), ANY)
    rules = compile_rules(make_game(FRENCH_32, TRUMPS, bindings=chosen_suits(1), legal=legal))
    assert playable(rules, hand, trick, (suits(FRENCH_32, "H"),)) == expected.split()
    needs = [rung[0] for rung in rules.under(((1,),)).legal[0]]
    assert needs == [True, False, False, False]


def test_a_rung_may_join_beating_cards_with_others() -> None:
    rung = t.AnyOf((SUIT_THAT_BEATS, ranks(FRENCH_32, "7")))
    rules = compile_rules(make_game(FRENCH_32, legal=(rung, ANY)))
    assert playable(rules, "SA S8 S7 D7 DA", "S9") == ["SA", "S7", "D7"]
    assert playable(rules, "S8 DA", "S9") == ["S8", "DA"]


def test_a_hand_that_meets_no_rung_may_play_anything() -> None:
    rules = compile_rules(make_game(FRENCH_32, legal=(SAME_SUIT,)))
    assert playable(rules, "DA H7", "S9") == ["H7", "DA"]


def test_masks_by_suit_end_with_no_suit() -> None:
    deck = make_deck("SH", ["K", "7"], added=["Fool"])
    masks = compile_rules(make_game(deck, legal=(SAME_SUIT,))).under(()).legal[0][0][1]
    assert masks == (deck.suit_mask(0), deck.suit_mask(1), 0)
    assert masks[NO_SUIT] == 0


def test_guards_and_tallies_are_masks_and_values_under_the_bindings() -> None:
    deck, game = FRENCH_32, make_game(FRENCH_32, TRUMPS, bindings=chosen_suits(1))
    guard = t.Guard(t.AllOf((t.OfPower(0), ranks(deck, "7"))), ALWAYS)
    points = ((chosen(deck, "J"), 20), (ranks(deck, "J"), 2), (ranks(deck, "A"), 11))
    kind = replace(elfern().card_points[0], tables=(PointTable(points),))
    beating = compile_rules(replace(game, play=replace(game.play, guards=(guard,)), card_points=(kind,))).under(((1,),))
    assert beating.guards == (1 << deck.parse_card("H7"),)
    assert [beating.point_values[0][card] for card in cards(deck, "HJ SJ DA D9")] == [20, 2, 11, 0]


def test_other_sets_are_asked_with_what_they_depend_on() -> None:
    deck = FRENCH_32
    beating = compile_rules(make_game(deck, TRUMPS, bindings=chosen_suits(1))).under(((1,),))
    its_ace = t.AllOf((t.SameSuit(Suited.ITS), ranks(deck, "A")))
    assert beating.cards(its_ace, its_suit=2) == 1 << deck.parse_card("DA")
    assert beating.cards(its_ace) == 0
