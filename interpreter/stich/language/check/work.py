"""How much work a phrase is: a bound on the steps of one weighing.

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

MAX_STEPS = 1_000_000


def check_work(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """The first phrase that is too much work."""
    work = Effort(game)
    for phrase in phrases_of(game):
        if work.steps(phrase) > MAX_STEPS:
            message = f"to weigh this may take more than {MAX_STEPS:,} steps"
            yield error("too-complex", message, phrase.span or tree.span, "with the definitions that it uses",
                        help="let definitions use one another less often")  # fmt: skip
            return


@dataclass
class Effort:
    """The steps of the phrases of a game; those of its definitions are reckoned once."""

    game: GameModel
    _defined: dict[tuple[type, int], int] = field(default_factory=dict)

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
