"""What a spec says in several languages, wherever it may say it."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.language.load import load_model
from stich.language.model.called import names_in
from stich.language.model.names import NO_TEXT, Text
from tests.small_spec import SMALL, checked, small

BOTH = Text((("en", "one"), ("de", "zwei")))
ONE = "{en: one, de: zwei}"
TURN = "  - turn up: {bind: trump, until: 1 suit}\n"
TALK = """\
dialogues:
  talk:
    opens: on turn
    when: stake is 1
    ask:
      title: {de: Frage}
      by: speaker
      say:
        more: {stake: 2, binds: {asker: speaker}, says: {en: one, de: zwei}}
names:
  trump: {de: Trumpf, pt-BR: trunfo}
  eyes: {de: Augen}
  asker: {de: Frager}
  meld: {de: Meldung}
  whole: {de: ganz}
  red: {de: rot}
  win: {de: nicht dieser, fr: gain}
  points: {de: Zähler}
counters: meld
define:
  numbers: {whole: tricks plus 1}
  says: {whole: {en: one, de: zwei}}
deal ends: when"""
EDITS = (
    ("deal ends: when", TALK),
    ("title: {en: Small}\n", f"title: {{en: Small}}\nreading: {ONE}\nabout: {ONE}\ngaps: [alone, {ONE}]\n"),
    ("  deck: {conjecture: a}", f"  deck: {{conjecture: {ONE}, note: {ONE}}}"),
    ("{name: win, points: 1,", f"{{name: win, title: {{de: Sieg}}, says: {ONE}, points: whole,"),
    ("  legal:", f"  guards: [may not lead J, {{guard: may not lead Q, says: {ONE}}}]\n  legal:"),
)  # fmt: skip


def test_texts_are_read_wherever_prose_stands(tmp_path: Path) -> None:
    game = small(tmp_path, *EDITS)
    assert (game.reading, game.about, game.gaps[1]) == (BOTH, BOTH, BOTH)
    assert game.gaps[0] == Text((("en", "alone"),))
    assert (game.evidence["deck"].conjecture, game.evidence["deck"].note) == (BOTH, BOTH)
    assert [str(said) for said in game.play.guards_say] == ["", "one"]
    assert next(game.awards).says == BOTH
    assert next(game.choices).says == BOTH
    assert game.definitions.numbers[0].says == BOTH


CALLED = [
    ("binding", "trump", "pt", "trunfo"),
    ("binding", "asker", "de", "Frager"),
    ("kind of card points", "eyes", "de", "Augen"),
    ("counter", "meld", "de", "Meldung"),
    ("definition", "whole", "de", "ganz"),
    ("group of suits", "red", "de", "rot"),
    ("total", "points", "de", "Zähler"),
    ("row", "win", "de", "Sieg"),  # its own title goes before
    ("row", "win", "fr", "gain"),  # and what it lacks is taken
    ("state", "ask", "de", "Frage"),
]


@pytest.mark.parametrize(("sort", "key", "language", "title"), CALLED)
def test_what_has_no_title_of_its_own_is_called_as_names_has_it(
    tmp_path: Path, sort: str, key: str, language: str, title: str
) -> None:
    found = [each.names for each in names_in(small(tmp_path, *EDITS)) if (each.sort, each.names.key) == (sort, key)]
    assert [names.title(language) for names in found] == [title]


def test_an_example_may_have_a_title(tmp_path: Path) -> None:
    example = "examples:\n  - {name: x, title: {de: ein X}, given: {trick: SA}, expect: {winner: SA}}\n"
    game = small(tmp_path, ("  winner: most points\n", "  winner: most points\n" + example))
    assert (game.examples[0].titles.title("de"), game.examples[0].titles.own("en")) == ("ein X", "")


FAULTS = [
    ("title: {en: Small}", "title: {German: Klein}", "`German` cannot be a language", "did you mean `de`?"),
    ("title: {en: Small}", "title: {pt_br: Pequeno}", "`pt_br` cannot be a language", "did you mean `pt-BR`?"),
    ("title: {en: Small}", "title: {en: Small, of old: x}", "`of old` cannot be a language", ""),
    ("title: {en: Small}", "title: Small", "`title` must be a mapping", "say it by language: `title: {en: Hearts"),
    ("deal ends: when", "names: {trumps: {de: x}}\ndeal ends: when", "nothing that can have a title is called `trumps`",
     "did you mean `trump`?"),
    ("deal ends: when", "names: {A: {de: x}}\ndeal ends: when", "nothing that can have a title is called `A`",
     "suits and ranks have their names under `names` of `deck`"),
    ("deal ends: when", "define: {says: {won: x}}\ndeal ends: when",
     "no number or condition that is defined is called `won`", ""),
    ("deck: {conjecture: a}", "deck: {conjecture: [a]}", "`conjecture` must be text or a mapping", ""),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "message", "mend"), FAULTS)
def test_what_is_no_language_or_names_nothing_is_told(
    tmp_path: Path, old: str, new: str, message: str, mend: str
) -> None:
    assert old in SMALL
    game, faults = checked(tmp_path, SMALL.replace(old, new))
    assert game is None
    assert [message in fault.message and mend in fault.help for fault in faults] == [True], faults


def test_a_reading_takes_titles_one_by_one_and_texts_as_a_whole(tmp_path: Path) -> None:
    small(tmp_path, *EDITS)
    child = tmp_path / "child.yaml"
    child.write_text(
        "format: 1\ngame: child\nextends: small.yaml\nreading: {ru: три}\n"
        "evidence: {deck: {conjecture: {fr: quatre}}}\nnames: {eyes: {ru: очки}}\ntitle: {ru: Дитя}\n",
        "utf-8",
    )
    game = load_model(child)
    assert game.reading == Text((("ru", "три"),))
    assert (game.evidence["deck"].conjecture, game.evidence["deck"].note) == (Text((("fr", "quatre"),)), NO_TEXT)
    assert game.card_points[0].name.titles == {"de": "Augen", "ru": "очки"}
    assert game.titles.titles == {"en": "Small", "ru": "Дитя"}
