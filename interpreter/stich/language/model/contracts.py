"""The part of the model that can be undertaken: contracts, from low to high, and what holds while one does.

Place in the pipeline: above the terms of ``conditions``; must not know who names a contract, nor how.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from stich.language.conditions.terms import Always, Condition
from stich.language.model.bindings import Bind
from stich.language.model.names import Citation, Names
from stich.language.text.source import Span

CONTRACT = "contract"
"""The name that holds the contract of the deal."""


@dataclass(frozen=True, slots=True)
class Contract:
    """One contract, with one number and one value of each name that it binds; ``when`` it may be bid.

    Several may have one name: ``key`` tells them apart (``game 6 S``).  ``height`` is its place from low to high; those
    that only a free choice (``a suit``) tells apart are of one height.  ``columns`` has a number for each column of the
    game.
    """

    name: Names
    bid: int = 0
    binds: tuple[Bind, ...] = ()
    when: Condition = Always()
    columns: tuple[int, ...] = ()
    key: str = ""
    height: int = 0
    citation: Citation = Citation()
    span: Span | None = field(default=None, compare=False)
