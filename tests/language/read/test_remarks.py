"""What single rules say of their sources is kept, and told in the sheet."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from stich.language.load import load_model
from stich.language.model.names import Citation, english
from stich.language.text.extends import load_chain
from stich.language.text.nodes import plain_data
from stich.sheet.as_text import draw
from stich.sheet.sheet import make_sheet
from tests.small_spec import small
from tests.specs_under_test import PLAYED, path_of

TURN = "  - turn up: {bind: trump, until: 1 suit}\n"
SAYS = """\
dialogues:
  talk:
    opens: on turn
    when: stake is 1
    conjecture: kept by itself
    ask:
      by: speaker
      conjecture: who asks is not said
      say:
        more: {stake: 2, title: {en: More}, conjecture: how much is not said}
deal ends"""


def test_conjectures_of_steps_guards_and_choices_are_kept_and_told(tmp_path: Path) -> None:
    game = small(
        tmp_path,
        (TURN, TURN.replace("1 suit", "1 suit, conjecture: which card is turned")),
        ("  legal:", "  concede: {when: before the first lead, for: 1, conjecture: that it may be given up}\n"
                     "  guards: [{guard: may not lead J in trick 1, conjecture: as in others}]\n  legal:"),
        ("deal ends: when", f"{SAYS}: when"),
    )  # fmt: skip
    told = [
        (remark.path, remark.name.key, str(remark.citation.conjecture)) for remark in game.remarks if not remark.kept
    ]
    assert told == [
        ("deal[1].turn up", "", "which card is turned"),
        ("play.concede", "", "that it may be given up"),
        ("play.guards[0]", "", "as in others"),
        ("dialogues.talk.ask", "ask", "who asks is not said"),
        ("dialogues.talk.ask.say.more", "more", "how much is not said"),
    ]
    assert game.dialogues[0].citation == Citation(conjecture=english("kept by itself"))
    sheet = draw(make_sheet(game, "en"))
    for words in ("which card is turned", "as in others", "how much is not said"):
        assert words in " ".join(sheet.split())


def test_a_row_keeps_its_own(tmp_path: Path) -> None:
    game = small(tmp_path, ("when: side has 3 tricks}", "when: side has 3 tricks, conjecture: three}"))
    assert [remark.path for remark in game.remarks if remark.section == "score" and remark.kept][-1] == "score[0]"
    assert next(game.awards).citation.conjecture == english("three")


# --- all of them ------------------------------------------------------------------------------------------------------

SAID = ("source", "conjecture", "note")


def counted(data: object, tally: Counter[str]) -> Counter[str]:
    """How often each key stands in plain data, whatever it stands in; ``work`` is that of evidence."""
    for key, value in data.items() if isinstance(data, dict) else ():
        tally[key] += key in SAID
        counted(value, tally)
    for item in data if isinstance(data, list) else ():
        counted(item, tally)
    return tally


@pytest.mark.parametrize("name", PLAYED)
def test_every_source_conjecture_and_note_reaches_the_model(name: str) -> None:
    tree = load_chain(path_of(name)).tree
    assert tree is not None
    data = plain_data(tree)
    game = load_model(path_of(name))
    cited = [remark.citation for remark in game.remarks]
    written = counted(data, Counter())
    assert sum(bool(each.note) for each in cited) == written["note"]
    sources = [remark for remark in game.remarks if remark.citation.work and not remark.path.startswith("evidence.")]
    assert len(sources) == written["source"]
    comments = sum("comment" in example and "conjecture" not in example for example in data.get("examples", []))
    assert sum(bool(each.conjecture) for each in cited) == written["conjecture"] + comments
    at = [remark.span.start for remark in game.remarks if remark.span and remark.span.source is tree.span.source]
    assert len({remark.path for remark in game.remarks}) == len(cited)
    assert at == sorted(at) or game.extends
