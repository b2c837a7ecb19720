"""What a person is asked, and what he may do, as data: each thing with the words for it and what comes of it.

Place in the pipeline: part of ``table``, over ``voice.offers``; takes a ``View``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from stich.cards import Card
from stich.engine.actions import Action
from stich.engine.view import View
from stich.voice.named import Titles
from stich.voice.words import TableWords


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that may be done: its ``words``; the ``card`` that it is done with, if any."""

    action: Action
    words: str
    card: Card | None = None


def deeds(words: TableWords, view: View, legal: Sequence[Action]) -> Iterator[Deed]:
    """What may be done, each with its words."""
    for action in legal:
        card = action % view.plan.n if action < view.plan.actions.pass_ else None
        yield Deed(action, said_action(words, view, action), card)


def said_action(words: TableWords, view: View, action: Action) -> str:
    """An action as it is said at the table."""
    actions = view.plan.actions
    if action >= actions.concede:
        return words.say("type-concede")
    if action >= actions.pass_:
        return Titles(words).choice(actions.name(action))
    card = words.card(action % view.plan.n)
    if action < actions.face_down:
        return card
    if action < actions.give:
        return f"{card} {words.say('type-face_down')}"
    return words.say("voice-give" if action < actions.take else "voice-take", card=card)
