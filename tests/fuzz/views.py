"""Pairs of states that differ only in what a seat may not know: all that the seat is shown must be the same.

    python -m tests.fuzz.views --count 3000 --seed 1 --jobs 2

Pairs are made in two ways.  *Swapped*: somewhere in a match two cards that are hidden from a seat change places in a
copy.  *Laid*: two packs give the seat the same cards and exchange two others; then the same is done in both matches, as
long as it may be done in both, and all that the seat sees is compared after each action.

A seat knows its own hand, cards that lie or lay face up, hands that are shown to it, cards that it looked at, gave or
was given.  What another seat is asked in a transfer, and whether it was asked, it does not know.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from stich.cards import NO_CARD, Card, Seat, cards_in
from stich.engine.errors import IllegalPlayError
from stich.engine.events import DealEnd, LaidOpen, NameBound, PackCut, ThrownIn, Transferred
from stich.engine.packs import Laid, Seeded
from stich.engine.state import State
from stich.engine.table import HeldBack, Moved, Right, Stage
from stich.engine.view import View
from stich.language.conditions.kinds import Place
from stich.language.model.deal import BindNow
from stich.match.lines import Line
from stich.players.wire import decision
from tests.fuzz.common import Fault, Outcome, TooLongError, bounded, fault_of, main
from tests.specs_under_test import PLAYED, Bots, playable

COMPARING = 20.0  # seconds for a case
LAID = 6  # pairs of packs in a case
FIELDS = tuple(name for name in View.__slots__ if name != "plan")


def case(seed: str, index: int) -> Outcome:
    """A match of one spec with pairs at random decisions, and some pairs of packs."""
    rng = random.Random(f"{seed}-{index}")
    name, outcome = rng.choice(PLAYED), Outcome()
    try:
        with bounded(COMPARING):
            for _ in _swapped(name, rng, outcome):
                pass
            for _ in range(LAID):
                _laid(name, rng, outcome)
    except (Exception, TooLongError) as error:
        outcome.faults.append(fault_of(error, "views", spec=name))
    return outcome


# --- what a seat sees -------------------------------------------------------------------------------------------------


def known_to(state: State, seat: Seat) -> set[Card]:
    """The cards of which a seat knows, or may remember, where they are; of copies those, and no others."""
    known = {card for card, _ in state.face_up} | set(state.turned) | set(state.exposed)
    known |= {card for by, card in state.looked_at if by == seat}
    known |= {card for each, _ in state.view(seat).hands for card in state.hands[each]}
    known |= {card for by, to, cards, shown in state.moved if shown or seat in (by, to) for card in cards}
    known |= {card for heap in state.heaps for card in heap if state.known_lying[seat] >> card & 1}
    known |= {card for meld in state.melded for card in cards_in(meld.cards)}
    known |= {card for _, cards, _ in state.tricks for card in cards}
    known |= set(() if state.face_down and seat != state.leader else state.trick)
    return (known | shown(state) | _named_by(state)) - {NO_CARD}


def _named_by(state: State) -> set[Card]:
    """The cards whose holder a name tells."""
    held = (step.bind.seat for step in state.plan.game.steps[: state.step] if isinstance(step, BindNow))
    sets = (state.cards(seat.cards) for seat in held if seat is not None and seat.cards is not None)
    return {card for cards in sets for card in cards_in(cards)}


def shown(state: State) -> set[Card]:
    """The cards that all have seen in this deal, wherever they are now."""
    found: set[Card] = set()
    for event in reversed(state.log or []):
        match event:
            case NameBound(face_up=cards) | PackCut(exposed=cards) | LaidOpen(cards=cards):
                found |= set(cards)
            case Transferred(gives=gives, takes=takes, source=Place.TURNED | Place.EXPOSED):
                found |= {*gives, *takes}
            case DealEnd() | ThrownIn():
                break
    return found


@dataclass(frozen=True)
class Sight:
    """All that a seat is shown: the fields of its view, what a program there is told if it is asked, and what the
    engine says to what it may not do."""

    fields: dict[str, Any]
    line: Line | None
    key: str
    may_concede: bool
    refusals: tuple[str, ...]

    def unlike(self, other: Sight) -> list[str]:
        """The names of what is not the same."""
        found = [name for name in FIELDS if self.fields[name] != other.fields[name]]
        found += ["line"] if self.line != other.line else []
        found += ["may concede"] if self.may_concede != other.may_concede else []
        found += ["refusals"] if self.refusals != other.refusals else []
        return found or (["key"] if self.key != other.key else [])


def sight(state: State, seat: Seat) -> Sight:
    """What a seat is shown now."""
    view = state.view(seat)
    refused = _refusals(state, seat)
    fields = {name: getattr(view, name) for name in FIELDS}
    line = decision(view) if len(view.legal) > 1 else None
    return Sight(fields, line, view.key, state.may_concede(state.side_of[seat]), refused)


def _refusals(state: State, seat: Seat) -> tuple[str, ...]:
    """What a seat is told, in words and as data, when it wants what it may not do: to give the deal up, and if it is at
    turn other cards of its hand, and some more."""
    legal, plan, side = state.legal_actions(), state.plan, state.side_of[seat]
    wanted = [] if state.may_concede(side) else [plan.actions.concede + side]
    if seat == state.to_act:
        wanted += [*state.view(seat).hand, plan.actions.pass_, plan.actions.give, plan.actions.take, -1]
        wanted += range(plan.actions.pass_ + 1, plan.actions.concede)
    found = []
    for action in [each for each in wanted if each not in legal][:12]:
        try:
            state.copy().play(action)
        except IllegalPlayError as error:
            found.append(f"{error} {error.barred}")
    return tuple(found)


def _fault(name: str, how: str, one: Sight, other: Sight, state: State, seat: Seat) -> Fault:
    unlike = one.unlike(other)
    shown = [f"{field}: {_of(one, field)} or {_of(other, field)}" for field in unlike]
    place = f"{', '.join(unlike)} in {state.stage.name}"
    return Fault("Leak", place, how, "; ".join(shown)[:400], about={"spec": name, "seat": seat, "to act": state.to_act})


def _of(sight: Sight, field: str) -> Any:
    return sight.fields[field] if field in FIELDS else getattr(sight, field.replace(" ", "_"))


# --- two cards exchanged in a copy ------------------------------------------------------------------------------------


def _swapped(name: str, rng: random.Random, outcome: Outcome) -> Iterator[None]:
    """Pairs at random decisions of a match."""
    game = playable(name)
    state = game.start(rng.randrange(1 << 32), deals=1, log=True)
    bots = Bots(rng.randrange(1 << 32), game.plan.players, give_up_once_in=60)
    for _ in bots.play_out(state):
        seats = [state.to_act, rng.randrange(len(state.hands))]
        for seat in dict.fromkeys(seats if rng.random() < 0.4 else ()):
            other = exchanged(state, seat, rng)
            if other is not None:
                _compare(name, "swapped", state, other, seat, outcome)
                yield


def exchanged(state: State, seat: Seat, rng: random.Random) -> State | None:
    """The same position with two cards exchanged that lie in different places hidden from a seat, if there are."""
    known, seen = known_to(state, seat), {each for each, _ in state.view(seat).hands}
    places: list[list[Card]] = [hand for each, hand in enumerate(state.hands) if each not in seen]
    places += [state.stock, state.aside, *state.heaps]
    if state.face_down and state.trick and seat != state.leader:
        places.append(state.trick)
    places = [hidden for place in places if (hidden := [card for card in place if card >= 0 and card not in known])]
    if len(places) < 2:
        return None
    one, two = (rng.choice(place) for place in rng.sample(places, 2))
    return _transposed(state, seat, seen, one, two)


def _transposed(state: State, seat: Seat, seen: set[Seat], one: Card, two: Card) -> State:
    """A copy in which two cards have changed places wherever the seat does not see them."""
    other, names = state.copy(), {one: two, two: one}

    def cards(pile: Sequence[Card]) -> list[Card]:
        return [names.get(card, card) for card in pile]

    def mask(held: int) -> int:
        pair = 1 << one | 1 << two
        return held ^ pair if (held & pair) in (1 << one, 1 << two) else held

    for each in range(len(other.hands)):
        if each not in seen:
            other.hands[each] = sorted(cards(other.hands[each]))
            other.held[each], other.dealt[each] = mask(other.held[each]), mask(other.dealt[each])
    _lay_anew(other, cards)
    if other.face_down and seat != other.leader:
        other.trick = cards(other.trick)
        other.holder = other.trick[0] if other.trick else other.holder
    other.looked_at = [(by, card if by == seat else names.get(card, card)) for by, card in other.looked_at]
    other.held_back = [HeldBack(by, to, held if by == seat else tuple(cards(held))) for by, to, held in other.held_back]
    other.rights = [Right(by, held if by == seat else mask(held)) for by, held in other.rights]
    other.moved = [
        Moved(by, to, moved if shown or seat in (by, to) else tuple(cards(moved)), shown)
        for by, to, moved, shown in other.moved
    ]
    if other.to_act != seat:
        other.chosen, other.taken = cards(other.chosen), cards(other.taken)
        other.given = names.get(other.given, other.given)
    other.last_dealt = names.get(other.last_dealt, other.last_dealt)
    other.legal = None
    return other


def _lay_anew(other: State, cards: Callable[[Sequence[Card]], list[Card]]) -> None:
    """Other cards in the piles; those of heaps count for their owners."""
    for change in (-1, 1):
        if change == 1:
            other.stock, other.aside, other.heaps = (
                cards(other.stock),
                cards(other.aside),
                list(map(cards, other.heaps)),
            )
        for heap, owner in zip(other.plan.game.heaps, other.heap_seats, strict=True):
            for values, points in zip(other.beat.point_values, other.card_points, strict=True):
                points[owner] += change * sum(values[card] for card in other.pile(heap.pile)) if owner >= 0 else 0


def _compare(name: str, how: str, one: State, other: State, seat: Seat, outcome: Outcome) -> bool:
    """Whether a seat is shown the same in both."""
    seen, seen_there = sight(one, seat), sight(other, seat)
    outcome.figures[f"pairs {how}"] += 1
    if not seen.unlike(seen_there):
        return True
    outcome.faults.append(_fault(name, how, seen, seen_there, one, seat))
    return False


# --- two packs --------------------------------------------------------------------------------------------------------


class Pair(NamedTuple):
    """Two cards that are exchanged in a pack, and of how many copies of them the seat has known from the first on."""

    firsts: set[Card]
    known: int

    def copies_known(self, state: State, seat: Seat) -> int:
        """Of how many cards that are called so the seat knows where they are."""
        return sum(state.plan.game.deck.first(card) in self.firsts for card in known_to(state, seat))

    def hidden_in(self, one: State, other: State, seat: Seat) -> bool:
        """Whether the seat has seen none of them but those that it had seen."""
        return all(self.copies_known(state, seat) <= self.known for state in (one, other))


def _laid(name: str, rng: random.Random, outcome: Outcome) -> None:
    """One pair of packs, played as long as the same may be done."""
    game = playable(name)
    seed, seat = rng.randrange(1 << 32), rng.randrange(game.plan.players)
    packs = Seeded(seed)
    pack = game.model.deck.numbered(packs.pack(1, game.plan.deck))
    one = game.start(packs=Laid([pack], seed), deals=1, log=True)
    if one.deal_number != 1 or one.over:
        return
    hidden = _hidden_pair(one, seat, rng)
    if hidden is None:
        return
    names = dict([hidden, hidden[::-1]])
    pair = Pair({game.model.deck.first(card) for card in hidden}, 0)
    pair = Pair(pair.firsts, pair.copies_known(one, seat))
    other = game.start(packs=Laid([[names.get(card, card) for card in pack]], seed), deals=1, log=True)
    for _ in range(400):
        if not _passed_over(name, one, other, seat, pair, outcome):
            return
        if not _together(one, other, seat, pair, outcome):
            return
        if not _compare(name, "laid", one, other, seat, outcome):
            return
        both = [action for action in one.legal_actions() if action in other.legal_actions()]
        if not both:
            return
        action = rng.choice(both)
        one.play(action)
        other.play(action)


def _hidden_pair(state: State, seat: Seat, rng: random.Random) -> tuple[Card, Card] | None:
    """Two cards in two hands that a seat does not see; of the stock, where none of it was ever turned."""
    known, seen = known_to(state, seat), {each for each, _ in state.view(seat).hands}
    places = [hand for each, hand in enumerate(state.hands) if each not in seen]
    if not state.turned and not state.exposed and not state.plan.cuts:
        places.append(state.stock)
    places = [hidden for place in places if (hidden := [card for card in place if card not in known])]
    if len(places) < 2:
        return None
    one, two = rng.sample(places, 2)
    return rng.choice(one), rng.choice(two)


def _passed_over(name: str, one: State, other: State, seat: Seat, pair: Pair, outcome: Outcome) -> bool:
    """Let others pass in transfers, as nobody sees that they were asked; whether the seat was shown nothing of it."""
    asked = [state for state in (one, other) if _asks_another(state, seat)]
    while asked:
        alike = len(asked) == 2 and one.step == other.step and pair.hidden_in(one, other, seat)
        if alike and not _compare(name, "asked", one, other, seat, outcome):
            return False
        if len(asked) == 1:
            outcome.figures["asked in one match only, which the stage tells"] += 1
        for state in asked:
            state.play(state.plan.actions.pass_)
        asked = [state for state in (one, other) if _asks_another(state, seat)]
    return True


def _asks_another(state: State, seat: Seat) -> bool:
    """Whether another seat is asked in a transfer and may pass."""
    transfer = state.stage == Stage.TRANSFER and state.to_act != seat
    return transfer and state.plan.actions.pass_ in state.legal_actions()


def _together(one: State, other: State, seat: Seat, pair: Pair, outcome: Outcome) -> bool:
    """Whether both matches are at the same point, and the seat has seen neither card that differs."""
    if one.over or other.over:
        return False
    if (one.deal_number, one.deals_done) != (other.deal_number, other.deals_done):
        outcome.figures["parted: thrown in or over"] += 1
        return False
    if (one.stage, one.to_act) != (other.stage, other.to_act):
        stages = sorted({one.stage.name, other.stage.name})
        outcome.figures[f"parted: {' or '.join(stages)} in {one.plan.game.name}"] += 1
        return False
    if len(one.melded) != len(other.melded):
        outcome.figures["parted: melds shown"] += 1
        return False
    return pair.hidden_in(one, other, seat)


if __name__ == "__main__":
    main("views", __doc__)
