"""Checks of the seats that are asked for: that whoever is meant has been named by then, and that a lot can be decided.

Place in the pipeline: part of ``check``.  Must not know how a deal is carried out.

A name of a seat may be left open by a choice.  Where a deal can come, by choices that nothing forbids, to a rule that
asks for it all the same, that way is told.  Ways that depend on a condition are not looked at: whether they are open
only the play can tell, and a deal that comes there ends with an ``UnplayableError``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from stich.language.conditions.kinds import BindingKind, Role
from stich.language.conditions.terms import Always, SeatRef
from stich.language.model.bindings import Bind
from stich.language.model.deal import BindNow, Cut, Speak, Step, Transfer
from stich.language.model.dialogues import BeginPlay, Choice, Dialogue, DialogueState, EndDeal, SitOut
from stich.language.model.game import GameModel
from stich.language.model.match import Lot
from stich.language.read.draft import key_span, mapping
from stich.language.text.diagnostics import Diagnostic, error, listed, quoted
from stich.language.text.nodes import Mapping
from stich.language.text.source import Span

SaidBefore: TypeAlias = tuple[str, ...]

BIDDER = -2
"""In the place of a binding: the bidder of an auction, who is looked for like a seat that a name holds."""


def check_seats(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """The faults of seats that are asked for."""
    titled = {title.binding for title in game.match.titles}
    for binding, each in enumerate(game.bindings):
        if each.kind is BindingKind.SEAT and binding not in titled:
            yield from _unnamed(game, binding, tree)
    yield from _unnamed(game, BIDDER, tree)
    yield from _lot(game, tree)


# --- names of seats ---------------------------------------------------------------------------------------------------


def _unnamed(game: GameModel, binding: int, tree: Mapping) -> Iterator[Diagnostic]:
    """The first rule that asks for a seat although it need not have been named."""
    number, said = 0, tuple[str, ...]()
    while number < len(game.steps):
        step = game.steps[number]
        asked = next((ref for ref in _asked(step) if _is(ref, binding)), None)
        if asked is not None:
            yield _fault(game, binding, asked, step.span or tree.span, said)
            return
        if isinstance(step, BindNow) and step.bind.name == binding and step.bind.names_one:
            return  # it is named, or a condition decides
        if isinstance(step, Speak):
            dialogue = game.dialogues[step.dialogue]
            found = _within(dialogue, binding)
            if isinstance(found, _Asked):
                yield _fault(game, binding, found.ref, dialogue.span or tree.span, (*said, *found.said))
                return
            if found is None:
                return  # whatever is said, the name is given, or the deal is over, or a condition decides
            begins, now = found
            said = (*said, *now)
            if begins:
                break
        number += 1
    if _is(game.play.leader, binding):
        yield _fault(game, binding, game.play.leader, key_span(tree, "play"), said)


def _is(ref: SeatRef | None, binding: int) -> bool:
    if ref is None or binding == BIDDER:
        return ref is not None and ref.role is Role.BIDDER
    return ref.role is Role.BOUND and ref.binding == binding


def _asked(step: Step) -> Iterator[SeatRef]:
    """The seats that a step asks for by itself (``who`` may mean nobody)."""
    if isinstance(step, Transfer):
        yield step.first
        if isinstance(step.to, SeatRef):
            yield step.to
    elif isinstance(step, Cut):
        yield step.by


class _Asked(NamedTuple):
    """A seat that is asked for in a dialogue, and what is said before."""

    ref: SeatRef
    said: SaidBefore


def _within(dialogue: Dialogue, binding: int) -> _Asked | tuple[bool, SaidBefore] | None:
    """How a dialogue that is held without a name goes on: somebody asks for it, or the dialogue can be over without it
    (whether the play then begins at once, and what was said); ``None`` if neither is sure."""
    if dialogue.when != Always():
        binds = any(_names(choice, binding) for choice in (*dialogue.choices, *dialogue.endings))
        bids = binding == BIDDER and any(state.auction is not None for state in dialogue.states)
        return None if binds or bids else (False, ())  # it may be left out
    waiting: list[tuple[int, SaidBefore]] = [(0, ())]
    reached, over = {0}, None
    while waiting:
        number, said = waiting.pop(0)
        state = dialogue.states[number]
        if _is(state.by, binding):
            return _Asked(state.by, said)
        for choice in (way for way in state.ways if not _closed(state, way, binding)):
            if choice.when != Always() or _names(choice, binding) or choice.concedes is not None:
                continue
            now = (*said, choice.name.key)
            if out := next((e.seat for e in choice.effects if isinstance(e, SitOut) and _is(e.seat, binding)), None):
                return _Asked(out, now)
            if any(isinstance(effect, EndDeal) for effect in choice.effects):
                continue
            if choice.then < 0:
                over = over or (any(isinstance(effect, BeginPlay) for effect in choice.effects), now)
            elif choice.then not in reached:
                reached.add(choice.then)
                waiting.append((choice.then, now))
    return over


def _closed(state: DialogueState, way: Choice, binding: int) -> bool:
    """Whether an auction does not end so: without a bid where somebody must bid; or with one, which makes a bidder."""
    auction = state.auction
    if auction is None:
        return False
    unlikely = auction.must is not None and way is auction.nobody
    return unlikely or (binding == BIDDER and way is auction.won)


def _names(choice: Choice, binding: int) -> bool:
    """Whether a choice gives the name a seat."""
    return any(isinstance(e, Bind) and e.name == binding and e.names_one for e in choice.effects)


def _fault(game: GameModel, binding: int, ref: SeatRef, otherwise: Span, said: SaidBefore) -> Diagnostic:
    name = quoted("bidder" if binding == BIDDER else game.bindings[binding].name.key)
    label = f"after {listed(said, 'and')} nobody is" if said else "nobody is by then"
    return error("not-bound-yet", f"{name} is asked for, and need not have been named", ref.span or otherwise, label,
                 help="let every choice before name a seat, or say what holds when none is named")  # fmt: skip


# --- the lot ----------------------------------------------------------------------------------------------------------


def _lot(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """A lot by the lowest card that no cards can decide."""
    if game.match.lot is not Lot.LOWEST_CARD:
        return
    ranks, seats = game.deck.rank_of, game.seats.players
    lowest = ranks.count(max(ranks))
    if len(ranks) < seats or (seats > 1 and lowest == len(ranks)):
        span = key_span(mapping(tree.get("match"), tree.span), "lot")
        why = f"{seats} seats draw from {len(ranks)} cards" if len(ranks) < seats else "all cards are of one rank"
        yield error("choice-can-fail", "the lot for the dealer is never decided", span, why,
                    help="let any seat be drawn alike: leave `lot` out")  # fmt: skip
