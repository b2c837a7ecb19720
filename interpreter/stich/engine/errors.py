"""What the engine refuses: an illegal action, a record that does not hold.

Place in the pipeline: the bottom of the engine, so that its parts can raise these without importing each other.  It
must not know the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from stich.cards import NO_CARD, NO_SEAT, NO_SUIT, Card, Seat, Suit
from stich.engine.actions import Action
from stich.errors import StichError
from stich.language.text.places import cited
from stich.language.text.source import Span


class Bar(Enum):
    """What stands against an action."""

    NO_ACTION = auto()  # the game has none such
    OVER = auto()  # the match is over
    CONCESSION = auto()  # the deal may not be given up now
    CHOICE = auto()  # something else is to be chosen now
    NOT_HELD = auto()  # the seat does not hold the card
    COPY = auto()  # an equal card stands for it
    NOTHING = auto()  # no card may be played: pass
    FACE_DOWN = auto()  # no card may be led face down now
    GUARD = auto()
    RUNG = auto()  # a step of the ladder of legality
    LADDER = auto()  # several of its steps together


@dataclass(frozen=True, slots=True)
class Barred:
    """Why an action is refused, as data: by whom and of which card, what might be done instead; ``rule`` is the number
    of the guard, or of the rung in the phase, ``suit_led`` the suit that is to be followed."""

    bar: Bar
    seat: Seat = NO_SEAT
    card: Card = NO_CARD
    may: tuple[Action, ...] = ()
    rule: int = -1
    phase: int = -1
    suit_led: Suit = NO_SUIT
    span: Span | None = None


class IllegalPlayError(StichError, ValueError):
    """An action that the rules forbid now.  Its text names the action, the seat, the rule and the rule's place;
    ``barred`` says the same as data."""

    def __init__(self, message: str, barred: Barred = Barred(Bar.NO_ACTION)) -> None:
        super().__init__(message)
        self.barred = barred


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
