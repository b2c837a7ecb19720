"""Transfers: cards that change places before the play, between hands, or between a hand and a pile.

Place in the pipeline: part of the engine, beside ``dialogues``, which sends here what is decided in a transfer.  One
card for one is exchanged as long as a seat likes; a portion of a hand is chosen card by card and then goes at once.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from stich.cards import NO_CARD, NO_SEAT, NO_SUIT, Card, CardSet, Seat, cards_in, mask_of
from stich.engine import events, heaps
from stich.engine.actions import Action
from stich.engine.plan import PlannedTransfer
from stich.engine.position import Position
from stich.engine.seats import in_turn, seat_of, seats_of
from stich.engine.table import HeldBack, Moved, Right, Stage, When
from stich.language.conditions.kinds import Heap, Pile
from stich.language.model.deal import ALL, Portion, Taking
from stich.rules.weigh import weigh


def planned_now(s: Position) -> PlannedTransfer:
    """The transfer under way."""
    return s.plan.transfers[s.step - 1]


def begin(s: Position) -> bool:
    """Settle who may give what; whether anybody has a decision to take."""
    planned = planned_now(s)
    if planned.step.portion is None:
        if not s.pile(planned.step.source):
            return False
        s.rights = rights(s, planned)
        s.stage = Stage.TRANSFER
        return _next_right(s)
    s.rights = [Right(seat, 0) for seat in _givers(s, planned)]
    s.stage = Stage.TRANSFER
    return _next_giver(s, planned)


def legal(s: Position) -> tuple[Action, ...]:
    """What may be done in the transfer under way, in ascending order."""
    planned, actions = planned_now(s), s.plan.actions
    if planned.step.portion is not None:
        return _portion_actions(s, planned)
    if s.given != NO_CARD:
        return tuple(actions.take + card for card in cards_in(takeable(s, planned, s.given)))
    return (*(actions.give + card for card in cards_in(s.rights[0].cards)), actions.pass_)


def act(s: Position, action: Action) -> None:
    """Carry out a legal action.  When the transfer is over the stage is SETUP."""
    planned, actions = planned_now(s), s.plan.actions
    if planned.step.portion is not None:
        _choose(s, planned, action)
        return
    if action == actions.pass_:
        if s.happened is not None:
            s.happened.append(events.Pass(s.to_act, asked=True))
        s.rights.pop(0)
    elif s.given == NO_CARD:
        s.given = actions.copy_in(action, s.rights[0].cards & mask_of(s.hands[s.to_act]))
        choices = takeable(s, planned, s.given)
        first = choices & -choices
        if choices & ~s.plan.game.deck.same(first.bit_length() - 1):
            return
        _exchange(s, first.bit_length() - 1)
    else:
        _exchange(s, actions.copy_in(action, takeable(s, planned, s.given)))
    _next_right(s)


# --- one card for one ------------------------------------------------------------------------------------------------


def rights(s: Position, planned: PlannedTransfer) -> list[Right]:
    """For each seat from the first on, the cards that entitle it, as the transfer begins."""
    found = [Right(seat, givable(s, planned, seat)) for seat in _givers(s, planned) if _allowed(s, planned, seat)]
    return [right for right in found if right.cards]


def givable(s: Position, planned: PlannedTransfer, seat: Seat) -> CardSet:
    """The cards of a hand that may be given."""
    hand, held = s.hands[seat], 0
    for card, whens in planned.tables(s.bound)[0]:
        if card in hand and _entitles(s, card, seat, whens):
            held |= 1 << card
    for cards, when in planned.changing:
        entitling = weigh(cards, s, 1 << seat)
        held |= mask_of(card for card in hand if entitling >> card & 1 and _entitles(s, card, seat, (when,)))
    return held


def _allowed(s: Position, planned: PlannedTransfer, seat: Seat) -> bool:
    return s.meets(planned.when, 1 << seat)


def _entitles(s: Position, card: Card, seat: Seat, whens: tuple[When, ...]) -> bool:
    if None in whens:
        return True
    s.its_suit = s.rules.suit[card]
    entitles = any(s.meets(when, 1 << seat) for when in whens)
    s.its_suit = NO_SUIT
    return entitles


def takeable(s: Position, planned: PlannedTransfer, given: Card) -> CardSet:
    """What a card may be exchanged for."""
    return planned.tables(s.bound)[1][given] & mask_of(s.pile(planned.step.source))


def _next_right(s: Position) -> bool:
    """Go to the next seat that can exchange something; whether there is one."""
    planned = planned_now(s)
    while s.rights:
        seat, cards = s.rights[0]
        hand = s.hands[seat]
        cards = mask_of([card for card in cards_in(cards) if card in hand and takeable(s, planned, card)])
        if cards:
            s.rights[0] = Right(seat, cards)
            s.to_act = seat
            return True
        s.rights.pop(0)
    s.stage = Stage.SETUP
    return False


def _exchange(s: Position, taken: Card) -> None:
    """Swap the given card for one that lies in the transfer's place."""
    given, seat, place = s.given, s.to_act, planned_now(s).step.source
    pile = s.pile(place)
    if planned_now(s).step.turns_next:
        pile[pile.index(taken) : pile.index(taken) + 1] = s.stock[:1]
        del s.stock[:1]
        s.aside.append(given)
    else:
        pile[pile.index(taken)] = given
        heaps.taken_away(s, [taken])
        if isinstance(place, Heap):
            heaps.put(s, [given], range(s.plan.players))
    hand = s.hands[seat]
    hand[hand.index(given)] = taken
    hand.sort()
    s.given = NO_CARD
    if s.happened is not None:
        s.happened.append(events.Transferred(seat, [given], [taken], place))


def open_to(s: Position, planned: PlannedTransfer) -> dict[Seat, CardSet]:
    """Who could give a portion of his hand now, and of which cards it would be made: those of a heap that he takes
    first among them, those of the stock not, which nobody knows."""
    found: dict[Seat, CardSet] = {}
    for seat in _givers(s, planned):
        if _may_begin(s, planned, seat):
            hand = s.hands[seat]
            if planned.step.takes_first and isinstance(planned.step.source, Heap):
                s.hands[seat] = sorted([*hand, *_on_offer(s, planned)[: _most_taken(s, planned, 0)]])
            cards = givable(s, planned, seat)
            if _bounds(s, planned, cards)[1]:
                found[seat] = cards
            s.hands[seat] = hand
    return found


# --- a portion of a hand ---------------------------------------------------------------------------------------------


def _givers(s: Position, planned: PlannedTransfer) -> list[Seat]:
    """The seats that have a part in a transfer, in turn."""
    step = planned.step
    order = in_turn(s, seat_of(s, step.first))
    if step.who is None:
        return order
    who = seats_of(s, step.who)
    return [seat for seat in order if seat in who]


def _next_giver(s: Position, planned: PlannedTransfer) -> bool:
    """Go to the next seat that has something to decide; whether there is one."""
    while s.rights:
        seat = s.to_act = s.rights[0].seat
        if _may_begin(s, planned, seat):
            if planned.step.takes_first:
                s.taken = _take(s, planned, seat, 0)
            s.rights[0] = Right(seat, givable(s, planned, seat))
            most = _bounds(s, planned, s.rights[0].cards)[1]
            if most:
                if planned.step.must:
                    _choose_forced(s, planned)
                if _may_choose(s, planned):
                    return True
            if most or planned.step.must:
                _finish(s, planned)
        s.rights.pop(0)
    _hand_over(s, planned)
    s.stage = Stage.SETUP
    return False


def _may_begin(s: Position, planned: PlannedTransfer, seat: Seat) -> bool:
    """Whether a seat may take part: its condition holds, and what it is to take is there."""
    if not _allowed(s, planned, seat):
        return False
    wanted = planned.step.takes_number if planned.step.taking is Taking.NUMBER else 1
    return len(_on_offer(s, planned)) >= wanted


def _bounds(s: Position, planned: PlannedTransfer, cards: CardSet) -> tuple[int, int]:
    """How many cards the seat gives, at least and at most."""
    step, held = planned.step, cards.bit_count()
    portion = step.portion or Portion()
    least, most = portion.least, portion.most
    if most == ALL:
        least = most = max(0, held - portion.but)
    if step.taking is Taking.AS_GIVEN:
        most = min(most, len(_on_offer(s, planned)))
    most = min(most, held)
    return min(least, most), most


def _givable_now(s: Position, planned: PlannedTransfer) -> CardSet:
    """The cards of the hand that the seat to act may give, those chosen among them.  Conditions are weighed over the
    cards that are not chosen yet."""
    if not planned.conditional or not s.chosen:
        return s.rights[0].cards
    seat, hand, chosen = s.to_act, s.hands[s.to_act], mask_of(s.chosen)
    s.hands[seat] = [card for card in hand if not chosen >> card & 1]
    cards = givable(s, planned, seat)
    s.hands[seat] = hand
    return cards | chosen


def _choose_forced(s: Position, planned: PlannedTransfer) -> None:
    """What a seat must give in any case is chosen."""
    while True:
        cards = _givable_now(s, planned)
        if _bounds(s, planned, cards)[0] != cards.bit_count() or len(s.chosen) == cards.bit_count():
            return
        s.chosen = list(cards_in(cards))


def _may_choose(s: Position, planned: PlannedTransfer) -> bool:
    """Whether a card more could be chosen."""
    return len(s.chosen) < _bounds(s, planned, _givable_now(s, planned))[1]


def _portion_actions(s: Position, planned: PlannedTransfer) -> tuple[Action, ...]:
    cards, actions, chosen = _givable_now(s, planned), s.plan.actions, len(s.chosen)
    least, most = _bounds(s, planned, cards)
    left = cards & ~mask_of(s.chosen)
    if least == cards.bit_count():
        left &= -left  # all of them go: the first stands for the rest
    passing = chosen >= least if chosen else not (planned.step.must and least)
    gives = tuple(actions.give + card for card in cards_in(left)) if chosen < most else ()
    return (*gives, actions.pass_) if passing else gives


def _choose(s: Position, planned: PlannedTransfer, action: Action) -> None:
    """A card more is chosen, or no more are; a seat that has chosen all it may has done."""
    if action == s.plan.actions.pass_:
        if not s.chosen:
            if s.happened is not None:
                s.happened.append(events.Pass(s.to_act, asked=True))
            s.rights.pop(0)
            _next_giver(s, planned)
            return
    else:
        cards = _givable_now(s, planned)
        if _bounds(s, planned, cards)[0] == cards.bit_count():
            s.chosen = list(cards_in(cards))
        else:
            s.chosen.append(s.plan.actions.copy_in(action, cards & ~mask_of(s.chosen)))
        if planned.step.must and planned.conditional:
            _choose_forced(s, planned)
        if _may_choose(s, planned):
            return
    _finish(s, planned)
    s.rights.pop(0)
    _next_giver(s, planned)


def _finish(s: Position, planned: PlannedTransfer) -> None:
    """The seat has chosen: its cards go, or wait for those of the others, and what it takes comes."""
    step, seat = planned.step, s.to_act
    gives, taken = s.chosen, s.taken
    s.chosen, s.taken = [], []
    to = step.to if isinstance(step.to, Pile) else seat_of(s, step.to)
    if step.at_once:
        s.held_back.append(HeldBack(seat, to, tuple(gives)))
    else:
        _give(s, planned, seat, to, gives)
        if not step.takes_first:
            taken = _take(s, planned, seat, len(gives))
    source, receiver = step.source if taken else None, to if gives else None
    if s.happened is not None:
        s.happened.append(events.Transferred(seat, gives, taken, source, receiver, step.shown, step.at_once))


def _hand_over(s: Position, planned: PlannedTransfer) -> None:
    """Everybody has chosen: all the cards change hands."""
    if s.held_back:
        for held in s.held_back:
            _give(s, planned, held.giver, held.to, held.cards)
        s.held_back = []
        s.note_aside(events.HandedOver())


def _give(s: Position, planned: PlannedTransfer, seat: Seat, to: Pile | Seat, gives: Sequence[Card]) -> None:
    for card in gives:
        s.hands[seat].remove(card)
    if isinstance(to, Pile):
        s.pile(to).extend(gives)
        heaps.put(s, gives, range(s.plan.players) if planned.step.shown else [seat])
    else:
        for card in gives:
            insort(s.hands[to], card)
    if gives:
        receiver = NO_SEAT if isinstance(to, Pile) else to
        s.moved.append(Moved(seat, receiver, tuple(gives), planned.step.shown))


def _on_offer(s: Position, planned: PlannedTransfer) -> list[Card]:
    """The cards that could be taken, those that come first first."""
    wanted = planned.taken_set(s.bound)
    return [card for card in s.pile(planned.step.source) if wanted >> card & 1]


def _most_taken(s: Position, planned: PlannedTransfer, given: int) -> int:
    """How many cards are taken at most by who has given so many."""
    step = planned.step
    return {Taking.AS_GIVEN: given, Taking.ALL: s.n, Taking.NUMBER: step.takes_number}[step.taking]


def _take(s: Position, planned: PlannedTransfer, seat: Seat, given: int) -> list[Card]:
    """Let a seat take what it may, having given so many cards."""
    step = planned.step
    taken = _on_offer(s, planned)[: _most_taken(s, planned, given)]
    for card in taken:
        s.pile(step.source).remove(card)
        insort(s.hands[seat], card)
    if taken:
        heaps.taken_away(s, taken)
        s.turned = [card for card in s.turned if card not in taken]  # one that lay under the stock as well
    return taken
