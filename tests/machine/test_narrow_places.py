"""Games at the edges of what the machine has room for: many suits, many seats, whole words of cards, several copies,
many atoms, numbers below nought; and one that has no room."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.match.core import machine_for
from stich.match.game import Game, load_game
from stich.match.state import OnMachine
from stich.program.game import write_program
from stich.program.writer import NoRoomError
from tests.machine.agreement import COMPILED, MACHINES, PLAIN, play_many
from tests.small_spec import SMALL
from tests.specs_under_test import path_of

SEEDS = {PLAIN: range(1), COMPILED: range(4)}
PACK = "  suits: french\n  ranks: A K Q J 10 9 8 7\n"
DEALT = "cards: 5, packets: 2"
BEST = "  best: {cards: trump J > trump}\n"
JACK = "trump J > ", ""
WIN = "  - {name: win, points: 1, when: side has 3 tricks}\n"
ALL_RANKS = "A K Q J 10 9 8 7 6 5 4 3 2 1 B C"


def pack(ranks: int, copies: int = 1) -> tuple[str, str]:
    """Another pack of the four suits."""
    return PACK, f"  suits: french\n  ranks: {' '.join(ALL_RANKS.split()[:ranks])}\n  copies: {copies}\n"


def many_suits(number: int) -> tuple[str, str]:
    suits = " ".join([f"{first}{second}" for first in "ABCDEFG" for second in "stuvwx"][:number])
    return PACK, f"  suits: {suits}\n  ranks: A 10\n"


def many_atoms() -> str:
    """Powers each of which asks for another card of the trick."""
    cards = [suit + rank for suit in "SHDC" for rank in "AKQJ987"]
    asks = "{{cards: {}, clause: beats unless trick has {}, else: plain}}"
    powers = (asks.format(card, cards[(i + 5) % len(cards)]) for i, card in enumerate(cards))
    more = (asks.format(f"{suit}10", f"{suit}{rank}") for suit, rank in zip("SHDC", "AKQJ", strict=True))
    return "".join(f"  p{i}: {power}\n" for i, power in enumerate([*powers, *more])) + "  best: {cards: trump}\n"


EDGES: dict[str, list[tuple[str, str]]] = {
    "forty suits": [many_suits(40), JACK],
    "thirty-two suits": [many_suits(32), JACK],
    "twenty seats": [pack(13, 2), ("players: 4", "players: 20")],
    "nineteen sides": [pack(13, 2), ("players: 4", "players: 19\n  sides: each")],
    "as many cards as the narrow machine has room for": [pack(8, 2), (DEALT, "cards: 15, packets: 2")],
    "one more than that": [pack(13, 2), (DEALT, "cards: 16, packets: 2")],
    "as many as the wide one has": [pack(16, 2), (DEALT, "cards: 31, packets: 2")],
    "four copies": [pack(8, 4), (DEALT, "cards: 25, packets: 2")],
    "more than thirty-one atoms": [(BEST, many_atoms()), (DEALT, "cards: 7, packets: 7")],
    "deals that come round": [(WIN, "  - {name: win, points: 1, when: side has 3 tricks and in deal 3 of every 5}\n"
                               "  - {name: other, points: 2, when: side has 2 tricks}\n")],
    "below nought": [(WIN, "  - {name: win, points: (tricks of side minus 7) divided by 2}\n"
                      "  - {name: round, points: (tricks of side minus 7) rounded up to a multiple of 3}\n")],
}  # fmt: skip


def edge(folder: Path, changes: list[tuple[str, str]]) -> Game:
    """The small spec, changed."""
    text = (
        SMALL.replace("play:\n", "ties: first played\nplay:\n") if any("copies" in new for _, new in changes) else SMALL
    )
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = folder / "small.yaml"
    path.write_text(text, "utf-8")
    return load_game(path)


@pytest.mark.parametrize("kind", MACHINES)
@pytest.mark.parametrize("name", EDGES)
def test_they_agree_at_the_edges(name: str, kind: str, tmp_path: Path) -> None:
    assert play_many(edge(tmp_path, EDGES[name]), kind, 3, SEEDS[kind])


@pytest.mark.parametrize("kind", MACHINES)
@pytest.mark.parametrize("copies", [3, 4])
def test_they_agree_with_more_copies_than_two(copies: int, kind: str, tmp_path: Path) -> None:
    text = path_of("double-pack").read_text("utf-8").replace("copies: 2", f"copies: {copies}")
    path = tmp_path / "double-pack.yaml"
    path.write_text(text, "utf-8")
    assert play_many(load_game(path), kind, 2, SEEDS[kind])


def test_a_pack_beyond_all_room_is_played_by_the_readable_engine(tmp_path: Path) -> None:
    game = edge(tmp_path, [pack(13, 3)])
    with pytest.raises(NoRoomError, match="156 cards"):
        write_program(game.plan)
    assert not isinstance(game.start(1), OnMachine)
    if COMPILED in MACHINES:
        assert machine_for(156) is None
