"""The part of the model that reckons a deal: card points, bonuses, awards.

Place in the pipeline: above the terms of ``conditions``; must not know what is made of the points in a match.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from stich.language.conditions.terms import Amount, Cards, Condition
from stich.language.model.names import Citation, Names
from stich.language.text.source import Span


@dataclass(frozen=True, slots=True)
class CardPoints:
    """A kind of card points (``honours``): cards and what each counts to the side that wins it."""

    name: Names
    values: tuple[tuple[Cards, int], ...]


@dataclass(frozen=True, slots=True)
class Bonus:
    """Card points of a kind for an event of the play: a card of ``cards`` is led (``on_lead``), or wins a trick.

    Of a lead, its hand must still hold one of ``holding`` (which may speak of its suit); of a trick, one of ``taking``
    must lie in it beside the card that wins.  ``dialogue`` is then opened by the seat that gains it (−1: none).
    """

    name: Names
    on_lead: bool
    card_points: int
    amount: Amount
    cards: Cards
    when: Condition
    holding: Cards | None = None
    taking: Cards | None = None
    dialogue: int = -1
    citation: Citation = Citation()
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Award:
    """Points to each side for which ``when`` holds."""

    name: Names
    points: Amount
    when: Condition
    citation: Citation = Citation()
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Tier:
    """A list of awards of which, for each side, only the first that holds is given."""

    awards: tuple[Award, ...]
