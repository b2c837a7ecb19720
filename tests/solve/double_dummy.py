"""The solver held against the double-dummy solver of bridge, at whist without trumps in which every trick counts.

    python -m tests.solve.double_dummy [--deals 200] [--seed 1]

Run by hand, for it needs ``endplay``, which brings Bo Haglund's and Soren Hein's DDS (``pip install endplay``).  Hands
have eight cards, dealt from a pack of 32.  It tells how many deals are worth the same to both, and which cards that may
be led are best: all that the one calls best the other must, too.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stich import load_game
from stich.engine.state import State
from stich.match.game import Game
from stich.solve.solver import DealSolver
from stich.solve.teams import teams

SPEC = Path(__file__).with_name("tricks-alone.yaml")
SUITS = "SHDC"
SEATS = "NESW"


@dataclass(frozen=True, slots=True)
class Answer:
    """How many tricks the side to lead wins, and with which leads; how long that took, in milliseconds."""

    tricks: int
    best: frozenset[str]
    took: float


def deals(game: Game, number: int, seed: int) -> Iterator[State]:
    """Deals about to be led to."""
    for each in range(number):
        yield game.start(seed + each, deals=1, log=True)


def ours(solver: DealSolver, state: State) -> Answer:
    """What our solver says, the best leads among it."""
    team = next(team for team in teams(state) if state.to_act in team.seats)
    begun = time.process_time()
    ahead = solver.worth(state, team)
    took = 1000 * (time.process_time() - begun)
    solved = solver.solve(state, team)
    assert solved.worth == ahead
    best = frozenset(state.plan.game.deck.cards[move.action] for move in solved.best)
    return Answer((int(ahead) + len(state.hands[0])) // 2, best, took)


def theirs(state: State) -> Answer:
    """What DDS says."""
    from endplay.dds import solve_board
    from endplay.types import Deal, Denom, Player

    deal = Deal(pbn_of(state), first=Player(state.to_act), trump=Denom.nt)
    begun = time.process_time()
    solved = [(str(card), tricks) for card, tricks in solve_board(deal)]
    took = 1000 * (time.process_time() - begun)
    most = max(tricks for _, tricks in solved)
    best = frozenset(_card(name) for name, tricks in solved if tricks == most)
    return Answer(most, best, took)


def _card(name: str) -> str:
    """A card of theirs in our words: its suit may be drawn, and ten is a T."""
    drawn = dict(zip("♠♥♦♣", SUITS, strict=True))
    suit = drawn.get(name[0], name[0])
    return suit + name[1:].replace("T", "10")


def pbn_of(state: State) -> str:
    """The hands in the notation of bridge."""
    names = state.plan.game.deck.cards
    hands = []
    for hand in state.hands:
        held = [names[card] for card in sorted(hand)]
        suits = ["".join(name[1:].replace("10", "T") for name in held if name[0] == suit) for suit in SUITS]
        hands.append(".".join(suits))
    return f"N:{' '.join(hands)}"


def main(words: list[str]) -> int:
    """Compare as the words say; how many deals differ."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(words)
    game = load_game(SPEC)
    solver, bad, times = DealSolver(game), 0, list[tuple[float, float]]()
    for state in deals(game, options.deals, options.seed):
        mine, other = ours(solver, state), theirs(state)
        times.append((mine.took, other.took))
        if (mine.tricks, mine.best) != (other.tricks, other.best):
            bad += 1
            print(f"{pbn_of(state)}, {SEATS[state.to_act]} leads: {mine}, DDS {other}")
    print(
        f"{options.deals - bad} of {options.deals} deals of eight cards a hand agree, in tricks and in the best leads"
    )
    _tell(times)
    return bad


def _tell(times: list[tuple[float, float]]) -> None:
    for name, values in (("ours", [a for a, _ in times]), ("DDS", [b for _, b in times])):
        print(f"{name:5} median {statistics.median(values):8.2f} ms, mean {statistics.mean(values):8.2f} ms")
    print(f"ours / DDS, median of the ratios: {statistics.median(a / max(b, 1e-3) for a, b in times):.2f}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))


def agree(state: Any, solver: DealSolver) -> bool:
    """Whether both say the same of a deal."""
    mine, other = ours(solver, state), theirs(state)
    return (mine.tricks, mine.best) == (other.tricks, other.best)
