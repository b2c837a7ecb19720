"""A player that others have written, at our table: what it does wrong costs it the decision, and the match goes on.

Place in the pipeline: one of the players; knows how somebody is asked and what is done if that fails, must not know
who is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Protocol

from stich.cards import Seat
from stich.engine.actions import Action
from stich.engine.view import View
from stich.language.text.diagnostics import quoted
from stich.players.base import Player
from stich.printable import printable
from stich.rng import Random

STRIKES = 3
"""After so many failures in a row a guest is not asked any more."""

NOT_ASKED = "not asked"
SAID_AT_MOST = 300  # characters of what is told of a foul

Say = Callable[[str], None]


class FoulError(Exception):
    """What a guest did wrong: its ``kind`` in a word or two, and what there is to tell of it."""

    def __init__(self, kind: str, told: str) -> None:
        super().__init__(told)
        self.kind, self.told = kind, told


class Visitor(Protocol):
    """Whoever is asked: a program, or what a package brings."""

    def begin(self, seed: int, seat: Seat) -> None:
        """A match begins."""

    def ask(self, view: View, rng: Random) -> Action:
        """What it chooses.

        Raises:
            FoulError: it does not choose.
        """

    def close(self) -> None:
        """It is not asked again."""


class GuestPlayer:
    """A guest at a seat.  Where it fails, ``instead`` decides; what it does wrong is counted in ``fouls`` by kind, and
    told to ``say`` once of each kind."""

    def __init__(self, name: str, asked: Visitor, instead: Player, say: Say | None = None) -> None:
        self.name, self.fouls = name, Counter[str]()
        self._asked, self._instead, self._say = asked, instead, say
        self._strikes = 0

    def begin(self, seed: int, seat: Seat) -> None:
        """A match begins; what was done wrong before is forgiven."""
        self._strikes = 0
        self._asked.begin(seed, seat)

    def choose(self, view: View, rng: Random) -> Action:
        """What the guest chooses, or what is chosen in its place."""
        if self._strikes >= STRIKES:
            self.fouls[NOT_ASKED] += 1
            return self._instead.choose(view, rng)
        try:
            action = self._asked.ask(view, rng)
            _check(view, action)
        except FoulError as foul:
            self._strikes += 1
            self._note(foul)
            return self._instead.choose(view, rng)
        self._strikes = 0
        return action

    def close(self) -> None:
        """Let the guest go."""
        self._asked.close()

    def _note(self, foul: FoulError) -> None:
        self.fouls[foul.kind] += 1
        if self._say is not None and self.fouls[foul.kind] == 1:
            told = printable(" ".join(foul.told.split())[:SAID_AT_MOST])
            self._say(f"the bot {quoted(self.name)} {told}; another bot decides in its place")
        if self._say is not None and self._strikes == STRIKES and not self.fouls[NOT_ASKED]:
            self._say(f"the bot {quoted(self.name)} has failed {STRIKES} times in a row; it is not asked again")


def _check(view: View, action: Action) -> None:
    """Check that an action may be done.

    Raises:
        FoulError: it may not.
    """
    if action not in view.legal:
        names = view.plan.actions.names
        known = type(action) is int and 0 <= action < len(names)
        raise FoulError("illegal", f"chooses {quoted(names[action] if known else action)}, which is not legal now")


class OfPackage:
    """What a package brings, asked in this process, a new one for each match: it may fail, and choose what is not
    legal; nobody can keep it from taking its time."""

    def __init__(self, make: Callable[[], Player]) -> None:
        self._make, self._player, self._played = make, make(), False

    def begin(self, _seed: int, _seat: Seat) -> None:
        """A match begins."""
        if self._played:
            self._player, self._played = self._make(), False

    def ask(self, view: View, rng: Random) -> Action:
        """What it chooses.

        Raises:
            FoulError: it fails.
        """
        self._played = True
        try:
            return self._player.choose(view, rng)
        except Exception as fault:  # a stranger's code
            raise FoulError("fails", f"fails with {type(fault).__name__}: {fault}") from fault

    def close(self) -> None:
        """Nothing is to be let go."""


def once(say: Say | None) -> Say:
    """Says each thing once, whoever it is told by."""
    said: set[str] = set()

    def say_once(text: str) -> None:
        if say is not None and text not in said:
            said.add(text)
            say(text)

    return say_once
