"""The tables of a game: their shape, when they are built, and what is gathered from conditions."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from stich.cards import mask_of
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Compare
from stich.rules import reference, tables
from stich.rules.compile import compile_rules
from stich.rules.reference import judge
from stich.rules.walk import winner
from tests.games_by_hand import (
    FRENCH_32,
    FRENCH_52,
    GAMES,
    LED,
    RULES,
    SAME_SUIT,
    STOCK_EMPTY,
    agreed,
    cards,
    chosen,
    chosen_suits,
    clause,
    elfern,
    knueffeln,
    make_game,
    power,
    ranks,
    suits,
    trick_has,
    trick_number,
    values_of,
)

# --- the laws of a table ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_table_holds_ints_of_the_declared_shape(name: str) -> None:
    rules = RULES[name]
    for bound in values_of(rules.game):
        beating = rules.under(bound)
        for situation in range(1 << len(rules.trick_atoms) + len(rules.state_atoms)):
            takes, ties = beating.takes(situation), beating.ties(situation)
            assert len(takes) == len(ties) == 2 * rules.n
            for entry, (takers, equals) in enumerate(zip(takes, ties, strict=True)):
                assert not (takers | equals) >> entry % rules.n & 1
                assert not takers & equals


def test_tables_are_built_once_for_each_value_of_the_bindings() -> None:
    rules = compile_rules(knueffeln())
    beating = rules.under(((0, 1),))
    assert rules.under(((0, 1),)) is beating
    assert beating.takes(0) is beating.takes(0)
    assert rules.under(((0, 2),)) is not beating


def test_bindings_of_the_wrong_number_are_refused() -> None:
    with pytest.raises(ValueError):
        compile_rules(knueffeln()).under(())


@pytest.mark.parametrize("walk", [lambda game: winner(compile_rules(game), (), []), lambda game: judge(game, (), [])])
def test_an_empty_trick_is_refused(walk: Any) -> None:
    with pytest.raises(ValueError, match="empty trick"):
        walk(elfern())


def calls_of(work: Callable[[], object]) -> int:
    """How many functions a piece of work calls: a measure of it that no busy machine changes."""
    before, calls = sys.getprofile(), 0

    def count(_frame: object, event: str, _what: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(before)
    return calls


def test_a_table_of_a_large_pack_is_built_with_less_than_two_calls_for_two_cards() -> None:
    powers = tuple(power(f"p{i}", chosen(FRENCH_52, rank), clause(LED)) for i, rank in enumerate(FRENCH_52.ranks))
    rules = compile_rules(make_game(FRENCH_52, powers, bindings=chosen_suits(2)))
    for value in combinations(range(4), 2):
        assert calls_of(lambda value=value: rules.under((value,)).takes(0)) < 2 * rules.n**2  # type: ignore[misc]


def test_an_unbound_binding_names_no_card() -> None:
    rules = RULES["knueffeln"]
    beating = rules.under(((),))
    old = mask_of(cards(rules.game.deck, "H2 C4 S8 H9 D9"))
    assert beating.members[1] == old
    assert beating.plain == rules.game.deck.all & ~old


def test_a_card_belongs_to_the_first_power_that_names_it() -> None:
    deck = GAMES["knueffeln"].deck
    beating = RULES["knueffeln"].under((suits(deck, "SD"),))
    assert [beating.power_of[card] for card in cards(deck, "S7 S8 S9 D9 H7")] == [0, 1, 4, 1, -1]


# --- conditions -------------------------------------------------------------------------------------------------------


def test_atoms_are_gathered_once_and_in_order() -> None:
    deck = FRENCH_32
    king, stock = trick_has(ranks(deck, "K")), STOCK_EMPTY
    powers = (
        power("a", ranks(deck, "A"), clause(t.And((t.Not(king), stock, LED)))),
        power("b", ranks(deck, "Q"), clause(t.Or((stock, king, trick_number(Compare.AT_MOST, 1))))),
    )
    rules = compile_rules(make_game(deck, powers))
    assert rules.trick_atoms == (tables.TrickAtom(ranks(deck, "K")),)
    assert rules.state_atoms == (stock, trick_number(Compare.AT_MOST, 1))
    assert rules.state_bits(lambda atom: atom == stock) == 0b010


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        (t.And(()), True),
        (t.Or(()), False),
        (t.Not(t.Always(False)), True),
        (t.And((LED, t.Not(LED))), False),
        (t.Or((t.Not(LED), LED)), True),
    ],
)
@pytest.mark.parametrize("led", [True, False])
def test_code_of_a_condition_means_the_condition(condition: t.Condition, expected: bool, led: bool) -> None:
    game = make_game(FRENCH_32, (power("p", ranks(FRENCH_32, "A"), clause(condition)),))
    (code,) = compile_rules(game).whens
    assert tables.holds(code, 0, led) is expected
    assert reference.is_true(condition, reference.TrickMoment(game, ()), led) is expected


def test_a_fact_that_is_not_told_does_not_hold() -> None:
    deck = FRENCH_32
    game = make_game(deck, (power("late", ranks(deck, "7"), clause(STOCK_EMPTY)),))
    trick = cards(deck, "SA H7")
    told: dict[t.Fact, bool] = {STOCK_EMPTY: True}
    assert (winner(compile_rules(game), (), trick), judge(game, (), trick).winner) == (0, 0)
    assert winner(compile_rules(game), (), trick, 2, told) == 1
    assert judge(game, (), trick, facts=told).winner == 1


def test_the_suit_led_reaches_targets_and_yields() -> None:
    deck = FRENCH_32
    kings = t.AllOf((ranks(deck, "K"), SAME_SUIT))
    game = make_game(deck, (power("three", ranks(deck, "7"), clause(yields=kings)),))
    assert compile_rules(game).led_suit_matters
    assert not RULES["karnoeffel parlett"].led_suit_matters
    for trick, expected in {"SQ H7 SK": 2, "SQ H7 HK": 1}.items():
        assert agreed(game, trick) == expected


def test_running_settles_powers_card_by_card_and_final_on_the_finished_trick() -> None:
    deck = FRENCH_32
    fearful = power("fearful", ranks(deck, "8"), clause(t.Not(trick_has(ranks(deck, "K")))))
    for final, expected in ((False, 1), (True, 2)):
        assert agreed(make_game(deck, (fearful,), final=final), "SQ H8 SA DK") == expected
