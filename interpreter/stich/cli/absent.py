"""Faults of specs on the error stream, and the exit status: a spec that is not there is wrong usage.

Place in the pipeline: part of ``cli``, below ``errors`` and beside ``report``; imports nothing that reads or plays.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from stich.cli.report import put_report
from stich.cli.wording import put_error
from stich.language.text.diagnostics import Diagnostic, has_errors

FAULT, USAGE = 1, 2


def status_of(faults: Sequence[Diagnostic]) -> int:
    """The exit status that belongs to what was found in a spec: 2 where there is none, 1 where it has errors."""
    if any(fault.is_absent for fault in faults):
        return USAGE
    return FAULT if has_errors(faults) else 0


def tell_faults(faults: Sequence[Diagnostic]) -> int:
    """Say on the error stream what is wrong with a spec, or that there is none; the exit status."""
    if status_of(faults) == USAGE:
        for fault in faults:
            put_error(f"{fault.message}; {fault.help}" if fault.help else fault.message)
    else:
        put_report(faults, file=sys.stderr, end="")
    return status_of(faults)
