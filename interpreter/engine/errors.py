"""What the engine refuses: an illegal action, a record that does not hold.

Factored out so that the engine's parts can raise them without importing each other.
"""

from __future__ import annotations


class IllegalPlayError(ValueError):
    """An action that the rules forbid now.  Its text names the action, the seat, the rule and the rule's place."""


class StalledError(RuntimeError):
    """No deal can be made: so many packs in a row were thrown in that none will ever stand."""


class RecordError(ValueError):
    """A record that its spec does not reproduce; ``line`` (from 1) is the first one that is wrong."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
