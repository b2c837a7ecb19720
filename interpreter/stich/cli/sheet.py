"""``stich sheet``: the rule sheet of a spec, printed or written to a file.

Place in the pipeline: part of ``cli``, over ``sheet``; the drawing is done by ``as_text``, ``as_markdown``,
``as_html``, ``as_pdf``.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module

import click

from stich.cli import options
from stich.cli.binding import WordError, binding_names, parse_value
from stich.cli.errors import UsageError
from stich.cli.output import Reads, files_of, written
from stich.cli.trick import read_bindings
from stich.cli.wording import put
from stich.language.load import load_model
from stich.language.model.bindings import BoundValue, Values
from stich.language.model.game import GameModel
from stich.language.text.diagnostics import quoted
from stich.sheet.as_pdf import PAPERS
from stich.sheet.parts import Sheet
from stich.sheet.sheet import make_sheet


@click.command("sheet")
@options.spec
@options.formats("text", "markdown", "html", "pdf")
@options.language
@click.option("--bind", multiple=True, metavar="NAME=VALUES", help="Add the table of powers for these, as chosen=H,C.")
@click.option("--output", type=click.Path(dir_okay=False), metavar="FILE", help="Write to a file.")
@click.option("--paper", type=click.Choice(PAPERS), default="A4", help="The paper of a PDF.")
@options.force
@options.players
@options.trust
def command(
    spec: str,
    form: str,
    language: str,
    bind: tuple[str, ...],
    output: str | None,
    paper: str,
    force: bool,
    players: int | None,
    trusted: tuple[str, ...],
) -> int:
    """Print the rule sheet of a game, made from its spec alone."""
    game = load_model(spec, trusted=trusted, players=players)
    sheet = make_sheet(game, language, _bound(game, read_bindings(bind)))
    reads = files_of(spec, trusted)
    return (
        _print_pdf(sheet, paper, output, force, reads) if form == "pdf" else _print(sheet, form, output, force, reads)
    )


def _print(sheet: Sheet, form: str, output: str | None, force: bool, reads: Reads) -> int:
    """Draw a sheet as text of some form.

    Raises:
        UsageError: the file cannot be written.
    """
    text: str = import_module(f"stich.sheet.as_{form}").draw(sheet)
    if output is None or output == "-":
        put(*text.rstrip("\n").split("\n"))
        return 0
    with written(output, force, reads) as file:
        file.write(text)
    return 0


def _print_pdf(sheet: Sheet, paper: str, output: str | None, force: bool, reads: Reads) -> int:
    """Print a sheet on paper.

    Raises:
        UsageError: there is nothing to print with, or nowhere to print to.
    """
    from stich.sheet import as_pdf

    if output is None and sys.stdout.isatty():
        raise UsageError("a PDF is no text for a terminal; name a file: --output FILE")
    try:
        data = as_pdf.draw(sheet, paper)
    except as_pdf.NoPrinterError as fault:
        raise UsageError(f"a PDF needs WeasyPrint: pip install 'stich[pdf]' ({fault})") from None
    if output is None or output == "-":
        sys.stdout.buffer.write(data)
        return 0
    with written(output, force, reads) as file:
        file.buffer.write(data)
    return 0


def _bound(game: GameModel, words: dict[str, list[str]]) -> Values:
    """A value for each binding that is named; nothing for the others."""
    try:
        known = binding_names(game, words)
        return tuple(_value(game, i, words[name]) if name in words else () for i, name in enumerate(known))
    except WordError as fault:
        raise UsageError(str(fault)) from None


def _value(game: GameModel, index: int, words: Sequence[str]) -> BoundValue:
    binding, value = game.bindings[index], parse_value(game, index, words)
    if len(value) != binding.count:
        raise UsageError(f"{quoted(binding.name.key)} holds {binding.count}, not {len(value)}")
    return value
