"""A table for tests: people at some seats, bots at the others, and what the people do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from threading import Event
from typing import Any

from stich.cards import Seat
from stich.engine.actions import Action
from stich.engine.view import View
from stich.match.game import Game
from stich.match.record import Line
from stich.players.thumb import ThumbPlayer
from stich.rng import Random
from stich.table.desk import Desk, Reply
from stich.table.match import CardTable, Sitting, Turn
from tests.specs_under_test import playable


class Kept:
    """A record that is kept in a list."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def write(self, lines: Iterable[Line]) -> None:
        self.lines += lines

    def take_back(self, number: int) -> None:
        del self.lines[len(self.lines) - number :]


def sitting(game: Game, people: Sequence[Seat]) -> Sitting:
    """Greedy bots at the seats where no person sits."""
    bots = {seat: ThumbPlayer() for seat in range(game.plan.players) if seat not in people}
    return Sitting(bots, ["thumb" if seat in bots else "human" for seat in range(game.plan.players)])


def table_of(name: str, seed: int, people: Sequence[Seat] = (0,), **more: Any) -> CardTable:
    """A table of a game of the library."""
    game = playable(name)
    return CardTable(game, sitting(game, people), seed, **more)


def waited(table: CardTable) -> Turn | None:
    """Let bots play until a person is to decide, who does not give the deal up."""
    while not table.over:
        turn = table.turn()
        if turn is None:
            table.step()
        elif turn.may_be_left:
            table.leave(turn)
        else:
            return turn
    return None


def typed(table: CardTable, text: str) -> Reply:
    """What comes of something typed by who is at turn."""
    turn = waited(table)
    assert turn is not None
    return Desk(table, ThumbPlayer()).typed(turn.seat, turn, text)


def first(table: CardTable) -> str:
    """The name of the first thing that may be done by who is at turn."""
    turn = waited(table)
    assert turn is not None
    return table.game.action_name(table.legal(turn)[0])


def play_out(table: CardTable) -> None:
    """Play to the end, people doing the first thing that they may do."""
    while (turn := waited(table)) is not None:
        table.do(turn, table.legal(turn)[0])


class Slow(ThumbPlayer):
    """A bot that takes its time, until it is ``let_go``."""

    def __init__(self, at_most: float = 20) -> None:
        super().__init__()
        self.at_most, self.let_go = at_most, Event()

    def choose(self, view: View, rng: Random) -> Action:
        self.let_go.wait(self.at_most)
        return ThumbPlayer.choose(self, view, rng)
