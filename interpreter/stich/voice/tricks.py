"""A verdict in words: what each card of a trick counts as, whether it takes the trick, and why.

Place in the pipeline: part of ``voice``, over the data of ``rules.verdict``, which it says with the names of the
sheet.  It must not know how a trick is judged.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from stich.cards import Card
from stich.language.conditions import terms as t
from stich.language.conditions.words import Question
from stich.language.model.bindings import Values
from stich.messages.book import Said
from stich.rules.verdict import NO_POWER, CardStanding, Cause, Judged
from stich.rules.whynot import Fate, WhyNot
from stich.voice.refusals import prohibition
from stich.voice.words import TableWords


def judged_words(words: TableWords, bound: Values) -> TableWords:
    """The words for a trick under these suits; cards of one clause are told with ``or`` between."""
    return replace(words, bound=bound)


def stands(words: TableWords, step: Judged) -> str:
    """What a card counts as, and why."""
    card, stood = words.card(step.card), step.stood
    if step.power == NO_POWER:
        if stood.absent == NO_POWER or stood.part is None:
            return words.say("judged-plain", card=card)
        return words.say("judged-absent", card=card, power=words.power(stood.absent), when=words.condition(stood.part))
    power = words.power(step.power)
    if step.standing is CardStanding.IN_FORCE or stood.part is None:
        return words.say("judged-in_force", card=card, power=power)
    key = "judged-out-dead" if step.standing is CardStanding.DEAD else "judged-out-plain"
    why = words.condition(stood.part, not stood.holds)
    if stood.seen:
        why = Said(words.say("noted", text=why, note=words.hand(stood.seen)))
    return words.say(key, card=card, power=power, why=why)


def ruled(words: TableWords, step: Judged) -> str:
    """Whether a card takes the trick from its holder, and why."""
    card = words.card(step.card)
    if step.cause is Cause.LED:
        return words.say("judged-led", card=card)
    key = "judged-takes" if step.takes else "judged-stays"
    return words.say(key, card=card, holder=words.card(step.holder), why=_because(words, step))


def _because(words: TableWords, step: Judged) -> str:
    powers, key = words.game.powers, f"because-{step.cause.name.lower()}"
    power = words.power(step.power) if step.power != NO_POWER else ""
    other = words.power(step.against) if step.against != NO_POWER else ""
    cards, takes = "", ""
    if step.cause is Cause.YIELDED and (yields := powers[step.against].clause.yields) is not None:
        cards = words.cards(yields)
    elif step.cause is Cause.TARGET and (targets := powers[step.power].clause.targets) is not None:
        cards = words.cards(targets)
    elif step.cause is Cause.OUT_OF_REACH:
        takes = words.takes(powers[step.power].clause)
    return words.say(key, power=power, other=other, cards=cards, takes=takes)


def fate(words: TableWords, found: WhyNot) -> str:
    """What became of a card that did not win."""
    card, by = words.card(found.card), "" if found.by is None else words.card(found.by)
    match found.fate:
        case Fate.WON:
            return words.say("fate-won", card=card)
        case Fate.NEVER_HELD:
            return words.say("fate-never_held", card=card, by=by)
        case Fate.TAKEN | Fate.TIED:
            return words.say(f"fate-{found.fate.name.lower()}", card=card, by=by, number=found.number + 1)


def barred_words(words: TableWords, card: Card, guard: t.Guard) -> str:
    """That a card might not have been played."""
    key = "judged-barred" if guard.play else "judged-barred_lead"
    number = words.game.play.guards.index(guard)
    return words.say(key, card=words.card(card), rule=prohibition(words.asking(Question.SEAT), number))


def outcome_of(words: TableWords, cards: Sequence[Card], winner: int | None, points: Sequence[str]) -> str:
    """Who takes the trick, and what lies in it."""
    if winner is None:
        said = words.say("example-nobody")
    else:
        said = words.say("example-wins", card=words.nth(cards, winner))
    return ", ".join([said, *points])
