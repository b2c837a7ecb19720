"""Writes a game's program: one list of numbers in which records name one another by their places.

Place in the pipeline: the bottom of ``program``, over the engine's plan and the machine's layout; the other parts of
``program`` write with it what they know.  It must not know how the machine runs what is written.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from stich.engine.plan import Plan
from stich.engine.rows import PlannedAccount, PlannedCards, PlannedRow, PlannedTier, PlannedWhom
from stich.engine.table import When
from stich.errors import StichError
from stich.language.conditions.kinds import BindingKind, Group, Role
from stich.language.conditions.terms import Cards, SeatRef
from stich.language.model.bindings import Bind
from stich.language.model.score import Change, Doing, FromPool
from stich.machine.layout import AccountKind, Head
from stich.machine.limits import Most
from stich.program.asks import AskedPhrase
from stich.program.phrases import asks_for, deepest, written
from stich.rules.program import Code, hangs_on_spots

NEVER_ASKED = frozenset({Role.LOT, Role.WINNER, Role.LOSER})  # roles that no phrase knows


class NoRoomError(StichError):
    """A game that needs more than the machine has room for."""


@dataclass(slots=True)
class ProgramWriter:
    """A program in the making."""

    plan: Plan
    code: list[int] = field(default_factory=lambda: [0] * Head.LAST)
    fixed: list[int] = field(default_factory=lambda: [0])  # sets of cards that never change
    _phrases: dict[Code, int] = field(default_factory=dict)
    rows: list[str] = field(default_factory=list)  # the names of the rows, by their numbers
    _rows: dict[int, int] = field(default_factory=dict)
    _seats: dict[SeatRef, int] = field(default_factory=dict)
    kept: list[object] = field(default_factory=list)  # what is known by its id must stay
    asked: set[AskedPhrase] = field(default_factory=set)
    _scores: bool = False  # whether what is written now scores a deal
    _of_sides: bool = False  # and whether whole sides are in question

    # --- the list itself ----------------------------------------------------------------------------------------------

    def record(self, *numbers: int) -> int:
        """A record; where it begins."""
        self.code += numbers
        return len(self.code) - len(numbers)

    def listing(self, items: Iterable[int]) -> int:
        """A list, with its length before it; nought for the empty one."""
        found = list(items)
        return self.record(len(found), *found) if found else 0

    def at_most(self, number: int, room: int, what: str) -> int:
        """The number, if there is room for so many.

        Raises:
            NoRoomError: there is not.
        """
        if number > room:
            raise NoRoomError(f"{number} {what}; there is room for {int(room)}")
        return number

    # --- phrases ------------------------------------------------------------------------------------------------------

    def phrase(self, code: Code) -> int:
        """A phrase, with its jumps from the beginning of the whole program."""
        self.asked.add(AskedPhrase(code, self._scores, self._of_sides))
        found = self._phrases.get(code)
        if found is None:
            self.at_most(deepest(code), Most.STACK, "values at a time in a phrase")
            start = len(self.code) + 1
            words = written(code, start)
            found = self._phrases[code] = self.record(start + len(words), *words)
        return found

    def asks_for(self, pile: int) -> bool:
        """Whether some phrase asks what lies in a pile."""
        return any(asks_for(code, pile) for code in self._phrases)

    def when(self, when: When) -> int:
        """A condition; nought where it always holds."""
        return 0 if when is None else self.phrase(when)

    def cards(self, cards: Cards | PlannedCards) -> int:
        """A phrase for cards."""
        if isinstance(cards, PlannedCards):
            return self.phrase(cards.code) if cards.code is not None else self.cards(cards.cards)
        return self.phrase(self.plan.rules.programs.cards(cards))

    def number_of_set(self, cards: Cards) -> int:
        """The number of a set of cards, which hangs on the bindings alone, among those of the programs."""
        if hangs_on_spots(cards):
            raise NoRoomError("a set hangs on where cards lie")
        return self.plan.rules.programs.cards(cards)[1]

    # --- seats and names ----------------------------------------------------------------------------------------------

    def seat(self, ref: SeatRef | None) -> int:
        """A ``SeatAt``; nought for none."""
        if ref is None:
            return 0
        if ref not in self._seats:
            asked = ref.role not in NEVER_ASKED
            phrase = self.phrase(self.plan.seats(ref)) if asked else 0
            self._seats[ref] = self.record(ref.role.value, ref.offset, int(ref.partner), phrase)
        return self._seats[ref]

    def value(self, name: int, value: Sequence[int]) -> int:
        """The value of a binding as the machine keeps it."""
        if self.plan.game.bindings[name].kind in (BindingKind.SUITS, BindingKind.SEAT):
            return sum(1 << each for each in set(value))
        if len(value) > 1:
            raise NoRoomError("a name has several values")
        return value[0] + 1 if value else 0

    def bind(self, bind: Bind) -> int:
        """A ``BindAt``."""
        value = self.value(bind.name, bind.value)
        return self.record(bind.name, value, bind.binding, self.seat(bind.seat), int(bind.its_suit))

    # --- rows ---------------------------------------------------------------------------------------------------------

    def whom(self, whom: PlannedWhom) -> int:
        """A ``WhomAt``."""
        group = 0 if whom.group is None else whom.group.value
        return self.record(group, self.phrase(whom.code) if whom.code else 0)

    def row(self, row: PlannedRow) -> int:
        """A ``RowAt``; one row is written once."""
        if id(row) not in self._rows:
            self.kept.append(row)
            payments = [self._payment(each.amount, each.sign, each.account) for each in row.payments]
            changes = [self._change(*each) for each in row.changes]
            self.rows.append(row.name)
            self._rows[id(row)] = self.record(
                self.when(row.when),
                self.listing(payments),
                self.listing(changes),
                self.listing(row.row.clears),
                int(row.decides),
                int(row.drains),
                len(self._rows),
            )
        return self._rows[id(row)]

    def tier(self, tier: PlannedTier) -> int:
        """A ``TierAt``."""
        whom = self.whom(tier.whom)
        self._of_sides = tier.whom.group is Group.SIDES
        rows = [self.row(row) for row in tier.rows]
        self._of_sides = False
        return self.record(whom, self.listing(rows))

    def tiers(self, tiers: Iterable[PlannedTier]) -> int:
        """A list of them."""
        return self.listing([self.tier(tier) for tier in tiers])

    @contextmanager
    def scoring(self) -> Iterator[None]:
        """What is written meanwhile scores a deal."""
        self._scores = True
        yield
        self._scores = False

    def _payment(self, amount: Code, sign: int, account: PlannedAccount) -> int:
        number = self.phrase(amount)
        match account:
            case None:
                return self.record(number, sign, AccountKind.NOBODY, 0)
            case FromPool(pool):
                return self.record(number, sign, AccountKind.POOL, pool)
            case PlannedCards():
                return self.record(number, sign, AccountKind.WHO_PLAYED, self.cards(account))
            case PlannedWhom():
                return self.record(number, sign, AccountKind.WHOM, self.whom(account))

    def _change(self, change: Change, number: Code) -> int:
        phrase, doing = self.phrase(number), list(Doing).index(change.doing)
        return self.record(phrase, doing, change.measure.value, change.index)
