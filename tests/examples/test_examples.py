"""The worked examples of every spec, the cases beside them, and what a bad example is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stich.cli.binding import parse_bindings
from stich.cli.trick_verdict import make_question
from stich.cli.validate import check_spec
from stich.examples.given import bound_by
from stich.examples.outcomes import BOTH, ENGINE, Shown
from stich.examples.run import Result, check, run, witness
from stich.language.load import load_model
from stich.language.model.game import Example
from stich.language.model.powers import TieRule, Ties
from stich.language.text import nodes
from stich.language.text.diagnostics import Diagnostic
from stich.language.text.schema import validate
from stich.language.text.source import Source
from stich.match.game import Game
from stich.rules.reference import judge
from tests.specs_under_test import NAMES, TESTS, playable

CASES = sorted(path for path in (TESTS / "cases").glob("*.yaml") if path.stem != "facts")


def example(given: dict[str, object], expect: dict[str, object], kind: str = "") -> Example:
    return Example("a claim", kind, given, expect)


def result(name: str, given: dict[str, object], **expect: object) -> Result:
    """What comes of an example that is made up here; ``_`` in a key stands for a blank."""
    return check(playable(name), example(given, {key.replace("_", " "): value for key, value in expect.items()}))


# --- the specs' own examples -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_the_examples_of_a_spec_hold(name: str) -> None:
    results = run(playable(name))
    assert results
    assert [each.text for each in results if not each.ok] == []
    assert {each.executor for each in results} <= {BOTH, ENGINE}


@pytest.mark.parametrize("name", NAMES)
def test_the_examples_of_a_spec_show_all_that_it_declares(name: str) -> None:
    assert [str(each) for each in witness(playable(name))] == []


def test_a_suit_that_no_rule_asks_for_need_not_be_said() -> None:
    brus = playable("brus")  # the suit of the card that is seen at the cut

    assert result("brus", {"trick": "S8 HK"}, winner="HK").ok
    assert parse_bindings(brus.model, {}) == bound_by(brus.model, {})


@pytest.mark.parametrize("name", NAMES)
def test_without_its_examples_a_spec_lacks_witnesses(name: str) -> None:
    missing = witness(playable(name), [])
    powers = {power.name.key for power in playable(name).model.powers}
    assert {each.name for each in missing if each.what == "power"} == powers
    assert {each.what for each in missing} >= {"award"}


def test_a_witness_reads_as_a_sentence() -> None:
    assert str(Shown("power", "devil", "in force")) == "power `devil`: in force"


# --- cases in files of their own -------------------------------------------------------------------------------------


def read_cases(path: Path) -> tuple[str, list[Example]]:
    """The spec's name and the cases of a file."""
    node, faults = nodes.parse(Source(path.name, path.read_text(encoding="utf-8")))
    assert node is not None
    assert [str(fault) for fault in [*faults, *validate(node, "cases")]] == []
    data: Any = nodes.plain_data(node)
    return data["spec"], [Example(case["name"], "", case["given"], case["expect"]) for case in data["cases"]]


def all_cases() -> Iterator[Any]:
    for path in CASES:
        spec, cases = read_cases(path)
        yield from (pytest.param(spec, case, id=f"{path.stem}/{case.name}") for case in cases)


@pytest.mark.parametrize(("spec", "case"), list(all_cases()))
def test_a_case_holds(spec: str, case: Example) -> None:
    outcome = check(playable(spec), case)
    assert outcome.ok, outcome.text


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_cases_have_names_of_their_own(path: Path) -> None:
    names = [case.name for case in read_cases(path)[1]]
    assert len(set(names)) == len(names)


# --- failing examples ------------------------------------------------------------------------------------------------


def test_a_wrong_winner_is_told_with_what_decided() -> None:
    outcome = result("karnoeffel", {"chosen": "B", "trick": "LK B3 H8 L9"}, winner="B3")
    assert not outcome.ok
    assert (outcome.expected, outcome.got, outcome.executor) == ("winner B3", "winner LK", BOTH)
    headline, *decided = outcome.message.splitlines()
    assert headline == "expected winner B3, got winner LK"
    assert "out of force" in outcome.message
    assert "`trick has K`" in outcome.message
    assert any("karnoeffel.yaml:" in line for line in decided)
    assert outcome.text.startswith('example "a claim" fails: ')


def test_wrong_points_in_a_trick_are_told() -> None:
    outcome = result("elfern", {"trick": "HK SA"}, winner="HK", honours=3)
    assert (outcome.expected, outcome.got) == ("winner HK, 3 honours", "winner HK, 2 honours")


def test_a_wrong_legal_card_is_told_with_the_rule() -> None:
    outcome = result("elfern", {"phase": "last six", "trick": "H9", "hand": "H7 SK"}, legal="H7 SK")
    assert outcome.got == "legal H7"
    assert "must play same suit" in outcome.message
    assert "elfern.yaml:" in outcome.message


def test_a_guard_that_forbids_is_cited() -> None:
    outcome = result("karniffel", {"chosen": "L B", "number": 1, "hand": "B7 AK"}, legal="B7 AK")
    assert "may not lead seven in trick 1" in outcome.message


@pytest.mark.parametrize(
    ("name", "given", "expect", "got"),
    [
        ("knueffeln", {"turned": "H4 C9"}, {"chosen": "H D"}, "chosen H C"),
        ("knueffeln", {"turned": "H4 C9"}, {"thrown in": True}, "chosen H C, face up H4 C9"),
        ("knueffeln", {"turned": "S2 S5 SK S9"}, {"thrown in": False}, "the deal thrown in"),
        ("karnoeffel", {"face up": "H9 B4 AK L10"}, {"chosen": "H"}, "chosen B"),
        ("karniffel", {"chosen": "L B", "turned up": "LO B6", "hands": {"0": "L10"}}, {"exchanges": []},
         "exchanges L10 for LO"),
        ("karniffel", {"winners": "0 1 0 0"}, {"points": "2 0"}, "points 1 0"),
        ("elfern", {"honours": "15 5", "stake": 2}, {"points": "2 0"}, "points 4 0"),
        ("elfern", {"deals": ["3 0", "2 0"]}, {"slate": {"strokes": "5 0"}}, "strokes 1 0"),
        ("elfern", {"deals": ["0 0"]}, {"stake": 1}, "stake 2"),
    ],
)  # fmt: skip
def test_a_wrong_answer_is_told(name: str, given: dict[str, object], expect: dict[str, object], got: str) -> None:
    outcome = check(playable(name), example(given, expect))
    assert not outcome.ok
    assert outcome.got == got
    assert outcome.message.startswith(f"expected {outcome.expected}, got {got}")


def test_one_executor_that_differs_is_named() -> None:
    """Tables of another game, in which the last of two equal cards takes, behind the same model."""
    game = playable("knueffeln")
    other = Game(replace(game.model, ties=Ties(TieRule.LAST, stated=True)))
    mixed = Game(game.model)
    mixed.rules = other.rules
    outcome = check(mixed, example({"chosen": "H C", "trick": "SJ HA CA D2"}, {"winner": "HA"}))
    assert (outcome.ok, outcome.executor) == (False, "the tables")
    assert "the tables alone" in outcome.message


def test_what_is_left_open_must_not_matter() -> None:
    outcome = result("elfern", {"trick": "H9", "hand": "H7 HA SK"}, legal="H7 HA")
    assert not outcome.ok
    assert outcome.got == "legal HA H7 or legal SK HA H7"
    assert "what the example leaves open matters: say `phase`, `number`, `played` or `tricks`" in outcome.message


def test_an_example_of_a_deal_is_told_that_its_winners_are_missing() -> None:
    outcome = result("karnoeffel", {"chosen": "B"}, points="1 0")
    assert not outcome.ok
    assert "what the example leaves open matters: say `winners`" in outcome.message


# --- examples that cannot be read ------------------------------------------------------------------------------------

TRICK: dict[str, object] = {"chosen": "B", "trick": "LK B3 H8 L9"}
UNREADABLE: list[tuple[str, dict[str, object], dict[str, object], str]] = [
    ("karnoeffel", {"chosen": "B", "trick": "LK B33"}, {"winner": "LK"}, "the pack holds no card `B33`; did you mean"),
    ("karnoeffel", {"chosen": "B", "trick": "LK LK"}, {"winner": "LK"}, "the card `LK` is given twice"),
    ("karnoeffel", {"chosen": "B", "trick": ""}, {"winner": "LK"}, "a trick needs cards"),
    ("karnoeffel", {"chosen": "B", "trick": "LK B3 H8 L9 A2"}, {"winner": "LK"}, "4 cards make a trick, 5 are given"),
    ("karnoeffel", {"trick": "LK B3"}, {"winner": "LK"}, "does not say what `chosen` is"),
    ("karnoeffel", {"chosen": "B H", "trick": "LK"}, {"winner": "LK"}, "`chosen` is 1 suit, 2 given: B H"),
    ("knueffeln", {"chosen": "H", "trick": "SK"}, {"winner": "SK"}, "`chosen` is 2 suits, 1 given: H"),
    ("knueffeln", {"chosen": "H H", "trick": "SK"}, {"winner": "SK"}, "`chosen` is 2 suits, 2 given: H H"),
    ("knueffeln", {"chosen": "H X", "trick": "SK"}, {"winner": "SK"}, "`chosen` cannot be `X`; it is one of S, H"),
    ("karnoeffel", {**TRICK, "chosn": "B"}, {"winner": "LK"}, "`chosn` is not known here"),
    ("karnoeffel", {**TRICK, "winners": "0"}, {"winner": "LK"}, "`winners` says nothing in an example of this kind"),
    ("karnoeffel", TRICK, {"winner": "AK"}, "the winner `AK` is not a card of the trick"),
    ("karnoeffel", TRICK, {"winner": "LK", "points": "1 0"}, "`points` cannot be expected beside `winner`"),
    ("karnoeffel", {**TRICK, "trick": "LK XX YY"}, {"winner": "LK"}, "no card `XX`; the pack holds no card `YY`"),
    ("karnoeffel", {**TRICK, "a": 1, "b": 2}, {"winner": "LK"}, "`a` is not known here; `b` is not known here"),
    ("karnoeffel", TRICK, {"winer": "LK", "pointz": "1"}, "no answer is called `winer` or `pointz`"),
    ("karnoeffel", {**TRICK, "number": "two"}, {"winner": "LK"}, "`two` is not a number"),
    ("karnoeffel", {**TRICK, "number": "1 2"}, {"winner": "LK"}, "`number` is one number, 2 are given"),
    ("karnoeffel", {**TRICK, "number": "9" * 5000}, {"winner": "LK"}, "is too large a number"),
    ("elfern", {"trick": "H9", "phase": "first"}, {"winner": "H9"}, "there is no phase `first`; the phases are draw"),
    ("elfern", {"hand": ""}, {"legal": "none"}, "the hand is empty"),
    ("elfern", {"hand": "H9", "trick": "H9"}, {"legal": "H9"}, "the card `H9` is given twice"),
    ("elfern", {"hand": "H9"}, {"legal": "H8"}, "the hand does not hold H8"),
    ("elfern", {"hand": "H9", "trick": "H8 H7"}, {"legal": "H9"}, "2 cards make a trick, 2 are given"),
    ("elfern", {"hand": "H9", "tricks": "1 2 3"}, {"legal": "H9"}, "`tricks` needs a number for each of 2 sides"),
    ("elfern", {"turned": "H9"}, {"face up": "H9"}, "no step of the deal turns cards up"),
    ("knueffeln", {"turned": "H9 H8"}, {"chosen": "H C"}, "more cards would be turned than are given"),
    ("knueffeln", {"turned": "H9 C8 S7"}, {"chosen": "H C"}, "turning stops before S7"),
    ("knueffeln", {"face up": "H9"}, {"chosen": "H C"}, "no face-up card chooses"),
    ("karnoeffel", {"face up": "H9 B4"}, {"chosen": "B"}, "4 cards are dealt face up, 2 are given"),
    ("karniffel", {"chosen": "L B", "hands": {"0": "L10"}}, {"exchanges": ["L10 LO"]}, "is written `C5 for C9`"),
    ("karniffel", {"chosen": "L B", "hands": {"9": "L10"}}, {"exchanges": []}, "there is no seat 9"),
    ("karniffel", {"chosen": "L B", "hands": "L10"}, {"exchanges": []}, "`hands` gives the cards of a seat"),
    ("karniffel", {"winners": "0 1 0 2"}, {"points": "1 0"}, "they are numbered from 0 to 1"),
    ("karniffel", {"winners": "0 1 0 0 1"}, {"points": "1 0"}, "the deal is over after 4 of the 5 tricks"),
    ("karniffel", {"winners": "0 1 0"}, {"points": "1 0"}, "the deal is not over after the tricks of `winners`"),
    ("karniffel", {"winners": "0 0 0"}, {"points": "1 0 0"}, "needs a number for each of 2 sides, 3 are given"),
    ("karniffel", {"conceded by": 2}, {"points": "1 0"}, "`conceded by` names a side"),
    ("elfern", {"conceded by": 1}, {"points": "1 0"}, "no deal can be given up in this game"),
    ("elfern", {"honours": "15 6"}, {"points": "2 0"}, "the pack has only 20 honours"),
    ("elfern", {"deals": "2 0"}, {"slate": {"points": "2 0"}}, "`deals` is a list"),
    ("elfern", {"deals": ["2 0"]}, {"slate": {"rungs": "2 0"}}, "the slate has no `rungs`; it has points"),
    ("elfern", {"deals": ["4 0", "1 0"]}, {"slate": {"points": "5 0"}}, "the match is over after 1 of the 2 deals"),
    ("elfern", {"trick": "H9"}, {}, "it expects nothing that can be checked"),
    ("put", {"winners": "none H7"}, {"points": "0 0"}, "`none` is not a number"),
    ("elfern", {"trick": "none H7"}, {"winner": "H7"}, "the pack holds no card `none`"),
    ("oh-hell", {"dialogue": "bidding", "trump": "H", "hands": {7: "SA"}}, {"may say": "pass"}, "there is no seat 7"),
    ("oh-hell", {"dialogue": "bidding", "trump": "H", "hands": {"-1": "SA"}}, {"may say": "x"}, "there is no seat -1"),
    ("karniffel", {"winners": "0 1 0 0", "dealer": 4}, {"points": "1 0"}, "there is no seat 4"),
    ("karniffel", {"chosen": "L B", "hands": {0: "L10"}, "dealer": 9}, {"exchanges": []}, "there is no seat 9"),
    ("hearts", {"transfer": "pass to the left", "hands": {4: "SA"}}, {"may give": "none"}, "there is no seat 4"),
    ("karniffel", {"winners": "0 1 0 0", "won with": "LK L10 L9 B10 B9"}, {"points": "1 0"}, "5 cards for 4 tricks"),
    ("braus-6p", {"trick": "S10", "hand": "HA"}, {"legal": "HA"}, "the trick cannot have been played so"),
    ("karnoeffel", {**TRICK, "tricks": "99999999 99999999"}, {"winner": "LK"}, "is too large a number"),
    ("karnoeffel", {**TRICK, "tricks": "999999 999999"}, {"winner": "LK"}, "no deal of 48 cards has so many tricks"),
    ("karnoeffel", {**TRICK, "tricks": "-1 2"}, {"winner": "LK"}, "no deal of 48 cards has so many tricks"),
    ("karnoeffel", {**TRICK, "own tricks": 999999}, {"winner": "LK"}, "but the side has won"),
    ("karnoeffel", {"winners": "0 " * 200}, {"points": "1 0"}, "no deal of 48 cards has 200 tricks"),
    ("karnoeffel", {**TRICK, "stake": "\u0661"}, {"winner": "LK"}, "is not a number"),
]


@pytest.mark.parametrize(("name", "given", "expect", "says"), UNREADABLE, ids=[row[3] for row in UNREADABLE])
def test_an_example_that_cannot_be_read_says_why(
    name: str, given: dict[str, object], expect: dict[str, object], says: str
) -> None:
    outcome = check(playable(name), example(given, expect))
    assert not outcome.ok
    assert outcome.message.startswith("the example cannot be read: ")
    assert says in outcome.message


def test_a_kind_without_its_answer_says_so() -> None:
    outcome = check(playable("elfern"), example({"trick": "H9"}, {"stake": 1}, kind="trick"))
    assert outcome.message == "the example cannot be read: it does not say which `winner` is expected"


KEYS = (
    "trick, hand, number, phase, tricks, stake, turned, hands, winners, deals, winner, legal, points, slate, "
    "exchanges, face up, turned up, laid out, conceded by, thrown in, chosen, honours"
)
WORDS = st.sampled_from(f"{KEYS}, LK, B3, B7, none, nobody, B, 0, 1, -1, 99, for, draw".split(", "))
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | WORDS | st.lists(WORDS, max_size=6).map(" ".join),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=6,
)
PLAIN = st.dictionaries(WORDS, VALUES, max_size=5)
KINDS = st.sampled_from(["", "trick", "legal", "set-up", "exchange", "score", "slate", "other"])


@given(st.sampled_from(["karnoeffel", "karniffel", "elfern-3p"]), PLAIN, PLAIN, KINDS)
@settings(max_examples=300, deadline=None)
def test_whatever_an_example_says_it_has_a_result(
    name: str, given: dict[str, object], expect: dict[str, object], kind: str
) -> None:
    outcome = check(playable(name), example(given, expect, kind))
    assert outcome.ok == (not outcome.message)


# --- what `stich validate` says of them ------------------------------------------------------------------------------

OWN = "format: 1\ngame: own\nreading: x\nextends: knueffeln\nexamples:\n"


def own_faults(tmp_path: Path, text: str) -> list[Diagnostic]:
    path = tmp_path / "own.yaml"
    path.write_text(OWN + text, "utf-8")
    return check_spec(str(path)).faults


@pytest.mark.parametrize(
    ("said", "at", "label", "help"),
    [
        ("given: {chosen: H C, trick: SJ H4}, expect: {winer: H4}", "{winer: H4}",
         "no answer is called `winer`", "did you mean `winner`?"),
        ("given: {trick: SJ H4}, expect: {winner: H4}", "{trick: SJ H4}",
         "the example does not say what `chosen` is", "add `chosen: …` to what is given"),
        ("given: {tricks: 3 2}, expect: {points: 1 0}", "{tricks: 3 2}",
         "`tricks` says nothing in an example of this kind", "say `winners`"),
    ],
)  # fmt: skip
def test_an_example_that_cannot_be_read_is_shown_where_it_fails(
    tmp_path: Path, said: str, at: str, label: str, help: str
) -> None:
    (fault,) = own_faults(tmp_path, f"  - {{name: a, comment: b, {said}}}\n")
    assert (fault.code, fault.span.text) == ("unreadable-example", at)
    assert (fault.labels[0].text, fault.help) == (label, help)


def test_an_inherited_example_that_fails_says_how_to_be_rid_of_it(tmp_path: Path) -> None:
    path = tmp_path / "own.yaml"
    path.write_text(OWN.replace("examples:\n", "powers: {dogs: ~}\n").replace("knueffeln", "./base.yaml"), "utf-8")
    (tmp_path / "base.yaml").write_text(BASE, "utf-8")
    found = check_spec(str(path))
    assert found.path == str(path)
    (fault,) = [fault for fault in found.faults if fault.is_error]
    assert (fault.span.source.path, fault.span.text) == (str(path), "./base.yaml")
    assert fault.message == "the example “the dog beats” of `base` does not hold in this reading"
    assert fault.labels[1].span.source.path.endswith("base.yaml")
    assert '`- {name: "the dog beats", drop: true}`' in fault.help


def test_errors_are_shown_before_warnings(tmp_path: Path) -> None:
    path = tmp_path / "base.yaml"
    path.write_text(BASE.replace("winner: S7", "winner: SA"), "utf-8")
    assert [fault.code for fault in check_spec(str(path)).faults] == ["failing-example", "no-source"]


BASE = """\
format: 1
game: base
title: {en: Base}
deck: {suits: french, ranks: A K Q J 10 9 8 7}
seats: {players: 4}
deal: [{deal: {cards: 8}}]
powers:
  dogs: {cards: S7}
  back: {cards: H8, clause: beats when turner has no tricks}
play: {legal: [same suit, any]}
dialogues:
  turning:
    opens: on lead
    when: not turner is named and in trick 1
    a: {by: speaker, say: {b: {binds: {turner: speaker}}}}
deal ends: every card is played
score: [{name: win, points: 1, when: side has at least 5 tricks}]
match: {ends: when a side has 7 points, winner: most points}
examples:
  - {name: the dog beats, comment: b, given: {turner: none, trick: SA SK S7 H8}, expect: {winner: S7}}
"""


@pytest.mark.parametrize(("turner", "card"), [("0", "H8"), ("none", "SA")])
def test_a_seat_may_be_named_in_an_example_and_on_the_command_line(tmp_path: Path, turner: str, card: str) -> None:
    path = tmp_path / "base.yaml"
    path.write_text(BASE, "utf-8")
    game = load_model(path)
    given = {"turner": turner, "number": 1, "trick": "SA SK S8 H8"}
    assert check(Game(game), example(given, {"winner": card})).ok
    question = make_question(Game(game).plan, ["SA", "SK", "S8", "H8"], {"turner": [turner]}, 1, None)
    verdict = judge(game, question.bound, question.cards, number=1, facts=question.facts)
    assert verdict.winner is not None and game.deck.card_name(question.cards[verdict.winner]) == card
