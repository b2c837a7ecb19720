"""A record that its spec does not reproduce is refused at the first line that is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from stich.language.text import nodes
from stich.language.text.schema import validate
from stich.language.text.source import Source
from stich.match.record import DECISIONS, LINE_AT_MOST, Recorder, replay, text_of
from tests.records import DEALS, SEED, changed, number_of, record, refused
from tests.specs_under_test import PLAYED, playable

# --- records that hold -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PLAYED)
def test_a_record_is_reproduced_line_by_line(name: str) -> None:
    for legal in (False, True):
        lines = record(name, legal)
        replayed = [line for _, line in replay(playable(name), lines)]
        assert [text_of(line) for line in replayed] == list(lines)


@pytest.mark.parametrize("name", PLAYED)
def test_every_line_is_as_the_schema_says(name: str) -> None:
    for line in record(name, legal=True):
        node, faults = nodes.parse(Source("record", line))
        assert node is not None
        assert [str(fault) for fault in [*faults, *validate(node, "record")]] == []


def test_blank_lines_do_not_count_as_events() -> None:
    lines = [line for each in record() for line in (each + "\n", "\n", "  \n")]
    assert len(list(replay(playable("karniffel"), lines))) == len(record())


def test_the_head_says_to_how_many_deals_the_match_was_limited() -> None:
    assert json.loads(record()[0])["deals"] == DEALS
    state = playable("karniffel").start(1, log=True)
    head = next(Recorder(playable("karniffel"), state, 1, ["x"] * 4).lines())
    assert "deals" not in head


# --- records that do not ---------------------------------------------------------------------------------------------


def test_an_empty_record_is_refused() -> None:
    assert refused([]).line == 1
    assert refused(["\n", "\n"]).line == 1


@pytest.mark.parametrize("junk", ["\x00\x01\x02", "\ufffd\ufffd PNG", "[" * 100_000, "{}", "[]", "7", '"match"', "null",
                                  '{"event": 7}', "9" * 5000, "{" + " " * LINE_AT_MOST + "}"])  # fmt: skip
def test_junk_is_refused_where_it_stands(junk: str) -> None:
    assert refused([junk]).line == 1
    assert refused([*record()[:6], junk, *record()[6:]]).line == 7


@pytest.mark.parametrize("kept", [1, 2, 7, -1])
def test_a_record_that_was_cut_is_refused_where_it_stops(kept: int) -> None:
    lines = record()[:kept]
    error = refused(lines)
    assert error.line == len(lines) + 1
    assert "stops before the match is over" in str(error)


def test_a_record_cut_within_a_line_is_refused_at_that_line() -> None:
    error = refused([*record()[:8], record()[8][:-10]])
    assert error.line == 9
    assert "may have been cut here" in str(error)


def test_nothing_follows_the_end() -> None:
    error = refused([*record(), record()[-1]])
    assert error.line == len(record()) + 1
    assert "nothing can follow" in str(error)


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({"event": "deal"}, "begins with the match event"),
        ({"format": 2}, "record format 2 is not known"),
        ({"format": "1"}, "is not known"),
        ({"sha256": "0" * 64}, "another text of the spec"),
        ({"spec": "elfern"}, "a record of"),
        ({"seed": "7"}, "the seed is missing"),
        ({"seed": True}, "the seed is missing"),
        ({"players": ["x"] * 3}, "4 players were expected"),
        ({"players": "xxxx"}, "4 players were expected"),
        ({"sides": [[0, 1], [2, 3]]}, "sides: the record has"),
        ({"deals": 0}, "deals: a number from 1 up"),
        ({"deals": "2"}, "deals: a number from 1 up"),
        ({"deals": None}, "deals: a number from 1 up"),
    ],
)
def test_a_foreign_head_is_refused(values: dict[str, object], says: str) -> None:
    error = refused(changed(record(), 1, **values))
    assert error.line == 1
    assert says in str(error)


def test_a_record_of_another_game_is_refused() -> None:
    assert refused(record("elfern")).line == 1
    assert refused(record("karniffel"), "karniffel-clockwise").line == 1


def test_another_seed_deals_other_cards() -> None:
    deal = number_of(record(), "deal")
    assert refused(changed(record(), 1, seed=SEED + 1)).line <= deal


def test_another_number_of_deals_ends_elsewhere() -> None:
    last = number_of(record(), "match_end")
    assert refused(changed(record(), 1, deals=DEALS + 1)).line == last
    assert refused(changed(record(), 1, deals=DEALS - 1)).line == number_of(record(), "deal_end") + 1


def test_a_card_that_is_not_held_is_refused_with_the_reason() -> None:
    first = number_of(record(), "play")
    seat = json.loads(record()[first - 1])["seat"]
    hands = json.loads(record()[number_of(record(), "deal") - 1])["hands"]
    error = refused(changed(record(), first, card=hands[(seat + 1) % 4][0]))
    assert error.line == first
    assert "does not hold" in str(error)


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({"card": "X9"}, "'X9' is nothing that can be done"),
        ({"card": 7}, "nothing that can be done"),
        ({"seat": 9}, "turn"),
        ({"event": "trick"}, "has a decision to take"),
        ({"event": "concede", "side": 7}, "there is no action"),
        ({"event": "concede", "side": "0"}, "nothing that can be done"),
        ({"event": "dialogue", "choice": "shout"}, "nothing that can be done"),
        ({"event": "transfer", "gives": "C5", "takes": []}, "nothing that can be done"),
        ({"face_down": True}, "illegal"),
        ({"why": "just so"}, 'why: the record has "just so", the spec gives nothing'),
    ],
)
def test_a_decision_that_was_edited_is_refused(values: dict[str, object], says: str) -> None:
    number = number_of(record(), "play", 2)
    error = refused(changed(record(), number, **values))
    assert error.line == number
    assert says in str(error)


@pytest.mark.parametrize("event", ["cut", "deal", "bind", "trick", "deal_end", "match_end"])
def test_an_event_that_was_edited_is_refused(event: str) -> None:
    number = number_of(record(), event)
    for key, value in json.loads(record()[number - 1]).items():
        other = [] if value else [1]
        assert refused(changed(record(), number, **{key: other})).line == number


def test_a_value_left_out_is_missed() -> None:
    number = number_of(record(), "deal_end")
    line = json.loads(record()[number - 1])
    assert line.pop("conceded") is None
    lines = [*record()[: number - 1], text_of(line), *record()[number:]]
    error = refused(lines)
    assert error.line == number
    assert "conceded: the record has nothing, the spec gives null" in str(error)


def test_a_true_is_no_one() -> None:
    number = next(i for i, line in enumerate(record(), 1) if json.loads(line).get("winner") == 1)
    assert refused(changed(record(), number, winner=True)).line == number


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_a_line_left_out_or_doubled_is_missed(data: Any) -> None:
    name = data.draw(st.sampled_from(["karniffel", "knueffeln", "elfern", "elfern-3p"]))
    lines = list(record(name))
    number = data.draw(st.integers(2, len(lines)))
    doubled = lines[:number] + lines[number - 1 :]
    missed = refused(lines[: number - 1] + lines[number:], name).line
    assert missed == number or (missed > number and same_decider(lines, number))
    assert refused(doubled, name).line == number + 1


def same_decider(lines: list[str], number: int) -> bool:
    """Whether a decision is followed by another of the same seat, which may be legal in its place."""
    first, second = (json.loads(line) for line in lines[number - 1 : number + 1])
    return first["event"] in DECISIONS and (first["event"], first["seat"]) == (second["event"], second["seat"])


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_lines_in_another_order_are_refused(data: Any) -> None:
    """A decision put earlier may be legal there; then what follows from it differs."""
    lines = list(record())
    i, j = sorted(data.draw(st.lists(st.integers(1, len(lines) - 1), min_size=2, max_size=2, unique=True)))
    assume(lines[i] != lines[j])  # the same card may be played in two deals
    lines[i], lines[j] = lines[j], lines[i]
    error = refused(lines)
    assert error.line == i + 1 or (json.loads(lines[i])["event"] in DECISIONS and i + 1 < error.line <= j + 1)


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_an_edited_value_is_refused_at_its_line(data: Any) -> None:
    """A decision may have been changed to another that is legal; then the record is refused there or later."""
    name = data.draw(st.sampled_from(["karniffel", "knueffeln", "elfern"]))
    lines = record(name)
    number = data.draw(st.integers(2, len(lines)))
    line = json.loads(lines[number - 1])
    key = data.draw(st.sampled_from(sorted(line)))
    value = data.draw(st.none() | st.booleans() | st.integers(-2, 9) | st.sampled_from(["HK", "pass", "", [], {}]))
    if text_of({"": line[key]}) != text_of({"": value}):
        error = refused(changed(lines, number, **{key: value}), name)
        assert error.line == number or (line["event"] in DECISIONS and error.line > number)
