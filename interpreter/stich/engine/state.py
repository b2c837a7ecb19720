"""A match as it stands, and the one generic trick interpreter: what may be done, and doing it.

Place in the pipeline: the middle of the engine.  ``deal`` deals and settles what comes before the first lead,
``dialogues`` holds dialogues and transfers, ``score`` ends deals and matches; this module holds the state and plays
the tricks.  It reads the tables of ``rules`` and the programs of ``plan``; it must not know YAML, words or games.
"""

from __future__ import annotations

from operator import index
from typing import Self, SupportsIndex

from stich.cards import NO_CARD, NO_SEAT, Card, Seat, Suit, mask_of
from stich.engine import bonuses, deal, dialogues, effects, events, guards, heaps, illegal, melds, score
from stich.engine.actions import Action
from stich.engine.chain import Link
from stich.engine.drawing import drawn
from stich.engine.errors import UnplayableError
from stich.engine.packs import Arranging, Packs
from stich.engine.plan import Plan
from stich.engine.position import Checkpoint, PastDeal, Position
from stich.engine.seats import in_turn, seat_of
from stich.engine.table import Ended, Stage
from stich.engine.tally import Tally
from stich.engine.view import View, view_of
from stich.language.conditions.card_sets import union
from stich.rules.walk import walk
from stich.rules.weigh import weigh

DECISIONS_AT_MOST = 10_000  # in one deal


class State(Position):
    """One match.  Make one with ``game.start(seed=…)``.  All attributes are to be read only; ``placed`` sets up
    positions."""

    __slots__ = ()

    def __init__(
        self, plan: Plan, packs: Packs, deals: int | None = None, log: bool = False, tally: Tally | None = None
    ) -> None:
        self._sit_down(plan, packs, deals)
        self.watch(log)
        self.tally = tally
        first = packs.dealer(1) if isinstance(packs, Arranging) else NO_SEAT
        deal.start_deal(self, seat_of(self, plan.game.match.first_dealer) if first == NO_SEAT else first)
        self._go_on()

    @classmethod
    def resumed(
        cls, plan: Plan, packs: Packs, deals: int | None, begun: Checkpoint, past: Link[PastDeal] | None = None
    ) -> Self:
        """A match that goes on with a deal, from what carries over into it; nothing is logged."""
        state = cls.__new__(cls)
        state._sit_down(plan, packs, deals)
        state.past = past
        state.carry_over(begun)
        deal.start_deal(state, begun.dealer, begun.new)
        state._go_on()
        return state

    def _sit_down(self, plan: Plan, packs: Packs, deals: int | None) -> None:
        """The table before the first deal; nobody has dealt yet."""
        self.plan, self.packs, self.deals_limit = plan, packs, deals
        self.n, self.simple = plan.n, plan.simple
        self.rules, self.programs, self.after = plan.rules, plan.rules.programs, plan.after
        self.sides, self.side_of, self.side_sets = plan.sides, plan.side_of, plan.side_sets
        self.playing = self.everyone = plan.everyone
        self.done, self.past, self.legal, self.logged = [], None, None, 0
        self.tally = None
        self.watch(False)
        self.over, self.winner = False, None
        match = plan.game.match
        self.scored = plan.scored
        self.totals, self.pools = [[0] * len(self.sides) for _ in match.totals], [pool.start for pool in match.pools]
        self.last_points, self.past_points, self.awards = [0] * len(self.sides), [], []
        self.stake = match.stake
        self.deal_number = self.deals_done = self.deal_in_match = self.fruitless = 0
        self.active, self.in_trick = tuple(range(plan.players)), plan.players
        self.next_seat = tuple(order[0] for order in plan.after)
        self.dealer = self.forehand = 0
        deal.clear(self)

    def __str__(self) -> str:
        """The table in a few lines, every hand open."""
        return drawn(self)

    # --- what a user asks ------------------------------------------------------------------------------------------

    def legal_actions(self) -> tuple[Action, ...]:
        """What the seat to act may do, in ascending order; empty when the match is over.  Conceding is not listed
        (see :meth:`may_concede`)."""
        legal = self.legal
        if legal is None:
            if self.stage:
                legal = dialogues.legal(self)
            elif self.free if self.trick else self.plan.lead_free:
                legal = tuple(self.hands[self.to_act])
            else:
                legal = self._in_trick()
            self.legal = legal
        return legal

    def play(self, action: SupportsIndex) -> None:
        """Do what the seat to act has chosen; ``action`` is an ``int`` or anything that stands for one.

        Raises:
            IllegalPlayError: the rules forbid it now, or it is no action at all; nothing is changed.
        """
        if type(action) is not int:
            action = _action(action)
        legal = self.legal
        if legal is None:
            legal = self.legal_actions()
        if action not in legal and not self._concedes(action):
            raise illegal.error(self, action, self.takers() if self.trick else 0)
        self.legal = None
        self.done.append(action)
        n, plan = self.n, self.plan
        if self.stage or action >= n:
            self._other(action, legal)
            return
        seat = self.to_act
        if plan.copied:
            action = self._in_hand(action)
        if self.happened is not None:
            self.happened.append(events.CardPlayed(seat, action, False, legal))
        self.hands[seat].remove(action)
        trick = self.trick
        if not trick:
            self.holder = action
            self.holder_seat = seat
            special = plan.special_leads
        elif self.simple:
            if self.takes[self.holder] >> action & 1:
                self.holder = action + n
                self.holder_seat = seat
            special = False
        else:
            self._follow(action, seat)
            special = plan.special_replies
        trick.append(action)
        if special:
            self._special_card(action, seat)
        elif len(trick) == self.in_trick:
            self._end_trick()
        else:
            self.to_act = self.next_seat[seat]

    def undo(self) -> Action:
        """Take back the last action and return it.

        Raises:
            IndexError: nothing has been done yet, or not since the past was given up (see :meth:`forget`).
        """
        *before, action = self.step_back()
        deal.start_deal(self, self.begun.dealer, self.begun.new)
        self._go_on()
        for earlier in before:
            self.play(earlier)
        return action

    def returns(self) -> list[float]:
        """For each seat: the points of its side less the mean of the other sides' (0 for every seat at the start);
        the other way round where the fewest points win."""
        return self.plan.returns(self.totals[0])

    def view(self, seat: SupportsIndex) -> View:
        """All that ``seat`` may know.

        Raises:
            IndexError: there is no such seat.
        """
        seat = index(seat)
        if not 0 <= seat < len(self.hands):
            raise IndexError(f"there is no seat {seat}; the seats are numbered from 0 to {len(self.hands) - 1}")
        return view_of(self, seat, self.legal_actions(), self.takers() if self.trick else 0)

    def may_concede(self, side: SupportsIndex) -> bool:
        """Whether a side may give the deal up now."""
        side = index(side)
        when = self.plan.concede_when
        if when is None or self.plan.concede is None or self.over or not 0 <= side < len(self.sides):
            return False
        return weigh(when, self, self.side_sets[side]) == 1

    def _concedes(self, action: Action) -> bool:
        side = action - self.plan.actions.concede
        return side >= 0 and self.may_concede(side)

    def concede(self, side: SupportsIndex) -> None:
        """Give the deal up for a side.

        Raises:
            IllegalPlayError: the spec does not allow it now.
        """
        side = _action(side)
        if not 0 <= side < len(self.sides):
            raise illegal.no_action("of a side that is not there")
        self.play(self.plan.actions.concede + side)

    # --- tricks ----------------------------------------------------------------------------------------------------

    def _begin_trick(self, leader: Seat) -> None:
        """Let ``leader`` lead.  Clauses that depend on more than the trick's cards are settled here."""
        if self.plan.passes:
            leader = self._who_can_lead(leader)
            if leader == NO_SEAT:
                self._end_deal()
                return
        self.leader = self.to_act = leader
        self._settle()

    def _who_can_lead(self, first: Seat) -> Seat:
        """The first seat from ``first`` on that has a card to lead, ``NO_SEAT`` if none has."""
        passed: list[Seat] = []
        before = self.leader
        for seat in in_turn(self, first):
            self.leader = self.to_act = seat  # a guard may ask for the leader
            if self._leads(self.hands[seat]):
                for each in passed:
                    self.note(events.NoLead(each))
                return seat
            passed.append(seat)
        self.leader = before
        return NO_SEAT

    def _pass(self) -> None:
        """The seat to act plays no card to the trick."""
        seat = self.to_act
        self.note(events.Pass(seat))
        self.trick.append(NO_CARD)
        if len(self.trick) == self.in_trick:
            self._end_trick()
        else:
            self.to_act = self.next_seat[seat]

    def _settle(self) -> None:
        """Settle what clauses ask beside the cards of the trick that is about to be led: one bit for each atom."""
        bits, bit = 0, 1 << len(self.rules.trick_atoms)
        for atom in self.plan.state_atoms:
            if weigh(atom, self) == 1:
                bits |= bit
            bit <<= 1
        self.settled, self.takes = bits, self.beat.takes(bits)

    def _follow(self, card: Card, seat: Seat) -> None:
        """A card is about to join the trick, in a game whose powers look at more than the holder."""
        if self.plan.final:
            return
        self.holder, place, self.tied = self.with_card(card)
        if place:
            self.holder_seat = seat

    def _settle_trick(self) -> None:
        """Walk the finished trick of a game that settles its powers at the end."""
        self.holder, place, self.tied = walk(self.beat, self.settled, self.trick)
        seat = self.leader
        for _ in range(place):
            seat = self.next_seat[seat]
        self.holder_seat = seat

    def _end_trick(self) -> None:
        plan, trick = self.plan, self.trick
        if plan.odd_tricks:
            winner, leads = self._odd_trick()
        else:
            winner = leads = self.holder_seat
        self.winners.append(winner)
        self.won_with.append(self.holder % self.n)
        if winner >= 0:
            self.tricks_won[winner] += 1
            self.side_tricks[self.side_of[winner]] += 1
            if plan.counts_phases:
                self.phase_tricks[self.phase][winner] += 1
            for count, kind in zip(self.beat.point_counts, self.card_points):  # noqa: B905  (strict costs time here)
                kind[winner] += sum(map(count, trick))
        self.tricks.append((self.leader, trick, winner))
        if self.happened is not None:
            self.happened.append(events.TrickEnd(self.trick_number, self.leader, trick, winner))
        opened = None
        if plan.trick_bonuses and winner >= 0:
            opened = bonuses.on_trick(self, winner, self.holder % self.n)
        self.trick_number += 1
        self.trick = []
        if plan.stirs_after:
            self._stir(winner, leads, opened)
        else:
            self._leave_trick(winner, leads)

    def _stir(self, winner: Seat, leads: Seat, opened: tuple[Seat, int] | None) -> None:
        """The match may be over at once; or dialogues follow on a trick, first the one that a bonus has opened."""
        effects.see_match(self)
        if self.plan.talks_after and winner >= 0:
            follow = (opened, *((winner, i) for i in self.plan.trick_dialogues))
            self.talks = [each for each in follow if each is not None]
            self.then_leads = leads
            self._go_on()
        else:
            self._leave_trick(winner, leads)

    def _talk(self) -> None:
        """Open the next dialogue that follows on a trick; when all are over, the deal goes on."""
        while self.talks:
            opener, dialogue = self.talks.pop(0)
            if dialogues.begin(self, dialogue, opener):
                self.turn = self.then_leads
                return
        leads, self.then_leads = self.then_leads, NO_SEAT
        self._leave_trick(self.winners[-1], leads)

    def _leave_trick(self, winner: Seat, leads: Seat, melded: bool = False) -> None:
        """Let melds be shown after a trick, unless they are, then cards be drawn and the next be led; or end the
        deal."""
        plan = self.plan
        for show in plan.laid_open_late if not melded else ():
            heaps.lay_open(self, show)
        if plan.after_trick and not self.ended:
            if plan.melds_after and not melded and melds.after_trick(self, winner):
                return
            self._after_trick(leads)
        if self._is_over(leads) if plan.odd_ends or self.uneven else not self.hands[leads]:
            self._end_deal()
            self._go_on()
        elif plan.odd_leads:
            self._begin_trick(leads)
            self._go_on()
        else:
            self.leader = self.to_act = leads

    def _is_over(self, leads: Seat) -> bool:
        """Whether the deal is over before ``leads`` can lead: by the cards left, by what has been said or gained, or as
        the spec says."""
        plan = self.plan
        if not (self.hands[leads] or plan.passes) or self.side_tricks[self.side_of[leads]] == plan.tricks_to_end:
            return True
        if self.uneven and not all(self.hands[seat] for seat in self.active):
            return True
        return bool(self.ended) or (plan.ends is not None and weigh(plan.ends, self) == 1)

    def _odd_trick(self) -> tuple[Seat, Seat]:
        """Who wins a trick that is settled at its end, may be tied, or was not played to by all; and who leads next."""
        if self.plan.final:
            self._settle_trick()
        if self.tied:
            self.tied = False
            return NO_SEAT, self.leader
        return self.holder_seat, self.holder_seat

    def _after_trick(self, leads: Seat) -> None:
        """Draws, and going over to the next phase."""
        plan = self.plan
        phase = plan.phases[self.phase]
        if phase.draw and self.stock:
            deal.draw(self, leads, phase.draw)
        if phase.until is not None and (weigh(phase.until, self) == 1 if phase.until else not self.stock):
            effects.enter_phase(self, min(self.phase + 1, len(plan.phases) - 1))

    # --- legality --------------------------------------------------------------------------------------------------

    def _in_trick(self) -> tuple[Action, ...]:
        """What may be done where not every card of the hand is free to be played, or more than a card may be."""
        hand = self.hands[self.to_act]
        legal = self._replies(hand) if self.trick else self._leads(hand)
        if self.plan.copied:
            legal = self.plan.actions.once(legal)
        return legal + self._said_beside() if self.plan.speaks else legal

    def _said_beside(self) -> tuple[Action, ...]:
        """What may be said or shown on a turn."""
        return dialogues.openings(self) + melds.beside_cards(self)

    def _replies(self, hand: list[Card]) -> tuple[Action, ...]:
        """The first set of the ladder that the hand meets; any card if it meets none."""
        beat = self.beat
        suit_led = beat.suit[self.trick[0]]
        if suit_led < 0:
            suit_led = self.suit_led
        if self.plan.more_than_ladder:
            return self._bound_replies(hand, suit_led)
        for needs_beating, masks in beat.legal[self.phase]:
            mask = masks[suit_led]
            if needs_beating:
                mask &= self.takers()
            legal = tuple([card for card in hand if mask >> card & 1])
            if legal:
                return legal
        return tuple(hand)

    def _bound_replies(self, hand: list[Card], suit_led: Suit) -> tuple[Action, ...]:
        """The same, where more than a plain ladder binds the hand: guards, passes, cards that are exempt, rungs of
        which only a part must beat or that allow others than they ask for."""
        plan = self.plan
        if plan.passes and plan.play_guards:
            hand = list(guards.unguarded(self, tuple(hand)))
        none = 0 if plan.passes else -1
        takers, exempt, shut = self.takers(), guards.exempt(self), guards.shut(self) if plan.hung_rungs else 0
        cards = self.beat.playable(self.phase, mask_of(hand), suit_led, takers, exempt, none, shut)
        legal = tuple([card for card in hand if cards >> card & 1])
        if not legal:
            return (plan.actions.pass_,)
        return guards.unguarded(self, legal) if plan.play_guards else legal

    def _leads(self, hand: list[Card]) -> tuple[Action, ...]:
        legal = guards.unguarded(self, tuple(hand)) if self.plan.lead_guards else tuple(hand)
        if self.plan.face_down >= 0 and self.meets(self.plan.opens[self.plan.face_down], 1 << self.to_act):
            legal += tuple(card + self.n for card in legal)
        return legal

    # --- the rest --------------------------------------------------------------------------------------------------

    def _other(self, action: Action, legal: tuple[Action, ...]) -> None:
        """Anything but a card played face up: of those a deal has no end by itself."""
        if len(self.done) > DECISIONS_AT_MOST:
            raise UnplayableError(f"it has no end after {DECISIONS_AT_MOST:,} decisions", self.plan.game.play.ends_span)
        concede = self.plan.actions.concede
        if action >= concede:
            self.note(events.Concede(action - concede))
            if self.plan.concede is not None:
                dialogues.give_up(self, action - concede, self.plan.concede)
        elif self.stage == Stage.TRICK and action == self.plan.actions.pass_:
            self._pass()
        elif self.stage == Stage.TRICK and action < 2 * self.n:
            card = self._in_hand(action)
            self.note(events.CardPlayed(self.to_act, card, True, legal))
            self._lead_face_down(card)
        elif self.stage == Stage.MELD or (self.stage == Stage.TRICK and action in self.plan.actions.melds):
            self._meld(action)
        else:
            dialogues.act(self, action)
        self._go_on()

    def _go_on(self) -> None:
        """Do all that follows by itself, until a decision is to be taken or the match is over.

        Raises:
            UnplayableError: the spec leads nowhere.
        """
        while not self.over and self._follows():
            pass

    def _follows(self) -> bool:
        """Do the next thing that follows by itself, if there is one: end a deal given up, deal again, carry out the
        steps of the deal, begin the first trick."""
        if self.ended == Ended.THROWN_IN:
            deal.throw_in(self, [])
        elif self.conceded is not None or self.ended:
            self._end_deal()
        elif self.stage == Stage.SETUP:
            return self._set_up()
        elif self.stage == Stage.TRICK and self.then_leads != NO_SEAT:
            self._talk()
        elif self.stage == Stage.TRICK and self._is_full():
            self._end_trick()  # its last card has been played, and something was said about it
        elif self.stage == Stage.TRICK and self.plan.passes and self.plan.speaks and self._said_all():
            self._begin_trick(self.to_act)
        else:
            return False
        return True

    def _set_up(self) -> bool:
        """Carry out the steps of the deal and begin the first trick; whether anything follows by itself, for a step may
        wait for a decision, and another may end the match."""
        if not deal.advance(self):
            return bool(self.ended)
        self._check_hands()
        self.stage = Stage.TRICK
        leader = in_turn(self, seat_of(self, self.plan.game.play.leader))[0]
        self._end_deal() if self._is_over(leader) else self._begin_trick(leader)
        return True

    def _meld(self, action: Action) -> None:
        """A meld is shown, or no more of them; after a trick the play goes on when none is left."""
        after, seat = self.stage == Stage.MELD, self.to_act
        if not melds.choose(self, action) and after and not self.ended:
            self._leave_trick(seat, seat, melded=True)

    def _said_all(self) -> bool:
        """Whether the leader, by what he has said, has nothing to lead, and nothing more to say."""
        return not (self.trick or self._leads(self.hands[self.to_act]) or self._said_beside())

    def _check_hands(self) -> None:
        """Check that the first trick can be played."""
        deal.check_hands(self)

    def _end_deal(self) -> None:
        """Score the deal, and lay the next pack on the table."""
        dealer = score.end_deal(self)
        if dealer is not None:
            deal.start_deal(self, dealer)

    def _is_full(self) -> bool:
        """Whether the trick is complete; some cards are a trick by themselves when they are led."""
        alone = self.plan.lone and bool(self.trick) and self.beat.lone >> self.trick[0] & 1
        return bool(alone) or len(self.trick) == self.in_trick

    def _in_hand(self, action: Action) -> Card:
        """The card of the hand that is played: of equal copies one that the seat has shown in a meld, for it has
        served, else the first that it holds."""
        if not self.plan.copied:
            return action % self.n
        hand, seat = mask_of(self.hands[self.to_act]), self.to_act
        shown = self.plan.actions.copy_in(action, hand & union(meld.cards for meld in self.melded if meld.seat == seat))
        return self.plan.actions.copy_in(action, hand) if shown == NO_CARD else shown

    def _special_card(self, card: Card, seat: Seat) -> None:
        """A card has been played in a game in which that can bring a bonus, which may let a seat speak again, or be a
        trick by itself; all that follows is done."""
        self.to_act = self.next_seat[seat]
        opened = bonuses.on_card(self, seat, card) if self.plan.card_bonuses else None
        if self._is_full() and len(self.trick) < self.in_trick:
            self.uneven = self.uneven or not self.plan.passes  # the leader now holds a card less than the others
        if opened is not None and not self.ended:
            turn = self.to_act
            if dialogues.begin(self, opened[1], opened[0]):
                self.turn = turn
        self._go_on()

    def _lead_face_down(self, card: Card) -> None:
        seat = self.to_act
        self.hands[seat].remove(card)
        self.trick.append(card)
        self.holder, self.holder_seat, self.face_down = card, seat, True
        self.speaker = seat
        dialogues.hold(self, self.plan.game.play.face_down, seat)  # whether it may was asked while the card was in hand


def _action(action: SupportsIndex) -> Action:
    """What stands for an action, as an ``int`` proper: a state keeps and compares what it is given.

    Raises:
        IllegalPlayError: it stands for no whole number.
    """
    try:
        return index(action)
    except TypeError:
        raise illegal.no_action(f"of the type {type(action).__name__}") from None
