"""A program that is asked line by line: started, given what it is to read, listened to for so long, and always ended.

Place in the pipeline: below ``exec``; knows processes, pipes and clocks, must not know what the lines say.

The program is a stranger's.  It may hang, end, close what it should read, write without end or start others: no more
than ``LINE_AT_MOST`` bytes of its output are kept, each wait has an end, and its whole process group ends with it.
What starts a session of its own escapes, as it would from a shell; no program is run that nobody has named.
It may be ended by another thread than the one that waits for its answer.
"""

from __future__ import annotations

import atexit
import os
import selectors
import signal
import subprocess  # the command is the user's own, and goes through no shell
import sys
import time
from contextlib import suppress
from threading import Lock
from weakref import WeakSet

from stich.players.guest import FoulError, LetGoError
from stich.printable import printable

LINE_AT_MOST = 10_000  # bytes of an answer
ERRORS_AT_MOST = 1_000_000  # bytes on the error stream for one answer
LAST_WORDS = 200  # of which are told
TURN_AT_MOST = 0.1  # seconds after which it is looked whether another thread has ended the program
TO_END = 0.2  # seconds for a program that has closed its output to end by itself
CHUNK = 65_536

_RUNNING: WeakSet[RunningProgram] = WeakSet()


class RunningProgram:
    """A program that runs.

    Raises:
        FoulError: it cannot be started.
    """

    def __init__(self, command: list[str]) -> None:
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except (OSError, ValueError) as fault:
            raise FoulError("not started", f"cannot be started: {getattr(fault, 'strerror', None) or fault}") from None
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._in, self._out, self._err = (
            stream.fileno() for stream in (self._process.stdin, self._process.stdout, self._process.stderr)
        )
        for number in (self._in, self._out, self._err):
            os.set_blocking(number, False)
        self._to_write, self._read, self._errors, self._last_words = b"", b"", 0, b""
        self._ended, self._asked = False, Lock()
        _RUNNING.add(self)

    def ask(self, text: str, seconds: float) -> str:
        """The line that the program answers to a text, within so many seconds.

        Raises:
            FoulError: it does not, or has said something unasked.
            LetGoError: it was ended meanwhile.
        """
        with self._asked:
            try:
                return self._line(text, seconds)
            except FoulError as foul:
                raise LetGoError if self._ended else foul from None

    def _line(self, text: str, seconds: float) -> str:
        until = time.monotonic() + seconds
        self._to_write, self._errors = text.encode(), 0
        self._turn(0)
        if self._read:
            raise FoulError("unasked", f"says something unasked: {_told(self._read)}")
        while b"\n" not in self._read:
            if len(self._read) > LINE_AT_MOST:
                raise FoulError("too long", f"answers in a line of more than {LINE_AT_MOST:,} bytes")
            left = until - time.monotonic()
            if left <= 0:
                raise FoulError("too late", f"does not answer within {seconds:g} s")
            self._turn(min(left, TURN_AT_MOST))
            if self._ended:
                raise LetGoError
        line, _, self._read = self._read.partition(b"\n")
        if len(line) > LINE_AT_MOST:
            raise FoulError("too long", f"answers in a line of more than {LINE_AT_MOST:,} bytes")
        return line.decode("utf-8", "replace")

    def end(self) -> None:
        """End the program, and whatever it has started in its group."""
        if self._ended:
            return
        self._ended = True
        _RUNNING.discard(self)
        if sys.platform != "win32":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)  # nobody has waited for it: the number is still its own
        with suppress(OSError):
            self._process.kill()
        with self._asked:
            self._process.wait()
            for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
                if stream is not None:
                    with suppress(OSError):
                        stream.close()

    # --- one turn of the pipes ----------------------------------------------------------------------------------------

    def _turn(self, seconds: float) -> None:
        """Write and read what can be written and read now, or within so many seconds.

        Raises:
            FoulError: the program is gone, reads no more, or writes without end.
        """
        with selectors.DefaultSelector() as ready:
            ready.register(self._out, selectors.EVENT_READ)
            if self._errors >= 0:
                ready.register(self._err, selectors.EVENT_READ)
            if self._to_write:
                ready.register(self._in, selectors.EVENT_WRITE)
            for key, _ in ready.select(seconds):
                if key.fd == self._in:
                    self._write()
                elif key.fd == self._err:
                    self._hear_errors()
                else:
                    self._hear()

    def _write(self) -> None:
        try:
            self._to_write = self._to_write[os.write(self._in, self._to_write) :]
        except BlockingIOError:
            return
        except OSError:
            raise self._gone("reads no more") from None

    def _hear(self) -> None:
        data = _some(self._out, min(CHUNK, LINE_AT_MOST + 1))
        if data == b"":
            raise self._gone("has closed its output")
        self._read += data or b""

    def _hear_errors(self) -> None:
        data = _some(self._err, CHUNK)
        if data == b"":
            self._errors = -1  # closed: it is not looked at any more
        elif data:
            self._errors += len(data)
            self._last_words = (self._last_words + data)[-LAST_WORDS:]
            if self._errors > ERRORS_AT_MOST:
                raise FoulError("floods", f"writes more than {ERRORS_AT_MOST:,} bytes on its error stream")

    # --- what is told of its end --------------------------------------------------------------------------------------

    def _gone(self, else_told: str) -> FoulError:
        """What to say of a program that cannot be asked any more."""
        end = self._end_told()
        self._last_words = (self._last_words + (_some(self._err, CHUNK) or b""))[-LAST_WORDS:]
        return FoulError("ended" if end else "closed", f"{end or else_told}{self._words()}")

    def _end_told(self) -> str:
        """How the program ended; nothing if it has not, after a moment."""
        until = time.monotonic() + TO_END
        while time.monotonic() < until:
            try:
                found = os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
            except ChildProcessError:  # it was let go meanwhile, by another thread
                return ""
            if found is not None:
                way = "has ended with status" if found.si_code == os.CLD_EXITED else "was ended by signal"
                return f"{way} {found.si_status}"
            time.sleep(0.005)
        return ""

    def _words(self) -> str:
        return f"; its last words: {_told(self._last_words)}" if self._last_words.strip() else ""


def _some(number: int, most: int) -> bytes | None:
    """What can be read now: nothing at its end, ``None`` if there is nothing yet."""
    try:
        return os.read(number, most)
    except BlockingIOError:
        return None
    except OSError:
        return b""


def _told(data: bytes) -> str:
    return f"`{printable(' '.join(data[-LAST_WORDS:].decode('utf-8', 'replace').split()))}`"


@atexit.register
def _end_all() -> None:
    """Whatever way this process ends, no program is left."""
    for program in list(_RUNNING):
        program.end()
