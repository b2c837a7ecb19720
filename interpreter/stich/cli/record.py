"""Records as files: written as a match goes, read back in bounded memory, gone on with where they stop.

Place in the pipeline: part of ``cli``, over ``engine.record``, which knows what the lines mean.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import SEEK_END, BufferedRandom, BytesIO
from stat import S_ISREG
from typing import BinaryIO

from stich.cli.errors import NamedRecordError, UsageError
from stich.cli.output import Growing, Reads, growing, nothing, unwritable
from stich.engine.errors import RecordError
from stich.language.read.players import PlayersError
from stich.language.text.diagnostics import quoted
from stich.language.text.home import Folders
from stich.match.game import Game, load_game
from stich.match.lines import BLANK, LINE_AT_MOST, Line, numbered, parse_line
from stich.match.record import Ask, text_of
from stich.match.resume import Resumed, resumed

RECORD_AT_MOST = 256_000_000  # bytes
TEXT_AT_MOST = 64_000_000  # of a file that is read as a whole


class RecordFile:
    """A record being written; each line is on the disk before the next is thought of.  ``ends``: where the first line
    begins and each that is there already ends."""

    def __init__(self, file: Growing | None, ends: Iterable[int] = ()) -> None:
        self._file = file
        self._ends = list(ends) or ([] if file is None else [file.end])

    def write(self, lines: Iterable[Line]) -> None:
        """Add lines."""
        if self._file is not None:
            for line in lines:
                self._file.write(text_of(line))
                self._ends.append(self._file.end)

    def take_back(self, number: int) -> None:
        """Take back so many lines, the last ones; on a device they stand."""
        if self._file is not None and number:
            del self._ends[-number:]
            self._file.cut(self._ends[-1])


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
    with growing(path, force, reads) as file:
        yield RecordFile(file)


@contextmanager
def opened(path: str) -> Iterator[BinaryIO]:
    """A file to be read as bytes; ``-`` is the standard input."""
    if path == "-":
        yield sys.stdin.buffer if sys.stdin is not None else BytesIO()
        return
    with open(path, "rb") as file:
        yield file


def read_text(path: str) -> str:
    """The text of a file of deals: UTF-8, or Latin-1, as programs of bridge write it.

    Raises:
        UsageError: it is too large, or no text.
    """
    with opened(path) as file:
        data = file.read(TEXT_AT_MOST + 1)
    if len(data) > TEXT_AT_MOST:
        raise UsageError(f"{quoted(path)} is larger than {TEXT_AT_MOST // 1_000_000} megabytes")
    return text_in(path, data)


def text_in(path: str, data: bytes) -> str:
    """Bytes as text.

    Raises:
        UsageError: they are none.
    """
    if b"\0" in data:
        raise UsageError(f"{quoted(path)} is no text")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def record_lines(file: BinaryIO, first: bytes = b"") -> Iterator[str]:
    """The lines of a record as text; its ``first`` bytes may have been read.

    Raises:
        RecordError: a line is too long or no text, or the whole is too large.
    """
    for number, line in _lines_of(file, first):
        try:
            yield line.decode("utf-8")
        except UnicodeDecodeError:
            raise RecordError(number, "not UTF-8 text") from None


def _lines_of(file: BinaryIO, first: bytes = b"") -> Iterator[tuple[int, bytes]]:
    """The lines of a record with their numbers from 1."""
    read, number = 0, 0
    while line := first or file.readline(LINE_AT_MOST + 1):
        if first and not first.endswith(b"\n"):
            line = first + file.readline(LINE_AT_MOST + 1 - len(first))
        first = b""
        number, read = number + 1, read + len(line)
        if len(line) > LINE_AT_MOST:
            raise RecordError(number, "too long for a line of a record")
        if read > RECORD_AT_MOST:
            raise RecordError(number, f"the record is larger than {RECORD_AT_MOST // 1_000_000} megabytes")
        yield number, line


def game_for(spec: str, head: Line, number: int = 1, trusted: Folders = ()) -> Game:
    """The game of a spec for as many players as a record names in its head, where it is for a range of them.

    Raises:
        SpecError: the spec has faults.
        RecordError: it is not for so many; ``number`` is the line of the head.
    """
    game, players = load_game(spec, trusted=trusted), head.get("players")
    if not game.model.seats.counts or not isinstance(players, list) or len(players) == game.plan.players:
        return game
    try:
        return load_game(spec, trusted=trusted, players=len(players))
    except PlayersError as fault:
        raise RecordError(number, str(fault)) from None


# --- going on ---------------------------------------------------------------------------------------------------------


class Stopped:
    """The file of a record that is to go on.  Nothing in it is changed before it has been verified, and then no more
    than that a last line that was not written to its end is cut off."""

    def __init__(self, path: str, file: BufferedRandom) -> None:
        self._path, self._file = path, file
        self.cut = 0  # the number of the line that was cut off, if one was

    @property
    def head(self) -> Line:
        """What the record says of the match, unverified.

        Raises:
            RecordError: it does not begin with it.
        """
        self._file.seek(0)
        number, text = next(numbered(record_lines(self._file)), (1, ""))
        if not text:
            raise RecordError(1, "the record is empty")
        line = parse_line(number, text)
        if line["event"] != "match":
            raise RecordError(number, "a record begins with the match event, which names the spec")
        return line

    def resumed(
        self, game: Game, ask: Ask | None = None, *, keep_past: bool = True, legal: bool = False
    ) -> tuple[Resumed, RecordFile]:
        """The match where it stands, and the file to which its next lines are added.

        Raises:
            RecordError: a line does not hold, or the match is over.
            OSError: the system refuses.
        """
        self._file.seek(0)
        ends = [0] if keep_past else []
        found = resumed(game, self._texts(ends), ask, keep_past=keep_past, legal=legal)
        try:
            if found.torn:
                self._file.truncate(self._begins)
                self.cut = self._number
                del ends[-1:]
            elif not self._ended:
                self._file.write(b"\n")
                ends[-1:] = [each + 1 for each in ends[-1:]]
            self._file.flush()
        except OSError as fault:
            raise OSError(fault.errno, fault.strerror, self._path) from None
        self._file.seek(0, SEEK_END)
        return found, RecordFile(Growing(self._path, self._file), ends)

    def _texts(self, ends: list[int]) -> Iterator[str]:
        """The lines as text, the last as far as it is text.  Where it began is kept, and in ``ends``, if these have a
        beginning, where each ends that is not blank."""
        begins = 0
        for number, line in _lines_of(self._file):
            self._number, self._begins, self._ended = number, begins, line.endswith(b"\n")
            begins += len(line)
            if ends and line.strip(BLANK.encode()):
                ends.append(begins)
            try:
                yield line.decode("utf-8", "strict" if self._ended else "replace")
            except UnicodeDecodeError:
                raise RecordError(number, "not UTF-8 text") from None


@contextmanager
def stopped(path: str) -> Iterator[Stopped]:
    """The file of a record that is to go on; whatever the record is refused for is told with its name.

    Raises:
        UsageError: it is no file, or cannot be written.
        RecordError: what is done with it raised that.
    """
    with _to_go_on(path) as file:
        try:
            yield Stopped(path, file)
        except RecordError as fault:
            raise NamedRecordError(path, fault) from None


def _to_go_on(path: str) -> BufferedRandom:
    try:
        if not S_ISREG(os.stat(path).st_mode):
            raise UsageError(f"{quoted(path)} is no file that could go on; a device forgets what was written")
        return open(path, "r+b")
    except (OSError, ValueError) as fault:
        raise unwritable(path, fault) from None
