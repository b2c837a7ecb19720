"""Specs checked and their examples run: ``stich validate``.

Place in the pipeline: part of ``cli``, over ``language.load`` and ``examples``; drawing is ``report``'s.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import click

from stich.cli import options
from stich.cli.absent import USAGE, status_of, tell_faults
from stich.cli.report import as_data, put_report
from stich.cli.wording import count, put, put_json
from stich.examples.codes import FAILING_EXAMPLE, UNREADABLE_EXAMPLE
from stich.language.cache.answers import Answers
from stich.language.cache.entries import CacheEntry, Sources
from stich.language.load import examine, load_model
from stich.language.text.diagnostics import Diagnostic, Label, Severity, error, has_errors, quoted
from stich.language.text.files import is_file
from stich.language.text.home import Folders, folders_in, locate
from stich.language.text.library import is_library_name, library_names
from stich.language.text.places import shown
from stich.printable import json_text

if TYPE_CHECKING:
    from stich.examples.run import Result
    from stich.language.model.game import GameModel
    from stich.language.text.nodes import Mapping
    from stich.language.text.source import Span


@click.command("validate")
@options.spec_argument("specs", nargs=-1, metavar="[SPEC]...")
@click.option("--no-examples", is_flag=True, help="Check the rules only: run no examples and try no deals.")
@click.option("--watch", is_flag=True, help="Check again whenever a file is saved, until Ctrl-C.")
@options.players
@options.trust
@options.formats("text", "concise", "json", "github")
def command(
    specs: tuple[str, ...], no_examples: bool, watch: bool, players: int | None, trusted: tuple[str, ...], form: str
) -> int:
    """Check specs and run their examples; without SPEC, the whole library."""
    if watch:
        from stich.cli.watch import watch as look

        return look(specs, lambda: validate(specs, form, not no_examples, trusted, players), trusted=trusted)
    return validate(specs, form, not no_examples, trusted, players)


@dataclass(frozen=True, slots=True)
class Checked:
    """A spec after checking: where it stands, all its faults, how many examples were run and hold."""

    path: str
    faults: list[Diagnostic] = field(default_factory=list)
    examples: int = 0
    holding: int = 0

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong with it; warnings are no fault."""
        return not has_errors(self.faults)


CHECKED = Answers(Checked)


def validate(
    specs: Sequence[str], form: str, with_examples: bool, trusted: Folders = (), players: int | None = None
) -> int:
    """Check specs, the whole library if none is named, and print what is wrong with them."""
    checked = []
    for spec in specs:
        _tell_of_a_file_beside(spec)
    for spec in specs or library_names():
        checked.append(check_spec(spec, with_examples, trusted, players))
        if form != "json":
            _show(checked[-1], form, with_examples)
    if form == "json":
        put_json([as_data(fault) for each in checked for fault in each.faults])
    return max((status_of(each.faults) for each in checked), default=0)


def _tell_of_a_file_beside(spec: str) -> None:
    """Say which spec is checked, where a file of the name of one of the library lies here."""
    found, beside = locate(spec) if is_library_name(spec) else None, f"{spec}.yaml"
    if found is not None and is_file(beside) and not os.path.samefile(found, beside):
        other = quoted(os.path.join(os.curdir, beside))
        click.echo(f"checking {quoted(spec)} of the library, and not the file here; for that say {other}", err=True)


def check_spec(spec: str, with_examples: bool = True, trusted: Folders = (), players: int | None = None) -> Checked:
    """Check one spec, by name or path; an example that fails is one of its faults.

    One for a range of players is tried with each number of them, or with so many ``players`` alone.  What has been
    found to have no fault is known from then on; its warnings are told again.
    """
    trusted = folders_in(trusted)
    entry = CacheEntry.of("validate", spec, trusted, with_examples, players)
    if (known := CHECKED.found(entry)) is not None:
        return known
    checked, sources, words = _checked(spec, with_examples, trusted, players)
    if checked.ok:
        CHECKED.keep(entry, checked, sources, words)
    return checked


def _checked(
    spec: str, with_examples: bool, trusted: Folders, players: int | None
) -> tuple[Checked, Sources, tuple[str, ...]]:
    """A spec after checking, with the texts that were read and what each says under ``extends``."""
    game, faults, chain = examine(spec, trusted=trusted, players=players, every=players is None)
    if game is None:
        return Checked(str(locate(spec) or spec), _errors_first(faults)), chain.sources, chain.words
    path = game.span.source.path if game.span else spec
    others = [number for number in game.seats.counts if number != game.seats.players] if players is None else []
    ran = failed = 0
    for number in [None, *others] if with_examples else []:
        played = game if number is None else load_model(spec, trusted=trusted, players=number)
        stuck, failing = _tried(played, 1 + len(others), chain.tree)
        faults += [*stuck, *failing]
        ran, failed = ran + (0 if stuck else len(played.examples)), failed + len(failing)
    return Checked(path, _errors_first(faults), ran, ran - failed), chain.sources, chain.words


def _errors_first(faults: list[Diagnostic]) -> list[Diagnostic]:
    return sorted(faults, key=lambda fault: not fault.is_error)


def _tried(game: GameModel, share: int, tree: Mapping | None) -> tuple[list[Diagnostic], list[Diagnostic]]:
    """What stops a deal between bots, and the examples that fail; in a game that leads nowhere none is tried.  As many
    as ``share`` numbers of players share the work.  ``tree``: of the spec."""
    from stich.examples import run
    from stich.examples.trial import trial
    from stich.match.game import Game

    playable, whole = Game(game), game.span
    if whole is None:
        return [], []
    stuck = trial(playable, whole, share)
    if not stuck and run.too_much_work(playable, game.examples):
        at = game.examples[0].span or whole
        stuck = [error("too-many-rules", "the examples are too much work together", at, "none of them was run",
                       help="let there be fewer examples, or fewer powers")]  # fmt: skip
    results = run.run(playable) if not stuck else []
    pointer = tree.get("extends") if tree is not None else None
    taking = whole if pointer is None else pointer.span
    return stuck, [_fault(result, result.span or whole, taking, game) for result in results if not result.ok]


def _fault(result: Result, span: Span, taking: Span, game: GameModel) -> Diagnostic:
    """An example that fails; an inherited one is told where the reading takes it over (``taking``)."""
    headline, *decided = result.message.split("\n")
    code, what = (UNREADABLE_EXAMPLE, "cannot be read") if result.unread else (FAILING_EXAMPLE, "does not hold")
    notes, help = [line.strip() for line in decided], result.help
    message = f"the example “{result.example.name}” {what}"
    labels = [Label(span, headline.removeprefix("the example cannot be read: "))]
    if game.span is not None and span.source is not game.span.source:
        name = json_text(result.example.name)
        message = f"the example “{result.example.name}” of {quoted(Path(span.source.path).stem)} {what} in this reading"
        labels.insert(0, Label(taking, "its examples hold here, too, unless they are restated or dropped"))
        help = f"restate it here under the same name with its new answer, or drop it: `- {{name: {name}, drop: true}}`"
    return Diagnostic(code, Severity.ERROR, message, tuple(labels), help, tuple(notes))


def _show(checked: Checked, form: str, with_examples: bool) -> None:
    if form == "text" and status_of(checked.faults) == USAGE:
        tell_faults(checked.faults)
        return
    if checked.faults:
        put_report(checked.faults, form)
    put(f"{shown(checked.path)}: {_summary(checked, with_examples)}")


def _summary(checked: Checked, with_examples: bool) -> str:
    """The spec in one line: its faults, then its examples."""
    failing = checked.examples - checked.holding
    errors = sum(fault.is_error for fault in checked.faults) - failing
    warnings = len(checked.faults) - errors - failing
    counts = [count(n, word) for n, word in ((errors, "fault"), (warnings, "warning")) if n]
    said = [" and ".join(counts) or "no faults"]
    if errors or not with_examples:
        return said[0]
    if failing:
        said.append(f"{failing} of {count(checked.examples, 'example')} {'fails' if failing == 1 else 'fail'}")
    else:
        said.append(f"{count(checked.examples, 'example')} {'holds' if checked.examples == 1 else 'hold'}")
    return ", ".join(said)
