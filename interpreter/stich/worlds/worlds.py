"""The worlds that a seat cannot tell apart, on the machine: what a player asks who thinks about hidden cards.

Place in the pipeline: the top of ``worlds``; players import it.  Works from a ``View`` alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from stich.cards import Card, Side
from stich.engine.view import View
from stich.match.home import home_of
from stich.match.load import saved_of
from stich.worlds.witness import Reconstruction


class ManyWorlds(Protocol):
    """What the machine has of worlds (``machine.plain_worlds.Worlds``)."""

    def find(self) -> bool: ...
    def gather(self, wanted: int, tries: int, card_odds: int, talk_odds: int) -> int: ...
    def only_cards(self) -> bool: ...
    def lend(self, solver: object, team: int, weights: Sequence[int]) -> None: ...
    def solve(self, worlds: int, nodes: int) -> int: ...
    def laid(self, size: int) -> list[Card]: ...
    def weigh(self, worlds: int, chance: int, tries: int) -> None: ...
    def grow(self, rounds: int, chance: int, tries: int) -> None: ...
    def drop(self, side: Side) -> int: ...
    def told(self, side: Side) -> list[tuple[int, int, int]]: ...


POSITIONS = 1 << 15
DEEPEST = 200


def memory_for(view: View) -> Any:
    """What searches in the game remember (``machine.plain.Solver``), to be lent to its worlds; ``None``: there is no
    machine for the game that would be fast enough."""
    found = home_of(view.plan, strengths=True)
    return found and found[0].Solver(POSITIONS, DEEPEST)


def worlds_of(view: View, witness: Reconstruction, seed: int, room: int) -> ManyWorlds | None:
    """The worlds in which all came about as the seat saw it, from one of them; with room for so many nodes of a tree.
    ``None``: there is no machine for the game."""
    found = home_of(view.plan, strengths=True, or_plain=True)
    if found is None:
        return None
    machine, home = found
    n = view.plan.n
    free = [place for place, card in enumerate(witness.pack) if card not in witness.known]
    every = (1 << n) - 1
    may = [every & ~barred | 1 << card for barred, card in zip(witness.barred, witness.pack, strict=True)]
    done = [number for each in witness.done for number in each]
    limit = view.deals_limit or 0
    made = machine.Worlds(
        home, saved_of(view.begun, len(view.plan.sides)), limit, view.seat, witness.pack, free, may, done, seed, room
    )
    return made if made.ready else None
