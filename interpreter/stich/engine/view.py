"""What one seat may know: the only thing that a bot, a page or a player is given.

Place in the pipeline: made by ``State.view`` from a position, with which it shares nothing changeable; two
positions that differ only in cards hidden from a seat give that seat equal views.  Which of equal copies a card is
nobody may know: they are numbered anew, in each hand and each place, in the order in which they are seen there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, islice
from typing import TypeVar

from stich.cards import NO_CARD, NO_SEAT, Card, CardSet, Seat, Side, cards_in, mask_of
from stich.engine.actions import Action
from stich.engine.events import Event
from stich.engine.parties import PartySeen, seen_by
from stich.engine.plan import Plan
from stich.engine.position import Checkpoint, Position
from stich.engine.seen import hands_seen
from stich.engine.table import Bidding, Meld, Stage
from stich.language.conditions.kinds import Pile
from stich.language.model.bindings import Values

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class View:
    """The deal as ``seat`` sees it.  ``hands`` holds the hands that it sees (its own, those laid open, its partners'
    where they may be shown to it); a card led face down by another is ``NO_CARD``, and so is one in a heap of which
    it does not know that it lies there: ``card_points`` leave it out.  ``heap_seats`` are those that heaps belong to
    since the first lead, in the order of ``GameModel.heaps``.  ``takers`` are the cards that would take the trick as
    it lies, where that can be told.  ``to_act`` is ``NO_SEAT`` while another seat has a transfer to decide, or a
    meld to show: only a seat that holds something for it is asked, so it is nobody's business who was.  ``transfer``
    is the step of the deal that is a transfer under way (−1: none), ``chosen`` what the seat has chosen to give in
    it; ``moved`` are the transfers so far: from whom, to whom (``NO_SEAT``: to a pile), which cards, those that it
    did not see as ``NO_CARD``; ``melded`` are the melds shown.  ``parties`` are the parties as far as the seat knows
    them; until it knows all of them, counts that hang on who is of a secret one are shown as they stood at the first
    lead.  ``events`` are those of the deal under way as the seat saw them (see ``seen``), ``begun`` what all knew of
    the match before it, enough to begin that deal again, ``deals_limit`` how many deals the match lasts, if that is
    said."""

    plan: Plan
    seat: Seat
    to_act: Seat
    stage: Stage
    legal: tuple[Action, ...]
    deal_number: int
    deal_in_match: int
    dealer: Seat
    forehand: Seat
    active: tuple[Seat, ...]
    hands: tuple[tuple[Seat, tuple[Card, ...]], ...]
    hand_sizes: tuple[int, ...]
    stock_size: int
    face_up: tuple[tuple[Card, Seat], ...]
    turned: tuple[Card, ...]
    exposed: tuple[Card, ...]
    looked_at: tuple[Card, ...]
    heaps: tuple[tuple[Card, ...], ...]
    heap_seats: tuple[Seat, ...]
    bound: Values
    parties: tuple[PartySeen, ...]
    stake: int
    phase: int
    trick_number: int
    leader: Seat
    trick: tuple[Card, ...]
    holder: int
    holder_seat: Seat
    takers: CardSet
    tricks: tuple[tuple[Seat, tuple[Card, ...], Seat], ...]
    tricks_won: tuple[int, ...]
    phase_tricks: tuple[tuple[int, ...], ...]
    card_points: tuple[tuple[int, ...], ...]
    counters: tuple[tuple[int, ...], ...]
    totals: tuple[tuple[int, ...], ...]
    pools: tuple[int, ...]
    dialogue: int
    dialogue_state: int
    speaker: Seat
    bids: tuple[int, ...]
    bidding: Bidding | None
    bidder: Seat
    transfer: int
    chosen: tuple[Card, ...]
    moved: tuple[tuple[Seat, Seat, tuple[Card, ...]], ...]
    melded: tuple[Meld, ...]
    events: tuple[Event, ...]
    begun: Checkpoint
    deals_limit: int | None

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own hand."""
        return dict(self.hands)[self.seat]

    @property
    def side(self) -> Side:
        """The seat's side."""
        return self.plan.side_of[self.seat]

    @property
    def key(self) -> str:
        """The information state as text: equal for positions that the seat cannot tell apart."""
        return repr([getattr(self, name) for name in View.__slots__ if name != "plan"])


def view_of(s: Position, seat: Seat, legal: tuple[Action, ...], takers: CardSet) -> View:
    """What ``seat`` may know of ``s``; ``legal`` is what may be done now, ``takers`` what would take the trick."""
    hidden, deck = s.face_down and seat != s.leader, s.plan.game.deck
    tricks, trick = _tricks(s)
    numbered = deck.numbered
    hands = _seen(s, seat)
    parties = seen_by(s, seat, hands)
    told = all(party.all for party in parties)
    return View(
        plan=s.plan,
        seat=seat,
        to_act=NO_SEAT if s.stage in (Stage.TRANSFER, Stage.MELD) and s.to_act != seat else s.to_act,
        stage=s.stage,
        legal=legal if s.to_act == seat else (),
        deal_number=s.deal_number,
        deal_in_match=s.deal_in_match,
        dealer=s.dealer,
        forehand=s.forehand,
        active=s.active,
        hands=tuple([(each, tuple(numbered(s.hands[each]))) for each in hands]),
        hand_sizes=tuple(map(len, s.hands)),
        stock_size=len(s.stock),
        face_up=tuple(zip(numbered(card for card, _ in s.face_up), (holder for _, holder in s.face_up), strict=True)),
        turned=tuple(numbered(s.turned)),
        exposed=tuple(numbered(s.exposed)),
        looked_at=tuple(numbered([card for looker, card in s.looked_at if looker == seat])),
        heaps=tuple([tuple(numbered(_known(s, seat, heap))) for heap in s.heaps]),
        heap_seats=tuple(NO_SEAT if i in s.plan.secret_heaps and not told else o for i, o in enumerate(s.heap_seats)),
        bound=s.bound,
        parties=parties,
        stake=s.stake,
        phase=s.phase,
        trick_number=s.trick_number,
        leader=s.leader,
        trick=(NO_CARD,) * len(s.trick) if hidden else trick,
        holder=NO_CARD if hidden or not s.trick else _holder(s, trick),
        holder_seat=s.holder_seat,
        takers=0 if hidden else deck.with_copies(takers),
        tricks=tricks,
        tricks_won=tuple(s.tricks_won),
        phase_tricks=tuple(map(tuple, s.phase_tricks)),
        card_points=tuple(map(tuple, _told(s, "card_points", told, _counted(s, seat, told)))),
        counters=tuple(map(tuple, _told(s, "counters", told, s.counters))),
        totals=tuple(map(tuple, _told(s, "totals", told, s.totals))),
        pools=tuple(_told(s, "pools", told, s.pools)),
        dialogue=s.dialogue,
        dialogue_state=s.dialogue_state,
        speaker=s.speaker,
        bids=tuple(s.bids),
        bidding=s.bidding,
        bidder=s.bidder,
        transfer=s.step - 1 if s.stage == Stage.TRANSFER else -1,
        chosen=tuple(numbered(s.chosen)) if s.to_act == seat else (),
        moved=tuple(_moved(s, seat)),
        melded=tuple(meld._replace(cards=mask_of(numbered(cards_in(meld.cards)))) for meld in s.melded),
        events=s.seen_by(seat),
        begun=s.public_beginning(),
        deals_limit=s.deals_limit,
    )


def _tricks(s: Position) -> tuple[tuple[tuple[Seat, tuple[Card, ...], Seat], ...], tuple[Card, ...]]:
    """The tricks so far, and the one that is played."""
    if not s.plan.copied:
        return tuple((leader, tuple(cards), winner) for leader, cards, winner in s.tricks), tuple(s.trick)
    cards = iter(s.plan.game.deck.numbered(chain(*(cards for _, cards, _ in s.tricks), s.trick)))
    tricks = tuple((leader, tuple(islice(cards, len(trick))), winner) for leader, trick, winner in s.tricks)
    return tricks, tuple(cards)


def _holder(s: Position, trick: tuple[Card, ...]) -> int:
    """The holder of the trick, as a card of the trick as it is seen."""
    led, card = divmod(s.holder, s.n)
    return trick[s.trick.index(card)] + led * s.n if s.plan.copied else s.holder


def _told(s: Position, register: str, told: bool, now: list[T]) -> list[T]:
    """Counts of the deal or the match, one for each of their kind, without what would tell who is of a secret party."""
    if told or s.over:
        return now
    return [s.at_first_lead.get((register, i), each) for i, each in enumerate(now)]  # type: ignore[misc]


def _moved(s: Position, seat: Seat) -> Iterator[tuple[Seat, Seat, tuple[Card, ...]]]:
    """The cards that changed places, as a seat saw it."""
    numbered = s.plan.game.deck.numbered
    for giver, receiver, cards, shown in s.moved:
        seen = shown or seat in (giver, receiver)
        yield giver, receiver, tuple(numbered(cards)) if seen else (NO_CARD,) * len(cards)
    for giver, to, cards in s.held_back:
        if giver == seat:
            yield giver, NO_SEAT if isinstance(to, Pile) else to, tuple(numbered(cards))


def _known(s: Position, seat: Seat, pile: Iterable[Card]) -> Iterator[Card]:
    """The cards of a heap, those of which a seat does not know that they lie there as ``NO_CARD``."""
    known = s.known_lying[seat]
    return (card if known >> card & 1 else NO_CARD for card in pile)


def _counted(s: Position, seat: Seat, told: bool) -> list[list[int]]:
    """The card points, without those of cards in heaps of which a seat does not know that they lie there, or whose."""
    counted = [kind[:] for kind in s.card_points]
    for i, (heap, owner) in enumerate(zip(s.plan.game.heaps, s.heap_seats, strict=True)):
        if owner != NO_SEAT:
            known = s.known_lying[seat] if told or i not in s.plan.secret_heaps else 0
            hidden = [card for card in s.pile(heap.pile) if not known >> card & 1]
            for kind, count in zip(counted, s.beat.point_counts, strict=True):
                kind[owner] -= sum(map(count, hidden))
    return counted


def _seen(s: Position, seat: Seat) -> list[Seat]:
    """The seats whose hands a seat sees: its own, those laid open, its partners' where hands are shown, its side's if
    it directs."""
    return list(cards_in(hands_seen(s.plan, seat) | s.open_hands))
