"""Text with places in it: where a word of a spec stands.

Place in the pipeline: the bottom, beside ``cards``; imports none of ours.  It must not know YAML or games.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Source:
    """A text and the path it was read from (``<input>`` where there is none)."""

    path: str
    text: str = field(repr=False)
    _starts: list[int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        starts, end = [0], self.text.find("\n")
        while end >= 0:
            starts.append(end + 1)
            end = self.text.find("\n", end + 1)
        object.__setattr__(self, "_starts", starts)

    def position(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset, both from 1, columns in characters.

        >>> Source("a.yaml", "one\\ntwo").position(5)
        (2, 2)
        """
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1

    def line(self, number: int) -> str:
        """The text of a line (from 1) without its end, empty past the last."""
        if not 1 <= number <= len(self._starts):
            return ""
        start = self._starts[number - 1]
        end = self._starts[number] - 1 if number < len(self._starts) else len(self.text)
        return self.text[start:end].rstrip("\r")


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of a source: offsets ``start`` (included) to ``end`` (excluded)."""

    source: Source = field(repr=False)
    start: int
    end: int

    @property
    def place(self) -> str:
        """``path:line:column`` of the start."""
        line, column = self.source.position(self.start)
        return f"{self.source.path}:{line}:{column}"

    @property
    def text(self) -> str:
        """The words themselves."""
        return self.source.text[self.start : self.end]
