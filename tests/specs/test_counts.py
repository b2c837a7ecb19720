"""How many lines of play small fixed deals have: all of them, by the first action, and by the points they end with.

``pytest --update tests/specs/test_counts.py`` writes the counts anew.  Where one differs, the split by the first action
shows which branch is wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from stich.cards import mask_of
from stich.engine.state import State
from stich.engine.table import Right, Stage
from stich.language.model.deal import Again
from tests.specs_under_test import PLAYED, TESTS, compare_with_golden, playable, strangers

SEEDS = (1, 2)
CARDS = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2}  # in each hand, by the number of seats that play
OTHERWISE = {
    "knueffeln-bohmstedt": 2,  # every lead may be face down, and be answered in several ways
    "braus": 6, "braus-6p": 5,  # half of the cards cannot be played
    "briscola-4p": 2, "brus-denmark": 2, "voormsi": 2,  # free play, and four draws
    "truc": 2, "watten": 2, "watten-south-tyrol": 2,  # whoever is to play may raise as well
    "ecarte": 2, "ombre": 2, "double-pack": 2, "contracts-and-modes": 2,  # much can be exchanged
    "auction-and-widow": 2, "three-heaps": 2,  # the same
    "ruff-and-honours": 2,  # one hand chooses four of its cards, in any order
}  # fmt: skip
STAND = {"bourre", "klaberjass", "loo", "loo-unlimited"}  # where the last thing that may be said leaves all in the deal
STOCK = 4  # cards left to draw, in games that draw


def small_deal(name: str, seed: int, transfers: bool = False) -> State:
    """A deal at its first trick, or at its first exchange, with short hands.  Dialogues on the way end with the first
    thing that may be said, an auction with the highest bid."""
    state = playable(name).start(seed, deals=1)
    while state.stage == Stage.DIALOGUE or (state.stage == Stage.TRANSFER and not transfers):
        last = state.stage == Stage.TRANSFER or holds_auction(state) or name in STAND
        state.play(state.legal_actions()[-1 if last else 0])
    size = OTHERWISE.get(name, CARDS[len(state.active)])
    entitled = dict(state.rights)
    for seat, hand in enumerate(state.hands):
        room = size + (len(state.taken) if seat == state.to_act else 0)  # what was taken must be given back
        kept = [card for card in hand if entitled.get(seat, 0) >> card & 1][:room]
        others = [card for card in hand if card not in kept]
        kept += others[:: max(1, len(others) // room)][: room - len(kept)]
        state.hands[seat] = sorted(kept)
    state.rights = [Right(seat, cards & mask_of(state.hands[seat])) for seat, cards in state.rights]
    if state.to_draw:
        del state.stock[:-STOCK]
    elif any(isinstance(step, Again) for step in playable(name).model.steps):
        del state.stock[STOCK:]
    state.legal = None
    return state


def holds_auction(state: State) -> bool:
    """Whether seats bid now; then the highest bid is made."""
    dialogue = state.plan.game.dialogues[state.dialogue]
    return state.stage == Stage.DIALOGUE and dialogue.states[state.dialogue_state].auction is not None


def lines_of_play(state: State) -> Counter[tuple[int, ...]]:
    """How many ways the deal can go on from here to its end, by the points that it gives.  The state is used up."""
    found: Counter[tuple[int, ...]] = Counter()
    _count(state, found)
    return found


def _count(state: State, found: Counter[tuple[int, ...]]) -> None:
    while not state.over:
        *others, last = state.legal_actions()
        for action in others:
            after = state.copy()
            after.play(action)
            _count(after, found)
        state.play(last)
    found[tuple(state.last_points)] += 1


def counted(name: str) -> Iterator[str]:
    """The counts of a spec, as its file has them."""
    game = playable(name)
    deals = [(seed, False) for seed in SEEDS]
    if seed := next((s for s in range(1, 60) if small_deal(name, s, transfers=True).stage == Stage.TRANSFER), 0):
        deals.append((seed, True))
    for seed, transfers in deals:
        state, total = small_deal(name, seed, transfers), Counter[tuple[int, ...]]()
        yield f"seed {seed}, {'from the first exchange on, ' if transfers else ''}hands of seat 0, 1, …"
        yield from (f"  hand {' '.join(game.model.deck.names(hand))}" for hand in state.hands)
        for action in state.legal_actions():
            after = state.copy()
            after.play(action)
            below = lines_of_play(after)
            total += below
            yield f"  first {game.action_name(action)}: {below.total()}"
        yield from (f"  points {' '.join(map(str, points))}: {count}" for points, count in sorted(total.items()))
        yield f"  all: {total.total()}"


@pytest.mark.parametrize("name", PLAYED)
def test_a_spec_has_as_many_lines_of_play_as_before(name: str, update: bool) -> None:
    compare_with_golden(TESTS / "counts" / f"{name}.txt", list(counted(name)), update)


def test_no_counts_are_left_of_a_spec_that_is_gone() -> None:
    assert not strangers("counts", ".txt")


def test_free_play_of_three_cards_by_four_seats_has_every_order_of_every_hand() -> None:
    state = small_deal("karniffel", 2)
    assert lines_of_play(state).total() == 6**4
