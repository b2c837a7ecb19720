"""Which language a reader gets, of those in which something is said."""

from __future__ import annotations

import pytest

from stich.language.model.names import NO_TEXT, Names, Text, english, nearest

OFFERED = [
    (("en", "de"), "de", "de"),
    (("en", "pt"), "pt-BR", "pt"),
    (("en", "pt-BR"), "pt", "pt-BR"),
    (("en", "pt-PT"), "pt-BR", "pt-PT"),
    (("sr-Latn", "sr"), "sr-Latn-RS", "sr-Latn"),
    (("pt", "pt-BR"), "pt-BR", "pt-BR"),
    (("en", "de"), "fr", ""),
    ((), "en", ""),
]


@pytest.mark.parametrize(("tags", "language", "best"), OFFERED)
def test_the_nearest_language_is_found(tags: tuple[str, ...], language: str, best: str) -> None:
    assert nearest(tags, language) == best


@pytest.mark.parametrize(
    ("titles", "language", "title"),
    [
        ({"de": "Bieter", "en": "bidder"}, "de", "Bieter"),
        ({"de": "Bieter", "en": "bidder"}, "de-AT", "Bieter"),
        ({"de": "Bieter", "en": "bidder"}, "ru", "bidder"),
        ({"de": "Bieter"}, "ru", "Bieter"),
        ({"fr": "preneur"}, "ru", "key"),
        ({}, "de", "key"),
    ],
)
def test_a_title_falls_back_to_english_german_and_the_key(titles: dict[str, str], language: str, title: str) -> None:
    assert Names("key", titles).title(language) == title


def test_a_title_of_its_own_is_told_from_another_one() -> None:
    assert Names("key", {"pt-BR": "x"}).own("pt") == "x"
    assert Names("key", {"en": "x"}).own("pt") == ""


@pytest.mark.parametrize(
    ("texts", "language", "got"),
    [
        ((("en", "a"), ("de", "b")), "de", "de"),
        ((("en", "a"), ("de", "b")), "ru", "en"),
        ((("fr", "a"), ("de", "b")), "ru", "de"),
        ((("fr", "a"),), "ru", "fr"),
        ((("fr", ""), ("it", "a")), "fr", "it"),
    ],
)
def test_a_text_tells_in_which_language_it_is(texts: tuple[tuple[str, str], ...], language: str, got: str) -> None:
    said = Text(texts)
    assert said.language_of(language) == got
    assert said.in_(language) == dict(texts)[got]


def test_a_text_that_says_nothing_is_none() -> None:
    assert not NO_TEXT
    assert not english("")
    assert (NO_TEXT.in_("en"), NO_TEXT.language_of("en"), str(NO_TEXT)) == ("", "", "")
    assert str(Text((("de", "a"), ("en", "b")))) == "b"
