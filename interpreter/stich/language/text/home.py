"""Where a spec may look for the spec that it extends: at home, in the library, and in folders that are trusted.

Place in the pipeline: beside ``library``, below ``extends``.  Knows folders, links and names of files; opens none.  A
spec may come from anybody, and a message shows lines of what it extends; so it must not reach any file of the reader's.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from stich.language.text.library import SUFFIXES, data_path, find_spec

Folders = Iterable[str | os.PathLike[str]]


@dataclass(frozen=True, slots=True)
class Home:
    """The folders, as they really are, in and below which the files of a chain may lie."""

    folders: tuple[str, ...]

    @classmethod
    def of(cls, spec: Path, trusted: Folders = ()) -> Home:
        """The home of the spec that was asked for: its own folder, the library, and what is trusted besides."""
        if isinstance(trusted, str | os.PathLike):  # one folder, where a list was wanted
            trusted = [trusted]
        folders = [spec.parent, data_path("specs"), *trusted]
        return cls(tuple(dict.fromkeys(real for folder in folders if (real := real_path(folder)))))

    def holds(self, path: Path) -> bool:
        """Whether a spec of this home may extend the file: it lies in one of the folders, and so does what it is a
        link to, which is called like a spec itself.  Nothing is asked about a file that may not be extended, but where
        its links lead."""
        real = real_path(path)
        if not (real and os.fspath(path).endswith(SUFFIXES) and real.endswith(SUFFIXES)):
            return False
        return any(_below(real, folder) for folder in self.folders) or real == _library_file(path)


def real_path(path: str | os.PathLike[str]) -> str:
    """The path with all links followed; empty where it is no name of a file at all."""
    name = os.fspath(path)
    try:
        return os.path.realpath(name)
    except (OSError, ValueError):
        return ""


def is_disguised(path: Path) -> bool:
    """Whether a file is called like a spec, but is a link to a file that is not."""
    real = real_path(path)
    return bool(real) and os.fspath(path).endswith(SUFFIXES) and not real.endswith(SUFFIXES)


def _below(real: str, folder: str) -> bool:
    real, folder = os.path.normcase(real), os.path.normcase(folder)
    return real.startswith(os.path.join(folder, ""))


def _library_file(path: Path) -> str:
    """The real path of the library's spec of that name, which an installation may keep elsewhere, behind a link."""
    found = find_spec(path.stem)
    return real_path(found) if found else ""
