"""Auctions: by hand, and at random against a judge that knows only what the spec says and what was called.

``AUCTIONS=20000 pytest tests/engine/test_auctions.py -k judge`` holds that many; the suite holds fewer.
"""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from stich.engine.state import State
from stich.match.game import Game
from stich.match.record import Recorder, replay, text_of
from stich.players.registry import make_player
from stich.rng import Random as EngineRandom
from tests.referees.auctions import Sheet, Terms, course
from tests.small_spec import CONJECTURE, checked

AUCTIONS = int(os.environ.get("AUCTIONS", "400"))
TURNS_AT_MOST = 2_000

SPEC = (
    """\
format: 1
game: called
title: {{en: Called}}
"""
    + CONJECTURE.replace("  powers: {conjecture: a}\n", "").replace("{", "{{").replace("}", "}}")
    + """\
deck: {{suits: french, ranks: A K}}
seats: {{players: {players}, sides: each}}
deal:
  - deal: {{cards: 1}}
  - dialogue: bidding
dialogues:
  bidding:
    opens: step
    call:
      auction: {auction}
{say}
    alone: {{by: forehand, say: {{play: {{}}}}}}
    over: {{by: bidder, say: {{begin: {{}}}}}}
play: {{leader: forehand, legal: [same suit, any]}}
deal ends: when every card is played
card points: {{eyes: {{A: 1}}}}
score: [{{name: most, points: 1, when: side has the last trick}}]
match: {{ends: after deal 1, winner: most points, first dealer: by lot}}
"""
)
BESIDE = {
    "stop": "stop: {}",
    "double": "double: {when: not doubler is named, binds: {doubler: speaker}, then: call}",
}


def game(players: int, auction: str, beside: tuple[str, ...] = ()) -> Game:
    return _game(players, auction, beside)


@cache
def _game(players: int, auction: str, beside: tuple[str, ...]) -> Game:
    say = f"      say: {{{', '.join(BESIDE[word] for word in beside)}}}" if beside else ""
    text = SPEC.format(players=players, auction=auction, say=say)
    with TemporaryDirectory() as folder:
        model, diagnostics = checked(Path(folder), text, "called")
    assert model is not None, [str(each) for each in diagnostics if each.is_error]
    return Game(model)


def called(game: Game, *words: str) -> State:
    """An auction held so, seat 0 being forehand."""
    seed = next(seed for seed in range(1000) if game.start(seed).forehand == 0)
    state = game.start(seed, log=True)
    for word in words:
        state.play(game.parse_action(word))
    return state


def may(state: State) -> list[str]:
    return [state.plan.actions.name(action) for action in state.legal_actions()]


def state_of(state: State) -> str:
    """In which state of the dialogue one is, nothing when it is over."""
    if state.dialogue < 0:
        return ""
    return state.plan.game.dialogues[state.dialogue].states[state.dialogue_state].name


SKAT = "{bids: 18 20 22 23 24 27 30, turn: in pairs, nobody: alone, then: over}"
NAP = "{bids: 2 3 4 5, rounds: 1, nobody: alone, then: over}"
OMBRE = "{bids: 5 7 15, holds: elder, nobody: alone, then: over}"
COINCHE = "{bids: 80 90 100 110, passes: free, nobody: alone, then: over}"
PINOCHLE = "{bids: 250 to 390 by 10, must: dealer, nobody: alone, then: over}"


@pytest.mark.parametrize(
    ("players", "auction", "said", "bidder", "bid"),
    [
        (3, SKAT, "18 hold 20 hold pass 22 pass", 2, 22),
        (3, SKAT, "pass pass", -1, 0),
        (3, SKAT, "18 pass pass", 1, 18),
        (3, SKAT, "24 hold pass pass", 0, 24),
        (3, SKAT, "pass 18 hold pass", 0, 18),
        (3, SKAT, "30 hold", 0, 30),  # nothing higher is left
        (3, SKAT, "30 pass", 1, 30),
        (2, SKAT, "18 hold pass", 0, 18),
        (4, SKAT, "18 hold pass 20 pass 22 pass", 3, 22),
        (4, SKAT, "18 pass 20 pass 22 hold pass", 2, 22),
        (5, NAP, "2 pass 3 pass pass", 2, 3),
        (5, NAP, "pass pass pass pass pass", -1, 0),
        (5, NAP, "pass 5", 1, 5),
        (3, OMBRE, "5 7 pass hold pass", 0, 7),
        (3, OMBRE, "5 7 pass hold 15 pass", 1, 15),
        (3, OMBRE, "pass pass 15", 2, 15),
        (4, COINCHE, "80 pass 90 pass pass pass", 2, 90),
        (4, COINCHE, "80 pass pass 90 100 pass pass pass", 0, 100),
        (4, COINCHE, "pass pass pass pass", -1, 0),
        (4, PINOCHLE, "pass pass pass 250", 3, 250),
        (4, PINOCHLE, "250 300 pass pass 310 pass", 0, 310),
    ],
)
def test_an_auction_by_hand(players: int, auction: str, said: str, bidder: int, bid: int) -> None:
    state = called(game(players, auction), *said.split()[:-1])
    assert state_of(state) == "call"
    state.play(state.plan.actions.parse(said.split()[-1]))
    assert state_of(state) == ("alone" if bidder < 0 else "over")
    assert state.bidder == bidder
    assert max(state.bids_made) == bid
    assert bid == 0 or state.bids_made[bidder] == bid


def test_what_may_be_called() -> None:
    assert sorted(may(called(game(3, SKAT)))) == ["18", "20", "22", "23", "24", "27", "30", "pass"]
    assert sorted(may(called(game(3, SKAT), "23"))) == ["hold", "pass"]
    assert sorted(may(called(game(3, SKAT), "23", "hold"))) == ["24", "27", "30", "pass"]
    assert "pass" not in may(called(game(4, PINOCHLE), "pass", "pass", "pass"))
    assert "hold" not in may(called(game(3, OMBRE), "5"))
    assert sorted(may(called(game(3, OMBRE), "5", "7", "pass"))) == ["15", "hold", "pass"]


def test_what_stands_beside_closes_the_auction_or_uses_up_a_turn() -> None:
    both = game(4, COINCHE, ("stop", "double"))
    state = called(both, "80", "double", "pass", "pass")
    assert state_of(state) == "call"
    assert "double" not in may(state)
    state.play(both.parse_action("pass"))
    assert (state_of(state), state.bidder) == ("over", 0)
    assert state_of(called(both, "80", "stop")) == ""
    top = called(both, "110")
    assert (state_of(top), sorted(may(top))) == ("call", ["double", "pass", "stop"])


@pytest.mark.parametrize(
    ("said", "bidder"),
    [
        ("80 double pass pass", 0),  # who says something beside has had his say on that bid
        ("80 pass pass double", 0),
        ("80 double 90 pass pass pass", 2),  # and is asked again when one goes above it
        ("pass 80 double pass", 1),
        ("80 90 double pass pass", 1),
    ],
)
def test_who_has_called_since_a_bid_is_not_asked_again(said: str, bidder: int) -> None:
    final = game(4, "{bids: 80 90 100 110, nobody: alone, then: over}", ("stop", "double"))
    state = called(final, *said.split()[:-1])
    assert state_of(state) == "call"
    state.play(final.parse_action(said.split()[-1]))
    assert (state_of(state), state.bidder) == ("over", bidder)


def test_an_auction_can_be_taken_back() -> None:
    state = called(game(4, COINCHE), *["80", "pass", "90", "pass"])
    before = [state.view(seat).key for seat in range(4)]
    for word in ("100", "pass", "pass"):
        state.play(state.plan.actions.parse(word))
    for _ in range(3):
        state.undo()
    assert [state.view(seat).key for seat in range(4)] == before


# --- contracts --------------------------------------------------------------------------------------------------------

ROWS = """\
contracts:
  - {{name: two, bid: 2, binds: {{trump: a suit}}}}
  - {{name: misere, binds: {{trump: none}}}}
  - {{name: five, bid: 5, binds: {{trump: none, open: yes}}}}
  - {{name: wellington, bid: 5, when: contract is five}}
powers: {{trumps: {{cards: trump}}}}
"""
NAMED = """\
    over: {{by: bidder, say: {{name: {{bids: contracts, binds: {{maker: speaker}}}}}}}}
play:"""


@cache
def contracts() -> Game:
    text = SPEC.replace("dialogues:\n  bidding", ROWS + "dialogues:\n  bidding")
    text = text.replace("    over: {{by: bidder, say: {{begin: {{}}}}}}\nplay:", NAMED)
    text = text.replace("  play: {{", "  powers: {{conjecture: a}}\n  play: {{", 1)
    text = text.format(players=4, auction="{bids: contracts, passes: free, nobody: alone, then: over}", say="")
    with TemporaryDirectory() as folder:
        model, diagnostics = checked(Path(folder), text, "called")
    assert model is not None, [str(each) for each in diagnostics if each.is_error]
    return Game(model)


def bound(state: State) -> dict[str, tuple[int, ...]]:
    names = [binding.name.key for binding in state.plan.game.bindings]
    return dict(zip(names, state.bound, strict=True))


def test_a_contract_that_is_bid_binds_what_it_says() -> None:
    game = contracts()
    state = called(game, "two H")
    assert sorted(may(state)) == ["five", "misere", "pass"]
    hearts = game.model.deck.suits.index("H")
    assert (bound(state)["contract"], bound(state)["trump"]) == ((hearts,), (hearts,))
    state.play(game.parse_action("five"))
    assert sorted(may(state)) == ["pass", "wellington"]
    assert (bound(state)["trump"], bound(state)["open"], state.bids_made[1]) == ((), (1,), 5)
    state.play(game.parse_action("wellington"))
    assert (state_of(state), state.bidder, bound(state)["contract"]) == ("over", 2, (6,))
    assert bound(state)["open"] == (), "what the lower bid bound is gone with it"


def test_a_contract_named_later_is_not_below_the_bid() -> None:
    state = called(contracts(), "pass", "misere", "pass", "pass", "pass")
    assert (state_of(state), state.to_act, may(state)) == ("over", 1, ["name misere", "name five"])
    state.play(state.plan.actions.parse("name five"))
    assert (bound(state)["maker"], state.bids_made[1], bound(state)["open"]) == ((1,), 5, (1,))
    assert may(called(contracts(), "two S", "pass", "pass", "pass"))[:2] == ["name two S", "name two H"]


def test_what_a_lower_contract_bound_is_gone_where_no_auction_is_held(tmp_path: Path) -> None:
    text = SPEC.replace("dialogues:\n  bidding", ROWS + "dialogues:\n  bidding")
    text = text.replace("  play: {{", "  powers: {{conjecture: a}}\n  play: {{", 1)
    text = text.replace("      auction: {auction}\n{say}\n", "      by: forehand\n      in turn: true\n{say}\n")
    say = "      say: {bid: {bids: contracts, binds: {maker: speaker}}, pass: {}}"
    text = text.format(players=3, say=say).replace("    alone: {by: forehand, say: {play: {}}}\n", "")
    text = text.replace("    over: {by: bidder, say: {begin: {}}}\n", "")
    model, diagnostics = checked(tmp_path, text, "called")
    assert model is not None, [str(each) for each in diagnostics if each.is_error]
    state = called(Game(model), "bid five")
    assert bound(state)["open"] == (1,)
    state.play(state.plan.actions.parse("bid wellington"))
    assert bound(state)["open"] == ()


def test_where_nobody_bids_the_deal_may_go_on() -> None:
    state = called(game(3, "{bids: 2 3, nobody: go on, then: over}"), "pass", "pass", "pass")
    assert (state_of(state), state.stage.name, state.bidder) == ("", "TRICK", -1)


# --- at random --------------------------------------------------------------------------------------------------------


def settings(random: Random) -> dict[str, Any]:
    """An auction at random."""
    pairs = random.random() < 0.4
    made: dict[str, Any] = {"bids": " ".join(str(10 + i) for i in range(random.randint(1, 9)))}
    made |= {"turn": "in pairs"} if pairs else {}
    if not pairs:
        made |= {"rounds": random.randint(1, 3)} if random.random() < 0.4 else {}
        made |= {"holds": "elder"} if random.random() < 0.4 else {}
        made |= {"passes": "free"} if random.random() < 0.4 else {}
        made |= {"must": random.choice(["dealer", "forehand"])} if random.random() < 0.4 else {}
    if random.random() < 0.3:
        made["first"] = random.choice(["dealer", "seat after forehand"])
    return made


def terms_of(made: dict[str, Any], state: State, beside: tuple[str, ...]) -> Terms:
    """The same for the judge, once it is known who deals."""
    players = state.plan.players
    around = [(state.dealer + 1 + i) % players for i in range(players)]
    first = {"dealer": state.dealer, "seat after forehand": around[1]}.get(made.get("first", ""), around[0])
    must = {"dealer": state.dealer, "forehand": around[0]}.get(made.get("must", ""))
    return Terms(
        order=[(first + i) % players for i in range(players)],
        bids=made["bids"].split(),
        pairs="turn" in made,
        rounds=made.get("rounds", 0),
        elder="holds" in made,
        free="passes" in made,
        must=must,
        goes_on=frozenset({"double"} & {*beside}),
        closes=frozenset({"stop"} & {*beside}),
    )


def held(state: State, terms: Terms, random: Random) -> Sheet:
    """An auction called at random, and judged at every turn."""
    sheet = Sheet()
    judged = course(terms, sheet)
    turn: Any = next(judged)
    for _ in range(TURNS_AT_MOST):
        seat, words = turn
        assert state.to_act == seat
        assert state_of(state) == "call"
        assert sorted(set(may(state)) - terms.beside) == sorted(words)
        word = random.choice(may(state) if random.random() < 0.7 else words[:1])
        state.play(state.plan.actions.parse(word))
        try:
            turn = judged.send(word)
        except StopIteration:
            return sheet
    raise AssertionError("an auction does not end")


@pytest.mark.parametrize("seed", range(20))
def test_a_judge_agrees_on_auctions_at_random(seed: int) -> None:
    random = Random(seed)
    for made_up in range(max(1, AUCTIONS // 400)):
        made = settings(random)
        beside = tuple(word for word in BESIDE if random.random() < 0.2)
        playing = game(random.randint(2, 6), json.dumps(made | {"nobody": "alone", "then": "over"}), beside)
        for deal in range(20):
            state = playing.start(deal + 1000 * made_up, log=True)
            terms = terms_of(made, state, beside)
            sheet = held(state, terms, random)
            assert state.bidder == (-1 if sheet.bidder is None else sheet.bidder)
            assert [state.bids_made[i] for i in terms.order] == [int(sheet.last.get(i, "0")) for i in terms.order]
            closed = bool(sheet.called) and sheet.called[-1][1] in terms.closes
            assert state_of(state) == ("" if closed else "alone" if sheet.bidder is None else "over")


@pytest.mark.parametrize("seed", range(6))
def test_a_record_tells_what_was_called_and_is_played_again(seed: int) -> None:
    random = Random(seed)
    made, beside = settings(random), ("double",)
    playing = game(4, json.dumps(made | {"nobody": "alone", "then": "over"}), beside)
    state = playing.start(seed, log=True)
    terms = terms_of(made, state, beside)
    sheet = held(state, terms, random)
    while not state.over:
        state.play(random.choice(state.legal_actions()))
    lines = [text_of(line) for line in Recorder(playing, state, seed, ["x"] * 4).lines()]
    said = [(line["seat"], line["choice"]) for line in map(json.loads, lines) if line.get("event") == "dialogue"]
    assert said[: len(sheet.called)] == sheet.called
    *_, last = replay(playing, lines)
    assert last is not None


@pytest.mark.parametrize("auction", [SKAT, NAP, OMBRE, COINCHE, PINOCHLE])
@pytest.mark.parametrize("name", ["random", "thumb"])  # those that think play on machines
def test_a_bot_can_hold_any_auction(name: str, auction: str) -> None:
    playing, random = game(4, auction, ("double",)), EngineRandom(7)
    for seed in range(5):
        state, players = playing.start(seed), [make_player(name) for _ in range(4)]
        while not state.over:
            state.play(players[state.to_act].choose(state.view(state.to_act), random))
