"""Phrases made up at random: cards, whom, numbers and conditions that a place of a spec mostly knows.

They are made for the reader of phrases, and for the two executors behind it: every form of the language beside every
other, far oftener than any source would put them there.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from stich.language.conditions.kinds import Askable, Role
from stich.language.conditions.words import Question, Sort, Where

DEEP = 3  # operations within one another
SMALL = (0, 1, 1, 2, 2, 3, 3, 4, 5, 7, 10, 13, 66)
HUGE = (99, 1000, 99_999, 999_999)
BOUNDS = ("at least", "at most", "exactly", "more than", "fewer than")


@dataclass
class Names:
    """What a game declares, so that it can be spoken of."""

    suits: list[str]
    ranks: list[str]
    bound_suits: list[str] = field(default_factory=list)
    bound_ranks: list[str] = field(default_factory=list)
    seats: list[str] = field(default_factory=list)
    powers: list[str] = field(default_factory=list)
    card_points: list[str] = field(default_factory=list)
    counters: list[str] = field(default_factory=list)
    totals: list[str] = field(default_factory=lambda: ["points"])
    pools: list[str] = field(default_factory=list)
    phases: list[str] = field(default_factory=list)
    numbers: list[str] = field(default_factory=list)
    conditions: list[str] = field(default_factory=list)
    flags: list[str] = field(default_factory=list)
    contracts: list[str] = field(default_factory=list)
    columns: list[str] = field(default_factory=list)
    heaps: list[str] = field(default_factory=list)
    parties: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    defined_for: Where = Where.SCORE  # what is defined asks what this place knows
    bids: bool = False
    auction: bool = False
    sides: int = 2
    partners: bool = False


class Wording:
    """Makes up phrases for one place; ``question``: who is in question there, if it is not whom the place says."""

    def __init__(self, rng: random.Random, names: Names, where: Where, question: Question | None = None) -> None:
        self.rng, self.names, self.where, self.known = rng, names, where, where.known
        self.question = question or self.known.question

    @property
    def _defines(self) -> bool:
        """Whether what is defined may be spoken of here."""
        of = self.names.defined_for.known
        known = self.known.facts >= of.facts and self.known.sorts >= of.sorts and self.known.roles >= of.roles
        return (known and self.question is not Question.NOBODY) or self.some(0.01)

    def some(self, chance: float) -> bool:
        return self.rng.random() < chance

    def pick(self, *items: Any) -> Any:
        return self.rng.choice(items)

    def knows(self, *what: Askable | Sort) -> bool:
        """Whether the place knows all of these."""
        return all(each in self.known.facts or each in self.known.sorts for each in what)

    def literal(self) -> int:
        return int(self.rng.choice(HUGE if self.some(0.03) else SMALL))

    # --- cards ----------------------------------------------------------------------------------------------------

    def cards(self, depth: int = 1) -> str:
        """A set of cards."""
        one = self._piece(depth)
        match self.rng.randrange(7):
            case 0:
                return f"{one} but {self._piece(0)}"
            case 1:
                return f"{one} or {self._piece(0)}"
            case 2 if depth:
                return f"({self.pick(*self.names.ranks)} or {one}) {self.pick(*self.names.suits)}"
            case _:
                return one

    def _piece(self, depth: int) -> str:
        names = self.names
        found = [*names.ranks, *names.suits, "any", "any", names.suits[0] + names.ranks[0]]
        found += names.cards if names.cards and self._defines else []
        found.append(f"{self.rng.choice(names.ranks)} or {self.pick('higher', 'lower')}")
        if self.knows(Sort.BOUND):
            found += names.bound_suits * 2 + names.bound_ranks
            found += [f"one above {each}" for each in names.bound_ranks]
        if self.knows(Sort.POWER):
            found += names.powers
        found += ["plain"] if self.knows(Sort.PLAIN) else []
        found += ["same suit"] if self.knows(Sort.LED) else []
        found += ["its suit"] if self.knows(Sort.ITS) else []
        found += ["same suit beating", "beating"] if self.knows(Sort.BEATING) else []
        if depth and self.knows(Sort.HIGHEST, Askable.HANDS) and self.question is not Question.NOBODY:
            found.append(f"highest of {self.pick('any', *names.suits, *names.bound_suits)} in hand")
        return str(self.rng.choice(found))

    # --- whom -----------------------------------------------------------------------------------------------------

    def seat(self, *more: str) -> str:
        """A seat by what it does."""
        roles = {"dealer": Role.DEALER, "forehand": Role.FOREHAND, "leader": Role.LEADER, "taker": Role.TAKER,
                 "ahead": Role.AHEAD, "speaker": Role.SPEAKER, "opponent": Role.OPPONENT}  # fmt: skip
        roles |= {"bidder": Role.BIDDER} if self.names.auction else {}
        found = [*more, *(word for word, role in roles.items() if role in self.known.roles)]
        if Role.BOUND in self.known.roles:
            found += self.names.seats * 2
        found += ["seat"] if Role.SEAT in self.known.roles and self.question is Question.SEAT else []
        seat = self.rng.choice(found or ["dealer"])
        while self.some(0.15):
            seat = f"seat {self.pick('after', 'before')} {seat}"
        return str(seat)

    def actor(self, *more: str) -> str:
        """The same, where nobody is in question yet."""
        seat = self.seat(*more)
        return self.rng.choice(more or ("dealer",)) if "seat" in seat.split()[-1:] else seat

    def one(self, counted: str = "") -> str:
        """Whoever is asked as one; ``counted``: what he has, for totals are those of sides."""
        seat, by_seat = self.seat(), counted not in self.names.totals or self.some(0.02)
        found = [seat, seat] if self.known.roles else []
        found += [f"side of {seat}"] if found and not seat.endswith("seat") else []
        found += ["all sides together", *(self.names.parties if self.known.roles and by_seat else [])]
        if self.names.partners and Role.DEALER in self.known.roles:
            found.append("partner of dealer")
        if self.question is not Question.NOBODY:
            found += ["side", "side", "the other sides together", *(["other side"] if self.names.sides == 2 else [])]
        return str(self.rng.choice(found))

    def many(self) -> str:
        """Several, each by himself."""
        member = self.pick("side", "seat")
        found = [f"a {member}", f"each {member}", f"no {member}"]
        found += [f"{self.pick('one', 'each', 'none')} of {each}" for each in self.names.parties]
        if self.question is not Question.NOBODY:
            found += [f"another {member}", f"each other {member}", f"no other {member}"]
        return str(self.rng.choice(found))

    def whom(self, counted: str = "") -> str:
        return self.many() if self.some(0.4) else self.one(counted)

    def payer(self) -> str:
        """Whom points come from or go to."""
        pools = self.names.pools if self.some(0.7) else []
        each = ["each other side", "each other seat", "each side", "each seat", "side", self.seat()]
        each += [f"each of {party}" for party in self.names.parties]
        return str(self.rng.choice(pools * 3 or each))

    # --- numbers --------------------------------------------------------------------------------------------------

    def counted(self) -> str:
        """What somebody has."""
        names, found = self.names, list[str]()
        if self.knows(Askable.TRICKS):
            found += ["tricks", "tricks", *(f"tricks in {each}" for each in names.phases), *names.card_points * 2]
        found += ["cards"] if self.knows(Askable.HANDS) else []
        found += ["bids"] if self.knows(Askable.BIDS) and names.bids else []
        found += names.counters if self.knows(Askable.COUNTERS) else []
        found += names.totals if self.knows(Askable.TOTALS) else []
        found += names.numbers if names.numbers and self._defines else []
        return str(self.rng.choice(found)) if found else ""

    def measure(self) -> str:
        """One number that is counted."""
        names, found = self.names, list[str]()
        counted = self.counted()
        if counted:
            alone = self.question is not Question.NOBODY
            found += [counted, counted] if alone else []
            found += [f"{counted} of {self.one(counted)}"] * 2
        found += ["stake"] if self.knows(Askable.STAKE) else []
        found += ["players"] if self.knows(Askable.PLAYERS) else []
        found += names.pools if self.knows(Askable.TOTALS) else []
        found += names.columns if self.knows(Askable.NAMED) else []
        if self.knows(Askable.HANDS):
            found += [self._number_of_cards(), self._number_of_cards()]
        if self.knows(Askable.TRICKS):
            found += [f"{kind} {self._pile()}" for kind in names.card_points]
        return str(self.rng.choice(found or ["1"]))

    def _pile(self) -> str:
        in_trick = ["in the trick"] if self.knows(Askable.LEAD) else []
        heaps = [f"in {heap}" for heap in self.names.heaps]
        hand = f"in hand of {self.one()}"
        return str(self.pick("aside", "turned up", "laid out", "in the stock", hand, *in_trick, *heaps))

    def _number_of_cards(self) -> str:
        spot = self.spot()
        if self.some(0.3):
            return f"top {self._inner()} in a row {self.pick('', 'not ')}{spot}"
        more = f" {self.spot()}" if self.some(0.2) else ""
        return f"number of {self._inner()} {spot}{more}"

    def _inner(self) -> str:
        cards = self.cards(0)
        return f"({cards})" if " " in cards else cards

    def spot(self) -> str:
        """Where cards lie."""
        found = [f"in {heap}" for heap in self.names.heaps]
        found += [
            "turned up",
            "laid out",
            "aside",
            "in the stock",
            f"in hand of {self.one()}",
            f"dealt to {self.one()}",
        ]
        if self.knows(Askable.TRICKS):
            found += ["played", f"held by {self.one()}", f"taken by {self.one()}"]
        found += ["in the trick"] if self.knows(Askable.LEAD) else []
        found += ["in hand"] if self.question is not Question.NOBODY else []
        return str(self.rng.choice(found))

    def number(self, depth: int = DEEP) -> str:
        """A number as a phrase."""
        if depth <= 0 or self.some(0.45):
            return str(self.literal()) if self.some(0.35) else self.measure()
        left, right = self._atom(depth - 1), self._atom(depth - 1)
        match self.rng.randrange(9):
            case 0 | 1:
                return f"{left} {self.pick('plus', 'minus', 'times', 'over')} {right}"
            case 2:
                return f"{left} divided by {self.pick(1, 2, 3, 10, 999_999)}"
            case 3:
                return f"{left} rounded {self.pick('', 'up ', 'down ')}to a multiple of {right}"
            case 4:
                return f"{self.literal()} for each {left}"
            case 5:
                return f"minus {left}"
            case 6:
                return f"{left}, at most {right}"
            case 7:
                return f"{left}, at least {right}"
            case _:
                return f"{left} {self.pick('plus', 'minus', 'times')} {right} {self.pick('plus', 'minus')} {left}"

    def _atom(self, depth: int) -> str:
        number = self.number(depth)
        return f"({number})" if depth and not number.isdecimal() else number

    def number_node(self, depth: int = 2) -> Any:
        """A number as a phrase, a list that adds up, or a table of cases."""
        if depth <= 0 or self.some(0.65):
            number = self.number()
            return int(number) if number.isdecimal() and self.some(0.8) else number
        if self.some(0.5):
            return [self.number_node(depth - 1) for _ in range(self.pick(1, 2, 3))]
        cases = {self.condition(): self.number_node(depth - 1) for _ in range(self.pick(1, 2, 3))}
        return cases | ({"otherwise": self.number_node(0)} if self.some(0.7) else {})

    # --- conditions -----------------------------------------------------------------------------------------------

    def condition(self, depth: int = 2) -> str:
        """A condition."""
        if depth <= 0 or self.some(0.5):
            return self.fact()
        left, right = self._inside(depth - 1), self._inside(depth - 1)
        match self.rng.randrange(5):
            case 0:
                return f"not {left}"
            case 1:
                return f"{left} unless {right}"
            case 2:
                return f"{left} or {right}"
            case _:
                return f"{left} and {right}"

    def _inside(self, depth: int) -> str:
        said = self.condition(depth)
        return f"({said})" if depth else said

    def fact(self) -> str:
        """One thing that is asked."""
        kinds = [self._has, self._has, self._compared, self._more, self._moment]
        if self.knows(Askable.HANDS):
            kinds += [self._holds, self._holds, self._lies]
        if self.knows(Askable.SEATS):
            kinds += [self._who]
        if self.knows(Askable.TRICK) or self.knows(Askable.LEAD):
            kinds += [self._trick, self._trick]
        if self.knows(Askable.TRICKS):
            kinds += [self._run]
        if self.names.conditions and self._defines:
            kinds += [lambda: str(self.rng.choice(self.names.conditions))]
        if self.knows(Askable.NAMED) and self.names.bound_suits:
            kinds += [self._named]
        if self.knows(Askable.NAMED) and self.names.flags:
            kinds += [lambda: str(self.rng.choice(self.names.flags))]
        if self.knows(Askable.NAMED) and self.names.contracts:
            kinds += [lambda: f"contract is {self.pick('named', 'none', *self.names.contracts)}"]
        return str(self.rng.choice(kinds)())

    def _has(self) -> str:
        counted = self.counted()
        if not counted or not self.knows(Askable.SEATS):
            return self._compared()
        limit = self.pick(
            self.literal(),
            f"({self.number(1)})",
            f"minus {self.literal()}",
            *(self.names.numbers if self._defines else []),
        )
        much = self.pick(f"{max(1, self.literal())}", f"{self.pick(*BOUNDS)} {limit}", "no")
        every = self.some(0.1) and (counted == "tricks" or counted in self.names.card_points)
        return f"{self.whom(counted)} has {'every' if every else much} {counted}"

    def _compared(self) -> str:
        measure = self.measure()
        if measure == "1":
            return "players are 2"
        return f"{measure} is {self.pick(*BOUNDS)} {self.number(2)}"

    def _more(self) -> str:
        counted = self.counted()
        if not counted or not self.knows(Askable.SEATS):
            return self._compared()
        than = self.rng.choice(
            [self.one(counted), "each other side", "each other seat", "another side", "no other seat"]
        )
        how = self.pick(f"more {counted} than", f"fewer {counted} than", f"at least as many {counted} as",
                        f"at most as many {counted} as")  # fmt: skip
        return f"{self.whom(counted)} has {how} {than}"

    def _holds(self) -> str:
        deeds = ["holds", "holds", "was dealt", *(["held", "took"] if self.knows(Askable.TRICKS) else [])]
        cards = self._inner()
        much = self.pick("", "", "no ", "every ", "2 of ", f"{self.pick(*BOUNDS)} {self.pick(0, 1, 2, 4)} of ")
        return f"{self.whom()} {self.rng.choice(deeds)} {much}{cards}"

    def _lies(self) -> str:
        heaps = [f"in {heap}" for heap in self.names.heaps]
        return f"{self._piece(0)} lies {self.pick('turned up', 'laid out', 'aside', *heaps)}"

    def _who(self) -> str:
        found = [f"{self.whom()} plays"]
        if self.known.roles:
            found += [f"{self.seat()} is of {self.one()}", f"{self.seat()} is {self.seat()}"]
            found += [f"{each} is {self.pick('named', 'none')}" for each in self.names.parties]
        found += [f"{each} is named" for each in self.names.seats] if Role.BOUND in self.known.roles else []
        return str(self.rng.choice(found))

    def _named(self) -> str:
        name = self.rng.choice(self.names.bound_suits)
        return str(self.pick(f"{name} is named", f"{name} is {self.pick(*self.names.suits)}", f"{name} is none"))

    def _trick(self) -> str:
        cards = self._inner()
        if self.where is Where.CLAUSE:
            return str(self.pick("led", f"trick has {cards}", f"trick has {self.pick(*BOUNDS)} 2 of {cards}"))
        found = [f"trick has {cards}", f"trick has no {cards}", f"{self._piece(0)} was led"]
        return str(self.pick(*found, f"{self.whom()} holds the trick"))

    def _run(self) -> str:
        with_cards = f" with {self._inner()}" if self.some(0.4) else ""
        many = self.pick("", "2 ", "3 ")
        last = f"the last {many}tricks{with_cards}"
        return f"{self.whom()} has {self.pick(f'the first {many}tricks', last)}"

    def _moment(self) -> str:
        n = max(1, self.literal())
        found = ["players are 2"]
        found += [f"in deal 1 of every {n}", f"after deal {n}"] if self.knows(Askable.DEAL) else []
        found += ["stock is empty", "before the first lead"] if self.knows(Askable.LYING) else []
        found += [f"in trick {n}", f"after trick {n}", f"before trick {n}"] if self.knows(Askable.NUMBER) else []
        found += ["every card is played"] if self.knows(Askable.PLAYED) else []
        found += [f"{self._piece(0)} was played"] if self.knows(Askable.TRICKS) else []
        return str(self.rng.choice(found))
