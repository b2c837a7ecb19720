"""The table as far as something is known of it: what a seat sees, or what somebody says of a trick.

Place in the pipeline: beside the players, over the engine's ``Table``, whose registers it keeps.  Phrases are weighed
over it as in play; of one that asks for more than is known here nothing can be told.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stich.cards import NO_CARD, NO_SEAT, NO_SUIT, CardSet, Seat, mask_of
from stich.engine.plan import Plan
from stich.engine.table import NO_BID, Table
from stich.engine.view import View
from stich.language.conditions.kinds import Heap, Holding, Moment, Pile, Place, numbered_pile
from stich.language.model.bindings import Values
from stich.rules.program import Code
from stich.rules.weigh import SeatSet, weigh


class UnknownHereError(LookupError):
    """What is asked is not known here."""


class KnownTable(Table):
    """A table of which no more is known than its seats and the values of its bindings.  Whoever makes one adds what
    else he knows; whatever nobody has added raises :class:`UnknownHereError`, and so does what lies face down."""

    __slots__ = ()

    def __init__(self, plan: Plan, bound: Values) -> None:
        self.rules, self.programs, self.n = plan.rules, plan.rules.programs, plan.n
        self.bound, self.beat = bound, plan.rules.under(bound)
        self.sides, self.side_of, self.after = plan.sides, plan.side_of, plan.after
        self.side_sets, self.everyone, self.its_suit = plan.side_sets, plan.everyone, NO_SUIT

    def __getattr__(self, name: str) -> Any:
        raise UnknownHereError(name)

    def lying_in(self, place: int) -> CardSet:
        """The cards that lie open in a place."""
        pile = numbered_pile(place)
        if pile in (Place.STOCK, Place.ASIDE) or (isinstance(pile, Heap) and NO_CARD in self.heaps[pile.index]):
            raise UnknownHereError(place)
        return super().lying_in(place)

    def tells(self, code: Code) -> bool | None:
        """Whether a condition of nobody in question holds, ``None`` if that cannot be told."""
        try:
            return weigh(code, self) == 1
        except UnknownHereError:
            return None


class PartlyKnown(list[int]):
    """Counts by seat, some of which are not known."""

    __slots__ = ("unknown",)

    def __init__(self, by_seat: Iterable[int], unknown: SeatSet) -> None:
        super().__init__(by_seat)
        self.unknown = unknown

    def __getitem__(self, seat: Any) -> Any:
        if self.unknown >> seat & 1:
            raise UnknownHereError(seat)
        return super().__getitem__(seat)


class Seen(KnownTable):
    """The table as a seat sees it."""

    __slots__ = ("_hand_sizes", "_parties", "_seen_hands")

    def __init__(self, view: View) -> None:
        super().__init__(view.plan, view.bound)
        self._seen_hands, self._hand_sizes = dict(view.hands), list(view.hand_sizes)
        self._parties = view.parties
        self.active, self.playing = view.active, mask_of(view.active)
        self.dealer, self.forehand, self.leader = view.dealer, view.forehand, view.leader
        self.speaker, self.bids, self.its_bid = view.speaker, list(view.bids), NO_BID
        self.bidder = view.bidder
        self.trick_number, self.deal_in_match = view.trick_number, view.deal_in_match
        self.trick, self.holder_seat = list(view.trick), view.holder_seat
        self.turned, self.exposed = list(view.turned), list(view.exposed)
        self.heaps, self.heap_seats = list(map(list, view.heaps)), list(view.heap_seats)
        self.stock, self.to_draw = [NO_CARD] * view.stock_size, view.plan.to_draw
        self._count(view)

    def _count(self, view: View) -> None:
        self.stake, self.pools = view.stake, list(view.pools)
        self.tricks = [(leader, list(cards), winner) for leader, cards, winner in view.tricks]
        self.winners = [winner for _, _, winner in view.tricks]
        self.tricks_won, self.phase_tricks = list(view.tricks_won), list(map(list, view.phase_tricks))
        unknown = self._with_hidden_cards(view)
        self.card_points = [PartlyKnown(kind, unknown) for kind in view.card_points]
        self.counters = list(map(list, view.counters))
        self.totals = list(map(list, view.totals))

    def _with_hidden_cards(self, view: View) -> SeatSet:
        """The seats of which it is not known what counts for them: cards in a heap of theirs are not seen."""
        if view.plan.secret_heaps and not all(party.all for party in view.parties):
            return self.everyone
        heaps = zip(view.plan.game.heaps, view.heap_seats, strict=True)
        return mask_of(seat for heap, seat in heaps if seat != NO_SEAT and not self._is_seen(heap.pile))

    def _is_seen(self, pile: Pile) -> bool:
        """Whether every card of a heap is seen."""
        return isinstance(pile, Heap) and NO_CARD not in self.heaps[pile.index]

    def in_own_heaps(self, seat: Seat) -> CardSet:
        """The cards of a seat's heaps, if all of them are known."""
        for heap, owner in zip(self.rules.game.heaps, self.heap_seats, strict=True):
            if owner == seat and not self._is_seen(heap.pile):
                raise UnknownHereError(heap.name.key)
        return super().in_own_heaps(seat)

    def party(self, party: int) -> SeatSet:
        """The seats of a party, if the seat knows all of them."""
        seats, whole = self._parties[party]
        if not whole:
            raise UnknownHereError(party)
        return mask_of(seats)

    @property
    def hand_sizes(self) -> list[int]:
        """How many cards each seat holds."""
        return self._hand_sizes

    def held_by(self, holding: Holding, seat: Seat) -> CardSet:
        """The cards that are a seat's so, as far as they are seen."""
        if holding is not Holding.HAND:
            return super().held_by(holding, seat)
        if seat not in self._seen_hands:
            raise UnknownHereError(seat)
        return mask_of(self._seen_hands[seat])

    def stands_at(self, moment: Moment) -> bool:
        """Whether the deal stands there."""
        if moment is Moment.ALL_PLAYED:
            return not any(self._hand_sizes) and not (self.to_draw and self.stock)
        return super().stands_at(moment)
