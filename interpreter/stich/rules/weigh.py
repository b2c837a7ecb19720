"""Runs the programs of phrases over what a table keeps: the one executor of the calculus in play.

Place in the pipeline: over ``program``; the engine's tables are the registers.  It must not know terms, words or how a
register is kept; the slow ``plainly`` shares nothing with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from stich.cards import NO_SEAT, Card, CardSet, Seat, Side, cards_in
from stich.language.conditions.kinds import Group, Holding, Measure, Moment, Quantifier, Role, Rounding
from stich.language.conditions.measures import MEASURES, MOST
from stich.rules.program import ANY_CARD, Code, Op, Programs
from stich.rules.tables import BoundRules

NOTHING = -(2**31)
"""What a count of nobody comes to, and all that is reckoned with it."""

SeatSet = int
"""A mask of seats."""


class Registers(Protocol):
    """What a table keeps for the programs, beside the registers that ``MEASURES`` names: of each of those a list by
    seat (totals: by side), an indexed one a list of lists, one of nobody's a number."""

    programs: Programs
    beat: BoundRules  # the tables under the bindings of the deal
    bound: tuple[tuple[int, ...], ...]
    playing: SeatSet  # who plays in this deal; between deals every seat
    everyone: SeatSet
    side_sets: tuple[SeatSet, ...]  # of each side its seats
    side_of: tuple[Side, ...]
    after: tuple[tuple[Seat, ...], ...]  # of each seat the others in playing order, itself last
    winners: list[Seat]  # of the tricks so far; NO_SEAT: nobody's
    deal_in_match: int
    trick_number: int
    trick: list[Card]
    holder_seat: Seat  # who holds the trick, if a card lies in it

    def who(self, role: Role) -> Seat:
        """The seat that has a role now, ``NO_SEAT`` if none has."""

    def lying_in(self, place: int) -> CardSet:
        """The cards that lie in a place (a value of ``Place``)."""

    def held_by(self, holding: Holding, seat: Seat) -> CardSet:
        """The cards that are a seat's so."""

    def set_of(self, expression: int) -> CardSet:
        """The cards of a set of the programs, as it is now."""

    def values_of(self, value: int) -> Sequence[int]:
        """What a value of the programs is now: suits, ranks or cards."""

    def all_tricks(self) -> int:
        """How many tricks the deal has when it is played to its end."""

    def winning_card(self, trick: int) -> Card:
        """The card that won a trick of this deal, counted from 0."""

    def stands_at(self, moment: Moment) -> bool:
        """Whether the deal stands there."""


def weigh(code: Code, table: Registers, the: SeatSet = 0) -> int:
    """What a program comes to, ``the`` being the seats in question: a number or ``NOTHING``, 1 or 0 for a condition, a
    mask of seats or cards for a set."""
    return _Run(table, {}).run(code, the)


def holds(code: Code, table: Registers, the: SeatSet = 0) -> bool:
    """The same for a condition."""
    return _Run(table, {}).run(code, the) == 1


class _Run:
    """One weighing.  ``kept`` holds what definitions came to, so that none is reckoned twice."""

    __slots__ = ("at", "code", "kept", "members", "stack", "table", "the")

    def __init__(self, table: Registers, kept: dict[tuple[int, SeatSet], int]) -> None:
        self.table, self.kept = table, kept
        self.stack: list[int] = []
        self.members: list[SeatSet] = []

    def run(self, code: Code, the: SeatSet) -> int:
        self.code, self.the = code, the
        self.span(0, len(code))
        return self.stack.pop()

    def span(self, start: int, end: int) -> None:
        """Run the words from one place up to another."""
        code, self.at = self.code, start
        while self.at < end:
            at = self.at
            self.at = at + 1
            _DOES[code[at]](self)

    def operand(self) -> int:
        word = self.code[self.at]
        self.at += 1
        return word

    def push(self, value: int) -> None:
        self.stack.append(value)


# --- numbers ---------------------------------------------------------------------------------------------------------

REGISTERS = {measure.value: (row.register, row.indexed) for measure, row in MEASURES.items()}


def _register(run: _Run) -> list[int]:
    """The register of the two operands: by seat, by side, or (of nobody's) one number alone."""
    name, indexed = REGISTERS[run.operand()]
    index = run.operand()
    held = getattr(run.table, name)
    return held[index] if indexed else held  # type: ignore[no-any-return]


def _constant(run: _Run) -> None:
    run.push(run.operand())


def _nobodys(run: _Run) -> None:
    run.push(_register(run))  # type: ignore[arg-type]


def _sum(run: _Run) -> None:
    seats, by_seat = run.stack.pop(), _register(run)
    run.push(_clamped(sum(by_seat[seat] for seat in cards_in(seats))) if seats else NOTHING)


def _total(run: _Run) -> None:
    seats, by_side = run.stack.pop(), _register(run)
    sides = {run.table.side_of[seat] for seat in cards_in(seats)}
    run.push(_clamped(sum(by_side[side] for side in sides)) if seats else NOTHING)


def _whole(run: _Run) -> None:
    measure, index = run.operand(), run.operand()
    if measure == Measure.POINTS.value:
        run.push(sum(run.table.beat.point_values[index]))
    elif measure == Measure.PHASE_TRICKS.value:
        run.push(sum(run.table.phase_tricks[index]))  # type: ignore[attr-defined]
    else:
        run.push(run.table.all_tricks())


def _clamped(number: int) -> int:
    return max(-MOST, min(MOST, number))


def _reckons(of: Callable[[int, int], int]) -> Callable[[_Run], None]:
    """The operation on two numbers, nothing where one of them is nothing."""

    def does(run: _Run) -> None:
        right, left = run.stack.pop(), run.stack.pop()
        run.push(NOTHING if NOTHING in (left, right) else _clamped(of(left, right)))

    return does


def _divide(run: _Run) -> None:
    number, by = run.stack.pop(), run.operand()
    run.push(NOTHING if number == NOTHING else number // by)


def _round(run: _Run) -> None:
    multiple, number, rounding = run.stack.pop(), run.stack.pop(), run.operand()
    if NOTHING in (number, multiple):
        run.push(NOTHING)
    elif multiple < 1:
        run.push(number)
    else:
        run.push(_clamped((number + _UPWARD[rounding](multiple)) // multiple * multiple))


_UPWARD: dict[int, Callable[[int], int]] = {
    Rounding.NEAREST.value: lambda multiple: multiple // 2,
    Rounding.UP.value: lambda multiple: multiple - 1,
    Rounding.DOWN.value: lambda multiple: 0,
}


# --- seats -----------------------------------------------------------------------------------------------------------


def _in_question(run: _Run) -> None:
    run.push(run.the)


def _member(run: _Run) -> None:
    run.push(run.members[-1 - run.operand()])


def _all_seats(run: _Run) -> None:
    run.push(run.table.everyone)


def _who(run: _Run) -> None:
    role = _ROLES[run.operand()]
    if role is Role.TAKER:
        winners = run.table.winners
        seat = winners[-1] if winners else NO_SEAT
    elif role is Role.AHEAD:
        seat = _ahead(run.table.winners)
    else:
        seat = run.table.who(role)
    run.push(1 << seat if seat != NO_SEAT else 0)


_ROLES = {role.value: role for role in Role}


def _ahead(winners: Sequence[Seat]) -> Seat:
    """Of those who won most tricks the one who had so many first; ``NO_SEAT`` if nobody won any."""
    won, ahead = dict[Seat, int](), NO_SEAT
    for winner in winners:
        if winner != NO_SEAT:
            won[winner] = won.get(winner, 0) + 1
            if won[winner] > won.get(ahead, 0):
                ahead = winner
    return ahead


def _bound_seats(run: _Run) -> None:
    run.push(sum(1 << seat for seat in run.table.bound[run.operand()]))


def _holders(run: _Run) -> None:
    wanted, table = run.stack.pop(), run.table
    run.push(sum(1 << seat for seat in cards_in(table.playing) if table.held_by(Holding.HAND, seat) & wanted))


def _partner(run: _Run) -> None:
    seats = run.stack.pop()
    run.push(_side(run.table, seats) & ~seats)


def _moved(run: _Run) -> None:
    seats, far, after = run.stack.pop(), run.operand(), run.table.after
    run.push(sum(1 << after[seat][(far - 1) % len(after)] for seat in cards_in(seats)))


def _side_of(run: _Run) -> None:
    run.push(_side(run.table, run.stack.pop()))


def _side(table: Registers, seats: SeatSet) -> SeatSet:
    if not seats:
        return 0
    return next((side for side in table.side_sets if not seats & ~side), 0)


def _others(run: _Run) -> None:
    seats = run.stack.pop()
    run.push(run.table.everyone & ~seats if seats else 0)


# --- cards -----------------------------------------------------------------------------------------------------------


def _set(run: _Run) -> None:
    run.push(run.table.set_of(run.operand()))


def _lying(run: _Run) -> None:
    run.push(run.table.lying_in(run.operand()))


def _held(run: _Run) -> None:
    seats, holding, cards = run.stack.pop(), _HOLDINGS[run.operand()], 0
    for seat in cards_in(seats):
        cards |= run.table.held_by(holding, seat)
    run.push(cards if seats else NOTHING)


_HOLDINGS = {holding.value: holding for holding in Holding}


def _meet(run: _Run) -> None:
    right, left = run.stack.pop(), run.stack.pop()
    run.push(NOTHING if NOTHING in (left, right) else left & right)


def _join(run: _Run) -> None:
    right, left = run.stack.pop(), run.stack.pop()
    run.push(_known(left) | _known(right))


def _outside(run: _Run) -> None:
    run.push(run.table.beat.rules.pack.every & ~_known(run.stack.pop()))


def _known(cards: int) -> CardSet:
    return 0 if cards == NOTHING else cards


def _highest(run: _Run) -> None:
    lying, wanted = _known(run.stack.pop()), run.stack.pop()
    run.push(_strongest(run.table.beat, lying & wanted))


def _strongest(beat: BoundRules, cards: CardSet) -> CardSet:
    """The cards that none of the others stands above by the ladder, powers before plain cards, then by rank."""
    at = {card: beat.stands[card] for card in cards_in(cards)}
    best = min(at.values(), default=None)
    return sum(1 << card for card, place in at.items() if place == best)


def _size(run: _Run) -> None:
    cards = run.stack.pop()
    run.push(NOTHING if cards == NOTHING else cards.bit_count())


def _worth(run: _Run) -> None:
    cards, values = run.stack.pop(), run.table.beat.point_values[run.operand()]
    run.push(NOTHING if cards == NOTHING else sum(values[card] for card in cards_in(cards)))


def _in_a_row(run: _Run) -> None:
    lying, wanted, missing = run.stack.pop(), run.stack.pop(), run.operand()
    if lying == NOTHING:
        run.push(NOTHING)
        return
    count = 0
    for card in sorted(cards_in(wanted), key=run.table.beat.stands.__getitem__):
        if (lying >> card & 1) == missing:
            break
        count += 1
    run.push(count)


# --- conditions ------------------------------------------------------------------------------------------------------


def _compares(by: Callable[[int, int], bool]) -> Callable[[_Run], None]:
    """The comparison of two numbers, which does not hold where one of them is nothing."""

    def does(run: _Run) -> None:
        right, left = run.stack.pop(), run.stack.pop()
        run.push(int(left != NOTHING != right and by(left, right)))

    return does


def _not(run: _Run) -> None:
    run.push(1 - run.stack.pop())


def _same(run: _Run) -> None:
    right, left = run.stack.pop(), run.stack.pop()
    run.push(int(left == right != 0))


def _within(run: _Run) -> None:
    right, left = run.stack.pop(), run.stack.pop()
    run.push(int(left != 0 and not left & ~right))


def _named(run: _Run) -> None:
    run.push(int(bool(run.table.bound[run.operand()])))


def _is(run: _Run) -> None:
    held, meant = run.table.bound[run.operand()], run.table.values_of(run.operand())
    run.push(int(bool(held) and all(value in meant for value in held)))


def _now(run: _Run) -> None:
    run.push(int(run.table.stands_at(_MOMENTS[run.operand()])))


_MOMENTS = {moment.value: moment for moment in Moment}


def _in_deal(run: _Run) -> None:
    number, cycle = run.operand(), run.operand()
    run.push(int((run.table.deal_in_match - number) % cycle == 0))


def _was_led(run: _Run) -> None:
    wanted, trick = run.stack.pop(), run.table.trick
    run.push(int(bool(trick) and bool(wanted >> trick[0] & 1)))


def _run_of_tricks(run: _Run) -> None:
    seats, last, number, wanted = run.stack.pop(), run.operand(), run.operand(), run.operand()
    table = run.table
    cards = -1 if wanted == ANY_CARD else table.set_of(wanted)
    won = [at for at, winner in enumerate(table.winners) if winner != NO_SEAT]
    asked = (won[::-1] if last else won)[:number]
    run.push(int(len(asked) == number and all(_wins(table, at, seats, cards) for at in asked)))


def _wins(table: Registers, trick: int, seats: SeatSet, cards: CardSet) -> bool:
    won = bool(seats >> table.winners[trick] & 1)
    return won and (cards < 0 or bool(cards >> table.winning_card(trick) & 1))


def _holds_trick(run: _Run) -> None:
    seats, table = run.stack.pop(), run.table
    run.push(int(bool(table.trick) and bool(seats >> table.holder_seat & 1)))


def _plays(run: _Run) -> None:
    seats = run.stack.pop()
    run.push(int(seats != 0 and not seats & ~run.table.playing))


# --- the order of work -----------------------------------------------------------------------------------------------


def _jump(run: _Run) -> None:
    run.at = run.code[run.at]


def _jump_unless(run: _Run) -> None:
    place = run.operand()
    if run.stack.pop() != 1:
        run.at = place


def _keeps(answer: int) -> Callable[[_Run], None]:
    """Go on at a place with this answer on top, else without it."""

    def does(run: _Run) -> None:
        place = run.operand()
        if run.stack[-1] == answer:
            run.at = place
        else:
            run.stack.pop()

    return does


def _call(run: _Run) -> None:
    the, definition = run.stack.pop(), run.operand()
    key = definition, the
    if key not in run.kept:
        code = run.table.programs.definitions[definition]
        run.kept[key] = _Run(run.table, run.kept).run(code, the)
    run.push(run.kept[key])


def _loop(run: _Run) -> None:
    left_out, quantifier, group, end = run.stack.pop(), run.operand(), run.operand(), run.operand()
    start, answer = run.at, quantifier != Quantifier.SOME.value
    for member in _members(run.table, group, left_out):
        run.members.append(member)
        run.span(start, end)
        run.members.pop()
        if (run.stack.pop() == 1) == (quantifier != Quantifier.EACH.value):
            answer = not answer
            break
    run.at = end
    run.push(int(answer))


def _members(table: Registers, group: int, left_out: SeatSet) -> Iterator[SeatSet]:
    """Those of a group who play, but for who is left out: of sides the one that somebody left out sits on."""
    if group == Group.SIDES.value:
        return (side for side in table.side_sets if side & table.playing and not side & left_out)
    return (1 << seat for seat in cards_in(table.playing & ~left_out))


_OPERATIONS: dict[Op, Callable[[_Run], None]] = {
    Op.CONSTANT: _constant,
    Op.REGISTER: _nobodys,
    Op.SUM: _sum,
    Op.TOTAL: _total,
    Op.WHOLE: _whole,
    Op.PLUS: _reckons(int.__add__),
    Op.MINUS: _reckons(int.__sub__),
    Op.TIMES: _reckons(int.__mul__),
    Op.OVER: _reckons(lambda left, right: max(0, left - right)),
    Op.GREATER: _reckons(max),
    Op.LESSER: _reckons(min),
    Op.DIVIDE: _divide,
    Op.ROUND: _round,
    Op.IN_QUESTION: _in_question,
    Op.MEMBER: _member,
    Op.ALL_SEATS: _all_seats,
    Op.WHO: _who,
    Op.BOUND_SEATS: _bound_seats,
    Op.HOLDERS: _holders,
    Op.PARTNER: _partner,
    Op.MOVED: _moved,
    Op.SIDE: _side_of,
    Op.OTHERS: _others,
    Op.SET: _set,
    Op.LYING: _lying,
    Op.HELD: _held,
    Op.MEET: _meet,
    Op.JOIN: _join,
    Op.OUTSIDE: _outside,
    Op.HIGHEST: _highest,
    Op.SIZE: _size,
    Op.WORTH: _worth,
    Op.IN_A_ROW: _in_a_row,
    Op.AT_LEAST: _compares(int.__ge__),
    Op.AT_MOST: _compares(int.__le__),
    Op.EXACTLY: _compares(int.__eq__),
    Op.MORE: _compares(int.__gt__),
    Op.FEWER: _compares(int.__lt__),
    Op.NOT: _not,
    Op.SAME: _same,
    Op.WITHIN: _within,
    Op.NAMED: _named,
    Op.IS: _is,
    Op.NOW: _now,
    Op.IN_DEAL: _in_deal,
    Op.WAS_LED: _was_led,
    Op.RUN: _run_of_tricks,
    Op.HOLDS_TRICK: _holds_trick,
    Op.PLAYS: _plays,
    Op.JUMP: _jump,
    Op.JUMP_UNLESS: _jump_unless,
    Op.KEEP_NO: _keeps(0),
    Op.KEEP_YES: _keeps(1),
    Op.CALL: _call,
    Op.LOOP: _loop,
}

_DOES = [_OPERATIONS[op] for op in Op]
"""What each operation does, by its number."""
