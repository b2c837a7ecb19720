"""Operations that often follow one another, done by the machine as one.

Place in the pipeline: the bottom of ``machine``; ``program.phrases`` puts them where they belong, ``weigh`` runs them.
They come after those of ``rules.op``, whose numbers are below ``FIRST``.
"""

from __future__ import annotations

from enum import IntEnum, auto

FIRST = 100


class Fused(IntEnum):
    """What each does, by the operations that it stands for."""

    OWN_SIDE = 100  # IN_QUESTION, SIDE
    SUM_OF_THE = auto()  # IN_QUESTION, SUM
    SUM_OF_SIDE = auto()  # IN_QUESTION, SIDE, SUM
    SIZE_LYING = auto()  # SET, LYING, MEET, SIZE
    AT_LEAST_NUMBER = auto()  # CONSTANT, AT_LEAST
    AT_MOST_NUMBER = auto()
    EXACTLY_NUMBER = auto()
    MORE_NUMBER = auto()
    FEWER_NUMBER = auto()
