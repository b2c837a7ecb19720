"""Rows: what one gets, pays and counts; planned once, then reckoned on the table as it is and carried out.

Place in the pipeline: part of the engine, over the bare ``table``; ``plan`` plans the rows of a game, and whatever has
rows (the score, bonuses, choices, steps, the match) reckons them here.  It must not know when a row is weighed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

from stich.cards import NO_CARD, CardSet, Seat, cards_in
from stich.engine.events import Awarded
from stich.engine.table import Table, When
from stich.language.conditions.kinds import Circle, Group
from stich.language.conditions.measures import MEASURES, MOST, Kept, Measure
from stich.language.conditions.terms import Always, Cards, Condition, Many, Member, One, Party, SeatRef, SideOf, Whom
from stich.language.model.names import Names
from stich.language.model.play import Concession
from stich.language.model.score import Account, Change, Doing, FromPool, Row, Tier, WhoPlayed
from stich.rules.op import Op
from stich.rules.program import Code, Programs, hangs_on_spots
from stich.rules.weigh import NOTHING, SeatSet, weigh

# --- planned once -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlannedWhom:
    """Who is meant, each by himself: those of ``group`` but for the seats of ``code``, or (``None``) just these."""

    code: Code = ()
    group: Group | None = Group.SIDES


@dataclass(frozen=True, slots=True)
class PlannedCards:
    """Cards; with ``code`` they depend on where cards lie."""

    cards: Cards
    code: Code | None

    def now(self, s: Table, the: SeatSet) -> CardSet:
        """The cards that are meant now, with ``the`` in question."""
        if self.code is not None:
            return weigh(self.code, s, the)
        return s.beat.known(self.cards, s.suit_led, s.its_suit)


PlannedAccount: TypeAlias = FromPool | PlannedCards | PlannedWhom | None
"""A pool, who played such a card to the trick, whoever is meant, or nobody."""


@dataclass(frozen=True, slots=True)
class PlannedPayment:
    """So much is got from an account, or (``sign`` −1) paid to it."""

    amount: Code
    account: PlannedAccount
    sign: int = 1

    @property
    def feeds_pool(self) -> bool:
        """Whether it only lays something into a pool."""
        return self.sign < 0 and isinstance(self.account, FromPool)

    @property
    def drains_pool(self) -> bool:
        """Whether it comes from a pool."""
        return self.sign > 0 and isinstance(self.account, FromPool)


@dataclass(frozen=True, slots=True)
class PlannedRow:
    """A row with its phrases as programs.  ``decides``: a deal with it is no draw; ``drains``: it takes from a pool."""

    row: Row
    name: str
    when: When
    payments: tuple[PlannedPayment, ...]
    changes: tuple[tuple[Change, Code], ...]
    decides: bool
    drains: bool


@dataclass(frozen=True, slots=True)
class PlannedTier:
    """Rows of which, for each of ``whom``, the first that holds is carried out."""

    rows: tuple[PlannedRow, ...]
    whom: PlannedWhom


EACH_SIDE = PlannedWhom()
GIVEN_UP = Names("conceded")
POINTS = "points"  # what is gained where points are given or paid


@dataclass(frozen=True, slots=True)
class RowPlanner:
    """Plans rows with the programs of a game."""

    programs: Programs

    def tiers(self, tiers: Iterable[Tier], given_up: bool = False) -> tuple[PlannedTier, ...]:
        """Lists of rows, which are weighed for each side where they do not say for whom: those for a deal that was
        ``given_up``, or the others."""
        meant = ((tier, tuple(row for row in tier.rows if row.given_up is given_up)) for tier in tiers)
        return tuple(self.tier(replace(tier, rows=rows)) for tier, rows in meant if rows)

    def tier(self, tier: Tier) -> PlannedTier:
        """Rows of which one is carried out."""
        whom = EACH_SIDE if tier.whom is None else self.whom(tier.whom)
        return PlannedTier(tuple(map(self.row, tier.rows)), whom)

    def row(self, row: Row) -> PlannedRow:
        """One row."""
        payments = tuple(
            PlannedPayment(self.programs.number(amount), self._account(account), sign)
            for amount, account, sign in ((row.points, row.source, 1), (row.pays, row.to, -1))
            if amount is not None
        )
        return PlannedRow(
            row,
            row.name.key,
            self.when(row.when),
            payments,
            tuple((change, self.programs.number(change.number)) for change in row.changes),
            any(not payment.feeds_pool for payment in payments)
            or any(change.measure is Measure.TOTAL for change in row.changes),
            any(payment.drains_pool for payment in payments),
        )

    def when(self, condition: Condition) -> When:
        """A condition; nothing where it always holds."""
        return None if condition == Always() else self.programs.condition(condition)

    def concession(self, concession: Concession) -> PlannedRow:
        """What giving a deal up is worth, as a row for the side that gives up."""
        return self.row(Row(GIVEN_UP, points=concession.worth, source=concession.source))

    def whom(self, whom: Whom) -> PlannedWhom:
        """Whom something is weighed for."""
        if isinstance(whom, Many):
            return PlannedWhom(self.programs.left_out(whom), whom.group)
        return PlannedWhom(self.programs.whom(whom), None)

    def cards(self, cards: Cards) -> PlannedCards:
        """A set of cards."""
        return PlannedCards(cards, self.programs.cards(cards) if hangs_on_spots(cards) else None)

    def _account(self, account: Account | None) -> PlannedAccount:
        if account is None or isinstance(account, FromPool):
            return account
        if isinstance(account, WhoPlayed):
            return self.cards(account.cards)
        if isinstance(account, Many) and account.than is not None:  # nobody pays one of his own side
            account = replace(account, than=_side_of(account.than))
        if isinstance(account, Many) and account.party is not None:
            left_out = (*self.programs.left_out(account), *self.programs.whom(Circle.SIDE), Op.JOIN)
            return PlannedWhom(left_out, account.group)
        return self.whom(account)


def _side_of(one: One) -> One:
    match one:
        case SeatRef():
            return SideOf(one)
        case Circle.THIS:
            return Circle.SIDE
        case SideOf() | Member() | Party() | Circle():
            return one


# --- reckoned on the table as it is -----------------------------------------------------------------------------------


class Payment(NamedTuple):
    """So much, and the others that it comes from or goes to, each for himself (none: a pool, or nobody)."""

    planned: PlannedPayment
    amount: int
    others: Sequence[SeatSet]


class Due(NamedTuple):
    """A row that holds for one, and what it comes to; what comes to nothing is left out."""

    planned: PlannedRow
    one: SeatSet
    payments: list[Payment]
    changes: list[tuple[Change, int]]

    @property
    def decides(self) -> bool:
        """Whether a deal with it is not drawn."""
        return self.planned.decides and bool(self.payments or self.changes)


def members(s: Table, whom: PlannedWhom, the: SeatSet = 0) -> list[SeatSet]:
    """The seats of each who is meant, as far as they play."""
    if whom is EACH_SIDE and s.playing == s.everyone:
        return list(s.side_sets)
    seats = weigh(whom.code, s, the) if whom.code else 0
    match whom.group:
        case None:
            return [seats] if seats & s.playing else []
        case Group.SIDES:
            return [side for side in s.side_sets if side & s.playing and not side & seats]
        case Group.SEATS:
            return [1 << seat for seat in cards_in(s.playing & ~seats)]


def reckon(s: Table, tiers: Iterable[PlannedTier]) -> list[Due]:
    """What is due by these rows, in the order written: of each tier, for each member, the first that holds."""
    found: list[Due] = []
    for tier in tiers:
        left = members(s, tier.whom)
        for planned in tier.rows:
            when, others = planned.when, []
            for one in left:
                if when is None or weigh(when, s, one) == 1:
                    found.append(due(s, planned, one))
                else:
                    others.append(one)
            left = others
    return found


def due(s: Table, planned: PlannedRow, one: SeatSet) -> Due:
    """What a row that holds for one comes to."""
    payments: list[Payment] = []
    for payment in planned.payments:
        amount, account = weigh(payment.amount, s, one), payment.account
        if amount == NOTHING:
            continue
        if account is None:
            payments.append(Payment(payment, amount, ()))
        else:  # below nought nothing is moved between two
            payments.append(Payment(payment, max(0, amount), _others(s, account, one)))
    if not planned.changes:
        return Due(planned, one, payments, [])
    reckoned = [(change, weigh(code, s, one)) for change, code in planned.changes]
    return Due(planned, one, payments, [each for each in reckoned if each[1] != NOTHING])


def _others(s: Table, account: FromPool | PlannedCards | PlannedWhom, one: SeatSet) -> list[SeatSet]:
    match account:
        case FromPool():
            return []
        case PlannedCards():
            wanted, lying = account.now(s, one), zip(s.seats_in_trick(), s.trick, strict=True)
            return [1 << seat for seat, card in lying if card != NO_CARD and wanted >> card & 1]
        case PlannedWhom():
            return members(s, account, one)


# --- carried out ------------------------------------------------------------------------------------------------------


class Booked(NamedTuple):
    """What one has gained by a row: of what, and how much (below nought: lost)."""

    one: SeatSet
    planned: PlannedRow
    of: str
    number: int


def carry_out(s: Table, dues: list[Due], booked: list[Booked] | None = None) -> None:
    """Let what is due be got, paid and counted, row by row; ``booked`` is told what each one has gained."""
    at = 0
    while at < len(dues):
        planned, start = dues[at].planned, at
        while at < len(dues) and dues[at].planned is planned:
            at += 1
        for each in _shared_out(s, dues[start:at]) if planned.drains else dues[start:at]:
            if s.tally is not None:
                s.tally.rows[planned.name] += 1
            gained = [(POINTS, _pay(s, each, payment)) for payment in each.payments]
            gained += [_change(s, each.one, change, number) for change, number in each.changes]
            if booked is not None:
                booked += [Booked(each.one, planned, of, number) for of, number in gained]
        for total in planned.row.clears:
            s.totals[total] = [0] * len(s.sides)


def _shared_out(s: Table, dues: list[Due]) -> list[Due]:
    """The same, but of a pool in which less lies than the members of a row claim each with his share."""
    claims = sum(payment.amount for each in dues for payment in each.payments if payment.planned.drains_pool)
    return [each._replace(payments=[_share(s, payment, claims) for payment in each.payments]) for each in dues]


def _share(s: Table, payment: Payment, claims: int) -> Payment:
    account = payment.planned.account
    if not payment.planned.drains_pool or not isinstance(account, FromPool) or claims <= s.pools[account.pool]:
        return payment
    return payment._replace(amount=payment.amount * s.pools[account.pool] // claims)


def _pay(s: Table, each: Due, payment: Payment) -> int:
    """Let one get or pay something; how much he has got."""
    account, sign, name = payment.planned.account, payment.planned.sign, each.planned.name
    if account is None:
        return book(s, name, each.one, sign * payment.amount)
    if not payment.amount:
        return 0
    several = 1 if isinstance(account, FromPool) else len(payment.others)
    own = book(s, name, each.one, sign * payment.amount * several)
    if isinstance(account, FromPool):
        s.pools[account.pool] = clamped(s.pools[account.pool] - own)
    for other in payment.others:
        book(s, name, other, -sign * payment.amount)
    return own


def book(s: Table, name: str, one: SeatSet, points: int) -> int:
    """Write points down for the side of a seat; how many.  What is paid when the match is over enters no total."""
    side = s.side_of[first(one)]
    s.awards.append(Awarded(name, side, points))
    for total in s.scored if not s.over else ():
        s.totals[total][side] = clamped(s.totals[total][side] + points)
    return points


def _change(s: Table, one: SeatSet, change: Change, number: int) -> tuple[str, int]:
    """Change a count of one; what is counted, and how much he has gained."""
    kept, seat = MEASURES[change.measure], first(one & s.playing or one)
    at = s.side_of[seat] if kept.kept is Kept.BY_SIDE else seat
    register: list[int] = getattr(s, kept.register)[change.index]
    before = register[at]
    match change.doing:
        case Doing.GAINS:
            register[at] = clamped(before + number)
        case Doing.LOSES:
            register[at] = clamped(before - number)
        case Doing.SETS:
            register[at] = number
    return s.rules.game.kinds_of(change.measure)[change.index].key, register[at] - before


def first(seats: SeatSet) -> Seat:
    """The first of some seats."""
    return (seats & -seats).bit_length() - 1


def clamped(number: int) -> int:
    """A number within the bounds of all numbers of the language."""
    return number if -MOST <= number <= MOST else max(-MOST, min(MOST, number))
