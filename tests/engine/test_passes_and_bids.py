"""Passing, tricks of one card, bids, and hands that change in size from deal to deal."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.cards import NO_CARD
from stich.engine.errors import IllegalPlayError
from stich.engine.events import NoLead
from stich.engine.placed import Placed
from stich.engine.state import State
from stich.engine.table import NO_BID, Stage
from stich.language.load import check
from stich.match.game import Game, load_game
from tests.specs_under_test import SPECS, playable


def in_play(name: str, hands: dict[int, str], leader: int = 0) -> Placed:
    """A deal of a game without bindings, about to be led, with these hands."""
    state = Placed(playable(name).start(1))
    parse = state.plan.game.deck.parse_card
    state.hold({seat: [parse(card) for card in hand.split()] for seat, hand in hands.items()})
    state.lead_from(leader)
    state.watch()
    return state


def legal(state: State) -> list[str]:
    return [state.plan.actions.name(action) for action in state.legal_actions()]


def play(state: State, *words: str) -> None:
    for word in words:
        state.play(state.plan.actions.parse(word))


# --- passing ----------------------------------------------------------------------------------------------------------


def test_who_cannot_beat_passes_and_a_pass_lies_in_the_trick() -> None:
    state = in_play("braus", {0: "D6 CA", 1: "HA HQ", 2: "D9 SQ", 3: "H6 SK"})
    play(state, "D6", "HA", "D9")
    assert legal(state) == ["pass"]
    with pytest.raises(IllegalPlayError, match="no card of the hand may be played: pass"):
        play(state, "H6")
    play(state, "pass")
    assert state.tricks[-1][1][-1] == NO_CARD
    assert state.winners == [2]


def test_a_seat_without_cards_passes_too() -> None:
    state = in_play("braus", {0: "D6 CA", 1: "", 2: "D9 SQ", 3: "HK SK"})
    play(state, "D6")
    assert legal(state) == ["pass"]


def test_a_lead_goes_on_to_the_next_seat_that_can_lead() -> None:
    state = in_play("braus", {0: "D6 SQ", 1: "HA HQ", 2: "S10 SK", 3: "H10 CK"})
    play(state, "D6", "HA", "pass", "pass")
    assert [event for event in state.log or () if isinstance(event, NoLead)] == []
    assert state.stage == Stage.TRICK
    assert state.deal_number == 2, "nobody can lead, so the deal is over"


def test_seats_that_are_passed_over_are_recorded() -> None:
    state = in_play("braus", {0: "D6 SQ", 1: "HA HQ", 2: "S10 SK", 3: "C6 CK"})
    play(state, "D6", "HA", "pass", "pass")
    assert [event for event in state.log or () if isinstance(event, NoLead)] == [NoLead(1), NoLead(2)]
    assert state.to_act == state.leader == 3


def test_a_lone_card_is_a_trick_and_its_leader_leads_on() -> None:
    state = in_play("braus", {0: "H7 C7 D6", 1: "HA", 2: "D9", 3: "H6"})
    assert legal(state) == ["H7", "C7"]
    play(state, "H7", "C7")
    assert [cards for _, cards, _ in state.tricks] == [[state.plan.game.deck.parse_card(c)] for c in ("H7", "C7")]
    assert state.side_tricks == [2, 0]
    assert legal(state) == ["D6"]


# --- bids -------------------------------------------------------------------------------------------------------------


def test_every_seat_bids_once_in_turn_and_its_bid_is_seen() -> None:
    state = playable("oh-hell").start(3)
    order = [state.forehand, *state.after[state.forehand][:3]]
    for seat in order:
        assert state.to_act == seat
        assert state.bids[seat] == NO_BID
        play(state, legal(state)[-1])
        assert state.bids[seat] != NO_BID
    assert state.stage == Stage.TRICK
    assert state.view(0).bids == tuple(state.bids)


def test_the_size_of_the_hands_changes_from_deal_to_deal() -> None:
    state, sizes = playable("oh-hell").start(3), list[int]()
    while not state.over:
        if len(sizes) < state.deal_number:
            sizes.append(len(state.hands[0]))
        state.play(state.legal_actions()[0])
    assert sizes == [*range(10, 0, -1), *range(2, 11)]


def test_awards_that_speak_of_a_seat_are_weighed_for_each_seat() -> None:
    state = playable("spades").start(3, deals=1)
    sides = [0, 3, 0, 4]
    while not state.over:
        bidding = state.stage == Stage.DIALOGUE
        play(state, f"bid {sides[state.to_act]}") if bidding else state.play(state.legal_actions()[0])
    nils = sum(100 if state.winners.count(seat) == 0 else -100 for seat in (0, 2))
    assert state.totals[0][0] == nils + state.side_tricks[0] - 100 * (state.side_tricks[0] >= 10)


# --- what is refused --------------------------------------------------------------------------------------------------


SIZES = "deal: [{{deal: {{cards by deal: {}}}}}, {{turn up: {{bind: trump, until: 1 suit}}}}, {{dialogue: bidding}}]"


def faults(tmp_path: Path, parent: str, text: str) -> list[str]:
    """The codes of what is wrong with a reading."""
    path = tmp_path / "reading.yaml"
    path.write_text(f"format: 1\ngame: reading\nextends: {SPECS / parent}.yaml\n{text}", encoding="utf-8")
    return [diagnostic.code for diagnostic in check(path)[1]]


@pytest.mark.parametrize(
    ("parent", "text", "code"),
    [
        ("elfern", "play: {phases: ~, legal: [any], pass: true}", "idle-pass"),
        ("braus", "play: {pass: false}", "no-legal-card"),
        ("braus", "play: {lone: jester}", "unknown-name"),
        ("braus", "play: {lone: same suit}", "not-known-here"),
        ("braus", "score: [{name: made, points: 10 for each bid, when: side has 1 trick}]", "nothing-bid"),
        ("braus", "score: [{name: made, points: 10, when: tricks are at least bid}]", "nothing-bid"),
        ("braus", "deal ends: when bids of all sides together are at least 5", "nothing-bid"),
        ("oh-hell", "match: {ends: when bids of all sides together are at least 5}", "not-known-here"),
        ("oh-hell", "dialogues: {bidding: {call: {say: {bid: {bids: many}}}}}", "wrong-value"),
        ("oh-hell", "dialogues: {bidding: {call: {say: {bid: {bids: 5 to 2}}}}}", "wrong-value"),
        ("oh-hell", "dialogues: {bidding: {call: {say: {bid: {binds: {x: a suit}}}}}}", "keys-clash"),
        ("oh-hell", SIZES.format("[3, 20]"), "deck-too-small"),
        ("oh-hell", "score: [{name: p, points: 1, when: no hand makes its bid}]", "condition-syntax"),
        ("aluette", "score: [{name: p, points: 1, when: seat is first to the most cards}]", "condition-syntax"),
    ],
)
def test_a_wrong_use_is_refused(tmp_path: Path, parent: str, text: str, code: str) -> None:
    assert code in faults(tmp_path, parent, text)


def test_a_reading_of_the_deal_by_deal_sizes_loads(tmp_path: Path) -> None:
    path = tmp_path / "short.yaml"
    text = f"format: 1\ngame: short\nextends: {SPECS / 'oh-hell'}.yaml\n{SIZES.format('[2, 1]')}\n"
    path.write_text(text, encoding="utf-8")
    game: Game = load_game(path)
    assert game.model.cards_dealt == 2
