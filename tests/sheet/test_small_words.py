"""Small words of the sheets: one card and several, cards left out of cards left out, each of some cards."""

from __future__ import annotations

import pytest

from stich.cards import mask_of
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Heap
from stich.language.model.deal import DealHeap
from stich.language.model.melds import MeldCards
from stich.messages.book import LANGUAGES, book_of
from stich.sheet.conditions import ConditionWords
from stich.sheet.heaps import heap_step
from stich.sheet.melds import _form
from tests.specs_under_test import playable


def words(name: str, language: str = "en") -> ConditionWords:
    return ConditionWords(playable(name).model, book_of(language, playable(name).model))


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_card_is_dealt_and_two_are(language: str) -> None:
    p = words("skat", language)
    one, two = (next(heap_step(p, DealHeap(Heap(0), n))) for n in (1, 2))
    assert one.replace("1", "2") != two
    if language == "en":
        assert one.startswith("1 card is dealt") and two.startswith("2 cards are dealt")


def test_what_is_left_out_of_what_is_left_out_stands_in_brackets() -> None:
    p = words("skat")
    deck = p.game.deck
    diamonds = t.Fixed(deck.suit_mask(deck.suits.index("D")))
    jacks = t.Fixed(mask_of(card for card in range(len(deck)) if deck.card_name(card)[1:] == "J"))
    inner = t.AllOf((diamonds, t.NotIn(jacks)))
    said = p.cards(t.NotIn(inner))
    assert said.startswith("cards except (") and said.endswith(")")


def test_a_meld_of_certain_cards_is_of_each_of_them() -> None:
    p = words("tute")
    said = _form(p, next(k.form for m in p.game.melds for k in m.kinds if isinstance(k.form, MeldCards)))
    assert " and " in said and " or " not in said
