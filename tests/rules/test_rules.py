"""The two executors of a trick, held against worked cases and against each other."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from stich.cards import NO_SUIT, cards_in, make_deck, mask_of
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import BindingKind, Place
from stich.language.model.bindings import Binding
from stich.language.model.game import GameModel
from stich.language.model.names import Names
from stich.language.model.powers import PlainOrder, TieRule, Ties
from stich.rules import reference, tables
from stich.rules.compile import compile_rules
from stich.rules.reference import Standing, judge
from stich.rules.tables import UNPLACED, Rules
from stich.rules.walk import winner
from tests.games_by_hand import (
    ALWAYS,
    ANY,
    CHOSEN,
    FRENCH_32,
    FRENCH_52,
    LED,
    SAME_SUIT,
    agreed,
    cards,
    chosen,
    chosen_suits,
    clause,
    elfern,
    karniffel,
    karnoeffel,
    knueffeln,
    make_game,
    power,
    ranks,
    spanned,
    suits,
    values_of,
)
from tests.specs_under_test import TESTS

BY_SUIT = Ties(TieRule.SUITS, (0, 1, 2, 3), stated=True)
NOBODY = Ties(TieRule.NOBODY, stated=True)
LAST = Ties(TieRule.LAST, stated=True)

GAMES = {
    "knueffeln": knueffeln(),
    "karniffel": karniffel(),
    "karniffel plain wieland": karniffel(wieland=True),
    "karniffel tie suit": karniffel(BY_SUIT),
    "karniffel free_follow dead": karniffel(free_dead=True),
    "karnoeffel": karnoeffel(),
    "karnoeffel parlett": karnoeffel(parlett=True),
    "elfern": elfern(),
}
RULES = {name: compile_rules(game) for name, game in GAMES.items()}


# --- the worked tricks ------------------------------------------------------------------------------------------------


def seed_cases() -> Iterator[Any]:
    """Each worked trick, with the reading it holds under."""
    path = TESTS / "cases" / "seeds.json"
    for game, rows in json.loads(path.read_text(encoding="utf-8")).items():
        for row in rows:
            variant = "".join(f" {key} {value}" for key, value in row.get("variant", {}).items())
            readings = {"winner": game + variant, "winner_cardgames_zone": game, "winner_parlett": f"{game} parlett"}
            for key, reading in readings.items():
                if key in row:
                    yield pytest.param(reading, row, row[key], id=f"{row['id']} {reading}")


@pytest.mark.parametrize("executor", ["reference", "tables"])
@pytest.mark.parametrize(("reading", "row", "expected"), list(seed_cases()))
def test_a_worked_trick_is_won_as_the_case_says(executor: str, reading: str, row: Any, expected: str) -> None:
    game = GAMES[reading]
    trick = cards(game.deck, row["cards"])
    bound = (suits(game.deck, row["chosen"]),) if "chosen" in row else ()
    found = winner(RULES[reading], bound, trick) if executor == "tables" else judge(game, bound, trick).winner
    assert found is not None
    assert game.deck.card_name(trick[found]) == expected
    if "honours" in row:
        values = RULES[reading].under(bound).point_values[0]
        assert sum(values[card] for card in trick) == row["honours"]
        assert reference.card_points(reference.Moment(game, bound), 0, trick) == row["honours"]


def test_the_cases_of_all_four_games_are_read() -> None:
    assert len(list(seed_cases())) == 30 + 27 + 2 * 27 + 16


# --- the two executors agree ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_reference_and_tables_agree_on_the_base_games(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    bound = data.draw(st.sampled_from(list(values_of(game))))
    trick = data.draw(st.lists(st.integers(0, len(game.deck) - 1), min_size=1, max_size=6, unique=True))
    number = data.draw(st.integers(1, 9))
    assert winner(RULES[name], bound, trick, number) == judge(game, bound, trick, number=number).winner


@pytest.mark.parametrize("name", GAMES)
def test_reference_and_tables_agree_on_many_tricks(name: str) -> None:
    game, rng = GAMES[name], random.Random(name)
    bounds = list(values_of(game))
    for _ in range(400):
        bound, trick = rng.choice(bounds), rng.sample(range(len(game.deck)), 4)
        assert winner(RULES[name], bound, trick) == judge(game, bound, trick).winner, game.deck.names(trick)


ODD_DECK = make_deck("ABC", ["K", "O", "U", "9", "8", "7"], removed=["B9", "C7"], added=["Fool", "Weli"])
EVERY_KIND = (
    Binding(Names("suits"), BindingKind.SUITS, 1),
    Binding(Names("rank"), BindingKind.RANK),
    Binding(Names("card"), BindingKind.CARD),
    Binding(Names("seat"), BindingKind.SEAT),
)
ATOMS: tuple[t.Condition, ...] = (
    t.StockEmpty(),
    t.Has(t.Subject(t.Who.SIDE), t.Compare.AT_LEAST, 1, t.Count(t.Measure.TRICKS)),
)


def card_sets(powers: int, in_clause: bool = True) -> st.SearchStrategy[t.Cards]:
    """Any card expression that a clause may hold, or (not ``in_clause``) a power or a plain order."""
    leaves: list[st.SearchStrategy[t.Cards]] = [
        st.integers(0, ODD_DECK.all).map(t.Fixed),
        st.integers(0, 3).map(t.Bound),
        st.just(t.PlainCards()),
        st.builds(t.Ranked, st.integers(0, 5), st.booleans()),
    ]
    if in_clause:
        leaves.append(st.just(SAME_SUIT))
    if powers:
        leaves.append(st.integers(0, powers - 1).map(t.OfPower))

    def joined(inner: st.SearchStrategy[t.Cards]) -> st.SearchStrategy[t.Cards]:
        parts = st.lists(inner, max_size=3).map(tuple)
        return st.one_of(parts.map(t.AllOf), parts.map(t.AnyOf), inner.map(t.NotIn))

    return st.recursive(st.one_of(leaves), joined, max_leaves=4)


def conditions(powers: int) -> st.SearchStrategy[t.Condition]:
    """Any condition that a clause may ask."""
    leaves: st.SearchStrategy[t.Condition] = st.one_of(
        st.builds(t.Always, st.booleans()),
        st.just(LED),
        card_sets(powers).map(t.TrickHas),
        st.builds(t.TrickNumber, st.sampled_from(list(t.Compare)), st.integers(1, 4)),
        st.sampled_from(ATOMS),
    )

    def joined(inner: st.SearchStrategy[t.Condition]) -> st.SearchStrategy[t.Condition]:
        parts = st.lists(inner, max_size=3).map(tuple)
        return st.one_of(parts.map(t.And), parts.map(t.Or), inner.map(t.Not))

    return st.recursive(leaves, joined, max_leaves=4)


@st.composite
def any_games(draw: st.DrawFn) -> GameModel:
    """A game as odd as the language allows."""
    count = draw(st.integers(0, 4))
    sets = card_sets(count)
    clauses = st.builds(t.Clause, conditions(count), st.booleans(), st.booleans(), st.none() | sets, st.none() | sets)
    named = card_sets(count, in_clause=False)
    powers = tuple(
        power(f"p{i}", tuple(draw(st.lists(named, min_size=1, max_size=3))), draw(clauses), dead=draw(st.booleans()))
        for i in range(count)
    )
    orders = st.tuples(card_sets(0, in_clause=False), st.permutations(range(6)).map(lambda order: tuple(order[:4])))
    return make_game(
        ODD_DECK,
        powers,
        bindings=EVERY_KIND,
        plain=PlainOrder(tuple(draw(st.lists(orders, max_size=2))), draw(st.booleans())),
        ties=Ties(draw(st.sampled_from(list(TieRule))), tuple(draw(st.permutations(range(3)))[:2]), stated=True),
        final=draw(st.booleans()),
    )


@settings(max_examples=100, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(game=any_games(), data=st.data())
def test_reference_and_tables_agree_on_any_game(game: GameModel, data: st.DataObject) -> None:
    n = len(game.deck)
    rules = compile_rules(game)
    limits = (len(game.deck.suits), len(game.deck.ranks), n, 4)
    one = [st.one_of(st.just(()), st.tuples(st.integers(0, limit - 1))) for limit in limits]
    facts: dict[t.Condition, bool] = {atom: data.draw(st.booleans()) for atom in ATOMS}
    for _ in range(5):
        bound = tuple(data.draw(value) for value in one)
        trick = data.draw(st.lists(st.integers(0, n - 1), min_size=1, max_size=6, unique=True))
        number = data.draw(st.integers(1, 5))
        verdict = judge(game, bound, trick, number=number, facts=facts)
        assert winner(rules, bound, trick, number, facts) == verdict.winner
        assert winner(rules, bound, trick, number, facts.__getitem__) == verdict.winner


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
    king, stock = t.TrickHas(ranks(deck, "K")), t.StockEmpty()
    powers = (
        power("a", ranks(deck, "A"), clause(t.And((t.Not(king), stock, LED)))),
        power("b", ranks(deck, "Q"), clause(t.Or((stock, king, t.TrickNumber(t.Compare.AT_MOST, 1))))),
    )
    rules = compile_rules(make_game(deck, powers))
    assert rules.trick_atoms == (king,)
    assert rules.state_atoms == (stock, t.TrickNumber(t.Compare.AT_MOST, 1))
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
    assert reference.is_true(condition, reference.Moment(game, ()), led) is expected


def test_a_fact_that_is_not_told_does_not_hold() -> None:
    deck = FRENCH_32
    game = make_game(deck, (power("late", ranks(deck, "7"), clause(t.StockEmpty())),))
    trick = cards(deck, "SA H7")
    told: dict[t.Condition, bool] = {t.StockEmpty(): True}
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
    fearful = power("fearful", ranks(deck, "8"), clause(t.Not(t.TrickHas(ranks(deck, "K")))))
    for final, expected in ((False, 1), (True, 2)):
        assert agreed(make_game(deck, (fearful,), final=final), "SQ H8 SA DK") == expected


# --- ranks, ties, plain cards -----------------------------------------------------------------------------------------

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


def test_a_plain_card_of_no_suit_neither_takes_nor_is_taken_by_plain_cards() -> None:
    deck = make_deck("SH", ["K", "7"], added=["Fool"])
    game = make_game(deck)
    for trick in ("SK Fool H7", "Fool SK HK"):
        assert agreed(game, trick) == 0


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
    beating = compile_rules(make_game(deck, plain=PlainOrder(((hearts, order),)))).under(())
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
    shy = power("shy", ranks(deck, "8"), clause(t.TrickHas(ranks(deck, "J"))))
    hunter = power("hunter", ranks(deck, "7"), clause(lower=False, plain=False, targets=t.PlainCards()))
    game = make_game(deck, (shy, hunter))
    assert agreed(game, "S8 H7") == 1
    assert agreed(game, "S8 DJ H7") == 0


def test_what_is_dead_out_of_force_takes_in_force_what_yields_to_it() -> None:
    deck = FRENCH_32
    meek = power("meek", ranks(deck, "7"), clause(yields=ranks(deck, "K")))
    moody = power("moody", ranks(deck, "K"), clause(t.TrickHas(ranks(deck, "J"))), dead=True)
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


# --- orders, legality, guards, card points ----------------------------------------------------------------------------


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
    kind = replace(elfern().card_points[0], values=points)
    beating = compile_rules(replace(game, play=replace(game.play, guards=(guard,)), card_points=(kind,))).under(((1,),))
    assert beating.guards == (1 << deck.parse_card("H7"),)
    assert [beating.point_values[0][card] for card in cards(deck, "HJ SJ DA D9")] == [20, 2, 11, 0]


def test_other_sets_are_asked_with_what_they_depend_on() -> None:
    deck = FRENCH_32
    beating = compile_rules(make_game(deck, TRUMPS, bindings=chosen_suits(1))).under(((1,),))
    its_ace = t.AllOf((t.SameSuit(t.Suited.ITS), ranks(deck, "A")))
    assert beating.cards(its_ace, its_suit=2) == 1 << deck.parse_card("DA")
    assert beating.cards(its_ace) == 0
    lying = {Place.TURNED: 0b11}
    assert beating.cards(t.Lying(Place.TURNED), lying=lying) == 0b11
    assert beating.cards(t.Lying(Place.EXPOSED), lying=lying) == 0


# --- explanations -----------------------------------------------------------------------------------------------------


def test_each_step_says_who_holds_and_why() -> None:
    game = knueffeln()
    verdict = judge(game, (suits(game.deck, "HC"),), cards(game.deck, "SJ SA H4 SQ C7"))
    assert [step.takes for step in verdict.steps] == [True, True, False, False, False]
    assert game.deck.names(step.holder for step in verdict.steps[1:]) == ["SJ", "SA", "SA", "SA"]
    assert [step.why for step in verdict.steps] == [
        "SJ is led and holds the trick.",
        "SA takes the trick from SJ: it ranks higher in the suit.",
        "H4 does not take from SA: four does not reach that plain card: its clause.",
        "SQ does not take from SA: it ranks lower in the suit.",
        "C7 does not take from SA: C7 is dead and never takes a trick.",
    ]
    assert verdict.steps[2].standing is Standing.IN_FORCE
    assert verdict.steps[4].standing_why == "C7 (seven) is out of force, because it was not led; it is dead."


def test_a_failed_condition_is_told_in_the_words_of_the_spec() -> None:
    text = "beats unless trick has K"
    atom = t.TrickHas(ranks(FRENCH_32, "K"), span=spanned(text, "trick has K"))
    game = make_game(FRENCH_32, (power("three", ranks(FRENCH_32, "7"), clause(t.And((t.Not(atom), ALWAYS)))),))
    step = judge(game, (), cards(FRENCH_32, "SK H7")).steps[1]
    assert step.standing is Standing.PLAIN
    expected = "H7 (three) is out of force, because `trick has K` holds (SK); it counts as plain."
    assert step.standing_why == expected
    assert step.standing_span is not None
    assert step.standing_span.place == "a.yaml:1:14"


def test_the_words_of_the_deciding_target_are_cited() -> None:
    text = "beats lower powers and plain K or lower"
    base = t.AllOf((t.PlainCards(), t.Ranked(1, higher=False)), span=spanned(text, "plain K or lower"))
    game = make_game(FRENCH_32, (power("two", ranks(FRENCH_32, "7"), clause(plain=False, targets=base)),))
    step = judge(game, (), cards(FRENCH_32, "SK H7")).steps[1]
    assert step.why == "H7 takes the trick from SK: two takes `plain K or lower`."
    assert step.span is base.span


def test_every_step_of_any_trick_has_its_sentence() -> None:
    rng = random.Random(1)
    for game in GAMES.values():
        for _ in range(50):
            trick = rng.sample(range(len(game.deck)), 4)
            for step in judge(game, next(values_of(game)), trick).steps:
                assert step.why.endswith(".")
                assert step.standing_why.startswith(game.deck.card_name(step.card))
