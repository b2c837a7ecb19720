"""A match that stands as somebody says, not as it was played: cards, tricks, points and totals are put in their place.

Place in the pipeline: on top of the engine's states, for whatever starts from a described position.  It takes seats,
cards and numbers that have been read already; it must not know words, nor what a position is wanted for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from stich.cards import NO_CARD, NO_SEAT, Card, Seat, Side, mask_of
from stich.engine import deal, dialogues, effects, heaps, parties, rows, score
from stich.engine.actions import Action
from stich.engine.errors import IllegalPlayError
from stich.engine.events import Awarded, DealEnd
from stich.engine.rows import PlannedRow
from stich.engine.seats import in_turn
from stich.engine.state import State
from stich.engine.table import Stage
from stich.errors import StichError
from stich.language.model.bindings import Values
from stich.language.model.deal import ReckonRow

NOBODY: Side = -1  # among the sides that won tricks

Hands = Mapping[Seat, Iterable[Card]]
"""Cards of some seats; the others hold none."""


class PlacementError(StichError, ValueError):
    """A position that cannot come about."""


def legal_with(state: State, hand: list[Card]) -> tuple[Action, ...]:
    """What the seat to act might do if it held these cards and no others; nothing is changed."""
    seat = state.to_act
    held, legal = state.hands[seat], state.legal
    state.hands[seat], state.legal = hand, None
    found = state.legal_actions()
    state.hands[seat], state.legal = held, legal
    return found


class Placed(State):
    """A match set up by hand, in which cards may be missing.  Whoever has set it up may play on from there."""

    __slots__ = ()

    def __init__(self, begun: State) -> None:
        """The deal that ``begun`` is in, with an empty table, about to play tricks; nothing has been scored, and in the
        pools lies what has been laid there."""
        self.stand_as(begun)
        deal.clear(self)
        self.totals, self.awards = [[0] * len(self.sides) for _ in self.totals], []
        self.stage, self.legal = Stage.TRICK, None
        self.watch(False)

    def _look_back(self) -> None:
        """Nothing has led here."""

    def _check_hands(self) -> None:
        """Whoever sets up a match answers for its hands."""

    # --- the deal --------------------------------------------------------------------------------------------------

    def set_deal_number(self, number: int) -> None:
        """Let this be the deal with this number of the match."""
        self.deal_number = self.deal_in_match = number
        self.deals_done = number - 1

    def set_dealer(self, dealer: Seat) -> None:
        """Let a seat have dealt, which need not play in the deal, and the next that plays be forehand and about to
        lead."""
        self.dealer, self.forehand = dealer, self.next_seat[dealer]
        self.leader = self.forehand
        parties.gather(self)

    def deal_from(self, dealer: Seat) -> None:
        """Let a seat that plays in this deal have dealt.

        Raises:
            PlacementError: it does not play.
        """
        if dealer not in self.active:
            raise PlacementError(f"seat {dealer} does not play in this deal, and so does not deal")
        self.set_dealer(dealer)

    def sit_out(self, seat: Seat) -> None:
        """Let a seat play no part in the deal.

        Raises:
            UnplayableError: nobody else plays.
        """
        effects.sit_out(self, seat)
        self.set_dealer(self.dealer)

    def set_stake(self, stake: int) -> None:
        """Play for this stake."""
        self.stake = stake

    def set_total(self, total: int, by_side: Sequence[int]) -> None:
        """Let a total of the match stand so before the deal."""
        self.totals[total] = list(by_side)

    def set_pool(self, pool: int, lying: int) -> None:
        """Let so much lie in a pool."""
        self.pools[pool] = lying

    def set_counter(self, counter: int, by_seat: Sequence[int]) -> None:
        """Let the seats have counted so much."""
        self.counters[counter] = list(by_seat)

    def bind_all(self, bound: Values) -> None:
        """Fix the bindings."""
        self.bound = bound
        self.beat = self.rules.under(bound)
        parties.gather(self)

    def set_bids(self, bids: Sequence[int]) -> None:
        """Let each seat have bid so much."""
        self.bids = list(bids)

    def set_bidder(self, bidder: Seat) -> None:
        """Let a seat have made the highest bid of the auction."""
        self.bidder = bidder

    # --- where the cards lie ---------------------------------------------------------------------------------------

    def hold(self, hands: Hands) -> None:
        """Let the seats hold these cards."""
        self.hands = [sorted(hands.get(seat, ())) for seat in range(self.plan.players)]

    def hold_any(self, count: int) -> None:
        """Let each seat that plays hold so many cards; which ones does not matter."""
        self.hold(dict.fromkeys(self.active, range(count)))

    def lay(
        self,
        *,
        turned: Iterable[Card] = (),
        exposed: Iterable[Card] = (),
        aside: Iterable[Card] = (),
        stock: Iterable[Card] = (),
    ) -> None:
        """Put these cards beside the hands, and no others."""
        self.turned, self.exposed, self.aside, self.stock = list(turned), list(exposed), list(aside), list(stock)

    def lay_heaps(self, piles: Sequence[Iterable[Card]]) -> None:
        """Let these cards lie in the heaps that the game names."""
        self.heaps = [list(pile) for pile in piles]

    def settle_heaps(self, counted: Iterable[int]) -> None:
        """Let the heaps belong to their owners since the first lead; those kinds of card points count them already."""
        before = [kind[:] for kind in self.card_points]
        heaps.settle(self, self.plan.owned)
        for kind in counted:
            self.card_points[kind] = before[kind]

    def lay_face_up(self, cards: Iterable[Card]) -> None:
        """Let these cards have been dealt face up, one to each seat in turn."""
        seats = in_turn(self, self.forehand)
        self.face_up = [(card, seats[i % len(seats)]) for i, card in enumerate(cards)]

    def turn_up(self, cards: Sequence[Card]) -> None:
        """Let these cards lie turned up, under the stock."""
        self.turned = list(cards)
        self.stock = [card for card in self.stock if card not in cards] + self.turned

    def remember_hands(self, *, dealt: Hands, held: Hands) -> None:
        """Let the seats have been dealt these cards, and have held those when the first card was led."""
        self.dealt = [mask_of(dealt.get(seat, ())) for seat in range(self.plan.players)]
        self.held = [mask_of(held.get(seat, ())) for seat in range(self.plan.players)]
        parties.gather(self)

    def tell_parties(self, seats: Mapping[int, Iterable[Seat]]) -> None:
        """Let these seats be of these parties, whatever they held."""
        self.parties_told = {party: mask_of(of) for party, of in seats.items()}
        parties.gather(self)

    # --- the tricks so far -----------------------------------------------------------------------------------------

    def begin_phase(self, phase: int) -> None:
        """Let a phase of the play have begun after the tricks won so far, and those before it."""
        effects.enter_phase(self, phase)
        self._count_tricks()

    def set_trick_number(self, number: int) -> None:
        """Let the trick with this number be the one that is played."""
        self.trick_number = number

    def win(self, sides: Sequence[Side]) -> None:
        """Let the tricks so far have been won by these sides, or by ``NOBODY``, in order.

        Raises:
            PlacementError: one of them does not play in this deal.
        """
        seats = {self.side_of[seat]: seat for seat in reversed(in_turn(self, self.forehand))} | {NOBODY: NO_SEAT}
        if out := set(sides) - set(seats):
            raise PlacementError(f"side {min(out)} does not play in this deal, and wins no trick")
        self.name_winners([seats[side] for side in sides])

    def name_winners(self, seats: Sequence[Seat]) -> None:
        """Let these seats have won the tricks so far."""
        self.winners, self.won_with = list(seats), [NO_CARD] * len(seats)
        self._count_tricks()

    def _count_tricks(self) -> None:
        """Count the tricks by who has won them, and by the phase in which that was."""
        began = [*self.phase_began, len(self.winners)]
        self.tricks_won = self._won_by(self.winners)
        self.side_tricks = self.plan.by_side(self.tricks_won)
        for phase, start in enumerate(self.phase_began):
            self.phase_tricks[phase] = self._won_by(self.winners[start : began[phase + 1]])

    def _won_by(self, winners: Sequence[Seat]) -> list[int]:
        return [winners.count(seat) for seat in range(self.plan.players)]

    def share_tricks(self, seat: Seat, own: int) -> None:
        """Let a seat itself have won the first so many of its side's tricks, a partner the others."""
        side, winners = self.side_of[seat], self.winners[:]
        partner = next((each for each in self.sides[side] if each != seat and each in self.active), seat)
        places = [i for i, winner in enumerate(winners) if winner != NO_SEAT and self.side_of[winner] == side]
        for n, i in enumerate(places):
            winners[i] = seat if n < own else partner
        self.name_winners(winners)

    def win_with(self, cards: Sequence[Card]) -> None:
        """Let the last tricks have been won with these cards."""
        self.won_with[len(self.won_with) - len(cards) :] = cards
        last = self.winners[len(self.winners) - len(cards) :]
        self.tricks = [(seat, [card], seat) for seat, card in zip(last, cards, strict=True)]

    def add_trick(self, cards: Sequence[Card]) -> None:
        """Let these cards have been played before, and the leader have won them."""
        self.tricks.append((self.leader, list(cards), self.leader))

    def set_card_points(self, kind: int, by_side: Sequence[int]) -> None:
        """Let the sides have so many card points of a kind, the first seat of each that plays all of its side's."""
        self.card_points[kind] = [0] * self.plan.players
        for seats, points in zip(self.side_sets, by_side, strict=True):
            self.card_points[kind][rows.first(seats & self.playing or seats)] = points

    def share_card_points(self, kind: int, by_seat: Sequence[int]) -> None:
        """Let the seats have so many card points of a kind."""
        self.card_points[kind] = list(by_seat)

    def is_over(self) -> bool:
        """Whether the deal is over after the last trick won, or before the first lead."""
        last = self.winners[-1] if self.winners else NO_SEAT
        return self._is_over(self.forehand if last == NO_SEAT else last)

    # --- what happens then -----------------------------------------------------------------------------------------

    def lead_from(self, leader: Seat) -> None:
        """Let a seat be about to lead; clauses that depend on more than the trick's cards are settled here."""
        self.leader = self.to_act = leader
        self._settle()

    def follow(self, trick: Sequence[Card]) -> None:
        """Play the cards of the trick so far, each from a hand that holds nothing else meanwhile; ``NO_CARD`` is a
        pass.

        Raises:
            PlacementError: one cannot have been played.
        """
        for card in trick:
            seat = self.to_act
            passes = card == NO_CARD
            kept, self.hands[seat], self.legal = self.hands[seat], [] if passes else [card], None
            try:
                self.play(self.plan.actions.pass_ if passes else self.plan.game.deck.first(card))
            except IllegalPlayError as fault:
                why = str(fault).partition("\n")[0]
                raise PlacementError(f"the trick cannot have been played so: {why}") from None
            self.hands[seat] = kept
        self.legal = None

    def open_dialogue(self, dialogue: int, after: int) -> bool:
        """Open a dialogue before the first lead, so many steps of the deal being done; whether it is opened."""
        self.stage, self.step, self.legal = Stage.SETUP, after, None
        return dialogues.begin(self, dialogue, self.forehand)

    def carry_out(self, step: int) -> None:
        """Carry out the steps of the deal, from the one with this index on."""
        self.step = step
        deal.advance(self)

    def reckon_step(self, step: int) -> list[Awarded]:
        """Reckon the row that is the step of the deal with this index, and no other; what it gave.  Where it wins the
        match, that is over."""
        row = self.plan.game.steps[step]
        if not isinstance(row, ReckonRow):
            raise PlacementError("no row is reckoned there")
        self.step = step + 1
        goes_on, given = deal.reckon(self, row), self.awards[:]
        if not goes_on:
            score.end_deal(self)
        return given

    def give_up(self, side: Side, concession: PlannedRow) -> None:
        """Let a side have given the deal up."""
        dialogues.give_up(self, side, concession)

    def reckon_before(self) -> None:
        """Reckon what comes before each deal, on the table as it is."""
        rows.carry_out(self, rows.reckon(self, self.plan.before_each))

    def score_deal(self) -> DealEnd:
        """Score the deal; the event that tells of it."""
        self.watch()
        score.end_deal(self)
        return self._scored()

    def score_awards(self, awards: Sequence[Awarded]) -> DealEnd:
        """Score a deal that gave these awards, and let the next seat deal; the event that tells of it."""
        self.watch()
        for name, side, points in awards:
            rows.book(self, name, self.side_sets[side], points)
        dealer = score.close_deal(self, drawn=not awards)
        self.set_dealer(self.dealer if dealer is None else dealer)
        return self._scored()

    def _scored(self) -> DealEnd:
        return next(event for event in self.happened or () if isinstance(event, DealEnd))
