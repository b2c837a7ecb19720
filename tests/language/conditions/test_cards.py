"""Descriptions of cards: the sets that they name, and what is said of those that name none."""

from __future__ import annotations

import pytest

from stich.language.conditions import phrases
from stich.language.conditions import terms as t
from stich.language.conditions.card_sets import Sight, beats_in_part, evaluate, pack_of
from stich.language.conditions.kinds import Circle, Holding, Place, Role, Suited
from stich.language.conditions.words import Vocabulary, Where
from tests.language.conditions.reading import (
    CALLED,
    CHOSEN,
    DECK,
    KINGS,
    OBERS,
    WORDS,
    good,
    mask,
    of,
    ranks,
    read,
    told,
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("H9", t.Fixed(mask("H9"))),
        ("♥9", t.Fixed(mask("H9"))),
        ("Fool", t.Fixed(mask("Fool"))),
        ("9 8", ranks("9", "8")),
        ("H 9 8", t.Fixed(of("H", "9", "8"))),
        ("H9 A2", t.Fixed(mask("H9", "A2"))),
        ("hearts K", t.Fixed(mask("HK"))),
        ("red K", t.Fixed(mask("HK", "BK"))),
        ("H9 or A2 or K O", t.Fixed(mask("H9", "A2") | KINGS.cards | OBERS.cards)),
        ("chosen K", t.AllOf((t.Bound(CHOSEN), KINGS))),
        ("chosen 8 9", t.AllOf((t.Bound(CHOSEN), ranks("8", "9")))),
        ("chosen or H9 or A2", t.AnyOf((t.Fixed(mask("H9", "A2")), t.Bound(CHOSEN)))),
        ("seven old", t.AnyOf((t.OfPower(0), t.OfPower(1)))),
        ("any", t.AllOf(())),
        ("any but K", t.Fixed(DECK.all & ~KINGS.cards)),
        ("chosen but seven", t.AllOf((t.Bound(CHOSEN), t.NotIn(t.OfPower(0))))),
        ("plain K or lower", t.AllOf((t.PlainCards(), t.Ranked(0, False)))),
        ("U or higher", t.Ranked(2, True)),
        ("chosen (K or seven)", t.AllOf((t.Bound(CHOSEN), t.AnyOf((KINGS, t.OfPower(0)))))),
        ("colour of chosen", t.Colour(CHOSEN)),
        ("of the colour of chosen", t.Colour(CHOSEN)),
        ("one above called", t.NextRank(CALLED)),
        ("highest of chosen in hand", t.Highest(t.Bound(CHOSEN), t.CardsOf(Holding.HAND, Circle.THIS))),
        ("highest of (K or O) held by host",
         t.Highest(t.Fixed(KINGS.cards | OBERS.cards), t.CardsOf(Holding.HELD, t.SeatRef(Role.BOUND, binding=1)))),
        ("highest of any in the trick", t.Highest(t.AllOf(()), t.CardsIn(Place.TRICK))),
    ],
)  # fmt: skip
def test_a_description_names_these_cards(text: str, expected: t.Cards) -> None:
    assert good(phrases.cards, text) == expected


@pytest.mark.parametrize(
    ("text", "where", "expected"),
    [
        ("same suit", Where.LEGAL, t.SameSuit(Suited.LED)),
        ("the suit led", Where.LEGAL, t.SameSuit(Suited.LED)),
        ("same suit beating", Where.LEGAL, t.AllOf((t.SameSuit(Suited.LED), t.Beating()))),
        ("its suit", Where.GIVE, t.SameSuit(Suited.ITS)),
        ("old of its suit", Where.GIVE, t.AllOf((t.OfPower(1), t.SameSuit(Suited.ITS)))),
    ],
)
def test_some_places_know_more_cards(text: str, where: Where, expected: t.Cards) -> None:
    assert good(phrases.cards, text, where) == expected


def test_the_suit_and_the_rank_that_a_choice_names_are_cards_like_others() -> None:
    assert good(phrases.cards, "its suit", Where.DIALOGUE, its_suit=2) == t.Fixed(DECK.suit_mask(2))
    assert good(phrases.cards, "its rank", Where.DIALOGUE, its_rank=0) == KINGS
    assert told(phrases.cards, "its rank", Where.DIALOGUE, its_suit=2) == [("not-known-here", "its rank")]


def test_an_order_has_groups() -> None:
    assert good(phrases.order, "H9 > 8 or 7 > chosen", Where.KEEP) == (
        t.Fixed(mask("H9")),
        ranks("8", "7"),
        t.Bound(CHOSEN),
    )


# --- faults -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "where", "code", "at"),
    [
        ("chosen karnofel", Where.GUARD, "unknown-name", "karnofel"),
        ("sevn", Where.GUARD, "unknown-name", "sevn"),
        ("chosen 1", Where.GUARD, "unknown-name", "1"),
        ("H or lower", Where.GUARD, "unknown-name", "H"),
        ("H10", Where.GUARD, "card-not-in-deck", "H10"),
        ("AQ", Where.GUARD, "card-not-in-deck", "AQ"),
        ("H9 K", Where.GUARD, "never-a-card", "H9 K"),
        ("tricks", Where.GUARD, "wrong-sort", "tricks"),
        ("host", Where.GUARD, "wrong-sort", "host"),
        ("colour of called", Where.GUARD, "wrong-sort", "called"),
        ("one above chosen", Where.GUARD, "wrong-sort", "chosen"),
        ("colour of nothing-known", Where.GUARD, "unknown-name", "nothing-known"),
        ("seven", Where.POWER_CARDS, "not-known-here", "seven"),
        ("same suit", Where.GUARD, "not-known-here", "same suit"),
        ("beating", Where.CLAUSE, "not-known-here", "beating"),
        ("chosen its suit", Where.LEGAL, "not-known-here", "its suit"),
        ("highest of K in the stock", Where.LEGAL, "not-known-here", "highest of K in the stock"),
        ("highest of K held by host", Where.DIALOGUE, "not-known-here", "held by host"),
    ],
)
def test_a_fault_is_found_where_it_is(text: str, where: Where, code: str, at: str) -> None:
    assert (code, at) in told(phrases.cards, text, where)


def test_a_number_that_is_no_rank_is_told_how_to_count_cards() -> None:
    _, faults = read(phrases.cards, "1 K")
    assert faults[0].help == "so many cards are said with `of`: `1 of …`"


def test_the_suits_of_a_deck_may_have_no_colours() -> None:
    words = Vocabulary(type(DECK)(DECK.suits, DECK.ranks, DECK.cards, DECK.suit_of, DECK.rank_of, DECK.index),
                       bindings=WORDS.bindings, kinds=WORDS.kinds)  # fmt: skip
    assert told(phrases.cards, "colour of chosen", words=words) == [("no-colour", "colour of chosen")]


def test_a_word_with_two_meanings_is_refused() -> None:
    words = Vocabulary(DECK, suits=WORDS.suits, powers={"K": 0})
    _, faults = read(phrases.cards, "K", Where.GUARD, words)

    assert [(fault.code, fault.message) for fault in faults] == [("ambiguous-name", "`K` is a rank and a power")]


def test_an_unknown_name_brings_suggestions_and_every_unknown_name_is_told() -> None:
    _, faults = read(phrases.cards, "sevn or chosne", Where.GUARD)

    assert [fault.help for fault in faults] == ["did you mean `seven`?", "did you mean `chosen`?"]
    assert faults[0].fix is not None and faults[0].fix.text == "seven"


def test_a_name_of_another_sort_says_what_it_is() -> None:
    _, faults = read(phrases.cards, "strokes K")
    assert faults[0].message == "`strokes` is a number; here a card is wanted"


# --- sets as masks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "in_part"),
    [
        (t.Beating(), False),
        (t.AllOf((t.Bound(0), t.Beating())), False),
        (t.AnyOf((t.Bound(0), t.Beating())), True),
        (t.AllOf((t.Bound(0), t.NotIn(t.Beating()))), True),
        (t.AnyOf((t.Bound(0), t.Fixed(1))), False),
    ],
)
def test_a_set_that_beats_in_part_is_known(cards: t.Cards, in_part: bool) -> None:
    assert beats_in_part(cards) is in_part


def test_which_card_is_highest_is_not_for_tables_to_say() -> None:
    sight = Sight(pack_of(DECK), (), (), DECK.all)
    with pytest.raises(ValueError, match="highest"):
        evaluate(t.Highest(t.AllOf(()), t.CardsIn(Place.TRICK)), sight)
