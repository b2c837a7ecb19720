"""The section `match`, read: the slate, stakes, dealers, the pool."""

from __future__ import annotations

from pathlib import Path

from stich.language.conditions import terms as t
from stich.language.load import load_model
from tests.small_spec import small

# --- the library ------------------------------------------------------------------------------------------------------


def test_a_slate_has_points_first() -> None:
    match = load_model("knueffeln").match

    assert [(c.name.key, c.points) for c in match.counters] == [("points", True), ("rungs", True), ("blobs", False)]
    assert match.winner_count == t.Count(t.Measure.COUNTER, 2) and match.fewest
    assert match.marks[0].adds == ((2, 2),) and match.marks[0].to_others and match.marks[0].clears == (1,)


# --- defaults ---------------------------------------------------------------------------------------------------------


def test_stakes_dealers_and_pool_can_be_stated(tmp_path: Path) -> None:
    more = """\
  stake: {start: 2, after a draw: 3}
  lot: lowest card
  next dealer: {after a win: same dealer, after a draw: by lot}
  losers pay: true
  pool: {name: pot, ante: 2}
"""
    match = small(tmp_path, ("  winner: most points\n", "  winner: most points\n" + more)).match

    assert (match.stake, match.stake_after_draw, match.losers_pay) == (2, 3, True)
    assert match.next_dealer == t.SeatRef(t.Role.DEALER) and match.next_dealer_after_draw == t.SeatRef(t.Role.LOT)
    assert (match.pool.name.key, match.pool.ante) == ("pot", 2)
