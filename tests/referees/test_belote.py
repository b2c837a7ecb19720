"""Belote and Coinche against judges of their own: whole matches, who may do what at every step, which announcements
count, what is written and what lies in litige.

In most deals runs and sets are held more often than by chance.
``python -m tests.referees.test_belote 500`` plays so many matches, and tells how often what happened.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Generator, Iterator

from stich.engine import events
from stich.engine.state import State
from stich.rng import Random, stream
from tests.referees import belote, coinche
from tests.referees.packs import Themed
from tests.specs_under_test import playable

MATCHES = 20


def judged(seed: int, name: str) -> Counter[str]:
    """Play a match and hold it against the judge; what happened in it."""
    game, random, seen = playable(name), Random(stream(seed, 8)), Counter[str]()
    state = game.start(seed, packs=Themed(game, seed, 5), log=True)
    match = belote.Match(goal={"belote": belote.GOAL, "coinche": coinche.GOAL}[name])
    while not state.over:
        deal = one_deal(state, match, random)
        seen += Counter(happened(deal))
        assert (list(state.totals[0]), sum(state.pools)) == (match.totals, match.litige), seed
        assert state.over == (match.winner is not None), seed
    assert state.winner == match.winner, seed
    return seen


def one_deal(state: State, match: belote.Match, random: Random) -> belote.Deal:
    names, done = state.plan.game.deck.cards, len(state.log or ())

    def hands() -> list[list[str]]:
        return [[names[card] for card in hand] for hand in state.hands]

    judge: Generator[belote.Turn, str, belote.Deal] = (
        belote.course(match, state.dealer, names[state.turned[0]], hands)
        if state.turned
        else coinche.course(match, state.dealer, hands)
    )
    said = None
    try:
        while True:
            seat, legal = next(judge) if said is None else judge.send(said)
            mine = [state.plan.actions.name(action) for action in state.legal_actions()]
            assert (state.to_act, sorted(mine)) == (seat, sorted(legal)), (seat, legal, mine)
            said = random.choice(likely(mine) if random.below(4) else mine)
            state.play(state.plan.actions.parse(said))
    except StopIteration as end:
        deal: belote.Deal = end.value
    shown = [event for event in (state.log or [])[done:] if isinstance(event, events.Melded) and event.cards]
    told = [(event.seat, frozenset(names[card] for card in event.cards)) for event in shown]
    assert Counter(told) == Counter((one.seat, one.cards) for one in deal.counted)
    return deal


def likely(legal: list[str]) -> list[str]:
    """What players say more often than chance would."""
    return [word for word in legal if word.startswith(("pass", "game 80 S")) or word.endswith("coinche")] or legal


def happened(deal: belote.Deal) -> Iterator[str]:
    """What is worth counting in a deal."""
    yield "deals"
    yield deal.end
    if isinstance(deal, coinche.Deal):
        yield f"times {deal.times}"
    yield from (f"announced {one.points}" for one in deal.counted)
    yield from ["belote"] if any(deal.belote) else []


def all_of(matches: int, name: str) -> Iterator[Counter[str]]:
    for seed in range(matches):
        yield judged(seed, name)


def test_belote_is_the_judges() -> None:
    seen = sum(all_of(MATCHES, "belote"), Counter[str]())
    assert {"made", "dedans", "belote", "announced 20", "announced 50", "announced 100"} <= set(seen)


def test_coinche_is_the_judges() -> None:
    seen = sum(all_of(MATCHES, "coinche"), Counter[str]())
    assert {"made", "made, doubled", "fallen", "belote", "times 1", "times 2", "times 4"} <= set(seen)


if __name__ == "__main__":
    for played in ("belote", "coinche"):
        print(played, dict(sum(all_of(int(sys.argv[1]), played), Counter[str]())))
