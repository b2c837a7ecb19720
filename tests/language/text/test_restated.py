"""What a reading says of its sources takes the place of what its parent says; what it changes without is told.

Each row is a small spec, a reading of it, and what is known of the sources of the reading.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.language.load import check, load_model
from stich.language.model.game import GameModel
from stich.language.model.names import Citation, english
from stich.language.text.diagnostics import Diagnostic
from tests.small_spec import SMALL

PARENT = SMALL.replace("  play: {conjecture: a}", "  play: {conjecture: no duty to follow}").replace(
    "cards: trump J > trump}", "cards: trump J > trump, conjecture: the jack is best}"
)
HEAD = "format: 1\ngame: reading\nextends: small.yaml\nreading: as at home\nstatus: conjecture\n"
CODE = "changed-without-source"


def reading(folder: Path, text: str, parent: str = PARENT) -> tuple[GameModel, list[Diagnostic]]:
    """A reading of the small spec, and what is told of it."""
    (folder / "small.yaml").write_text(parent, "utf-8")
    (folder / "reading.yaml").write_text(HEAD + text, "utf-8")
    game, told = check(folder / "reading.yaml")
    assert game is not None, [*map(str, told)]
    return game, told


UNSAID = [  # what a reading says, the sections that it changes without evidence, where that is told
    ("play: {legal: [any]}\n", ["play"], ["play"]),
    ("powers: {best: {cards: trump A > trump}}\n", ["powers"], ["best"]),
    ("powers: {low: {cards: SA}}\n", ["powers"], ["powers"]),
    ("powers: {best: ~}\n", ["powers"], ["powers"]),
    ("score: [{name: win, points: 2, when: side has 3 tricks}]\n", ["score"], ["score"]),
    ("play: {legal: [any]}\nevidence: {score: {conjecture: b}}\n", ["play"], ["play"]),
    ("play: {legal: [any]}\nevidence: {play: {conjecture: ~, note: at home}}\n", [], []),
    ("play: {legal: [any]}\nevidence: {play: {conjecture: b}}\n", [], []),
    ("play: {legal: [any], conjecture: b}\n", [], []),
    ("family: whist\nnames: {trump: {de: Trumpf}}\n", [], []),
    ("powers: {best: {cards: trump A > trump, conjecture: b}}\n", [], []),
    ("powers: {low: {cards: SA, conjecture: b}}\n", [], []),
    ("score: [{name: win, points: 2, when: side has 3 tricks, conjecture: b}]\n", [], []),
    ("powers: {best: {title: {en: Best}}}\n", [], []),
    ("powers: {best: {note: as it is told}}\n", [], []),
    ("play: {legal: [same suit, any]}\n", [], []),
]


@pytest.mark.parametrize(("text", "changed", "places"), UNSAID, ids=[text for text, _, _ in UNSAID])
def test_what_is_changed_without_evidence_is_told_at_its_place(
    tmp_path: Path, text: str, changed: list[str], places: list[str]
) -> None:
    game, told = reading(tmp_path, text)
    assert game.changed == dict.fromkeys(changed, "small")
    found = [fault for fault in told if fault.code == CODE]
    assert [fault.span.text for fault in found] == places
    assert all(fault.span.source.path.endswith("reading.yaml") and fault.help for fault in found)


def test_evidence_of_a_reading_takes_the_place_of_the_parents(tmp_path: Path) -> None:
    sourced = PARENT.replace("{conjecture: no duty to follow}", "{work: book, section: p. 1, conjecture: no duty}")
    sourced += "sources: {book: {work: A Book}}\n"
    game, _ = reading(tmp_path, "play: {legal: [any]}\nevidence: {play: {conjecture: b}}\n", sourced)
    assert game.evidence["play"] == Citation(conjecture=english("b"))
    game, _ = reading(tmp_path, "play: {legal: [any]}\nevidence: {play: {work: book, section: ~}}\n", sourced)
    assert game.evidence["play"] == Citation("book")


def test_a_section_may_give_its_evidence_itself(tmp_path: Path) -> None:
    game, _ = reading(tmp_path, "play: {legal: [any], conjecture: so it was at home}\n")
    assert game.evidence["play"] == Citation(conjecture=english("so it was at home"))
    assert [remark.path for remark in game.remarks if remark.section == "play"] == ["play"]


def test_what_a_section_says_beside_its_evidence_is_kept(tmp_path: Path) -> None:
    text = "play: {legal: [any], conjecture: so it was}\nevidence: {play: {conjecture: b}}\n"
    game, _ = reading(tmp_path, text)
    assert game.evidence["play"] == Citation(conjecture=english("b"))
    assert Citation(conjecture=english("so it was")) in [remark.citation for remark in game.remarks]


def test_the_citation_of_a_changed_rule_is_not_kept_where_another_is_given(tmp_path: Path) -> None:
    for text in (
        "powers: {best: {cards: trump A > trump, source: {work: book}}}\nsources: {book: {work: A Book}}\n",
        "powers: {best: {cards: trump A > trump}}\nevidence: {powers: {conjecture: b}}\n",
    ):
        game, _ = reading(tmp_path, text)
        assert str(game.powers[0].citation.conjecture) == ""
    game, _ = reading(tmp_path, "evidence: {powers: {conjecture: b}}\n")
    assert str(game.powers[0].citation.conjecture) == "the jack is best"


def test_a_reading_of_a_reading_is_told_of_its_own_changes_only(tmp_path: Path) -> None:
    reading(tmp_path, "play: {legal: [any]}\n")
    further = tmp_path / "further.yaml"
    head = HEAD.replace("game: reading", "game: further").replace("small.yaml", "reading.yaml")
    further.write_text(head + "score: [{name: win, points: 2, when: side has 3 tricks}]\n", "utf-8")
    game, told = check(further)
    assert game is not None and game.changed == {"play": "small", "score": "reading"}
    assert [fault.span.text for fault in told if fault.code == CODE] == ["score"]
    further.write_text(head + "play: {legal: [same suit, any], conjecture: b}\n", "utf-8")
    assert load_model(further).changed == {}


SAYING = PARENT + "define:\n  conditions: {done: side has 2 tricks}\n  says: {done: two tricks are enough}\n"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("define: {conditions: {done: side has 3 tricks}}\n", ""),
        ("define: {conditions: {done: side has 3 tricks}, says: {done: three are}}\n", "three are"),
        ("score: [{name: win, points: 2, when: side has 3 tricks}]\n", "two tricks are enough"),
    ],
)
def test_an_authors_words_for_a_rule_do_not_outlive_it(tmp_path: Path, text: str, says: str) -> None:
    game, _ = reading(tmp_path, text, SAYING)
    assert [str(condition.says) for condition in game.definitions.conditions] == [says]
