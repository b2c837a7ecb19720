"""What a bot would do in a person's place, and why.

Place in the pipeline: part of ``table``, over ``players``.  The bot sees what the person sees, and draws its chance
from a stream of its own, so that asking changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.cards import NO_CARD, NO_SEAT, Card
from stich.engine.table import Stage
from stich.engine.view import View
from stich.players.base import Adviser, Player, Weighed
from stich.players.strength import holding_seat
from stich.rng import Random
from stich.table.asked import said_action
from stich.table.hand import face
from stich.voice.words import TableWords

OTHERS = 2  # of what else was weighed, so many are told


def hint(words: TableWords, view: View, player: Player, rng: Random) -> Iterator[str]:
    """What a bot would do, what that does to the trick, and what speaks for it, as far as it tells."""
    weighed = player.weigh(view, rng) if isinstance(player, Adviser) and len(view.legal) > 1 else []
    action = weighed[0].action if weighed else player.choose(view, rng)
    yield words.say("hint-would", deed=said_action(words, view, action))
    if len(view.legal) == 1:
        yield f"  {words.say('hint-only')}"
    if view.stage == Stage.TRICK and action < view.plan.n:
        yield from (f"  {line}" for line in _to_the_trick(words, view, action))
    if len(weighed) > 1:
        yield f"  {_better(words, view, *weighed[:2])}"
    yield from (f"  {_worth(words, view, each)}" for each in weighed[: OTHERS + 1])


def _to_the_trick(words: TableWords, view: View, card: Card) -> Iterator[str]:
    """Whether a card takes the trick that lies, and from whom."""
    if not view.trick or view.trick[0] == NO_CARD or (seat := holding_seat(view)) == NO_SEAT:
        return
    order = [view.leader, *(each for each in view.plan.after[view.leader] if each in view.active)]
    held = face(words, view, view.trick[order.index(seat)])
    key = "hint-takes" if view.takers >> card & 1 else "hint-stays"
    yield words.say(key, who=words.who(seat), card=f"{held.name} {held.title}".strip())


def _better(words: TableWords, view: View, best: Weighed, other: Weighed) -> str:
    """How much more the best brought than what comes next."""
    by = f"{best.worth - other.worth:.1f}"
    if by == "0.0":
        return words.say("hint-as_good", deed=said_action(words, view, other.action))
    return words.say("hint-better", points=by, deed=said_action(words, view, other.action))


def _worth(words: TableWords, view: View, weighed: Weighed) -> str:
    """What something brought in the deals that were played on from here."""
    deed = said_action(words, view, weighed.action)
    return words.say("hint-worth", deed=deed, worth=_signed(weighed.worth), tried=weighed.tried)


def _signed(points: float) -> str:
    """Points with their sign, of which nought has none."""
    return f"{points:+.1f}".replace("-", "−") if abs(points) >= 0.05 else "0.0"
