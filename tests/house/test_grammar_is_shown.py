"""Grammar and reference are held to each other, in both directions.

Whatever the grammar can read is shown in the tables of ``docs/reference/words.md``: each way of each rule, each
terminal, each word.  Whatever is shown there the grammar can read (that it is also understood, where it says so,
``test_docs.py`` sees to), and a word that stands there in backticks means something to the program.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from stich.language.conditions.measures import MEASURES
from stich.language.conditions.syntax import keywords
from stich.language.conditions.terms import Role
from stich.language.read.declarations import RESERVED
from tests.house.made_grammar import GRAMMAR, every_way, gone, not_shown, rules, spoken, terminals
from tests.house.pages import ROOT, WORDS, code_of, phrase_tables
from tests.house.test_docs import vocabulary

SHOWN = [(start, phrase) for start, _, phrase in phrase_tables()]


def test_whatever_the_grammar_reads_is_in_the_reference() -> None:
    assert not_shown(SHOWN) == []


@pytest.mark.parametrize("phrase", ["minus points", "after deal 9", "beats, yields to K of the suit led"])
def test_a_way_that_the_reference_does_not_show_is_named(phrase: str) -> None:
    start = next(start for start, shown in SHOWN if shown == phrase)
    alone = gone(phrase, start) - {name for other in SHOWN if other[1] != phrase for name in gone(other[1], other[0])}
    left = [each for each in SHOWN if not (gone(each[1], each[0]) & alone)]
    assert set(not_shown(left)) >= {every_way()[name] for name in alone if name in every_way()}
    assert alone or any(gone(phrase, start) <= gone(shown, other) for other, shown in left)


@pytest.mark.parametrize(("start", "phrase"), SHOWN)
def test_whatever_the_reference_shows_the_grammar_reads(start: str, phrase: str) -> None:
    assert gone(phrase, start), f"the grammar cannot read `{phrase}` as {start}"


def test_a_phrase_with_a_word_that_the_grammar_does_not_know_goes_no_way() -> None:
    assert gone("side has exactly 3 tricks", "condition")
    assert not gone("side has precisely 3 tricks", "condition")


def test_the_grammar_is_taken_apart_whole() -> None:
    """Each rule of the text is found, with as many ways as it has bars."""
    names = re.findall(r"^[?!]?([a-z_]+):", GRAMMAR, re.M)
    assert list(rules()) == names and len(names) > 50
    assert all(rule.ways and all(rule.ways) and rule.part for rule in rules().values())
    in_quotes = set(re.findall(r'"([a-z]+)"', GRAMMAR))
    assert {name.strip('"') for name in every_way() if name.startswith('"')} == in_quotes


def words_of_the_program() -> Iterator[str]:
    """Every word that means something in a phrase, in a spec, or to the game of which the reference speaks."""
    known = vocabulary()
    yield from keywords() | RESERVED
    yield from (word for forms in terminals().values() for form in forms for word in re.findall(r"\w+", form))
    yield from (word for row in MEASURES.values() for word in row.words)
    yield from (role.name.lower() for role in Role)
    for names in (known.suits, known.bindings, known.powers, known.card_points, known.counters, known.totals):
        yield from names
    for more in (known.pools, known.contracts, known.columns, known.parties, known.phases, known.heaps, known.defined):
        yield from more
    yield from known.deck.groups
    yield from (word for key in keys_and_values() for word in re.findall(r"[a-z]+", key))
    yield "honour"  # the singular of a count


def keys_and_values() -> Iterator[str]:
    """The keys of the schema, and what it lists as their values."""
    text = (ROOT / "schema" / "spec.schema.json").read_text("utf-8")
    for name, listed in re.findall(r'"([a-z ]+)": (?:\{[^{}]*?"enum": (\[[^\]]*\]))?', text):
        yield name
        yield from (str(each) for each in json.loads(listed or "[]"))


ABOUT = {"trump", "helper"}
"""Names of other games, in examples of what stands in a spec."""


def test_a_word_in_backticks_means_something() -> None:
    code = " ".join(each for each in code_of(WORDS.read_text("utf-8")) if "/" not in each)
    said = re.findall(r"(?<![\w.-])[a-z]{2,}(?![\w.-])", code)
    assert sorted(set(said) - set(words_of_the_program()) - ABOUT) == []


@pytest.mark.parametrize(
    ("pattern", "said"),
    [("or\\s+lower", ["or lower"]), (",\\s*(but\\s+)?at\\s+most", [", at most", ", but at most"])],
)
def test_a_terminal_is_said_in_all_its_forms(pattern: str, said: list[str]) -> None:
    assert list(spoken(pattern)) == said
