"""Guards and exemptions: which cards they mean now, for the seat to act.

Place in the pipeline: part of the engine, over a ``position.Position``; ``state`` asks it what may be played, and
``illegal`` why not.  It only reads.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.cards import Card, CardSet
from stich.engine.plan import PlannedSet
from stich.engine.position import Position
from stich.rules.weigh import weigh


def guarding(s: Position) -> Iterator[tuple[int, CardSet]]:
    """The guards that hold now, by their numbers, with the cards that they forbid."""
    guards = zip(s.plan.game.play.guards, s.beat.guards, s.plan.guards, strict=True)
    for number, (guard, fixed, planned) in enumerate(guards):
        if (guard.play or not s.trick) and (mask := _meant(s, fixed, planned)):
            yield number, mask


def unguarded(s: Position, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards that no guard forbids now; a guard that would leave none is disregarded, unless seats may pass."""
    leads, the = not s.trick, 1 << s.to_act
    for guard, fixed, planned in zip(s.plan.game.play.guards, s.beat.guards, s.plan.guards, strict=True):
        if leads or guard.play:
            mask = fixed if planned.cards is None else weigh(planned.cards, s, the)
            left = tuple([card for card in cards if not mask >> card & 1])
            if len(left) < len(cards) and (left or s.plan.passes) and s.meets(planned.when, the):
                cards = left
    return cards


def exempt(s: Position) -> CardSet:
    """The cards that may always be played and need never be."""
    cards = 0
    for fixed, planned in zip(s.beat.exempt, s.plan.exempt, strict=True):
        cards |= _meant(s, fixed, planned)
    return cards


def shut(s: Position) -> int:
    """The rungs of the ladder of legality that are none now, a bit for each."""
    the = 1 << s.to_act
    return sum(1 << i for i, when in enumerate(s.plan.rungs[s.phase]) if not s.meets(when, the))


def _meant(s: Position, fixed: CardSet, planned: PlannedSet) -> CardSet:
    """The cards of a guard or an exemption, none while it does not hold; ``fixed`` are those of the tables."""
    the = 1 << s.to_act
    if not s.meets(planned.when, the):
        return 0
    return fixed if planned.cards is None else weigh(planned.cards, s, the)
