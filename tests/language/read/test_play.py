"""The section `play`, read."""

from __future__ import annotations

from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Moment
from stich.language.load import load_model


def test_cards_are_drawn_in_the_first_phase_only() -> None:
    phases = load_model("elfern").play.phases

    assert [phase.draw and phase.draw.cards for phase in phases] == [1, None]
    assert phases[0].until == t.Now(Moment.STOCK_EMPTY) and phases[1].until == t.Always(False)
