"""What comes of something that may be said, told to whoever may say it: shortly, and of nothing that he sees anyway.

Place in the pipeline: part of ``voice``, over the phrases of ``sheet.dialogues``; must not know a view.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.conditions.kinds import BindingKind, Role
from stich.language.conditions.terms import SeatRef
from stich.language.model.bindings import Bind
from stich.language.model.dialogues import (
    BeginPlay,
    Bid,
    Choice,
    Dialogue,
    DialogueState,
    Effect,
    EndDeal,
    GoTo,
    Reckon,
    SitOut,
    Swap,
    WinMatch,
)
from stich.sheet.conditions import ConditionWords
from stich.sheet.dialogues import called, told_effect, with_contract
from stich.sheet.parts import in_own_words
from stich.sheet.rows import bound_to, conceded

SPEAKER = SeatRef(Role.SPEAKER)


def outcome_for_you(p: ConditionWords, dialogue: Dialogue, state: DialogueState, choice: Choice) -> str:
    """What comes of it for who says it: in the author's words, where the spec has them."""
    if choice.says:
        return in_own_words(p.book, choice.says)
    return "; ".join([*_effects(p, choice), *_then(p, dialogue, state, choice)])


def _effects(p: ConditionWords, choice: Choice) -> Iterator[str]:
    say = p.book.say
    if choice.stake is not None:
        yield say("offer-stake", points=p.number(choice.stake))
    if choice.concedes is not None:
        yield say("offer-concedes", **conceded(p, choice.concedes))
    told = with_contract(p, choice)
    yield from (_effect(p, effect) for effect in choice.effects if effect not in told)


def _effect(p: ConditionWords, effect: Effect) -> str:
    match effect:
        case Bind(name) if effect.seat == SPEAKER and effect.seat is not None:
            return p.book.say("offer-you_are", name=p.binding(name))
        case Bind(name) if p.game.bindings[name].kind is not BindingKind.FLAG:
            return p.book.say("colon", name=p.binding(name), text=bound_to(p, effect))
        case SitOut(seat) if seat == SPEAKER:
            return p.book.say("offer-out")
        case WinMatch():
            return p.book.say("offer-wins")
        case Bind() | Reckon() | GoTo() | Swap() | SitOut() | BeginPlay() | EndDeal() | Bid():
            return told_effect(p, effect)


def _then(p: ConditionWords, dialogue: Dialogue, state: DialogueState, choice: Choice) -> Iterator[str]:
    """What is asked next, where that hangs on what this one says."""
    ways = {each.then for each in state.choices if not each.ends_deal}
    if not choice.ends_deal and not state.in_turn and choice.then >= 0 and len(ways) > 1 and len(dialogue.states) > 1:
        yield p.book.say("offer-then", state=called(p, dialogue.states[choice.then]))
