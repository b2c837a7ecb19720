"""The part of the model that is the play of the tricks: phases, what may be played, how a deal ends.

Place in the pipeline: above the terms of ``conditions``; must not know who wins a trick.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from stich.language.conditions.kinds import Moment
from stich.language.conditions.terms import Always, Cards, Condition, Exemption, Guard, Now, Number, SeatRef, Whom
from stich.language.model.names import Names, Text
from stich.language.text.source import Span


@dataclass(frozen=True, slots=True)
class Draw:
    """After a trick each seat draws ``cards`` from the stock, the winner first, then on in playing order.  ``open``:
    the top card of the stock lies face up."""

    cards: int
    open: bool = False


@dataclass(frozen=True, slots=True)
class Rung:
    """A rung of the ladder of legality: while ``when`` holds, a hand that holds a card of ``holding`` may play those of
    ``plays``; without it just the cards held."""

    holding: Cards
    plays: Cards | None = None
    when: Condition = Always()
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Phase:
    """A stretch of the play with its own rules, until ``until`` holds at the end of a trick (and its draws).

    ``legal`` is the ladder of legality for followers: the first rung that the hand meets says what may be played.
    """

    name: Names
    legal: tuple[Rung, ...]
    until: Condition
    draw: Draw | None = None
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Concession:
    """A deal given up: each other side that plays scores ``worth``, weighed for the side that gives up; from nobody,
    or from each of ``source`` (``side``: from the side that gives up)."""

    worth: Number
    source: Whom | None = None


@dataclass(frozen=True, slots=True)
class Play:
    """The play of the tricks.  ``final``: powers are settled on the finished trick.  ``exempt``: cards that the
    ladder of legality does not bind.

    ``concede_when``: while it holds a side may give the deal up (by its director, if it has one), which
    is then worth ``concede``.

    ``passes``: who may play none of his cards passes (ladder and guards are strict); a lead goes on to the next seat
    that can lead, and the deal ends when none can.  ``lone``: cards that are a trick by themselves when they are led.
    """

    leader: SeatRef
    phases: tuple[Phase, ...]
    guards: tuple[Guard, ...] = ()
    final: bool = False
    face_down: int = -1  # the dialogue that a face-down lead opens; −1: cards are always led face up
    concede_when: Condition | None = None
    concede: Concession | None = None
    passes: bool = False
    lone: Cards | None = None
    ends: Condition = Now(Moment.ALL_PLAYED)
    ends_span: Span | None = field(default=None, compare=False)
    concede_span: Span | None = field(default=None, compare=False)
    exempt: tuple[Exemption, ...] = ()
    guards_say: tuple[Text, ...] = ()  # of each guard, the author's own words
