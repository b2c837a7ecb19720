"""What lies on the table: everything about a match that changes in play, as plain data.

Place in the pipeline: the bottom of the engine's states; it knows the tables of ``rules`` and nothing of what may be
done.  ``position`` adds what a match is played with, ``state`` plays it.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import NamedTuple, TypeAlias

from stich.cards import NO_SUIT, Card, CardSet, Seat, Side, mask_of
from stich.language.conditions.kinds import Place
from stich.language.conditions.terms import Cards
from stich.language.model.bindings import Values
from stich.rules.tables import BoundRules, Rules

NO_BID = -1


class Stage(IntEnum):
    """What kind of decision is awaited."""

    TRICK = 0
    TRANSFER = 1
    DIALOGUE = 2
    OVER = 3
    SETUP = 4  # never seen from outside


class Ended(IntEnum):
    """Whether what was said ends the deal, and how."""

    NO = 0
    YES = 1
    THROWN_IN = 2


class Right(NamedTuple):
    """A seat that may still exchange or give, and the cards that it may do it with."""

    seat: Seat
    cards: CardSet


class Moved(NamedTuple):
    """Cards that a transfer has moved."""

    giver: Seat
    receiver: Seat  # ``NO_SEAT``: a pile
    cards: tuple[Card, ...]
    shown: bool  # whether all have seen them


class HeldBack(NamedTuple):
    """Cards that a seat has chosen to give, while others still choose."""

    giver: Seat
    to: Seat | Place
    cards: tuple[Card, ...]


class Table:
    """The data of one match.  Seats and sides are numbers from 0, cards are indices into the deck."""

    __slots__ = (
        "active",
        "after",
        "aside",
        "beat",
        "bids",
        "bound",
        "card_points",
        "chosen",
        "conceded",
        "conceded_for",
        "counters",
        "deal_number",
        "dealer",
        "deals_done",
        "dealt",
        "dialogue",
        "dialogue_state",
        "ended",
        "exposed",
        "face_down",
        "face_up",
        "forehand",
        "free",
        "fruitless",
        "given",
        "hands",
        "held",
        "held_back",
        "holder",
        "holder_seat",
        "in_trick",
        "its_bid",
        "its_suit",
        "last_dealt",
        "last_points",
        "leader",
        "looked_at",
        "moved",
        "n",
        "next_seat",
        "over",
        "past_points",
        "phase",
        "phase_began",
        "pool",
        "rights",
        "rules",
        "settled",
        "side_of",
        "side_tricks",
        "sides",
        "simple",
        "speaker",
        "spoke",
        "stage",
        "stake",
        "step",
        "stock",
        "taken",
        "takes",
        "tied",
        "to_act",
        "to_draw",
        "trick",
        "trick_number",
        "tricks",
        "turn",
        "turned",
        "uneven",
        "waiting",
        "winner",
        "winners",
    )

    # for the whole match
    rules: Rules
    n: int  # cards in the pack
    simple: bool  # whether a card takes the trick depends on the holder alone
    sides: tuple[tuple[Seat, ...], ...]
    side_of: tuple[Side, ...]
    after: tuple[tuple[Seat, ...], ...]  # for each seat the others in playing order, itself last
    counters: list[list[int]]  # for each counter of the match, one number a side
    pool: int
    over: bool
    winner: Side | None
    last_points: list[int]  # what the last deal scored for each side
    past_points: list[list[int]]  # the same of the deals before, as far back as a total of the last deals goes

    # for one deal
    deal_number: int  # of the packs shuffled so far, those thrown in among them
    deals_done: int  # deals scored so far
    fruitless: int  # deals begun one after the other without a score that came of a decision, this one among them
    dealer: Seat
    forehand: Seat
    active: tuple[Seat, ...]  # the seats that play in this deal
    next_seat: tuple[Seat, ...]
    in_trick: int  # how many cards make a trick
    hands: list[list[Card]]  # in ascending order
    stock: list[Card]  # the next card first
    uneven: bool  # the hands are not of one size any more; the deal ends when one has nothing to play
    to_draw: bool  # cards are drawn from the stock during the play
    turned: list[Card]
    exposed: list[Card]
    aside: list[Card]
    face_up: list[tuple[Card, Seat]]  # cards dealt face up, in dealing order
    looked_at: list[tuple[Seat, Card]]  # cards of the stock that a seat has seen
    moved: list[Moved]  # by transfers
    bound: Values
    beat: BoundRules
    dealt: list[CardSet]  # what was dealt to each seat, where anything asks
    held: list[CardSet]  # what each seat held when the first card was led, where anything asks
    last_dealt: Card
    phase_began: list[int]  # for each phase that has begun, how many tricks had been played
    settled: int  # what clauses ask beside the trick's cards, as it was when the trick began
    takes: tuple[CardSet, ...]  # who takes from whom, where that depends on the holder alone
    stake: int
    conceded: Side | None
    conceded_for: int  # what the other side scores then
    winners: list[Seat]  # of the tricks so far
    tricks: list[tuple[Seat, list[Card], Seat]]  # leader, cards, winner; bare, for one is made at every trick
    side_tricks: list[int]
    card_points: list[list[int]]  # for each kind of card points, one number a side
    phase: int
    free: bool  # in this phase any card may be played in reply
    stage: Stage
    ended: Ended  # by something said
    step: int  # of the deal: the next one to carry out

    # for one trick
    trick_number: int
    leader: Seat
    to_act: Seat
    trick: list[Card]
    holder: int  # the card that holds the trick, plus the size of the pack if it was not led
    holder_seat: Seat
    tied: bool
    face_down: bool  # the card led lies face down

    # for a dialogue or a transfer
    dialogue: int
    dialogue_state: int
    speaker: Seat
    turn: Seat  # whose turn goes on when the dialogue is over; NO_SEAT: nobody's, it was not opened on a turn
    spoke: dict[Side, Seat]  # who has spoken for each side
    waiting: list[Seat]  # who is still to speak, where every seat does so in turn
    bids: list[int]  # what each seat has bid, NO_BID if it has not
    its_bid: int  # the bid in question, NO_BID if none is
    rights: list[Right]  # of those that come, in turn
    given: Card
    its_suit: int
    chosen: list[Card]  # of a portion: what the seat has chosen to give, still in its hand
    taken: list[Card]  # what it took before it gives
    held_back: list[HeldBack]

    @property
    def suit_led(self) -> int:
        """The suit that the card led to the trick counts as, ``NO_SUIT`` before the lead."""
        return self.beat.suit[self.trick[0]] if self.trick else NO_SUIT

    def pile(self, place: Place) -> list[Card]:
        """The cards that lie in a place; changing the list changes the place."""
        match place:
            case Place.STOCK:
                return self.stock
            case Place.TURNED:
                return self.turned
            case Place.EXPOSED:
                return self.exposed
            case Place.ASIDE:
                return self.aside

    def cards(self, expression: Cards, its_suit: int = NO_SUIT) -> CardSet:
        """The cards that an expression means now, ``its suit`` being the given one."""
        mask = self.beat.known(expression, self.suit_led, its_suit)
        if mask is not None:
            return mask
        lying = {place: mask_of(self.pile(place)) for place in Place}
        return self.beat.cards(expression, suit_led=self.suit_led, its_suit=its_suit, lying=lying)


Fact: TypeAlias = Callable[[Table, Seat, Side], bool]
"""What a condition has become: whether it holds, for a seat and its side."""
