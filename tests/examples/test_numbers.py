"""What an example gives and expects of numbers: counters, totals, pools, bids, definitions; and who deals and leads."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stich.examples.run import Result, check
from stich.language.load import load_model
from stich.language.model.game import Example
from stich.match.game import Game
from tests.small_spec import CONJECTURE
from tests.specs_under_test import playable

PAIRS = (
    """\
format: 1
game: pairs
title: {en: Pairs}
"""
    + CONJECTURE
    + """\
deck: {suits: french, ranks: A K Q J 10 9 8 7}
seats: {players: 4, sides: opposite}
counters: songs
deal:
  - deal: {cards: 5}
  - dialogue: bidding
dialogues:
  bidding:
    opens: step
    ask: {by: forehand, in turn: true, say: {bid: {bids: 0 to hand}}}
  singing:
    opens: on lead
    sing:
      by: speaker
      say:
        sing:
          when: not singer is named and side has at most 2 songs and pool is at least 3 and side has 2 rungs
          gains: {songs: 1}
          binds: {singer: speaker}
powers:
  low: {cards: H7, clause: beats when forehand has 1 trick}
play:
  leader: dealer
  legal: [same suit, any]
  guards:
    - may not lead S when side has no songs
    - may not lead D when bids of all sides together are at least 4
    - may not lead C unless pool is at least 3
deal ends: when every card is played
card points:
  eyes: {A: 11, 10: 10}
define:
  numbers:
    worth: 2 times stake plus pool
    extra: tricks over bid
    brought: number of A held by side
    kept: number of A aside
  conditions:
    made: tricks are at least bid
    rich: pool is at least 5
score:
  - {name: made, points: extra, when: made}
  - {name: share, points: 2, from: pool, when: side has more tricks than other side}
  - {name: song, gains: {songs: 5}, when: side has 1 song}
  - {name: all, points: 10, when: side has every trick}
  - {name: none, points: minus 3, when: side has no tricks and forehand is of side}
  - {name: brought, points: 0, when: brought is 4}
match:
  slate: {rungs: 1 for each song}
  pools: {pool: 0}
  before each deal:
    - {name: ante, pays: 1, to: pool, when: pool is at most 2}
  marks:
    - {name: climbed, when: side has 9 rungs, loses: {rungs: 9}}
  ends: when a side has 90 points
  winner: most points
"""
)


@pytest.fixture
def pairs(tmp_path: Path) -> Game:
    path = tmp_path / "pairs.yaml"
    path.write_text(PAIRS, "utf-8")
    return Game(load_model(path))


def result(game: Game, given: dict[str, Any], **expect: Any) -> Result:
    """What comes of an example; ``_`` in a key stands for a blank."""
    return check(game, Example("a claim", "", given, {key.replace("_", " "): value for key, value in expect.items()}))


ALL_HIS = {"winners": "0 0 0 0 0", "bids": "1 0 2 3", "pool": 3, "dealer": 3}


# --- scores -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "expect"),
    [
        ({}, {"points": "14 0"}),
        ({}, {"pool": 1}),
        ({}, {"points": "14 0", "pool": 1, "rungs": "0 0"}),
        ({"bids": "1 0 2 4", "winners": "0 0 0 1 1"}, {"points": "2 0"}),
        ({"pool": 1}, {"points": "13 0", "pool": 0}),
        ({"songs": "2 0"}, {"songs": "7 0", "rungs": "2 0"}),
        ({"songs": "1 0 1 0"}, {"songs": "6 0 1 0"}),
        ({"songs": "1 0 1 0", "slate": {"rungs": "1 4"}}, {"rungs": "3 4"}),
        ({"songs": "1 0 1 0", "slate": {"rungs": "8 4"}}, {"rungs": "1 4"}),
        ({"eyes": "84 0"}, {"eyes": "84 0"}),
        ({"eyes": "40 0 44 0"}, {"eyes": "40 0 44 0"}),
        # definitions: of nobody, by side, by seat; as the rows are weighed, before anything is paid
        ({"stake": 4}, {"worth": 11}),
        ({"stake": 4, "pool": 0}, {"worth": 8}),
        ({}, {"rich": "no"}),
        ({"pool": 5}, {"rich": "yes", "pool": 3}),
        ({}, {"made": "yes no"}),
        ({"winning seats": "0 0 0 2 2"}, {"made": "yes yes yes no"}),
        ({"winning seats": "0 0 0 2 2"}, {"extra": "2 0 0 0"}),
        ({}, {"extra": "2 0"}),
        ({}, {"extra": "2 0", "made": "yes no", "worth": 5, "points": "14 0"}),
        ({"aside": "SA HA C7"}, {"kept": 2}),
        ({"turned up": "SA HA C7"}, {"kept": 0}),
    ],
)  # fmt: skip
def test_an_example_may_give_and_expect_what_is_counted(
    pairs: Game, given: dict[str, Any], expect: dict[str, Any]
) -> None:
    found = check(pairs, Example("a claim", "", {**ALL_HIS, **given}, expect))
    assert found.ok, found.message


def test_an_answer_is_told_as_it_is_expected(pairs: Game) -> None:
    assert result(pairs, ALL_HIS, extra="1 0", made="yes yes", pool=3).got == "extra 2 0; made yes no; pool 1"


@pytest.mark.parametrize(
    ("expect", "says"),
    [
        ({"extra": 2}, "`extra` is one thing for one side and another for another"),
        ({"made": "yes"}, "`made` is one thing for one side"),
        ({"extra": "2 0 0"}, "`extra` has 3 values; there are 2 sides and 4 seats"),
        ({"extr": "2 0"}, "no answer is called `extr`"),
        ({"worth": "none"}, "`worth` has 0 values"),
    ],
)
def test_a_definition_is_expected_of_whom_it_speaks(pairs: Game, expect: dict[str, Any], says: str) -> None:
    found = check(pairs, Example("a claim", "", ALL_HIS, expect))
    assert found.unread
    assert says in found.message


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"songs": "1 2 3"}, "`songs` needs a number for each of 2 sides or 4 seats, 3 are given"),
        ({"eyes": "1"}, "`eyes` needs a number for each of 2 sides or 4 seats, 1 is given"),
        ({"pool": "1 2"}, "`pool` is one number, 2 are given"),
        ({"pool": -2}, "in a pool lies no less than nothing, and `pool` is -2"),
        ({"slate": {"steps": "1 2"}}, "the slate has no `steps`; it has points, rungs"),
        ({"extra": 2}, "`extra` is not known here"),
        ({"dealer": 7}, "there is no seat 7"),
        ({"sits out": "7"}, "there is no seat 7"),
        ({"sits out": "0 1 2 3"}, "every seat sits out"),
    ],
)
def test_what_is_given_wrongly_is_told(pairs: Game, given: dict[str, Any], says: str) -> None:
    found = check(pairs, Example("a claim", "", {**ALL_HIS, **given}, {"points": "14 0"}))
    assert found.unread
    assert says in found.message


# --- what was wrong ---------------------------------------------------------------------------------------------------

HELD = {0: "SA HA CA DA SK", 1: "HK CK DK SQ HQ", 2: "CQ DQ SJ HJ CJ", 3: "DJ S10 H10 C10 D10"}


@pytest.mark.parametrize("key", ["held", "dealt"])
def test_with_the_hands_given_every_trick_is_still_every_trick(pairs: Game, key: str) -> None:
    found = result(pairs, {**ALL_HIS, key: HELD}, points="14 0", brought="4 0")
    assert found.ok, found.message
    assert {each.name for each in found.shown} == {"made", "share", "all", "brought"}


@pytest.mark.parametrize(("dealer", "points"), [(0, "0 0"), (3, "-3 0"), (1, "-3 0"), (2, "0 0")])
def test_whoever_deals_makes_forehand(pairs: Game, dealer: int, points: str) -> None:
    given = {"winners": "1 1 1 1 1", "bids": "6 6 6 6", "dealer": dealer, "pool": 0}
    all_his = {"0 0": "0 10", "-3 0": "-3 10"}[points]
    found = result(pairs, given, points=all_his)
    assert found.ok, found.message


@pytest.mark.parametrize(("given", "legal"), [({"leader": 3}, "S7"), ({"dealer": 3}, "S7"), ({"dealer": 2}, "none")])
def test_the_first_trick_is_led_by_whom_the_spec_says(pairs: Game, given: dict[str, Any], legal: str) -> None:
    """Here the dealer, who is not forehand: it is his own turn, or another's, to lead."""
    asked = {"number": 1, "hand": "S7 HK", "songs": "0 0 0 1", "seat": 3, **given}
    found = result(pairs, asked, legal="S7 HK")
    if legal == "none":
        assert found.unread
        assert "it is never the turn of seat 3 here" in found.message
    else:
        assert found.ok, found.message


def test_an_example_may_say_who_leads(pairs: Game) -> None:
    given = {"leader": 1, "seat": 2, "trick": "SA", "hand": "SK HK"}
    assert result(pairs, given, legal="SK").ok
    assert "it is never the turn" in result(pairs, {**given, "seat": 3}, legal="SK").message
    assert "there is no seat 9" in result(pairs, {**given, "leader": 9}, legal="SK").message
    out = result(pairs, {**given, "sits out": 1}, legal="SK")
    assert "seat 1 does not play in this deal, and so does not lead" in out.message


def test_without_a_word_of_the_tricks_there_were_some(pairs: Game) -> None:
    """Whatever they were; a deal in which none was played is another thing, and must be said."""
    without = result(pairs, {"bids": "6 6 6 6", "pool": 0, "dealer": 0}, songs="0 0")
    assert without.ok
    none = result(pairs, {"winners": "none", "bids": "6 6 6 6", "pool": 0, "dealer": 3}, points="-3 0")
    assert none.ok, none.message


# --- what a `when` asks in other kinds --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "legal"),
    [
        ({}, "HK"),
        ({"songs": "1 0"}, "HK S7"),
        ({"songs": "0 1"}, "HK"),
        ({"pool": 3}, "HK C7"),
        ({"pool": 3, "songs": "2 0"}, "HK C7 S7"),
        ({"bids": "1 1 1 0"}, "HK D7"),
    ],
)
def test_what_is_counted_can_be_given_where_a_guard_asks_it(pairs: Game, given: dict[str, Any], legal: str) -> None:
    asked = {"bids": "1 1 1 1", "songs": "0 0", "pool": 0, "hand": "HK S7 C7 D7", **given}
    found = result(pairs, asked, legal=legal)
    assert found.ok, found.message


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({}, "none"),
        ({"slate": {"rungs": "2 0"}}, "sing"),
        ({"slate": {"rungs": "0 2"}}, "none"),
        ({"slate": {"rungs": "2 0"}, "pool": 2}, "none"),
        ({"slate": {"rungs": "2 0"}, "songs": "3 0"}, "none"),
    ],
)
def test_and_where_a_choice_does(pairs: Game, given: dict[str, Any], says: str) -> None:
    asked = {"seat": 0, "leader": 0, "hand": "HK HQ", "pool": 3, "songs": "0 0", **given}
    found = result(pairs, asked, may_say=says)
    assert found.ok, found.message


def test_a_turn_may_expect_what_is_counted_and_defined(pairs: Game) -> None:
    asked = {
        "seat": 0,
        "leader": 0,
        "hand": "HK HQ",
        "pool": 3,
        "songs": "0 0",
        "slate": {"rungs": "2 0"},
        "said": "sing",
    }
    found = result(pairs, asked, songs="1 0 0 0", pool=3, rich="no", rungs="2 0", to_act=0)
    assert found.ok, found.message


@pytest.mark.parametrize(("tricks", "winner"), [("0 1", "SA"), ("1 0", "H7")])
def test_and_a_clause_knows_who_is_forehand(pairs: Game, tricks: str, winner: str) -> None:
    given = {"dealer": 3, "leader": 0, "trick": "SA SK S8 H7", "tricks": tricks, "own tricks": int(tricks[0])}
    assert result(pairs, {**given, "trick": "SA SK S8 H7"}, winner=winner).ok


# --- the slate --------------------------------------------------------------------------------------------------------


def test_before_each_deal_its_rows_are_reckoned(pairs: Game) -> None:
    """Each side pays one while no more than two lie there."""
    found = result(pairs, {"deals": ["2 0", "0 3", "1 0"]}, pool=4, slate={"points": "1 1"})
    assert found.ok, found.message
    assert result(pairs, {"deals": ["2 0"], "pool": 3}, pool=3, slate={"points": "2 0"}).ok


def test_at_a_dialogue_the_seats_hold_as_many_cards_as_they_were_dealt(pairs: Game) -> None:
    bids = [f"bid {n}" for n in range(6)]
    assert result(pairs, {"dialogue": "bidding"}, may_say=bids).ok
    assert result(pairs, {"dialogue": "bidding", "hands": {0: "SA SK"}}, may_say=bids[:3]).ok
    assert result(pairs, {"dialogue": "bidding", "dealer": 1}, to_act=2).ok


# --- what is told -----------------------------------------------------------------------------------------------------


def test_a_wrong_score_is_told_with_the_rows_that_gave_it(pairs: Game) -> None:
    assert "awards: all, made, share" in result(pairs, ALL_HIS, points="1 0").message
    none = {"winners": "0 0 1 1 nobody", "bids": "6 6 6 6", "songs": "0 0"}
    assert "`winners` names sides; they are numbered from 0 to 1" in result(pairs, none, points="1 0").message
    assert "there is no phase `other`" in result(pairs, {**ALL_HIS, "phase": "other"}, points="1 0").message


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"winning seats": "0 0 0 0 4"}, "`winning seats` names seats; they are numbered from 0 to 3"),
        ({"winning seats": "0 0 0 0 -1"}, "`winning seats` names seats"),
        ({"winners": "0 0 0 0"}, "the deal is not over after the tricks of `winners`"),
        ({"winners": "0 0 0 0 1 1"}, "the deal is over after 5 of the 6 tricks"),
        ({"held": {0: "SA"}, "dealer": 4}, "the seats are numbered from 0 to 3"),
    ],
)
def test_tricks_that_make_no_deal_are_told(pairs: Game, given: dict[str, Any], says: str) -> None:
    found = check(pairs, Example("a claim", "", {"bids": "0 0 0 0", **given}, {"points": "0 0"}))
    assert found.unread
    assert says in found.message


def test_a_deal_that_is_given_up_need_not_be_over() -> None:
    for side, points in enumerate(["0 1", "1 0"]):
        found = result(playable("karniffel"), {"winners": "0 1", "conceded by": side}, points=points)
        assert found.ok, found.message


@pytest.mark.parametrize(("dealer", "honours", "points"), [(1, "0 12 8", "0 1 0"), (2, "12 0 8", "1 0 0")])
def test_who_sits_out_hangs_on_the_dealer(dealer: int, honours: str, points: str) -> None:
    found = result(playable("elfern-3p"), {"dealer": dealer, "honours": honours}, points=points)
    assert found.ok, found.message
