"""What a spec says of heaps, and what is wrong with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Heap, Place, Role
from stich.language.model.deal import BindNow, DealHeap, LayOpen
from tests.small_spec import SMALL, checked, small

CARDS = "  - deal: {cards: 5, packets: 2}\n"
FEWER = (CARDS, "  - deal: {cards: 5, packets: 4}\n  - deal: {cards: 4, to: widow}\n")
HEAP = ("deal:\n", "heaps:\n  widow: {belongs to: dealer}\ndeal:\n")


def codes(tmp_path: Path, *edits: tuple[str, str]) -> list[tuple[str, str]]:
    text = SMALL
    for old, new in edits:
        assert old in text
        text = text.replace(old, new)
    return [(fault.code, fault.span.text if fault.span else "") for fault in checked(tmp_path, text)[1]]


def after_deal(*steps: str) -> tuple[str, str]:
    return FEWER[0], FEWER[1] + "".join(f"  - {step}\n" for step in steps)


def test_a_heap_is_dealt_to_and_belongs_to_somebody(tmp_path: Path) -> None:
    game = small(tmp_path, HEAP, FEWER)
    (heap,) = game.own_heaps
    assert (heap.name.key, heap.pile, heap.belongs_to) == ("widow", Heap(0), t.SeatRef(Role.DEALER))
    assert [step for step in game.steps if isinstance(step, DealHeap)] == [DealHeap(Heap(0), 4)]
    assert game.cards_dealt == 5


def test_whose_cards_lie_there_may_be_asked(tmp_path: Path) -> None:
    when = ("when: side has 3 tricks}", "when: K lies in widow and eyes in widow are at least 2}")
    (row,) = small(tmp_path, HEAP, FEWER, when).awards
    assert isinstance(row.when, t.And)
    lies, worth = row.when.parts
    assert isinstance(lies, t.Compared) and isinstance(lies.left, t.NumberOf)
    assert lies.left.spots == (t.CardsIn(Heap(0)),)
    assert isinstance(worth, t.Compared) and worth.left == t.Worth(0, t.CardsIn(Heap(0)))


def test_a_step_binds_a_value_or_a_seat_and_lays_open(tmp_path: Path) -> None:
    steps = after_deal("bind: {best-suit: D}", "bind: {caller: holder of SA}", "lay open: {heap: widow}",
                       "lay open: {cards of: caller, when: caller is named}")  # fmt: skip
    game = small(tmp_path, HEAP, steps)
    suit, caller = (step.bind for step in game.steps if isinstance(step, BindNow))
    assert game.bindings[suit.name].name.key == "best-suit" and suit.value == (2,)
    assert caller.seat is not None and caller.seat.role is Role.HOLDER
    shown = [(step.cards_of, step.heap) for step in game.steps if isinstance(step, LayOpen)]
    assert shown == [(None, Heap(0)), (t.SeatRef(Role.BOUND, binding=caller.name), None)]


def test_what_is_set_aside_may_be_somebodys(tmp_path: Path) -> None:
    game = small(tmp_path, ("deal:\n", "heaps:\n  aside: {belongs to: dealer, when: trump is S}\ndeal:\n"))
    assert [heap.pile for heap in game.heaps] == [Place.ASIDE]
    assert game.own_heaps == ()


SWAP = "transfer: {name: swap, gives: any, takes: any, from: "
TRANSFER = "transfer: {name: take, who: dealer, from: widow, gives: any, count: "


@pytest.mark.parametrize(
    ("edits", "found"),
    [
        ([("deal:\n", "heaps:\n  hand: {}\ndeal:\n")], [("heap-name-reserved", "hand")]),
        ([("deal:\n", "heaps:\n  stock: {}\ndeal:\n")], [("heap-name-reserved", "stock")]),
        ([("deal:\n", "heaps:\n  widow: {}\ndeal:\n"), FEWER], [("heap-never-taken", "widow")]),
        ([HEAP, (CARDS, "  - deal: {cards: 5, packets: 4}\n  - deal: {cards: 4, to: widdow}\n")],
         [("unknown-name", "widdow")]),
        ([HEAP, after_deal("lay open: {}")], [("lay-open-nobody", "lay open")]),
        ([HEAP, ("  - deal:", "  - lay open: {heap: widow}\n  - deal:")], [("lay-open-nobody", "lay open")]),
        ([HEAP, ("  - deal:", "  - lay open: {cards of: dealer}\n  - deal:")], [("lay-open-nobody", "lay open")]),
        ([HEAP, ("  - deal:", "  - bind: {caller: holder of SA}\n  - deal:")], [("no-holder", "bind")]),
        ([HEAP, after_deal("bind: {caller: holder of SA}")], [("no-holder", "bind")]),
        ([HEAP, after_deal(TRANSFER + "3, taken: 5, take first: true, must: true, to: widow}")],
         [("unequal-transfer", "transfer"), ("stock-too-small", "transfer")]),
        ([HEAP, after_deal(TRANSFER + "5, taken: 5, take first: true, must: true, to: widow}")],
         [("stock-too-small", "transfer")]),
        ([HEAP, after_deal(TRANSFER + "3, taken: all, take first: true, must: true, to: widow}")],
         [("unequal-transfer", "transfer")]),
        ([HEAP, after_deal(TRANSFER + "4, taken: all, take first: true, must: true, to: widow}")], []),
        ([HEAP, after_deal(TRANSFER + "all, taken: 4, must: true}")], [("unequal-transfer", "transfer")]),
        ([HEAP, after_deal(SWAP + "widow}")], [("keys-clash", "transfer")]),
        ([HEAP, after_deal(SWAP + "widdow}")], [("unknown-name", "widdow")]),
        ([HEAP, (CARDS, "  - deal: {cards: 5}\n  - deal: {cards: 15, to: widow}\n")], [("deck-too-small", "deal")]),
        ([HEAP, (CARDS, "  - deal: {cards: 5}\n  - deal: {cards: 4, to: widow, face up: 1}\n")],
         [("keys-clash", "face up")]),
        ([("deal:\n", "heaps:\n  widow: {when: trump is S}\ndeal:\n"), FEWER], [("keys-clash", "when")]),
        ([("deal:\n", "heaps:\n  widow: {belongs to: each side}\ndeal:\n"), FEWER],
         [("several-in-number", "each side")]),
        ([HEAP, FEWER, ("when: side has 3 tricks}", "when: K lies in widdow}")], [("unknown-name", "widdow")]),
        ([HEAP, FEWER, ("when: side has 3 tricks}", "when: tricks in widow are 3}")], [("wrong-sort", "tricks")]),
    ],
)  # fmt: skip
def test_what_is_wrong_with_heaps(tmp_path: Path, edits: list[tuple[str, str]], found: list[tuple[str, str]]) -> None:
    assert codes(tmp_path, *edits) == found
