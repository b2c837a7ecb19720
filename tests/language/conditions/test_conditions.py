"""The condition language: what it reads, what it refuses, and how well it says so."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stich.cards import make_deck
from stich.language.conditions import phrases, walks
from stich.language.conditions import terms as t
from stich.language.conditions.card_sets import beats_in_part
from stich.language.conditions.folding import without_each
from stich.language.conditions.kinds import BindingKind, Place
from stich.language.conditions.slips import TAUGHT, taught_examples
from stich.language.conditions.syntax import MAX_LENGTH, STARTS, ConditionError, expectation, keywords, parse
from stich.language.conditions.words import Vocabulary, Where
from stich.language.text.diagnostics import Diagnostic
from stich.language.text.nodes import Scalar
from stich.language.text.source import Source, Span
from tests.command import ran

DECK = make_deck("ALHB", ["K", "O", "U", *"98765432"], added=["Fool"], groups={"red": ("H", "B")})
WORDS = Vocabulary(
    DECK,
    suits={"A": 0, "L": 1, "H": 2, "B": 3, "hearts": 2},
    bindings={"chosen": 0, "host": 1},
    kinds=[BindingKind.SUITS, BindingKind.SEAT],
    powers={"seven": 0, "old": 1, "K2": 2},
    card_points={"honours": 0},
    counters={"points": 0, "strokes": 1},
)


def read(
    reader: Callable[[Scalar, phrases.Scope], Any], text: str, where: Where = Where.DIALOGUE
) -> tuple[Any, list[Diagnostic]]:
    faults: list[Diagnostic] = []
    source = Source("a.yaml", text)
    scalar = Scalar(text, text, Span(source, 0, len(text)), True)
    return reader(scalar, phrases.Scope(WORDS, where, faults.append)), faults


def good(reader: Callable[[Scalar, phrases.Scope], Any], text: str, where: Where = Where.DIALOGUE) -> Any:
    term, faults = read(reader, text, where)
    assert [str(fault) for fault in faults] == []
    return term


def mask(*names: str) -> int:
    return sum(1 << DECK.parse_card(name) for name in names)


def of(suit: str, *ranks: str) -> int:
    return mask(*(suit + rank for rank in ranks))


# --- walks ------------------------------------------------------------------------------------------------------------

STOCK, LED, SEVENS = t.StockEmpty(), t.Led(), t.TrickHas(t.AnyOf((t.Bound(0), t.NotIn(t.OfPower(1)))))
AHEAD = t.HasMore(t.Subject(t.Who.SIDE), t.Count(t.Measure.TRICKS), t.Subject(t.Who.OTHER))
EITHER = t.Or((STOCK, t.Not(t.And((LED, AHEAD)))))
NESTED = t.And((t.And((SEVENS, LED)), EITHER))


def test_a_walk_comes_to_everything_in_the_order_written() -> None:
    inner = (EITHER, STOCK, EITHER.parts[1], t.And((LED, AHEAD)), LED, AHEAD)
    assert list(walks.conditions_in(NESTED)) == [NESTED, NESTED.parts[0], SEVENS, LED, *inner]
    assert list(walks.atoms_in(NESTED)) == [SEVENS, STOCK, AHEAD]
    assert list(walks.cards_asked_in(NESTED)) == [SEVENS.cards]
    assert list(walks.parts_of(SEVENS.cards))[1:] == [t.Bound(0), t.NotIn(t.OfPower(1)), t.OfPower(1)]
    assert [subject.who for subject in walks.subjects_in(NESTED)] == [t.Who.SIDE, t.Who.OTHER]


def test_only_what_and_joins_must_hold_together() -> None:
    assert list(walks.conjuncts(NESTED)) == [SEVENS, LED, EITHER]
    assert list(walks.conjuncts(STOCK)) == [STOCK]


def test_each_part_of_a_joined_condition_can_be_left_out() -> None:
    left = list(without_each(t.Not(EITHER)))
    assert left == [(STOCK, t.Not(t.Or(EITHER.parts[1:]))), (EITHER.parts[1], t.Not(t.Or((STOCK,))))]
    assert not list(without_each(STOCK)) and not list(without_each(t.And((STOCK,))))


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


# --- faults of syntax -------------------------------------------------------------------------------------------------


LESSONS = [pytest.param(*lesson, id=f"{lesson[1]}: {lesson[2]}") for lesson in taught_examples()]


@pytest.mark.parametrize(("row", "start", "text"), LESSONS)
def test_each_taught_fault_is_told_by_its_own_message(row: Any, start: str, text: str) -> None:
    with pytest.raises(ConditionError) as caught:
        parse(text, start)

    pattern = re.escape(row.message).replace(r"\{word\}", "`.+`")
    assert re.fullmatch(pattern, caught.value.message)
    assert caught.value.help


def test_enough_faults_are_taught() -> None:
    assert len(TAUGHT) >= 12


@pytest.mark.parametrize(
    ("start", "text", "word", "instead"),
    [
        ("condition", "led unles trick has K", "unles", "unless"),
        ("clause", "beats wen led", "wen", "when"),
        ("clause", "beats when led yelds to K", "yelds", "yields"),
        ("seat", "seat aftr dealer", "aftr", "after"),
        ("guard", "may nt lead K", "nt", "not"),
        ("condition", "stock is emty", "emty", "empty"),
        ("condition", "evry card is played", "evry", "every"),
        ("condition", "side has at leest 3 tricks", "leest", "least"),
    ],
)
def test_a_misspelled_keyword_is_named_and_the_right_one_offered(
    start: str, text: str, word: str, instead: str
) -> None:  # fmt: skip
    with pytest.raises(ConditionError) as caught:
        parse(text, start)

    fault = caught.value
    assert text[fault.start : fault.end] == word
    assert fault.instead == instead
    assert fault.help == f"did you mean `{instead}`?"


def test_what_was_expected_is_said_in_words() -> None:
    with pytest.raises(ConditionError) as caught:
        parse("led unles trick has K", "condition")

    assert expectation(caught.value.expected) == "expected `and`, `or`, `unless` or the end"


@pytest.mark.parametrize("text", ["(trick has", "not", "led and ", ""])
def test_at_the_end_of_the_text_the_caret_stands_at_its_last_word(text: str) -> None:
    with pytest.raises(ConditionError) as caught:
        parse(text, "condition")

    assert caught.value.end == len(text.rstrip())


@pytest.mark.parametrize(
    "text", ["led " * MAX_LENGTH, "(" * 21 + "led" + ")" * 21, "in trick 12345678901"], ids=["long", "deep", "number"]
)
def test_a_text_without_bounds_is_refused_before_it_is_parsed(text: str) -> None:
    with pytest.raises(ConditionError) as caught:
        parse(text, "condition")

    assert caught.value.code == "condition-too-large"


def test_twenty_brackets_and_many_negations_are_read() -> None:
    good(phrases.condition, "(" * 20 + "led" + ")" * 20, Where.CLAUSE)
    assert good(phrases.condition, "not " * 450 + "led", Where.CLAUSE) == t.Led()


@pytest.mark.parametrize(("char", "advice"), [("&", "say `and`"), ("=", "say `is` or `has`"), ("|", "say `or`")])
def test_signs_of_other_languages_are_translated(char: str, advice: str) -> None:
    with pytest.raises(ConditionError) as caught:
        parse(f"led {char} led", "condition")

    assert caught.value.help == advice


def test_no_message_names_a_terminal_of_the_grammar() -> None:
    refused = 0
    for start in STARTS:
        for text in ("led led", ") K", "1 1", "", ">", ", K", "K has (", "beats to", "may K", "by"):
            try:
                parse(text, start)
            except ConditionError as fault:
                said = " ".join([fault.message, fault.help, *fault.expected])
                assert not re.search(r"\b[A-Z_]{3,}\b|__", said)
                refused += 1
    assert refused > 5 * len(STARTS)


def test_keywords_are_the_lower_case_words_of_the_grammar() -> None:
    assert {"unless", "yields", "higher", "speaker"} <= keywords()
    assert "K" not in keywords()


def test_importing_the_front_door_imports_no_parser() -> None:
    code = "import sys, stich.language.load; print({'lark', 'jsonschema', 'yaml'} & set(sys.modules))"
    done = ran([sys.executable, "-c", code], text=True)

    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "set()"


# --- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("H9", t.Fixed(mask("H9"))),
        ("♥9", t.Fixed(mask("H9"))),
        ("Fool", t.Fixed(mask("Fool"))),
        ("9 8", t.Fixed(DECK.rank_mask(3) | DECK.rank_mask(4))),
        ("H 9 8", t.Fixed(of("H", "9", "8"))),
        ("H9 A2", t.Fixed(mask("H9", "A2"))),
        ("hearts K", t.Fixed(mask("HK"))),
        ("red K", t.Fixed(mask("HK", "BK"))),
        ("H9 or A2 or K O", t.Fixed(mask("H9", "A2") | DECK.rank_mask(0) | DECK.rank_mask(1))),
        ("chosen K", t.AllOf((t.Bound(0), t.Fixed(DECK.rank_mask(0))))),
        ("chosen 8 9", t.AllOf((t.Bound(0), t.Fixed(DECK.rank_mask(3) | DECK.rank_mask(4))))),
        ("chosen or H9 or A2", t.AnyOf((t.Fixed(mask("H9", "A2")), t.Bound(0)))),
        ("seven old", t.AnyOf((t.OfPower(0), t.OfPower(1)))),
        ("any", t.AllOf(())),
        ("any but K", t.Fixed(DECK.all & ~DECK.rank_mask(0))),
        ("chosen but seven", t.AllOf((t.Bound(0), t.NotIn(t.OfPower(0))))),
        ("plain K or lower", t.AllOf((t.PlainCards(), t.Ranked(0, False)))),
        ("U or higher", t.Ranked(2, True)),
        ("chosen (K or seven)", t.AllOf((t.Bound(0), t.AnyOf((t.Fixed(DECK.rank_mask(0)), t.OfPower(0)))))),
    ],
)
def test_a_description_names_these_cards(text: str, expected: t.Cards) -> None:
    assert good(phrases.cards, text) == expected


@pytest.mark.parametrize(
    ("text", "where", "expected"),
    [
        ("same suit", Where.LEGAL, t.SameSuit(t.Suited.LED)),
        ("the suit led", Where.LEGAL, t.SameSuit(t.Suited.LED)),
        ("same suit beating", Where.LEGAL, t.AllOf((t.SameSuit(t.Suited.LED), t.Beating()))),
        ("its suit", Where.GIVE, t.SameSuit(t.Suited.ITS)),
        ("old of its suit", Where.GIVE, t.AllOf((t.OfPower(1), t.SameSuit(t.Suited.ITS)))),
        ("turned up", Where.GIVE, t.Lying(Place.TURNED)),
        ("laid out old", Where.GIVE, t.AllOf((t.Lying(Place.EXPOSED), t.OfPower(1)))),
    ],
)
def test_some_places_know_more_cards(text: str, where: Where, expected: t.Cards) -> None:
    assert good(phrases.cards, text, where) == expected


def test_an_order_has_groups() -> None:
    assert good(phrases.order, "H9 > 8 or 7 > chosen", Where.KEEP) == (
        t.Fixed(mask("H9")),
        t.Fixed(DECK.rank_mask(4) | DECK.rank_mask(5)),
        t.Bound(0),
    )


def test_a_span_covers_just_the_words() -> None:
    clause = good(phrases.clause, "beats unless trick has chosen K or O", Where.CLAUSE)
    has = clause.when.part

    assert isinstance(has, t.TrickHas)
    assert has.span is not None and has.span.text == "trick has chosen K or O"
    assert clause.span.text == "beats unless trick has chosen K or O"


# --- conditions, clauses and the rest ---------------------------------------------------------------------------------

KINGS, OBERS = t.Fixed(DECK.rank_mask(0)), t.Fixed(DECK.rank_mask(1))
ONE_OR_OTHER = t.Fixed(KINGS.cards | OBERS.cards)
SIDE = t.Subject(t.Who.SIDE)
TRICKS = t.Count(t.Measure.TRICKS)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("led", t.Led()),
        ("when not led", t.Not(t.Led())),
        ("trick has K or O", t.TrickHas(ONE_OR_OTHER)),
        ("led and trick has K or O", t.And((t.Led(), t.TrickHas(ONE_OR_OTHER)))),
        ("not trick has K or O", t.Not(t.TrickHas(ONE_OR_OTHER))),
        ("trick has K or led", t.Or((t.TrickHas(KINGS), t.Led()))),
        ("trick has K or O or led", t.Or((t.TrickHas(ONE_OR_OTHER), t.Led()))),
        ("led unless trick has K", t.And((t.Led(), t.Not(t.TrickHas(KINGS))))),
        ("led and (trick has K or in trick 1)",
         t.And((t.Led(), t.Or((t.TrickHas(KINGS), t.TrickNumber(t.Compare.EXACTLY, 1)))))),
        ("in the first trick", t.TrickNumber(t.Compare.EXACTLY, 1)),
        ("before trick 3", t.TrickNumber(t.Compare.AT_MOST, 2)),
        ("after trick 3", t.TrickNumber(t.Compare.AT_LEAST, 4)),
        ("stock is empty", t.StockEmpty()),
        ("side has 3 tricks", t.Has(SIDE, t.Compare.AT_LEAST, 3, TRICKS)),
        ("side has 1 trick", t.Has(SIDE, t.Compare.AT_LEAST, 1, TRICKS)),
        ("side has 0 tricks", t.Has(SIDE, t.Compare.EXACTLY, 0, TRICKS)),
        ("side has no tricks", t.Has(SIDE, t.Compare.EXACTLY, 0, TRICKS)),
        ("side has more than 3 tricks", t.Has(SIDE, t.Compare.AT_LEAST, 4, TRICKS)),
        ("other side has fewer than 3 tricks",
         t.Has(t.Subject(t.Who.OTHER), t.Compare.AT_MOST, 2, TRICKS)),
        ("side has every trick", t.HasEvery(SIDE, TRICKS)),
        ("side has more tricks than other side", t.HasMore(SIDE, TRICKS, t.Subject(t.Who.OTHER))),
        ("side has fewer honours than each side",
         t.HasMore(SIDE, t.Count(t.Measure.POINTS, 0), t.Subject(t.Who.EACH), True)),
    ],
)  # fmt: skip
def test_a_condition_means_this(text: str, expected: t.Condition) -> None:
    assert good(phrases.condition, text, Where.CLAUSE) == expected


@pytest.mark.parametrize(
    ("text", "where", "expected"),
    [
        ("side has the first 5 tricks", Where.AWARD,
         t.Has(SIDE, t.Compare.AT_LEAST, 5, t.Count(t.Measure.FIRST_TRICKS))),
        ("side has 4 strokes", Where.MATCH, t.Has(SIDE, t.Compare.AT_LEAST, 4, t.Count(t.Measure.COUNTER, 1))),
        ("every card is played", Where.ENDS, t.HandsEmpty()),
        ("before the first lead", Where.CONCEDE, t.BeforeFirstLead()),
        ("stake is 1", Where.AWARD, t.StakeIs(t.Compare.EXACTLY, 1)),
        ("stake is at most 3", Where.AWARD, t.StakeIs(t.Compare.AT_MOST, 3)),
        ("no hand holds K of its suit", Where.GIVE,
         t.Holds(t.Subject(t.Who.NO_HAND), t.AllOf((t.SameSuit(t.Suited.ITS), KINGS)))),
        ("a hand holds K or O", Where.GIVE, t.Holds(t.Subject(t.Who.ANY_HAND), ONE_OR_OTHER)),
        ("seat holds at least 2 K", Where.GUARD, t.Holds(t.Subject(t.Who.SEAT), KINGS, 2)),
        ("seat holds no K", Where.GUARD, t.Not(t.Holds(t.Subject(t.Who.SEAT), KINGS, 1))),
        ("seat holds exactly 1 K", Where.GUARD,
         t.And((t.Holds(t.Subject(t.Who.SEAT), KINGS, 1), t.Not(t.Holds(t.Subject(t.Who.SEAT), KINGS, 2))))),
        ("host holds 7", Where.GUARD, t.Holds(t.Subject(t.Who.BOUND, 1), t.Fixed(DECK.rank_mask(5)))),
    ],
)  # fmt: skip
def test_a_condition_of_some_places_means_this(text: str, where: Where, expected: t.Condition) -> None:
    assert good(phrases.condition, text, where) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("beats", t.Clause(t.Always())),
        ("beats lower", t.Clause(t.Always())),
        ("beats when led", t.Clause(t.Led())),
        ("beats nothing when led", t.Clause(t.Led(), False, False)),
        ("beats lower powers and plain K or lower",
         t.Clause(t.Always(), True, False, t.AllOf((t.PlainCards(), t.Ranked(0, False))))),
        ("beats seven and old", t.Clause(t.Always(), False, False, t.AnyOf((t.OfPower(0), t.OfPower(1))))),
        ("beats unless trick has K, yields to O of the suit led",
         t.Clause(t.Not(t.TrickHas(KINGS)), yields=t.AllOf((t.SameSuit(t.Suited.LED), OBERS)))),
        ("beats when led unless in trick 1",
         t.Clause(t.And((t.Led(), t.Not(t.TrickNumber(t.Compare.EXACTLY, 1)))))),
    ],
)  # fmt: skip
def test_a_clause_means_this(text: str, expected: t.Clause) -> None:
    assert good(phrases.clause, text, Where.CLAUSE) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("may not lead seven in trick 1", t.Guard(t.OfPower(0), t.TrickNumber(t.Compare.EXACTLY, 1))),
        ("may not play K", t.Guard(KINGS, t.Always(), True)),
        ("may lead seven only when side has 1 trick",
         t.Guard(t.OfPower(0), t.Not(t.Has(SIDE, t.Compare.AT_LEAST, 1, TRICKS)))),
        ("may not lead K unless stock is empty", t.Guard(KINGS, t.Not(t.StockEmpty()))),
    ],
)  # fmt: skip
def test_a_guard_means_this(text: str, expected: t.Guard) -> None:
    assert good(phrases.guard, text, Where.GUARD) == expected


@pytest.mark.parametrize(
    ("text", "where", "expected"),
    [
        ("dealer", Where.STEP, t.SeatRef(t.Role.DEALER)),
        ("same dealer", Where.NEXT_DEALER, t.SeatRef(t.Role.DEALER)),
        ("seat before dealer", Where.STEP, t.SeatRef(t.Role.DEALER, -1)),
        ("seat after seat after forehand", Where.STEP, t.SeatRef(t.Role.FOREHAND, 2)),
        ("by lot", Where.FIRST_DEALER, t.SeatRef(t.Role.LOT)),
        ("seat after host", Where.STEP, t.SeatRef(t.Role.BOUND, 1, 1)),
        ("opponent", Where.DIALOGUE, t.SeatRef(t.Role.OPPONENT)),
    ],
)
def test_a_seat_means_this(text: str, where: Where, expected: t.SeatRef) -> None:
    assert good(phrases.seat, text, where) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("3", t.Amount(3)),
        ("stake", t.Amount(0, 1)),
        ("2 times stake", t.Amount(0, 2)),
        ("stake plus 3", t.Amount(3, 1)),
        ("1 for each trick over 6", t.Amount(0, 0, 1, TRICKS, 6)),
        ("2 for each honour", t.Amount(0, 0, 2, t.Count(t.Measure.POINTS, 0), 0)),
    ],
)
def test_an_amount_means_this(text: str, expected: t.Amount) -> None:
    assert good(phrases.amount, text, Where.AWARD) == expected


# --- faults of names and places ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reader", "text", "where", "code", "at"),
    [
        (phrases.cards, "chosen karnofel", Where.GUARD, "unknown-name", "karnofel"),
        (phrases.cards, "sevn", Where.GUARD, "unknown-name", "sevn"),
        (phrases.cards, "chosen 1", Where.GUARD, "unknown-name", "1"),
        (phrases.cards, "H or lower", Where.GUARD, "unknown-name", "H"),
        (phrases.cards, "H10", Where.GUARD, "card-not-in-deck", "H10"),
        (phrases.cards, "AQ", Where.GUARD, "card-not-in-deck", "AQ"),
        (phrases.cards, "H9 K", Where.GUARD, "never-a-card", "H9 K"),
        (phrases.cards, "seven", Where.POWER_CARDS, "not-known-here", "seven"),
        (phrases.cards, "same suit", Where.GUARD, "not-known-here", "same suit"),
        (phrases.cards, "beating", Where.CLAUSE, "not-known-here", "beating"),
        (phrases.cards, "chosen its suit", Where.LEGAL, "not-known-here", "its suit"),
        (phrases.condition, "trick has K", Where.AWARD, "not-known-here", "trick has K"),
        (phrases.condition, "side has 3 tricks", Where.MATCH, "not-known-here", "tricks"),
        (phrases.condition, "dealer has 3 points", Where.MATCH, "not-known-here", "dealer"),
        (phrases.condition, "side holds K", Where.ENDS, "not-known-here", "side holds K"),
        (phrases.condition, "side has 3 strokse", Where.MATCH, "unknown-name", "strokse"),
        (phrases.condition, "guest holds K", Where.GUARD, "unknown-name", "guest"),
        (phrases.condition, "led or K", Where.CLAUSE, "condition-syntax", "K"),
        (phrases.condition, "side has the first 3 cards", Where.AWARD, "condition-syntax", "cards"),
        (phrases.condition, "a hand has 3 cards", Where.AWARD, "condition-syntax", "a hand"),
        (phrases.condition, "side has more tricks than a hand", Where.AWARD, "condition-syntax", "a hand"),
        (phrases.condition, "in trick 0", Where.GUARD, "number-out-of-range", "0"),
        (phrases.seat, "speaker", Where.STEP, "not-known-here", "speaker"),
        (phrases.seat, "dealer", Where.FIRST_DEALER, "not-known-here", "dealer"),
        (phrases.clause, "beats nothing and K", Where.CLAUSE, "condition-syntax", "nothing and K"),
    ],
)
def test_a_fault_is_found_where_it_is(
    reader: Callable[[Scalar, phrases.Scope], Any], text: str, where: Where, code: str, at: str
) -> None:
    _, faults = read(reader, text, where)

    assert [(fault.code, fault.span.text) for fault in faults] == [(code, at)]


def test_a_word_with_two_meanings_is_refused() -> None:
    words = Vocabulary(DECK, suits=WORDS.suits, powers={"K": 0})
    faults: list[Diagnostic] = []
    source = Source("a.yaml", "K")
    phrases.cards(Scalar("K", "K", Span(source, 0, 1), True), phrases.Scope(words, Where.GUARD, faults.append))

    assert [(fault.code, fault.message) for fault in faults] == [("ambiguous-name", "`K` is a rank and a power")]


def test_an_unknown_name_brings_suggestions_and_every_unknown_name_is_told() -> None:
    _, faults = read(phrases.cards, "sevn or chosne", Where.GUARD)

    assert [fault.help for fault in faults] == ["did you mean `seven`?", "did you mean `chosen`?"]
    assert faults[0].fix is not None and faults[0].fix.text == "seven"


# --- laws -------------------------------------------------------------------------------------------------------------

NAMES = ["K", "9", "2", "H9", "chosen", "seven", "host", "tricks", "strokes", "(", ")", ">", ","]
VOCABULARY = [*sorted(keywords()), *NAMES]
READERS = [
    phrases.cards, phrases.order, phrases.condition, phrases.clause, phrases.guard, phrases.seat, phrases.amount
]  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(
    st.lists(st.sampled_from(VOCABULARY), max_size=14).map(" ".join),
    st.sampled_from(READERS),
    st.sampled_from(list(Where)),
)
def test_any_words_give_a_term_or_a_fault_within_the_text(
    text: str, reader: Callable[[Scalar, phrases.Scope], Any], where: Where
) -> None:
    term, faults = read(reader, text, where)

    assert term is not None
    assert all(0 <= fault.span.start <= fault.span.end <= len(text) for fault in faults)


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=60), st.sampled_from(STARTS))
def test_any_text_is_read_or_refused(text: str, start: str) -> None:
    try:
        parse(text, start)
    except ConditionError as fault:
        assert 0 <= fault.start <= fault.end <= len(text)


@pytest.mark.parametrize(
    ("start", "text", "help"),
    [
        ("condition", "both sides have 7 points", "say `each side has`"),
        ("condition", "a side has seven points", "write the number in digits: `7`"),
        ("condition", "in trick one", "write the number in digits: `1`"),
        ("cards", "their suit", "did you mean `its`?"),
    ],
)
def test_ordinary_speech_is_told_the_words_of_the_language(start: str, text: str, help: str) -> None:
    with pytest.raises(ConditionError) as caught:
        parse(text, start)
    assert caught.value.help == help


def test_a_card_is_not_mended_into_a_keyword() -> None:
    with pytest.raises(ConditionError) as caught:
        parse("LO led", "cards")
    assert "did you mean" not in caught.value.help
