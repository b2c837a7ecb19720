"""Answers of one type found in their entries, and put there.

Place in the pipeline: the top of ``cache``, over ``entries`` and ``values``; must not know what is asked.
"""

from __future__ import annotations

from typing import Generic, TypeVar, cast

from stich.language.cache.entries import CacheEntry, Sources
from stich.language.cache.values import Codec

Answer = TypeVar("Answer")


class Answers(Generic[Answer]):
    """Answers of one type."""

    def __init__(self, kind: type[Answer]) -> None:
        self._codec = Codec(kind)

    def found(self, entry: CacheEntry | None) -> Answer | None:
        """The answer that is kept there, if it is still good."""
        kept = entry.found() if entry is not None else None
        if kept is None:
            return None
        try:
            return cast(Answer, self._codec.unpack(*kept))
        except ValueError:
            return None

    def keep(self, entry: CacheEntry | None, answer: Answer, sources: Sources, words: tuple[str, ...]) -> None:
        """Keep an answer that was found out of these texts, each of which names the next by a word."""
        if entry is None:
            return
        try:
            packed = self._codec.pack(answer, sources)
        except ValueError:
            return
        entry.keep(packed, sources, words)
