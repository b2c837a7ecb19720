"""Heaps that a spec names: cards beside the hands that the deal, or a transfer, puts there.

Place in the pipeline: above the terms of ``conditions``; must not know how cards come there.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from stich.language.conditions.kinds import Pile
from stich.language.conditions.terms import Always, Condition, One
from stich.language.model.names import Citation, Names
from stich.language.text.source import Span


@dataclass(frozen=True, slots=True)
class OwnHeap:
    """A heap by its name, or the cards set aside.

    ``belongs_to``: from the first lead on, if ``when`` holds then, its cards are among what this one held and has taken
    (``None``: nobody).  Of several seats the first from forehand on has them for all.
    """

    name: Names
    pile: Pile
    belongs_to: One | None = None
    when: Condition = Always()
    citation: Citation = Citation()
    span: Span | None = field(default=None, compare=False)
