"""A reading to start from, written to a file: ``stich new``.

Place in the pipeline: part of ``cli``, over ``authoring.new``.
"""

from __future__ import annotations

import os
import shlex
from pathlib import Path

import click

from stich.authoring.new import name_fault, new_spec
from stich.cli import options
from stich.cli.errors import UsageError
from stich.cli.output import files_of, written
from stich.cli.wording import put
from stich.language.load import check, load_model
from stich.language.text.diagnostics import SpecError, quoted
from stich.language.text.extends import load_chain
from stich.language.text.home import MAX_PATH, Folders, Home
from stich.language.text.library import SUFFIXES, data_path, is_library_name, library_names


@click.command("new")
@click.argument("name")
@options.spec_option("--from", "parent", required=True, help="The spec that the new one extends.")
@click.option("--output", type=click.Path(dir_okay=False), metavar="FILE", help="The file, if not NAME.yaml here.")
@options.force
@options.trust
def command(name: str, parent: str, output: str | None, force: bool, trusted: tuple[str, ...]) -> int:
    """Write a reading to start from: a small spec that extends another, with its rules as comments."""
    return write_new(name, parent, output, trusted, force)


def write_new(name: str, parent: str, output: str | None, trusted: Folders = (), force: bool = False) -> int:
    """Write a spec that extends another; it is checked at once.

    Raises:
        SpecError: the parent has faults.
        UsageError: the name is not fit for a spec, the file is there already or cannot be written, or it could not
            extend the parent from where it is to stand.
    """
    if fault := name_fault(name):
        raise UsageError(f"{quoted(name)} cannot be the name of a spec: {fault}")
    if name in library_names():
        raise UsageError(f"the library has a spec {quoted(name)} already")
    game = load_model(parent, trusted=trusted)
    path = Path(f"{name}.yaml" if output in (None, "-") else output)
    if path.suffix not in SUFFIXES:
        raise UsageError(f"{quoted(path)}: the file of a spec ends in `.yaml`")
    if fault := _unfit(parent, path, trusted):
        raise UsageError(f"{quoted(parent)} cannot be extended from there: {fault}")
    text = new_spec(name, game, _from(parent, path), "" if output == "-" else _schema(path))
    if output == "-":
        put(*text.rstrip("\n").split("\n"))
        return 0
    with written(path, force, files_of(parent, trusted)) as file:
        file.write(text)
    _, faults = check(path, trusted=trusted)
    if faults:
        raise SpecError(faults)
    call = f"{shlex.quote(str(path))}{''.join(f' --trust {shlex.quote(str(folder))}' for folder in trusted)}"
    put(f"{path}: a reading of {parent}; see it with `stich sheet {call}`, check it with `stich validate {call}`")
    return 0


def _unfit(parent: str, path: Path, trusted: Folders) -> str:
    """Why a spec at ``path`` could not extend the parent, with the mend; empty if it can."""
    if is_library_name(parent):
        return ""
    if not parent.endswith(SUFFIXES):
        return "the name of its file must end in `.yaml`"
    named = _from(parent, path)
    try:
        named.encode()
    except UnicodeEncodeError:
        return "the name of its file is no UTF-8 text, and cannot be written down"
    if len(named) > MAX_PATH:
        return f"its path has more than {MAX_PATH} letters"
    home = Home.of(path, trusted)
    if all(home.holds(Path(source.path)) for source in load_chain(parent, trusted).sources):
        return ""
    return (
        "it, or what it extends, lies outside the folder of the new spec; "
        "write the new one beside it with `--output`, copy it here, or allow its folder with `--trust FOLDER`"
    )


def _from(parent: str, path: Path) -> str:
    """The parent as the new file has to name it: a path is told from the new file's folder."""
    if is_library_name(parent):
        return parent
    folder, (beside, file) = os.path.realpath(path.parent), os.path.split(parent)
    there = os.path.join(os.path.realpath(beside), file)
    try:
        return Path(os.path.relpath(there, folder)).as_posix()
    except ValueError:  # on another drive
        return there


def _schema(path: Path) -> str:
    """Where an editor finds the schema, beside the library's own specs."""
    beside = os.path.realpath(path.parent) == os.path.realpath(data_path("specs"))
    return "../schema/spec.schema.json" if beside else ""
