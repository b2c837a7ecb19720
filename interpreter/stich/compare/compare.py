"""Two specs compared by meaning: their rules, the tricks that they decide differently, what that changes in play.

Place in the pipeline: puts together what ``rules``, ``tricks`` and ``deals`` find, as data that ``cli`` draws.  It
must not know how any of them finds it.
"""

from __future__ import annotations

from dataclasses import dataclass

from stich.compare.deals import DealStudy, compare_deals
from stich.compare.forms import Forms
from stich.compare.meeting import Meeting, OnProgress, no_progress
from stich.compare.rules import Comparing, Difference
from stich.compare.tricks import TrickStudy, compare_tricks
from stich.language.model.game import GameModel
from stich.match.game import Game

TRICKS = 100_000


@dataclass(frozen=True, slots=True)
class Comparison:
    """How two games differ.

    ``common``: how many cards both packs have; fewer than two make no trick, and then ``tricks`` is ``None``.
    ``deals``: what the differences change in play, if that was asked for; ``no_deals`` says why that cannot be told.
    """

    a: GameModel
    b: GameModel
    rules: tuple[Difference, ...]
    common: int
    tricks: TrickStudy | None
    deals: DealStudy | None = None
    no_deals: str = ""

    @property
    def same_pack(self) -> bool:
        """Whether both games are played with the same cards."""
        return self.common == len(self.a.deck) == len(self.b.deck)

    @property
    def is_same(self) -> bool:
        """Whether no difference was found."""
        return not self.rules and (self.tricks is None or not self.tricks.kinds)


def compare(
    a: GameModel, b: GameModel, tricks: int = TRICKS, deals: int = 0, seed: int = 0, progress: OnProgress = no_progress
) -> Comparison:
    """Compare two games: about ``tricks`` tricks of each size, and ``deals`` deals."""
    meeting = Meeting(a, b, seed)
    called = {i: a.bindings[j].name.key for i, j in meeting.partner.items()}
    rules = tuple(Comparing(Forms(a), Forms(b, called)).all())
    common = len(meeting.names)
    study = compare_tricks(meeting, tricks, progress) if common > 1 else None
    played, why = None, ""
    if deals:
        try:
            played = compare_deals(Game(a), Game(b), deals, seed, progress)
        except ValueError as fault:
            why = str(fault)
    return Comparison(a, b, rules, common, study, played, why)
