"""The head of a record: seeds, deals, players; what no record could hold is not begun."""

from __future__ import annotations

from typing import Any

import pytest

from stich.match.game import DEALS_AT_MOST
from stich.match.record import PLAYER_AT_MOST, Recorder, header, replay, text_of
from tests.records import changed, record, refused
from tests.specs_under_test import finished, playable


@pytest.mark.parametrize(
    ("values", "says"),
    [
        *(({"seed": seed}, "seed") for seed in (5 + 2**64, 2**64, -1, 10**39, "5", None, True, [5])),
        *(({"format": form}, "record format") for form in (True, "1", None, [1], 0)),
        *(({"deals": deals}, "deals") for deals in (DEALS_AT_MOST + 1, 2**64, -2, True, None)),
        *(({"players": players}, "players were expected") for players in (None, "xxxx", {"a": 1}, [], ["x"] * 5, 4)),
        *(({"players": ["x", "x", "x", player]}, "a player is named by") for player in
          (None, 7, True, ["x"], {}, "a\nb", "\x1b[31m", "\u202e", "x" * (PLAYER_AT_MOST + 1))),
        ({"more": 1}, "more: the record has 1"),
        ({"legal": []}, "legal"),
        ({"spec": "k" * 100_000}, "a record of"),
        ({"sha256": ["x"] * 10_000}, "another text"),
        ({"sides": [[False, 2], [True, 3]]}, "sides"),
    ],
)  # fmt: skip
def test_a_head_that_is_not_as_it_is_written_is_refused(values: dict[str, object], says: str) -> None:
    error = refused(changed(record(), 1, **values))
    assert error.line == 1
    assert says in str(error)
    assert len(str(error)) < 500


def test_players_may_have_any_name_in_one_line() -> None:
    lines = changed(record(), 1, players=["", "x" * PLAYER_AT_MOST, "Ёлка ♥ 🂡", '"\\'])
    assert len(list(replay(playable("karniffel"), lines))) == len(lines)


class Index:
    """A whole number of another kind, such as NumPy's."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


@pytest.mark.parametrize(
    "seed", [2**64, 2**64 + 5, -1, 10**30, Index(-1), True, False, 5.0, "5", None, [5], float("nan")]
)
def test_a_seed_is_a_number_below_two_to_the_sixty_fourth(seed: Any) -> None:
    for start in (lambda: playable("karniffel").start(seed), lambda: header(playable("karniffel"), seed, ["x"] * 4)):
        with pytest.raises(ValueError, match="a seed is a whole number from 0 to 18,446,744,073,709,551,615"):
            start()


@pytest.mark.parametrize("seed", [0, 5, 2**64 - 1])
def test_any_kind_of_whole_number_is_a_seed(seed: int) -> None:
    game = playable("karniffel")
    first, second = (game.start(number, deals=1, log=True) for number in (seed, Index(seed)))  # type: ignore[arg-type]
    assert first.log == second.log
    assert text_of(header(game, Index(seed), ["x"] * 4)) == text_of(header(game, seed, ["x"] * 4))


@pytest.mark.parametrize("deals", [0, -1, DEALS_AT_MOST + 1, True, 2.0, "2"])
def test_a_match_that_no_record_could_hold_is_not_begun(deals: Any) -> None:
    with pytest.raises(ValueError, match="the number of deals"):
        playable("karniffel").start(1, deals=deals)


@pytest.mark.parametrize("players", [["x"] * 3, ["x"] * 5, ["x", "x", "x", "a\nb"], ["x", "x", "x", 7], "xxx"])
def test_players_that_no_record_could_name_are_not_recorded(players: Any) -> None:
    state = finished("karniffel", 5, 1)
    with pytest.raises(ValueError, match="player"):
        list(Recorder(playable("karniffel"), state, 5, players).lines())
