"""How much a bot may think: what is read as a budget, and what is refused."""

from __future__ import annotations

import pytest

from stich.players.base import PlayerError
from stich.players.budget import PLAYOUTS_AT_MOST, Budget


@pytest.mark.parametrize(
    ("text", "meant", "shown"),
    [
        ("1000", Budget(playouts=1000), "1000"),
        ("1", Budget(playouts=1), "1"),
        ("1000000", Budget(playouts=PLAYOUTS_AT_MOST), "1000000"),
        (" 200ms ", Budget(seconds=0.2), "200ms"),
        ("0.5s", Budget(seconds=0.5), "500ms"),
        ("1 s", Budget(seconds=1.0), "1000ms"),
        ("1.5ms", Budget(seconds=0.0015), "1.5ms"),
        ("10min", Budget(seconds=600.0), "600000ms"),
    ],
)
def test_a_budget_is_read_and_said(text: str, meant: Budget, shown: str) -> None:
    assert Budget.parse(text) == meant
    assert str(meant) == shown and Budget.parse(shown) == meant
    assert meant.is_repeatable == (meant.playouts is not None)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "`` is no budget"),
        ("-5", "is no budget"),
        ("1.5", "is no budget"),
        ("5h", "is no budget"),
        ("ms", "is no budget"),
        ("1e3", "is no budget"),
        ("٣", "is no budget"),
        ("1" * 40, "is no budget"),
        ("5\x1b[31m", r"`5\\x1b\[31m` is no budget"),
        ("0", "from 1 to 1,000,000 playouts, not 0"),
        ("1000001", "from 1 to 1,000,000 playouts, not 1,000,001"),
        ("0s", "from 1 ms to 10 minutes, not 0 s"),
        ("0.999ms", "from 1 ms to 10 minutes, not 0.000999 s"),
        ("601s", "from 1 ms to 10 minutes, not 601 s"),
        ("11min", "from 1 ms to 10 minutes, not 660 s"),
    ],
)
def test_what_is_no_budget_is_refused(text: str, why: str) -> None:
    with pytest.raises(PlayerError, match=why):
        Budget.parse(text)


@pytest.mark.parametrize("both", [{}, {"playouts": 5, "seconds": 1.0}, {"seconds": float("nan")}])
def test_a_budget_is_one_of_the_two(both: dict[str, float]) -> None:
    with pytest.raises(PlayerError):
        Budget(**both)  # type: ignore[arg-type]
