"""What may be said at a table where partners talk, and the signs where they make signs: of the cards that matter.

Place in the pipeline: part of ``table``; takes a ``View``.  Nothing that is said binds anybody, and no bot believes it.
A bot says one thing in a deal, mostly what is so; where the game lets players talk it lets them lie, and so a bot does.
The spec says of signs no more than that there are some, so there is one for each card that has a name in the game, else
for the highest cards; a bot makes none for a card that it does not hold.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.cards import NO_CARD, Card, cards_in, mask_of
from stich.engine.view import View
from stich.rng import Random
from stich.table.hand import OWN_NAMES, by_power
from stich.voice.words import TableWords

HEIGHTS = 3  # where no card has a name there is a sign for each card of so many heights, from the top
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


# --- signs ------------------------------------------------------------------------------------------------------------


def signs(words: TableWords, view: View) -> list[Card]:
    """The cards for which there is a sign under the suits now chosen, the strongest first, equal copies once."""
    deck, beating = words.game.deck, view.plan.rules.under(view.bound)
    named = 0
    for power in _named(words, view):
        named |= beating.members[power]
    if named:
        return by_power(view, cards_in(deck.once(named)))
    ordered = by_power(view, cards_in(deck.once((1 << view.plan.n) - 1)))
    heights = list(dict.fromkeys(_height(view, card) for card in ordered))[:HEIGHTS]
    return [card for card in ordered if _height(view, card) in heights]


def _height(view: View, card: Card) -> tuple[int, int]:
    """How high a card stands: by its power and its strength there, or by its place in its suit."""
    beating = view.plan.rules.under(view.bound)
    power = beating.power_of[card]
    return (power, beating.strength[card]) if power >= 0 else (view.plan.n, beating.plain_place[card])


def sign(words: TableWords, view: View) -> Card:
    """The card for which a bot makes a sign: the strongest that it holds of those that have one; ``NO_CARD``: none."""
    deck = words.game.deck
    held = {deck.first(card) for card in view.hand}
    return next((card for card in signs(words, view) if deck.first(card) in held), NO_CARD)
