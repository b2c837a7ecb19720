"""What an author starts with: ``stich new`` and ``stich schema``.

Place in the pipeline: a face over ``study.authoring`` and the schemas of the library.
"""

from __future__ import annotations

import os
from pathlib import Path

from interpreter.faces.trouble import UsageError
from interpreter.faces.wording import put
from interpreter.spec.catalogue import data_path, is_library_name, library_names
from interpreter.spec.diagnostics import SpecError, quoted
from interpreter.spec.load import check, load_model
from interpreter.study.authoring import name_fault, new_spec


def show_schema(name: str) -> int:
    """Print the JSON Schema of specs, of cases (the examples) or of records."""
    print((data_path("schema") / f"{name}.schema.json").read_text(encoding="utf-8"), end="")
    return 0


def write_new(name: str, parent: str, output: str | None) -> int:
    """Write a spec that extends another; it is checked at once.

    Raises:
        SpecError: the parent has faults.
        UsageError: the name is not fit for a spec, or the file is there already or cannot be written.
    """
    if fault := name_fault(name):
        raise UsageError(f"{quoted(name)} cannot be the name of a spec: {fault}")
    if name in library_names():
        raise UsageError(f"the library has a spec {quoted(name)} already")
    game = load_model(parent)
    if output == "-":
        put(new_spec(name, game, parent).rstrip("\n"))
        return 0
    path = Path(output or f"{name}.yaml")
    if path.suffix not in (".yaml", ".yml"):
        raise UsageError(f"{quoted(path)}: the file of a spec ends in `.yaml`")
    _write(path, new_spec(name, game, _from(parent, path), _schema(path)))
    _, faults = check(path)
    if faults:
        raise SpecError(faults)
    put(f"{path}: a reading of {parent}; see it with `stich sheet {path}`, check it with `stich validate {path}`")
    return 0


def _write(path: Path, text: str) -> None:
    try:
        with open(path, "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise UsageError(f"{quoted(path)} is there already; it is left as it is") from None
    except (OSError, ValueError) as fault:
        reason = (getattr(fault, "strerror", None) or str(fault)).lower()
        raise UsageError(f"{quoted(path)} cannot be written: {reason}") from None


def _from(parent: str, path: Path) -> str:
    """The parent as the new file has to name it: a path is told from the new file's folder."""
    if is_library_name(parent):
        return parent
    folder = os.path.abspath(path.parent)
    try:
        return Path(os.path.relpath(os.path.abspath(parent), folder)).as_posix()
    except ValueError:  # on another drive
        return os.path.abspath(parent)


def _schema(path: Path) -> str:
    """Where an editor finds the schema, beside the library's own specs."""
    beside = os.path.realpath(path.parent) == os.path.realpath(data_path("specs"))
    return "../schema/spec.schema.json" if beside else ""
