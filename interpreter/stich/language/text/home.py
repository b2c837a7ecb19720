"""Where a spec may look for the spec that it extends: at home, in the library, and in folders that are trusted.

Place in the pipeline: beside ``library``, below ``extends``.  Knows folders, links and names of files; opens none.  A
spec may come from anybody, and a message shows lines of what it extends; so it must not reach any file of the reader's.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from stich.language.text.library import SUFFIXES, data_path, find_spec, is_library_name

Folders = Iterable[str | os.PathLike[str]]
MAX_NAME = 100
MAX_PATH = 1_000


@dataclass(frozen=True, slots=True)
class Home:
    """The folders, as they really are, in and below which the files of a chain may lie."""

    folders: tuple[str, ...]

    @classmethod
    def of(cls, spec: Path, trusted: Folders = ()) -> Home:
        """The home of the spec that was asked for: its own folder, the library, and what is trusted besides."""
        folders = [spec.parent, data_path("specs"), *folders_in(trusted)]
        return cls(tuple(dict.fromkeys(real for folder in folders if (real := real_path(folder)))))

    def holds(self, path: Path) -> bool:
        """Whether a spec of this home may extend the file: it lies in one of the folders, and so does what it is a
        link to, which is called like a spec itself.  Nothing is asked about a file that may not be extended, but where
        its links lead."""
        real = real_path(path)
        if not (real and os.fspath(path).endswith(SUFFIXES) and real.endswith(SUFFIXES)):
            return False
        return any(_below(real, folder) for folder in self.folders) or real == _library_file(path)


def folders_in(trusted: Folders) -> tuple[str | os.PathLike[str], ...]:
    """The folders, also where one was given in place of a list, or a list that can be gone through only once."""
    return (trusted,) if isinstance(trusted, str | os.PathLike) else tuple(trusted)


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


class Refused(Enum):
    """Why a spec is not extended."""

    OUTSIDE = auto()  # the file lies outside the home
    UNKNOWN = auto()


def parent_file(name: str, folder: Path, home: Home) -> Path | Refused:
    """The file that a spec in ``folder`` extends: one of the library, else the one of that name or path.

    Whether a file outside of the home exists is not even asked; a path without the suffix of a spec is not followed.
    """
    named = is_library_name(name)
    if named and (found := find_spec(name)):
        return _shown(found)
    if len(name) > MAX_NAME if named else not name.endswith(SUFFIXES) or len(name) > MAX_PATH:
        return Refused.UNKNOWN
    path = folder / (f"{name}.yaml" if named else name)
    if real_path(path) and not home.holds(path):
        return Refused.OUTSIDE
    return Refused.UNKNOWN if named and not (name.isprintable() and path.is_file()) else path


def locate(path_or_name: str | os.PathLike[str]) -> Path | None:
    """The file of a spec: a path as it is, a name from the library; ``None`` where the library has no such name."""
    if isinstance(path_or_name, os.PathLike) or not is_library_name(path_or_name):
        return Path(path_or_name)
    found = find_spec(path_or_name)
    return _shown(found) if found else None


def _shown(path: Path) -> Path:
    """The path as short as can be said from the current folder."""
    try:
        return path.relative_to(Path.cwd())
    except (OSError, ValueError):
        return path


def _below(real: str, folder: str) -> bool:
    real, folder = os.path.normcase(real), os.path.normcase(folder)
    return real.startswith(os.path.join(folder, ""))


def _library_file(path: Path) -> str:
    """The real path of the library's spec of that name, which an installation may keep elsewhere, behind a link."""
    found = find_spec(path.stem)
    return real_path(found) if found else ""
