"""What is doubtful in a spec, drawn like its faults: ``stich lint``.

Place in the pipeline: part of ``cli``, over ``lint``; drawing is ``report``'s.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import click

from stich.cli import options
from stich.cli.progress import Progress
from stich.cli.report import as_data, put_report
from stich.cli.wording import count, put, put_json
from stich.language.text.diagnostics import Diagnostic, quoted
from stich.language.text.home import Folders
from stich.language.text.places import shown
from stich.language.text.schema import is_language
from stich.lint.lint import Linted, lint

LACKING = {"missing-title": "missing title", "missing-text": "missing text"}


@click.command("lint")
@options.spec
@click.option("--deals", type=click.IntRange(1, 100_000), default=400, show_default=True, metavar="N",
              help="Let bots play so many deals.")  # fmt: skip
@options.seed
@options.players
@options.trust
@click.option("--languages", default="en,de,ru", show_default=True, metavar="TAGS",
              help="Say what is not said in these, or `none`.")  # fmt: skip
@options.formats("text", "concise", "json", "github")
def command(
    spec: str, deals: int, seed: int, players: int | None, trusted: tuple[str, ...], languages: str, form: str
) -> int:
    """Say what is legal in a spec, but doubtful, and what it does not say in which language.

    Each finding has a witness."""
    return show_doubts(spec, deals, seed, form, trusted, players, _tags(languages))


def show_doubts(
    spec: str, deals: int, seed: int, form: str, trusted: Folders = (), players: int | None = None,
    languages: Sequence[str] = (),
) -> int:  # fmt: skip
    """Print what is doubtful in a spec; nothing of it is a fault.

    Raises:
        SpecError: the spec has faults.
    """
    found = lint(spec, deals, seed, Progress("deals played"), trusted=trusted, players=players, languages=languages)
    every = (*found.findings, *found.lacks)
    if form == "json":
        put_json([as_data(finding) for finding in every])
        return 0
    put_report(found.findings if form == "text" else every, form)
    if form == "text":
        put(*_lacking(found), _summary(found))
    return 0


def _lacking(found: Linted) -> Iterator[str]:
    """What is not said in a language, a line each, those of one file and of one sort together."""
    groups: dict[tuple[str, str], list[Diagnostic]] = {}
    for each in found.lacks:
        groups.setdefault((each.span.source.path, each.code), []).append(each)
    for (path, code), lacks in groups.items():
        yield f"{path}: {count(len(lacks), LACKING[code])}"
        yield from (f"  {each.span.source.position(each.span.start)[0]:>4}  {each.message}" for each in lacks)
    if groups:
        yield ""


def _summary(found: Linted) -> str:
    path = shown(found.game.span.source.path) if found.game.span else found.game.name
    said = count(len(found.findings), "doubt") if found.findings else "nothing doubtful"
    return f"{path}: {said}; {found.deals:,} deals were played, seed {found.seed}"


def _tags(languages: str) -> tuple[str, ...]:
    """The languages in a list like ``de, pt-BR``; none of ``none``.

    Raises:
        click.BadParameter: one of them is no tag of a language.
    """
    found = tuple(dict.fromkeys(tag for tag in options.names(languages) if tag and tag != "none"))
    for tag in found:
        if not is_language(tag):
            raise click.BadParameter(f"{quoted(tag)} is no tag of a language; say `de`, or `pt-BR`")
    return found
