"""Specs checked and their examples run: ``stich validate``.

Place in the pipeline: a face over ``spec.load`` and ``study.examples``; drawing is ``report``'s.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from interpreter.faces.report import report
from interpreter.faces.wording import count, put
from interpreter.spec.diagnostics import Diagnostic, Label, Severity, declare, has_errors
from interpreter.spec.library import library_names
from interpreter.spec.load import check
from interpreter.spec.model import Game

FAILING_EXAMPLE = "failing-example"

declare(
    FAILING_EXAMPLE,
    "an example does not hold",
    "The rules of the spec give another answer than the example expects, or the example cannot be read.",
    "Examples are what the source says; either a rule or the example is written down wrongly.",
    "given: {chosen: B, trick: LK B3}\nexpect: {winner: B3}   # but a king disarms the three",
    "See which words decided, and correct them, or correct the example.",
)


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


def validate(specs: Sequence[str], form: str, with_examples: bool) -> int:
    """Check specs, the whole library if none is named, and print what is wrong with them."""
    checked = []
    for spec in specs or library_names():
        checked.append(check_spec(spec, with_examples))
        if form != "json":
            _show(checked[-1], form, with_examples)
    if form == "json":
        print(report([fault for each in checked for fault in each.faults], "json"))
    return 0 if all(each.ok for each in checked) else 1


def check_spec(spec: str, with_examples: bool = True) -> Checked:
    """Check one spec, by name or path; an example that fails is one of its faults."""
    game, faults = check(spec)
    path = next((fault.span.source.path for fault in faults), spec)
    if game is None:
        return Checked(path, faults)
    path = game.span.source.path if game.span else path
    failing = _failing(game) if with_examples else []
    ran = len(game.examples) if with_examples else 0
    return Checked(path, [*faults, *failing], ran, ran - len(failing))


def _failing(game: Game) -> list[Diagnostic]:
    from interpreter.engine.game import PlayableGame
    from interpreter.study import examples

    faults = []
    for result in examples.run(PlayableGame(game)):
        span = result.span or game.span
        if not result.ok and span is not None:
            headline, *decided = result.message.split("\n")
            message = f"the example “{result.example.name}” does not hold"
            notes = tuple(line.strip() for line in decided)
            faults.append(Diagnostic(FAILING_EXAMPLE, Severity.ERROR, message, (Label(span, headline),), notes=notes))
    return faults


def _show(checked: Checked, form: str, with_examples: bool) -> None:
    if checked.faults:
        print(report(checked.faults, form))
    put(f"{checked.path}: {_summary(checked, with_examples)}")


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
