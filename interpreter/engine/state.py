"""A match as it stands, and the one generic trick interpreter: what may be done, and doing it.

Place in the pipeline: the middle of the engine.  ``setup`` deals and settles what comes before the first lead, ``talk``
holds dialogues and transfers, ``scoring`` ends deals and matches; this module holds the state and plays the tricks.
It reads the tables of ``rules`` and the functions of ``plan``; it must not know YAML, words or games.
"""

from __future__ import annotations

from interpreter.cards import NO_CARD, Card, CardSet, Seat, Side, mask_of
from interpreter.engine import illegal, scoring, setup, talk
from interpreter.engine.actions import Action
from interpreter.engine.packs import Packs
from interpreter.engine.plan import Plan
from interpreter.engine.position import Position
from interpreter.engine.seats import seat_of
from interpreter.engine.table import Stage
from interpreter.engine.view import View, view_of


class State(Position):
    """One match.  Make one with ``game.start(seed=…)``.  All attributes are to be read only."""

    __slots__ = ()

    def __init__(self, plan: Plan, packs: Packs, deals: int | None = None, log: bool = False) -> None:
        self.plan, self.packs, self.deals_limit = plan, packs, deals
        self.n, self.simple = plan.n, plan.simple
        self.rules, self.sides, self.side_of, self.after = plan.rules, plan.sides, plan.side_of, plan.after
        self.history, self.checkpoints, self.legal = [], [], None
        self.log = [] if log else None
        self.over, self.winner = False, None
        self.counters = [[0] * len(self.sides) for _ in plan.game.match.counters]
        self.last_points, self.pool = [0] * len(self.sides), 0
        self.stake, self.deal_number = plan.game.match.stake, 0
        self.active, self.in_trick = tuple(range(plan.players)), plan.players
        self.next_seat = tuple(order[0] for order in plan.after)
        self.dealer = self.forehand = 0
        setup.clear(self)
        setup.start_deal(self, seat_of(self, plan.game.match.first_dealer))
        self._go_on()

    # --- what a user asks ------------------------------------------------------------------------------------------

    def legal_actions(self) -> tuple[Action, ...]:
        """What the seat to act may do, in ascending order; empty when the match is over.  Conceding is not listed
        (see :meth:`may_concede`)."""
        legal = self.legal
        if legal is None:
            if self.stage == 0:
                hand = self.hands[self.to_act]
                if self.trick:
                    legal = tuple(hand) if self.free else self._replies(hand)
                elif self.plan.lead_guards or self.plan.face_down is not None:
                    legal = self._leads(hand)
                else:
                    legal = tuple(hand)
            else:
                legal = talk.legal(self)
            self.legal = legal
        return legal

    def play(self, action: Action) -> None:
        """Do what the seat to act has chosen.

        Raises:
            IllegalPlayError: the rules forbid it now; nothing is changed.
        """
        legal = self.legal
        if legal is None:
            legal = self.legal_actions()
        if action not in legal:
            if action < self.plan.actions.concede or not self.may_concede(action - self.plan.actions.concede):
                raise illegal.error(self, action)
        self.legal = None
        self.history.append(action)
        n = self.n
        if self.stage or action >= n:
            self._other(action, legal)
            return
        seat = self.to_act
        if self.log is not None:
            self.log.append(("play", seat, action, False, legal))
        self.hands[seat].remove(action)
        trick = self.trick
        if not trick:
            self.holder = action
            self.holder_seat = seat
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
            IndexError: nothing has been done yet.
        """
        action = self.history.pop()
        actions = self.history[:]
        while self.checkpoints[-1].done > len(actions):
            self.checkpoints.pop()
        point = self.checkpoints.pop()
        self.back_to(point)
        setup.start_deal(self, point.dealer)
        self._go_on()
        for earlier in actions[point.done :]:
            self.play(earlier)
        return action

    def returns(self) -> list[float]:
        """For each seat: the points of its side less the mean of the other sides' (0 for every seat at the start)."""
        totals = self.counters[0]
        others = max(1, len(totals) - 1)
        worth = [own - (sum(totals) - own) / others for own in totals]
        return [worth[side] for side in self.side_of]

    def view(self, seat: Seat) -> View:
        """All that ``seat`` may know."""
        return view_of(self, seat, self.legal_actions(), self.takers() if self.trick else 0)

    def may_concede(self, side: Side) -> bool:
        """Whether a side may give the deal up now."""
        when = self.plan.concede_when
        if when is None or self.over or not 0 <= side < len(self.sides):
            return False
        return when(self, self.sides[side][0], side)

    def concede(self, side: Side) -> None:
        """Give the deal up for a side.

        Raises:
            IllegalPlayError: the spec does not allow it now.
        """
        self.play(self.plan.actions.concede + side)

    # --- tricks ----------------------------------------------------------------------------------------------------

    def _begin_trick(self, leader: Seat) -> None:
        """Let ``leader`` lead.  Clauses that depend on more than the trick's cards are settled here."""
        self.trick = []
        self.leader = self.to_act = leader
        self.holder = NO_CARD
        self.tied = self.face_down = False
        if self.plan.state_atoms:
            self.takes = self.beat.takes(self._settled())

    def _settled(self) -> int:
        """The situation as far as it is settled before a card is led: one bit for each atom that is no trick atom."""
        bits, bit = 0, 1 << len(self.rules.trick_atoms)
        for atom in self.plan.state_atoms:
            if atom(self, self.leader, self.side_of[self.leader]):
                bits |= bit
            bit <<= 1
        return bits

    def _tables(self, cards: list[Card]) -> tuple[tuple[CardSet, ...], tuple[CardSet, ...]]:
        """Who takes from whom, and who ties with whom, while these cards lie in the trick."""
        rules = self.rules
        suit_led = rules.suit[cards[0]]
        situation, lying = self._settled(), mask_of(cards)
        for i, masks in enumerate(self.beat.atom_masks):
            if masks[suit_led] & lying:
                situation |= 1 << i
        led = suit_led if rules.led_suit_matters else 0
        return self.beat.takes(situation, led), self.beat.ties(situation, led)

    def _follow(self, card: Card, seat: Seat) -> None:
        """A card is about to join the trick, in a game whose powers look at more than the holder."""
        if self.plan.final:
            return
        takes, ties = self._tables([*self.trick, card])
        if takes[self.holder] >> card & 1:
            self.holder, self.holder_seat, self.tied = card + self.n, seat, False
        elif ties[self.holder] >> card & 1:
            self.tied = True

    def _settle(self) -> None:
        """Walk the finished trick of a game that settles its powers at the end."""
        trick, n = self.trick, self.n
        takes, ties = self._tables(trick)
        seat = self.leader
        self.holder, self.holder_seat, self.tied = trick[0], seat, False
        for card in trick[1:]:
            seat = self.next_seat[seat]
            if takes[self.holder] >> card & 1:
                self.holder, self.holder_seat, self.tied = card + n, seat, False
            elif ties[self.holder] >> card & 1:
                self.tied = True

    def _end_trick(self) -> None:
        plan, trick = self.plan, self.trick
        if plan.final:
            self._settle()
        winner = self.holder_seat
        self.winners.append(winner)
        side = self.side_of[winner]
        self.side_tricks[side] += 1
        if plan.tally_values:
            for values, tally in zip(plan.tally_values, self.tallies, strict=True):
                for card in trick:
                    tally[side] += values[card]
        self.tricks.append((self.leader, trick, winner))
        if self.log is not None:
            self.log.append(("trick", self.trick_number, self.leader, trick, winner))
        self.trick_number += 1
        phase = plan.phases[self.phase]
        self.trick = []
        if phase.draw and self.stock:
            setup.draw(self, winner, phase.draw)
        if phase.until is not None and phase.until(self, winner, side):
            self.phase = min(self.phase + 1, len(plan.phases) - 1)
            self.free = plan.phases[self.phase].free
        if (plan.ends is not None and plan.ends(self, winner, side)) or not self.hands[winner]:
            self._end_deal()
        else:
            self._begin_trick(winner)

    # --- legality --------------------------------------------------------------------------------------------------

    def _replies(self, hand: list[Card]) -> tuple[Action, ...]:
        """The first set of the ladder that the hand meets; any card if it meets none."""
        suit_led = self.rules.suit[self.trick[0]]
        for needs_beating, masks in self.beat.legal[self.phase]:
            mask = masks[suit_led]
            if needs_beating:
                mask &= self.takers()
            legal = tuple([card for card in hand if mask >> card & 1])
            if legal:
                return self._unguarded(legal, lead=False) if self.plan.play_guards else legal
        return tuple(hand)

    def takers(self) -> CardSet:
        """The cards that would take the trick from its holder as it lies now, whoever held them."""
        if self.simple:
            return self.takes[self.holder]
        return self._tables(self.trick)[0][self.holder]

    def _leads(self, hand: list[Card]) -> tuple[Action, ...]:
        legal = self._unguarded(tuple(hand), lead=True) if self.plan.lead_guards else tuple(hand)
        face_down = self.plan.face_down
        if face_down is not None and face_down(self, self.to_act, self.side_of[self.to_act]):
            legal += tuple(card + self.n for card in legal)
        return legal

    def _unguarded(self, cards: tuple[Card, ...], lead: bool) -> tuple[Card, ...]:
        """The cards that no guard forbids now; all of them if the guards would leave none."""
        barred = 0
        seat, side = self.to_act, self.side_of[self.to_act]
        for mask, (guard, holds) in zip(self.beat.guards, self.plan.guards, strict=True):
            if (lead or guard.play) and holds(self, seat, side):
                barred |= mask
        return tuple([card for card in cards if not barred >> card & 1]) or cards

    # --- the rest --------------------------------------------------------------------------------------------------

    def _other(self, action: Action, legal: tuple[Action, ...]) -> None:
        """Anything but a card played face up."""
        concede = self.plan.actions.concede
        if action >= concede:
            self.note("concede", action - concede)
            talk.give_up(self, action - concede, self.plan.concede)
        elif self.stage == Stage.TRICK:
            self.note("play", self.to_act, action - self.n, True, legal)
            self._lead_face_down(action - self.n)
        else:
            talk.act(self, action)
        self._go_on()

    def _go_on(self) -> None:
        """Do what follows by itself: end a deal given up, carry out the steps of the deal, begin the first trick."""
        if self.conceded is not None:
            self._end_deal()
        elif self.stage == Stage.SETUP and setup.advance(self):
            self.stage = Stage.TRICK
            self._begin_trick(seat_of(self, self.plan.game.play.leader))

    def _end_deal(self) -> None:
        dealer = scoring.end_deal(self)
        if dealer is not None:
            setup.start_deal(self, dealer)
            self._go_on()

    def _lead_face_down(self, card: Card) -> None:
        seat = self.to_act
        self.hands[seat].remove(card)
        self.trick.append(card)
        self.holder, self.holder_seat, self.face_down = card, seat, True
        talk.begin(self, self.plan.game.play.face_down, seat)
