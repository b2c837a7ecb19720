"""French Tarot against a judge of its own: who may do what at every step, and what each deal brings.

Of five deals four have hands that chance rarely gives: all high trumps with the taker, none, the Excuse kept to the
end.  ``python -m tests.referees.test_tarot 2000 3`` plays so many deals of three players.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from stich.engine.packs import Laid, Seeded
from stich.engine.state import State
from stich.match.game import Game, load_game
from stich.rng import Random, stream
from tests.referees import tarot
from tests.specs_under_test import path_of

DEALS = 60
HIGH = [f"T{n}" for n in range(21, 0, -1)]
KINDS = ("as dealt", "all trumps", "trumps and Excuse", "nothing", "many trumps")


@cache
def played(players: int) -> Game:
    """The game for so many."""
    return load_game(path_of("tarot-french"), players=players)


def wanted(kind: str, random: Random, players: int) -> list[str]:
    """Cards that one seat is to have."""
    low = [f"{suit}{rank}" for suit in "SHDC" for rank in (2, 3, 4, 5, 6)]
    match kind:
        case "all trumps":
            return HIGH[:18] if players == 4 else [*HIGH, "SK", "HK"]
        case "trumps and Excuse":
            return [*HIGH[:15], tarot.PETIT, HIGH[15 + random.below(3)], tarot.EXCUSE]
        case "nothing":
            return low[:18]
        case "many trumps":
            return [*HIGH[: 9 + random.below(5)], tarot.EXCUSE]
    return []


def dealt(seed: int, kind: str, players: int) -> tuple[State, int]:
    """A deal of this kind, and the seat that has the cards."""
    game, random = played(players), Random(stream(seed, 7))
    names = game.model.deck.cards
    order = Seeded(seed).pack(1, range(len(names)))
    plain = game.start(seed, deals=1, packs=Laid([order], seed=seed))
    seat, cards = random.below(players), [names.index(name) for name in wanted(kind, random, players)]
    places = [order.index(card) for card in plain.hands[seat]]
    for place, card in zip(places, cards, strict=False):
        other = order.index(card)
        order[place], order[other] = order[other], order[place]
    return game.start(seed, deals=1, packs=Laid([order], seed=seed)), seat


def choice(state: State, legal: list[str], random: Random, strong: int, kind: str) -> str:
    """Something that may be done; the strong seat bids, handfuls are shown and the Excuse is kept more often than by
    chance."""
    if "pass" in legal and kind != "as dealt":
        return legal[random.below(len(legal) - 1)] if state.to_act == strong else "pass"
    shown = [each for each in legal if each in tarot.HANDFULS]
    rest = [each for each in legal if each != tarot.EXCUSE]
    if shown and random.below(2):
        return random.choice(shown)
    return random.choice(rest if rest and random.below(60) else legal)


def judged(seed: int, players: int) -> Counter[str]:
    """Play one deal and hold it against the judge; what happened in it."""
    kind = KINDS[seed % len(KINDS)]
    (state, strong), random = dealt(seed, kind, players), Random(stream(seed, 8))
    names, hands = state.plan.game.deck.cards, state.hands
    dog = set(range(len(names))) - {card for hand in hands for card in hand}
    judge = tarot.course(state.dealer, [[names[c] for c in hand] for hand in hands], [names[c] for c in dog])
    said = None
    try:
        while True:
            seat, legal = next(judge) if said is None else judge.send(said)
            mine = [state.plan.actions.name(action) for action in state.legal_actions()]
            assert (state.to_act, sorted(mine)) == (seat, sorted(legal)), (seed, seat, legal)
            said = choice(state, mine, random, strong, kind)
            state.play(state.plan.actions.parse(said))
    except StopIteration as end:
        assert state.over, seed
        assert state.last_points == end.value.points, seed
        return Counter(happened(end.value))


def happened(deal: tarot.Deal) -> Iterator[str]:
    """What is rare in a deal."""
    yield deal.bid or "nobody bid"
    if deal.taker < 0:
        return
    yield "won" if deal.points[deal.taker] > 0 else "lost"
    tricks = len(deal.won[True])
    slam = {deal.tricks: "slam", 0: "slam of the defence"}.get(tricks)
    yield from [slam] if slam else []
    yield from ["announced"] if deal.slam else []
    yield from ["late Excuse"] if deal.late else []
    yield from ["handful"] if deal.handfuls else []
    yield from [] if deal.petit is None else ["Petit of the taker" if deal.petit else "Petit of the defence"]
    if slam == "slam" and deal.won[True][-1][0] == tarot.EXCUSE:
        yield "slam with the Excuse"


def all_of(deals: int, players: int) -> Iterator[Counter[str]]:
    for seed in range(deals):
        yield judged(seed, players)


@pytest.mark.parametrize("players", [3, 4])
def test_french_tarot_is_the_judges(players: int) -> None:
    seen = sum(all_of(DEALS, players), Counter[str]())
    assert {*tarot.FACTORS, "won", "lost", "slam", "slam with the Excuse", "announced", "handful"} <= set(seen)


if __name__ == "__main__":
    print(dict(sum(all_of(*map(int, sys.argv[1:])), Counter[str]())))
