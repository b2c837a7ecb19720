"""A dialogue must end, whatever is said, and nobody in it may be left without a word."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.language.check.mistakes import SPEAK, TALK, TURN
from tests.small_spec import SMALL, checked

YES = "        yes: {}\n"
RAISE = "        raise: {{stake: stake plus 1, then: answer{}}}\n"
UP = "        up: {{{}, then: answer}}\n"

DECLARED = """\
counters: shouts
define:
  numbers: {raised: stake plus 1}
  conditions: {low: stake is at most 3 and shouts are at most 3}
"""
USED = "{name: win, points: raised, when: low and side has 3 tricks}"


def codes(folder: Path, say: str) -> list[str]:
    text = SMALL.replace(TURN, SPEAK).replace("{name: win, points: 1, when: side has 3 tricks}", USED)
    _, faults = checked(folder, text.replace("deal ends: when", DECLARED + TALK + say + "deal ends: when"))
    return [fault.code for fault in faults]


@pytest.mark.parametrize(
    ("say", "faults"),
    [
        ("        yes: {}\n", []),
        ("        yes: {then: other}\n    other: {by: opponent, say: {no: {}}}\n", []),
        ("        yes: {then: nowhere}\n", ["unknown-name"]),
        ("        yes: {}\n    other: {by: opponent, say: {no: {}}}\n", ["unreachable-state"]),
        (YES + "        again: {then: answer}\n", ["endless-dialogue"]),
        (YES + RAISE.format(""), ["endless-dialogue"]),
        (YES + RAISE.format(", when: stake is at least 3"), ["endless-dialogue"]),
        (YES + RAISE.format(", when: stake is at most 3"), []),
        (YES + "        set: {stake: 2, when: stake is at most 3, then: answer}\n", ["endless-dialogue"]),
        (YES + "        up: {stake: stake plus 1, then: other}\n"
         "    other: {by: opponent, say: {no: {}, back: {when: stake is at most 3, then: answer}}}\n", []),
    ],
)  # fmt: skip
def test_a_dialogue_must_end(tmp_path: Path, say: str, faults: list[str]) -> None:
    assert codes(tmp_path, say) == faults


ENDS = [
    "stake: 18, when: stake is at most 17",
    "stake: 18, when: stake is fewer than 18 and forehand is dealer",
    "stake: 2 times stake, when: not stake is more than 3",
    "stake: raised, when: low",
    "stake: raised, when: not (stake is at least 3 or forehand is dealer)",
    "gains: {shouts: 1}, when: shouts are at most 2",
    "gains: {shouts: 1}, when: low",
    "sets: {shouts: 3}, when: shouts of seat are fewer than 3",
    "binds: {shouter: speaker}, when: not shouter is named",
    "binds: {shouter: forehand}, when: not shouter is named and shouter is none",
]

NEVER_ENDS = [
    "binds: {shouter: forehand}, when: not shouter is seat",
    "stake: 17, when: stake is at most 17",
    "stake: stake minus 1, when: low",
    "stake: 2 times stake, when: low or forehand is dealer",
    "stake: raised, when: stake is at most points",
    "gains: {shouts: 1}",
    "gains: {shouts: 1}, when: stake is at most 3",
    "loses: {shouts: 1}, when: shouts are at most 2",
    "sets: {shouts: 2}, when: shouts are at most 2",
    "gains: {shouts: 1}, when: shouts of dealer are at most 2",
]


@pytest.mark.parametrize("choice", ENDS)
def test_a_turn_round_must_raise_something_below_a_bound(tmp_path: Path, choice: str) -> None:
    assert codes(tmp_path, YES + UP.format(choice)) == []


@pytest.mark.parametrize("choice", NEVER_ENDS)
def test_else_it_may_go_on_for_ever(tmp_path: Path, choice: str) -> None:
    assert codes(tmp_path, YES + UP.format(choice)) == ["endless-dialogue"]


def test_one_circle_may_set_back_what_another_raises_if_it_is_bounded_itself(tmp_path: Path) -> None:
    back = "        back: {stake: 1, gains: {shouts: 1}, when: shouts are at most 2, then: answer}\n"
    endless = "        back: {stake: 1, then: answer}\n"

    assert codes(tmp_path, YES + UP.format("stake: raised, when: low") + back) == []
    assert codes(tmp_path, YES + UP.format("stake: raised, when: low") + endless) == ["endless-dialogue"]


# --- nothing to say ---------------------------------------------------------------------------------------------------

COVERED = [
    ["", "stake is 1"],
    ["stake is 1", "not stake is 1"],
    ["stake is at most 2", "stake is at least 3"],
    ["stake is at most 4", "stake is more than 2"],
    ["stake is 1", "stake is fewer than 1", "stake is more than 1"],
    ["low", "stake is more than 3", "shouts are more than 3"],
    ["forehand is dealer and stake is 1", "not forehand is dealer", "not stake is 1"],
    ["points are at most stake", "points are more than stake"],
    ["shouts of shouter are at most 2", "not shouts of shouter are at most 2"],
    ["seat holds S or H", "seat holds D or C"],
    ["seat holds A or K", "seat holds no (A or K)"],
    ["not trump is S", "not trump is H"],
]

OPEN = [
    ["stake is 1"],
    ["stake is at most 2", "stake is at least 4"],
    ["stake is at most 2", "shouts are at least 3"],
    ["stake is 1", "not stake is 2 and forehand is dealer"],
    ["shouts of shouter are at most 2", "shouts of shouter are more than 2"],
    ["seat holds S or H", "seat holds D"],
    ["not trump is S", "not shouter is named"],
]


def say(whens: list[str]) -> str:
    named = "        name: {binds: {shouter: speaker}, then: other}\n    other:\n      by: opponent\n      say:\n"
    return named + "".join(f"        c{i}: {{{f'when: {when}' * bool(when)}}}\n" for i, when in enumerate(whens))


@pytest.mark.parametrize("whens", COVERED)
def test_a_state_whose_conditions_leave_nothing_out_is_never_silent(tmp_path: Path, whens: list[str]) -> None:
    assert codes(tmp_path, say(whens)) == []


@pytest.mark.parametrize("whens", OPEN)
def test_another_may_be_silent(tmp_path: Path, whens: list[str]) -> None:
    assert codes(tmp_path, say(whens)) == ["nothing-to-say"]
