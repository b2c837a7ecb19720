"""Bots that installed packages bring: found by name, imported only when they are asked for."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from stich.engine.view import View
from stich.players.base import PlayerError
from stich.players.budget import Budget
from stich.players.guest import GuestPlayer, HouseClosesError
from stich.players.match import Seated, play_out
from stich.players.registry import PLAYERS, OwnBot, brought, make_player
from tests.command import within
from tests.specs_under_test import playable

MODULE = """
class Last:
    def __init__(self, budget):
        self.budget = budget

    def choose(self, view, rng):
        return view.legal[-1]


class Odd:
    turns = []  # what it chooses, in turn

    def __init__(self, budget):
        self.turn = 0

    def choose(self, view, rng):
        self.turn += 1
        return self.turns[self.turn % len(self.turns)](view)


def nothing(budget):
    return None


def failing(budget):
    raise OSError("no such book of openings")
"""
NAMES = """[stich.players]
last = strange_bots:Last
odd = strange_bots:Odd
none = strange_bots:nothing
failing = strange_bots:failing
absent = strange_bots:Absent
leaving = leaving_bots:Any
gone = gone_bots:Any
thumb = strange_bots:Last
twice = strange_bots:Last
"""


@pytest.fixture(autouse=True)
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two packages as if they were installed."""
    for package, names in (("strange", NAMES), ("stranger", "[stich.players]\ntwice = strange_bots:nothing\n")):
        home = tmp_path / f"{package}-1.0.dist-info"
        home.mkdir()
        (home / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (home / "entry_points.txt").write_text(names)
    (tmp_path / "strange_bots.py").write_text(MODULE)
    (tmp_path / "leaving_bots.py").write_text("raise SystemExit(3)\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in ("strange_bots", "leaving_bots"):
        monkeypatch.delitem(sys.modules, name, raising=False)


def test_a_bot_of_a_package_plays() -> None:
    game = playable("elfern")
    state = game.start(1, deals=1)
    for _ in play_out(state, Seated([make_player("last"), make_player("random")], 1)):
        pass
    assert state.over


class MuteError(Exception):
    def __str__(self) -> str:
        raise ValueError


class _Number:
    """What stands for a number, as in other libraries."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def failing(fault: BaseException) -> Callable[[View], object]:
    def turn(_view: View) -> object:
        raise fault

    return turn


@pytest.mark.parametrize(
    ("turn", "kind", "told"),
    [
        (lambda view: _Number(view.legal[-1]), "", ""),
        (lambda view: view.plan.actions.concede, "illegal", "chooses `concede 0`, which is not legal now"),
        (lambda view: 10**6, "illegal", "chooses `1000000`, which is not legal now"),
        (lambda view: "H7", "fails", "fails with TypeError: 'str' object cannot be interpreted as an integer"),
        (lambda view: None, "fails", "fails with TypeError"),
        (lambda view: view.legal, "fails", "fails with TypeError"),
        (failing(KeyError("H7")), "fails", "fails with KeyError: 'H7'; another bot decides in its place"),
        (failing(RuntimeError("a\n\x1b[31mb")), "fails", r"fails with RuntimeError: a \x1b[31mb; another"),
        (failing(SystemExit(3)), "fails", "fails with SystemExit: 3"),
        (failing(RecursionError()), "fails", "fails with RecursionError; another"),
        (failing(MuteError()), "fails", "fails with MuteError; another"),
    ],
)
def test_one_that_fails_forfeits_its_decision(turn: Callable[[View], object], kind: str, told: str) -> None:
    said: list[str] = []
    guest = make_player("odd", say=said.append)
    assert isinstance(guest, GuestPlayer)
    sys.modules["strange_bots"].Odd.turns = [turn, lambda view: view.legal[0]]
    for _ in play_out(playable("elfern").start(1, deals=1), Seated([guest, make_player("random")], 1)):
        pass
    assert guest.fouls.keys() == ({kind} if kind else set())
    assert told in "".join(said) and len(said) == len(guest.fouls)
    assert all(line.startswith("the bot `odd` (player 1, deal 1, trick ") for line in said)


@pytest.mark.parametrize("fault", [KeyboardInterrupt(), HouseClosesError(143)])
def test_nobody_keeps_the_house_from_closing(fault: BaseException) -> None:
    guest = make_player("odd")
    sys.modules["strange_bots"].Odd.turns = [failing(fault)]
    with pytest.raises(type(fault)):
        list(play_out(playable("elfern").start(1, deals=1), Seated([guest, make_player("random")], 1)))


def test_it_is_given_its_budget() -> None:
    whole, own = Budget(playouts=7), Budget(seconds=0.02)

    def given(name: str, budget: Budget | None = None) -> object:
        return vars(make_player(name, budget)._asked._player)["budget"]  # type: ignore[attr-defined]

    assert [given("last", whole), given("last:20ms", whole), given("last")] == [whole, own, None]


def test_one_of_ours_is_given_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Budget | None] = []

    def make(budget: Budget | None) -> object:
        given.append(budget)
        return PLAYERS["random"].make(budget)

    monkeypatch.setitem(PLAYERS, "thoughtful", OwnBot(make, "thinks"))  # type: ignore[arg-type]
    for name in ("thoughtful", "thoughtful:9"):
        make_player(name, Budget(playouts=5))
    assert given == [Budget(playouts=5), Budget(playouts=9)]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("lst", "no player is called `lst`; did you mean `last`"),
        ("none", "the player `none` of the package `strange` is no player: `strange_bots:nothing` gives what has no"),
        ("failing", "the player `failing` of the package `strange` cannot be made: OSError: no such book of openings"),
        ("absent", "the player `absent` of the package `strange` cannot be made: AttributeError"),
        ("leaving", "the player `leaving` of the package `strange` cannot be made: SystemExit: 3"),
        ("gone", "the player `gone` of the package `strange` cannot be made: ModuleNotFoundError"),
        ("twice", "`twice` is brought by `strange` and `stranger`; only one of them can be seated"),
        ("last:soon", "`soon` is no budget"),
    ],
)
def test_what_is_no_player_is_refused(name: str, why: str) -> None:
    with pytest.raises(PlayerError, match=why):
        make_player(name)
    done = within("run", "elfern", "--players", name)
    assert (done.returncode, done.stdout) == (2, "") and why in done.stderr


def test_nothing_is_imported_unless_it_is_asked_for() -> None:
    assert isinstance(make_player("thumb"), type(PLAYERS["thumb"].make(None))), "what is ours is ours"
    listed = within("players")
    assert listed.returncode == 0 and "strange_bots" not in sys.modules
    rows = {line.split()[0]: line for line in listed.stdout.splitlines()}
    assert {"thumb", "random", "last", "twice", "gone"} <= rows.keys()
    assert "brought by the package strange" in rows["last"]
    assert "error: `twice` is brought by `strange` and `stranger`" in rows["twice"]
    assert ("thumb", "strange", "`thumb` is a player of our own") in list(brought())
