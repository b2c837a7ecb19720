"""Every step of a deal, effect of a choice, row, bonus and event of a record reaches each place that has to know it.

So does every list of the model (what opens a dialogue, how ties are broken, …), every player and every language.  What
cannot be called with a part made from its fields alone is looked for in its match.
"""

from __future__ import annotations

import ast
import enum
import json
from dataclasses import is_dataclass
from functools import cache
from typing import get_args

import click
import pytest

from stich.compare.forms import Forms
from stich.compare.rules import _step_name
from stich.engine.events import Aside, Event
from stich.engine.rows import RowPlanner, carry_out, reckon
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Group, Place, Quantifier
from stich.language.conditions.measures import MEASURES, Measure
from stich.language.model import bindings, deal, dialogues, heaps, match, melds, play, powers, score, seats
from stich.language.model.names import Names
from stich.language.model.score import Change, Doing, Occasion, Row, Tier
from stich.language.read import bonuses as read_bonuses
from stich.language.read import rows as read_rows
from stich.language.text.library import data_path
from stich.match.record import DECISIONS, PLACES
from stich.messages.book import LANGUAGES, book_of
from stich.players.base import Player
from stich.players.registry import PLAYERS
from stich.sheet.conditions import ConditionWords
from stich.sheet.dialogues import told_effect
from stich.sheet.rows import effects
from stich.sheet.score import _bonus
from stich.voice.transcript import Transcript
from tests.command import COMMANDS, ROOT
from tests.house.specimens import a_game, positions
from tests.house.test_closed_sets import TREES, matches, named
from tests.house.test_every_kind import name_of, spoken
from tests.sheet.a_game import KINGS
from tests.sheet.test_every_term import EFFECTS as SHOWN_EFFECTS
from tests.sheet.test_every_term import STEPS as SHOWN_STEPS

STEPS, EFFECTS = get_args(deal.Step), get_args(dialogues.Effect)
EVENTS = {event._field_defaults["kind"]: event for event in get_args(Event)}
SCHEMA = json.loads((data_path("schema") / "spec.schema.json").read_text("utf-8"))["$defs"]

MODEL = [
    kind
    for module in (bindings, deal, dialogues, heaps, match, melds, play, powers, score, seats)
    for kind in vars(module).values()
    if isinstance(kind, type) and kind.__module__ == module.__name__
]
LISTS = [kind for kind in MODEL if issubclass(kind, enum.Enum)]


@cache
def names_in(module: str, function: str = "") -> set[str]:
    """The kinds that the matches of a module, or of one function of it, ask for; members of enums wherever they
    stand."""
    tree = TREES[module]
    found = {name for inner, each in matches(tree) if function in ("", inner) for case in each.cases
             for name in named(case.pattern)}  # fmt: skip
    return found | {ast.unparse(node).removeprefix("t.") for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def named_in(*folders: str) -> set[str]:
    """The members of enums, and the classes in matches, that stand in some folders."""
    return {name for module in TREES if module.startswith(folders) for name in names_in(module)}


# --- the words of a spec ----------------------------------------------------------------------------------------------


IN_NO_SPEC: dict[type, str] = {deal.Leave: "tests/engine/test_steps_after_a_contract.py"}  # and what plays it then


@pytest.mark.parametrize("kind", [kind for kind in MODEL if is_dataclass(kind)], ids=name_of)
def test_some_spec_has_it(kind: type) -> None:
    """A shipped spec, or one of the guide."""
    assert (kind in spoken()) != (kind in IN_NO_SPEC), f"no spec has a {kind.__name__}"


BY_OTHER_WORDS = {
    dialogues.Opens.STEP: "the step names its dialogue",
    dialogues.Opens.FACE_DOWN_LEAD: "`Play.face_down` names its dialogue",
    dialogues.Opens.BONUS: "the bonus names its dialogue",
}


@pytest.mark.parametrize("member", [member for kind in LISTS for member in kind], ids=str)
def test_a_member_of_a_list_is_read_and_does_something(member: enum.Enum) -> None:
    """Read from a spec, and told from others in play."""
    assert str(member) in named_in("language/read/")
    others = {str(each) for each in type(member) if each not in BY_OTHER_WORDS} - named_in("engine/", "rules/")
    assert len(others) <= 1, f"nothing in engine/ and rules/ tells these apart: {others}"  # one may be the rest


# --- steps of the deal, effects of what is said -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "place", [("engine/deal.py", "_do"), ("examples/run.py", ""), ("compare/rules.py", "_step_name")], ids=str
)
@pytest.mark.parametrize("kind", STEPS, ids=name_of)
def test_a_place_names_every_step_of_a_deal(kind: type, place: tuple[str, str]) -> None:
    assert kind.__name__ in names_in(*place), f"{place[0]} does not know {kind.__name__}"


@pytest.mark.parametrize("kind", STEPS, ids=name_of)
def test_every_step_of_a_deal_is_told(kind: type) -> None:
    """`stich sheet` tells every specimen of tests/sheet/test_every_term.py; here `stich diff` names the step."""
    shown = [step for step in (*SHOWN_STEPS, deal.Again(0)) if isinstance(step, kind)]
    assert shown
    assert all(all(_step_name(step)) for step in shown)


@pytest.mark.parametrize("kind", EFFECTS, ids=name_of)
def test_every_effect_is_carried_out_and_told(kind: type) -> None:
    assert kind.__name__ in names_in("engine/effects.py", "carry_out"), f"engine/effects.py: {kind.__name__}"
    shown = [effect for effect in SHOWN_EFFECTS if isinstance(effect, kind)]
    assert shown
    for language in LANGUAGES:
        sheet = ConditionWords(a_game().model, book_of(language))
        assert all(told_effect(sheet, effect) for effect in shown if effect != dialogues.GoTo(0))
    assert all(Forms(a_game().model).words(effect) for effect in shown)


@pytest.mark.parametrize("place", Place)
def test_a_place_of_cards_has_its_pile_and_its_words(place: Place) -> None:
    """The trick and what was played are no places that cards are taken from or laid to."""
    assert all(state.pile(place) is not None for state in positions())
    out_of_play = place in (Place.TRICK, Place.PLAYED)
    assert (place in PLACES) != out_of_play
    for language in LANGUAGES:
        assert (f"from-{place.name.lower()}" in book_of(language)) != out_of_play


# --- rows -------------------------------------------------------------------------------------------------------------

CHANGED = (Measure.POINTS, Measure.COUNTER, Measure.TOTAL)
"""What a row may change."""


def changed(doing: Doing, measure: Measure) -> Row:
    return Row(Names("row"), changes=(Change(doing, measure, 0, t.Constant(2)),))


@pytest.mark.parametrize("measure", CHANGED)
def test_what_a_row_does_to_a_count_is_done(measure: Measure) -> None:
    """By engine/rows.py, which changes whatever register the row of MEASURES names."""
    planner, whom, found = RowPlanner(a_game().rules.programs), t.Many(Quantifier.EACH, Group.SEATS), set[int]()
    for doing in Doing:
        state = positions()[0].copy()
        register: list[list[int]] = getattr(state, MEASURES[measure].register)
        register[0][0] = 10
        carry_out(state, reckon(state, planner.tiers([Tier((changed(doing, measure),), whom)])))
        found.add(register[0][0])
    assert len(found - {10}) == len(Doing)


def test_what_a_row_does_to_a_count_is_read_and_told() -> None:
    assert set(read_rows.DOINGS.values()) == set(Doing)
    for where in ("row", "tier", "bonus", "choice"):
        assert read_rows.DOINGS.keys() <= SCHEMA[where]["properties"].keys()
    assert set(CHANGED) == read_rows.ALL_COUNTS
    for measure in CHANGED:
        rows = [changed(doing, measure) for doing in Doing]
        assert len({Forms(a_game().model).words(row) for row in rows}) == len(Doing)
        for language in LANGUAGES:
            sheet = ConditionWords(a_game().model, book_of(language))
            assert len({", ".join(effects(sheet, row)) for row in rows}) == len(Doing)


def test_every_occasion_of_a_bonus_is_read_and_told() -> None:
    assert set(read_bonuses.EVENTS.values()) == set(Occasion)
    assert set(SCHEMA["bonus"]["properties"]["on"]["enum"]) == read_bonuses.EVENTS.keys()
    for language in LANGUAGES:
        sheet = ConditionWords(a_game().model, book_of(language))
        told = {_bonus(sheet, score.Bonus(each, KINGS, Row(Names("row"), points=t.Constant(2)))) for each in Occasion}
        assert len(told) == len(Occasion)


# --- events of a record -----------------------------------------------------------------------------------------------


@cache
def made_in(module: str) -> set[str]:
    """The classes of events that a module makes."""
    called = (ast.unparse(node.func) for node in ast.walk(TREES[module]) if isinstance(node, ast.Call))
    return {name.removeprefix("events.") for name in called}


def test_every_class_of_events_is_one_of_them() -> None:
    declared = {node.name for node in TREES["engine/events.py"].body if isinstance(node, ast.ClassDef)}
    parts = {"Awarded", "Marked", *map(name_of, get_args(Aside))}
    assert declared - parts == {event.__name__ for event in EVENTS.values()}


@pytest.mark.parametrize("event", EVENTS.values(), ids=name_of)
def test_every_event_is_logged_and_has_words_in_a_record(event: type) -> None:
    makers = [module for module in TREES if event.__name__ in made_in(module)]
    assert makers, f"nothing makes the event {event.__name__}"
    assert event.__name__ in names_in("match/record.py", "_words"), f"match/record.py: {event.__name__}"


def test_every_event_stands_in_the_schema_of_records() -> None:
    schema = json.loads((data_path("schema") / "record.schema.json").read_text("utf-8"))
    events = {"match", *EVENTS}
    assert schema["$defs"].keys() == set(schema["properties"]["event"]["enum"]) == events | {"mark"}  # of other tools


@pytest.mark.parametrize("event", ["match", *EVENTS])
def test_every_event_is_told_in_a_transcript(event: str) -> None:
    """``tell`` passes over an event that it has no method for."""
    assert callable(getattr(Transcript, f"_{event}", None)), f"voice/transcript.py has no _{event}"


def test_every_decision_of_a_record_is_played_again() -> None:
    read = {
        value.value
        for function, each in matches(TREES["match/record.py"])
        if function == "_actions"
        for case in each.cases
        if isinstance(case.pattern, ast.MatchMapping) and isinstance(case.pattern.patterns[0], ast.MatchValue)
        for value in [case.pattern.patterns[0].value]
        if isinstance(value, ast.Constant)
    }
    assert read == DECISIONS <= EVENTS.keys()


GATHERED = {
    "CardPlayed", "Pass", "TrickEnd", "CardsDrawn", "Transferred", "BonusGained", "Gained", "Deal", "HeapTaken",
}  # fmt: skip
OF_NO_ACCOUNT = {
    "LotDrawn", "SitsOut", "PackCut", "NameBound", "Melded", "NoLead", "Spoken", "Concede", "TableTalk", "DealEnd",
    "MatchEnd", "ThrownIn", "LaidOpen",
}  # fmt: skip


@pytest.mark.parametrize("event", EVENTS.values(), ids=name_of)
def test_how_a_deal_stands_is_gathered_from_every_event_that_tells_of_cards_and_counts(event: type) -> None:
    """By engine/standing.py, for the slow reference."""
    asked = {ast.unparse(node).removeprefix("events.") for node in ast.walk(TREES["engine/standing.py"])
             if isinstance(node, ast.Attribute) and ast.unparse(node).startswith("events.")}  # fmt: skip
    assert asked - {"Event"} == GATHERED
    assert (event.__name__ in GATHERED) != (event.__name__ in OF_NO_ACCOUNT)


# --- players, languages -----------------------------------------------------------------------------------------------


def test_every_player_can_be_seated_and_is_offered() -> None:
    """Whatever class of ``players`` chooses by itself has a name, and the commands that seat players say it."""
    choosing = {
        node.name
        for module, tree in TREES.items()
        if module.startswith("players/") and module not in ("players/base.py", "players/guest.py", "players/match.py")
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        and any(isinstance(each, ast.FunctionDef) and each.name == "choose" for each in node.body)
    }
    kinds = [base for known in PLAYERS.values() if isinstance(known.make, type) for base in known.make.__mro__]
    assert {kind.__name__ for kind in kinds if "choose" in vars(kind) and kind is not Player} == choosing
    for command in ("run", "play"):
        (asked,) = (each for each in COMMANDS[command].params if each.name == "players")
        assert isinstance(asked, click.Option) and f"of {', '.join(sorted(PLAYERS))};" in (asked.help or "")


def test_every_language_has_its_words_and_can_be_asked_for() -> None:
    books = {file.stem for file in (ROOT / "interpreter" / "stich" / "messages").glob("*.ftl")}
    (asked,) = (each for each in COMMANDS["sheet"].params if each.name == "language")
    assert books == set(LANGUAGES) == set(asked.type.to_info_dict()["choices"])
