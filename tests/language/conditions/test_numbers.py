"""Numbers: what each phrase, list and table comes to, and what is said of those that come to nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stich.language.conditions import phrases
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Circle, Compare, Holding, Operation, Place, Role, Rounding
from stich.language.conditions.measures import MEASURES, Kept, Measure
from stich.language.conditions.words import Question, Where, countable, in_number
from tests.language.conditions.reading import (
    BOTH,
    HOST,
    KINGS,
    TRICK,
    WORDS,
    at_least,
    count,
    good,
    held,
    lying,
    read,
    scalar,
    told,
    tricks,
    yaml,
)

PLUS, MINUS, TIMES, OVER = Operation.PLUS, Operation.MINUS, Operation.TIMES, Operation.OVER
STAKE, BID = count(Measure.STAKE, None), count(Measure.BIDS)
OWN = tricks(Circle.THIS)
HOSTS = t.SeatRef(Role.BOUND, binding=HOST)


def number(n: int) -> t.Constant:
    return t.Constant(n)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("3", number(3)),
        ("minus 3", number(-3)),
        ("tricks", OWN),
        ("trick", OWN),
        ("tricks of side", tricks(Circle.SIDE)),
        ("trick of side", tricks(Circle.SIDE)),
        ("cards of host", count(Measure.HAND_CARDS, HOSTS)),
        ("bid", BID),
        ("bids of all sides together", count(Measure.BIDS, Circle.ALL)),
        ("honours of other side", count(Measure.POINTS, Circle.OTHER_SIDE, 0)),
        ("honour", count(Measure.POINTS, index=0)),
        ("eyes of side", count(Measure.POINTS, Circle.SIDE, 1)),
        ("specials of taker", count(Measure.COUNTER, t.SeatRef(Role.TAKER), 0)),
        ("points of the other sides together", count(Measure.TOTAL, Circle.OTHERS, 0)),
        ("point", count(Measure.TOTAL, index=0)),
        ("stroke", count(Measure.TOTAL, index=1)),
        ("stake", STAKE),
        ("players", count(Measure.PLAYERS, None)),
        ("pool", count(Measure.POOL, None, 0)),
        ("tricks in endplay", count(Measure.PHASE_TRICKS, index=1)),
        ("tricks in draw of other side", count(Measure.PHASE_TRICKS, Circle.OTHER_SIDE, 0)),
    ],
)  # fmt: skip
def test_a_count_means_this(text: str, expected: t.Number) -> None:
    assert good(phrases.number, scalar(text)) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("tricks plus 2 times stake", t.Reckoned(PLUS, OWN, t.Reckoned(TIMES, number(2), STAKE))),
        ("stake minus 1 plus 2", t.Reckoned(PLUS, t.Reckoned(MINUS, STAKE, number(1)), number(2))),
        ("minus stake", t.Reckoned(MINUS, number(0), STAKE)),
        ("minus stake plus 1", t.Reckoned(PLUS, t.Reckoned(MINUS, number(0), STAKE), number(1))),
        ("(stake plus 1) times 2", t.Reckoned(TIMES, t.Reckoned(PLUS, STAKE, number(1)), number(2))),
        ("tricks over bid", t.Reckoned(OVER, OWN, BID)),
        ("1 for each trick over 6", t.Reckoned(TIMES, number(1), t.Reckoned(OVER, OWN, number(6)))),
        ("10 for each bid", t.Reckoned(TIMES, number(10), BID)),
        ("(tricks over bid) plus 1", t.Reckoned(PLUS, t.Reckoned(OVER, OWN, BID), number(1))),
        ("tricks times pool divided by 3", t.Divided(t.Reckoned(TIMES, OWN, count(Measure.POOL, None, 0)), 3)),
        ("stake rounded to a multiple of 5", t.Rounded(STAKE, Rounding.NEAREST, number(5))),
        ("stake rounded up to a multiple of bid", t.Rounded(STAKE, Rounding.UP, BID)),
        ("stake rounded down to a multiple of (5 plus 1)",
         t.Rounded(STAKE, Rounding.DOWN, t.Reckoned(PLUS, number(5), number(1)))),
        ("stake, at most 3", t.Reckoned(Operation.AT_MOST, STAKE, number(3))),
        ("stake plus 1, at least 2, but at most 3",
         t.Reckoned(Operation.AT_MOST, t.Reckoned(Operation.AT_LEAST, t.Reckoned(PLUS, STAKE, number(1)), number(2)),
                    number(3))),
    ],
)  # fmt: skip
def test_numbers_come_to_this_together(text: str, expected: t.Number) -> None:
    assert good(phrases.number, scalar(text)) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("number of K in hand", held(KINGS, Circle.THIS)),
        ("number of K in hand of host", held(KINGS, HOSTS)),
        ("number of K held by side", held(KINGS, Circle.SIDE, Holding.HELD)),
        ("number of K dealt to side", held(KINGS, Circle.SIDE, Holding.DEALT)),
        ("number of K taken by all sides together", held(KINGS, Circle.ALL, Holding.TAKEN)),
        ("number of (K or O) in the trick", lying(BOTH, TRICK)),
        ("number of any in the stock", lying(t.AllOf(()), t.CardsIn(Place.STOCK))),
        ("number of K turned up", lying(KINGS, t.CardsIn(Place.TURNED))),
        ("number of K laid out", lying(KINGS, t.CardsIn(Place.EXPOSED))),
        ("number of K aside", lying(KINGS, t.CardsIn(Place.ASIDE))),
        ("number of K played", lying(KINGS, t.CardsIn(Place.PLAYED))),
        ("number of chosen K held by host taken by side",
         lying(t.AllOf((t.Bound(0), KINGS)), t.CardsOf(Holding.HELD, HOSTS), t.CardsOf(Holding.TAKEN, Circle.SIDE))),
        ("honours in the trick", t.Worth(0, TRICK)),
        ("honours aside", t.Worth(0, t.CardsIn(Place.ASIDE))),
        ("honours turned up", t.Worth(0, t.CardsIn(Place.TURNED))),
        ("honours in hand of side", t.Worth(0, t.CardsOf(Holding.HAND, Circle.SIDE))),
        ("top (K or old) in a row held by side",
         t.InARow(t.AnyOf((KINGS, t.OfPower(1))), t.CardsOf(Holding.HELD, Circle.SIDE))),
        ("top old seven in a row not in hand",
         t.InARow(t.AnyOf((t.OfPower(1), t.OfPower(0))), t.CardsOf(Holding.HAND, Circle.THIS), True)),
    ],
)  # fmt: skip
def test_cards_that_lie_somewhere_are_counted(text: str, expected: t.Number) -> None:
    assert good(phrases.number, scalar(text)) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[1, stake, minus 2]", t.Reckoned(PLUS, t.Reckoned(PLUS, number(1), STAKE), number(-2))),
        ("[7]", number(7)),
        ("[]", number(0)),
        ("{side has 1 trick: 2, otherwise: stake}", t.Cases(((at_least(tricks(), 1), number(2)),), STAKE)),
        ("{side has 1 trick: 2}", t.Cases(((at_least(tricks(), 1), number(2)),), number(0))),
        ("{side has 1 trick: [1, 2], otherwise: {led: 3}}",
         t.Cases(((at_least(tricks(), 1), t.Reckoned(PLUS, number(1), number(2))),),
                 t.Cases(((t.Led(), number(3)),), number(0)))),
    ],
)  # fmt: skip
def test_a_list_adds_up_and_a_table_gives_the_first_case(text: str, expected: t.Number) -> None:
    assert good(phrases.number, yaml(text)) == expected


# --- faults -----------------------------------------------------------------------------------------------------------

NO_BIDS = replace(WORDS, bids=False)


@pytest.mark.parametrize(
    ("text", "where", "changed", "code", "at"),
    [
        ("strokse", Where.SCORE, {}, "unknown-name", "strokse"),
        ("chosen", Where.SCORE, {}, "wrong-sort", "chosen"),
        ("K", Where.SCORE, {}, "wrong-sort", "K"),
        ("endplay", Where.SCORE, {}, "wrong-sort", "endplay"),
        ("tricks in endgame", Where.SCORE, {}, "unknown-name", "endgame"),
        ("honours in endplay", Where.SCORE, {}, "condition-syntax", "honours"),
        ("strokes in the trick", Where.BONUS, {}, "wrong-sort", "strokes"),
        ("cards in hand of side", Where.SCORE, {}, "condition-syntax", "cards in hand of side"),
        ("tricks", Where.MATCH, {"question": Question.SIDE}, "not-known-here", "tricks"),
        ("tricks", Where.ENDS, {}, "of-whom", "tricks"),
        ("number of K in hand", Where.ENDS, {}, "of-whom", "in hand"),
        ("tricks of guest", Where.SCORE, {}, "unknown-name", "guest"),
        ("stake of side", Where.SCORE, {}, "condition-syntax", "stake"),
        ("pool of side", Where.SCORE, {}, "condition-syntax", "pool"),
        ("bid", Where.SCORE, {"words": NO_BIDS}, "nothing-bid", "bid"),
        ("pool divided by 0", Where.SCORE, {}, "number-out-of-range", "0"),
        ("tricks over bid plus 1", Where.SCORE, {}, "condition-syntax", "tricks over bid plus 1"),
        ("1 minus tricks over bid", Where.SCORE, {}, "condition-syntax", "1 minus tricks over bid"),
        ("tricks of each side", Where.SCORE, {}, "several-in-number", "each"),
        ("number of K held by a side", Where.SCORE, {}, "several-in-number", "a"),
        ("number of K held by side", Where.DIALOGUE, {}, "not-known-here", "held by side"),
        ("number of K in the trick", Where.SCORE, {}, "not-known-here", "in the trick"),
        ("number of K in the trick", Where.CLAUSE, {}, "not-known-here", "in the trick"),
        ("2 stake", Where.SCORE, {}, "condition-syntax", "stake"),
        ("other", Where.SCORE, {}, "condition-syntax", "other"),
    ],
)
def test_a_fault_is_found_where_it_is(text: str, where: Where, changed: dict[str, Any], code: str, at: str) -> None:
    assert told(phrases.number, scalar(text), where, **changed) == [(code, at)]


def test_what_somebody_held_is_told_at_the_first_lead() -> None:
    _, faults = read(phrases.number, scalar("number of K held by side"), Where.DIALOGUE)
    assert "say `holds`" in faults[0].help


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{otherwise: 1, side has 1 trick: 2}", "condition-syntax"),
        ("{otherwise: 1, led: nonsense}", "unknown-name"),
        (f"[{', '.join('1' * 31)}]", "condition-too-large"),
        ("[" * 7 + "1" + "]" * 7, "condition-too-large"),
        ("[1, {led or: 2}]", "condition-syntax"),
    ],
)
def test_faults_of_lists_and_tables(text: str, code: str) -> None:
    assert code in [fault for fault, _ in told(phrases.number, yaml(text))]


# --- the table of measures --------------------------------------------------------------------------------------------


def test_every_measure_has_its_row() -> None:
    assert set(MEASURES) == set(Measure)


@pytest.mark.parametrize("measure", [m for m in Measure if MEASURES[m].words])
def test_each_word_of_a_measure_is_read_and_nobodys_are_of_nobody(measure: Measure) -> None:
    for word in MEASURES[measure].words:
        term = good(phrases.number, scalar(word))
        assert term.measure is measure
        assert (term.of is None) == (MEASURES[measure].kept is Kept.BY_NOBODY)


def test_all_that_is_counted_is_found_in_singular_and_plural() -> None:
    names = countable(WORDS)
    assert {name for name, (measure, _) in names.items() if measure is Measure.TOTAL} == {"points", "strokes"}
    for name in names:
        assert in_number(name, names) == name
    assert in_number("honour", names) == "honours" and in_number("eyes", names) == "eye"
    assert in_number("nothing", names) is None


@pytest.mark.parametrize("compare", list(Compare))
def test_every_comparison_can_be_said(compare: Compare) -> None:
    words = {
        Compare.AT_LEAST: "at least",
        Compare.AT_MOST: "at most",
        Compare.EXACTLY: "exactly",
        Compare.MORE: "more than",
        Compare.FEWER: "fewer than",
    }
    assert good(phrases.condition, f"stake is {words[compare]} 3") == t.Compared(STAKE, compare, number(3))
