"""A judge of French Tarot for four and for three: from the hands and the dog, who may do what, and what it brings.

Written from the federation's rules alone, card by card and pile by pile as players do it; it shares no code with the
engine, and knows cards by their names.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil

Turn = tuple[int, list[str]]
"""Who is asked, and all that he may do."""

SUITS = {suit: [*"KQNJ", "10", *"98765432", "A"] for suit in "SHDC"}
EXCUSE, PETIT, OUDLERS = "Excuse", "T1", {"T21", "T1", "Excuse"}
FACTORS = {"petite": 1, "garde": 2, "garde-sans": 4, "garde-contre": 6}
NEEDED = {0: 56, 1: 51, 2: 41, 3: 36}
HANDFULS = {"single": 20, "double": 30, "triple": 40}
SIZES = {4: (10, 13, 15), 3: (13, 15, 18)}  # of a handful, by the number of seats
HALF = Fraction(1, 2)


def worth(card: str) -> Fraction:
    """What a card counts."""
    figures = {"K": 4, "Q": 3, "N": 2, "J": 1}
    points = 4 if card in OUDLERS else 0 if card[0] == "T" else figures.get(card[1], 0)
    return points + HALF


def is_trump(card: str) -> bool:
    return card[0] == "T"


def number(trump: str) -> int:
    return int(trump[1:])


@dataclass
class Deal:
    """What has happened in a deal."""

    dealer: int
    hands: list[list[str]]
    dog: list[str]
    taker: int = -1
    bid: str = ""
    slam: bool = False
    handfuls: int = 0
    won: dict[bool, list[list[str]]] = field(default_factory=lambda: {True: [], False: []})  # by: is it the taker's
    pile: dict[bool, list[str]] = field(default_factory=lambda: {True: [], False: []})
    petit: bool | None = None  # whose it is at the end
    excuse: tuple[bool, int] | None = None  # whose it was, and the trick to which it fell
    owed: Fraction = Fraction(0)  # what the taker is to have for a low card that was never given
    points: list[int] = field(default_factory=list)
    tricks: int = 0

    def __post_init__(self) -> None:
        self.points, self.tricks = [0] * len(self.hands), len(self.hands[0])

    @property
    def late(self) -> bool:
        """Whether the Excuse goes over because it was played last."""
        return self.excuse is not None and self.excuse[1] == self.tricks > len(self.won[self.excuse[0]])

    def seats(self, first: int) -> list[int]:
        return [(first + i) % len(self.hands) for i in range(len(self.hands))]


def course(dealer: int, hands: Sequence[Iterable[str]], dog: Iterable[str]) -> Generator[Turn, str, Deal]:
    """A deal: each turn is answered with what was done; at the end it returns the deal, settled."""
    deal = Deal(dealer, [list(hand) for hand in hands], list(dog))
    for seat, hand in enumerate(deal.hands):
        if PETIT in hand and sum(is_trump(card) or card == EXCUSE for card in hand) == 1:
            yield seat, ["lay down"]
            return deal
    yield from bidding(deal)
    if deal.taker < 0:
        return deal
    yield from dog_and_discard(deal)
    deal.slam = (yield deal.taker, ["play", "slam"]) == "slam"
    yield from play(deal)
    deal.points = settled(deal)
    return deal


def bidding(deal: Deal) -> Generator[Turn, str, None]:
    left = list(FACTORS)
    for seat in deal.seats(deal.dealer + 1):
        if deal.taker >= 0 and not left:
            return  # nothing higher is left to be said
        said = yield seat, [*left, "pass"]
        if said != "pass":
            deal.taker, deal.bid, left = seat, said, left[left.index(said) + 1 :]


def dog_and_discard(deal: Deal) -> Generator[Turn, str, None]:
    if deal.bid in ("garde-sans", "garde-contre"):
        deal.pile[deal.bid == "garde-sans"] += deal.dog
        return
    hand = deal.hands[deal.taker] = deal.hands[deal.taker] + deal.dog
    laid: list[str] = []
    while len(laid) < len(deal.dog):
        plain = [card for card in hand if not is_trump(card) and card != EXCUSE and card[1] != "K"]
        open_ones = plain or sorted(set(filter(is_trump, hand)) - OUDLERS)
        gone = open_ones
        if len(open_ones) > len(deal.dog) - len(laid):  # else nobody is asked
            said = yield deal.taker, [f"give {card}" for card in open_ones]
            gone = [said.removeprefix("give ")]
        for card in gone:
            hand.remove(card)
        laid += gone
    deal.pile[True] += laid


# --- the play ---------------------------------------------------------------------------------------------------------


def play(deal: Deal) -> Generator[Turn, str, None]:
    leader = deal.taker if deal.slam else deal.seats(deal.dealer + 1)[0]
    for trick in range(1, deal.tricks + 1):
        fallen: list[str] = []
        for seat in deal.seats(leader):
            card = yield from one_card(deal, seat, trick, fallen)
            deal.hands[seat].remove(card)
            fallen.append(card)
            if card == EXCUSE:
                deal.excuse = seat == deal.taker, trick
        leader = deal.seats(leader)[fallen.index(best(deal, leader, trick, fallen))]
        gather(deal, leader == deal.taker, trick, fallen)


def one_card(deal: Deal, seat: int, trick: int, fallen: list[str]) -> Generator[Turn, str, str]:
    hand = deal.hands[seat]
    trumps = sum(is_trump(card) or card == EXCUSE for card in hand)
    sizes = zip(HANDFULS, SIZES[len(deal.hands)], strict=True)
    signs = [sign for sign, size in sizes if trick == 1 and trumps >= size]
    said = yield seat, [*allowed(hand, fallen), *signs]
    if said in HANDFULS:
        deal.handfuls += HANDFULS[said]
        said = yield seat, allowed(hand, fallen)
    return said


def asked(fallen: Sequence[str]) -> str | None:
    """The suit that is to be followed."""
    return next((card[0] for card in fallen if card != EXCUSE), None)


def allowed(hand: Sequence[str], fallen: Sequence[str]) -> list[str]:
    suit, trumps = asked(fallen), [card for card in hand if is_trump(card)]
    if suit is None:
        return list(hand)
    excuse = [card for card in hand if card == EXCUSE]
    same = [card for card in hand if card != EXCUSE and card[0] == suit]
    if suit != "T" and same:
        return same + excuse
    if not trumps:
        return list(hand)
    highest = max((number(card) for card in fallen if is_trump(card)), default=0)
    return ([card for card in trumps if number(card) > highest] or trumps) + excuse


def best(deal: Deal, leader: int, trick: int, fallen: Sequence[str]) -> str:
    own = len(deal.won[leader == deal.taker])
    if fallen[0] == EXCUSE and trick == deal.tricks and own == trick - 1:
        return EXCUSE
    trumps = [card for card in fallen if is_trump(card)]
    suit = asked(fallen)
    assert suit is not None
    if trumps:
        return max(trumps, key=number)
    return min((card for card in fallen if card[0] == suit and card != EXCUSE), key=lambda c: SUITS[suit].index(c[1:]))


def gather(deal: Deal, by_taker: bool, trick: int, fallen: list[str]) -> None:
    deal.won[by_taker].append(fallen)
    deal.pile[by_taker] += fallen
    last = trick == deal.tricks
    if last and PETIT in fallen:
        deal.petit = by_taker
    if last and fallen[0] == EXCUSE and len(deal.won[by_taker]) == trick and PETIT in deal.won[by_taker][-2]:
        deal.petit = by_taker  # the Excuse ends the slam, and the Petit was led home just before


# --- the account ------------------------------------------------------------------------------------------------------


def settle_excuse(deal: Deal) -> None:
    """Put the Excuse on the pile of the side that has it in the end; for one taken back a low card is given."""
    if deal.excuse is None:
        return
    owner = deal.excuse[0] != deal.late
    if EXCUSE in deal.pile[owner]:
        return
    deal.pile[not owner].remove(EXCUSE)
    deal.pile[owner].append(EXCUSE)
    low = next((card for card in deal.pile[owner] if worth(card) == HALF), None)
    if low is not None:
        deal.pile[owner].remove(low)
        deal.pile[not owner].append(low)
    else:  # owed to the end: the Excuse counts four points, and the other side has the half
        deal.owed = -HALF if owner else HALF


def points(pile: Iterable[str]) -> Fraction:
    return sum(map(worth, pile), Fraction(0))


def settled(deal: Deal) -> list[int]:
    settle_excuse(deal)
    made = points(deal.pile[True]) + deal.owed
    over = made - NEEDED[len(OUDLERS & set(deal.pile[True]))]
    factor, sign = FACTORS[deal.bid], 1 if over >= 0 else -1
    each = sign * ((25 + ceil(abs(over))) * factor + deal.handfuls)  # a half point goes to the winning side
    if deal.petit is not None:
        each += (10 if deal.petit else -10) * factor
    if len(deal.won[True]) == deal.tricks:
        each += 400 if deal.slam else 200
    elif deal.slam:
        each -= 200
    if not deal.won[True]:
        each -= 200
    others = len(deal.hands) - 1
    return [each * (others if seat == deal.taker else -1) for seat in range(others + 1)]
