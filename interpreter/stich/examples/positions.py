"""Positions as an example gives them; what it leaves open is filled from a seed.

Place in the pipeline: over ``given``, which reads the words, and ``engine.placed``, which puts things in their place.
It must not know what is expected of a position.

A second filling shows whether what was left open mattered.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import chain

from stich.cards import Card, Seat, Side
from stich.engine.packs import Seeded
from stich.engine.placed import Hands, Placed
from stich.engine.seats import in_turn, seat_of
from stich.engine.state import State
from stich.examples import given as read
from stich.examples.given import Given, Unreadable
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Role
from stich.language.model.bindings import Values
from stich.language.model.deal import DealCards, DealHeap, Step, TurnUp
from stich.language.model.game import GameModel
from stich.language.text.diagnostics import listed
from stich.match.game import Game
from stich.rng import Random, shuffled, stream
from stich.rules.weigh import weigh

ATTEMPTS = 300  # fillings tried until the last seat deals and it is the turn of the wanted one
STARTS = 64  # deals begun until those play who must
NUMBER = 2  # of the trick, where an example does not say


class Filling:
    """One way to fill what an example leaves open."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._stream = stream(number, 77)

    def rest(self, game: GameModel, taken: Iterable[Card]) -> list[Card]:
        """The cards that are not ``taken``, in some order."""
        gone = set(taken)
        rest = [card for card in range(len(game.deck)) if card not in gone]
        return shuffled(rest, self._stream)

    def split(self, total: int, sides: Sequence[Side], among: int) -> list[int]:
        """``total`` shared out at random between these sides of ``among``."""
        shares, random = [0] * among, Random(self._stream)
        cuts = sorted(random.below(total + 1) for _ in sides[1:])
        for side, below, above in zip(sides, [0, *cuts], [*cuts, total], strict=True):
            shares[side] = above - below
        return shares


FILLINGS = (Filling(1), Filling(2))


def two_positions(given: Given, position: Callable[[Filling], Placed]) -> list[Placed]:
    """Two positions that differ in what the example leaves open.  Where it says whose turn it is, ``seat``, and not who
    dealt, the last seat deals in both, so that seats mean the same.

    Raises:
        Unreadable: it is never the turn of that seat.
    """
    if "seat" not in given:
        return [position(filling) for filling in FILLINGS]
    seat = read.one_number(given, "seat", 0)
    found = list[Placed]()
    for filling in map(Filling, range(1, ATTEMPTS)):
        state = position(filling)
        if seat == state.to_act and ("dealer" in given or state.dealer == state.active[-1]):
            found.append(state)
        if len(found) == len(FILLINGS):
            return found
    raise Unreadable(f"it is never the turn of seat {seat} here")


def facts_of(state: State) -> dict[t.Fact, bool]:
    """What clauses may ask of the state, settled for the trick that is to be led."""
    atoms = zip(state.rules.state_atoms, state.plan.state_atoms, strict=True)
    return {atom: weigh(code, state) == 1 for atom, code in atoms}


# --- the table -------------------------------------------------------------------------------------------------------


def empty_table(game: Game, given: Given, filling: Filling, sides: Collection[Side] = ()) -> Placed:
    """A deal about to play tricks in which no cards lie anywhere; each of ``sides`` plays in it, if that can be.  The
    example may say who deals, who sits out, and which deal of the match it is.

    Raises:
        Unreadable: there is no such seat.
    """
    deals = read.seat_of(game.model, "dealer", given["dealer"]) if "dealer" in given else None
    fits = range(game.plan.players) if deals is None or game.model.seats.sits_out is None else (deals,)
    for attempt in range(STARTS):
        begun = State(game.plan, Seeded(filling.number + 100 * attempt))
        if set(sides) <= playing_sides(begun) and begun.dealer in fits:
            break
    state = Placed(begun)
    if "deal" in given:
        state.set_deal_number(read.one_number(given, "deal", 1))
    if deals is not None and deals != begun.dealer:
        state.deal_from(deals)
    for word in read.words(given.get("sits out")):
        state.sit_out(read.seat_of(game.model, "sits out", word))
    return state


def playing_sides(state: State) -> set[Side]:
    """The sides that play in this deal."""
    return {state.side_of[seat] for seat in state.active}


def set_counts(state: Placed, given: Given, own: Side = 0) -> None:
    """What the table keeps by seat and by side, the pools and the stake, as far as an example gives them.  Numbers by
    side begin with the ``own`` one.

    Raises:
        Unreadable: there are too many of them, or too few, or a pool would hold less than nothing.
    """
    model = state.plan.game
    if told := read.parties(model, given):
        state.tell_parties(told)
    state.set_stake(read.one_number(given, "stake", state.stake))
    if "bids" in given:
        state.set_bids(read.by_seat(model, "bids", given["bids"]))
    if "bidder" in given:
        state.set_bidder(read.seat_of(model, "bidder", given["bidder"]))
    for total, by_side in read_slate(model, given.get("slate", {})).items():
        state.set_total([each.name.key for each in model.match.totals].index(total), _from_own(by_side, own))
    for i, pool in enumerate(model.match.pools):
        state.set_pool(i, _lying(given, pool.name.key, state.pools[i]))
    for i, counter in enumerate(model.counters):
        if counter.key in given:
            state.set_counter(i, seat_numbers(state, given, counter.key, own))
    for i, kind in enumerate(model.card_points):
        if kind.name.key in given:
            state.share_card_points(i, seat_numbers(state, given, kind.name.key, own))


def _lying(given: Given, pool: str, otherwise: int) -> int:
    """What lies in a pool.

    Raises:
        Unreadable: it would be less than nothing.
    """
    lies = read.one_number(given, pool, otherwise)
    if lies < 0:
        raise Unreadable(f"in a pool lies no less than nothing, and `{pool}` is {lies}")
    return lies


def read_slate(model: GameModel, slate: object) -> dict[str, list[int]]:
    """Totals of the match, by side.

    Raises:
        Unreadable: there is no such total, or not a number for each side.
    """
    if not isinstance(slate, Mapping):
        raise Unreadable("`slate` names totals and their values by side: `{points: 2 0}`")
    keys = [total.name.key for total in model.match.totals]
    others = [str(key) for key in slate if key not in keys]
    if others:
        raise Unreadable(f"the slate has no {listed(others)}; it has {', '.join(keys)}")
    return {str(key): read.by_side(model, str(key), value) for key, value in slate.items()}


def seat_numbers(state: State, given: Given, key: str, own: Side = 0) -> list[int]:
    """Numbers by seat; where there is one for each side, the first seat of each that plays has all of its side's."""
    found = read.by_side_or_seat(state.plan.game, key, given[key])
    if len(found) > len(state.sides):
        return found
    numbers = [0] * state.plan.players
    for seats, number in zip(state.sides, _from_own(found, own), strict=True):
        numbers[next((seat for seat in seats if seat in state.active), seats[0])] = number
    return numbers


def _from_own(by_side: Sequence[int], own: Side) -> list[int]:
    """Numbers by side, of which the own side's came first."""
    return [*by_side[len(by_side) - own :], *by_side[: len(by_side) - own]]


def remember_hands(state: Placed, given: Given) -> Hands:
    """What was dealt, and what was held at the first lead: what was dealt, where nothing else is said of the seat; the
    latter."""
    model = state.plan.game
    dealt = read.hands(model, given, "dealt") if "dealt" in given else {}
    held = {**dealt, **read.hands(model, given, "held")} if "held" in given else dealt
    state.remember_hands(dealt=dealt, held=held)
    return held


def lying(game: GameModel, given: Given, seen: Iterable[Card] = ()) -> list[list[Card]]:
    """The cards that lie turned up, laid out, aside and in each heap; ``seen`` lie elsewhere."""
    taken, found = list(seen), list[list[Card]]()
    for key in (*read.LYING, *(heap.name.key for heap in game.own_heaps)):
        found.append(read.cards(game, given.get(key), taken))
        taken += found[-1]
    return found


def lay_beside(state: Placed, stock: Sequence[Card], there: Sequence[Sequence[Card]]) -> None:
    """Put cards beside the hands; those turned up lie in the stock as well, where the deal leaves them there."""
    turned, exposed, aside, *heaps = there
    steps = [step for step in state.plan.game.steps if isinstance(step, TurnUp)]
    on, under = any(step.on_stock for step in steps), any(step.under_stock for step in steps)
    stock = [*(turned if on else ()), *stock, *(turned if under else ())]
    state.lay(turned=turned, exposed=exposed, aside=aside, stock=stock)
    state.lay_heaps(heaps)


def fill_heaps(
    state: Placed, given: Given, there: list[list[Card]], rest: list[Card], steps: Sequence[Step]
) -> list[list[Card]]:
    """The same, with cards of the ``rest`` in the heaps of which an example says nothing, as many as these steps have
    dealt to them."""
    beside, heaps = there[: len(read.LYING)], there[len(read.LYING) :]
    for heap, cards in zip(state.plan.game.own_heaps, heaps, strict=True):
        if heap.name.key not in given:
            size = sum(step.cards for step in steps if isinstance(step, DealHeap) and step.heap == heap.pile)
            cards += rest[:size]
            del rest[:size]
    return [*beside, *heaps]


def own_heaps(state: Placed, given: Given) -> None:
    """Let the heaps belong to their owners, as since the first lead.  Card points that are given have theirs among
    them."""
    kinds = state.plan.game.card_points
    state.settle_heaps([i for i, kind in enumerate(kinds) if kind.name.key in given])


# --- before the play -------------------------------------------------------------------------------------------------


def before_play(game: Game, given: Given, filling: Filling) -> Placed:
    """The table before any card is played, with the hands and the cards that the example names and no others; in the
    first deal, if it names no other.

    Raises:
        Unreadable: the words make no sense.
    """
    state = empty_table(game, given, filling)
    state.bind_all(read.bound_by(game.model, given))
    state.set_deal_number(read.one_number(given, "deal", 1))
    set_counts(state, given)
    there = lying(game.model, given)
    hands = read.hands(game.model, given, "hands", chain(*there))
    rest = filling.rest(game.model, chain(*there, *hands.values()))
    lay_out(state, hands, filling, fill_heaps(state, given, there, rest, game.model.steps))
    return state


def lay_out(state: Placed, hands: Hands, filling: Filling, there: Sequence[Sequence[Card]]) -> None:
    """Put cards in their places, and all others into the stock."""
    state.hold(hands)
    lay_beside(state, filling.rest(state.plan.game, chain(*there, *hands.values())), there)


def filled_hands(state: Placed, given: Given, seen: Sequence[Card], filling: Filling, step: int) -> Hands:
    """The hands that the example gives; other seats hold any cards, as many as have been dealt by then."""
    game = state.plan.game
    hands = read.hands(game, given, "hands", seen) if isinstance(given.get("hands"), Mapping) else {}
    rest = filling.rest(game, chain(seen, *hands.values()))
    dealt = sum(sum(each.packets) for each in game.steps[:step] if isinstance(each, DealCards))
    size = min(map(len, hands.values()), default=min(dealt, len(rest) // len(state.active)))
    others = [seat for seat in state.active if seat not in hands]
    return {**hands, **{seat: rest[i * size : (i + 1) * size] for i, seat in enumerate(others)}}


def bound_so_far(game: Game, given: Given) -> Values:
    """The names that an example gives; others hold nothing yet."""
    return tuple(
        read.binding_value(game.model, binding, given) if binding.name.key in given else ()
        for binding in game.model.bindings
    )


# --- in the play -----------------------------------------------------------------------------------------------------


def trick_state(game: Game, given: Given, filling: Filling, hand: Sequence[Card] = ()) -> Placed:
    """A state in which the trick that ``given`` names is about to be led; the seat to play next will hold ``hand``.

    Raises:
        Unreadable: the words make no sense.
    """
    model = game.model
    state = empty_table(game, given, filling)
    state.bind_all(read.bound_by(model, given))
    trick = read.trick_cards(model, given, hand)
    leader = _place_in_deal(state, given, filling, len(trick))
    order = in_turn(state, leader)
    if len(trick) + bool(hand) > len(order):
        raise Unreadable(f"{len(order)} cards make a trick, {len(trick)} are given")
    remember_hands(state, given)
    there = lying(model, given, [*trick, *hand])
    rest = filling.rest(model, chain(trick, hand, *there))
    _fill_hands(state, order, trick, hand, filling, fill_heaps(state, given, there, rest, model.steps))
    own_heaps(state, given)
    state.lead_from(leader)
    return state


def _place_in_deal(state: Placed, given: Given, filling: Filling, played: int) -> Seat:
    """Settle the number of the trick, the phase, the tricks so far and all that is counted; who leads."""
    model = state.plan.game
    phases = [phase.name.key for phase in model.play.phases]
    state.begin_phase(read.phase_number(model, given.get("phase", phases[filling.number % len(phases)])))
    tricks = read.numbers(given["tricks"]) if "tricks" in given else None
    state.set_trick_number(read.one_number(given, "number", NUMBER if tricks is None else sum(tricks) + 1))
    order = in_turn(state, state.forehand)
    leader = _leader(state, given, order[filling.number % len(order)])
    actor = order[(order.index(leader) + played) % len(order)]
    set_counts(state, given, state.side_of[actor])
    state.win(_winning_sides(state, actor, tricks, filling))
    side_has = state.side_tricks[state.side_of[actor]]
    own = read.one_number(given, "own tricks", side_has if filling is FILLINGS[0] else 0)
    if own > side_has:
        raise Unreadable(f"`own tricks` is {own}, but the side has won {side_has}")
    state.share_tricks(actor, own)
    return leader


def _leader(state: Placed, given: Given, anyone: Seat) -> Seat:
    """Who leads: who is said to; to the first trick whom the game names, if that is known; else anyone."""
    if "leader" in given:
        leader = read.seat_of(state.plan.game, "leader", given["leader"])
        if leader not in state.active:
            raise Unreadable(f"seat {leader} does not play in this deal, and so does not lead")
        return leader
    first = state.plan.game.play.leader
    named = first.role is not Role.HOLDER and (first.role is not Role.BOUND or state.bound[first.binding])
    return in_turn(state, seat_of(state, first))[0] if named and state.trick_number == 1 else anyone


def _winning_sides(state: Placed, actor: Seat, tricks: list[int] | None, filling: Filling) -> list[Side]:
    """The side that won each trick so far."""
    own, count = state.side_of[actor], len(state.sides)
    sides = sorted(playing_sides(state), key=lambda side: (side - own) % count)
    if tricks is None:
        shares = filling.split(state.trick_number - 1, sides, count)
    elif len(tricks) != len(sides):
        raise Unreadable(f"`tricks` needs a number for each of {len(sides)} sides, the own side first")
    else:
        shares = [0] * count
        for side, number in zip(sides, tricks, strict=True):
            shares[side] = number
    if min(shares) < 0 or sum(shares) > len(state.plan.deck):
        raise Unreadable(f"no deal of {len(state.plan.deck)} cards has so many tricks")
    return won_in_order(shares)


def won_in_order(shares: Sequence[int]) -> list[Side]:
    """Who wins each trick if every side wins so many, one side after the other."""
    return [side for side, share in enumerate(shares) for _ in range(share)]


def _fill_hands(
    state: Placed,
    order: Sequence[Seat],
    trick: Sequence[Card],
    hand: Sequence[Card],
    filling: Filling,
    there: Sequence[Sequence[Card]],
) -> None:
    """The given hand to the seat that plays next, other cards to the others, what is left to the stock."""
    rest = filling.rest(state.plan.game, chain(trick, hand, *there))
    size = min(len(hand), len(rest) // len(order)) if hand else 0
    hands: dict[Seat, Sequence[Card]] = {}
    for at, seat in enumerate(order):
        if at == len(trick):
            hands[seat] = hand
        else:
            count = max(0, size - (at < len(trick)))
            hands[seat] = rest[:count]
            del rest[:count]
    state.hold(hands)
    if not state.plan.to_draw or state.plan.phases[state.phase].draw:
        lay_beside(state, rest, there)
    else:
        state.lay_heaps(there[len(read.LYING) :])
