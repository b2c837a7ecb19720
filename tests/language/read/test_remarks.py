"""What single rules say of their sources is kept, and told in the sheet."""

from __future__ import annotations

from pathlib import Path

from stich.language.model.names import Citation
from stich.sheet.as_text import draw
from stich.sheet.sheet import make_sheet
from tests.small_spec import small

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
    assert [(remark.section, remark.name.key, remark.citation.conjecture) for remark in game.remarks] == [
        ("deal", "", "which card is turned"),
        ("play", "", "that it may be given up"),
        ("play", "", "as in others"),
        ("dialogues", "", "who asks is not said"),
        ("dialogues", "more", "how much is not said"),
    ]
    assert game.dialogues[0].citation == Citation(conjecture="kept by itself")
    sheet = draw(make_sheet(game, "en"))
    for words in ("which card is turned", "as in others", "More: Conjecture: how much is not said"):
        assert words in " ".join(sheet.split())


def test_a_row_keeps_its_own(tmp_path: Path) -> None:
    game = small(tmp_path, ("when: side has 3 tricks}", "when: side has 3 tricks, conjecture: three}"))
    assert game.remarks == ()
    assert next(game.awards).citation.conjecture == "three"
