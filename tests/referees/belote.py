"""A judge of Belote with announcements: who may do what, which announcements count, and what a deal brings.

Written from the rules of the Fédération Française de Belote alone, looking at one card after the other as players do
it; it shares no code with the engine, and knows cards by their names.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

Turn = tuple[int, list[str]]
"""Who is asked, and all that he may do."""
Hands = Callable[[], list[list[str]]]
"""What the seats hold now."""

SEATS, TRICKS, GOAL = 4, 8, 1000
SUITS = "SHDC"
PLAIN, TRUMPS = [*"789JQK", "10", "A"], [*"78QK", "10", *"A9J"]  # from low to high
NATURAL = [*"789", "10", *"JQKA"]
SQUARES = [("J", 200), ("9", 150), ("A", 100), ("10", 100), ("K", 100), ("Q", 100)]  # best first


@dataclass
class Match:
    """What has been written down, and what is in litige."""

    totals: list[int] = field(default_factory=lambda: [0, 0])
    litige: int = 0
    goal: int = GOAL

    @property
    def winner(self) -> int | None:
        """The side that has won: nobody yet is ``None``."""
        if max(self.totals) < self.goal or self.totals[0] == self.totals[1]:
            return None
        return self.totals.index(max(self.totals))


@dataclass(frozen=True)
class Announcement:
    """What a seat has announced; ``grade``: the smaller, the better."""

    seat: int
    grade: int
    points: int
    cards: frozenset[str]


@dataclass
class Deal:
    """A deal under way."""

    forehand: int
    taker: int = -1
    trump: str = ""
    hands: list[list[str]] = field(default_factory=list)
    points: list[int] = field(default_factory=lambda: [0, 0])
    belote: list[int] = field(default_factory=lambda: [0, 0])
    announced: list[int] = field(default_factory=lambda: [0, 0])
    tricks: list[int] = field(default_factory=lambda: [0, 0])
    counted: list[Announcement] = field(default_factory=list)
    end: str = "passed out"
    free_under: bool = field(default=False, init=False)  # who cannot overtrump must trump under

    def seats(self, first: int) -> list[int]:
        return [(first + i) % SEATS for i in range(SEATS)]


def course(match: Match, dealer: int, turned: str, hands: Hands) -> Generator[Turn, str, Deal]:
    """A deal: each turn is answered with what was done."""
    deal = Deal((dealer + 1) % SEATS)
    first = hands()
    yield from taking(deal, turned)
    if deal.taker < 0:
        return deal
    deal.hands = hands()
    for seat, hand in enumerate(deal.hands):
        assert len(hand) == TRICKS and {*first[seat]} <= {*hand}
    assert turned in deal.hands[deal.taker]
    yield from play(deal)
    settle(match, deal)
    return deal


def taking(deal: Deal, turned: str) -> Generator[Turn, str, None]:
    order = deal.seats(deal.forehand)
    for seat in order:
        if (yield seat, ["accept", "pass round" if seat == order[-1] else "pass"]) == "accept":
            deal.taker, deal.trump = seat, turned[0]
            return
    for seat in order:
        others = [f"name {suit}" for suit in SUITS if suit != turned[0]]
        said = yield seat, [*others, "pass out" if seat == order[-1] else "pass again"]
        if said in others:
            deal.taker, deal.trump = seat, said[-1]
            return


def play(deal: Deal) -> Generator[Turn, str, None]:
    held = [frozenset(hand) for hand in deal.hands]
    pair = {deal.trump + "K", deal.trump + "Q"}
    leader = deal.forehand
    for trick in range(TRICKS):
        fallen: list[str] = []
        for seat in deal.seats(leader):
            card = yield seat, allowed(deal.trump, deal.hands[seat], fallen, deal.free_under)
            deal.hands[seat].remove(card)
            fallen.append(card)
            if card in pair and pair <= held[seat] and not pair & {*deal.hands[seat]}:
                deal.belote[seat % 2] = 20
        leader = (leader + master(deal.trump, fallen)) % SEATS
        deal.tricks[leader % 2] += 1
        deal.points[leader % 2] += sum(worth(deal.trump, card) for card in fallen)
        if trick == 0:
            announce(deal, held)
    deal.points[leader % 2] += 100 if deal.tricks[leader % 2] == TRICKS else 10


# --- a trick ----------------------------------------------------------------------------------------------------------


def worth(trump: str, card: str) -> int:
    if card[0] == trump and card[1:] in ("J", "9"):
        return 20 if card[1:] == "J" else 14
    return {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}.get(card[1:], 0)


def master(trump: str, fallen: Sequence[str]) -> int:
    """Which card of a trick holds it."""
    cut = [card for card in fallen if card[0] == trump]
    if cut:
        return fallen.index(max(cut, key=lambda card: TRUMPS.index(card[1:])))
    same = [card for card in fallen if card[0] == fallen[0][0]]
    return fallen.index(max(same, key=lambda card: PLAIN.index(card[1:])))


def allowed(trump: str, hand: Sequence[str], fallen: Sequence[str], free_under: bool) -> list[str]:
    if not fallen:
        return list(hand)
    asked = fallen[0][0]
    same = [card for card in hand if card[0] == asked]
    cut = [card for card in hand if card[0] == trump]
    highest = max((TRUMPS.index(card[1:]) for card in fallen if card[0] == trump), default=-1)
    over = [card for card in cut if TRUMPS.index(card[1:]) > highest]
    if same:
        return over or same if asked == trump else same
    partners = len(fallen) >= 2 and master(trump, fallen) == len(fallen) - 2
    if partners or not cut:
        return list(hand)
    return over or (list(hand) if free_under else cut)


# --- announcements ----------------------------------------------------------------------------------------------------


def of_hand(seat: int, hand: frozenset[str]) -> Iterator[Announcement]:
    """What a hand announces: the best first, each card once."""
    left = hand
    for grade, (rank, points) in enumerate(SQUARES):
        four = frozenset(suit + rank for suit in SUITS)
        if four <= left:
            yield Announcement(seat, grade, points, four)
            left -= four
    for suit in SUITS:
        for low, high in combinations(range(-1, len(NATURAL) + 1), 2):
            inner = frozenset(suit + rank for rank in NATURAL[low + 1 : high])
            ends = {suit + NATURAL[at] for at in (low, high) if 0 <= at < len(NATURAL)}
            if len(inner) >= 3 and inner <= left and not ends & left:
                size = min(len(inner), 5)
                yield Announcement(seat, 20 - size, {3: 20, 4: 50, 5: 100}[size], inner)


def height(one: Announcement) -> tuple[int, int, int]:
    """How good an announcement is: the smaller, the better."""
    return one.grade, -len(one.cards), -max(NATURAL.index(card[1:]) for card in one.cards)


def announce(deal: Deal, held: Sequence[frozenset[str]]) -> None:
    told = [one for seat, hand in enumerate(held) for one in of_hand(seat, hand)]
    best = [one for one in told if height(one) == min(map(height, told))]
    in_trumps = [one for one in best if all(card[0] == deal.trump for card in one.cards)]
    sides = {one.seat % 2 for one in in_trumps or best}
    if len(sides) == 1:
        (side,) = sides
        deal.counted = [one for one in told if one.seat % 2 == side]
        deal.announced[side] = sum(one.points for one in deal.counted)


# --- what is written --------------------------------------------------------------------------------------------------


def settle(match: Match, deal: Deal) -> None:
    own, other = deal.taker % 2, 1 - deal.taker % 2
    total = [deal.points[side] + deal.belote[side] + deal.announced[side] for side in (0, 1)]
    stake, match.litige = match.litige, 0
    if deal.tricks[own] == TRICKS:
        deal.end = "capot"
        match.totals[own] += total[own] + deal.announced[other] + stake
        match.totals[other] += deal.belote[other]
    elif total[own] > total[other]:
        deal.end = "made"
        match.totals[own] += total[own] + stake
        match.totals[other] += total[other]
    elif total[own] == total[other]:
        deal.end = "litige"
        match.totals[other] += total[other]
        match.litige = stake + total[own]
    else:
        deal.end = "capot against" if deal.tricks[other] == TRICKS else "dedans"
        match.totals[own] += deal.belote[own]
        penalty = 252 if deal.tricks[other] == TRICKS else 162
        match.totals[other] += penalty + deal.belote[other] + sum(deal.announced) + stake
