"""What is doubtful in a spec, drawn like its faults: ``stich lint``.

Place in the pipeline: part of ``cli``, over ``lint``; drawing is ``report``'s.
"""

from __future__ import annotations

from stich.cli.progress import Progress
from stich.cli.report import as_data, report
from stich.cli.wording import count, put, put_json
from stich.language.text.home import Folders
from stich.lint.lint import Linted, lint


def show_doubts(spec: str, deals: int, seed: int, form: str, trusted: Folders = ()) -> int:
    """Print what is doubtful in a spec; nothing of it is a fault.

    Raises:
        SpecError: the spec has faults.
    """
    found = lint(spec, deals, seed, Progress("deals played"), trusted=trusted)
    if form == "json":
        put_json([as_data(finding) for finding in found.findings])
        return 0
    if form != "text":
        said = report(found.findings, form)
        print(said, end="\n" if said else "")
        return 0
    if found.findings:
        print(report(found.findings))
    put(_summary(found))
    return 0


def _summary(found: Linted) -> str:
    path = found.game.span.source.path if found.game.span else found.game.name
    said = count(len(found.findings), "doubt") if found.findings else "nothing doubtful"
    return f"{path}: {said}; {found.deals:,} deals were played, seed {found.seed}"
