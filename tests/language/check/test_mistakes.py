"""The mistakes that an author makes, one a time in a small spec, and the very text that each is answered with.

The mistakes are ``MISTAKES`` and ``FORM`` below; the texts stand in ``mistakes.txt`` beside this file, written by
``pytest --update tests/language/check/test_mistakes.py`` and to be read before they are kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from stich.cli.report import report
from stich.language.text.diagnostics import Diagnostic, has_errors
from stich.language.text.source import Span
from tests.language.check.mistakes import MISTAKES
from tests.small_spec import SMALL, base, checked
from tests.specs_under_test import TESTS, compare_with_golden

GOLDEN = TESTS / "language" / "check" / "mistakes.txt"

FORM = [  # mistakes in the form of a spec, which ``MISTAKES`` leaves out: each made in the spec ``small``
    ("format: 1", "format: 2"),
    ("format: 1", "formt: 1"),
    ("title: {en: Small}", "title: Small"),
    ("status: conjecture", "status: guess"),
    ("status: conjecture", "status: incomplete"),
    ("  suits: french", "  suits: swiss"),
    ("  suits: french", "  suit: french"),
    ("  players: 4", "  players: four"),
    ("  players: 4", "  players: 2.5"),
    ("  players: 4", "  players: 4\n  players: 4"),
    ("cards: 5, packets: 2", "cards: five, packets: 2"),
    ("cards: 5, packets: 2", "card: 5, packets: 2"),
    ("  - deal:", "  - dael:"),
    ("until: 1 suit", "until: 3 suits"),
    ("  legal: [same suit, any]", "  legal: any"),
    ("  legal: [same suit, any]", "  legal: [same suite, any]"),
    ("deal ends: when every card is played", "deal end: when every card is played"),
    ("deal ends: when every card is played", "deal ends: when all cards are played"),
    ("  eyes: {A: 11, 10: 10}", "  eyes: {A: eleven, 10: 10}"),
    ("points: 1, when: side has 3 tricks", "point: 1, when: side has 3 tricks"),
    ("when: side has 3 tricks", "when: side has three tricks"),
    ("when: side has 3 tricks", "when: both sides have 3 tricks"),
    ("  winner: most points", "  winner: most"),
    ("  winner: most points", "  winer: most points"),
    ("match:", "mtch:"),
    ("score:\n", "score: leaflet\nscores:\n"),
    ("  deck: {conjecture: a}", "  deck: {conjecture: by lot, then in turn}"),
    ("  deck: {conjecture: a}", "  deck: *a"),
    ("deck:\n", "deck: !!map\n"),
    ("  players: 4", "\tplayers: 4"),
    ("game: small\n", "game: small\nextends: ../other/small.yaml\n"),
    ("  best: {cards: trump J > trump}", "  best: {cards: trump J}\n  bеst: {cards: trump}"),  # a Cyrillic е
    ("  best: {cards", '  "be\\u200Bst": {cards'),
    ("{name: win,", '{name: "win\\n",'),
    ("{name: win,", "{name: win  it,"),
    ("{name: win,", "{name: win"),  # a comma is missing
    ("points: 1, when", "points: 1 when"),
    ("points: 1, when", "points: 1; when"),
    ("when: side has 3 tricks", "when: 'side' has 3 tricks"),
    ("when: side has 3 tricks", 'when: side has "3" tricks'),
    ("- {name: win, points: 1", "- name: win, points: 1"),
    ("  best: {cards: trump J > trump}", "  best: {cards: trump J > trump"),
    ("  best: {cards: trump J > trump}", "  best:\n  cards: trump J > trump"),
    ("  best: {cards: trump J > trump}", "  best {cards: trump J > trump}"),
    ("  best: {cards: trump J > trump}", "  best:{cards: trump J > trump}"),
    ("  best: {cards: trump J > trump}", '  best: {cards: "trump J > trump}'),
    ("  best: {cards: trump J > trump}", "  best: {cards: trump J > trump}\n  best: {cards: trump}"),
    ("  best: {cards: trump J > trump}", "  no: {cards: trump J > trump}"),
    ("  legal: [same suit, any]", "  legal: [same suit,, any]"),
    ("{name: win,", "{name: 08,"),
    ("points: 1,", "points: 1.5,"),
    ("points: 1,", "points: no,"),
    ("players: 4", "players: [4]"),
    ("score:\n", "score:\n  note: x\n"),
]


def made() -> Iterator[tuple[str, str, str]]:
    """Each mistake: the spec, what stood there, what stands there instead."""
    yield from ((name, old, new) for name, old, new, _, _ in MISTAKES)
    yield from (("small", old, new) for old, new in FORM)


def answers(folder: Path) -> Iterator[str]:
    """Each mistake and what is said of it, line by line."""
    for name, old, new in made():
        text = SMALL if name == "small" else base(name)
        assert old in text
        _, diagnostics = checked(folder, text.replace(old, new, 1), name)
        yield f"=== {name}: {old!r} becomes {new!r}"
        assert diagnostics, f"{old!r} to {new!r} is not noticed"
        yield from report(diagnostics, "text").replace(f"{folder}/", "").splitlines()


def test_there_are_enough_mistakes() -> None:
    assert len(list(made())) >= 170


def test_a_mend_that_is_shown_mends(tmp_path: Path) -> None:
    """Whoever writes what the answer proposes has mended that fault, and most often the spec."""
    mended = still = 0
    for name, old, new in made():
        text = (SMALL if name == "small" else base(name)).replace(old, new, 1)
        faults = checked(tmp_path, text, name)[1]
        for fault in faults:
            if fault.fix is not None and fault.fix.span.source.path.endswith(f"{name}.yaml"):
                span = fault.fix.span
                after = checked(tmp_path, text[: span.start] + fault.fix.text + text[span.end :], name)[1]
                told = {(each.code, each.message) for each in after}
                elsewhere = any(note.startswith("also in line") for note in fault.notes)  # which it does not mend
                assert elsewhere or (fault.code, fault.message) not in told, (name, new, fault.fix.text)
                mended += not has_errors(after)
                still += has_errors(after)
    assert mended >= 35
    assert still <= 2  # what stands there is of no use


OFFERED = re.compile(r"did you mean (.*)\?")


def offered(fault: Diagnostic) -> Iterator[tuple[Span, str]]:
    """What a fault offers in the place of some words: its mend, or else each word that may be meant."""
    if fault.fix is not None:
        yield fault.fix.span, fault.fix.text
    elif found := OFFERED.search(fault.help):
        yield from ((fault.span, word) for word in re.findall(r"`([^`]*)`", found[1]))


def test_what_is_offered_is_no_fault_where_it_is_put(tmp_path: Path) -> None:
    """Another fault may come to light elsewhere, but none at the very words that were offered."""
    tried = 0
    for name, old, new in made():
        text = (SMALL if name == "small" else base(name)).replace(old, new, 1)
        for fault in checked(tmp_path, text, name)[1]:
            for span, words in offered(fault):
                if not span.source.path.endswith(f"{name}.yaml"):
                    continue
                after = checked(tmp_path, text[: span.start] + words + text[span.end :], name)[1]
                end = span.start + len(words)
                wrong = [f for f in after if f.is_error and f.span.start < end and span.start < f.span.end]
                assert not wrong, (name, new, words, *map(str, wrong))
                tried += 1
    assert tried >= 60


def test_each_mistake_is_answered_with_its_text(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    compare_with_golden(GOLDEN, list(answers(tmp_path)), request.config.getoption("--update"))
