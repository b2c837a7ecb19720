"""Chains: lists that only ever grow at their end, and that copies of a match share instead of copying them.

Place in the pipeline: the bottom of the engine, plain data; it must not know what is chained.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class Link(Generic[T]):
    """The last thing of a chain, and the link before it.  A link never changes, so whoever has it has all that comes
    before it too; a chain of nothing is ``None``."""

    __slots__ = ("before", "last")

    def __init__(self, before: Link[T] | None, last: T) -> None:
        self.before, self.last = before, last

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as a list, for a chain may be longer than calls can be deep."""
        return chained, (in_order(self),)


def in_order(link: Link[T] | None) -> list[T]:
    """All that is chained, the first thing first.

    >>> in_order(chained("abc"))
    ['a', 'b', 'c']
    """
    found: list[T] = []
    while link is not None:
        found.append(link.last)
        link = link.before
    found.reverse()
    return found


def chained(things: Iterable[T]) -> Link[T] | None:
    """A chain of these things."""
    link: Link[T] | None = None
    for thing in things:
        link = Link(link, thing)
    return link
