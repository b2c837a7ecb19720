"""Why a card did not win its trick: the first point at which it lost out.

Place in the pipeline: over a verdict of the slow ``reference``; it must not know how the verdict was reached.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from stich.cards import Card
from stich.rules.reference import Judged, Verdict


class Fate(Enum):
    """What became of a card in its trick."""

    WON = "won the trick"
    NEVER_HELD = "never held the trick"
    TAKEN = "held the trick until another card took it"
    TIED = "held the trick, but shares it with its equal"


@dataclass(frozen=True, slots=True)
class WhyNot:
    """The fate of ``card``; ``by`` is the card against which it lost out (``None``: it won), and ``step`` the step of
    the verdict, with its number from 0, that decided it."""

    card: Card
    fate: Fate
    by: Card | None
    number: int
    step: Judged


def why_not(verdict: Verdict, cards: Sequence[Card], card: Card) -> WhyNot:
    """Why ``card``, one of ``cards``, did not win; that it did, if it did.

    Raises:
        ValueError: it is not a card of the trick.
    """
    at, steps = tuple(cards).index(card), verdict.steps
    own = steps[at]
    if verdict.winner == at:
        return WhyNot(card, Fate.WON, None, at, own)
    if not own.takes:
        return WhyNot(card, Fate.NEVER_HELD, own.holder, at, own)
    for number, step in enumerate(steps[at + 1 :], at + 1):
        if step.holder == card and step.takes:
            return WhyNot(card, Fate.TAKEN, step.card, number, step)
    tied = next((n for n, step in enumerate(steps) if step.holder == card and step.tied), at)
    return WhyNot(card, Fate.TIED, steps[tied].card, tied, steps[tied])
