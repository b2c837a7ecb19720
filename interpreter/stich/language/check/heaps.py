"""Checks of heaps and of what is about them: that something lies there, that something becomes of it, that a name finds
its holder.

Place in the pipeline: part of ``check``.  Must not know how a deal is carried out.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.check.said import phrases_of, says_of
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Heap, Place, Role
from stich.language.conditions.walks import within
from stich.language.model.balance import dealt_by, lying_in_heap
from stich.language.model.deal import BindNow, DealCards, DealHeap, LayOpen, Taking, Transfer
from stich.language.model.dialogues import Swap
from stich.language.model.game import GameModel
from stich.language.model.heaps import OwnHeap
from stich.language.text.diagnostics import Diagnostic, error, quoted, warning
from stich.language.text.nodes import Mapping
from stich.language.text.source import Span


def check_heaps(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Heaps that come to nothing, and steps that find nothing or nobody."""
    yield from _never_taken(game, tree)
    for index, step in enumerate(game.steps):
        span = step.span or tree.span
        if isinstance(step, LayOpen):
            yield from _nothing_shown(game, step, index, span)
        elif isinstance(step, BindNow):
            yield from _no_holder(game, step, index, span)
        elif isinstance(step, Transfer):
            yield from _too_small(game, step, index, span)
            yield from _unseen(game, step, index, span)
    yield from _aside_swapped(game, tree)


# --- heaps ------------------------------------------------------------------------------------------------------------


def _never_taken(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    says = says_of(game)
    asked = {part.place for phrase in phrases_of(game) for part in within(phrase, says) if isinstance(part, t.CardsIn)}
    for heap in game.own_heaps:
        if heap.belongs_to is None and heap.pile not in asked and not _is_used(game, heap):
            name = quoted(heap.name.key)
            yield warning("heap-never-taken", f"nothing becomes of the cards in {name}", heap.span or tree.span,
                          "nobody takes them, and nothing asks for them",
                          help="say to whom it `belongs to`, or let a transfer take `from` it; cards that nobody needs "
                          "may stay in the stock")  # fmt: skip


def _is_used(game: GameModel, heap: OwnHeap) -> bool:
    """Whether cards are taken from a heap, or shown."""
    return any(
        (isinstance(step, Transfer) and step.source == heap.pile)
        or (isinstance(step, LayOpen) and step.heap == heap.pile)
        for step in game.steps
    )


def _comes_there(game: GameModel, pile: Heap | Place, before: int) -> bool:
    """Whether some step before puts cards there."""
    return any(
        (isinstance(step, DealHeap) and step.heap == pile) or (isinstance(step, Transfer) and step.to == pile)
        for step in game.steps[:before]
    )


def _aside_swapped(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Cards set aside that are somebody's, and may still change in play."""
    owned = [heap for heap in game.heaps if heap.pile is Place.ASIDE and heap.belongs_to is not None]
    swaps = (effect for choice in game.choices for effect in choice.effects if isinstance(effect, Swap))
    if owned and any(swap.place is Place.ASIDE for swap in swaps):
        yield error("keys-clash", "what is set aside belongs to somebody, and is exchanged by a choice",
                    owned[0].span or tree.span, help="let no choice exchange a card `from: aside`")  # fmt: skip


# --- steps ------------------------------------------------------------------------------------------------------------


def _nothing_shown(game: GameModel, step: LayOpen, index: int, span: Span) -> Iterator[Diagnostic]:
    if step.heap is not None and not _comes_there(game, step.heap, index):
        yield error("lay-open-nobody", "nothing lies there yet that could be shown", span,
                    help="put this step after one that deals or gives cards to the heap")  # fmt: skip
    if step.cards_of is not None and not _are_dealt(game, index):
        yield error("lay-open-nobody", "nobody holds a card yet", span, help="put this step after a step `deal`")


def _are_dealt(game: GameModel, before: int) -> bool:
    return any(isinstance(step, DealCards) for step in game.steps[:before])


def _no_holder(game: GameModel, step: BindNow, index: int, span: Span) -> Iterator[Diagnostic]:
    seat = step.bind.seat
    if seat is None or seat.role is not Role.HOLDER:
        return
    if not _are_dealt(game, index):
        yield error("no-holder", "nobody holds a card yet", span, help="put this step after a step `deal`")
        return
    name = game.bindings[step.bind.name].name.key
    cards = _size(seat.cards)
    out = len(game.deck) - sum(dealt_by(s, game.seats.playing) for s in game.steps[:index] if isinstance(s, DealCards))
    says = says_of(game)
    asked = any(
        isinstance(part, t.Named) and part.binding == step.bind.name
        for phrase in phrases_of(game)
        for part in within(phrase, says)
    )
    if cards and out >= cards and not asked:
        yield warning("no-holder", f"{quoted(name)} may be nobody", span, f"{out} cards are in no hand by then",
                      help=f"say what holds then, as in `{name} is none`")  # fmt: skip


def _size(cards: t.Cards | None) -> int:
    """How many cards a set has, if that never changes."""
    return cards.cards.bit_count() if isinstance(cards, t.Fixed) else 0


def _too_small(game: GameModel, step: Transfer, index: int, span: Span) -> Iterator[Diagnostic]:
    """A transfer for which there can never be cards enough."""
    if step.taking is not Taking.NUMBER or not step.takes_number:
        return
    if isinstance(step.source, Heap):
        lying, where = lying_in_heap(game, step.source, step), game.own_heaps[step.source.index].name.key
    elif step.source is Place.STOCK:
        lying = len(game.deck) - sum(dealt_by(s, game.seats.playing) for s in game.steps[:index])
        where = "the stock"
        back = (s for s in game.steps[:index] if isinstance(s, Transfer) and s.to is Place.STOCK)
        lying = None if any(back) else lying
    else:
        return
    if lying is not None and lying < step.takes_number:
        yield error("stock-too-small", f"{step.takes_number} cards are taken, and {lying} lie in {quoted(where)}", span,
                    help="let fewer be taken, or deal more to it")  # fmt: skip


def _unseen(game: GameModel, step: Transfer, index: int, span: Span) -> Iterator[Diagnostic]:
    """One card exchanged for one out of a heap that nobody has seen."""
    shown = (s for s in game.steps[:index] if isinstance(s, LayOpen) and s.heap == step.source)
    if isinstance(step.source, Heap) and step.portion is None and not any(shown):
        yield error("keys-clash", "a card can be chosen only where the cards are seen", span,
                    help="lay the heap open before, or say with `count` how many cards are given")  # fmt: skip
