"""A judge of Doppelkopf, from the tournament rules alone: who may say and play what, who is of Re, what a deal counts.

A deal goes as at a table: each turn is a pause of a generator, which tells who is asked and what he may do, and is sent
what he does.  It knows cards by their names and shares no code with the engine.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

Turn = tuple[int, set[str]]
"""Who is asked, and what he may say or play."""
Course = Generator[Turn, str, None]

EYES = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
DEALS = 24
SUITS = "CSHD"
RUNGS = ["", "no 90", "no 60", "no 30", "black"]
KINDS = {f"trump {suit}" for suit in SUITS} | {"queens only", "jacks only", "no trumps"}
PLAIN = ["9", "J", "Q", "K", "10", "A"]


def trumps_of(kind: str) -> list[str]:
    """The trumps from low to high; ``normal`` is the game without a solo."""
    queens = [suit + "Q" for suit in reversed(SUITS)]
    jacks = [suit + "J" for suit in reversed(SUITS)]
    if kind == "no trumps":
        return []
    if kind in ("queens only", "jacks only"):
        return queens if kind == "queens only" else jacks
    suit = kind[-1] if kind.startswith("trump ") else "D"
    low = [suit + rank for rank in ("9", "K", "10", "A") if suit + rank != "H10"]
    return [*low, *jacks, *queens, "H10"]


@dataclass
class Deal:
    """A deal and all that is written down of it."""

    number: int
    dealer: int
    hands: list[list[str]]
    solos: list[int]  # who has played his compulsory solo
    kind: str = "normal"
    soloist: int = -1
    married: int = -1
    spouse: int = -1
    cleared_in: int = 0  # the trick in which a marriage was cleared
    compulsory: bool = False
    was_forced: bool = False
    said: dict[str, int] = field(default_factory=lambda: {"re": 0, "kontra": 0})
    late: set[str] = field(default_factory=set)
    tricks: list[tuple[int, list[tuple[int, str]]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.held = [list(hand) for hand in self.hands]
        self.round = [(self.dealer + i) % 4 for i in (1, 2, 3, 4)]

    # --- what is played ------------------------------------------------------------------------------------------

    def course(self) -> Course:
        """The deal, from the first question to the last card."""
        yield from self.questions()
        leader = self.soloist if self.compulsory else self.round[0]
        for number in range(1, 13):
            trick: list[tuple[int, str]] = []
            for seat in ((leader + i) % 4 for i in range(4)):
                yield from self.turn(seat, trick)
            leader = self.winner(trick)
            self.tricks.append((leader, trick))
            if self.married >= 0 and not self.cleared_in and (leader != self.married or number == 3):
                self.cleared_in = number
                self.spouse = leader if leader != self.married else -1

    def questions(self) -> Course:
        """Health and reservations: compulsory solos first, then voluntary ones, then marriage."""
        owing = [seat for seat in self.round if not self.solos[seat]]
        self.was_forced = DEALS - self.number + 1 <= len(owing)
        reserved = set()
        for seat in () if self.was_forced else self.round:
            if (yield seat, {"healthy", "reservation"}) == "reservation":
                reserved.add(seat)
        if self.was_forced:
            yield from self.forced(owing[0])
        elif reserved:
            yield from self.ask(reserved & set(owing), "duty solo", "no duty solo", "none due")
            self.compulsory = self.soloist >= 0
            if self.soloist < 0:
                yield from self.ask(reserved - set(owing), "solo", "no solo", "nobody's")
        if self.soloist >= 0:
            self.kind = yield self.soloist, set(KINDS)
        elif reserved:
            yield from self.marry(reserved)

    def forced(self, owing: int) -> Course:
        for seat in self.round[: self.round.index(owing)]:
            yield seat, {"no duty solo"}
        yield owing, {"forced solo"}
        self.soloist, self.compulsory = owing, True

    def ask(self, may: set[int], solo: str, none: str, last: str) -> Course:
        """Ask one after the other; who has a reservation and not both queens must play what he is asked for."""
        for seat in self.round:
            no = last if seat == self.dealer else none
            words = {solo} if seat in may else set()
            if seat not in may or self.held[seat].count("CQ") == 2:
                words.add(no)
            if (yield seat, words) == solo:
                self.soloist = seat
                return

    def marry(self, reserved: set[int]) -> Course:
        for seat in self.round:
            marries = seat in reserved and self.held[seat].count("CQ") == 2
            yield seat, {"marriage" if marries else "no marriage"}
            if marries:
                self.married = seat
                return

    def turn(self, seat: int, trick: list[tuple[int, str]]) -> Course:
        """Announcements, as many as he likes, and a card."""
        while True:
            cards = self.playable(seat, trick)
            word = yield seat, cards | self.announcements(seat)
            if word in cards:
                self.hands[seat].remove(word)
                trick.append((seat, word))
                return
            self.announce(seat, word)

    def suit_of(self, card: str) -> str:
        return "trump" if card in trumps_of(self.kind) else card[0]

    def playable(self, seat: int, trick: list[tuple[int, str]]) -> set[str]:
        hand = set(self.hands[seat])
        return {card for card in hand if trick and self.suit_of(card) == self.suit_of(trick[0][1])} or hand

    def winner(self, trick: list[tuple[int, str]]) -> int:
        """Of two equal cards the first has it."""
        trumps, led = trumps_of(self.kind), self.suit_of(trick[0][1])

        def height(card: str) -> int:
            if card in trumps:
                return 100 + trumps.index(card)
            return PLAIN.index(card[1:]) if self.suit_of(card) == led else -1

        return max(trick, key=lambda played: height(played[1]))[0]

    # --- what is announced ---------------------------------------------------------------------------------------

    def party(self, seat: int) -> str:
        return "re" if seat in self.re() else "kontra"

    def re(self) -> set[int]:
        if self.soloist >= 0:
            return {self.soloist}
        if self.married >= 0:
            return {self.married, self.spouse} - {-1}
        return {seat for seat in range(4) if "CQ" in self.held[seat]}

    def needed(self, rung: int) -> int:
        """How many cards one must hold to announce: 11 for Re or Kontra, one less for each further step."""
        return 11 - rung - max(self.cleared_in - 1, 0)

    def announcements(self, seat: int) -> set[str]:
        if self.married >= 0 and not self.cleared_in:
            return set()
        own, cards = self.party(seat), len(self.hands[seat])
        other = "kontra" if own == "re" else "re"
        rung = self.said[own]
        if rung == 0:
            answers = self.said[other] > 0 and cards >= self.needed(self.said[other] - 1) - 1
            return {own} if answers or cards >= self.needed(0) else set()
        if rung > 4 or own in self.late or cards < self.needed(rung):
            return set()
        return {f"{own} {RUNGS[rung]}"}

    def announce(self, seat: int, word: str) -> None:
        own = self.party(seat)
        if word == own and len(self.hands[seat]) < self.needed(0):
            self.late.add(own)
        self.said[own] += 1

    # --- what it counts ------------------------------------------------------------------------------------------

    def points(self) -> list[int]:
        """What each seat gets."""
        re = self.re()
        eyes, taken = {"re": 0, "kontra": 0}, {"re": 0, "kontra": 0}
        for seat, trick in self.tricks:
            eyes[self.party(seat)] += sum(EYES[card[1:]] for _, card in trick)
            taken[self.party(seat)] += 1
        value = self.value(eyes, taken) + (self.special("re") - self.special("kontra") if len(re) > 1 else 0)
        if len(re) > 1 and self.winning(eyes, taken) == "kontra":
            value -= 1
        return [value * (3 if len(re) == 1 else 1) if seat in re else -value for seat in range(4)]

    def kept(self, party: str, eyes: dict[str, int], taken: dict[str, int]) -> bool:
        """Whether a party has made true what it said the other would not get."""
        other = "kontra" if party == "re" else "re"
        said = self.said[party]
        return taken[other] == 0 if said == 5 else eyes[other] < {2: 90, 3: 60, 4: 30}[said]

    def winning(self, eyes: dict[str, int], taken: dict[str, int]) -> str:
        re, kontra = self.said["re"], self.said["kontra"]
        if re > 1 and kontra > 1:
            won = [party for party in ("re", "kontra") if self.kept(party, eyes, taken)]
            return won[0] if won else ""
        if re > 1:
            return "re" if self.kept("re", eyes, taken) else "kontra"
        if kontra > 1:
            return "kontra" if self.kept("kontra", eyes, taken) else "re"
        goal = 120 if kontra == 1 and re == 0 else 121
        return "re" if eyes["re"] >= goal else "kontra"

    def value(self, eyes: dict[str, int], taken: dict[str, int]) -> int:
        """What Re has made by eyes and announcements, less what Kontra has."""
        won, value = self.winning(eyes, taken), 0
        for party, other, sign in (("re", "kontra", 1), ("kontra", "re", -1)):
            if party == won:
                value += sign
                for said in self.said.values():
                    value += sign * ([0, 2, 3, 4, 5, 6][said])
            if party == won or not won:
                value += sign * sum(eyes[other] < bound for bound in (90, 60, 30))
                value += sign * (taken[other] == 0)
            for rung, bound in ((2, 120), (3, 90), (4, 60), (5, 30)):
                value += sign * (self.said[other] >= rung and eyes[party] >= bound)
        return value

    def special(self, party: str) -> int:
        """Double heads, foxes of the others, and Charlie in the last trick."""
        count = 0
        for number, (seat, trick) in enumerate(self.tricks, 1):
            if self.party(seat) != party:
                continue
            count += sum(EYES[card[1:]] for _, card in trick) >= 40
            count += sum(card == "DA" and self.party(who) != party for who, card in trick)
            count += number == 12 and dict(trick)[seat] == "CJ"
        return count

    def next_dealer(self) -> int:
        """The same again after a compulsory solo that was not forced."""
        return self.dealer if self.compulsory and not self.was_forced else (self.dealer + 1) % 4
