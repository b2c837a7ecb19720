"""Worlds, and what actions are worth in them, where the machine is run as plain Python.

Place in the pipeline: part of ``plain``, over all else of ``machine``.  ``worlds.pyx`` has the same class where the
machine is compiled.  It must not know how worlds are told of.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stich.machine.beliefs import PoolAt, gather_worlds, pool_size, thumb_gains
from stich.machine.boards import empty_board
from stich.machine.layout_search import FAR, SearchAt
from stich.machine.numbers import many
from stich.machine.registers import Board
from stich.machine.search import (
    begin_tree,
    drop_worse,
    first_child,
    grow,
    only_cards_are_left,
    solve_options,
    told_of,
    tree_size,
    weigh_options,
)
from stich.machine.worlds import find_world, lead_as_seen


class Worlds:
    """The worlds that a seat cannot tell apart, and a tree of what was tried in them."""

    def __init__(
        self,
        home: Any,
        begun: Sequence[int],
        deals: int,
        me: int,
        pack: Sequence[int],
        free: Sequence[int],
        may: Sequence[int],
        done: Sequence[int],
        seed: int,
        room: int,
    ) -> None:
        self.home = home
        self.s, self.other, self.seen, self.spare = (empty_board(home, seed, deals) for _ in range(4))
        for each in self.s, self.other, self.spare:
            each.boards = [Board()]
        self.s.policy = seed
        known = [len(begun), *begun], list(pack), [len(free), *free], list(may), list(done), len(done)
        self._known = self.seen, *known
        self.tree = many(tree_size(self.s, room))
        begin_tree(self.tree, room)
        self.pool, self.at = many(pool_size(self.s, 0)), 0
        begun_, pack_, _, _, done_, size = known
        self.ready = bool(lead_as_seen(self.seen, me, begun_, pack_, done_, size))

    def find(self) -> bool:
        """Find a world; whether there is one."""
        return bool(find_world(self.s, *self._known))

    def laid(self, size: int) -> list[int]:
        """The pack of the world that was found last."""
        return self.s.laid[:size]

    def gather(self, wanted: int, most: int, tries: int, card_odds: int, talk_odds: int) -> int:
        """Fill the pool with so many worlds, from which all is taken from now on, weighed by so many playouts at
        most; how many it holds."""
        self.pool = many(pool_size(self.s, wanted))
        gather_worlds(
            self.s, self.spare, *self._known, wanted, most, tries, card_odds, talk_odds, self.pool, many(wanted + 1)
        )
        self.at = 0
        return self.pool[PoolAt.KEPT]

    def thumb_gains(self, worlds: int) -> int:
        """In how many more of so many worlds the rule of thumb does better than chance than it does worse."""
        return int(thumb_gains(self.s, self.other, *self._known, self.pool, worlds))

    def weigh(self, worlds: int, chance: int, tries: int) -> None:
        """Try each action in so many worlds more."""
        pool = self.pool, self.at
        weigh_options(self.s, self.other, self.spare, *self._known, *pool, worlds, chance, tries, self.tree)
        self.at += worlds

    def grow(self, rounds: int, chance: int, tries: int) -> None:
        """Let the tree grow by so many rounds."""
        grow(self.s, self.spare, *self._known, self.pool, self.at, rounds, chance, tries, self.tree)
        self.at += rounds

    def only_cards(self) -> bool:
        """Whether nothing but cards to be played is left to decide."""
        return bool(only_cards_are_left(self.seen))

    def lend(self, solver: Any, team: int, weights: Sequence[int]) -> None:
        """Let deals be solved with this memory: for these seats, a point being worth so much for each side."""
        solver.set_up(team, weights, False)
        solver.lend(self.s)

    def solve(self, worlds: int, nodes: int) -> int:
        """Solve each action in so many worlds more, looking at so many positions in each; in how many that was done."""
        self.s.search[SearchAt.ASK] = FAR
        found = solve_options(self.s, self.other, *self._known, self.pool, self.at, worlds, nodes, self.tree)
        self.at += worlds
        return int(found)

    def drop(self, side: int) -> int:
        """Of the actions that are tried still, drop those that did worse for a side; how many are left."""
        return drop_worse(self.tree, side)

    def told(self, side: int) -> list[tuple[int, int, int]]:
        """Of each action that was tried: the action, how often, and what it was worth to a side in all."""
        found, told, node = [], many(3), first_child(self.tree)
        while node:
            node = told_of(self.tree, node, side, told)
            found.append((told[0], told[1], told[2]))
        return sorted(found)
