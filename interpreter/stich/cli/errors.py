"""What a command says when it cannot go on, and the exit status that belongs to it.

Place in the pipeline: part of ``cli``; everything that a command raises ends here, so that nobody is shown a traceback.
"""

from __future__ import annotations

import sys
from pathlib import Path

from stich.cli.absent import FAULT, USAGE, tell_faults
from stich.cli.wording import put, put_error
from stich.engine.errors import RecordError, UnplayableError
from stich.engine.posed import PosedError
from stich.errors import UnsolvedError, WorkerError
from stich.language.read.players import PlayersError
from stich.language.text.diagnostics import SpecError, quoted
from stich.match.core import ChoiceError

INTERNAL = 70
REPORT_IT = "This is a fault of the program, not yours; please report it with the command and the spec."


class UsageError(Exception):
    """The command was called with arguments that do not fit together or name nothing."""


class NamedRecordError(RecordError):
    """A record that does not hold, and the file in which it stands."""

    def __init__(self, name: str, fault: RecordError) -> None:
        super().__init__(fault.line, str(fault).removeprefix(f"line {fault.line}: "))
        self.name = name

    @property
    def lines(self) -> list[str]:
        """Where, and what is wrong; the rule that forbids a play has a line of its own."""
        first, *rest = str(self).removeprefix(f"line {self.line}: ").split("\n")
        return [f"{self.name}:{self.line}: {first}", *rest]


def tell(fault: Exception) -> int:
    """Say on the error stream what is wrong; the exit status."""
    match fault:
        case SpecError():
            return tell_faults(fault.diagnostics)
        case NamedRecordError():
            return _say(*fault.lines, status=FAULT)
        case RecordError() | PosedError() | UnsolvedError():
            return _say(str(fault), status=FAULT)
        case WorkerError():
            return _say(*str(fault).split("\n"), status=FAULT)
        case UnplayableError():
            return _say(*fault.lines, status=FAULT)
        case UsageError() | PlayersError() | ChoiceError():
            return _say(str(fault), status=USAGE)
        case OSError():
            return _say(_about(fault), status=FAULT)
        case _:
            put(_internal(fault), REPORT_IT, file=sys.stderr)
            return INTERNAL


def _say(*lines: str, status: int) -> int:
    put_error(*lines)
    return status


def _about(fault: OSError) -> str:
    """What the system would not do, and with which file."""
    reason = (fault.strerror or type(fault).__name__).lower()
    return f"{quoted(fault.filename)}: {reason}" if fault.filename is not None else reason


def _internal(fault: BaseException) -> str:
    """A fault of the program in a few words, with the place in its own text."""
    place, trace = "", fault.__traceback__
    while trace is not None:
        file = Path(trace.tb_frame.f_code.co_filename)
        if Path(__file__).parent.parent in file.parents:
            place = f" at {file.name}:{trace.tb_lineno}"
        trace = trace.tb_next
    words = " ".join(str(fault).split())[:200]
    return f"internal-error: {type(fault).__name__}{f': {words}' if words else ''}{place}"
