"""What a seat sees of what happens: the one place where it is told which cards of an event are hidden from whom.

Place in the pipeline: over ``events`` and ``plan``, below ``position``, which keeps for each seat how far it has seen.
Whoever tells a seat anything, a ``View``, a transcript or its record, goes by this.  It must not know words, nor look
at a position: what hangs on the moment stands in the events.

A hidden card is ``NO_CARD``.  Which of equal copies a card is nobody may know: in each event they are numbered anew, in
each hand and each place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from stich.cards import NO_CARD, Card, CardSet, Seat, cards_in, mask_of
from stich.engine import events as e
from stich.engine.plan import Plan
from stich.language.conditions.kinds import Heap, Place
from stich.rules.weigh import SeatSet

OPEN = (Place.TURNED, Place.EXPOSED)
"""The places in which cards lie face up."""
DECISIONS = (e.Spoken, e.Pass, e.Concede, e.Transferred, e.CardPlayed)


class SeenSoFar(NamedTuple):
    """What a seat has seen of a deal: so many of its events, and of what no record tells, have been looked at."""

    events: tuple[e.Event, ...] = ()
    looked: int = 0
    asides: int = 0
    hands: SeatSet = 0  # those that it sees
    waiting: tuple[e.Event, ...] = ()  # what others have chosen, until everybody has
    kept: tuple[e.Event, ...] = ()  # what would tell who is of a secret party, until the deal is scored


def hands_seen(plan: Plan, seat: Seat) -> SeatSet:
    """The hands that a seat sees in any case: its own, its partners' where hands are shown, its side's if it
    directs."""
    seats = plan.game.seats
    directs = seats.director_sees and seat in seats.directors
    return plan.side_sets[plan.side_of[seat]] if seats.show_hands or directs else 1 << seat


def go_on(
    plan: Plan, seat: Seat, before: SeenSoFar, happened: Sequence[e.Event], asides: Sequence[tuple[int, e.Aside]]
) -> SeenSoFar:
    """What a seat has seen when all this has happened in a deal of which it had seen something before; an aside goes
    before the event with its number.  It is never taken back, and hangs on what happened alone, not on who looked
    when."""
    if before.looked == len(happened) and before.asides == len(asides):
        return before
    found, waiting, kept = list[e.Event](), list(before.waiting), list(before.kept)
    hands = before.hands or hands_seen(plan, seat)
    new = _in_order(happened, asides, before.looked, before.asides)
    for i, event in enumerate(new):
        if isinstance(event, e.Deal):
            found.append(_dealt_at_first(plan, event, hands, _before_decisions(new, i)))
        elif isinstance(event, e.CardsDealt):
            found += _dealt_on(plan, event, hands) if not _is_told(new, i) else ()
        elif isinstance(event, e.HandedOver):
            found += waiting
            waiting = []
        else:
            if isinstance(event, e.LaidOpen) and event.heap is None:
                hands |= 1 << event.seat
            if isinstance(event, e.DealEnd):
                found += kept
                kept = []
            shown = seen(plan, event, seat, hands)
            if shown is not None:
                late = _late(plan, event, seat)
                (found if late is None else waiting if late == "waiting" else kept).append(shown)
    return SeenSoFar(before.events + tuple(found), len(happened), len(asides), hands, tuple(waiting), tuple(kept))


Noted: TypeAlias = "e.Event | e.Aside"


def _in_order(
    happened: Sequence[e.Event], asides: Sequence[tuple[int, e.Aside]], looked: int, told: int
) -> Sequence[Noted]:
    """What is new, in the order in which it came."""
    if told == len(asides):
        return happened[looked:]
    found: list[Noted] = []
    for number, aside in asides[told:]:
        found += happened[looked:number]
        found.append(aside)
        looked = max(looked, number)
    return [*found, *happened[looked:]]


def _late(plan: Plan, event: e.Event, seat: Seat) -> str | None:
    """Whether a seat learns of an event only later: when everybody has chosen, or when the deal is scored."""
    if isinstance(event, e.Transferred):
        return "waiting" if event.at_once and event.seat != seat else None
    if isinstance(event, e.BonusGained | e.Gained):
        return "kept" if event.name in plan.secrets.rows else None
    if isinstance(event, e.HeapTaken):
        secret = plan.secret_heaps and any(plan.game.heaps[i].pile == event.heap for i in plan.secret_heaps)
        return "kept" if secret else None
    return None


# --- one event --------------------------------------------------------------------------------------------------------


def seen(plan: Plan, event: e.Event, seat: Seat, hands: SeatSet) -> e.Event | None:
    """An event as a seat sees it that sees these hands, hidden cards as ``NO_CARD``; nothing, where it learns nothing
    of it.  Of the deal it sees the cards that ``Deal`` tells, those among them that come later."""
    match event:
        case e.CardPlayed():
            return _card_played(plan, event, own=event.seat == seat)
        case e.TrickEnd() | e.LaidOpen() | e.Melded():
            return event._replace(cards=_open(plan, event.cards))
        case e.Pass() if event.asked and event.seat != seat:
            return None
        case e.Deal():
            return _dealt(plan, event, hands, list(map(mask_of, event.hands)), event.face_up)
        case e.CardsDrawn():
            return _cards_drawn(plan, event, hands)
        case e.Transferred():
            return _transferred(plan, event, seat, hands)
        case e.HeapTaken():
            known = event.known[seat] if event.known else 0
            cards = [card if known >> card & 1 else NO_CARD for card in event.cards]
            return event._replace(cards=_open(plan, cards), known=())
        case e.PackCut():
            looked_at = _open(plan, event.looked_at) if event.seat == seat else ()
            return e.PackCut(event.seat, _open(plan, event.exposed), looked_at)
        case e.NameBound() | e.ThrownIn():
            return event._replace(face_up=_open(plan, event.face_up))
        case e.LotDrawn():
            return event._replace(cards=tuple(event.cards))
        case e.DealEnd():
            marks = tuple(mark._replace(gained=dict(mark.gained)) for mark in event.marks)
            return e.DealEnd(*map(_frozen, event))._replace(marks=marks)
        case e.MatchEnd():
            return e.MatchEnd(*map(_frozen, event))
        case e.SitsOut() | e.Pass() | e.NoLead() | e.BonusGained() | e.Gained() | e.Spoken() | e.Concede():
            return event
        case e.TableTalk():
            return event


def _open(plan: Plan, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards that a seat sees."""
    return tuple(plan.game.deck.numbered(cards)) if plan.copied else tuple(cards)


def _shown(plan: Plan, cards: Sequence[Card], shown: object) -> tuple[Card, ...]:
    """Cards that a seat sees, or only how many there are."""
    return _open(plan, cards) if shown else (NO_CARD,) * len(cards)


def _dealt(
    plan: Plan, event: e.Deal, hands: SeatSet, held: Sequence[CardSet], face_up: Sequence[tuple[Card, Seat]]
) -> e.Deal:
    """The deal, of which these cards are in the hands; all others are in the stock yet, or in heaps."""
    shown, known = list[tuple[Card, ...]](), mask_of(card for card, _ in face_up)
    for seat, cards in enumerate(held):
        seen = cards if hands >> seat & 1 else cards & known
        hidden = cards.bit_count() - seen.bit_count()
        shown.append(_open(plan, cards_in(seen)) + (NO_CARD,) * hidden)
    later = sum(map(len, event.hands)) - sum(map(len, shown))
    return e.Deal(
        event.number,
        event.dealer,
        tuple(shown),
        (NO_CARD,) * (len(event.stock) + later),
        tuple(zip(_open(plan, [card for card, _ in face_up]), [holder for _, holder in face_up], strict=True)),
        tuple((NO_CARD,) * len(heap) for heap in event.heaps),
    )


def _transferred(plan: Plan, event: e.Transferred, seat: Seat, hands: SeatSet) -> e.Event | None:
    if not (event.gives or event.takes) and event.seat != seat:
        return None
    one_for_one, own = event.to is None, hands >> event.seat & 1
    comes = isinstance(event.to, int) and hands >> event.to & 1
    gives = own or comes or event.shown or one_for_one or event.to in OPEN
    takes = own or event.source in OPEN or (one_for_one and event.gives and not isinstance(event.source, Heap))
    return event._replace(gives=_shown(plan, event.gives, gives), takes=_shown(plan, event.takes, takes))


def _card_played(plan: Plan, event: e.CardPlayed, own: bool) -> e.Event:
    card = plan.game.deck.first(event.card) if plan.copied else event.card
    hidden = event.face_down and not own
    return e.CardPlayed(event.seat, NO_CARD if hidden else card, event.face_down, event.legal if own else ())


def _cards_drawn(plan: Plan, event: e.CardsDrawn, hands: SeatSet) -> e.Event:
    shown = event.shown or hands >> event.seat & 1
    return event._replace(card=plan.game.deck.first(event.card) if shown else NO_CARD)


def _frozen(value: Any) -> Any:
    """A value that nobody can change."""
    return tuple(map(_frozen, value)) if type(value) is list else value


# --- the cards as they are dealt --------------------------------------------------------------------------------------


def _before_decisions(new: Sequence[Noted], deal: int) -> list[e.CardsDealt]:
    """The steps of dealing that are carried out before anybody has anything to decide."""
    found: list[e.CardsDealt] = []
    for event in new[deal + 1 :]:
        if isinstance(event, DECISIONS):
            break
        if isinstance(event, e.CardsDealt):
            found.append(event)
    return found


def _is_told(new: Sequence[Noted], step: int) -> bool:
    """Whether the cards of a step of dealing are among those of a deal that has just been told."""
    for event in reversed(new[:step]):
        if isinstance(event, DECISIONS):
            return False
        if isinstance(event, e.Deal):
            return True
    return False


def _dealt_at_first(plan: Plan, deal: e.Deal, hands: SeatSet, steps: Iterable[e.CardsDealt]) -> e.Deal:
    held, face_up = [0] * len(deal.hands), list[tuple[Card, Seat]]()
    for step in steps:
        held = [cards | more for cards, more in zip(held, step.hands, strict=True)]
        face_up += step.face_up
    return _dealt(plan, deal, hands, held, face_up)


def _dealt_on(plan: Plan, step: e.CardsDealt, hands: SeatSet) -> Iterator[e.Event]:
    """Cards that come after something has been decided."""
    known = {card for card, _ in step.face_up}
    for seat, cards in enumerate(step.hands):
        for card in sorted(cards_in(cards), key=lambda card: card not in known):
            yield _cards_drawn(plan, e.CardsDrawn(seat, card, card in known), hands)
