"""Files that a command writes: none that is there is replaced unasked, and none is left half written.

Place in the pipeline: part of ``cli``, above ``errors``; knows files and folders, must not know what is written.
"""

from __future__ import annotations

import os
import re
import secrets
import shutil
import stat
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import BinaryIO, TextIO

from stich.cli.errors import UsageError
from stich.language.text.diagnostics import quoted
from stich.language.text.home import Folders

# A stream that this process has already: opened by its name it would be written from its beginning.
OWN_STREAM = re.compile(r"/dev/(?:(stdout)|(stderr)|fd/(\d{1,4}))\Z|/proc/self/fd/(\d{1,4})\Z")

Reads = Callable[[], Iterable[str | os.PathLike[str]]]


def nothing() -> tuple[str, ...]:
    """The files that a command reads which reads none."""
    return ()


@contextmanager
def written(path: str | os.PathLike[str], force: bool = False, reads: Reads = nothing) -> Iterator[TextIO]:
    """A file to be written as text, in its place only when all of it is there; a device is written to as it comes.

    If that fails nothing is left of it.  With ``force`` a file that is there is replaced, but never one of those that
    the command ``reads``.

    Raises:
        UsageError: it is there, or it cannot be written.
    """
    name = os.fspath(path)
    if (stream := _device(name)) is not None:
        with stream:
            yield stream
        return
    target = _free(name, force, reads)
    draft, file = _draft(name, target)
    try:
        with file:
            yield file
    except BaseException:
        _remove(draft)
        raise
    _put_in_place(draft, target, name, force)


class Growing:
    """A file that grows line by line.  Each line is handed to the system before the next is thought of, so whoever is
    killed has lost no more than the line that he was writing."""

    def __init__(self, name: str, file: TextIO | BinaryIO, place: Callable[[], None] | None = None) -> None:
        self._name, self._file, self._place = name, file, place

    def write(self, line: str) -> None:
        """Add a line.

        Raises:
            OSError: the system refuses.
            UsageError: a file has come where this one was to stand.
        """
        left = f"{line}\n".encode()
        try:
            while left:
                left = left[os.write(self._file.fileno(), left) :]
        except OSError as fault:
            raise OSError(fault.errno, fault.strerror, self._name) from None
        if self._place is not None:
            self._place()
            self._place = None


@contextmanager
def growing(path: str | os.PathLike[str], force: bool = False, reads: Reads = nothing) -> Iterator[Growing]:
    """A file that is in its place as soon as it has a first line; what is there already is replaced only then, and
    only with ``force``, but never one of those files that the command ``reads``.

    Raises:
        UsageError: it is there, or it cannot be written.
    """
    name = os.fspath(path)
    if (stream := _device(name)) is not None:
        with stream:
            yield Growing(name, stream)
        return
    target = _free(name, force, reads)
    draft, file = _draft(name, target)
    try:
        with file:
            yield Growing(name, file, lambda: _put_in_place(draft, target, name, force))
    finally:
        _remove(draft)


def files_of(spec: str, trusted: Folders = ()) -> Reads:
    """The files that are read for a spec: its own, and those that it extends."""

    def files() -> list[str]:
        from stich.language.text.extends import load_chain  # asked only where a file is to be replaced

        return [source.path for source in load_chain(spec, trusted).sources]

    return files


def is_there(path: str | os.PathLike[str]) -> UsageError:
    """What to say of a file that would be replaced."""
    return UsageError(f"{quoted(path)} is there already; it is left as it is (--force replaces it)")


def unwritable(name: str, fault: OSError | ValueError) -> UsageError:
    """What to say of a file that the system does not let be written."""
    reason = getattr(fault, "strerror", None) or str(fault)
    return UsageError(f"{quoted(name)} cannot be written: {reason.lower()}")


# --- devices ----------------------------------------------------------------------------------------------------------


def _device(name: str) -> TextIO | None:
    """The stream behind a name that is no ordinary file: a terminal, a pipe, the output of this process.

    Raises:
        UsageError: it cannot be written to, or is a folder.
    """
    try:
        if found := OWN_STREAM.match(name):
            number = 1 if found[1] else 2 if found[2] else int(found[3] or found[4])
            sys.stdout.flush()
            return open(os.dup(number), "w", encoding="utf-8", newline="\n")
        mode = os.stat(name).st_mode if name else stat.S_IFDIR
        if stat.S_ISDIR(mode):
            raise UsageError(f"{quoted(name)} cannot be written: it is a folder")
        return None if stat.S_ISREG(mode) else open(name, "w", encoding="utf-8", newline="\n")
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as fault:
        raise unwritable(name, fault) from None


# --- files ------------------------------------------------------------------------------------------------------------


def _free(name: str, force: bool, reads: Reads) -> str:
    """Where the text is to stand in the end: behind all links.

    Raises:
        UsageError: something stands there that is to stay.
    """
    if os.path.lexists(name):
        if not force:
            raise is_there(name)
        if any(_is_same(name, read) for read in reads()):
            raise UsageError(f"{quoted(name)} is read by this command, and is not replaced; name another file")
    return os.path.realpath(name)


def _is_same(one: str | os.PathLike[str], other: str | os.PathLike[str]) -> bool:
    try:
        return os.path.samefile(one, other)
    except (OSError, ValueError):
        return False


def _draft(name: str, target: str) -> tuple[str, TextIO]:
    """A new file beside the target, open for writing, with its name."""
    draft = os.path.join(os.path.dirname(target), f".stich-{secrets.token_hex(8)}.tmp")
    try:
        return draft, open(draft, "x", encoding="utf-8", newline="\n")
    except (OSError, ValueError) as fault:
        raise unwritable(name, fault) from None


def _put_in_place(draft: str, target: str, name: str, force: bool) -> None:
    """Give the draft the name it is for; a file that has come there meanwhile stays, unless it may be replaced."""
    try:
        if force:
            with suppress(FileNotFoundError):
                shutil.copymode(target, draft)
            os.replace(draft, target)
        else:
            _name_once(draft, target)
    except FileExistsError:
        _remove(draft)
        raise is_there(name) from None
    except OSError as fault:
        _remove(draft)
        raise unwritable(name, fault) from None


def _name_once(draft: str, target: str) -> None:
    """Give the draft a name that nothing has.

    Raises:
        FileExistsError: something has it.
    """
    try:
        os.link(draft, target)
    except FileExistsError:
        raise
    except (OSError, NotImplementedError):  # a file system without links: looked at, then named
        if os.path.lexists(target):
            raise FileExistsError(target) from None
        os.rename(draft, target)
        return
    _remove(draft)


def _remove(draft: str) -> None:
    with suppress(OSError):
        os.unlink(draft)
