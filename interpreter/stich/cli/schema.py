"""The JSON Schemas of specs, examples, records and of what programs are told: ``stich schema``.

Place in the pipeline: part of ``cli``, over the schemas of the library.
"""

from __future__ import annotations

import click

from stich.cli.wording import output_encoding
from stich.language.text.library import data_path
from stich.printable import harmless_json


@click.command("schema")
@click.argument("name", type=click.Choice(("spec", "cases", "record", "seen", "bot")), default="spec")
def command(name: str) -> int:
    """Print the JSON Schema of specs, of examples, of records, of what a seat saw, or of a program's lines.

    The last of these, `bot`, is for programs that play: what they are told and what they answer.
    """
    return show_schema(name)


def show_schema(name: str) -> int:
    """Print a schema of the library by its name."""
    text = (data_path("schema") / f"{name}.schema.json").read_text(encoding="utf-8")
    print(harmless_json(text, output_encoding()), end="")
    return 0
