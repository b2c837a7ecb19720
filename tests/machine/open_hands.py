"""The solver held against every way in which a small deal can go on, without pruning or remembering anything.

    python -m tests.machine.open_hands [--plain] DEALS [NAMES]

lets chance lead so many deals of these specs, or of all, to where few cards are left, solves what remains, and plays it
out in every way; it tells what differs.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Any

from stich.engine.errors import UnplayableError
from stich.machine.layout_search import MATCH, WhyStopped
from stich.machine.limits import Ended
from stich.match.game import Game
from tests.machine.agreement import COMPILED, PLAIN, Machined, machined
from tests.specs_under_test import PLAYED, playable

LINES_AT_MOST = 4_000
ROOM, DEEPEST = 1 << 12, 160


class TooManyError(Exception):
    """There are more positions than are to be looked at."""


class Every:
    """Every way in which a deal can go on, from a position of the machine on."""

    def __init__(self, on: Machined, root: Any, team: int, weights: Sequence[int], most: int = LINES_AT_MOST) -> None:
        self.on, self.root, self.team, self.weights, self.left = on, root, team, weights, most
        self.plan = on.game.plan
        self.sides = len(self.plan.sides)
        self.scored = self.plan.scored[0] * self.sides if self.plan.scored else 0
        self.deal, self.done = root.number("deal_number"), root.number("deals_done")
        self.before = self._totals(root), root.numbers("given", self.sides)

    def _totals(self, core: Any) -> list[int]:
        return core.numbers("totals", self.scored + self.sides)[self.scored :]  # type: ignore[no-any-return]

    def value(self, core: Any) -> int:
        """What the deal is worth from here on."""
        self.left -= 1
        if self.left < 0:
            raise TooManyError
        if core.over or core.number("deal_number") != self.deal:
            return self._worth(core)
        seat = core.number("to_act")
        values = [self.value(after) for after in self._after(core, seat)]
        if not values:
            raise UnplayableError("nothing can be done")
        return max(values) if self.team >> seat & 1 else min(values)

    def _after(self, core: Any, seat: int) -> Iterator[Any]:
        actions = [*core.options()]
        side = self.plan.side_of[seat]
        if core.allows_to_concede(side):
            actions.append(self.plan.actions.concede + side)
        for action in actions:
            after = type(core)()
            after.stand_as(core)
            after.play(action)
            if after.fault:
                raise UnplayableError("a deal cannot go on")
            yield after

    def _worth(self, core: Any) -> int:
        ended = core.number("ended")
        if core.over and ended in (Ended.MATCH_WON, Ended.MATCH_OVER):
            totals, given = self.before
            points = [g + after - t for g, t, after in zip(given, totals, self._totals(core), strict=True)]
            won = core.number("winner")
            extra = 0 if ended != Ended.MATCH_WON else MATCH if self.weights[won] > 0 else -MATCH
        else:
            thrown_in = core.number("deals_done") == self.done
            points, extra = core.numbers("given" if thrown_in else "last_points", self.sides), 0
        return extra + sum(weight * number for weight, number in zip(self.weights, points, strict=True))


def weights_for(game: Game, seat: int) -> tuple[int, list[int]]:
    """The seats of one side, against all others, and what a point is worth for each side."""
    side, others = game.plan.side_of[seat], len(game.plan.sides) - 1
    return game.plan.side_sets[side], [others if each == side else -1 for each in range(others + 1)]


def small_deals(on: Machined, seed: int) -> Iterator[tuple[Any, int]]:
    """Positions of random matches with few cards left, each with what it is worth to one seat against all others, and
    that seat."""
    chance = random.Random(f"{seed} of {on.game.name}")
    core, most = None, 0
    while True:
        if core is None or core.over or core.fault or core.number("deals_done") > 20:
            core = on.begun(chance.getrandbits(63), 0)
            most = chance.choice((2, 3, 3, 4, 5))
        hands = [hand.bit_count() for hand in core.numbers("hands", on.game.plan.players)]
        if max(hands) <= most and sum(hands):
            seat = chance.randrange(on.game.plan.players)
            every = Every(on, core, *weights_for(on.game, seat), chance.choice((LINES_AT_MOST, LINES_AT_MOST // 10)))
            try:
                value = every.value(core)
            except TooManyError:
                pass
            except UnplayableError:
                core = None
                continue
            else:
                yield core, value, seat
                most = chance.choice((2, 3, 3, 4, 5))
                for _ in range(chance.randrange(8)):
                    _go_on(core, chance)
        _go_on(core, chance)


def _go_on(core: Any, chance: random.Random) -> None:
    if not core.over and not core.fault:
        options = core.options()
        if options:
            core.play(chance.choice(options))
        else:
            core.write("over", [1])


def disagreements(name: str, kind: str, deals: int, seed: int = 0, seconds: float = 1e9) -> tuple[list[str], int]:
    """What differs in so many small deals of a spec; and how many there were before the time was up."""
    on = machined(playable(name), kind)
    solver = on.machine.Solver(ROOM, DEEPEST)
    found, done, until = list[str](), 0, time.monotonic() + seconds
    for core, value, seat in small_deals(on, seed):
        solver.set_up(*weights_for(on.game, seat), bool(done % 2))
        got, _, stopped = solver.value(core, 10_000_000)
        if (got, stopped) != (value, WhyStopped.NOT):
            found.append(f"{name}, deal {done}: {value}, and the solver says {got} ({WhyStopped(stopped).name})")
        done += 1
        if done >= deals or time.monotonic() > until:
            break
    return found, done


def main(words: list[str]) -> int:
    """Compare as the words say; in how many deals they differ."""
    kind = PLAIN if "--plain" in words else COMPILED
    deals, *names = [word for word in words if word != "--plain"]
    bad = whole = 0
    for name in names or PLAYED:
        begun = time.monotonic()
        found, done = disagreements(name, kind, int(deals))
        print(f"{name}: {done - len(found)} of {done} agree, in {time.monotonic() - begun:.1f} s", flush=True)
        for line in found[:3]:
            print(f"  {line}", flush=True)
        bad, whole = bad + len(found), whole + done
    print(f"{whole - bad:,} of {whole:,} small deals agree")
    return bad


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
