"""The section `dialogues`, read."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Circle
from stich.language.conditions.measures import Measure
from stich.language.load import load_model
from stich.language.model.dialogues import Bid, Choice, Opens, Reckon, WinMatch
from stich.language.model.play import Concession
from stich.language.model.score import Change, Doing, FromPool
from tests.small_spec import SMALL, checked


def test_a_dialogue_is_a_machine_of_states() -> None:
    game = load_model("knueffeln")
    dialogue = game.dialogues[game.play.face_down]
    choices = {choice.name.key: choice for choice in dialogue.states[0].choices}

    assert dialogue.opens is Opens.FACE_DOWN_LEAD
    assert choices["accept"].stake == t.Constant(2)
    assert choices["strike the flag"].concedes == Concession(t.Constant(1))
    assert {choice.then for choice in choices.values()} == {-1}


# --- what a choice does -----------------------------------------------------------------------------------------------

TALK = "dialogues: {{talk: {{opens: step, say: {{by: forehand, say: {{yes: {}, no: {{}}}}}}}}}}\n"
MORE = "counters: shouts\n"


def said(folder: Path, choice: str) -> tuple[Choice | None, list[str]]:
    """The choice `yes` of a spec with this dialogue, and the codes of its faults."""
    text = SMALL.replace("until: 1 suit}\n", "until: 1 suit}\n  - dialogue: talk\n")
    text = text.replace("play:\n", TALK.format(choice) + MORE + "play:\n", 1) + "  pools: {pool: 0}\n"
    game, faults = checked(folder, text)
    return next(game.choices) if game else None, [fault.code for fault in faults]


def test_a_choice_can_give_pay_and_count(tmp_path: Path) -> None:
    choice, faults = said(
        tmp_path, "{points: 2, from: pool, pays: stake, to: pool, gains: {shout: 1}, wins match: true}"
    )

    assert choice is not None and faults == []
    reckoned, won = choice.effects
    assert isinstance(reckoned, Reckon) and won == WinMatch()
    row = reckoned.row
    assert (row.name.key, row.points, row.source, row.to) == ("yes", t.Constant(2), FromPool(0), FromPool(0))
    assert row.changes == (Change(Doing.GAINS, Measure.COUNTER, 0, t.Constant(1)),)


def test_what_is_given_up_can_come_from_the_side_that_gives_up(tmp_path: Path) -> None:
    choice, faults = said(tmp_path, "{concedes: 2, from: side}")

    assert choice is not None and faults == []
    assert choice.concedes == Concession(t.Constant(2), Circle.SIDE) and choice.effects == ()


@pytest.mark.parametrize(
    ("choice", "code"),
    [
        ("{from: pool}", "keys-clash"),
        ("{pays: 1, to: the other sides together}", "several-accounts"),
        ("{points: 1, concedes: 1, from: side}", "keys-clash"),
        ("{gains: {trump: 1}}", "unknown-name"),
        ("{stake: {stake is 1: 2}}", "no-otherwise"),
        ("{stake: trump}", "wrong-sort"),
    ],
)
def test_a_slip_in_a_choice_is_told_once(tmp_path: Path, choice: str, code: str) -> None:
    assert said(tmp_path, choice)[1] == [code]


def test_one_number_is_bid_by_a_choice_of_its_own_name(tmp_path: Path) -> None:
    choice, faults = said(tmp_path, "{bids: 18, binds: {caller: speaker}}")

    assert choice is not None and faults == []
    assert choice.name.key == "yes"
    assert Bid(18) in choice.effects and len(choice.binds) == 1


@pytest.mark.parametrize("bids", ["-1", "10000", "18 20", "yes", "1.5"])
def test_what_is_no_number_to_bid_is_refused(tmp_path: Path, bids: str) -> None:
    choice, faults = said(tmp_path, f"{{bids: {bids}}}")

    assert choice is None and set(faults) <= {"wrong-value", "wrong-type", "out-of-range"} and faults


def test_a_choice_has_no_card_whose_suit_it_could_bind(tmp_path: Path) -> None:
    choice, faults = said(tmp_path, "{binds: {chosen-suit: its suit}}")

    assert choice is None and faults == ["not-known-here"]


def test_numbers_are_bid_in_steps(tmp_path: Path) -> None:
    game, faults = checked(tmp_path, SMALL.replace("until: 1 suit}\n", "until: 1 suit}\n  - dialogue: talk\n").replace(
        "play:\n", TALK.format("{bids: 0 to 150 by 50}") + "play:\n", 1))  # fmt: skip
    assert game is not None and [fault.code for fault in faults] == []
    assert [choice.name.key for choice in game.choices][:5] == ["yes 0", "yes 50", "yes 100", "yes 150", "no"]


def test_more_numbers_than_can_be_told_apart_are_refused(tmp_path: Path) -> None:
    choice, faults = said(tmp_path, "{bids: 0 to 400}")

    assert choice is None and faults == ["too-many-rules"]
