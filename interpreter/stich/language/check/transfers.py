"""Checks of the transfers: that afterwards every hand holds as many cards as before.

Place in the pipeline: part of ``check``.  Must not know how a transfer is carried out.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.check.deal import dealt_by
from stich.language.conditions.kinds import Heap, Place, Role
from stich.language.conditions.terms import AllOf, Always, SeatRef
from stich.language.model.deal import ALL, Again, DealHeap, Give, Portion, Step, Taking, Transfer, TurnUp
from stich.language.model.game import GameModel
from stich.language.text.diagnostics import Diagnostic, error, quoted
from stich.language.text.nodes import Mapping

ANY = AllOf(())


def check_transfers(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Transfers after which some hand is larger than another."""
    for i, step in enumerate(game.steps):
        if isinstance(step, Again) and not any(map(_takes_from_stock, game.steps[step.to : i])):
            yield error("endless-dialogue", "the steps of the deal may go round for ever", step.span or tree.span,
                        "nothing in between must take a card from the stock",
                        help="put a transfer of everybody with `gives: any`, `must` and `from: stock` "
                        "before it")  # fmt: skip
        if isinstance(step, Transfer) and step.portion is not None and not _even(game, step, step.portion):
            yield error("unequal-transfer", f"after {quoted(step.name.key)} the hands may be of different size",
                        step.span or tree.span, help="let everybody give (`must`) so many cards, take as many as are "
                        "given, or give as many back in a later step")  # fmt: skip


def _even(game: GameModel, step: Transfer, portion: Portion) -> bool:
    """Whether the hands that are equal before are so afterwards."""
    whole = portion.most == ALL and step.at_once
    settled = step.must and (portion.least == portion.most or whole) and step.who is None
    if isinstance(step.to, SeatRef):
        return settled or _given_back(game, step, step.to)
    if step.taking is Taking.AS_GIVEN:
        return True
    fixed = step.must and portion.least == portion.most
    if step.taking is Taking.ALL:
        lying = _lying(game, step)
        return lying is None or (fixed and portion.least == lying) or _anew(game, step, portion, lying)
    if step.takes_number:
        return (fixed and portion.least == step.takes_number) or _anew(game, step, portion, step.takes_number)
    return settled


def _anew(game: GameModel, step: Transfer, portion: Portion, taken: int) -> bool:
    """Whether a whole hand is given for as many cards."""
    return step.must and portion == Portion(0, ALL) and not step.takes_first and taken == game.cards_dealt


def _lying(game: GameModel, step: Transfer) -> int | None:
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


def _takes_from_stock(step: Step) -> bool:
    """Whether a step makes the stock smaller whatever is decided, as long as some hand holds a card."""
    if not isinstance(step, Transfer) or step.portion is None or not step.must or step.who is not None:
        return False
    if step.when != Always() or step.source is not Place.STOCK or step.to is Place.STOCK or step.takes != ANY:
        return False
    if step.taking is Taking.AS_GIVEN:
        return step.portion.least > 0 and Give(ANY, Always()) in step.gives
    return step.taking is Taking.ALL or step.takes_number == 1  # of more, the last may be too few


def _left_over(game: GameModel) -> int:
    """How many cards the deal leaves in the stock."""
    return len(game.deck) - sum(dealt_by(step, game.seats.playing) for step in game.steps)


def _turned(game: GameModel, transfer: Transfer) -> int:
    """How many cards lie turned up when a transfer begins, if nothing has taken one before."""
    before = game.steps[: next(i for i, step in enumerate(game.steps) if step is transfer)]
    return sum(step.suits for step in before if isinstance(step, TurnUp))


def _given_back(game: GameModel, step: Transfer, to: SeatRef) -> bool:
    """Whether the one who gets the cards gives as many, to the one who gave them, in another step."""
    if step.who is None:
        return False
    giver, receiver = _plain(step.who, step.who), _plain(to, step.who)
    return any(
        other.who is not None
        and isinstance(other.to, SeatRef)
        and other.portion == step.portion
        and (_plain(other.who, other.who), _plain(other.to, other.who)) == (receiver, giver)
        for other in game.steps
        if isinstance(other, Transfer)
    )


def _plain(seat: SeatRef, giver: SeatRef) -> tuple[Role, int, int]:
    """A seat phrase as what it says, ``giver`` being the one who gives."""
    if seat.role is Role.GIVER:
        return giver.role, giver.binding, giver.offset + seat.offset
    return seat.role, seat.binding, seat.offset
