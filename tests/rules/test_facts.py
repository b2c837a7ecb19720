"""The truth table of the language, ``cases/facts.yaml``: both executors give the answers that were thought out by hand.

A situation is played on the engine, card by card, so that its registers are kept as in any deal; the slow reference
sees what the engine says has happened.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, get_args

import pytest
from jsonschema import Draft202012Validator

from stich.cards import NO_SEAT, NO_SUIT, Card, Seat, cards_in
from stich.engine import effects
from stich.engine.placed import Placed
from stich.engine.standing import standing_of
from stich.engine.state import State
from stich.engine.table import NO_BID
from stich.language.conditions import phrases
from stich.language.conditions import terms as t
from stich.language.conditions.measures import Measure
from stich.language.conditions.walks import Term, within
from stich.language.conditions.words import Question, Where
from stich.language.model.game import DefinedCondition, DefinedNumber, Definitions, GameModel
from stich.language.model.names import Names
from stich.language.model.values import find_part
from stich.language.read.deck import read_deck, vocabulary
from stich.language.read.declarations import declare_names
from stich.language.read.draft import Draft
from stich.language.read.game import read_game
from stich.language.read.seats import read_seats
from stich.language.text import nodes
from stich.language.text.diagnostics import Diagnostic
from stich.language.text.nodes import Listing, Node, Scalar
from stich.language.text.nodes import Mapping as Tree
from stich.language.text.source import Source
from stich.match.game import Game
from stich.rules import plainly
from stich.rules.weigh import NOTHING, SeatSet, weigh
from tests.small_spec import CONJECTURE
from tests.specs_under_test import TESTS

TABLE = TESTS / "cases" / "facts.yaml"
SCHEMA = TESTS / "cases" / "facts.schema.json"

PLACES = {
    "score": Where.SCORE,
    "ends": Where.ENDS,
    "guard": Where.GUARD,
    "clause": Where.CLAUSE,
    "dialogue": Where.DIALOGUE,
    "transfer": Where.GIVE,
    "mark": Where.MARK,
    "title": Where.TITLE,
    "match": Where.MATCH,
    "before deal": Where.BEFORE_DEAL,
}
OF_MATCH = {Where.MARK, Where.TITLE, Where.MATCH, Where.BEFORE_DEAL}


# --- the table -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Fact:
    """A row: what is asked, of whom and where, in which situation, and what it comes to (or its fault)."""

    about: str
    game: str
    given: Mapping[str, Any]
    phrase: Node
    said: str
    who: str
    where: Where
    answer: str
    fault: str

    @property
    def question(self) -> Question:
        """Who is in question."""
        return Question[(self.who or "nobody").split()[0].upper()]

    @property
    def is_condition(self) -> bool:
        """Whether yes or no is asked."""
        return self.answer in ("yes", "no")


@cache
def tree() -> Tree:
    node, faults = nodes.parse(Source(TABLE.name, TABLE.read_text("utf-8")))
    assert faults == []
    assert isinstance(node, Tree)
    return node


def facts() -> Iterator[Fact]:
    for situation in _items(tree().get("situations")):
        about = nodes.plain_data(situation)
        for row in _items(situation.get("facts")):
            yield _fact(row, about)


def _items(node: Node | None) -> Iterator[Tree]:
    assert isinstance(node, Listing)
    for item in node.items:
        assert isinstance(item, Tree)
        yield item


def _fact(row: Tree, about: dict[str, Any]) -> Fact:
    data, phrase = nodes.plain_data(row), row.get("phrase")
    assert phrase is not None
    who = data.get("for", "")
    return Fact(
        about["name"],
        about["game"],
        {**about["given"], **data.get("given", {})},
        phrase,
        phrase.span.text,
        who,
        PLACES[data.get("place", "score" if who else "ends")],
        str(data.get("answer", "")),
        data.get("fault", ""),
    )


FACTS = list(facts())


# --- games -----------------------------------------------------------------------------------------------------------


def game_tree(name: str) -> Tree:
    text = nodes.plain_data(tree())["games"][name] + CONJECTURE
    node, faults = nodes.parse(Source(f"{name}.yaml", text))
    assert (faults, type(node)) == ([], Tree)
    assert isinstance(node, Tree)
    return node


@cache
def draft_of(name: str) -> Draft:
    node, faults = game_tree(name), list[Diagnostic]()
    section = node.get("deck")
    assert isinstance(section, Tree)
    table = read_deck(section, faults.append)
    assert table is not None
    draft = Draft(node, table[0], vocabulary(table[0], table[1]), faults)
    declare_names(draft)
    read_seats(draft)
    assert faults == []
    return draft


@cache
def model_of(name: str) -> GameModel:
    model, faults = read_game(game_tree(name))
    assert [str(fault) for fault in faults if fault.is_error] == []
    assert model is not None
    return model


def read(fact: Fact) -> tuple[t.Condition | t.Number, list[Diagnostic]]:
    """The term of a phrase, and what is wrong with it."""
    faults: list[Diagnostic] = []
    scope = replace(draft_of(fact.game).scope(fact.where, question=fact.question), report=faults.append)
    if isinstance(fact.phrase, Scalar) and (fact.is_condition or (fact.fault and _is_condition(fact.said))):
        return phrases.condition(fact.phrase, scope), faults
    return phrases.number(fact.phrase, scope), faults


def _is_condition(said: str) -> bool:
    verbs = {"is", "are", "has", "have", "holds", "was", "lies", "took", "made"}
    return not verbs.isdisjoint(said.split())


@cache
def game_of(name: str) -> Game:
    """The game with all that is asked of it among its definitions, so that its tables keep what that needs."""
    model = model_of(name)
    terms = [read(fact)[0] for fact in FACTS if fact.game == name and not fact.fault]
    numbers = [DefinedNumber(Names(f"n{i}"), each) for i, each in enumerate(terms) if isinstance(each, t.Number)]
    holds = [DefinedCondition(Names(f"c{i}"), each) for i, each in enumerate(terms) if isinstance(each, t.Condition)]
    old = model.definitions
    return Game(replace(model, definitions=Definitions((*old.numbers, *numbers), (*old.conditions, *holds))))


# --- situations ------------------------------------------------------------------------------------------------------


def placed(fact: Fact) -> Placed:
    """The table as a row describes it."""
    game = game_of(fact.game)
    given = fact.given
    state = Placed(begun(game, given))
    state.deal_from(dealer_of(game, given))
    for seat in numbers(given.get("sits out", "")):
        effects.sit_out(state, seat)
    state.forehand = state.next_seat[state.dealer]
    state.bind_all(tuple(value(game.model, given, i) for i in range(len(game.model.bindings))))
    state.remember_hands(dealt=hands(game, given, "dealt"), held=hands(game, given, "held"))
    play(state, given)
    state.hold(hands(game, given, "hands"))
    state.lay(turned=cards(game, given, "turned up"), stock=cards(game, given, "stock"))
    state.aside = cards(game, given, "aside")
    if game.model.own_heaps:
        state.lay_heaps([cards(game, given, "widow")])
        state.settle_heaps(())
    count(state, given)
    put_in_question(state, fact)
    return state


def begun(game: Game, given: Mapping[str, Any]) -> State:
    """A deal in which the dealer is the one that is wanted, for who sits out can hang on him."""
    found = (game.start(seed) for seed in range(100))
    return next(state for state in found if state.dealer == dealer_of(game, given))


def dealer_of(game: Game, given: Mapping[str, Any]) -> Seat:
    """Who deals: the last seat, unless said."""
    dealer = given.get("dealer", game.plan.players - 1)
    assert isinstance(dealer, int)
    return dealer


def numbers(said: object) -> list[int]:
    return [NO_BID if word == "none" else int(word) for word in str(said).split()]


def cards(game: Game, given: Mapping[str, Any], key: str) -> list[Card]:
    return [game.model.deck.parse_card(word) for word in str(given.get(key, "")).split()]


def hands(game: Game, given: Mapping[str, Any], key: str) -> dict[Seat, list[Card]]:
    held = given.get(key, {})
    return {int(seat): cards(game, held, seat) for seat in held}


def value(model: GameModel, given: Mapping[str, Any], binding: int) -> tuple[int, ...]:
    """What a name holds; nothing, unless said."""
    bound = model.bindings[binding]
    words = [word for word in str(given.get(bound.name.key, "none")).split() if word != "none"]
    found = [find_part(model, bound.kind, word) for word in words]
    assert None not in found
    return tuple(part for part in found if part is not None)


def play(state: Placed, given: Mapping[str, Any]) -> None:
    """Play the tricks, from hands and a stock that do not run out."""
    deck = range(state.n)
    for trick in [*given.get("tricks", ()), *([given["trick"]] if "trick" in given else ())]:
        state.hold(dict.fromkeys(range(state.plan.players), deck))
        state.lay(stock=deck)
        state.lead_from(trick["led by"])
        for word in trick["cards"].split():
            state.play(state.plan.game.deck.parse_card(word))
        if "won by" in trick:
            assert state.winners[-1] == (NO_SEAT if trick["won by"] == "nobody" else trick["won by"]), trick


def count(state: Placed, given: Mapping[str, Any]) -> None:
    """Bids, counters, card points gained, totals, pools, the stake, the number of the deal."""
    model = state.plan.game
    state.set_bids(numbers(given["bids"]) if "bids" in given else [NO_BID] * state.plan.players)
    for i, counter in enumerate(model.counters):
        if counter.key in given.get("counters", {}):
            state.set_counter(i, numbers(given["counters"][counter.key]))
    for i, kind in enumerate(model.card_points):
        gained = numbers(given.get("gained", {}).get(kind.name.key, "")) or [0] * state.plan.players
        state.share_card_points(i, [a + b for a, b in zip(state.card_points[i], gained, strict=True)])
    for i, total in enumerate(model.match.totals):
        state.set_total(i, numbers(given.get("slate", {}).get(total.name.key, "")) or [0] * len(state.sides))
    for i, pool in enumerate(model.match.pools):
        state.set_pool(i, given.get(pool.name.key, pool.start))
    state.set_stake(given.get("stake", 1))
    state.set_deal_number(given.get("deal", 1))
    state.deal_number += given.get("thrown in", 0)


def put_in_question(state: Placed, fact: Fact) -> None:
    """The seat that acts, the card that it would give, the bid that it would make."""
    if fact.who.startswith("seat"):
        state.to_act = int(fact.who.split()[1])
    state.its_bid = fact.given.get("bid in question", NO_BID)
    asked = cards(game_of(fact.game), fact.given, "card in question")
    state.its_suit = state.rules.suit[asked[0]] if asked else NO_SUIT
    if fact.where in OF_MATCH:
        state.playing = state.everyone


def in_question(state: Placed, fact: Fact) -> SeatSet:
    """The seats in question."""
    if not fact.who:
        return 0
    what, number = fact.who.split()
    return 1 << int(number) if what == "seat" else state.side_sets[int(number)]


# --- the executors ---------------------------------------------------------------------------------------------------


def by_programs(fact: Fact, term: t.Condition | t.Number) -> str:
    """What the engine's own executor says."""
    state = placed(fact)
    if isinstance(term, t.Condition):
        code = state.programs.condition(term)
        return "yes" if weigh(code, state, in_question(state, fact)) else "no"
    found = weigh(state.programs.number(term), state, in_question(state, fact))
    return "nothing" if found == NOTHING else str(found)


def plainly_so(fact: Fact, term: t.Condition | t.Number) -> str:
    """What the slow reference says of what has happened."""
    state = placed(fact)
    standing = standing_of(state)
    asked = plainly.Asked(frozenset(cards_in(in_question(state, fact))))
    if isinstance(term, t.Condition):
        return "yes" if plainly.is_so(term, standing, asked) else "no"
    found = plainly.count(term, standing, asked)
    return "nothing" if found is None else str(found)


def rows(faulty: bool) -> list[Any]:
    """The rows that have an answer, or a fault."""
    found = [(i, fact) for i, fact in enumerate(FACTS) if bool(fact.fault) == faulty]
    return [pytest.param(fact, id=f"{i} {fact.said} {fact.who}".strip()) for i, fact in found]


@pytest.mark.parametrize("fact", rows(faulty=False))
def test_both_executors_give_the_answer(fact: Fact) -> None:
    term, faults = read(fact)
    assert [str(fault) for fault in faults if fault.is_error] == []
    assert (by_programs(fact, term), plainly_so(fact, term)) == (fact.answer, fact.answer)


@pytest.mark.parametrize("fact", rows(faulty=True))
def test_what_cannot_be_said_there_is_told(fact: Fact) -> None:
    assert fact.fault in {fault.code for fault in read(fact)[1]}


# --- the table itself ------------------------------------------------------------------------------------------------


def test_the_table_fits_its_schema() -> None:
    schema = json.loads(SCHEMA.read_text("utf-8"))
    assert [fault.message for fault in Draft202012Validator(schema).iter_errors(nodes.plain_data(tree()))] == []


def test_no_row_stands_twice() -> None:
    asked = [(fact.about, fact.said, fact.who, fact.where, str(fact.given)) for fact in FACTS]
    assert len(set(asked)) == len(asked)


def asked() -> Iterator[Term]:
    """Everything that the phrases are made of."""
    return (part for fact in FACTS if not fact.fault for part in within(read(fact)[0]))


def test_every_kind_of_term_is_asked() -> None:
    closed = {*get_args(t.Number), *get_args(t.Condition)} - {t.Always, t.Led}
    assert {type(part) for part in asked()} >= closed


def test_every_measure_is_asked() -> None:
    assert {part.measure for part in asked() if isinstance(part, t.Count)} == set(Measure)
