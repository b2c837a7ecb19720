"""How strong ``search`` is beside OpenSpiel's ``is_mcts``: hearts and euchre in OpenSpiel's own engine, at equal time.

    python -m tests.arena.openspiel hearts [--deals 200] [--seconds 0.1] [--seed 1426]

Run by hand; what came of it stands in ``docs/how-to/run-a-tournament.md``.  Needs OpenSpiel.  Each deal is played twice
with the players in each other's places: one at seats 0 and 2, the other at 1 and 3, who in euchre are partners, and in
hearts each for himself.  A duplicate deal is won by whose seats had more returned to them in both games; a draw counts
half.

*Who plays.*  Theirs is ``pyspiel.ISMCTSBot``, in C++, as OpenSpiel brings it: random rollouts, a world drawn anew for
each simulation, the action that was visited most; its constant of exploration (``EXPLORES``) is one than which no other
of several did better against it.  It is handed the state itself, and draws its worlds by OpenSpiel's own
``ResampleFromInfostate``.  In hearts that minds no suit that somebody could not follow.  In euchre it does, and only
the twenty cards that were dealt are ever drawn, so that it knows which cards nobody has, and what the dealer has laid
away: more than it should, and it is left to it.  Ours is handed the view of its seat.

*Who passes in hearts.*  OpenSpiel 2.0.2 draws worlds in which a card is passed by somebody who does not hold it, where
who is to pass is not the first to do so: the bot then dies of a segmentation fault.  What is passed is seen by nobody
before all have passed, so it is asked as if it passed first, the seats being turned, which is the same situation.

*Equal time.*  Both think in the same process, one after the other, and never about what is forced.  Ours is given so
many seconds, of which it makes somewhat more; theirs as many as ours has taken in the mean so far.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Protocol, TypeVar

import pyspiel

from stich.arena.intervals import Estimate, mean, share
from stich.arena.seating import Pattern, patterns
from stich.players.base import Player
from stich.players.budget import Budget
from stich.players.registry import make_player
from stich.rng import Random, stream
from tests.arena.openspiel_bridge import PAIRS, Pair, Tables, dealt

EXPLORES = {"hearts": 20.0, "euchre": 2.0}
NO_END = 1 << 30  # simulations, where time is what ends them
CARDS, CHOSEN = 0, 1  # what chance is drawn for
SEATS, HAND, PASSED = 4, 13, 3  # of hearts


@dataclass
class Clock:
    """How long somebody has thought, and about how many decisions."""

    decisions: int = 0
    seconds: float = 0.0

    @property
    def each(self) -> float:
        """How long about one."""
        return self.seconds / self.decisions if self.decisions else 0.0


class Bot(Protocol):
    """Whoever decides, at either table."""

    def choose(self, tables: Tables, seed: int) -> int:
        """What to do, as it is called there; ``seed`` is for chance."""


@dataclass
class Ours:
    """A player of ours, one for each seat."""

    players: list[Player]

    def choose(self, tables: Tables, seed: int) -> int:
        """What it does with the view of the seat."""
        view = tables.here.view(tables.seat)
        return tables.action_there(self.players[tables.seat].choose(view, Random(seed)))


@dataclass
class Theirs:
    """OpenSpiel's bot; it makes so many ``simulations``, or without any thinks so long as ``like`` has in the mean, and
    ``at_first``, while that has not thought, so many seconds."""

    explores: float
    simulations: int = 0
    like: Clock = field(default_factory=Clock)
    at_first: float = 0.1

    def choose(self, tables: Tables, seed: int) -> int:
        """What it does with the state."""
        bot = pyspiel.ISMCTSBot(
            seed % (1 << 31),
            pyspiel.RandomRolloutEvaluator(1, seed % (1 << 31)),
            self.explores,
            self.simulations or NO_END,
            final_policy_type=pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            max_wall_clock_time=-1.0 if self.simulations else self.like.each or self.at_first,
        )
        return int(bot.step(as_if_first(tables.there)))


def as_if_first(state: Any) -> Any:
    """The state, or where somebody is to pass in hearts the same with the seats turned so that he is the first."""
    passed, *done = state.history()
    dealt = SEATS * HAND
    if state.get_game().get_type().short_name != "hearts" or not passed or len(done) >= dealt + SEATS * PASSED:
        return state
    seat, turned = state.current_player(), state.get_game().new_initial_state()
    turned.apply_action(passed)
    for first in range(0, dealt, SEATS):
        for i in range(SEATS):
            turned.apply_action(done[first + (seat + i) % SEATS])
    for card in done[dealt + seat * PASSED :]:
        turned.apply_action(card)
    return turned


Each = TypeVar("Each")
Two = tuple[Each, Each]
"""Of the first player, and of the second."""


# --- matches ----------------------------------------------------------------------------------------------------------


@dataclass
class Found:
    """What came of the duplicate deals: for each, how much more was returned to a seat of ours than to one of
    theirs."""

    margins: list[float] = field(default_factory=list)

    @property
    def won(self) -> Estimate | None:
        """The share that ours has won."""
        return share(sum((margin > 0) + (margin == 0) / 2 for margin in self.margins), len(self.margins))


def duplicates(pair: Pair, bots: Two[Bot], clocks: Two[Clock], seed: int, deals: int) -> Iterator[float]:
    """Play so many duplicate deals; of each, how much more was returned to a seat of the first than to one of the
    second, in the mean of both games."""
    for number in range(deals):
        margin = 0.0
        for pattern in patterns(SEATS):
            tables = Tables(pair, dealt(pair, Random(stream(seed, CARDS, number))))
            _play(tables, pattern, bots, clocks, Random(stream(seed, CHOSEN, number, pattern[0])))
            margin += sum((1 - 2 * bot) * back for bot, back in zip(pattern, tables.there.returns(), strict=True))
        yield margin / SEATS


def _play(tables: Tables, at: Pattern, bots: Two[Bot], clocks: Two[Clock], chance: Random) -> None:
    """Play a deal to its end, with these of the bots at the seats."""
    while not tables.over:
        legal = tables.there.legal_actions()
        if len(legal) == 1:
            tables.play_there(legal[0])
            continue
        bot = at[tables.seat]
        start = perf_counter()
        chosen = bots[bot].choose(tables, chance.next())
        clocks[bot].seconds += perf_counter() - start
        clocks[bot].decisions += 1
        tables.play_there(chosen)


def main() -> None:
    """Print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=PAIRS)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1426)
    parser.add_argument("--player", default="search", help="who of ours plays")
    parser.add_argument("--explores", type=float, help="their constant of exploration")
    options = parser.parse_args()
    clocks = Clock(), Clock()
    ours = Ours([make_player(options.player, Budget(seconds=options.seconds)) for _ in range(SEATS)])
    explores = EXPLORES[options.game] if options.explores is None else options.explores
    theirs = Theirs(explores, like=clocks[0], at_first=options.seconds)
    found = Found()
    for margin in duplicates(PAIRS[options.game], (ours, theirs), clocks, options.seed, options.deals):
        found.margins.append(margin)
        if len(found.margins) % 10 == 0:
            print(len(found.margins), found.won, file=sys.stderr, flush=True)
    _tell(options.game, options.player, found, clocks)


def _tell(game: str, player: str, found: Found, clocks: Two[Clock]) -> None:
    won, more = found.won, mean(found.margins)
    assert won is not None and more is not None
    print(f"{game}, {len(found.margins)} duplicate deals, {player} against is_mcts")
    print(f"won          {won.found:.1%} [{won.low:.1%}, {won.high:.1%}]")
    print(f"had more     {more.found:+.2f} [{more.low:+.2f}, {more.high:+.2f}] a seat and deal")
    for name, clock in zip((player, "is_mcts"), clocks, strict=True):
        print(f"{name:12} {clock.each * 1000:.1f} ms a decision, {clock.decisions} decisions")


if __name__ == "__main__":
    main()
