"""A deal on two tables: the engine's, and a judge's who knows his game and names of cards, and nothing of the language.

A judge is a generator: at each turn it says whose it is and all that he may do, is told what he does, and in the end
gives back what the deal has brought to each seat.  At every turn both tables must ask the same seat for the same.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from stich.engine.state import State
from stich.engine.table import Stage
from stich.rng import Random

Turn = tuple[int, set[str]]
Course = Generator[Turn, str, list[int]]


@dataclass(frozen=True)
class Dealt:
    """What a judge is told as the deal begins."""

    dealer: int
    hands: list[list[str]]
    turned: list[str]
    stock: list[str]  # as it is dealt and drawn from
    heaps: list[list[str]]
    face_up: list[str]  # what lies face up in the hands


def dealt(state: State) -> Dealt:
    """What lies on the engine's table."""
    names = state.plan.game.deck.names
    return Dealt(
        state.dealer,
        [list(names(hand)) for hand in state.hands],
        list(names(state.turned)),
        list(names(state.stock)),
        [list(names(heap)) for heap in state.heaps],
        names([card for card, _ in state.face_up]),
    )


def follow(state: State, course: Course, random: Random) -> list[int]:
    """Play a deal at random on both tables; what it brings by the judge's."""
    number, named = state.deal_number, state.plan.actions.name
    try:
        seat, words = next(course)
        while True:
            assert state.deal_number == number and not state.over, f"the deal is over, but {seat} has {words}"
            actions = {named(action): action for action in state.legal_actions()}
            assert (state.to_act, set(actions)) == (seat, words), (
                f"{state.to_act} {sorted(actions)}, not {seat} {sorted(words)}"
            )
            word = random.choice(sorted(words))
            state.play(actions[word])
            while state.stage == Stage.TRANSFER and not state.over and len(state.legal_actions()) == 1:
                state.play(state.legal_actions()[0])  # nothing is chosen there
            seat, words = course.send(word)
    except StopIteration as end:
        assert state.over or state.deal_number != number, "the deal goes on"
        points: list[int] = end.value
        return points
