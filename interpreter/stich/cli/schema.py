"""The JSON Schemas of specs, examples and records: ``stich schema``.

Place in the pipeline: part of ``cli``, over the schemas of the library.
"""

from __future__ import annotations

import click

from stich.cli.wording import output_encoding
from stich.language.text.library import data_path
from stich.printable import harmless_json


@click.command("schema")
@click.argument("name", type=click.Choice(("spec", "cases", "record", "seen")), default="spec")
def command(name: str) -> int:
    """Print the JSON Schema of specs, of their examples, of records, or of what one seat saw."""
    return show_schema(name)


def show_schema(name: str) -> int:
    """Print the JSON Schema of specs, of cases (the examples), of records or of what one seat saw of a match."""
    text = (data_path("schema") / f"{name}.schema.json").read_text(encoding="utf-8")
    print(harmless_json(text, output_encoding()), end="")
    return 0
