"""The library of specs and the schemas, wherever the package keeps them.

Place in the pipeline: beside ``nodes``; knows folders and names of files, must not know what stands in them.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

SUFFIXES = (".yaml", ".yml")


@cache
def data_path(kind: str) -> Path:
    """The folder of ``specs`` or ``schema``: inside an installed package, else at the top of a checkout."""
    package = Path(__file__).parents[2]
    shipped = package / "_data" / kind
    return shipped if shipped.is_dir() else package.parent.parent / kind


def library_names() -> list[str]:
    """The names of the specs in the library, sorted."""
    try:
        files = os.listdir(data_path("specs"))
    except OSError:
        return []
    return sorted(name.removesuffix(".yaml") for name in files if name.endswith(".yaml") and name != ".yaml")


def is_library_name(name: str) -> bool:
    """Whether ``name`` is to be looked up in the library: it has no slash and no suffix of a YAML file."""
    return not (set(name) & set("/\\") or name.endswith(SUFFIXES))


def find_spec(name: str) -> Path | None:
    """The file of a spec in the library, ``None`` if there is no such name."""
    return data_path("specs") / f"{name}.yaml" if name in library_names() else None
