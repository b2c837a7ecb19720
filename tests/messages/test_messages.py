"""The messages of every language: a file each, complete, and such that a translator's slip is told by name."""

from __future__ import annotations

import ast as python
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import stich
from stich.language.model.names import Names
from stich.messages.book import FORMS, FUNCTIONS, LANGUAGES, LONGEST, Book, MessageError, Said, book_of

OPTIONAL = {"contractions", "portion-all-any"}
"""What a language may have, and need not."""

ARGUMENTS = {"count", "number"}
"""What a noun chooses its form by, and may print or not."""


@cache
def entries(language: str) -> list[ast.EntryType]:
    text = (files("stich.messages") / f"{language}.ftl").read_text("utf-8")
    return FluentParser(with_spans=False).parse(text).body


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


class Asked(visitor.Visitor):
    """What a message asks for: variables and functions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


def asked(node: ast.BaseNode) -> Asked:
    found = Asked()
    found.visit(node)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_read(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []
    ids = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted({name for name in ids if ids.count(name) > 1}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    assert sorted(messages("en").keys() - messages(language).keys() - OPTIONAL) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    """Beside the English ones a language may have words for what specs declare, which are English already."""
    more = messages(language).keys() - messages("en").keys() - OPTIONAL
    kinds = ("name-", "award-", "group-", "rank-", "suit-", "binding-", "section-", "of-", "state-")
    assert sorted(key for key in more if not key.startswith(kinds) and not key.endswith(("-alone", "-nobody"))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_given_what_it_asks_for(language: str) -> None:
    for key, message in messages(language).items():
        found = asked(message)
        assert found.functions <= FUNCTIONS.keys(), key
        forms = {attribute.id.name for attribute in message.attributes}
        assert forms <= {*FORMS, "plural", "gender"} or key == "contractions", key
        if key in messages("en"):
            assert found.variables <= asked(messages("en")[key]).variables | ARGUMENTS, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_passes_over_nothing_that_the_english_tells(language: str) -> None:
    for key, message in messages(language).items():
        if key in messages("en"):
            assert asked(messages("en")[key]).variables - asked(message).variables - ARGUMENTS <= UNTOLD, key


UNTOLD = {"who"}
"""What some languages say by the form of a word alone (``seinem Gebot``)."""


SAYS = ("book.say", "words.say", ".caption", "book.count", "book.noun", "book.phrase")


def test_whatever_is_said_stands_in_the_english_file() -> None:
    """A key that is written out in the code; those that are put together are held to their enums elsewhere."""
    said = {
        node.args[0].value
        for path in Path(stich.__file__).parent.rglob("*.py")
        for node in python.walk(python.parse(path.read_text("utf-8")))
        if isinstance(node, python.Call) and node.args and isinstance(node.args[0], python.Constant)
        and (python.unparse(node.func) in ("say", "w.say", "self.say", "self._put")
             or python.unparse(node.func).endswith(SAYS))
        and isinstance(node.args[0].value, str)
    }  # fmt: skip
    assert len(said) > 100
    assert sorted(said - messages("en").keys()) == []


@pytest.mark.parametrize(
    ("number", "noun"), [(1, "взятка"), (2, "взятки"), (5, "взяток"), (11, "взяток"), (21, "взятка"), (0, "взяток")]
)
def test_a_russian_noun_goes_with_its_number(number: int, noun: str) -> None:
    assert book_of("ru").noun("measure-tricks-noun", number) == noun


def test_a_phrase_comes_in_the_case_that_its_sentence_asks_for() -> None:
    dealer = book_of("de").phrase("seat-dealer")
    assert (dealer, dealer.form("gen"), dealer.form("dat"), dealer.form("acc")) == (
        "der Geber", "des Gebers", "dem Geber", "den Geber")  # fmt: skip
    assert book_of("de").say("of_party", who="wer", side=Said("die Partei", {"dat": "der Partei"})) == (
        "wer gehört zur Partei"
    )


def test_a_phrase_of_any_length_is_said_whole() -> None:
    long = "x" * (3 * LONGEST)
    assert book_of("en").say("bracketed", text=long) == f"({long})"


def test_every_form_of_a_phrase_of_any_length_is_said_whole() -> None:
    long = Said("x" * (3 * LONGEST), {"sub": "y" * (3 * LONGEST)})
    assert book_of("de").say("force-when", when=long) == f"wenn {long.form('sub')}"


@pytest.mark.parametrize(
    ("cards", "one", "none"),
    [
        ("König", "einen König", "keinen König"),
        ("Königsfarbe", "Königsfarbe", "keine Königsfarbe"),
        ("10 in Trumpf", "eine 10 in Trumpf", "keine 10 in Trumpf"),
        ("König oder Dame", "König oder Dame", "keinen König oder Dame"),
        ("König, Ober oder Unter", "König, Ober oder Unter", "keinen König, Ober oder Unter"),
        ("Karten in Herz", "eine Karte in Herz", "keine Karte in Herz"),
        ("Basta", "die Basta", "keine Basta"),
        ("♠Q", "♠Q", "keine ♠Q"),
        ("Bube in Trumpf", "einen Buben in Trumpf", "keinen Buben in Trumpf"),
        ("Bube oder Ober", "Bube oder Ober", "keinen Bube oder Ober"),
    ],
)
def test_a_german_article_goes_with_the_noun_after_it(cards: str, one: str, none: str) -> None:
    said = [book_of("de").say(key, who="er", cards=cards) for key in ("holds-hand", "holds-hand-none")]
    assert said == [f"er hält {one}", f"er hält {none}"]


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("der Alleinspieler", ["des Alleinspielers", "dem Alleinspieler", "den Alleinspieler"]),
        ("der Zudreher", ["vom Zudreher", "dem Zudreher", "den Zudreher"]),
        ("wer zugedreht hat", ["dessen, der zugedreht hat", "dem, der zugedreht hat", "den, der zugedreht hat"]),
        ("Papst", ["von Papst", "Papst", "Papst"]),
    ],
)
def test_who_is_named_by_a_spec_is_declined_as_far_as_his_article_goes(name: str, forms: list[str]) -> None:
    said = book_of("de").phrase("seat-bound", name=name)
    assert [said.form(case) for case in ("gen", "dat", "acc")] == forms


def facts() -> list[str]:
    """The keys of the facts that conditions are made of: of all that stands in the English section of that name."""
    keys, inside = [], False
    for entry in entries("en"):
        if isinstance(entry, ast.GroupComment):
            inside = entry.content == "facts"
        elif inside and isinstance(entry, ast.Message):
            keys.append(entry.id.name)
    return [key for key in keys if key not in ("always", "never") and not re.match(r"value-|run-\w+-tricks", key)]


def test_every_german_fact_has_a_clause_that_puts_its_verb_last() -> None:
    assert len(facts()) > 100
    lacking = [key for key in facts() if "sub" not in {each.id.name for each in messages("de")[key].attributes}]
    assert lacking == []


@pytest.mark.parametrize(
    ("cards", "none", "lead"),
    [
        ("король", "нет короля", "королём"),
        ("король или обер", "нет короля или обера", "королём или обером"),
        ("7 избранной масти", "нет семёрки избранной масти", "семёркой избранной масти"),
        ("карта масти черви", "нет карты масти черви", "картой масти черви"),
        ("♣J", "нет ♣J", "картой ♣J"),
        ("карта, но не ♣2", "нет такой карты (любая, но не ♣2)", "такой картой (любая, но не ♣2)"),
        ("Пап", "нет такой карты (Пап)", "такой картой (Пап)"),
    ],
)
def test_a_russian_noun_stands_in_the_case_that_the_word_before_it_asks_for(cards: str, none: str, lead: str) -> None:
    said = [book_of("ru").say(key, cards=cards) for key in ("lies-trick-none", "guard-lead")]
    assert said == [f"во взятке {none}", f"нельзя ходить {lead}"]


def test_words_that_are_chosen_by_a_whole_clause() -> None:
    named, not_named = (book_of("de").phrase(key, name="wer zugedreht hat") for key in ("named", "named-not"))
    assert [str(named), str(not_named)] == [
        "es steht fest, wer zugedreht hat", "es steht nicht fest, wer zugedreht hat"]  # fmt: skip
    assert [named.form("sub"), not_named.form("sub")] == ["jemand zugedreht hat", "niemand zugedreht hat"]
    assert book_of("de").phrase("named", name="Trumpf").form("sub") == "Trumpf feststeht"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_with_a_star_is_left(language: str) -> None:
    """Whatever follows it, a message that asks for one becomes words."""
    for key, message in messages(language).items():
        if key != "contractions" and "count" not in asked(message).variables:
            said = book_of(language).phrase(key, **dict.fromkeys(asked(message).variables, "Wort"))
            assert [text for text in (said, *said.forms.values()) if "*" in text] == [], key


def test_a_message_that_is_missing_or_lacks_a_word_is_named() -> None:
    with pytest.raises(MessageError, match="the messages of `de` lack `no-such-key`"):
        book_of("de").say("no-such-key")
    with pytest.raises(MessageError, match=r"`bracketed` of `de` cannot be said: Unknown external: text"):
        book_of("de").say("bracketed")
    with pytest.raises(KeyError):
        book_of("xx")


def test_a_name_of_a_spec_is_no_key_of_ours() -> None:
    """Whatever a spec calls a thing, it finds no message of another kind, nor breaks anything."""
    for key in ("{ $x }", "a = b", "points\n", "", "Ж"):
        assert Book("ru").title(Names(key, {"ru": "имя"})) == "имя"
        assert Book("en").title(Names(key)) == key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_star_in_a_text_of_a_spec_stays_as_it_is(language: str) -> None:
    """Words of ours wait with a star for the next word; whatever a spec says is none of them."""
    for words in ("2 * 3 * x", "ein* Versuch", "de* le roi", "нет* короля", "* * *"):
        assert words in book_of(language).say("bracketed", text=words)
