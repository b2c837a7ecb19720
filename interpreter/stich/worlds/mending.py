"""How a pack is mended in which something else comes about than a seat saw.

Place in the pipeline: part of ``worlds``, over ``laying`` and ``needs``; ``witness`` leads a match with the pack and
says what came about otherwise.  Where it is told what must lie where, all of it is mended at once; where it hangs on
cards that nobody knows, some two of those are changed, and changed back if less comes about than before.  Must not
know what is done next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from typing import NamedTuple

from stich.cards import NO_CARD, NO_SEAT, Card, CardSet, Seat, cards_in, mask_of
from stich.engine import events
from stich.engine.actions import Action
from stich.engine.events import Event
from stich.engine.placed import legal_with
from stich.engine.seen import hands_seen
from stich.engine.state import State
from stich.engine.table import Stage
from stich.engine.view import View
from stich.rng import Random
from stich.worlds.cards_told import cards_of, seat_of
from stich.worlds.laying import Laying, PackPlace
from stich.worlds.needs import Needs

GUESSED_ANEW = 4  # once in how often, instead of stirring cards, something that nobody saw is guessed anew
STIRRED_BACK = 12  # how often two cards that nobody knows are changed otherwise, before they stay


class WasDone(NamedTuple):
    """Something that was done: by whom, what, and whether others did not see it."""

    seat: Seat
    action: Action
    hidden: bool


class OtherwiseError(Exception):
    """Something else comes of it than the seat saw; ``mend`` lays cards otherwise, and tells whether it could."""

    def __init__(self, mend: Callable[[], bool] = lambda: False) -> None:
        super().__init__()
        self.mend = mend


@dataclass(slots=True)
class Stirred:
    """Two cards that nobody knows have been changed: how much had come about, how the pack lay, and what else may be
    changed for what: for any, or for one that no seat holds."""

    got: int
    pack: list[Card]
    ones: list[Card]
    others: list[list[Card]]
    tries: int = STIRRED_BACK


@dataclass(slots=True)
class Mending:
    """A pack that is mended; ``got`` is how many of the events that the seat saw have come about."""

    view: View
    rng: Random
    laying: Laying
    known: frozenset[Card]
    seen: list[set[Card]]  # by how many events have come about: the cards that the seat had seen then
    hidden: dict[int, Action] = field(default_factory=dict)  # what was guessed, by its number among what was done
    learnt: set[int] = field(default_factory=set)  # from which events what places may not hold
    got: int = 0
    stirred: Stirred | None = None
    swept: dict[int, set[Card]] = field(default_factory=dict)  # by how much had come about: what has been stirred

    # --- how the pack is mended -------------------------------------------------------------------------------------

    def _swap_all(self, pairs: Sequence[tuple[Card, Card]], movable: CardSet) -> bool:
        """Let cards change places, each of them once; but if all of them had been seen before, what was guessed is
        wrong."""
        if self.hidden and not self.view.plan.copied and not any(movable >> wanted & 1 for wanted, _ in pairs):
            return self._guess_all_anew()
        swapped = set[Card]()
        for wanted, instead in pairs:
            one, other = self._copy_of(wanted, movable), self._copy_of(instead, ~movable)
            if not swapped & {one, other} and one != other:
                self._swap(one, other)
                swapped |= {one, other}
        return bool(swapped)

    def _move_one(self, card: Card, movable: CardSet) -> bool:
        """Let a card change with any that nobody knows."""
        card = self._copy_of(card, ~movable)
        others = [each for each in cards_in(movable) if each != card]
        if others:
            self._swap(card, self.rng.choice(others))
        return bool(others)

    def _swap(self, one: Card, other: Card) -> None:
        """Let two cards change places, in the pack and in what was guessed."""
        self.laying.swap(one, other)
        self._guess_again({one: other, other: one})

    def _guess_again(self, instead: dict[Card, Card]) -> None:
        """What was guessed with a card is done with that which lies there now."""
        n, pass_ = self.view.plan.n, self.view.plan.actions.pass_
        for number, action in self.hidden.items():
            if action < pass_ and action % n in instead:
                self.hidden[number] = action - action % n + instead[action % n]

    def _copy_of(self, card: Card, among: CardSet) -> Card:
        """One of the equal copies of a card, of these if there is any: which of them a card is nobody sees."""
        copies = self.view.plan.game.deck.same(card)
        return self.rng.choice(tuple(cards_in(copies & among or copies)))

    def _otherwise(self, state: State, got: int, *told: Event | None) -> OtherwiseError:
        """What should come about, or should not, hangs on what seats hold that nobody knows: first let all hold what
        they are told to hold later, then let one card be another."""
        own = self.view.seat
        seats = [seat_of(event) for event in told if event is not None]
        seats = [seat for seat in seats if seat not in (NO_SEAT, own)] or [*state.active]
        movable, held = self._movable(state, got), self._held(state)
        odd = mask_of(cards_of(told[-1])) if told and isinstance(told[-1], events.Melded) else 0
        others = [seat for seat in seats if seat != own]
        return OtherwiseError(partial(self._stir, got, others, held, movable, odd))

    def _stir(
        self, got: int, seats: Sequence[Seat], held: dict[Seat, list[PackPlace]], movable: CardSet, odd: CardSet = 0
    ) -> bool:
        """Cards change places; of those that nobody knows one of the odd ones first, which a seat shows too many."""
        free = self.laying.spots(cards_in(movable))
        before = self.laying.pack[:]
        changed, settled = self.laying.settle(self._needs(got), held, free)
        self._follow(before)
        if changed:
            self.stirred = None
            return True
        left = [spot for spot in free if spot not in settled]
        ones = [self.laying.pack[spot] for seat in seats for spot in held[seat] if spot in left]
        ones = [card for card in ones if odd >> card & 1] or ones
        asleep = set(left).difference(*held.values())
        others = [[self.laying.pack[spot] for spot in spots] for spots in (left, asleep) if spots]
        self.stirred = Stirred(got, self.laying.pack[:], ones, others)
        return self._stir_once(self.stirred)

    def _stir_once(self, stirred: Stirred) -> bool:
        """Change two cards that nobody knows."""
        if self.hidden and not self.rng.below(GUESSED_ANEW):
            self.hidden.pop(self.rng.choice(tuple(self.hidden)))
            return True
        if not stirred.ones:
            return False
        swept = self.swept.setdefault(stirred.got, set())
        if swept.issuperset(stirred.ones):
            swept.clear()
        one = self.rng.choice([each for each in stirred.ones if each not in swept])
        swept.add(one)
        among = self.rng.choice(stirred.others)
        others = [each for each in among if each != one and self.laying.may_change(one, each)]
        if others:
            self._swap(one, self.rng.choice(others))
        return bool(others)

    def _stir_back(self) -> bool:
        """If less has come about since cards were stirred, change them back, and others instead."""
        stirred = self.stirred
        if stirred is None or self.got >= stirred.got or not stirred.tries:
            self.stirred = None
            return False
        stirred.tries -= 1
        before = self.laying.pack[:]
        self.laying.lay(stirred.pack)
        self._follow(before)
        return self._stir_once(stirred)

    def _follow(self, before: Sequence[Card]) -> None:
        """The pack lies otherwise than before: so does what was guessed."""
        pairs = zip(before, self.laying.pack, strict=True)
        self._guess_again({old: new for old, new in pairs if old != new})

    def _needs(self, got: int) -> dict[Seat, Counter[Card]]:
        """What the others must hold now."""
        needs = Needs(self.view.plan.game.deck)
        needs.read(self.view.events[got:])
        return {seat: cards for seat, cards in needs.cards.items() if seat != self.view.seat}

    def _held(self, state: State) -> dict[Seat, list[PackPlace]]:
        return {seat: self.laying.spots(hand) for seat, hand in enumerate(state.hands)}

    def _settle(self, state: State, got: int) -> OtherwiseError:
        """Seats do not hold what they must."""
        held, movable = self._held(state), self._movable(state, got)
        return OtherwiseError(
            partial(self._stir, got, [seat for seat in held if seat != self.view.seat], held, movable)
        )

    def _movable(self, state: State, got: int) -> CardSet:
        """The cards that the seat has not seen yet, wherever they lie."""
        own, hidden = self.view.seat, mask_of(self.laying.pack) & ~mask_of(self.seen[got])
        for seat in cards_in(hands_seen(self.view.plan, own) | state.open_hands):
            hidden &= ~mask_of(state.hands[seat])
        visible = chain(state.trick, *(trick for _, trick, _ in state.tricks), state.turned, state.exposed)
        hidden &= ~mask_of(card for card in visible if card != NO_CARD)
        for giver, _, cards, shown in state.moved if self.view.plan.copied else ():
            if shown or giver == own:
                hidden &= ~mask_of(cards)
        return hidden

    def _guess_all_anew(self) -> bool:
        """What nobody saw was something else."""
        self.hidden.clear()
        return True

    def _first(self, card: Card) -> Card:
        return self.view.plan.game.deck.first(card)

    # --- what a card that was played tells of the others -------------------------------------------------------------

    def _learn(self, state: State, action: Action, got: int) -> None:
        """Who plays so does not hold what would have forbidden it; if he does here, it goes elsewhere.

        Raises:
            OtherwiseError: cards go elsewhere then.
        """
        plan, held = self.view.plan, mask_of(state.hands[state.to_act])
        if action >= plan.n and action != plan.actions.pass_:
            return
        laying, movable = self.laying, 0
        if got not in self.learnt:
            played = plan.actions.copy_in(action, held) if action < plan.n else NO_CARD
            movable = self._movable(state, got) & ~(0 if played == NO_CARD else 1 << played)
            self.learnt.add(got)
            forbidding = self._forbidding(state, action, played, movable)
            for spot in laying.spots(cards_in(movable & held)):
                laying.barred[spot] |= forbidding
        wrong = [card for card in state.hands[state.to_act] if laying.barred[laying.spots([card])[0]] >> card & 1]
        if wrong:
            movable = self._movable(state, got)
            wrong = [card for card in wrong if movable >> card & 1 and card != action]
        if wrong:
            raise OtherwiseError(partial(self._take_away, wrong, movable & ~held, movable, self._held(state), got))

    def _illegal(self, state: State, step: WasDone, done: Sequence[WasDone], got: int) -> OtherwiseError:
        """What was done is forbidden here: a seat may have given away, unseen, what would have forbidden a card."""
        told = self.view.events[got] if got < len(self.view.events) else None
        if state.stage != Stage.TRICK or step.action >= self.view.plan.n:
            return self._otherwise(state, got, told)
        actions, hand = self.view.plan.actions, mask_of(state.hands[step.seat])
        gave = [i for i, each in enumerate(done) if each.hidden and each.seat == step.seat and i in self.hidden]
        gave = [i for i in gave if actions.give <= self.hidden[i] < actions.take]
        played = actions.copy_in(step.action, hand)
        wrong = self._forbidding(state, step.action, played, hand & ~(1 << played)) & hand & ~(1 << played)
        movable = self._movable(state, got)
        mends: list[Callable[[], bool]] = []
        if wrong and gave:
            mends.append(partial(self._give_instead, list(cards_in(wrong)), gave))
        if wrong & movable:
            held, others = self._held(state), movable & ~hand
            mends.append(partial(self._take_away, list(cards_in(wrong & movable)), others, movable, held, got, True))
        return OtherwiseError(self.rng.choice(mends)) if mends else self._otherwise(state, got, told)

    def _give_instead(self, wrong: Sequence[Card], gave: Sequence[int]) -> bool:
        """Cards were given away unseen instead of others."""
        for card, number in zip(wrong, self._in_any_order(gave), strict=False):
            self.hidden[number] += card - self.hidden[number] % self.view.plan.n
        return True

    def _in_any_order(self, numbers: Sequence[int]) -> list[int]:
        """The same in any order."""
        first = self.rng.below(len(numbers))
        return [*numbers[first:], *numbers[:first]]

    def _take_away(
        self,
        wrong: Sequence[Card],
        others: CardSet,
        movable: CardSet,
        held: dict[Seat, list[PackPlace]],
        got: int,
        anyhow: bool = False,
    ) -> bool:
        """Cards go elsewhere, if they may not lie where they do, or anyhow; but not to where others must lie."""
        before, free = self.laying.pack[:], self.laying.spots(cards_in(movable))
        changed, settled = self.laying.settle(self._needs(got), held, free)
        room = self.laying.spots(cards_in(others))
        for card in wrong:
            spot = self.laying.spots([card])[0]
            if not anyhow and self.laying.may_lie(card, spot):
                continue
            among = [each for each in room if each not in settled] or room
            changed |= self.laying.bring(card, among, [each for each in free if each not in settled] or free)
        self._follow(before)
        return changed

    def _forbidding(self, state: State, action: Action, played: Card, among: CardSet) -> CardSet:
        """The cards of some of which none is in a hand that may do this."""
        found = 0
        for other in cards_in(among):
            hand = [other] if played == NO_CARD else sorted((played, other))
            found |= (action not in legal_with(state, hand)) << other
        return self.view.plan.game.deck.with_copies(found)
