"""``stich lint``: what a spec does not say in a language."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.language.load import examine
from stich.lint.wording import lacking
from tests.command import within
from tests.language.read.test_in_languages import EDITS
from tests.small_spec import SMALL


def said(tmp_path: Path, *languages: str) -> list[str]:
    text = SMALL
    for old, new in EDITS:
        text = text.replace(old, new)
    path = tmp_path / "small.yaml"
    path.write_text(text, "utf-8")
    game, faults, chain = examine(path)
    assert (faults, game is None, chain.tree is None) == ([], False, False)
    assert game is not None
    assert chain.tree is not None
    return [f"{f.span.source.position(f.span.start)[0]}: {f.message}" for f in lacking(game, chain.tree, languages)]


def test_titles_and_texts_that_are_missing_are_listed_in_the_order_of_the_text(tmp_path: Path) -> None:
    assert [line for line in said(tmp_path, "de") if "has no title" in line] == [
        "2: the game `small` has no title in `de`",
        "29: the power `best` has no title in `de`",
        "34: the dialogue `talk` has no title in `de`",
        "41: the choice `more` has no title in `de`",
    ]
    found = said(tmp_path, "de", "fr")
    assert "6: `gaps[0]` is not said in `de` and `fr`" in found
    assert "4: `reading` is not said in `fr`" in found
    assert not [line for line in found if "`reading`" in line and "`de`" in line]


def test_english_keys_are_titles_but_that_of_the_game(tmp_path: Path) -> None:
    assert said(tmp_path, "en") == []


def test_a_word_that_the_sheet_has_is_not_missed(tmp_path: Path) -> None:
    assert not [line for line in said(tmp_path, "ru") if "the suit" in line]
    assert [line for line in said(tmp_path, "nl") if "the suit" in line]


def test_the_name_of_a_phase_that_is_the_only_one_is_never_printed_and_not_missed(tmp_path: Path) -> None:
    assert not [line for line in said(tmp_path, "nl") if "the phase" in line]


@pytest.mark.parametrize("wanted", ["none", "nl"])
def test_the_command_prints_a_line_for_each(wanted: str) -> None:
    run = within("lint", "hearts", "--deals", "5", "--languages", wanted)
    lines = [line for line in run.stdout.splitlines() if "`reading` is not said in `nl`" in line]
    assert run.returncode == 0
    assert bool(lines) is (wanted == "nl")
