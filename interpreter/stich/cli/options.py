"""Options and arguments that several commands have, each written once.

Place in the pipeline: the bottom of ``cli``, beside ``wording``; knows Click, must not know what a command does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.core import ParameterSource

from stich.messages.known import LANGUAGES

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

Command = TypeVar("Command", bound=Callable[..., int])

SEED = click.IntRange(0, (1 << 64) - 1)
NUMBER_AT_MOST = 5  # digits
FIRST_AT_MOST = 4_000  # bytes of a file by which it is seen what it is
READABLE_FILE = click.Path(exists=True, dir_okay=False)
READABLE = click.Path(exists=True, dir_okay=False, allow_dash=True)


def formats(*forms: str) -> Callable[[Command], Command]:
    """``--format``, one of these; the first if nothing is said."""
    return click.option("--format", "form", type=click.Choice(forms), default=forms[0], help="What is printed.")


def names(players: str) -> list[str]:
    """The names in a list like ``greedy, random``."""
    return [name.strip() for name in players.split(",")]


def many(word: str) -> int | None:
    """How many players a word names, if it is a number."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) < NUMBER_AT_MOST else None


def spec_argument(name: str, **more: Any) -> Callable[[Command], Command]:
    """An argument that names a spec, or several."""
    return click.argument(name, shell_complete=_specs, **more)


def spec_option(*names: str, **more: Any) -> Callable[[Command], Command]:
    """An option whose value names a spec."""
    return click.option(*names, metavar="SPEC", shell_complete=_specs, **more)


def _specs(_context: click.Context, _parameter: click.Parameter, typed: str) -> list[CompletionItem]:
    from stich.cli.completion import of_specs  # imported only while a line is completed

    return of_specs(typed)


spec = spec_argument("spec")
trust = click.option(
    "--trust", "trusted", type=click.Path(exists=True, file_okay=False), multiple=True, metavar="FOLDER",
    help="Let specs extend files in this folder, too; may be repeated.",
)  # fmt: skip

players = click.option(
    "--players", type=click.IntRange(2, 20), metavar="N", help="Of a spec for a range of players, take so many."
)

language = click.option(
    "--language", type=click.Choice(LANGUAGES), default="en", help="The language of what people read."
)

# of a file that is written
force = click.option("--force", is_flag=True, help="Replace the file if it is there.")

# of a match
fresh_seed = click.option(
    "--seed", type=SEED, metavar="N", help="Fixes every card and every lot; without it a fresh one."
)
match_deals = click.option(
    "--deals", type=click.IntRange(1, 1_000_000), metavar="N", help="Play so many deals, whatever the score."
)
record = click.option("--record", type=click.Path(dir_okay=False), metavar="FILE", help="Write a record as it goes.")

resume = click.option(
    "--resume", type=READABLE_FILE, metavar="FILE", help="Go on with the match of a record that stops early, in it."
)

deal = click.option(
    "--deal", type=READABLE_FILE, metavar="FILE",
    help="Set the cards of the deals: YAML, a record or PBN; the match lasts as many, unless --deals says otherwise.",
)  # fmt: skip


def is_said(name: str) -> bool:
    """Whether a parameter of the command stands in its line."""
    return click.get_current_context().get_parameter_source(name) is ParameterSource.COMMANDLINE


def check_resumed() -> None:
    """A record that goes on says itself what it said of the match when it began.

    Raises:
        click.UsageError: something of that stands beside it.
    """
    context = click.get_current_context()
    for name in ("seed", "deals", "deal", "record", "force"):
        if is_said(name):
            raise click.UsageError(f"--{name} does not go with --resume: the match goes on as it began", context)


# of a study
seed = click.option("--seed", type=SEED, default=0, show_default=True, metavar="N", help="Fixes what is drawn by lot.")
