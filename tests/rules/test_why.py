"""Why a trick went as it did, in words."""

from __future__ import annotations

import random

import pytest

from stich.language.conditions import terms as t
from stich.rules.reference import CardStanding, judge
from stich.rules.whynot import Fate, why_not
from tests.games_by_hand import (
    ALWAYS,
    FRENCH_32,
    GAMES,
    NOBODY,
    cards,
    clause,
    knueffeln,
    make_game,
    power,
    ranks,
    spanned,
    suits,
    trick_has,
    values_of,
)


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
    assert verdict.steps[2].standing is CardStanding.IN_FORCE
    assert verdict.steps[4].standing_why == "C7 (seven) is out of force, because it was not led; it is dead."


def test_a_failed_condition_is_told_in_the_words_of_the_spec() -> None:
    text = "beats unless trick has K"
    atom = trick_has(ranks(FRENCH_32, "K"), span=spanned(text, "trick has K"))
    game = make_game(FRENCH_32, (power("three", ranks(FRENCH_32, "7"), clause(t.And((t.Not(atom), ALWAYS)))),))
    step = judge(game, (), cards(FRENCH_32, "SK H7")).steps[1]
    assert step.standing is CardStanding.PLAIN
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


@pytest.mark.parametrize(
    ("card", "fate", "by", "number"),
    [
        ("SJ", Fate.TAKEN, "SA", 1),
        ("SA", Fate.TAKEN, "S8", 3),
        ("SQ", Fate.NEVER_HELD, "SA", 2),
        ("S8", Fate.WON, None, 3),
        ("C7", Fate.NEVER_HELD, "S8", 4),
    ],
)
def test_why_a_card_did_not_win_is_where_it_lost_out(card: str, fate: Fate, by: str | None, number: int) -> None:
    deck = knueffeln().deck
    trick = cards(deck, "SJ SA SQ S8 C7")
    verdict = judge(knueffeln(), (suits(deck, "HC"),), trick)
    (asked,) = cards(deck, card)
    found = why_not(verdict, trick, asked)
    assert (found.fate, None if found.by is None else deck.card_name(found.by), found.number) == (fate, by, number)
    assert (found.card, found.step) == (asked, verdict.steps[number])


def test_why_a_card_that_is_tied_did_not_win() -> None:
    game = make_game(FRENCH_32, (power("seven", ranks(FRENCH_32, "7")),), ties=NOBODY)
    trick = cards(FRENCH_32, "SA H7 D7")
    verdict = judge(game, (), trick)
    found = why_not(verdict, trick, trick[1])
    assert (verdict.winner, found.fate, found.by, found.number) == (None, Fate.TIED, trick[2], 2)
    with pytest.raises(ValueError):
        why_not(verdict, trick, cards(FRENCH_32, "S9")[0])
