"""Answers kept for next time, and never many: a cache that an untrusted game cannot make grow without bound.

Place in the pipeline: the bottom, beside ``cards``; imports none of ours.
"""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


def keep(kept: dict[K, V], most: int, key: K, value: V) -> V:
    """Keep a value under its key and give it back; a cache that holds ``most`` already is emptied first.

    >>> cache = {1: "one", 2: "two"}
    >>> keep(cache, 2, 3, "three"), cache
    ('three', {3: 'three'})
    """
    if len(kept) >= most:
        kept.clear()
    kept[key] = value
    return value
