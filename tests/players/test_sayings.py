"""``greedy`` says each thing that a spec lets it say in some deals, and refuses it in others.

Positions, and what is rightly said never or always, are data (``sayings.yaml``).
"""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from stich.engine.posed import Posed
from stich.engine.state import State
from stich.match.deals import deals_of
from stich.players.budget import Budget
from stich.players.thinking import GreedyPlayer
from stich.rng import Random
from tests.players.sayings import Said, Words, listen
from tests.specs_under_test import NAMES, TESTS, playable

DATA: dict[str, Any] = yaml.safe_load((TESTS / "players" / "sayings.yaml").read_text(encoding="utf-8"))
POSITIONS: list[dict[str, Any]] = DATA["positions"]
RIGHTLY: dict[str, dict[str, str]] = DATA["rightly"]
RARE: dict[str, list[str]] = DATA["rare"]
DEALS = 60
PLAYOUTS = 48
TRIALS = 3
PLAYOUTS = (
    480  # three times what is usual: what is asked is whether it values a hand aright, not how often luck misleads it
)
OF_A_DEAL = ("dealer", "face_up", "hands", "stock", "turned_up")


def specs_of(case: dict[str, Any]) -> list[str]:
    """The specs in which a position is the same."""
    return case["spec"].split()


def laid_out(name: str, case: dict[str, Any]) -> State:
    """The match where it has come to."""
    game = playable(name)
    deal = {key: case[key] for key in OF_A_DEAL if key in case}
    for key in "hands", "face_up":
        deal[key] = {str(seat): cards for seat, cards in deal.get(key, {}).items()}
    state = game.start(1, deals=1, packs=Posed(deals_of(game.model, {"1": deal}), 1))
    for words in case.get("after", ()):
        state.play(game.parse_action(words))
    return state


def said_there(name: str, case: dict[str, Any], said: Said) -> list[str]:
    """What greedy says, asked several times."""
    state, answers = laid_out(name, case), []
    words = Words(playable(name))
    for trial in range(TRIALS):
        action = GreedyPlayer(Budget(playouts=PLAYOUTS)).choose(state.view(state.to_act), Random(trial))
        answers.append(words.called(state, action))
        said.note(words.sayable(state), answers[-1])
    return answers


def hold(name: str, case: dict[str, Any], said: Said) -> None:
    """Hold greedy to what it says in a position."""
    answers = said_there(name, case, said)
    if "says" in case:
        assert answers.count(case["says"]) > TRIALS / 2, f"{case['name']}: {answers}"
    else:
        assert case["refuses"] in said.could, f"{case['name']}: it could not be said"
        assert answers.count(case["refuses"]) < TRIALS / 2, f"{case['name']}: {answers}"


@pytest.mark.parametrize(
    "case", [each for each in POSITIONS if each.get("quick")], ids=lambda c: f"{c['spec']} {c['name']}"
)
def test_greedy_knows_what_its_hand_is_worth(case: dict[str, Any]) -> None:
    hold(specs_of(case)[0], case, Said())


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_greedy_says_each_thing_in_some_deals_and_refuses_it_in_others(name: str) -> None:
    game, said = playable(name), Said()
    words, rightly = Words(game), RIGHTLY.get(name, {})
    for case in POSITIONS:
        if name in specs_of(case):
            hold(name, case, said)
    passed_over = {*rightly, *RARE.get(name, ())}
    wanted = words.declared - passed_over
    for seed in range(1, DEALS + 1):
        if seed > 1 and all(said.settled(each) for each in wanted | ({*said.could} - passed_over)):
            break
        listen(game, seed, PLAYOUTS, said, frozenset(passed_over))
    told = {each: (did, could) for each, could, did in said.told() if not said.settled(each)}
    assert told.keys() <= passed_over, told
    assert not [each for each in rightly if said.settled(each)], "it is said and refused, and no exception"


def test_every_exception_is_one_of_a_spec_that_is_there() -> None:
    for name, reasons in RIGHTLY.items():
        assert name in NAMES
        assert all(len(why) > 20 for why in reasons.values())
        assert {*reasons} <= Words(playable(name)).declared | {"concede", "exchange", "exchange none", "show none"}
    for name, rare in RARE.items():
        assert {*rare} <= Words(playable(name)).declared
