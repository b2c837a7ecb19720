"""Caches stay small, and forgetting what they held changes nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stich.engine import plan
from stich.kept import keep
from stich.lint import deals as lint_deals
from stich.lint import tricks
from stich.lint.lint import lint
from stich.match.game import Game, load_game
from stich.rules import tables, weigh
from tests.fuzz.bombs import BOMBS
from tests.specs_under_test import NAMES, Bots, playable


def played(game: Game, seed: int, deals: int) -> tuple[list[int], list[list[int]]]:
    state = game.start(seed, deals=deals)
    for _ in Bots(seed, len(state.hands)).play_out(state):
        pass
    return state.history, state.counters


@pytest.mark.parametrize("name", NAMES)
def test_a_match_is_the_same_whatever_is_forgotten(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = played(playable(name), 3, 3)
    monkeypatch.setattr(tables, "ROWS_AT_MOST", 1)
    monkeypatch.setattr(tables, "VALUES_AT_MOST", 1)
    monkeypatch.setattr(plan, "VALUES_AT_MOST", 1)
    monkeypatch.setattr(weigh, "READY_AT_MOST", 1)
    monkeypatch.setattr(weigh, "_READY", {})
    monkeypatch.setattr(weigh, "_INNER", {})
    forgetful = Game(playable(name).model)
    assert played(forgetful, 3, 3) == whole
    rules = forgetful.rules
    assert len(weigh._READY) <= 1 and len(weigh._INNER) <= 1
    assert len(rules._tables) <= 1 and len(rules._by_values) <= 2
    assert all(len(each._tables) <= 1 and len(each._taken) <= 1 for each in forgetful.plan.transfers.values())


def test_situations_without_number_are_not_all_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty powers with conditions of their own: a table for nearly every card that is played."""
    monkeypatch.setattr(tables, "ROWS_AT_MOST", 40 * 4 * 52)
    path = tmp_path / "bomb.yaml"
    path.write_text(json.dumps(BOMBS["forty powers with conditions"]()), encoding="utf-8")
    game = load_game(path)
    most, state = 0, game.start(1, deals=10)
    for _ in Bots(1, 4).play_out(state):
        most = max(most, len(game.rules._tables))
    assert most == 40  # and many more were built
    assert game.rules.work > 100 * 2 * 52 * 41


def test_a_cache_of_none_keeps_the_last() -> None:
    kept: dict[int, int] = {}
    assert [keep(kept, 0, n, n * n) for n in range(3)] == [0, 1, 4]
    assert kept == {2: 4}


def test_lint_stops_where_judging_would_take_long_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tricks, "WORK_AT_MOST", -1)
    monkeypatch.setattr(lint_deals, "WORK_AT_MOST", -1)
    linted = lint("karnoeffel", deals=200)
    (stopped,) = [finding for finding in linted.findings if finding.code == "too-much-work"]
    assert stopped.span.text.startswith("karnoeffel")  # the first power
    assert linted.deals == lint_deals.MATCH
