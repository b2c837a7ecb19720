"""What hangs on the set-up and on the moment: the list of legal cards as the rules read, tables by what is named."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stich.cards import NO_CARD, Card
from stich.engine.errors import IllegalPlayError
from stich.engine.standing import standing_of
from stich.engine.state import State
from stich.engine.table import Stage
from stich.language.conditions import terms as t
from stich.rng import MASK
from stich.rules import reference
from stich.rules.plainly import Asked, is_so
from tests.specs_under_test import Bots, playable

MODES = playable("modes")


def would_take(state: State, card: Card) -> bool:
    """Whether the card would hold the trick, by the slow reference."""
    trick = [*state.trick, card]
    return reference.judge(MODES.model, state.bound, trick, number=state.trick_number).winner == len(state.trick)


def named(cards: t.Cards, state: State, card: Card) -> bool:
    """Whether a description of legal cards names a card."""
    match cards:
        case t.Beating():
            return would_take(state, card)
        case t.AllOf(parts):
            return all(named(part, state, card) for part in parts)
        case t.AnyOf(parts):
            return any(named(part, state, card) for part in parts)
        case _:
            moment = reference.TrickMoment(MODES.model, state.bound, tuple(state.trick))
            return reference.contains(cards, card, moment, reference.power_of(card, moment))


def legal_by_the_rules(state: State) -> set[Card]:
    """What may be played to a trick, found line by line."""
    play, hand = MODES.model.play, state.hands[state.to_act]
    standing, asked = standing_of(state), Asked(frozenset({state.to_act}))
    free = {c for each in play.exempt if is_so(each.when, standing, asked) for c in hand if named(each.cards, state, c)}
    for rung in play.phases[0].legal:
        met = {card for card in hand if card not in free and named(rung.holding, state, card)}
        if met and is_so(rung.when, standing, asked):
            plays = met if rung.plays is None else {card for card in hand if named(rung.plays, state, card)}
            return plays | free
    return set(hand)


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, MASK))
def test_what_is_legal_is_found_line_by_line(seed: int) -> None:
    state = MODES.start(seed, deals=2, log=True)
    for _ in Bots(seed, 4).play_out(state):
        if state.stage == Stage.TRICK and state.trick:
            assert set(state.legal_actions()) == legal_by_the_rules(state)


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, MASK))
def test_tables_hang_on_what_is_named_and_on_nothing_else(seed: int) -> None:
    state = MODES.start(seed, deals=2)
    for _ in Bots(seed, 4).play_out(state):
        moment = reference.TrickMoment(MODES.model, state.bound, tuple(state.trick))
        for card in range(state.n):
            assert state.beat.power_of[card] == reference.power_of(card, moment)
            assert state.beat.point_values[0][card] == reference.card_points(moment, 0, [card])
        assert state.suit_led == moment.suit_led
    assert NO_CARD not in state.hands[0]


def test_contracts_that_make_no_difference_share_their_tables() -> None:
    rules = MODES.rules
    game, name = MODES.model, MODES.model.contract
    keys = [contract.key for contract in game.contracts]
    trump = next(i for i, binding in enumerate(game.bindings) if binding.name.key == "trump")

    def under(contract: str, *suit: int) -> object:
        values = {name: (keys.index(contract),), trump: suit}
        return rules.under(tuple(values.get(i, ()) for i in range(len(game.bindings))))

    assert under("colour 1 S", 0) is under("colour 2 S", 0)
    assert under("colour 1 S", 0) is not under("colour 1 H", 1)
    assert under("nullo") is not under("turned")


def refusals(state: State) -> Iterator[str]:
    """What is said of each card of a hand that may not be played, through a match."""
    for _ in Bots(1, 4).play_out(state):
        for card in state.hands[state.to_act] if state.trick else ():
            if card not in state.legal_actions():
                with pytest.raises(IllegalPlayError) as refused:
                    state.play(card)
                yield str(refused.value)


def test_who_may_not_play_a_card_is_told_the_line_and_on_what_it_hangs() -> None:
    told = list(refusals(MODES.start(1, deals=4)))
    assert any("must play trump beating unless side holds the trick (holds " in each for each in told)
    assert any("must play same suit (holds " in each for each in told)
    assert all("modes.yaml:" in each for each in told)
