"""Heaps in play: whose they are, who sees what lies there, and what may be laid away."""

from __future__ import annotations

from stich.cards import NO_CARD, mask_of
from stich.engine.state import State
from stich.language.conditions.kinds import Holding
from stich.match.record import line_of
from stich.match.seen_record import SeenLines
from stich.players.exchanges import counts_for_giver
from stich.players.greedy import GreedyPlayer
from stich.rng import Random
from stich.rules.strength import strengths
from stich.voice.transcript import Transcript
from tests.specs_under_test import playable


def in_play(*said: str, seed: int = 3) -> State:
    """The trial game of three heaps at its first lead, when this has been said; cards are laid away as they come."""
    state = playable("three-heaps").start(seed, log=True)
    for word in said:
        state.play(playable("three-heaps").parse_action(word))
    while state.stage.name != "TRICK":
        legal = state.legal_actions()
        state.play(legal[-1])
    return state


def named(state: State, cards: list[int]) -> set[str]:
    return set(state.plan.game.deck.names(cards))


def test_from_the_first_lead_on_the_cards_are_held_and_taken_and_count() -> None:
    state = in_play("play C")
    declarer, skat = state.forehand, mask_of(state.heaps[0])
    assert state.heap_seats[:1] == [declarer]
    assert state.held_by(Holding.HELD, declarer) == mask_of(state.hands[declarer]) | skat
    assert state.held_by(Holding.TAKEN, declarer) == skat
    worth = sum(state.beat.point_values[0][card] for card in state.heaps[0])
    assert state.card_points[0][declarer] == worth
    assert state.tricks_won[declarer] == 0


def test_who_laid_cards_there_sees_them_and_nobody_else() -> None:
    state = in_play("play C")
    for seat in range(3):
        view = state.view(seat)
        assert (NO_CARD in view.heaps[0]) == (seat != state.forehand)
        assert (view.card_points[0][state.forehand] == state.card_points[0][state.forehand]) == (
            seat == state.forehand or state.card_points[0][state.forehand] == 0
        )
        assert list(view.heaps[1]) == state.heaps[1], "the widow lies open"


def test_of_cards_never_taken_not_even_the_owner_knows() -> None:
    state = in_play("hand C")
    assert set(state.view(state.forehand).heaps[0]) == {NO_CARD}


def test_a_hand_laid_open_is_seen_by_all() -> None:
    state = in_play("open hand C")
    for seat in range(3):
        assert dict(state.view(seat).hands)[state.forehand] == tuple(state.hands[state.forehand])


def test_what_comes_back_to_a_heap_is_known_to_who_laid_it_last() -> None:
    state = playable("three-heaps").start(3)
    state.known_lying = [mask_of(state.heaps[0])] * 3
    state.play(playable("three-heaps").parse_action("play C"))
    assert not any(state.known_lying), "the cards have been taken"


def test_cards_that_may_not_be_laid_away_may_where_no_others_are_left() -> None:
    game = playable("three-heaps")
    state = game.start(3)
    state.play(game.parse_action("play C"))
    jacks = [card for card in range(32) if game.model.deck.cards[card].endswith("J")]
    others = [card for card in state.hands[state.to_act] if card not in jacks]
    assert not {game.action_name(action) for action in state.legal_actions()} & {
        f"give {c}" for c in named(state, jacks)
    }
    assert len(state.legal_actions()) == len(others)


def test_the_transcript_of_a_seat_names_no_card_that_it_does_not_see() -> None:
    state = in_play("play C")
    other = (state.forehand + 1) % 3
    transcript = Transcript(playable("three-heaps"), other)
    lines = SeenLines(playable("three-heaps"), state, other).lines()
    said = " ".join(word for line in lines for word in transcript.tell(line))
    assert not named(state, state.heaps[0]) & set(said.replace(",", " ").replace(":", " ").split())


def test_a_heap_is_recorded_as_dealt_and_when_it_is_given_to_its_owner() -> None:
    state = in_play("hand C")
    lines = [line_of(state.plan, event) for event in state.log or ()]
    (deal,) = (line for line in lines if line["event"] == "deal")
    assert {name: len(cards) for name, cards in deal["heaps"].items()} == {"skat": 2, "widow": 3}
    (taken,) = (line for line in lines if line["event"] == "heap")
    assert taken == {"event": "heap", "seat": state.forehand, "heap": "skat", "cards": deal["heaps"]["skat"]}


def test_the_greedy_player_lays_away_what_counts_for_it_among_what_is_weak() -> None:
    game = playable("three-heaps")
    state = game.start(3)
    state.play(game.parse_action("play C"))
    view = state.view(state.to_act)
    assert counts_for_giver(view, game.plan.transfers[view.transfer])
    given = GreedyPlayer().choose(view, Random(1)) - game.plan.actions.give
    known = strengths(game.rules, state.bound, 0)
    weak = [card for card in view.hand if known.whole(card) <= sum(map(known.whole, range(32))) / 32]
    assert given in weak
    assert state.beat.point_values[0][given] == max(state.beat.point_values[0][card] for card in weak)


def test_a_hand_is_laid_open_after_a_trick() -> None:
    """The trial game lays the hand beside the first open after two tricks, and not before."""
    game, random, seen = playable("auction-and-widow"), Random(7), 0
    state = game.start(5)
    while not state.over and seen < 20:
        state.play(random.choice(state.legal_actions()))
        shown = state.plan.after[state.forehand][0]
        others = [state.view(seat) for seat in range(3) if seat != shown]
        if len(state.winners) > 2:
            held = game.model.deck.names(state.hands[shown])
            assert all(game.model.deck.names(dict(view.hands)[shown]) == held for view in others)
            seen += 1
        elif len(state.winners) < 2 and not state.bound[2]:
            assert all(shown not in dict(view.hands) for view in others)
    assert seen == 20
