"""The section `define`, read, and the names that a spec declares."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.language.conditions import terms as t
from stich.language.model.score import Row
from tests.small_spec import SMALL, checked, small

WIN = "{name: win, points: 1, when: side has 3 tricks}"
DEFINE = """\
define:
  cards: {honours: A or K}
  numbers:
    value: base times stake
    base: {side has 5 tricks: 3, otherwise: 2}
  conditions: {won: side has 3 tricks}
play:
"""


def test_numbers_and_conditions_are_terms_and_sets_of_cards_are_put_in_their_place(tmp_path: Path) -> None:
    used = "{name: win, points: value, when: won and side took honours}"
    game = small(tmp_path, (WIN, used), ("play:\n", DEFINE))
    value, base = game.definitions.numbers
    (won,) = game.definitions.conditions

    assert [each.name.key for each in (value, base, won)] == ["value", "base", "won"]
    assert isinstance(value.number, t.Reckoned) and value.number.left == t.NumberDefined(1)
    assert isinstance(base.number, t.Cases) and isinstance(won.condition, t.Compared)
    row: Row = game.score[0].rows[0]
    assert row.points == t.NumberDefined(0) and isinstance(row.when, t.And)
    assert row.when.parts[0] == t.ConditionDefined(0)


def codes(folder: Path, define: str, row: str = WIN) -> list[str]:
    text = SMALL.replace(WIN, row).replace("play:\n", f"define: {define}\nplay:\n", 1)
    return [fault.code for fault in checked(folder, text)[1]]


@pytest.mark.parametrize(
    ("define", "points", "faults"),
    [
        ("{numbers: {v: stake}}", "1", ["unused-definition"]),
        ("{numbers: {v: stakke}}", "1", ["unknown-name"]),
        ("{numbers: {v: stakke}}", "v", ["unknown-name"]),
        ("{numbers: {v: w, w: v}}", "v", ["cyclic-definition"]),
        ("{numbers: {v: v plus 1}}", "1", ["cyclic-definition"]),
        ("{numbers: {v: {stake is 1: 2}}}", "v", ["no-otherwise"]),
        ("{numbers: {v: [1, {stake is 1: 2}]}}", "v", []),
        ("{numbers: {v: tricks of seat}}", "v", ["of-whom"]),
        ("{numbers: {v: number of K in the trick}}", "v", ["not-known-here"]),
        ("{numbers: {tricks: 1}}", "1", ["reserved-name"]),
        ("{numbers: {otherwise: 1}}", "1", ["reserved-name"]),
        ("{numbers: {null: 1}}", "1", ["reserved-name"]),
        ("{numbers: {eyes: 1}}", "1", ["duplicate-name"]),
        ("{numbers: {v: 1}, conditions: {v: stake is 1}}", "v", ["duplicate-name"]),
        ("{conditions: {K: stake is 1}}", "1", ["duplicate-name"]),
        ("{conditions: {best: stake is 1}}", "1", ["duplicate-name"]),
        ("{value: {v: 1}}", "1", ["unknown-key"]),
    ],
)
def test_a_slip_in_a_definition_is_told(tmp_path: Path, define: str, points: str, faults: list[str]) -> None:
    assert codes(tmp_path, define, f"{{name: win, points: {points}, when: side has 3 tricks}}") == faults


def test_counters_are_words(tmp_path: Path) -> None:
    game = small(tmp_path, ("play:\n", "counters: meld specials\nplay:\n"))

    assert [counter.key for counter in game.counters] == ["meld", "specials"]


@pytest.mark.parametrize(
    ("example", "kind"),
    [
        ("given: {winners: 0 0 1 0 1}, expect: {value: 4, won: yes}", "score"),
        ("given: {winners: 0 0 1 0 1}, expect: {points: 1 0, pool: 3}", "score"),
        ("given: {deals: [1 0]}, expect: {pool: 3}", "slate"),
        ("given: {said: SA}, expect: {meld: 20 0 0 0}", "turn"),
        ("given: {turned: SA}, expect: {trump: S}", "set-up"),
    ],
)
def test_an_example_may_expect_what_is_defined_or_counted(tmp_path: Path, example: str, kind: str) -> None:
    used = "{name: win, points: value, when: won and side took honours}"
    more = f"  pools: {{pool: 0}}\ncounters: meld\nexamples:\n  - {{name: a claim, {example}}}\n"
    game = small(
        tmp_path, (WIN, used), ("play:\n", DEFINE), ("  winner: most points\n", "  winner: most points\n" + more)
    )

    assert game.examples[0].kind == kind
