"""A match as it stands, and the one generic trick interpreter: what may be done, and doing it.

Place in the pipeline: the middle of the engine.  ``deal`` deals and settles what comes before the first lead,
``dialogues`` holds dialogues and transfers, ``score`` ends deals and matches; this module holds the state and plays
the tricks.  It reads the tables of ``rules`` and the functions of ``plan``; it must not know YAML, words or games.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import index
from typing import SupportsIndex

from stich.cards import NO_CARD, NO_SEAT, Card, CardSet, Seat, Suit, mask_of
from stich.engine import bonuses, deal, dialogues, effects, events, illegal, score
from stich.engine.actions import Action
from stich.engine.drawing import drawn
from stich.engine.errors import UnplayableError
from stich.engine.packs import Packs
from stich.engine.plan import Plan
from stich.engine.position import Position
from stich.engine.seats import in_turn, seat_of
from stich.engine.table import Ended, Stage
from stich.engine.view import View, view_of
from stich.language.conditions.terms import Count, Measure
from stich.rules.walk import Held, walk

DECISIONS_AT_MOST = 10_000  # in one deal


class State(Position):
    """One match.  Make one with ``game.start(seed=…)``.  All attributes are to be read only; ``placed`` sets up
    positions."""

    __slots__ = ()

    def __init__(self, plan: Plan, packs: Packs, deals: int | None = None, log: bool = False) -> None:
        self.plan, self.packs, self.deals_limit = plan, packs, deals
        self.n, self.simple = plan.n, plan.simple
        self.rules, self.sides, self.side_of, self.after = plan.rules, plan.sides, plan.side_of, plan.after
        self.history, self.checkpoints, self.legal = [], [], None
        self.log, self.forgotten = [] if log else None, 0
        self.over, self.winner = False, None
        self.counters = [[0] * len(self.sides) for _ in plan.game.match.counters]
        self.last_points, self.past_points, self.pool = [0] * len(self.sides), [], 0
        self.stake = plan.game.match.stake
        self.deal_number = self.deals_done = self.fruitless = 0
        self.active, self.in_trick = tuple(range(plan.players)), plan.players
        self.next_seat = tuple(order[0] for order in plan.after)
        self.dealer = self.forehand = 0
        deal.clear(self)
        deal.start_deal(self, seat_of(self, plan.game.match.first_dealer))
        self._go_on()

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
        self.history.append(action)
        n = self.n
        if self.stage or action >= n:
            self._other(action, legal)
            return
        seat = self.to_act
        if self.log is not None:
            self.log.append(events.CardPlayed(seat, action, False, legal))
        self.hands[seat].remove(action)
        trick = self.trick
        if not trick:
            self.holder = action
            self.holder_seat = seat
            if self.plan.special_leads and self._special_lead(action, seat):
                return
        elif self.simple:
            if self.takes[self.holder] >> action & 1:
                self.holder = action + n
                self.holder_seat = seat
        else:
            self._follow(action, seat)
        trick.append(action)
        if len(trick) == self.in_trick:
            self._end_trick()
        else:
            self.to_act = self.next_seat[seat]

    def undo(self) -> Action:
        """Take back the last action and return it.

        Raises:
            IndexError: nothing has been done yet, or not since the past was given up (see :meth:`forget`).
        """
        action = self.history.pop()
        actions = self.history[:]
        while self.checkpoints[-1].done > len(actions):
            self.checkpoints.pop()
        point = self.checkpoints.pop()
        self.back_to(point)
        deal.start_deal(self, point.dealer)
        self._go_on()
        for earlier in actions[point.done :]:
            self.play(earlier)
        return action

    def returns(self) -> list[float]:
        """For each seat: the points of its side less the mean of the other sides' (0 for every seat at the start);
        the other way round where the fewest points win."""
        match, totals = self.plan.game.match, self.counters[0]
        if match.fewest and match.winner_count == Count(Measure.COUNTER, 0):
            totals = [-total for total in totals]
        others = max(1, len(totals) - 1)
        worth = [own - (sum(totals) - own) / others for own in totals]
        return [worth[side] for side in self.side_of]

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
        if when is None or self.over or not 0 <= side < len(self.sides):
            return False
        return when(self, self.sides[side][0], side)

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
        for seat in in_turn(self, first):
            self.to_act = seat
            if self._leads(self.hands[seat]):
                for each in passed:
                    self.note(events.NoLead(each))
                return seat
            passed.append(seat)
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
            if atom(self, self.leader, self.side_of[self.leader]):
                bits |= bit
            bit <<= 1
        self.settled, self.takes = bits, self.beat.takes(bits)

    def _follow(self, card: Card, seat: Seat) -> None:
        """A card is about to join the trick, in a game whose powers look at more than the holder."""
        if self.plan.final:
            return
        self.holder, place, self.tied = self._with(card)
        if place:
            self.holder_seat = seat

    def _with(self, card: Card) -> Held:
        """Who would hold the trick if this card were played now; the place is 0 where the card would not take it."""
        trick = [*self.trick, card]
        if self.plan.final:
            return walk(self.beat, self.settled, trick)
        return walk(self.beat, self.settled, trick, (self.holder, 0, self.tied), len(self.trick))

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
        side = self.side_of[leads]
        self.winners.append(winner)
        if winner >= 0:
            self.side_tricks[side] += 1
            for count, kind in zip(plan.point_counts, self.card_points):  # noqa: B905  (strict costs time here)
                kind[side] += sum(map(count, trick))
        self.tricks.append((self.leader, trick, winner))
        if self.log is not None:
            self.log.append(events.TrickEnd(self.trick_number, self.leader, trick, winner))
        self.trick_number += 1
        self.trick = []
        if plan.after_trick:
            self._after_trick(trick, winner, leads)
        over = self.side_tricks[side] == plan.tricks_to_end or not (self.hands[leads] or plan.passes)
        if self.uneven:
            over = over or not all(self.hands[seat] for seat in self.active)
        if over or (plan.ends is not None and plan.ends(self, leads, side)):
            self._end_deal()
            self._go_on()
        elif plan.odd_leads:
            self._begin_trick(leads)
            self._go_on()
        else:
            self.leader = self.to_act = leads

    def _odd_trick(self) -> tuple[Seat, Seat]:
        """Who wins a trick that is settled at its end, may be tied, or was not played to by all; and who leads next."""
        if self.plan.final:
            self._settle_trick()
        if self.tied:
            self.tied = False
            return NO_SEAT, self.leader
        return self.holder_seat, self.holder_seat

    def _after_trick(self, trick: list[Card], winner: Seat, leads: Seat) -> None:
        """Bonuses, draws, and going over to the next phase."""
        plan = self.plan
        phase = plan.phases[self.phase]
        if plan.trick_bonuses and winner != NO_SEAT:
            bonuses.on_trick(self, winner, self.holder % self.n, trick)
        if phase.draw and self.stock:
            deal.draw(self, leads, phase.draw)
        if phase.until is not None and phase.until(self, leads, self.side_of[leads]):
            effects.enter_phase(self, min(self.phase + 1, len(plan.phases) - 1))

    # --- legality --------------------------------------------------------------------------------------------------

    def _in_trick(self) -> tuple[Action, ...]:
        """What may be done where not every card of the hand is free to be played, or more than a card may be."""
        hand = self.hands[self.to_act]
        legal = self._replies(hand) if self.trick else self._leads(hand)
        return legal + dialogues.openings(self) if self.plan.speaks else legal

    def _replies(self, hand: list[Card]) -> tuple[Action, ...]:
        """The first set of the ladder that the hand meets; any card if it meets none."""
        beat = self.beat
        suit_led = beat.suit[self.trick[0]]
        if self.plan.more_than_ladder:
            return self._bound_replies(hand, suit_led)
        for needs_beating, masks in beat.legal[self.phase]:
            mask = masks[suit_led]
            if needs_beating:
                mask &= self.takers(hand)
            legal = tuple([card for card in hand if mask >> card & 1])
            if legal:
                return legal
        return tuple(hand)

    def _bound_replies(self, hand: list[Card], suit_led: Suit) -> tuple[Action, ...]:
        """The same, where more than a plain ladder binds the hand: guards, passes, cards that are exempt, rungs of
        which only a part must beat or that allow others than they ask for."""
        plan, seat, side, exempt = self.plan, self.to_act, self.side_of[self.to_act], 0
        if plan.passes and plan.play_guards:
            hand = list(self._unguarded(tuple(hand), lead=False))
        for mask, holds in zip(self.beat.exempt, plan.exempt, strict=True):
            exempt |= mask if holds(self, seat, side) else 0
        none = 0 if plan.passes else -1
        cards = self.beat.playable(self.phase, mask_of(hand), suit_led, self.takers(hand), exempt, none)
        legal = tuple([card for card in hand if cards >> card & 1])
        if not legal:
            return (plan.actions.pass_,)
        return self._unguarded(legal, lead=False) if plan.play_guards else legal

    def takers(self, among: Iterable[Card] | None = None) -> CardSet:
        """The cards (of ``among``, or of the whole pack) that would hold the trick if they were played now."""
        if self.simple:
            return self.takes[self.holder]
        cards, n = among or range(self.n), self.n
        return mask_of(card for card in cards if card not in self.trick and self._with(card)[0] == card + n)

    def _leads(self, hand: list[Card]) -> tuple[Action, ...]:
        legal = self._unguarded(tuple(hand), lead=True) if self.plan.lead_guards else tuple(hand)
        face_down = self.plan.face_down
        if face_down is not None and face_down(self, self.to_act, self.side_of[self.to_act]):
            legal += tuple(card + self.n for card in legal)
        return legal

    def _unguarded(self, cards: tuple[Card, ...], lead: bool) -> tuple[Card, ...]:
        """The cards that no guard forbids now; a guard that would leave none is disregarded."""
        seat, side = self.to_act, self.side_of[self.to_act]
        for mask, (guard, holds) in zip(self.beat.guards, self.plan.guards, strict=True):
            if (lead or guard.play) and holds(self, seat, side):
                left = tuple([card for card in cards if not mask >> card & 1])
                cards = left if left or self.plan.passes else cards
        return cards

    # --- the rest --------------------------------------------------------------------------------------------------

    def _other(self, action: Action, legal: tuple[Action, ...]) -> None:
        """Anything but a card played face up: of those a deal has no end by itself."""
        if len(self.history) - self.checkpoints[-1].done > DECISIONS_AT_MOST:
            raise UnplayableError(f"it has no end after {DECISIONS_AT_MOST:,} decisions", self.plan.game.play.ends_span)
        concede = self.plan.actions.concede
        if action >= concede:
            self.note(events.Concede(action - concede))
            dialogues.give_up(self, action - concede, self.plan.concede)
        elif self.stage == Stage.TRICK and action == self.plan.actions.pass_:
            self._pass()
        elif self.stage == Stage.TRICK and action < 2 * self.n:
            self.note(events.CardPlayed(self.to_act, action - self.n, True, legal))
            self._lead_face_down(action - self.n)
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
        if self.conceded is not None or self.ended == Ended.YES:
            self._end_deal()
        elif self.ended == Ended.THROWN_IN:
            self.note(events.ThrownIn(self.deal_number, []))
            deal.start_deal(self, self.dealer)
        elif self.stage == Stage.SETUP and deal.advance(self):
            self._check_hands()
            self.stage = Stage.TRICK
            self._begin_trick(in_turn(self, seat_of(self, self.plan.game.play.leader))[0])
        elif self.stage == Stage.TRICK and len(self.trick) == self.in_trick:
            self._end_trick()  # the leader's card was the last one, and something was said about it
        else:
            return False
        return True

    def _check_hands(self) -> None:
        """Check that the first trick can be played."""
        deal.check_hands(self)

    def _end_deal(self) -> None:
        """Score the deal, and lay the next pack on the table."""
        dealer = score.end_deal(self)
        if dealer is not None:
            deal.start_deal(self, dealer)

    def _special_lead(self, card: Card, seat: Seat) -> bool:
        """Whether a card led is a trick by itself, or may bring a bonus; then all that follows is done."""
        if self.plan.lone and self.beat.lone >> card & 1:
            self.trick.append(card)
            self.uneven = self.uneven or not self.plan.passes  # the leader now holds a card less than the others
            self._end_trick()
        elif self.plan.lead_bonuses:
            self._lead_for_bonus(card, seat)
        else:
            return False
        return True

    def _lead_for_bonus(self, card: Card, seat: Seat) -> None:
        """A card is led in a game in which that can bring a bonus, which may let the leader speak again."""
        self.trick.append(card)
        self.to_act = self.next_seat[seat]
        dialogue = bonuses.on_lead(self, seat, card)
        if dialogue >= 0:
            turn = self.to_act
            if dialogues.begin(self, dialogue, seat):
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
