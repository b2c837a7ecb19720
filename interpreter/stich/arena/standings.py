"""What comes of a tournament, pair by pair, with how sure it is.

Place in the pipeline: over ``deals`` and ``intervals``; must not know how it is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from stich.arena.deals import Duplicate
from stich.arena.intervals import Estimate, mean, share
from stich.arena.tournament import Bout, Tournament


@dataclass(frozen=True, slots=True)
class Encounter:
    """Two players, by their places in the list: of so many duplicate deals the first has ``won``, ``drawn`` and
    ``lost`` so many; the ``margin`` is what it has more than the second in one game, in the mean."""

    a: int
    b: int
    won: int
    drawn: int
    lost: int
    margin: Estimate | None

    @property
    def deals(self) -> int:
        """How many duplicate deals they have played."""
        return self.won + self.drawn + self.lost

    @property
    def shares(self) -> dict[str, Estimate | None]:
        """The shares of the first player: of what is won, drawn and lost, the ``rate`` at which a draw counts half,
        and what is won of what is ``decided``."""
        return {
            "won": share(self.won, self.deals),
            "drawn": share(self.drawn, self.deals),
            "lost": share(self.lost, self.deals),
            "rate": share(self.won + self.drawn / 2, self.deals),
            "decided": share(self.won, self.won + self.lost),
        }


@dataclass(frozen=True, slots=True)
class Record:
    """What is kept of one player: how often it had to choose, how long that took in the mean (in seconds), and what
    it did wrong, by kind."""

    player: int
    decisions: int
    seconds: float | None
    fouls: dict[str, int]


def pairs(tournament: Tournament, played: Mapping[Bout, Duplicate]) -> list[Encounter]:
    """Every pair, of what has been played."""
    return [_pair(a, b, _of_pair(a, b, played)) for a, b in tournament.pairs]


def _of_pair(a: int, b: int, played: Mapping[Bout, Duplicate]) -> list[Duplicate]:
    """In the order of the deals, so that the same numbers are added up whoever was done first."""
    return [played[task] for task in sorted(played) if task[:2] == (a, b)]


def _pair(a: int, b: int, deals: list[Duplicate]) -> Encounter:
    signs = Counter((deal.margin > 0) - (deal.margin < 0) for deal in deals)
    margin = mean([deal.margin / deal.games for deal in deals])
    return Encounter(a, b, won=signs[1], drawn=signs[0], lost=signs[-1], margin=margin)


def records(tournament: Tournament, played: Mapping[Bout, Duplicate]) -> list[Record]:
    """Every player, of what has been played."""
    found = []
    for number in range(len(tournament.players)):
        own = [(deal, task[:2].index(number)) for task, deal in sorted(played.items()) if number in task[:2]]
        decisions = sum(deal.decisions[at] for deal, at in own)
        seconds = sum(deal.seconds[at] for deal, at in own)
        fouls = sum((Counter(deal.fouls[at]) for deal, at in own), Counter[str]())
        found.append(Record(number, decisions, seconds / decisions if decisions else None, dict(fouls)))
    return found
