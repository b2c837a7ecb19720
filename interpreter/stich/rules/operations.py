"""What each operation of a program does: made ready as a function that has those of what it pops within it.

Place in the pipeline: over ``program``, under ``weigh``, which puts the operations together; the engine's tables are
the registers.  It must not know terms, words or how a register is kept; the slow ``plainly`` shares nothing with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from operator import attrgetter
from typing import Any, NamedTuple, Protocol, TypeAlias

from stich.cards import NO_SEAT, Card, CardSet, Seat, Side, cards_in, mask_of
from stich.language.conditions.card_sets import union
from stich.language.conditions.kinds import Holding, Moment, Role, Rounding
from stich.language.conditions.measures import MEASURES, MOST
from stich.rules.op import Op
from stich.rules.program import Programs
from stich.rules.tables import BoundRules

NOTHING = -(2**31)
"""What a count of nobody comes to, and all that is reckoned with it."""

SeatSet = int
"""A mask of seats."""


class Registers(Protocol):
    """What a table keeps for the programs, beside the registers that ``MEASURES`` names: of each of those a list by
    seat (totals: by side), an indexed one a list of lists, one of nobody's a number; and the methods that it names."""

    programs: Programs
    beat: BoundRules  # the tables under the bindings of the deal
    bound: tuple[tuple[int, ...], ...]
    playing: SeatSet  # who plays in this deal; between deals every seat
    everyone: SeatSet
    sides: tuple[tuple[Seat, ...], ...]
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

    def party(self, party: int) -> SeatSet:
        """The seats of a party."""

    def lying_in(self, place: int) -> CardSet:
        """The cards that lie in a place (``kinds.pile_number``)."""

    def held_by(self, holding: Holding, seat: Seat) -> CardSet:
        """The cards that are a seat's so."""

    def set_of(self, expression: int) -> CardSet:
        """The cards of a set of the programs, as it is now."""

    def values_of(self, value: int) -> Sequence[int]:
        """What a value of the programs is now: suits, ranks or cards."""

    def winning_card(self, trick: int) -> Card:
        """The card that won a trick of this deal, counted from 0."""

    def stands_at(self, moment: Moment) -> bool:
        """Whether the deal stands there."""


class Around(NamedTuple):
    """What is around a word: the members of the loops, the innermost last, and what definitions have come to, so that
    none is reckoned twice in one weighing."""

    members: tuple[SeatSet, ...]
    kept: dict[tuple[int, SeatSet], int]


Ready: TypeAlias = Callable[[Registers, SeatSet, Around], int]
"""A stretch of words as a function of the table, the seats in question and what is around it."""


# --- how operations are put together ----------------------------------------------------------------------------------


def _asks(pops: int, of: Callable[..., int]) -> Callable[..., Ready]:
    """An operation that asks the table, before what it pops and its operands."""

    def of_none(*operands: int) -> Ready:
        return lambda table, the, around: of(table, *operands)

    def of_one(one: Ready, *operands: int) -> Ready:
        return lambda table, the, around: of(table, one(table, the, around), *operands)

    def of_two(left: Ready, right: Ready, *operands: int) -> Ready:
        return lambda table, the, around: of(table, left(table, the, around), right(table, the, around), *operands)

    return (of_none, of_one, of_two)[pops]


def _takes_one(of: Callable[..., int]) -> Callable[..., Ready]:
    """An operation that only works on what it pops."""
    return lambda one, *operands: lambda table, the, around: of(one(table, the, around), *operands)


def _takes_two(of: Callable[..., int]) -> Callable[..., Ready]:
    return lambda left, right, *operands: (
        lambda table, the, around: of(left(table, the, around), right(table, the, around), *operands)
    )


# --- numbers ----------------------------------------------------------------------------------------------------------

REGISTERS = {measure.value: (row.register, row.indexed) for measure, row in MEASURES.items()}
WHOLES = {measure.value: row.whole for measure, row in MEASURES.items() if row.whole}


def _register(measure: int, index: int) -> Callable[[Registers], Any]:
    """A register of a table: a list by seat or by side; or (of nobody's) one number alone."""
    name, indexed = REGISTERS[measure]
    return (lambda table: getattr(table, name)[index]) if indexed else attrgetter(name)


def _with_constant(compares: Callable[[int, int], bool]) -> Callable[[list[Ready], int], None]:
    """The comparison of what lies on top with a number that never changes."""

    def make(values: list[Ready], number: int) -> None:
        left = values.pop()

        def does(table: Registers, the: SeatSet, around: Around) -> int:
            found = left(table, the, around)
            return 1 if compares(found, number) and found != NOTHING else 0

        values.append(does)

    return make


def _constant(number: int) -> Ready:
    return lambda table, the, around: number


def _nobodys(measure: int, index: int) -> Ready:
    register = _register(measure, index)
    return lambda table, the, around: register(table)


def _sum(seats: Ready, measure: int, index: int) -> Ready:
    register = _register(measure, index)

    def of_seats(table: Registers, the: SeatSet, around: Around) -> int:
        of = seats(table, the, around)
        return _summed(register(table), cards_in(of)) if of else NOTHING

    def of_own_side(table: Registers, the: SeatSet, _: Around) -> int:
        side = _side_number(table, the)
        return NOTHING if side < 0 else _summed(register(table), table.sides[side])

    return of_own_side if seats is _own_side else of_seats


def _summed(by_seat: Sequence[int], seats: Iterable[Seat]) -> int:
    whole = 0
    for seat in seats:
        whole += by_seat[seat]
    return whole if -MOST <= whole <= MOST else _clamped(whole)


def _total(seats: Ready, measure: int, index: int) -> Ready:
    register = _register(measure, index)

    def does(table: Registers, the: SeatSet, around: Around) -> int:
        of = seats(table, the, around)
        side = _side_number(table, of)
        if side >= 0:
            return register(table)[side]  # type: ignore[no-any-return]
        return _summed(register(table), {table.side_of[seat] for seat in cards_in(of)}) if of else NOTHING

    return does


def _whole(measure: int, index: int) -> Ready:
    name, of = WHOLES[measure], (index,) if REGISTERS[measure][1] else ()
    return lambda table, the, around: getattr(table, name)(*of)


def _clamped(number: int) -> int:
    return number if -MOST <= number <= MOST else max(-MOST, min(MOST, number))


def _reckons(of: Callable[[int, int], int]) -> Callable[[int, int], int]:
    """The operation on two numbers, nothing where one of them is nothing."""
    return lambda left, right: NOTHING if NOTHING in (left, right) else _clamped(of(left, right))


def _divide(number: int, by: int) -> int:
    return NOTHING if number == NOTHING else number // by


def _round(number: int, multiple: int, rounding: int) -> int:
    if NOTHING in (number, multiple):
        return NOTHING
    return number if multiple < 1 else _clamped((number + _UPWARD[rounding](multiple)) // multiple * multiple)


_UPWARD: dict[int, Callable[[int], int]] = {
    Rounding.NEAREST.value: lambda multiple: multiple // 2,
    Rounding.UP.value: lambda multiple: multiple - 1,
    Rounding.DOWN.value: lambda multiple: 0,
}


# --- seats ------------------------------------------------------------------------------------------------------------


def _in_question() -> Ready:
    return _the


def _the(_table: Registers, the: SeatSet, _around: Around) -> SeatSet:
    return the


def _member(depth: int) -> Ready:
    return lambda table, the, around: around.members[-1 - depth]


def _all_seats(table: Registers) -> SeatSet:
    return table.everyone


def _who(role: int) -> Ready:
    if role == Role.TAKER.value:
        return lambda table, the, around: _set_of(table.winners[-1] if table.winners else NO_SEAT)
    if role == Role.AHEAD.value:
        return lambda table, the, around: _set_of(_ahead(table.winners))
    found = Role(role)
    return lambda table, the, around: _set_of(table.who(found))


def _set_of(seat: Seat) -> SeatSet:
    return 0 if seat == NO_SEAT else 1 << seat


def _ahead(winners: Sequence[Seat]) -> Seat:
    """Of those who won most tricks the one who had so many first; ``NO_SEAT`` if nobody won any."""
    won, ahead = dict[Seat, int](), NO_SEAT
    for winner in winners:
        if winner != NO_SEAT:
            won[winner] = won.get(winner, 0) + 1
            if won[winner] > won.get(ahead, 0):
                ahead = winner
    return ahead


def _bound_seats(table: Registers, binding: int) -> SeatSet:
    return mask_of(table.bound[binding])


def _holders(table: Registers, wanted: CardSet) -> SeatSet:
    return mask_of(seat for seat in cards_in(table.playing) if table.held_by(Holding.HAND, seat) & wanted)


def _partner(table: Registers, seats: SeatSet) -> SeatSet:
    return _whole_side(table, seats) & ~seats


def _moved(table: Registers, seats: SeatSet, far: int) -> SeatSet:
    return mask_of(moved(table, seat, far) for seat in cards_in(seats))


def moved(table: Registers, seat: Seat, far: int) -> Seat:
    """The seat so many places after a seat (before it, if ``far`` is below nought) among those that play."""
    order: Sequence[Seat] = table.after[seat]
    playing = table.playing
    if playing != table.everyone:
        order = [each for each in order if playing >> each & 1]
    behind = far > 0 or bool(playing >> seat & 1)  # who does not play is not the last of those in playing order
    return order[(far - behind) % len(order)]


def _side(seats: Ready) -> Ready:
    if seats is _the:
        return _own_side
    return lambda table, the, around: _whole_side(table, seats(table, the, around))


def _own_side(table: Registers, the: SeatSet, _around: Around) -> SeatSet:
    return _whole_side(table, the)


def _whole_side(table: Registers, seats: SeatSet) -> SeatSet:
    side = _side_number(table, seats)
    return 0 if side < 0 else table.side_sets[side]


def _side_number(table: Registers, seats: SeatSet) -> Side:
    """The side that holds all of some seats, −1 for none."""
    if not seats:
        return -1
    side = table.side_of[seats.bit_length() - 1]
    return -1 if seats & ~table.side_sets[side] else side


def _others(table: Registers, seats: SeatSet) -> SeatSet:
    return table.everyone & ~seats if seats else 0


def _rest(table: Registers, seats: SeatSet) -> SeatSet:
    return table.everyone & ~seats


def _party(table: Registers, party: int) -> SeatSet:
    return table.party(party)


# --- cards ------------------------------------------------------------------------------------------------------------


def _set(table: Registers, expression: int) -> CardSet:
    return table.set_of(expression)


def _lying(table: Registers, place: int) -> CardSet:
    return table.lying_in(place)


def _held(table: Registers, seats: SeatSet, holding: int) -> CardSet:
    if not seats:
        return NOTHING
    return union(table.held_by(_HOLDINGS[holding], seat) for seat in cards_in(seats))


_HOLDINGS = {holding.value: holding for holding in Holding}


def _meet(left: CardSet, right: CardSet) -> CardSet:
    return NOTHING if NOTHING in (left, right) else left & right


def _join(left: CardSet, right: CardSet) -> CardSet:
    return _known(left) | _known(right)


def _outside(table: Registers, cards: CardSet) -> CardSet:
    return table.beat.rules.pack.every & ~_known(cards)


def _known(cards: int) -> CardSet:
    return 0 if cards == NOTHING else cards


def _highest(table: Registers, wanted: CardSet, lying: CardSet) -> CardSet:
    """The cards that none of the others stands above by the ladder, powers before plain cards, then by rank."""
    stands = table.beat.stands
    at = {card: stands[card] for card in cards_in(wanted & _known(lying))}
    best = min(at.values(), default=None)
    return table.beat.rules.game.deck.with_copies(mask_of(card for card, place in at.items() if place == best))


def _size(cards: CardSet) -> int:
    return NOTHING if cards == NOTHING else cards.bit_count()


def _worth(table: Registers, cards: CardSet, kind: int) -> int:
    values = table.beat.point_values[kind]
    return NOTHING if cards == NOTHING else sum([values[card] for card in cards_in(cards)])


def _in_a_row(table: Registers, wanted: CardSet, lying: CardSet, missing: int) -> int:
    if lying == NOTHING:
        return NOTHING
    stands, first = table.beat.stands, table.beat.rules.game.deck.first
    # of equal copies those that lie there come first, whichever they are
    from_strongest = sorted(cards_in(wanted), key=lambda card: (stands[card], first(card), not lying >> card & 1))
    return sum(1 for _ in takewhile(lambda card: (lying >> card & 1) != missing, from_strongest))


# --- conditions -------------------------------------------------------------------------------------------------------


def _at_least(left: int, right: int) -> int:
    return 1 if left >= right != NOTHING else 0


def _at_most(left: int, right: int) -> int:
    return 1 if NOTHING != left <= right else 0


def _exactly(left: int, right: int) -> int:
    return 1 if NOTHING != left == right else 0


def _more(left: int, right: int) -> int:
    return 1 if left > right != NOTHING else 0


def _fewer(left: int, right: int) -> int:
    return 1 if NOTHING != left < right else 0


def _not(answer: int) -> int:
    return 1 - answer


def _same(left: SeatSet, right: SeatSet) -> int:
    return int(left == right != 0)


def _within(left: SeatSet, right: SeatSet) -> int:
    return int(left != 0 and not left & ~right)


def _named(table: Registers, binding: int) -> int:
    return int(bool(table.bound[binding]))


def _is(table: Registers, binding: int, value: int) -> int:
    held, meant = table.bound[binding], table.values_of(value)
    return int(bool(held) and all(part in meant for part in held))


def _now(table: Registers, moment: int) -> int:
    return int(table.stands_at(_MOMENTS[moment]))


_MOMENTS = {moment.value: moment for moment in Moment}


def _in_deal(table: Registers, number: int, cycle: int) -> int:
    return int((table.deal_in_match - number) % cycle == 0)


def _was_led(table: Registers, wanted: CardSet) -> int:
    trick = table.trick
    return int(bool(trick) and bool(wanted >> trick[0] & 1))


def _run_of_tricks(table: Registers, seats: SeatSet, cards: CardSet, last: int, number: int) -> int:
    won = [at for at, winner in enumerate(table.winners) if winner != NO_SEAT]
    asked = (won[::-1] if last else won)[:number]
    any_card = cards == table.beat.rules.pack.every  # of some tricks it is not known with which card they were won
    return int(len(asked) == number and all(_wins(table, at, seats, None if any_card else cards) for at in asked))


def _wins(table: Registers, trick: int, seats: SeatSet, cards: CardSet | None) -> bool:
    won = bool(seats >> table.winners[trick] & 1)
    return won and (cards is None or bool(cards >> table.winning_card(trick) & 1))


def _holds_trick(table: Registers, seats: SeatSet) -> int:
    return int(bool(table.trick) and bool(seats >> table.holder_seat & 1))


def _plays(table: Registers, seats: SeatSet) -> int:
    return int(seats != 0 and not seats & ~table.playing)


MAKES: dict[int, tuple[int, int, Callable[..., Ready]]] = {
    Op.CONSTANT: (0, 1, _constant),
    Op.REGISTER: (0, 2, _nobodys),
    Op.SUM: (1, 2, _sum),
    Op.TOTAL: (1, 2, _total),
    Op.WHOLE: (0, 2, _whole),
    Op.PLUS: (2, 0, _takes_two(_reckons(int.__add__))),
    Op.MINUS: (2, 0, _takes_two(_reckons(int.__sub__))),
    Op.TIMES: (2, 0, _takes_two(_reckons(int.__mul__))),
    Op.OVER: (2, 0, _takes_two(_reckons(lambda left, right: max(0, left - right)))),
    Op.GREATER: (2, 0, _takes_two(_reckons(max))),
    Op.LESSER: (2, 0, _takes_two(_reckons(min))),
    Op.DIVIDE: (1, 1, _takes_one(_divide)),
    Op.ROUND: (2, 1, _takes_two(_round)),
    Op.IN_QUESTION: (0, 0, _in_question),
    Op.MEMBER: (0, 1, _member),
    Op.ALL_SEATS: (0, 0, _asks(0, _all_seats)),
    Op.WHO: (0, 1, _who),
    Op.BOUND_SEATS: (0, 1, _asks(0, _bound_seats)),
    Op.HOLDERS: (1, 0, _asks(1, _holders)),
    Op.PARTNER: (1, 0, _asks(1, _partner)),
    Op.MOVED: (1, 1, _asks(1, _moved)),
    Op.SIDE: (1, 0, _side),
    Op.OTHERS: (1, 0, _asks(1, _others)),
    Op.REST: (1, 0, _asks(1, _rest)),
    Op.PARTY: (0, 1, _asks(0, _party)),
    Op.SET: (0, 1, _asks(0, _set)),
    Op.LYING: (0, 1, _asks(0, _lying)),
    Op.HELD: (1, 1, _asks(1, _held)),
    Op.MEET: (2, 0, _takes_two(_meet)),
    Op.JOIN: (2, 0, _takes_two(_join)),
    Op.OUTSIDE: (1, 0, _asks(1, _outside)),
    Op.HIGHEST: (2, 0, _asks(2, _highest)),
    Op.SIZE: (1, 0, _takes_one(_size)),
    Op.WORTH: (1, 1, _asks(1, _worth)),
    Op.IN_A_ROW: (2, 1, _asks(2, _in_a_row)),
    Op.AT_LEAST: (2, 0, _takes_two(_at_least)),
    Op.AT_MOST: (2, 0, _takes_two(_at_most)),
    Op.EXACTLY: (2, 0, _takes_two(_exactly)),
    Op.MORE: (2, 0, _takes_two(_more)),
    Op.FEWER: (2, 0, _takes_two(_fewer)),
    Op.NOT: (1, 0, _takes_one(_not)),
    Op.SAME: (2, 0, _takes_two(_same)),
    Op.WITHIN: (2, 0, _takes_two(_within)),
    Op.NAMED: (0, 1, _asks(0, _named)),
    Op.IS: (0, 2, _asks(0, _is)),
    Op.NOW: (0, 1, _asks(0, _now)),
    Op.IN_DEAL: (0, 2, _asks(0, _in_deal)),
    Op.WAS_LED: (1, 0, _asks(1, _was_led)),
    Op.RUN: (2, 2, _asks(2, _run_of_tricks)),
    Op.HOLDS_TRICK: (1, 0, _asks(1, _holds_trick)),
    Op.PLAYS: (1, 0, _asks(1, _plays)),
}
"""Of each operation how many values it pops, how many operands it has, and how it is made ready; but for the order of
work."""

PAIRS: dict[tuple[int, int], Callable[[list[Ready], int], None]] = {
    (Op.CONSTANT, Op.AT_LEAST): _with_constant(int.__ge__),
    (Op.CONSTANT, Op.AT_MOST): _with_constant(int.__le__),
    (Op.CONSTANT, Op.EXACTLY): _with_constant(int.__eq__),
    (Op.CONSTANT, Op.MORE): _with_constant(int.__gt__),
    (Op.CONSTANT, Op.FEWER): _with_constant(int.__lt__),
}
"""Two operations that often follow one another, made ready as one."""
