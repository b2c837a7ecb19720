"""Records as files: written as a match goes, read back in bounded memory.

Place in the pipeline: part of ``cli``, over ``engine.record``, which knows what the lines mean.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import IO, BinaryIO

from stich.cli.errors import UsageError
from stich.cli.output import Reads, nothing, written
from stich.engine.errors import RecordError
from stich.match.lines import LINE_AT_MOST, Line
from stich.match.record import text_of

RECORD_AT_MOST = 256_000_000  # bytes


class RecordFile:
    """A record being written; each line is on the disk before the next is thought of."""

    def __init__(self, file: IO[str] | None) -> None:
        self._file = file
        self._ends = [0]  # where the lines end that are written

    def write(self, lines: Iterable[Line]) -> None:
        """Add lines."""
        if self._file is not None:
            for line in lines:
                self._file.write(text_of(line) + "\n")
                self._file.flush()
                self._ends.append(self._file.tell() if self._file.seekable() else 0)

    def take_back(self, number: int) -> None:
        """Let no more than so many lines stand; on a device those stand that were written."""
        if self._file is not None and self._file.seekable():
            self._file.seek(self._ends[number])
            self._file.truncate()
            del self._ends[number + 1 :]


@contextmanager
def record_file(path: str | None, force: bool = False, reads: Reads = nothing) -> Iterator[RecordFile]:
    """A record to be written to ``path``; without one, nothing is written.

    Raises:
        UsageError: the file is there and not to be replaced (``force``, but for what the command ``reads``), or it
            cannot be written.
    """
    if path is None:
        yield RecordFile(None)
        return
    if path == "-":  # read as the standard input by whoever reads records
        raise UsageError("a record is not written to `-`; --format json prints it, and `./-` is a file of that name")
    with written(path, force, reads, by_lines=True) as file:
        yield RecordFile(file)


@contextmanager
def opened(path: str) -> Iterator[BinaryIO]:
    """A file to be read as bytes; ``-`` is the standard input."""
    if path == "-":
        yield sys.stdin.buffer if sys.stdin is not None else BytesIO()
        return
    with open(path, "rb") as file:
        yield file


def record_lines(file: BinaryIO) -> Iterator[str]:
    """The lines of a record as text.

    Raises:
        RecordError: a line is too long or no text, or the whole is too large.
    """
    read, number = 0, 0
    while line := file.readline(LINE_AT_MOST + 1):
        number, read = number + 1, read + len(line)
        if len(line) > LINE_AT_MOST:
            raise RecordError(number, "too long for a line of a record")
        if read > RECORD_AT_MOST:
            raise RecordError(number, f"the record is larger than {RECORD_AT_MOST // 1_000_000} megabytes")
        try:
            yield line.decode("utf-8")
        except UnicodeDecodeError:
            raise RecordError(number, "not UTF-8 text") from None
