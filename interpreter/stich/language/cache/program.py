"""Which program gave an answer: a digest of all that the answer hangs on beside the texts of specs.

Place in the pipeline: part of ``cache``; knows files, must not know what is asked.  The digest is taken over the
package itself, so that whoever changes a line of it is never told what the line before it said, and over the schemas;
and it names the Python and the releases of the packages that read YAML, schemas and phrases.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from stich.language.text.library import data_path

PACKAGE = Path(__file__).parents[2]
OURS = (".py", ".lark", ".json")
NOT_OURS = ("__pycache__", "specs")  # specs are asked about one by one
OTHERS = ("yaml", "jsonschema", "lark")


@cache
def program() -> str:
    """The digest; empty if it cannot be taken."""
    digest = sha256(repr((sys.implementation.cache_tag, sys.version_info[:3], sys.flags.optimize)).encode())
    try:
        for path in (*_files(PACKAGE), *_files(data_path("schema"))):
            with open(path, "rb", buffering=0) as file:
                data = file.readall()
            digest.update(f"{os.path.basename(path)} {len(data)}\n".encode() + data)
        for name in OTHERS:
            digest.update(f"{name} {_release(name)}\n".encode())
    except (OSError, ValueError, ImportError):
        return ""
    return digest.hexdigest()


def _files(folder: str | Path) -> Iterator[str]:
    with os.scandir(folder) as entries:
        found = sorted(entries, key=lambda entry: entry.name)
    for entry in found:
        if entry.is_dir() and entry.name not in NOT_OURS:
            yield from _files(entry.path)
        elif entry.name.endswith(OURS):
            yield entry.path


def _release(name: str) -> list[object]:
    """What tells one release of a package from another: where and when it was installed, what stands in its folder (a
    part of it may be in C, or not), and what pip says it is."""
    found = find_spec(name)
    if found is None or found.origin is None:
        return []
    about, folder = os.stat(found.origin), os.path.dirname(found.origin)
    parts = sorted(each for each in os.listdir(folder) if each != "__pycache__")
    beside = os.listdir(os.path.dirname(folder))
    notes = sorted(each for each in beside if each.endswith("-info") and name in each.lower())
    return [found.origin, about.st_size, about.st_mtime_ns, parts, notes]
