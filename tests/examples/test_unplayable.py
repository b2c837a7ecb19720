"""Specs that lead nowhere: ``stich validate`` refuses them with a witness, and play ends with a named error."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stich.cli.validate import check_spec
from stich.engine.errors import UnplayableError
from stich.engine.packs import BOTS
from stich.engine.state import State
from stich.examples.trial import DEALS, MATCHES, trial
from stich.language.text.places import cited
from stich.match.game import Game, load_game
from stich.rng import Random, stream
from tests.command import within
from tests.fuzz.bombs import spec
from tests.specs_under_test import NAMES, playable

Changes = dict[str, Any]


def written(folder: Path, **changes: Any) -> Path:
    path = folder / "bomb.yaml"
    path.write_text(json.dumps(spec(**changes)), encoding="utf-8")
    return path


def talk(*states: tuple[str, Changes], opens: str = "step", **more: Any) -> Changes:
    """One dialogue of these states: who speaks, and what may be said."""
    return {"opens": opens, **more, **{f"s{i}": {"by": by, "say": say} for i, (by, say) in enumerate(states)}}


def held(*dialogues: Changes, before: int = 13, **more: Any) -> Changes:
    """A game in which these dialogues are held after the cards are dealt."""
    names = [f"d{i}" for i in range(len(dialogues))]
    steps = [{"deal": {"cards": before}}, *({"dialogue": name} for name in names)]
    return {"deal": steps, "dialogues": dict(zip(names, dialogues, strict=True)), **more}


NAMING = talk(("forehand", {"no": {}, "yes": {"binds": {"declarer": "speaker"}}}))
DISCARD = {"name": "t", "gives": "any", "count": "1 to 3", "from": "stock", "must": True}
GIVING = {"who": "forehand", "gives": "any", "count": 3, "must": True}

# What is wrong, the spec, the code of the fault, words of what is said.
REFUSED: dict[str, tuple[Changes, str, str]] = {
    "a seat that one choice names speaks": (
        held(NAMING, talk(("declarer", {"ok": {}}))), "not-bound-yet", "`declarer` is asked for"),
    "a seat that one choice names leads": (
        held(NAMING, play={"leader": "declarer", "legal": ["any"]}), "not-bound-yet", "`declarer` is asked for"),
    "a seat that one choice names gets cards": (
        {"deal": [{"deal": {"cards": 5}}, {"dialogue": "d"},
                  {"transfer": {"name": "t", "gives": "any", "count": 1, "to": "declarer", "must": True}}],
         "dialogues": {"d": NAMING}}, "not-bound-yet", "`declarer` is asked for"),
    "a seat that one choice names sits out": (
        held(NAMING, talk(("forehand", {"out": {"sits out": "declarer"}}))), "not-bound-yet", "`declarer`"),
    "a way over several states": (
        held(talk(("forehand", {"a": {"then": "s1"}, "b": {"binds": {"declarer": "speaker"}}}),
                  ("dealer", {"c": {"binds": {"declarer": "speaker"}}, "d": {}})),
             talk(("declarer", {"ok": {}}))), "not-bound-yet", "`declarer`"),
    "one side has no director": (
        held(talk(("director", {"ok": {}})), seats={"players": 4, "sides": "opposite", "directors": {"seats": [0]}}),
        "unplayable", "has no director"),
    "discards that empty the stock": (
        {"deal": [{"deal": {"cards": 9}}, {"transfer": DISCARD}, {"deal": {"cards": 4}}]},
        "deck-too-small", "16 cards are dealt, and 4 may be left"),
    "all that is left is taken before a deal": (
        {"deal": [{"deal": {"cards": 5}}, {"transfer": {"name": "t", "gives": "any", "count": "0 to 1", "takes": "any",
                                                        "from": "stock", "taken": "all", "when": "stake is 1"}},
                  {"deal": {"cards": 5}}]}, "unequal-transfer", "may be of different size"),
    "one takes what lies turned up": (
        {"deal": [{"deal": {"cards": 5}}, {"turn up": {"bind": "trump", "until": "1 suit"}},
                  {"transfer": {**GIVING, "name": "t", "from": "turned up", "taken": "all", "take first": True}}]},
        "unequal-transfer", "may be of different size"),
    "a dialogue without a state": (held(talk(title={"en": "x"})), "missing-key", "has no state"),
    "a dialogue on lead without a state": (
        {"dialogues": {"d": {"opens": "on lead", "note": "x"}}}, "missing-key", "has no state"),
    "nothing to say": (
        held(talk(("forehand", {"x": {"when": "stake is at least 5"}}))),
        "unplayable", "has nothing to say in `s0` of `d0`"),
    "nothing to say in answer": (
        held(talk(("forehand", {"x": {"then": "s1"}}), ("opponent", {"y": {"when": "stake is at least 5"}}))),
        "unplayable", "has nothing to say in `s1` of `d0`"),
    "nothing to say when one's turn comes": (
        held({"opens": "step", "s0": {"by": "forehand", "in turn": True, "say": {
            "x": {"when": "seat is forehand"}}}}), "unplayable", "has nothing to say"),
    "no lead, ever": (
        {"play": {"legal": ["any"], "pass": True, "guards": ["may not lead any"]}},
        "no-legal-card", "no card may ever be led"),
    "no lead, ever, said in parts": (
        {"play": {"legal": ["any"], "pass": True, "guards": ["may not lead S or H", "may not lead D or C"]}},
        "no-legal-card", "no card may ever be led"),
    "no lead while it matters": (
        {"play": {"legal": ["any"], "pass": True, "guards": ["may not lead any unless stake is at least 9"]}},
        "unplayable", "before anybody can act"),
    "every deal is thrown in": (
        held(talk(("forehand", {"no": {"throw in": True}}))), "unplayable", "thrown in"),
    "every deal is thrown in after some talk": (
        held(talk(("forehand", {"a": {"then": "s1"}}), ("dealer", {"no": {"throw in": True}}))), "unplayable", ""),
    "cards dealt after a seat has left": (
        {"deal": [{"deal": {"cards": 5}}, {"dialogue": "d"}, {"deal": {"cards": 5}}],
         "dialogues": {"d": talk(("forehand", {"out": {"sits out": "speaker"}, "in": {}}))}},
        "wrong-dialogue", "cannot sit out before the cards are dealt"),
    "a seat leaves in mid-trick": (
        {"dialogues": {"d": talk(("speaker", {"out": {"sits out": "speaker", "binds": {"gone": "speaker"},
                                                      "when": "not gone is named"}}), opens="on turn")}},
        "wrong-dialogue", "only before the first lead"),
    "a shown card that is gone": (
        {"deal": [{"deal": {"cards": 5}}, {"transfer": {"name": "t", "gives": "any", "count": "all", "to": "aside",
                                                        "from": "stock", "must": True}},
                  {"bind": {"trump": "suit of the last card dealt"}}]},
        "unplayable", "the last card dealt is in no hand"),
    "a lot of equals": (
        {"deck": {"suits": "S H D C", "ranks": "A"}, "deal": [{"deal": {"cards": 1}}],
         "match": {"ends": "when a side has 7 points", "winner": "most points", "lot": "lowest card"}},
        "choice-can-fail", "the lot for the dealer is never decided"),
    "a lot of more seats than cards": (
        {"deck": {"suits": "S H", "ranks": "A K"}, "seats": {"players": 5, "playing": 4, "sits out": "dealer"},
         "deal": [{"deal": {"cards": 1}}],
         "match": {"ends": "when a side has 7 points", "winner": "most points", "lot": "lowest card"}},
        "choice-can-fail", "5 seats draw from 4 cards"),
    "no suit": ({"deck": {"suits": " ", "ranks": "A K"}}, "wrong-value", "`suits` names none"),
    "no rank": ({"deck": {"suits": "S H", "ranks": []}}, "wrong-value", "`ranks` names none"),
}  # fmt: skip


@pytest.mark.parametrize("what", REFUSED)
def test_validate_refuses_it_and_says_why(tmp_path: Path, what: str) -> None:
    changes, code, words = REFUSED[what]
    checked = check_spec(str(written(tmp_path, **changes)))
    found = [fault for fault in checked.faults if fault.is_error and fault.code == code]
    assert found, [(fault.code, fault.message) for fault in checked.faults]
    said = " ".join((found[0].message, *(label.text for label in found[0].labels), *found[0].notes))
    assert words in said
    assert not checked.ok


@pytest.mark.parametrize("what", [what for what, row in REFUSED.items() if row[1] == "unplayable"])
def test_what_only_play_can_see_is_told_with_a_match_that_shows_it(tmp_path: Path, what: str) -> None:
    """The witness: the command in the note ends with status 1 and the same words, or no deal of it lets anybody act."""
    path = written(tmp_path, **REFUSED[what][0])
    (fault,) = [fault for fault in check_spec(str(path)).faults if fault.code == "unplayable"]
    again = fault.notes[-1].split("`")[1].split()
    done = within(*again[1:], "--quiet")
    if "before anybody can act" in fault.message:
        assert done.returncode == 0
    else:
        assert done.returncode == 1
        assert "the deal cannot go on" in done.stderr and "Traceback" not in done.stderr
        assert "\\n" not in done.stderr
        assert ("  rule: " in done.stderr) == (fault.span.start > 0)


def random_play(game: Game, seed: int, deals: int = 3) -> State:
    state = game.start(seed, deals=deals, log=True)
    chance = [Random(stream(seed, BOTS, seat)) for seat in range(game.plan.players)]
    while not state.over:
        state.play(chance[state.to_act].choice(state.legal_actions()))
    return state


# Ways that depend on a condition: no check of the text can tell, the play does.
IN_PLAY: dict[str, tuple[Changes, str]] = {
    "a name that a condition keeps": (
        held(talk(("forehand", {"no": {"when": "seat holds SA"}, "yes": {"binds": {"declarer": "speaker"}}})),
             talk(("declarer", {"ok": {}}))), "no seat has been named `declarer`"),
    "nobody to answer": (
        held(talk(("forehand", {"x": {"then": "s1"}}), ("opponent", {"y": {}})),
             seats={"players": 4, "sides": [[0, 1, 2, 3]]}),
        "nobody plays against seat"),
    "the stake without bound": (
        held(talk(*(("forehand", {"x": {"stake": "999999 times stake"} | ({"then": f"s{i + 1}"} if i < 3 else {})})
                    for i in range(4)))),
        "the stake has grown beyond"),
}  # fmt: skip


@pytest.mark.parametrize("what", IN_PLAY)
def test_play_ends_with_a_named_error(tmp_path: Path, what: str) -> None:
    changes, words = IN_PLAY[what]
    game = load_game(written(tmp_path, **changes))
    with pytest.raises(UnplayableError, match=words):
        for seed in range(60):
            random_play(game, seed)


def test_a_named_error_tells_the_place_of_the_rule(tmp_path: Path) -> None:
    game = load_game(written(tmp_path, **IN_PLAY["a name that a condition keeps"][0]))
    with pytest.raises(UnplayableError) as caught:
        for seed in range(60):
            random_play(game, seed)
    assert caught.value.span is not None and caught.value.span.text == "declarer"
    assert str(caught.value).endswith(cited(caught.value.span))


@pytest.mark.parametrize("name", NAMES)
def test_every_spec_of_the_library_stands_its_trial(name: str) -> None:
    game = playable(name)
    assert game.model.span is not None
    assert trial(game, game.model.span) == []


def test_the_trial_plays_as_the_players_called_random_do() -> None:
    """So the command in its note shows the very match."""
    game = playable("karniffel")
    ours = random_play(game, 3, DEALS)
    done = within("run", "karniffel", "--players", "random", "--seed", "3", "--deals", str(DEALS), "--format", "json")
    end = json.loads(done.stdout.splitlines()[-1])
    assert end["event"] == "match_end" and end["totals"] == ours.totals[0]
    assert MATCHES > 3


def test_many_deals_in_a_row_that_nobody_acts_in_are_undone_and_copied(tmp_path: Path) -> None:
    """The count of fruitless deals belongs to the state: undoing a deal thrown in takes it back."""
    say = {"no": {"throw in": True}, "go": {}}
    game = load_game(written(tmp_path, **held(talk(("forehand", say)))))
    state = game.start(1)
    no = game.parse_action("no")
    for _ in range(5):
        state.play(no)
    assert state.fruitless == 6
    twin = state.copy()
    state.undo()
    assert (state.fruitless, twin.fruitless) == (5, 6)
    state.play(no)
    state.play(game.parse_action("go"))
    while state.deals_done == 0:
        state.play(state.legal_actions()[0])
    assert state.fruitless == 1
