"""Hidden information has one door, the view: laws of what a seat is shown, on random play of every spec.

That pairs of matches which differ in hidden cards alone give a seat the same view, the same choices and the same words
is held by ``tests/fuzz/views.py``, of which a match for each spec is played here.
"""

from __future__ import annotations

import gc
import json
import random
from collections.abc import Iterator
from functools import cache
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType

import pytest
from jsonschema import Draft202012Validator

from stich.cards import NO_CARD, NO_SEAT, Card, Seat, mask_of
from stich.engine import events as e
from stich.engine.packs import Seeded
from stich.engine.position import Position
from stich.engine.seen import SeenSoFar, go_on
from stich.engine.state import State
from stich.engine.table import Stage, Table
from stich.engine.view import View
from stich.language.text.library import data_path
from stich.match.record import Line
from stich.match.seen_record import SeenLines, seat_header
from stich.match.state import OnMachine
from stich.rng import Random
from stich.voice.transcript import Transcript
from tests.fuzz import views
from tests.fuzz.common import Outcome
from tests.fuzz.views import known_to
from tests.specs_under_test import PLAYED, Bots, playable

SEED = 0x5EED_0DD5_EED5_0DD1  # no other number of a match is so large
every_spec = pytest.mark.parametrize("name", PLAYED)


def played(name: str, seed: int = SEED, deals: int = 1) -> Iterator[State]:
    """Each position of a match, the end among them."""
    state = playable(name).start(seed, deals=deals, log=True)
    bots = Bots(seed, len(state.hands), give_up_once_in=60)
    for _ in bots.play_out(state):
        yield state
    yield state


# --- what a seat is shown ---------------------------------------------------------------------------------------------


@every_spec
def test_what_differs_only_in_hidden_cards_looks_the_same(name: str) -> None:
    """Views with their events, what is legal, what is refused and how."""
    outcome = Outcome()
    views._laid(name, random.Random(name), outcome)
    assert not outcome.faults


@every_spec
def test_events_name_no_card_that_the_seat_has_not_seen_and_nobody_who_was_asked(name: str) -> None:
    known: dict[tuple[int, Seat], set[Card]] = {}
    told: dict[tuple[int, Seat], tuple[e.Event, ...]] = {}
    first = playable(name).model.deck.first
    for turn, state in enumerate(played(name)):
        for seat in range(len(state.hands)):
            saw = known.setdefault((state.deal_number, seat), set())
            saw |= {first(card) for card in known_to(state, seat)}
        for seat in {state.to_act, turn % len(state.hands)} - {NO_SEAT}:
            view, deal = state.view(seat), (state.deal_number, seat)
            saw, before = known[deal], told.get(deal, ())
            assert view.events[: len(before)] == before, "what was told is told, and nothing is put before it"
            for event in view.events[len(before) :]:
                assert state.over or {*map(first, cards_of(event))} <= saw, f"{event}"
                assert not (isinstance(event, e.Pass) and event.asked and event.seat != seat)
                assert not (isinstance(event, e.CardPlayed) and event.legal and event.seat != seat)
            assert view.events == go_on(state.plan, seat, SeenSoFar(), state.happened or [], state.asides).events
            if seat != state.to_act:
                assert not view.legal and not view.chosen
                assert view.to_act == NO_SEAT or state.stage not in (Stage.TRANSFER, Stage.MELD)
            told[deal] = view.events


def cards_of(event: e.Event) -> set[Card]:
    """The cards that an event names."""
    match event:
        case e.Deal():
            return {card for hand in (*event.hands, event.stock, *event.heaps) for card in hand if card != NO_CARD}
        case e.Transferred():
            return {card for card in (*event.gives, *event.takes) if card != NO_CARD}
        case e.HeapTaken() | e.LaidOpen() | e.TrickEnd():
            return {card for card in event.cards if card != NO_CARD}
        case e.CardPlayed() | e.CardsDrawn():
            return {event.card} - {NO_CARD}
        case e.PackCut():
            return {*event.exposed, *event.looked_at}
        case _:
            return set()


@every_spec
def test_what_is_public_is_enough_to_begin_the_deal_again(name: str) -> None:
    seat, state = len(name) % playable(name).plan.players, playable(name).start(SEED, deals=2)
    for turn, _ in enumerate(Bots(SEED, len(state.hands)).play_out(state)):
        if turn > 15 and state.deals_done and len(state.done) > 3:
            break
    view = state.view(seat)
    again = State.resumed(state.plan, state.packs, view.deals_limit, view.begun)
    for action in state.done:
        again.play(action)
    assert again.view(seat) == view


# --- nothing leads further --------------------------------------------------------------------------------------------

FURTHER = (Table, Position, State, Seeded, OnMachine, Random)
NO_WAY = (ModuleType, type, FunctionType, BuiltinFunctionType)


def reached(*roots: object) -> Iterator[object]:
    """All that can be reached from some things, but not by way of modules, types and functions."""
    met, waiting = {id(root) for root in roots}, list(roots)
    while waiting:
        each = waiting.pop()
        yield each
        for found in [each.__self__] if isinstance(each, MethodType) else gc.get_referents(each):
            if id(found) not in met and not isinstance(found, NO_WAY):
                met.add(id(found))
                waiting.append(found)


def tells(thing: object, hidden: list[list[Card]]) -> bool:
    """Whether a thing is a hidden hand, as a list or as a set."""
    if isinstance(thing, int):
        return thing in {SEED, *map(mask_of, hidden)}
    if isinstance(thing, list | tuple | set | frozenset) and all(isinstance(each, int) for each in thing):
        return sorted(thing) in hidden
    return isinstance(thing, FURTHER)


@every_spec
def test_nothing_that_a_view_leads_to_is_the_state_the_seed_or_a_hidden_card(name: str) -> None:
    game = playable(name)
    state = game.start(SEED, deals=2)
    for turn, _ in enumerate(Bots(SEED, game.plan.players).play_out(state)):
        if turn >= 2 and state.stage == Stage.TRICK and len(state.done) > 1:
            break
    if state.over:
        return
    view = state.view(0)
    seen = {seat for seat, _ in view.hands}
    piles = [hand for seat, hand in enumerate(state.hands) if seat not in seen] + [state.stock, *state.heaps]
    known = known_to(state, 0)
    hidden = [sorted(pile) for pile in piles if len(set(pile) - known) > 3]
    own = [getattr(view, slot) for slot in View.__slots__ if slot != "plan"]
    assert [each for each in reached(*own) if tells(each, hidden)] == []
    assert [each for each in plan_of(name) if isinstance(each, FURTHER) or each == SEED] == []
    assert any(tells(each, hidden) for each in reached(state.readably() if isinstance(state, OnMachine) else state))


def plan_of(name: str) -> list[object]:
    """What the static plan of a game leads to, all that was played of it before."""
    return list(reached(playable(name).plan))


# --- the record of a seat ---------------------------------------------------------------------------------------------


@cache
def schema(name: str) -> Draft202012Validator:
    return Draft202012Validator(json.loads((data_path("schema") / f"{name}.schema.json").read_text("utf-8")))


def record_of(name: str, seat: Seat) -> list[Line]:
    """What a seat saw of a match of two deals."""
    game = playable(name)
    *_, state = played(name, deals=2)
    head = seat_header(game, seat, ["x"] * game.plan.players, 2)
    return [head, *SeenLines(game, state, seat, legal=True).lines()]


@every_spec
def test_what_a_seat_saw_is_as_the_schema_says_and_can_be_told(name: str) -> None:
    seat = len(name) % playable(name).plan.players
    lines = record_of(name, seat)
    for line in {str(line["event"]) + repr(sorted(line)): line for line in lines}.values():
        assert schema("seen").is_valid(json.loads(json.dumps(line))), line
    assert not schema("record").is_valid(lines[0])
    assert "seed" not in lines[0]
    teller = Transcript(playable(name), seat)
    assert "None" not in " ".join(words for line in lines[1:] for words in teller.tell(line))


def test_the_schemas_of_whole_and_seen_records_have_the_same_events() -> None:
    whole, seen = schema("record").schema["$defs"], schema("seen").schema["$defs"]
    assert whole.keys() == seen.keys()
    for event in whole:
        unlike = whole[event]["properties"].keys() ^ seen[event]["properties"].keys()
        assert unlike == {"match": {"seed", "seat", "laid"}, "cut": {"looked_at"}}.get(event, set())
