"""The values of bindings: every one is listed, is put into words and found again by them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stich.cards import make_deck
from stich.language.conditions.kinds import BindingKind
from stich.language.model.bindings import Binding
from stich.language.model.names import Names
from stich.language.model.values import find_part, possible_values, value_words
from tests.games_by_hand import FRENCH_32, FRENCH_52, make_game

GAME = replace(
    make_game(FRENCH_32),
    suit_names=tuple(Names(name, {"de": title}) for name, title in zip(
        ("spades", "hearts", "diamonds", "clubs"), ("Pik", "Herz", "Karo", "Kreuz"), strict=True
    )),
)  # fmt: skip
SUIT, TWO_SUITS, FIVE_SUITS = (Binding(Names("chosen"), BindingKind.SUITS, count) for count in (1, 2, 5))
RANK, CARD, SEAT = (Binding(Names("it"), kind) for kind in (BindingKind.RANK, BindingKind.CARD, BindingKind.SEAT))


@pytest.mark.parametrize(("binding", "number"), [(SUIT, 4), (TWO_SUITS, 6), (RANK, 8), (CARD, 32)])
def test_every_value_is_listed_and_found_by_its_words(binding: Binding, number: int) -> None:
    values = list(possible_values(GAME, binding))
    assert len(set(values)) == number
    for value in values:
        words = value_words(GAME, binding, value)
        assert [find_part(GAME, binding.kind, word) for word in words] == list(value)


@pytest.mark.parametrize("binding", [SEAT, FIVE_SUITS])
def test_what_has_no_value_stays_open(binding: Binding) -> None:
    assert list(possible_values(GAME, binding)) == [()]


def test_seats_are_called_by_their_numbers() -> None:
    assert value_words(GAME, SEAT, (1,)) == ["1"]
    assert find_part(GAME, BindingKind.SEAT, "1") == 1
    assert find_part(GAME, BindingKind.SEAT, "2") is None


def test_values_that_two_games_share_are_of_parts_of_both() -> None:
    larger, one_suit = make_game(FRENCH_52), make_game(make_deck("XH", ["A", "K"]))
    assert len(list(possible_values(larger, RANK, GAME))) == 8
    assert list(possible_values(GAME, TWO_SUITS, one_suit)) == [(1,)], "as many of them as there are"


@pytest.mark.parametrize(
    ("kind", "word", "part"),
    [
        (BindingKind.SUITS, "♥", 1),
        (BindingKind.SUITS, "h", 1),
        (BindingKind.SUITS, "Hearts", 1),
        (BindingKind.SUITS, "herz", 1),
        (BindingKind.SUITS, "Z", None),
        (BindingKind.RANK, "k", 1),
        (BindingKind.RANK, "♥", None),
        (BindingKind.CARD, "♠a", 0),
        (BindingKind.CARD, "S2", None),
    ],
)
def test_people_may_write_a_part_in_several_ways(kind: BindingKind, word: str, part: int | None) -> None:
    assert find_part(GAME, kind, word) == part
