"""What an attack on records tried: names that collide with the notation, hostile text, long runs, foreign files."""

from __future__ import annotations

import io
import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from stich.cli.play_words import read_actions
from stich.cli.record import record_lines
from stich.cli.run import Wish, run
from stich.engine.errors import RecordError
from stich.engine.events import Event
from stich.engine.game import DEALS_AT_MOST, Game, load_game
from stich.engine.lines import BLANK_AT_MOST, DEPTH_AT_MOST, numbered, parse_line
from stich.engine.record import PLAYER_AT_MOST, Recorder, header, replay, text_of
from stich.engine.state import State
from stich.language.load import check
from stich.language.text.diagnostics import has_errors
from stich.language.text.library import data_path
from stich.players.greedy import KNOWN_AT_MOST, GreedyPlayer
from stich.players.match import Seated
from tests.command import stich, within
from tests.specs_under_test import NAMES, SPECS, Bots, finished, playable
from tests.test_record import changed, number_of, record, refused

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


# --- names that collide with the notation ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_names_and_actions_are_each_others_inverse(name: str) -> None:
    actions = playable(name).plan.actions
    assert len(set(actions.names)) == len(actions.names) == actions.concede + len(playable(name).plan.sides)
    for action, words in enumerate(actions.names):
        assert (actions.name(action), actions.parse(words)) == (words, action)


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


# --- hostile text ----------------------------------------------------------------------------------------------------


def put_in(line: str, text: str) -> str:
    """A line with one more member, written by hand."""
    return f"{line.rstrip().removesuffix('}')}, {text}}}"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        *(('"x": ' + "[" * deep + "]" * deep, "deep") for deep in (DEPTH_AT_MOST, 50, 500, 900, 980, 984, 990)),
        ('"x": ' + '{"a":' * 984 + "0" + "}" * 984, "deep"),
        ('"event": "cut"', "the key 'event' stands twice"),
        ('"\\u0065vent": "cut"', "the key 'event' stands twice"),
        ('"x": {"a": 1, "b": 2, "a": 1}', "the key 'a' stands twice"),
        ('"x": [{"a": 1, "a": 1}]', "the key 'a' stands twice"),
        ('"x": NaN', "NaN is no whole number"),
        ('"x": -Infinity', "-Infinity is no whole number"),
        ('"x": 1.0', "1.0 is no whole number"),
        ('"x": 1e3', "1e3 is no whole number"),
        ('"x": 1E400', "is no whole number"),
        ('"x": ' + "9" * 5000, "a number of more than"),
        ('"x": -' + "9" * 4000, "a number of more than"),
        ('"x": 0.' + "9" * 5000, "is no whole number"),
        ('"x": "\\ud800"', "half of a character"),
        ('"\\udfff": 1', "half of a character"),
        ('"x": "\\ud83d"', "half of a character"),
        ('"x": "\\ud83d\\ude00"', "x: the record has"),
        ('"x": 01', "not a JSON object"),
        ('"x": \'a\'', "not a JSON object"),
        ('"x": 1,', "not a JSON object"),
        ('"x": "\t"', "not a JSON object"),
    ],
)  # fmt: skip
def test_text_that_programs_read_in_different_ways_is_refused(text: str, says: str) -> None:
    for number in (1, 3, number_of(record(), "play")):
        lines = [*record()]
        lines[number - 1] = put_in(lines[number - 1], text)
        error = refused(lines)
        assert error.line == number
        assert says in str(error)
        assert len(str(error)) < 500


def test_a_choice_of_thousands_of_digits_and_depth_are_no_crash_at_the_command_line() -> None:
    for text in ('"x": ' + "[" * 984 + "]" * 984, '"x": ' + "9" * 5000):
        done = within("replay", "-", input="\n".join([put_in(record()[0], text), *record()[1:]]))
        assert done.returncode == 1
        assert done.stdout.startswith("<input>:1: ")


def test_blank_lines_are_bounded() -> None:
    lines = list(record())
    some = ["\n"] * BLANK_AT_MOST
    assert len(list(replay(playable("karniffel"), [*some, *lines]))) == len(lines)
    assert len(list(replay(playable("karniffel"), [*lines, *some]))) == len(lines)
    with pytest.raises(RecordError, match="blank lines") as caught:
        list(replay(playable("karniffel"), [*lines[:3], *some, " \t\r\n", *lines[3:]]))
    assert caught.value.line == 4 + BLANK_AT_MOST


@pytest.mark.parametrize("before", [0, 1])
def test_a_file_of_blank_lines_is_not_read_to_its_end(before: int) -> None:
    file = io.BytesIO(("\n".join(record()[:before]) + "\n" * 5_000_000).encode())
    with pytest.raises(RecordError, match="blank lines"):
        for _ in numbered(record_lines(file)):
            pass
    assert file.tell() < 100_000
    done = within("replay", "-", input=b"\n" * 3_000_000)
    assert (done.returncode, done.stdout) == (1, f"<input>:{BLANK_AT_MOST + 1}: more than 1,000 blank lines\n")


# --- the head --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "says"),
    [
        *(({"seed": seed}, "seed") for seed in (5 + 2**64, 2**64, -1, 10**39, "5", None, True, [5])),
        *(({"format": form}, "record format") for form in (True, "1", None, [1], 0)),
        *(({"deals": deals}, "deals") for deals in (DEALS_AT_MOST + 1, 2**64, -2, True, None)),
        *(({"players": players}, "players were expected") for players in (None, "xxxx", {"a": 1}, [], ["x"] * 5, 4)),
        *(({"players": ["x", "x", "x", player]}, "a player is named by") for player in
          (None, 7, True, ["x"], {}, "a\nb", "\x1b[31m", "\u202e", "x" * (PLAYER_AT_MOST + 1))),
        ({"more": 1}, "more: the record has 1"),
        ({"legal": []}, "legal"),
        ({"spec": "k" * 100_000}, "a record of"),
        ({"sha256": ["x"] * 10_000}, "another text"),
        ({"sides": [[False, 2], [True, 3]]}, "sides"),
    ],
)  # fmt: skip
def test_a_head_that_is_not_as_it_is_written_is_refused(values: dict[str, object], says: str) -> None:
    error = refused(changed(record(), 1, **values))
    assert error.line == 1
    assert says in str(error)
    assert len(str(error)) < 500


def test_players_may_have_any_name_in_one_line() -> None:
    lines = changed(record(), 1, players=["", "x" * PLAYER_AT_MOST, "Ёлка ♥ 🂡", '"\\'])
    assert len(list(replay(playable("karniffel"), lines))) == len(lines)


class Index:
    """A whole number of another kind, such as NumPy's."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


@pytest.mark.parametrize(
    "seed", [2**64, 2**64 + 5, -1, 10**30, Index(-1), True, False, 5.0, "5", None, [5], float("nan")]
)
def test_a_seed_is_a_number_below_two_to_the_sixty_fourth(seed: Any) -> None:
    for start in (lambda: playable("karniffel").start(seed), lambda: header(playable("karniffel"), seed, ["x"] * 4)):
        with pytest.raises(ValueError, match="a seed is a whole number from 0 to 18,446,744,073,709,551,615"):
            start()


@pytest.mark.parametrize("seed", [0, 5, 2**64 - 1])
def test_any_kind_of_whole_number_is_a_seed(seed: int) -> None:
    game = playable("karniffel")
    first, second = (game.start(number, deals=1, log=True) for number in (seed, Index(seed)))  # type: ignore[arg-type]
    assert first.log == second.log
    assert text_of(header(game, Index(seed), ["x"] * 4)) == text_of(header(game, seed, ["x"] * 4))


@pytest.mark.parametrize("deals", [0, -1, DEALS_AT_MOST + 1, True, 2.0, "2"])
def test_a_match_that_no_record_could_hold_is_not_begun(deals: Any) -> None:
    with pytest.raises(ValueError, match="the number of deals"):
        playable("karniffel").start(1, deals=deals)


@pytest.mark.parametrize("players", [["x"] * 3, ["x"] * 5, ["x", "x", "x", "a\nb"], ["x", "x", "x", 7], "xxx"])
def test_players_that_no_record_could_name_are_not_recorded(players: Any) -> None:
    state = finished("karniffel", 5, 1)
    with pytest.raises(ValueError, match="player"):
        list(Recorder(playable("karniffel"), state, 5, players).lines())


@pytest.mark.parametrize("command", ["run", "play", "lint", "diff"])
@pytest.mark.parametrize("seed", ["-1", str(2**64), "9" * 5000, "1.0", "x", ""])
def test_no_command_takes_another_seed(command: str, seed: str) -> None:
    args = ["karniffel", *(["karniffel"] if command == "diff" else []), "--seed", seed]
    assert within(command, *args).returncode == 2


# --- the schema ------------------------------------------------------------------------------------------------------


@cache
def schema() -> Draft202012Validator:
    return Draft202012Validator(json.loads((data_path("schema") / "record.schema.json").read_text("utf-8")))


@pytest.mark.parametrize("name", NAMES)
def test_the_schema_knows_true_lines_and_no_others(name: str) -> None:
    for text in record(name, legal=True):
        line = json.loads(text)
        assert schema().is_valid(line)
        for key in line:
            assert not schema().is_valid({k: v for k, v in line.items() if k != key} | {"x": 1})
            assert not schema().is_valid(line | {key: {"x": [1.5]}})


@pytest.mark.parametrize(
    "values",
    [{"seed": 5 + 2**64}, {"seed": -1}, {"seed": True}, {"seed": 1.5}, {"players": "xxxx"},
     {"players": ["x", "x", "x", 7]}, {"players": ["a\nb"] * 4}, {"players": ["x" * 201] * 4}, {"players": []},
     {"format": 2}, {"deals": 0},
     {"deals": DEALS_AT_MOST + 1}, {"more": 1}, {"sha256": ""}, {"sha256": 7}, {"spec": ""},
     {"sides": [[-1]]}],
)  # fmt: skip
def test_the_schema_and_replay_refuse_the_same_heads(values: dict[str, object]) -> None:
    assert refused(changed(record(), 1, **values)).line == 1
    assert not schema().is_valid(json.loads(record()[0]) | values)


def test_the_schema_names_the_kinds_of_events_that_are_logged() -> None:
    logged = {event._field_defaults["kind"] for event in get_args(Event)}
    assert len(logged) == len(get_args(Event))
    assert logged | {"match", "mark"} == set(schema().schema["$defs"])


def test_the_schema_has_no_key_that_is_never_written() -> None:
    written: dict[str, set[str]] = {"say": {"event", "seat", "text"}, "thrown_in": {"event", "number", "face_up"}}
    for name in NAMES:
        state = finished(name, 1, 3, give_up_once_in=40)
        for line in Recorder(playable(name), state, 1, ["x"] * playable(name).plan.players, legal=True).lines():
            written.setdefault(line["event"], set()).update(line)
    described = {event: set(each["properties"]) for event, each in schema().schema["$defs"].items()}
    described.pop("mark")  # an event of which other tools may know; ours are in `deal_end`
    assert described == written


# --- what a record cannot be refused for -----------------------------------------------------------------------------


def loose(lines: Iterator[str]) -> Iterator[str]:
    """The lines with their keys in another order, and other blanks."""
    for i, line in enumerate(lines):
        keys = list(json.loads(line).items())
        random.Random(i).shuffle(keys)
        yield "  \t" + json.dumps(dict(keys), ensure_ascii=True, separators=(" ,  ", "\t: ")) + " "


@pytest.mark.parametrize(
    "written",
    [
        lambda lines: "\n".join(lines),
        lambda lines: "\n".join(lines) + "\n\n\n",
        lambda lines: "\r\n".join(lines) + "\r\n",
        lambda lines: "\ufeff" + "\n".join(lines),
        lambda lines: "\ufeff\n\n" + "\n".join(lines),
        lambda lines: "\n \r\n" + "\n\n".join(lines),
        lambda lines: "\n".join(loose(iter(lines))),
    ],
    ids=["no line end", "blank lines", "CRLF", "BOM", "BOM and blank", "blank first", "keys and blanks"],
)
def test_how_a_record_is_written_is_all_one(written: Callable[[tuple[str, ...]], str], tmp_path: Path) -> None:
    text = written(record())
    assert len(list(replay(playable("karniffel"), text.splitlines(keepends=True)))) == len(record())
    path = tmp_path / "r.jsonl"
    path.write_bytes(text.encode())
    done = within("replay", str(path))
    assert done.returncode == 0, done.stdout


# --- files -----------------------------------------------------------------------------------------------------------


def recorded(folder: Path, spec: str, to: str, *more: str) -> None:
    done = stich("run", "--seed", "3", "--deals", "1", "--quiet", "--record", to, *more, "--", spec, cwd=folder)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "name", ["karniffel.yaml", "two words.yaml", "-x.yaml", "<input>.yaml", "line\nend.yaml", "plain", "-"]
)
def test_a_spec_of_ones_own_may_have_any_file_name(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text((SPECS / "karniffel.yaml").read_text("utf-8") + "# mine\n", "utf-8")
    path = f"./{name}"
    recorded(tmp_path, path, "r.jsonl")
    done = stich("replay", "r.jsonl", cwd=tmp_path)
    assert done.returncode == 1
    assert "made for another text of the spec `karniffel` than the library's" in done.stdout
    assert "name the file with --spec" in done.stdout
    assert stich("replay", "r.jsonl", "--spec", path, cwd=tmp_path).returncode == 0


@pytest.mark.parametrize("name", ["-", "<input>", "two words", "line\nend", "-x", "karniffel"])
def test_a_record_may_have_any_file_name(tmp_path: Path, name: str) -> None:
    recorded(tmp_path, "karniffel", f"./{name}")
    done = stich("replay", f"./{name}", cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    assert (tmp_path / name).read_bytes().endswith(b"}\n")


def test_a_record_is_not_written_where_it_would_be_read_from_the_input(tmp_path: Path) -> None:
    done = stich("run", "karniffel", "--deals", "1", "--record", "-", cwd=tmp_path)
    assert done.returncode == 2
    assert "./-" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_talk_is_part_of_a_true_record() -> None:
    talking = next(name for name in NAMES if playable(name).model.seats.talk == "free")
    lines = record(talking)
    said = text_of({"event": "say", "seat": 1, "text": 'a "say" \n'})
    assert len(list(replay(playable(talking), [*lines[:3], said, *lines[3:]]))) == len(lines) + 1
    for wrong in ({"seat": True}, {"seat": 99}, {"seat": -1}, {"text": 7}, {"more": 1}):
        with pytest.raises(RecordError, match="line 4: talk is recorded"):
            list(replay(playable(talking), [*lines[:3], text_of(json.loads(said) | wrong), *lines[3:]]))
    silent = next(name for name in NAMES if playable(name).model.seats.talk != "free")
    with pytest.raises(RecordError, match="does not allow free talk"):
        list(replay(playable(silent), [*record(silent)[:3], said, *record(silent)[3:]]))


# --- long runs -------------------------------------------------------------------------------------------------------


def sizes(state: State) -> int:
    return len(state.log or ()) + len(state.history) + len(state.checkpoints)


@pytest.mark.parametrize("name", NAMES)
def test_a_match_without_its_past_is_the_same_match(name: str) -> None:
    game, seed = playable(name), 11
    whole, brief = (game.start(seed, deals=3, log=True) for _ in range(2))
    kept, dropped = (Recorder(game, state, seed, ["x"] * game.plan.players) for state in (whole, brief))
    lines, again = list(kept.lines()), list(dropped.lines())
    bots = Bots(seed, game.plan.players, give_up_once_in=30)
    for action in bots.play_out(whole):
        assert brief.legal_actions() == whole.legal_actions()
        brief.play(action)
        again += dropped.lines()
        brief.forget()
        assert len(brief.checkpoints) == 1
    lines += kept.lines()
    assert again == lines
    assert (brief.over, brief.winner, brief.returns()) == (whole.over, whole.winner, whole.returns())
    assert len(brief.history) < len(whole.history)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_left_of_the_past_can_be_undone(name: str) -> None:
    """Undoing goes back to the start of the running deal, then no further; what is played again is the same."""
    game = playable(name)
    state, whole = (game.start(12, deals=3, log=True) for _ in range(2))
    for i, action in enumerate(Bots(12, game.plan.players, give_up_once_in=30).play_out(state)):
        whole.play(action)
        if i % 7 == 3:
            later = state.copy()
            later.play(action)
            later.forget()
            done = later.history[:]
            for last in reversed(done):
                assert later.undo() == last
            with pytest.raises(IndexError):
                later.undo()
            for each in done:
                later.play(each)
            assert later.hands == whole.hands
            assert later.counters == whole.counters
            assert later.legal_actions() == whole.legal_actions()
            assert later.log == (whole.log or [])[later.forgotten :]


def test_the_past_is_not_given_up_before_it_is_recorded() -> None:
    game = playable("karniffel")
    state = game.start(5, deals=3, log=True)
    recorder = Recorder(game, state, 5, ["x"] * 4)
    for _ in Bots(5, 4).play_out(state):
        pass
    state.forget()
    with pytest.raises(RuntimeError, match="before it was recorded"):
        list(recorder.lines())


def test_a_long_run_keeps_one_deal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    most, states = [], set[State]()
    choose = Seated.choose

    def watched(self: Seated, state: State, seat: int) -> int:
        most.append(sizes(state))
        return choose(self, state, seat)

    monkeypatch.setattr(Seated, "choose", watched)
    path = tmp_path / "r.jsonl"
    for form, quiet in (("text", True), ("json", False), ("text", False)):
        most.clear()
        assert run(playable("karniffel"), Wish(3, 50, ["random"], str(path), form=form, quiet=quiet)) == 0
        assert len(most) > 500
        assert max(most) < 120
    states = {state for state, _ in replay(playable("karniffel"), path.read_text("utf-8").splitlines(), False)}
    assert [sizes(state) < 120 for state in states] == [True]
    for state, _ in replay(playable("karniffel"), path.read_text("utf-8").splitlines(), keep_past=False):
        assert sizes(state) < 120


def test_a_bot_keeps_the_strengths_of_so_many_situations() -> None:
    game = playable("knueffeln")
    player, state = GreedyPlayer(), game.start(1)
    known = player._strengths(state.view(0))
    for i in range(3 * KNOWN_AT_MOST):
        player._known[(game.rules, ((i,),), 0)] = known
        player._strengths(state.view(0))
        if len(player._known) > KNOWN_AT_MOST:
            player._known.pop((game.rules, ((i,),), 0))
    assert len(player._known) <= KNOWN_AT_MOST


def test_lines_are_read_one_by_one() -> None:
    line = parse_line(1, record()[0])
    assert line == json.loads(record()[0])
