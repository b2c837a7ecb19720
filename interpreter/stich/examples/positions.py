"""Positions as an example gives them; what it leaves open is filled from a seed.

Place in the pipeline: over ``given``, which reads the words, and ``engine.placed``, which puts things in their place.
It must not know what is expected of a position.

A second filling shows whether what was left open mattered.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import chain

from stich.cards import Card, Seat, Side
from stich.engine.game import Game
from stich.engine.placed import Hands, Placed
from stich.engine.rng import Random, shuffled, stream
from stich.engine.seats import in_turn
from stich.engine.state import State
from stich.examples import given as read
from stich.examples.given import Given, Unreadable
from stich.language.conditions import terms as t
from stich.language.model.bindings import Values
from stich.language.model.game import GameModel

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
    """Two positions that differ in what the example leaves open.  Where it says whose turn it is, ``seat``, the last
    seat deals in both, so that seats mean the same.

    Raises:
        Unreadable: it is never the turn of that seat.
    """
    if "seat" not in given:
        return [position(filling) for filling in FILLINGS]
    seat = read.one_number(given, "seat", 0)
    found = list[Placed]()
    for filling in map(Filling, range(1, ATTEMPTS)):
        state = position(filling)
        if seat == state.to_act and state.dealer == state.active[-1]:
            found.append(state)
        if len(found) == len(FILLINGS):
            return found
    raise Unreadable(f"it is never the turn of seat {seat} here")


def empty_table(game: Game, filling: Filling, sides: Collection[Side] = ()) -> Placed:
    """A deal about to play tricks in which no cards lie anywhere; each of ``sides`` plays in it, if that can be."""
    for attempt in range(STARTS):
        begun = game.start(filling.number + 100 * attempt)
        if set(sides) <= playing_sides(begun):
            break
    return Placed(begun)


def playing_sides(state: State) -> set[Side]:
    """The sides that play in this deal."""
    return {state.side_of[seat] for seat in state.active}


def facts_of(state: State) -> dict[t.Condition, bool]:
    """What clauses may ask of the state, settled for the trick that is to be led."""
    seat = state.leader
    atoms = zip(state.rules.state_atoms, state.plan.state_atoms, strict=True)
    return {atom: holds(state, seat, state.side_of[seat]) for atom, holds in atoms}


# --- before the play -------------------------------------------------------------------------------------------------


def before_play(game: Game, given: Given, filling: Filling) -> Placed:
    """The table before any card is played, with the hands and the cards that the example names and no others; in the
    first deal, if it names no other.

    Raises:
        Unreadable: the words make no sense.
    """
    state = empty_table(game, filling)
    if "dealer" in given:
        state.deal_from(read.seat_of(game.model, "dealer", given["dealer"]))
    state.bind_all(read.bound_by(game.model, given))
    state.set_deal_number(read.one_number(given, "deal", 1))
    turned = read.cards(game.model, given.get("turned up"))
    exposed = read.cards(game.model, given.get("laid out"), turned)
    lay_out(state, read.hands(game.model, given, "hands", [*turned, *exposed]), filling, turned, exposed)
    return state


def lay_out(
    state: Placed, hands: Hands, filling: Filling, turned: Sequence[Card], exposed: Sequence[Card] = ()
) -> None:
    """Put cards in their places, and all others into the stock."""
    state.hold(hands)
    rest = filling.rest(state.plan.game, chain(turned, exposed, *hands.values()))
    state.lay(turned=turned, exposed=exposed, stock=rest)


# --- in the play -----------------------------------------------------------------------------------------------------


def trick_state(
    game: Game, given: Given, filling: Filling, hand: Sequence[Card] = (), bound: Values | None = None
) -> Placed:
    """A state in which the trick that ``given`` names is about to be led; the seat to play next will hold ``hand``.
    ``bound`` are the bindings where ``given`` does not say them.

    Raises:
        Unreadable: the words make no sense.
    """
    model = game.model
    state = empty_table(game, filling)
    state.bind_all(read.bound_by(model, given) if bound is None else bound)
    trick = read.trick_cards(model, given, hand)
    leader = _place_in_deal(state, given, filling, len(trick))
    order = in_turn(state, leader)
    if len(trick) + bool(hand) > len(order):
        raise Unreadable(f"{len(order)} cards make a trick, {len(trick)} are given")
    _fill_hands(state, order, trick, hand, filling)
    state.lead_from(leader)
    return state


def _place_in_deal(state: Placed, given: Given, filling: Filling, played: int) -> Seat:
    """Settle the number of the trick, the phase, the stake and the tricks so far; who leads."""
    model = state.plan.game
    phases = [phase.name.key for phase in model.play.phases]
    state.begin_phase(read.phase_number(model, given.get("phase", phases[filling.number % len(phases)])))
    tricks = read.numbers(given["tricks"]) if "tricks" in given else None
    state.set_trick_number(read.one_number(given, "number", NUMBER if tricks is None else sum(tricks) + 1))
    state.set_stake(read.one_number(given, "stake", state.stake))
    order = in_turn(state, state.forehand)
    # The first trick is led by whom the deal says; any other by anyone.
    leader = order[filling.number % len(order)] if state.trick_number > 1 else state.forehand
    actor = order[(order.index(leader) + played) % len(order)]
    state.win(_winning_sides(state, actor, tricks, filling))
    side_has = state.side_tricks[state.side_of[actor]]
    own = read.one_number(given, "own tricks", side_has if filling is FILLINGS[0] else 0)
    if own > side_has:
        raise Unreadable(f"`own tricks` is {own}, but the side has won {side_has}")
    state.share_tricks(actor, own)
    return leader


def _winning_sides(state: State, actor: Seat, tricks: list[int] | None, filling: Filling) -> list[Side]:
    """The side that won each trick so far."""
    own = state.side_of[actor]
    sides = [own, *sorted(playing_sides(state) - {own})]
    if tricks is None:
        shares = filling.split(state.trick_number - 1, sides, len(state.sides))
    elif len(tricks) != len(sides):
        raise Unreadable(f"`tricks` needs a number for each of {len(sides)} sides, the own side first")
    else:
        shares = [0] * len(state.sides)
        for side, number in zip(sides, tricks, strict=True):
            shares[side] = number
    if min(shares) < 0 or sum(shares) > len(state.plan.deck):
        raise Unreadable(f"no deal of {len(state.plan.deck)} cards has so many tricks")
    return won_in_order(shares)


def won_in_order(shares: Sequence[int]) -> list[Side]:
    """Who wins each trick if every side wins so many, one side after the other."""
    return [side for side, share in enumerate(shares) for _ in range(share)]


def _fill_hands(
    state: Placed, order: Sequence[Seat], trick: Sequence[Card], hand: Sequence[Card], filling: Filling
) -> None:
    """The given hand to the seat that plays next, other cards to the others, what is left to the stock."""
    rest = filling.rest(state.plan.game, [*trick, *hand])
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
        state.lay(stock=rest)
