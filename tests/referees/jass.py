"""A judge of Schieber Jass: from the hands, who may do what, which Wiis count, and what a deal brings.

Written from the rules alone, looking at one card after the other as players do it; it shares no code with the engine,
and knows cards by their names.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

Turn = tuple[int, list[str]]
"""Who is asked, and all that he may do."""

SEATS, TRICKS, GOAL = 4, 9, 2500
SUITS, RANKS = "SHDC", [*"6789", "10", *"JQKA"]  # from low to high
TRUMP_RANKS = [*"678", "10", *"QKA9J"]
GAMES = [*(f"trump {suit}" for suit in SUITS), "obenabe", "undenufe"]
PAIR = {"K", "Q"}
RUNS = {3: 20, 4: 50, 5: 100, 6: 150, 7: 200, 8: 250, 9: 300}


@dataclass
class Match:
    """What has been written down."""

    totals: list[int] = field(default_factory=lambda: [0, 0])
    winner: int = -1


@dataclass(frozen=True)
class Weis:
    """A meld of a seat."""

    seat: int
    points: int
    cards: frozenset[str]
    run: bool


@dataclass
class Deal:
    """A deal under way."""

    forehand: int
    hands: list[list[str]]
    game: str = ""
    eyes: list[int] = field(default_factory=lambda: [0, 0])
    stock: list[int] = field(default_factory=lambda: [0, 0])
    wiis: list[int] = field(default_factory=lambda: [0, 0])
    tricks: list[int] = field(default_factory=lambda: [0, 0])
    counted: list[Weis] = field(default_factory=list)

    @property
    def trump(self) -> str:
        return self.game[-1] if self.game.startswith("trump") else ""

    @property
    def fold(self) -> int:
        return {"": 3, "S": 2, "C": 2, "H": 1, "D": 1}[self.trump]

    def seats(self, first: int) -> list[int]:
        return [(first + i) % SEATS for i in range(SEATS)]


def course(match: Match, dealer: int, hands: Sequence[Sequence[str]]) -> Generator[Turn, str, Deal]:
    """A deal: each turn is answered with what was done."""
    deal = Deal((dealer + 1) % SEATS, [list(hand) for hand in hands])
    said = yield deal.forehand, [*GAMES, "shove"]
    if said == "shove":
        said = yield (deal.forehand + 2) % SEATS, GAMES
    deal.game = said
    held = [frozenset(hand) for hand in deal.hands]
    leader = deal.forehand
    for trick in range(TRICKS):
        fallen: list[str] = []
        for seat in deal.seats(leader):
            card = yield seat, allowed(deal, deal.hands[seat], fallen)
            deal.hands[seat].remove(card)
            fallen.append(card)
            if finished(match, deal):
                return deal
            if {card[1:]} <= PAIR and card[0] == deal.trump and shows_stock(deal, held[seat], deal.hands[seat]):
                deal.stock[seat % 2] += 20
        leader = (leader + winning(deal, fallen)) % SEATS
        deal.eyes[leader % 2] += sum(worth(deal, card) for card in fallen) + 5 * (trick == TRICKS - 1)
        deal.tricks[leader % 2] += 1
        if trick == 0:
            count_wiis(deal, held)
    for side in (0, 1):
        sum_ = deal.eyes[side] + deal.stock[side] + deal.wiis[side] + 100 * (deal.tricks[side] == TRICKS)
        match.totals[side] += sum_ * deal.fold
    if max(match.totals) >= GOAL:
        match.winner = -1 if match.totals[0] == match.totals[1] else match.totals.index(max(match.totals))
    return deal


def shows_stock(deal: Deal, held: frozenset[str], left: Sequence[str]) -> bool:
    """Whether king and queen of trumps were in one hand, and both are played now."""
    pair = {deal.trump + rank for rank in PAIR}
    return pair <= held and not pair & {*left}


def finished(match: Match, deal: Deal) -> bool:
    """Whether somebody was out before a card was played, and who it is: first Stöck are counted, then Wiis, then
    tricks."""
    counts = [list(match.totals)]
    for part in (deal.stock, deal.wiis, deal.eyes):
        counts.append([counts[-1][side] + part[side] * deal.fold for side in (0, 1)])
    for count in counts[1:]:
        out = [side for side in (0, 1) if count[side] >= GOAL]
        if out:
            match.winner = out[0]
            match.totals = [t if t >= GOAL else old for t, old in zip(counts[-1], match.totals, strict=True)]
            return True
    return False


# --- the play ---------------------------------------------------------------------------------------------------------


def strength(deal: Deal, card: str, led: str) -> tuple[int, int]:
    """How strong a card is in a trick."""
    if card[0] == deal.trump:
        return 2, TRUMP_RANKS.index(card[1:])
    rank = RANKS.index(card[1:])
    return (1 if card[0] == led else 0), -rank if deal.game == "undenufe" else rank


def winning(deal: Deal, fallen: Sequence[str]) -> int:
    """Which card of a trick takes it."""
    return max(range(len(fallen)), key=lambda i: strength(deal, fallen[i], fallen[0][0]))


def allowed(deal: Deal, hand: Sequence[str], fallen: Sequence[str]) -> list[str]:
    return [card for card in hand if not fallen or may_play(deal, card, hand, fallen)]


def may_play(deal: Deal, card: str, hand: Sequence[str], fallen: Sequence[str]) -> bool:
    led, trump = fallen[0][0], deal.trump
    buur = trump + "J"
    if card == buur or card[0] == led:
        return True  # the Buur goes always
    if card[0] == trump:
        under = any(c[0] == trump and strength(deal, c, led) > strength(deal, card, led) for c in fallen)
        return not under or all(c[0] == trump for c in hand)
    return not any(c[0] == led and c != buur for c in hand)


def worth(deal: Deal, card: str) -> int:
    rank = card[1:]
    if deal.trump:
        if card[0] == deal.trump and rank in ("J", "9"):
            return {"J": 20, "9": 14}[rank]
        return {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}.get(rank, 0)
    top = "A" if deal.game == "obenabe" else "6"
    return 11 if rank == top else {"10": 10, "8": 8, "K": 4, "Q": 3, "J": 2}.get(rank, 0)


# --- Wiis -------------------------------------------------------------------------------------------------------------


def all_wiis(seat: int, hand: frozenset[str]) -> list[Weis]:
    """Every meld of a hand: four of a rank, and stretches that no card of the hand makes longer."""
    found = []
    for rank in RANKS:
        four = frozenset(suit + rank for suit in SUITS)
        if four <= hand:
            found.append(Weis(seat, {"J": 200, "9": 150}.get(rank, 100), four, run=False))
    for suit in SUITS:
        for low, high in combinations(range(-1, len(RANKS) + 1), 2):  # the cards between are held, these two are not
            inner = frozenset(suit + rank for rank in RANKS[low + 1 : high])
            ends = {suit + RANKS[at] for at in (low, high) if 0 <= at < len(RANKS)}
            if len(inner) >= 3 and inner <= hand and not ends & hand:
                found.append(Weis(seat, RUNS[len(inner)], inner, run=True))
    return found


def better(deal: Deal, a: Weis, b: Weis) -> bool:
    """Whether one meld goes before another."""
    if a.points != b.points:
        return a.points > b.points
    if len(a.cards) != len(b.cards):
        return len(a.cards) > len(b.cards)

    def height(weis: Weis) -> int:
        ranks = [RANKS.index(card[1:]) for card in weis.cards]
        return -min(ranks) if deal.game == "undenufe" else max(ranks)

    if height(a) != height(b):
        return height(a) > height(b)
    trumps = [all(card[0] == deal.trump for card in weis.cards) for weis in (a, b)]
    if trumps[0] != trumps[1]:
        return trumps[0]
    turn = deal.seats(deal.forehand)
    return turn.index(a.seat) < turn.index(b.seat)


def count_wiis(deal: Deal, held: Sequence[frozenset[str]]) -> None:
    """The side that has the best Weis counts all of its own."""
    told = [weis for seat, hand in enumerate(held) for weis in all_wiis(seat, hand)]
    best = [a for a in told if not any(better(deal, b, a) for b in told if b.seat % 2 != a.seat % 2)]
    sides = {weis.seat % 2 for weis in best}
    if told:
        (side,) = sides
        deal.counted = [weis for weis in told if weis.seat % 2 == side]
        deal.wiis[side] = sum(weis.points for weis in deal.counted)
