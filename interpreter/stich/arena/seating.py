"""Who sits where in a duplicate deal: each player has each hand, against the other.

Place in the pipeline: the bottom of ``arena``; knows numbers, must not know games.
"""

from __future__ import annotations

Pattern = tuple[int, ...]
"""Which of two players, 0 or 1, each side is."""


def patterns(sides: int) -> tuple[Pattern, ...]:
    """The games of a duplicate deal.  Players take turns round the table, and then change places; where the number of
    sides is odd, so that two neighbours are the same player, this is also turned round the table.  So each player has
    each hand equally often, and each as often beside itself.

    >>> patterns(2), patterns(4)
    (((0, 1), (1, 0)), ((0, 1, 0, 1), (1, 0, 1, 0)))
    >>> patterns(3)
    ((0, 1, 0), (1, 0, 1), (0, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 1))
    """
    alternating = tuple(side % 2 for side in range(sides))
    turns = [alternating[-turn:] + alternating[:-turn] if turn else alternating for turn in range(sides)]
    return tuple(each for turn in (turns if sides % 2 else turns[:1]) for each in (turn, exchanged(turn)))


def exchanged(pattern: Pattern) -> Pattern:
    """The players in each other's places."""
    return tuple(1 - player for player in pattern)
