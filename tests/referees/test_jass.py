"""Jass against a judge of its own: whole matches, who may do what at every step, which Wiis count, what is written.

In most deals runs and sets are held more often than by chance.
``python -m tests.referees.test_jass 500`` plays so many matches, and tells how often what happened.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

from stich.engine import events
from stich.engine.state import State
from stich.rng import Random, stream
from tests.referees import jass
from tests.referees.packs import Themed
from tests.specs_under_test import playable

MATCHES = 12


def judged(seed: int) -> Counter[str]:
    """Play a match and hold it against the judge; what happened in it."""
    game, random, seen = playable("jass"), Random(stream(seed, 8)), Counter[str]()
    state = game.start(seed, packs=Themed(game, seed, 9), log=True)
    match = jass.Match()
    while not state.over:
        deal = one_deal(state, match, random)
        seen += Counter(happened(match, deal))
        assert list(state.totals[0]) == match.totals, seed
    assert state.winner == match.winner, seed
    return seen


def one_deal(state: State, match: jass.Match, random: Random) -> jass.Deal:
    names, done = state.plan.game.deck.cards, len(state.log or ())
    judge = jass.course(match, state.dealer, [[names[card] for card in hand] for hand in state.hands])
    said = None
    try:
        while True:
            seat, legal = next(judge) if said is None else judge.send(said)
            mine = [state.plan.actions.name(action) for action in state.legal_actions()]
            assert (state.to_act, sorted(mine)) == (seat, sorted(legal)), (seat, legal, mine)
            said = random.choice(mine)
            state.play(state.plan.actions.parse(said))
    except StopIteration as end:
        deal: jass.Deal = end.value
    shown = [event for event in (state.log or [])[done:] if isinstance(event, events.Melded) and event.cards]
    told = [(event.seat, frozenset(names[card] for card in event.cards)) for event in shown]
    assert Counter(told) == Counter((weis.seat, weis.cards) for weis in deal.counted)
    return deal


def happened(match: jass.Match, deal: jass.Deal) -> Iterator[str]:
    """What is worth counting in a deal."""
    yield "deals"
    yield deal.game.split()[0]
    yield from (f"run of {len(weis.cards)}" if weis.run else f"four for {weis.points}" for weis in deal.counted)
    yield from ["Stöck"] if any(deal.stock) else []
    yield from ["match"] if jass.TRICKS in deal.tricks else []
    if match.winner >= 0:
        yield "out within a deal" if sum(deal.tricks) < jass.TRICKS else "out at the end"


def all_of(matches: int) -> Iterator[Counter[str]]:
    for seed in range(matches):
        yield judged(seed)


def test_jass_is_the_judges() -> None:
    seen = sum(all_of(MATCHES), Counter[str]())
    wanted = {"trump", "obenabe", "undenufe", "run of 3", "run of 4", "run of 5", "four for 100", "Stöck"}
    assert wanted | {"out within a deal"} <= set(seen)


if __name__ == "__main__":
    print(dict(sum(all_of(int(sys.argv[1])), Counter[str]())))
