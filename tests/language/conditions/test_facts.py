"""Facts: the term of each, and each fault that one can have."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stich.language.conditions import phrases
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import (
    Circle,
    Compare,
    Group,
    Holding,
    Moment,
    Operation,
    Place,
    Quantifier,
    Role,
    Suited,
)
from stich.language.conditions.measures import Measure
from stich.language.conditions.words import Question, Where
from tests.language.conditions.reading import (
    BOTH,
    CALLED,
    CHOSEN,
    DECK,
    HOST,
    KINGS,
    PLAYED,
    SHOWN,
    TRICK,
    WORDS,
    at_least,
    count,
    exactly,
    good,
    held,
    lying,
    mask,
    ranks,
    read,
    told,
    tricks,
)

SEAT, HOSTS = t.SeatRef(Role.SEAT), t.SeatRef(Role.BOUND, binding=HOST)
EACH, SOME, NO = Quantifier.EACH, Quantifier.SOME, Quantifier.NO
INNER, OUTER = t.Member(0), t.Member(1)
BID, STAKE = count(Measure.BIDS), count(Measure.STAKE, None)


def several(
    quantifier: Quantifier, part: t.Condition, group: Group = Group.SIDES, than: t.One | None = None
) -> t.Quantified:
    return t.Quantified(t.Many(quantifier, group, than), part)


def more(left: t.Number, right: t.Number) -> t.Compared:
    return t.Compared(left, Compare.MORE, right)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("side has 3 tricks", at_least(tricks(), 3)),
        ("host has 1 trick", at_least(tricks(HOSTS), 1)),
        ("side has no tricks", exactly(tricks(), 0)),
        ("side has at least 3 tricks", at_least(tricks(), 3)),
        ("side has at most 3 tricks", t.Compared(tricks(), Compare.AT_MOST, t.Constant(3))),
        ("side has exactly 3 tricks", exactly(tricks(), 3)),
        ("side has more than 3 tricks", more(tricks(), t.Constant(3))),
        ("other side has fewer than 3 tricks", t.Compared(tricks(Circle.OTHER_SIDE), Compare.FEWER, t.Constant(3))),
        ("side has at most minus 350 points",
         t.Compared(count(Measure.TOTAL, Circle.SIDE, 0), Compare.AT_MOST, t.Constant(-350))),
        ("side has at least bid tricks", t.Compared(tricks(), Compare.AT_LEAST, BID)),
        ("side has at least (bid plus 1) tricks",
         t.Compared(tricks(), Compare.AT_LEAST, t.Reckoned(Operation.PLUS, BID, t.Constant(1)))),
        ("side has every trick", t.Compared(tricks(), Compare.AT_LEAST, t.Whole(Measure.TRICKS))),
        ("side has every honour",
         t.Compared(count(Measure.POINTS, Circle.SIDE, 0), Compare.AT_LEAST, t.Whole(Measure.POINTS, 0))),
        ("side has 1 trick in endplay", at_least(count(Measure.PHASE_TRICKS, Circle.SIDE, 1), 1)),
        ("side has 3 tricks in endplay", at_least(count(Measure.PHASE_TRICKS, Circle.SIDE, 1), 3)),
        ("all sides together have 3 tricks", at_least(tricks(Circle.ALL), 3)),
        ("taker has 1 card", at_least(count(Measure.HAND_CARDS, t.SeatRef(Role.TAKER)), 1)),
        ("side has the first trick", t.Run(Circle.SIDE, False, 1)),
        ("side has the first 5 tricks", t.Run(Circle.SIDE, False, 5)),
        ("side has the last trick", t.Run(Circle.SIDE, True, 1)),
        ("side has the last 2 tricks with K or lower", t.Run(Circle.SIDE, True, 2, t.Ranked(0, False))),
    ],
)  # fmt: skip
def test_what_somebody_has(text: str, expected: t.Condition) -> None:
    assert good(phrases.condition, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a side has 3 tricks", several(SOME, at_least(tricks(INNER), 3))),
        ("each seat has no tricks", several(EACH, exactly(tricks(INNER), 0), Group.SEATS)),
        ("no side has the first 2 tricks", several(NO, t.Run(INNER, False, 2))),
        ("each other side has 3 tricks", several(EACH, at_least(tricks(INNER), 3), than=Circle.THIS)),
        ("another seat holds K", several(SOME, at_least(held(KINGS, INNER), 1), Group.SEATS, Circle.THIS)),
        ("no hand holds K", several(NO, at_least(held(KINGS, INNER), 1), Group.SEATS)),
        ("each seat plays", several(EACH, t.Plays(INNER), Group.SEATS)),
        ("a side holds the trick", several(SOME, t.HoldsTrick(INNER))),
        ("a side has at least bid tricks", several(SOME, t.Compared(tricks(INNER), Compare.AT_LEAST, BID))),
    ],
)
def test_several_are_asked_one_by_one(text: str, expected: t.Condition) -> None:
    assert good(phrases.condition, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("side has more tricks than other side", more(tricks(), tricks(Circle.OTHER_SIDE))),
        ("side has more tricks than the other sides together", more(tricks(), tricks(Circle.OTHERS))),
        ("host has fewer tricks than dealer",
         t.Compared(tricks(HOSTS), Compare.FEWER, tricks(t.SeatRef(Role.DEALER)))),
        ("side has at least as many tricks as other side",
         t.Compared(tricks(), Compare.AT_LEAST, tricks(Circle.OTHER_SIDE))),
        ("side has at most as many tricks as other side",
         t.Compared(tricks(), Compare.AT_MOST, tricks(Circle.OTHER_SIDE))),
        ("side has more tricks than each other side",
         several(EACH, more(tricks(), tricks(INNER)), than=Circle.SIDE)),
        ("seat has more tricks than each other seat",
         several(EACH, more(tricks(SEAT), tricks(INNER)), Group.SEATS, SEAT)),
        ("side has more tricks than a side", several(SOME, more(tricks(), tricks(INNER)))),
        ("side has more tricks than no side", several(NO, more(tricks(), tricks(INNER)))),
        ("side has more tricks than no other side", several(NO, more(tricks(), tricks(INNER)), than=Circle.SIDE)),
        ("a side has more tricks than each other side",
         several(SOME, several(EACH, more(tricks(OUTER), tricks(INNER)), than=INNER))),
        ("no seat has more tricks than another seat",
         several(NO, several(SOME, more(tricks(OUTER), tricks(INNER)), Group.SEATS, INNER), Group.SEATS)),
        ("a side has more tricks than host", several(SOME, more(tricks(INNER), tricks(HOSTS)))),
        ("host has more tricks than other side", several(EACH, more(tricks(HOSTS), tricks(INNER)), than=HOSTS)),
        ("a side has more tricks than other side",
         several(SOME, several(EACH, more(tricks(OUTER), tricks(INNER)), than=INNER))),
    ],
)  # fmt: skip
def test_who_has_more_than_whom(text: str, expected: t.Condition) -> None:
    assert good(phrases.condition, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("trick has K", at_least(lying(KINGS, TRICK), 1)),
        ("trick has 2 of K", at_least(lying(KINGS, TRICK), 2)),
        ("trick has at most 1 of K", t.Compared(lying(KINGS, TRICK), Compare.AT_MOST, t.Constant(1))),
        ("trick has no K", exactly(lying(KINGS, TRICK), 0)),
        ("seat holds 7", at_least(held(ranks("7"), SEAT), 1)),
        ("seat holds 2 of K or O", at_least(held(BOTH, SEAT), 2)),
        ("seat holds exactly 1 of K", exactly(held(KINGS, SEAT), 1)),
        ("seat holds no (K or O)", exactly(held(BOTH, SEAT), 0)),
        ("seat holds every K", t.Compared(held(KINGS, SEAT), Compare.EXACTLY, t.NumberOf(KINGS, ()))),
        ("seat holds every of K", t.Compared(held(KINGS, SEAT), Compare.EXACTLY, t.NumberOf(KINGS, ()))),
        ("side held K", at_least(held(KINGS, Circle.SIDE, Holding.HELD), 1)),
        ("side was dealt 2 of K", at_least(held(KINGS, Circle.SIDE, Holding.DEALT), 2)),
        ("all sides together were dealt K", at_least(held(KINGS, Circle.ALL, Holding.DEALT), 1)),
        ("taker took K", at_least(held(KINGS, t.SeatRef(Role.TAKER), Holding.TAKEN), 1)),
        ("K was played", at_least(lying(KINGS, PLAYED), 1)),
        ("K was led", t.WasLed(KINGS)),
        ("chosen K lies turned up",
         at_least(lying(t.AllOf((t.Bound(CHOSEN), KINGS)), t.CardsIn(Place.TURNED)), 1)),
        ("K lies laid out", at_least(lying(KINGS, t.CardsIn(Place.EXPOSED)), 1)),
        ("K lies aside", at_least(lying(KINGS, t.CardsIn(Place.ASIDE)), 1)),
        ("seat holds the trick", t.HoldsTrick(SEAT)),
    ],
)  # fmt: skip
def test_where_cards_are(text: str, expected: t.Condition) -> None:
    assert good(phrases.condition, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("tricks are at least bid", t.Compared(tricks(Circle.THIS), Compare.AT_LEAST, BID)),
        ("tricks of side are more than tricks of other side", more(tricks(), tricks(Circle.OTHER_SIDE))),
        ("stake is 1", exactly(STAKE, 1)),
        ("bid of host is 3", exactly(count(Measure.BIDS, HOSTS), 3)),
        ("players are at most 2", t.Compared(count(Measure.PLAYERS, None), Compare.AT_MOST, t.Constant(2))),
        ("honours in the trick are at least 10", at_least(t.Worth(0, TRICK), 10)),
        ("number of K in hand is 2", exactly(held(KINGS, Circle.THIS), 2)),
        ("stake is fewer than 2 times bid",
         t.Compared(STAKE, Compare.FEWER, t.Reckoned(Operation.TIMES, t.Constant(2), BID))),
    ],
)  # fmt: skip
def test_numbers_are_compared(text: str, expected: t.Condition) -> None:
    assert good(phrases.condition, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("seat is dealer", t.Same(SEAT, t.SeatRef(Role.DEALER))),
        ("dealer is seat after host", t.Same(t.SeatRef(Role.DEALER), t.SeatRef(Role.BOUND, 1, HOST))),
        ("host is seat", t.Same(HOSTS, SEAT)),
        ("seat is host", t.Same(SEAT, HOSTS)),
        ("host is of side", t.Within(HOSTS, Circle.SIDE)),
        ("ahead is of other side", t.Within(t.SeatRef(Role.AHEAD), Circle.OTHER_SIDE)),
        ("host is of host", t.Within(HOSTS, HOSTS)),
        ("side of host is of side", t.Within(t.SideOf(HOSTS), Circle.SIDE)),
        ("host is named", t.Named(HOST)),
        ("chosen is named", t.Named(CHOSEN)),
        ("chosen is none", t.Not(t.Named(CHOSEN))),
        ("chosen is H", t.BindingIs(CHOSEN, t.Literal((2,)))),
        ("chosen is hearts", t.BindingIs(CHOSEN, t.Literal((2,)))),
        ("chosen is red", t.BindingIs(CHOSEN, t.Literal((2, 3)))),
        ("chosen is chosen", t.BindingIs(CHOSEN, t.Bound(CHOSEN))),
        ("called is K", t.BindingIs(CALLED, t.Literal((0,)))),
        ("called is 7", t.BindingIs(CALLED, t.Literal((5,)))),
        ("shown is H9", t.BindingIs(SHOWN, t.Literal((DECK.parse_card("H9"),)))),
        ("shown is ♥9", t.BindingIs(SHOWN, t.Literal((DECK.parse_card("H9"),)))),
        ("chosen is same suit", t.BindingIs(CHOSEN, t.SameSuit(Suited.LED))),
        ("chosen is of its suit", t.BindingIs(CHOSEN, t.SameSuit(Suited.ITS))),
        ("chosen is of the colour of chosen", t.BindingIs(CHOSEN, t.Colour(CHOSEN))),
    ],
)
def test_who_and_what_is_what(text: str, expected: t.Condition) -> None:
    assert good(phrases.condition, text) == expected


def test_a_name_is_compared_with_the_suit_or_rank_that_a_choice_names() -> None:
    same = good(phrases.condition, "chosen is its suit", Where.DIALOGUE, its_suit=2)
    assert same == t.BindingIs(CHOSEN, t.Literal((2,)))
    rank = good(phrases.condition, "called is its rank", Where.DIALOGUE, its_rank=1)
    assert rank == t.BindingIs(CALLED, t.Literal((1,)))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("led", t.Led()),
        ("in trick 3", exactly(count(Measure.TRICK, None), 3)),
        ("in the first trick", exactly(count(Measure.TRICK, None), 1)),
        ("before trick 3", t.Compared(count(Measure.TRICK, None), Compare.FEWER, t.Constant(3))),
        ("after trick 3", more(count(Measure.TRICK, None), t.Constant(3))),
        ("before the first lead", t.Now(Moment.BEFORE_FIRST_LEAD)),
        ("stock is empty", t.Now(Moment.STOCK_EMPTY)),
        ("every card is played", t.Now(Moment.ALL_PLAYED)),
        ("in deal 2 of every 4", t.InDeal(2, 4)),
        ("after deal 9", at_least(count(Measure.DEAL, None), 9)),
    ],
)
def test_which_moment_it_is(text: str, expected: t.Condition) -> None:
    assert good(phrases.condition, text) == expected


def test_a_span_covers_just_the_words() -> None:
    clause = good(phrases.clause, "beats unless trick has chosen K or O", Where.CLAUSE)
    has = clause.when.part

    assert isinstance(has, t.Compared)
    assert has.span is not None and has.span.text == "trick has chosen K or O"
    assert clause.span.text == "beats unless trick has chosen K or O"


# --- faults -----------------------------------------------------------------------------------------------------------

THREE_SIDES = replace(WORDS, sides=3, of_side=(1, 1))


@pytest.mark.parametrize(
    ("text", "where", "code", "at"),
    [
        ("trick has K", Where.SCORE, "not-known-here", "trick has K"),
        ("led", Where.GUARD, "not-known-here", "led"),
        ("side has 3 tricks", Where.MARK, "not-known-here", "tricks"),
        ("dealer has 3 points", Where.MATCH, "not-known-here", "dealer"),
        ("a side has 3 strokse", Where.MATCH, "unknown-name", "strokse"),
        ("guest holds K", Where.GUARD, "unknown-name", "guest"),
        ("chosen holds K", Where.GUARD, "wrong-sort", "chosen"),
        ("side held K", Where.DIALOGUE, "not-known-here", "side held K"),
        ("side took K", Where.DIALOGUE, "not-known-here", "side took K"),
        ("side has 3 tricks", Where.ENDS, "of-whom", "side"),
        ("seat has 3 tricks", Where.SCORE, "of-whom", "seat"),
        ("tricks are at least 3", Where.ENDS, "of-whom", "tricks"),
        ("a side has at least bid tricks", Where.ENDS, "of-whom", "bid"),
        ("side has 0 tricks", Where.SCORE, "say-no", "0"),
        ("trick has 0 of K", Where.BONUS, "say-no", "0 of"),
        ("side has the first 3 honours", Where.SCORE, "condition-syntax", "honours"),
        ("side has the last 0 tricks", Where.SCORE, "number-out-of-range", "0"),
        ("side has every point", Where.SCORE, "condition-syntax", "point"),
        ("side has every trick in endplay", Where.SCORE, "condition-syntax", "trick in endplay"),
        ("side has 3 stakes", Where.SCORE, "condition-syntax", "stakes"),
        ("side has more stake than other side", Where.SCORE, "condition-syntax", "stake"),
        ("side has more strokse than other side", Where.SCORE, "unknown-name", "strokse"),
        ("a side has more tricks than the other sides together", Where.ENDS, "condition-syntax",
         "the other sides together"),
        ("in trick 0", Where.GUARD, "number-out-of-range", "0"),
        ("in deal 5 of every 4", Where.SCORE, "number-out-of-range", "in deal 5 of every 4"),
        ("in deal 0 of every 0", Where.SCORE, "number-out-of-range", "in deal 0 of every 0"),
        ("side is ahead", Where.SCORE, "condition-syntax", "side"),
        ("dealer is 3", Where.SCORE, "wrong-sort", "dealer"),
        ("host is H", Where.SCORE, "wrong-sort", "H"),
        ("chosen is K", Where.SCORE, "wrong-sort", "K"),
        ("chosen is 7", Where.SCORE, "wrong-sort", "7"),
        ("chosen is called", Where.SCORE, "wrong-sort", "called"),
        ("chosen is dealer", Where.SCORE, "wrong-sort", "dealer"),
        ("chosen is of side", Where.SCORE, "wrong-sort", "of side"),
        ("called is its suit", Where.BONUS, "wrong-sort", "its suit"),
        ("chosen is at least 3", Where.SCORE, "wrong-sort", "at least 3"),
        ("tricks are bid", Where.SCORE, "condition-syntax", "bid"),
        ("tricks are named", Where.SCORE, "wrong-sort", "named"),
        ("nobody-known is named", Where.SCORE, "unknown-name", "nobody-known"),
        ("nobody-known is of side", Where.SCORE, "unknown-name", "nobody-known"),
        ("nobody-known is 3", Where.SCORE, "unknown-name", "nobody-known"),
        ("trick has every K", Where.CLAUSE, "not-known-here", "every K"),
        ("honours in the trick are 3", Where.CLAUSE, "not-known-here", "in the trick"),
        ("chosen is named", Where.MATCH, "not-known-here", "chosen"),
        ("stock is empty", Where.MARK, "not-known-here", "stock is empty"),
    ],
)  # fmt: skip
def test_a_fault_is_found_where_it_is(text: str, where: Where, code: str, at: str) -> None:
    assert told(phrases.condition, text, where) == [(code, at)]


@pytest.mark.parametrize(
    ("text", "changed", "at"),
    [
        ("side has more tricks than other side", {"words": THREE_SIDES}, "other side"),
        ("a side has more tricks than other side", {"words": THREE_SIDES}, "other side"),
        ("host is of other side", {"words": THREE_SIDES}, "other side"),
    ],
)
def test_of_several_other_sides_it_is_said_which(text: str, changed: dict[str, Any], at: str) -> None:
    assert told(phrases.condition, text, Where.SCORE, **changed) == [("unclear-other-side", at)]


def test_the_right_word_for_none_is_offered() -> None:
    _, faults = read(phrases.condition, "side has 0 tricks", Where.SCORE)
    assert faults[0].help == "say `no tricks`"
    assert faults[0].fix is not None and faults[0].fix.text == "no"


def test_a_seat_in_question_may_be_asked_where_a_row_is_for_seats() -> None:
    assert good(phrases.condition, "seat has 3 tricks", Where.SCORE, question=Question.SEAT) == at_least(
        tricks(SEAT), 3
    )


def test_faulty_cards_are_told_once_however_many_are_asked() -> None:
    assert told(phrases.condition, "each other side holds krad", Where.GUARD) == [("unknown-name", "krad")]
    assert mask("HK") & KINGS.cards
