"""A deal that was played, put as an example, scores what it scored: an example and a deal are one code."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from stich.cards import NO_SEAT, CardSet, cards_in
from stich.engine import score
from stich.engine.events import DealEnd
from stich.engine.position import Position
from stich.engine.state import State
from stich.examples.run import check
from stich.language.conditions.kinds import Holding
from stich.language.conditions.measures import Measure
from stich.language.model.game import Example
from stich.language.model.values import value_words
from tests.specs_under_test import NAMES, Bots, playable

SEEDS = range(3)
DEALS = 2

UNTOLD = {Holding.TAKEN, Measure.PHASE_TRICKS}
"""What an example does not say of a deal: the cards of each trick, and the tricks of each phase."""


class Ending:
    """A deal as it is about to be scored, and what has been given in it before."""

    def __init__(self, state: State) -> None:
        self.state, self.given_before = state.copy(), len(state.awards)


def endings(name: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Ending, DealEnd]]:
    """The deals of a random match, with what the match says of their end."""
    found: list[Ending] = []
    end_deal = score.end_deal

    def ending(s: Position) -> int | None:
        assert isinstance(s, State)
        found.append(Ending(s))
        return end_deal(s)

    with monkeypatch.context() as patch:
        patch.setattr(score, "end_deal", ending)
        match = playable(name).start(seed, deals=DEALS, log=True)
        list(Bots(seed, match.plan.players).play_out(match))
    ended = [event for event in match.log or () if isinstance(event, DealEnd)]
    yield from zip(found, ended, strict=True)


def as_given(state: State) -> dict[str, Any]:
    """A deal in the words of an example."""
    model = state.plan.game
    given: dict[str, Any] = {"dealer": state.dealer, "stake": state.stake, "bids": state.bids}
    given |= tricks_of(state)
    given["hands"] = {seat: model.deck.names(hand) for seat, hand in enumerate(state.hands)}
    if state.plan.asks_dealt:
        given |= {"held": hands_of(state, state.held), "dealt": hands_of(state, state.dealt)}
    if model.seats.sits_out is None and (out := [seat for seat in state.after[0] if seat not in state.active]):
        given["sits out"] = sorted(out)
    given["turned up"] = list(model.deck.names(state.turned))
    bindings = zip(model.bindings, state.bound, strict=True)
    given |= {each.name.key: value_words(model, each, value) or "none" for each, value in bindings}
    given |= {kind.name.key: points for kind, points in zip(model.card_points, state.card_points, strict=True)}
    given |= {counter.key: counts for counter, counts in zip(model.counters, state.counters, strict=True)}
    given |= {pool.name.key: lying for pool, lying in zip(model.match.pools, state.pools, strict=True)}
    totals = zip(model.match.totals, state.totals, strict=True)
    return given | {"slate": {total.name.key: by_side for total, by_side in totals}}


def tricks_of(state: State) -> dict[str, Any]:
    """Who won the tricks; which card did it can be said where none was nobody's."""
    if NO_SEAT in state.winners:
        return {"winners": ["nobody" if seat == NO_SEAT else state.side_of[seat] for seat in state.winners]}
    cards = state.plan.game.deck.names(state.won_with)
    return {"winners": "none"} if not state.winners else {"winning seats": state.winners, "won with": list(cards)}


def hands_of(state: State, held: list[CardSet]) -> dict[int, list[str]]:
    return {seat: list(state.plan.game.deck.names(cards_in(cards))) for seat, cards in enumerate(held)}


ASKS_MORE = {"doppelkopf", "german-whist"}
"""Specs whose score asks what an example does not say."""


def test_the_score_of_all_but_few_specs_asks_what_an_example_says() -> None:
    assert {name for name in NAMES if not playable(name).rules.programs.asked.isdisjoint(UNTOLD)} == ASKS_MORE


@pytest.mark.parametrize("name", sorted({*NAMES} - ASKS_MORE))
def test_a_deal_as_an_example_scores_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = playable(name)
    for seed in SEEDS:
        for ending, ended in endings(name, seed, monkeypatch):
            if ended.conceded is not None:
                continue
            points = [0] * len(game.plan.sides)
            for award in ended.awards[ending.given_before :]:
                points[award.side] += award.points
            given = as_given(ending.state)
            result = check(game, Example("a deal", "score", given, {"points": points}))
            assert result.ok, (seed, result.message, given)
