"""The command ``stich``: which commands there are, and what happens whatever one of them raises.

Place in the pipeline: the top.  Each command stands in a module of its own, imported only when it is asked for, so that
starting up costs nothing that the command does not need.
"""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

BROKEN_PIPE, INTERRUPTED = 141, 130

# What is told of the machine, by what `match.core` says of it.
MACHINES = {
    "compiled": "compiled",
    "plain": "as plain Python, which is slower (STICH_MACHINE)",
    "off": "off: the readable engine plays, which is slower (STICH_MACHINE)",
    "stale": "compiled of another source: the readable engine plays, which is slower (python -m stich.machine.build)",
    "none": "none: the readable engine plays, which is slower",
}

# Each command: the module in which it stands, and what it does, for the list of them.
COMMANDS = {
    "bench": ("bench", "Measure how fast specs are played on this machine; without SPEC, some of the library."),
    "completion": ("completion", "Print what lets a shell complete commands, options, names of specs and codes."),
    "diff": ("diff", "Compare two specs by meaning: their rules, and the tricks that they decide differently."),
    "explain": ("explain", "Explain the code of a diagnostic; without CODE, list them."),
    "format": ("format", "Lay out specs anew: order of sections, spacing, indentation."),
    "lint": ("lint", "Say what is legal in a spec, but doubtful, and what it does not say in which language."),
    "list": ("library", "Show the library: game, players, deck, reading, source."),
    "new": ("new", "Write a reading to start from: a small spec that extends another, with its rules as comments."),
    "play": ("play", "Play against bots, or several of you at one screen."),
    "players": ("players", "List the bots that can be seated: our own, and those that installed packages bring."),
    "record": (
        "seen",
        "Write what one seat saw of a recorded match, as JSON Lines with hidden cards null; `-` reads the input.",
    ),
    "replay": ("replay", "Play a record again and verify every line of it; `-` reads the input."),
    "run": ("run", "Let bots play a match; print a transcript, or the record as JSON Lines."),
    "schema": (
        "schema",
        "Print the JSON Schema of specs, of examples, of records, of what a seat saw, or of a program's lines.",
    ),
    "sheet": ("sheet", "Print the rule sheet of a game, made from its spec alone."),
    "solve": (
        "solve",
        "Say what a deal is worth with every card laid open, if all play their best, and what is best now.",
    ),
    "tournament": (
        "tournament",
        "Let bots play each other at the same cards: every two, each deal again with the seats exchanged.",
    ),
    "trick": ("trick", "Say who wins a trick, and why."),
    "validate": ("validate", "Check specs and run their examples; without SPEC, the whole library."),
}

STATUSES = """\b
Exit status:
  0    fine
  1    a fault in a spec, an example or a record, or the system refuses (a full disk)
  2    wrong usage: an unknown command, option, spec, player, card or code, a value that
       does not fit, a missing file, a file that is there already
  70   a fault of this program
  130  stopped by Ctrl-C
  141  whoever read the output has left
"""


class Commands(click.Group):
    """The commands, each imported when it is asked for."""

    def list_commands(self, _context: click.Context) -> list[str]:
        """The names of the commands."""
        return list(COMMANDS)

    def get_command(self, _context: click.Context, name: str) -> click.Command | None:
        """The command of that name, if there is one."""
        if name not in COMMANDS:
            return None
        found: click.Command = import_module(f"stich.cli.{COMMANDS[name][0]}").command
        return found

    def resolve_command(
        self, context: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is named, and the words after it.

        Raises:
            click.UsageError: there is none of that name.
        """
        if args[0] in COMMANDS or args[0].startswith("-") or context.resilient_parsing:
            return super().resolve_command(context, args)
        from stich.language.text.diagnostics import did_you_mean, quoted, suggest

        near = did_you_mean(suggest(args[0], COMMANDS))
        raise click.UsageError(f"no such command {quoted(args[0])}{near and f'; {near}'}", context)

    def shell_complete(self, context: click.Context, incomplete: str) -> list[CompletionItem]:
        """The names of the commands, with what they do, and the options."""
        from click.shell_completion import CompletionItem

        items = [CompletionItem(name, help=does) for name, (_, does) in COMMANDS.items() if name.startswith(incomplete)]
        return [*items, *click.Command.shell_complete(self, context, incomplete)]

    def format_commands(self, _context: click.Context, formatter: click.HelpFormatter) -> None:
        """List them without importing any."""
        room = formatter.width - 6 - max(map(len, COMMANDS))
        rows = [(name, click.Command(name, help=does).get_short_help_str(room)) for name, (_, does) in COMMANDS.items()]
        with formatter.section("Commands"):
            formatter.write_dl(rows)


def _tell_version(context: click.Context, _parameter: click.Parameter, asked: bool) -> None:
    if asked and not context.resilient_parsing:
        from importlib.metadata import version

        from stich.cli.wording import put
        from stich.match.core import which

        put(f"stich {version('stich')}", f"machine: {MACHINES[which()]}")
        context.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]}, epilog=STATUSES)
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_tell_version,
    help="Show the version, and whether the machine that plays fast is compiled.",
)  # fmt: skip
def stich() -> None:
    """Historical trick-taking card games as data.

    SPEC is a file, or the name of a spec in the library (`stich list`).  A spec may extend those of the library and
    the files beside or below it, others only with --trust FOLDER.
    """


# --- running it -------------------------------------------------------------------------------------------------------


def main(args: Sequence[str] | None = None) -> int:
    """Run the command; its exit status.  Whatever happens, nobody is shown a traceback."""
    if sys.stdout is None or sys.stderr is None:  # closed by whoever started us: nothing can be said
        return BROKEN_PIPE
    if "_STICH_COMPLETE" in os.environ and args is None:
        from stich.cli.completion import answer

        return answer(stich)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        status = _run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        return _leave(BROKEN_PIPE)
    except KeyboardInterrupt:
        return _leave(INTERRUPTED)
    except Exception as fault:
        from stich.cli.errors import tell

        return _leave(tell(fault))
    return status


def _run(args: Sequence[str] | None) -> int:
    try:
        with stich.make_context("stich", list(sys.argv[1:] if args is None else args)) as context:
            status = stich.invoke(context)
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.ClickException as wrong:
        _refuse(wrong)
        return wrong.exit_code
    return status if isinstance(status, int) else 0


def _refuse(wrong: click.ClickException) -> None:
    """Say what is wrong with the command line, in the form of all errors, and harmlessly: it may name files."""
    if isinstance(wrong, getattr(click.exceptions, "NoArgsIsHelpError", ())):
        wrong.show()  # the help of the command
        return
    from stich.cli.wording import put_error

    said = _in_our_words(wrong)
    if isinstance(wrong, click.UsageError) and wrong.ctx is not None and not said.endswith("?"):
        said += f"; see `{wrong.ctx.command_path} --help`"
    put_error(said)


def _in_our_words(wrong: click.ClickException) -> str:
    """A message of Click as a clause like those of our own: no capital, no full stop, names between backticks."""
    if isinstance(wrong, click.NoSuchOption):
        from stich.language.text.diagnostics import did_you_mean, quoted

        near = did_you_mean(wrong.possibilities or ())
        return f"no such option {quoted(wrong.option_name)}{near and f'; {near}'}"
    message = wrong.format_message()
    clause = re.sub(r"(?<!\w)'([^']*)'(?!\w)", r"`\1`", " ".join(message.split()).removesuffix("."))
    return clause[:1].lower() + clause[1:]


def _leave(status: int) -> int:
    """Write out what can be written, and see to it that nothing is tried again on the way out."""
    try:
        sys.stdout.flush()
    except OSError:
        with open(os.devnull, "w") as nowhere:
            os.dup2(nowhere.fileno(), sys.stdout.fileno())
    return status
