"""A witness: one way in which the cards may lie so that all came about as a seat saw it.

Place in the pipeline: part of ``worlds``, over the readable engine.  It starts from a pack in any order and does what
was done again; wherever something else comes of it than the seat saw, two cards change places in the pack, and the
deal begins anew.  Works from a ``View`` alone; must not know a state but its own.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, pairwise
from typing import NamedTuple

from stich.cards import NO_CARD, NO_SEAT, Card, CardSet, Seat, cards_in, mask_of
from stich.engine import events
from stich.engine.actions import Action
from stich.engine.errors import IllegalPlayError, UnplayableError
from stich.engine.events import Event
from stich.engine.packs import Seeded
from stich.engine.placed import legal_with
from stich.engine.state import State
from stich.engine.table import Stage
from stich.engine.view import View
from stich.rng import Random
from stich.worlds.cards_told import cards_of, first_differences, pairs_of, seat_of, tell_the_same

PACKS_TRIED = 12  # packs to begin with, before a witness is given up
TIMES_MENDED = 400  # how often two cards of such a pack change places


class WasDone(NamedTuple):
    """Something that was done: by whom, what, and whether others did not see it."""

    seat: Seat
    action: Action
    hidden: bool


@dataclass(frozen=True, slots=True)
class Reconstruction:
    """A pack with which everything comes about, what was done then, the cards that the seat has seen, and for each
    place of the pack which cards it may not hold: who held what lay there could not have played as he did."""

    pack: tuple[Card, ...]
    done: tuple[WasDone, ...]
    known: frozenset[Card]
    barred: tuple[CardSet, ...]


class _OnePack(Seeded):
    """The same pack for every deal."""

    def __init__(self, pack: Sequence[Card]) -> None:
        super().__init__(0)
        self._pack = pack

    def pack(self, number: int, cards: Sequence[Card]) -> list[Card]:  # noqa: ARG002
        """That pack."""
        return list(self._pack)


class _OtherwiseError(Exception):
    """Something else comes of it than the seat saw: these cards should lie where those lie, if any are known; or a row
    of cards, of which each goes where the next lies and the last where the first lay."""

    def __init__(self, pairs: Sequence[tuple[Card, Card]] = (), row: Sequence[Card] = ()) -> None:
        super().__init__()
        self.pairs, self.row = pairs, row


def find_witness(view: View, rng: Random, near: Reconstruction | None = None) -> Reconstruction | None:
    """One way in which the cards may lie; ``None`` if none was found.  ``near`` is a witness of the same deal, found
    before: what it has right already need not be sought again."""
    known, seen = _known(view), _seen(view)
    for number in range(PACKS_TRIED):
        pack = list(near.pack) if near is not None and not number else _shuffled(view, rng)
        found = _Attempt(view, rng, pack, known, seen, barred=[0] * len(pack)).found()
        if found is not None:
            return found
    return None


def world_with(view: View, rng: Random, pack: Sequence[Card]) -> State | None:
    """The match as it stands if the cards lay so, mended where the seat saw otherwise; ``None`` if it cannot be."""
    attempt = _Attempt(view, rng, list(pack), _known(view), _seen(view), barred=[0] * len(pack))
    return attempt.state if attempt.found() is not None else None


def _known(view: View) -> frozenset[Card]:
    """The cards that the seat has seen; of equal copies all."""
    piles = (view.looked_at, view.turned, view.exposed, *view.heaps, *(cards for _, cards in view.hands))
    seen = {*chain.from_iterable(map(cards_of, view.events)), *chain.from_iterable(piles)} - {NO_CARD}
    same = view.plan.game.deck.same
    return frozenset(each for card in seen for each in cards_in(same(card)))


def _seen(view: View) -> list[set[Card]]:
    """By how many events have come about: the cards that the seat had seen then, where each is one of its kind."""
    found = [set[Card]()]
    for event in () if view.plan.copied else view.events:
        found.append(found[-1].union(cards_of(event)))
    return found if len(found) > 1 else found * (len(view.events) + 1)


def _shuffled(view: View, rng: Random) -> list[Card]:
    pack = list(view.plan.deck)
    for i in reversed(range(1, len(pack))):
        j = rng.below(i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    return pack


@dataclass(slots=True)
class _Attempt:
    """A pack that is mended until everything comes about."""

    view: View
    rng: Random
    pack: list[Card]
    known: frozenset[Card]
    seen: list[set[Card]]  # by how many events have come about: the cards that the seat had seen then
    hidden: dict[int, Action] = field(default_factory=dict)  # what was guessed, by its number among what was done
    barred: list[CardSet] = field(default_factory=list)  # by place of the pack
    learnt: set[int] = field(default_factory=set)  # from which of what was done
    state: State | None = None  # where it has led

    def found(self) -> Reconstruction | None:
        """The witness, if this pack can be mended."""
        for _ in range(TIMES_MENDED):
            try:
                done = self._lead()
                return Reconstruction(tuple(self.pack), tuple(done), self.known, tuple(self.barred))
            except _OtherwiseError as fault:
                if not (fault.pairs or fault.row):
                    return None
                self._swap_all(fault.pairs)
                for one, other in pairwise(fault.row):
                    self._swap(one, other)
            except (IllegalPlayError, UnplayableError):
                return None
        return None

    def _swap_all(self, pairs: Sequence[tuple[Card, Card]]) -> None:
        """Let cards change places, each of them once."""
        swapped = set[Card]()
        for one, other in pairs:
            if not swapped & {one, other}:
                self._swap(one, other)
                swapped |= {one, other}

    def _swap(self, one: Card, other: Card) -> None:
        """Let two cards change places, in the pack and in what was guessed."""
        if self.view.plan.copied:
            one, other = self._copy_of(one), self._copy_of(other)
        i, j = self.pack.index(one), self.pack.index(other)
        self.pack[i], self.pack[j] = other, one
        n, pass_ = self.view.plan.n, self.view.plan.actions.pass_
        for number, action in self.hidden.items():
            if action < pass_ and action % n in (one, other):
                self.hidden[number] = action - action % n + (other if action % n == one else one)

    def _copy_of(self, card: Card) -> Card:
        """Any of the equal copies of a card: which of them a card is nobody sees."""
        return self.rng.choice(tuple(cards_in(self.view.plan.game.deck.same(card))))

    def _lead(self) -> list[WasDone]:
        """Do what was done with this pack.

        Raises:
            _OtherwiseError: something else comes of it.
        """
        view, done = self.view, list[WasDone]()
        state = State.resumed(view.plan, _OnePack(self.pack), view.deals_limit, view.begun, attend=True)
        self.state = state
        while True:
            got = self._compare(state)
            if got == len(view.events) and self._is_there(state):
                self._check(state)
                return done
            if state.over or state.deal_number != view.deal_number:
                raise _OtherwiseError
            step = self._next(state, view.events[got] if got < len(view.events) else None, len(done), got)
            if step.seat != view.seat and not step.hidden and state.stage == Stage.TRICK:
                self._learn(state, step.action, len(done), got)
            state.play(step.action)
            done.append(step)

    def _compare(self, state: State) -> int:
        """How much of what the seat saw has come about."""
        got, wanted = state.view(self.view.seat).events, self.view.events
        for i, (one, other) in enumerate(zip(wanted, got, strict=False)):
            if not tell_the_same(one, other):
                if type(one) is not type(other):
                    self._bring_what_is_told(state, one, i)
                pairs = first_differences(wanted[i:], got[i:])
                raise _OtherwiseError(pairs) if pairs else self._stirred(state, i, one, other)
        if len(got) > len(wanted):
            raise self._stirred(state, len(wanted), got[len(wanted)])
        return len(got)

    def _stirred(self, state: State, got: int, *told: Event) -> _OtherwiseError:
        """What should come about, or should not, hangs on what seats hold that nobody knows: one card is another."""
        own = self.view.seat
        seats = [seat for seat in map(seat_of, told) if seat not in (NO_SEAT, own)] or [*state.active]
        movable = self._movable(state, got)
        held = [card for seat in seats if seat != own for card in state.hands[seat] if movable >> card & 1]
        if not held:
            return _OtherwiseError()
        card = self.rng.choice(held)
        others = [each for each in cards_in(movable) if each != card and self._may_change(card, each)]
        return _OtherwiseError([(card, self.rng.choice(others))] if others else [])

    def _may_change(self, one: Card, other: Card) -> bool:
        return self._may_lie(one, self.pack.index(other)) and self._may_lie(other, self.pack.index(one))

    def _movable(self, state: State, got: int) -> CardSet:
        """The cards that the seat has not seen yet, wherever they lie."""
        seen, hidden = self.seen[got], mask_of(self.pack)
        visible = chain(state.hands[self.view.seat], state.trick, *(trick for _, trick, _ in state.tricks))
        hidden &= ~mask_of(card for card in chain(visible, state.turned, state.exposed) if card != NO_CARD)
        return hidden & ~mask_of(seen)

    def _is_there(self, state: State) -> bool:
        """Whether the seat has to decide now, as it has in its view."""
        seen = self.view
        if state.to_act != seen.seat or state.stage != seen.stage:
            return seen.to_act != seen.seat and self._others_decide(state)
        return len(state.chosen) == len(seen.chosen) and state.legal_actions() == seen.legal

    def _others_decide(self, state: State) -> bool:
        seen = self.view
        return state.stage == seen.stage and (seen.to_act in (-1, state.to_act)) and state.to_act != seen.seat

    def _check(self, state: State) -> None:
        """Hold what else the seat sees against what it would see."""
        found, seen = state.view(self.view.seat), self.view
        if replace(found, events=seen.events) == seen:
            return
        pairs = pairs_of(seen.looked_at, found.looked_at)
        for (_, ones), (_, others) in zip(seen.hands, found.hands, strict=False):
            pairs += pairs_of(ones, others)
        for ones, others in zip((seen.turned, *seen.heaps), (found.turned, *found.heaps), strict=False):
            pairs += pairs_of(ones, others)
        raise _OtherwiseError(pairs)

    # --- what was done next -----------------------------------------------------------------------------------------

    def _next(self, state: State, event: Event | None, number: int, got: int) -> WasDone:
        """What is decided next, as the next event that the seat saw tells it."""
        seat, actions = state.to_act, self.view.plan.actions
        match event:
            case events.CardPlayed(by, card, down, _) if by == seat and state.stage == Stage.TRICK:
                return self._play(state, card, down, number, got)
            case events.Spoken(by, choice) if by == seat:
                return WasDone(seat, choice, False)
            case events.Pass(by) if by == seat:
                return WasDone(seat, actions.pass_, False)
            case events.Concede(side):
                return WasDone(seat, actions.concede + side, False)
            case events.Transferred(by, gives, takes) if by == seat and state.stage == Stage.TRANSFER:
                return self._transfer(state, gives, takes, number, got)
        self._bring_what_is_told(state, event, got)
        if seat == self.view.seat:
            return self._own(state, got)
        if state.stage in (Stage.TRANSFER, Stage.MELD):
            return self._unseen(state, number)
        raise self._stirred(state, got)

    def _play(self, state: State, card: Card, down: bool, number: int, got: int) -> WasDone:
        """A card is played; who plays it must hold it."""
        seat, plan = state.to_act, self.view.plan
        if card == NO_CARD:
            return self._guess(state, number, [plan.actions.face_down + held for held in state.hands[seat]])
        held = mask_of(state.hands[seat])
        if plan.actions.copy_in(card, held) == NO_CARD:
            self._bring(state, card, seat, got)
        return WasDone(seat, card + down * plan.n, False)

    def _bring(self, state: State, card: Card, seat: Seat, got: int) -> None:
        """A seat must hold a card: one of its cards that nobody knows makes room.

        Raises:
            _OtherwiseError: with the cards that go elsewhere.
        """
        movable = self._movable(state, got)
        held = [self.pack.index(each) for each in state.hands[seat] if movable >> each & 1]
        raise _OtherwiseError(row=self._row(card, held, movable))

    def _bring_what_is_told(self, state: State, event: Event | None, got: int) -> None:
        """Whoever exchanges or shows cards next must hold them, or he would not be asked.

        Raises:
            _OtherwiseError: with the cards that go elsewhere.
        """
        cards = event.gives if isinstance(event, events.Transferred) else ()
        by = NO_SEAT if event is None else seat_of(event)
        for card in cards if by not in (NO_SEAT, self.view.seat) else ():
            if card != NO_CARD and self.view.plan.actions.copy_in(card, mask_of(state.hands[by])) == NO_CARD:
                self._bring(state, card, by, got)

    def _row(self, card: Card, places: Sequence[int], movable: CardSet) -> list[Card]:
        """A card and others that follow on one another to where the next lies, the first to one of some places, the
        last to where the first lay: the shortest way that bars none; else any place will do for now."""
        start = self.pack.index(card)
        free = [place for place, each in enumerate(self.pack) if movable >> each & 1 and place != start]
        came: dict[int, int] = {}
        queue = deque(place for place in self._in_any_order(places) if self._may_lie(card, place) and place != start)
        came.update(dict.fromkeys(queue, start))
        while queue:
            place = queue.popleft()
            moved = self.pack[place]
            if self._may_lie(moved, start):
                return self._way(came, place, start)
            for other in self._in_any_order(free):
                if other not in came and self._may_lie(moved, other):
                    came[other] = place
                    queue.append(other)
        return [card, self.pack[self.rng.choice(list(places))]] if places else []

    def _way(self, came: dict[int, int], place: int, start: int) -> list[Card]:
        way = [place]
        while way[-1] != start:
            way.append(came[way[-1]])
        return [self.pack[each] for each in reversed(way)]

    def _in_any_order(self, places: Sequence[int]) -> list[int]:
        first = self.rng.below(len(places)) if places else 0
        return [*places[first:], *places[:first]]

    def _may_lie(self, card: Card, place: int) -> bool:
        return not self.barred[place] >> card & 1

    # --- what a card that was played tells of the others -------------------------------------------------------------

    def _learn(self, state: State, action: Action, number: int, got: int) -> None:
        """Who plays so does not hold what would have forbidden it; if he does here, it goes elsewhere.

        Raises:
            _OtherwiseError: with the cards that change places then.
        """
        plan, held = self.view.plan, mask_of(state.hands[state.to_act])
        if action >= plan.n and action != plan.actions.pass_:
            return
        played = plan.actions.copy_in(action, held) if action < plan.n else NO_CARD
        movable = self._movable(state, got) & ~(0 if played == NO_CARD else 1 << played)
        hand = [card for card in state.hands[state.to_act] if movable >> card & 1]
        if number not in self.learnt:
            self.learnt.add(number)
            forbidding = self._forbidding(state, action, played, movable)
            for card in hand:
                self.barred[self.pack.index(card)] |= forbidding
        for card in hand:
            if not self._may_lie(card, self.pack.index(card)):
                places = [i for i, each in enumerate(self.pack) if movable >> each & 1 and each not in hand]
                raise _OtherwiseError(row=self._row(card, places, movable))

    def _forbidding(self, state: State, action: Action, played: Card, among: CardSet) -> CardSet:
        """The cards of some of which none is in a hand that may do this."""
        found = 0
        for other in cards_in(among):
            hand = [other] if played == NO_CARD else sorted((played, other))
            found |= (action not in legal_with(state, hand)) << other
        return found

    # --- what nobody saw --------------------------------------------------------------------------------------------

    def _transfer(self, state: State, gives: Sequence[Card], takes: Sequence[Card], number: int, got: int) -> WasDone:
        """Cards are exchanged: first those that are given, one by one, then what they are exchanged for."""
        seat, actions, legal = state.to_act, self.view.plan.actions, state.legal_actions()
        if state.given != NO_CARD:
            return WasDone(seat, actions.take + takes[0], False)
        if len(state.chosen) == len(gives):
            return WasDone(seat, actions.pass_, False)
        named = [card for card in gives if card != NO_CARD and actions.give + card in legal]
        if named:
            return WasDone(seat, actions.give + named[0], False)
        missing = [card for card in gives if card != NO_CARD and card not in state.chosen]
        if missing:
            self._bring(state, missing[0], seat, got)
        return self._guess(state, number, [a for a in legal if actions.give <= a < actions.take])

    def _guess(self, state: State, number: int, among: list[Action]) -> WasDone:
        """What nobody saw: anything that may be done, with a card that the seat does not know if there is one."""
        guessed = self.hidden.get(number)
        if guessed is None or guessed not in state.legal_actions():
            n, legal = self.view.plan.n, [action for action in among if action in state.legal_actions()]
            if not legal:
                raise _OtherwiseError
            guessed = self.rng.choice([a for a in legal if a % n not in self.known] or legal)
            self.hidden[number] = guessed
        return WasDone(state.to_act, guessed, True)

    def _unseen(self, state: State, number: int) -> WasDone:
        """Somebody had something to decide and did nothing that could be seen."""
        pass_ = self.view.plan.actions.pass_
        if pass_ in state.legal_actions():
            return WasDone(state.to_act, pass_, True)
        return self._guess(state, number, list(state.legal_actions()))

    def _own(self, state: State, got: int) -> WasDone:
        """What the seat itself has chosen so far, of a portion that is not whole yet."""
        actions, legal = self.view.plan.actions, state.legal_actions()
        if pairs := pairs_of(self.view.hand, state.hands[self.view.seat]):
            raise _OtherwiseError(pairs)  # cards taken before others are given
        left = [card for card in self.view.chosen if card not in state.chosen]
        if state.stage == Stage.TRANSFER and left:
            return WasDone(state.to_act, actions.give + left[0], False)
        if self.view.legal and state.stage == Stage.TRANSFER and self.view.legal != legal:
            for action in legal:  # of one card for another it has named that which it gives
                after = state.copy()
                after.play(action)
                if after.to_act == state.to_act and after.legal_actions() == self.view.legal:
                    return WasDone(state.to_act, action, False)
        raise self._stirred(state, got)
