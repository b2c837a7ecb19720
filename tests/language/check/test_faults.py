"""Each fault is found once and at its place, one cause is one diagnostic, and all are told in one run."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.language.text.diagnostics import has_errors
from tests.language.check.mistakes import MISTAKES, SPEAK, TALK, TURN
from tests.small_spec import SMALL, base, checked

# --- faults -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "old", "new", "code", "at"), MISTAKES)
def test_one_fault_is_one_diagnostic(tmp_path: Path, name: str, old: str, new: str, code: str, at: str) -> None:
    text = SMALL if name == "small" else base(name)
    assert old in text
    game, faults = checked(tmp_path, text.replace(old, new, 1), name)

    assert [fault.code for fault in faults] == [code], "\n".join(map(str, faults))
    assert (game is None) == has_errors(faults)
    assert at in ("", faults[0].span.text)


def test_all_faults_are_found_in_one_run(tmp_path: Path) -> None:
    text = base("karnoeffel").replace("unless trick has K,", "unles trick has K,").replace("lead devil", "lead devill")
    _, faults = checked(tmp_path, text.replace("most points", "most pionts"), "karnoeffel")

    assert [fault.code for fault in faults] == ["condition-syntax", "unknown-name", "unknown-name"]


def test_a_misspelled_key_and_a_misspelled_word_are_both_told(tmp_path: Path) -> None:
    text = base("karnoeffel").replace("else: dead", "els: dead").replace("unless trick has K,", "unles trick has K,")
    _, faults = checked(tmp_path, text, "karnoeffel")

    assert [fault.code for fault in faults] == ["unknown-key", "condition-syntax"]


def test_a_misspelled_section_does_not_make_its_names_unknown(tmp_path: Path) -> None:
    _, faults = checked(tmp_path, base("karnoeffel").replace("\npowers:", "\npowres:"), "karnoeffel")

    assert [fault.code for fault in faults] == ["unknown-key"]


def test_a_name_unknown_in_many_places_is_told_once(tmp_path: Path) -> None:
    _, faults = checked(tmp_path, base("karnoeffel").replace("{chosen: suit", "{chosn: suit"), "karnoeffel")

    assert [fault.code for fault in faults] == ["unknown-name"]
    assert any(note.startswith("also in line") for note in faults[0].notes)


def test_an_unknown_power_is_shown_with_the_one_that_was_meant(tmp_path: Path) -> None:
    _, (fault,) = checked(tmp_path, base("karnoeffel").replace("lead devil", "lead devill"), "karnoeffel")

    assert fault.help == "did you mean `devil`?"
    assert [label.text for label in fault.labels] == ["not declared in this spec", "`devil` is declared here"]
    assert fault.fix is not None and fault.fix.text == "devil"


# --- one cause, one diagnostic, and where it stands ------------------------------------------------------------------


def test_an_unknown_pack_is_one_error_at_its_line(tmp_path: Path) -> None:
    game, (fault,) = checked(tmp_path, SMALL.replace("suits: french", "suits: swiss"))
    assert game is None and fault.span.text == "swiss"
    assert fault.message == "`swiss` is no pack: `french`, `german`, or a list of letters"


def test_sections_without_a_source_are_one_warning(tmp_path: Path) -> None:
    text = SMALL.replace("  score: {conjecture: a}\n", "").replace("  deck: {conjecture: a}\n", "")
    _, (fault,) = checked(tmp_path, text)
    assert fault.code == "no-source" and "`deck` and `score`" in fault.message and fault.span.text == "deck"


def test_a_reserved_name_is_not_complained_of_where_it_is_used(tmp_path: Path) -> None:
    _, (fault,) = checked(tmp_path, SMALL.replace("trump", "led"))
    assert (fault.code, fault.span.text) == ("reserved-name", "led")


def test_a_table_without_players_is_one_error(tmp_path: Path) -> None:
    _, (fault,) = checked(tmp_path, SMALL.replace("players: 4", "players: 0\n  sides: opposite"))
    assert (fault.code, fault.span.text) == ("wrong-value", "0")


def test_a_power_that_is_always_in_force_needs_no_else(tmp_path: Path) -> None:
    _, (fault,) = checked(tmp_path, SMALL.replace("cards: trump J > trump", "cards: trump J > trump, else: dead"))
    assert (fault.code, fault.span.text, fault.is_error) == ("idle-else", "else", False)


def test_a_fault_in_an_extended_spec_names_the_reading(tmp_path: Path) -> None:
    checked(tmp_path, SMALL, "base")
    child = "format: 1\ngame: child\nreading: x\nextends: base.yaml\ndeal: [{deal: {cards: 5}}]\n"
    _, faults = checked(tmp_path, child, "child")
    (fault, *_) = [fault for fault in faults if fault.span.source.path.endswith("base.yaml")]
    assert "child.yaml`, which extends it" in fault.notes[-1]
    assert fault.notes[-1].endswith("and states `deal` (line 5)")


def test_a_fault_in_a_choice_of_numbers_is_told_once_wherever_they_begin(tmp_path: Path) -> None:
    said = "        bid: {bids: 1 to 3, when: trick has K}\n        pass: {}\n"
    text = SMALL.replace(TURN, SPEAK).replace("deal ends: when", TALK + said + "deal ends: when")

    assert [fault.code for fault in checked(tmp_path, text)[1]] == ["not-known-here"]
