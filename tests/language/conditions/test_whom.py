"""Whom phrases speak of: seats, sides, several, and what is said where nobody can be meant."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stich.language.conditions import phrases
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Circle, Group, Quantifier, Role
from stich.language.conditions.words import Question, Where
from tests.language.conditions.reading import CHOSEN, HOST, KINGS, WORDS, good, read, told

SEAT = t.SeatRef(Role.SEAT)
HOSTS = t.SeatRef(Role.BOUND, binding=HOST)
EACH, SOME, NO = Quantifier.EACH, Quantifier.SOME, Quantifier.NO


@pytest.mark.parametrize(
    ("text", "where", "expected"),
    [
        ("dealer", Where.STEP, t.SeatRef(Role.DEALER)),
        ("same dealer", Where.NEXT_DEALER, t.SeatRef(Role.DEALER)),
        ("seat before dealer", Where.STEP, t.SeatRef(Role.DEALER, -1)),
        ("seat after seat after forehand", Where.STEP, t.SeatRef(Role.FOREHAND, 2)),
        ("seat after seat before forehand", Where.STEP, t.SeatRef(Role.FOREHAND)),
        ("seat after winner", Where.NEXT_DEALER, t.SeatRef(Role.WINNER, 1)),
        ("by lot", Where.FIRST_DEALER, t.SeatRef(Role.LOT)),
        ("seat after host", Where.STEP, t.SeatRef(Role.BOUND, 1, HOST)),
        ("opponent", Where.DIALOGUE, t.SeatRef(Role.OPPONENT)),
        ("partner of speaker", Where.DIALOGUE, t.SeatRef(Role.SPEAKER, partner=True)),
        ("seat after partner of host", Where.DIALOGUE, t.SeatRef(Role.BOUND, 1, HOST, partner=True)),
        ("partner", Where.DIALOGUE, t.SeatRef(Role.SEAT, partner=True)),
        ("seat after seat", Where.DIALOGUE, t.SeatRef(Role.SEAT, 1)),
        ("holder of K", Where.LEADER, t.SeatRef(Role.HOLDER, cards=KINGS)),
        ("seat after holder of K", Where.LEADER, t.SeatRef(Role.HOLDER, 1, cards=KINGS)),
        ("taker", Where.ENDS, t.SeatRef(Role.TAKER)),
        ("ahead", Where.SCORE, t.SeatRef(Role.AHEAD)),
    ],
)
def test_a_seat_means_this(text: str, where: Where, expected: t.SeatRef) -> None:
    assert good(phrases.seat, text, where) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("side", Circle.SIDE),
        ("seat", SEAT),
        ("host", HOSTS),
        ("side of host", t.SideOf(HOSTS)),
        ("side of partner of dealer", t.SideOf(t.SeatRef(Role.DEALER, partner=True))),
        ("other side", Circle.OTHER_SIDE),
        ("the other sides together", Circle.OTHERS),
        ("all sides together", Circle.ALL),
        ("a side", t.Many(SOME, Group.SIDES)),
        ("another side", t.Many(SOME, Group.SIDES, Circle.THIS)),
        ("each side", t.Many(EACH, Group.SIDES)),
        ("each other side", t.Many(EACH, Group.SIDES, Circle.THIS)),
        ("no other seat", t.Many(NO, Group.SEATS, Circle.THIS)),
        ("a hand", t.Many(SOME, Group.SEATS)),
        ("each seat", t.Many(EACH, Group.SEATS)),
    ],
)
def test_whom_means_this(text: str, expected: t.Whom) -> None:
    assert good(phrases.whom, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("pool", phrases.PoolNamed(0)),
        ("pools", phrases.PoolNamed(0)),
        ("who played K", phrases.PlayedBy(KINGS)),
        ("each other side", t.Many(EACH, Group.SIDES, Circle.THIS)),
        ("host", HOSTS),
    ],
)
def test_an_account_means_this(text: str, expected: object) -> None:
    assert good(phrases.account, text) == expected


# --- faults -----------------------------------------------------------------------------------------------------------

THREE_SIDES = replace(WORDS, sides=3, of_side=(1, 1))
ALONE = replace(WORDS, of_side=(1, 1))


@pytest.mark.parametrize(
    ("text", "where", "changed", "code", "at"),
    [
        ("speaker", Where.STEP, {}, "not-known-here", "speaker"),
        ("dealer", Where.FIRST_DEALER, {}, "not-known-here", "dealer"),
        ("host", Where.FIRST_DEALER, {}, "not-known-here", "host"),
        ("guest", Where.STEP, {}, "unknown-name", "guest"),
        ("chosen", Where.STEP, {}, "wrong-sort", "chosen"),
        ("tricks", Where.STEP, {}, "wrong-sort", "tricks"),
        ("partner", Where.DIALOGUE, {"words": ALONE}, "no-partner", "partner"),
        ("partner of dealer", Where.DIALOGUE, {"words": THREE_SIDES}, "no-partner", "partner of dealer"),
        ("partner of host", Where.DIALOGUE, {"words": THREE_SIDES}, "no-partner", "partner of host"),
        ("partner", Where.ENDS, {}, "of-whom", "partner"),
        ("director", Where.DIALOGUE, {"question": Question.NOBODY}, "of-whom", "director"),
        ("seat after seat", Where.SCORE, {}, "of-whom", "seat"),
    ],
)
def test_a_fault_of_a_seat_is_found_where_it_is(
    text: str, where: Where, changed: dict[str, Any], code: str, at: str
) -> None:
    assert told(phrases.seat, text, where, **changed) == [(code, at)]


@pytest.mark.parametrize(
    ("text", "where", "changed", "code", "at"),
    [
        ("side", Where.ENDS, {}, "of-whom", "side"),
        ("seat", Where.ENDS, {}, "of-whom", "seat"),
        ("seat", Where.SCORE, {}, "of-whom", "seat"),
        ("seat", Where.MATCH, {}, "of-whom", "seat"),
        ("other side", Where.ENDS, {}, "of-whom", "other side"),
        ("the other sides together", Where.CLAUSE, {}, "of-whom", "the other sides together"),
        ("each other side", Where.ENDS, {}, "of-whom", "each other side"),
        ("another seat", Where.MATCH, {}, "of-whom", "another seat"),
        ("other side", Where.SCORE, {"words": THREE_SIDES}, "unclear-other-side", "other side"),
        ("a other side", Where.SCORE, {}, "condition-syntax", "a other side"),
        ("each side", Where.STEP, {}, "not-known-here", "each side"),
        ("dealer", Where.MATCH, {}, "not-known-here", "dealer"),
        ("pool", Where.SCORE, {}, "wrong-sort", "pool"),
    ],
)
def test_a_fault_of_whom_is_found_where_it_is(
    text: str, where: Where, changed: dict[str, Any], code: str, at: str
) -> None:
    assert told(phrases.whom, text, where, **changed) == [(code, at)]


@pytest.mark.parametrize(
    ("text", "where", "changed"),
    [
        ("seat", Where.SCORE, {"question": Question.SEAT}),
        ("seat", Where.SCORE, {"words": ALONE}),
        ("each other side", Where.SCORE, {"words": THREE_SIDES}),
        ("the other sides together", Where.SCORE, {"words": THREE_SIDES}),
        ("each other seat", Where.ENDS, {"question": Question.SEAT}),
    ],
)
def test_where_it_is_clear_who_is_meant_it_may_be_said(text: str, where: Where, changed: dict[str, Any]) -> None:
    assert good(phrases.whom, text, where, **changed) is not None


def test_another_is_offered_as_one_word() -> None:
    _, faults = read(phrases.condition, "a other side has 3 tricks", Where.SCORE)
    assert [fault.fix.text for fault in faults if fault.fix] == ["another side"]


def test_a_phase_is_no_seat_and_is_said_with_in() -> None:
    _, faults = read(phrases.number, "tricks of endplay")
    assert [fault.help for fault in faults] == ["tricks of a phase are `tricks in endplay`"]


def test_a_faulty_seat_keeps_no_binding() -> None:
    term, _ = read(phrases.seat, "guest", Where.STEP)
    assert term == t.SeatRef(Role.BOUND, binding=-1)
    assert CHOSEN == 0  # which must not stand in for it
