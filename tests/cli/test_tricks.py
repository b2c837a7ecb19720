"""``stich trick``: tricks explained, and answered by the line."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from stich.cli.trick_batch import LINE_AT_MOST
from tests.command import stich, within
from tests.specs_under_test import TESTS

DEVIL = ["trick", "karnoeffel", "B7", "B6", "B2", "LK", "--bind", "chosen=B"]


def test_a_trick_is_explained_step_by_step() -> None:
    done = stich(*DEVIL)
    assert done.returncode == 0
    assert "B7 is in force as Devil" in done.stdout
    assert "B6 does not take from B7: Devil stands above Pope.  [karnoeffel.yaml:" in done.stdout
    assert done.stdout.endswith("\nB7 takes the trick\n")


def test_a_trick_as_data() -> None:
    data = json.loads(within(*DEVIL, "--format", "json").stdout)
    assert (data["winner"], data["card"]) == (0, "B7")
    assert [step["takes"] for step in data["steps"]] == [True, False, False, False]
    assert data["steps"][0]["power"] == "devil"


def test_a_lead_that_a_guard_forbids_is_judged_and_told() -> None:
    told = within(*DEVIL, "--trick", "1").stdout
    assert re.search(r"B7 may not be led here, if there is a choice: .*Devil.*  \[karnoeffel\.yaml:\d+\]", told)
    data = json.loads(within(*DEVIL, "--trick", "1", "--format", "json").stdout)
    assert data["card"] == "B7" and data["barred"][0]["card"] == "B7"
    assert data["barred"][0]["rule"].startswith("specs/karnoeffel.yaml:")
    assert "barred" not in json.loads(within(*DEVIL, "--format", "json").stdout)


def test_cards_and_suits_are_read_in_any_case_and_as_symbols() -> None:
    done = stich("trick", "knueffeln", "sj", "♥4", "sk", "S2", "--bind", "chosen=♥,clubs")
    assert done.returncode == 0
    assert done.stdout.endswith("H4 takes the trick\n")


def seed_tricks(game: str) -> list[Any]:
    """The worked tricks of a game that hold in its base spec."""
    cases = json.loads((TESTS / "cases" / "seeds.json").read_text(encoding="utf-8"))
    return [case for case in cases[game] if "variant" not in case and len(case["cards"]) == 4]


@pytest.mark.parametrize("game", ["knueffeln", "karniffel"])
def test_a_batch_is_answered_line_by_line(game: str) -> None:
    cases = seed_tricks(game)
    assert len(cases) > 15
    lines = [json.dumps({"cards": case["cards"], "bind": {"chosen": case["chosen"]}}) for case in cases]
    done = stich("trick", game, "--batch", "-", input="\n".join(lines))
    assert done.returncode == 0
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["card"] for answer in answers] == [case["winner"] for case in cases]
    assert [answer["winner"] for answer in answers] == [case["cards"].index(case["winner"]) for case in cases]


def test_a_bad_line_is_answered_in_its_place_and_the_rest_go_on() -> None:
    good = '{"cards": ["SJ", "H4"], "bind": {"chosen": ["H", "C"]}, "trick": 2}'
    bad = [
        "x",
        "[]",
        '{"cards": 3}',
        '{"cards": ["SJ", "H4"]}',
        '{"cards": ["SJ", "H44"], "bind": {"chosen": ["H", "C"]}}',
        '{"cards": ["SJ", "H4"], "bind": {"chosen": ["H", "C"]}, "trick": 0}',
        '{"cards": ["SJ", "H4"], "bind": {"chosen": ["H", "C"]}, "trick": true}',
        '{"card": ["SJ", "H4"], "bind": {"chosen": ["H", "C"]}}',
        '{"cards": ["SJ", "H4"], "bind": ["H", "C"]}',
        '{"cards": "' + "S" * (2 * LINE_AT_MOST) + '"}',
        "[" * 10_000,
    ]
    done = stich("trick", "knueffeln", "--batch", "-", input="\n".join([good, *bad, "", good]))
    assert done.returncode == 1
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert answers[0] == answers[-1] == {"winner": 1, "card": "H4"}
    assert [list(answer) for answer in answers[1:-1]] == [["error"]] * len(bad)


def test_bindings_on_the_command_line_hold_for_a_whole_batch(tmp_path: Path) -> None:
    path = tmp_path / "tricks.jsonl"
    path.write_text('{"cards": ["SJ", "H4"]}\n{"cards": "SJ H4", "bind": {"chosen": "S D"}}\n')
    done = stich("trick", "knueffeln", "--batch", str(path), "--bind", "chosen=H,C")
    assert [json.loads(line)["card"] for line in done.stdout.splitlines()] == ["H4", "SJ"]


def test_bytes_that_are_no_text_are_a_bad_line() -> None:
    done = stich("trick", "elfern", "--batch", "-", input=b"\xff\xfe\x00\n" + b'{"cards": ["H9", "H10"]}\n')
    assert done.returncode == 1
    assert json.loads(done.stdout.splitlines()[1]) == {"winner": 1, "card": "H10"}
