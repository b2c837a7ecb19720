"""Ranks, ties and plain cards: which of two cards takes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stich.cards import cards_in, make_deck, mask_of
from stich.language.conditions import terms as t
from stich.language.model.powers import OrderOfRanks, PlainOrder, TieRule, Ties
from stich.rules.compile import compile_rules
from tests.games_by_hand import (
    ANY,
    BY_SUIT,
    FRENCH_32,
    LAST,
    LED,
    NOBODY,
    SAME_SUIT,
    agreed,
    cards,
    chosen_suits,
    clause,
    make_game,
    power,
    ranks,
    trick_has,
)

TIED = power("seven", ranks(FRENCH_32, "7"))


@pytest.mark.parametrize(
    ("ties", "trick", "expected"),
    [
        (Ties(), "SA H7 D7 SK", 1),
        (LAST, "SA H7 D7 SK", 2),
        (BY_SUIT, "SA H7 D7 SK", 1),
        (BY_SUIT, "SA D7 H7 SK", 2),
        (NOBODY, "SA H7 D7 SK", None),
        (NOBODY, "SA H7 SK", 1),
    ],
)
def test_a_tie_goes_as_the_rule_says(ties: Ties, trick: str, expected: int | None) -> None:
    assert agreed(make_game(FRENCH_32, (TIED,), ties=ties), trick) == expected


def test_after_a_tie_that_is_nobodys_a_higher_card_still_takes() -> None:
    deck = FRENCH_32
    game = make_game(deck, (power("ace", ranks(deck, "A")), TIED), ties=NOBODY)
    assert agreed(game, "H7 D7 SA C7") == 2


def test_equals_are_listed_as_ties() -> None:
    deck = FRENCH_32
    rules = compile_rules(make_game(deck, (TIED,), ties=NOBODY))
    ties = rules.under(()).ties(0)
    (seven,) = cards(deck, "H7")
    assert ties[seven] == ties[rules.n + seven] == mask_of(cards(deck, "S7 D7 C7"))
    assert ties[deck.parse_card("HA")] == 0


def test_cards_without_a_rank_stand_by_their_place_in_the_pack() -> None:
    deck = make_deck("SH", ["K", "7"], added=["Weli", "Fool"])
    odd = power("odd", t.Fixed(mask_of(cards(deck, "Fool Weli"))))
    game = make_game(deck, (odd,))
    for trick, expected in {"Fool Weli": 1, "Weli Fool": 0, "SK Fool": 1}.items():
        assert agreed(game, trick) == expected


def test_a_plain_card_of_no_suit_takes_nothing_and_gives_way_to_the_first_card_of_a_suit() -> None:
    deck = make_deck("SH", ["K", "7"], added=["Fool", "Weli"])
    for trick, expected in {"SK Fool H7": 0, "Fool S7 HK SK": 3, "Fool S7 HK": 1, "Fool Weli H7": 2}.items():
        assert agreed(make_game(deck), trick) == expected


def test_the_cards_of_a_power_can_belong_to_no_suit() -> None:
    jacks = replace(power("jacks", ranks(FRENCH_32, "J"), clause(t.Always(False))), suit=t.SuitRef())
    game = make_game(FRENCH_32, (jacks,))
    for trick, expected in {"SJ H7 SA H8": 3, "S7 SJ": 0, "SJ HJ CJ D7": 3}.items():
        assert agreed(game, trick) == expected


def test_powers_that_count_as_what_is_not_chosen_are_a_suit_of_their_own() -> None:
    jacks = replace(power("jacks", ranks(FRENCH_32, "J")), suit=t.SuitRef(binding=0))
    rules = compile_rules(make_game(FRENCH_32, (jacks,), bindings=chosen_suits(1), legal=(SAME_SUIT, ANY)))
    for bound, suit, following in (((), 4, "SJ HJ DJ CJ"), ((1,), 1, "SJ HA HK HQ HJ H10 H9 H8 H7 DJ CJ")):
        beat = rules.under((bound,))
        assert {beat.suit[card] for card in cards(FRENCH_32, "SJ DJ")} == {suit}
        assert sorted(FRENCH_32.names(cards_in(beat.legal[0][0][1][suit]))) == sorted(following.split())


@pytest.mark.parametrize(("rule", "expected"), [(TieRule.FIRST, 0), (TieRule.LAST, 2), (TieRule.NOBODY, None)])
def test_a_power_can_have_a_rule_for_its_own_equals(rule: TieRule, expected: int | None) -> None:
    tens = replace(power("tens", ranks(FRENCH_32, "10")), ties=Ties(rule))
    aces = power("aces", ranks(FRENCH_32, "A"))
    game = make_game(FRENCH_32, (aces, tens), ties=Ties(TieRule.LAST))
    assert agreed(game, "S10 H7 H10") == expected
    assert agreed(game, "SA H10 HA") == 2


@pytest.mark.parametrize(("trick", "expected"), [("S8 S9", 1), ("S8 S10", 0), ("S8 S9 SJ S10", 3), ("S8 H9", 0)])
def test_next_only_lets_just_the_next_card_take(trick: str, expected: int) -> None:
    assert agreed(make_game(FRENCH_32, plain=PlainOrder(next_only=True)), trick) == expected


def test_the_next_card_is_the_next_one_of_the_pack() -> None:
    deck = make_deck("S", ["K", "Q", "J"], removed=["SQ"])
    assert agreed(make_game(deck, plain=PlainOrder(next_only=True)), "SJ SK") == 1


def test_a_plain_order_leaves_unlisted_ranks_below_in_pack_order() -> None:
    deck = FRENCH_32
    hearts = t.Fixed(deck.suit_mask(deck.suits.index("H")))
    order = tuple(deck.ranks.index(rank) for rank in ["7", "A"])
    beating = compile_rules(make_game(deck, plain=PlainOrder((OrderOfRanks(hearts, order),)))).under(())
    place = {name: beating.plain_place[deck.parse_card(name)] for name in ["H7", "HA", "HK", "H8", "SA", "S7"]}
    assert place == {"H7": 0, "HA": 1, "HK": 2, "H8": 7, "SA": 0, "S7": 7}


def test_a_dead_card_never_takes_even_what_yields_to_it() -> None:
    deck = FRENCH_32
    king = power("king", ranks(deck, "K"), clause(LED), dead=True)
    meek = power("meek", ranks(deck, "7"), clause(yields=ranks(deck, "K Q")))
    game = make_game(deck, (king, meek))
    for trick, expected in {"H7 HK": 0, "H7 SQ": 1, "SA S7 SK SQ": 3}.items():
        assert agreed(game, trick) == expected


def test_plain_in_a_target_is_what_counts_as_plain_now() -> None:
    deck = FRENCH_32
    shy = power("shy", ranks(deck, "8"), clause(trick_has(ranks(deck, "J"))))
    hunter = power("hunter", ranks(deck, "7"), clause(lower=False, plain=False, targets=t.PlainCards()))
    game = make_game(deck, (shy, hunter))
    assert agreed(game, "S8 H7") == 1
    assert agreed(game, "S8 DJ H7") == 0


def test_what_is_dead_out_of_force_takes_in_force_what_yields_to_it() -> None:
    deck = FRENCH_32
    meek = power("meek", ranks(deck, "7"), clause(yields=ranks(deck, "K")))
    moody = power("moody", ranks(deck, "K"), clause(trick_has(ranks(deck, "J"))), dead=True)
    game = make_game(deck, (meek, moody))
    assert agreed(game, "H7 SJ SK") == 2
    assert agreed(game, "H7 SQ SK") == 0


def test_suits_that_the_tie_rule_does_not_name_are_equal_and_come_last() -> None:
    game = make_game(FRENCH_32, (TIED,), ties=Ties(TieRule.SUITS, (3,), stated=True))
    assert agreed(game, "H7 D7 S7") == 0
    assert agreed(game, "H7 D7 C7 S7") == 2
    (seven,) = cards(FRENCH_32, "H7")
    assert compile_rules(game).under(()).ties(0)[seven] == mask_of(cards(FRENCH_32, "S7 D7"))


def test_no_card_takes_from_itself_and_none_both_takes_and_ties() -> None:
    deck = FRENCH_32
    shy = power("shy", ranks(deck, "8"), clause(t.Not(LED)))
    proud = power("proud", ranks(deck, "7"), clause(targets=ranks(deck, "7")))
    rules = compile_rules(make_game(deck, (shy, proud), ties=NOBODY))
    beating, (eight, seven) = rules.under(()), cards(deck, "H8 H7")
    assert not beating.takes(0)[eight] >> eight & 1
    assert beating.takes(0)[seven] == deck.rank_mask(deck.ranks.index("8")) | mask_of(cards(deck, "S7 D7 C7"))
    assert beating.ties(0)[seven] == 0


def test_targets_reach_what_stands_higher() -> None:
    deck = FRENCH_32
    giant = power("giant", ranks(deck, "A"))
    dwarf = power("dwarf", ranks(deck, "7"), clause(lower=False, plain=False, targets=t.OfPower(0)))
    game = make_game(deck, (giant, dwarf))
    for trick, expected in {"SK HA D7": 2, "SK D7 HA": 2, "SK D7": 0}.items():
        assert agreed(game, trick) == expected
