"""The two executors of a trick, held against worked cases and against each other."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from stich.cards import make_deck
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import BindingKind, Compare, Place
from stich.language.model.bindings import Binding
from stich.language.model.game import GameModel
from stich.language.model.names import Names
from stich.language.model.powers import OrderOfRanks, PlainOrder, TieRule, Ties
from stich.language.model.score import CardPoints, PointTable
from stich.rules import reference
from stich.rules.compile import compile_rules
from stich.rules.reference import TrickMoment, card_points, judge
from stich.rules.walk import suit_set_by, winner
from tests.games_by_hand import (
    GAMES,
    HAS_A_TRICK,
    LED,
    RULES,
    SAME_SUIT,
    STOCK_EMPTY,
    cards,
    make_game,
    power,
    suits,
    trick_number,
    values_of,
)
from tests.specs_under_test import TESTS

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
        assert reference.card_points(reference.TrickMoment(game, bound), 0, trick) == row["honours"]


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

ATOMS: tuple[t.Fact, ...] = (
    STOCK_EMPTY,
    HAS_A_TRICK,
)


def so_many(lying: t.Cards, compare: Compare, number: int) -> t.Compared:
    """The number of cards of a set in the trick compares so."""
    return t.Compared(t.NumberOf(lying, (t.CardsIn(Place.TRICK),)), compare, t.Constant(number))


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
        st.builds(so_many, card_sets(powers), st.sampled_from(list(Compare)), st.integers(0, 3)),
        st.builds(trick_number, st.sampled_from(list(Compare)), st.integers(1, 4)),
        st.sampled_from(ATOMS),
    )

    def joined(inner: st.SearchStrategy[t.Condition]) -> st.SearchStrategy[t.Condition]:
        parts = st.lists(inner, max_size=3).map(tuple)
        return st.one_of(parts.map(t.And), parts.map(t.Or), inner.map(t.Not))

    return st.recursive(leaves, joined, max_leaves=4)


SET_UP = st.one_of(
    st.builds(t.Named, st.integers(0, 2)),
    st.builds(t.BindingIs, st.integers(0, 2), st.lists(st.integers(0, 3), max_size=3).map(tuple).map(t.Literal)),
    st.builds(t.BindingIs, st.just(0), st.builds(t.Colour, st.just(0))),
    st.builds(t.BindingIs, st.integers(0, 2), st.builds(t.Bound, st.integers(0, 2))),
)

MODES = st.one_of(
    st.just(t.Always()),
    SET_UP,
    SET_UP.map(t.Not),
    st.lists(SET_UP, min_size=1, max_size=2).map(tuple).map(t.And),
    st.lists(SET_UP, min_size=1, max_size=2).map(tuple).map(t.Or),
)
"""Conditions that ask the set-up."""

COUNTS_AS = st.one_of(
    st.none(), st.builds(t.SuitRef, st.integers(-1, 2)), st.builds(t.SuitRef, st.just(-1), st.just(0))
)

TIES = st.builds(
    Ties, st.sampled_from(list(TieRule)), st.permutations(range(3)).map(lambda suits: tuple(suits[:2])), st.just(True)
)


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
    own_ties = st.none() | TIES
    powers = tuple(replace(each, suit=draw(COUNTS_AS), when=draw(MODES), ties=draw(own_ties)) for each in powers)
    ranked = st.permutations(range(6)).map(lambda order: tuple(order[:4]))
    orders = st.builds(OrderOfRanks, card_sets(0, in_clause=False), ranked, MODES)
    values = st.lists(st.tuples(named, st.integers(-3, 20)), max_size=3).map(tuple)
    kinds = st.lists(st.builds(PointTable, values, MODES), min_size=1, max_size=3).map(tuple)
    return make_game(
        ODD_DECK,
        powers,
        bindings=EVERY_KIND,
        plain=PlainOrder(tuple(draw(st.lists(orders, max_size=2))), draw(st.booleans())),
        ties=draw(TIES),
        final=draw(st.booleans()),
        card_points=(CardPoints(Names("eyes"), draw(kinds)),),
    )


@settings(max_examples=100, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(game=any_games(), data=st.data())
def test_reference_and_tables_agree_on_any_game(game: GameModel, data: st.DataObject) -> None:
    n = len(game.deck)
    rules = compile_rules(game)
    limits = (len(game.deck.suits), len(game.deck.ranks), n, 4)
    one = [st.one_of(st.just(()), st.tuples(st.integers(0, limit - 1))) for limit in limits]
    facts: dict[t.Fact, bool] = {atom: data.draw(st.booleans()) for atom in ATOMS}
    for _ in range(5):
        bound = tuple(data.draw(value) for value in one)
        trick = data.draw(st.lists(st.integers(0, n - 1), min_size=1, max_size=6, unique=True))
        number = data.draw(st.integers(1, 5))
        verdict = judge(game, bound, trick, number=number, facts=facts)
        assert winner(rules, bound, trick, number, facts) == verdict.winner
        assert winner(rules, bound, trick, number, facts.__getitem__) == verdict.winner
        moment = TrickMoment(game, bound, tuple(trick))
        counted = sum(rules.under(bound).point_values[0][card] for card in trick)
        assert counted == card_points(moment, 0, trick)
        assert suit_set_by(rules.under(bound), trick) == moment.suit_led
