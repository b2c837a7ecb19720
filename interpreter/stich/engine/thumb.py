"""A card by a rule of thumb, whatever the game: how playouts that are not left to chance play.

Place in the pipeline: beside the engine's states, which it only reads; ``machine.playouts`` plays by the same rule.  It
sees no more than the seat to act.
"""

from __future__ import annotations

from functools import lru_cache

from stich.cards import mask_of
from stich.engine.actions import Action
from stich.engine.chance import by_chance
from stich.engine.state import State
from stich.engine.table import Stage
from stich.rng import Random
from stich.rules.strength import Strengths, strengths_under
from stich.rules.tables import BoundRules

KNOWN_AT_MOST = 256  # tables of which the strengths are kept


def by_thumb(s: State, legal: tuple[Action, ...], random: Random) -> Action:
    """Of the cards that may be led the strongest (the weakest where others may have to pass); in reply the weakest that
    takes the trick from another side, else the weakest, of equals the one that counts least; of equals the first.
    Anything but a card is left to chance."""
    cards = [action for action in legal if action < s.n] if s.stage is Stage.TRICK else []
    if not cards:
        return by_chance(s, legal, random)
    known = _strengths(s.beat)
    if not s.trick:
        sign = 1 if s.plan.passes else -1
        return min(cards, key=lambda card: sign * known.lead[card])
    taking = 0
    if s.side_of[s.holder_seat] != s.side_of[s.to_act]:
        taking = s.plan.game.deck.with_copies(s.takers() & mask_of(s.hands[s.to_act]))
    among = [card for card in cards if taking >> card & 1] or cards
    return min(among, key=lambda card: (known.whole(card), sum(values[card] for values in s.beat.point_values)))


@lru_cache(maxsize=KNOWN_AT_MOST)
def _strengths(beat: BoundRules) -> Strengths:
    """How strong the cards are where nothing is settled beside the trick's own cards."""
    return strengths_under(beat, 0)
