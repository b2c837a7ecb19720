"""A judge of Skat and of Ramsch, from the rules alone: what may be done at each turn of a deal, and what it brings.

It goes as a deal goes, each turn a pause of a generator, in the words in which players speak.  It shares no code with
the package: tricks are compared as hands of cards on a table are, and a game is reckoned as one does aloud.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field

from tests.referees.auctions import Sheet, Terms, Turn, course

SUITS = {"C": 12, "S": 11, "H": 10, "D": 9}  # from high to low, with their base values
RANKS = ["A", "10", "K", "Q", "9", "8", "7"]  # beside the jacks
NULL_RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7"]
JACKS = [f"{suit}J" for suit in SUITS]
EYES = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}
NULLS = {(False, False): 23, (True, False): 35, (False, True): 46, (True, True): 59}  # from the hand; open
BIDS = sorted(
    {base * level for base in SUITS.values() for level in range(2, 19)}
    | {24 * level for level in range(2, 12)}
    | set(NULLS.values())
)

Steps = Generator[Turn, str, None]


def eyes_of(cards: Sequence[str]) -> int:
    return sum(EYES.get(card[1:], 0) for card in cards)


@dataclass
class Deal:
    """A deal as it goes.  ``order`` are the seats from forehand on."""

    order: Sequence[int]
    hands: list[list[str]]
    skat: list[str]
    ramsch: bool = False  # whether Ramsch is played where nobody bids
    declarer: int | None = None
    bid: int = 0
    game: str = ""  # a suit, `Grand`, `Null`, `Ramsch`
    hand_game: bool = False
    announced: int = 0  # 1 Schneider, 2 Schwarz, 3 open
    twelve: list[str] = field(default_factory=list)  # the declarer's cards and the Skat
    tricks: list[tuple[int, list[str], int]] = field(default_factory=list)  # leader, cards, winner

    # --- what is said ------------------------------------------------------------------------------------------------

    def course(self) -> Steps:
        """The whole deal; it returns when it is over."""
        yield from self.bidding()
        if self.declarer is not None:
            self.twelve = [*self.hands[self.declarer], *self.skat]
            yield from self.naming(self.declarer)
        if self.game:
            yield from self.play()

    def bidding(self) -> Steps:
        sheet = Sheet()
        yield from course(Terms(self.order, [str(bid) for bid in BIDS], pairs=True), sheet)
        if sheet.bidder is not None and sheet.bid is not None:
            self.declarer, self.bid = sheet.bidder, int(sheet.bid)
            return
        word = yield self.order[0], ["18", "pass"]
        if word == "18":
            self.declarer, self.bid = self.order[0], 18
        elif self.ramsch:
            self.game = "Ramsch"

    def naming(self, seat: int) -> Steps:
        self.hand_game = (yield seat, ["take the Skat", "play from the hand"]) == "play from the hand"
        if not self.hand_game:
            yield from self.discarding(seat)
        nulls = ["Null", "Null ouvert"]
        affords = [word for word in nulls if NULLS[self.hand_game, word != "Null"] >= self.bid]
        word = yield seat, [*(f"suit {suit}" for suit in SUITS), "Grand", *affords]
        self.game = word.removeprefix("suit ").split()[0]
        if self.game == "Null":
            self.announced = 3 if word == "Null ouvert" else 0
        elif self.hand_game:
            steps = ["nothing", "Schneider", "Schwarz", "ouvert"]
            self.announced = steps.index((yield seat, steps))

    def discarding(self, seat: int) -> Steps:
        hand = self.hands[seat]
        hand += self.skat
        self.skat = []
        for _ in range(2):
            card = (yield seat, [f"give {card}" for card in hand]).removeprefix("give ")
            hand.remove(card)
            self.skat.append(card)

    # --- the play ----------------------------------------------------------------------------------------------------

    def trumps(self) -> list[str]:
        """The trumps, from the highest."""
        if self.game == "Null":
            return []
        return [*JACKS, *(self.game + rank for rank in RANKS if self.game in SUITS)]

    def follows(self, card: str, led: str) -> bool:
        trumps = self.trumps()
        if led in trumps or card in trumps:
            return led in trumps and card in trumps
        return card[0] == led[0]

    def best(self, cards: Sequence[str]) -> str:
        """The card that takes a trick, the first being led."""
        ranks = NULL_RANKS if self.game == "Null" else RANKS
        of_suit = [cards[0][0] + rank for rank in ranks]
        return next(card for card in [*self.trumps(), *of_suit] if card in cards)

    def play(self) -> Steps:
        leader = self.order[0]
        while self.hands[leader] and not (self.game == "Null" and self.taken(self.declarer)):
            turn = self.order.index(leader)
            seats, cards = [*self.order[turn:], *self.order[:turn]], list[str]()
            for seat in seats:
                hand = self.hands[seat]
                following = [card for card in hand if cards and self.follows(card, cards[0])]
                card = yield seat, following or hand
                hand.remove(card)
                cards.append(card)
            winner = seats[cards.index(self.best(cards))]
            self.tricks.append((leader, cards, winner))
            leader = winner

    def taken(self, seat: int | None) -> list[list[str]]:
        """The tricks of a seat."""
        return [cards for _, cards, winner in self.tricks if winner == seat]

    # --- what it brings ----------------------------------------------------------------------------------------------

    def eyes(self, seat: int) -> int:
        """Card points; those of the Skat are the declarer's."""
        own = self.skat if seat == self.declarer else []
        return eyes_of([*own, *(card for cards in self.taken(seat) for card in cards)])

    def matadors(self) -> int:
        """How many the declarer is with; below nought, how many he is against."""
        trumps = self.trumps()
        run = 0
        while run < len(trumps) and (trumps[run] in self.twelve) == (trumps[0] in self.twelve):
            run += 1
        return run if trumps and trumps[0] in self.twelve else -run

    def value(self) -> int:
        """What the game is worth, whoever wins it."""
        assert self.declarer is not None
        if self.game == "Null":
            return NULLS[self.hand_game, self.announced > 0]
        eyes, tricks = self.eyes(self.declarer), len(self.taken(self.declarer))
        level = abs(self.matadors()) + 1 + self.hand_game + self.announced
        level += self.announced >= 1 or eyes >= 90 or eyes <= 30
        level += self.announced >= 2 or tricks in (0, 10)
        return level * SUITS.get(self.game, 24)

    def won(self) -> bool:
        """Whether the declarer has done what he undertook, and it is worth his bid."""
        assert self.declarer is not None
        tricks = len(self.taken(self.declarer))
        if self.game == "Null":
            return not tricks
        enough = self.eyes(self.declarer) >= (90 if self.announced else 61) and (self.announced < 2 or tricks == 10)
        return enough and self.value() >= self.bid

    def points(self) -> list[int]:
        """What each seat scores."""
        found = [0, 0, 0]
        if self.game == "Ramsch":
            return self.points_of_ramsch()
        if self.declarer is None:
            return found
        value = self.value()
        if self.won():
            found[self.declarer] = value
            return found
        while self.game != "Null" and value < self.bid:
            value += SUITS.get(self.game, 24)
        found[self.declarer] = -2 * value
        return found

    def points_of_ramsch(self) -> list[int]:
        eyes, tricks = [self.eyes(seat) for seat in range(3)], [len(self.taken(seat)) for seat in range(3)]
        if 10 in tricks:
            return [120 if own == 10 else 0 for own in tricks]
        losers = [seat for seat in range(3) if eyes[seat] == max(eyes)]
        last = self.tricks[-1][2]
        if last in losers:
            losers = [last]
        times = 2 if 0 in tricks else 1
        return [-times * (eyes[seat] + eyes_of(self.skat)) if seat in losers else 0 for seat in range(3)]
