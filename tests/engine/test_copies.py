"""Packs with several copies of each card: they are one choice, and which of them is where makes no difference."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stich.cards import NO_CARD, Card, cards_in, make_deck, mask_of
from stich.engine.errors import IllegalPlayError
from stich.engine.packs import Laid
from stich.engine.state import State
from stich.engine.table import HeldBack, Moved, Right
from stich.match.record import Recorder, line_of, replay, text_of
from stich.rng import MASK, Random, shuffled
from tests.specs_under_test import PLAYED, Bots, path_of, playable

DOUBLED = [name for name in PLAYED if ", copies: " in path_of(name).read_text("utf-8")]
every_double = pytest.mark.parametrize("name", DOUBLED)


def relabelled(state: State, order: Callable[[Card], Card]) -> State:
    """The same position with other copies of every card in their places."""
    other = state.copy()

    def card(card: Card) -> Card:
        return card if card == NO_CARD else order(card)

    def cards(those: Iterable[Card]) -> list[Card]:
        return list(map(card, those))

    def mask(those: int) -> int:
        return mask_of(cards(cards_in(those)))

    other.hands = [sorted(cards(hand)) for hand in state.hands]
    for name in ("stock", "turned", "exposed", "aside", "trick", "won_with", "chosen", "taken"):
        setattr(other, name, cards(getattr(state, name)))
    other.melded = [meld._replace(cards=mask(meld.cards)) for meld in state.melded]
    other.heaps = list(map(cards, state.heaps))
    other.known_lying = list(map(mask, state.known_lying))
    other.face_up = [(card(each), seat) for each, seat in state.face_up]
    other.looked_at = [(seat, card(each)) for seat, each in state.looked_at]
    other.moved = [Moved(giver, to, tuple(cards(those)), shown) for giver, to, those, shown in state.moved]
    other.held_back = [HeldBack(giver, to, tuple(cards(those))) for giver, to, those in state.held_back]
    other.rights = [Right(seat, mask(those)) for seat, those in state.rights]
    other.dealt, other.held = list(map(mask, state.dealt)), list(map(mask, state.held))
    other.tricks = [(leader, cards(trick), winner) for leader, trick, winner in state.tricks]
    other.last_dealt, other.given = card(state.last_dealt), card(state.given)
    if state.trick:
        led, holder = divmod(state.holder, state.n)
        other.holder = card(holder) + led * state.n
    other.legal = None
    other.watch()
    return other


def exchanged(state: State, random: Random) -> Callable[[Card], Card]:
    """Another copy for each card, at random."""
    deck = state.plan.game.deck
    other: dict[Card, Card] = {}
    for first in range(0, len(deck), deck.copies):
        copies = range(first, first + deck.copies)
        other |= zip(copies, shuffled(copies, random.next()), strict=True)
    return other.__getitem__


@every_double
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, MASK))
def test_which_copy_is_where_makes_no_difference(name: str, seed: int) -> None:
    game, random = playable(name), Random(seed)
    state = game.start(seed, deals=1, log=True)
    bots = Bots(seed, len(state.hands))
    for _ in range(random.below(30)):
        if not state.over:
            state.play(bots.choose(state))
    other = relabelled(state, exchanged(state, random))
    before = len(state.log or ())
    while not state.over:
        assert other.legal_actions() == state.legal_actions()
        for seat in range(len(state.hands)):
            assert other.view(seat).key == state.view(seat).key
        action = bots.choose(state)
        state.play(action)
        other.play(action)
    happened = [text_of(line_of(game.plan, event, legal=True)) for event in (state.log or [])[before:]]
    assert [text_of(line_of(game.plan, event, legal=True)) for event in other.log or ()] == happened
    assert (other.totals, other.winner) == (state.totals, state.winner)


@every_double
def test_a_pack_is_known_by_its_names(name: str) -> None:
    game = playable(name)
    deck = game.model.deck
    pack = shuffled(range(len(deck)), 5)
    swapped = [deck.first(card) + deck.copies - 1 - card % deck.copies for card in pack]
    named = [deck.first(card) for card in pack]
    first, *others = (game.start(packs=Laid([each]), deals=1) for each in (pack, swapped, named))
    assert all((state.hands, state.stock) == (first.hands, first.stock) for state in others)
    with pytest.raises(ValueError, match=f"each card of the game {deck.copies} times"):
        game.start(packs=Laid([[named[0]] * len(named)]))


@every_double
def test_equal_cards_are_one_choice(name: str) -> None:
    game, met = playable(name), 0
    state = game.start(4, deals=3)
    for action in Bots(4, len(state.hands)).play_out(state):
        legal = state.legal_actions()
        assert len(set(map(game.action_name, legal))) == len(legal)
        if action < game.plan.n and state.hands[state.to_act].count(action) == 0:
            met += 1  # the second copy alone is held, and played by the number of the first
        if action < game.plan.n:
            with pytest.raises(IllegalPlayError, match="equal cards are one choice"):
                state.play(action + 1)
    assert met


@every_double
def test_a_record_writes_names_alone(name: str) -> None:
    game = playable(name)
    state = game.start(9, deals=2, log=True)
    for _ in Bots(9, len(state.hands)).play_out(state):
        pass
    lines = [text_of(line) for line in Recorder(game, state, 9, ["a"] * len(state.hands)).lines()]
    *_, (again, _) = replay(game, lines)
    assert (again.totals, again.history) == (state.totals, state.history)


def test_copies_stand_side_by_side_and_have_one_name() -> None:
    deck = make_deck("SH", ["K", "7"], removed=["H7"], added=["Fool"], copies=3)
    assert deck.cards == ("SK",) * 3 + ("S7",) * 3 + ("HK",) * 3 + ("Fool",) * 3
    assert [deck.parse_card(name) for name in ("SK", "S7", "♥K", "Fool")] == [0, 3, 6, 9]
    assert [deck.first(card) for card in (0, 2, 4, 11)] == [0, 0, 3, 9]
    assert list(cards_in(deck.same(4))) == [3, 4, 5]
    assert deck.once(deck.all) == mask_of([0, 3, 6, 9])
    assert deck.with_copies(mask_of([1, 11])) == deck.same(0) | deck.same(9)
    assert deck.numbered([2, 7, NO_CARD, 0, 1, 2]) == [0, 6, NO_CARD, 1, 2, 2]
