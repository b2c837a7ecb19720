"""Every kind of a closed set reaches every place that has to know it; whoever adds one is told which place does not.

The kinds are read off the program itself (the members of a union or an enum), and each is shown to each place: a term
made from its fields alone, and one language after the other.  What cannot be called so is looked for in its match.
"""

from __future__ import annotations

import ast
import enum
import json
import typing
from collections.abc import Callable, Iterator
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, get_args

import click
import pytest
from stich.engine.seat_counts import seat_count

from stich.cards import mask_of
from stich.cli.transcript import Transcript
from stich.compare.forms import Forms
from stich.compare.rules import _step_name
from stich.engine import facts
from stich.engine.events import Event
from stich.engine.record import DECISIONS, PLACES
from stich.engine.seats import seat_of
from stich.language.conditions import phrases, words
from stich.language.conditions import terms as t
from stich.language.conditions.card_sets import beats_in_part
from stich.language.conditions.kinds import BindingKind, Place
from stich.language.conditions.walks import atoms_in, parts_of
from stich.language.model.bindings import Binding
from stich.language.model.deal import Step
from stich.language.model.dialogues import Effect, Gain
from stich.language.model.game import GameModel
from stich.language.model.names import Names
from stich.language.text.library import data_path
from stich.players.registry import PLAYERS
from stich.rules import reference
from stich.rules.compile import compile_rules
from stich.rules.walk import winner
from stich.sheet.book import LANGUAGES, book_of
from stich.sheet.conditions import ConditionWords
from stich.sheet.deal import _step as step_text
from stich.sheet.dialogues import _effect
from tests import games_by_hand as by_hand
from tests.command import COMMANDS
from tests.house.test_closed_sets import TREES, matches, named
from tests.house.test_docs import phrase_tables, scalar, vocabulary
from tests.specs_under_test import NAMES, playable

CARDS, CONDITIONS = get_args(t.Cards), get_args(t.Condition)
JOINED = (t.Always, t.And, t.Or, t.Not)
STEPS, EFFECTS = get_args(Step), get_args(Effect)
EVENTS = {event._field_defaults["kind"]: event for event in get_args(Event)}
ENUMS = (t.Who, t.Compare, t.Measure, t.Role, t.Suited)
MEMBERS = [member for kind in ENUMS for member in kind]
GAME = "sixty-six"  # it has a binding of a suit, card points, two phases, a slate and dialogues
FEW = {Place: Place.TURNED, t.Role: t.Role.DEALER, t.Measure: t.Measure.TRICKS}
PARTS: dict[Any, Any] = {t.Cards: t.Fixed(0b101), t.Condition: t.StockEmpty(), t.Amount: t.Amount(2)}


def specimen(kind: type, **given: Any) -> Any:
    """Something of a kind, from its fields alone: what has no default gets the plainest value of its type."""
    types = typing.get_type_hints(kind)
    bare = (each.name for each in fields(kind) if each.default is MISSING and each.default_factory is MISSING)
    needed = [name for name in bare if name not in given]
    return kind(**{name: plainest(name, types[name]) for name in needed}, **given)


def plainest(name: str, wanted: Any) -> Any:
    """A value of a type; a set of cards is a number, too, and is known by its name."""
    for union, value in PARTS.items():
        if wanted == union:
            return value
    if typing.get_origin(wanted) is tuple:
        return (plainest(name, get_args(wanted)[0]),)
    if isinstance(wanted, type) and issubclass(wanted, enum.Enum):
        return FEW.get(wanted, next(iter(wanted)))
    if wanted in (bool, int, str):
        return wanted({"cards": 0b101, "number": 1, "cycle": 2}.get(name, 0))
    return specimen(wanted)


# --- the words of a spec ----------------------------------------------------------------------------------------------


def inside(value: Any) -> Iterator[Any]:
    """The kinds of all that lies within a part, and the members of enums."""
    if isinstance(value, enum.Enum):
        yield value
    elif is_dataclass(value):
        yield type(value)
        yield from (kind for each in fields(value) if each.name != "span" for kind in inside(getattr(value, each.name)))
    elif isinstance(value, tuple):
        yield from (kind for item in value for kind in inside(item))


@cache
def spoken() -> frozenset[Any]:
    """Every kind that a phrase of the author's guide or a shipped spec makes."""
    made: set[Any] = set()
    for start, places, phrase in phrase_tables():
        for place in places:
            faults: list[object] = []
            scope = phrases.Scope(vocabulary(), words.Where[place], faults.append)
            term = getattr(phrases, start)(scalar(phrase), scope)
            made |= set() if faults else set(inside(term))
    for name in NAMES:
        model = playable(name).model
        made |= {kind for each in fields(model) if each.name != "span" for kind in inside(getattr(model, each.name))}
    return frozenset(made)


UNSPOKEN = {
    Gain: "`gains` of a choice stands in no shipped spec",
    t.Who.LEADER: "`leader has …` is understood, but said nowhere",
    BindingKind.CARD: "no words bind a card",
}


@pytest.mark.parametrize(
    "kind",
    [*CARDS, *CONDITIONS, *STEPS, *EFFECTS, *MEMBERS, *Place, *BindingKind],
    ids=lambda kind: getattr(kind, "__name__", str(kind)),
)
def test_some_words_make_it(kind: Any) -> None:
    """A phrase of the guide (specs/README.md) or a shipped spec."""
    assert (kind in spoken()) != (kind in UNSPOKEN), f"no words make {kind}"


# --- sets of cards ----------------------------------------------------------------------------------------------------


def bound_game(kind: BindingKind) -> GameModel:
    """A game with a power and a binding."""
    deck = by_hand.FRENCH_32
    powers = (by_hand.power("p", by_hand.ranks(deck, "K")),)
    return by_hand.make_game(deck, powers, bindings=(Binding(Names("chosen"), kind, 1),))


def walked(kind: type) -> None:
    assert list(parts_of(t.NotIn(specimen(kind))))[1] == specimen(kind)


def judged_alike(kind: type) -> None:
    """The masks of ``card_sets`` and the slow reference name the same cards."""
    game = bound_game(BindingKind.RANK if kind is t.NextRank else BindingKind.SUITS)
    term, rules = specimen(kind), compile_rules(game)
    for bound in (((),), ((1,),)):
        beating, moment = rules.under(bound), reference.TrickMoment(game, bound)
        held = [reference.contains(term, c, moment, reference.power_of(c, moment)) for c in range(len(game.deck))]
        assert set(map(type, held)) == {bool}, f"rules/reference.py `contains` does not know {kind.__name__}"
        found = beating.cards(term)
        assert found == mask_of(card for card, holds in enumerate(held) if holds), "conditions/card_sets.py `evaluate`"


def asked_in_part(kind: type) -> None:
    assert type(beats_in_part(specimen(kind))) is bool


def formed(kind: type) -> None:
    """The form of a part is another one than that of any other kind."""
    forms, union = Forms(playable(GAME).model), CARDS if kind in CARDS else CONDITIONS
    mine = forms.form(specimen(kind))
    assert mine is not specimen(kind)
    assert [other for other in union if other is not kind and forms.form(specimen(other)) == mine] == []


def described(kind: type, language: str) -> None:
    words_ = ConditionWords(playable(GAME).model, book_of(language))
    said = words_.cards(specimen(kind))
    assert said and "{" not in said and "`" not in said


OF_CARDS: dict[str, Callable[[type], None]] = {
    "language/conditions/walks.py parts_of": walked,
    "language/conditions/card_sets.py evaluate, rules/reference.py contains": judged_alike,
    "language/conditions/card_sets.py beats_in_part": asked_in_part,
    "compare/forms.py form": formed,
    **{f"sheet/words_{each}.py, sheet/cards.py describe": lambda kind, each=each: described(kind, each)  # type: ignore[misc]
       for each in LANGUAGES},
}  # fmt: skip


@pytest.mark.parametrize("place", OF_CARDS)
@pytest.mark.parametrize("kind", CARDS, ids=lambda kind: kind.__name__)
def test_a_place_knows_every_set_of_cards(kind: type, place: str) -> None:
    OF_CARDS[place](kind)


# --- conditions -------------------------------------------------------------------------------------------------------


def gathered(kind: type) -> None:
    term = specimen(kind)
    assert list(atoms_in(t.Not(term))) == (
        [] if kind in (t.Always, t.Led) else [t.StockEmpty()] if kind in JOINED else [term]
    )


def made_a_fact(kind: type) -> None:
    if kind is t.Led:
        with pytest.raises(NotImplementedError):
            facts.fact(specimen(kind))
        return
    state = playable(GAME).start(1)
    holds = facts.fact(specimen(kind))
    assert type(holds(state, 0, 0)) is bool


def asked_of_whom(kind: type) -> None:
    term = specimen(kind)
    assert facts.asks(term, t.Who.SIDE) == (isinstance(getattr(term, "subject", None), t.Subject))


def settled_alike(kind: type) -> None:
    """The tables and the slow reference take a power with this clause as in force in the same tricks."""
    deck, term = by_hand.FRENCH_32, specimen(kind)
    game = by_hand.make_game(deck, (by_hand.power("p", by_hand.ranks(deck, "7"), by_hand.clause(term)),))
    rules = compile_rules(game)
    for trick in ("SA H7", "H7 SA", "SA H7 SK"):
        for holds in (False, True):
            told: dict[t.Condition, bool] = dict.fromkeys(atoms_in(term), holds)
            cards = by_hand.cards(deck, trick)
            assert winner(rules, (), cards, 1, told) == reference.judge(game, (), cards, number=1, facts=told).winner


def said(kind: type, language: str) -> None:
    words_ = ConditionWords(playable(GAME).model, book_of(language))
    one, other = (words_.condition(specimen(kind), contrary) for contrary in (False, True))
    assert one and other and one != other
    assert not any(sign in text for text in (one, other) for sign in "{`")


OF_CONDITIONS: dict[str, Callable[[type], None]] = {
    "language/conditions/walks.py atoms_in": gathered,
    "engine/facts.py fact": made_a_fact,
    "engine/facts.py asks": asked_of_whom,
    "rules/compile.py _code, rules/reference.py is_true": settled_alike,
    "compare/forms.py form": formed,
    **{f"sheet/words_{each}.py, sheet/conditions.py": lambda kind, each=each: said(kind, each)  # type: ignore[misc]
       for each in LANGUAGES},
}  # fmt: skip


@pytest.mark.parametrize("place", OF_CONDITIONS)
@pytest.mark.parametrize("kind", CONDITIONS, ids=lambda kind: kind.__name__)
def test_a_place_knows_every_condition(kind: type, place: str) -> None:
    OF_CONDITIONS[place](kind)


# --- whom, what, which seat -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", t.Who)
def test_a_subject_has_its_words_and_its_seats(who: t.Who) -> None:
    subject, state = t.Subject(who, 0), playable("watten").start(1)
    counted = t.Has(subject, t.Compare.AT_LEAST, 0, t.Count(t.Measure.TRICKS))
    for condition in (counted, t.Holds(subject, t.Fixed(1))):
        assert type(facts.fact(condition)(state, 0, 0)) is bool
    for language in LANGUAGES:
        assert ConditionWords(playable("watten").model, book_of(language)).who(subject), f"who.… in words_{language}"


@pytest.mark.parametrize("measure", t.Measure)
def test_what_is_counted_is_counted_by_sides_and_seats_and_has_its_words(measure: t.Measure) -> None:
    count, state, model = t.Count(measure, 0), playable(GAME).start(1), playable(GAME).model
    assert len(facts.counts(count)(state)) == len(state.sides)
    assert type(seat_count(count)(state, 0)) is int
    for language in LANGUAGES:
        said = ConditionWords(model, book_of(language))
        assert said.what(count) and said.number_of(2, count)
    assert Forms(model).words(count)


@pytest.mark.parametrize("role", t.Role)
def test_a_role_has_its_words_and_its_seat(role: t.Role) -> None:
    model = playable(GAME).model
    ref = t.SeatRef(role, 0, 0, t.Fixed(1))
    for language in LANGUAGES:
        assert f"seat.{role.name.lower()}" in book_of(language)
        assert ConditionWords(model, book_of(language)).seat(ref)
    assert names_in("engine/seats.py") >= {f"Role.{role.name}"}


def test_a_seat_of_a_deal_is_found() -> None:
    state = playable(GAME).start(1)
    assert seat_of(state, t.SeatRef(t.Role.DEALER, 1)) == state.forehand


@pytest.mark.parametrize("place", Place)
def test_a_place_of_cards_has_its_words_and_its_pile(place: Place) -> None:
    assert place in PLACES
    assert playable(GAME).start(1).pile(place) is not None
    for language in LANGUAGES:
        assert f"from.{place.name.lower()}" in book_of(language)


# --- steps of the deal, effects of what is said -----------------------------------------------------------------------


def names_in(module: str, function: str = "") -> set[str]:
    """The kinds that the matches of a module, or of one function of it, ask for; members of enums wherever they
    stand."""
    tree = TREES[module]
    found = {name for inner, each in matches(tree) if function in ("", inner) for case in each.cases
             for name in named(case.pattern)}  # fmt: skip
    return found | {ast.unparse(node).removeprefix("t.") for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


@pytest.mark.parametrize(
    "place", [("engine/deal.py", "_do"), ("examples/run.py", ""), ("compare/rules.py", "_step_name")]
)
@pytest.mark.parametrize("kind", STEPS, ids=lambda kind: kind.__name__)
def test_a_place_names_every_step_of_a_deal(kind: type, place: tuple[str, str]) -> None:
    assert kind.__name__ in names_in(*place), f"{place[0]} does not know {kind.__name__}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", STEPS, ids=lambda kind: kind.__name__)
def test_every_step_of_a_deal_is_told(kind: type, language: str) -> None:
    step = specimen(kind, **({"packets": (2,)} if "packets" in typing.get_type_hints(kind) else {}))
    assert step_text(ConditionWords(playable(GAME).model, book_of(language)), step)
    assert all(_step_name(step))


@pytest.mark.parametrize("kind", EFFECTS, ids=lambda kind: kind.__name__)
def test_every_effect_is_carried_out_and_told(kind: type) -> None:
    assert kind.__name__ in names_in("engine/effects.py", "carry_out"), f"engine/effects.py: {kind.__name__}"
    for language in LANGUAGES:
        assert _effect(ConditionWords(playable(GAME).model, book_of(language)), specimen(kind))


# --- events of a record -----------------------------------------------------------------------------------------------


def made_in(module: str) -> set[str]:
    """The classes of events that a module makes."""
    called = (ast.unparse(node.func) for node in ast.walk(TREES[module]) if isinstance(node, ast.Call))
    return {name.removeprefix("events.") for name in called}


def test_every_class_of_events_is_one_of_them() -> None:
    declared = {node.name for node in TREES["engine/events.py"].body if isinstance(node, ast.ClassDef)}
    assert declared - {"Awarded", "Marked"} == {event.__name__ for event in EVENTS.values()}


@pytest.mark.parametrize("event", EVENTS.values(), ids=lambda event: event.__name__)
def test_every_event_is_logged_and_has_words_in_a_record(event: type) -> None:
    makers = [module for module in TREES if event.__name__ in made_in(module)]
    assert makers, f"nothing makes the event {event.__name__}"
    assert event.__name__ in names_in("engine/record.py", "_words"), f"engine/record.py: {event.__name__}"


def test_every_event_stands_in_the_schema_of_records() -> None:
    schema = json.loads((data_path("schema") / "record.schema.json").read_text("utf-8"))
    events = {"match", *EVENTS}
    assert schema["$defs"].keys() == set(schema["properties"]["event"]["enum"]) == events | {"mark"}  # of other tools


@pytest.mark.parametrize("event", ["match", *EVENTS])
def test_every_event_is_told_in_a_transcript(event: str) -> None:
    """``tell`` passes over an event that it has no method for."""
    assert callable(getattr(Transcript, f"_{event}", None)), f"cli/transcript.py has no _{event}"


def test_every_decision_of_a_record_is_played_again() -> None:
    read = {
        value.value
        for function, each in matches(TREES["engine/record.py"])
        if function == "_actions"
        for case in each.cases
        if isinstance(case.pattern, ast.MatchMapping) and isinstance(case.pattern.patterns[0], ast.MatchValue)
        for value in [case.pattern.patterns[0].value]
        if isinstance(value, ast.Constant)
    }
    assert read == DECISIONS <= EVENTS.keys()


# --- players, languages -----------------------------------------------------------------------------------------------


def test_every_player_can_be_seated_and_is_offered() -> None:
    """Whatever class of ``players`` chooses by itself has a name, and the commands that seat players say it."""
    choosing = {
        node.name
        for module, tree in TREES.items()
        if module.startswith("players/") and module not in ("players/base.py", "players/match.py")
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        and any(isinstance(each, ast.FunctionDef) and each.name == "choose" for each in node.body)
    }
    assert {made.__name__ for made in PLAYERS.values() if isinstance(made, type)} == choosing
    for command in ("run", "play"):
        (asked,) = (each for each in COMMANDS[command].params if each.name == "players")
        assert isinstance(asked, click.Option) and f"of {', '.join(sorted(PLAYERS))};" in (asked.help or "")


def test_every_language_has_its_words_and_can_be_asked_for() -> None:
    books = {module.removeprefix("sheet/words_").removesuffix(".py") for module in TREES if "sheet/words_" in module}
    (asked,) = (each for each in COMMANDS["sheet"].params if each.name == "language")
    assert books == set(LANGUAGES) == set(asked.type.to_info_dict()["choices"])
