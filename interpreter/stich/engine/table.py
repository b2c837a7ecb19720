"""What lies on the table: everything about a match that changes in play, as plain data.

Place in the pipeline: the bottom of the engine's states.  It knows the tables of ``rules``, keeps the registers that
the programs of ``rules`` ask, and knows nothing of what may be done.  ``position`` adds what a match is played with,
``state`` plays it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from stich.cards import NO_CARD, NO_SEAT, NO_SUIT, Card, CardSet, Seat, Side, mask_of, played
from stich.engine.events import Awarded
from stich.engine.tally import Tally
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Heap, Holding, Moment, Pile, Place, Role, Suited, numbered_pile
from stich.language.model.bindings import Values
from stich.machine.limits import Ended as Ended
from stich.machine.limits import Stage as Stage
from stich.rules.program import Code, Programs, hangs_on_spots
from stich.rules.tables import BoundRules, Rules
from stich.rules.walk import Held, suit_set_by, takers, walk
from stich.rules.weigh import NOTHING, SeatSet, weigh

NO_BID = -1

When: TypeAlias = Code | None
"""The program of a condition; nothing where it always holds."""


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


class Bidding(NamedTuple):
    """An auction as it stands: who calls, from the first on; who is out; how often each has called; how many passes
    have followed one another; up to whom the seats have come in, where they bid in pairs; the highest bid; what was
    bound before anything was bid; and who has called since the highest bid was made or held."""

    order: tuple[Seat, ...]
    out: SeatSet
    calls: tuple[int, ...]
    before: Values
    must: Seat = NO_SEAT
    passed: int = 0
    came: int = 2
    height: int = -1
    since: SeatSet = 0


class Meld(NamedTuple):
    """A meld that a seat has shown: index of the melds, and of its kind among them; its cards, none if only its kind
    is known; the number of the trick before which it was chosen, 0 if it was not."""

    seat: Seat
    melds: int
    kind: int
    cards: CardSet
    trick: int


class HeldBack(NamedTuple):
    """Cards that a seat has chosen to give, while others still choose."""

    giver: Seat
    to: Seat | Pile
    cards: tuple[Card, ...]


class Table:
    """The data of one match.  Seats and sides are numbers from 0, cards are indices into the deck."""

    __slots__ = (
        "active", "after", "aside", "at_first_lead", "awards", "beat", "bidder", "bidding", "bids", "bound",
        "card_points", "chosen", "conceded", "counters", "deal_in_match", "deal_number", "dealer",
        "deals_done", "dealt", "dialogue", "dialogue_state", "ended", "everyone", "exposed", "face_down",
        "face_up", "forehand", "free", "fruitless", "given", "hands", "heap_seats", "heaps", "held",
        "held_back", "holder", "holder_seat", "in_trick", "its_bid", "its_suit", "known_lying", "last_dealt",
        "last_points", "leader", "looked_at", "melded", "moved", "n", "next_seat", "open_hands", "over", "parties",
        "parties_told", "past_points", "phase", "phase_began", "phase_tricks", "playing", "pools", "programs",
        "rights", "rules", "scored", "settled", "side_of", "side_sets", "side_tricks", "sides", "simple",
        "speaker", "spoke", "stage", "stake", "step", "stock", "taken", "takes", "talks", "tally", "then_leads", "tied",
        "to_act", "to_draw", "totals", "trick", "trick_number", "tricks", "tricks_won", "turn", "turned",
        "uneven", "waiting", "winner", "winners", "won_with",
    )  # fmt: skip

    # for the whole match
    rules: Rules
    programs: Programs  # of the phrases of the game
    n: int  # cards in the pack
    simple: bool  # whether a card takes the trick depends on the holder alone
    sides: tuple[tuple[Seat, ...], ...]
    side_of: tuple[Side, ...]
    after: tuple[tuple[Seat, ...], ...]  # for each seat the others in playing order, itself last
    everyone: SeatSet
    side_sets: tuple[SeatSet, ...]
    scored: tuple[int, ...]  # the totals that points are added to
    totals: list[list[int]]  # for each total of the match, one number a side
    pools: list[int]
    over: bool
    winner: Side | None
    last_points: list[int]  # what the last deal scored for each side
    tally: Tally | None  # what comes of the deals is added up there; None: nobody asks
    past_points: list[list[int]]  # the same of the deals before, as far back as a total of the last deals goes

    # for one deal
    deal_number: int  # of the packs shuffled so far, those thrown in among them
    deals_done: int  # deals scored so far
    deal_in_match: int  # the number of the deal, those thrown in not counted
    fruitless: int  # deals begun one after the other without a score that came of a decision, this one among them
    dealer: Seat
    forehand: Seat
    active: tuple[Seat, ...]  # the seats that play in this deal
    playing: SeatSet  # the same, and between deals every seat
    next_seat: tuple[Seat, ...]
    in_trick: int  # how many cards make a trick
    hands: list[list[Card]]  # in ascending order
    stock: list[Card]  # the next card first
    uneven: bool  # the hands are not of one size any more; the deal ends when one has nothing to play
    to_draw: bool  # cards are drawn from the stock during the play
    turned: list[Card]
    exposed: list[Card]
    aside: list[Card]
    heaps: list[list[Card]]  # those that the spec names
    heap_seats: list[Seat]  # of each of ``GameModel.heaps`` the seat that it belongs to since the first lead, if any
    known_lying: list[CardSet]  # for each seat the cards aside or in heaps that it has put there, or seen there
    open_hands: SeatSet  # whose cards have been laid open
    face_up: list[tuple[Card, Seat]]  # cards dealt face up, in dealing order
    looked_at: list[tuple[Seat, Card]]  # cards of the stock that a seat has seen
    moved: list[Moved]  # by transfers
    melded: list[Meld]  # the melds shown
    bound: Values
    beat: BoundRules
    dealt: list[CardSet]  # what was dealt to each seat, where anything asks
    at_first_lead: dict[tuple[str, int], list[int] | int]  # counts as they stood then that are not told at once
    held: list[CardSet]  # what each seat held when the first card was led, where anything asks
    parties: list[SeatSet]  # of each party its seats, as far as it has any yet
    parties_told: dict[int, SeatSet]  # the same of those of which somebody says it, whatever was held
    last_dealt: Card
    phase_began: list[int]  # for each phase that has begun, how many tricks had been played
    settled: int  # what clauses ask beside the trick's cards, as it was when the trick began
    takes: tuple[CardSet, ...]  # who takes from whom, where that depends on the holder alone
    stake: int
    conceded: Side | None
    awards: list[Awarded]  # since the last deal was scored
    winners: list[Seat]  # of the tricks so far
    won_with: list[Card]  # the cards that won them
    tricks: list[tuple[Seat, list[Card], Seat]]  # leader, cards, winner; bare, for one is made at every trick
    tricks_won: list[int]  # by seat
    side_tricks: list[int]  # the same by side, for the end of a deal hangs on it
    phase_tricks: list[list[int]]  # for each phase the same, where there are several
    card_points: list[list[int]]  # for each kind of card points, one number a seat: of the cards won, and gained
    counters: list[list[int]]  # for each counter of the deal, one number a seat
    phase: int
    free: bool  # in this phase any card may be played in reply
    stage: Stage
    ended: Ended  # by something said or gained
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
    talks: list[tuple[Seat, int]]  # after a trick: who is still to open which dialogue
    then_leads: Seat  # who leads when they are over; NO_SEAT: none is held after a trick
    spoke: dict[Side, Seat]  # who has spoken for each side
    waiting: list[Seat]  # who is still to speak, where every seat does so in turn
    bids: list[int]  # what each seat has bid, NO_BID if it has not
    its_bid: int  # the bid in question, NO_BID if none is
    bidding: Bidding | None  # the last auction
    bidder: Seat  # whose bid is the highest of it
    rights: list[Right]  # of those that come, in turn
    given: Card
    its_suit: int
    chosen: list[Card]  # of a portion: what the seat has chosen to give, still in its hand
    taken: list[Card]  # what it took before it gives
    held_back: list[HeldBack]

    # --- registers that follow from others ---------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many seats play in this deal."""
        return len(self.active)

    @property
    def hand_sizes(self) -> list[int]:
        """How many cards each seat holds."""
        return list(map(len, self.hands))

    @property
    def bids_made(self) -> list[int]:
        """What each seat has bid, or is about to bid; 0 before."""
        made = [max(0, bid) for bid in self.bids]
        if self.its_bid != NO_BID:
            made[self.to_act] = self.its_bid
        return made

    @property
    def columns(self) -> Sequence[int]:
        """The numbers of the contract that is bound; each is nothing while none is."""
        game = self.rules.game
        held = self.bound[game.contract]
        return game.contracts[held[0]].columns if held else [NOTHING] * len(game.columns)

    @property
    def suit_led(self) -> int:
        """The suit that was led: what the first card of the trick that belongs to a suit counts as, ``NO_SUIT`` before
        there is one."""
        if not self.trick:
            return NO_SUIT
        suit = self.beat.suit[self.trick[0]]
        return suit_set_by(self.beat, self.trick) if suit == NO_SUIT else suit

    def meets(self, when: When, the: SeatSet = 0) -> bool:
        """Whether a condition holds, with ``the`` in question."""
        return when is None or weigh(when, self, the) == 1

    def all_tricks(self) -> int:
        """How many tricks the deal has when it is played to its end: those won and those that the cards left allow."""
        drawn = len(self.stock) // self.in_trick if self.to_draw else 0
        under_way = bool(self.trick) and len(self.winners) < self.trick_number
        held = max(len(self.hands[seat]) for seat in self.active)  # who sits out plays none of his
        left = max(held, len(self.hands[self.leader]) + 1 if under_way else 0)
        return len(self.winners) + left + drawn

    def all_points(self, kind: int) -> int:
        """The card points of the pack."""
        return sum(self.beat.point_values[kind])

    def stands_at(self, moment: Moment) -> bool:
        """Whether the deal stands there."""
        match moment:
            case Moment.BEFORE_FIRST_LEAD:
                return self.trick_number == 1 and not self.trick
            case Moment.STOCK_EMPTY:
                return not self.stock
            case Moment.ALL_PLAYED:
                return not any(self.hands) and not (self.to_draw and self.stock)

    # --- who is who ---------------------------------------------------------------------------------------------------

    def who(self, role: Role) -> Seat:
        """The seat that has a role now, ``NO_SEAT`` if none has, or if it takes more than the table to know."""
        match role:
            case Role.DEALER:
                return self.dealer
            case Role.FOREHAND:
                return self.forehand
            case Role.LEADER:
                return self.leader
            case Role.SPEAKER:
                return self.speaker
            case Role.GIVER:
                return self.to_act
            case Role.BIDDER:
                return self.bidder
            case Role.OPPONENT:
                return self._opponent()
            case Role.DIRECTOR:
                return NO_SEAT if self.speaker == NO_SEAT else self._director(self.side_of[self.speaker])
            case Role.WINNER | Role.LOSER | Role.LOT | Role.BOUND | Role.HOLDER | Role.SEAT | Role.TAKER | Role.AHEAD:
                return NO_SEAT

    def party(self, party: int) -> SeatSet:
        """The seats of a party."""
        return self.parties[party]

    def _director(self, side: Side) -> Seat:
        return next(iter(self.rules.game.seats.directors[side:]), NO_SEAT)

    def _opponent(self) -> Seat:
        """Who answers the last speaker: who did so before, else the other side's director, else its next seat."""
        if self.speaker == NO_SEAT:
            return NO_SEAT
        order, own = self.after[self.speaker], self.side_of[self.speaker]
        following = [seat for seat in order if seat in self.active and self.side_of[seat] != own]
        if not following:
            return NO_SEAT
        other = self.side_of[following[0]]
        director = self._director(other)
        return self.spoke.get(other, following[0] if director == NO_SEAT else director)

    def seats_in_trick(self) -> list[Seat]:
        """The seats whose cards lie in the trick, in turn."""
        seats = [self.leader]
        while len(seats) < len(self.trick):
            seats.append(self.next_seat[seats[-1]])
        return seats[: len(self.trick)]

    # --- cards --------------------------------------------------------------------------------------------------------

    def pile(self, place: Pile) -> list[Card]:
        """The cards that lie in a place; changing the list of a pile changes the pile."""
        match place:
            case Heap(index):
                return self.heaps[index]
            case Place.STOCK:
                return self.stock
            case Place.TURNED:
                return self.turned
            case Place.EXPOSED:
                return self.exposed
            case Place.ASIDE:
                return self.aside
            case Place.TRICK:
                return self.trick
            case Place.PLAYED:
                return [card for _, trick, _ in self.tricks for card in trick if trick is not self.trick]

    def lying_in(self, place: int) -> CardSet:
        """The cards that lie in a pile, by its number."""
        mask = 0
        for card in self.pile(numbered_pile(place)):
            if card >= 0:
                mask |= 1 << card
        return mask

    def held_by(self, holding: Holding, seat: Seat) -> CardSet:
        """The cards that are a seat's so."""
        match holding:
            case Holding.HAND:
                return mask_of(self.hands[seat])
            case Holding.DEALT:
                return self.dealt[seat]
            case Holding.HELD:
                return self.held[seat]
            case Holding.TAKEN:
                won = played(card for _, trick, winner in self.tricks if winner == seat for card in trick)
                return won | self.in_own_heaps(seat)

    def in_own_heaps(self, seat: Seat) -> CardSet:
        """The cards of the heaps that belong to a seat since the first lead."""
        mask = 0
        for heap, owner in zip(self.rules.game.heaps, self.heap_seats, strict=False):
            if owner == seat:
                mask |= mask_of(self.pile(heap.pile))
        return mask

    def winning_card(self, trick: int) -> Card:
        """The card that won a trick of this deal, counted from 0; one past the last card if it is not known."""
        card = self.won_with[trick]
        return self.n if card == NO_CARD else card

    def cards(self, expression: t.Cards, the: SeatSet = 0) -> CardSet:
        """The cards that an expression means now, with ``the`` in question."""
        if hangs_on_spots(expression):
            return weigh(self.programs.cards(expression), self, the)
        return self.beat.known(expression, self.suit_led, self.its_suit)

    def set_of(self, expression: int) -> CardSet:
        """The cards of a set of the programs, as it is now."""
        return self.beat.known(self.programs.sets[expression], self.suit_led, self.its_suit)

    def values_of(self, value: int) -> Sequence[int]:
        """What a value of the programs is now: suits, ranks or cards."""
        match self.programs.values[value]:
            case t.Literal(values):
                return values
            case t.Bound(binding):
                return self.bound[binding]
            case t.Colour(binding):
                return [suit for each in self.bound[binding] for suit in self._colour(each)]
            case t.SameSuit(suited):
                suit = self.its_suit if suited is Suited.ITS else self.suit_led
                return () if suit == NO_SUIT else (suit,)

    def _colour(self, suit: int) -> Sequence[int]:
        groups = self.rules.game.deck.groups.values()
        return next((group for group in groups if suit in group), (suit,))

    def takers(self) -> CardSet:
        """The cards that would hold the trick if they were played now."""
        return self.takes[self.holder] if self.simple else takers(self.beat, self.settled, self.trick, self.holder)

    def with_card(self, card: Card) -> Held:
        """Who would hold the trick if this card were played now; the place is 0 where the card would not take it."""
        trick = [*self.trick, card]
        if self.rules.final:
            return walk(self.beat, self.settled, trick)
        return walk(self.beat, self.settled, trick, (self.holder, 0, self.tied), len(self.trick))
