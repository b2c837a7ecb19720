"""Where something stands, as people are told: ``hearts.yaml:60``, never a path of the installation.

Place in the pipeline: above ``source`` and ``library``; takes places and gives words.  What programs read keeps the
whole path (``Span.place``).
"""

from __future__ import annotations

import os

from stich.language.text.library import data_path
from stich.language.text.source import Span


def cited(span: Span) -> str:
    """The file and the line: a spec of the library by its name alone, another as it can be opened from here.

    >>> from stich.language.text.source import Source
    >>> cited(Span(Source("mine/game.yaml", "game: a\\nformat: 1"), 8, 14))
    'mine/game.yaml:2'
    """
    line, _ = span.source.position(span.start)
    path = span.source.path
    return f"{named(shown(path))}:{line}"


def shown(path: str) -> str:
    """A path as short as it can be opened by: from the current folder what lies below it, else of the library the name
    of the file alone, else the path as it was given."""
    if _in_library(path) and _is_installed():
        return os.path.basename(path)
    if not os.path.isabs(path):
        return path
    here = _here()
    if here and path.startswith(here):
        return path[len(here) :]
    return os.path.basename(path) if _in_library(path) else path


def named(path: str) -> str:
    """A path wherever it is read: a spec of the library by the name of its file, another as it was given."""
    return os.path.basename(path) if _in_library(path) else path


def as_argument(path: str) -> str:
    """What a command is given to find this spec: of the library its name."""
    return os.path.splitext(os.path.basename(path))[0] if _in_library(path) else path


def _here() -> str:
    """The current folder, with a stroke at its end; empty where it is gone."""
    try:
        return os.path.join(os.getcwd(), "")
    except OSError:
        return ""


def _in_library(path: str) -> bool:
    folder = os.path.dirname(path if os.path.isabs(path) else os.path.join(_here(), path))
    return os.path.normpath(folder) == os.path.normpath(data_path("specs"))


def _is_installed() -> bool:
    """Whether the library is part of a package, where nobody looks for files, not of a checkout."""
    return data_path("specs").parent.name == "_data"
