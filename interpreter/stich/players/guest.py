"""A player that others have written, at our table: what it does wrong costs it the decision, and the match goes on.

Place in the pipeline: one of the players; knows how somebody is asked and what is done if that fails, must not know
who is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from operator import index
from typing import Protocol

from stich.cards import Seat
from stich.engine.actions import Action
from stich.engine.table import Stage
from stich.engine.view import View
from stich.language.text.diagnostics import quoted
from stich.players.base import Player
from stich.printable import printable
from stich.rng import Random

STRIKES = 3
"""After so many failures in a row a guest is not asked any more."""

NOT_ASKED = "not asked"
SAID_AT_MOST = 300  # characters of what is told of a foul
FAULT_AT_MOST = 200  # of the words of a fault in a package

Say = Callable[[str], None]


class FoulError(Exception):
    """What a guest did wrong: its ``kind`` in a word or two, and what there is to tell of it."""

    def __init__(self, kind: str, told: str) -> None:
        super().__init__(told)
        self.kind, self.told = kind, told


class LetGoError(Exception):
    """A guest was let go while it was asked: nobody waits for its decision any more."""


class HouseClosesError(SystemExit):
    """A signal ends the program, whoever is being asked: no guest has done that, and none keeps it from ending."""


class Visitor(Protocol):
    """Whoever is asked: a program, or what a package brings."""

    def begin(self, seed: int, seat: Seat) -> None:
        """A match begins."""

    def ask(self, view: View, rng: Random) -> Action:
        """What it chooses.

        Raises:
            FoulError: it does not choose.
            LetGoError: it was let go meanwhile.
        """

    def close(self) -> None:
        """It is not asked again."""


class GuestPlayer:
    """A guest at a seat.  Where it fails, ``instead`` decides; what it does wrong is counted in ``fouls`` by kind, and
    told to ``say`` once of each kind, with the decision at which it first did so.  One that fails ``STRIKES`` times in
    a row is not asked again in this match, and in no other if it never has answered."""

    def __init__(self, name: str, asked: Visitor, instead: Player, say: Say | None = None) -> None:
        self.name, self.fouls = name, Counter[str]()
        self._asked, self._instead, self._say = asked, instead, say
        self._strikes, self._has_answered = 0, False
        self._told = set[str]()

    def begin(self, seed: int, seat: Seat) -> None:
        """A match begins; what was done wrong before is forgiven whoever has ever answered."""
        if self._has_answered:
            self._strikes = 0
        self._asked.begin(seed, seat)

    def choose(self, view: View, rng: Random) -> Action:
        """What the guest chooses, or what is chosen in its place.

        Raises:
            LetGoError: it was let go meanwhile.
        """
        if self._strikes >= STRIKES:
            self.fouls[NOT_ASKED] += 1
            return self._instead.choose(view, rng)
        try:
            action = self._asked.ask(view, rng)
            _check(view, action)
        except FoulError as foul:
            self._note(foul, view)
            return self._instead.choose(view, rng)
        self._strikes, self._has_answered = 0, True
        return action

    def close(self) -> None:
        """Let the guest go."""
        self._asked.close()

    def _note(self, foul: FoulError, view: View) -> None:
        self._strikes += 1
        self.fouls[foul.kind] += 1
        words = printable(" ".join(foul.told.split())[:SAID_AT_MOST])
        self._tell(foul.kind, f"(player {view.seat + 1}, {_place(view)}) {words}; another bot decides in its place")
        if self._strikes == STRIKES:
            until = " in this match" if self._has_answered else ""
            said = f"has failed {STRIKES} times in a row; it is not asked again{until}"
            self._tell(NOT_ASKED, f"(player {view.seat + 1}) {said}")

    def _tell(self, kind: str, words: str) -> None:
        if self._say is not None and kind not in self._told:
            self._told.add(kind)
            self._say(f"the bot {quoted(self.name)} {words}")


def _place(view: View) -> str:
    """Which decision it is."""
    what = f"trick {view.trick_number}" if view.stage == Stage.TRICK else f"in a {Stage(view.stage).name.lower()}"
    return f"deal {view.deal_number}, {what}"


def _check(view: View, action: Action) -> None:
    """Check that an action may be done.

    Raises:
        FoulError: it may not.
    """
    if action not in view.legal:
        names = view.plan.actions.names
        known = 0 <= action < len(names)
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
            return int(index(self._player.choose(view, rng)))
        except HouseClosesError:
            raise
        except (Exception, SystemExit) as fault:  # a stranger's code
            raise FoulError("fails", f"fails with {fault_told(fault)}") from fault

    def close(self) -> None:
        """Nothing is to be let go."""


def fault_told(fault: BaseException) -> str:
    """What a stranger's code fails with, in a line.  Nothing of it may be trusted, the words of its faults neither."""
    try:
        words = " ".join(str(fault).split())[:FAULT_AT_MOST]
    except Exception:
        words = ""
    return f"{type(fault).__name__}{f': {words}' if words else ''}"


def once(say: Say | None) -> Say:
    """Says each thing once, whoever it is told by."""
    said: set[str] = set()

    def say_once(text: str) -> None:
        if say is not None and text not in said:
            said.add(text)
            say(text)

    return say_once
