"""Why something cannot be done, in words: the rule that binds, as the sheet has it, and what may be done instead.

Place in the pipeline: part of ``voice``; takes the data of an ``IllegalPlayError``.  It must not know a state, so it
tells nothing but what the seat to act sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from stich.engine.actions import Action
from stich.engine.errors import Bar, Barred
from stich.engine.plan import Plan
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Compare, Place, Suited
from stich.language.conditions.words import Question
from stich.language.model.bindings import Values
from stich.language.model.names import NO_TEXT
from stich.sheet.parts import in_own_words
from stich.voice.named import Titles
from stich.voice.words import TableWords

FOLLOWS = t.SameSuit(Suited.LED)
SHOWN = 16  # of what may be done


def refusal(words: TableWords, plan: Plan, barred: Barred, bound: Values = ()) -> str:
    """What stands against an action; ``bound`` are the suits and whatever else is named now."""
    words = replace(words, bound=bound).asking(Question.SEAT)
    if barred.bar is Bar.NOT_HELD and barred.seat != words.reader:
        return words.say("refused-not_held_by", card=words.card(barred.card), who=words.who(barred.seat))
    may = [action for action in barred.may if action < plan.n]
    cards = words.hand(may)
    match barred.bar:
        case Bar.NOT_HELD:
            return words.say("refused-not_held", card=words.card(barred.card))
        case Bar.GUARD:
            return words.say("refused-guard", rule=prohibition(words, barred.rule), cards=cards)
        case Bar.RUNG:
            return _rung(words, barred, cards)
        case Bar.LADDER:
            return words.say("refused-cards", cards=cards)
        case Bar.CHOICE | Bar.COPY:
            return words.say("refused-choice", choices=_actions(words, plan, barred.may))
        case Bar.NO_ACTION | Bar.OVER | Bar.CONCESSION | Bar.NOTHING | Bar.FACE_DOWN:
            return words.say(f"refused-{barred.bar.name.lower()}")


def prohibition(words: TableWords, number: int) -> str:
    """A guard of the game: in the author's words, else in a sentence; of a whole suit by its name, and of what alone
    may be led or played as that."""
    play = words.game.play
    guard, says = play.guards[number], play.guards_say[number] if number < len(play.guards_say) else NO_TEXT
    if says:
        return in_own_words(words.book, says).rstrip(".")
    deed = "played" if guard.play else "led"
    if (suit := _whole_suit(words, guard.cards)) >= 0:
        if is_yet_to_come(guard.when):
            yet = words.say(f"refused-suit_{deed}-yet", suit=words.suit(suit))
            return words.say("noted", text=yet, note=words.condition(guard.when))
        rule = words.say(f"refused-suit_{deed}", suit=words.suit(suit))
    elif (only := _all_but(words, guard.cards)) is not None:
        rule = words.say(f"refused-only_{deed}", cards=words.cards(only))
    else:
        return words.guard(guard)
    return rule if guard.when == t.Always() else words.say("guard-when", rule=rule, when=words.condition(guard.when))


def is_yet_to_come(when: t.Condition) -> bool:
    """Whether a condition holds until something has been played, and never again in the deal."""
    if isinstance(when, t.And):
        return all(map(is_yet_to_come, when.parts))
    if isinstance(when, t.Not) and isinstance(when.part, t.Or):
        return all(is_yet_to_come(t.Not(part)) for part in when.part.parts)
    if isinstance(when, t.Not):
        return _counts_played(when.part, Compare.AT_LEAST, Compare.MORE)
    return _counts_played(when, Compare.AT_MOST, Compare.FEWER)


def _counts_played(when: t.Condition, *compares: Compare) -> bool:
    """Whether a condition is that so many cards have been played."""
    played = (t.CardsIn(Place.PLAYED),)
    counted = isinstance(when, t.Compared) and isinstance(when.left, t.NumberOf) and when.left.spots == played
    return counted and isinstance(when, t.Compared) and when.compare in compares


def _whole_suit(words: TableWords, cards: t.Cards) -> int:
    """Which suit these cards are, −1 for other cards."""
    if not isinstance(cards, t.Fixed):
        return -1
    deck = words.game.deck
    return next((s for s in range(len(deck.suits)) if deck.suit_mask(s) == cards.cards & deck.all), -1)


def _all_but(words: TableWords, cards: t.Cards) -> t.Cards | None:
    """Of which cards these are all the others; ``None``, where that is no plainer."""
    deck = words.game.deck
    if isinstance(cards, t.NotIn):
        return cards.part
    if isinstance(cards, t.Fixed) and 2 * (cards.cards & deck.all).bit_count() > len(deck):
        return t.Fixed(deck.all & ~cards.cards)
    return None


def _rung(words: TableWords, barred: Barred, cards: str) -> str:
    """The step of the ladder of legality that binds."""
    rung = words.game.play.phases[barred.phase].legal[barred.rule]
    wanted = rung.plays or rung.holding
    beats = t.Beating()
    suit = words.suit(barred.suit_led) if 0 <= barred.suit_led < len(words.game.suit_names) else ""
    if wanted == FOLLOWS:
        return words.say("refused-follow" if suit else "refused-follow_led", suit=suit, cards=cards)
    if wanted == beats:
        return words.say("refused-beat", cards=cards)
    if isinstance(wanted, t.AllOf) and set(wanted.parts) == {FOLLOWS, beats} and suit:
        return words.say("refused-follow_beating", suit=suit, cards=cards)
    return words.say("refused-must", what=words.cards(wanted), cards=cards)


def _actions(words: TableWords, plan: Plan, may: Sequence[Action]) -> str:
    """What may be done instead, as it is typed or said."""
    titles, actions = Titles(words), plan.actions
    said = []
    for action in may[:SHOWN]:
        card = action % plan.n if action < actions.pass_ else -1
        if action < actions.give:
            said.append(words.card(card))
        elif action < actions.pass_:
            said.append(words.say("voice-give" if action < actions.take else "voice-take", card=words.card(card)))
        else:
            told = titles.choice(actions.name(action))
            said.append(words.say("type-pass") if told == words.say("voice-pass") else told)
    return ", ".join([*said, "…"] if len(may) > SHOWN else said)
