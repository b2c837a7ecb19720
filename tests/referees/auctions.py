"""A judge of auctions: from what the spec says of one and from what was called, who may call what, and how it ends.

It goes as an auction goes, each turn a pause of a generator, and keeps nothing but what a person at the table would:
who said what so far.  It shares no code with the engine.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle, takewhile

Turn = tuple[int, list[str]]
"""Who is asked, and what he may call, in the order of the spec."""


@dataclass
class Sheet:
    """What is written down during an auction."""

    called: list[tuple[int, str]] = field(default_factory=list)
    bidder: int | None = None
    bid: str | None = None
    last: dict[int, str] = field(default_factory=dict)  # what each has bid or held last

    def note(self, seat: int, word: str) -> None:
        self.called.append((seat, word))

    def bids(self, seat: int, bid: str) -> None:
        self.bidder, self.bid, self.last[seat] = seat, bid, bid


@dataclass(frozen=True)
class Terms:
    """What a spec says of an auction; ``order`` are the seats that play, from the first caller on."""

    order: Sequence[int]
    bids: Sequence[str]
    pairs: bool = False
    rounds: int = 0
    elder: bool = False
    free: bool = False
    must: int | None = None
    goes_on: frozenset[str] = frozenset()  # words beside the bids after which it goes on
    closes: frozenset[str] = frozenset()  # words beside the bids that close it

    @property
    def beside(self) -> frozenset[str]:
        return self.goes_on | self.closes

    def above(self, bid: str | None) -> list[str]:
        return list(self.bids[self.bids.index(bid) + 1 :] if bid else self.bids)


def course(terms: Terms, sheet: Sheet) -> Generator[Turn, str, None]:
    """An auction: each turn is answered with a word; it returns when it is over."""
    yield from in_pairs(terms, sheet) if terms.pairs else in_turn(terms, sheet)


def in_pairs(terms: Terms, sheet: Sheet) -> Generator[Turn, str, None]:
    elder, *waiting = terms.order
    for junior in waiting:
        while True:
            higher = terms.above(sheet.bid)
            if not higher and not terms.beside:
                return
            word = yield junior, [*higher, "pass"]
            sheet.note(junior, word)
            if word in terms.closes:
                return
            if word in terms.goes_on:
                continue
            if word == "pass":
                break
            sheet.bids(junior, word)
            answer = yield from answered(terms, sheet, elder)
            if answer is None:
                return
            if answer == "pass":
                elder = junior
                break
            sheet.bids(elder, word)


def answered(terms: Terms, sheet: Sheet, elder: int) -> Generator[Turn, str, str | None]:
    while True:
        word = yield elder, ["hold", "pass"]
        sheet.note(elder, word)
        if word not in terms.goes_on:
            return None if word in terms.closes else word


def in_turn(terms: Terms, sheet: Sheet) -> Generator[Turn, str, None]:
    for seat in cycle(terms.order):
        if is_over(terms, sheet):
            return
        if not may_call(terms, sheet, seat):
            continue
        word = yield seat, list(calls(terms, sheet, seat))
        sheet.note(seat, word)
        if word in terms.closes:
            return
        if word == "hold":
            assert sheet.bid is not None
            sheet.bids(seat, sheet.bid)
        elif word != "pass" and word not in terms.goes_on:
            sheet.bids(seat, word)


def calls(terms: Terms, sheet: Sheet, seat: int) -> Iterator[str]:
    yield from terms.above(sheet.bid)
    if is_elder(terms, sheet, seat):
        yield "hold"
    nobody_else = all(has_passed(terms, sheet, other) for other in terms.order if other != seat)
    if not (seat == terms.must and sheet.bid is None and nobody_else):
        yield "pass"


def is_elder(terms: Terms, sheet: Sheet, seat: int) -> bool:
    before = takewhile(lambda each: each != sheet.bidder, terms.order)
    return terms.elder and sheet.bidder is not None and seat in before


def has_passed(terms: Terms, sheet: Sheet, seat: int) -> bool:
    """Whether a seat has passed: for good, or since anybody said anything else."""
    said = sheet.called
    if terms.free:
        said = list(takewhile(lambda each: each[1] == "pass", reversed(said)))
    return (seat, "pass") in said


def is_done(terms: Terms, sheet: Sheet, seat: int) -> bool:
    """Whether nothing is awaited of a seat: it has passed, or called since the highest bid was made or held."""
    if terms.free or sheet.bid is None:
        return has_passed(terms, sheet, seat)
    on_the_bid = takewhile(lambda each: each[1] not in {*terms.bids, "hold"}, reversed(sheet.called))
    return has_passed(terms, sheet, seat) or any(who == seat for who, _ in on_the_bid)


def may_call(terms: Terms, sheet: Sheet, seat: int) -> bool:
    spoken = [word for who, word in sheet.called if who == seat]
    out = not terms.free and "pass" in spoken
    return not out and (not terms.rounds or len(spoken) < terms.rounds)


def is_over(terms: Terms, sheet: Sheet) -> bool:
    left = [seat for seat in terms.order if may_call(terms, sheet, seat)]
    stands = sheet.bidder
    if terms.free and sheet.bid is not None:  # who said the last that was no pass is not asked again
        stands = next(seat for seat, word in reversed(sheet.called) if word != "pass")
    if not left or all(is_done(terms, sheet, seat) for seat in terms.order if seat != stands):
        return True
    may_hold = any(is_elder(terms, sheet, seat) for seat in left)
    return not (terms.above(sheet.bid) or may_hold or terms.beside)
