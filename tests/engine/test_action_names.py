"""Names that collide with the notation: every action can be told from every other, in a spec, a record, and typed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from stich.engine.state import State
from stich.language.load import check
from stich.language.text.diagnostics import has_errors
from stich.match.game import Game, load_game
from stich.match.record import Recorder, replay, text_of
from stich.table.typed import read_actions
from tests.records import changed, number_of, record, refused
from tests.specs_under_test import PLAYED, Bots, playable

NOTATION = """\
format: 1
game: notation
title: {{en: Notation}}
deck: {deck}
seats: {{players: 2, sides: each}}
deal: [{{deal: {{cards: 3}}}}, {{turn up: {{bind: c, until: 1 suit}}}},
       {{transfer: {{name: t, gives: any, takes: any, from: turned up}}}}, {{dialogue: d}}]
play: {{legal: [any], concede: {{when: before the first lead, for: 1}}}}
deal ends: when every card is played
score: [{{name: win, points: 1, when: side has 2 tricks}}]
match: {{ends: when a side has 7 points, winner: most points}}
ties: first played
dialogues: {{d: {{opens: step, a: {{by: forehand, say: {say}}}}}}}
"""

FRENCH = "{suits: french, ranks: A K Q J}"


def spec(folder: Path, say: object = None, deck: object = FRENCH) -> Path:
    """A small game in which cards are exchanged and something is said."""
    path = folder / "notation.yaml"
    words = say if isinstance(say, str) else json.dumps({"yes": {}} if say is None else say)
    path.write_text(NOTATION.format(deck=deck, say=words), "utf-8")
    return path


def codes(path: Path) -> list[str]:
    return [fault.code for fault in check(path)[1] if fault.is_error]


def played(game: Game, seed: int, deals: int = 2) -> tuple[State, list[str]]:
    """A match between random players, and its record."""
    state = game.start(seed, deals=deals, log=True)
    for _ in Bots(seed, game.plan.players, give_up_once_in=30).play_out(state):
        pass
    recorder = Recorder(game, state, seed, ["x"] * game.plan.players)
    return state, [text_of(line) for line in recorder.lines()]


@pytest.mark.parametrize("name", PLAYED)
def test_names_and_actions_are_each_others_inverse(name: str) -> None:
    actions, numbers = playable(name).plan.actions, range(len(playable(name).plan.actions.names))
    assert len(numbers) == actions.concede + len(playable(name).plan.sides)
    assert len(set(actions.names)) == len(actions.once(numbers))
    for action, words in enumerate(actions.names):
        assert (actions.name(action), (actions.parse(words),)) == (words, actions.once([action]))


@pytest.mark.parametrize(
    ("say", "code"),
    [
        *((name, "reserved-name") for name in (
            "SA", "sa", "♠A", "give SA", "Give sa", "give ♥K", "take HJ", "SA face down", "sa FACE down", "SA fd",
            "SA down", "SA for HK", "give SA for HK", "concede", "Concede", "concede 0", "concede 17", "CONCEDE 1",
            "Pass", "give", "take", "q", "Quit", "h", "help", "?",
        )),
        *((name, "wrong-value") for name in (
            "", " ", " yes", "yes ", "a  b", "SA  face down",
        )),
        *((name, "control-character") for name in ("a\\tb", "a\\u00a0b", "a\\nb", "a\\u202eb", "a\\u200bb")),
        ("x" * 101, "wrong-value"),
        ("x " * 49 + "xx", ""),
        ('"Two words": {}, "two words"', "duplicate-name"),
        ('"caf\\u00e9": {}, "cafe\\u0301"', "look-alike"),
        ('"trump H": {}, "trump": {"binds": {"made": "a suit"}}, "x"', "duplicate-name"),
        ('"bid": {"bids": "0 to 3"}, "bid 2"', "duplicate-name"),
        ('"concede": {"bids": "0 to 3"}, "x"', "reserved-name"),
        ('"give S": {"binds": {"made": "a rank"}}, "x"', ""),
        ("pass", ""),
        ("give up", ""),
        ("say nothing", ""),
        ("concede the point", ""),
        ("give seven", ""),
        ("face down", ""),
    ],
)  # fmt: skip
def test_a_choice_can_be_told_from_all_that_can_be_done(tmp_path: Path, say: str, code: str) -> None:
    words = f"{{{say}: {{}}}}" if say.startswith('"') else f'{{"{say}": {{}}, "other": {{}}}}'
    assert codes(spec(tmp_path, words)) == ([code] if code else [])


@pytest.mark.parametrize(
    ("deck", "code", "at"),
    [
        ("{suits: A AB, ranks: BC C}", "duplicate-card", "AB"),
        ("{suits: S S1, ranks: 10 0}", "duplicate-card", "S1"),
        ("{suits: A AB, ranks: {A: BC K, AB: K C}}", "duplicate-card", "AB"),
        ("{suits: A AB, ranks: {A: BC K Q J, AB: K Q J A}}", "", ""),
        ("{suits: A AB, ranks: {A: K BC, AB: K C}, remove: ABC}", "duplicate-card", "AB"),
        ("{suits: A AB C, ranks: {A AB: K Q, C: BC C}, add: ABC}", "duplicate-card", "ABC"),
        ("{suits: ♥ H, ranks: A K Q J}", "duplicate-name", "H"),
        ("{suits: p s, ranks: K ass}", "reserved-name", "p"),
        ("{suits: con s, ranks: K cede}", "reserved-name", "con"),
        *((f"{{suits: s h, ranks: A K Q J, add: {name}}}", "reserved-name", name) for name in
          ("pass", "Pass", "give", "take", "concede", "say", "quit", "Q")),
        (f"{{suits: {'s' * 60} h, ranks: A K Q J}}", "wrong-value", "s" * 60),
        (f"{{suits: s h, ranks: A K Q J, add: {'x' * 61}}}", "wrong-value", "x" * 61),
        (f"{{suits: {'s' * 30} h, ranks: A K Q {'J' * 30}}}", "", ""),
        ("{suits: ♥ ♠, ranks: A K Q J, add: ♥9}", "", ""),
        ("{suits: s S, ranks: K Q J A}", "", ""),
    ],
)  # fmt: skip
def test_a_card_can_be_told_from_all_that_can_be_done(tmp_path: Path, deck: str, code: str, at: str) -> None:
    game, faults = check(spec(tmp_path, deck=deck))
    errors = [fault for fault in faults if fault.is_error]
    assert [fault.code for fault in errors] == ([code] if code else [])
    assert [fault.span.text for fault in errors] == ([at] if code else [])
    assert (game is None) == bool(code)


def test_two_cards_of_one_name_are_both_told(tmp_path: Path) -> None:
    (fault,) = (f for f in check(spec(tmp_path, deck="{suits: A AB, ranks: BC C}"))[1] if f.is_error)
    assert fault.message == "two cards are called `ABC`"
    assert {label.text for label in fault.labels} == {
        "the suit `A` with the rank `BC`", "the suit `AB` with the rank `C`"
    }  # fmt: skip


PIECES = ["A", "AB", "B", "BC", "C", "p", "ass", "♥", "H", "10", "1", "0", "give", "take", "pass", "face", "down",
          "for", "con", "cede", "É", "ß", "SS", "ss", "say", "h", "none", "'", '"', "\\", "ﬁ", "İ", "i̇", "७", "²",
          "null", "true"]  # fmt: skip

words = st.lists(st.sampled_from(PIECES), min_size=1, max_size=2).map("".join)


@given(
    suits=st.lists(words, min_size=2, max_size=4),
    ranks=st.lists(words, min_size=4, max_size=6),
    add=st.lists(words, max_size=2),
    say=st.lists(st.lists(words, min_size=1, max_size=3).map(" ".join), min_size=1, max_size=5),
    more=st.sampled_from([{}, {"bids": "0 to 2"}, {"binds": {"made": "a suit"}}, {"binds": {"made": "a rank"}}]),
    seed=st.integers(0, 2**64 - 1),
)
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_whatever_things_are_called_true_records_replay(
    tmp_path_factory: pytest.TempPathFactory,
    suits: list[str], ranks: list[str], add: list[str], say: list[str], more: dict[str, Any], seed: int,
) -> None:  # fmt: skip
    """Every spec that validates has actions that parse back, and records that replay."""
    deck = json.dumps({"suits": suits, "ranks": ranks, **({"add": add} if add else {})}, ensure_ascii=False)
    choices = json.dumps({word: more if i == 0 else {} for i, word in enumerate(say)}, ensure_ascii=False)
    path = spec(tmp_path_factory.mktemp("spec"), choices, deck)
    assume(not has_errors(check(path)[1]))
    game = load_game(path)
    actions = game.plan.actions
    assert [actions.parse(words) for words in actions.names] == list(range(len(actions.names)))
    state, lines = played(game, seed, deals=3)
    *_, (again, _) = replay(game, lines)
    assert again.history == state.history
    state = game.start(seed)
    for action in again.history[:20]:  # what can be done can be typed
        assert read_actions(state.view(state.to_act), state.legal_actions(), _typed(state, action)) == [action]
        state.play(action)


def _typed(state: State, action: int) -> str:
    """What a person types: the name, or in an exchange the card alone."""
    words = state.plan.actions.name(action)
    return words if action < state.plan.actions.concede else "concede"


@pytest.mark.parametrize("words", ["9" * 5000, "concede " + "9" * 5000, "concede ٣", "concede -1", "concede ²",
                                   "concede", "concede 2", "give", "give S A", "SAfacedown", "", " ", "yes\0",
                                   "y"])  # fmt: skip
def test_words_that_name_no_action_are_no_key(tmp_path: Path, words: str) -> None:
    with pytest.raises(KeyError):
        load_game(spec(tmp_path)).parse_action(words)


def test_names_are_read_kindly_where_only_one_action_reads_so(tmp_path: Path) -> None:
    game = load_game(spec(tmp_path))
    for typed, meant in [(" sa ", "SA"), ("♠a", "SA"), ("Give  ♥k", "give HK"), ("YES", "yes"),
                         ("sa face  down", "SA face down"), ("Concede 1", "concede 1"), ("PASS", "pass")]:  # fmt: skip
        assert game.action_name(game.parse_action(typed)) == meant
    both = load_game(spec(tmp_path, deck="{suits: s S, ranks: K Q J A}"))
    assert [both.parse_action(card) for card in ("sK", "SK")] == [0, 4]
    with pytest.raises(KeyError):
        both.parse_action("Sk")


@pytest.mark.parametrize(
    "values",
    [
        {"event": "dialogue", "choice": "9" * 5000},
        {"event": "dialogue", "choice": "HK"},
        {"event": "dialogue", "choice": "give HK"},
        {"event": "dialogue", "choice": "concede 0"},
        {"event": "dialogue", "choice": "HK face down"},
        {"event": "play", "card": "pass"},
        {"event": "play", "card": "concede 0"},
        {"event": "play", "card": "HK face down"},
        {"event": "play", "card": "hk"},
        {"event": "play", "card": " HK"},
        {"event": "transfer", "gives": ["give HK"], "takes": []},
        {"event": "transfer", "gives": [["HK"]], "takes": []},
        {"event": "transfer", "gives": [{}], "takes": [7]},
        {"event": "concede", "side": True},
        {"event": "concede", "side": -1},
    ],
)
def test_a_line_is_looked_up_as_what_it_is_alone(values: dict[str, object]) -> None:
    number = number_of(record(), "play", 2)
    error = refused(changed(record(), number, **values))
    assert error.line == number
    assert "nothing that can be done in this game" in str(error)
    assert len(str(error)) < 400
