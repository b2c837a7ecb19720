"""What a deal brings: the rows of the score as the engine reckons them, and slowly over the plain reference.

    python -m tests.specs.test_scores --positions 2000

reckons so many final positions of each spec in both and prints how many there were; in the suite there are fewer.
Half of the positions are those of random play; in the others totals, pools, stake and bids are anything.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from stich.engine import score
from stich.engine.position import Position
from stich.engine.standing import standing_of
from stich.engine.table import NO_BID
from stich.rng import Random
from tests.slow_score import scored
from tests.specs.test_laws import every_spec
from tests.specs_under_test import PLAYED, Bots, playable

IN_THE_SUITE = 40


def upset(s: Position, random: Random) -> None:
    """Let what is not of the cards be anything."""
    for total in s.totals:
        total[:] = [random.below(40) - 10 for _ in total]
    s.pools = [random.below(30) for _ in s.pools]
    s.stake = 1 + random.below(6)
    s.bids = [bid if bid == NO_BID else random.below(6) for bid in s.bids]


def moved(s: Position, name: str) -> None:
    """Score a deal in both ways, and hold them together."""
    slow = s.copy()
    if s.conceded is None:
        score._grow(slow)
    standing = standing_of(slow)
    expected = scored(s.plan.game, standing, given_up=s.conceded is not None)
    before, points = len(s.awards), [list(total) for total in slow.totals]
    _SCORE(s)
    given = s.awards[before:]
    assert Counter(map(tuple, given)) == Counter(expected.awards), name
    assert s.pools == expected.pools, name
    for i, total in enumerate(s.plan.game.match.totals):
        added = expected.points if total.points or total.last else [0] * len(s.sides)
        beside = [after - was for after, was in zip(expected.totals[i], points[i], strict=True)]
        assert s.totals[i] == [sum(each) for each in zip(points[i], added, beside, strict=True)], name


_SCORE = score.score


@contextmanager
def both_ways(name: str, random: Random) -> Iterator[Counter[str]]:
    """While this lasts every deal is scored in both ways; how many were."""
    met: Counter[str] = Counter()

    def score_both(s: Position) -> bool:
        if random.below(2):
            upset(s, random)
        moved(s.copy(), name)
        met["positions"] += 1
        met["given up"] += s.conceded is not None
        return _SCORE(s)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(score, "score", score_both)
        yield met


def reckoned(name: str, positions: int, seed: int = 1) -> Counter[str]:
    """Reckon so many final positions of a spec in both ways."""
    with both_ways(name, Random(seed)) as met:
        match = seed
        while met["positions"] < positions:
            state = playable(name).start(match, deals=min(50, positions), log=True)
            for _ in Bots(match, len(state.hands), give_up_once_in=200).play_out(state):
                if met["positions"] >= positions:
                    break
                state.forget()
            match += 1
    return met


@every_spec
def test_a_deal_is_scored_as_the_slow_reckoning_says(name: str) -> None:
    assert reckoned(name, IN_THE_SUITE)["positions"] == IN_THE_SUITE


def main() -> None:
    """Print how many positions of each spec were reckoned alike."""
    parser = argparse.ArgumentParser(description="the score of many final positions, in two executors")
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for name in PLAYED:
        met = reckoned(name, options.positions, options.seed)
        print(f"{name}: {met['positions']} final positions alike, {met['given up']} of them given up", flush=True)


if __name__ == "__main__":
    main()
