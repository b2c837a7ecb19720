"""Deals of which somebody has set the cards: the way back from the hands to the pack that deals them.

Place in the pipeline: on top of ``deal``, which deals each pack that is tried here; a match takes its packs from
``Posed``.  Knows seats and cards; must not know words, nor where a deal was written down.

Where a card of the pack comes to lie hangs on the steps of the deal, on who deals, and in some games on the cards
themselves (so many are turned up until two suits have appeared).  So a pack is dealt, the cards that are set are put
where the seats got theirs, and what comes of that is dealt again, until nothing changes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from stich.cards import NO_CARD, NO_SEAT, Card, Deck, Seat
from stich.engine import deal, events
from stich.engine.errors import UnplayableError
from stich.engine.packs import FILLS, Arranging, Seeded
from stich.engine.position import Position
from stich.errors import StichError
from stich.language.model.deal import BindLastDealt, TurnUp
from stich.rng import shuffled, stream

ROUNDS_AT_MOST = 60  # dealings of one pack until it lies right
FILLS_AT_MOST = 50  # ways to deal the cards that nobody has set


class PosedError(StichError, ValueError):
    """A deal that the spec does not deal so."""


@dataclass(frozen=True, slots=True)
class PosedDeal:
    """The cards of a deal as far as they are set; of equal copies each is the first.  Whatever is not is dealt by the
    seed."""

    hands: Mapping[Seat, Sequence[Card]] = field(default_factory=dict)
    face_up: Mapping[Seat, Sequence[Card]] = field(default_factory=dict)  # of those the ones dealt face up, in order
    turned_up: Sequence[Card] = ()  # what shows: the last card dealt, or those that are turned from the stock
    stock: Sequence[Card] = ()  # the rest of the pack from its top, after those turned up
    heaps: Mapping[int, Sequence[Card]] = field(default_factory=dict)
    cut: Sequence[Card] | None = None  # laid out when the pack is cut
    dealer: Seat = NO_SEAT  # who deals, if that is set
    where: str = ""  # where it is written down


class Posed(Arranging):
    """The deals that are set, by their number from 1; the others from the seed."""

    def __init__(self, deals: Mapping[int, PosedDeal], seed: int = 0) -> None:
        super().__init__(seed)
        self.deals = dict(deals)

    def dealer(self, number: int) -> Seat:
        """Who deals, if that is set."""
        posed = self.deals.get(number)
        return NO_SEAT if posed is None else posed.dealer

    def arrange(self, at: Position) -> list[Card]:
        """The pack that deals what is set.

        Raises:
            PosedError: the spec deals otherwise.
        """
        posed = self.deals.get(at.deal_number)
        return at.stock if posed is None else _arranged(at, posed, stream(self.seed, FILLS, at.deal_number))


@dataclass(frozen=True, slots=True)
class _Dealt:
    """Where the cards of a pack come to lie: places in the pack, those of a hand in the order of dealing."""

    hands: list[list[int]]
    heaps: list[list[int]]
    rest: list[int]
    laid_out: list[int]
    face_up: list[int]
    shown: list[int]  # of the cards that are turned up


def _arranged(s: Position, posed: PosedDeal, chance: int) -> list[Card]:
    fault = ""
    for attempt in range(FILLS_AT_MOST):
        pack = _with_fill(s, posed, stream(chance, attempt))
        fault = _fault(s, posed, pack)
        if not fault or not _left(s.plan.game.deck, posed):
            break
    if fault:
        raise PosedError(f"{posed.where}: {fault}" if posed.where else fault)
    return pack


def _left(deck: Deck, posed: PosedDeal) -> list[Card]:
    """The cards that are not set, in the order of the pack."""
    piles = (*posed.hands.values(), *posed.heaps.values(), posed.stock, posed.cut or ())
    named = Counter(card for pile in piles for card in pile)
    named += Counter(card for card in posed.turned_up if not named[card])
    left = Counter(map(deck.first, range(len(deck)))) - named
    return sorted(left.elements())


def _with_fill(s: Position, posed: PosedDeal, chance: int) -> list[Card]:
    """The pack that has come to rest: dealt again, the cards that are set lie where they lay."""
    deck = s.plan.game.deck
    fill, pack = shuffled(_left(deck, posed), chance), list(s.stock)
    seen = {tuple(pack)}
    for _ in range(ROUNDS_AT_MOST):
        pack = deck.numbered(_put(_deal_out(s, pack), posed, fill, len(deck)))
        if tuple(pack) in seen or NO_CARD in pack:
            break
        seen.add(tuple(pack))
    return pack


def _deal_out(s: Position, pack: Sequence[Card]) -> _Dealt:
    """Where the cards of a pack come to lie, in a copy of the match."""
    t = s.copy()
    t.packs, t.tally, t.stock = Seeded(0), None, list(pack)
    t.watch()
    before = t.event_count
    with suppress(UnplayableError):  # whoever plays the deal is told
        deal.advance(t)
    place, told = {card: i for i, card in enumerate(pack)}, t.events_after(before)
    dealt = next((each for each in told if isinstance(each, events.Deal)), None)
    out = next((each.exposed for each in told if isinstance(each, events.PackCut)), [])
    laid_out = [place[card] for card in out]
    if dealt is None:
        return _Dealt([[] for _ in s.hands], [], sorted(set(place.values()) - set(laid_out)), laid_out, [], [])
    hands = [[place[card] for card in hand] for hand in dealt.hands]
    heaps = [[place[card] for card in heap] for heap in dealt.heaps]
    up = [place[card] for card, _ in dealt.face_up]
    return _Dealt(hands, heaps, [place[card] for card in dealt.stock], laid_out, up, _shown(s, told, place))


def _shown(s: Position, told: Iterable[events.Event], place: Mapping[Card, int]) -> list[int]:
    """The places of the cards that are turned up, or are the last dealt and shown."""
    steps = s.plan.game.steps
    bindings = {step.binding for step in steps if isinstance(step, BindLastDealt | TurnUp)}
    for event in told:
        if isinstance(event, events.ThrownIn):
            break
        if isinstance(event, events.NameBound) and event.binding in bindings and event.face_up:
            return [place[card] for card in event.face_up]
    return []


def _put(dealt: _Dealt, posed: PosedDeal, fill: Iterable[Card], size: int) -> list[Card]:
    """The pack with the cards that are set where they will be dealt as they are set."""
    pack, out = [NO_CARD] * size, posed.cut
    hands, rest = {seat: [*cards] for seat, cards in posed.hands.items()}, _rest(dealt, posed)
    order = _without(dealt, size, len(out)) if out is not None else list(range(size))
    if out is not None:
        pack[size - len(out) :] = out
    for place, card in zip(dealt.shown, _less(posed.turned_up, posed.stock), strict=False):
        pack[order[place]] = card
        lies = next((hands[seat] for seat, hand in enumerate(dealt.hands) if place in hand and seat in hands), rest)
        if card in lies:
            lies.remove(card)
    for seat, places in enumerate(dealt.hands):
        first = posed.face_up.get(seat, ())
        _fill_in(pack, [order[place] for place in places if place in dealt.face_up], first)
        _fill_in(pack, [order[place] for place in places], _less(hands.get(seat, ()), first))
    for heap, places in enumerate(dealt.heaps):
        _fill_in(pack, [order[place] for place in places], posed.heaps.get(heap, ()))
    stock = [order[place] for place in dealt.rest]
    _fill_in(pack, [*stock, *(place for place in range(size) if place not in stock)], rest)
    _fill_in(pack, range(size), fill)
    return pack


def _rest(dealt: _Dealt, posed: PosedDeal) -> list[Card]:
    """What is set for the stock; what is turned up later than can be seen here lies on it."""
    return [*([] if dealt.shown else _less(posed.turned_up, posed.stock)), *posed.stock]


def _without(dealt: _Dealt, size: int, out: int) -> list[int]:
    """Where each place of a pack lies in one with so many cards that are laid out at its bottom; −1: nowhere."""
    order, at = [-1] * size, 0
    for place in range(size):
        if place not in dealt.laid_out and at < size - out:
            order[place], at = at, at + 1
    return order


def _fill_in(pack: list[Card], places: Iterable[int], cards: Iterable[Card]) -> None:
    """Put cards in places that are free."""
    free = (place for place in places if place >= 0 and pack[place] == NO_CARD)
    for place, card in zip(free, cards, strict=False):
        pack[place] = card


def _less(cards: Iterable[Card], others: Iterable[Card]) -> list[Card]:
    """The cards without the others, in their order."""
    left = [*cards]
    for card in others:
        if card in left:
            left.remove(card)
    return left


# --- whether it is so -------------------------------------------------------------------------------------------------


def _fault(s: Position, posed: PosedDeal, pack: Sequence[Card]) -> str:
    """What is dealt otherwise than it is set, and what to do about it; nothing if all is as it is set."""
    deck, cards = s.plan.game.deck, sorted(pack)
    if cards != list(range(len(deck))):
        sizes = _sizes(s, posed, _deal_out(s, s.stock))
        return f"more cards are set for some places than are dealt there, where seat {s.dealer} deals: {sizes}"
    dealt = _deal_out(s, pack)
    at = [deck.first(card) for card in pack]
    for seat, given in posed.hands.items():
        if seat >= len(dealt.hands) or Counter(given) - Counter(at[place] for place in dealt.hands[seat]):
            return f"seat {seat} does not get what is set: " + _sizes(s, posed, dealt)
    for seat, given in posed.face_up.items():
        if [*given] != [at[place] for place in dealt.hands[seat] if place in dealt.face_up][: len(given)]:
            return f"seat {seat} is not dealt those cards face up"
    for heap, given in posed.heaps.items():
        if heap >= len(dealt.heaps) or [*given] != [at[place] for place in dealt.heaps[heap][: len(given)]]:
            return f"the heap {s.plan.game.own_heaps[heap].name.key} does not get what is set"
    if posed.cut is not None and sorted(posed.cut) != sorted(at[place] for place in dealt.laid_out):
        return "the cut does not lay out those cards; the spec says which of the bottom cards are"
    return _stock_fault(posed, dealt, at)


def _stock_fault(posed: PosedDeal, dealt: _Dealt, at: Sequence[Card]) -> str:
    shown = [at[place] for place in dealt.shown]
    if dealt.shown and Counter(posed.turned_up) - Counter(shown):
        return f"{len(shown)} cards are turned up, and not those that are set; the last card dealt is the dealer's"
    rest, lies = _rest(dealt, posed), [at[place] for place in dealt.rest]
    if dealt.shown:
        lies = _less(lies, _less(posed.turned_up, posed.stock))
    if rest != lies[: len(rest)]:
        return f"{len(rest)} cards are set for the stock, and {len(lies)} are left for it in that order"
    return ""


def _sizes(s: Position, posed: PosedDeal, dealt: _Dealt) -> str:
    """How many cards are set for whom, and how many are dealt."""
    parts = [
        f"seat {seat} is dealt {len(dealt.hands[seat]) if seat < len(dealt.hands) else 0}, {len(given)} are set"
        for seat, given in posed.hands.items()
    ]
    heaps = (f"{s.plan.game.own_heaps[heap].name.key} gets {len(dealt.heaps[heap]) if dealt.heaps else 0}, "
             f"{len(given)} are set" for heap, given in posed.heaps.items())  # fmt: skip
    stock = [f"the stock has {len(dealt.rest)}, {len(posed.stock)} are set"] if posed.stock else []
    return "; ".join([*parts, *heaps, *stock])
