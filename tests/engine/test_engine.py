"""The engine on deals that are laid out card by card: setting up, exchanges, dialogues, drawing, scoring, views."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

import pytest

from stich.cards import NO_CARD
from stich.engine.errors import IllegalPlayError
from stich.engine.events import CardsDrawn, Deal, DealEnd, SitsOut, ThrownIn, Transferred
from stich.engine.packs import Laid
from stich.engine.state import State
from stich.engine.table import Stage
from stich.match.game import Game, load_game
from tests.specs_under_test import Bots, playable


def cards(game: Game, words: str) -> list[int]:
    return [game.model.deck.parse_card(word) for word in words.split()]


def names(state: State, found: list[int]) -> str:
    return " ".join(state.plan.game.deck.names(found))


def laid(game: Game, hands: Mapping[int, str], stock: str = "", bottom: str = "") -> list[int]:
    """A pack that deals these cards to the places in the round of dealing (0 is forehand), with these on top of the
    stock and at the bottom; the others fill the gaps in the deck's order."""
    pack, start = [NO_CARD] * game.rules.n, 0
    left = {place: cards(game, words) for place, words in hands.items()}
    for deal, *_ in game.plan.deals.values():
        for place, indices in enumerate(deal.indices, deal.first):
            for index in indices:
                if left.get(place):
                    pack[start + index] = left[place].pop(0)
        start += deal.taken
    top, under = cards(game, stock), cards(game, bottom)
    pack[start : start + len(top)] = top
    pack[len(pack) - len(under) :] = under
    rest = [card for card in range(game.rules.n) if card not in pack]
    return [rest.pop(0) if card == NO_CARD else card for card in pack]


def dealt(name: str, hands: Mapping[int, str], stock: str = "", bottom: str = "", deals: int | None = None) -> State:
    game = playable(name)
    return game.start(packs=Laid([laid(game, hands, stock, bottom)]), deals=deals, log=True)


def seat(state: State, place: int) -> int:
    """The seat at a place in the round of dealing."""
    return (state.forehand + place) % len(state.hands)


def do(state: State, *actions: str) -> State:
    for words in actions:
        state.play(state.plan.actions.parse(words))
    return state


def may(state: State) -> list[str]:
    return [state.plan.actions.name(action) for action in state.legal_actions()]


# --- setting up ------------------------------------------------------------------------------------------------------


def test_the_cutter_lays_out_what_the_spec_names_and_knows_the_rest() -> None:
    state = dealt("knueffeln", {}, "HJ C9", bottom="H2 S5 D6")
    assert names(state, state.exposed) == "H2"
    assert cards(playable("knueffeln"), "H2")[0] not in state.stock
    seen = {each: names(state, list(state.view(each).looked_at)) for each in range(4)}
    assert seen == {each: "S5 D6" if each == state.forehand else "" for each in range(4)}


def test_of_several_turned_cards_the_highest_stays_and_the_others_go_under_the_stock() -> None:
    state = dealt("knueffeln", {}, "H4 HJ C9")
    assert names(state, state.turned) == "HJ C9"
    assert names(state, state.stock[-1:]) == "H4"
    assert state.bound == ((1, 3),)


def test_four_cards_of_one_suit_throw_the_deal_in_and_the_same_seat_deals() -> None:
    state = dealt("knueffeln", {}, "S2 S5 SK S9")
    dealt_first, thrown_in, dealt_again = [e for e in state.log or () if isinstance(e, Deal | ThrownIn)][:3]
    assert isinstance(dealt_first, Deal) and isinstance(thrown_in, ThrownIn) and isinstance(dealt_again, Deal)
    assert (dealt_first.number, thrown_in.number, dealt_again.number) == (1, 1, 2)
    assert dealt_first.dealer == dealt_again.dealer == state.dealer


def test_the_lowest_face_up_card_chooses() -> None:
    state = dealt("karnoeffel", {0: "H9", 1: "B4", 2: "AK", 3: "L10"})
    assert names(state, [card for card, _ in state.face_up]) == "H9 B4 AK L10"
    assert [state.plan.game.deck.suits[suit] for suit in state.bound[0]] == ["B"]


def test_one_of_three_sits_out_and_takes_no_part() -> None:
    state = playable("elfern-3p").start(4, deals=1, log=True)
    out = (state.dealer - 1) % 3
    assert out not in state.active
    assert not state.hands[out]
    assert SitsOut(out) in (state.log or ())
    for _ in Bots(4, 3).play_out(state):
        assert state.to_act != out


# --- exchanges -------------------------------------------------------------------------------------------------------


def test_the_dog_goes_for_the_face_up_card_of_its_suit() -> None:
    state = dealt("knueffeln", {1: "C5"}, "HJ C9", bottom="D6 D7 D8")
    assert (state.stage, state.to_act) == (Stage.TRANSFER, seat(state, 1))
    assert may(state) == ["give C5", "pass"]
    do(state, "give C5")
    assert names(state, state.turned) == "HJ C5"
    assert "C9" in names(state, state.hands[seat(state, 1)])
    assert state.log is not None
    assert isinstance(state.log[-1], Transferred)


def test_who_may_take_either_of_two_cards_is_asked_which() -> None:
    state = dealt("knueffeln", {0: "HQ"}, "HJ C9", bottom="H2 H9 D8")
    while "give HQ" not in may(state):
        do(state, "pass")
    do(state, "give HQ")
    assert may(state) == ["take H9", "take H2"]
    do(state, "take H2")
    assert names(state, state.exposed) == "HQ H9"


def test_the_king_has_the_right_only_while_the_queen_is_asleep() -> None:
    asleep = dealt("knueffeln", {0: "HK"}, "HJ C9 HQ", bottom="H9 D7 D8")
    awake = dealt("knueffeln", {0: "HK", 1: "HQ"}, "HJ C9", bottom="H9 D7 D8")
    offers = []
    for state in (asleep, awake):
        found: set[str] = set()
        while state.stage == Stage.TRANSFER:
            found |= {words for words in may(state) if words in ("give HK", "give HQ")}
            do(state, "pass")
        offers.append(found)
    assert offers == [{"give HK"}, {"give HQ"}]


# --- dialogues -------------------------------------------------------------------------------------------------------


def before_the_raise() -> State:
    """Forehand's side has two tricks, and forehand leads to the third."""
    hands = {0: "H2 C4 SA SK", 1: "S3 S4 S5", 2: "D3 D4 D6", 3: "S6 S7 S9"}
    state = dealt("knueffeln", hands, "HJ C9", bottom="D7 D8 DK", deals=1)
    while state.stage == Stage.TRANSFER:
        do(state, "pass")
    return do(state, "H2", "S3", "D3", "S6", "C4", "S4", "D4", "S7")


def test_a_card_may_be_led_face_down_only_when_the_dialogue_may_open() -> None:
    state = before_the_raise()
    assert "SA face down" in may(state)
    with pytest.raises(IllegalPlayError, match="face down"):
        do(dealt("karniffel", {}, "L9 B6"), "AK face down")


def test_a_card_led_face_down_is_seen_by_its_leader_alone() -> None:
    state = do(before_the_raise(), "SA face down")
    leader = state.leader
    shown = {each: state.view(each).trick for each in range(4)}
    assert shown == {each: (cards(playable("knueffeln"), "SA")[0] if each == leader else NO_CARD,) for each in range(4)}
    assert state.to_act in state.sides[1 - state.side_of[leader]]
    assert state.to_act == state.plan.game.seats.directors[1 - state.side_of[leader]]
    assert sorted(may(state)) == ["accept", "strike the flag"]


def test_an_accepted_raise_turns_the_card_and_doubles_the_stake() -> None:
    state = do(before_the_raise(), "SA face down", "accept")
    assert (state.stake, state.stage, state.to_act) == (2, Stage.TRICK, seat(state, 1))
    assert {state.view(each).trick for each in range(4)} == {tuple(cards(playable("knueffeln"), "SA"))}
    assert not any("face down" in words for words in may(state))


def test_striking_the_flag_ends_the_deal() -> None:
    state = do(before_the_raise(), "SA face down", "strike the flag")
    winners = state.side_of[seat(state, 0)]
    assert state.over
    assert state.last_points == [1 if side == winners else 0 for side in (0, 1)]
    assert state.conceded == 1 - winners


def test_raises_go_to_and_fro_until_the_cap() -> None:
    state = playable("karnoeffel-vonleyden").start(1, deals=1)
    assert (state.stage, state.stake, state.to_act) == (Stage.DIALOGUE, 4, state.forehand)
    do(state, "raise")
    speakers = [state.to_act]
    while "raise again" in may(state):
        do(state, "raise again")
        speakers.append(state.to_act)
    assert all(state.side_of[a] != state.side_of[b] for a, b in pairwise(speakers))
    assert state.stake == 16
    do(state, "accept")
    assert state.stake == 19
    assert [len(hand) for hand in state.hands] == [5] * 4


def test_who_gives_up_after_a_raise_loses_what_the_deal_was_worth() -> None:
    state = do(playable("karnoeffel-vonleyden").start(1, deals=1), "raise", "give up")
    assert state.over
    assert sorted(state.last_points) == [0, 4]


def test_a_deal_may_be_given_up_before_the_first_lead_alone() -> None:
    state = dealt("karniffel", {}, "L9 B6", deals=1)
    while state.stage == Stage.TRANSFER:
        do(state, "pass")
    assert state.may_concede(0)
    assert state.may_concede(1)
    led = state.copy()
    led.play(led.legal_actions()[0])
    assert not led.may_concede(0)
    with pytest.raises(IllegalPlayError, match="may not be given up now"):
        led.concede(0)
    state.concede(1)
    assert state.last_points == [1, 0]
    assert state.winner == 0


# --- tricks, drawing, phases -----------------------------------------------------------------------------------------


def test_the_winner_of_a_trick_draws_first_and_leads() -> None:
    state = dealt("elfern", {0: "H7 S7", 1: "H8 S8"}, "DA CK")
    first, second = seat(state, 0), seat(state, 1)
    do(state, "H7", "H8")
    assert state.to_act == second
    assert "DA" in names(state, state.hands[second])
    assert "CK" in names(state, state.hands[first])


def test_suit_must_be_followed_when_the_talon_is_gone() -> None:
    state = playable("elfern").start(2, deals=1)
    for _ in Bots(2, 2).play_out(state):
        if state.trick:
            hand, led = state.hands[state.to_act], state.suit_led
            following = [card for card in hand if state.rules.suit[card] == led]
            free = state.phase == 0 or not following
            assert list(state.legal_actions()) == (hand if free else following)
        assert (state.phase == 1) == (not state.stock)


def test_the_turned_trump_is_drawn_last() -> None:
    state = dealt("elfern-trump", {}, "S9", deals=1)
    turned, last = state.turned[0], None
    assert state.stock[-1] == turned
    for _ in Bots(3, 2).play_out(state):
        assert bool(state.turned) == (turned in state.stock)
    draws = [event for event in state.log or () if isinstance(event, CardsDrawn)]
    last = draws[-1].card
    assert last == turned


def test_who_can_beat_must_where_the_spec_says_so() -> None:
    state = dealt("elfern-meyers", {0: "H9 S7 S8 S9 D7 D8", 1: "H7 HA SK SQ CK CQ"})
    state.stock.clear()
    state.phase, state.free = 1, False
    do(state, "H9")
    assert may(state) == ["HA"]
    with pytest.raises(IllegalPlayError, match="must play same suit beating"):
        do(state, "H7")


def test_a_rung_may_join_what_beats_with_what_need_not(tmp_path: Path) -> None:
    """`trump or same suit beating`: a trump is legal though it does not beat, being lower than the one that was led."""
    path = tmp_path / "joined.yaml"
    path.write_text(
        "format: 1\ngame: joined\nextends: elfern-trump\nreading: made up\nstatus: conjecture\n"
        "play:\n  phases:\n    - {name: all, legal: [trump or same suit beating, any]}\n",
        encoding="utf-8",
    )
    game = load_game(path)
    pack = laid(game, {0: "S10 D7 D8 D9 C7 C8", 1: "S7 SK HA HK CA CK"}, "S9")
    state = do(game.start(packs=Laid([pack])), "S10")
    assert may(state) == ["SK", "S7"]


def test_where_guards_would_leave_nothing_everything_may_be_led() -> None:
    state = dealt("karniffel", {}, "L9 B6")
    while state.stage == Stage.TRANSFER:
        do(state, "pass")
    state.hands[state.to_act], state.legal = cards(playable("karniffel"), "L7 B7"), None
    assert may(state) == ["L7", "B7"]


def test_an_illegal_play_names_seat_rule_and_place() -> None:
    state = dealt("karniffel", {0: "B7 AK"}, "L9 B6")
    while state.stage == Stage.TRANSFER:
        do(state, "pass")
    with pytest.raises(IllegalPlayError) as caught:
        do(state, "B7")
    assert f"illegal play: B7 by seat {state.to_act}: may not lead seven in trick 1" in str(caught.value)
    assert "karniffel.yaml:" in str(caught.value)


# --- from deal to deal -----------------------------------------------------------------------------------------------


def played_out(name: str, seed: int, deals: int) -> State:
    state = playable(name).start(seed, deals=deals, log=True)
    for _ in Bots(seed, len(state.hands)).play_out(state):
        pass
    return state


@pytest.mark.parametrize(("name", "role"), [("elfern", "winner"), ("elfern-pot", "loser"), ("karniffel", "forehand")])
def test_the_next_dealer_is_who_the_spec_says(name: str, role: str) -> None:
    state = played_out(name, 11, deals=12)
    dealer, points, checked = -1, [0, 0], 0
    for event in state.log or ():
        if isinstance(event, DealEnd):
            points = event.points
        elif isinstance(event, Deal):
            if dealer >= 0 and max(points) > 0:
                winning = points.index(max(points))
                expected = {"winner": winning, "loser": 1 - winning, "forehand": (dealer + 1) % len(state.hands)}
                assert event.dealer == expected[role]
                checked += 1
            dealer = event.dealer
    assert checked > 5


def test_the_deal_after_a_draw_is_worth_double_and_no_more() -> None:
    stakes: set[tuple[bool, int]] = set()
    for seed in range(60):
        state, drawn = playable("elfern").start(seed, deals=6), False
        number = state.deal_number
        for _ in Bots(seed, 2).play_out(state):
            if state.deal_number != number:
                number, drawn = state.deal_number, state.last_points == [0, 0]
                stakes.add((drawn, state.stake))
    assert stakes == {(False, 1), (True, 2)}


def test_what_is_lost_is_won_and_the_pool_holds_the_rest() -> None:
    for seed in range(40):
        state = playable("elfern-pot").start(seed, deals=6)
        for _ in Bots(seed, 2).play_out(state):
            assert sum(state.totals[0]) == -state.pools[0]
        assert sum(state.totals[0]) == -state.pools[0]


def test_a_match_ends_as_declared_and_then_nothing_may_be_done() -> None:
    state = playable("karniffel").start(1)
    for _ in Bots(1, 4).play_out(state):
        assert max(state.totals[0]) < 7
    assert max(state.totals[0]) == 7
    assert state.winner == state.totals[0].index(7)
    assert state.legal_actions() == ()
    assert [worth > 0 for worth in state.returns()] == [each == state.winner for each in state.side_of]
    with pytest.raises(IllegalPlayError, match="the match is over"):
        state.play(0)


def test_four_rungs_are_wiped_and_a_mark_is_made_for_the_losers() -> None:
    state = playable("knueffeln").start(3, log=True)
    for _ in Bots(3, 4).play_out(state):
        pass
    end = next(event for event in reversed(state.log or []) if isinstance(event, DealEnd))
    slate = dict(zip([each.name.key for each in state.plan.game.match.totals], end.totals, strict=True))
    assert [mark.name for mark in end.marks] in (["brille"], ["knueppel"])
    assert slate["rungs"] == [0, 0]
    assert sorted(slate["blobs"]) in ([0, 1], [0, 2])
    assert state.winner == slate["blobs"].index(0)


# --- who sees what ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("knueffeln", {0: [0], 1: [1], 2: [2], 3: [3]}),
        ("karnoeffel", {0: [0, 2], 1: [1, 3], 2: [0, 2], 3: [1, 3]}),
        ("karniffel", {0: [0, 2], 1: [1, 3], 2: [2], 3: [3]}),
        ("karnoeffel-2p", {0: [0], 1: [1]}),
    ],
)
def test_a_seat_sees_the_hands_that_its_spec_shows(name: str, seen: dict[int, list[int]]) -> None:
    state = playable(name).start(5)
    assert {each: [other for other, _ in state.view(each).hands] for each in range(len(state.hands))} == seen
