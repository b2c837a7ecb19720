"""The arguments of ``stich trick``, made into questions.

Place in the pipeline: part of ``cli``, between the command line and ``trick_verdict`` and ``trick_batch``.
"""

from __future__ import annotations

from collections.abc import Sequence

import click

from stich.cli import options
from stich.cli.binding import WordError
from stich.cli.errors import UsageError
from stich.cli.record import opened
from stich.cli.trick_verdict import explain_trick, make_question
from stich.language.load import load_model
from stich.language.text.diagnostics import quoted
from stich.language.text.home import Folders
from stich.match.game import Game

TRICK_NUMBER = 2


@click.command("trick")
@options.spec
@click.argument("cards", nargs=-1, metavar="[CARD]...")
@click.option("--bind", multiple=True, metavar="NAME=VALUES", help="The value of a binding, as chosen=H,C.")
@click.option(
    "--trick", "number", type=click.IntRange(1, 1000), default=TRICK_NUMBER, show_default=True, metavar="N",
    help="The number of the trick in its deal.",
)  # fmt: skip
@click.option("--phase", metavar="NAME", help="The phase of the deal, in games that have several.")
@options.players
@click.option("--why", metavar="CARD", help="Say why this card did not win.")
@click.option("--batch", type=options.READABLE, metavar="FILE", help="Judge the tricks of a file, JSON Lines.")
@options.language
@options.trust
@options.formats("text", "json")
def command(
    spec: str,
    cards: tuple[str, ...],
    bind: tuple[str, ...],
    number: int,
    phase: str | None,
    players: int | None,
    why: str | None,
    batch: str | None,
    language: str,
    trusted: tuple[str, ...],
    form: str,
) -> int:
    """Say who wins a trick, and why.

    CARDs stand in the order played, the leader's first: `stich trick karniffel B7 L8 LO BO --bind chosen=L,B`.  With
    --batch, each line of FILE (or of the input, for `-`) is a trick like {"cards": ["B7", "L8"], "bind": {"chosen":
    ["L", "B"]}, "trick": 2}, and is answered with a line like {"winner": 0, "card": "B7"}; winner null is nobody.
    """
    return judge(spec, cards, bind, number, phase, batch, form, why, trusted, players, language)


def judge(
    spec: str,
    cards: Sequence[str],
    bind: Sequence[str],
    number: int,
    phase: str | None,
    batch: str | None,
    form: str,
    why: str | None = None,
    trusted: Folders = (),
    players: int | None = None,
    language: str = "en",
) -> int:
    """Judge the trick on the command line, or those of a file.

    Raises:
        SpecError: the spec has faults.
        UsageError: the arguments name no trick of the game.
    """
    game, bound = load_model(spec, trusted=trusted, players=players), read_bindings(bind)
    if batch is None:
        try:
            question = make_question(Game(game).plan, cards, bound, number, phase, why)
        except WordError as fault:
            raise UsageError(str(fault)) from None
        return explain_trick(game, question, form, language)
    from stich.cli.trick_batch import answer_batch

    if cards:
        raise UsageError("with --batch the cards stand in the file")
    if why is not None:
        raise UsageError("--why asks about one trick, --batch about many")
    with opened(batch) as file:
        return answer_batch(game, file, bound, number, phase)


def read_bindings(words: Sequence[str]) -> dict[str, list[str]]:
    """The bindings of the command line: ``chosen=H,C``."""
    found: dict[str, list[str]] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name or not value.strip(" ,"):
            raise UsageError(f"--bind {quoted(word)} is not of the form chosen=H,C")
        if name in found:
            raise UsageError(f"--bind gives {quoted(name)} twice")
        found[name] = value.replace(",", " ").split()
    return found
