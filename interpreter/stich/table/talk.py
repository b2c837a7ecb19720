"""What may be said at a table where partners talk: phrases about the cards that matter, true or not.

Place in the pipeline: part of ``table``; takes a ``View``.  Nothing that is said binds anybody, and no bot believes it.
A bot says one thing in a deal, mostly what is so; where the game lets players talk it lets them lie, and so a bot does.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.cards import mask_of
from stich.engine.view import View
from stich.rng import Random
from stich.table.hand import OWN_NAMES
from stich.voice.words import TableWords

LIES = 4  # one remark of a bot in so many is none that is so


def phrases(words: TableWords, view: View) -> list[str]:
    """All that is usually said: of each power that is a card's name, of the hand, of the trick, of the suits."""
    powers = [words.say("talk-hold", power=words.power(power)) for power in _named(words, view)]
    suits = [words.say("talk-lead", suit=words.suit(suit)) for suit in range(len(words.game.deck.suits))]
    return [*powers, *(words.say(f"talk-{key}") for key in ("strong", "weak", "take", "leave")), *suits]


def remark(words: TableWords, view: View, rng: Random) -> str:
    """What a bot says of its hand: mostly the strongest power that it holds, else that it holds nothing; or a lie."""
    held = mask_of(view.hand)
    members = view.plan.rules.under(view.bound).members
    powers = list(_named(words, view))
    own = [power for power in powers if members[power] & held]
    true = rng.below(LIES) > 0
    if true and own:
        return words.say("talk-hold", power=words.power(own[0]))
    others = [power for power in powers if power not in own]
    if not true and others:
        return words.say("talk-hold", power=words.power(rng.choice(tuple(others))))
    return words.say("talk-weak" if true else "talk-strong")


def _named(words: TableWords, view: View) -> Iterator[int]:
    """The powers that are names of cards under the suits now chosen, the strongest first."""
    deck = words.game.deck
    for power, members in enumerate(view.plan.rules.under(view.bound).members):
        if 0 < deck.once(members).bit_count() <= OWN_NAMES:
            yield power
