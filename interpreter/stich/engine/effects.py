"""What is done by saying something: the effects of a choice, carried out one after the other.

Place in the pipeline: part of the engine, working on a ``position.Position``; ``dialogues`` calls it, and ``bonuses``
for what a bonus binds.  That a deal or the match is to end is only noted here; ``state`` ends it.
"""

from __future__ import annotations

from stich.cards import NO_SUIT, Card, Seat, mask_of
from stich.engine import events, parties, rows
from stich.engine.errors import UnplayableError
from stich.engine.position import Position
from stich.engine.rows import Booked, Due, PlannedCards, PlannedRow
from stich.engine.seats import seat_of
from stich.engine.table import Ended
from stich.language.conditions.kinds import Moment, Place
from stich.language.model.bindings import Bind
from stich.language.model.dialogues import BeginPlay, Bid, Effect, EndDeal, GoTo, Reckon, SitOut, Swap, WinMatch
from stich.rules.weigh import SeatSet, weigh


def carry_out(s: Position, effect: Effect | PlannedRow, speaker: Seat) -> None:
    """Do what a choice that ``speaker`` made brings with it."""
    match effect:
        case Bind():
            bind_name(s, effect, 1 << speaker)
        case PlannedRow():
            if s.meets(effect.when, 1 << speaker):
                gain(s, [rows.due(s, effect, 1 << speaker)])
        case GoTo(phase):
            enter_phase(s, phase)
        case Swap():
            _swap(s, effect, speaker)
        case Bid(number):
            s.bids[speaker] = number
        case SitOut(seat):
            out = seat_of(s, seat)
            s.note(events.SitsOut(out))
            sit_out(s, out)
        case BeginPlay():
            s.step = len(s.plan.game.steps)
        case EndDeal(thrown_in):
            s.ended = Ended.THROWN_IN if thrown_in else Ended.YES
        case WinMatch():
            win_match(s, speaker)
        case Reckon():
            raise TypeError("the rows of a choice are planned")


def gain(s: Position, dues: list[Due]) -> None:
    """Let what is due be got, paid and counted, and log what is counted; points are told when the deal ends."""
    booked: list[Booked] = []
    rows.carry_out(s, dues, booked)
    for one, row, of, number in booked:
        if of != rows.POINTS:
            s.note(events.Gained(row.name, rows.first(one & s.playing), of, number))
    see_match(s)


def see_match(s: Position) -> None:
    """Somebody has gained: where the match ends at once, it may be over."""
    if s.plan.at_once and not s.ended and s.deals_limit is None and weigh(s.plan.match_ends, s) == 1:
        s.ended = Ended.MATCH_OVER


def win_match(s: Position, seat: Seat) -> None:
    """The side of a seat wins the match, whatever the score."""
    s.ended, s.winner = Ended.MATCH_WON, s.side_of[seat]


def bind_name(s: Position, name: Bind, the: SeatSet) -> None:
    """Fix a binding as a phrase says, with ``the`` in question."""
    value = s.bound[name.binding] if name.binding >= 0 else name.value
    if name.its_suit and s.its_suit != NO_SUIT:
        value = (s.its_suit,)
    bind(s, name.name, value if name.seat is None else (seat_of(s, name.seat, the),), [])


def bind(s: Position, binding: int, value: tuple[int, ...], cards: list[Card]) -> None:
    """Fix a binding for this deal; ``cards`` are those that show it, face up."""
    s.bound = (*s.bound[:binding], value, *s.bound[binding + 1 :])
    s.beat = s.rules.under(s.bound)
    parties.gather(s)
    if s.takes:
        s.takes = s.beat.takes(s.settled)
    if s.happened is not None:
        s.happened.append(events.NameBound(binding, value, cards))


def enter_phase(s: Position, phase: int) -> None:
    """Go over to a phase of the play, after the tricks played so far."""
    s.phase_began += [len(s.winners)] * (phase - s.phase)
    s.phase, s.free = phase, s.plan.phases[phase].free


def sit_out(s: Position, out: Seat) -> None:
    """A seat plays no part in the rest of the deal."""
    if s.active == (out,):
        raise UnplayableError("every seat sits out")
    s.active = tuple(seat for seat in s.active if seat != out)
    s.playing &= ~(1 << out)
    s.next_seat = tuple(next(n for n in order if n in s.active) for order in s.after)
    s.in_trick = len(s.active)
    parties.gather(s)


def can_swap(s: Position, place: Place, gives: PlannedCards, seat: Seat) -> bool:
    """Whether a seat holds a card that it may put in the place of another that lies there."""
    return bool(s.pile(place)) and bool(mask_of(s.hands[seat]) & gives.now(s, 1 << seat))


def _swap(s: Position, swap: Swap, seat: Seat) -> None:
    hand, pile, gives = s.hands[seat], s.pile(swap.place), s.cards(swap.gives, 1 << seat)
    given, taken = next(card for card in hand if gives >> card & 1), pile[-1]
    pile[-1] = given
    if taken in s.stock:  # it lies turned up under the stock
        s.stock[s.stock.index(taken)] = given
    hand[hand.index(given)] = taken
    hand.sort()
    if s.plan.asks_dealt and s.stands_at(Moment.BEFORE_FIRST_LEAD):
        s.held[seat] = mask_of(hand) | s.in_own_heaps(seat)
        parties.gather(s)
    s.note(events.Transferred(seat, [given], [taken], swap.place))
