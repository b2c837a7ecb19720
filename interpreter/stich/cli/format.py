"""``stich format``: specs laid out anew, in their files.

Place in the pipeline: part of ``cli``, over ``authoring.format``.  A file is written only where its text changes, and
as a whole.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path

import click

from stich.authoring.format import Formatted, NotASpec, format_text
from stich.cli import options
from stich.cli.absent import FAULT, tell_faults
from stich.cli.wording import put
from stich.language.text.diagnostics import Diagnostic, SpecError, file_error
from stich.language.text.extends import disguised, unknown_spec
from stich.language.text.files import read_source
from stich.language.text.home import is_disguised, locate
from stich.language.text.library import data_path
from stich.language.text.nodes import parse
from stich.language.text.places import shown


@click.command("format")
@options.spec_argument("specs", nargs=-1, required=True, metavar="SPEC...")
@click.option("--check", is_flag=True, help="Write nothing; exit status 1 if a spec would change.")
def command(specs: tuple[str, ...], check: bool) -> int:
    """Lay out specs anew: order of sections, spacing, indentation.  No comment and no value is lost."""
    return format_specs(specs, check)


def format_specs(specs: Sequence[str], check: bool) -> int:
    """Lay out each spec; with ``check``, only say which would change.  The exit status."""
    order, status = section_order(), 0
    for spec in specs:
        try:
            path, formatted = _formatted(spec, order)
        except SpecError as fault:
            status = max(status, tell_faults(fault.diagnostics))
            continue
        if check and formatted.changed:
            status = max(status, FAULT)
        elif formatted.changed:
            _replace(path, formatted.text)
        put(f"{shown(str(path))}: {_said(formatted, check)}")
    return status


def section_order() -> list[str]:
    """The sections of a spec in the order of the schema."""
    schema = json.loads((data_path("schema") / "spec.schema.json").read_text(encoding="utf-8"))
    return list(schema["properties"])


def _said(formatted: Formatted, check: bool) -> str:
    said = "in good order" if not formatted.changed else "would be laid out anew" if check else "laid out anew"
    return f"{said} (left as it is: {formatted.kept})" if formatted.kept else said


def _formatted(spec: str, order: Sequence[str]) -> tuple[Path, Formatted]:
    path = locate(spec)
    if path is None:
        raise SpecError([unknown_spec(spec)])
    if is_disguised(path):
        raise SpecError([disguised(path)])
    source, faults = read_source(path)
    if source is None:
        raise SpecError(faults)
    try:
        return path, format_text(source.text, order)
    except NotASpec:
        raise SpecError(_why(parse(source)[1], path)) from None


def _why(faults: list[Diagnostic], path: Path) -> list[Diagnostic]:
    return faults or [file_error("not-a-mapping", "the text is not a spec", str(path))]


def _replace(path: Path, text: str) -> None:
    """Write the text in the place of the file, or, if that fails, leave the file as it was."""
    target = os.path.realpath(path)
    handle, name = tempfile.mkstemp(dir=os.path.dirname(target), suffix=".yaml.tmp")
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        shutil.copymode(target, name)
        os.replace(name, target)
    except BaseException:
        os.unlink(name)
        raise
