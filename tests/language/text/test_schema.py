"""The schemas, faults against them in the author's words, and the merging of `extends`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from stich.language.text.diagnostics import Diagnostic
from stich.language.text.extends import load_chain
from stich.language.text.library import data_path, library_names
from stich.language.text.nodes import Mapping, Node, at, parse, plain_data
from stich.language.text.schema import SCHEMAS, validate, validate_keys
from stich.language.text.source import Source

WHOLE = """\
format: 1
game: mine
title: {en: Mine}
deck: {suits: french, ranks: A K Q}
seats: {players: 2, sides: each}
deal:
  - deal: {cards: 3}
powers:
  top: {cards: SA > HA}
  low: {cards: S2, clause: beats when led, else: dead}
play: {leader: forehand, legal: [any]}
deal ends: when every card is played
score:
  - {name: win, points: 1, when: side has 2 tricks}
match: {ends: when a side has 3 points, winner: most points}
"""


def tree(text: str) -> Mapping:
    node, faults = parse(Source("t.yaml", text))
    assert isinstance(node, Mapping) and not faults, faults
    return node


def changed(old: str, new: str) -> list[Diagnostic]:
    """The faults of the whole spec with one stretch of its text changed."""
    assert WHOLE.count(old) == 1
    return validate(tree(WHOLE.replace(old, new)), "spec")


# --- the schemas themselves -------------------------------------------------------------------------------------------


def schema(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((data_path("schema") / f"{name}.schema.json").read_text(encoding="utf-8"))
    return data


def subschemas(node: Any) -> Iterator[dict[str, Any]]:
    if isinstance(node, dict):
        yield node
        for value in node.values():
            yield from subschemas(value)
    elif isinstance(node, list):
        for value in node:
            yield from subschemas(value)


@pytest.mark.parametrize("name", [*SCHEMAS, "seen", "bot"])
def test_a_schema_is_sound_closed_and_described(name: str) -> None:
    """Each is valid, uses no `oneOf`, closes every mapping and describes every key."""
    Draft202012Validator.check_schema(schema(name))
    for part in subschemas(schema(name)):
        assert "oneOf" not in part
        if part.get("type") == "object" and "properties" in part and "allOf" not in part:
            assert "additionalProperties" in part, part
            for key, value in part["properties"].items():
                assert value.get("description"), key


@pytest.mark.parametrize("name", library_names())
def test_every_spec_of_the_library_fits_the_schema(name: str) -> None:
    chain = load_chain(name)
    assert chain.tree is not None and [str(fault) for fault in chain.diagnostics] == []


def test_the_whole_spec_has_no_fault() -> None:
    assert validate(tree(WHOLE), "spec") == []


# --- one diagnostic a cause -------------------------------------------------------------------------------------------

# old text, new text, code, the words marked, a part of the concise line
MUTATIONS = [
    ("format: 1\n", "format: 2\n", "wrong-value", "2", "`format` must be `1`"),
    ("game: mine", "game: my mine", "wrong-value", "my mine", "`game` cannot be `my mine`"),
    ("title: {en: Mine}", "title: Mine", "wrong-type", "Mine", "`title` must be a mapping"),
    ("title: {en: Mine}", "titel: {en: Mine}", "unknown-key", "titel", "did you mean `title`?"),
    ("title: {en: Mine}\n", "", "missing-key", "format", "a spec lacks `title`"),
    ("suits: french, ", "", "missing-key", "deck", "a deck lacks `suits`"),
    ("suits:", "suit:", "unknown-key", "suit", "did you mean `suits`?"),
    ("players: 2", "players: two", "wrong-value", "two", "`players` cannot be `two`"),
    ("players: 2", "players: 0", "wrong-value", "0", "`players` cannot be `0`"),
    ("players: 2", "players: 2000", "wrong-value", "2000", "`players` cannot be `2000`"),
    ("players: 2", "players: ", "wrong-type", "players", "`players` has no value"),
    ("players: 2", "players: true", "wrong-type", "true", "`players` must be a whole number"),
    ("sides: each", "sides: eech", "wrong-value", "eech", "did you mean `each`?"),
    ("sides: each", "sides: [0]", "wrong-type", "0", "an item of `sides` must be a list"),
    ("sides: each", "colour: red", "unknown-key", "colour", "a table has no key `colour`"),
    ("deal: {cards: 3}", "dael: {cards: 3}", "unknown-key", "dael", "did you mean `deal`?"),
    ("deal: {cards: 3}", "deal: {cards: 3}\n    cut: {by: dealer}", "keys-clash", "cut", "has one key only"),
    ("deal: {cards: 3}", "{}", "wrong-value", "{}", "is empty"),
    ("deal: {cards: 3}", "deal: {cards: 3, to: [me]}", "wrong-type", "[me]", "`to` must be text"),
    ("deal: {cards: 3}", "cut: {bye: dealer}", "unknown-key", "bye", "did you mean `by`?"),
    ("deal: {cards: 3}", "bind: {}", "wrong-value", "{}", "`bind` is empty"),
    ("top: {cards", "top: {cardz", "unknown-key", "cardz", "did you mean `cards`?"),
    ("top: {cards", "to.p: {cards", "wrong-value", "to.p", "`to.p` cannot be a name"),
    ("else: dead", "else: dear", "wrong-value", "dear", "did you mean `dead`?"),
    ("else: dead", "esle: dead", "unknown-key", "esle", "did you mean `else`?"),
    ("legal: [any]", "legal: any", "wrong-type", "any", "`legal` must be a list"),
    ("legal: [any]", "legal: []", "wrong-value", "[]", "`legal` is empty"),
    ("legal: [any]", "legal: [any], phases: [{name: a, legal: [any]}]", "keys-clash", "legal", "beside `phases`"),
    ("legal: [any]", "phase: [{name: a, legal: [any]}]", "unknown-key", "phase", "did you mean `phases`?"),
    ("legal: [any]", "guards: [x]", "missing-key", "play", "the play lacks `legal`"),
    ("name: win, ", "", "missing-key", "points", "a row lacks `name`"),
    ("{name: win, points: 1, when: side has 2 tricks}", "{first off: []}", "unknown-key", "first off", "`first of`"),
    ("winner: most points", "winners: most points", "unknown-key", "winners", "did you mean `winner`?"),
    ("points: 1, when", "points: 1, given up: yes, when", "wrong-type", "yes", "write `true`"),
    ("winner: most points", "winner: x, losers pay: true", "unknown-key", "losers pay", "from: each other side"),
    ("winner: most points", "winner: x, pool: {ante: 1}", "unknown-key", "pool", "say `pools: {pool: 0}`"),
    ("winner: most points", "winner: x, stake: {strat: 2}", "unknown-key", "strat", "did you mean `start`?"),
    ("game: mine", "game: mine\nextend: other", "unknown-key", "extend", "did you mean `extends`?"),
    ("game: mine", "game: mine\nstatus: incomplete", "missing-key", "format", "lacks `gaps`"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "code", "words", "line"), MUTATIONS)
def test_a_slip_is_one_diagnostic_at_the_words(old: str, new: str, code: str, words: str, line: str) -> None:
    (fault,) = changed(old, new)
    assert fault.code == code and fault.span.text == words and line in str(fault), str(fault)


def test_an_unknown_key_close_to_a_missing_one_is_reported_once() -> None:
    (fault,) = changed("top: {cards", "top: {crads")
    assert fault.fix is not None and fault.fix.text == "cards" and "only once" in fault.notes[0]
    assert [label.span.text for label in fault.labels] == ["crads", "top"]


def test_two_slips_are_two_diagnostics_in_the_order_of_the_text() -> None:
    text = WHOLE.replace("players: 2", "players: two").replace("else: dead", "else: dear")
    assert [fault.span.text for fault in validate(tree(text), "spec")] == ["two", "dear"]


# --- cases and records ------------------------------------------------------------------------------------------------

CASES = [
    ("given: {chosen: H C, trick: C7 H2}, expect: {winner: C7}", None),
    ("given: {trick: C7 H2}, expect: {winner: nobody, honours: 3}", None),
    ("given: {hand: [C7, H2], number: 1}, expect: {legal: none}", None),
    ("given: {turned: H4 HJ C9}, expect: {chosen: H C, face up: HJ C9}", None),
    ("given: {turned: H4 HJ}, expect: {thrown in: true}", None),
    ("given: {hands: {0: C5, 1: H2}, turned up: C9}, expect: {exchanges: [C5 for C9]}", None),
    ("given: {winners: 0 0 1, stake: 2}, expect: {points: 2 0}", None),
    ("given: {deals: [2 0, 0 1]}, expect: {slate: {rungs: 0 0}, stake: 2}", None),
    ("given: {hand: C7}, expect: {winner: C7}", "missing-key"),
    ("given: {trick: C7, hand: C7}, expect: {winner: C7, legal: C7}", "keys-clash"),
    ("given: {trick: C7}, expect: {}", "wrong-value"),
    ("given: {trick: {a: b}}, expect: {winner: C7}", "wrong-type"),
    ("given: {trick: C7}", "missing-key"),
    ("given: {winners: 0 0, pool: 30, meld: 0 20}, expect: {pool: 0, won: yes, matadors: 4}", None),
    ("given: {hands: {north: C5}}, expect: {exchanges: none}", "wrong-value"),
]


@pytest.mark.parametrize(("example", "code"), CASES)
def test_an_example_asks_one_thing(example: str, code: str | None) -> None:
    faults = validate(tree(f"spec: mine\ncases:\n  - {{name: a claim, {example}}}\n"), "cases")
    assert [fault.code for fault in faults] == ([code] if code else [])
    inside = validate(tree(f"{WHOLE}examples:\n  - {{name: a claim, {example}}}\n"), "spec")
    assert [fault.code for fault in inside] == ([code] if code else [])


EVENTS: list[dict[str, Any]] = [
    {"event": "match", "format": 1, "spec": "x", "sha256": "0", "seed": 7, "players": ["a", "b"], "sides": [[0], [1]]},
    {"event": "cut", "seat": 0, "exposed": ["H9"]},
    {"event": "deal", "number": 1, "dealer": 3, "hands": [["H4"]], "stock": ["HJ"], "face_up": []},
    {"event": "deal", "number": 1, "dealer": 3, "hands": [], "stock": [], "face_up": [{"card": "B4", "seat": 2}]},
    {"event": "bind", "name": "chosen", "value": ["H", "C"], "face_up": ["HJ", "C9"]},
    {"event": "transfer", "seat": 2, "gives": ["C5"], "takes": ["C9"], "from": "face_up"},
    {"event": "dialogue", "seat": 1, "choice": "raise"},
    {"event": "play", "seat": 0, "card": "SJ", "face_down": False, "legal": ["SJ"]},
    {"event": "trick", "number": 1, "leader": 0, "cards": ["SJ", "H4"], "winner": 1},
    {"event": "bonus", "name": "marriage", "seat": 1, "of": "eyes", "points": 20},
    {"event": "gain", "name": "close", "seat": 1, "of": "worth", "points": 2},
    {"event": "meld", "seat": 0, "name": "four knaves", "cards": ["SJ", "HJ", "DJ", "CJ"]},
    {"event": "lay_open", "seat": 0, "cards": ["SJ"]},
    {"event": "lay_open", "heap": "widow", "cards": ["SJ"]},
    {"event": "heap", "seat": 2, "heap": "widow", "cards": ["SJ", "H4"]},
    {"event": "draw", "seat": 1, "card": "H9"},
    {"event": "deal_end", "number": 1, "tricks": [5, 2], "awards": [{"name": "win", "side": 0, "points": 1}],
     "points": [1, 0], "totals": [1, 0], "conceded": None, "slate": {"rungs": [1, 0]}},
    {"event": "match_end", "totals": [7, 3], "winner": 0},
    {"event": "lot", "cards": ["H9", "H2"], "dealer": 1},
    {"event": "thrown_in", "number": 1, "face_up": ["H9"]},
    {"event": "concede", "side": 0},
    {"event": "mark", "name": "brille", "side": 0},
    {"event": "pass", "seat": 1},
    {"event": "no_lead", "seat": 1},
    {"event": "sits_out", "seat": 2},
    {"event": "say", "seat": 2, "text": "well"},
]  # fmt: skip


def test_the_events_of_a_record_fit_their_schema() -> None:
    validator = Draft202012Validator(schema("record"))
    assert [event for event in EVENTS if not validator.is_valid(event)] == []
    kinds = {str(event["event"]) for event in EVENTS}
    assert kinds == set(schema("record")["properties"]["event"]["enum"])


@pytest.mark.parametrize("event", [{}, {"event": "x"}, {"event": "pass"}, {"event": "pass", "seat": 0, "x": 1}, []])
def test_other_lines_are_no_events(event: object) -> None:
    assert not Draft202012Validator(schema("record")).is_valid(event)


# --- extends ----------------------------------------------------------------------------------------------------------


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / f"{name}.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def child(text: str) -> str:
    return f"format: 1\ngame: child\nextends: mine\n{text}"


def laid_over(folder: Path, text: str, more: str = "") -> dict[str, Any]:
    """What a child becomes, laid over the whole spec with this ``more`` in it."""
    write(folder, "mine", WHOLE + more)
    tree = load_chain(write(folder, "child", child(text))).tree
    assert tree is not None
    data: dict[str, Any] = plain_data(tree)
    return data


def test_mappings_merge_deeply_and_the_rest_is_replaced(tmp_path: Path) -> None:
    got = laid_over(tmp_path, "seats: {direction: clockwise}\nplay: {legal: [same suit, any]}")
    assert got["seats"] == {"players": 2, "sides": "each", "direction": "clockwise"}
    assert got["play"]["legal"] == ["same suit", "any"] and got["play"]["leader"] == "forehand"
    assert got["game"] == "child" and got["title"] == {"en": "Mine"}


def test_a_tilde_takes_a_key_out_but_an_empty_value_does_not(tmp_path: Path) -> None:
    got = laid_over(tmp_path, "powers: {top: ~, low: {else: null, clause: }}")
    assert got["powers"] == {"low": {"cards": "S2", "clause": None}}


def test_powers_keep_the_parents_order(tmp_path: Path) -> None:
    got = laid_over(tmp_path, "powers: {new: {cards: H2}, low: {cards: S3}, first: {cards: HK, before: top}}")
    assert list(got["powers"]) == ["first", "top", "low", "new"]
    assert got["powers"]["first"] == {"cards": "HK"}
    assert list(laid_over(tmp_path, "powers: {low: {before: top}}")["powers"]) == ["low", "top"]


def test_kinds_of_melds_keep_the_parents_order(tmp_path: Path) -> None:
    more = "melds: {show: {kinds: {three in a row: {run: 3, points: 3}, pair: {set: 2, of: A, points: 1}}}}"
    kind = "four: {run: 4, points: 9, before: three in a row}, last: {run: 2, points: 1}, pair: {points: 2}"
    got = laid_over(tmp_path, f"melds: {{show: {{kinds: {{{kind}}}}}}}", more)
    assert list(got["melds"]["show"]["kinds"]) == ["four", "three in a row", "pair", "last"]
    assert got["melds"]["show"]["kinds"]["four"] == {"run": 4, "points": 9}
    wrong = child("melds: {show: {kinds: {four: {run: 4, points: 9, before: tree in a row}}}}")
    (fault,) = load_chain(write(tmp_path, "child", wrong)).diagnostics
    assert (fault.code, fault.help) == ("no-place-before", "did you mean `three in a row`?")


def test_examples_merge_by_name(tmp_path: Path) -> None:
    theirs = "examples: [{name: a, given: 1}, {name: b, given: 2}, {name: c, given: 3}]"
    mine = "examples: [{name: d, given: 4}, {name: b, given: 5}, {name: a, drop: true}]"
    got = [(e["name"], e["given"]) for e in laid_over(tmp_path, mine, theirs)["examples"]]
    assert got == [("b", 5), ("c", 3), ("d", 4)]


def test_all_inherited_examples_can_be_dropped_and_others_given(tmp_path: Path) -> None:
    theirs = "examples: [{name: a, given: 1}, {name: b, given: 2}]"
    mine = "examples: [{drop: all}, {name: b, given: 5}, {name: d, given: 4}]"
    got = [(e["name"], e["given"]) for e in laid_over(tmp_path, mine, theirs)["examples"]]
    assert got == [("b", 5), ("d", 4)]


def test_a_table_of_cases_takes_the_place_of_another_as_a_whole(tmp_path: Path) -> None:
    theirs = "define: {numbers: {a: {stake is 1: 2, otherwise: 3}, b: {stake is 1: 2}}, cards: {c: K}}"
    mine = "define: {numbers: {a: {stake is 2: 4}}, cards: {d: Q}}"
    got = laid_over(tmp_path, mine, theirs)["define"]
    assert got == {"numbers": {"a": {"stake is 2": 4}, "b": {"stake is 1": 2}}, "cards": {"c": "K", "d": "Q"}}


def test_every_node_keeps_the_file_it_was_read_from(tmp_path: Path) -> None:
    write(tmp_path, "mine", WHOLE)
    chain = load_chain(write(tmp_path, "child", child("seats: {players: 3}")))
    assert chain.tree is not None and chain.diagnostics == []

    def stem(*path: str) -> str:
        node: Node = at(chain.tree, path) if chain.tree else tree("")
        return Path(node.span.source.path).stem

    assert [stem("deck"), stem("seats", "players"), stem("seats", "sides")] == ["mine", "child", "mine"]
    assert [Path(source.path).stem for source in chain.sources] == ["child", "mine"]


FAULTS_OF_CHILDREN = [
    ("seatz: {players: 3}", ["unknown-key"]),
    ("seats: {playerz: 3}", ["unknown-key"]),
    ("seats: {players: three}", ["wrong-value"]),
    ("seatz: ~", ["unknown-key", "nothing-to-remove"]),
    ("powers: {topp: ~}", ["nothing-to-remove"]),
    ("powers: {new: {clause: beats}}", ["missing-key"]),
    ("powers: {new: {cards: H2, before: topp}}", ["no-place-before"]),
    ("match: ~", ["missing-key"]),
    ("deck: {suits: ~}", ["missing-key"]),
    ("examples: [{name: none, drop: true}]", ["nothing-to-remove"]),
    ("seats:", ["wrong-type"]),
]


@pytest.mark.parametrize(("text", "codes"), FAULTS_OF_CHILDREN)
def test_each_fault_of_a_child_is_reported_once_and_in_the_child(text: str, codes: list[str], tmp_path: Path) -> None:
    write(tmp_path, "mine", WHOLE)
    path = write(tmp_path, "child", child(text))
    faults = load_chain(path).diagnostics
    assert [fault.code for fault in faults] == codes
    assert all(fault.span.source.path == str(path) for fault in faults)


def test_a_fault_of_the_parent_is_reported_once_and_in_the_parent(tmp_path: Path) -> None:
    parent = write(tmp_path, "mine", WHOLE.replace("else: dead", "else: dear"))
    (fault,) = load_chain(write(tmp_path, "child", child("reading: x"))).diagnostics
    assert fault.span.source.path == str(parent) and fault.span.text == "dear"


def test_specs_may_not_extend_each_other(tmp_path: Path) -> None:
    write(tmp_path, "mine", "format: 1\ngame: mine\nextends: child.yaml\n")
    chain = load_chain(write(tmp_path, "child", child("")))
    assert chain.tree is None and [fault.code for fault in chain.diagnostics] == ["extends-cycle"]


def test_a_chain_has_at_most_eight_parents(tmp_path: Path) -> None:
    write(tmp_path, "s0", WHOLE)
    paths = [write(tmp_path, f"s{i}", f"format: 1\ngame: s{i}\nextends: s{i - 1}\n") for i in range(1, 11)]
    assert load_chain(paths[7]).diagnostics == []
    assert [fault.code for fault in load_chain(paths[8]).diagnostics] == ["extends-too-deep"]


def test_a_spec_that_extends_nothing_has_nothing_to_drop(tmp_path: Path) -> None:
    faults = load_chain(write(tmp_path, "mine", WHOLE + "examples: [{name: a, drop: true}]")).diagnostics
    assert [fault.code for fault in faults] == ["nothing-to-remove"]


def test_a_file_that_is_no_mapping_is_no_spec(tmp_path: Path) -> None:
    assert [fault.code for fault in load_chain(write(tmp_path, "mine", "- a\n")).diagnostics] == ["not-a-mapping"]


def test_unknown_keys_are_found_before_the_tree_is_whole() -> None:
    assert [f.span.text for f in validate_keys(tree("seats: {playerz: ~}\ndeck: 1"), "spec")] == ["playerz"]


def test_before_is_for_a_spec_that_extends_another(tmp_path: Path) -> None:
    text = WHOLE.replace("else: dead", "else: dead, before: top")
    (fault,) = load_chain(write(tmp_path, "mine", text)).diagnostics
    assert (fault.code, fault.span.text, fault.is_error) == ("idle-before", "before", False)


@pytest.mark.parametrize(
    ("text", "help"),
    [
        ("play: {legal: any}", "put it in brackets: `[any]`"),
        ("seats: {direction: counterclockwise}", "did you mean `anticlockwise`?"),
        ("dialogues: {a: {b: {by: dealer, say: {c: {note: as it says, alas: not more}}}}}",
         "if the comma belongs to the text before it, put that text in quotes"),
    ],
)  # fmt: skip
def test_a_frequent_slip_has_its_help(text: str, help: str) -> None:
    assert help in [fault.help for fault in validate(tree(text), "spec")]


def test_a_path_without_its_suffix_is_told_so(tmp_path: Path) -> None:
    (fault,) = load_chain(tmp_path / "mine").diagnostics
    assert fault.help == "a path ends in `.yaml`"
