"""What a bot would do in a person's place, and why.

Place in the pipeline: part of ``table``, over ``players``.  The bot sees what the person sees, and draws its chance
from a stream of its own, so that asking changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.engine.view import View
from stich.players.base import Adviser, Player, Weighed
from stich.rng import Random
from stich.table.asked import said_action
from stich.voice.words import TableWords

OTHERS = 2  # of what else was weighed, so many are told


def hint(words: TableWords, view: View, player: Player, rng: Random) -> Iterator[str]:
    """What a bot would do, and what speaks for it, as far as it tells."""
    weighed = player.weigh(view, rng) if isinstance(player, Adviser) else []
    if not weighed:
        yield words.say("hint-would", deed=said_action(words, view, player.choose(view, rng)))
        return
    best, *others = weighed
    yield words.say("hint-would", deed=said_action(words, view, best.action))
    yield f"  {_worth(words, view, best)}"
    yield from (f"  {_worth(words, view, each)}" for each in others[:OTHERS])


def _worth(words: TableWords, view: View, weighed: Weighed) -> str:
    """What something brought in the deals that were played on from here."""
    deed = said_action(words, view, weighed.action)
    return words.say("hint-worth", deed=deed, worth=f"{weighed.worth:+.1f}".replace("-", "−"), tried=weighed.tried)
