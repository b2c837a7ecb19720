"""How much work the phrases of a game are: a bound on the steps in which each of them is weighed once.

Place in the pipeline: part of ``check``.  Definitions that use one another many times would take longer than anybody
waits; the bound is reckoned from the terms alone.  Must not know how a phrase is weighed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from stich.language.check.said import phrases_of, says_of
from stich.language.conditions.terms import ConditionDefined, NumberDefined, Quantified
from stich.language.conditions.walks import Term, parts
from stich.language.model.game import GameModel
from stich.language.text.diagnostics import Diagnostic, error
from stich.language.text.nodes import Mapping

MAX_STEPS = 100_000  # of all phrases; those of the shipped games come to 307 at most


def check_work(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Phrases that are too much work together; the longest of them is told."""
    effort = Effort(game)
    if effort.of_game() > MAX_STEPS:
        longest = max(phrases_of(game), key=effort.steps)
        message = f"to weigh all phrases of these rules may take more than {MAX_STEPS:,} steps"
        yield error("too-complex", message, longest.span or tree.span, "this one takes most, with what it uses",
                    help="let definitions use one another less often")  # fmt: skip


@dataclass
class Effort:
    """The steps of the phrases of a game; those of its definitions are reckoned once."""

    game: GameModel
    _defined: dict[tuple[type, int], int] = field(default_factory=dict)

    def of_game(self) -> int:
        """How many steps it takes at most to weigh every phrase once."""
        return sum(map(self.steps, phrases_of(self.game)))

    def steps(self, term: Term) -> int:
        """How many steps a term takes at most."""
        inner = sum(map(self.steps, parts(term)))
        if isinstance(term, Quantified):
            return 1 + inner * self.game.seats.players
        if isinstance(term, NumberDefined | ConditionDefined):
            return 1 + inner + self._of_definition(term)
        return 1 + inner

    def _of_definition(self, term: NumberDefined | ConditionDefined) -> int:
        key = type(term), term.index
        if key not in self._defined:
            self._defined[key] = self.steps(says_of(self.game)(term))
        return self._defined[key]
