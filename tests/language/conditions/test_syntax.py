"""The grammar: what it refuses, and how well it says so."""

from __future__ import annotations

import random
import re
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lark.grammar import NonTerminal

from stich.language.conditions import phrases, syntax
from stich.language.conditions import terms as t
from stich.language.conditions.slips import TAUGHT, taught_examples
from stich.language.conditions.speech import ORDINARY
from stich.language.conditions.syntax import MAX_LENGTH, STARTS, ConditionError, expectation, keywords, parse
from stich.language.conditions.words import Where
from stich.language.text.diagnostics import CODES
from tests.command import ran
from tests.language.conditions.reading import WORDS, good, read, scalar


def refused(text: str, start: str) -> ConditionError:
    with pytest.raises(ConditionError) as caught:
        parse(text, start)
    return caught.value


LESSONS = [pytest.param(*lesson, id=f"{lesson[1]}: {lesson[2]}") for lesson in taught_examples()]


@pytest.mark.parametrize(("row", "start", "text"), LESSONS)
def test_each_taught_fault_is_told_by_its_own_message(row: Any, start: str, text: str) -> None:
    fault = refused(text, start)
    assert re.fullmatch(re.escape(row.message).replace(r"\{word\}", "`.+`"), fault.message)
    assert fault.help
    assert fault.code == row.code


def test_enough_faults_are_taught_and_each_code_has_its_page() -> None:
    assert len(TAUGHT) >= 40
    assert {row.code for row in TAUGHT} <= CODES.keys()


@pytest.mark.parametrize(
    ("start", "text", "word", "instead"),
    [
        ("condition", "led unles trick has K", "unles", "unless"),
        ("clause", "beats wen led", "wen", "when"),
        ("clause", "beats when led yelds to K", "yelds", "yields"),
        ("seat", "partnr of dealer", "partnr", "partner"),
        ("guard", "may nt lead K", "nt", "not"),
        ("condition", "stock is emty", "emty", "empty"),
        ("condition", "evry card is played", "evry", "every"),
        ("condition", "side has at leest 3 tricks", "leest", "least"),
        ("number", "stake timse 2", "timse", "times"),
        ("number", "tricks ovr bid", "ovr", "over"),
        ("number", "pool devided by 3", "devided", "divided"),
        ("condition", "the other sides togehter have 3 tricks", "togehter", "together"),
        ("condition", "anothr side holds K", "anothr", "another"),
    ],
)
def test_a_misspelled_keyword_is_named_and_the_right_one_offered(
    start: str, text: str, word: str, instead: str
) -> None:  # fmt: skip
    fault = refused(text, start)
    assert text[fault.start : fault.end] == word
    assert fault.instead == instead
    assert fault.help == f"did you mean `{instead}`?"


@pytest.mark.parametrize(
    ("start", "text", "expected"),
    [
        ("condition", "led unles trick has K", "expected `and`, `or`, `unless` or the end"),
        ("condition", "led and )", "expected a fact"),
        ("cards", "K or )", "expected a description of cards"),
        ("number", "stake plus )", "expected a number"),
        ("number", "tricks of )", "expected a seat or a side"),
    ],
)
def test_what_was_expected_is_said_in_words(start: str, text: str, expected: str) -> None:
    assert expectation(refused(text, start).expected) == expected


@pytest.mark.parametrize("text", ["(trick has", "not", "led and ", ""])
def test_at_the_end_of_the_text_the_caret_stands_at_its_last_word(text: str) -> None:
    assert refused(text, "condition").end == len(text.rstrip())


@pytest.mark.parametrize(
    ("start", "text"),
    [
        ("condition", "led " * MAX_LENGTH),
        ("condition", "(" * 21 + "led" + ")" * 21),
        ("condition", "in trick 12345678901"),
        ("number", " plus ".join(["1"] * 52)),
    ],
    ids=["long", "deep", "number", "operations"],
)
def test_a_text_without_bounds_is_refused_before_it_is_parsed(start: str, text: str) -> None:
    assert refused(text, start).code == "condition-too-large"


def test_twenty_brackets_many_negations_and_fifty_operations_are_read() -> None:
    good(phrases.condition, "(" * 20 + "led" + ")" * 20, Where.CLAUSE)
    assert good(phrases.condition, "not " * 450 + "led", Where.CLAUSE) == t.Led()
    assert good(phrases.number, scalar(" plus ".join(["1"] * 51)))


@pytest.mark.parametrize(
    ("char", "advice"),
    [("&", "say `and`"), ("|", "say `or`"), ("*", "say `times`"), ("%", "say `divided by`"), ("!", "say `not`")],
)
def test_signs_of_other_languages_are_translated(char: str, advice: str) -> None:
    assert refused(f"led {char} led", "condition").help == advice


@pytest.mark.parametrize("char", ["=", "+", "-", "/", "<"])
def test_each_sign_of_reckoning_is_told_its_word(char: str) -> None:
    assert "say" in refused(f"tricks {char} 3", "number").help or char == "<"


def test_no_message_names_a_terminal_of_the_grammar() -> None:
    refusals = 0
    for start in STARTS:
        for text in ("led led", ") K", "1 1", "", ">", ", K", "K has (", "beats to", "may K", "by", "tricks of of"):
            try:
                parse(text, start)
            except ConditionError as fault:
                said = " ".join([fault.message, fault.help, *fault.expected])
                assert not re.search(r"\b[A-Z_]{3,}\b|__|\\", said)
                refusals += 1
    assert refusals > 5 * len(STARTS)


def test_keywords_are_the_lower_case_words_of_the_grammar() -> None:
    assert {"unless", "yields", "higher", "speaker", "together", "taker", "suit", "dealt", "multiple"} <= keywords()
    assert not {"K", "s", "tricks", "stake"} & keywords()


@pytest.mark.parametrize("word", sorted(keywords()))
def test_no_keyword_is_read_as_a_name(word: str) -> None:
    """A card of that name, were it declared, could not be asked for in a phrase of cards."""
    term, faults = read(phrases.cards, word)
    assert faults or term == t.AllOf(()) or word in ("plain", "beating")
    assert word not in WORDS.names()


def test_importing_the_front_door_imports_no_parser() -> None:
    code = "import sys, stich.language.load; print({'lark', 'jsonschema', 'yaml'} & set(sys.modules))"
    done = ran([sys.executable, "-c", code], text=True)

    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "set()"


# --- ordinary speech --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "text", "help"),
    [
        ("condition", "both sides have 7 points", "say `each side has`"),
        ("condition", "no one holds K", "say `no side holds`"),
        ("condition", "the other sides have 3 tricks", "say `each other side has`"),
        ("condition", "a side has seven points", "write the number in digits: `7`"),
        ("condition", "in trick one", "write the number in digits: `1`"),
        ("condition", "side makes its bid", "say `tricks are at least bid`"),
        ("condition", "side makes exactly its bid", "say `tricks are exactly bid`"),
        ("condition", "host makes his bid", "say `tricks of host are at least bid of host`"),
        ("condition", "bids add up", "say `bids of all sides together are exactly cards of dealer`"),
        ("condition", "side is first to the most tricks", "say `ahead is of side`"),
        ("number", "1 for each trick over its bid", "say `bid`"),
        ("number", "half the pool", "say `pool divided by 2`"),
        ("number", "twice the stake", "say `2 times stake`"),
        ("condition", "side has 3 or more tricks", "say `at least 3`"),
        ("condition", "tricks are 3 or fewer", "say `at most 3`"),
        ("condition", "side has all the tricks", "say `has every trick`"),
        ("condition", "side has the most tricks", "say `has more tricks than each other side`"),
        ("condition", "tricks are equal to bid", "say `are exactly`"),
        ("condition", "K is turned up", "say `lies turned up`"),
        ("account", "the pool", "say `pool`"),
        ("seat", "the dealer", "say `dealer`"),
    ],
)
def test_ordinary_speech_is_told_the_words_of_the_language(start: str, text: str, help: str) -> None:
    assert refused(text, start).help == help


@pytest.mark.parametrize(
    ("reader", "text", "help"),
    [
        (phrases.condition, "nobody holds K", "say `no side`"),
        (phrases.condition, "others have 3 tricks", "say `the other sides together`"),
        (phrases.whom, "everybody", "say `each side`"),
        (phrases.account, "players", "say `each seat`"),
        (phrases.number, "tricks of opponents", "say `the other sides together`"),
        (phrases.cards, "their suit", "did you mean `its`?"),
    ],
)
def test_a_word_that_could_be_a_name_is_told_so_too(reader: Any, text: str, help: str) -> None:
    _, faults = read(reader, scalar(text))
    assert faults[0].help == help


def test_ordinary_speech_is_data() -> None:
    assert all(re.compile(pattern) for pattern in ORDINARY)


def test_a_card_is_not_mended_into_a_keyword() -> None:
    assert "did you mean" not in refused("LO led", "cards").help


# --- laws -------------------------------------------------------------------------------------------------------------

NAMES = ["K", "9", "2", "H9", "chosen", "seven", "host", "tricks", "strokes", "honour", "pool", "(", ")", ">", ","]
VOCABULARY = [*sorted(keywords()), *NAMES]
READERS = [
    phrases.cards, phrases.order, phrases.condition, phrases.clause, phrases.guard, phrases.exemption, phrases.seat,
    phrases.whom, phrases.account, phrases.number,
]  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(
    st.lists(st.sampled_from(VOCABULARY), max_size=14).map(" ".join),
    st.sampled_from(READERS),
    st.sampled_from(list(Where)),
)
def test_any_words_give_a_term_or_a_fault_within_the_text(text: str, reader: Any, where: Where) -> None:
    term, faults = read(reader, scalar(text), where)

    assert term is not None
    assert all(0 <= fault.span.start <= fault.span.end <= len(text) for fault in faults)


RULES: dict[str, list[list[Any]]] = {}
for _rule in syntax._parser().rules:
    RULES.setdefault(_rule.origin.name, []).append(list(_rule.expansion))

HEIGHTS: dict[str, int] = {}
"""How deep the flattest form of each rule of the grammar is."""


def height(form: list[Any]) -> int:
    return 1 + max((0 if part.is_term else HEIGHTS.get(part.name, 99) for part in form), default=0)


for _ in RULES:
    HEIGHTS |= {name: min(map(height, forms)) for name, forms in RULES.items()}


def made(symbol: Any, depth: int, rng: random.Random) -> list[str]:
    """The words of something that the grammar allows, in its flattest form below ``depth``."""
    if symbol.is_term:
        spoken = syntax._word_of(symbol.name)
        return [{"a name": rng.choice(NAMES[:-4]), "a number": rng.choice("01237")}.get(spoken, spoken)]
    forms = RULES[symbol.name]
    form = rng.choice(forms) if depth > 0 else min(forms, key=height)
    return [word for part in form for word in made(part, depth - 1, rng)]


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(STARTS), st.integers(3, 8), st.integers(0, 10**9), st.sampled_from(list(Where)))
def test_whatever_the_grammar_allows_gives_a_term_or_a_fault(start: str, depth: int, seed: int, where: Where) -> None:
    text = " ".join(made(NonTerminal(start), depth, random.Random(seed)))
    term, faults = read(getattr(phrases, start), scalar(text), where)

    assert isinstance(hash(term), int)
    assert all(str(fault) and fault.code in CODES for fault in faults)


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=60), st.sampled_from(STARTS))
def test_any_text_is_read_or_refused(text: str, start: str) -> None:
    try:
        parse(text, start)
    except ConditionError as fault:
        assert 0 <= fault.start <= fault.end <= len(text)
