"""Conditions about a deal or a match, made into functions of a state once, before play.

Place in the pipeline: between ``rules`` and the engine's steps.  It knows the terms and where a state keeps its counts;
it must not know what is done with the answer.  Conditions about the trick's cards are not asked here: they are masks in
the tables of ``rules``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import takewhile
from typing import TypeAlias

from stich.cards import NO_SEAT, Card, CardSet, Seat, Side, mask_of, played
from stich.engine.naming import naming_fact
from stich.engine.seat_counts import SINGLE, SeatCount, bid_of, seat_count
from stich.engine.table import NO_BID, Fact, Table
from stich.language.conditions import terms as t
from stich.language.conditions.terms import Compare, Count, Measure, Subject, Who
from stich.language.conditions.walks import atoms_in, subjects_in

Counts: TypeAlias = Callable[[Table], list[int]]
Number: TypeAlias = Callable[[Table, Side], int]

COMPARES: dict[Compare, Callable[[int, int], bool]] = {
    Compare.AT_LEAST: int.__ge__,
    Compare.AT_MOST: int.__le__,
    Compare.EXACTLY: int.__eq__,
}


def fact(condition: t.Condition) -> Fact:
    """The condition as a function of a state, the seat in question and its side."""
    match condition:
        case t.Always(value):
            return lambda s, seat, side: value
        case t.And((one, other)):
            first, second = fact(one), fact(other)
            return lambda s, seat, side: first(s, seat, side) and second(s, seat, side)
        case t.And(parts):
            facts = [fact(part) for part in parts]
            return lambda s, seat, side: all(f(s, seat, side) for f in facts)
        case t.Or(parts):
            facts = [fact(part) for part in parts]
            return lambda s, seat, side: any(f(s, seat, side) for f in facts)
        case t.Not(part):
            f = fact(part)
            return lambda s, seat, side: not f(s, seat, side)
        case t.Has() | t.HasEvery() | t.HasMore():
            return _count_fact(condition)
        case t.Holds() | t.Dealt():
            return _holds(condition)
        case t.LastWith():
            return _last_with(condition)
        case t.MakesBid():
            return _makes_bid(condition)
        case t.FirstToMost(subject):
            return _first_to_most(subject)
        case t.Lies(cards, place):
            return lambda s, seat, side: any(s.cards(cards) >> card & 1 for card in s.pile(place))
        case t.WasLed(cards):
            return lambda s, seat, side: bool(s.trick) and bool(s.cards(cards) >> s.trick[0] & 1)
        case t.Named() | t.BindingIs() | t.SeatIs() | t.OfSide():
            return naming_fact(condition)
        case t.Led():
            raise NotImplementedError("whether a card was led is asked of a trick, not of a deal")
        case _ if isinstance(condition, t.OfTable):
            return _table_fact(condition)


def _table_fact(condition: t.OfTable) -> Fact:
    """Facts about the trick number, the stock and the stake."""
    match condition:
        case t.TrickNumber(compare, number):
            test = COMPARES[compare]
            return lambda s, seat, side: test(s.trick_number, number)
        case t.StakeIs(compare, number):
            test = COMPARES[compare]
            return lambda s, seat, side: test(s.stake, number)
        case t.DealNumber(number, cycle):
            return lambda s, seat, side: (s.deal_number - number) % cycle == 0
        case t.AfterDeal(number):
            return lambda s, seat, side: s.deal_number >= number
        case t.BidsAddUp():
            return lambda s, seat, side: _bids_add_up(s, seat)
        case t.WasPlayed(cards):
            fixed = cards.cards if isinstance(cards, t.Fixed) else None
            return lambda s, seat, side: _was_played(s, s.cards(cards) if fixed is None else fixed)
        case t.StockEmpty():
            return lambda s, seat, side: not s.stock
        case t.TrickHas(cards):
            return lambda s, seat, side: bool(played(s.trick) & s.cards(cards))
        case t.BeforeFirstLead():
            return lambda s, seat, side: s.trick_number == 1 and not s.trick
        case t.HandsEmpty():
            return lambda s, seat, side: not any(s.hands) and not (s.to_draw and s.stock)


def _bids_add_up(s: Table, seat: Seat) -> bool:
    others = [s.bids[each] for each in s.active if each != seat]
    return NO_BID not in others and sum(others) + s.its_bid == len(s.hands[seat])


def _first_to_most(subject: Subject) -> Fact:
    """Whether a seat, or a side, was the first to win as many tricks as nobody has exceeded."""
    if subject.who in SINGLE:
        return _if_known(subject, lambda s, seat, side: _ahead(s.winners) == _seat(s, subject, seat))
    return _over(subject, lambda s, side: _ahead([s.side_of[w] for w in s.winners if w != NO_SEAT]) == side)


def _ahead(winners: list[int]) -> int:
    """Of those who won most tricks the one who had so many first; ``NO_SEAT`` if nobody won any."""
    won, ahead = dict[int, int](), NO_SEAT
    for winner in winners:
        if winner != NO_SEAT:
            won[winner] = won.get(winner, 0) + 1
            if won[winner] > won.get(ahead, 0):
                ahead = winner
    return ahead


def _makes_bid(condition: t.MakesBid) -> Fact:
    """Whether tricks come up to bids: a seat's own, or those of a side together."""
    subject, test = condition.subject, COMPARES[Compare.EXACTLY if condition.exactly else Compare.AT_LEAST]
    bids, tricks = Count(Measure.BIDS), Count(Measure.TRICKS)
    if subject.who in SINGLE:
        bid, won = seat_count(bids), seat_count(tricks)
        return _if_known(
            subject, lambda s, seat, side: test(won(s, _seat(s, subject, seat)), bid(s, _seat(s, subject, seat)))
        )
    side_bids, side_tricks = counts(bids), counts(tricks)
    return _over(subject, lambda s, side: test(side_tricks(s)[side], side_bids(s)[side]))


def _was_played(s: Table, wanted: CardSet) -> bool:
    return any(card >= 0 and wanted >> card & 1 for _, trick, _ in s.tricks for card in trick)


# --- counts ----------------------------------------------------------------------------------------------------------


def counts(count: Count) -> Counts:
    """What is counted, as a function from a state to one number a side."""
    index = count.index
    match count.kind:
        case Measure.TRICKS:
            return lambda s: s.side_tricks
        case Measure.FIRST_TRICKS:
            return lambda s: _run_of_tricks(s, s.winners)
        case Measure.LAST_TRICKS:
            return lambda s: _run_of_tricks(s, s.winners[::-1])
        case Measure.POINTS:
            return lambda s: s.card_points[index]
        case Measure.COUNTER:
            return lambda s: s.counters[index]
        case Measure.BIDS:
            return lambda s: [sum(bid_of(s, seat) for seat in seats) for seats in s.sides]
        case Measure.PHASE_TRICKS:
            return lambda s: _phase_tricks(s, index)
        case Measure.HAND_CARDS:
            return lambda s: [sum(len(s.hands[seat]) for seat in seats) for seats in s.sides]


def _run_of_tricks(s: Table, winners: list[Seat]) -> list[int]:
    """The tricks that each side won without a break from the first of these on; one that nobody won is passed over."""
    run = [0] * len(s.sides)
    won = [s.side_of[winner] for winner in winners if winner != NO_SEAT]
    if won:
        run[won[0]] = sum(1 for _ in takewhile(lambda side: side == won[0], won))
    return run


def _phase_tricks(s: Table, phase: int) -> list[int]:
    """The tricks that each side won in a phase."""
    won, began = [0] * len(s.sides), [*s.phase_began, len(s.winners)]
    for winner in s.winners[began[phase] : began[phase + 1]] if phase < len(s.phase_began) else ():
        if winner != NO_SEAT:
            won[s.side_of[winner]] += 1
    return won


def _total(count: Count) -> Callable[[Table], int]:
    """All there is of what is counted, in a whole deal."""
    if count.kind is Measure.POINTS:
        return lambda s: sum(s.beat.point_values[count.index])
    if count.kind is Measure.PHASE_TRICKS:
        return lambda s: sum(_phase_tricks(s, count.index))
    return _all_tricks


def _all_tricks(s: Table) -> int:
    """How many tricks the deal has when it is played to its end: those played and those that the cards left allow."""
    drawn = len(s.stock) // s.in_trick if s.to_draw else 0
    return len(s.winners) + max(len(hand) for hand in s.hands) + drawn


def _count_fact(condition: t.Counting) -> Fact:
    if condition.subject.who in SINGLE:
        return _if_known(condition.subject, _seat_fact(condition))
    values = counts(condition.count)
    match condition:
        case t.HasMore(subject, count, than, fewer):
            return _over(subject, lambda s, side: _more(values(s), _sides(s, than, side), side, fewer))
        case t.HasEvery(subject, count):
            total = _total(count)
            return _over(subject, lambda s, side: values(s)[side] >= total(s))
        case t.Has(Subject(Who.ANY), Compare.AT_LEAST, number):
            return lambda s, seat, side: max(values(s)) >= number
        case t.Has(Subject(Who.SIDE), Compare.AT_LEAST, number):
            return lambda s, seat, side: values(s)[side] >= number
        case t.Has(subject, compare, number):
            test = COMPARES[compare]
            return _over(subject, lambda s, side: test(values(s)[side], number))


def _if_known(subject: Subject, holds: Fact) -> Fact:
    """The fact, which does not hold of a seat that no binding names yet."""
    if subject.who is not Who.BOUND:
        return holds
    binding = subject.binding
    return lambda s, seat, side: bool(s.bound[binding]) and holds(s, seat, side)


def _seat_fact(condition: t.Counting) -> Fact:
    """A fact about what one seat has by itself."""
    subject, of = condition.subject, seat_count(condition.count)
    match condition:
        case t.HasMore(_, _, than, fewer):
            return lambda s, seat, side: _more_than_seats(
                s, of, _seat(s, subject, seat), _seats(s, than, seat, side), fewer
            )
        case t.HasEvery(_, count):
            total = _total(count)
            return lambda s, seat, side: of(s, _seat(s, subject, seat)) >= total(s)
        case t.Has(Subject(Who.SEAT), Compare.AT_LEAST, number):
            return lambda s, seat, side: of(s, seat) >= number
        case t.Has(_, compare, number):
            test = COMPARES[compare]
            return lambda s, seat, side: test(of(s, _seat(s, subject, seat)), number)


def _seat(s: Table, subject: Subject, seat: Seat) -> Seat:
    """The one seat that a subject means, ``seat`` being the one in question."""
    return next(iter(_seats(s, subject, seat, s.side_of[seat])))


def _more_than_seats(s: Table, of: SeatCount, seat: Seat, others: Iterable[Seat], fewer: bool) -> bool:
    own, rest = of(s, seat), [of(s, other) for other in others if other != seat]
    return all(own < n for n in rest) if fewer else all(own > n for n in rest)


def _more(values: list[int], others: Iterable[Side], side: Side, fewer: bool) -> bool:
    rest = [values[other] for other in others if other != side]
    return all(values[side] < v for v in rest) if fewer else all(values[side] > v for v in rest)


def _over(subject: Subject, holds: Callable[[Table, Side], bool]) -> Fact:
    """Ask ``holds`` of the sides that the subject means: of any, of every, or of none."""
    match subject.who:
        case Who.ANY:
            return lambda s, seat, side: any(holds(s, each) for each in range(len(s.sides)))
        case Who.NO:
            return lambda s, seat, side: not any(holds(s, each) for each in range(len(s.sides)))
        case Who.SIDE | Who.OTHER | Who.EACH | Who.ANY_HAND | Who.NO_HAND:
            return lambda s, seat, side: all(holds(s, each) for each in _sides(s, subject, side))
        case Who.SEAT | Who.DEALER | Who.FOREHAND | Who.LEADER | Who.BOUND:
            return lambda s, seat, side: all(holds(s, each) for each in _sides(s, subject, side))


def _sides(s: Table, subject: Subject, side: Side) -> Iterable[Side]:
    """The sides that a subject means, ``side`` being the one in question."""
    every = range(len(s.sides))
    match subject.who:
        case Who.SIDE | Who.SEAT:
            return (side,)
        case Who.OTHER:
            return [each for each in every if each != side]
        case Who.ANY | Who.EACH | Who.NO | Who.ANY_HAND | Who.NO_HAND:
            return every
        case Who.DEALER:
            return (s.side_of[s.dealer],)
        case Who.FOREHAND:
            return (s.side_of[s.forehand],)
        case Who.LEADER:
            return (s.side_of[s.leader],)
        case Who.BOUND:
            return [s.side_of[each] for each in s.bound[subject.binding]]


# --- hands -----------------------------------------------------------------------------------------------------------


def _holds(condition: t.Holds | t.Dealt) -> Fact:
    subject, cards, number = condition.subject, condition.cards, condition.number

    def hand(s: Table, seat: Seat) -> CardSet:
        if isinstance(condition, t.Dealt):
            return s.held[seat] if condition.held else s.dealt[seat]
        return mask_of(s.hands[seat])

    def holds(s: Table, seat: Seat, side: Side) -> bool:
        wanted, seats = s.cards(cards, s.its_suit), _seats(s, subject, seat, side)
        held = ((hand(s, each) & wanted).bit_count() for each in seats)
        if subject.who is Who.ANY_HAND:
            return any(n >= number for n in held)
        if subject.who is Who.NO_HAND:
            return not any(n >= number for n in held)
        return sum(held) >= number

    return holds


def _last_with(condition: t.LastWith) -> Fact:
    """A fact about the cards that won the last tricks."""
    subject, number, cards = condition.subject, condition.number, condition.cards

    def holds(s: Table, seat: Seat, side: Side) -> bool:
        wanted, seats = s.cards(cards), list(_seats(s, subject, seat, side))
        last = s.tricks[-number:]
        return len(last) == number and all(
            winner in seats and wanted >> _card_of(s, leader, trick, winner) & 1 for leader, trick, winner in last
        )

    return holds


def _card_of(s: Table, leader: Seat, trick: list[Card], seat: Seat) -> Card:
    """The card that a seat played to a trick."""
    order, turn = [leader], s.next_seat[leader]
    while turn != leader:
        order.append(turn)
        turn = s.next_seat[turn]
    return trick[order.index(seat)]


def _seats(s: Table, subject: Subject, seat: Seat, side: Side) -> Iterable[Seat]:
    """The seats whose hands a subject means."""
    match subject.who:
        case Who.SEAT:
            return (seat,)
        case Who.ANY_HAND | Who.NO_HAND:
            return s.active
        case Who.DEALER:
            return (s.dealer,)
        case Who.FOREHAND:
            return (s.forehand,)
        case Who.LEADER:
            return (s.leader,)
        case Who.BOUND:
            return s.bound[subject.binding]
        case Who.SIDE | Who.OTHER | Who.ANY | Who.EACH | Who.NO:
            return [each for one in _sides(s, subject, side) for each in s.sides[one]]


def amount(term: t.Amount) -> Number:
    """The amount as a function of a state and the side in question."""
    constant, stakes, each, over = term.constant, term.stakes, term.each, term.over
    if term.count is None:
        return lambda s, side: constant + stakes * s.stake
    values = counts(term.count)
    if term.over_bid:
        bids = counts(Count(Measure.BIDS))
        return lambda s, side: constant + each * max(0, values(s)[side] - bids(s)[side])
    return lambda s, side: constant + stakes * s.stake + each * max(0, values(s)[side] - over)


def seat_amount(term: t.Amount) -> Callable[[Table, Seat], int]:
    """The amount as a function of a state and a seat, whose own counts it goes by."""
    if term.count is None:
        whole = amount(term)
        return lambda s, seat: whole(s, s.side_of[seat])
    of, bid = seat_count(term.count), seat_count(Count(Measure.BIDS))
    each, constant, over, over_bid = term.each, term.constant, term.over, term.over_bid
    return lambda s, seat: constant + each * max(0, of(s, seat) - (bid(s, seat) if over_bid else over))


def speaks_of(condition: t.Condition, kind: type[t.Atom]) -> bool:
    """Whether a fact of a kind is asked in the condition."""
    return any(isinstance(atom, kind) for atom in atoms_in(condition))


def asks(condition: t.Condition, *who: Who) -> bool:
    """Whether the condition speaks of any of these subjects."""
    return any(subject.who in who for subject in subjects_in(condition))
