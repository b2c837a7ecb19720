"""Why an action is refused, in words: the card, the seat, the rule, and the rule's place in the spec.

Place in the pipeline: part of the engine; only reads a state.
"""

from __future__ import annotations

from dataclasses import replace

from stich.cards import NO_CARD, Card, CardSet, mask_of
from stich.engine.actions import Action
from stich.engine.errors import Bar, Barred, IllegalPlayError
from stich.engine.guards import guarding, shut
from stich.engine.position import Position
from stich.language.conditions.terms import Always
from stich.language.text.places import cited
from stich.language.text.source import Span


def no_action(what: str) -> IllegalPlayError:
    """The error for something that is no action of the game."""
    return IllegalPlayError(f"illegal action: there is no action {what} in this game")


def error(s: Position, action: Action, takers: CardSet = 0) -> IllegalPlayError:
    """The error for an action that is not legal now; ``takers`` are the cards that would take the trick."""
    actions = s.plan.actions
    if not 0 <= action < actions.concede + len(s.sides):
        return no_action(str(action) if abs(action) < 10**9 else "of so large a number")
    words = actions.name(action)
    if s.over:
        return IllegalPlayError(f"illegal action: {words}: the match is over", Barred(Bar.OVER))
    if action >= actions.concede:  # whoever asks need not be at turn, nor know who is
        barred = Barred(Bar.CONCESSION, suit_led=s.suit_led)
        return IllegalPlayError(f"illegal choice: {words}: the deal may not be given up now", barred)
    text, barred = _reason(s, action, takers)
    what = "play" if action < actions.give else "choice"
    card = action % s.plan.n if action < actions.pass_ else NO_CARD
    return IllegalPlayError(
        f"illegal {what}: {words} by seat {s.to_act}: {text}",
        replace(barred, seat=s.to_act, card=card, may=tuple(s.legal or ()), suit_led=s.suit_led),
    )


def _reason(s: Position, action: Action, takers: CardSet) -> tuple[str, Barred]:
    """What stands against an action, in words and as data."""
    n, legal = s.plan.n, s.legal or ()
    if s.stage or action >= 2 * n:
        return f"may choose {', '.join(s.plan.actions.name(a) for a in legal[:12])}", Barred(Bar.CHOICE)
    deck = s.plan.game.deck
    card = s.plan.actions.copy_in(action, mask_of(s.hands[s.to_act]))
    if card == NO_CARD:
        return f"the seat does not hold {deck.card_name(action % n)}", Barred(Bar.NOT_HELD)
    if deck.first(action) != action:
        return f"equal cards are one choice, which is number {deck.first(action)}", Barred(Bar.COPY)
    if legal == (s.plan.actions.pass_,):
        span = s.plan.game.play.phases[s.phase].span
        return _cited(span, "no card of the hand may be played: pass"), Barred(Bar.NOTHING, span=span)
    if action >= n and deck.first(card) in legal:
        return "a card may not be led face down now", Barred(Bar.FACE_DOWN)
    return _rule(s, card, takers)


def _rule(s: Position, card: Card, takers: CardSet) -> tuple[str, Barred]:
    """The guard or the step of the ladder of legality that forbids a card of the hand."""
    for number, mask in guarding(s):
        if mask >> card & 1:
            span = s.plan.game.play.guards[number].span
            return _cited(span, span.text if span else "a guard forbids it"), Barred(Bar.GUARD, rule=number, span=span)
    may = s.legal or ()
    names = ", ".join(s.plan.actions.name(a) for a in may)
    phase = s.plan.game.play.phases[s.phase]
    legal = mask_of(a for a in may if a < s.plan.n)
    out = shut(s)
    for i, rung in enumerate(phase.legal):
        if not out >> i & 1 and s.beat.allowed(s.phase, i, s.suit_led, takers) & legal == legal:
            span = rung.span if rung.when != Always() else (rung.plays or rung.holding).span
            text = " ".join(span.text.split()) if span else "what the ladder of legality asks"
            barred = Barred(Bar.RUNG, rule=i, phase=s.phase, span=span or phase.span)
            return _cited(barred.span, f"must play {text} (holds {names})"), barred
    return _cited(phase.span, f"must play one of {names}"), Barred(Bar.LADDER, phase=s.phase, span=phase.span)


def _cited(span: Span | None, text: str) -> str:
    return f"{text}\n  rule: {cited(span)}" if span is not None else text
