"""The command ``stich``.

Place in the pipeline: the top.  Each command is read here and carried out by another module, imported only then, so
that starting up costs nothing that the command does not need.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import TypeVar

import click

Command = TypeVar("Command", bound=Callable[..., int])

TRICK_NUMBER = 2
SEED = click.IntRange(0, (1 << 64) - 1)
READABLE = click.Path(exists=True, dir_okay=False, allow_dash=True)
MANY = click.IntRange(1, 1_000_000)
BROKEN_PIPE, INTERRUPTED = 141, 130


def _form(*forms: str) -> Callable[[Command], Command]:
    return click.option("--format", "form", type=click.Choice(forms), default=forms[0], help="What is printed.")


_seed = click.option("--seed", type=SEED, metavar="N", help="Fixes every card and every lot; without it a fresh one.")
_deals = click.option("--deals", type=MANY, metavar="N", help="Play so many deals, whatever the score.")
_record = click.option("--record", type=click.Path(dir_okay=False), metavar="FILE", help="Write a record as it goes.")
_spec = click.argument("spec")
_trust = click.option(
    "--trust", "trusted", type=click.Path(exists=True, file_okay=False), multiple=True, metavar="FOLDER",
    help="Let specs extend files in this folder, too; may be repeated.",
)  # fmt: skip


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def stich() -> None:
    """Historical trick-taking card games as data.

    SPEC is a file, or the name of a spec in the library (`stich list`).  A spec may extend those of the library and
    the files beside or below it, others only with --trust FOLDER.  Exit status: 0 fine, 1 a fault in a spec, an
    example or a record, 2 wrong usage.
    """


@stich.command("list")
@_form("text", "json")
def list_(form: str) -> int:
    """Show the library: game, players, deck, reading, source."""
    from stich.cli.library import show_library

    return show_library(form)


@stich.command()
@click.argument("specs", nargs=-1, metavar="[SPEC]...")
@click.option("--no-examples", is_flag=True, help="Check the rules only: run no examples and try no deals.")
@click.option("--watch", is_flag=True, help="Check again whenever a file is saved, until Ctrl-C.")
@_trust
@_form("text", "concise", "json", "github")
def validate(specs: tuple[str, ...], no_examples: bool, watch: bool, trusted: tuple[str, ...], form: str) -> int:
    """Check specs and run their examples; without SPEC, the whole library."""
    from stich.cli.validate import validate

    if watch:
        from stich.cli.watch import watch as look

        return look(specs, lambda: validate(specs, form, not no_examples, trusted), trusted=trusted)
    return validate(specs, form, not no_examples, trusted)


@stich.command()
@click.argument("name", type=click.Choice(("spec", "cases", "record")), default="spec")
def schema(name: str) -> int:
    """Print the JSON Schema of specs, of their examples or of records, for editors and programs."""
    from stich.cli.new import show_schema

    return show_schema(name)


@stich.command()
@click.argument("name")
@click.option("--from", "parent", required=True, metavar="SPEC", help="The spec that the new one extends.")
@click.option("--output", type=click.Path(dir_okay=False), metavar="FILE", help="The file, if not NAME.yaml here.")
@_trust
def new(name: str, parent: str, output: str | None, trusted: tuple[str, ...]) -> int:
    """Write a reading to start from: a small spec that extends another, with its rules as comments."""
    from stich.cli.new import write_new

    return write_new(name, parent, output, trusted)


@stich.command("format")
@click.argument("specs", nargs=-1, required=True, metavar="SPEC...")
@click.option("--check", is_flag=True, help="Write nothing; exit status 1 if a spec would change.")
def format_(specs: tuple[str, ...], check: bool) -> int:
    """Lay out specs anew: order of sections, spacing, indentation.  No comment and no value is lost."""
    from stich.cli.format import format_specs

    return format_specs(specs, check)


@stich.command()
@_spec
@_form("text", "markdown", "html")
@click.option("--language", type=click.Choice(("en", "de", "ru")), default="en", help="The language of the sheet.")
@click.option("--bind", multiple=True, metavar="NAME=VALUES", help="Add the table of powers for these, as chosen=H,C.")
@click.option("--output", type=click.Path(dir_okay=False), metavar="FILE", help="Write to a file.")
@_trust
def sheet(
    spec: str, form: str, language: str, bind: tuple[str, ...], output: str | None, trusted: tuple[str, ...]
) -> int:
    """Print the rule sheet of a game, made from its spec alone."""
    from stich.cli.sheet import show_sheet

    return show_sheet(spec, form, language, bind, output, trusted)


@stich.command()
@_spec
@click.argument("cards", nargs=-1, metavar="[CARD]...")
@click.option("--bind", multiple=True, metavar="NAME=VALUES", help="The value of a binding, as chosen=H,C.")
@click.option(
    "--trick", "number", type=click.IntRange(1, 1000), default=TRICK_NUMBER, show_default=True, metavar="N",
    help="The number of the trick in its deal.",
)  # fmt: skip
@click.option("--phase", metavar="NAME", help="The phase of the deal, in games that have several.")
@click.option("--why", metavar="CARD", help="Say why this card did not win.")
@click.option("--batch", type=READABLE, metavar="FILE", help="Judge the tricks of a file, JSON Lines.")
@_trust
@_form("text", "json")
def trick(
    spec: str,
    cards: tuple[str, ...],
    bind: tuple[str, ...],
    number: int,
    phase: str | None,
    why: str | None,
    batch: str | None,
    trusted: tuple[str, ...],
    form: str,
) -> int:
    """Say who wins a trick, and why.

    CARDs stand in the order played, the leader's first: `stich trick karniffel B7 L8 LO BO --bind chosen=L,B`.  With
    --batch, each line of FILE (or of the input, for `-`) is a trick like {"cards": ["B7", "L8"], "bind": {"chosen":
    ["L", "B"]}, "trick": 2}, and is answered with a line like {"winner": 0, "card": "B7"}; winner null is nobody.
    """
    from stich.cli.trick import judge

    return judge(spec, cards, bind, number, phase, batch, form, why, trusted)


@stich.command()
@_spec
@_seed
@_deals
@click.option("--players", default="greedy", metavar="A,B,...", help="Bots by seat; a short list is repeated.")
@_record
@click.option("--legal", is_flag=True, help="Let the record say what else could have been played.")
@click.option("--quiet", is_flag=True, help="Tell only how it ended.")
@_trust
@_form("text", "json")
def run(
    spec: str,
    seed: int | None,
    deals: int | None,
    players: str,
    record: str | None,
    legal: bool,
    quiet: bool,
    trusted: tuple[str, ...],
    form: str,
) -> int:
    """Let bots (greedy, random) play a match; print a transcript, or the record as JSON Lines."""
    from stich.cli.run import Wish, run
    from stich.engine.game import load_game

    return run(load_game(spec, trusted=trusted), Wish(seed, deals, _names(players), record, legal, form, quiet))


@stich.command()
@click.argument("file", type=READABLE)
@click.option("--spec", metavar="SPEC", help="The spec, where it is not the one of that name in the library.")
@_trust
@_form("text", "json")
def replay(file: str, spec: str | None, trusted: tuple[str, ...], form: str) -> int:
    """Play a record again and verify every line of it; `-` reads the input."""
    from stich.cli.replay import verify

    return verify(file, spec, form, trusted)


@stich.command()
@_spec
@click.option("--seat", type=click.IntRange(0, 99), default=0, show_default=True, metavar="N", help="Your seat.")
@click.option("--players", default="greedy", metavar="A,B,...", help="Bots at the other seats; a short list repeats.")
@_seed
@_deals
@_record
@_trust
def play(
    spec: str,
    seat: int,
    players: str,
    seed: int | None,
    deals: int | None,
    record: str | None,
    trusted: tuple[str, ...],
) -> int:
    """Play against bots."""
    from stich.cli.play import play
    from stich.cli.run import Wish
    from stich.engine.game import load_game

    return play(load_game(spec, trusted=trusted), seat, Wish(seed, deals, _names(players), record))


@stich.command()
@click.argument("a")
@click.argument("b")
@click.option("--tricks", type=click.IntRange(100, 1_000_000), default=100_000, show_default=True, metavar="N",
              help="Sample so many tricks of each size, where there are many more.")  # fmt: skip
@click.option("--deals", type=click.IntRange(1, 100_000), metavar="N", help="Play so many deals under both.")
@click.option("--seed", type=SEED, default=0, show_default=True, metavar="N", help="Fixes what is drawn by lot.")
@_trust
@_form("text", "json")
def diff(a: str, b: str, tricks: int, deals: int | None, seed: int, trusted: tuple[str, ...], form: str) -> int:
    """Compare two specs by meaning: their rules, and the tricks that they decide differently.

    With --deals, also what it changes: the same cards and the same random choices under both.
    """
    from stich.cli.diff import show_differences

    return show_differences(a, b, tricks, deals or 0, seed, form, trusted)


@stich.command()
@_spec
@click.option("--deals", type=click.IntRange(1, 100_000), default=400, show_default=True, metavar="N",
              help="Let bots play so many deals.")  # fmt: skip
@click.option("--seed", type=SEED, default=0, show_default=True, metavar="N", help="Fixes what is drawn by lot.")
@_trust
@_form("text", "concise", "json", "github")
def lint(spec: str, deals: int, seed: int, trusted: tuple[str, ...], form: str) -> int:
    """Say what is legal in a spec, but doubtful, with a witness for each finding."""
    from stich.cli.lint import show_doubts

    return show_doubts(spec, deals, seed, form, trusted)


@stich.command()
@click.argument("code", required=False)
@_form("text", "json")
def explain(code: str | None, form: str) -> int:
    """Explain the code of a diagnostic; without CODE, list them."""
    from stich.cli.explain import explain

    return explain(code, form)


def _names(players: str) -> list[str]:
    return [name.strip() for name in players.split(",")]


# --- running it -------------------------------------------------------------------------------------------------------


def main(args: Sequence[str] | None = None) -> int:
    """Run the command; its exit status.  Whatever happens, nobody is shown a traceback."""
    if sys.stdout is None or sys.stderr is None:  # closed by whoever started us: nothing can be said
        return BROKEN_PIPE
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
    """Say what is wrong with the command line, as Click does, but harmlessly: it may hold names of files."""
    if isinstance(wrong, getattr(click.exceptions, "NoArgsIsHelpError", ())):
        wrong.show()  # the help of the command
        return
    from stich.cli.wording import put

    if isinstance(wrong, click.UsageError) and wrong.ctx is not None:
        usage = wrong.ctx.get_usage().split("\n")
        put(*usage, f"Try '{wrong.ctx.command_path} --help' for help.", "", file=sys.stderr)
    put(f"Error: {wrong.format_message()}", file=sys.stderr)


def _leave(status: int) -> int:
    """Write out what can be written, and see to it that nothing is tried again on the way out."""
    try:
        sys.stdout.flush()
    except OSError:
        with open(os.devnull, "w") as nowhere:
            os.dup2(nowhere.fileno(), sys.stdout.fileno())
    return status


if __name__ == "__main__":
    sys.exit(main())
