"""Dialogues on lead, on turn and round the table, what their choices do, and bonuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.engine.events import ThrownIn
from stich.engine.state import State
from stich.engine.table import Stage
from stich.examples.run import run
from stich.language.conditions import terms as t
from stich.language.load import load_model
from stich.language.model.bindings import Bind
from stich.language.model.dialogues import EndDeal, Opens
from stich.match.game import load_game
from stich.match.record import Recorder, replay, text_of
from stich.rng import Random
from stich.table.typed import read_actions
from stich.voice.offers import choices
from tests.small_spec import base, checked
from tests.specs_under_test import playable


def codes(tmp_path: Path, name: str, *edits: tuple[str, str]) -> list[str]:
    """The codes of the faults of a spec after some edits."""
    text = base(name).split("examples:\n")[0]
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new)
    return sorted({fault.code for fault in checked(tmp_path, text, name)[1]})


def at_words(name: str, word: str, seeds: int = 200) -> State:
    """A position in which this may be said."""
    game = playable(name)
    action = game.parse_action(word)
    for seed in range(seeds):
        state, random = game.start(seed, deals=2, log=True), Random(seed)
        while not state.over:
            if action in state.legal_actions():
                return state
            state.play(random.choice(state.legal_actions()))
    raise AssertionError(f"{word} can never be said")


def say(state: State, word: str) -> None:
    state.play(state.plan.actions.parse(word))


# --- what a spec says -------------------------------------------------------------------------------------------------


def test_a_choice_that_names_a_suit_stands_for_one_of_each() -> None:
    game = load_model("watten")
    naming = game.dialogues[0]
    assert [choice.name.key for choice in naming.states[1].choices] == ["trump A", "trump L", "trump H", "trump B"]
    assert naming.states[0].choices[0].effects == (Bind(0, value=(0,)),)
    assert isinstance(naming.states[0].choices[0].when, t.Compared)
    assert game.dialogues[1].opens is Opens.TURN


@pytest.mark.parametrize(
    ("name", "old", "new", "expected"),
    [
        ("watten", "    when: not raiser is of side\n", "", ["endless-dialogue"]),
        ("watten", "binds: {raiser: speaker}", "binds: {raiser: opponent}",
         ["endless-dialogue"]),
        ("watten", "ru: предложение}\n      by: speaker", "ru: предложение}\n      by: dealer", ["wrong-dialogue"]),
        ("watten", "opens: on turn", "opens: step", ["unused-dialogue"]),
        ("watten", "{binds: {trump: a suit}, title", "{when: seat holds its rank, binds: {trump: a suit}, title",
         ["not-known-here"]),
        ("watten", "{binds: {trump: a suit}, title", "{binds: {trump: a suit, other: a rank}, title", ["keys-clash"]),
        ("put", "        throw in: {concedes", "        pass: {concedes", ["reserved-name"]),
        ("truc", "when: stake is at most 4 and not raiser is of side", "when: not raiser is of side",
         ["endless-dialogue"]),
        ("put", "play on: {stake: stake plus 4,", "play on: {", ["endless-dialogue"]),
        ("euchre", "pass: {when: not seat is dealer, then: offer", "pass: {then: offer", ["endless-dialogue"]),
        ("euchre", "when: trump is offered", "when: trump is dealer", ["wrong-sort"]),
        ("euchre", "when: trump is offered", "when: dealer is trump", ["wrong-sort"]),
        ("euchre", "by: declarer", "by: declares", ["unknown-name"]),
        ("sixty-six", "          phase: last\n", "          phase: late\n", ["unknown-name"]),
        ("sixty-six", "gains: {eyes: 10}", "gains: {ears: 10}", ["unknown-name"]),
        ("sixty-six", "gains: {eyes: 10}", "holding: K, gains: {eyes: 10}", ["unknown-key"]),
        ("sixty-six", "opens: on bonus", "opens: on lead", ["duplicate-name", "wrong-dialogue"]),
    ],
)  # fmt: skip
def test_a_wrong_use_is_refused(tmp_path: Path, name: str, old: str, new: str, expected: list[str]) -> None:
    assert set(expected) <= set(codes(tmp_path, name, (old, new)))


def test_an_auction_goes_round_until_a_certain_seat(tmp_path: Path) -> None:
    assert codes(tmp_path, "euchre") == []


# --- what happens -----------------------------------------------------------------------------------------------------


def test_after_a_dialogue_on_turn_the_turn_goes_on() -> None:
    state = at_words("watten", "raise")
    seat, trick = state.to_act, state.trick[:]
    say(state, "raise")
    assert state.stage == Stage.DIALOGUE
    assert state.side_of[state.to_act] != state.side_of[seat]
    say(state, "hold")
    assert (state.stage, state.to_act, state.trick, state.stake) == (Stage.TRICK, seat, trick, 3)
    assert all(action < state.n for action in state.legal_actions())


def test_what_closes_the_stock_stops_the_drawing() -> None:
    state = at_words("sixty-six", "close")
    stock = state.stock[:]
    say(state, "close")
    state.play(state.legal_actions()[0])
    while state.stage == Stage.DIALOGUE:
        say(state, "play on")
    state.play(state.legal_actions()[0])
    assert state.stock == stock


def test_an_exchanged_card_lies_where_the_other_lay() -> None:
    state = at_words("schnapsen", "exchange")
    seat, turned = state.to_act, state.turned[0]
    say(state, "exchange")
    assert turned in state.hands[seat]
    assert state.turned[0] == state.stock[-1] != turned


def test_who_sits_out_comes_back_in_the_next_deal() -> None:
    state = at_words("euchre", "go alone")
    partner = (state.to_act + 2) % 4
    say(state, "go alone")
    assert partner not in state.active
    assert state.in_trick == 3
    number = state.deal_number
    while not state.over and state.deal_number == number:
        assert state.to_act != partner
        state.play(state.legal_actions()[0])
    assert state.over or state.active == (0, 1, 2, 3)


def test_a_tied_trick_is_led_again_by_the_same_seat() -> None:
    game = playable("put")
    for seed in range(200):
        state = game.start(seed, deals=1, log=True)
        for _ in range(2):
            state.play(next(action for action in state.legal_actions() if action < state.n))
        if state.winners == [-1]:
            assert state.to_act == state.leader == state.tricks[0][0]
            assert state.side_tricks == [0, 0]
            return
    raise AssertionError("no tie in so many deals")


THROWN_IN = (
    ("give up: {when: seat is dealer, ends deal: true", "give up: {when: seat is dealer, throw in: true"),
    ("game: euchre", "game: thrown"),
)


def test_a_deal_can_be_thrown_in_by_word(tmp_path: Path) -> None:
    from stich.match.game import load_game

    text = base("euchre")
    for old, new in THROWN_IN:
        text = text.replace(old, new)
    path = tmp_path / "thrown.yaml"
    path.write_text(text, "utf-8")
    game = load_game(path)
    state = game.start(1, log=True)
    dealer, hands = state.dealer, [hand[:] for hand in state.hands]
    for word in ["pass"] * 3 + ["turn down"] + ["pass again"] * 3 + ["give up"]:
        say(state, word)
    assert state.dealer == dealer
    assert state.hands != hands
    assert any(isinstance(event, ThrownIn) for event in state.log or ())
    state.undo()
    assert state.hands == hands
    assert state.to_act == dealer


@pytest.mark.parametrize("name", ["put", "truc", "watten", "sixty-six", "schnapsen", "euchre"])
def test_the_record_tells_what_was_said_and_gained(name: str) -> None:
    game, random = playable(name), Random(5)
    players = ["random"] * game.plan.players
    state = game.start(5, deals=6, log=True)
    while not state.over:
        state.play(random.choice(state.legal_actions()))
    lines = [text_of(line) for line in Recorder(game, state, 5, players).lines()]
    assert any('"event": "dialogue"' in line for line in lines)
    assert sum(1 for _ in replay(game, lines)) == len(lines)


# --- at the table -----------------------------------------------------------------------------------------------------


def test_a_person_is_told_what_may_be_said_and_may_shorten_it() -> None:
    state = at_words("sixty-six", "close")
    view = state.view(state.to_act)
    assert any("you may say" in line and "close" in line for line in choices(view))
    action = state.plan.actions.parse("close")
    assert read_actions(view, view.legal, "Zudrehen") == [action]
    assert read_actions(view, view.legal, "clo") == [action]


def test_ending_the_deal_is_an_effect_like_others() -> None:
    claim = load_model("sixty-six").dialogues[2].states[0].choices[0]
    assert claim.effects[-1] == EndDeal()


BACKWARDS = """\
format: 1
game: backwards
title: {en: Backwards}
deck: {suits: french, ranks: A K Q}
seats: {players: 2, sides: each}
deal:
  - deal: {cards: 6}
powers:
  queen: {cards: Q, clause: beats K A same suit when turner is named}
  king: {cards: K, clause: beats A same suit when turner is named}
  ace: {cards: A, clause: beats nothing when turner is named}
ties: first played
play: {legal: [same suit, any]}
dialogues:
  turning:
    opens: on lead
    when: not turner is named and in trick 1
    turn: {by: speaker, say: {backwards: {binds: {turner: speaker}}}}
deal ends: when every card is played
score:
  - {name: win, points: 1, when: side has 4 tricks}
match: {ends: when a side has 7 points, winner: most points}
examples:
  - {name: named the lowest takes, given: {turner: 0, trick: HA HK}, expect: {winner: HK}}
  - {name: unnamed the highest takes, given: {trick: HA HK}, expect: {winner: HA}}
"""


def test_a_clause_may_ask_whether_something_was_named(tmp_path: Path) -> None:
    path = tmp_path / "backwards.yaml"
    path.write_text(BACKWARDS, "utf-8")
    game = load_game(path)
    assert [result.message for result in run(game) if not result.ok] == []
    state = game.start(3)
    state.play(game.parse_action("backwards"))
    lead = next(card for card in state.legal_actions() if game.action_name(card)[1:] == "A")
    leader = state.to_act
    state.play(lead)
    state.play(state.legal_actions()[0])
    same = [game.rules.suit[card] == game.rules.suit[lead] for card in state.tricks[0][1]]
    assert state.tricks[0][2] == (1 - leader if same[1] else leader)
