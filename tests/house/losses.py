"""A spec that counts ``losses``, as a package knows them to which test_a_new_measure.py has added them."""

from __future__ import annotations

import sys
from pathlib import Path

from stich.compare.forms import Forms
from stich.engine.standing import standing_of
from stich.language.conditions.walks import measures_in
from stich.match.game import Game
from stich.messages.book import LANGUAGES
from stich.rules.plainly import Asked, count, is_so
from stich.rules.weigh import weigh
from stich.sheet.as_text import draw
from stich.sheet.sheet import make_sheet
from tests.small_spec import small
from tests.specs_under_test import Bots

ROW = "{name: win, points: 1, when: side has 3 tricks}"
LOST = "{name: few, points: 10 over losses, when: losses are at most 7 or side has fewer losses than other side}"


def main(folder: Path) -> None:
    """Load it, play it by the programs and by the slow reference, tell it."""
    model = small(folder, (ROW, LOST), ("deal ends: when", "deal ends: when a seat has 5 losses or"))
    row = next(model.awards)
    ((measure, _),) = measures_in(row.when)
    assert measure.name == "LOSSES" and row.points is not None
    game = Game(model)
    programs, state = game.rules.programs, game.start(1, deals=3, log=True)
    for _ in Bots(1, 4).play_out(state):
        standing = standing_of(state)
        for seats in (frozenset({1}), frozenset({0, 2}), frozenset({1, 3})):
            the = sum(1 << seat for seat in seats)
            points, holds = count(row.points, standing, Asked(seats)), is_so(row.when, standing, Asked(seats))
            assert weigh(programs.number(row.points), state, the) == points
            assert weigh(programs.condition(row.when), state, the) == holds
    assert any(any(totals) for totals in state.totals)
    told = {language: draw(make_sheet(model, language)) for language in LANGUAGES}
    assert "7 losses" in told["en"] and "7 Verluste" in told["de"] and "7 потерь" in told["ru"]
    assert "losses are at most 7" in Forms(model).words(row.when)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
