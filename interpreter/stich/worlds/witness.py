"""A witness: one way in which the cards may lie so that all came about as a seat saw it.

Place in the pipeline: part of ``worlds``, over the readable engine.  It starts from a pack in any order and does what
was done again; wherever something else comes of it than the seat saw, cards change places in the pack (``mending``),
and the deal begins anew, as often as a bound allows.  Works from a ``View`` alone; must not know a state but its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain
from time import perf_counter

from stich.cards import NO_CARD, Card, CardSet, Seat, cards_in, mask_of
from stich.engine import events
from stich.engine.actions import Action
from stich.engine.errors import IllegalPlayError, UnplayableError
from stich.engine.events import Event
from stich.engine.packs import Seeded
from stich.engine.seen import OPEN
from stich.engine.state import State
from stich.engine.table import Stage
from stich.engine.view import View
from stich.rng import Random
from stich.worlds.cards_told import cards_of, first_differences, pairs_of, seat_of, tell_the_same
from stich.worlds.laying import Laying
from stich.worlds.mending import Mending, OtherwiseError, WasDone

LEADS_AT_MOST = 600  # how often in all what was done is done again, before a witness is given up
TIMES_MENDED = 100  # how often with one pack, before another is shuffled
NEAR_MENDED = 40  # how often with the pack of a witness that was found before


@dataclass(frozen=True, slots=True)
class Reconstruction:
    """A pack with which everything comes about, what was done then, the cards that the seat has seen, and for each
    place of the pack which cards it may not hold: who held what lay there could not have played as he did.  ``learnt``
    are the events from which that is known, by their number, ``guessed`` what nobody saw, by its number in ``done``,
    ``told`` all that the seat had seen of the deal then."""

    pack: tuple[Card, ...]
    done: tuple[WasDone, ...]
    known: frozenset[Card]
    barred: tuple[CardSet, ...]
    learnt: frozenset[int] = frozenset()
    guessed: tuple[tuple[int, Action], ...] = ()
    told: tuple[Event, ...] = ()


class Patience:
    """How much may be spent on a witness: so many times what was done is done again, or so many seconds if they are
    over before.  Without seconds the same is found on any machine."""

    __slots__ = ("_end", "leads")

    def __init__(self, leads: int = LEADS_AT_MOST, seconds: float | None = None) -> None:
        self.leads, self._end = leads, None if seconds is None else perf_counter() + seconds

    def allows(self) -> bool:
        """Whether what was done may be done again once more, which is counted."""
        self.leads -= 1
        return self.leads >= 0 and (self._end is None or perf_counter() < self._end)


class _OnePack(Seeded):
    """The same pack for every deal."""

    def __init__(self, pack: Sequence[Card]) -> None:
        super().__init__(0)
        self._pack = pack

    def pack(self, number: int, cards: Sequence[Card]) -> list[Card]:  # noqa: ARG002
        """That pack."""
        return list(self._pack)


def find_witness(
    view: View, rng: Random, near: Reconstruction | None = None, bound: Patience | None = None
) -> Reconstruction | None:
    """One way in which the cards may lie; ``None`` if none was found within the bound.  ``near`` is a witness found
    before: what it has right already of the same deal need not be sought again."""
    known, seen, bound = _known(view), _seen(view), bound or Patience()
    if near is not None and (not near.told or view.events[: len(near.told)] != near.told):
        near = None  # of another deal
    while bound.leads > 0:
        if near is not None:
            laying = Laying(view.plan.game.deck, rng, near.pack, near.barred)
            attempt = _Attempt(view, rng, laying, known, seen, dict(near.guessed), set(near.learnt), bound=bound)
            found = attempt.found(NEAR_MENDED)
            near = None
        else:
            laying = Laying(view.plan.game.deck, rng, _shuffled(view, rng))
            found = _Attempt(view, rng, laying, known, seen, bound=bound).found()
        if found is not None:
            return found
    return None


def world_with(view: View, rng: Random, pack: Sequence[Card]) -> State | None:
    """The match as it stands if the cards lay so, mended where the seat saw otherwise; ``None`` if it cannot be."""
    attempt = _Attempt(view, rng, Laying(view.plan.game.deck, rng, pack), _known(view), _seen(view))
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
class _Attempt(Mending):
    """A match led with a pack that is mended until everything comes about."""

    bound: Patience = field(default_factory=Patience)
    state: State | None = None  # where it has led

    def found(self, times: int = TIMES_MENDED) -> Reconstruction | None:
        """The witness, if this pack can be mended in so many times."""
        for _ in range(times):
            if not self.bound.allows():
                return None
            try:
                done = self._lead()
            except OtherwiseError as fault:
                if not (self._stir_back() or fault.mend()):
                    return None
            except UnplayableError:
                return None
            else:
                learnt, guessed = frozenset(self.learnt), tuple(self.hidden.items())
                pack, barred = tuple(self.laying.pack), tuple(self.laying.barred)
                return Reconstruction(pack, tuple(done), self.known, barred, learnt, guessed, self.view.events)
        return None

    def _lead(self) -> list[WasDone]:
        """Do what was done with this pack.

        Raises:
            OtherwiseError: something else comes of it.
        """
        view, done = self.view, list[WasDone]()
        self.got = 0
        if view.plan.copied:  # the engine numbers copies in the order in which they lie
            before = self.laying.pack[:]
            self.laying.lay(view.plan.game.deck.numbered(before))
            self._follow(before)
        state = State.resumed(view.plan, _OnePack(self.laying.pack), view.deals_limit, view.begun, attend=True)
        self.state = state
        while True:
            self.got = got = self._compare(state)
            if got == len(view.events) and self._is_there(state):
                self._check(state)
                return done
            if state.over or state.deal_number != view.deal_number:
                raise self._otherwise(state, got)
            step = self._next(state, view.events[got] if got < len(view.events) else None, len(done), got)
            if step.seat != view.seat and not step.hidden and state.stage == Stage.TRICK:
                self._learn(state, step.action, got)
            try:
                state.play(step.action)
            except IllegalPlayError:
                raise self._illegal(state, step, done, got) from None
            done.append(step)

    def _compare(self, state: State) -> int:
        """How much of what the seat saw has come about."""
        got, wanted = state.seen_by(self.view.seat), self.view.events
        for i in range(self.got, min(len(got), len(wanted))):
            one, other = wanted[i], got[i]
            if not tell_the_same(one, other):
                self.got = i
                raise self._unlike(state, i, got)
        if len(got) > len(wanted):
            self.got = len(wanted)
            raise self._otherwise(state, len(wanted), got[len(wanted)])
        return len(got)

    def _unlike(self, state: State, i: int, got: Sequence[Event]) -> OtherwiseError:
        """Another event has come about than the seat saw."""
        one, other = self.view.events[i], got[i]
        if isinstance(other, events.Melded) or seat_of(one) != seat_of(other):
            return self._otherwise(state, i, one, other)
        pairs = first_differences(self.view.events[i:], got[i:])
        if pairs:
            return OtherwiseError(partial(self._swap_all, pairs, self._movable(state, i)))
        if type(one) is type(other):
            ones, others = Counter(cards_of(one)), Counter(cards_of(other))
            odd = [*(others - ones), *(ones - others)]  # the one tells of more cards than the other
            if odd:
                return OtherwiseError(partial(self._move_one, odd[0], self._movable(state, i)))
        return self._otherwise(state, i, one, other)

    # --- whether all is as the seat sees it -------------------------------------------------------------------------

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
        lying = self._lying_otherwise(found, state)
        if lying is None and self.hidden:
            raise OtherwiseError(self._guess_all_anew)
        raise lying or self._otherwise(state, self.got)

    def _lying_otherwise(self, found: View, state: State) -> OtherwiseError | None:
        """The cards that should lie where others do, in what the seat sees and no event need tell."""
        seen = self.view
        pairs = pairs_of(seen.looked_at, found.looked_at) + pairs_of(seen.trick, found.trick)
        for (_, ones), (_, others) in zip(seen.hands, found.hands, strict=False):
            pairs += pairs_of(ones, others)
        for ones, others in zip((seen.turned, *seen.heaps), (found.turned, *found.heaps), strict=False):
            pairs += pairs_of(ones, others)
        return OtherwiseError(partial(self._swap_all, pairs, self._movable(state, self.got))) if pairs else None

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
        at_once = state.stage == Stage.TRANSFER and self.view.plan.transfers[state.step - 1].step.at_once
        if at_once and (late := self._told_later(seat, got)):
            return self._transfer(state, late.gives, late.takes, number, got)
        self._lie_open(state, event, got)
        if seat == self.view.seat:
            return self._own(state, event, got)
        if state.stage in (Stage.TRANSFER, Stage.MELD) and not self._must_hold(state, event):
            return self._unseen(state, number)
        lying = None if event is not None else self._lying_otherwise(state.view(self.view.seat), state)
        raise lying or self._otherwise(state, got, event)

    def _play(self, state: State, card: Card, down: bool, number: int, got: int) -> WasDone:
        """A card is played; who plays it must hold it."""
        seat, plan = state.to_act, self.view.plan
        if card == NO_CARD:
            return self._guess(state, number, [plan.actions.face_down + held for held in state.hands[seat]])
        if plan.actions.copy_in(card, mask_of(state.hands[seat])) == NO_CARD:
            raise self._settle(state, got)
        return WasDone(seat, card + down * plan.n, False)

    def _told_later(self, seat: Seat, got: int) -> events.Transferred | None:
        """What a seat gives now, if it is told only when everybody has chosen."""
        for event in self.view.events[got:]:
            if isinstance(event, events.Transferred) and event.seat == seat:
                return event if event.at_once and seat != self.view.seat else None
            if isinstance(event, events.CardPlayed):
                break
        return None

    def _lie_open(self, state: State, event: Event | None, got: int) -> None:
        """What a seat takes next from a place that lies open must lie there, or it would not be asked.

        Raises:
            OtherwiseError: other cards lie there.
        """
        if isinstance(event, events.Transferred) and event.source in OPEN and NO_CARD not in event.takes:
            pile = self.view.plan.game.deck.numbered(state.pile(event.source))
            instead = [card for card in pile if card not in event.takes]
            pairs = [(card, instead[0]) for card in event.takes if card not in pile and instead]
            if pairs:
                raise OtherwiseError(partial(self._swap_all, pairs, self._movable(state, got)))

    def _must_hold(self, state: State, event: Event | None) -> bool:
        """Whether a seat exchanges or shows cards next that it does not hold, or it would be asked."""
        match event:
            case events.Transferred(seat, cards) | events.Melded(seat, _, cards) if seat != self.view.seat:
                held = mask_of(state.hands[seat])
                return any(card != NO_CARD and not self._copies(card) & held for card in cards)
        return False

    def _copies(self, card: Card) -> CardSet:
        return self.view.plan.game.deck.same(card)

    # --- what nobody saw --------------------------------------------------------------------------------------------

    def _transfer(self, state: State, gives: Sequence[Card], takes: Sequence[Card], number: int, got: int) -> WasDone:
        """Cards are exchanged: first those that are given, one by one, then what they are exchanged for."""
        seat, actions, legal = state.to_act, self.view.plan.actions, state.legal_actions()
        if state.given != NO_CARD and takes[0] == NO_CARD:
            return self._guess(state, number, list(legal))
        if state.given != NO_CARD:
            return WasDone(seat, actions.take + self._first(takes[0]), False)
        if len(state.chosen) == len(gives):
            return WasDone(seat, actions.pass_, False)
        left = self._left(gives, state.chosen)
        named = [card for card in left if actions.give + card in legal]
        if named:
            return WasDone(seat, actions.give + named[0], False)
        if left:
            taken = self.view.plan.game.deck.numbered(state.taken)
            pairs = pairs_of(takes, taken)  # of what is taken before others are given
            raise (
                OtherwiseError(partial(self._swap_all, pairs, self._movable(state, got) & ~mask_of(state.taken)))
                if (pairs)
                else self._settle(state, got)
            )
        return self._guess(state, number, [a for a in legal if actions.give <= a < actions.take])

    def _left(self, wanted: Iterable[Card], chosen: Iterable[Card]) -> list[Card]:
        """Of some cards those that have not been chosen yet, each as the first of its copies."""
        ones, others = (Counter(self._first(card) for card in cards if card != NO_CARD) for cards in (wanted, chosen))
        return list((ones - others).elements())

    def _guess(self, state: State, number: int, among: list[Action]) -> WasDone:
        """What nobody saw: anything that may be done, with a card that the seat does not know if there is one."""
        guessed, legal = self.hidden.get(number), state.legal_actions()
        if guessed is None or self._chosen(guessed) not in legal:
            n, left = self.view.plan.n, [action for action in among if action in legal]
            if not left:
                raise self._otherwise(state, self.got)
            unknown = [action for action in left if action % n not in self.known]
            guessed = self.rng.choice(self._likely(state.to_act, left) or unknown or left)
            if self.view.plan.copied and guessed < self.view.plan.actions.pass_:  # of equal copies, that which is there
                hand = mask_of(state.hands[state.to_act]) & ~mask_of(state.chosen)
                guessed += max(0, self.view.plan.actions.copy_in(guessed, hand) - guessed % n)
            self.hidden[number] = guessed
        return WasDone(state.to_act, self._chosen(guessed), True)

    def _chosen(self, guessed: Action) -> Action:
        """What is done with any of equal copies is done with the first."""
        return guessed if guessed >= self.view.plan.actions.pass_ else self._first(guessed)

    def _likely(self, seat: Seat, among: Sequence[Action]) -> list[Action]:
        """Of cards to be given those that a seat does not play or show later, of cards to be taken those that it does;
        nothing where that tells nothing."""
        n, actions, later = self.view.plan.n, self.view.plan.actions, set[Card]()
        for event in self.view.events[self.got :]:
            if isinstance(event, events.CardPlayed | events.LaidOpen | events.Melded) and event.seat == seat:
                later.update(map(self._first, cards_of(event)))
        take = all(actions.take <= action < actions.pass_ for action in among)
        found = [a for a in among if (self._first(a % n) in later) == take and (take or a % n not in self.known)]
        return found if later else []

    def _unseen(self, state: State, number: int) -> WasDone:
        """Somebody had something to decide and did nothing that could be seen."""
        pass_ = self.view.plan.actions.pass_
        if pass_ in state.legal_actions():
            return WasDone(state.to_act, pass_, True)
        return self._guess(state, number, list(state.legal_actions()))

    def _own(self, state: State, event: Event | None, got: int) -> WasDone:
        """What the seat itself has chosen so far, of a portion that is not whole yet."""
        actions, legal = self.view.plan.actions, state.legal_actions()
        if event is None and (lying := self._lying_otherwise(state.view(self.view.seat), state)):
            raise lying  # so far as cards are taken before others are given
        left = self._left(self.view.chosen, state.chosen)
        if event is None and state.stage == Stage.TRANSFER and left:
            return WasDone(state.to_act, actions.give + left[0], False)
        if self.view.legal and state.stage == Stage.TRANSFER and self.view.legal != legal:
            for action in legal:  # of one card for another it has named that which it gives
                after = state.copy()
                after.play(action)
                if after.to_act == state.to_act and after.legal_actions() == self.view.legal:
                    return WasDone(state.to_act, action, False)
        raise self._otherwise(state, got, event)
