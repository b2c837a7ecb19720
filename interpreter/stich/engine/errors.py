"""What the engine refuses: an illegal action, a record that does not hold.

Place in the pipeline: the bottom of the engine, so that its parts can raise these without importing each other.  It
must not know the rules.
"""

from __future__ import annotations

from stich.errors import StichError
from stich.language.text.places import cited
from stich.language.text.source import Span


class IllegalPlayError(StichError, ValueError):
    """An action that the rules forbid now.  Its text names the action, the seat, the rule and the rule's place."""


class UnplayableError(StichError, RuntimeError):
    """The deal cannot go on as its spec says: nobody can be asked, nothing can be said, no card is left to be dealt, no
    deal ever stands.  ``span`` is the rule's place, where one rule is at fault.  The match ends here; what was played
    before stands in its history and log."""

    def __init__(self, message: str, span: Span | None = None) -> None:
        super().__init__(f"the deal cannot go on: {message}")
        self.message, self.span = message, span

    @property
    def lines(self) -> tuple[str, ...]:
        """What is wrong, and where the rule stands, if that is known."""
        return (str(self.args[0]), f"  rule: {cited(self.span)}") if self.span else (str(self.args[0]),)

    def __str__(self) -> str:
        return "\n".join(self.lines)


class RecordError(StichError, ValueError):
    """A record that its spec does not reproduce; ``line`` (from 1) is the first one that is wrong."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
