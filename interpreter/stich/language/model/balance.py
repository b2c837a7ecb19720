"""What the transfers of a deal together do to the hands: whether one after the other leaves them of one size again.

Place in the pipeline: part of the model, above the steps; ``read`` asks it how many cards a seat holds at the first
lead, ``check`` which transfers are uneven.  Must not know how a transfer is carried out.

Seats are reckoned from one of them, whoever that is: that declarer gives a card to the seat after him and one to the
seat before him can be followed without knowing who he is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from stich.language.conditions.kinds import Heap, Place, Role
from stich.language.conditions.terms import Always, Condition, SeatRef
from stich.language.model.deal import ALL, DealCards, DealHeap, Portion, Step, Taking, Transfer, TurnUp
from stich.language.model.game import GameModel

Base: TypeAlias = tuple[Role, int]
"""A seat from which others are counted: its role, and the binding that holds it."""


@dataclass(frozen=True, slots=True)
class CardsPassed:
    """Cards that a transfer moves whatever is decided: how many the giver has more or fewer, ``to`` whom they go."""

    base: Base
    giver: int  # places after the base
    receiver: int | None
    given: int
    taken: int
    when: Condition


def moved(step: Transfer, lying: int | None) -> CardsPassed | None:
    """What a transfer of one seat moves, if that is always the same; ``lying`` cards lie where it takes all."""
    portion, who = step.portion, step.who
    if who is None or portion is None or not step.must or portion.least != portion.most or portion.least < 1:
        return None
    base, taken = (who.role, who.binding), _taken(step, portion.least, lying)
    receiver = _receiver(step.to, who) if isinstance(step.to, SeatRef) else None
    if taken is None or who.partner or (isinstance(step.to, SeatRef) and (receiver is None or receiver[0] != base)):
        return None
    place = None if receiver is None else receiver[1]
    return CardsPassed(base, who.offset, place, portion.least, taken, step.when)


def _taken(step: Transfer, given: int, lying: int | None) -> int | None:
    match step.taking:
        case Taking.AS_GIVEN:
            return given
        case Taking.ALL:
            return lying
        case Taking.NUMBER:
            return step.takes_number


def _receiver(to: SeatRef, giver: SeatRef) -> tuple[Base, int] | None:
    """Who gets the cards, as a base and a place after it."""
    if to.partner or to.cards is not None:
        return None
    if to.role is Role.GIVER:
        return (giver.role, giver.binding), giver.offset + to.offset
    return (to.role, to.binding), to.offset


def together(steps: Sequence[CardsPassed], seats: int) -> int | None:
    """By how many cards all hands have grown after these steps; nothing if they are not of one size then, or if some of
    the steps may be left out and others not."""
    if len({step.base for step in steps}) > 1 or any(step.when != steps[0].when for step in steps):
        return None
    grown = [0] * seats
    for step in steps:
        grown[step.giver % seats] += step.taken - step.given
        if step.receiver is not None:
            grown[step.receiver % seats] += step.given
    return grown[0] if len(set(grown)) == 1 else None


def uneven_transfers(game: GameModel) -> list[Transfer]:
    """The transfers that leave hands of different size, by themselves and together with those around them."""
    return _balance(game)[0]


def grown(game: GameModel) -> int:
    """By how many cards the transfers let every hand grow, at most (fewer than none: shrink)."""
    return _balance(game)[1]


def _balance(game: GameModel) -> tuple[list[Transfer], int]:
    """The uneven transfers, and by how much the others let every hand grow."""
    waiting: list[tuple[Transfer, CardsPassed]] = []
    wrong: list[Transfer] = []
    growth = 0
    for step in game.steps:
        if not isinstance(step, Transfer) or step.portion is None:
            continue
        more = _of_all(game, step, step.portion)
        move = moved(step, lying(game, step)) if more is None else None
        if move is not None:
            waiting.append((step, move))
            more = together([each for _, each in waiting], game.seats.playing)
            waiting = waiting if more is None else []
        elif more is None:
            wrong.append(step)
        growth += (more or 0) if step.when == Always() else max(0, more or 0)
    return sorted([*wrong, *(step for step, _ in waiting)], key=game.steps.index), growth


def _of_all(game: GameModel, step: Transfer, portion: Portion) -> int | None:
    """By how many cards one transfer lets every hand grow; nothing if they are not of one size after it."""
    fixed = step.must and portion.least == portion.most
    everybody = step.who is None and (fixed or (step.must and portion.most == ALL and step.at_once))
    lost = portion.least if fixed and not isinstance(step.to, SeatRef) else 0
    if isinstance(step.to, SeatRef):
        return 0 if everybody or _given_back(game, step, step.to) else None
    if step.taking is Taking.AS_GIVEN:
        return 0
    taken = lying(game, step) if step.taking is Taking.ALL else step.takes_number
    if taken is None or (fixed and taken and portion.least == taken) or _anew(game, step, portion, taken):
        return 0
    return taken - lost if everybody and step.taking is Taking.NUMBER and not taken else None


def _given_back(game: GameModel, step: Transfer, to: SeatRef) -> bool:
    """Whether the one who gets the cards gives as many to the one who gave them in another step: who both are, and
    whether that step is carried out whenever this one is, only play can tell."""
    if step.who is None or not step.must:
        return False
    pair = (_receiver(to, step.who), _receiver(step.who, step.who))
    return any(
        other.who is not None
        and other.must
        and isinstance(other.to, SeatRef)
        and other.portion == step.portion
        and pair == (_receiver(other.who, other.who), _receiver(other.to, other.who))
        for other in game.steps
        if isinstance(other, Transfer)
    )


def _anew(game: GameModel, step: Transfer, portion: Portion, taken: int) -> bool:
    """Whether a whole hand is given for as many cards."""
    return (
        bool(taken) and step.must and portion == Portion(0, ALL) and not step.takes_first and taken == game.cards_dealt
    )


# --- where cards lie --------------------------------------------------------------------------------------------------


def dealt_by(step: Step, seats: int) -> int:
    """How many cards a step deals to so many seats, or to a heap."""
    if isinstance(step, DealHeap):
        return step.cards
    return step.dealt(seats) if isinstance(step, DealCards) else 0


def lying(game: GameModel, step: Transfer) -> int | None:
    """How many cards lie where a transfer takes all, if that is known."""
    match step.source:
        case Heap():
            return lying_in_heap(game, step.source, step)
        case Place.STOCK:
            return _left_over(game)
        case Place.TURNED:
            return _turned(game, step)
        case Place.EXPOSED | Place.ASIDE | Place.TRICK | Place.PLAYED:
            return None


def lying_in_heap(game: GameModel, heap: Heap, before: Step) -> int | None:
    """How many cards lie in a heap when a step begins; ``None`` if a transfer may have changed that."""
    lying = 0
    for step in game.steps:
        if step is before:
            break
        if isinstance(step, DealHeap) and step.heap == heap:
            lying += step.cards
        elif isinstance(step, Transfer) and heap in (step.source, step.to):
            return None
    return lying


def _left_over(game: GameModel) -> int:
    """How many cards the deal leaves in the stock."""
    return len(game.deck) - sum(dealt_by(step, game.seats.playing) for step in game.steps)


def _turned(game: GameModel, transfer: Transfer) -> int:
    """How many cards lie turned up when a transfer begins, if nothing has taken one before."""
    before = game.steps[: next(i for i, step in enumerate(game.steps) if step is transfer)]
    dealt = sum(isinstance(step, DealCards) and step.turned_to is not None for step in before)
    return sum(step.suits for step in before if isinstance(step, TurnUp)) - dealt
