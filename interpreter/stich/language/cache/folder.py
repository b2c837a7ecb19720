"""A folder of answers that a later run may find again: small files, any of which may be missing, damaged or not ours.

Place in the pipeline: the bottom of ``cache``; knows files and JSON, must not know what is kept in them.  Nothing that
goes wrong here is an error: what cannot be read is not there, what cannot be written is not kept.

A file is one line with the digest of what follows, and JSON, which holds data and no code.  It is read only if it is an
ordinary file, in a folder that is no link, both the user's own and not to be written by others: so what it says was
written by this program, or by somebody who could as well change the program.
"""

from __future__ import annotations

import json
import os
import stat
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path

VARIABLE = "STICH_CACHE"
OFF = ("", "off")
SUFFIX, UNFINISHED = ".stich-cache", ".stich-cache-new"
HEAD = b"stich cache 1 "

MAX_BYTES = 1_000_000
MAX_FILES = 1_000
MAX_WHOLE = 50_000_000  # bytes, all files together
BETWEEN = 50  # files written between two looks at how many there are

_ALWAYS = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
READING = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | _ALWAYS
WRITING = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _ALWAYS


class CacheFolder:
    """The folder; without a ``path`` nothing is found in it and nothing kept."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._until_look = 0

    def read(self, name: str) -> object:
        """What is kept under a name, ``None`` if nothing is that can be trusted."""
        if self.path is None:
            return None
        try:
            head, _, text = _bytes(self.path, name).partition(b"\n")
            found: object = json.loads(text) if head == _head(text) else None
        except (OSError, ValueError, RecursionError):
            return None
        return found

    def write(self, name: str, data: object) -> None:
        """Keep data under a name, all of it or nothing; what stands there gives way."""
        if self.path is None:
            return
        try:
            text = json.dumps(data, separators=(",", ":")).encode()
            whole = _head(text) + b"\n" + text
            if len(whole) <= MAX_BYTES and _made(self.path):
                self._make_room(self.path)
                _put(self.path, name, whole)
        except (OSError, ValueError, RecursionError):
            return

    def _make_room(self, folder: Path) -> None:
        """Now and then see how much is kept; if it is too much, take the oldest files away, to half of the bounds."""
        self._until_look -= 1
        if self._until_look >= 0:
            return
        self._until_look = BETWEEN
        with os.scandir(folder) as entries:
            ours = [entry for entry in entries if entry.name.endswith((SUFFIX, UNFINISHED))]
        found = sorted(((each.stat(follow_symlinks=False), each.path) for each in ours), key=lambda f: f[0].st_mtime)
        files, whole = len(found), sum(each.st_size for each, _ in found)
        if files <= MAX_FILES and whole <= MAX_WHOLE:
            return
        for each, path in found:
            if files <= MAX_FILES // 2 and whole <= MAX_WHOLE // 2:
                return
            Path(path).unlink(missing_ok=True)
            files, whole = files - 1, whole - each.st_size


def _head(text: bytes) -> bytes:
    return HEAD + sha256(text).hexdigest().encode()


def _bytes(folder: Path, name: str) -> bytes:
    """A file of the folder; nothing where it is not to be trusted, or too large."""
    if not _is_own(os.lstat(folder), stat.S_ISDIR):
        return b""
    with open(os.open(folder / (name + SUFFIX), READING), "rb") as file:
        found = os.fstat(file.fileno())
        return file.read(MAX_BYTES) if _is_own(found, stat.S_ISREG) and found.st_size <= MAX_BYTES else b""


def _made(folder: Path) -> bool:
    """Make the folder where it is missing; whether it may be written to."""
    os.makedirs(folder, mode=0o700, exist_ok=True)
    return _is_own(os.lstat(folder), stat.S_ISDIR)


def _put(folder: Path, name: str, data: bytes) -> None:
    """Write a file aside and move it to its place: whoever reads meanwhile sees the old one or the new one."""
    aside = folder / f"{name}-{os.urandom(8).hex()}{UNFINISHED}"
    try:
        with open(os.open(aside, WRITING, 0o600), "wb") as file:
            file.write(data)
        os.replace(aside, folder / (name + SUFFIX))
    except BaseException:
        with suppress(OSError):
            aside.unlink()
        raise


def _is_own(found: os.stat_result, is_kind: Callable[[int], bool]) -> bool:
    """Whether it is of that kind, the user's, and nobody else's to write; where the system knows such things."""
    if not is_kind(found.st_mode):
        return False
    return sys.platform == "win32" or (found.st_uid == os.geteuid() and not found.st_mode & 0o022)


def cache_folder() -> CacheFolder:
    """The folder that ``STICH_CACHE`` names (``off``: none), else the one where the system keeps such things."""
    said = os.environ.get(VARIABLE)
    return _folder(_usual() if said is None else None if said in OFF else Path(said))


_folder = cache(CacheFolder)


def _usual() -> Path | None:
    """Where the system keeps such things; nowhere if the home is another's, as it may be with ``sudo``."""
    home = os.path.expanduser("~")
    if not _is_of_user(home):
        return None
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA", "")
    elif sys.platform == "darwin":
        base = os.path.join(home, "Library", "Caches")
    else:
        named = os.environ.get("XDG_CACHE_HOME", "")
        base = named if os.path.isabs(named) else os.path.join(home, ".cache")
    return Path(base, "stich") if os.path.isabs(base) else None


def _is_of_user(folder: str) -> bool:
    try:
        return sys.platform == "win32" or os.stat(folder).st_uid == os.geteuid()
    except OSError:
        return False
