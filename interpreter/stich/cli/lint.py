"""What is doubtful in a spec, drawn like its faults: ``stich lint``.

Place in the pipeline: part of ``cli``, over ``lint``; drawing is ``report``'s.
"""

from __future__ import annotations

import click

from stich.cli import options
from stich.cli.progress import Progress
from stich.cli.report import as_data, put_report
from stich.cli.wording import count, put, put_json
from stich.language.text.home import Folders
from stich.language.text.places import shown
from stich.lint.lint import Linted, lint


@click.command("lint")
@options.spec
@click.option("--deals", type=click.IntRange(1, 100_000), default=400, show_default=True, metavar="N",
              help="Let bots play so many deals.")  # fmt: skip
@options.seed
@options.players
@options.trust
@options.formats("text", "concise", "json", "github")
def command(spec: str, deals: int, seed: int, players: int | None, trusted: tuple[str, ...], form: str) -> int:
    """Say what is legal in a spec, but doubtful, with a witness for each finding."""
    return show_doubts(spec, deals, seed, form, trusted, players)


def show_doubts(spec: str, deals: int, seed: int, form: str, trusted: Folders = (), players: int | None = None) -> int:
    """Print what is doubtful in a spec; nothing of it is a fault.

    Raises:
        SpecError: the spec has faults.
    """
    found = lint(spec, deals, seed, Progress("deals played"), trusted=trusted, players=players)
    if form == "json":
        put_json([as_data(finding) for finding in found.findings])
        return 0
    put_report(found.findings, form)
    if form == "text":
        put(_summary(found))
    return 0


def _summary(found: Linted) -> str:
    path = shown(found.game.span.source.path) if found.game.span else found.game.name
    said = count(len(found.findings), "doubt") if found.findings else "nothing doubtful"
    return f"{path}: {said}; {found.deals:,} deals were played, seed {found.seed}"
