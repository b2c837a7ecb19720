"""The powers under the suits now chosen, and how plain cards rank, in words.

Place in the pipeline: part of ``voice``; takes a ``View`` and gives text.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from stich.cards import mask_of
from stich.engine.view import View
from stich.language.conditions.terms import Always
from stich.language.conditions.words import Question
from stich.language.model.powers import Power
from stich.rules.tables import BoundRules
from stich.voice.refusals import prohibition
from stich.voice.table import words_of
from stich.voice.words import TableWords


def ladder(view: View, language: str = "en") -> Iterator[str]:
    """The powers from the strongest down, with their cards under the suits now chosen, and how plain cards rank."""
    game, beating = view.plan.game, view.plan.rules.under(view.bound)
    words = replace(words_of(view, language), bound=view.bound)
    if game.powers:
        yield words.say("voice-powers")
    for p, power in enumerate(game.powers):
        if beating.members[p] or power.when == Always():
            cards = words.mask(beating.members[p], beating.strength)
            yield f"  {p + 1}. {words.say('colon', name=words.power(p), text=cards)}   {clause_of(words, power)}"
    yield words.say("voice-plain_by_suit")
    for suit in range(len(game.deck.suits)):
        cards = words.mask(_plain(view, beating, suit), beating.plain_place)
        yield f"  {words.say('colon', name=words.suit(suit), text=cards)}"
    yield from _guards(words.asking(Question.SEAT))


def clause_of(words: TableWords, power: Power) -> str:
    """When a power is in force, what it takes then, and what its cards are else."""
    parts = [] if power.clause.when == Always() else [("col-force", words.force(power.clause))]
    parts.append(("col-takes", words.takes(power.clause)))
    if power.clause.when != Always():
        parts.append(("col-else", words.otherwise(power)))
    return "; ".join(words.say("colon", name=words.say(key).lower(), text=text) for key, text in parts)


def _guards(words: TableWords) -> Iterator[str]:
    """What is forbidden, and what no duty touches."""
    play = words.game.play
    yield from (f"  {prohibition(words, number)}" for number in range(len(play.guards)))
    yield from (f"  {words.exemption(exempt)}" for exempt in play.exempt)


def _plain(view: View, beating: BoundRules, suit: int) -> int:
    return beating.plain & mask_of(card for card in range(view.plan.n) if view.plan.rules.suit[card] == suit)
