"""``stich sheet``: the rule sheet of a spec, printed or written to a file.

Place in the pipeline: part of ``cli``, over ``sheet``; the drawing is done by ``as_text``, ``as_markdown``,
``as_html``.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

import click

from stich.cli import options
from stich.cli.binding import WordError, binding_names, parse_value
from stich.cli.errors import UsageError
from stich.cli.output import files_of, written
from stich.cli.trick import read_bindings
from stich.cli.wording import put
from stich.language.load import load_model
from stich.language.model.bindings import BoundValue, Values
from stich.language.model.game import GameModel
from stich.language.text.diagnostics import quoted
from stich.language.text.home import Folders
from stich.sheet.book import LANGUAGES
from stich.sheet.sheet import make_sheet


@click.command("sheet")
@options.spec
@options.formats("text", "markdown", "html")
@click.option("--language", type=click.Choice(LANGUAGES), default="en", help="The language of the sheet.")
@click.option("--bind", multiple=True, metavar="NAME=VALUES", help="Add the table of powers for these, as chosen=H,C.")
@click.option("--output", type=click.Path(dir_okay=False), metavar="FILE", help="Write to a file.")
@options.force
@options.players
@options.trust
def command(
    spec: str,
    form: str,
    language: str,
    bind: tuple[str, ...],
    output: str | None,
    force: bool,
    players: int | None,
    trusted: tuple[str, ...],
) -> int:
    """Print the rule sheet of a game, made from its spec alone."""
    return show_sheet(spec, form, language, bind, output, trusted, players, force)


def show_sheet(
    spec: str,
    form: str,
    language: str,
    bind: Sequence[str],
    output: str | None,
    trusted: Folders = (),
    players: int | None = None,
    force: bool = False,
) -> int:
    """Draw the sheet of a spec.

    Raises:
        SpecError: the spec has faults.
        UsageError: a binding is none of the game's, or its value does not fit; the file cannot be written.
    """
    game = load_model(spec, trusted=trusted, players=players)
    sheet = make_sheet(game, language, _bound(game, read_bindings(bind)))
    text: str = import_module(f"stich.sheet.as_{form}").draw(sheet)
    if output is None or output == "-":
        put(*text.rstrip("\n").split("\n"))
    else:
        with written(output, force, files_of(spec, trusted)) as file:
            file.write(text)
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
